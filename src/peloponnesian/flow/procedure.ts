import type { Procedure } from "../../core/flow/flow.js";
import type { PeloponnesianEvent } from "../vocabulary/events.js";
import type { PeloponnesianState } from "../state/index.js";

export type PeloponnesianProcedure = Procedure<PeloponnesianState, PeloponnesianEvent>;
