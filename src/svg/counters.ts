/**
 * Counters: the pieces and marks of a place, drawn in the room that the board reserves for them. A stack is one counter: a cell for the units of each owner,
 * in the owner's form, with signs beside it for pieces without a number. Counters that do not fit are drawn with less detail; the tooltip is complete.
 */
import type { PieceStyle, Rect } from "../core/board/board.js";
import type { Piece, PlaceMark, Stack } from "../core/board/table.js";
import { INK, LIGHT, PAPER } from "./palette.js";
import { isLit, nameIn, ownerStyle, type Picture, pointed, type Scene } from "./picture.js";
import { formPath, pieceSign } from "./signs.js";
import { capital, ownWords, wordOf } from "./words.js";
import { element, numeral, title, words } from "./xml.js";

const HEIGHT = 18;
const GAP = 2;
/** The width of a cell that is alone in its counter. */
const CELL = 18;
const NARROW_CELL = 14; // one of several, or with the least detail
const COLUMN = 10; // the width of a column of signs
const ROYAL = "#6d3a86";
const BODY = "#1f1a16";

type Sign = Exclude<PieceStyle["sign"], "unit"> | "swords";

type Part =
  | { readonly kind: "cell"; readonly width: number; readonly owner: string | null; readonly text: string }
  | {
      readonly kind: "signs";
      readonly width: number;
      readonly signs: readonly { readonly sign: Sign; readonly fill: string }[];
      readonly count: number;
      readonly isNumbered: boolean;
    }
  | { readonly kind: "more"; readonly width: number; readonly text: string };

/** A counter: its parts from left to right, and the stack or mark that it shows (both null for the counter with the number of the hidden ones). */
interface Counter {
  readonly stack: Stack | null;
  readonly mark: PlaceMark | null;
  /** Stacks without room, which are shown as one number with `hiddenMarks`. */
  readonly hidden: readonly Stack[];
  readonly hiddenMarks: readonly PlaceMark[];
  readonly parts: readonly Part[];
}

/** The room for the counters of a place, and the x around which they are centred if possible. */
export interface CounterRoom {
  readonly place: string;
  readonly room: Rect;
  readonly near: number;
}

/** All stacks of a place, and those of its marks that are drawn as swords. */
export function counters(scene: Scene, { place, room, near }: CounterRoom, stacks: readonly Stack[], marks: readonly PlaceMark[]): string {
  const list = fitted(
    scene,
    room.width,
    stacks,
    marks.filter(({ kind }) => scene.board.style.marks[kind]?.sign === "swords"),
  );
  const width = widthOf(list);
  let x = Math.max(room.x, Math.min(room.x + room.width - width, near - width / 2));
  const y = room.y + (room.height - HEIGHT) / 2;
  return list
    .map((counter) => {
      const drawn = drawCounter(scene, place, counter, x, y);
      x += partsWidth(counter) + GAP;
      return drawn;
    })
    .join("");
}

export function widthOfCounters(scene: Scene, stack: Stack, width: number): number {
  return widthOf(fitted(scene, width, [stack], []));
}

function fitted(scene: Scene, width: number, stacks: readonly Stack[], marks: readonly PlaceMark[]): Counter[] {
  for (const detail of [2, 1, 0]) {
    const list = [...stacks.map((stack) => stackCounter(scene, stack, detail)), ...marks.map((mark) => markCounter(scene, mark))];
    if (widthOf(list) <= width) return list;
  }
  const shown = stacks.slice(0, 1).map((stack) => stackCounter(scene, stack, 0));
  const hidden = stacks.slice(1);
  const more: Counter = {
    stack: null,
    mark: null,
    hidden,
    hiddenMarks: marks,
    parts: [{ kind: "more", width: CELL, text: `+${hidden.length + marks.length}` }],
  };
  return [...shown, more];
}

function widthOf(list: readonly Counter[]): number {
  return list.reduce((sum, counter) => sum + partsWidth(counter), GAP * Math.max(0, list.length - 1));
}

function partsWidth({ parts }: Counter): number {
  return parts.reduce((sum, { width }) => sum + width, 0);
}

function stackCounter(scene: Scene, stack: Stack, detail: number): Counter {
  const parts = [...cellsOf(scene, stack, detail), ...signsOf(scene, stack, detail)];
  return { stack, mark: null, hidden: [], hiddenMarks: [], parts };
}

function markCounter(scene: Scene, mark: PlaceMark): Counter {
  const signs = [{ sign: "swords" as const, fill: ownerStyle(scene, mark.owner).colour }];
  return { stack: null, mark, hidden: [], hiddenMarks: [], parts: [{ kind: "signs", width: COLUMN, signs, count: mark.value ?? 1, isNumbered: true }] };
}

function signOf({ board }: Picture, piece: Piece): PieceStyle["sign"] {
  return board.style.pieces[piece.kind]?.sign ?? "unit";
}

// A cell for the units of each owner, or one for all if there is little room.
function cellsOf(scene: Scene, stack: Stack, detail: number): Part[] {
  const counts = new Map<string | null, number>();
  for (const piece of stack.pieces) {
    if (signOf(scene, piece) !== "unit") continue;
    const owner = detail > 0 ? piece.owner : stack.owner;
    counts.set(owner, (counts.get(owner) ?? 0) + piece.count);
  }
  const width = counts.size > 1 || detail === 0 ? NARROW_CELL : CELL;
  return [...counts].map(([owner, count]) => ({ kind: "cell", width, owner, text: String(count) }));
}

// A column has room for two signs; more than two of a kind (with less detail, more than two in all) are shown as one sign with their number.
function signsOf(scene: Scene, stack: Stack, detail: number): Part[] {
  const kinds = new Map<Sign, { fill: string; count: number }>();
  for (const piece of stack.pieces) {
    const sign = signOf(scene, piece);
    if (sign === "unit") continue;
    const fill = sign === "crown" ? ROYAL : sign === "casket" ? BODY : ownerStyle(scene, stack.owner ?? piece.owner).colour;
    kinds.set(sign, { fill, count: (kinds.get(sign)?.count ?? 0) + piece.count });
  }
  const rated =
    stack.pieces.length === 1 && stack.pieces[0] !== undefined && scene.board.style.pieces[stack.pieces[0].kind]?.isRated ? stack.pieces[0].strength : null;
  if (rated !== null) return [...kinds].map(([sign, { fill }]) => ({ kind: "signs", width: COLUMN, signs: [{ sign, fill }], count: rated, isNumbered: true }));
  const all = [...kinds].flatMap(([sign, { fill, count }]) => Array.from({ length: count }, () => ({ sign, fill })));
  if (all.length === 0) return [];
  if (all.length <= 2) return [{ kind: "signs", width: COLUMN, signs: all, count: 1, isNumbered: false }];
  if (detail < 2) return [{ kind: "signs", width: COLUMN, signs: all.slice(0, 1), count: all.length, isNumbered: true }];
  return [...kinds].map(([sign, { fill, count }]) => ({
    kind: "signs",
    width: COLUMN,
    signs: Array.from({ length: Math.min(count, count > 2 ? 1 : 2) }, () => ({ sign, fill })),
    count: count > 2 ? count : 1,
    isNumbered: count > 2,
  }));
}

function drawCounter(scene: Scene, place: string, counter: Counter, left: number, top: number): string {
  const { stack, mark, hidden, hiddenMarks, parts } = counter;
  const width = partsWidth(counter);
  const colour = ownerStyle(scene, stack?.owner ?? mark?.owner ?? null).colour;
  let x = left;
  const drawn = parts.map((part) => {
    const at = x;
    x += part.width;
    return drawPart(scene, part, at, top, { isInside: stack?.inside === true, colour });
  });
  const bounds = element("rect", { class: "counter", x: left, y: top, width, height: HEIGHT, fill: "none" });
  const rim = [...(stack === null ? [] : [stack]), ...hidden].map((one) => rimOf(scene, one, { x: left, y: top, width, height: HEIGHT })).join("");
  const marks = mark === null ? hiddenMarks : [mark];
  const said = [...hidden.map((one) => stackTitle(scene, one)), ...marks.map((one) => markText(scene, one))].join("; ");
  if (stack !== null) return stackGroup(scene, place, stack, title(stackTitle(scene, stack)) + rim + drawn.join("") + bounds);
  // Each stack and mark behind the number is an element, nested in the others.
  const signs = marks.reduce((inside, { kind }) => element("g", { "data-mark": kind }, inside), drawn.join(""));
  const inner = element("g", { "data-at": place }, title(said), rim, signs, bounds);
  return hidden.reduce((inside, one) => stackGroup(scene, place, one, inside), inner);
}

function stackGroup(scene: Scene, place: string, stack: Stack, inside: string): string {
  return element("g", { ...pointed(scene, "stack", stack.id), "data-pieces": piecesText(stack.pieces), "data-at": place }, inside);
}

// The rim of a stack that is lit or under way.
function rimOf(scene: Scene, stack: Stack, { x, y, width, height }: Rect): string {
  const lit = isLit(scene, "stack", stack.id);
  if (!lit && !stack.underWay) return "";
  return element("rect", {
    x: x - 1.5,
    y: y - 1.5,
    width: width + 3,
    height: height + 3,
    rx: 4,
    fill: lit ? LIGHT : "none",
    "fill-opacity": ".5",
    stroke: LIGHT,
    "stroke-width": 2,
    "pointer-events": "none",
  });
}

function markText({ texts }: Picture, { kind, value }: PlaceMark): string {
  return `${wordOf(texts, kind)} ${value ?? ""}`;
}

function drawPart(scene: Scene, part: Part, x: number, top: number, { isInside, colour }: { readonly isInside: boolean; readonly colour: string }): string {
  switch (part.kind) {
    case "cell":
      return drawCell(scene, part, x, top, isInside);
    case "signs":
      return drawSigns(part, x, top, colour);
    case "more":
      return (
        element("rect", { x: x + 0.5, y: top + 2, width: part.width - 1, height: HEIGHT - 4, rx: 3, fill: INK }) +
        words(x + part.width / 2, top + 13, part.text, { size: 11, weight: "bold", anchor: "middle", fill: "#fff" })
      );
  }
}

// Behind walls the counter is hollow, under a row of merlons.
function drawCell(scene: Scene, { width, owner, text }: Extract<Part, { kind: "cell" }>, x: number, top: number, isInside: boolean): string {
  const { colour, form } = ownerStyle(scene, owner);
  const [cx, cy] = [x + width / 2, top + HEIGHT / 2];
  const size = text.length > 1 && width < CELL ? 10.5 : 12.5;
  if (!isInside) {
    const d = formPath(form, cx, cy, width / 2 - 0.6, HEIGHT / 2 - (form === "house" || form === "shield" ? 1.3 : 0.8));
    const shadow = element("path", { d, fill: "#000", "fill-opacity": ".25", transform: "translate(1 1.4)" });
    return (
      shadow +
      element("path", { d, fill: colour, stroke: INK, "stroke-width": 0.9 }) +
      words(cx, cy + 4.3, text, { size, weight: "bold", anchor: "middle", fill: "#fff" })
    );
  }
  const d = formPath(form, cx, cy + 1.6, width / 2 - 1.2, HEIGHT / 2 - 2.8);
  const merlons = `M${numeral(x + 0.5)} ${numeral(top + 4)}v-3.4h3.4v2h2v-2h${numeral(width - 11.8)}v2h2v-2h3.4v3.4z`;
  return (
    element("path", { d: merlons, fill: colour }) +
    element("path", { d, fill: PAPER, stroke: colour, "stroke-width": 2 }) +
    words(cx, cy + 5.7, text, { size: Math.min(size, 11.5), weight: "bold", anchor: "middle", fill: colour })
  );
}

function drawSigns({ width, signs, count, isNumbered }: Extract<Part, { kind: "signs" }>, x: number, top: number, colour: string): string {
  const frame = element("rect", {
    x: x + 0.4,
    y: top + 0.6,
    width: width - 0.8,
    height: HEIGHT - 1.2,
    rx: 2,
    fill: PAPER,
    stroke: colour,
    "stroke-width": 0.9,
  });
  const cx = x + width / 2;
  if (signs.length === 2) return frame + signs.map(({ sign, fill }, i) => pieceSign(sign, cx, top + 5.2 + i * 7.9, fill, 8)).join("");
  const [first] = signs;
  if (first === undefined) return frame;
  if (!isNumbered) return frame + pieceSign(first.sign, cx, top + HEIGHT / 2, first.fill, 9);
  return (
    frame + pieceSign(first.sign, cx, top + 5, first.fill, 8) + words(cx, top + 16.3, String(count), { size: 9.5, weight: "bold", anchor: "middle", fill: INK })
  );
}

/** Ids and numbers of pieces: `perdiccas pella/red/mercenary*4`. */
export function piecesText(pieces: readonly Piece[]): string {
  return pieces.map(({ id, count }) => (count === 1 ? id : `${id}*${count}`)).join(" ");
}

/** A stack as text: its owner, its condition and each of its pieces. */
export function stackTitle(picture: Picture, stack: Stack): string {
  const own = ownWords(picture.language);
  const where = [...(stack.inside ? [wordOf(picture.texts, "inside")] : []), ...(stack.underWay ? [wordOf(picture.texts, "under-way")] : [])];
  const owner = stack.owner === null ? capital(own.nobody) : nameIn(picture, stack.owner);
  return `${owner}${where.length === 0 ? "" : ` (${where.join(", ")})`}: ${stack.pieces.map((piece) => pieceText(picture, piece)).join(", ")}`;
}

/** A piece in words: its name, number, rating or strength, and condition. */
export function pieceText(picture: Picture, { kind, name, count, strength, rating, faceUp, marks }: Piece): string {
  const own = ownWords(picture.language);
  const called = name === null ? wordOf(picture.texts, kind) : nameIn(picture, name);
  const sign = picture.board.style.pieces[kind]?.sign;
  const number = count > 1 || (sign === "unit" && name === kind) || name === null ? ` ${count}` : "";
  const printed = rating ?? strength;
  const worth = printed === null ? "" : ` [${printed}]`;
  const conditions = [...(faceUp ? [] : [own.faceDown]), ...marks.map((mark) => wordOf(picture.texts, mark))];
  return `${called}${number}${worth}${conditions.length === 0 ? "" : ` (${conditions.join(", ")})`}`;
}
