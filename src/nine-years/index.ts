/**
 * The War of the Grand Alliance from 1688 to the peace, for two players.
 * @module tyche/nine-years
 */
import { withValidation } from "../core/ruleset/envelope.js";
import type { LawFacts } from "../core/ruleset/parts.js";
import { createRuleset } from "../core/ruleset/ruleset.js";
import { stateOfScene } from "../core/ruleset/scene.js";
import { CLIENT_PARTS } from "./client-parts.js";
import { F } from "./vocabulary/frames.js";
import { checkInvariants, GIVEN } from "./invariants/index.js";
import { SEGMENTS } from "./board/at.js";
import { SOURCES } from "./vocabulary/edition-types.js";
import { RULES } from "./parts.js";
import { type NineYearsScene, SCENE } from "./board/scene.js";
import { registerEdition } from "./register.js";
import { type NineYearsState, stateShape } from "./state/index.js";
import { REGION_IDS, VICTORIES, ZONE_IDS } from "./vocabulary/types.js";
import { WORDS } from "./knowledge/words.js";
import type { NineYearsRuleset, NineYearsTypes } from "./game-types.js";

const LAW_FACTS: LawFacts = {
  // NYW-13.5.1.2: movement points are spent. NYW-13.4.1: so are the actions of a round.
  paid: { "campaign-move": ["mp", "spent"], round: ["actions"] },
  shownOnce: { "cards-shown": "NYW-HI.2" },
};

/** The rules with everything: reading views, sampling, and checks of given states and editions. */
export const NINE_YEARS: NineYearsRuleset = /* @__PURE__ */ createRuleset(
  RULES,
  /* @__PURE__ */ withValidation<NineYearsTypes>(F, WORDS, CLIENT_PARTS, {
    victories: VICTORIES,
    lawFacts: LAW_FACTS,
    constants: [WORDS, REGION_IDS, SEGMENTS, SOURCES, VICTORIES, ZONE_IDS],
    shape: stateShape,
    registerEdition,
    given: GIVEN,
    checkInvariants,
  }),
);

/**
 * A position from a few pieces (the differences from the set-up, or all pieces on an empty map) and the seat to move. The rest is derived or dealt.
 * @throws PositionError naming the field of the scene
 */
export function scene(given: NineYearsScene): NineYearsState {
  return stateOfScene(NINE_YEARS, SCENE, given);
}

export { type Segment as NineYearsSegment, SEGMENTS } from "./board/at.js";
export type { NineYearsScene, NineYearsScenePieces } from "./board/scene.js";
export type { EditionData as NineYearsEditionData } from "./vocabulary/edition-types.js";
export { evaluate } from "./standing/evaluate.js";
export { observation } from "./knowledge/observation.js";
export type { NineYearsEvent } from "./vocabulary/events.js";
export type { NineYearsGame, NineYearsRuleset, NineYearsTypes } from "./game-types.js";
export type { NineYearsDecision } from "./vocabulary/frames.js";
export type { NineYearsMove } from "./vocabulary/moves.js";
export { STANDARD_EDITION } from "./data/standard.js";
export {
  firstPlayer,
  type LineOfCommunication as NineYearsLineOfCommunication,
  lineOfCommunication,
  resourcePoints,
  rollPeace,
  rollSeaMovement,
  rollSiege,
  type SeaRoll as NineYearsSeaRoll,
  type SiegeRoll as NineYearsSiegeRoll,
} from "./procedures.js";
export { type BattleResult as NineYearsBattleResult, type BattleSide as NineYearsBattleSide, fightBattle } from "./rules/battle.js";
export type { SiegeModifiers as NineYearsSiegeModifiers } from "./rules/siege.js";
export { type VictoryBand as NineYearsVictoryBand, victoryBand } from "./rules/victory.js";
export type { NineYearsMeasure } from "./standing/standing.js";
export type { NineYearsState } from "./state/index.js";
export type { NineYearsRefusal } from "./rules/refusals.js";
export type { NineYearsOptions } from "./vocabulary/options.js";
export {
  type ActionId as NineYearsActionId,
  type CorpsKindId as NineYearsCorpsKindId,
  type DisplacementId as NineYearsDisplacementId,
  type EventCardId as NineYearsEventCardId,
  type FleetId as NineYearsFleetId,
  type LeaderId as NineYearsLeaderId,
  type PenaltyId as NineYearsPenaltyId,
  type PowerId as NineYearsPowerId,
  type RegionId as NineYearsRegionId,
  type RollPurpose as NineYearsRollPurpose,
  type Seat as NineYearsSeat,
  SEATS,
  type SpaceId as NineYearsSpaceId,
  VICTORIES,
  type Victory as NineYearsVictory,
  type ZoneId as NineYearsZoneId,
} from "./vocabulary/types.js";
export type {
  CorpsView as NineYearsCorpsView,
  FleetView as NineYearsFleetView,
  LeaderView as NineYearsLeaderView,
  LineView as NineYearsLineView,
  NineYearsView,
  PowerView as NineYearsPowerView,
  SideView as NineYearsSideView,
  SpaceView as NineYearsSpaceView,
} from "./knowledge/view/index.js";
