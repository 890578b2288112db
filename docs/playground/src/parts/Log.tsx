/** What happened, a moment a row: a click shows the board after it. */
import { useEffect, useRef, useState } from "preact/hooks";
import { isSetUp } from "tyche";
import type { Texts } from "../games/surface.js";
import type { Moment, Told } from "../protocol.js";
import { useWords } from "../words/words.js";
import { Clause } from "./Clause.js";

const SHOWN = 120;
/** A set-up of so many events is folded. */
const LONG = 8;
const FACES = "⚀⚁⚂⚃⚄⚅";

interface Props {
  readonly log: readonly Moment[];
  readonly moment: number;
  readonly texts: Texts;
  readonly onMoment: (moment: number) => void;
}

export function Log({ log, moment, texts, onMoment }: Props) {
  const words = useWords();
  const [all, setAll] = useState(false);
  const list = useRef<HTMLOListElement>(null);
  const from = all ? 0 : Math.max(0, log.length - SHOWN);
  useEffect(() => {
    showIn(list.current?.closest<HTMLElement>(".panel"), list.current?.querySelector<HTMLElement>(".now"));
  }, [moment, log]);
  return (
    <div class="log">
      {from === 0 ? null : (
        <button type="button" onClick={() => setAll(true)}>
          {words.logEarlier(from)}
        </button>
      )}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls */}
      <ol ref={list} data-testid="log" aria-live="polite" aria-label={words.log} tabIndex={0}>
        {log.slice(from).map((row, i) =>
          row.events.length === 0 && row.move === null ? null : (
            <li key={from + i} class={from + i === moment ? "now" : undefined} aria-current={from + i === moment ? "step" : undefined}>
              <button type="button" class="when" aria-label={words.logGo(from + i)} onClick={() => onMoment(from + i)}>
                {from + i}
              </button>
              <div>{row.events.length === 0 ? <p>{texts.move(row.move!)}</p> : <Happening events={row.events} texts={texts} />}</div>
            </li>
          ),
        )}
      </ol>
    </div>
  );
}

/** Scrolls a panel, and nothing around it, so that a part of it is seen. */
export function showIn(panel: HTMLElement | null | undefined, part: HTMLElement | null | undefined): void {
  if (!panel || !part) return;
  const outer = panel.getBoundingClientRect();
  const inner = part.getBoundingClientRect();
  if (inner.bottom > outer.bottom) panel.scrollTop += Math.min(inner.bottom - outer.bottom, inner.top - outer.top);
  else if (inner.top < outer.top) panel.scrollTop += inner.top - outer.top;
}

// What belongs to the set-up is long, and the same in most games.
function Happening({ events, texts }: { readonly events: readonly Told[]; readonly texts: Texts }) {
  const words = useWords();
  const first = events.findIndex((event) => !isSetUp(event));
  const later = first < 0 ? events.length : first;
  const rows = events.map((event, nth) => <Happened key={nth} event={event} texts={texts} />);
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

function Happened({ event, texts }: { readonly event: Told; readonly texts: Texts }) {
  return (
    <p class={event.type}>
      <Dice event={event} />
      {texts.event(event as never)} <Clause id={event.clause} />
    </p>
  );
}

function Dice({ event }: { readonly event: Told & { readonly sides?: number; readonly faces?: readonly number[]; readonly success?: boolean } }) {
  if (event.type !== "roll" || event.sides !== 6 || event.faces === undefined) return null;
  return (
    <span class={`dice${event.success === undefined ? "" : event.success ? " success" : " failure"}`} aria-hidden="true">
      {event.faces.map((face) => FACES[face - 1]).join("")}{" "}
    </span>
  );
}
