/** The end of the game: everything under way is dropped and only the result remains. */
import type { Log } from "../../core/flow.js";
import { clearFrames } from "../../core/frames.js";
import type { DiadochiEvent } from "../events.js";
import { F, VICTORY } from "../frames.js";
import { seatId } from "../names.js";
import type { DiadochiState } from "../state.js";
import { VICTORY_CLAUSES, type Victory } from "../types.js";

/** A seat has won; the clause is the one that ends the game. */
export function endGame(s: DiadochiState, seat: number, victory: Victory, log: Log<DiadochiEvent>, clause: string = VICTORY_CLAUSES[victory]): void {
  clearFrames(s);
  const next = F["game-over"].push(s);
  next.winner = seat;
  next.victory = VICTORY[victory];
  log?.push({ type: "game-over", clause, winner: seatId(seat), victory });
}
