/** Every procedure of the game, in the order of the kinds in frames.ts. */
import type { Procedure } from "../../core/flow.js";
import type { DiadochiEvent } from "../events.js";
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

export const PROCEDURES: readonly Procedure<DiadochiState, DiadochiEvent>[] = [
  gameOver, // 0 GAME_OVER
  setUp, // 1 SET_UP
  draftGeneral, // 2 DRAFT_GENERAL
  gameTurn, // 3 GAME_TURN
  nameFirstPlayer, // 4 NAME_FIRST_PLAYER
  comingOfAge, // 5 COMING_OF_AGE
  reinforcement, // 6 REINFORCEMENT
  placeGeneral, // 7 PLACE_GENERAL
  placeUnits, // 8 PLACE_UNITS
  setupMarkers, // 9 SETUP_MARKERS
  strategyRound, // 10 STRATEGY_ROUND
  roundTurn, // 11 ROUND_TURN
  surrenderSegment, // 12 SURRENDER_SEGMENT
  tycheSegment, // 13 TYCHE_SEGMENT
  chooseUse, // 14 CHOOSE_USE
  chooseOpsUse, // 15 CHOOSE_OPS_USE
  placeControlMarkers, // 16 PLACE_CONTROL_MARKERS
  train, // 17 TRAIN
  upgradeFleet, // 18 UPGRADE_FLEET
  returnFleet, // 19 RETURN_FLEET
  replaceGeneral, // 20 REPLACE_GENERAL
  bonusEvent, // 21 BONUS_EVENT
  event, // 22 EVENT
  surpriseWindow, // 23 SURPRISE_WINDOW
  surpriseEffect, // 24 SURPRISE_EFFECT
  recruit, // 25 RECRUIT
  supplySegment, // 26 SUPPLY_SEGMENT
  hiddenHands, // 27 HIDDEN_HANDS
  movementSegment, // 28 MOVEMENT_SEGMENT
  endOfMovement, // 29 END_OF_MOVEMENT
  campaign, // 30 CAMPAIGN
  composeArmy, // 31 COMPOSE_ARMY
  march, // 32 MARCH
  dropOrPickUp, // 33 DROP_OR_PICK_UP
  answerPassage, // 34 ANSWER_PASSAGE
  enterAnyway, // 35 ENTER_ANYWAY
  betrayPassage, // 36 BETRAY_PASSAGE
  sortie, // 37 SORTIE
  reliefJoins, // 38 RELIEF_JOINS
  entry, // 39 ENTRY
  interception, // 40 INTERCEPTION
  interceptionLeader, // 41 INTERCEPTION_LEADER
  interceptionLeaves, // 42 INTERCEPTION_LEAVES
  independentInterception, // 43 INDEPENDENT_INTERCEPTION
  fightOrStepBack, // 44 FIGHT_OR_STEP_BACK
  withdrawInside, // 45 WITHDRAW_INSIDE
  avoidBattle, // 46 AVOID_BATTLE
  avoidStep, // 47 AVOID_STEP
  independentAvoidance, // 48 INDEPENDENT_AVOIDANCE
  pursue, // 49 PURSUE
  landBattle, // 50 LAND_BATTLE
  armyDefeat, // 51 ARMY_DEFEAT
  attritionTest, // 52 ATTRITION_TEST
  unitLoss, // 53 UNIT_LOSS
  garrisonExcess, // 54 GARRISON_EXCESS
  assault, // 55 ASSAULT
  attemptCommander, // 56 ATTEMPT_COMMANDER
  markerAfterCapture, // 57 MARKER_AFTER_CAPTURE
  dropBeforeEmbarking, // 58 DROP_BEFORE_EMBARKING
  seaPath, // 59 SEA_PATH
  escort, // 60 ESCORT
  navalMove, // 61 NAVAL_MOVE
  navalInterception, // 62 NAVAL_INTERCEPTION
  navalBattle, // 63 NAVAL_BATTLE
  placeIndependent, // 64 PLACE_INDEPENDENT
  independentMarch, // 65 INDEPENDENT_MARCH
  activateIndependent, // 66 ACTIVATE_INDEPENDENT
];
