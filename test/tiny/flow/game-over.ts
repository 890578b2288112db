/** The end, TINY-5 and TINY-6: nobody is asked any more. Remembers nothing. */
import { ended, type Log, NONE, type Procedure } from "tyche/engine";
import type { TinyEvent } from "../events.js";
import { F } from "../frames.js";
import type { TinyState } from "../state.js";
import { type Ending, ENDINGS, SEATS } from "../types.js";
import { clauseOfEnding } from "../rules/ending.js";

export const gameOver: Procedure<TinyState, TinyEvent> = ended(F["game-over"], "TINY-6");

/** Ends the game for `winner` (or NONE) and drops whatever was under way. */
export function endGame(s: TinyState, ending: Ending, winner: number, log: Log<TinyEvent>): void {
  s.ending = ENDINGS.indexOf(ending);
  s.winner = winner;
  s.frames.length = 0;
  F["game-over"].push(s);
  log?.push({ type: "game-over", winner: winner === NONE ? null : SEATS[winner]!, clause: clauseOfEnding(ending) });
}
