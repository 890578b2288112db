/**
 * The envelope of every view: the game, the viewer, the decision, the active procedures, and for the arbiter the secrets. It is added around the
 * pieces here, and removed when a view is read.
 */
import { hasBit } from "../basics/bits.js";
import type { GameTypes, Viewer } from "./contract.js";
import { decisionFor, isAskedAs } from "../flow/shown-decision.js";
import { FrameReader } from "../flow/frame-reader.js";
import { type AnyFrames, type AnyDescriptions, type FrameInWords, FrameWords } from "../flow/frame-words.js";
import { topKind } from "../flow/frames.js";
import type { AnyGiven } from "../flow/given-slots.js";
import { ownField, POSITION_COMPLAINT as fail, readObject, readText } from "../basics/json.js";
import type { ClientParts, FullParts, PlayParts, RulesetParts } from "./parts.js";
import { readGenerator } from "../flow/shape.js";
import type { AnyWords } from "../state/words.js";

export interface Secret {
  readonly dice: readonly number[];
}

/** The fields that core adds to a view; `Own` are the ruleset's own secrets for the arbiter. */
export interface Envelope<Seat extends string, D, Own = unknown> {
  readonly ruleset: string;
  /** The version of the ruleset that made the view. */
  readonly version: string;
  readonly edition: string;
  readonly viewer: Viewer<Seat>;
  /** The pending decision as this viewer may know it; null if the game is over. */
  readonly decision: D | null;
  /**
   * The active procedures, bottom first, as this viewer may know them. Half-made choices of others that the viewer has not seen appear as not begun,
   * or as the first possible choice (`conceal`). `decision` names the seats asked.
   */
  readonly frames: readonly FrameInWords[];
  /** For the arbiter only. */
  readonly secret: (Secret & Own) | null;
}

/** A view under construction, to which only non-empty parts are added. */
export type Draft<V> = { -readonly [K in keyof V]: V[K] };

/** The fields of a view without those that core adds. */
export type PiecesIn<T extends GameTypes> = Omit<T["view"], keyof Envelope<string, unknown>>;

/** The view functions of a ruleset: they show the visible pieces and read them back. */
export interface Pieces<T extends GameTypes> {
  view(s: T["state"], viewer: Viewer<T["seat"]>): PiecesIn<T>;
  /** The arbiter's secrets besides the dice: everything that `position` needs beyond the pieces. Absent if the pieces show everything. */
  secret?(s: T["state"]): object;
  /**
   * A state of an edition with these pieces, without the fields that core adds. For a viewer other than the arbiter, hidden parts are filled in with
   * any values that give the same view, and core conceals them. `secret` is the result of the function `secret`, empty for other viewers. @throws
   * PositionError naming the field
   */
  position(pieces: Readonly<Record<string, unknown>>, edition: string, secret: Readonly<Record<string, unknown>>): T["state"];
  /** Throws if a rule about the pieces is broken. */
  checkInvariants(s: T["state"]): void;
}

/** The parts for playing, to which core adds decision and view. */
export type UnshownPlayParts<T extends GameTypes> = Omit<PlayParts<T>, "decision" | "view" | "shown"> & Pick<Pieces<T>, "view" | "secret">;

/** The parts of a client, for which core makes the functions that take whole views. */
export type UnreadClientParts<T extends GameTypes> = Omit<ClientParts<T>, "position"> & Pick<Pieces<T>, "position">;

/** The parts that only whole rulesets have. */
export type WholeParts<T extends GameTypes> = Omit<FullParts<T>, keyof ClientParts<T>>;

type CheckedParts<T extends GameTypes> = WholeParts<T> & { readonly given?: AnyGiven };

const ENVELOPE = ["ruleset", "version", "edition", "viewer", "decision", "frames", "secret"];
const OF_CORE = ["dice"];

/**
 * Adds the envelope of every view to the rules. `view` shows the pieces; `descriptions` (see `Descriptions`) compute the parts of decision subjects
 * that are not slots.
 */
export function withViews<T extends GameTypes>(
  frames: AnyFrames,
  words: AnyWords,
  rules: UnshownPlayParts<T>,
  descriptions: AnyDescriptions = {},
): PlayParts<T> {
  return Object.assign({ shown: { frames, words, descriptions } }, rules, shownBy<T>(new FrameWords(frames, words, descriptions), rules));
}

/** Adds the reading of whole views to a client; `position` takes only the pieces, see `Pieces`. */
export function withReading<T extends GameTypes>(frames: AnyFrames, words: AnyWords, parts: UnreadClientParts<T>): ClientParts<T> {
  return Object.assign({}, parts, { position: readerOf<T>(new FrameReader(frames, words), parts) });
}

/**
 * `withReading` for a whole ruleset. It also checks its input: the stack of frames, their given slots (`GivenRows`), and every rule about the pieces.
 */
export function withValidation<T extends GameTypes>(frames: AnyFrames, words: AnyWords, client: UnreadClientParts<T>, rest: CheckedParts<T>): FullParts<T> {
  const reader = new FrameReader<T["state"]>(frames, words);

  function checkInvariants(s: T["state"]): void {
    reader.check(s); // This must precede all other reads of frames.
    if (rest.given !== undefined) reader.checkGiven(s, rest.given);
    rest.checkInvariants(s);
  }

  return Object.assign({}, client, rest, { checkInvariants, position: readerOf<T>(reader, client, checkInvariants) });
}

/** `withViews` and `withValidation` for a ruleset whose parts are in one object. */
export function withViewsAndValidation<T extends GameTypes>(
  frames: AnyFrames,
  words: AnyWords,
  parts: UnshownPlayParts<T> & UnreadClientParts<T> & CheckedParts<T>,
  descriptions: AnyDescriptions = {},
): RulesetParts<T> {
  const { position, checkInvariants } = withValidation<T>(frames, words, parts, parts);
  return Object.assign({}, parts, withViews<T>(frames, words, parts, descriptions), { position, checkInvariants });
}

function shownBy<T extends GameTypes>(frameWords: FrameWords<T["state"]>, rules: UnshownPlayParts<T>): Required<Pick<PlayParts<T>, "decision" | "view">> {
  const { seats, procedures, concealFrames } = rules;

  function decision(s: T["state"], viewer: Viewer<T["seat"]>): T["decision"] | null {
    const procedure = procedures[topKind(s)]!;
    const mask = procedure.asks(s);
    if (mask === 0) return null;
    const asked = seats.filter((_, seat) => hasBit(mask, seat));
    const isAsked = isAskedAs(asked, viewer);
    const isSecret = procedure.shownAs !== undefined && !isAsked;
    const { kind, clause, seats: shown } = decisionFor(procedure, asked, viewer);
    return { kind, clause, seats: isSecret ? [] : shown, about: isSecret ? {} : frameWords.aboutTop(s, isAsked) } as T["decision"];
  }

  function framesFor(s: T["state"], viewer: Viewer<T["seat"]>): FrameInWords[] {
    if (concealFrames === undefined || viewer === "arbiter") return frameWords.show(s);
    const concealed = rules.clone(s);
    concealFrames(concealed, seats.indexOf(viewer as T["seat"]));
    return frameWords.show(concealed);
  }

  return {
    decision,
    view: (s, viewer) => ({
      ruleset: rules.id,
      version: rules.version,
      edition: s.edition,
      viewer,
      ...rules.view(s, viewer),
      decision: decision(s, viewer),
      frames: framesFor(s, viewer),
      secret: viewer === "arbiter" ? { dice: [...s.dice], ...rules.secret?.(s) } : null,
    }),
  };
}

function readerOf<T extends GameTypes>(
  reader: FrameReader<T["state"]>,
  pieces: Pick<Pieces<T>, "position">,
  checkInvariants?: (s: T["state"]) => void,
): ClientParts<T>["position"] {
  return (view, isArbiter) => {
    const given = readObject(view, "view", fail);
    const secret = isArbiter ? readObject(ownField(given, "secret"), "view.secret", fail) : {};
    const edition = readText(ownField(given, "edition"), "view.edition", 40, fail);
    const s = pieces.position(without(given, ENVELOPE), edition, without(secret, OF_CORE));
    s.frames = reader.read(s, ownField(given, "frames"), "view.frames");
    reader.check(s);
    if (!isArbiter) return s; // The hidden part was filled in and may be impossible.
    s.dice = readGenerator(ownField(secret, "dice"), "view.secret.dice");
    checkInvariants?.(s);
    return s;
  };
}

function without(fields: Readonly<Record<string, unknown>>, names: readonly string[]): Readonly<Record<string, unknown>> {
  return Object.fromEntries(Object.entries(fields).filter(([name]) => !names.includes(name)));
}
