/** Frames in ids and names, for the subject of a decision and the arbiter's view. `frame-reader.ts` reads them back. */
import { hasBit } from "../basics/bits.js";
import { invariant } from "../basics/errors.js";
import type { Place } from "./cursor.js";
import { type FrameHandle, NONE } from "./frame-rows.js";
import { endsOfFrames, indexOfKind, TO_STEP } from "./frames.js";
import type { GameState } from "../state/state.js";
import { type AnyWords, type Form, formOf, idsOf, isPacked, showOne } from "../state/words.js";

export interface FrameInWords {
  readonly kind: string;
  readonly step: string;
  /** Slots by name: an id, null, ids, a number, true or false. */
  readonly slots: Readonly<Record<string, unknown>>;
}

// biome-ignore lint/suspicious/noExplicitAny: core reads the frames of any ruleset
export type AnyFrames = Readonly<Record<string, FrameHandle<any>>>;

/** The descriptions of any ruleset, see `Descriptions`. */
// biome-ignore lint/suspicious/noExplicitAny: core asks the descriptions of any ruleset
export type AnyDescriptions = Readonly<Record<string, (s: any) => Readonly<Record<string, Inside>>>>;

/** A value inside the engine: an index, number or bit mask; a flag; a list. */
type Inside = number | boolean | readonly number[];

/** The subject of a kind of question: the slots in `about`, the computed parts for everybody, and the computed parts for the asked seats. */
interface Question {
  readonly places: readonly Place[];
  readonly shows: readonly (readonly [name: string, kind: string])[];
  readonly showsAsked: readonly (readonly [name: string, kind: string])[];
}

/** Shows the frames of a ruleset in its words. Without descriptions it cannot show computed parts of a subject. */
export class FrameWords<S extends GameState> {
  protected readonly handles: readonly FrameHandle<unknown>[];
  protected readonly frames: AnyFrames;
  protected readonly words: AnyWords;
  private readonly descriptions: AnyDescriptions;
  /**
   * Two caches: the parsed kinds of slots, and the questions by the index of their kind of frame. They are filled on demand, so that importing a ruleset takes
   * less time.
   */
  private readonly forms: Map<string, Form> = new Map();
  private readonly questions: Question[] = [];

  constructor(frames: AnyFrames, words: AnyWords, descriptions: AnyDescriptions = {}) {
    this.frames = frames;
    this.handles = Object.values(frames);
    this.words = words;
    this.descriptions = descriptions;
  }

  protected formOf(kind: string): Form {
    const known = this.forms.get(kind);
    if (known !== undefined) return known;
    const form = formOf(kind, (word) => Object.hasOwn(this.words, word));
    this.forms.set(kind, form);
    return form;
  }

  /** The subject of the top frame's decision: for the asked seats and the arbiter (`isAsked`), or for all others. */
  aboutTop(s: S, isAsked: boolean): Readonly<Record<string, unknown>> {
    const end = s.frames.length;
    const index = indexOfKind(s.frames[end - 1]!);
    const { places, shows, showsAsked } = (this.questions[index] ??= questionOf(this.handles[index]!));
    const about: Record<string, unknown> = {};
    for (const place of places) about[place.name] = this.slotValue(s, end, place);
    if (shows.length === 0 && showsAsked.length === 0) return about;
    const worked = this.descriptions[this.handles[index]!.name]!(s);
    for (const [name, kind] of shows) about[name] = this.said(s, worked[name]!, kind);
    for (const [name, kind] of showsAsked) about[name] = isAsked ? this.said(s, worked[name]!, kind) : null;
    return about;
  }

  /** The stack as JSON with ids, bottom first. */
  show(s: S): FrameInWords[] {
    return endsOfFrames(s.frames).map((end) => {
      const { name, places, steps } = this.handleAt(s, end);
      const slots: Record<string, unknown> = {};
      for (const place of places) slots[place.name] = this.slotValue(s, end, place);
      return { kind: name, step: steps[s.frames[end - TO_STEP]!]!, slots };
    });
  }

  protected handleAt(s: S, end: number): FrameHandle<unknown> {
    return this.handles[indexOfKind(s.frames[end - 1]!)]!;
  }

  private slotValue(s: S, end: number, { kind, at }: Place): unknown {
    const value = s.frames[end - at]!;
    const form = this.formOf(kind);
    switch (form.form) {
      case "flag":
        return value === 1;
      case "list": {
        const entries = Array.from({ length: value }, (_, i) => s.frames[end - at - 1 - i]!);
        return this.saidAs(s, entries, form);
      }
      case "optional":
        return this.saidAs(s, value - 1, form);
      default:
        return this.saidAs(s, value, form);
    }
  }

  protected said(s: S, value: Inside, kind: string): unknown {
    return this.saidAs(s, value, this.formOf(kind));
  }

  // The public form of a value inside the engine.
  private saidAs(s: S, value: Inside, { form, word }: Form): unknown {
    if (typeof value === "boolean") return value;
    if (typeof value !== "number") return value.map((one) => showOne(this.words, word, one, s));
    if (form === "optional" && value === NONE) return null;
    if (form === "set") return this.idsOf(s, word).filter((_, i) => hasBit(value, i));
    return showOne(this.words, word, value, s);
  }

  private idsOf(s: S, word: string): readonly string[] {
    const held = this.words[word]!;
    invariant(!isPacked(held), `${word} has no ids`);
    return idsOf(held, s);
  }
}

function questionOf({ places, row }: FrameHandle<unknown>): Question {
  return {
    places: places.filter(({ name }) => Object.hasOwn(row.about ?? {}, name)),
    shows: Object.entries(row.shows ?? {}),
    showsAsked: Object.entries(row.showsAsked ?? {}),
  };
}
