/** Opens Surprise windows (DIA-TYC.26). */
import { pushFrame } from "../../core/frames.js";
import { IN_ANY, SURPRISE_WINDOW } from "../frames.js";
import type { DiadochiState } from "../state.js";
import { NONE } from "../tables.js";

/**
 * Opens a window on top of the procedure under way. It is opened whoever holds Surprise cards, since that is nobody else's business (DIA-HID.9). `own` and `others`
 * are the windows (bits IN_*) for the cards of the active player and of everybody else; cards of timing `any` fit in all of them.
 */
export function openWindow(s: DiadochiState, own: number, others: number): void {
  pushFrame(s, SURPRISE_WINDOW, own | IN_ANY, others | IN_ANY, s.active === NONE ? s.first : s.active);
}
