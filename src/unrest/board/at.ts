/** Constructed positions: the beginning of a part of a turn. */
import { type Clockwork, frameAt, type Moment, putAt } from "../../core/ruleset/at.js";
import { tablesOf } from "../tables/index.js";
import { SEATS, type Seat } from "../vocabulary/types.js";
import type { UnrestView } from "../knowledge/view.js";

/** The draw of a side, its part of a round, and its reinforcements. */
export const SEGMENTS = ["draw", "action", "reinforcement"] as const;
export type Segment = (typeof SEGMENTS)[number];

/**
 * Puts the pieces of an arbiter's view at the beginning of a part of a turn; `position` reads the result. An action part keeps the view's round and
 * first player; without them, it is in round 1, and the side to move goes first. @throws PositionError naming the field
 */
export function at(view: UnrestView, moment: Moment<Seat, Segment>): object {
  return putAt(view, moment, SEATS, SEGMENTS, clockwork);
}

function clockwork({ round, first }: UnrestView, seat: Seat, segment: Segment, edition: string): Clockwork {
  const isCarthage = seat === "carthage";
  switch (segment) {
    case "draw":
      return {
        fields: { round: 0, active: null, first: null },
        frames: [frameAt("turn", isCarthage ? "firstPlayer" : "carthageDraws"), frameAt("draw", "ask", { seat })],
      };
    case "action":
      return {
        fields: { round: Math.max(1, round), active: seat, first: first ?? seat },
        frames: [
          frameAt("turn", "rounds"),
          frameAt("round", (first ?? seat) === seat ? "second" : "end"),
          frameAt("active", "ask", { seat, cardPlayed: false, rearranged: false }),
        ],
      };
    case "reinforcement":
      return {
        fields: { round: 0, active: null, first: first ?? seat },
        frames: [
          frameAt("turn", isCarthage ? "coalitionReturns" : "carthageCu"),
          frameAt("place-cu", "ask", { seat, left: tablesOf({ edition }).scenario.reinforcements }), // CAR-S.34: three CU per side.
        ],
      };
  }
}
