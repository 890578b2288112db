import { hasBit, withBit } from "../../core/basics/bits.js";
import type { Dice } from "../../core/dice/dice.js";
import { demand, demandRow } from "../../core/basics/errors.js";
import { ownField, POSITION_COMPLAINT as fail, readArray, readBoolean, readKnownFields } from "../../core/basics/json.js";
import { cells, type FieldShape, list, number } from "../../core/flow/shape.js";
import type { GameState } from "../../core/state/state.js";
import { type CellRow, checkRange, type Field, shuffle, sortAt } from "./state-field.js";
import { type AnyWords, type Form, formOf, idsOf, isPacked, rangeIn, readOne, showOne } from "../../core/state/words.js";

/**
 * A field with one value, or with one per id of a word. A value is a number, a flag, a word, a set or a list.
 * @throws RulesetError naming the invalid part of the row
 */
export class CellsField implements Field {
  private readonly form: Form;
  /** The number of integers per value. */
  private readonly stride: number;

  constructor(
    readonly name: string,
    readonly row: CellRow,
    readonly words: AnyWords,
    seats: readonly string[],
  ) {
    const path = `state.${name}`;
    this.form = formOf(row.of, (word) => Object.hasOwn(words, word));
    const { form, word, length } = this.form;
    demandRow(word === "" || Object.hasOwn(words, word), `${path}.of`, `a kind of these words: ${Object.keys(words).join(", ")}`, row.of);
    demandRow(row.each === undefined || Object.hasOwn(words, row.each), `${path}.each`, `one of ${Object.keys(words).join(", ")}`, row.each);
    const isOfSeats = row.each !== undefined && String(words[row.each]) === String(seats);
    demandRow(row.seen !== "owner" || isOfSeats, `${path}.seen`, "an owner only where there is one value for each seat", row.seen);
    demandRow(
      (row.seen === undefined) === (row.resample === undefined),
      `${path}.resample`,
      "how it is resampled where some do not see it, and only there",
      row.resample,
    );
    const isPlain = form !== "set" && (word === "" || !isPacked(words[word]!));
    demandRow(row.seen === undefined || isPlain, `${path}.of`, "numbers, flags or words with ids where some do not see them", row.of);
    this.stride = form === "list" ? length : 1;
  }

  // The value of an absent entry of a list.
  private empty(s: GameState): number {
    return this.range(s)[0] - 1;
  }

  private range(s: GameState): readonly [least: number, most: number] {
    const { form, word, least, most } = this.form;
    if (word === "") return [least, most];
    const held = this.words[word]!;
    if (isPacked(held)) return rangeIn(held, s);
    const count = idsOf(held, s).length;
    return form === "set" ? [0, 2 ** count - 1] : [form === "optional" ? -1 : 0, count - 1];
  }

  private owners(s: GameState): readonly string[] {
    const held = this.row.each === undefined ? [] : this.words[this.row.each]!;
    return isPacked(held) ? [] : idsOf(held, s);
  }

  shape(s: GameState): FieldShape {
    const [least, most] = this.range(s);
    if (this.row.each !== undefined) return cells(this.owners(s).length * this.stride, this.form.form === "list" ? least - 1 : least, most);
    return this.form.form === "list" ? list(this.stride, least, most) : number(least, most);
  }

  start(s: GameState): number | number[] {
    const [least] = this.range(s);
    if (this.row.each === undefined) return this.form.form === "list" ? [] : least;
    return new Array<number>(this.owners(s).length * this.stride).fill(this.form.form === "list" ? least - 1 : least);
  }

  show(value: number | number[], s: GameState, sees: (owner: number) => boolean): unknown {
    const { each, seen } = this.row;
    const isSeen = (owner: number): boolean => seen === undefined || sees(seen === "owner" ? owner : -1);
    if (each === undefined) return this.tellGroup(typeof value === "number" ? [value] : value, s, isSeen(-1));
    const group = (owner: number): number[] => (value as number[]).slice(owner * this.stride, (owner + 1) * this.stride);
    return Object.fromEntries(this.owners(s).map((id, owner) => [id, this.tellGroup(group(owner), s, isSeen(owner))]));
  }

  private tellGroup(group: readonly number[], s: GameState, isSeen: boolean): unknown {
    const input = (value: number): unknown => (isSeen ? this.showValue(value, s) : null);
    if (this.form.form !== "list") return input(group[0]!);
    const empty = this.empty(s);
    return group.filter((value) => value !== empty).map(input);
  }

  private showValue(value: number, s: GameState): unknown {
    const { form, word } = this.form;
    if (form === "flag") return value === 1;
    if (form === "optional" && value < 0) return null;
    if (form !== "set") return showOne(this.words, word, value, s);
    return idsOf(this.words[word] as readonly string[], s).filter((_, i) => hasBit(value, i));
  }

  read(input: unknown, path: string, s: GameState): number | number[] {
    if (this.row.each === undefined) return this.form.form === "list" ? this.readList(input, path, s) : this.readValue(input, path, s);
    const owners = this.owners(s);
    const given = readKnownFields(input, path, owners, fail);
    return owners.flatMap((id) => {
      const value = ownField(given, id);
      if (this.form.form !== "list") return [this.readValue(value, `${path}.${id}`, s)];
      const entries = this.readList(value, `${path}.${id}`, s);
      return [...entries, ...new Array<number>(this.stride - entries.length).fill(this.empty(s))];
    });
  }

  private readList(input: unknown, path: string, s: GameState): number[] {
    return readArray(input, path, this.stride, fail).map((entry, i) =>
      this.isUnseen(entry) ? this.range(s)[0] : readOne(this.words, this.form, entry, `${path}[${i}]`, s),
    );
  }

  // True for a null where the viewer does not see the value; it is read as the least value.
  private isUnseen(input: unknown): boolean {
    return input === null && this.row.seen !== undefined;
  }

  private readValue(input: unknown, path: string, s: GameState): number {
    const { form } = this.form;
    if (this.isUnseen(input)) return this.range(s)[0];
    if (form === "flag") return readBoolean(input, path, fail) ? 1 : 0;
    if (form === "optional" && input === null) return -1;
    if (form !== "set") return readOne(this.words, this.form, input, path, s);
    return readArray(input, path, 31, fail).reduce<number>((set, id, i) => withBit(set, readOne(this.words, this.form, id, `${path}[${i}]`, s)), 0);
  }

  conceal(value: number | number[], s: GameState, viewer: number): number | number[] {
    const [least] = this.range(s);
    return this.inHidden(value, s, viewer, (values, hidden) => {
      if (this.row.resample === "shuffle") sortAt(values, hidden);
      else for (const at of hidden) values[at] = least;
    });
  }

  deal(value: number | number[], s: GameState, viewer: number, dice: Dice): number | number[] {
    const [least, most] = this.range(s);
    return this.inHidden(value, s, viewer, (values, hidden) => {
      if (this.row.resample === "shuffle") shuffle(values, hidden, dice);
      else for (const at of hidden) values[at] = least + dice.draw(most - least + 1);
    });
  }

  // Changes, in place, the values that the viewer does not see.
  private inHidden(value: number | number[], s: GameState, viewer: number, change: (values: number[], hidden: readonly number[]) => void): number | number[] {
    const { seen } = this.row;
    if (seen === undefined) return value;
    const [least] = this.range(s);
    const values = typeof value === "number" ? [value] : value;
    const isHidden = (at: number): boolean =>
      (seen === "nobody" || Math.floor(at / this.stride) !== viewer) && (this.form.form !== "list" || values[at]! >= least);
    change(
      values,
      values.flatMap((_, at) => (isHidden(at) ? [at] : [])),
    );
    return typeof value === "number" ? values[0]! : values;
  }

  check(value: number | number[], s: GameState): void {
    checkRange(value, this.shape(s), this.name);
    if (this.form.form !== "list" || this.row.each === undefined) return;
    const empty = this.empty(s);
    const isHole = (entry: number, at: number): boolean => at % this.stride > 0 && entry !== empty && (value as number[])[at - 1] === empty;
    demand(!(value as number[]).some(isHole), this.name, "lists without holes", "one with a hole");
  }
}
