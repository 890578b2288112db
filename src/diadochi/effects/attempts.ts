/** What attempts to intercept and to avoid battle have in common, on land and at sea, those of players and those of independent armies. */
import { IN } from "../frames.js";
import type { Attempt } from "../rules/attempts.js";
import type { DiadochiState } from "../state.js";
import { openWindow } from "./open-window.js";

/** Opens the window before an attempt's die, or the one after it. */
export function openAttemptWindow(s: DiadochiState): void {
  openWindow(s, IN["interception-or-avoid-battle"], IN["interception-or-avoid-battle"]);
}

/** An attempt begins anew: nothing is rolled, and no card has been played. */
export function beginAttempt(attempt: Attempt): void {
  attempt.automatic = false;
  attempt.cancelled = false;
  attempt.rolled = false;
}

/** Whether an attempt succeeds: the die was high enough, or not needed, and no card has cancelled it. */
export function hasSucceeded({ rolled, cancelled }: Attempt): boolean {
  return rolled && !cancelled;
}
