/**
 * One row per field of the state. Its kind, its viewers and its way of resampling determine clone, shape, view, position, conceal, determinize and the
 * checks of ranges. Fields are stored as integers: a flag as 0 or 1, a word as its index or NONE, a set as a bit mask, a deck as the place of every card.
 * One value per seat (or per space, or per id of another word) is an array in the order of the ids. One list per seat is also one array: the lists follow
 * one another, and each is padded to its greatest length with the number below the least value. Rulesets with packed states write these functions
 * themselves.
 */
import { CellsField } from "./cells-field.js";
import type { Viewer } from "../../core/ruleset/contract.js";
import { DeckField, isOfSeats } from "./deck-field.js";
import type { Dice } from "../../core/dice/dice.js";
import { demandRow } from "../../core/basics/errors.js";
import { ownField, POSITION_COMPLAINT as fail, readKnownFields } from "../../core/basics/json.js";
import type { StateShape } from "../../core/flow/shape.js";
import type { GameState } from "../../core/state/state.js";
import type { CellRow, DeckRow, Field } from "./state-field.js";
import type { AnyWords, KindOf, ValueOf } from "../../core/state/words.js";

export type { CellRow, DeckRow, SeenIn } from "./state-field.js";

/** A derived value, or one per id of a word. Views show it to everybody; the state does not contain it (see `Told`). A view that is read may omit it. */
export interface ToldRow<W = Record<string, string>> {
  readonly told: KindOf<W>;
  readonly each?: keyof W & string;
}

/** A field. A row that is only a kind is a single value that all see. */
export type StateRow<W = Record<string, string>> = KindOf<W> | CellRow<W> | DeckRow<W> | ToldRow<W>;

/** The fields of a state, in the order of its keys. */
export type StateRows<W = Record<string, string>> = Readonly<Record<string, StateRow<W>>>;

type ListKind = `${string}[${number}]`;
type CellOf<Kind> = Kind extends ListKind ? number[] : number;

/** Computes the rows marked `told`: a number (an index, a bit set, 1 for yes), or one per id. */
export type Told<Rows, S> = {
  readonly [K in keyof Rows as Rows[K] extends { readonly told: string } ? K : never]: (
    s: S,
  ) => Rows[K] extends { readonly each: string } ? readonly number[] : CellOf<ToldKind<Rows[K]>>;
};

type ToldKind<Row> = Row extends { readonly told: infer Kind } ? Kind : never;

/** The state that a table of fields describes: every row except those marked `told`. */
export type StateOf<Rows> = GameState & {
  -readonly [K in keyof Rows as Rows[K] extends { readonly told: string } ? never : K]: Rows[K] extends string
    ? CellOf<Rows[K]>
    : Rows[K] extends { readonly deck: string } | { readonly each: string }
      ? number[]
      : Rows[K] extends { readonly of: infer Kind }
        ? CellOf<Kind>
        : never;
};

/** Cards by id, for viewers who see them. */
type Cards<D, W> = readonly (D extends keyof W ? W[D] : never)[];
type Lying<Seen, All, Seat extends string> = Seen extends "all"
  ? All
  : Seen extends "nobody"
    ? All | number
    : { readonly [K in Seat]: Seen extends "each" ? All : All | number };
type Seen<Row, Kind, W> = Row extends { readonly seen: string }
  ? Kind extends `${infer One}[${number}]`
    ? readonly (ValueOf<One, W> | null)[]
    : ValueOf<Kind, W> | null
  : ValueOf<Kind, W>;
type ToldOf<Row, W, Seat extends string> = Row extends string
  ? ValueOf<Row, W>
  : Row extends { readonly deck: infer D; readonly in: infer Places }
    ? { readonly [P in keyof Places]: Lying<Places[P], Cards<D, W>, Seat> }
    : Row extends { readonly each: infer E; readonly told: infer Kind }
      ? { readonly [I in (E extends keyof W ? W[E] : never) & string]: ValueOf<Kind, W> }
      : Row extends { readonly told: infer Kind }
        ? ValueOf<Kind, W>
        : Row extends { readonly each: infer E; readonly of: infer Kind }
          ? { readonly [I in (E extends keyof W ? W[E] : never) & string]: Seen<Row, Kind, W> }
          : Row extends { readonly of: infer Kind }
            ? Seen<Row, Kind, W>
            : never;

/** The fields as a viewer sees them. */
export type PiecesOf<Rows, W, Seat extends string> = { readonly [K in keyof Rows]: ToldOf<Rows[K], W, Seat> };

/** The parts of a ruleset derived from a table of fields. */
export interface Fields<S extends GameState, P, Seat extends string> {
  /** A state in which every value is the least possible, every list is empty, and every card is in the first place. */
  start(edition: string): S;
  /** Copies a state. A ruleset that needs speed writes its own, as one literal with every field, which is several times faster. */
  clone(s: S): S;
  shape(edition: string): StateShape;
  view(s: S, viewer: Viewer<Seat>): P;
  /**
   * The inverse of the view of any viewer. Unseen values become the least possible, and unseen cards are placed in card order.
   * @throws PositionError naming the field
   */
  position(pieces: Readonly<Record<string, unknown>>, edition: string): S;
  /** Sets the values that the viewer (a seat index, or -1 for a spectator) does not see to the same values in all states that look alike to it. */
  conceal(s: S, viewer: number): void;
  /** Resamples the values that the viewer (a seat index, or -1 for a spectator) does not see. */
  determinize(s: S, viewer: number, dice: Dice): void;
  /** Checks that every value is in its range. @throws PositionError naming the field */
  checkInvariants(s: S): void;
}

/** The numbers of the places of a deck. If each seat has such a place, the number is that of the first seat, to which the index of a seat is added. */
export function placesIn<Row extends DeckRow>(row: Row, seats: readonly string[]): { readonly [P in keyof Row["in"]]: number } {
  let next = 0;
  const numbers = Object.entries(row.in).map(([place, seen]) => {
    const first = next;
    next += isOfSeats(seen) ? seats.length : 1;
    return [place, first];
  });
  return Object.fromEntries(numbers) as { readonly [P in keyof Row["in"]]: number };
}

/**
 * Derives the functions of a state from a table of fields. States and views may also be written as interfaces, which are easier to read: `const FIELDS:
 * Fields<MyState, MyPieces, Seat> = fieldsOf<typeof STATE, Words, Seat>(STATE, WORDS, SEATS)` does not compile if they differ from the table. `told` computes
 * the rows that the state does not contain.
 * @throws RulesetError naming the invalid row
 */
export function fieldsOf<Rows, W, Seat extends string>(
  rows: Rows & StateRows<W>,
  words: AnyWords,
  seats: readonly Seat[],
  ...given: Record<string, never> extends Told<Rows, StateOf<Rows>> ? [] : [told: Told<Rows, StateOf<Rows>>]
): Fields<StateOf<Rows>, PiecesOf<Rows, W, Seat>, Seat> {
  const [told = {}] = given as [Readonly<Record<string, (s: GameState) => number | number[]>>?];
  return fieldsBy(rows as StateRows, words, seats, told) as unknown as Fields<StateOf<Rows>, PiecesOf<Rows, W, Seat>, Seat>;
}

function fieldsBy<S extends GameState, P, Seat extends string>(
  rows: StateRows,
  words: AnyWords,
  seats: readonly Seat[],
  told: Readonly<Record<string, (s: GameState) => number | number[]>>,
): Fields<S, P, Seat> {
  const entries = Object.entries(rows);
  const fields = entries.flatMap(([name, row]) => (isTold(row) ? [] : [fieldOf(name, row, words, seats)]));
  const shown = entries.flatMap(([name, row]) => {
    if (!isTold(row)) return [];
    const work = told[name];
    demandRow(typeof work === "function", `state.${name}.told`, "a function that works it out", work);
    const { told: of, each } = row;
    return [{ work, field: fieldOf(name, each === undefined ? { of } : { of, each }, words, seats) }];
  });
  const names = entries.map(([name]) => name);
  const of = (s: S): Cells => s as unknown as Cells;

  // Objects that JSON creates with all fields are read faster than objects that grew; this runs only if `start` gets another edition than before.
  function begun(edition: string): S {
    const s: Record<string, unknown> = { edition, dice: [0, 0, 0, 0], frames: [] };
    for (const field of fields) s[field.name] = field.start(s as unknown as S);
    return JSON.parse(JSON.stringify(s));
  }

  let first: S | null = null;
  function start(edition: string): S {
    if (first?.edition !== edition) first = begun(edition);
    return clone(first);
  }

  function clone(s: S): S {
    const copy = { ...s };
    for (const name in s) {
      if (!Object.hasOwn(s, name)) continue;
      const value: unknown = s[name];
      if (typeof value === "object") of(copy)[name] = (value as number[]).slice();
    }
    return copy;
  }

  return {
    start,
    clone,
    shape: (edition) => Object.fromEntries(fields.map((field) => [field.name, field.shape({ edition, dice: [], frames: [] })])),
    view(s, viewer) {
      const sees = (owner: number): boolean => viewer === "arbiter" || (owner >= 0 && viewer === seats[owner]);
      const pieces = fields.map((field) => [field.name, field.show(of(s)[field.name]!, s, sees)]);
      return Object.fromEntries([...pieces, ...shown.map(({ work, field }) => [field.name, field.show(work(s), s, sees)])]) as P;
    },
    position(pieces, edition) {
      const given = readKnownFields(pieces, "view", names, fail);
      const s = start(edition);
      for (const field of fields) of(s)[field.name] = field.read(ownField(given, field.name), `view.${field.name}`, s);
      return s;
    },
    conceal(s, viewer) {
      for (const field of fields) of(s)[field.name] = field.conceal(of(s)[field.name]!, s, viewer);
    },
    determinize(s, viewer, dice) {
      for (const field of fields) of(s)[field.name] = field.deal(of(s)[field.name]!, s, viewer, dice);
    },
    checkInvariants(s) {
      for (const field of fields) field.check(of(s)[field.name]!, s);
    },
  };
}

type Cells = Record<string, number | number[]>;

const NAME = /^[a-z][A-Za-z0-9]*$/;
const TAKEN = ["ruleset", "version", "edition", "dice", "frames", "viewer", "decision", "secret"];

function isTold(row: StateRow): row is ToldRow {
  return typeof row === "object" && "told" in row;
}

function fieldOf(name: string, row: Exclude<StateRow, ToldRow>, words: AnyWords, seats: readonly string[]): Field {
  demandRow(NAME.test(name) && !TAKEN.includes(name), `state.${name}`, `a name in camel case, none of ${TAKEN.join(", ")}`, name);
  if (typeof row === "string") return new CellsField(name, { of: row }, words, seats);
  return "deck" in row ? new DeckField(name, row, words, seats) : new CellsField(name, row, words, seats);
}
