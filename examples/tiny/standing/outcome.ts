/** How a game ended, and how a seat gives up. */
import { type Log, NONE, type Outcome } from "tyche/engine";
import type { TinyEvent } from "../vocabulary/events.js";
import { endGame } from "../flow/game-over.js";
import { rivalOf, type TinyState, victoryOf } from "../state/index.js";
import { tablesOf } from "../tables/index.js";
import { SEATS, type Seat, VICTORIES } from "../vocabulary/types.js";

/** How the game ended; null while it goes on. The score of a seat is how far it has driven the raider from its own end. */
export function outcome(s: TinyState): Outcome<Seat> | null {
  const kind = victoryOf(s);
  if (kind === null) return null;
  return {
    winners: s.winner === NONE ? [] : [SEATS[s.winner]!],
    kind,
    clause: VICTORIES[kind],
    scores: { north: s.raider, south: tablesOf(s).end - s.raider },
  };
}

/** A seat gives up, and the other wins. */
export function concede(s: TinyState, seat: number, log: Log<TinyEvent>): boolean {
  endGame(s, rivalOf(seat), "concession", log);
  return true;
}
