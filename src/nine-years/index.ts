/** `tyche/nine-years`: the War of the Grand Alliance from 1688 to the peace, for two. */
import type { Outcome, Ruleset } from "../core/contract.js";
import { enveloped } from "../core/envelope.js";
import { moveKinds } from "../core/move-rows.js";
import { createRuleset } from "../core/ruleset.js";
import type { NineYearsEvent } from "./events.js";
import { endGame } from "./flow/game-over.js";
import { PROCEDURES } from "./flow/index.js";
import { F, type NineYearsDecision } from "./frames.js";
import { determinize } from "./hidden.js";
import { checkInvariants } from "./invariants.js";
import { MAKERS, MOVES, type NineYearsMove } from "./moves.js";
import { inGivenOrder, position } from "./position.js";
import { automaticVictory, victoryBand } from "./rules/victory.js";
import { build } from "./setup.js";
import { cloneState, type NineYearsState, stateShape } from "./state.js";
import { tablesOf } from "./tables.js";
import { type NineYearsOptions, SEATS, type Seat, VICTORIES, type Words } from "./types.js";
import { isReveal, view, viewEvents } from "./view.js";
import type { NineYearsPieces, NineYearsView } from "./view-types.js";
import { WORDS } from "./words.js";

/** No game has more decisions than this. */
const BOUND = 40_000;
const MOST_VP = 40;
const CONCESSION = "NYW-6.3.1";

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
    concede(s, seat, log) {
      endGame(s, 1 - seat, "concession", CONCESSION, log);
      return true;
    },
  });

function outcome(s: NineYearsState): Outcome<Seat> | null {
  if (s.ending === 0) return null;
  const kind = VICTORIES[s.ending - 1]!;
  const scores = { alliance: s.vp, bourbon: MOST_VP - s.vp };
  return { winners: [SEATS[s.winner]!], kind, clause: clauseOf(s, kind), scores };
}

// The position at the end still shows which condition held.
function clauseOf(s: NineYearsState, kind: (typeof VICTORIES)[number]): string {
  if (kind === "concession") return CONCESSION;
  return (kind === "automatic" ? automaticVictory(s, tablesOf(s))?.clause : undefined) ?? victoryBand(s.vp).clause;
}

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
export * from "./types.js";
export type { CorpsView, FleetView, LeaderPlace, LeaderView, NineYearsPieces, NineYearsView, PowerView, SideView, SpaceView } from "./view-types.js";
