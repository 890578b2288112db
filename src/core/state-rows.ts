/**
 * One row a field of the state: from its kind, who sees it and how it is dealt anew follow clone, shape, view, position, determinize and the invariants of range.
 *
 * A field is kept as whole numbers: a number as it is, a flag as 0 or 1, a word as its index, NONE where there is none, a set as a bit mask; one value a seat (or a space, or
 * any other word) as an array in the order of its ids; lists, one a seat, side by side, each as long as it can be, filled up with what is below the least value; a deck as the
 * place of every card. Rulesets with packed states write these functions themselves.
 */
import type { Viewer } from "./contract.js";
import type { Dice } from "./dice/dice.js";
import { demand, demandRow } from "./errors.js";
import { ownField, POSITION_COMPLAINT as fail, readArray, readBoolean, readKnownFields, readWord } from "./json.js";
import { type CellBound, cells, type FieldShape, list, number, type StateShape } from "./shape.js";
import type { GameState } from "./state.js";
import { type AnyWords, type Form, formOf, idsOf, isPacked, type KindOf, readOne, tellOne, type ValueOf } from "./words.js";

/** A field of one value, or of one a word. */
export interface CellRow<W = Record<string, string>> {
  /** One value for each of a word, `each: "seat"`; a single one when left out. */
  readonly each?: keyof W & string;
  /** The kind of a value, see `ValueOf`. */
  readonly of: KindOf<W>;
  /** Who sees a value: all when left out; the seat it is of, where there is one for each seat; nobody. */
  readonly seen?: "owner" | "nobody";
  /** How it is dealt anew for who does not see it: each value out of its range, all as likely; or the values that he does not see shuffled. */
  readonly anew?: "roll" | "shuffle";
}

/** Who sees the cards of a place: all or nobody; or it is one place a seat, of which its owner sees the cards, or each of which all see. */
export type SeenIn = "all" | "nobody" | "owner" | "each";

/** Cards, each in one place. Those that a viewer does not see are shuffled when they are dealt anew. */
export interface DeckRow<W = Record<string, string>> {
  /** The word of the cards. */
  readonly deck: keyof W & string;
  /** The places, in the order of their numbers; all cards begin in the first. */
  readonly in: Readonly<Record<string, SeenIn>>;
}

/** A field: its kind alone where it is one value that all see. */
export type StateRow<W = Record<string, string>> = KindOf<W> | CellRow<W> | DeckRow<W>;

/** The fields of a state, in the order of its keys. */
export type StateRows<W = Record<string, string>> = Readonly<Record<string, StateRow<W>>>;

type ListKind = `${string}[${number}]`;
type CellOf<Kind> = Kind extends ListKind ? number[] : number;

/** The state of a table of fields. */
export type StateOf<Rows> = GameState & {
  -readonly [K in keyof Rows]: Rows[K] extends string
    ? CellOf<Rows[K]>
    : Rows[K] extends { readonly deck: string } | { readonly each: string }
      ? number[]
      : Rows[K] extends { readonly of: infer Kind }
        ? CellOf<Kind>
        : never;
};

/** Cards by id for who sees them; how many for who does not. */
type Cards<D, W> = readonly (D extends keyof W ? W[D] : never)[];
type Lying<Seen, D, W, Seat extends string> = Seen extends "all"
  ? Cards<D, W>
  : Seen extends "nobody"
    ? Cards<D, W> | number
    : { readonly [K in Seat]: Seen extends "each" ? Cards<D, W> : Cards<D, W> | number };
type Seen<Row, Kind, W> = Row extends { readonly seen: string }
  ? Kind extends `${infer One}[${number}]`
    ? readonly (ValueOf<One, W> | null)[]
    : ValueOf<Kind, W> | null
  : ValueOf<Kind, W>;
type ToldOf<Row, W, Seat extends string> = Row extends string
  ? ValueOf<Row, W>
  : Row extends { readonly deck: infer D; readonly in: infer Places }
    ? { readonly [P in keyof Places]: Lying<Places[P], D, W, Seat> }
    : Row extends { readonly each: infer E; readonly of: infer Kind }
      ? { readonly [I in (E extends keyof W ? W[E] : never) & string]: Seen<Row, Kind, W> }
      : Row extends { readonly of: infer Kind }
        ? Seen<Row, Kind, W>
        : never;

/** What a viewer sees of a table of fields. */
export type PiecesOf<Rows, W, Seat extends string> = { readonly [K in keyof Rows]: ToldOf<Rows[K], W, Seat> };

/** What follows from a table of fields, ready to be parts of a ruleset. */
export interface Fields<S extends GameState, P, Seat extends string> {
  /** A state in which every value is the least it can be, nothing is in a list, and every card lies in the first place. */
  start(edition: string): S;
  /** Where speed counts a ruleset writes its own, one literal with every field, which is some times as fast. */
  clone(s: S): S;
  shape(edition: string): StateShape;
  view(s: S, viewer: Viewer<Seat>): P;
  /** The inverse of the arbiter's view. @throws PositionError naming the field */
  position(pieces: Readonly<Record<string, unknown>>, edition: string): S;
  /** Deals anew what the viewer (a seat index, or -1 for a spectator) does not see. */
  determinize(s: S, viewer: number, dice: Dice): void;
  /** Every value is in its range. @throws PositionError naming the field */
  checkInvariants(s: S): void;
}

/** The numbers of the places of a deck: of a place a seat that of the first seat, which the index of the seat is added to. */
export function placesIn<Row extends DeckRow>(row: Row, seats: readonly string[]): { readonly [P in keyof Row["in"]]: number } {
  let next = 0;
  const numbers = Object.entries(row.in).map(([place, seen]) => {
    const first = next;
    next += isOfSeats(seen) ? seats.length : 1;
    return [place, first];
  });
  return Object.fromEntries(numbers) as { readonly [P in keyof Row["in"]]: number };
}

/** All that follows from a table of fields. @throws RulesetError naming the row that cannot be */
export function fieldsOf<S extends GameState, P, Seat extends string>(rows: StateRows, words: AnyWords, seats: readonly Seat[]): Fields<S, P, Seat> {
  const fields = Object.entries(rows).map(([name, row]) => fieldOf(name, row, words, seats));
  const names = fields.map(({ name }) => name);
  const of = (s: S): Cells => s as unknown as Cells;

  // An object whose fields lie together is read faster than one that has grown: JSON makes one, once for the edition in use.
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
      return Object.fromEntries(fields.map((field) => [field.name, field.tell(of(s)[field.name]!, s, sees)])) as P;
    },
    position(pieces, edition) {
      const given = readKnownFields(pieces, "view", names, fail);
      const s = start(edition);
      for (const field of fields) of(s)[field.name] = field.read(ownField(given, field.name), `view.${field.name}`, s);
      return s;
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

/** One field. `sees(owner)` tells whether the viewer sees what is the owner's, or what is nobody's (-1). */
interface Field {
  readonly name: string;
  start(s: GameState): number | number[];
  shape(s: GameState): FieldShape;
  tell(value: number | number[], s: GameState, sees: (owner: number) => boolean): unknown;
  read(told: unknown, path: string, s: GameState): number | number[];
  deal(value: number | number[], s: GameState, viewer: number, dice: Dice): number | number[];
  check(value: number | number[], s: GameState): void;
}

const NAME = /^[a-z][A-Za-z0-9]*$/;
const TAKEN = ["edition", "dice", "frames", "viewer", "decision", "secret"];

function fieldOf(name: string, row: StateRow, words: AnyWords, seats: readonly string[]): Field {
  demandRow(NAME.test(name) && !TAKEN.includes(name), `state.${name}`, `a name in camel case, none of ${TAKEN.join(", ")}`, name);
  if (typeof row === "string") return new CellsField(name, { of: row }, words, seats);
  return "deck" in row ? new DeckField(name, row, words, seats) : new CellsField(name, row, words, seats);
}

class CellsField implements Field {
  readonly #form: Form;
  /** How many integers the value of one owner takes. */
  readonly #stride: number;

  constructor(
    readonly name: string,
    readonly row: CellRow,
    readonly words: AnyWords,
    seats: readonly string[],
  ) {
    const path = `state.${name}`;
    this.#form = formOf(row.of, (word) => Object.hasOwn(words, word));
    const { form, word, length } = this.#form;
    demandRow(word === "" || Object.hasOwn(words, word), `${path}.of`, `a kind of these words: ${Object.keys(words).join(", ")}`, row.of);
    demandRow(row.each === undefined || Object.hasOwn(words, row.each), `${path}.each`, `one of ${Object.keys(words).join(", ")}`, row.each);
    const isOfSeats = row.each !== undefined && String(words[row.each]) === String(seats);
    demandRow(row.seen !== "owner" || isOfSeats, `${path}.seen`, "an owner only where there is one value for each seat", row.seen);
    demandRow((row.seen === undefined) === (row.anew === undefined), `${path}.anew`, "how it is dealt anew where some do not see it, and only there", row.anew);
    const isPlain = form !== "set" && (word === "" || !isPacked(words[word]!));
    demandRow(row.seen === undefined || isPlain, `${path}.of`, "numbers, flags or words with ids where some do not see them", row.of);
    this.#stride = form === "list" ? length : 1;
  }

  // What stands where a list has no entry.
  #empty(s: GameState): number {
    return this.#range(s)[0] - 1;
  }

  #range(s: GameState): readonly [least: number, most: number] {
    const { form, word, least, most } = this.#form;
    if (word === "") return [least, most];
    const held = this.words[word]!;
    if (isPacked(held)) return [held.least, held.most];
    const count = idsOf(held, s).length;
    return form === "set" ? [0, 2 ** count - 1] : [form === "optional" ? -1 : 0, count - 1];
  }

  #owners(s: GameState): readonly string[] {
    const held = this.row.each === undefined ? [] : this.words[this.row.each]!;
    return isPacked(held) ? [] : idsOf(held, s);
  }

  shape(s: GameState): FieldShape {
    const [least, most] = this.#range(s);
    if (this.row.each !== undefined) return cells(this.#owners(s).length * this.#stride, this.#form.form === "list" ? least - 1 : least, most);
    return this.#form.form === "list" ? list(this.#stride, least, most) : number(least, most);
  }

  start(s: GameState): number | number[] {
    const [least] = this.#range(s);
    if (this.row.each === undefined) return this.#form.form === "list" ? [] : least;
    return new Array<number>(this.#owners(s).length * this.#stride).fill(this.#form.form === "list" ? least - 1 : least);
  }

  tell(value: number | number[], s: GameState, sees: (owner: number) => boolean): unknown {
    const { each, seen } = this.row;
    const isSeen = (owner: number): boolean => seen === undefined || sees(seen === "owner" ? owner : -1);
    if (each === undefined) return this.#tellGroup(typeof value === "number" ? [value] : value, s, isSeen(-1));
    const group = (owner: number): number[] => (value as number[]).slice(owner * this.#stride, (owner + 1) * this.#stride);
    return Object.fromEntries(this.#owners(s).map((id, owner) => [id, this.#tellGroup(group(owner), s, isSeen(owner))]));
  }

  #tellGroup(group: readonly number[], s: GameState, isSeen: boolean): unknown {
    const told = (value: number): unknown => (isSeen ? this.#tellValue(value, s) : null);
    if (this.#form.form !== "list") return told(group[0]!);
    const empty = this.#empty(s);
    return group.filter((value) => value !== empty).map(told);
  }

  #tellValue(value: number, s: GameState): unknown {
    const { form, word } = this.#form;
    if (form === "flag") return value === 1;
    if (form === "optional" && value < 0) return null;
    if (form !== "set") return tellOne(this.words, word, value, s);
    return idsOf(this.words[word] as readonly string[], s).filter((_, i) => (value & (1 << i)) !== 0);
  }

  read(told: unknown, path: string, s: GameState): number | number[] {
    if (this.row.each === undefined) return this.#form.form === "list" ? this.#readList(told, path, s) : this.#readValue(told, path, s);
    const owners = this.#owners(s);
    const given = readKnownFields(told, path, owners, fail);
    return owners.flatMap((id) => {
      const value = ownField(given, id);
      if (this.#form.form !== "list") return [this.#readValue(value, `${path}.${id}`, s)];
      const entries = this.#readList(value, `${path}.${id}`, s);
      return [...entries, ...new Array<number>(this.#stride - entries.length).fill(this.#empty(s))];
    });
  }

  #readList(told: unknown, path: string, s: GameState): number[] {
    return readArray(told, path, this.#stride, fail).map((entry, i) => readOne(this.words, this.#form, entry, `${path}[${i}]`, s));
  }

  #readValue(told: unknown, path: string, s: GameState): number {
    const { form } = this.#form;
    if (form === "flag") return readBoolean(told, path, fail) ? 1 : 0;
    if (form === "optional" && told === null) return -1;
    if (form !== "set") return readOne(this.words, this.#form, told, path, s);
    return readArray(told, path, 31, fail).reduce<number>((set, id, i) => set | (1 << readOne(this.words, this.#form, id, `${path}[${i}]`, s)), 0);
  }

  deal(value: number | number[], s: GameState, viewer: number, dice: Dice): number | number[] {
    const { seen, anew } = this.row;
    if (seen === undefined) return value;
    const [least, most] = this.#range(s);
    const dealt = typeof value === "number" ? [value] : value;
    const isHidden = (at: number): boolean =>
      (seen === "nobody" || Math.floor(at / this.#stride) !== viewer) && (this.#form.form !== "list" || dealt[at]! >= least);
    const hidden = dealt.flatMap((_, at) => (isHidden(at) ? [at] : []));
    if (anew === "shuffle") shuffle(dealt, hidden, dice);
    else for (const at of hidden) dealt[at] = least + dice.draw(most - least + 1);
    return typeof value === "number" ? dealt[0]! : dealt;
  }

  check(value: number | number[], s: GameState): void {
    checkRange(value, this.shape(s), this.name);
    if (this.#form.form !== "list" || this.row.each === undefined) return;
    const empty = this.#empty(s);
    const isHole = (entry: number, at: number): boolean => at % this.#stride > 0 && entry !== empty && (value as number[])[at - 1] === empty;
    demand(!(value as number[]).some(isHole), this.name, "lists without holes", "one with a hole");
  }
}

class DeckField implements Field {
  /** Every place: its name, the index of its seat (-1 where it is not of a seat), who sees it. */
  readonly #places: readonly { readonly name: string; readonly owner: number; readonly seen: SeenIn }[];

  constructor(
    readonly name: string,
    readonly row: DeckRow,
    readonly words: AnyWords,
    readonly seats: readonly string[],
  ) {
    const held = words[row.deck];
    demandRow(held !== undefined && !isPacked(held), `state.${name}.deck`, "a word with ids", row.deck);
    demandRow(Object.keys(row.in).length > 0, `state.${name}.in`, "a place or more", row.in);
    for (const [place, seen] of Object.entries(row.in))
      demandRow(["all", "nobody", "owner", "each"].includes(seen), `state.${name}.in.${place}`, "all, nobody, owner or each", seen);
    this.#places = Object.entries(row.in).flatMap(([place, seen]) =>
      isOfSeats(seen) ? seats.map((_, owner) => ({ name: place, owner, seen })) : [{ name: place, owner: -1, seen }],
    );
  }

  #cards(s: GameState): readonly string[] {
    return idsOf(this.words[this.row.deck] as readonly string[], s);
  }

  start(s: GameState): number[] {
    return this.#cards(s).map(() => 0);
  }

  shape(s: GameState): FieldShape {
    return cells(this.#cards(s).length, 0, this.#places.length - 1);
  }

  tell(value: number | number[], s: GameState, sees: (owner: number) => boolean): unknown {
    const cards = this.#cards(s);
    const told: Record<string, unknown> = {};
    this.#places.forEach(({ name, owner, seen }, place) => {
      const here = cards.filter((_, card) => (value as number[])[card] === place);
      const shown = seen === "all" || seen === "each" || sees(owner) ? here : here.length;
      if (owner < 0) told[name] = shown;
      else (told[name] ??= {} as Record<string, unknown>)[this.seats[owner]! as never] = shown as never;
    });
    return told;
  }

  read(told: unknown, path: string, s: GameState): number[] {
    const cards = this.#cards(s);
    const deck = cards.map(() => -1);
    const given = readKnownFields(told, path, Object.keys(this.row.in), fail);
    this.#places.forEach(({ name, owner }, place) => {
      const at = owner < 0 ? `${path}.${name}` : `${path}.${name}.${this.seats[owner]!}`;
      const here =
        owner < 0 ? ownField(given, name) : ownField(readKnownFields(ownField(given, name), `${path}.${name}`, this.seats, fail), this.seats[owner]!);
      readArray(here, at, cards.length, fail).forEach((id, i) => {
        const card = cards.indexOf(readWord(id, `${at}[${i}]`, cards, fail));
        if (deck[card] !== -1) throw fail(`${at}[${i}]`, "a card named once", id);
        deck[card] = place;
      });
    });
    const lost = deck.indexOf(-1);
    if (lost >= 0) throw fail(path, `${cards[lost]!} in some place`, "none");
    return deck;
  }

  deal(value: number | number[], _s: GameState, viewer: number, dice: Dice): number[] {
    const deck = value as number[];
    const isHidden = ({ seen, owner }: { seen: SeenIn; owner: number }): boolean => seen === "nobody" || (seen === "owner" && owner !== viewer);
    const unseen = deck.flatMap((place, card) => (isHidden(this.#places[place]!) ? [card] : []));
    shuffle(deck, unseen, dice);
    return deck;
  }

  check(value: number | number[], s: GameState): void {
    checkRange(value, this.shape(s), this.name);
  }
}

function isOfSeats(seen: SeenIn): boolean {
  return seen === "owner" || seen === "each";
}

// Every order of what stands at these places is as likely as any other, and depends on the dice alone, not on the order there was.
function shuffle(values: number[], at: readonly number[], dice: Dice): void {
  const sorted = at.map((place) => values[place]!).sort((a, b) => a - b);
  at.forEach((place, i) => {
    values[place] = sorted[i]!;
  });
  for (let last = at.length - 1; last > 0; last--) {
    const other = at[dice.draw(last + 1)]!;
    const value = values[at[last]!]!;
    values[at[last]!] = values[other]!;
    values[other] = value;
  }
}

function checkRange(value: number | number[], { form, length, least, most }: FieldShape, name: string): void {
  const among = typeof value === "number" ? [value] : value;
  const isLong = form === "list" ? among.length <= length : among.length === length;
  demand(isLong, name, form === "list" ? `at most ${length} entries` : `${length} entries`, among.length);
  among.forEach((entry, i) => {
    const [low, high] = [boundAt(least, i), boundAt(most, i)];
    demand(Number.isInteger(entry) && entry >= low && entry <= high, name, `a whole number in ${low}..${high}`, entry);
  });
}

function boundAt(bound: CellBound, cell: number): number {
  return typeof bound === "number" ? bound : bound[cell]!;
}
