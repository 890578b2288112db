/** The deal of phase IV and the clean-up at the end of a turn (DIA-TYC.1, DIA-TYC.2, DIA-EOT.3). */
import { cardsAt, moveAll } from "../../core/dice/deck.js";
import type { Dice } from "../../core/dice/dice.js";
import type { Log } from "../../core/flow/flow.js";
import type { DiadochiEvent } from "../vocabulary/events.js";
import { cardId, seatId } from "../state/names.js";
import * as S from "../state/index.js";
import type { DiadochiState } from "../state/index.js";
import type { Tables } from "../tables/index.js";
import { drawCardFor, drawFromPile } from "./cards.js";

/** Shuffles the discards into the deck, and deals `setup.cards` cards to each player, then as many to each hidden hand (DIA-TYC.21). */
export function deal(s: DiadochiState, t: Tables, hiddenHands: number, dice: Dice, log: Log<DiadochiEvent>): void {
  moveAll(s.where, S.DISCARDS, S.PILE); // DIA-TYC.1: draw pile and discard pile together
  log?.push({ type: "cards-dealt", clause: "DIA-TYC.2", count: t.setup.cards });
  for (let n = 0; n < s.seats; n++) for (let i = 0; i < t.setup.cards; i++) drawCardFor(s, S.seatInTurnOrder(s, n), "DIA-TYC.2", dice, log);
  // DIA-PLY.6: the cards of a hidden hand lie face down, so their draw is not logged.
  for (let hand = 0; hand < hiddenHands; hand++) for (let i = 0; i < t.setup.cards; i++) drawFromPile(s, S.HIDDEN + hand, dice, log);
}

/** Discards the cards left in all hands, and ends Suspicion (DIA-EOT.3). */
export function cleanUp(s: DiadochiState, t: Tables, log: Log<DiadochiEvent>): void {
  for (let seat = 0; seat < s.seats; seat++) {
    discardHand(s, t, seat, log);
    if (S.suspicions(s, seat) > 0) S.setSuspicions(s, seat, 0); // DIA-CRD.7: Suspicion lasts until the end of the turn
  }
  for (let hand = 0; hand < 2; hand++) moveAll(s.where, S.HIDDEN + hand, S.DISCARDS);
}

function discardHand(s: DiadochiState, t: Tables, seat: number, log: Log<DiadochiEvent>): void {
  const cards = cardsAt(s.where, S.HAND + seat);
  if (cards.length === 0) return;
  moveAll(s.where, S.HAND + seat, S.DISCARDS);
  log?.push({ type: "hand-discarded", clause: "DIA-EOT.3", seat: seatId(seat), cards: cards.map((card) => cardId(t, card)) });
}
