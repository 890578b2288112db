/** The Action deck: dealing, playing, reshuffling (NYW-13.1). */
import { type Dice, together } from "../../core/dice/dice.js";
import type { Log } from "../../core/flow/flow.js";
import type { NineYearsEvent } from "../vocabulary/events.js";
import { seatId } from "../state/names.js";
import { changeHand, changePile, inPile, type NineYearsState, pileSize, shuffleDiscards } from "../state/index.js";
import { ALLIANCE, BOURBON } from "../tables/index.js";
import { CARD_VALUES } from "../vocabulary/types.js";

/** Deals both sides their cards (NYW-13.1.2), shuffling all of them again first when too few are left (NYW-13.1.1): so alone played cards come back (NYW-13.1.8). */
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
    const value = drawValue(s, dice);
    take(s, side, value, 1);
    values.push(value);
  }
  log?.push({ type: "action-cards-dealt", seat: seatId(side), count, values, clause: "NYW-13.1.2" });
}

function take(s: NineYearsState, side: number, value: number, count: number): void {
  changePile(s, value, -count);
  changeHand(s, side, value, count);
}

/** A card of the pile, all equally likely, by the game's one generator (NYW-1.1.4); the pile has no order. */
function drawValue(s: NineYearsState, dice: Dice): number {
  let nth = dice.draw(pileSize(s));
  for (const value of CARD_VALUES) {
    if (nth < inPile(s, value)) return value;
    nth -= inPile(s, value);
  }
  return 0;
}
