/**
 * With fewer than four players, one card of each hidden hand is revealed at the end of a round. The event of a MUST BE PLAYED card takes place, and
 * the player with the fewest VP makes its choices (DIA-PLY.6, DIA-DEC.61).
 */
import { hasBit } from "../../core/basics/bits.js";
import { drawCard } from "../../core/dice/deck.js";
import type { Dice } from "../../core/dice/dice.js";
import type { Log, Procedure } from "../../core/flow/flow.js";
import { automatic } from "../../core/flow/procedures.js";
import { discardCard, endRest, retireEvent } from "../effects/cards.js";
import { completeAction } from "../effects/complete-action.js";
import type { DiadochiEvent } from "../vocabulary/events.js";
import { F } from "../vocabulary/frames/index.js";
import { cardId } from "../state/names.js";
import { cardRow, isEventPlayable } from "../rules/cards/cards.js";
import { victoryPointsOf } from "../rules/points.js";
import { highestSeats, seniorityOf } from "../rules/seniority.js";
import { clearTurnMarks, type DiadochiState, HIDDEN, RESTING } from "../state/index.js";
import { NONE, type Tables, tablesOf } from "../tables/index.js";
import { firstPart } from "./event.js";

export const hiddenHands: Procedure<DiadochiState, DiadochiEvent> = automatic(F["hidden-hands"], "DIA-PLY.6", {
  next(s, dice, log) {
    const t = tablesOf(s);
    if (completeAction(s, log)) return;
    endProcedure(s);
    const hand = F["hidden-hands"].top(s).next;
    if (hand === hiddenHandCount(s, t)) {
      F["hidden-hands"].pop(s);
      return;
    }
    F["hidden-hands"].top(s).next = hand + 1;
    reveal(s, t, hand, dice, log);
  },
});

/** The number of hidden hands for the number of players; 0 if the set-up does not list that number. */
export function hiddenHandCount(s: DiadochiState, t: Tables): number {
  return t.setup.playerCounts.find((row) => row.players === s.seats)?.hiddenHands ?? 0;
}

// Ends the effects of the previous hand's event, and discards the open cards.
function endProcedure(s: DiadochiState): void {
  s.active = NONE;
  s.oratory = 0;
  clearTurnMarks(s);
  endRest(s); // DIA-TYC.34: used Surprise cards are discarded with the segment
}

function reveal(s: DiadochiState, t: Tables, hand: number, dice: Dice, log: Log<DiadochiEvent>): void {
  const card = drawCard(s.where, HIDDEN + hand, RESTING, dice);
  if (card < 0) return;
  log?.push({ type: "hidden-card-revealed", clause: "DIA-PLY.6", card: cardId(t, card) });
  if (!cardRow(t, card).mustBePlayed || !isEventPlayable(s, t, card)) {
    discardCard(s, card);
    return;
  }
  retireEvent(s, t, card, log);
  s.active = chooser(s, t);
  const next = F.event.push(s);
  next.seat = s.active;
  next.card = card;
  next.part = firstPart(t, card);
}

// The player with the fewest VP; of tied players, the least senior.
function chooser(s: DiadochiState, t: Tables): number {
  const fewest = highestSeats(s, (seat) => -victoryPointsOf(s, t, seat));
  let lowest = NONE;
  for (let seat = 0; seat < s.seats; seat++) {
    if (hasBit(fewest, seat) && (lowest === NONE || seniorityOf(s, t, seat) > seniorityOf(s, t, lowest))) lowest = seat;
  }
  return lowest;
}
