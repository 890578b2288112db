/**
 * One row per frame: a table of frames with their steps and slots gives the handles to push, find and read them, the kinds of decisions, the subject of a decision, and the
 * stack in ids and names.
 *
 * A slot is read and written as a field of a cursor: `const f = F.march.top(s); f.points -= 3`. Each kind of frame has one cursor, bound to a frame by `top`, `push`, `find`,
 * `under` and `at`; it stays with that frame, whatever is pushed above it, until it is bound again.
 */
import { cursorOf, mostOfList, type Place, show, type SlotList, Spot } from "./cursor.js";
import { broken } from "../basics/errors.js";
import { endOfNearest, type FrameKind, frameKind, lastAnswer, popFrame, pushEmpty, sizeOfKind, TO_SLOTS, topKind } from "./frames.js";
import type { GameState } from "../state/state.js";
import type { KindOf, ValueOf } from "../state/words.js";

/** Slots by name, each with its kind; see `ValueOf`. */
export type SlotRows<W = Record<string, string>> = Readonly<Record<string, KindOf<W>>>;

/** One kind of frame. */
export interface FrameRow<W = Record<string, string>> {
  /** The steps of its procedure; it starts at the first. One step when left out, "ask" ("over" where `over` is set). */
  readonly steps?: readonly string[];
  /** The steps at which it puts its question; "ask" when left out. */
  readonly asks?: readonly string[];
  /** The steps of a procedure that never asks, instead of `steps`. */
  readonly automatic?: readonly string[];
  /** True if the game is over while this frame, alone, is on the stack. */
  readonly over?: true;
  /** The subject of the question: slots that every viewer may know. */
  readonly about?: SlotRows<W>;
  /** The other slots of the frame, which its decision does not show. */
  readonly keeps?: SlotRows<W>;
  /** Further subjects of the question, worked out from the position by the description of this frame (`Descriptions`); every viewer may know them. */
  readonly shows?: SlotRows<W>;
  /** The same for those who are asked and the arbiter only: null for all others. */
  readonly showsAsked?: SlotRows<W>;
  /** The answer that it leaves for the frame below: one value, or several by name. */
  readonly answers?: KindOf<W> | SlotRows<W>;
  /** The frames that it can lie directly on, each with the steps at which that frame waits; "bottom" for the lowest of the stack. Not checked when left out. */
  readonly under?: "bottom" | Readonly<Record<string, readonly string[]>>;
}

/** The table of frames; the place of a row is the number of its kind. */
export type FrameRows<W = Record<string, string>> = Readonly<Record<string, FrameRow<W>>>;

/** The value for "none" in a slot "word?". */
export const NONE = -1;

type Slots<R> = Part<R, "about"> & Part<R, "keeps">;
type Inside<Kind> = Kind extends "flag" ? boolean : Kind extends `${string}[${number}]` ? SlotList : number;
type Left<Kind> = Kind extends "flag" ? boolean : Kind extends `${string}[${number}]` ? readonly number[] : number;
/** The names of the steps of a row. */
export type StepsOf<R> = R extends { readonly steps: infer S } | { readonly automatic: infer S }
  ? S extends readonly string[]
    ? S[number]
    : never
  : R extends { readonly over: true }
    ? "over"
    : "ask";

/** The names of the steps at which a question is put. */
export type AskingOf<R> = R extends { readonly asks: infer S }
  ? S extends readonly string[]
    ? S[number]
    : never
  : R extends { readonly automatic: readonly string[] } | { readonly over: true }
    ? never
    : "ask";

/** A frame as its procedure sees it: a field per slot, indices for words, bit masks for sets, NONE for none. */
export type Frame<R> = {
  -readonly [K in keyof Slots<R> as Slots<R>[K] extends `${string}[${number}]` ? never : K]: Inside<Slots<R>[K]>;
} & { readonly [K in keyof Slots<R> as Slots<R>[K] extends `${string}[${number}]` ? K : never]: SlotList } & { step: number };

/** The answer of a frame to the one below, with indices for words. */
export type Answer<R> = R extends { readonly answers: infer A } ? (A extends string ? Left<A> : { readonly [K in keyof A]: Left<A[K]> }) : undefined;

/** All kinds of frames by name. */
export type Frames<Rows> = { readonly [K in keyof Rows]: FrameHandle<Rows[K]> };

/** The procedures that put a question. */
export type DecisionKind<Rows> = {
  [K in keyof Rows]: Rows[K] extends { readonly automatic: readonly string[] } | { readonly over: true } ? never : K;
}[keyof Rows];

/** The subject of a frame's decision, in ids and numbers: plain fields, so that an editor shows them. */
export type AboutOf<R, W> = InWords<Part<R, "about">, W> &
  InWords<Part<R, "shows">, W> & { readonly [K in keyof Part<R, "showsAsked">]: ValueOf<Part<R, "showsAsked">[K], W> | null } extends infer A
  ? { readonly [K in keyof A]: A[K] }
  : never;

type Part<R, Name extends string> = R extends { readonly [K in Name]: infer A } ? A : unknown;
type InWords<A, W> = { readonly [K in keyof A]: ValueOf<A[K], W> };

type Worked<R> = Part<R, "shows"> & Part<R, "showsAsked">;

/** Functions that work out the subject of the top question: one for every frame with `shows` or `showsAsked`, with indices for words and NONE for none. */
export type Descriptions<Rows, S> = {
  readonly [K in keyof Rows as Rows[K] extends { readonly shows: unknown } | { readonly showsAsked: unknown } ? K : never]: (s: S) => {
    readonly [N in keyof Worked<Rows[K]>]: Left<Worked<Rows[K]>[N]>;
  };
};

/** The decisions of a ruleset: a union by kind, each with what it is about. */
export type DecisionOf<Rows, W, Seat extends string> = {
  [K in DecisionKind<Rows>]: { readonly kind: K; readonly clause: string; readonly seats: readonly Seat[]; readonly about: AboutOf<Rows[K], W> };
}[DecisionKind<Rows>];

/** Slots and their places, in the order of the row. */
export function placesOf(row: FrameRow): readonly Place[] {
  let at = TO_SLOTS;
  return Object.entries({ ...row.about, ...row.keeps }).map(([name, kind]) => {
    const most = mostOfList(kind);
    const place = { name, kind, at, size: most === null ? 1 : most + 1 };
    at += place.size;
    return place;
  });
}

/** One kind of frame, to push, find and read. */
export interface FrameHandle<R> {
  readonly name: string;
  readonly kind: FrameKind;
  readonly row: FrameRow;
  /** The names of the steps in order. */
  readonly steps: readonly string[];
  /** The steps at which it asks. */
  readonly asks: readonly string[];
  /** The number of each step. */
  readonly step: { readonly [K in StepsOf<R>]: number };
  /** Slots and where they are stored. */
  readonly places: readonly Place[];
  /** The top frame, which must be of this kind. */
  readonly top: (s: GameState) => Frame<R>;
  /** A new frame on top, at its first step, every slot 0 in storage: NONE, false, an empty list. */
  readonly push: (s: GameState) => Frame<R>;
  /** The nearest frame of this kind, or null. */
  readonly find: (s: GameState) => Frame<R> | null;
  /** The nearest frame of this kind, which must be there. */
  readonly under: (s: GameState) => Frame<R>;
  /** True if a frame of this kind is under way. */
  readonly isUnderWay: (s: GameState) => boolean;
  /** The path in a view of the nearest frame of this kind, which must be there: "frames[2]". */
  readonly path: (s: GameState) => string;
  /** The frame that ends at `end` in the stack, which must be of this kind. */
  readonly at: (s: GameState, end: number) => Frame<R>;
  /** Takes the top frame off, which must be of this kind, and leaves its answer. */
  readonly pop: (s: GameState, ...answer: Answer<R> extends undefined ? [] : [answer: Answer<R>]) => void;
  /**
   * The answer of the last frame to end above the top frame, which must have been of this kind (not checked). Valid until the next question. A flag is false if
   * no such frame was needed; any other kind of answer must be there.
   */
  readonly answered: (s: GameState) => Answer<R>;
}

// Functions that hold their frame in constants, not methods: a compiler that knows the function called also knows the frame.
function handleOf<R>(name: string, row: FrameRow, index: number): FrameHandle<R> {
  const places = placesOf(row);
  const steps = stepsOf(row);
  const kind = frameKind(
    index,
    places.reduce((sum, place) => sum + place.size, 0),
  );
  const spot = new Spot();
  const cursor = cursorOf(places, spot) as Frame<R>;
  const isNotOnTop = (s: GameState): never => broken(`${name} is not on top, but frame ${topKind(s)}`);

  const at = (s: GameState, end: number): Frame<R> => {
    show(spot, s.frames, end);
    return cursor;
  };
  const find = (s: GameState): Frame<R> | null => {
    const end = endOfNearest(s, kind);
    return end === 0 ? null : at(s, end);
  };
  const answered = (): unknown => lastAnswer() ?? (row.answers === "flag" ? false : broken(`${name} has left no answer`));
  return {
    name,
    kind,
    row,
    steps,
    asks: asksOf(row),
    step: Object.fromEntries(steps.map((step, i) => [step, i])) as { readonly [K in StepsOf<R>]: number },
    places,
    top(s) {
      const { frames } = s;
      const { length } = frames;
      if (frames[length - 1] !== kind) isNotOnTop(s);
      show(spot, frames, length);
      return cursor;
    },
    push: (s) => at(s, pushEmpty(s, kind)),
    find,
    under: (s) => find(s) ?? broken(`no ${name} is under way`),
    isUnderWay: (s) => endOfNearest(s, kind) !== 0,
    path(s) {
      let below = -1;
      for (let end = endOfNearest(s, kind); end > 0; end -= sizeOfKind(s.frames[end - 1]!)) below++;
      return `frames[${below}]`;
    },
    at,
    pop(s: GameState, answer?: unknown) {
      const { frames } = s;
      if (frames[frames.length - 1] !== kind) isNotOnTop(s);
      popFrame(s, answer);
    },
    answered: answered as () => Answer<R>,
  };
}

/** The handles of a table of frames; `createRuleset` checks the table. */
export function framesOf<Rows extends object>(rows: Rows): Frames<Rows> {
  const handles = Object.entries(rows).map(([name, row], index): [string, FrameHandle<FrameRow>] => [name, handleOf(name, row as FrameRow, index)]);
  return Object.fromEntries(handles) as unknown as Frames<Rows>;
}

function stepsOf(row: FrameRow): readonly string[] {
  return row.steps ?? row.automatic ?? [row.over === true ? "over" : "ask"];
}

function asksOf(row: FrameRow): readonly string[] {
  return row.automatic === undefined && row.over === undefined ? (row.asks ?? ["ask"]) : [];
}

/** The rows of several tables; a name that two of them have gives a type that no value fits, so that the compiler refuses it. */
export type InOneTable<Parts extends readonly object[]> = Parts extends readonly [infer First, ...infer Rest extends readonly object[]]
  ? Twice<keyof First & keyof InOneTable<Rest>, First & InOneTable<Rest>>
  : unknown;

type Twice<Names, Rows> = [Names] extends [never] ? Rows : { readonly rowsInTwoTables: Names };

/** Several tables as one, in their order: rows of the first come first. */
export function inOneTable<Parts extends readonly object[]>(...parts: Parts): InOneTable<Parts> {
  return Object.assign({}, ...parts) as InOneTable<Parts>;
}
