/** Constructed positions: the beginning of a segment of a player's turn. */
import { type Clockwork, frameAt, type Moment, putAt } from "../../core/ruleset/at.js";
import type { Seat } from "../vocabulary/types.js";
import type { DiadochiView } from "../knowledge/view/index.js";

/** The segments of a player's turn at which a position can begin, in order. */
export const SEGMENTS = ["surrender", "tyche", "movement"] as const;
export type Segment = (typeof SEGMENTS)[number];

/**
 * Puts the pieces of an arbiter's view at the beginning of a segment of a player's turn, before any action. The round is that of the clock, or the
 * first if the clock shows 0. `position` reads the result. No army may be moving.
 * @throws PositionError naming the field
 */
export function at(view: DiadochiView, moment: Moment<Seat, Segment>): object {
  return putAt(view, moment, view.clock.order, SEGMENTS, clockwork);
}

function clockwork({ clock, spaces, generals, royals, alexander }: DiadochiView, seat: Seat, segment: Segment): Clockwork {
  return {
    fields: {
      ...{ spaces: withoutMarks(spaces), generals: withoutMarks(generals), royals: withoutMarks(royals), alexander: unmarked(alexander) },
      clock: { ...clock, round: Math.max(1, clock.round), segment, active: seat, navalMoveMade: false },
    },
    frames: [
      frameAt("game-turn", "roundOver", { next: 0 }),
      frameAt("strategy-round", "next", { next: clock.order.indexOf(seat) + 1 }),
      frameAt("round-turn", segment, { seat }),
      frameAt(`${segment}-segment`, segment === "movement" ? "start" : "ask", { seat }),
    ],
  };
}

// Removes the marks of spaces, and those of pieces that have acted or been placed.
function withoutMarks<T>(rows: Readonly<Record<string, T>>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(rows).map(([id, row]) => [id, unmarked(row as object)]));
}

function unmarked(row: object): object {
  const { marks: _marks, acted: _acted, placed: _placed, ...rest } = row as Readonly<Record<string, unknown>>;
  return rest;
}
