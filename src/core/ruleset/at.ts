/** Constructed positions: a view with its clock and its frames at the beginning of a part of a seat's turn, for `position`. */
import { PositionError, printed } from "../basics/errors.js";
import type { FrameInWords } from "../flow/frame-words.js";
import { isPlainObject, POSITION_COMPLAINT, readObject, readText, readWord } from "../basics/json.js";

/** The beginning of a part of a seat's turn. */
export interface Moment<Seat extends string, Segment extends string> {
  readonly seat: Seat;
  readonly segment: Segment;
}

/** The clock and frames of a part of a turn: fields of the view that change, and the stack, bottom first. */
export interface Clockwork {
  readonly fields: Readonly<Record<string, unknown>>;
  /** Fields of the ruleset's own in `secret` that change; none when left out. */
  readonly secret?: Readonly<Record<string, unknown>>;
  readonly frames: readonly FrameInWords[];
}

/** A frame as JSON with ids. */
export function frameAt(kind: string, step: string, slots: Readonly<Record<string, unknown>> = {}): FrameInWords {
  return { kind, step, slots };
}

/**
 * A view with the same pieces at the beginning of a part of a turn: what is derived (the decision, what is under way) is left out, for `position` to work out.
 * @throws PositionError when the view is not the arbiter's, or there is no such seat or part
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
