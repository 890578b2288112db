/** Opens Surprise windows (DIA-TYC.26). */
import { pushFrame } from "../../core/frames.js";
import { IN_ANY, SURPRISE_WINDOW } from "../frames.js";
import { isSurpriseHeld } from "../rules/cards.js";
import type { DiadochiState } from "../state.js";
import { NONE, tablesOf } from "../tables.js";

/**
 * Opens a window on top of the procedure under way if anybody holds a Surprise card, and says whether it did. `own` and `others` are the windows (bits IN_*) for the
 * cards of the active player and of everybody else; cards of timing `any` fit in all of them.
 */
export function openWindow(s: DiadochiState, own: number, others: number): boolean {
  if (!isSurpriseHeld(s, tablesOf(s))) return false; // DIA-TYC.27: without a Surprise card a player passes
  pushFrame(s, SURPRISE_WINDOW, own | IN_ANY, others | IN_ANY, s.active === NONE ? s.first : s.active);
  return true;
}
