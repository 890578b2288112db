/**
 * The Garrison Box and the Carthaginian unrest as a game for two and as a module for other games.
 * @module tyche/unrest
 */
import type { Outcome, Ruleset } from "../core/contract.js";
import { enveloped } from "../core/envelope.js";
import { moveKinds } from "../core/move-rows.js";
import { createRuleset } from "../core/ruleset.js";
import type { UnrestEvent } from "./events.js";
import { endGame } from "./flow/game-over.js";
import { PROCEDURES } from "./flow/index.js";
import { determinize } from "./hidden.js";
import { checkInvariants } from "./invariants.js";
import { F, type UnrestDecision } from "./frames.js";
import { MAKERS, MOVES, type UnrestMove } from "./moves.js";
import { position } from "./position.js";
import { build } from "./setup.js";
import { cloneState, stateShape, type UnrestState } from "./state.js";
import { tablesOf } from "./tables.js";
import { ENDING, ENDINGS, SEATS, type Seat, type UnrestOptions, type Words } from "./types.js";
import { isReveal, type UnrestPieces, type UnrestView, view, viewEvents } from "./view.js";
import { WORDS } from "./words.js";

/** The ruleset of the stand-alone game "Unrest Overseas". */
export const UNREST: Ruleset<UnrestState, UnrestMove, UnrestEvent, UnrestView, UnrestOptions, Seat, UnrestDecision> = /* @__PURE__ */ createRuleset({
  id: "unrest",
  version: "2",
  seats: SEATS,
  bound: 4000, // CAR-S.42
  moveKinds: /* @__PURE__ */ moveKinds<UnrestState, UnrestMove, Words, typeof MOVES>(MOVES, WORDS, MAKERS),
  procedures: PROCEDURES,
  victories: ENDINGS.filter((ending) => ending !== "none"),
  build,
  clone: cloneState,
  shape: stateShape,
  outcome,
  viewEvents,
  isReveal,
  .../* @__PURE__ */ enveloped<UnrestState, UnrestPieces, UnrestDecision, Seat>(SEATS, F, WORDS, PROCEDURES, { view, position, checkInvariants }),
  determinize,
  concede(s, seat, log) {
    endGame(s, 1 - seat, ENDING.concession, "CAR-S.33", log);
    return true;
  },
});

function outcome(s: UnrestState): Outcome<Seat> | null {
  if (s.winner === 0) return null;
  // The score of a side is Carthage's VP, and what Carthage lacks of the most there can be.
  const most = tablesOf(s).box.maxVictoryPoints;
  return { winners: [SEATS[s.winner - 1]!], kind: ENDINGS[s.ending]!, clause: "CAR-S.33", scores: { carthage: s.vp, coalition: most - s.vp } };
}

export type { CardUse, LevelCause, Passage, PortCause, RemovalCause, UnrestEvent } from "./events.js";
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
  judgeBattle,
  modifiersOf,
  ratioModifier,
} from "./rules/battle.js";
export { countCu, type CuByKind } from "./rules/cu-by-kind.js";
export { type Commander, isFriendlyGround, tacticsInCommand } from "./rules/leaders.js";
export { capOf, clampVictoryPoints, handReduction, loweredLevel, raisedLevel, roomUp, supportFor, vpReduction } from "./rules/level.js";
export { type AttackDistribution, type AttackOdds, attackOdds } from "./rules/odds.js";
export type { UnrestState } from "./state.js";
export { AUTOMATIC, type BoxTables, compileBoxTables, standardBoxTables } from "./tables.js";
export { CARDS } from "./data/cards.js";
export { LEADERS } from "./data/leaders.js";
export { SCENARIO } from "./data/scenario.js";
export { TABLES } from "./data/tables.js";
export {
  type BySeat,
  type CardId,
  type CardRow,
  type Circumstance,
  type EditionData,
  type Effect,
  type Ending,
  type LeaderId,
  type LeaderKind,
  type LeaderRow,
  LOCATIONS,
  type LocationId,
  type PlaceId,
  type ScenarioData,
  SEATS,
  type Seat,
  type Source,
  type TablesData,
  type Timing,
  type UnrestOptions,
  type UnrestViewer,
} from "./types.js";
export type { UnrestRefusal } from "./rules/refusals.js";
export type { CardsView, LeaderView, LocationView, UnderWay, UnrestView } from "./view.js";
