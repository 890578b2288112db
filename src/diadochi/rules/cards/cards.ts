/** Queries about Tyche cards: their current type, their holders and their uses (DIA-TYC). */
import { IN } from "../../vocabulary/frames/index.js";
import * as S from "../../state/index.js";
import type { DiadochiState } from "../../state/index.js";
import { type Tables, SURPRISE } from "../../tables/index.js";
import type { PlayedCard } from "../../vocabulary/edition-types.js";

export function cardRow(t: Tables, card: number): PlayedCard {
  return t.edition.cards[card] as PlayedCard;
}

/** True if a card is now a Surprise card. Only Silver Shields becomes one, by its first play as an event (DIA-SS.6, DIA-CRD.8). */
export function isSurpriseNow(s: DiadochiState, t: Tables, card: number): boolean {
  return card === t.silverCard ? s.silver !== S.SILVER_AWAITED : t.cardTypes[card] === SURPRISE;
}

/** The windows in which a Surprise card may be played, as bits (DIA-TYC.26). */
export function windowsOfCard(s: DiadochiState, t: Tables, card: number): number {
  if (card !== t.silverCard) return t.cardWindows[card]!;
  return s.silver === S.SILVER_IN_PLAY ? IN["battle-before-dice"] : 0; // DIA-SS.7, DIA-SS.14: the Silver Shields change sides before the dice
}

export function holdsSurprise(s: DiadochiState, t: Tables, seat: number): boolean {
  for (let c = 0; c < t.cardCount; c++) if (S.placeOfCard(s, c) === S.HAND + seat && isSurpriseNow(s, t, c)) return true;
  return false;
}

export function isSurpriseHeld(s: DiadochiState, t: Tables): boolean {
  for (let c = 0; c < t.cardCount; c++) {
    const place = S.placeOfCard(s, c);
    if (place >= S.HAND && place < S.HIDDEN && isSurpriseNow(s, t, c)) return true;
  }
  return false;
}

export function holdsUsableCard(s: DiadochiState, t: Tables, seat: number): boolean {
  for (let c = 0; c < t.cardCount; c++) if (S.placeOfCard(s, c) === S.HAND + seat && !isSurpriseNow(s, t, c)) return true;
  return false;
}

/** True if the pile or the discards hold a card (DIA-TYC.20). */
export function canDraw(s: DiadochiState, t: Tables): boolean {
  for (let c = 0; c < t.cardCount; c++) if (S.placeOfCard(s, c) === S.PILE || S.placeOfCard(s, c) === S.DISCARDS) return true;
  return false;
}

/** True if the event of a card may be played this turn (DIA-EOT.5). */
export function isEventPlayable(s: DiadochiState, t: Tables, card: number): boolean {
  return s.turn >= (t.cardEvents[card]?.fromTurn ?? 1);
}

/** Visits the Surprise cards of a seat, in card order. */
export function eachSurprise(s: DiadochiState, t: Tables, seat: number, visit: (card: number) => void): void {
  for (let c = 0; c < t.cardCount; c++) if (S.placeOfCard(s, c) === S.HAND + seat && isSurpriseNow(s, t, c)) visit(c);
}
