/** Chooses the general who leads a siege or subjugation attempt of the army in a field (DIA-DEC.21). */
import type { Procedure } from "../../core/flow/flow.js";
import type { DiadochiEvent } from "../vocabulary/events.js";
import { F } from "../vocabulary/frames/index.js";
import { V } from "../vocabulary/moves.js";
import type { DiadochiState } from "../state/index.js";
import { chooseLeader } from "./choose-leader.js";

export const attemptCommander: Procedure<DiadochiState, DiadochiEvent> = chooseLeader(F["attempt-commander"], "DIA-DEC.21", V["lead-attempt"]);
