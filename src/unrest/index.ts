/**
 * The Garrison Box and the Carthaginian unrest as a game for two and as a module for other games.
 * @module tyche/unrest
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
import { type UnrestScene, SCENE } from "./scene.js";
import { registerEdition } from "./register.js";
import { type UnrestState, stateShape } from "./state.js";
import { VICTORIES, LOCATIONS, SEATS } from "./types.js";
import { WORDS } from "./words.js";
import type { UnrestTypes } from "./game-types.js";

/** What the laws of `tyche/laws` must know of this ruleset. */
const LAW_FACTS: LawFacts = {
  // CAR-S.10: the one card play and the one rearrangement; activations of the card.
  paid: { active: ["cardPlayed", "rearranged"], activate: ["left"] },
};

/** The ruleset of the stand-alone game "Unrest Overseas". */
export const UNREST: Ruleset<UnrestTypes> = /* @__PURE__ */ createRuleset(
  RULES,
  /* @__PURE__ */ withValidation<UnrestTypes>(F, WORDS, CLIENT_PARTS, {
    victories: VICTORIES,
    lawFacts: LAW_FACTS,
    constants: [LOCATIONS, SEATS, SEGMENTS],
    shape: stateShape,
    registerEdition,
    checkInvariants,
  }),
);

/**
 * A position by a few of its pieces and whose turn it is: what differs from the set-up, or what there is on an empty map. What follows from the rest is worked out.
 * @throws PositionError naming the field of the scene
 */
export function scene(given: UnrestScene): UnrestState {
  return stateOfScene(UNREST, SCENE, given);
}

export { at, type Segment, SEGMENTS } from "./at.js";
export type { UnrestScene, UnrestScenePieces } from "./scene.js";
export type { CardRow, EditionData, LeaderKind, LeaderRow, ScenarioData, Source, TablesData } from "./edition-types.js";
export { evaluate } from "./evaluate.js";
export type { CardUse, LevelCause, Passage, PortCause, RemovalCause, UnrestEvent } from "./events.js";
export type { UnrestTypes } from "./game-types.js";
export {
  type Attack,
  type AttackAnswers,
  type AttackStep,
  type BattleSide,
  type BoxActivation,
  type BoxConfig,
  type BoxEvent,
  type BoxState,
  type BoxStep,
  createUnrestBox,
  type HostBattle,
  type HostEffect,
  type InGame,
  type ResponseContext,
  type ResponseWindow,
  type SeaMove,
  type UnrestBox,
  type UnrestHost,
} from "./host.js";
export type { UnrestDecision } from "./frames.js";
export type { UnrestMove } from "./moves.js";
export { attackUnrest, automaticAttack, settleAttack, type UnrestAttack, type UnrestAttackResult } from "./rules/attack.js";
export {
  automaticWinner,
  type BattleResult,
  type BothSides,
  circumstanceModifier,
  type Force,
  fightBattle,
  resolveBattle,
  modifiersOf,
  ratioModifier,
} from "./rules/battle.js";
export { countCu, type CuByKind } from "./rules/cu-by-kind.js";
export { type Commander, isFriendlyGround, tacticsInCommand } from "./rules/leaders.js";
export { capOf, clampVictoryPoints, handReduction, loweredLevel, raisedLevel, roomUp, supportFor, vpReduction } from "./rules/level.js";
export { type AttackDistribution, type AttackOdds, attackOdds } from "./rules/odds.js";
export type { UnrestMeasure } from "./standing.js";
export type { UnrestState } from "./state.js";
export { compileBoxTables } from "./register.js";
export { AUTOMATIC, type BoxTables, standardBoxTables } from "./tables.js";
export { STANDARD_EDITION } from "./data/standard.js";
export type { UnrestOptions } from "./options.js";
export {
  type BySeat,
  type CardId,
  type Circumstance,
  type Effect,
  type LeaderId,
  LOCATIONS,
  type LocationId,
  type PlaceId,
  type RollPurpose,
  SEATS,
  type Seat,
  type Timing,
  type UnrestViewer,
  type Victory,
} from "./types.js";
export type { UnrestRefusal } from "./rules/refusals.js";
export type { CardsView, LeaderView, LocationView, UnderWay, UnrestView } from "./view.js";
