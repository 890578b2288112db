/**
 * Peloponnesian: Athens against Sparta, 431 to 404 BC, with hidden blocks.
 * @module tyche/peloponnesian
 */
import { withValidation } from "../core/ruleset/envelope.js";
import type { LawFacts } from "../core/ruleset/parts.js";
import { createRuleset } from "../core/ruleset/ruleset.js";
import { stateOfScene } from "../core/ruleset/scene.js";
import { CLIENT_PARTS } from "./client-parts.js";
import { F } from "./vocabulary/frames.js";
import { checkInvariants, GIVEN } from "./invariants/index.js";
import { SEGMENTS } from "./board/at.js";
import { RULES } from "./parts.js";
import { type PeloponnesianScene, SCENE } from "./board/scene.js";
import { checkSetUp, registerEdition } from "./register.js";
import { type PeloponnesianState, stateShape } from "./state/index.js";
import { VICTORIES, OLYMPIANS, SCENARIO_NAMES, SEASONS, SEATS } from "./vocabulary/types.js";
import { WORDS } from "./knowledge/words.js";
import type { PeloponnesianRuleset, PeloponnesianTypes } from "./game-types.js";

const LAW_FACTS: LawFacts = {
  // PEL-HI.18: the route of a block that goes home is forgotten with the turn. PEL-HI.17: a storm check shows how many fleets crossed, and its dice the CV of
  // a lost fleet. PEL-HI.11: the dice of a forced march show whether an elite block took part.
  shownOnce: {
    "battle-began": "PEL-HI.4",
    "blocks-moved": "PEL-HI.18",
    "storm-check": "PEL-HI.17",
    "ships-damaged": "PEL-HI.17",
    "forced-march-rolled": "PEL-HI.11",
  },
  byId: [".blocks.sparta", ".blocks.athens"],
};

/**
 * The rules with everything: reading views, sampling, and checks of given states and editions. No game has more decisions than `maxDecisions`, even if neither
 * side ever leaves a battle.
 */
export const PELOPONNESIAN: PeloponnesianRuleset = /* @__PURE__ */ createRuleset(
  RULES,
  /* @__PURE__ */ withValidation<PeloponnesianTypes>(F, WORDS, CLIENT_PARTS, {
    victories: VICTORIES,
    lawFacts: LAW_FACTS,
    constants: [OLYMPIANS, SCENARIO_NAMES, SEASONS, SEATS, SEGMENTS, VICTORIES],
    shape: stateShape,
    registerEdition,
    checkSetUp,
    given: GIVEN,
    checkInvariants,
  }),
);

/**
 * A position from a few pieces (the differences from the set-up, or all pieces on an empty map) and the seat to move. The rest is derived or dealt.
 * @throws PositionError naming the field of the scene
 */
export function scene(given: PeloponnesianScene): PeloponnesianState {
  return stateOfScene(PELOPONNESIAN, SCENE, given);
}

export { type Segment as PeloponnesianSegment, SEGMENTS } from "./board/at.js";
export type { PeloponnesianScene, PeloponnesianScenePieces } from "./board/scene.js";
export type { EditionData as PeloponnesianEditionData } from "./vocabulary/edition-types.js";
export { evaluate } from "./standing/evaluate.js";
export { observation } from "./knowledge/observation.js";
export type { BattleFace as PeloponnesianBattleFace, PeloponnesianEvent } from "./vocabulary/events.js";
export type { PeloponnesianGame, PeloponnesianRuleset, PeloponnesianTypes } from "./game-types.js";
export type { PeloponnesianDecision } from "./vocabulary/frames.js";
export type { PeloponnesianMove } from "./vocabulary/moves.js";
export type { PeloponnesianRefusal } from "./rules/refusals.js";
export type { PeloponnesianMeasure } from "./standing/standing.js";
export type { PeloponnesianState } from "./state/index.js";
export { STANDARD_EDITION } from "./data/standard.js";
export type { PeloponnesianOptions } from "./vocabulary/options.js";
export {
  type AreaId as PeloponnesianAreaId,
  type BlockId as PeloponnesianBlockId,
  type CardId as PeloponnesianCardId,
  type RollPurpose as PeloponnesianRollPurpose,
  SEATS,
  type Seat as PeloponnesianSeat,
  VICTORIES,
  type Victory as PeloponnesianVictory,
} from "./vocabulary/types.js";
export type {
  AreaView as PeloponnesianAreaView,
  BattleView as PeloponnesianBattleView,
  BlockView as PeloponnesianBlockView,
  CityView as PeloponnesianCityView,
  CrossingView as PeloponnesianCrossingView,
  EndingView as PeloponnesianEndingView,
  FighterView as PeloponnesianFighterView,
  FleetCrossingView as PeloponnesianFleetCrossingView,
  ForcedMarchView as PeloponnesianForcedMarchView,
  HiddenBlocksView as PeloponnesianHiddenBlocksView,
  MarkerView as PeloponnesianMarkerView,
  PeloponnesianView,
  RouteView as PeloponnesianRouteView,
  SiegeView as PeloponnesianSiegeView,
} from "./knowledge/view/index.js";
export {
  type BattleBlock as PeloponnesianBattleBlock,
  type BattleCity as PeloponnesianBattleCity,
  type BattleColumn as PeloponnesianBattleColumn,
  fightBlockBattle,
  type BattleDecision as PeloponnesianBattleDecision,
  battleDecision,
  battleResult,
  type BattlePolicy as PeloponnesianBattlePolicy,
  type BattleResult as PeloponnesianBattleResult,
  type BattleSetup as PeloponnesianBattleSetup,
  type BattleSide as PeloponnesianBattleSide,
  type BattleState as PeloponnesianBattleState,
  beginBattle,
  decideBattle,
  runBattle,
  steadfast,
} from "./combat/battle.js";
export {
  type BattleChance as PeloponnesianBattleChance,
  type BattleOdds as PeloponnesianBattleOdds,
  type BattlePolicies as PeloponnesianBattlePolicies,
  type OddsLimit as PeloponnesianOddsLimit,
  battleOdds,
  simulateBattle,
} from "./combat/odds.js";
