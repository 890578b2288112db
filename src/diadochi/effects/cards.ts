/** Drawing, discarding and resting cards (DIA-TYC.18, DIA-TYC.20, DIA-TYC.34). */
import { countAt, drawCard, moveAll } from "../../core/dice/deck.js";
import type { Dice } from "../../core/dice/dice.js";
import type { Log } from "../../core/flow/flow.js";
import type { DiadochiEvent } from "../vocabulary/events.js";
import { cardId, seatId } from "../state/names.js";
import { cardRow } from "../rules/cards/cards.js";
import * as S from "../state/index.js";
import type { DiadochiState } from "../state/index.js";
import { type Tables, tablesOf } from "../tables/index.js";

/** Draws a card into a hand; false if the pile and the discards are empty. */
export function drawCardFor(s: DiadochiState, seat: number, clause: string, dice: Dice, log: Log<DiadochiEvent>): boolean {
  const t = tablesOf(s);
  const card = drawFromPile(s, S.HAND + seat, dice, log);
  if (card < 0) return false;
  log?.push({ type: "card-drawn", clause, seat: seatId(seat), card: cardId(t, card) });
  return true;
}

/** Draws a card into a place, reshuffling the discards into an empty pile (DIA-TYC.20); -1 if both are empty. */
export function drawFromPile(s: DiadochiState, place: number, dice: Dice, log: Log<DiadochiEvent>): number {
  if (countAt(s.where, S.PILE) === 0 && countAt(s.where, S.DISCARDS) > 0) {
    moveAll(s.where, S.DISCARDS, S.PILE);
    log?.push({ type: "deck-reshuffled", clause: "DIA-TYC.20" });
  }
  return drawCard(s.where, S.PILE, place, dice);
}

/** Lays a Surprise card open beside the discards after it was played, exchanged or discarded, and draws another (DIA-TYC.18, DIA-TYC.34). */
export function spendSurprise(s: DiadochiState, seat: number, card: number, dice: Dice, log: Log<DiadochiEvent>): void {
  S.setCardPlace(s, card, S.RESTING);
  drawCardFor(s, seat, "DIA-TYC.18", dice, log);
}

/** Moves the open Surprise cards to the discards, at the end of a segment or of a procedure outside any segment (DIA-TYC.34). */
export function endRest(s: DiadochiState): void {
  moveAll(s.where, S.RESTING, S.DISCARDS);
}

/** Discards a card. Only its event can remove a card from the game instead (DIA-TYC.4, `retireEvent`). */
export function discardCard(s: DiadochiState, card: number): void {
  S.setCardPlace(s, card, S.DISCARDS);
}

/** Puts away a card whose event takes place: out of the game if the card says so, else to the discards (DIA-TYC.3, DIA-TYC.28, DIA-SS.16). */
export function retireEvent(s: DiadochiState, t: Tables, card: number, log: Log<DiadochiEvent>): void {
  if (!cardRow(t, card).removeAfterEvent) {
    discardCard(s, card);
    return;
  }
  S.setCardPlace(s, card, S.REMOVED);
  log?.push({ type: "card-removed", clause: "DIA-TYC.3", card: cardId(t, card) });
}

/** Sets a Major General card aside because its general has entered play (DIA-TYC.24). */
export function keepWithFaction(s: DiadochiState, card: number): void {
  S.setCardPlace(s, card, S.ASIDE);
}
