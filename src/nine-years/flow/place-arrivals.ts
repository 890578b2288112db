/** NYW-D-06: the spaces in which arriving corps are placed. */
import { argA, code } from "../../core/moves/codes.js";
import type { Procedure } from "../../core/flow/flow.js";
import { ASK, asking } from "../../core/flow/procedures.js";
import { fullCorps } from "../vocabulary/corps.js";
import type { NineYearsEvent } from "../vocabulary/events.js";
import { F } from "../vocabulary/frames.js";
import { V } from "../vocabulary/moves.js";
import { powerId, seatId, spaceId } from "../state/names.js";
import { isActivePower } from "../rules/forces.js";
import { locOfPower } from "../rules/loc.js";
import { canPlaceCorps, hasPlace } from "../rules/placement.js";
import * as S from "../state/index.js";
import type { NineYearsState } from "../state/index.js";
import { BRITAIN, SAVOY, tablesOf } from "../tables/index.js";
import { refuseSpace } from "./refusals.js";

export const placeArrivals: Procedure<NineYearsState, NineYearsEvent> = asking(F["place-arrivals"], {
  clause: "NYW-12.2.3.1",
  run: {
    ask(s, _dice, log) {
      const t = tablesOf(s);
      const f = F["place-arrivals"].top(s);
      const { seat } = f;
      for (let { power } = f; power <= SAVOY; power++) {
        if (t.powerSide[power] !== seat || S.waitingOf(s, power) === 0) continue;
        if (isActivePower(s, power) && hasPlace(s, t, power)) {
          f.power = power;
          return ASK;
        }
        // NYW-12.2.4.1, NYW-12.2.4.2: corps without a place are delayed.
        log?.push({ type: "corps-delayed", power: powerId(power), count: S.waitingOf(s, power), clause: "NYW-12.2.4.1" });
      }
      return F["place-arrivals"].pop(s);
    },
  },
  // NYW-12.2.4.3: each corps that can be placed must be.
  moves(s, _seat, out) {
    const t = tablesOf(s);
    const { power } = F["place-arrivals"].top(s);
    const loc = locOfPower(s, t, power);
    for (let space = 0; space < t.spaceIds.length; space++) if (canPlaceCorps(s, t, power, space, loc)) out.push(code(V["place-corps"], space));
  },
  play(s, seat, c, _dice, log) {
    const t = tablesOf(s);
    const { power } = F["place-arrivals"].top(s);
    const kind = fullCorps(power); // NYW-12.2.3.4: arriving corps are full.
    S.changeWaiting(s, power, -1);
    S.addCorps(s, argA(c), kind, 1);
    if (power === BRITAIN && argA(c) === t.named.amsterdam) S.setFlag(s, S.BRITISH_IN_AMSTERDAM, true);
    log?.push({ type: "corps-arrived", seat: seatId(seat), corps: S.kindId(kind), space: spaceId(t, argA(c)), clause: "NYW-12.2.3.1" });
  },
  refuse: (s, _seat, c) => refuseSpace(s, c, V["place-corps"], "arrival/not-there"),
});
