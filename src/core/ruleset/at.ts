/** Constructed positions: a view whose clock and frames are set to the beginning of a part of a seat's turn, for `position`. */
import { PositionError, printed } from "../basics/errors.js";
import type { FrameInWords } from "../flow/frame-words.js";
import { isPlainObject, POSITION_COMPLAINT, readObject, readText, readWord } from "../basics/json.js";

/** The beginning of a part of a seat's turn. */
export interface Moment<Seat extends string, Segment extends string> {
  readonly seat: Seat;
  readonly segment: Segment;
}

/** The clock and frames at the beginning of a part of a turn. */
export interface Clockwork {
  /** The changed fields of the view. */
  readonly fields: Readonly<Record<string, unknown>>;
  /** The changed fields of the ruleset's own secrets. */
  readonly secret?: Readonly<Record<string, unknown>>;
  /** The whole stack, bottom first. */
  readonly frames: readonly FrameInWords[];
}

export function frameAt(kind: string, step: string, slots: Readonly<Record<string, unknown>> = {}): FrameInWords {
  return { kind, step, slots };
}

/**
 * The view with the same pieces, at the beginning of a part of a turn. Derived parts (the decision, pending actions) are removed; `position` computes
 * them. @throws PositionError if the view is not the arbiter's, or the seat or part does not exist
 */
export function putAt<Seat extends string, Segment extends string>(
  view: object,
  moment: Moment<Seat, Segment>,
  seats: readonly Seat[],
  segments: readonly Segment[],
  clockwork: (view: never, seat: Seat, segment: Segment, edition: string) => Clockwork,
): object {
  const given = readObject(view, "view", POSITION_COMPLAINT);
  const secret = given["secret"];
  if (!isPlainObject(secret)) throw new PositionError("position/not-the-arbiter", `view: expected the arbiter's, got that of ${printed(given["viewer"])}`);
  const seat = readWord(moment.seat, "seat", seats, POSITION_COMPLAINT);
  const segment = readWord(moment.segment, "segment", segments, POSITION_COMPLAINT);
  const edition = readText(given["edition"], "view.edition", 40, POSITION_COMPLAINT);
  const { fields, frames, secret: own } = clockwork(given as never, seat, segment, edition);
  const { decision: _decision, underWay: _underWay, frames: _frames, ...pieces } = given;
  return { ...pieces, ...fields, frames, secret: { ...secret, ...own } };
}
