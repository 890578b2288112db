/** The bottom of the stack when the game is over: nobody is asked any more. */
import { unreachable } from "../../core/errors.js";
import type { Log, Procedure } from "../../core/flow.js";
import { pushFrame } from "../../core/frames.js";
import type { UnrestEvent } from "../events.js";
import { GAME_OVER } from "../frames.js";
import type { UnrestState } from "../state.js";
import { ENDINGS, SEATS } from "../types.js";

/** Ends the game: who won, how, and by which clause. */
export function endGame(s: UnrestState, winner: number, ending: number, clause: string, log: Log<UnrestEvent>): void {
  s.winner = winner + 1;
  s.ending = ending;
  s.frames.length = 0;
  pushFrame(s, GAME_OVER);
  log?.push({ type: "game-over", winner: SEATS[winner]!, ending: ENDINGS[ending]!, clause });
}

/** Asks nobody. */
export const gameOver: Procedure<UnrestState, UnrestEvent> = {
  kind: "game-over",
  clause: "CAR-S.33",
  slots: [],
  run: () => true,
  asks: () => 0,
  moves: () => unreachable("a move after the end"),
  play: () => unreachable("a move after the end"),
};
