/**
 * The envelope of every view around its pieces: the game, the viewer, the decision, the procedures under way, and for the arbiter the secrets. It is added here once, and taken
 * off when a view is read back.
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

/** The arbiter's part of a view. */
export interface Secret {
  readonly dice: readonly number[];
}

/** The fields that core adds to a view; `Own` holds the ruleset's own secrets for the arbiter. */
export interface Envelope<Seat extends string, D, Own = unknown> {
  /** The id of the ruleset. */
  readonly ruleset: string;
  /** The version of the ruleset by which it was made. */
  readonly version: string;
  readonly edition: string;
  readonly viewer: Viewer<Seat>;
  /** The decision under way, as this viewer may know it; null when the game is over. */
  readonly decision: D | null;
  /**
   * The procedures under way, bottom first, as this viewer may know them: half-made choices of others that nobody has seen appear as not begun, or as the first possible choice
   * (`conceal`). `decision` says who is asked.
   */
  readonly frames: readonly FrameInWords[];
  /** For the arbiter only. */
  readonly secret: (Secret & Own) | null;
}

/** A view in the making; only parts that are not empty are put into it. */
export type Draft<V> = { -readonly [K in keyof V]: V[K] };

/** The fields of a view besides those that core adds. */
export type PiecesIn<T extends GameTypes> = Omit<T["view"], keyof Envelope<string, unknown>>;

/** The view functions of a ruleset: they show the visible pieces and read them back. */
export interface Pieces<T extends GameTypes> {
  view(s: T["state"], viewer: Viewer<T["seat"]>): PiecesIn<T>;
  /** The secrets for the arbiter besides the dice: all that `position` needs and the pieces do not show. Left out if the pieces show everything. */
  secret?(s: T["state"]): object;
  /**
   * A state of an edition with these pieces, without the fields that core adds. The pieces may be any viewer's: what that viewer cannot see is filled in with anything that
   * gives the same view, and core conceals it. `secret` is what the function `secret` shows, and empty in all views but the arbiter's. @throws PositionError naming the field
   */
  position(pieces: Readonly<Record<string, unknown>>, edition: string, secret: Readonly<Record<string, unknown>>): T["state"];
  /** Throws when a rule about the pieces is broken. */
  checkInvariants(s: T["state"]): void;
}

/** The parts to play with, from which core makes decision and view. */
export type UnshownPlayParts<T extends GameTypes> = Omit<PlayParts<T>, "decision" | "view" | "shown"> & Pick<Pieces<T>, "view" | "secret">;

/** The parts of a client, from which core makes the functions that take whole views. */
export type UnreadClientParts<T extends GameTypes> = Omit<ClientParts<T>, "position"> & Pick<Pieces<T>, "position">;

/** The parts that only whole rulesets have. */
export type WholeParts<T extends GameTypes> = Omit<FullParts<T>, keyof ClientParts<T>>;

/** `WholeParts` with the table of given slots, see `GivenRows`. */
type CheckedParts<T extends GameTypes> = WholeParts<T> & { readonly given?: AnyGiven };

const ENVELOPE = ["ruleset", "version", "edition", "viewer", "decision", "frames", "secret"];
const OF_CORE = ["dice"];

/**
 * Adds to the rules what core shows in every view: the game, the viewer, the decision, the procedures under way, and for the arbiter the dice. `view` shows the pieces;
 * `descriptions` (see `Descriptions`) give the subjects of decisions besides their slots.
 */
export function withViews<T extends GameTypes>(
  frames: AnyFrames,
  words: AnyWords,
  rules: UnshownPlayParts<T>,
  descriptions: AnyDescriptions = {},
): PlayParts<T> {
  return Object.assign({ shown: { frames, words, descriptions } }, rules, shownBy<T>(new FrameWords(frames, words, descriptions), rules));
}

/** Adds the reading of frames to a client, and takes off what core shows in every view; `position` takes the pieces, as `Pieces` says. */
export function withReading<T extends GameTypes>(frames: AnyFrames, words: AnyWords, parts: UnreadClientParts<T>): ClientParts<T> {
  return Object.assign({}, parts, { position: readerOf<T>(new FrameReader(frames, words), parts) });
}

/** As `withReading`, for a whole ruleset, which checks what it reads: the stack of frames, their given slots (`GivenRows`), and every rule about the pieces. */
export function withValidation<T extends GameTypes>(frames: AnyFrames, words: AnyWords, client: UnreadClientParts<T>, rest: CheckedParts<T>): FullParts<T> {
  const reader = new FrameReader<T["state"]>(frames, words);

  function checkInvariants(s: T["state"]): void {
    reader.check(s); // before anything else reads a frame
    if (rest.given !== undefined) reader.checkGiven(s, rest.given);
    rest.checkInvariants(s);
  }

  return Object.assign({}, client, rest, { checkInvariants, position: readerOf<T>(reader, client, checkInvariants) });
}

/** `withViews` and `withValidation` at once, for a ruleset whose parts are in one object. */
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
    if (!isArbiter) return s; // the hidden part was filled in, and need not be possible
    s.dice = readGenerator(ownField(secret, "dice"), "view.secret.dice");
    checkInvariants?.(s);
    return s;
  };
}

function without(fields: Readonly<Record<string, unknown>>, names: readonly string[]): Readonly<Record<string, unknown>> {
  return Object.fromEntries(Object.entries(fields).filter(([name]) => !names.includes(name)));
}
