/**
 * The position: one flat JSON object. This is the only file that indexes its arrays; everybody else asks and changes it in words.
 *
 * Copies of a card are alike, so a deck is three counts a card definition: in the draw pile, in the hand of its side, in its discard pile. The pile has no
 * order; drawing picks among its cards. Leaders have a place each, CU are counted by side and location.
 */
import type { Dice } from "../core/dice/dice.js";
import { cells, number, type StateShape } from "../core/shape.js";
import type { GameState } from "../core/state.js";
import { type Tables, tablesOfEdition } from "./tables.js";
import { DISPLACED, ENDINGS, LOCATIONS, PLACES, RESTING, SEATS, SET_ASIDE } from "./types.js";

/** A game of Unrest. */
export interface UnrestState extends GameState {
  /** Length of the game in turns. */
  turns: number;
  /** The turn under way, from 1. */
  turn: number;
  /** The round under way, from 1; 0 outside the action phase. */
  round: number;
  /** Seat that goes first in every round of this turn + 1; 0 while nobody is named. */
  first: number;
  /** Seat that is active + 1; 0 when nobody is. */
  active: number;
  /** Level of the unrest. */
  level: number;
  /** 1 while the unrest-raised marker lies on the current round. */
  marker: number;
  /** Sicilian ports that Carthage controls. */
  ports: number;
  /** Carthage's victory points. */
  vp: number;
  /** Bit mask of commanders marked by Wild Beasts until the turn ends. */
  marked: number;
  /** Winning seat + 1; 0 while the game goes on. */
  winner: number;
  /** How the game ended, see ENDINGS. */
  ending: number;
  /** CU by seat and location. */
  cu: number[];
  /** CU of the active side that attacked in this card play: by location those that move no more, then by location those that may still move (an automatic victory). */
  fought: number[];
  /** The place of each leader, see PLACES. */
  leaders: number[];
  /** Copies of each card definition in the draw pile. */
  pile: number[];
  /** Copies of each card definition in the hand of its side. */
  hand: number[];
  /** Copies of each card definition in the discard pile. */
  discard: number[];
}

const PLACES_ON_MAP = LOCATIONS.length;

/** An empty position of an edition: no CU, leaders off the map, all cards in the piles. */
export function emptyState(edition: string): UnrestState {
  const t = tablesOfEdition(edition);
  const cards = t.cardIds.length;
  return {
    edition,
    dice: [0, 0, 0, 0],
    frames: [],
    turns: t.scenario.turns,
    turn: 0,
    round: 0,
    first: 0,
    active: 0,
    level: t.scenario.start.level,
    marker: 0,
    ports: t.scenario.start.ports,
    vp: t.scenario.start.victoryPoints,
    marked: 0,
    winner: 0,
    ending: 0,
    cu: zeros(SEATS.length * PLACES_ON_MAP),
    fought: zeros(2 * PLACES_ON_MAP),
    leaders: t.leaderIds.map((_, leader) => (t.leaderNamed[leader]! ? DISPLACED : SET_ASIDE)),
    pile: [...t.cardCopies],
    hand: zeros(cards),
    discard: zeros(cards),
  };
}

function zeros(length: number): number[] {
  return new Array<number>(length).fill(0);
}

/** A copy that shares nothing. */
export function cloneState(s: UnrestState): UnrestState {
  return {
    edition: s.edition,
    dice: s.dice.slice(),
    frames: s.frames.slice(),
    turns: s.turns,
    turn: s.turn,
    round: s.round,
    first: s.first,
    active: s.active,
    level: s.level,
    marker: s.marker,
    ports: s.ports,
    vp: s.vp,
    marked: s.marked,
    winner: s.winner,
    ending: s.ending,
    cu: s.cu.slice(),
    fought: s.fought.slice(),
    leaders: s.leaders.slice(),
    pile: s.pile.slice(),
    hand: s.hand.slice(),
    discard: s.discard.slice(),
  };
}

/** The most CU of a side that are ever in play; far more than can be placed, since no rule limits them (CAR-S.41). */
export const MOST_CU = 99_999;

/** The fields of a state of an edition, in order, each with its range. */
export function stateShape(edition: string): StateShape {
  const { scenario, box, cardCopies, leaderIds, leadersFrom } = tablesOfEdition(edition);
  return {
    turns: number(1, scenario.turns),
    turn: number(1, scenario.turns),
    round: number(0, scenario.rounds),
    first: number(0, SEATS.length),
    active: number(0, SEATS.length),
    level: number(0, box.maxLevel), // CAR-20.1.11: 0 to 10.
    marker: number(0, 1),
    ports: number(0, scenario.ports), // CAR-S.3: four in all.
    vp: number(0, box.maxVictoryPoints), // CAR-R4.1: 0 to 12.
    marked: number(0, 2 ** leadersFrom[1]! - 1), // CAR-S.26: Carthaginian commanders
    winner: number(0, SEATS.length),
    ending: number(0, ENDINGS.length - 1),
    cu: cells(SEATS.length * PLACES_ON_MAP, 0, MOST_CU),
    fought: cells(2 * PLACES_ON_MAP, 0, MOST_CU),
    leaders: cells(leaderIds.length, 0, PLACES.length - 1),
    pile: cells(cardCopies.length, 0, cardCopies),
    hand: cells(cardCopies.length, 0, cardCopies),
    discard: cells(cardCopies.length, 0, cardCopies),
  };
}

// ---- CU

/** CU of a seat in a location. */
export function cuAt(s: UnrestState, seat: number, location: number): number {
  return s.cu[seat * PLACES_ON_MAP + location]!;
}

/** Puts CU of a seat into a location. */
export function addCu(s: UnrestState, seat: number, location: number, count: number): void {
  s.cu[seat * PLACES_ON_MAP + location]! += count;
}

/** Takes CU out of the game, as many as there are of `count`; returns how many. The level of the unrest is another field and stays (CAR-20.1.6). */
export function removeCu(s: UnrestState, seat: number, location: number, count: number): number {
  const removed = Math.min(count, cuAt(s, seat, location));
  s.cu[seat * PLACES_ON_MAP + location]! -= removed;
  return removed;
}

/** CU of the active seat in a location that have not attacked in this card play. */
export function freshCuAt(s: UnrestState, seat: number, location: number): number {
  return cuAt(s, seat, location) - s.fought[location]! - s.fought[PLACES_ON_MAP + location]!;
}

/** CU of the active seat in a location that may still move in this card play. */
export function movableCuAt(s: UnrestState, seat: number, location: number): number {
  return cuAt(s, seat, location) - s.fought[location]!;
}

/** CU of the active seat in a location that attacked in this card play and move no more. */
export function tiredCuAt(s: UnrestState, location: number): number {
  return s.fought[location]!;
}

/** CU of the active seat in a location that won an automatic victory in this card play: they may still move. */
export function overrunCuAt(s: UnrestState, location: number): number {
  return s.fought[PLACES_ON_MAP + location]!;
}

/** Notes that CU attacked, and whether they may still move (CAR-S.38). */
export function setFought(s: UnrestState, location: number, count: number, mayMove: boolean): void {
  s.fought[(mayMove ? PLACES_ON_MAP : 0) + location]! += count;
}

/** Moves CU of the active seat; those that have not attacked are taken first (CAR-S.38). */
export function moveCu(s: UnrestState, seat: number, from: number, to: number, count: number): void {
  const overran = Math.max(0, count - freshCuAt(s, seat, from));
  s.cu[seat * PLACES_ON_MAP + from]! -= count;
  s.cu[seat * PLACES_ON_MAP + to]! += count;
  s.fought[PLACES_ON_MAP + from]! -= overran;
  s.fought[PLACES_ON_MAP + to]! += overran;
}

/** Forgets who attacked, at the end of a card play. */
export function forgetFought(s: UnrestState): void {
  for (let i = 0; i < s.fought.length; i++) s.fought[i] = 0;
}

// ---- leaders

/** The place of a leader: a location or off the map. */
export function placeOf(s: UnrestState, leader: number): number {
  return s.leaders[leader]!;
}

/** Puts a leader somewhere. */
export function setPlace(s: UnrestState, leader: number, place: number): void {
  s.leaders[leader] = place;
}

/** Whether a leader is in a location. */
export function isOnMap(s: UnrestState, leader: number): boolean {
  return s.leaders[leader]! < PLACES_ON_MAP;
}

/** Minor leaders set aside while their side was active may be placed again from its next activity on (CAR-R8.4c). */
export function endRest(s: UnrestState): void {
  for (let leader = 0; leader < s.leaders.length; leader++) if (s.leaders[leader] === RESTING) s.leaders[leader] = SET_ASIDE;
}

/** Whether a commander is marked by Wild Beasts. */
export function isMarked(s: UnrestState, leader: number): boolean {
  return (s.marked & (1 << leader)) !== 0;
}

// ---- cards

/** Copies of a card in the hand of its side. */
export function inHand(s: UnrestState, card: number): number {
  return s.hand[card]!;
}

/** Copies of a card in the draw pile. */
export function inPile(s: UnrestState, card: number): number {
  return s.pile[card]!;
}

/** Copies of a card in the discard pile. */
export function inDiscard(s: UnrestState, card: number): number {
  return s.discard[card]!;
}

/** Cards in a seat's hand. */
export function handSize(s: UnrestState, t: Tables, seat: number): number {
  return total(s.hand, t, seat);
}

/** Cards in a seat's draw pile. */
export function pileSize(s: UnrestState, t: Tables, seat: number): number {
  return total(s.pile, t, seat);
}

/** Cards in a seat's discard pile. */
export function discardSize(s: UnrestState, t: Tables, seat: number): number {
  return total(s.discard, t, seat);
}

function total(counts: readonly number[], t: Tables, seat: number): number {
  let cards = 0;
  for (let card = t.cardsFrom[seat]!; card < t.cardsFrom[seat + 1]!; card++) cards += counts[card]!;
  return cards;
}

/** Puts a card from the hand onto the discard pile. */
export function discardCard(s: UnrestState, card: number): void {
  s.hand[card]!--;
  s.discard[card]!++;
}

/** Draws a card of a seat from the pile into the hand, every card of the pile equally likely; the pile must not be empty. Returns the card. */
export function drawCard(s: UnrestState, t: Tables, seat: number, dice: Dice): number {
  let nth = dice.draw(pileSize(s, t, seat));
  let card = t.cardsFrom[seat]!;
  while (nth >= s.pile[card]!) nth -= s.pile[card++]!;
  s.pile[card]!--;
  s.hand[card]!++;
  return card;
}

/** Shuffles a seat's discards into its pile; returns how many (CAR-R6.4). */
export function rebuildPile(s: UnrestState, t: Tables, seat: number): number {
  const cards = discardSize(s, t, seat);
  for (let card = t.cardsFrom[seat]!; card < t.cardsFrom[seat + 1]!; card++) {
    s.pile[card]! += s.discard[card]!;
    s.discard[card] = 0;
  }
  return cards;
}

/** Puts a seat's hand back into its pile, so that it can be dealt anew; returns how many cards it had. */
export function returnHand(s: UnrestState, t: Tables, seat: number): number {
  const cards = handSize(s, t, seat);
  for (let card = t.cardsFrom[seat]!; card < t.cardsFrom[seat + 1]!; card++) {
    s.pile[card]! += s.hand[card]!;
    s.hand[card] = 0;
  }
  return cards;
}

/** Puts one copy of a card from the pile into the hand; there must be one. */
export function takeFromPile(s: UnrestState, card: number): void {
  s.pile[card]!--;
  s.hand[card]!++;
}
