/** Chooses the general who leads an attempt to intercept (DIA-DEC.36). */
import type { Procedure } from "../../core/flow/flow.js";
import type { DiadochiEvent } from "../vocabulary/events.js";
import { F } from "../vocabulary/frames/index.js";
import { V } from "../vocabulary/moves.js";
import type { DiadochiState } from "../state/index.js";
import { chooseLeader } from "./choose-leader.js";

export const interceptionLeader: Procedure<DiadochiState, DiadochiEvent> = chooseLeader(F["interception-leader"], "DIA-DEC.36", V["lead-interception"]);
