/**
 * Hidden information: `conceal` hides it, `determinize` resamples it. The other hand is resampled from its own cards and its pile; all deals in
 * which the asked side has a choice are equally likely. A side asked for a response holds a fitting card (CAR-HI.7).
 */
import { hasBit } from "../../core/basics/bits.js";
import type { Code } from "../../core/moves/codes.js";
import type { Dice } from "../../core/dice/dice.js";
import { topKind } from "../../core/flow/frames.js";
import { PROCEDURES } from "../flow/index.js";
import { drawCard, inPile, returnHand, takeFirst, takeFromPile, type UnrestState } from "../state/index.js";
import { endOfCards, firstCard, type Tables, tablesOf } from "../tables/index.js";
import { SEATS } from "../vocabulary/types.js";

/** In the worst case one hand in a few dozen gives a choice, so this many tries practically always find one. */
const TRIES = 2000;

/**
 * Replaces, in place, the hands that a viewer (a seat, or −1 for a spectator) cannot see by the first cards of their piles, so that hands of equal
 * size look alike (CAR-HI.1).
 */
export function conceal(s: UnrestState, viewer: number): void {
  const t = tablesOf(s);
  for (let seat = 0; seat < SEATS.length; seat++) {
    if (seat === viewer) continue;
    takeFirst(s, t, seat, returnHand(s, t, seat));
  }
}

/** Resamples, in place, the hands that a viewer (a seat, or −1 for a spectator) cannot see. */
export function determinize(s: UnrestState, viewer: number, dice: Dice): void {
  const t = tablesOf(s);
  for (let seat = 0; seat < SEATS.length; seat++) if (seat !== viewer) dealAnew(s, t, seat, dice);
}

function dealAnew(s: UnrestState, t: Tables, seat: number, dice: Dice): void {
  const size = returnHand(s, t, seat);
  for (let tries = 0; tries < TRIES; tries++) {
    deal(s, t, seat, size, dice);
    if (hasChoice(s, seat)) return;
    returnHand(s, t, seat);
  }
  dealWithKey(s, t, seat, size, dice);
}

// If no dealt hand gave a choice, puts a card that gives one into the hand and deals the rest.
function dealWithKey(s: UnrestState, t: Tables, seat: number, size: number, dice: Dice): void {
  for (let card = firstCard(t, seat); card < endOfCards(t, seat); card++) {
    if (inPile(s, card) === 0) continue;
    takeFromPile(s, card);
    deal(s, t, seat, size - 1, dice);
    if (hasChoice(s, seat)) return;
    returnHand(s, t, seat);
  }
  deal(s, t, seat, size, dice);
}

function deal(s: UnrestState, t: Tables, seat: number, count: number, dice: Dice): void {
  for (let i = 0; i < count; i++) drawCard(s, t, seat, dice);
}

function hasChoice(s: UnrestState, seat: number): boolean {
  const procedure = PROCEDURES[topKind(s)]!;
  if (!hasBit(procedure.asks(s), seat)) return true;
  const codes: Code[] = [];
  procedure.moves(s, seat, codes);
  return codes.length > 1;
}
