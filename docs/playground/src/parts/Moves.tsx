/** Everything the viewer can choose, in groups; what adjusts a choice and what ends it apart. Hover or focus tells odds. */
import { useEffect, useRef, useState } from "preact/hooks";
import type { Texts } from "../games/surface.js";
import type { Asked, Chances, Choice, Snapshot } from "../protocol.js";
import { useWords } from "../words/words.js";
import { Odds } from "./Odds.js";

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
  readonly onHover?: ((line: string | null) => void) | undefined;
}

export function MoveButton({ choice, label, name, onPlay, onHover }: ButtonProps) {
  const { line } = choice;
  return (
    <button
      type="button"
      class={`move ${choice.part}`}
      data-move={line}
      aria-label={name === label ? undefined : name}
      onClick={(event) => onPlay(line, event)}
      onKeyDown={onceOnly}
      onMouseEnter={() => onHover?.(line)}
      onMouseLeave={() => onHover?.(null)}
      onFocus={() => onHover?.(line)}
      onBlur={() => onHover?.(null)}
    >
      {label}
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
  readonly texts: Texts;
  readonly onPlay: OnPlay;
  readonly onUndo: (count: number, by: MouseEvent) => void;
  readonly onRedo: (by: MouseEvent) => void;
  readonly askOdds: (line: string) => Promise<Chances>;
}

const PATIENCE = 250;

export function Moves({ snapshot, texts, onPlay, onUndo, onRedo, askOdds }: Props) {
  const words = useWords();
  const { choices, decision, canUndo, canRedo, chain } = snapshot;
  const [chances, setChances] = useState<{ readonly line: string; readonly chances: Chances | null } | null>(null);
  const timer = useRef(0);
  const hovered = useRef<string | null>(null);
  useEffect(() => setChances(null), [snapshot.list]);
  const hover = (line: string | null): void => {
    clearTimeout(timer.current);
    hovered.current = line;
    if (line === null) return;
    timer.current = window.setTimeout(() => {
      askOdds(line)
        .then((found) => hovered.current === line && setChances({ line, chances: found }))
        .catch(() => hovered.current === line && setChances({ line, chances: null }));
    }, PATIENCE);
  };
  const of = (part: Choice["part"]): Named[] =>
    choices.filter((choice) => choice.part === part).map((choice) => ({ choice, name: moveText(texts, choice, decision) }));
  const group = (title: string, list: Named[]) =>
    list.length === 0 ? null : (
      <div class="group" role="group" aria-label={title}>
        {groupsOf(texts, list).map(({ head, rows }) => (
          <div key={rows[0]!.choice.line} class={head === "" ? "plain" : "headed"}>
            {head === "" ? null : <h3>{head} …</h3>}
            <div class="buttons">
              {rows.map(({ choice, name }) => (
                <MoveButton key={choice.line} choice={choice} name={name} label={capital(name.slice(head.length).trim())} onPlay={onPlay} onHover={hover} />
              ))}
            </div>
          </div>
        ))}
      </div>
    );
  return (
    <section class="moves" aria-label={words.moves} id="moves">
      {group(words.moves, of("main"))}
      {group(words.adjust, of("adjust"))}
      {group(words.end, of("end"))}
      {canUndo || canRedo ? (
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
      ) : null}
      {chances === null ? null : (
        <div class="beside" aria-live="polite">
          <Odds chances={chances.chances} texts={texts} />
        </div>
      )}
    </section>
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
