import { NONE } from "../../core/flow/frame-rows.js";
import { clearFrames } from "../../core/flow/frames.js";
import { ended } from "../../core/flow/procedures.js";
import type { PeloponnesianLog } from "../vocabulary/events.js";
import { F } from "../vocabulary/frames.js";
import { leader, victoryLevel } from "../rules/victory.js";
import { CLOCK, type PeloponnesianState, write, setWinner } from "../state/index.js";
import { ENDING_CLAUSES, type EndingClause, SEATS, VICTORIES, type Victory } from "../vocabulary/types.js";
import type { PeloponnesianProcedure } from "./procedure.js";

/** Ends the game, with winner NONE for a draw (14.2, 14.3). */
export function endGame(s: PeloponnesianState, winner: number, victory: Victory, clause: EndingClause, log: PeloponnesianLog): void {
  setWinner(s, winner);
  write(s, CLOCK.victory, VICTORIES.indexOf(victory));
  write(s, CLOCK.ending, ENDING_CLAUSES.indexOf(clause));
  clearFrames(s);
  s.melee.length = 0;
  F["game-over"].push(s);
  log?.push({ type: "game-over", winner: SEATS[winner] ?? null, victory, clause });
}

/** PEL-14.3.1: ends the game by the lead after the last tribute. */
export function endByLead(s: PeloponnesianState, clause: EndingClause, log: PeloponnesianLog): void {
  const level = victoryLevel(s);
  endGame(s, level === "draw" ? NONE : leader(s), level, clause, log);
}

export const gameOver: PeloponnesianProcedure = ended(F["game-over"], "PEL-14.3.1");
