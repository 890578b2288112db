import { type Deck, deckOf, unseenCards, type UnseenCards } from "../../../core/dice/unseen-cards.js";
import { HAND, HIDDEN, PILE, type DiadochiState } from "../../state/index.js";

/** The number of places of cards; the second hidden hand is the last place. */
const CARD_PLACES = HIDDEN + 2;

export function tycheDeck(s: DiadochiState): Deck {
  return deckOf(s.where);
}

/** The cards that a viewer has not seen. He can infer which cards they are, but not their places (DIA-HID.7). */
export function unseenBy(s: DiadochiState, viewer: number): UnseenCards {
  return unseenCards(tycheDeck(s), CARD_PLACES, (place) => place === PILE || place >= HIDDEN || (place >= HAND && place !== HAND + viewer));
}
