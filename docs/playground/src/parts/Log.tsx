/** What happened up to the moment shown, a moment a row: a click shows the board after it. The newest row is in sight, unless somebody has scrolled up to read. */
import { Component } from "preact";
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from "preact/hooks";
import { isSetUp } from "tyche";
import type { Board } from "tyche/svg";
import type { Texts } from "../games/surface.js";
import type { Moment, Told } from "../protocol.js";
import { useWords } from "../words/words.js";
import { Clause } from "./Clause.js";
import type { Contest } from "./contests.js";
import { Fight } from "./Fight.js";
import { Emblem } from "./Emblem.js";
import { doerOf } from "./happened.js";

const SHOWN = 120;
/** A set-up of so many events is folded. */
const LONG = 8;
const FACES = "⚀⚁⚂⚃⚄⚅";

interface Props {
  readonly log: readonly Moment[];
  readonly moment: number;
  readonly board: Board;
  readonly texts: Texts;
  /** True if the clauses of the rules stand beside what they decided. */
  readonly isCited: boolean;
  readonly onMoment: (moment: number) => void;
  readonly contests: readonly Contest[];
  readonly onBattle: (contest: Contest) => void;
  /** A line that is pointed at lights what it is about. */
  readonly onPoint: (events: readonly Told[] | null) => void;
  /** A line that is clicked is shown on the map. */
  readonly onShow: (events: readonly Told[]) => void;
}

/** How far from its end, in pixels, a panel still counts as scrolled to it. */
const NEAR = 12;

export function Log({ log, moment, board, texts, isCited, contests, onBattle, onMoment, onPoint, onShow }: Props) {
  const words = useWords();
  const [all, setAll] = useState(false);
  const list = useRef<HTMLOListElement>(null);
  const { isAtEnd, goToEnd } = useEnd(list, `${moment} ${log.length}`);
  const from = all ? 0 : Math.max(0, moment + 1 - SHOWN);
  const rows = log.slice(from, moment + 1);
  const fights = useMemo(() => byMoment(contests), [contests]);
  // Rows are given the same functions at every drawing, so that they can be kept.
  const latest = useRef({ onBattle, onMoment, onPoint, onShow });
  latest.current = { onBattle, onMoment, onPoint, onShow };
  const hands = useMemo(
    (): Hands => ({
      onBattle: (contest) => latest.current.onBattle(contest),
      onMoment: (at) => latest.current.onMoment(at),
      onPoint: (events) => latest.current.onPoint(events),
      onShow: (events) => latest.current.onShow(events),
    }),
    [],
  );
  return (
    <div class="log">
      {from === 0 ? null : (
        <button type="button" onClick={() => setAll(true)}>
          {words.logEarlier(from)}
        </button>
      )}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls */}
      <ol ref={list} data-testid="log" aria-live="polite" aria-label={words.log} tabIndex={0}>
        {rows.map((row, nth) =>
          isShown(row) ? (
            <Row
              key={from + nth}
              {...{ row, board, texts, isCited, hands }}
              nth={from + nth}
              isNow={from + nth === moment}
              contests={fights.get(from + nth) ?? NONE}
            />
          ) : null,
        )}
      </ol>
      {isAtEnd ? null : (
        <button type="button" class="newest" data-testid="newest" onClick={goToEnd}>
          ↓ {words.logNewest}
        </button>
      )}
    </div>
  );
}

const NONE: readonly Contest[] = [];

function byMoment(contests: readonly Contest[]): ReadonlyMap<number, readonly Contest[]> {
  const found = new Map<number, Contest[]>();
  for (const contest of contests) found.set(contest.moment, [...(found.get(contest.moment) ?? []), contest]);
  return found;
}

/** What a row does when it is pointed at or clicked. */
type Hands = Pick<Props, "onBattle" | "onMoment" | "onPoint" | "onShow">;

interface RowProps extends Pick<Props, "board" | "texts" | "isCited" | "contests"> {
  readonly row: Moment;
  readonly nth: number;
  readonly isNow: boolean;
  readonly hands: Hands;
}

/** One moment. It is drawn again only when something of it has changed: a log has more than a hundred of them at every click. */
class Row extends Component<RowProps> {
  override shouldComponentUpdate({ contests, ...next }: RowProps): boolean {
    const { contests: before, ...now } = this.props;
    const isSame = contests.length === before.length && contests.every(({ last }, nth) => last === before[nth]!.last);
    return !isSame || (Object.keys(next) as (keyof typeof next)[]).some((key) => next[key] !== now[key]);
  }

  override render({ row, nth, isNow, board, texts, isCited, contests, hands }: RowProps) {
    return (
      <li class={isNow ? "now" : undefined} aria-current={isNow ? "step" : undefined}>
        <When nth={nth} onMoment={hands.onMoment} />
        <div>
          {row.events.length === 0 ? (
            <p>
              <Emblem board={board} owner={row.seat} size={13} /> {texts.move(row.move!)}
            </p>
          ) : (
            <Happening {...{ row, board, texts, isCited, contests }} {...hands} />
          )}
        </div>
      </li>
    );
  }
}

function When({ nth, onMoment }: { readonly nth: number } & Pick<Props, "onMoment">) {
  const words = useWords();
  return (
    <button type="button" class="when" aria-label={words.logGo(nth)} title={words.logGo(nth)} onClick={() => onMoment(nth)}>
      {nth}
    </button>
  );
}

function isShown({ events, move }: Moment): boolean {
  return events.length > 0 || move !== null;
}

// Keeps the end of a list in sight, whatever grows in it or around it, until somebody scrolls up; and again when he is back at its end. After what is shown has changed it
// looks in the next frame, which lays the page out anyway, so that no click waits for that.
function useEnd(list: { readonly current: HTMLElement | null }, shown: string): { readonly isAtEnd: boolean; readonly goToEnd: () => void } {
  const [isAtEnd, setAtEnd] = useState(true);
  const isKept = useRef(true);
  const follow = (): void => {
    const panel = list.current?.closest<HTMLElement>(".panel");
    if (panel && isKept.current) panel.scrollTop = panel.scrollHeight;
  };
  useLayoutEffect(() => {
    const frame = requestAnimationFrame(follow);
    return () => cancelAnimationFrame(frame);
  }, [shown]);
  useEffect(() => {
    const panel = list.current!.closest<HTMLElement>(".panel")!;
    let [top, height] = [panel.scrollTop, panel.clientHeight];
    const onScroll = (): void => {
      const isEnd = panel.scrollHeight - panel.scrollTop - panel.clientHeight < NEAR;
      // What the browser moves when the panel changes its size is nobody's wish.
      const isUp = panel.scrollTop < top && panel.clientHeight === height;
      if (isEnd || isUp) isKept.current = isEnd;
      [top, height] = [panel.scrollTop, panel.clientHeight];
      setAtEnd(isKept.current);
    };
    const sizes = new ResizeObserver(follow);
    sizes.observe(panel);
    sizes.observe(list.current!);
    panel.addEventListener("scroll", onScroll);
    return () => {
      sizes.disconnect();
      panel.removeEventListener("scroll", onScroll);
    };
  }, []);
  const goToEnd = (): void => {
    isKept.current = true;
    follow();
  };
  return { isAtEnd, goToEnd };
}

/** Scrolls a panel, and nothing around it, so that a part of it is seen. */
export function showIn(panel: HTMLElement | null | undefined, part: HTMLElement | null | undefined): void {
  if (!panel || !part) return;
  const outer = panel.getBoundingClientRect();
  const inner = part.getBoundingClientRect();
  if (inner.bottom > outer.bottom) panel.scrollTop += Math.min(inner.bottom - outer.bottom, inner.top - outer.top);
  else if (inner.top < outer.top) panel.scrollTop += inner.top - outer.top;
}

interface HappeningProps extends Pick<Props, "board" | "texts" | "isCited" | "contests" | "onBattle" | "onPoint" | "onShow"> {
  readonly row: Moment;
}

// What belongs to the set-up is long, and the same in most games.
function Happening({ row, board, texts, isCited, contests, onBattle, onPoint, onShow }: HappeningProps) {
  const words = useWords();
  const events = row.events as readonly Told[];
  const first = events.findIndex((event) => !isSetUp(event));
  const later = first < 0 ? events.length : first;
  const rows = events.map((event, nth) => (
    <Happened key={nth} event={event} owner={doerOf(event, row, board)} {...{ board, texts, isCited, contests, onBattle, onPoint, onShow }} />
  ));
  if (later < LONG) return <>{rows}</>;
  return (
    <>
      <details>
        <summary>{words.setUp}</summary>
        {rows.slice(0, later)}
      </details>
      {rows.slice(later)}
    </>
  );
}

interface HappenedProps extends Pick<Props, "board" | "texts" | "isCited" | "contests" | "onBattle" | "onPoint" | "onShow"> {
  readonly event: Told;
  readonly owner: string | null;
}

function Happened({ event, owner, board, texts, isCited, contests, onBattle, onPoint, onShow }: HappenedProps) {
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: what a click shows is named by the line
    <p
      class={event.type === "roll" ? "dice-roll" : undefined}
      title={event.clause ?? undefined}
      onPointerEnter={() => onPoint([event])}
      onPointerLeave={() => onPoint(null)}
      onClick={() => onShow([event])}
    >
      <Emblem board={board} owner={owner} size={13} /> <Dice event={event} />
      {texts.event(event as never)} {isCited ? <Clause id={event.clause} /> : null}
      <Fight contest={contests.find(({ last }) => last === event)} onBattle={onBattle} />
    </p>
  );
}

function Dice({ event }: { readonly event: Told & { readonly sides?: number; readonly faces?: readonly number[]; readonly success?: boolean } }) {
  if (event.type !== "roll" || event.sides !== 6 || event.faces === undefined) return null;
  return (
    <span class={`dice${event.success === undefined ? "" : event.success ? " passed" : " failed"}`} aria-hidden="true">
      {event.faces.map((face) => FACES[face - 1]).join("")}{" "}
    </span>
  );
}
