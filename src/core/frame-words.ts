/** Frames in ids and names: what a decision is about, and the arbiter's view. `frame-reader.ts` reads them back. */
import { demandRow, invariant } from "./errors.js";
import type { FrameHandle, Place } from "./frame-rows.js";
import { indexOfKind, sizeOfKind, TO_STEP } from "./frames.js";
import type { GameState } from "./state.js";
import { type AnyWords, type Form, formOf, idsOf, isPacked, tellOne } from "./words.js";

/** A frame in words. */
export interface FrameInWords {
  readonly kind: string;
  readonly step: string;
  /** Its slots by name: an id, none, ids, a number, yes or no. */
  readonly slots: Readonly<Record<string, unknown>>;
}

/** The handles of any ruleset. */
// biome-ignore lint/suspicious/noExplicitAny: core reads the frames of any ruleset
export type AnyFrames = Readonly<Record<string, FrameHandle<any>>>;

/** Tells the frames of a ruleset in its words. */
export class FrameWords<S extends GameState> {
  protected readonly handles: readonly FrameHandle<unknown>[];
  protected readonly frames: AnyFrames;
  protected readonly words: AnyWords;
  protected readonly forms: Map<string, Form> = new Map();

  constructor(frames: AnyFrames, words: AnyWords) {
    this.frames = frames;
    this.handles = Object.values(frames);
    this.words = words;
    for (const handle of this.handles)
      for (const { name, kind } of handle.places) this.forms.set(kind, this.#checkedForm(kind, `frames.${handle.name}.${name}`));
  }

  // A kind that is no word of the ruleset would be told as nothing.
  #checkedForm(kind: string, path: string): Form {
    const form = formOf(kind, (word) => Object.hasOwn(this.words, word));
    demandRow(form.word === "" || Object.hasOwn(this.words, form.word), path, `a kind of these words: ${Object.keys(this.words).join(", ")}`, kind);
    return form;
  }

  /** What the decision of the top frame is about. */
  aboutTop(s: S): Readonly<Record<string, unknown>> {
    const end = s.frames.length;
    const { places, row } = this.handleAt(s, end);
    const about: Record<string, unknown> = {};
    for (const place of places) if (row.about !== undefined && Object.hasOwn(row.about, place.name)) about[place.name] = this.#told(s, end, place);
    return about;
  }

  /** The stack in words, bottom first. */
  tell(s: S): FrameInWords[] {
    const views: FrameInWords[] = [];
    this.eachEnd(s, (end) => {
      const { name, places, steps } = this.handleAt(s, end);
      views.push({
        kind: name,
        step: steps[s.frames[end - TO_STEP]!]!,
        slots: Object.fromEntries(places.map((place) => [place.name, this.#told(s, end, place)])),
      });
    });
    return views.reverse();
  }

  protected eachEnd(s: S, visit: (end: number) => void): void {
    for (let end = s.frames.length; end > 0; end -= sizeOfKind(s.frames[end - 1]!)) visit(end);
  }

  protected handleAt(s: S, end: number): FrameHandle<unknown> {
    return this.handles[indexOfKind(s.frames[end - 1]!)]!;
  }

  #told(s: S, end: number, { kind, at }: Place): unknown {
    const form = this.forms.get(kind)!;
    const value = s.frames[end - at]!;
    if (form.form === "flag") return value === 1;
    if (form.form === "list") return Array.from({ length: value }, (_, i) => tellOne(this.words, form.word, s.frames[end - at - 1 - i]!, s));
    if (form.form === "optional") return value === 0 ? null : tellOne(this.words, form.word, value - 1, s);
    if (form.form === "set") return this.#idsOf(s, form.word).filter((_, i) => (value & (1 << i)) !== 0);
    return tellOne(this.words, form.word, value, s);
  }

  #idsOf(s: S, word: string): readonly string[] {
    const held = this.words[word]!;
    invariant(!isPacked(held), `${word} has no ids`);
    return idsOf(held, s);
  }
}
