/**
 * What holds in every position that waits for a choice. The stack of procedures is looked at first, since everything else asks it what is under way; then clock
 * and tracks, then pieces and cards.
 */
import { checkPieces } from "./invariants/pieces.js";
import { checkProcedures } from "./invariants/procedures.js";
import { checkStack } from "./invariants/stack.js";
import { checkTracks } from "./invariants/tracks.js";
import type { UnrestState } from "./state.js";
import { tablesOf } from "./tables.js";

export { GIVEN } from "./invariants/given.js";

/** Checks a position. @throws PositionError naming the field that breaks a rule */
export function checkInvariants(s: UnrestState): void {
  const t = tablesOf(s);
  checkStack(s);
  checkTracks(s, t);
  checkPieces(s, t);
  checkProcedures(s, t);
}
