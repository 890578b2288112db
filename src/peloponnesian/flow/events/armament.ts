/** Events that raise or supply blocks (PEL-3.5.3 to PEL-3.5.5, PEL-3.5.8, PEL-3.5.18, PEL-3.5.22). */
import { argA, argB, code } from "../../../core/moves/codes.js";
import { F } from "../../vocabulary/frames.js";
import { V } from "../../vocabulary/moves.js";
import { poolCount } from "../../rules/cards.js";
import { canPlace, homesOf } from "../../rules/homes.js";
import * as S from "../../state/index.js";
import type { PeloponnesianState } from "../../state/index.js";
import { firstOf, lastOf, type Tables } from "../../tables/index.js";
import { grantBuilds } from "../build.js";
import { placeRecruit } from "../recruit.js";
import { grantSupplies } from "../winter-supply.js";
import type { EventHandler } from "./handler.js";

// PEL-3.2.4.1: these builds cost no action but follow all rules of builds.
function builds(s: PeloponnesianState, seat: number, count: number): void {
  grantBuilds(s, seat, count).optional = true;
}

export const emergencyLevy: EventHandler = { act: (s, _t, seat) => builds(s, seat, 3) };

export const tributeReassessment: EventHandler = {
  act(s, _t, seat) {
    S.addEffect(s, S.REASSESSMENT);
    builds(s, seat, 4);
  },
};

export const warParty: EventHandler = {
  act(s, _t, seat) {
    S.write(s, S.CLOCK.peace, Math.max(0, S.read(s, S.CLOCK.peace) - 1));
    builds(s, seat, 2);
  },
};

/** PEL-3.5.5: the recruits that Mercenaries grants. */
const RECRUITS = 2;

export const mercenaries: EventHandler = {
  act(s, t, seat) {
    const f = F.event.top(s);
    if (f.count === RECRUITS || poolCount(s, t, seat) === 0) return; // PEL-3.5.29: the rest of the grant is lost.
    f.count++;
    f.step = F.event.step.act;
    F.recruit.push(s).seat = seat;
  },
};

/** PEL-3.5.8: the most blocks that Winter Stores supplies. */
const STORES = 5;

export const winterStores: EventHandler = {
  act(s, _t, seat) {
    grantSupplies(s, seat, STORES).optional = true;
  },
};

export const shipwrights: EventHandler = {
  choose: (s, t, seat) => listFleets(s, t, seat, null) > 0,
  moves(s, t, seat, out) {
    listFleets(s, t, seat, out);
  },
  play(s, t, _seat, c, log) {
    placeRecruit(s, t, argA(c), argB(c), log);
    F.event.top(s).step = F.event.step.act;
  },
  act(s, _t, seat) {
    const f = grantBuilds(s, seat, 2);
    f.fleetsOnly = true;
    f.optional = true;
  },
};

function listFleets(s: PeloponnesianState, t: Tables, seat: number, out: number[] | null): number {
  let n = 0;
  for (let b = firstOf(t, seat), last = lastOf(t, seat); b <= last; b++) {
    if (t.fleet[b] === 0 || S.placeOf(s, b) !== S.POOL) continue;
    for (const home of homesOf(s, b)) {
      if (!canPlace(s, t, b, home)) continue;
      n++;
      out?.push(code(V["place-recruit"], b, home));
    }
  }
  return n;
}
