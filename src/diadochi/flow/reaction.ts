/** Questions about Surprise cards as other seats see them. The asked seat is secret, since only holders of such cards are asked (DIA-HID.9). */
import type { Procedure } from "../../core/flow/flow.js";
import type { DiadochiEvent } from "../vocabulary/events.js";
import type { DiadochiState } from "../state/index.js";

export const REACTION: NonNullable<Procedure<DiadochiState, DiadochiEvent>["shownAs"]> = { kind: "reaction", clause: "DIA-HID.9" };
