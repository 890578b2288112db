/**
 * The information that a viewer lacks: `conceal` hides it, `determinize` resamples it (NYW-HI.6). Unseen hands are drawn from the pile again. A side that
 * is asked for a card then has a choice; all deals with this property are equally likely. Held events are drawn from the unseen ones that may be held. A
 * card about which a side is asked stays in place (NYW-HI.7).
 */
import type { Dice } from "../../core/dice/dice.js";
import { resampleCards, deckOf, layInOrder, unseenCards, type UnseenCards } from "../../core/dice/unseen-cards.js";
import { drawByWeight } from "../../core/dice/weighted.js";
import { demand } from "../../core/basics/errors.js";
import { F } from "../vocabulary/frames.js";
import type { SureCards } from "./memory.js";
import { seatId } from "../state/names.js";
import * as S from "../state/index.js";
import type { NineYearsState } from "../state/index.js";
import { ALLIANCE, BOURBON, NONE, tablesOf } from "../tables/index.js";
import { CARD_VALUES, SEATS } from "../vocabulary/types.js";

const SIDES: readonly number[] = [ALLIANCE, BOURBON];

/**
 * Changes the state in place: the lowest cards stand for everything that a viewer (a seat, or -1 for a spectator) cannot see. Hidden hands of one size then
 * look alike (NYW-HI.6), as do held events and a chosen card that is not yet shown (NYW-HI.2).
 */
export function conceal(s: NineYearsState, viewer: number): void {
  const sides = SIDES.filter((side) => side !== viewer);
  for (const { side, size } of handsOpened(s, sides, {})) S.takeLeast(s, side, size);
  for (const side of sides) if (S.chosenCard(s, side) > 0 && !isShown(s, side)) S.setChosenCard(s, side, S.leastInHand(s, side));
  layInOrder(deckOf(s.events), unseenEvents(s, viewer));
}

/** Resamples, in place, everything that a viewer (a seat, or -1 for a spectator) cannot see. Cards that the viewer remembers in a hand stay there. */
export function determinize(s: NineYearsState, viewer: number, dice: Dice, sure: SureCards | null): void {
  const sides = SIDES.filter((side) => side !== viewer);
  dealHandsAnew(s, sides, sure ?? {}, dice);
  resampleCards(deckOf(s.events), unseenEvents(s, viewer), S.EVENT_PILE, dice);
}

/** A hand that only its owner sees. */
interface UnseenHand {
  readonly side: number;
  /** The number of unknown cards. */
  readonly size: number;
  /** The number of known cards of each value. */
  readonly kept: readonly number[];
  /** True if the side is asked for a card, so that its whole hand must have cards of at least two values. */
  readonly differs: boolean;
}

// All hands return to the pile before the first is dealt, so that a spectator learns nothing about one from the other.
function dealHandsAnew(s: NineYearsState, sides: readonly number[], sure: SureCards, dice: Dice): void {
  const hands = handsOpened(s, sides, sure);
  hands.forEach((hand, i) => dealHand(s, hand, hands.slice(i + 1), dice));
  for (const side of sides) if (S.chosenCard(s, side) > 0 && !isShown(s, side)) S.setChosenCard(s, side, S.drawFromHand(s, side, dice));
}

// NYW-HI.2: the cards chosen for the first round are shown once both are chosen.
function isShown(s: NineYearsState, side: number): boolean {
  return S.chosenCard(s, side) > 0 && S.chosenCard(s, S.rivalOf(side)) > 0;
}

// All hands return to the pile before known cards are taken out, because a card known to be in one hand may be in the other hand of this state.
function handsOpened(s: NineYearsState, sides: readonly number[], sure: SureCards): UnseenHand[] {
  const sizes = sides.map((side) => S.handSize(s, side));
  for (const side of sides) for (const value of CARD_VALUES) S.takeCards(s, side, value, -S.inHand(s, side, value));
  return sides.map((side, i) => keepSure(s, side, sizes[i]!, sure));
}

function keepSure(s: NineYearsState, side: number, size: number, sure: SureCards): UnseenHand {
  const kept = CARD_VALUES.map((value, i) => Math.max(sure[seatId(side)]?.[i] ?? 0, isShown(s, side) && S.chosenCard(s, side) === value ? 1 : 0));
  const left = size - kept.reduce((sum, count) => sum + count, 0);
  const fits = left >= 0 && CARD_VALUES.every((value, i) => kept[i]! <= S.inPile(s, value));
  demand(fits, `memory.held.${SEATS[side]}`, "cards that are in a hand of this position", "others");
  CARD_VALUES.forEach((value, i) => S.takeCards(s, side, value, kept[i]!));
  return { side, size: left, kept, differs: isAskedForCard(s, side) };
}

// True if a side is asked to choose a card. A side whose cards are all of one value is never asked.
function isAskedForCard(s: NineYearsState, side: number): boolean {
  if (F["first-card"].isUnderWay(s)) return S.chosenCard(s, side) === 0;
  const round = F.round.find(s);
  return round !== null && round.seat === side && round.step === F.round.step.card;
}

// Weights each possible deal of this hand by the number of ways to deal the later hands.
function dealHand(s: NineYearsState, hand: UnseenHand, later: readonly UnseenHand[], dice: Dice): void {
  const pile = CARD_VALUES.map((value) => S.inPile(s, value));
  const deals = dealsOf(pile, hand);
  const weights = deals.map((deal) => waysOf(pile, deal) * waysOfAll(less(pile, deal), later));
  const dealt = deals[drawByWeight(weights, dice)]!;
  CARD_VALUES.forEach((value, i) => S.takeCards(s, hand.side, value, dealt[i]!));
}

// The possible hands, as counts of each value.
function dealsOf(pile: readonly number[], { size, kept, differs }: UnseenHand): number[][] {
  return handsOf(pile, size).filter((deal) => !differs || deal.filter((count, i) => count + kept[i]! > 0).length > 1);
}

function handsOf([first, ...others]: readonly number[], size: number): number[][] {
  if (first === undefined) return size === 0 ? [[]] : [];
  return Array.from({ length: Math.min(size, first) + 1 }, (_, count) => handsOf(others, size - count).map((rest) => [count, ...rest])).flat();
}

function waysOfAll(pile: readonly number[], hands: readonly UnseenHand[]): number {
  const [hand, ...later] = hands;
  if (hand === undefined) return 1;
  return dealsOf(pile, hand).reduce((ways, deal) => ways + waysOf(pile, deal) * waysOfAll(less(pile, deal), later), 0);
}

function waysOf(pile: readonly number[], deal: readonly number[]): number {
  return deal.reduce((ways, count, i) => ways * combinations(pile[i]!, count), 1);
}

function combinations(of: number, count: number): number {
  let ways = 1;
  for (let i = 0; i < count; i++) ways = (ways * (of - i)) / (i + 1);
  return ways;
}

function less(pile: readonly number[], deal: readonly number[]): number[] {
  return pile.map((count, i) => count - deal[i]!);
}

// Events that may be held and that the viewer does not see.
function unseenEvents(s: NineYearsState, viewer: number): UnseenCards {
  const { events } = tablesOf(s);
  const open = F["held-card"].find(s)?.card ?? NONE;
  return unseenCards(
    deckOf(s.events),
    S.EVENT_PLACES,
    (place, card) => events[card]!.held && card !== open && (place === S.EVENT_PILE || isHeldUnseen(place, viewer)),
  );
}

function isHeldUnseen(place: number, viewer: number): boolean {
  return (place === S.EVENT_HELD + ALLIANCE || place === S.EVENT_HELD + BOURBON) && place !== S.EVENT_HELD + viewer;
}
