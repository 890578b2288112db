/** The end of the game: everything under way is dropped and only the result remains. */
import type { Log } from "../../core/flow.js";
import { pushFrame } from "../../core/frames.js";
import type { DiadochiEvent } from "../events.js";
import { GAME_OVER, VICTORIES } from "../frames.js";
import { seatId } from "../names.js";
import type { DiadochiState } from "../state.js";

/** A seat has won. `victory` is an index in VICTORIES; the clause is the one that ends the game. */
export function endGame(s: DiadochiState, seat: number, victory: number, clause: string, log: Log<DiadochiEvent>): void {
  s.frames.length = 0;
  pushFrame(s, GAME_OVER, seat, victory);
  log?.push({ type: "game-over", clause, winner: seatId(seat), victory: VICTORIES[victory] ?? "victory-points" });
}
