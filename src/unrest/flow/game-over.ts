/** The bottom of the stack when the game is over: nobody is asked any more. */
import type { Log, Procedure } from "../../core/flow.js";
import { clearFrames } from "../../core/frames.js";
import { ended } from "../../core/procedures.js";
import type { UnrestEvent } from "../events.js";
import { F } from "../frames.js";
import { seatId } from "../names.js";
import { setVictory, setWinner, type UnrestState } from "../state.js";
import type { Victory } from "../types.js";

/** Ends the game for a side, whatever is under way. */
export function endGame(s: UnrestState, winner: number, victory: Victory, clause: string, log: Log<UnrestEvent>): void {
  setWinner(s, winner);
  setVictory(s, victory);
  clearFrames(s);
  F["game-over"].push(s);
  log?.push({ type: "game-over", winner: seatId(winner), victory, clause });
}

/** Asks nobody. */
export const gameOver: Procedure<UnrestState, UnrestEvent> = ended(F["game-over"], "CAR-S.33");
