/**
 * The War of the Grand Alliance from 1688 to the peace, for two.
 * @module tyche/nine-years
 */
import type { Ruleset } from "../core/contract.js";
import { enveloped } from "../core/envelope.js";
import { moveKinds } from "../core/move-rows.js";
import { createRuleset } from "../core/ruleset.js";
import type { NineYearsEvent } from "./events.js";
import { PROCEDURES } from "./flow/index.js";
import { F, type NineYearsDecision } from "./frames.js";
import { determinize } from "./hidden.js";
import { checkInvariants } from "./invariants.js";
import { MAKERS, MOVES, type NineYearsMove } from "./moves.js";
import { concede, outcome } from "./outcome.js";
import { inGivenOrder, position } from "./position.js";
import { build } from "./setup.js";
import { cloneState, type NineYearsState, stateShape } from "./state.js";
import { type NineYearsOptions, SEATS, type Seat, VICTORIES, type Words } from "./types.js";
import { isReveal, view, viewEvents } from "./view.js";
import type { NineYearsPieces, NineYearsView } from "./view-types.js";
import { WORDS } from "./words.js";

/** No game has more decisions than this. */
const BOUND = 40_000;

/** The ruleset of the Nine Years' War. */
export const NINE_YEARS: Ruleset<NineYearsState, NineYearsMove, NineYearsEvent, NineYearsView, NineYearsOptions, Seat, NineYearsDecision> =
  /* @__PURE__ */ createRuleset({
    id: "nine-years",
    version: "2",
    seats: SEATS,
    bound: BOUND,
    moveKinds: /* @__PURE__ */ moveKinds<NineYearsState, NineYearsMove, Words, typeof MOVES>(MOVES, WORDS, MAKERS),
    procedures: PROCEDURES,
    victories: VICTORIES,
    build,
    clone: cloneState,
    shape: stateShape,
    outcome,
    viewEvents,
    isReveal,
    .../* @__PURE__ */ enveloped<NineYearsState, NineYearsPieces, NineYearsDecision, Seat>(SEATS, F, WORDS, PROCEDURES, { view, position, checkInvariants }),
    inGivenOrder,
    determinize,
    concede,
  });

export type { Outcome } from "../core/contract.js";
export type { NineYearsEvent } from "./events.js";
export type { NineYearsDecision } from "./frames.js";
export type { NineYearsMove } from "./moves.js";
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
export type { NineYearsState } from "./state.js";
export { STANDARD_EDITION } from "./tables.js";
export type { NineYearsRefusal } from "./rules/refusals.js";
export {
  ACTION_IDS,
  type ActionId,
  type CorpsKindId,
  type DisplacementId,
  DISPLACEMENTS,
  type EditionData,
  EVENT_CARD_IDS,
  type EventCardId,
  type EventCardRow,
  FLEET_IDS,
  type FleetId,
  type FleetRow,
  FORCE_USES,
  type ForceUse,
  type LeaderId,
  type LeaderRow,
  type LinkRow,
  LOSS_CAUSES,
  type LossCause,
  type NineYearsEdition,
  type NineYearsOptions,
  type Occasion,
  OCCASIONS,
  type Passage,
  PASSAGES,
  PENALTY_IDS,
  type PenaltyId,
  type PlacementRow,
  POWER_IDS,
  type PowerId,
  type PowerRow,
  type Purpose,
  PURPOSES,
  REGION_IDS,
  type RegionId,
  type RegionRow,
  type ScheduleRow,
  type Seat,
  SEATS,
  type Source,
  SOURCES,
  type SpaceId,
  type SpaceRow,
  type Strength,
  STRENGTHS,
  VICTORIES,
  type Victory,
  ZONE_IDS,
  type ZoneId,
} from "./types.js";
export type { CorpsView, FleetView, LeaderPlace, LeaderView, NineYearsPieces, NineYearsView, PowerView, SideView, SpaceView } from "./view-types.js";
