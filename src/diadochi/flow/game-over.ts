import type { Procedure } from "../../core/flow/flow.js";
import { ended } from "../../core/flow/procedures.js";
import type { DiadochiEvent } from "../vocabulary/events.js";
import { F } from "../vocabulary/frames/index.js";
import type { DiadochiState } from "../state/index.js";

export const gameOver: Procedure<DiadochiState, DiadochiEvent> = ended(F["game-over"], "DIA-VIC.1");
