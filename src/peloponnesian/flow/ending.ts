/** How a game ends: the winner is written down and nothing is under way any more (14.2, 14.3). */
import { clearFrames } from "../../core/frames.js";
import { ended } from "../../core/procedures.js";
import type { PeloponnesianLog } from "../events.js";
import { F } from "../frames.js";
import { ENDINGS, leader, victoryLevel } from "../rules/victory.js";
import { CLOCK, type PeloponnesianState, write } from "../state.js";
import { SEATS, VICTORIES } from "../types.js";
import type { PeloponnesianProcedure } from "./procedure.js";

const DECISIVE = 3;

/** Ends the game with a winner (-1 for a draw), a kind of victory and the position of the clause in `ENDINGS`. */
export function endGame(s: PeloponnesianState, winner: number, victory: number, ending: number, log: PeloponnesianLog): void {
  write(s, CLOCK.winner, winner + 1 === 0 ? 3 : winner + 1);
  write(s, CLOCK.victory, victory);
  write(s, CLOCK.ending, ending);
  clearFrames(s);
  s.melee.length = 0;
  F["game-over"].push(s);
  log?.push({ type: "game-over", winner: SEATS[winner] ?? null, victory: VICTORIES[victory]!, clause: ENDINGS[ending]! });
}

/** Ends the game by the lead after the last tribute (PEL-14.3.1). */
export function endByLead(s: PeloponnesianState, clause: (typeof ENDINGS)[number], log: PeloponnesianLog): void {
  const level = victoryLevel(s);
  endGame(s, level === 0 ? -1 : leader(s), level, ENDINGS.indexOf(clause), log);
}

/** Ends the game decisively (PEL-14.2.1, PEL-14.2.2). */
export function endDecisively(s: PeloponnesianState, winner: number, ending: number, log: PeloponnesianLog): void {
  endGame(s, winner, DECISIVE, ending, log);
}

/** The bottom of a finished game; it asks nobody. */
export const gameOver: PeloponnesianProcedure = ended(F["game-over"], "PEL-14.3.1");
