/** The end of the game: nobody is asked any more. The frame remembers the winner and the kind of victory. */
import { unreachable } from "../../core/errors.js";
import type { Procedure } from "../../core/flow.js";
import type { DiadochiEvent } from "../events.js";
import type { DiadochiState } from "../state.js";

export const gameOver: Procedure<DiadochiState, DiadochiEvent> = {
  kind: "game-over",
  clause: "DIA-VIC.1",
  slots: ["winner", "victory"],

  run: () => true,
  asks: () => 0,
  moves: () => unreachable("game-over"),
  play: () => unreachable("game-over"),
};
