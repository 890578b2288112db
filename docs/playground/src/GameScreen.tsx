/** A game under way: the board, what is asked, what can be chosen, what happened. */
import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from "preact/hooks";
import type { Board as Printed, Table } from "tyche/svg";
import type { Connection } from "./connection.js";
import { type Language, loadDrawing, loadRules, loadTexts, type Rules, type Texts } from "./games/surface.js";
import { Board } from "./parts/Board.js";
import { Cards } from "./parts/Cards.js";
import { OpenRule } from "./parts/Clause.js";
import { Log } from "./parts/Log.js";
import { Moves } from "./parts/Moves.js";
import { Place, titleOf } from "./parts/Place.js";
import { Prompt } from "./parts/Prompt.js";
import { later } from "./parts/later.js";
import { Time } from "./parts/Time.js";
import { GameMenu } from "./parts/GameMenu.js";
import { choices as choicesOf } from "tyche/ui";
import type { Choice, Moment, Refused, Snapshot, Target } from "./protocol.js";
import { gameAddress } from "./route.js";
import { useWords } from "./words/words.js";

interface Drawing {
  readonly board: Printed;
  readonly table: (view: object) => Table;
}

// What is not seen at first is loaded when it is asked for.
const Develop = later(async () => (await import("./parts/Develop.js")).Develop);
const Editor = later(async () => (await import("./Editor.js")).Editor);
const RuleBook = later(async () => (await import("./parts/RuleBook.js")).RuleBook);

const TABS = ["log", "cards", "rules", "develop"] as const;
type Tab = (typeof TABS)[number];

/** A click so soon after one that has played belongs to that one, in milliseconds: any click, and the second of a double click. */
const MOMENT = 250;
const DOUBLE = 500;

interface Props {
  readonly connection: Connection;
  readonly game: string;
  readonly seat: string | null;
  readonly language: Language;
  readonly onFailure: (error: unknown) => void;
  /** What went wrong before belongs to a decision that is gone. */
  readonly onDecision: () => void;
}

export function GameScreen({ connection, game, seat, language, onFailure, onDecision }: Props) {
  const words = useWords();
  const [snapshot, setSnapshot] = useState<Snapshot | null>(null);
  const [log, setLog] = useState<readonly Moment[]>([]);
  const [texts, setTexts] = useState<Texts | null>(null);
  const [drawing, setDrawing] = useState<Drawing | null>(null);
  const ruleset = snapshot?.ruleset;

  useEffect(() => {
    connection.onSnapshot = (next) => {
      setSnapshot(next);
      setLog((before) =>
        next.log.from === before.length && next.log.moments.length === 0 ? before : [...before.slice(0, next.log.from), ...next.log.moments],
      );
    };
    connection.call("sit", game, seat).catch(onFailure);
  }, [connection, game, seat]);
  useEffect(() => {
    if (snapshot !== null) onDecision();
  }, [snapshot?.list]);
  useEffect(() => {
    if (ruleset === undefined) return;
    let isLate = false;
    Promise.all([loadTexts(ruleset, language), loadDrawing(ruleset)])
      .then(([loaded, drawn]) => {
        if (isLate) return;
        setTexts(loaded);
        setDrawing((before) => before ?? drawn);
      })
      .catch(onFailure);
    return () => {
      isLate = true;
    };
  }, [ruleset, language]);

  if (snapshot === null || texts === null || drawing === null) {
    return (
      <main>
        <p>{words.loading}</p>
      </main>
    );
  }
  return <Covered {...{ connection, snapshot, log, texts, drawing, language, onFailure }} />;
}

interface ShownProps {
  readonly connection: Connection;
  readonly snapshot: Snapshot;
  readonly log: readonly Moment[];
  readonly texts: Texts;
  readonly drawing: Drawing;
  readonly language: Language;
  readonly onFailure: (error: unknown) => void;
}

/** Between two persons at one screen nothing is shown until the next one says that it is him. */
function Covered(props: ShownProps) {
  const words = useWords();
  const { viewer, isSecret } = props.snapshot;
  const [shown, setShown] = useState<string | null>(null);
  const button = useRef<HTMLButtonElement>(null);
  const isCovered = isSecret && shown !== viewer;
  useEffect(() => button.current?.focus(), [isCovered]);
  if (!isCovered) return <Shown {...props} />;
  const name = props.texts.name(viewer);
  return (
    <main class="cover" data-testid="cover">
      <h2>{words.cover(name)}</h2>
      <p>{words.coverHint}</p>
      <button ref={button} type="button" class="primary" onClick={(event) => !isSecond(event) && setShown(viewer)}>
        {words.reveal(name)}
      </button>
    </main>
  );
}

function Shown({ connection, snapshot, log, texts, drawing, language, onFailure }: ShownProps) {
  const words = useWords();
  const [tab, setTab] = useState<Tab>("log");
  const [rules, setRules] = useState<Rules | null>(null);
  const [open, setOpen] = useState<string | null>(null);
  const [picked, setPicked] = useState<Target | null>(null);
  const [side, setSide] = useState<"left" | "right">("left");
  const [refused, setRefused] = useState<readonly Refused[]>([]);
  const [eyes, setEyes] = useState("auto");
  const [isEdited, setEdited] = useState(false);
  const acted = useRef(Number.NEGATIVE_INFINITY);
  const isCarried = useRef(false);
  const { ruleset, choices, view, viewer, moment, seats, isBound } = snapshot;

  const table = useMemo(() => drawing.table(view), [drawing, view]);
  const screen = useMemo(() => choicesOf(choices, table), [choices, table]);
  const { lit } = screen;
  // The choices that a thing has to do with.
  const about = (target: Target): readonly Choice[] => {
    const click = screen.click(target);
    if (click.kind === "choices") return click.choices.moves;
    return click.kind === "move" ? choices.filter(({ move }) => move === click.move) : [];
  };
  const fetchRules = useCallback(() => {
    if (rules === null) loadRules(ruleset).then(setRules).catch(onFailure);
  }, [rules, ruleset]);
  const openRule = useCallback(
    (id: string) => {
      fetchRules();
      setOpen(id);
      setTab("rules");
    },
    [fetchRules],
  );
  const close = (): void => {
    setPicked(null);
    setRefused([]);
  };
  // In the turn that draws another list: an effect that runs later would close what a quick click has just opened. What else the page is told of the game, such as
  // that a computer player thinks no longer, closes nothing.
  useLayoutEffect(() => {
    close();
    isCarried.current = false;
  }, [snapshot.list]);

  // One decision a click: not while one is carried out, and not by the second half of a double click, which lies on whatever has come there since.
  const act = (by: Event | undefined, call: () => Promise<void>): void => {
    if (isCarried.current || isHasty(by, acted.current)) return;
    acted.current = by?.timeStamp ?? performance.now();
    isCarried.current = true;
    close();
    call()
      .then(focusPrompt)
      .catch(onFailure)
      .finally(() => (isCarried.current = false));
  };
  const play = (line: string, by?: Event): void => act(by, () => connection.call("play", line, snapshot.list));
  const look = (by: string, at: number | null): void => {
    setEyes(by);
    connection.call("look", by, at).catch(onFailure);
  };
  const goTo = (at: number): void => look(eyes, at >= log.length - 1 ? null : at);
  const pick = (target: Target, at?: Element, by?: Event): void => {
    if (isSecond(by) && isHasty(by, acted.current)) return;
    const possible = about(target);
    // What is lit for one choice alone is that choice.
    if (screen.click(target).kind === "move") return play(possible[0]!.line, by);
    setPicked(target);
    setSide(at === undefined ? "left" : sideOf(at));
    setRefused([]);
    if (possible.length > 0 || choices.length === 0) return;
    fetchRules();
    connection.why(target).then(setRefused).catch(onFailure);
  };

  if (isEdited) {
    const { board, table: tableOf } = drawing;
    return <Editor {...{ connection, snapshot, texts, board, tableOf, language, onFailure }} onClose={() => setEdited(false)} />;
  }
  return (
    <OpenRule.Provider value={openRule}>
      <button type="button" class="skip" onClick={() => document.querySelector<HTMLElement>("#moves button")?.focus()}>
        {words.skip}
      </button>
      <main class="game" data-moment={moment}>
        <section class="map" aria-label={words.board}>
          <Board board={drawing.board} table={table} texts={texts} language={language} lit={lit} onPick={pick} />
          {picked === null ? null : (
            <Place
              {...{ target: picked, side, board: drawing.board, table, texts, refused, rules }}
              choices={about(picked)}
              decision={snapshot.decision}
              onPlay={play}
              onClose={close}
            />
          )}
          <div class="under">
            <Time snapshot={snapshot} count={log.length} viewer={eyes} texts={texts} onLook={look} />
            <Finder board={drawing.board} texts={texts} onFind={(id) => pick({ kind: "place", id })} />
          </div>
        </section>
        <aside>
          <Prompt snapshot={snapshot} texts={texts} onNow={() => look(eyes, null)} />
          <Moves
            snapshot={snapshot}
            texts={texts}
            onPlay={play}
            onUndo={(count, by) => act(by, () => connection.call("undo", count, snapshot.list))}
            onRedo={(by) => act(by, () => connection.call("redo", snapshot.list))}
            askOdds={(line) => connection.odds(line)}
          />
          {isBound ? (
            <p class="tabs-of-others">
              {seats
                .filter(({ controller, mine }) => controller === "elsewhere" && !mine)
                .map(({ seat }) => (
                  <a key={seat} href={gameAddress(snapshot.game, seat)} target="_blank" rel="noreferrer">
                    {words.otherTab(texts.name(seat))}
                  </a>
                ))}
            </p>
          ) : null}
          <div class="tabs">
            <div role="tablist" aria-label={words.game}>
              {TABS.map((id) => (
                <button
                  key={id}
                  type="button"
                  role="tab"
                  id={`tab-${id}`}
                  aria-selected={tab === id}
                  aria-controls="tab-panel"
                  onClick={() => {
                    if (id === "rules") fetchRules();
                    setTab(id);
                  }}
                >
                  {words[id]}
                </button>
              ))}
            </div>
            <GameMenu connection={connection} snapshot={snapshot} texts={texts} onEdit={() => setEdited(true)} onFailure={onFailure} />
          </div>
          <div class="panel" role="tabpanel" id="tab-panel" aria-labelledby={`tab-${tab}`}>
            {tab === "log" ? <Log log={log} moment={moment} viewer={viewer} texts={texts} onMoment={goTo} /> : null}
            {tab === "cards" ? <Cards table={table} viewer={viewer} texts={texts} choices={choices} decision={snapshot.decision} onPlay={play} /> : null}
            {tab === "develop" ? <Develop connection={connection} snapshot={snapshot} onFailure={onFailure} /> : null}
            {tab === "rules" ? <RuleBook rules={rules} open={open} /> : null}
          </div>
        </aside>
      </main>
    </OpenRule.Provider>
  );
}

function isSecond(by: Event | undefined): boolean {
  return by instanceof MouseEvent && by.detail > 1;
}

// What a program or a key presses counts no clicks.
function isHasty(by: Event | undefined, acted: number): boolean {
  return by instanceof MouseEvent && by.detail > 0 && by.timeStamp - acted < (isSecond(by) ? DOUBLE : MOMENT);
}

// A popup stands on the other half of the board than what it tells of.
function sideOf(at: Element): "left" | "right" {
  const board = at.closest("svg")!.parentElement!.getBoundingClientRect();
  const { left, width } = at.getBoundingClientRect();
  return left + width / 2 < board.left + board.width / 2 ? "right" : "left";
}

// What was pressed is gone with the choice: the keyboard goes on at the prompt.
function focusPrompt(): void {
  requestAnimationFrame(() => {
    if (document.activeElement === null || document.activeElement === document.body) document.getElementById("prompt")?.focus({ preventScroll: true });
  });
}

interface FinderProps {
  readonly board: Printed;
  readonly texts: Texts;
  readonly onFind: (place: string) => void;
}

/** Any place by its name, for those who do not point at the map. */
function Finder({ board, texts, onFind }: FinderProps) {
  const words = useWords();
  const places = useMemo(() => new Map(Object.entries(board.places).map(([id, place]) => [titleOf(place, texts), id])), [board, texts]);
  const find = (input: HTMLInputElement): void => {
    const id = places.get(input.value);
    if (id === undefined) return;
    input.value = "";
    onFind(id);
  };
  return (
    <label class="finder">
      {words.findPlace} <input type="search" name="place" list="places" onInput={(event) => find(event.currentTarget)} />
      <datalist id="places">
        {[...places].map(([name, id]) => (
          <option key={id} value={name} />
        ))}
      </datalist>
    </label>
  );
}
