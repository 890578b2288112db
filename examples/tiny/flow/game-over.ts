/** The end, TINY-5 and TINY-6: nobody is asked any more. Remembers nothing. */
import { clearFrames, ended, type Log, type Procedure } from "tyche/engine";
import type { TinyEvent } from "../vocabulary/events.js";
import { F } from "../vocabulary/frames.js";
import { setVictory, type TinyState } from "../state/index.js";
import { SEATS, VICTORIES, type Victory } from "../vocabulary/types.js";

export const gameOver: Procedure<TinyState, TinyEvent> = ended(F["game-over"], "TINY-6");

/** Ends the game for a seat, or for NONE, whatever is under way. */
export function endGame(s: TinyState, winner: number, victory: Victory, log: Log<TinyEvent>): void {
  s.winner = winner;
  setVictory(s, victory);
  clearFrames(s);
  F["game-over"].push(s);
  log?.push({ type: "game-over", winner: SEATS[winner] ?? null, victory, clause: VICTORIES[victory] });
}
