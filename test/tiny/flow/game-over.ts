/** The end, TINY-5 and TINY-6: nobody is asked any more. Remembers nothing. */
import { ended, type Log, type Procedure } from "tyche/engine";
import type { TinyEvent } from "../events.js";
import { F } from "../frames.js";
import { decide, NOBODY, type TinyState } from "../state.js";
import { SEATS } from "../types.js";
import { clauseOfEnding } from "../rules/ending.js";

export const gameOver: Procedure<TinyState, TinyEvent> = ended(F["game-over"], "TINY-6");

/** Ends the game for `winner` (or NOBODY) and drops whatever was under way. */
export function endGame(s: TinyState, ending: number, winner: number, log: Log<TinyEvent>): void {
  decide(s, ending, winner);
  s.frames.length = 0;
  F["game-over"].push(s);
  log?.push({ type: "game-over", winner: winner === NOBODY ? null : SEATS[winner]!, clause: clauseOfEnding(ending) });
}
