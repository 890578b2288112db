/**
 * Invariants of every position that waits for a choice. The stack of procedures is checked first, since all other checks use it; then clock and
 * tracks, then pieces and cards.
 */
import { checkPieces } from "./pieces.js";
import { checkProcedures } from "./procedures.js";
import { checkStack } from "./stack.js";
import { checkTracks } from "./tracks.js";
import type { UnrestState } from "../state/index.js";
import { tablesOf } from "../tables/index.js";

export { GIVEN } from "./given.js";

/** @throws PositionError naming the field that breaks a rule */
export function checkInvariants(s: UnrestState): void {
  const t = tablesOf(s);
  checkStack(s);
  checkTracks(s, t);
  checkPieces(s, t);
  checkProcedures(s, t);
}
