import { type Clockwork, frameAt, type Moment, putAt } from "../../core/ruleset/at.js";
import { seatId } from "../state/names.js";
import { rivalOf } from "../state/index.js";
import { SEATS, type Seat } from "../vocabulary/types.js";
import type { NineYearsView } from "../knowledge/view/index.js";

/** The points of the year at which a constructed position can begin: both sides choose their first cards, or one side begins an Action round. */
export const SEGMENTS = ["first-cards", "action-round"] as const;
export type Segment = (typeof SEGMENTS)[number];

/**
 * Puts an arbiter's view at the start of a segment in which the seat of `moment` goes first. Returns the pieces in the form that `position` reads. No force
 * may be under way.
 * @throws PositionError naming the field
 */
export function at(view: NineYearsView, moment: Moment<Seat, Segment>): object {
  return putAt(view, moment, SEATS, SEGMENTS, clockwork);
}

function clockwork({ sides }: NineYearsView, seat: Seat, segment: Segment): Clockwork {
  const other = seatId(rivalOf(SEATS.indexOf(seat)));
  const unchosen = Object.fromEntries(Object.entries(sides).map(([side, { hasChosen: _hasChosen, chosen: _chosen, ...row }]) => [side, row]));
  switch (segment) {
    case "first-cards":
      return { fields: { active: null, sides: unchosen }, frames: [frameAt("turn", "rounds", { first: seat }), frameAt("first-card", "choose")] };
    case "action-round":
      return {
        fields: { active: seat, sides: unchosen },
        frames: [
          frameAt("turn", "winterQuarters", { first: seat }),
          frameAt("action-rounds", "next", { next: other, shown: 0 }),
          frameAt("round", "card", { seat, shown: 0, actions: 0, action: "campaign" }),
        ],
      };
  }
}
