/** What every view has around the pieces: who looks, what is being decided, and for the arbiter what is hidden. Added here once, and taken off on the way back. */
import { hasBit } from "./bits.js";
import type { Decision, Viewer } from "./contract.js";
import type { EventBase } from "./events.js";
import type { Procedure } from "./flow.js";
import { FrameReader } from "./frame-reader.js";
import { type AnyFrames, type AnyTellers, type FrameInWords, FrameWords } from "./frame-words.js";
import { topKind } from "./frames.js";
import { ownField, POSITION_COMPLAINT as fail, readObject, readText, readWord } from "./json.js";
import type { MoveBase } from "./moves.js";
import type { DoorParts, PlayParts, ToldRows } from "./parts.js";
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

/** What core adds to a view; `Own` is what a ruleset tells the arbiter besides. */
export interface Envelope<Seat extends string, D, Own = unknown> {
  readonly viewer: Viewer<Seat>;
  /** Who is asked what, as this viewer may know it; null when the game is over. */
  readonly decision: D | null;
  /** The arbiter's alone. */
  readonly secret: (Secret & Own) | null;
}

/** A view in the making: what is not empty is put into it. */
export type Draft<V> = { -readonly [K in keyof V]: V[K] };

/** What a ruleset gives: the pieces in sight, and their way back. */
export interface Pieces<S extends GameState, P, Seat extends string, Own = unknown> {
  view(s: S, viewer: Viewer<Seat>): P;
  /**
   * What the arbiter alone sees, told beside edition, dice and frames: whatever `position` needs that nothing in sight tells. A ruleset whose pieces tell everything has none.
   */
  secret?(s: S): Own;
  /** A state of an edition with these pieces and what its `secret` tells; what core has added is gone from them. @throws PositionError naming the field */
  position(pieces: Readonly<Record<string, unknown>>, edition: string, secret: Readonly<Record<string, unknown>>): S;
  /** Throws when a rule about the pieces is broken. */
  checkInvariants(s: S): void;
  /** What questions tell besides their slots (`Tellers`); left out where no frame has `tells`. */
  readonly tellers?: AnyTellers;
}

/** What core makes of them. */
export interface Enveloped<S extends GameState, P, D, Seat extends string, Own = unknown> {
  readonly told: ToldRows;
  decision(s: S, viewer: Viewer<Seat>): D | null;
  view(s: S, viewer: Viewer<Seat>): P & Envelope<Seat, D, Own>;
  position(view: unknown): S;
  checkInvariants(s: S): void;
}

const ENVELOPE = ["viewer", "decision", "secret"];
const OF_CORE = ["edition", "dice", "frames"];

/** What a game is played by, with decision and view in their envelope; `view` shows the pieces, `tellers` (see `Tellers`) tell what questions are about besides their slots. */
export function sighted<
  S extends GameState,
  M extends MoveBase,
  E extends EventBase,
  P extends object,
  O extends object,
  Seat extends string,
  D extends Decision<Seat>,
  N extends string,
  Own = unknown,
>(
  frames: AnyFrames,
  words: AnyWords,
  rules: Omit<PlayParts<S, M, E, P, O, Seat, D, N>, "decision"> & Pick<Pieces<S, P, Seat, Own>, "secret">,
  tellers: AnyTellers = {},
): PlayParts<S, M, E, P & Envelope<Seat, D, Own>, O, Seat, D, N> {
  return Object.assign(
    { told: { frames, words, tellers } },
    rules,
    sight<S, P, D, Seat, Own>(rules.seats, new FrameWords<S>(frames, words, tellers), rules.procedures, rules),
  );
}

/** The doors, with the stack of frames checked and the envelope taken off; `position` takes the pieces, as `Pieces` says. */
export function guarded<S extends GameState, P>(
  frames: AnyFrames,
  words: AnyWords,
  doors: Omit<DoorParts<S, P>, "position"> & Pick<Pieces<S, never, never>, "position">,
): DoorParts<S, P> {
  return Object.assign({}, doors, wayBack(frames, words, doors));
}

/** View, position, decision and invariants of a ruleset, in their envelope: for parts that stand in one object. */
export function enveloped<S extends GameState, P extends object, D, Seat extends string, Own = unknown>(
  seats: readonly Seat[],
  frames: AnyFrames,
  words: AnyWords,
  procedures: readonly Procedure<S, never>[],
  pieces: Pieces<S, P, Seat, Own>,
): Enveloped<S, P, D, Seat, Own> {
  const { tellers = {} } = pieces;
  const ahead = sight<S, P, D, Seat, Own>(seats, new FrameWords<S>(frames, words, tellers), procedures, pieces);
  return { told: { frames, words, tellers }, ...ahead, ...wayBack(frames, words, pieces) };
}

type Sight<S extends GameState, P, D, Seat extends string, Own> = Pick<Enveloped<S, P, D, Seat, Own>, "decision" | "view">;
type WayBack<S extends GameState> = Pick<Pieces<S, never, never>, "position" | "checkInvariants">;
type Guard<S extends GameState> = Pick<Enveloped<S, never, never, never>, "position" | "checkInvariants">;

function sight<S extends GameState, P extends object, D, Seat extends string, Own>(
  seats: readonly Seat[],
  frameWords: FrameWords<S>,
  procedures: readonly Procedure<S, never>[],
  pieces: Pick<Pieces<S, P, Seat, Own>, "view" | "secret">,
): Sight<S, P, D, Seat, Own> {
  function decision(s: S, viewer: Viewer<Seat>): D | null {
    const { kind, clause, asks, toldAs } = procedures[topKind(s)]!;
    const mask = asks(s);
    if (mask === 0) return null;
    const asked = seats.filter((_, seat) => hasBit(mask, seat));
    const isAsked = viewer === "arbiter" || asked.includes(viewer as Seat);
    // Who is asked, and about what, is told to nobody else where the question itself is a secret.
    if (toldAs !== undefined && !isAsked) return { kind: toldAs.kind, clause: toldAs.clause, seats: [], about: {} } as D;
    return { kind, clause, seats: asked, about: frameWords.aboutTop(s, isAsked) } as D;
  }

  function secret(s: S): Secret & Own {
    return { edition: s.edition, dice: [...s.dice], frames: frameWords.tell(s), ...(pieces.secret?.(s) as Own) };
  }

  return {
    decision,
    view: (s, viewer) => ({ viewer, ...pieces.view(s, viewer), decision: decision(s, viewer), secret: viewer === "arbiter" ? secret(s) : null }),
  };
}

function wayBack<S extends GameState>(frames: AnyFrames, words: AnyWords, pieces: WayBack<S>): Guard<S> {
  const reader = new FrameReader<S>(frames, words);

  function checkInvariants(s: S): void {
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
