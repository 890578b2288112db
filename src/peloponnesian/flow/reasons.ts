/** Why a choice that is not listed is not, by the frame that asks. Apart from the procedures, so that who only plays does without. */
import type { ReasonsOf } from "../../core/procedures.js";
import type { FRAMES } from "../frames.js";
import type { PeloponnesianState } from "../state.js";
import { refuseActionPhase } from "./action-phase.js";
import { refuseBattle } from "./battle.js";
import { refuseBuild } from "./build.js";
import { refuseCombat } from "./combat.js";
import { refuseCommit } from "./commit.js";
import { refuseDetachGarrison } from "./detach-garrison.js";
import { refuseEvent } from "./event.js";
import { refuseExpansion } from "./expansion.js";
import { refuseFortify } from "./fortify.js";
import { refuseLoading } from "./loading.js";
import { refuseLosses } from "./losses.js";
import { refuseLowerCargo } from "./lower-cargo.js";
import { refuseManeuver } from "./maneuver.js";
import { refuseMarch } from "./march.js";
import { refuseMelee } from "./melee.js";
import { refuseMuster } from "./muster.js";
import { refusePillage } from "./pillage.js";
import { refuseRecruit } from "./recruit.js";
import { refuseRetreat } from "./retreat.js";
import { refuseSieges } from "./sieges.js";
import { refuseStormChecks } from "./storm-checks.js";
import { refuseStorm } from "./storm.js";
import { refuseTakeOlympian } from "./take-olympian.js";
import { refuseWinterSupply } from "./winter-supply.js";
import { refuseWintering } from "./wintering.js";

export const REASONS: ReasonsOf<typeof FRAMES, PeloponnesianState> = {
  commit: refuseCommit,
  "take-olympian": refuseTakeOlympian,
  "action-phase": refuseActionPhase,
  maneuver: refuseManeuver,
  loading: refuseLoading,
  "lower-cargo": refuseLowerCargo,
  march: refuseMarch,
  muster: refuseMuster,
  build: refuseBuild,
  recruit: refuseRecruit,
  "detach-garrison": refuseDetachGarrison,
  pillage: refusePillage,
  "winter-supply": refuseWinterSupply,
  "storm-checks": refuseStormChecks,
  combat: refuseCombat,
  battle: refuseBattle,
  fortify: refuseFortify,
  melee: refuseMelee,
  retreat: refuseRetreat,
  sieges: refuseSieges,
  storm: refuseStorm,
  wintering: refuseWintering,
  event: refuseEvent,
  expansion: refuseExpansion,
  losses: refuseLosses,
};
