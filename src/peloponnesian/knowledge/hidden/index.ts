/**
 * The information that a seat lacks: faces, CVs and cargo of the enemy's hidden blocks, his hand and the undealt cards, and his half-made choices (PEL-HI.1,
 * PEL-HI.12, PEL-HI.14, PEL-HI.22). `conceal` hides it, `determinize` resamples it.
 * The visible decision is kept: a deal is discarded if it gives the deciding player no real choice, or breaks a rule about the pieces.
 */
import { nextBit } from "../../../core/basics/bits.js";
import { type Code, emptied } from "../../../core/moves/codes.js";
import type { Dice } from "../../../core/dice/dice.js";
import { resampleCards, layInOrder, unseenCards, type UnseenCards } from "../../../core/dice/unseen-cards.js";
import { broken } from "../../../core/basics/errors.js";
import { topKind } from "../../../core/flow/frames.js";
import { PROCEDURES } from "../../flow/index.js";
import { F } from "../../vocabulary/frames.js";
import { type Deal, drawDeal, lay, layAlike } from "./blocks.js";
import { announceAnew, chooseAnew, goOnAnew, lookAnew } from "./choices.js";
import { crossAlike, crossAnew } from "./crossings.js";
import { divide, type Parting, undivided } from "./lots.js";
import { isSound } from "./soundness.js";
import { supplyAnew } from "./supply.js";
import { unseenOf } from "./unseen.js";
import type { Knowledge } from "../memory/index.js";
import { canCommitEvent } from "../../rules/cards.js";
import { crossedBy, rewind, showAgain } from "../seen/index.js";
import * as S from "../../state/index.js";
import type { PeloponnesianState } from "../../state/index.js";
import { type Tables, tablesOf } from "../../tables/index.js";

/** The most deals that are tried. */
const TRIES = 20_000;

/**
 * Changes the state in place: everything that a viewer (a seat, or -1 for a spectator) cannot know gets values that are the same in all positions that look
 * alike.
 */
export function conceal(s: PeloponnesianState, viewer: number): void {
  const t = tablesOf(s);
  const shown = rewind(s, t, viewer);
  for (const seat of others(viewer)) {
    const crossed = crossedBy(s, t, seat);
    layAlike(s, t, unseenOf(s, t, seat));
    crossAlike(s, t, seat, crossed);
  }
  concealCards(s, t, viewer);
  if (shown !== null) showAgain(s, t, shown);
}

/** Resamples, in place, everything that a viewer (a seat, or -1 for a spectator) cannot know. */
export function determinize(s: PeloponnesianState, viewer: number, dice: Dice, known: Knowledge | null): void {
  const t = tablesOf(s);
  const shown = rewind(s, t, viewer);
  const original = S.cloneState(s);
  const seats = others(viewer);
  const crossed = seats.map((seat) => crossedBy(s, t, seat));
  const sides = seats.map((seat) => {
    const side = unseenOf(s, t, seat);
    return known === null ? undivided(side) : divide(s, t, side, known.companies);
  });
  for (let n = 0; n < TRIES; n++) {
    const deals = drawDeals(t, sides, dice);
    if (deals === null) continue;
    let fits = true;
    for (const deal of deals) if (!lay(s, t, deal, known?.cvs ?? NONE_KNOWN, dice)) fits = false;
    seats.forEach((seat, i) => {
      if (!crossAnew(s, t, seat, crossed[i]!, dice)) fits = false;
    });
    if (dealCards(s, t, viewer, dice) && fits) {
      announceAnew(s, t, viewer, dice);
      goOnAnew(s, t, viewer);
      lookAnew(s, t, viewer, dice);
      supplyAnew(s, t, viewer, dice);
      if ((shown === null || chooseAnew(s, t, shown, viewer, dice)) && isPossible(s, viewer)) return;
    }
    Object.assign(s, S.cloneState(original));
  }
  broken("no deal of what is hidden fits the position");
}

function others(viewer: number): readonly number[] {
  return [0, 1].filter((seat) => seat !== viewer);
}

// True if each deciding seat has a real choice (the viewer: at least one move), and no piece is where it cannot be.
function isPossible(s: PeloponnesianState, viewer: number): boolean {
  const procedure = PROCEDURES[topKind(s)]!;
  const asked = procedure.asks(s);
  for (let seat = nextBit(asked, 0); seat >= 0; seat = nextBit(asked, seat + 1)) {
    procedure.moves(s, seat, emptied(choices));
    if (choices.length < (seat === viewer ? 1 : 2)) return false;
  }
  return isSound(s, tablesOf(s));
}

const choices: Code[] = [];

function drawDeals(t: Tables, sides: readonly Parting[], dice: Dice): Deal[] | null {
  const deals: Deal[] = [];
  for (const side of sides) {
    const parted = side(dice);
    const deal = parted === null ? null : drawDeal(t, parted, dice);
    if (deal === null) return null;
    deals.push(deal);
  }
  return deals;
}

/** The number of places of cards; the last is the committed card of Athens. */
const CARD_PLACES = S.COMMITTED + 2;

const NONE_KNOWN: ReadonlyMap<number, number> = new Map();

// Puts the unseen cards in card order. The use of a committed card is hidden (PEL-HI.12).
function concealCards(s: PeloponnesianState, t: Tables, viewer: number): void {
  layInOrder(S.deckOf(s, t), unseenBy(s, t, viewer));
  if (!F.commit.isUnderWay(s)) return;
  for (const seat of others(viewer)) if (S.committedCard(s, seat) >= 0) S.write(s, S.CLOCK.useOfSparta + seat, S.ACTIONS_USE);
}

// The pile, the hands of others, and their committed cards until both are revealed.
function unseenBy(s: PeloponnesianState, t: Tables, viewer: number): UnseenCards {
  const committing = F.commit.isUnderWay(s);
  const isRivals = (place: number, athens: number): boolean => (place === athens || place === athens + 1) && place - athens !== viewer;
  return unseenCards(S.deckOf(s, t), CARD_PLACES, (place) => place === S.PILE || isRivals(place, S.HAND) || (committing && isRivals(place, S.COMMITTED)));
}

// False if a rival cannot have committed the drawn card for the drawn use; everything is then resampled.
function dealCards(s: PeloponnesianState, t: Tables, viewer: number, dice: Dice): boolean {
  resampleCards(S.deckOf(s, t), unseenBy(s, t, viewer), S.PILE, dice);
  if (!F.commit.isUnderWay(s)) return true;
  for (let seat = 0; seat < 2; seat++) {
    if (seat === viewer) continue;
    const card = S.committedCard(s, seat);
    if (card < 0) continue;
    const asEvent = dice.draw(2) === 1;
    S.setCardPlace(s, card, S.HAND + seat);
    const allowed = !asEvent || canCommitEvent(s, t, seat, card);
    S.setCardPlace(s, card, S.COMMITTED + seat);
    if (!allowed) return false;
    S.write(s, S.CLOCK.useOfSparta + seat, asEvent ? S.EVENT_USE : S.isNewYear(s) ? S.SACRIFICE_USE : S.ACTIONS_USE);
  }
  return true;
}
