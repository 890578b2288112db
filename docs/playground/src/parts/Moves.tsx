/** Everything the viewer can choose, in groups; what adjusts a choice and what ends it apart. Hover, focus or a long press asks for odds. */
import type { ComponentChildren } from "preact";
import { useContext, useEffect, useMemo, useRef, useState } from "preact/hooks";
import type { Texts } from "../games/surface.js";
import type { Asked, Choice, Snapshot } from "../protocol.js";
import { useWords } from "../words/words.js";
import { Wanted } from "./wanted.js";

/** The words of a move without the seat that makes it. */
export function moveText(texts: Texts, { move }: Choice, decision: Asked | null): string {
  return texts.move(move, decision, { seat: false });
}

/** Plays a choice, by a click if it was one. */
export type OnPlay = (line: string, by?: MouseEvent) => void;

interface ButtonProps {
  readonly choice: Choice;
  readonly label: string;
  readonly name?: string;
  readonly onPlay: OnPlay;
  /** A choice that is pointed at, or nothing any more: its odds are shown. */
  readonly onHover?: ((choice: Choice | null) => void) | undefined;
  readonly children?: ComponentChildren;
}

/** A finger that rests so long on a choice asks for its odds, in milliseconds. */
const PRESS = 450;

export function MoveButton({ choice, label, name, onPlay, onHover, children }: ButtonProps) {
  const { line } = choice;
  const isWanted = useContext(Wanted) === line;
  const timer = useRef(0);
  const isPressed = useRef(false);
  const down = ({ pointerType }: PointerEvent): void => {
    isPressed.current = false;
    if (pointerType !== "touch") return;
    timer.current = window.setTimeout(() => {
      isPressed.current = true;
      onHover?.(choice);
    }, PRESS);
  };
  return (
    <button
      type="button"
      class={`move ${choice.part}${isWanted ? " wanted" : ""}`}
      data-move={line}
      aria-label={name === label ? undefined : name}
      onClick={(event) => {
        if (!isPressed.current) onPlay(line, event);
        isPressed.current = false;
      }}
      onKeyDown={onceOnly}
      onPointerDown={down}
      onPointerUp={() => clearTimeout(timer.current)}
      onPointerCancel={() => clearTimeout(timer.current)}
      onPointerEnter={({ pointerType }) => pointerType !== "touch" && onHover?.(choice)}
      onPointerLeave={({ pointerType }) => pointerType !== "touch" && onHover?.(null)}
      onFocus={() => onHover?.(choice)}
      onBlur={() => onHover?.(null)}
    >
      {label}
      {children}
    </button>
  );
}

// A key that is held down presses once.
function onceOnly(event: KeyboardEvent): void {
  if (event.repeat && (event.key === "Enter" || event.key === " ")) event.preventDefault();
}

export interface Named {
  readonly choice: Choice;
  readonly name: string;
}

interface Props {
  readonly snapshot: Snapshot;
  /** The choices that are not made by a card on the table. */
  readonly choices: readonly Choice[];
  /** True if cards on the table can be chosen as well. */
  readonly isByCard: boolean;
  readonly texts: Texts;
  /** How often the last choice has been made in a row, by its line: what one unit at a time is asked for. */
  readonly repeated: Readonly<Record<string, number>>;
  readonly onPlay: OnPlay;
  readonly onUndo: (count: number, by: MouseEvent) => void;
  readonly onRedo: (by: MouseEvent) => void;
  readonly onHover: (choice: Choice | null) => void;
}

/** Longer lists have a filter. */
const LONG = 12;

export function Moves({ snapshot, choices, isByCard, texts, repeated, onPlay, onUndo, onRedo, onHover }: Props) {
  const words = useWords();
  const { decision, canUndo, canRedo, chain, list } = snapshot;
  const [filter, setFilter] = useState("");
  useEffect(() => setFilter(""), [list]);
  const named = useMemo(() => choices.map((choice): Named => ({ choice, name: moveText(texts, choice, decision) })), [choices, texts, decision]);
  const sought = filter.trim().toLowerCase();
  const of = (part: Choice["part"]): Named[] =>
    named.filter(({ choice, name }) => choice.part === part && (part === "end" || sought === "" || name.toLowerCase().includes(sought)));
  const group = (title: string, rows: readonly Row[]) =>
    rows.length === 0 ? null : (
      <div class="group" role="group" aria-label={title}>
        {headed(texts, rows).map(({ head, rows: under }) => (
          <div key={under[0]!.choice.line} class={head === "" ? "plain" : "headed"}>
            {head === "" ? null : <h3>{head} …</h3>}
            <div class="buttons">
              {under.map((row) =>
                row.amounts.length > 1 ? (
                  <Amount key={row.choice.line} amounts={row.amounts} onPlay={onPlay} onHover={onHover} />
                ) : (
                  <One key={row.choice.line} row={row} head={head} count={repeated[row.choice.line] ?? 0} {...{ onPlay, onHover, onUndo }} />
                ),
              )}
            </div>
          </div>
        ))}
      </div>
    );
  const [main, adjust, end] = [of("main"), of("adjust"), of("end")];
  const onlyEnd = end.length === 1;
  return (
    <section class="moves" aria-label={words.moves} id="moves">
      {named.length > LONG ? (
        <input
          type="search"
          class="filter"
          name="filter"
          value={filter}
          placeholder={`${words.filter} (/)`}
          aria-label={words.filter}
          onInput={(event) => setFilter(event.currentTarget.value)}
        />
      ) : null}
      <div class="list">
        {isByCard ? <p class="by-card">{words.byCard}</p> : null}
        {group(words.moves, withAmounts(main))}
        {group(words.adjust, withAmounts(adjust))}
        {sought !== "" && main.length + adjust.length === 0 ? <p>{words.filterNone}</p> : null}
      </div>
      {end.length + (canUndo || canRedo ? 1 : 0) === 0 ? null : (
        <div class="ends">
          {end.length === 0 ? null : (
            <div class="group" role="group" aria-label={words.end}>
              {end.map(({ choice, name }) => (
                <MoveButton key={choice.line} choice={choice} label={capital(name)} onPlay={onPlay} onHover={onHover}>
                  {onlyEnd ? <span class="key">{words.enter}</span> : null}
                </MoveButton>
              ))}
            </div>
          )}
          <div class="back">
            {canUndo ? (
              <button type="button" data-testid="undo" onClick={(event) => onUndo(1, event)} onKeyDown={onceOnly}>
                ↶ {words.undo}
              </button>
            ) : null}
            {chain > 1 ? (
              <button type="button" data-testid="undo-all" onClick={(event) => onUndo(chain, event)} onKeyDown={onceOnly}>
                ↶ {words.undoAll(chain)}
              </button>
            ) : null}
            {canRedo ? (
              <button type="button" data-testid="redo" onClick={onRedo} onKeyDown={onceOnly}>
                ↷ {words.redo}
              </button>
            ) : null}
          </div>
        </div>
      )}
    </section>
  );
}

/** A move, or several that differ by a number alone. */
interface Row extends Named {
  readonly amounts: readonly (Named & { readonly amount: number })[];
}

function withAmounts(list: readonly Named[]): Row[] {
  const rows = new Map<string, { readonly first: Named; readonly amounts: (Named & { amount: number })[] }>();
  for (const row of list) {
    const numbers = Object.values(row.choice.move).filter((value) => typeof value === "number");
    const amount = numbers.length === 1 ? (numbers[0] as number) : null;
    const key = amount === null ? row.choice.line : JSON.stringify(Object.values(row.choice.move).map((value) => (value === amount ? null : value)));
    const kept = rows.get(key) ?? { first: row, amounts: [] };
    if (amount !== null) kept.amounts.push({ ...row, amount });
    rows.set(key, kept);
  }
  return [...rows.values()].map(({ first, amounts }) => ({ ...first, amounts: amounts.sort((a, b) => a.amount - b.amount) }));
}

function headed(texts: Texts, rows: readonly Row[]): { readonly head: string; readonly rows: readonly Row[] }[] {
  const rowOf = new Map(rows.map((row) => [row.choice.line, row]));
  return groupsOf(texts, rows).map(({ head, rows: under }) => ({ head, rows: under.map(({ choice }) => rowOf.get(choice.line)!) }));
}

interface OneProps {
  readonly row: Row;
  readonly head: string;
  /** How often it has just been chosen. */
  readonly count: number;
  readonly onPlay: OnPlay;
  readonly onHover: (choice: Choice | null) => void;
  readonly onUndo: (count: number, by: MouseEvent) => void;
}

// A choice of one unit at a time, with the count so far and the way back.
function One({ row: { choice, name }, head, count, onPlay, onHover, onUndo }: OneProps) {
  const words = useWords();
  const button = <MoveButton choice={choice} name={name} label={capital(name.slice(head.length).trim())} onPlay={onPlay} onHover={onHover} />;
  if (count === 0) return button;
  return (
    <span class="stepper">
      <button type="button" aria-label={words.undo} onClick={(event) => onUndo(1, event)} onKeyDown={onceOnly}>
        −
      </button>
      <output>{count}</output>
      {button}
    </span>
  );
}

interface AmountProps {
  readonly amounts: Row["amounts"];
  readonly onPlay: OnPlay;
  readonly onHover: (choice: Choice | null) => void;
}

// Moves that differ by a number: the number is set first.
function Amount({ amounts, onPlay, onHover }: AmountProps) {
  const words = useWords();
  const [at, setAt] = useState(amounts.length - 1);
  const wanted = useContext(Wanted);
  useEffect(() => {
    const asked = amounts.findIndex(({ choice }) => choice.line === wanted);
    if (asked >= 0) setAt(asked);
  }, [wanted]);
  const chosen = amounts[Math.min(at, amounts.length - 1)]!;
  const step = (by: number) => (): void => setAt(Math.min(amounts.length - 1, Math.max(0, at + by)));
  return (
    <span class="stepper amount">
      <button type="button" aria-label={words.less} disabled={at <= 0} onClick={step(-1)}>
        −
      </button>
      <output aria-live="polite">{chosen.amount}</output>
      <button type="button" aria-label={words.greater} disabled={at >= amounts.length - 1} onClick={step(1)}>
        +
      </button>
      <MoveButton choice={chosen.choice} label={capital(chosen.name)} onPlay={onPlay} onHover={onHover} />
    </span>
  );
}

const LEAST_GROUP = 3;
/** So many letters of a word tell it from others, however it is inflected. */
const STEM = 4;

// Moves of one kind that begin with the same words are listed under them.
export function groupsOf(texts: Texts, list: readonly Named[]): { readonly head: string; readonly rows: readonly Named[] }[] {
  const kinds = new Map<string, Named[]>();
  for (const row of list) {
    const kind = `${row.choice.move.type} ${list.length > 20 ? firstWord(row) : ""}`;
    kinds.set(kind, [...(kinds.get(kind) ?? []), row]);
  }
  const groups: { head: string; rows: Named[] }[] = [];
  for (const rows of kinds.values()) {
    const head = rows.length < LEAST_GROUP ? "" : commonWords(texts, rows);
    const last = groups.at(-1);
    if (head === "" && last?.head === "") last.rows.push(...rows);
    else groups.push({ head, rows });
  }
  return groups;
}

// What a move with two arguments is about first: its piece, so that the places of each piece stand together.
function firstWord({ choice }: Named): string {
  const [, , first, second] = choice.line.split(" ");
  return second === undefined ? "" : first!;
}

function commonWords(texts: Texts, rows: readonly Named[]): string {
  const [first, ...rest] = rows.map(({ name }) => name.split(" "));
  let n = 0;
  while (n < first!.length - 1 && rest.every((name) => name.length > n + 1 && name[n] === first![n])) n++;
  while (n > 0 && rows.some((row) => isInName(texts, row, n))) n--;
  const head = first!.slice(0, n).join(" ");
  // A head that opens a quotation would leave it open.
  return n === 0 || (head.match(/[“«]/g) ?? []).length !== (head.match(/[”»]/g) ?? []).length ? "" : head;
}

// Whether a name of something that the move is about goes on at a word: "Corinthian Fleet / II".
function isInName(texts: Texts, { choice, name }: Named, at: number): boolean {
  const [before, after] = name
    .split(" ")
    .slice(at - 1, at + 1)
    .map(stem);
  return Object.values(choice.move).some((id) => {
    const parts = typeof id === "string" ? texts.name(id).split(" ").map(stem) : [];
    return parts.some((part, nth) => nth > 0 && part === after && parts[nth - 1] === before);
  });
}

function stem(word: string): string {
  return word
    .replace(/[^\p{L}\p{N}]/gu, "")
    .toLowerCase()
    .slice(0, STEM);
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
