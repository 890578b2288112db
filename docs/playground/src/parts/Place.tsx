/** A place with everything on it, what can be done there, and why what cannot be done is not allowed. */
import { useEffect, useLayoutEffect, useRef, useState } from "preact/hooks";
import type { Board, Piece, Rect, Stack, Table } from "tyche/svg";
import type { Rules, Texts } from "../games/surface.js";
import type { Asked, Choice, Refused, Target } from "../protocol.js";
import { useWords, type Words } from "../words/words.js";
import { Marked } from "./Clause.js";
import { Emblem } from "./Emblem.js";
import { MoveButton, moveText, type OnPlay } from "./Moves.js";
import { printedFacts, titleOf } from "./place-names.js";

interface Props {
  readonly target: Target;
  /** Where the place is in its pane, in pixels; null for what was not pointed at. */
  readonly at: Rect | null;
  readonly board: Board;
  readonly table: Table;
  readonly texts: Texts;
  readonly choices: readonly Choice[];
  readonly decision: Asked | null;
  readonly refused: readonly Refused[];
  readonly rules: Rules | null;
  readonly onPlay: OnPlay;
  readonly onHover: (choice: Choice | null) => void;
  readonly onClose: () => void;
}

/** Between the place and its panel, and between the panel and the edge of the pane, in pixels. */
const GAP = 14;
const EDGE = 4;

export function Place({ target, at, board, table, texts, choices, decision, refused, rules, onPlay, onHover, onClose }: Props) {
  const words = useWords();
  const dialog = useRef<HTMLDivElement>(null);
  const [corner, setCorner] = useState<Corner>({ left: GAP, top: GAP, most: 0 });
  useEffect(() => dialog.current?.focus({ preventScroll: true }), [target.kind, target.id]);
  useLayoutEffect(() => {
    const own = dialog.current!;
    const place = (): void =>
      setCorner((before) => {
        const next = besides(at, own);
        return next.left === before.left && next.top === before.top && next.most === before.most ? before : next;
      });
    place();
    const sizes = new ResizeObserver(place);
    sizes.observe(own);
    return () => sizes.disconnect();
  }, [at]);
  const place = target.kind === "place" ? board.places[target.id] : undefined;
  const stacks = table.stacks.filter((stack) => (place === undefined ? stack.id === target.id : stack.place === target.id));
  return (
    <div
      ref={dialog}
      class="popup"
      style={{ "--left": `${corner.left}px`, "--top": `${corner.top}px`, "--most": `${corner.most}px` }}
      role="dialog"
      aria-label={nameOf(target, board, texts)}
      tabIndex={-1}
      onKeyDown={(event) => {
        if (event.key === "Escape") onClose();
      }}
    >
      <button type="button" class="close" onClick={onClose} aria-label={words.close}>
        ×
      </button>
      <h2>{nameOf(target, board, texts)}</h2>
      {place === undefined ? null : <Printed id={target.id} board={board} table={table} texts={texts} words={words} />}
      {target.kind === "place" || target.kind === "stack" ? <Lying stacks={stacks} board={board} texts={texts} words={words} /> : null}
      {choices.length === 0 ? null : (
        <div class="group">
          <h3>{words.here_}</h3>
          <div class="buttons">
            {choices.map((choice) => (
              <MoveButton key={choice.line} choice={choice} label={moveText(texts, choice, decision)} onPlay={onPlay} onHover={onHover} />
            ))}
          </div>
        </div>
      )}
      {refused.length === 0 ? null : (
        <div class="refused" data-testid="refused">
          <h3>{words.notAllowed}</h3>
          {refused.map((refusal) => {
            const rule = refusal.clause === null ? undefined : rules?.[refusal.clause];
            return (
              <div key={refusal.code}>
                <p>
                  <Marked text={texts.refusal(refusal)} />
                </p>
                {rule === undefined ? null : (
                  <blockquote>
                    <Marked text={rule.text} />
                  </blockquote>
                )}
              </div>
            );
          })}
        </div>
      )}
    </div>
  );
}

/** Where a panel stands, and how high it can be there. */
interface Corner {
  readonly left: number;
  readonly top: number;
  readonly most: number;
}

// Beside the place where there is room, else above or below it, and never over it.
function besides(at: Rect | null, own: HTMLElement): Corner {
  const pane = own.parentElement!.getBoundingClientRect();
  const { width, height } = own.getBoundingClientRect();
  const whole = pane.height - 2 * GAP;
  if (at === null) return { left: GAP, top: GAP, most: whole };
  const [right, bottom] = [at.x + at.width + GAP, at.y + at.height + GAP];
  const top = Math.max(GAP, Math.min(at.y - height / 3, pane.height - height - GAP));
  const isRight = pane.width - right >= at.x - GAP;
  const isWide = (isRight ? pane.width - right : at.x - GAP) >= width + EDGE;
  if (isWide) return { left: isRight ? right : at.x - GAP - width, top, most: whole };
  const left = Math.max(EDGE, Math.min(pane.width - width - EDGE, at.x + at.width / 2 - width / 2));
  const [above, below] = [at.y - 2 * GAP, pane.height - bottom - GAP];
  return below >= above ? { left, top: bottom, most: below } : { left, top: Math.max(GAP, at.y - GAP - Math.min(height, above)), most: above };
}

function nameOf({ kind, id }: Target, board: Board, texts: Texts): string {
  if (kind === "stack") return texts.name(id.split("/")[0]!);
  const place = board.places[id];
  return place === undefined ? texts.label(id) : titleOf(place, texts);
}

interface Lists {
  readonly board: Board;
  readonly texts: Texts;
  readonly words: Words;
}

function Printed({ id, board, table, texts, words }: Lists & { readonly id: string; readonly table: Table }) {
  const place = board.places[id]!;
  const state = table.places[id];
  const facts = [
    ...printedFacts(place, texts),
    state?.control ? words.control(texts.name(state.control)) : null,
    ...(state?.marks ?? []).map(({ kind, owner, value }) =>
      [texts.label(kind), value, owner === null ? null : `(${texts.name(owner)})`].filter((part) => part !== null).join(" "),
    ),
  ];
  return <p class="facts">{facts.filter((fact) => fact !== null && fact !== "").join(" · ")}</p>;
}

/** Stacks with what is in each. */
export function Lying({ stacks, board, texts, words }: Lists & { readonly stacks: readonly Stack[] }) {
  if (stacks.length === 0) return <p>{words.nothingHere}</p>;
  return (
    <ul class="stacks">
      {stacks.map((stack) => (
        <li key={stack.id}>
          <Emblem board={board} owner={stack.owner} size={16} />
          <strong>{stack.owner === null ? "" : texts.name(stack.owner)}</strong>
          {stack.inside ? ` (${words.inside})` : ""}
          {stack.underWay ? ` (${words.underWay})` : ""}
          <ul>
            {stack.pieces.map((piece) => (
              <li key={piece.id}>{pieceText(piece, texts, words)}</li>
            ))}
          </ul>
        </li>
      ))}
    </ul>
  );
}

function pieceText({ name, kind, count, rating, strength, faceUp, marks }: Piece, texts: Texts, words: Words): string {
  const told = [rating, strength === null ? null : `${words.strength} ${strength}`, ...marks.map((mark) => texts.label(mark)), faceUp ? null : words.underside];
  const more = told.filter((part) => part !== null).join(", ");
  const called = name === null ? texts.label(kind) : texts.label(name);
  return `${count > 1 ? `${count} × ` : ""}${called}${more === "" ? "" : ` (${more})`}`;
}
