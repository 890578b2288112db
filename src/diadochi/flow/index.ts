/** All procedures, by the name of their frame. */
import type { Procedure } from "../../core/flow.js";
import { inOrder, type ProceduresOf } from "../../core/procedures.js";
import type { DiadochiEvent } from "../events.js";
import { FRAMES } from "../frames.js";
import type { DiadochiState } from "../state.js";
import { gameOver } from "./game-over.js";
import { setUp } from "./set-up.js";
import { draftGeneral } from "./draft-general.js";
import { gameTurn } from "./game-turn.js";
import { nameFirstPlayer } from "./name-first-player.js";
import { comingOfAge } from "./coming-of-age.js";
import { reinforcement } from "./reinforcement.js";
import { placeGeneral } from "./place-general.js";
import { placeUnits } from "./place-units.js";
import { setupMarkers } from "./setup-markers.js";
import { strategyRound } from "./strategy-round.js";
import { roundTurn } from "./round-turn.js";
import { surrenderSegment } from "./surrender-segment.js";
import { tycheSegment } from "./tyche-segment.js";
import { chooseUse } from "./choose-use.js";
import { chooseOpsUse } from "./choose-ops-use.js";
import { placeControlMarkers } from "./place-control-markers.js";
import { train } from "./train.js";
import { upgradeFleet } from "./upgrade-fleet.js";
import { returnFleet } from "./return-fleet.js";
import { replaceGeneral } from "./replace-general.js";
import { bonusEvent } from "./bonus-event.js";
import { event } from "./event.js";
import { surpriseWindow } from "./surprise-window.js";
import { surpriseEffect } from "./surprise-effect.js";
import { recruit } from "./recruit.js";
import { supplySegment } from "./supply-segment.js";
import { hiddenHands } from "./hidden-hands.js";
import { movementSegment } from "./movement-segment.js";
import { endOfMovement } from "./end-of-movement.js";
import { campaign } from "./campaign.js";
import { composeArmy } from "./compose-army.js";
import { march } from "./march.js";
import { dropOrPickUp } from "./drop-or-pick-up.js";
import { answerPassage } from "./answer-passage.js";
import { enterAnyway } from "./enter-anyway.js";
import { betrayPassage } from "./betray-passage.js";
import { sortie } from "./sortie.js";
import { reliefJoins } from "./relief-joins.js";
import { entry } from "./entry.js";
import { attempt } from "./attempt.js";
import { interception } from "./interception.js";
import { interceptionLeader } from "./interception-leader.js";
import { interceptionLeaves } from "./interception-leaves.js";
import { independentInterception } from "./independent-interception.js";
import { fightOrStepBack } from "./fight-or-step-back.js";
import { withdrawInside } from "./withdraw-inside.js";
import { avoidBattle } from "./avoid-battle.js";
import { avoidStep } from "./avoid-step.js";
import { independentAvoidance } from "./independent-avoidance.js";
import { pursue } from "./pursue.js";
import { landBattle } from "./land-battle.js";
import { armyDefeat } from "./army-defeat.js";
import { attritionTest } from "./attrition-test.js";
import { unitLoss } from "./unit-loss.js";
import { garrisonExcess } from "./garrison-excess.js";
import { assault } from "./assault.js";
import { attemptCommander } from "./attempt-commander.js";
import { markerAfterCapture } from "./marker-after-capture.js";
import { dropBeforeEmbarking } from "./drop-before-embarking.js";
import { seaPath } from "./sea-path.js";
import { escort } from "./escort.js";
import { navalMove } from "./naval-move.js";
import { navalInterception } from "./naval-interception.js";
import { navalBattle } from "./naval-battle.js";
import { placeIndependent } from "./place-independent.js";
import { independentMarch } from "./independent-march.js";
import { activateIndependent } from "./activate-independent.js";

const BY_FRAME: ProceduresOf<typeof FRAMES, DiadochiState, DiadochiEvent> = {
  "game-over": gameOver,
  "set-up": setUp,
  "draft-general": draftGeneral,
  "game-turn": gameTurn,
  "name-first-player": nameFirstPlayer,
  "coming-of-age": comingOfAge,
  reinforcement,
  "place-general": placeGeneral,
  "place-units": placeUnits,
  "setup-markers": setupMarkers,
  "strategy-round": strategyRound,
  "round-turn": roundTurn,
  "surrender-segment": surrenderSegment,
  "tyche-segment": tycheSegment,
  "choose-use": chooseUse,
  "choose-ops-use": chooseOpsUse,
  "place-control-markers": placeControlMarkers,
  train,
  "upgrade-fleet": upgradeFleet,
  "return-fleet": returnFleet,
  "replace-general": replaceGeneral,
  "bonus-event": bonusEvent,
  event,
  "surprise-window": surpriseWindow,
  "surprise-effect": surpriseEffect,
  recruit,
  "supply-segment": supplySegment,
  "hidden-hands": hiddenHands,
  "movement-segment": movementSegment,
  "end-of-movement": endOfMovement,
  campaign,
  "compose-army": composeArmy,
  march,
  "drop-or-pick-up": dropOrPickUp,
  "answer-passage": answerPassage,
  "enter-anyway": enterAnyway,
  "betray-passage": betrayPassage,
  sortie,
  "relief-joins": reliefJoins,
  entry,
  attempt,
  interception,
  "interception-leader": interceptionLeader,
  "interception-leaves": interceptionLeaves,
  "independent-interception": independentInterception,
  "fight-or-step-back": fightOrStepBack,
  "withdraw-inside": withdrawInside,
  "avoid-battle": avoidBattle,
  "avoid-step": avoidStep,
  "independent-avoidance": independentAvoidance,
  pursue,
  "land-battle": landBattle,
  "army-defeat": armyDefeat,
  "attrition-test": attritionTest,
  "unit-loss": unitLoss,
  "garrison-excess": garrisonExcess,
  assault,
  "attempt-commander": attemptCommander,
  "marker-after-capture": markerAfterCapture,
  "drop-before-embarking": dropBeforeEmbarking,
  "sea-path": seaPath,
  escort,
  "naval-move": navalMove,
  "naval-interception": navalInterception,
  "naval-battle": navalBattle,
  "place-independent": placeIndependent,
  "independent-march": independentMarch,
  "activate-independent": activateIndependent,
};

/** Every procedure of the game, in the order of the frames. */
export const PROCEDURES: readonly Procedure<DiadochiState, DiadochiEvent>[] = /* @__PURE__ */ inOrder(FRAMES, BY_FRAME);
