/** Why a choice that is not listed is not, by the frame that asks. Apart from the procedures, so that who only plays does without. */
import type { ReasonsOf } from "../../core/procedures.js";
import type { FRAMES } from "../frames.js";
import type { NineYearsState } from "../state.js";
import { refuseAvoidBattle } from "./avoid-battle.js";
import { refuseBuildLine } from "./build-line.js";
import { refuseCampaignMove } from "./campaign-move.js";
import { refuseChooseCommander } from "./choose-commander.js";
import { refuseChooseSpace } from "./choose-space.js";
import { refuseDeployFleet } from "./deploy-fleet.js";
import { refuseDisplace } from "./displace.js";
import { refuseEventChoice } from "./event-choice.js";
import { refuseFirstCard } from "./first-card.js";
import { refuseForm } from "./form.js";
import { refuseFortify } from "./fortify.js";
import { refuseHeldCard } from "./held-card.js";
import { refuseInterception } from "./interception.js";
import { refuseLeaveUnits } from "./leave-units.js";
import { refuseLosses } from "./losses.js";
import { refusePlaceArrivals } from "./place-arrivals.js";
import { refusePlaceLeaders } from "./place-leaders.js";
import { refusePrepareFleet } from "./prepare-fleet.js";
import { refuseRally } from "./rally.js";
import { refuseReplacement } from "./replacement.js";
import { refuseRestore } from "./restore.js";
import { refuseRetreat } from "./retreat.js";
import { refuseRound } from "./round.js";
import { refuseSeaMovement } from "./sea-movement.js";
import { refuseSelectForce } from "./select-force.js";
import { refuseSpend } from "./spend.js";
import { refuseTransferLeaders } from "./transfer-leaders.js";
import { refuseTransfer } from "./transfer.js";

export const REASONS: ReasonsOf<typeof FRAMES, NineYearsState> = {
  "event-choice": refuseEventChoice,
  spend: refuseSpend,
  restore: refuseRestore,
  form: refuseForm,
  "build-line": refuseBuildLine,
  "prepare-fleet": refusePrepareFleet,
  "place-arrivals": refusePlaceArrivals,
  "place-leaders": refusePlaceLeaders,
  "transfer-leaders": refuseTransferLeaders,
  "first-card": refuseFirstCard,
  round: refuseRound,
  "choose-space": refuseChooseSpace,
  "select-force": refuseSelectForce,
  "campaign-move": refuseCampaignMove,
  "leave-units": refuseLeaveUnits,
  interception: refuseInterception,
  "held-card": refuseHeldCard,
  fortify: refuseFortify,
  "avoid-battle": refuseAvoidBattle,
  "choose-commander": refuseChooseCommander,
  losses: refuseLosses,
  retreat: refuseRetreat,
  displace: refuseDisplace,
  transfer: refuseTransfer,
  replacement: refuseReplacement,
  rally: refuseRally,
  "sea-movement": refuseSeaMovement,
  "deploy-fleet": refuseDeployFleet,
};
