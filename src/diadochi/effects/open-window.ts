import { F, IN } from "../vocabulary/frames/index.js";
import type { DiadochiState } from "../state/index.js";
import { NONE } from "../tables/index.js";

/**
 * Opens a Surprise window (DIA-TYC.26) on top of the current procedure, even if no player holds a Surprise card, so that hands stay secret
 * (DIA-HID.9). `own` and `others` are the windows (bits of `IN`) for the cards of the active player and of the other players; cards of timing `any`
 * fit every window.
 */
export function openWindow(s: DiadochiState, own: number, others: number): void {
  const next = F["surprise-window"].push(s);
  next.own = own | IN.any; // DIA-TYC.26: every window also takes cards of timing `any`
  next.others = others | IN.any;
  next.seat = s.active === NONE ? s.first : s.active; // DIA-TYC.27: the active player is asked first
}
