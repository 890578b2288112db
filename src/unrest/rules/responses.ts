/** Response cards: against activations and sea moves, in battles, and after victories (CAR-R7.1b, CAR-S.22). */
import { hasBit } from "../../core/basics/bits.js";
import { inHand, type UnrestState } from "../state/index.js";
import { endOfCards, firstCard, type Tables } from "../tables/index.js";
import { CARTHAGE, COALITION, EFFECT, SICILY } from "../vocabulary/types.js";
import type { Reason } from "./refusals.js";

export function holdsEffect(s: UnrestState, t: Tables, seat: number, effect: number): boolean {
  const end = endOfCards(t, seat);
  for (let card = firstCard(t, seat); card < end; card++) if (t.cardEffect[card] === effect && inHand(s, card) > 0) return true;
  return false;
}

/** The reason why a card does not fit the response window of a battle in this location, null if it fits; `effects` is the set of effects in force. */
export function obstacleInBattle(t: Tables, seat: number, card: number, location: number, effects: number): Reason | null {
  const effect = t.cardEffect[card]!;
  if (!fitsBattle(effect, seat, location)) return "response/not-fitting";
  return hasBit(effects, effect) ? "response/already-in-force" : null; // CAR-S.23: one Sacred Band per battle
}

function fitsBattle(effect: number, seat: number, location: number): boolean {
  switch (effect) {
    case EFFECT["set-dice"]:
      return seat === CARTHAGE; // CAR-20.3.22: Carthage takes part in every battle
    case EFFECT["roll-modifier"]:
      return seat === COALITION && location !== SICILY; // CAR-S.28: only in an attack on the unrest
    case EFFECT["no-combat-losses"]:
      return seat === COALITION; // CAR-S.27: fits every battle
    default:
      return false;
  }
}

/** The amount of an effect in force (dice, modifier), else `otherwise`. */
export function amountInForce(t: Tables, effects: number, effect: number, otherwise: number): number {
  return hasBit(effects, effect) ? amountOf(t, effect) : otherwise;
}

/** The amount printed on the first card with an effect. */
export function amountOf(t: Tables, effect: number): number {
  return t.cardAmount[t.cardEffect.indexOf(effect)] ?? 0;
}
