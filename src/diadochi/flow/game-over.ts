/** The end of the game: nobody is asked any more. The frame remembers the winner and the kind of victory. */
import type { Procedure } from "../../core/flow.js";
import { ended } from "../../core/procedures.js";
import type { DiadochiEvent } from "../events.js";
import { F } from "../frames.js";
import type { DiadochiState } from "../state.js";

export const gameOver: Procedure<DiadochiState, DiadochiEvent> = ended(F["game-over"], "DIA-VIC.1");
