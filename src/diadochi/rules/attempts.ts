/** Attempts to intercept and to avoid battle, as cards and procedures see them. */
import { F } from "../frames.js";
import type { DiadochiState } from "../state.js";
import { isOpener } from "./windows.js";

/** An attempt under way. */
export interface Attempt {
  /** It succeeds without a die. */
  automatic: boolean;
  /** Its success (at sea: its declaration) is cancelled. */
  cancelled: boolean;
  /** Its die has been rolled and was high enough, or was not needed. */
  rolled: boolean;
}

/** The procedures that make attempts. */
const ATTEMPTS = [F.interception, F["independent-interception"], F["naval-interception"], F["avoid-battle"], F["independent-avoidance"]] as const;

/** The attempt that opened the Surprise window, with the seat that makes it; null when another procedure did. */
export function attemptOfWindow(s: DiadochiState): (Attempt & { readonly seat: number }) | null {
  for (const frame of ATTEMPTS) if (isOpener(s, frame)) return frame.under(s);
  return null;
}
