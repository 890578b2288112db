import type { Log, Procedure } from "../../core/flow/flow.js";
import { clearFrames } from "../../core/flow/frames.js";
import { ended } from "../../core/flow/procedures.js";
import type { NineYearsEvent } from "../vocabulary/events.js";
import { F } from "../vocabulary/frames.js";
import { seatId } from "../state/names.js";
import type { NineYearsState } from "../state/index.js";
import { NEUTRAL } from "../tables/index.js";
import { VICTORIES, type Victory } from "../vocabulary/types.js";

export const gameOver: Procedure<NineYearsState, NineYearsEvent> = ended(F["game-over"], "NYW-6.3.1");

/** Ends the game at once: all other frames are removed. */
export function endGame(s: NineYearsState, winner: number, victory: Victory, clause: string, log: Log<NineYearsEvent>): void {
  s.ending = VICTORIES.indexOf(victory) + 1;
  s.winner = winner;
  s.active = NEUTRAL;
  clearFrames(s);
  F["game-over"].push(s);
  log?.push({ type: "game-over", winner: seatId(winner), victory, clause });
}
