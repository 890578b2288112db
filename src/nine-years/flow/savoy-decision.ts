/** Decides whether Savoy becomes neutral: each side with a Savoyard fortress is asked, the one with initiative first (NYW-D-33). */
import { code, verbOf } from "../../core/moves/codes.js";
import type { Log, Procedure } from "../../core/flow/flow.js";
import { setStep } from "../../core/flow/frames.js";
import { ASK, asking } from "../../core/flow/procedures.js";
import { powerOf } from "../vocabulary/corps.js";
import { changeControl, gainVp } from "../effects/control.js";
import { openGates } from "../effects/forces.js";
import { removeLeader } from "../effects/leaders.js";
import type { NineYearsEvent } from "../vocabulary/events.js";
import { F } from "../vocabulary/frames.js";
import { V } from "../vocabulary/moves.js";
import { seatId } from "../state/names.js";
import { isFortress } from "../rules/forces.js";
import * as S from "../state/index.js";
import type { NineYearsState } from "../state/index.js";
import { BOURBON, NEUTRAL, SAVOY, type Tables, tablesOf } from "../tables/index.js";

const HERE = F["savoy-decision"];

export const savoyDecision: Procedure<NineYearsState, NineYearsEvent> = asking(HERE, {
  clause: "NYW-7.2.1.4",
  run: {
    first(s) {
      HERE.top(s).seat = S.initiativeOf(s);
      return mayDecide(s) ? ASK : setStep(s, HERE.step.second);
    },
    second(s) {
      HERE.top(s).seat = S.rivalOf(S.initiativeOf(s));
      return mayDecide(s) ? ASK : HERE.pop(s);
    },
  },
  moves(_s, _seat, out) {
    out.push(code(V["make-savoy-neutral"]), code(V.decline));
  },
  play(s, seat, c, _dice, log) {
    if (verbOf(c) === V.decline) return decline(s);
    HERE.pop(s);
    makeNeutral(s, tablesOf(s), seat, log);
    F["savoy-cleared"].push(s);
  },
});

function mayDecide(s: NineYearsState): boolean {
  return S.hasFlag(s, S.SAVOY_ALLIED) && holdsSavoyardFortress(s, tablesOf(s), HERE.top(s).seat);
}

function decline(s: NineYearsState): void {
  const f = HERE.top(s);
  if (f.step === HERE.step.second) HERE.pop(s);
  else f.step = HERE.step.second;
}

function holdsSavoyardFortress(s: NineYearsState, t: Tables, side: number): boolean {
  for (let space = 0; space < t.spaceIds.length; space++) if (t.home[space] === SAVOY && isFortress(t, space) && S.controlOf(s, space) === side) return true;
  return false;
}

function makeNeutral(s: NineYearsState, t: Tables, seat: number, log: Log<NineYearsEvent>): void {
  // NYW-7.2.1.11: Savoy becomes neutral only once, and stays so.
  S.setFlag(s, S.SAVOY_ALLIED, false);
  S.setFlag(s, S.SAVOY_GONE, true);
  log?.push({ type: "savoy-neutral", seat: seatId(seat), clause: "NYW-7.2.1.6" });
  if (seat === BOURBON) gainVp(s, -1, "NYW-7.2.1.10", log); // NYW-6.1.6: the Bourbons gain 1 VP.
  disband(s, t, log);
  for (let space = 0; space < t.spaceIds.length; space++) {
    if (t.home[space] !== SAVOY) continue;
    // NYW-7.2.1.13: sieges end; NYW-7.2.1.15: unfortified spaces become neutral too.
    const owner = S.controlOf(s, space);
    if (owner !== NEUTRAL) openGates(s, owner, space);
    changeControl(s, space, NEUTRAL, "NYW-7.2.1.6", log);
  }
}

// NYW-7.2.1.7: all Savoyard corps, and Victor Amadeus, leave the game.
function disband(s: NineYearsState, t: Tables, log: Log<NineYearsEvent>): void {
  for (let i = 0; i < S.stackCount(s); ) {
    if (powerOf(S.kindOfStack(s, i)) === SAVOY) S.takeCorps(s, S.placeOfStack(s, i), S.kindOfStack(s, i), S.sizeOfStack(s, i));
    else i++;
  }
  S.dropCorpsOffMap(s, SAVOY); // NYW-12.2.4.4: corps that still wait are dropped.
  for (let leader = 0; leader < S.leaderCount(s) && leader < t.firstStaff; leader++) {
    if (t.leaderPower[leader] === SAVOY && S.placeOfLeader(s, leader) !== S.REMOVED) removeLeader(s, t, leader, "NYW-7.2.1.7", log);
  }
}
