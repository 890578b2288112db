/**
 * The War of the Grand Alliance from 1688 to the peace, for two.
 * @module tyche/nine-years
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
import { SOURCES } from "./edition-types.js";
import { RULES } from "./parts.js";
import { type NineYearsScene, SCENE } from "./scene.js";
import { registerEdition } from "./register.js";
import { type NineYearsState, stateShape } from "./state.js";
import {
  VICTORIES,
  ACTION_IDS,
  DISPLACEMENTS,
  EVENT_CARD_IDS,
  FLEET_IDS,
  FORCE_USES,
  LOSS_CAUSES,
  OCCASIONS,
  PASSAGES,
  PENALTY_IDS,
  POWER_IDS,
  PURPOSES,
  REGION_IDS,
  SEATS,
  STRENGTHS,
  ZONE_IDS,
} from "./types.js";
import { WORDS } from "./words.js";
import type { NineYearsTypes } from "./game-types.js";

/** What the laws of `tyche/laws` must know of this ruleset. */
const LAW_FACTS: LawFacts = {
  // NYW-13.5.1.2: movement points; NYW-13.4.1: the actions of the round.
  paid: { "campaign-move": ["mp", "spent"], round: ["actions"] },
  shownOnce: { "cards-shown": "NYW-HI.2" },
};

/** The ruleset of the Nine Years' War. */
export const NINE_YEARS: Ruleset<NineYearsTypes> = /* @__PURE__ */ createRuleset(
  RULES,
  /* @__PURE__ */ withValidation<NineYearsTypes>(F, WORDS, CLIENT_PARTS, {
    victories: VICTORIES,
    lawFacts: LAW_FACTS,
    constants: [
      ACTION_IDS,
      DISPLACEMENTS,
      EVENT_CARD_IDS,
      FLEET_IDS,
      FORCE_USES,
      LOSS_CAUSES,
      OCCASIONS,
      PASSAGES,
      PENALTY_IDS,
      POWER_IDS,
      PURPOSES,
      REGION_IDS,
      SEATS,
      SEGMENTS,
      SOURCES,
      STRENGTHS,
      VICTORIES,
      ZONE_IDS,
    ],
    shape: stateShape,
    registerEdition,
    checkInvariants,
  }),
);

/**
 * A position by a few of its pieces and whose turn it is: what differs from the set-up, or what there is on an empty map. What follows from the rest is worked out.
 * @throws PositionError naming the field of the scene
 */
export function scene(given: NineYearsScene): NineYearsState {
  return stateOfScene(NINE_YEARS, SCENE, given);
}

export { at, type Segment, SEGMENTS } from "./at.js";
export type { NineYearsScene, NineYearsScenePieces } from "./scene.js";
export {
  type ActionCardRow,
  type EditionData,
  type EventCardRow,
  type FleetRow,
  type LeaderRow,
  type LinkRow,
  type PlacementRow,
  type PowerRow,
  type RatingsRow,
  type RegionRow,
  type RevolutionRow,
  type ScheduleRow,
  type Source,
  SOURCES,
  type SpaceRow,
  type StaffRow,
} from "./edition-types.js";
export { evaluate } from "./evaluate.js";
export type { Outcome } from "../core/contract.js";
export type { NineYearsEvent } from "./events.js";
export type { NineYearsTypes } from "./game-types.js";
export type { NineYearsDecision } from "./frames.js";
export type { NineYearsMove } from "./moves.js";
export { STANDARD_EDITION } from "./data/standard.js";
export {
  firstPlayer,
  type LineOfCommunication,
  lineOfCommunication,
  resourcePoints,
  rollPeace,
  rollSeaMovement,
  rollSiege,
  type SeaRoll,
  type SiegeRoll,
} from "./procedures.js";
export { type BattleResult, type BattleSide, fightBattle } from "./rules/battle.js";
export type { SiegeModifiers } from "./rules/siege.js";
export { type VictoryBand, victoryBand } from "./rules/victory.js";
export type { NineYearsMeasure } from "./standing.js";
export type { NineYearsState } from "./state.js";
export type { NineYearsRefusal } from "./rules/refusals.js";
export type { NineYearsOptions } from "./options.js";
export {
  ACTION_IDS,
  type ActionId,
  type CorpsKindId,
  type DisplacementId,
  DISPLACEMENTS,
  EVENT_CARD_IDS,
  type EventCardId,
  FLEET_IDS,
  type FleetId,
  FORCE_USES,
  type ForceUse,
  type LeaderId,
  LOSS_CAUSES,
  type LossCause,
  type Occasion,
  OCCASIONS,
  type Passage,
  PASSAGES,
  PENALTY_IDS,
  type PenaltyId,
  POWER_IDS,
  type PowerId,
  type Purpose,
  PURPOSES,
  REGION_IDS,
  type RegionId,
  type RollPurpose,
  type Seat,
  SEATS,
  type SpaceId,
  type Strength,
  STRENGTHS,
  VICTORIES,
  type Victory,
  ZONE_IDS,
  type ZoneId,
} from "./types.js";
export type { CorpsView, FleetView, LeaderOff, LeaderView, LineView, NineYearsPieces, NineYearsView, PowerView, SideView, SpaceView } from "./view.js";
