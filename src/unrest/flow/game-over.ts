import type { Log, Procedure } from "../../core/flow/flow.js";
import { clearFrames } from "../../core/flow/frames.js";
import { ended } from "../../core/flow/procedures.js";
import type { UnrestEvent } from "../vocabulary/events.js";
import { F } from "../vocabulary/frames.js";
import { seatId } from "../state/names.js";
import { setVictory, setWinner, type UnrestState } from "../state/index.js";
import type { Victory } from "../vocabulary/types.js";

/** Ends the game for a winner, and drops all frames. */
export function endGame(s: UnrestState, winner: number, victory: Victory, clause: string, log: Log<UnrestEvent>): void {
  setWinner(s, winner);
  setVictory(s, victory);
  clearFrames(s);
  F["game-over"].push(s);
  log?.push({ type: "game-over", winner: seatId(winner), victory, clause });
}

/** The bottom of the stack after the end of the game. */
export const gameOver: Procedure<UnrestState, UnrestEvent> = ended(F["game-over"], "CAR-S.33");
