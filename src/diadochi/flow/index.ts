import type { Procedure } from "../../core/flow/flow.js";
import { inOrder } from "../../core/flow/procedures.js";
import type { DiadochiEvent } from "../vocabulary/events.js";
import { FRAMES } from "../vocabulary/frames/index.js";
import type { DiadochiState } from "../state/index.js";
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
import { attempt } from "./interception-or-avoidance.js";
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

/** Every procedure of the game, in the order of the frames. */
export const PROCEDURES: readonly Procedure<DiadochiState, DiadochiEvent>[] = /* @__PURE__ */ inOrder(FRAMES, [
  gameOver,
  setUp,
  draftGeneral,
  gameTurn,
  nameFirstPlayer,
  comingOfAge,
  reinforcement,
  placeGeneral,
  placeUnits,
  setupMarkers,
  strategyRound,
  roundTurn,
  surrenderSegment,
  tycheSegment,
  chooseUse,
  chooseOpsUse,
  placeControlMarkers,
  train,
  upgradeFleet,
  returnFleet,
  replaceGeneral,
  bonusEvent,
  event,
  surpriseWindow,
  surpriseEffect,
  recruit,
  supplySegment,
  hiddenHands,
  movementSegment,
  endOfMovement,
  campaign,
  composeArmy,
  march,
  dropOrPickUp,
  answerPassage,
  enterAnyway,
  betrayPassage,
  sortie,
  reliefJoins,
  entry,
  attempt,
  interception,
  interceptionLeader,
  interceptionLeaves,
  independentInterception,
  fightOrStepBack,
  withdrawInside,
  avoidBattle,
  avoidStep,
  independentAvoidance,
  pursue,
  landBattle,
  armyDefeat,
  attritionTest,
  unitLoss,
  garrisonExcess,
  assault,
  attemptCommander,
  markerAfterCapture,
  dropBeforeEmbarking,
  seaPath,
  escort,
  navalMove,
  navalInterception,
  navalBattle,
  placeIndependent,
  independentMarch,
  activateIndependent,
]);
