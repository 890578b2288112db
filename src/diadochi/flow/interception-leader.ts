/** Which general leads an attempt to intercept (DIA-DEC.36). */
import type { Procedure } from "../../core/flow.js";
import type { DiadochiEvent } from "../events.js";
import { F } from "../frames.js";
import { V } from "../moves.js";
import type { DiadochiState } from "../state.js";
import { chooseLeader } from "./choose-leader.js";

export const interceptionLeader: Procedure<DiadochiState, DiadochiEvent> = chooseLeader(F["interception-leader"], "DIA-DEC.36", V["lead-interception"]);
