/**
 * Peloponnesian: Athens against Sparta, 431 to 404 BC, with hidden blocks. Everything public is listed here by hand.
 * @module tyche/peloponnesian
 */
import type { Ruleset } from "../core/contract.js";
import { withValidation } from "../core/envelope.js";
import type { LawFacts } from "../core/parts.js";
import { createRuleset } from "../core/ruleset.js";
import { stateOfScene } from "../core/scene.js";
import { CLIENT_PARTS } from "./client-parts.js";
import { F } from "./frames.js";
import { checkInvariants } from "./invariants.js";
import { SEGMENTS } from "./at.js";
import { RULES } from "./parts.js";
import { type PeloponnesianScene, SCENE } from "./scene.js";
import { checkSetUp, registerEdition } from "./register.js";
import { type PeloponnesianState, stateShape } from "./state.js";
import { VICTORIES, OLYMPIANS, SCENARIO_NAMES, SEASONS, SEATS } from "./types.js";
import { WORDS } from "./words.js";
import type { PeloponnesianTypes } from "./game-types.js";

/** What the laws of `tyche/laws` must know of this ruleset. */
const LAW_FACTS: LawFacts = {
  // PEL-HI.17: a storm check shows how many fleets crossed, and its dice how much a lost fleet stood; PEL-HI.11: those of a forced march whether an elite block was among the marchers.
  shownOnce: { "battle-began": "PEL-HI.4", "storm-check": "PEL-HI.17", "ships-damaged": "PEL-HI.17", "forced-march-rolled": "PEL-HI.11" },
  byId: [".blocks.sparta", ".blocks.athens"],
};

/** The ruleset. No game has more decisions than `bound`: ten years of ten turns, and battles that both sides want to go on with. */
export const PELOPONNESIAN: Ruleset<PeloponnesianTypes> = /* @__PURE__ */ createRuleset(
  RULES,
  /* @__PURE__ */ withValidation<PeloponnesianTypes>(F, WORDS, CLIENT_PARTS, {
    victories: VICTORIES,
    lawFacts: LAW_FACTS,
    constants: [OLYMPIANS, SCENARIO_NAMES, SEASONS, SEATS, SEGMENTS, VICTORIES],
    shape: stateShape,
    registerEdition,
    checkSetUp,
    checkInvariants,
  }),
);

/**
 * A position by a few of its pieces and whose turn it is: what differs from the set-up, or what there is on an empty map. What follows from the rest is worked out.
 * @throws PositionError naming the field of the scene
 */
export function scene(given: PeloponnesianScene): PeloponnesianState {
  return stateOfScene(PELOPONNESIAN, SCENE, given);
}

export { at, type Segment, SEGMENTS } from "./at.js";
export type { PeloponnesianScene, PeloponnesianScenePieces } from "./scene.js";
export type { BlockRow, BorderRow, CardRow, EditionData, EventRow, LandRow, NumbersRow, RegionRow, ScenarioRow, SeaRow } from "./edition-types.js";
export { evaluate } from "./evaluate.js";
export { checkInvariants } from "./invariants.js";
export type { BattleFace, PeloponnesianEvent, Secret } from "./events.js";
export type { PeloponnesianTypes } from "./game-types.js";
export type { PeloponnesianDecision } from "./frames.js";
export type { PeloponnesianMove } from "./moves.js";
export type { PeloponnesianMeasure } from "./standing.js";
export type { PeloponnesianState } from "./state.js";
export { STANDARD_EDITION } from "./data/standard.js";
export type { PeloponnesianOptions } from "./options.js";
export {
  type AreaId,
  type BlockId,
  type CardId,
  OLYMPIANS,
  type Olympian,
  type RollPurpose,
  SCENARIO_NAMES,
  type ScenarioName,
  SEASONS,
  type Season,
  SEATS,
  type Seat,
  VICTORIES,
  type Victory,
} from "./types.js";
export type {
  AreaView,
  BattleView,
  BlockView,
  CardUse,
  CityView,
  Counts,
  CrossingView,
  EndingView,
  FighterView,
  FleetCrossingView,
  ForcedMarchView,
  HiddenBlocksView,
  MarkerView,
  OffMap,
  PeloponnesianPieces,
  PeloponnesianView,
  RouteView,
  SiegeView,
} from "./view.js";
export {
  type BattleBlock,
  type BattleCity,
  type BattleColumn,
  battle,
  type BattleDecision,
  battleDecision,
  type BattlePolicy,
  type BattleResult,
  battleResult,
  type BattleSetup,
  type BattleSide,
  type BattleState,
  beginBattle,
  decideBattle,
  runBattle,
  steadfast,
} from "./combat/battle.js";
export { type BattleChance, type BattleOdds, battleOdds, type BattlePolicies, type OddsLimit, simulateBattle } from "./combat/odds.js";
