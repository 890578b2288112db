/**
 * The flat position. `deck[card]` is the card's place; `strength[seat]` what the seat may still spend this round;
 * `track` holds the raider's space, the round, the number of rounds, how the game ended and for whom.
 */
import { cells, type GameState, type StateShape } from "tyche/engine";
import { CARDS } from "./data/cards.js";
import { EDITIONS, type TinyTables } from "./tables.js";

export interface TinyState extends GameState {
  deck: number[];
  strength: number[];
  track: number[];
}

/** Places of a card. */
export const PILE = 0;
export const DISCARD = 1;
export const HAND = 2; // + seat
export const PLEDGED = 4; // + seat

/** How the game ended. */
export const UNDECIDED = 0;
export const BREAKTHROUGH = 1;
export const LAST_ROUND = 2;
export const CONCEDED = 3;

/** Nobody, as a winner. */
export const NOBODY = 2;

const RAIDER = 0;
const ROUND = 1;
const ROUNDS = 2;
const ENDING = 3;
const WINNER = 4;

export function newState(edition: string, rounds: number, middle: number): TinyState {
  return { edition, dice: [0, 0, 0, 0], frames: [], deck: CARDS.map(() => PILE), strength: [0, 0], track: [middle, 0, rounds, UNDECIDED, NOBODY] };
}

export function cloneState(s: TinyState): TinyState {
  return { edition: s.edition, dice: s.dice.slice(), frames: s.frames.slice(), deck: s.deck.slice(), strength: s.strength.slice(), track: s.track.slice() };
}

/** What each field may hold: places of cards, strengths, and the track as far as the longest board and game go. */
export function stateShape(): StateShape {
  return { deck: cells(CARDS.length, PILE, PLEDGED + 1), strength: cells(2, 0, 6), track: cells(5, [0, 0, 1, UNDECIDED, 0], [8, 9, 9, CONCEDED, NOBODY]) };
}

export function tablesOf(s: TinyState): TinyTables {
  return EDITIONS.of(s.edition);
}

export function raiderAt(s: TinyState): number {
  return s.track[RAIDER]!;
}
export function moveRaider(s: TinyState, steps: number): void {
  s.track[RAIDER] = raiderAt(s) + steps;
}
export function roundOf(s: TinyState): number {
  return s.track[ROUND]!;
}
export function beginRound(s: TinyState): void {
  s.track[ROUND] = roundOf(s) + 1;
}
export function roundsOf(s: TinyState): number {
  return s.track[ROUNDS]!;
}
export function endingOf(s: TinyState): number {
  return s.track[ENDING]!;
}
export function winnerOf(s: TinyState): number {
  return s.track[WINNER]!;
}
export function decide(s: TinyState, ending: number, winner: number): void {
  s.track[ENDING] = ending;
  s.track[WINNER] = winner;
}
export function strengthOf(s: TinyState, seat: number): number {
  return s.strength[seat]!;
}
export function setStrength(s: TinyState, seat: number, strength: number): void {
  s.strength[seat] = strength;
}
export function placeOf(s: TinyState, card: number): number {
  return s.deck[card]!;
}
export function placeCard(s: TinyState, card: number, place: number): void {
  s.deck[card] = place;
}
/** The card a seat has pledged this round, or -1. */
export function pledgeOf(s: TinyState, seat: number): number {
  return s.deck.indexOf(PLEDGED + seat);
}
export function cardValueOf(card: number): number {
  return CARDS[card]!.value;
}
