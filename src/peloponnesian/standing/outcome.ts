import { NONE } from "../../core/flow/frame-rows.js";
import type { Outcome } from "../../core/ruleset/contract.js";
import type { PeloponnesianLog } from "../vocabulary/events.js";
import { endGame } from "../flow/game-over.js";
import { CLOCK, type PeloponnesianState, read, rivalOf, isOver, winnerOf } from "../state/index.js";
import { ENDING_CLAUSES, type Seat, SEATS, VICTORIES } from "../vocabulary/types.js";

/** The outcome, or null while the game continues (14.2, 14.3). Scores are leads in prestige: the marker for Athens, its opposite for Sparta. */
export function outcome(s: PeloponnesianState): Outcome<Seat> | null {
  if (!isOver(s)) return null;
  const winner = winnerOf(s);
  const marker = read(s, CLOCK.prestige);
  return {
    winners: winner === NONE ? [] : [SEATS[winner]!],
    kind: VICTORIES[read(s, CLOCK.victory)]!,
    clause: ENDING_CLAUSES[read(s, CLOCK.ending)]!,
    scores: { sparta: marker === 0 ? 0 : -marker, athens: marker },
  };
}

/** PEL-14.3.2: a seat concedes, and the other wins. */
export function concede(s: PeloponnesianState, seat: number, log: PeloponnesianLog): boolean {
  endGame(s, rivalOf(seat), "concession", "PEL-14.3.2", log);
  return true;
}
