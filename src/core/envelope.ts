/** What every view has around the pieces: who looks, what is being decided, and for the arbiter what is hidden. Added here once, and taken off on the way back. */
import { hasBit } from "./bits.js";
import type { GameTypes, Viewer } from "./contract.js";
import type { Procedure } from "./flow.js";
import { FrameReader } from "./frame-reader.js";
import { type AnyFrames, type AnyDescriptions, type FrameInWords, FrameWords } from "./frame-words.js";
import { topKind } from "./frames.js";
import { ownField, POSITION_COMPLAINT as fail, readObject, readText, readWord } from "./json.js";
import type { FullParts, PlayParts } from "./parts.js";
import { readGenerator } from "./shape.js";
import type { AnyWords } from "./words.js";

/** The arbiter's part of a view. */
export interface Secret {
  readonly edition: string;
  readonly dice: readonly number[];
  /** The procedures under way, bottom first. */
  readonly frames: readonly FrameInWords[];
}

/** What core adds to a view; `Own` is what a ruleset shows the arbiter besides. */
export interface Envelope<Seat extends string, D, Own = unknown> {
  readonly viewer: Viewer<Seat>;
  /** Who is asked what, as this viewer may know it; null when the game is over. */
  readonly decision: D | null;
  /** The arbiter's alone. */
  readonly secret: (Secret & Own) | null;
}

/** A view in the making: what is not empty is put into it. */
export type Draft<V> = { -readonly [K in keyof V]: V[K] };

/** What a view shows besides what core adds to it. */
export type PiecesIn<T extends GameTypes> = Omit<T["view"], keyof Envelope<string, unknown>>;

/** What a ruleset gives: the pieces in sight, and their way back. */
export interface Pieces<T extends GameTypes> {
  view(s: T["state"], viewer: Viewer<T["seat"]>): PiecesIn<T>;
  /**
   * What the arbiter alone sees, shown beside edition, dice and frames: whatever `position` needs that the pieces do not show. Left out where they show everything.
   */
  secret?(s: T["state"]): object;
  /** A state of an edition with these pieces and what its `secret` shows; what core has added is gone from them. @throws PositionError naming the field */
  position(pieces: Readonly<Record<string, unknown>>, edition: string, secret: Readonly<Record<string, unknown>>): T["state"];
  /** Throws when a rule about the pieces is broken. */
  checkInvariants(s: T["state"]): void;
  /** What decisions show besides their slots (`Descriptions`); left out where no frame has `shows`. */
  readonly descriptions?: AnyDescriptions;
}

/** The parts by which a ruleset shows itself and is read back. */
export type ViewsAndValidation<T extends GameTypes> = Pick<PlayParts<T>, "view"> &
  Required<Pick<PlayParts<T>, "shown" | "decision">> &
  Pick<FullParts<T>, "position" | "checkInvariants">;

const ENVELOPE = ["viewer", "decision", "secret"];
const OF_CORE = ["edition", "dice", "frames"];

/**
 * Adds to the rules what core shows in every view: who looks, the decision, and for the arbiter edition, dice and frames. `view` shows the pieces; `descriptions` (see
 * `Descriptions`) say what decisions are about besides their slots.
 */
export function withViews<T extends GameTypes>(
  frames: AnyFrames,
  words: AnyWords,
  rules: Omit<PlayParts<T>, "decision" | "view"> & Pick<Pieces<T>, "view" | "secret">,
  descriptions: AnyDescriptions = {},
): PlayParts<T> {
  return Object.assign(
    { shown: { frames, words, descriptions } },
    rules,
    shownBy<T>(rules.seats, new FrameWords(frames, words, descriptions), rules.procedures, rules),
  );
}

/** Adds to what comes in from outside the check of the stack of frames, and takes off what core shows in every view; `position` takes the pieces, as `Pieces` says. */
export function withValidation<T extends GameTypes>(
  frames: AnyFrames,
  words: AnyWords,
  parts: Omit<FullParts<T>, "position"> & Pick<Pieces<T>, "position">,
): FullParts<T> {
  return Object.assign({}, parts, readBackBy<T>(frames, words, parts));
}

/** View, position, decision and invariants of a ruleset whose parts stand in one object: `withViews` and `withValidation` at once. */
export function withViewsAndValidation<T extends GameTypes>(
  seats: readonly T["seat"][],
  frames: AnyFrames,
  words: AnyWords,
  procedures: readonly Procedure<T["state"], never>[],
  pieces: Pieces<T>,
): ViewsAndValidation<T> {
  const { descriptions = {} } = pieces;
  const views = shownBy<T>(seats, new FrameWords(frames, words, descriptions), procedures, pieces);
  return { shown: { frames, words, descriptions }, ...views, ...readBackBy<T>(frames, words, pieces) };
}

function shownBy<T extends GameTypes>(
  seats: readonly T["seat"][],
  frameWords: FrameWords<T["state"]>,
  procedures: readonly Procedure<T["state"], never>[],
  pieces: Pick<Pieces<T>, "view" | "secret">,
): Pick<ViewsAndValidation<T>, "decision" | "view"> {
  function decision(s: T["state"], viewer: Viewer<T["seat"]>): T["decision"] | null {
    const { kind, clause, asks, shownAs } = procedures[topKind(s)]!;
    const mask = asks(s);
    if (mask === 0) return null;
    const asked = seats.filter((_, seat) => hasBit(mask, seat));
    const isAsked = viewer === "arbiter" || asked.includes(viewer as T["seat"]);
    // Who is asked, and about what, is shown to nobody else where the question itself is a secret.
    if (shownAs !== undefined && !isAsked) return { kind: shownAs.kind, clause: shownAs.clause, seats: [], about: {} } as T["decision"];
    return { kind, clause, seats: asked, about: frameWords.aboutTop(s, isAsked) } as T["decision"];
  }

  function secret(s: T["state"]): Secret {
    return { edition: s.edition, dice: [...s.dice], frames: frameWords.show(s), ...pieces.secret?.(s) };
  }

  return {
    decision,
    view: (s, viewer) => ({ viewer, ...pieces.view(s, viewer), decision: decision(s, viewer), secret: viewer === "arbiter" ? secret(s) : null }),
  };
}

function readBackBy<T extends GameTypes>(
  frames: AnyFrames,
  words: AnyWords,
  pieces: Pick<Pieces<T>, "position" | "checkInvariants">,
): Pick<FullParts<T>, "position" | "checkInvariants"> {
  const reader = new FrameReader<T["state"]>(frames, words);

  function checkInvariants(s: T["state"]): void {
    reader.check(s); // before anything else reads a frame
    pieces.checkInvariants(s);
  }

  return {
    checkInvariants,
    position(view) {
      const given = readObject(view, "view", fail);
      readWord(ownField(given, "viewer"), "view.viewer", ["arbiter"], fail);
      const secret = readObject(ownField(given, "secret"), "view.secret", fail);
      const edition = readText(ownField(secret, "edition"), "view.secret.edition", 40, fail);
      const s = pieces.position(without(given, ENVELOPE), edition, without(secret, OF_CORE));
      s.dice = readGenerator(ownField(secret, "dice"), "view.secret.dice");
      s.frames = reader.read(s, ownField(secret, "frames"), "view.secret.frames");
      checkInvariants(s);
      return s;
    },
  };
}

function without(fields: Readonly<Record<string, unknown>>, names: readonly string[]): Readonly<Record<string, unknown>> {
  return Object.fromEntries(Object.entries(fields).filter(([name]) => !names.includes(name)));
}
