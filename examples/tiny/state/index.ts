/** The flat position: a row a field. Clone, shape, views, positions and what is resampled follow from the rows. */
import { type Fields, fieldsOf, type GameState, placesIn } from "tyche/engine";
import { CARDS } from "../data/cards.js";
import { SEATS, type Seat, VICTORIES, type Victory, type Words } from "../vocabulary/types.js";
import { WORDS } from "./words.js";

export const STATE = {
  round: "0..9",
  rounds: "1..9",
  raider: "space",
  /** How the game ended and for whom: none while it goes on, and no winner of a draw. */
  victory: "victory?",
  winner: "seat?",
  /** What each seat may still spend this round. */
  strength: { each: "seat", of: "0..6" },
  deck: { deck: "card", in: { pile: "nobody", discards: "all", hand: "owner", pledged: "owner" } },
} as const;

/** The position; the table is held against it. */
export interface TinyState extends GameState {
  round: number;
  rounds: number;
  /** The number of the space of the raider. */
  raider: number;
  /** Numbers of a victory and of a seat, or -1. */
  victory: number;
  winner: number;
  /** One number a seat. */
  strength: number[];
  /** The place of every card. */
  deck: number[];
}

/** What a viewer sees of it. */
export interface TinyPieces {
  readonly round: number;
  readonly rounds: number;
  readonly raider: Words["space"];
  readonly victory: Victory | null;
  readonly winner: Seat | null;
  readonly strength: Readonly<Record<Seat, number>>;
  /** Cards by id for those who see them, of others how many there are. */
  readonly deck: {
    readonly pile: readonly Words["card"][] | number;
    readonly discards: readonly Words["card"][];
    readonly hand: Readonly<Record<Seat, readonly Words["card"][] | number>>;
    readonly pledged: Readonly<Record<Seat, readonly Words["card"][] | number>>;
  };
}

export const FIELDS: Fields<TinyState, TinyPieces, Seat> = fieldsOf<typeof STATE, Words, Seat>(STATE, WORDS, SEATS);

/** Places of a card; of hands and pledges those of the first seat. */
export const { pile: PILE, discards: DISCARD, hand: HAND, pledged: PLEDGED } = placesIn(STATE.deck, SEATS);

const KINDS = Object.keys(VICTORIES) as readonly Victory[];

/** The other seat. */
export function rivalOf(seat: number): number {
  return 1 - seat;
}
/** How the game ended; null while it goes on. */
export function victoryOf(s: TinyState): Victory | null {
  return KINDS[s.victory] ?? null;
}
export function setVictory(s: TinyState, victory: Victory): void {
  s.victory = KINDS.indexOf(victory);
}
export function strengthOf(s: TinyState, seat: number): number {
  return s.strength[seat]!;
}
/** The card a seat has pledged this round, or -1. */
export function pledgeOf(s: TinyState, seat: number): number {
  return s.deck.indexOf(PLEDGED + seat);
}
export function cardValueOf(card: number): number {
  return CARDS[card]!.value;
}
