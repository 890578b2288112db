import { type Clockwork, frameAt, type Moment, putAt } from "../../core/ruleset/at.js";
import { rivalOf } from "../state/index.js";
import { SEATS, type Seat } from "../vocabulary/types.js";
import type { PeloponnesianView } from "../knowledge/view/index.js";

/** The points of a season at which a constructed position can begin: both sides secretly choose cards, or one side begins its action phase. */
export const SEGMENTS = ["cards", "actions"] as const;
export type Segment = (typeof SEGMENTS)[number];

const ACTIONS = 3;

/**
 * Puts an arbiter's view at the start of a segment and returns the pieces in the form that `position` reads. The season is that of the view, or spring if the
 * view is at New Year.
 * `cards`: the side counts as first until the cards are revealed. `actions`: the side takes the second turn; it has committed the first card of its hand
 * for actions, and has the number of actions in the view, or 3 if that is 0.
 * The view must have no committed cards, no blocks on their way and no battle under way.
 * @throws PositionError naming the field
 */
export function at(view: PeloponnesianView, moment: Moment<Seat, Segment>): object {
  return putAt(view, moment, SEATS, SEGMENTS, clockwork);
}

function clockwork({ season, active, actions, hands }: PeloponnesianView, seat: Seat, segment: Segment): Clockwork {
  const other = SEATS[rivalOf(SEATS.indexOf(seat))]!;
  const shown = season === "new-year" ? "spring" : season;
  if (segment === "cards")
    return {
      fields: {
        season: shown,
        active: shown === "spring" ? "sparta" : active,
        actions: 0,
        committed: { sparta: null, athens: null },
        uses: { sparta: "none", athens: "none" },
        first: seat,
      },
      frames: [frameAt("campaign", "firstTurn", { second: other }), frameAt("commit", "ask")],
    };
  const [card, ...hand] = hands[seat] as readonly string[];
  return {
    fields: {
      season: shown,
      active: seat,
      actions: actions === 0 ? ACTIONS : actions,
      hands: { ...hands, [seat]: hand },
      committed: { [seat]: card === undefined ? null : { card, use: "actions" }, [other]: null },
      uses: { sparta: "actions", athens: "actions" },
      first: other,
    },
    frames: [frameAt("campaign", "endSeason", { second: seat }), frameAt("player-turn", "afterPhase", { seat }), frameAt("action-phase", "ask", { seat })],
  };
}
