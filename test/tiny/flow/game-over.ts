/** The end, TINY-5 and TINY-6: nobody is asked any more. Remembers nothing. */
import { unreachable } from "../../../src/core/errors.js";
import type { Log, Procedure } from "../../../src/core/flow.js";
import { pushFrame } from "../../../src/core/frames.js";
import type { TinyEvent } from "../events.js";
import { GAME_OVER } from "../frames.js";
import { decide, NOBODY, type TinyState } from "../state.js";
import { SEATS } from "../types.js";
import { clauseOfEnding } from "../rules/ending.js";

export const gameOver: Procedure<TinyState, TinyEvent> = {
  kind: "game-over",
  clause: "TINY-6",
  slots: [],
  run: () => true,
  asks: () => 0,
  moves: () => unreachable(),
  play: () => unreachable(),
};

/** Ends the game for `winner` (or NOBODY) and drops whatever was under way. */
export function endGame(s: TinyState, ending: number, winner: number, log: Log<TinyEvent>): void {
  decide(s, ending, winner);
  s.frames.length = 0;
  pushFrame(s, GAME_OVER);
  log?.push({ type: "game-over", winner: winner === NOBODY ? null : SEATS[winner]!, clause: clauseOfEnding(ending) });
}
