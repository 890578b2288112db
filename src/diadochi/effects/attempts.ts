/** What attempts to intercept and to avoid battle have in common, those of players and those of independent armies. */
import { ATTEMPT_CANCELLED, ATTEMPT_ROLLED, IN_INTERCEPTION_OR_AVOID_BATTLE } from "../frames.js";
import type { DiadochiState } from "../state.js";
import { openWindow } from "./open-window.js";

/** Opens the window before an attempt's die, or the one after it. */
export function openAttemptWindow(s: DiadochiState): void {
  openWindow(s, IN_INTERCEPTION_OR_AVOID_BATTLE, IN_INTERCEPTION_OR_AVOID_BATTLE);
}

/** Whether an attempt succeeds by its flags: the die was high enough, or not needed, and no card has cancelled it. */
export function hasSucceeded(flags: number): boolean {
  return (flags & (ATTEMPT_ROLLED | ATTEMPT_CANCELLED)) === ATTEMPT_ROLLED;
}
