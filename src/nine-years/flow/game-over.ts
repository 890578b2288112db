/** The end of the game: asks nobody. */
import type { Log, Procedure } from "../../core/flow.js";
import { clearFrames } from "../../core/frames.js";
import { ended } from "../../core/procedures.js";
import type { NineYearsEvent } from "../events.js";
import { F } from "../frames.js";
import { seatId } from "../names.js";
import type { NineYearsState } from "../state.js";
import { NEUTRAL } from "../tables.js";
import { VICTORIES, type Victory } from "../types.js";

export const gameOver: Procedure<NineYearsState, NineYearsEvent> = ended(F["game-over"], "NYW-6.3.1");

/** Ends the game for a side, whatever is under way. */
export function endGame(s: NineYearsState, winner: number, victory: Victory, clause: string, log: Log<NineYearsEvent>): void {
  s.ending = VICTORIES.indexOf(victory) + 1;
  s.winner = winner;
  s.active = NEUTRAL;
  clearFrames(s);
  F["game-over"].push(s);
  log?.push({ type: "game-over", winner: seatId(winner), victory, clause });
}
