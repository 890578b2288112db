/** The bottom of the stack when the game is over: nobody is asked any more. */
import type { Log, Procedure } from "../../core/flow.js";
import { ended } from "../../core/procedures.js";
import type { UnrestEvent } from "../events.js";
import { F } from "../frames.js";
import { endingId, seatId } from "../names.js";
import type { UnrestState } from "../state.js";

/** Ends the game: who won, how, and by which clause. */
export function endGame(s: UnrestState, winner: number, ending: number, clause: string, log: Log<UnrestEvent>): void {
  s.winner = winner + 1;
  s.ending = ending;
  s.frames.length = 0;
  F["game-over"].push(s);
  log?.push({ type: "game-over", winner: seatId(winner), ending: endingId(ending), clause });
}

/** Asks nobody. */
export const gameOver: Procedure<UnrestState, UnrestEvent> = ended(F["game-over"], "CAR-S.33");
