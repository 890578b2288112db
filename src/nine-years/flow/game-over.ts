/** The end of the game: asks nobody. */
import { unreachable } from "../../core/errors.js";
import type { Log, Procedure } from "../../core/flow.js";
import { pushFrame } from "../../core/frames.js";
import type { NineYearsEvent } from "../events.js";
import { GAME_OVER } from "../frames.js";
import type { NineYearsState } from "../state.js";
import { NEUTRAL } from "../tables.js";
import { SEATS, VICTORIES, type Victory } from "../types.js";

export const gameOver: Procedure<NineYearsState, NineYearsEvent> = {
  kind: "game-over",
  clause: "NYW-6.3.1",
  slots: [],
  run: () => true,
  asks: () => 0,
  moves: () => {},
  play: () => unreachable("a move after the end"),
};

/** Ends the game for a side, whatever is under way. */
export function endGame(s: NineYearsState, winner: number, victory: Victory, clause: string, log: Log<NineYearsEvent>): void {
  s.ending = VICTORIES.indexOf(victory) + 1;
  s.winner = winner;
  s.active = NEUTRAL;
  s.frames.length = 0;
  pushFrame(s, GAME_OVER);
  log?.push({ type: "game-over", winner: SEATS[winner]!, victory, clause });
}
