/**
 * An attempt to intercept or to avoid battle, by a player or an independent army, on land or at sea, with the cards that may be played before and
 * after its die (DIA-TYC.26). The calling procedure rolls between the two windows, since the target number, the clause and the steps before the die
 * differ.
 *
 * The answer says if no die is needed, and if the attempt succeeds.
 */
import type { Procedure } from "../../core/flow/flow.js";
import { automatic } from "../../core/flow/procedures.js";
import { openWindow } from "../effects/open-window.js";
import type { DiadochiEvent } from "../vocabulary/events.js";
import { F, IN } from "../vocabulary/frames/index.js";
import type { DiadochiState } from "../state/index.js";

export const attempt: Procedure<DiadochiState, DiadochiEvent> = automatic(F.attempt, "DIA-TYC.26", {
  window(s) {
    F.attempt.top(s).step = F.attempt.step.end;
    openWindow(s, IN["interception-or-avoid-battle"], IN["interception-or-avoid-battle"]);
  },
  end(s) {
    const { success, automatic, cancelled } = F.attempt.top(s);
    F.attempt.pop(s, { automatic, succeeded: success && !cancelled });
  },
});
