/** The first player, the active seat and the winner. A seat is an index of SEATS, or NONE; the state stores it plus one. */
import { VICTORIES, type Victory } from "../vocabulary/types.js";
import type { UnrestState } from "./position.js";

export function rivalOf(seat: number): number {
  return 1 - seat;
}

/** The seat that goes first in every round of this turn; NONE until it is named. */
export function firstSeat(s: UnrestState): number {
  return s.first - 1;
}

export function setFirstSeat(s: UnrestState, seat: number): void {
  s.first = seat + 1;
}

/** The active seat; NONE while no side is active. */
export function activeSeat(s: UnrestState): number {
  return s.active - 1;
}

export function setActiveSeat(s: UnrestState, seat: number): void {
  s.active = seat + 1;
}

/** The winner; NONE until the game is over. */
export function winnerOf(s: UnrestState): number {
  return s.winner - 1;
}

export function setWinner(s: UnrestState, seat: number): void {
  s.winner = seat + 1;
}

/** The kind of victory; null until the game is over. */
export function victoryOf(s: UnrestState): Victory | null {
  return VICTORIES[s.ending - 1] ?? null;
}

export function setVictory(s: UnrestState, victory: Victory | null): void {
  s.ending = victory === null ? 0 : VICTORIES.indexOf(victory) + 1;
}
