/**
 * Diadochi: the wars of Alexander's successors, for two to four players.
 * @module tyche/diadochi
 */
import { withValidation } from "../core/ruleset/envelope.js";
import type { LawFacts } from "../core/ruleset/parts.js";
import { createRuleset } from "../core/ruleset/ruleset.js";
import { stateOfScene } from "../core/ruleset/scene.js";
import { CLIENT_PARTS } from "./client-parts.js";
import { F } from "./vocabulary/frames/index.js";
import { checkInvariants, GIVEN } from "./invariants/index.js";
import { SEGMENTS } from "./board/at.js";
import { RULES } from "./parts.js";
import { type DiadochiScene, SCENE } from "./board/scene.js";
import { registerEdition } from "./register.js";
import { type DiadochiState, stateShape } from "./state/index.js";
import { ABILITIES, CARD_TYPES, LINK_KINDS, SEATS, SPACE_KINDS, UNITS, VICTORIES, WINDOWS } from "./vocabulary/types.js";
import { WORDS } from "./knowledge/words.js";
import type { DiadochiRuleset, DiadochiTypes } from "./game-types.js";

const LAW_FACTS: LawFacts = {
  // DIA-MOV.6: movement points.
  paid: { march: ["mp", "spent"], "independent-march": ["mp"] },
  shownOnce: { "naval-move-announced": "DIA-HID.10" },
};

/** The whole ruleset: the rules, the reading of views, and the reading of given states and positions. */
export const DIADOCHI: DiadochiRuleset = /* @__PURE__ */ createRuleset(
  RULES,
  /* @__PURE__ */ withValidation<DiadochiTypes>(F, WORDS, CLIENT_PARTS, {
    victories: VICTORIES,
    lawFacts: LAW_FACTS,
    constants: [ABILITIES, CARD_TYPES, LINK_KINDS, SEATS, SEGMENTS, SPACE_KINDS, UNITS, VICTORIES, WINDOWS],
    shape: stateShape,
    registerEdition,
    given: GIVEN,
    checkInvariants,
  }),
);

/**
 * A position described by a few of its pieces and the seat to move: the differences from the set-up, or the pieces on an empty map. The rest is
 * derived.
 * @throws PositionError naming the field of the scene
 */
export function scene(given: DiadochiScene): DiadochiState {
  return stateOfScene(DIADOCHI, SCENE, given);
}

export { type Segment as DiadochiSegment, SEGMENTS } from "./board/at.js";
export type { DiadochiScene, DiadochiScenePieces } from "./board/scene.js";
export { evaluate } from "./standing/evaluate/index.js";
export { observation } from "./knowledge/observation.js";
export { STANDARD_EDITION } from "./data/standard.js";
export type { DiadochiEvent } from "./vocabulary/events.js";
export type { DiadochiGame, DiadochiRuleset, DiadochiTypes } from "./game-types.js";
export type { DiadochiDecision } from "./vocabulary/frames/index.js";
export type { DiadochiMove } from "./vocabulary/moves.js";
export {
  avoidanceChance,
  type Claims as DiadochiClaims,
  interceptionChance,
  legitimacyPoints,
  type Markers as DiadochiMarkers,
  provinceControl,
  victoryPoints,
} from "./procedures.js";
export { rollAttrition } from "./rules/attrition.js";
export {
  type BattleArmy as DiadochiBattleArmy,
  type BattleArmyResult as DiadochiBattleArmyResult,
  type BattleResult as DiadochiBattleResult,
  fightLandBattle,
} from "./rules/battle.js";
export { fightNavalBattle } from "./rules/naval-battle.js";
export type { DiadochiRefusal } from "./rules/refusals.js";
export { rollSiegeAttempt } from "./rules/siege.js";
export type { DiadochiMeasure } from "./standing/standing.js";
export type { DiadochiState } from "./state/index.js";
export type { EditionData as DiadochiEditionData } from "./vocabulary/edition-types.js";
export type { DiadochiOptions } from "./vocabulary/options.js";
export type {
  AbilityId as DiadochiAbilityId,
  FinalScore as DiadochiFinalScore,
  RollPurpose as DiadochiRollPurpose,
  Seat as DiadochiSeat,
  UnitCounts as DiadochiUnitCounts,
  UnitId as DiadochiUnitId,
  Victory as DiadochiVictory,
  WindowId as DiadochiWindowId,
} from "./vocabulary/types.js";
export { SEATS, VICTORIES } from "./vocabulary/types.js";
export type {
  AlexanderView as DiadochiAlexanderView,
  ClockView as DiadochiClockView,
  DeckView as DiadochiDeckView,
  DiadochiView,
  FleetView as DiadochiFleetView,
  ForceView as DiadochiForceView,
  GeneralView as DiadochiGeneralView,
  IndependentArmyView as DiadochiIndependentArmyView,
  OptionsView as DiadochiOptionsView,
  RoyalView as DiadochiRoyalView,
  SeatView as DiadochiSeatView,
  SegmentMarksView as DiadochiSegmentMarksView,
  SiegeView as DiadochiSiegeView,
  SpaceView as DiadochiSpaceView,
  TracksView as DiadochiTracksView,
  TrackView as DiadochiTrackView,
} from "./knowledge/view/index.js";
