/** The action phase: one action at a time, in any order (4.0, PEL-DP.8). */
import { type Code, code, verbOf } from "../../core/moves/codes.js";
import { ASK, asking } from "../../core/flow/procedures.js";
import { F } from "../vocabulary/frames.js";
import { refuse } from "../rules/refusals.js";
import { V } from "../vocabulary/moves.js";
import { canBuildAny, canRecruit } from "../rules/build.js";
import { canDetachAny } from "../rules/garrison.js";
import { canManeuver } from "../rules/maneuver.js";
import { canPillageAny } from "../rules/pillage.js";
import { canSupplyAny } from "../rules/winter-supply.js";
import { hasMusterGoals } from "../rules/muster.js";
import { CLOCK, type PeloponnesianState, read, seasonOf, write } from "../state/index.js";
import { type Tables, tablesOf } from "../tables/index.js";
import { type ActionId, ACTIONS, WINTER } from "../vocabulary/types.js";
import { grantBuilds } from "./build.js";
import { grantSupplies } from "./winter-supply.js";
import type { PeloponnesianProcedure } from "./procedure.js";

export const actionPhase: PeloponnesianProcedure = asking(F["action-phase"], {
  clause: "PEL-4.0.3",
  run: { ask: (s) => (read(s, CLOCK.actions) > 0 ? ASK : F["action-phase"].pop(s)) },
  // Lists only actions that can have an effect.
  moves(s, seat, out) {
    const t = tablesOf(s);
    for (let verb = V.maneuver; verb <= V.supply; verb++) if (isPossible(s, t, seat, verb)) out.push(code(verb));
    out.push(code(V["end-phase"])); // PEL-4.0.7: a phase may end with actions left.
  },
  play(s, seat, c: Code) {
    const verb = verbOf(c);
    if (verb === V["end-phase"]) return F["action-phase"].pop(s);
    write(s, CLOCK.actions, read(s, CLOCK.actions) - 1); // PEL-4.0.6, PEL-4.0.8: actions are counted, without markers.
    begin(s, seat, verb);
  },
  refuse(s, _seat, c) {
    const verb = verbOf(c);
    if (verb < V.maneuver || verb > V.supply) return null;
    const action = ACTION_IDS[verb - V.maneuver]!;
    if (!isInSeason(s, verb)) {
      if (read(s, CLOCK.truce) > 1) return refuse("action/truce", { action });
      return refuse("action/not-now", { action }, verb === V.supply ? "PEL-4.4.4" : "PEL-9.1.3");
    }
    return refuse("action/nothing-to-do", { action }, ACTIONS[action]);
  },
});

const ACTION_IDS = /* @__PURE__ */ Object.keys(ACTIONS) as readonly ActionId[];

function begin(s: PeloponnesianState, seat: number, verb: number): void {
  switch (verb) {
    case V.maneuver:
      F.maneuver.push(s).seat = seat;
      break;
    case V.muster:
      F.muster.push(s).seat = seat; // PEL-4.1.3: a group assembles.
      break;
    case V.build:
      grantBuilds(s, seat, 1); // PEL-4.2.0.1: one block is built.
      break;
    case V.recruit:
      F.recruit.push(s).seat = seat;
      break;
    case V["detach-garrison"]:
      F["detach-garrison"].push(s).seat = seat;
      break;
    case V.pillage:
      F.pillage.push(s).seat = seat;
      break;
    default:
      grantSupplies(s, seat, 1); // PEL-4.4.2, PEL-9.2.2.2: an event turn has no such action.
  }
}

// True if an action is possible in this season (PEL-9.1.3, PEL-4.4.4).
function isInSeason(s: PeloponnesianState, verb: number): boolean {
  // PEL-12.1.1.4: truce years allow only builds and recruits. PEL-12.1.1.5: the rest of the year of the peace is normal.
  if (read(s, CLOCK.truce) > 1) return verb === V.build || verb === V.recruit;
  const winter = seasonOf(s) === WINTER;
  if (verb === V.maneuver || verb === V.muster) return !winter; // PEL-9.1.3, PEL-9.1.5: nobody moves in Winter, so there are no new battles.
  return verb !== V.supply || winter;
}

function isPossible(s: PeloponnesianState, t: Tables, seat: number, verb: number): boolean {
  if (!isInSeason(s, verb)) return false;
  switch (verb) {
    case V.maneuver:
      return canManeuver(s, t, seat);
    case V.muster:
      return hasMusterGoals(s, t, seat, 1);
    case V.build:
      return canBuildAny(s, t, seat, false);
    case V.recruit:
      return canRecruit(s, t, seat);
    case V["detach-garrison"]:
      return canDetachAny(s, t, seat);
    case V.pillage:
      return canPillageAny(s, t, seat);
    default:
      return canSupplyAny(s, t, seat);
  }
}
