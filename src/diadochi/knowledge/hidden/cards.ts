/** The cards that a viewer has not seen. */
import { type Deck, deckOf, unseenCards, type UnseenCards } from "../../../core/dice/unseen-cards.js";
import { HAND, HIDDEN, PILE, type DiadochiState } from "../../state/index.js";

/** One more than the last place of a card, that of the second hidden hand. */
const CARD_PLACES = HIDDEN + 2;

export function tycheDeck(s: DiadochiState): Deck {
  return deckOf(s.where);
}

/** The cards that a viewer has not seen. He can infer which cards these are, but not where each one is (DIA-HID.7). */
export function unseenBy(s: DiadochiState, viewer: number): UnseenCards {
  return unseenCards(tycheDeck(s), CARD_PLACES, (place) => place === PILE || place >= HIDDEN || (place >= HAND && place !== HAND + viewer));
}
