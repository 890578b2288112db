/**
 * Diadochi: the wars of Alexander's successors, for two to four players.
 * @module tyche/diadochi
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
import { type DiadochiScene, SCENE } from "./scene.js";
import { registerEdition } from "./register.js";
import { type DiadochiState, stateShape } from "./state.js";
import { VICTORIES, ABILITIES, CARD_TYPES, LINK_KINDS, SEATS, SPACE_KINDS, UNITS, WINDOWS } from "./types.js";
import { WORDS } from "./words.js";
import type { DiadochiTypes } from "./game-types.js";

/** What the laws of `tyche/laws` must know of this ruleset. */
const LAW_FACTS: LawFacts = {
  // DIA-MOV.6: movement points.
  paid: { march: ["mp", "spent"], "independent-march": ["mp"] },
  shownOnce: { "naval-move-announced": "DIA-HID.10" },
};

/** The ruleset of Diadochi. */
export const DIADOCHI: Ruleset<DiadochiTypes> = /* @__PURE__ */ createRuleset(
  RULES,
  /* @__PURE__ */ withValidation<DiadochiTypes>(F, WORDS, CLIENT_PARTS, {
    victories: /* @__PURE__ */ Object.keys(VICTORIES),
    lawFacts: LAW_FACTS,
    constants: [ABILITIES, CARD_TYPES, LINK_KINDS, SEATS, SEGMENTS, SPACE_KINDS, UNITS, WINDOWS],
    shape: stateShape,
    registerEdition,
    checkInvariants,
  }),
);

/**
 * A position by a few of its pieces and whose turn it is: what differs from the set-up, or what there is on an empty map. What follows from the rest is worked out.
 * @throws PositionError naming the field of the scene
 */
export function scene(given: DiadochiScene): DiadochiState {
  return stateOfScene(DIADOCHI, SCENE, given);
}

export { at, type Segment, SEGMENTS } from "./at.js";
export type { DiadochiScene, DiadochiScenePieces } from "./scene.js";
export { evaluate } from "./evaluate.js";
export { STANDARD_EDITION } from "./data/standard.js";
export type { DiadochiEvent } from "./events.js";
export type { DiadochiTypes } from "./game-types.js";
export type { DiadochiDecision } from "./frames.js";
export type { DiadochiMove } from "./moves.js";
export { avoidanceChance, type Claims, interceptionChance, legitimacyPoints, type Markers, provinceControl, victoryPoints } from "./procedures.js";
export { rollAttrition } from "./rules/attrition.js";
export { type BattleArmy, type BattleArmyResult, type BattleResult, fightLandBattle } from "./rules/battle.js";
export { fightNavalBattle } from "./rules/naval.js";
export type { DiadochiRefusal } from "./rules/refusals.js";
export { rollAttempt } from "./rules/siege.js";
export type { DiadochiMeasure } from "./standing.js";
export type { DiadochiState } from "./state.js";
export type {
  Board,
  CardEffect,
  CardRow,
  DeckOfCard,
  EditionData,
  FleetRow,
  Generals,
  IndependentArmyRow,
  LaterGeneralRow,
  LinkRow,
  MajorGeneralRow,
  MinorGeneralRow,
  Played,
  PlayedBoard,
  PlayedCard,
  PlayedEdition,
  PlayedGenerals,
  PlayedLink,
  PlayedProvince,
  PlayedSetup,
  PlayedSpace,
  PlayerCountRow,
  ProvinceRow,
  ReplacementRow,
  RoyalRow,
  RuleTables,
  SeatRow,
  SetupTables,
  Source,
  SpaceRow,
  StartingArmyRow,
  TurnRow,
  TurnTrackEvent,
} from "./edition-types.js";
export type { DiadochiOptions } from "./options.js";
export type {
  AbilityId,
  CardOption,
  CardType,
  CardUse,
  FinalScore,
  LinkKind,
  Phase,
  RollPurpose,
  RoundSegment,
  Seat,
  SpaceKind,
  Target,
  UnitCounts,
  UnitId,
  UnitPlace,
  Victory,
  WindowId,
  Words,
} from "./types.js";
export { ABILITIES, BODY_ID, CARD_TYPES, LINK_KINDS, SEATS, SPACE_KINDS, UNITS, WINDOWS } from "./types.js";
export type {
  AlexanderView,
  ClockView,
  DeckView,
  DiadochiView,
  FleetView,
  ForceView,
  GeneralView,
  IndependentArmyView,
  OptionsView,
  Owner,
  PlaceKind,
  RoyalView,
  SeatView,
  SegmentMarksView,
  SiegeView,
  SpaceView,
  TracksView,
  TrackView,
} from "./view.js";
