/**
 * Checks of the conditions that resampling a sound position can break: each block can be where it is, and the procedures under way are possible. All other
 * conditions hold in every deal.
 */
import { NONE } from "../../../core/flow/frame-rows.js";
import { F } from "../../vocabulary/frames.js";
import { pillageBalance } from "../../rules/pillage.js";
import { mustStop, readParty } from "../../rules/march.js";
import { couldGo } from "../../rules/passage.js";
import * as S from "../../state/index.js";
import type { PeloponnesianState } from "../../state/index.js";
import { firstOf, lastOf, type Tables } from "../../tables/index.js";

/** True if a dealt position breaks no rule. The invariants include these checks and many that a deal cannot break. */
export function isSound(s: PeloponnesianState, t: Tables): boolean {
  return arePlaced(s, t) && areLoaded(s) && areForced(s, t) && isMarch(s, t) && canAllLeave(s, t);
}

// PEL-5.1.4, PEL-5.2.1.8: fleets are on the coast or at sea, land blocks on land or aboard.
function arePlaced(s: PeloponnesianState, t: Tables): boolean {
  for (let b = 0; b < t.blocks; b++) {
    const area = S.areaOf(s, b);
    if (area < 0) continue;
    if (t.fleet[b] === 1 ? area < t.lands && t.coastal[area] === 0 : area >= t.lands && !S.isCarried(s, b)) return false;
  }
  return true;
}

// PEL-5.2.1.3: a cargo is weaker than its fleet, except for the one that is being lowered.
function areLoaded(s: PeloponnesianState): boolean {
  const lowered = F["lower-cargo"].isUnderWay(s) ? F["lower-cargo"].top(s).block : NONE;
  for (let i = 0; i < s.aboard.length; i += 2) {
    const block = s.aboard[i]!;
    if (block !== lowered && S.cvOf(s, block) >= S.cvOf(s, s.aboard[i + 1]!)) return false;
  }
  return true;
}

// PEL-5.3.1, PEL-5.3.9: a block that announced a forced march, or succeeded in one, could cross that border, and is not cargo.
function areForced(s: PeloponnesianState, t: Tables): boolean {
  for (let i = 0; i < S.forcedCount(s); i++) {
    const block = S.forcedBlock(s, i);
    if (S.isInPlay(s, block) && (S.isCarried(s, block) || !couldGo(t, block, S.areaOf(s, block), S.forcedTo(s, i)))) return false;
  }
  const f = F["forced-marches"].find(s);
  if (f === null) return true;
  const { seat, from, to } = f;
  for (let b = firstOf(t, seat), last = lastOf(t, seat); b <= last; b++)
    if (S.isInPlay(s, b) && S.hasMark(s, b, S.SUCCEEDED) && (S.isCarried(s, b) || !couldGo(t, b, from, to))) return false;
  return true;
}

// PEL-2.1.5.1, PEL-5.3.9: a party has used less than its allowance if it may continue, all of it if it may force its march.
function isMarch(s: PeloponnesianState, t: Tables): boolean {
  const f = F.march.find(s);
  if (f === null || f.step === F.march.step.port) return true;
  const { seat, used, step, mayForce } = f;
  const p = readParty(s, t, seat);
  return step === F.march.step.force ? mayForce && used >= p.allowance && p.even : used === 0 || (used < p.allowance && !mustStop(s, t, p));
}

// PEL-5.5.4: after a pillage, all blocks that must leave can.
function canAllLeave(s: PeloponnesianState, t: Tables): boolean {
  const f = F.pillage.find(s);
  if (f === null || f.step !== F.pillage.step.leaving) return true;
  const { seat, city } = f;
  return pillageBalance(s, t, seat, city) <= 0;
}
