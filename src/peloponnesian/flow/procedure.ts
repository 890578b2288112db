/** What procedures of this ruleset have in common. */
import type { Procedure } from "../../core/flow.js";
import type { PeloponnesianEvent } from "../events.js";
import type { PeloponnesianState } from "../state.js";

export type PeloponnesianProcedure = Procedure<PeloponnesianState, PeloponnesianEvent>;
