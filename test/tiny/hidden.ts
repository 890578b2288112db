/** What a viewer cannot know, dealt anew: the pile, the rival's hand and his unrevealed pledge. Who is asked to ambush holds a card for it (TINY-4). */
import { type Dice, topKind } from "tyche/engine";
import { F } from "./frames.js";
import { PROCEDURES } from "./flow/index.js";
import { isAmbushCard } from "./rules/raid.js";
import { HAND, PILE, placeCard, placeOf, PLEDGED, type TinyState } from "./state.js";

export function determinize(s: TinyState, viewer: number, dice: Dice): void {
  do shuffleUnseen(s, viewer, dice);
  while (!fits(s, viewer));
}

function shuffleUnseen(s: TinyState, viewer: number, dice: Dice): void {
  const unseen: number[] = [];
  for (let card = 0; card < s.deck.length; card++) if (isUnseen(placeOf(s, card), viewer)) unseen.push(card);
  for (let last = unseen.length - 1; last > 0; last--) {
    const other = dice.draw(last + 1);
    const place = placeOf(s, unseen[last]!);
    placeCard(s, unseen[last]!, placeOf(s, unseen[other]!));
    placeCard(s, unseen[other]!, place);
  }
}

function isUnseen(place: number, viewer: number): boolean {
  if (place === PILE) return true;
  if (place < HAND) return false;
  const owner = place >= PLEDGED ? place - PLEDGED : place - HAND;
  return owner !== viewer;
}

function fits(s: TinyState, viewer: number): boolean {
  if (PROCEDURES[topKind(s)]?.kind !== "ambush") return true;
  const asked = F.ambush.top(s).seat;
  return asked === viewer || s.deck.some((place, card) => place === HAND + asked && isAmbushCard(card));
}
