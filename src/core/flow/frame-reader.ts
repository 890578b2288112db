/** Reads frames of constructed positions from ids and names, and checks that a stack is possible. */
import { withBit } from "../basics/bits.js";
import { demand, invariant } from "../basics/errors.js";
import type { Place } from "./cursor.js";
import type { FrameHandle } from "./frame-rows.js";
import { FrameWords } from "./frame-words.js";
import { endsOfFrames, sizeOfKind, TO_STEP } from "./frames.js";
import { type AnyGiven, givenOver } from "./given-slots.js";
import { ownField, POSITION_COMPLAINT as fail, readArray, readBoolean, readKnownFields, readWord } from "../basics/json.js";
import type { GameState } from "../state/state.js";
import { type Form, idsOf, isPacked, rangeIn, readOne } from "../state/words.js";

const MOST_FRAMES = 100;
const MOST_IN_SET = 31;
const PATH = "frames";

export class FrameReader<S extends GameState> extends FrameWords<S> {
  /** The flat stack of frames, read from JSON with ids. @throws PositionError naming the field */
  read(s: S, value: unknown, path: string): number[] {
    const views = readArray(value, path, MOST_FRAMES, fail);
    if (views.length === 0) throw fail(path, "a procedure under way", value);
    const names = Object.keys(this.frames);
    return views.flatMap((view, i) => {
      const at = `${path}[${i}]`;
      const given = readKnownFields(view, at, ["kind", "step", "slots"], fail);
      const handle = this.frames[readWord(ownField(given, "kind"), `${at}.kind`, names, fail)]!;
      const slots = this.readSlots(s, ownField(given, "slots"), `${at}.slots`, handle);
      const step = handle.steps.indexOf(readWord(ownField(given, "step"), `${at}.step`, handle.steps, fail));
      return [...slots.reverse(), step, handle.kind];
    });
  }

  /** Checks kinds, steps, slots and the order of the stack before anything else reads a frame. @throws PositionError naming the field */
  check(s: S): void {
    const ends = endsOfFrames(s.frames);
    ends.forEach((end, i) => {
      const path = `${PATH}[${i}]`;
      const handle = this.handleAt(s, end);
      demand(handle.kind === s.frames[end - 1], path, `a frame of ${handle.name} with its slots`);
      const step = s.frames[end - TO_STEP]!;
      demand(handle.steps[step] !== undefined, `${path}.step`, `a step of ${handle.name}`, step);
      for (const place of handle.places) this.checkSlot(s, end, place, `${path}.slots.${place.name}`);
      this.checkUnder(s, handle, i === 0 ? null : ends[i - 1]!, path);
      if (handle.row.over === true) demand(ends.length === 1, path, "nothing but the end of the game", handle.name);
      else if (i === ends.length - 1)
        demand(handle.asks.includes(handle.steps[step]!), `${path}.step`, `a step at which ${handle.name} asks`, handle.steps[step]);
    });
  }

  /**
   * Compares the given slots of frames with the values that the frames below give; the stack must already have been checked.
   * @throws PositionError naming the slot
   */
  checkGiven(s: S, given: AnyGiven): void {
    const ends = endsOfFrames(s.frames);
    for (let place = ends.length - 1; place >= 0; place--) this.checkGivenAt(s, given, ends[place]!, `${PATH}[${place}]`);
  }

  private checkGivenAt(s: S, given: AnyGiven, end: number, path: string): void {
    const below = end - sizeOfKind(s.frames[end - 1]!);
    if (below === 0) return;
    const [handle, lower] = [this.handleAt(s, end), this.handleAt(s, below)];
    const gives = givenOver(given, handle.name, lower.name, lower.steps[s.frames[below - TO_STEP]!]!);
    if (gives === undefined) return;
    const expected = gives(lower.at(s, below), s);
    const got = handle.at(s, end) as unknown as Readonly<Record<string, number | boolean>>;
    for (const slot of Object.keys(expected)) {
      if (got[slot] === expected[slot]) continue;
      const known = handle.places.find(({ name }) => name === slot);
      invariant(known !== undefined, `${handle.name} has no slot ${slot} to be given`);
      const says = String(this.said(s, expected[slot]!, known.kind) ?? "nothing");
      demand(false, `${path}.slots.${slot}`, `${says}, as ${lower.name} says`, this.said(s, got[slot]!, known.kind));
    }
  }

  /** The range of a slot's integer in storage; for a list, the range of each entry. */
  rangeOfSlot(s: S, { kind }: Place): readonly [least: number, most: number] {
    const form = this.formOf(kind);
    return this.rangeOf(s, form.form === "list" ? { ...form, form: "word" } : form);
  }

  /**
   * Calls `visit` for every slot integer that holds a word of this kind, except in sets (NONE is skipped). `visit` gets the index of the word, and a
   * function that replaces it.
   */
  eachOf(s: S, word: string, visit: (index: number, put: (index: number) => void) => void): void {
    for (const end of endsOfFrames(s.frames).reverse()) {
      for (const { kind, at } of this.handleAt(s, end).places) {
        const { form, word: held } = this.formOf(kind);
        if (held !== word || form === "set") continue;
        const first = form === "list" ? at + 1 : at;
        const last = form === "list" ? at + s.frames[end - at]! : at;
        const none = form === "optional" ? 1 : 0;
        for (let n = first; n <= last; n++) {
          const index = s.frames[end - n]! - none;
          if (index >= 0) visit(index, (other) => (s.frames[end - n] = other + none));
        }
      }
    }
  }

  private checkUnder(s: S, handle: FrameHandle<unknown>, below: number | null, path: string): void {
    const { under } = handle.row;
    if (under === undefined) return;
    if (under === "bottom") return demand(below === null, path, `${handle.name} as the lowest frame`);
    const lower = below === null ? null : this.handleAt(s, below);
    const step = below === null ? "" : lower!.steps[s.frames[below - TO_STEP]!]!;
    demand(
      lower !== null && under[lower.name]?.includes(step) === true,
      path,
      `a frame that can lie on ${lower === null ? "nothing" : `${lower.name} at ${step}`}`,
      handle.name,
    );
  }

  private checkSlot(s: S, end: number, { kind, at, size }: Place, path: string): void {
    const form = this.formOf(kind);
    const value = s.frames[end - at]!;
    if (form.form === "list") {
      demand(value >= 0 && value < size, path, `a list of at most ${size - 1}`, value);
      for (let n = 1; n < size; n++)
        this.checkInteger(s, s.frames[end - at - n]!, n > value ? { ...form, form: "number", word: "", least: 0, most: 0 } : { ...form, form: "word" }, path);
    } else this.checkInteger(s, value, form, path);
  }

  private checkInteger(s: S, value: number, form: Form, path: string): void {
    const [least, most] = this.rangeOf(s, form);
    demand(value >= least && value <= most, path, `a whole number in ${least}..${most}`, value);
    const held = form.word === "" ? undefined : this.words[form.word]!;
    if (held === undefined || !isPacked(held) || held.isNumber === true) return;
    // Some integers in the range have no meaning.
    demand(held.read(held.show(value, s), path, s) === value, path, "an integer that stands for something", value);
  }

  private rangeOf(s: S, { form, word, least, most }: Form): readonly [least: number, most: number] {
    if (word === "") return [least, most];
    const held = this.words[word]!;
    if (isPacked(held)) return rangeIn(held, s);
    const count = idsOf(held, s).length;
    if (form === "optional") return [0, count];
    if (form === "set") return [0, 2 ** Math.min(count, MOST_IN_SET) - 1];
    return [0, count - 1];
  }

  private readSlots(s: S, value: unknown, path: string, { places }: FrameHandle<unknown>): number[] {
    const names = places.map(({ name }) => name);
    const given = readKnownFields(value, path, names, fail);
    return places.flatMap(({ name, kind, size }) => this.readSlot(s, ownField(given, name), `${path}.${name}`, this.formOf(kind), size));
  }

  private readSlot(s: S, value: unknown, path: string, form: Form, size: number): readonly number[] {
    switch (form.form) {
      case "flag":
        return [readBoolean(value, path, fail) ? 1 : 0];
      case "optional":
        return [value === null ? 0 : readOne(this.words, form, value, path, s) + 1];
      case "set":
        return [readArray(value, path, MOST_IN_SET, fail).reduce<number>((set, id, i) => withBit(set, readOne(this.words, form, id, `${path}[${i}]`, s)), 0)];
      case "list": {
        const entries = readArray(value, path, size - 1, fail).map((entry, i) => readOne(this.words, form, entry, `${path}[${i}]`, s));
        return [entries.length, ...entries, ...new Array<number>(size - 1 - entries.length).fill(0)];
      }
      default:
        return [readOne(this.words, form, value, path, s)];
    }
  }
}
