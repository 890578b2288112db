/** The cards that a viewer has not seen. */
import { zeros } from "../../../core/basics/lists.js";
import { placeOfCard, HAND, HIDDEN, PILE, type DiadochiState } from "../../state/index.js";

/** One more than the last place of a card, that of the second hidden hand. */
const CARD_PLACES = HIDDEN + 2;

/** The cards a viewer has not seen, which everybody can infer (DIA-HID.7). In card order, so that the same seed deals the same. */
export function unseenCards(s: DiadochiState, viewer: number): number[] {
  const unseen: number[] = [];
  for (let card = 0; card < s.where.length; card++) if (isUnseen(placeOfCard(s, card), viewer)) unseen.push(card);
  return unseen;
}

function isUnseen(place: number, viewer: number): boolean {
  return place === PILE || place >= HIDDEN || (place >= HAND && place !== HAND + viewer);
}

/** The places of unseen cards, in the order of places, so that the deal depends on nothing hidden. */
export function placesOf(s: DiadochiState, cards: readonly number[]): readonly number[] {
  const counts = zeros(CARD_PLACES);
  for (const card of cards) counts[placeOfCard(s, card)]!++;
  const places: number[] = [];
  for (let place = 0; place < CARD_PLACES; place++) for (let n = counts[place]!; n > 0; n--) places.push(place);
  return places;
}
