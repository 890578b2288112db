import { type Dice, together } from "../../core/dice/dice.js";
import type { Log } from "../../core/flow/flow.js";
import type { NineYearsEvent } from "../vocabulary/events.js";
import { seatId } from "../state/names.js";
import { changeHand, changePile, drawFromPile, inPile, type NineYearsState, pileSize, shuffleDiscards } from "../state/index.js";
import { ALLIANCE, BOURBON } from "../tables/index.js";
import { CARD_VALUES } from "../vocabulary/types.js";

/**
 * Deals both sides their cards (NYW-13.1.2). If the deck holds too few, the played cards are first shuffled into it (NYW-13.1.1); nothing else returns them
 * (NYW-13.1.8).
 */
export function dealActionCards(s: NineYearsState, alliance: number, bourbon: number, dice: Dice, log: Log<NineYearsEvent>): void {
  if (pileSize(s) < alliance + bourbon) {
    for (const value of CARD_VALUES) shuffleDiscards(s, value);
    log?.push({ type: "action-cards-shuffled", clause: "NYW-13.1.1" });
  }
  dealTo(s, ALLIANCE, alliance, dice, log);
  dealTo(s, BOURBON, bourbon, dice, log);
}

function dealTo(s: NineYearsState, side: number, count: number, dice: Dice, log: Log<NineYearsEvent>): void {
  const dealt = together(dice, log)?.hand(
    CARD_VALUES.map((value) => inPile(s, value)),
    Math.min(count, pileSize(s)),
  );
  if (dealt !== undefined) return CARD_VALUES.forEach((value, i) => take(s, side, value, dealt[i]!));
  const values: number[] = [];
  for (let i = 0; i < count; i++) {
    const value = drawFromPile(s, dice); // NYW-1.1.4: all randomness comes from one generator.
    take(s, side, value, 1);
    values.push(value);
  }
  log?.push({ type: "action-cards-dealt", seat: seatId(side), count, values, clause: "NYW-13.1.2" });
}

function take(s: NineYearsState, side: number, value: number, count: number): void {
  changePile(s, value, -count);
  changeHand(s, side, value, count);
}
