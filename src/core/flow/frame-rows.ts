/**
 * The rows of frames: each has steps and slots. From the table of rows come the handles, which push, find and read frames. The kinds and subjects of
 * decisions come from it too, and the form in which a view shows the stack.
 *
 * A slot is a field of a cursor: `const f = F.march.top(s); f.points -= 3`. Each kind of frame has one cursor, bound by `top`, `push`, `find`,
 * `under` and `at`. The cursor stays bound to that frame until it is bound again, even if other frames are pushed on top.
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
  /** The steps of its procedure, from the first on. Default: one step, "ask" ("over" if `over` is set). */
  readonly steps?: readonly string[];
  /** The steps at which it asks; ["ask"] by default. */
  readonly asks?: readonly string[];
  /** The steps of a procedure that never asks, instead of `steps`. */
  readonly automatic?: readonly string[];
  /** True if the game is over while this is the only frame. */
  readonly over?: true;
  /** The subject of the question: slots that every viewer may know. */
  readonly about?: SlotRows<W>;
  /** Other slots, which the decision does not show. */
  readonly keeps?: SlotRows<W>;
  /** Further parts of the subject, computed from the position by the description of this frame (`Descriptions`); every viewer may know them. */
  readonly shows?: SlotRows<W>;
  /** Like `shows`, but only for the asked seats and the arbiter; null for others. */
  readonly showsAsked?: SlotRows<W>;
  /** The answer it leaves for the frame below: one value, or several by name. */
  readonly answers?: KindOf<W> | SlotRows<W>;
  /**
   * The frames that may be directly below it, each with the steps at which that frame waits; "bottom" for the lowest frame. Not checked if absent.
   */
  readonly under?: "bottom" | Readonly<Record<string, readonly string[]>>;
}

/** The table of frames; a row's index is the number of its kind. */
export type FrameRows<W = Record<string, string>> = Readonly<Record<string, FrameRow<W>>>;

/** "None" in a slot of the kind "word?". */
export const NONE = -1;

type Slots<R> = Part<R, "about"> & Part<R, "keeps">;
type Inside<Kind> = Kind extends "flag" ? boolean : Kind extends `${string}[${number}]` ? SlotList : number;
type Left<Kind> = Kind extends "flag" ? boolean : Kind extends `${string}[${number}]` ? readonly number[] : number;
export type StepsOf<R> = R extends { readonly steps: infer S } | { readonly automatic: infer S }
  ? S extends readonly string[]
    ? S[number]
    : never
  : R extends { readonly over: true }
    ? "over"
    : "ask";

/** The names of the steps that ask. */
export type AskingOf<R> = R extends { readonly asks: infer S }
  ? S extends readonly string[]
    ? S[number]
    : never
  : R extends { readonly automatic: readonly string[] } | { readonly over: true }
    ? never
    : "ask";

/** A frame as its procedure sees it: a field per slot, with indices for words, bit masks for sets, and NONE. */
export type Frame<R> = {
  -readonly [K in keyof Slots<R> as Slots<R>[K] extends `${string}[${number}]` ? never : K]: Inside<Slots<R>[K]>;
} & { readonly [K in keyof Slots<R> as Slots<R>[K] extends `${string}[${number}]` ? K : never]: SlotList } & { step: number };

/** The answer of a frame to the one below, with indices for words. */
export type Answer<R> = R extends { readonly answers: infer A } ? (A extends string ? Left<A> : { readonly [K in keyof A]: Left<A[K]> }) : undefined;

export type Frames<Rows> = { readonly [K in keyof Rows]: FrameHandle<Rows[K]> };

/** The procedures that ask. */
export type DecisionKind<Rows> = {
  [K in keyof Rows]: Rows[K] extends { readonly automatic: readonly string[] } | { readonly over: true } ? never : K;
}[keyof Rows];

/** The subject of a frame's decision in ids and numbers; plain fields, so that an editor shows them. */
export type AboutOf<R, W> = InWords<Part<R, "about">, W> &
  InWords<Part<R, "shows">, W> & { readonly [K in keyof Part<R, "showsAsked">]: ValueOf<Part<R, "showsAsked">[K], W> | null } extends infer A
  ? { readonly [K in keyof A]: A[K] }
  : never;

type Part<R, Name extends string> = R extends { readonly [K in Name]: infer A } ? A : unknown;
type InWords<A, W> = { readonly [K in keyof A]: ValueOf<A[K], W> };

type Worked<R> = Part<R, "shows"> & Part<R, "showsAsked">;

/** Functions that compute the subject of the top question: one for every frame with `shows` or `showsAsked`. They return indices for words, and NONE. */
export type Descriptions<Rows, S> = {
  readonly [K in keyof Rows as Rows[K] extends { readonly shows: unknown } | { readonly showsAsked: unknown } ? K : never]: (s: S) => {
    readonly [N in keyof Worked<Rows[K]>]: Left<Worked<Rows[K]>[N]>;
  };
};

/** The decisions of a ruleset: a union by kind, each with its subject. */
export type DecisionOf<Rows, W, Seat extends string> = {
  [K in DecisionKind<Rows>]: { readonly kind: K; readonly clause: string; readonly seats: readonly Seat[]; readonly about: AboutOf<Rows[K], W> };
}[DecisionKind<Rows>];

export function placesOf(row: FrameRow): readonly Place[] {
  let at = TO_SLOTS;
  return Object.entries({ ...row.about, ...row.keeps }).map(([name, kind]) => {
    const most = mostOfList(kind);
    const place = { name, kind, at, size: most === null ? 1 : most + 1 };
    at += place.size;
    return place;
  });
}

export interface FrameHandle<R> {
  readonly name: string;
  readonly kind: FrameKind;
  readonly row: FrameRow;
  readonly steps: readonly string[];
  readonly asks: readonly string[];
  readonly step: { readonly [K in StepsOf<R>]: number };
  readonly places: readonly Place[];
  /** The top frame, which must be of this kind. */
  readonly top: (s: GameState) => Frame<R>;
  /** Pushes a frame at its first step, with every slot 0 in storage: NONE, false, an empty list. */
  readonly push: (s: GameState) => Frame<R>;
  /** The nearest frame of this kind; null if the stack has none. */
  readonly find: (s: GameState) => Frame<R> | null;
  /** The nearest frame of this kind, which must exist. */
  readonly under: (s: GameState) => Frame<R>;
  /** True if the stack has a frame of this kind. */
  readonly isUnderWay: (s: GameState) => boolean;
  /** The path of the nearest frame of this kind in a view, such as "frames[2]". The frame must exist. */
  readonly path: (s: GameState) => string;
  /** The frame that ends at index `end` of the stack; it must be of this kind. */
  readonly at: (s: GameState, end: number) => Frame<R>;
  /** Pops the top frame, which must be of this kind, and leaves its answer. */
  readonly pop: (s: GameState, ...answer: Answer<R> extends undefined ? [] : [answer: Answer<R>]) => void;
  /**
   * The answer of the last frame that ended above the top frame. It must have been of this kind, which is not checked. Valid until the next question. A
   * flag is false if no such frame was needed; any other answer must exist.
   */
  readonly answered: (s: GameState) => Answer<R>;
}

// Closures over their frame instead of methods, so that a compiler that knows the function also knows the frame.
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

/** The rows of several tables. A name in two of them gives a type that fits no value, so that compilation fails. */
export type InOneTable<Parts extends readonly object[]> = Parts extends readonly [infer First, ...infer Rest extends readonly object[]]
  ? Twice<keyof First & keyof InOneTable<Rest>, First & InOneTable<Rest>>
  : unknown;

type Twice<Names, Rows> = [Names] extends [never] ? Rows : { readonly rowsInTwoTables: Names };

/** Joins several tables in their order. */
export function inOneTable<Parts extends readonly object[]>(...parts: Parts): InOneTable<Parts> {
  return Object.assign({}, ...parts) as InOneTable<Parts>;
}
