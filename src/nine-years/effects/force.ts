import { ACTED, FORCE } from "../vocabulary/corps.js";
import * as S from "../state/index.js";
import type { NineYearsState } from "../state/index.js";

/** NYW-13.4.3.1: marks every piece of the force as having taken part in an action, and ends the force. */
export function markForceActed(s: NineYearsState): void {
  S.remarkAllCorps(s, FORCE, FORCE, ACTED);
  for (let leader = 0; leader < S.leaderCount(s); leader++) if (S.hasMarks(s, leader, S.LEADER_FORCE)) S.markLeader(s, leader, S.LEADER_FORCE, S.LEADER_ACTED);
}
