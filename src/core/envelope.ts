/** What every view has around the pieces: who looks, what is being decided, and for the arbiter what is hidden. Added here once, and taken off on the way back. */
import type { Viewer } from "./contract.js";
import type { Procedure } from "./flow.js";
import { type AnyFrames, type FrameInWords, FrameWords } from "./frame-words.js";
import { topKind } from "./frames.js";
import { ownField, POSITION_COMPLAINT as fail, readKnownFields, readObject, readText, readWord } from "./json.js";
import { readGenerator } from "./shape.js";
import type { GameState } from "./state.js";
import type { AnyWords } from "./words.js";

/** The arbiter's part of a view. */
export interface Secret {
  readonly edition: string;
  readonly dice: readonly number[];
  /** The procedures under way, bottom first. */
  readonly frames: readonly FrameInWords[];
}

/** What core adds to a view. */
export interface Envelope<Seat extends string, D> {
  readonly viewer: Viewer<Seat>;
  /** Who is asked what, as this viewer may know it; null when the game is over. */
  readonly decision: D | null;
  /** The arbiter's alone. */
  readonly secret: Secret | null;
}

/** What a ruleset gives: the pieces in sight, and their way back. */
export interface Pieces<S extends GameState, P, Seat extends string> {
  view(s: S, viewer: Viewer<Seat>): P;
  /** A state of an edition with these pieces; what core has added is gone from them. @throws PositionError naming the field */
  position(pieces: Readonly<Record<string, unknown>>, edition: string): S;
  /** Throws when a rule about the pieces is broken. */
  checkInvariants(s: S): void;
}

/** What core makes of them. */
export interface Enveloped<S extends GameState, P, D, Seat extends string> {
  decision(s: S, viewer: Viewer<Seat>): D | null;
  view(s: S, viewer: Viewer<Seat>): P & Envelope<Seat, D>;
  position(view: unknown): S;
  checkInvariants(s: S): void;
}

const ENVELOPE = ["viewer", "decision", "secret"];

/** View, position, decision and invariants of a ruleset, in their envelope. */
export function enveloped<S extends GameState, P extends object, D, Seat extends string>(
  seats: readonly Seat[],
  frames: AnyFrames,
  words: AnyWords,
  procedures: readonly Procedure<S, never>[],
  pieces: Pieces<S, P, Seat>,
): Enveloped<S, P, D, Seat> {
  const frameWords = new FrameWords<S>(frames, words);

  function decision(s: S, viewer: Viewer<Seat>): D | null {
    const { kind, clause, asks, toldAs } = procedures[topKind(s)]!;
    const mask = asks(s);
    if (mask === 0) return null;
    const asked = seats.filter((_, seat) => (mask & (1 << seat)) !== 0);
    // Who is asked, and about what, is told to nobody else where the question itself is a secret.
    if (toldAs !== undefined && viewer !== "arbiter" && !asked.includes(viewer as Seat))
      return { kind: toldAs.kind, clause: toldAs.clause, seats: [], about: {} } as D;
    return { kind, clause, seats: asked, about: frameWords.aboutTop(s) } as D;
  }

  function checkInvariants(s: S): void {
    frameWords.check(s); // before anything else reads a frame
    pieces.checkInvariants(s);
  }

  return {
    decision,
    checkInvariants,
    view: (s, viewer) => ({
      viewer,
      ...pieces.view(s, viewer),
      decision: decision(s, viewer),
      secret: viewer === "arbiter" ? { edition: s.edition, dice: [...s.dice], frames: frameWords.tell(s) } : null,
    }),
    position(view) {
      const given = readObject(view, "view", fail);
      readWord(ownField(given, "viewer"), "view.viewer", ["arbiter"], fail);
      const secret = readKnownFields(ownField(given, "secret"), "view.secret", ["edition", "dice", "frames"], fail);
      const edition = readText(ownField(secret, "edition"), "view.secret.edition", 40, fail);
      const s = pieces.position(Object.fromEntries(Object.entries(given).filter(([key]) => !ENVELOPE.includes(key))), edition);
      s.dice = readGenerator(ownField(secret, "dice"), "view.secret.dice");
      s.frames = frameWords.read(s, ownField(secret, "frames"), "view.secret.frames");
      checkInvariants(s);
      return s;
    },
  };
}
