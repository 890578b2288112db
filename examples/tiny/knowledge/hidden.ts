/** What a viewer cannot know, resampled. Besides what the fields say: who is asked to ambush holds a card for it (TINY-4). */
import { type Dice, topKind } from "tyche/engine";
import { PROCEDURES } from "../flow/index.js";
import { F } from "../vocabulary/frames.js";
import { isAmbushCard } from "../rules/raid.js";
import { FIELDS, HAND, type TinyState } from "../state/index.js";

export function determinize(s: TinyState, viewer: number, dice: Dice): void {
  do FIELDS.determinize(s, viewer, dice);
  while (!fits(s, viewer));
}

function fits(s: TinyState, viewer: number): boolean {
  if (PROCEDURES[topKind(s)]?.kind !== "ambush") return true;
  const asked = F.ambush.top(s).seat;
  return asked === viewer || s.deck.some((place, card) => place === HAND + asked && isAmbushCard(card));
}
