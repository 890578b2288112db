/** The two sides: who goes first, who is active, who has won. A seat is a number in the order of SEATS, NONE for nobody; the state holds it with one added. */
import { VICTORIES, type Victory } from "../vocabulary/types.js";
import type { UnrestState } from "./position.js";

/** The other side. */
export function rivalOf(seat: number): number {
  return 1 - seat;
}

/** The seat that goes first in every round of this turn; NONE while nobody is named. */
export function firstSeat(s: UnrestState): number {
  return s.first - 1;
}

export function setFirstSeat(s: UnrestState, seat: number): void {
  s.first = seat + 1;
}

/** The active seat; NONE when there is none. */
export function activeSeat(s: UnrestState): number {
  return s.active - 1;
}

export function setActiveSeat(s: UnrestState, seat: number): void {
  s.active = seat + 1;
}

/** The winner; NONE while the game goes on. */
export function winnerOf(s: UnrestState): number {
  return s.winner - 1;
}

export function setWinner(s: UnrestState, seat: number): void {
  s.winner = seat + 1;
}

/** The kind of victory; null while the game goes on. */
export function victoryOf(s: UnrestState): Victory | null {
  return VICTORIES[s.ending - 1] ?? null;
}

export function setVictory(s: UnrestState, victory: Victory | null): void {
  s.ending = victory === null ? 0 : VICTORIES.indexOf(victory) + 1;
}
