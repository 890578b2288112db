/** Why a choice that is not listed is not, by the frame that asks. Apart from the procedures, so that who only plays does without. */
import type { ReasonsOf } from "../../core/procedures.js";
import type { FRAMES } from "../frames.js";
import { refuseIndependentMarch, refuseMarch } from "../rules/movement-refusals.js";
import type { DiadochiState } from "../state.js";
import { refuseDraftGeneral } from "./draft-general.js";
import { refuseNameFirstPlayer } from "./name-first-player.js";
import { refuseComingOfAge } from "./coming-of-age.js";
import { refusePlaceGeneral } from "./place-general.js";
import { refusePlaceUnits } from "./place-units.js";
import { refuseSetupMarkers } from "./setup-markers.js";
import { refuseSurrenderSegment } from "./surrender-segment.js";
import { refuseTycheSegment } from "./tyche-segment.js";
import { refuseChooseUse } from "./choose-use.js";
import { refuseChooseOpsUse } from "./choose-ops-use.js";
import { refusePlaceControlMarkers } from "./place-control-markers.js";
import { refuseTrain } from "./train.js";
import { refuseUpgradeFleet } from "./upgrade-fleet.js";
import { refuseReturnFleet } from "./return-fleet.js";
import { refuseReplaceGeneral } from "./replace-general.js";
import { refuseBonusEvent } from "./bonus-event.js";
import { refuseEvent } from "./event.js";
import { refuseSurpriseWindow } from "./surprise-window.js";
import { refuseSurpriseEffect } from "./surprise-effect.js";
import { refuseMovementSegment } from "./movement-segment.js";
import { refuseEndOfMovement } from "./end-of-movement.js";
import { refuseCampaign } from "./campaign.js";
import { refuseComposeArmy } from "./compose-army.js";
import { refuseDropOrPickUp } from "./drop-or-pick-up.js";
import { refuseSortie } from "./sortie.js";
import { refuseInterception } from "./interception.js";
import { refuseInterceptionLeader } from "./interception-leader.js";
import { refuseInterceptionLeaves } from "./interception-leaves.js";
import { refuseIndependentInterception } from "./independent-interception.js";
import { refuseWithdrawInside } from "./withdraw-inside.js";
import { refuseAvoidStep } from "./avoid-step.js";
import { refuseIndependentAvoidance } from "./independent-avoidance.js";
import { refuseUnitLoss } from "./unit-loss.js";
import { refuseGarrisonExcess } from "./garrison-excess.js";
import { refuseAttemptCommander } from "./attempt-commander.js";
import { refuseMarkerAfterCapture } from "./marker-after-capture.js";
import { refuseDropBeforeEmbarking } from "./drop-before-embarking.js";
import { refuseSeaPath } from "./sea-path.js";
import { refuseEscort } from "./escort.js";
import { refuseNavalInterception } from "./naval-interception.js";
import { refuseActivateIndependent } from "./activate-independent.js";

export const REASONS: ReasonsOf<typeof FRAMES, DiadochiState> = {
  "draft-general": refuseDraftGeneral,
  "name-first-player": refuseNameFirstPlayer,
  "coming-of-age": refuseComingOfAge,
  "place-general": refusePlaceGeneral,
  "place-units": refusePlaceUnits,
  "setup-markers": refuseSetupMarkers,
  "surrender-segment": refuseSurrenderSegment,
  "tyche-segment": refuseTycheSegment,
  "choose-use": refuseChooseUse,
  "choose-ops-use": refuseChooseOpsUse,
  "place-control-markers": refusePlaceControlMarkers,
  train: refuseTrain,
  "upgrade-fleet": refuseUpgradeFleet,
  "return-fleet": refuseReturnFleet,
  "replace-general": refuseReplaceGeneral,
  "bonus-event": refuseBonusEvent,
  event: refuseEvent,
  "surprise-window": refuseSurpriseWindow,
  "surprise-effect": refuseSurpriseEffect,
  "movement-segment": refuseMovementSegment,
  "end-of-movement": refuseEndOfMovement,
  campaign: refuseCampaign,
  "compose-army": refuseComposeArmy,
  march: refuseMarch,
  "drop-or-pick-up": refuseDropOrPickUp,
  sortie: refuseSortie,
  interception: refuseInterception,
  "interception-leader": refuseInterceptionLeader,
  "interception-leaves": refuseInterceptionLeaves,
  "independent-interception": refuseIndependentInterception,
  "withdraw-inside": refuseWithdrawInside,
  "avoid-step": refuseAvoidStep,
  "independent-avoidance": refuseIndependentAvoidance,
  "unit-loss": refuseUnitLoss,
  "garrison-excess": refuseGarrisonExcess,
  "attempt-commander": refuseAttemptCommander,
  "marker-after-capture": refuseMarkerAfterCapture,
  "drop-before-embarking": refuseDropBeforeEmbarking,
  "sea-path": refuseSeaPath,
  escort: refuseEscort,
  "naval-interception": refuseNavalInterception,
  "independent-march": refuseIndependentMarch,
  "activate-independent": refuseActivateIndependent,
};
