/**
 * What holds in every position that waits for a choice. The stack of procedures is looked at first, since everything else asks it what is under way; then clock
 * and tracks, pieces and cards, and what each procedure remembers.
 */
import { checkPieces } from "./invariants/pieces.js";
import { checkStack } from "./invariants/stack.js";
import { checkTracks } from "./invariants/tracks.js";
import { checkUnderWay } from "./invariants/under-way.js";
import type { UnrestState } from "./state.js";
import { tablesOf } from "./tables.js";

/** Checks a position. @throws PositionError naming the field that breaks a rule */
export function checkInvariants(s: UnrestState): void {
  const t = tablesOf(s);
  checkStack(s);
  checkTracks(s, t);
  checkPieces(s, t);
  checkUnderWay(s, t);
}
