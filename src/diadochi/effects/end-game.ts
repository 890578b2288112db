import type { Log } from "../../core/flow/flow.js";
import { clearFrames } from "../../core/flow/frames.js";
import type { DiadochiEvent } from "../vocabulary/events.js";
import { F, VICTORY } from "../vocabulary/frames/index.js";
import { seatId } from "../state/names.js";
import type { DiadochiState } from "../state/index.js";
import { VICTORY_CLAUSES, type Victory } from "../vocabulary/types.js";

/** Ends the game with a winner and drops all frames; `clause` is the clause that ends it. */
export function endGame(s: DiadochiState, seat: number, victory: Victory, log: Log<DiadochiEvent>, clause: string = VICTORY_CLAUSES[victory]): void {
  clearFrames(s);
  const next = F["game-over"].push(s);
  next.winner = seat;
  next.victory = VICTORY[victory];
  log?.push({ type: "game-over", clause, winner: seatId(seat), victory });
}
