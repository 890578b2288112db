import { demand } from "../../core/basics/errors.js";
import { NONE } from "../../core/flow/frame-rows.js";
import { F } from "../vocabulary/frames.js";
import { type UnrestState, winnerOf } from "../state/index.js";

/** Checks that game-over is on the stack if the game has a winner, and not otherwise. @throws PositionError naming the frame */
export function checkStack(s: UnrestState): void {
  const isOver = F["game-over"].isUnderWay(s);
  demand(isOver === (winnerOf(s) !== NONE), "frames[0].kind", isOver ? "a turn, as nobody has won" : "game-over, as the game has a winner");
}
