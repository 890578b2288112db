/**
 * What is under way fits the position: whose turn it is, which army moves, and what each procedure remembers. Numbers have been found in their ranges, and the stack
 * in order, when this is asked.
 */
import { demand } from "../../core/errors.js";
import { ownerName, seatId } from "../names.js";
import { type DiadochiState, forceOwner, INDEPENDENTS, NOBODY, ownerOfSeat, seatInTurnOrder } from "../state.js";
import { NONE, type Tables } from "../tables.js";
import { BATTLE_CHECKS } from "./battle-frames.js";
import { CARD_CHECKS } from "./card-frames.js";
import { checkCounters } from "./counters.js";
import { type FrameInPlace, frameAt, pathOf, type StackFrame } from "./frame.js";
import { MOVEMENT_CHECKS } from "./movement-frames.js";
import { REACTION_CHECKS } from "./reaction-frames.js";
import { checkSetUp } from "./set-up.js";

const CHECKS: Readonly<Record<string, (f: FrameInPlace) => void>> = { ...CARD_CHECKS, ...MOVEMENT_CHECKS, ...REACTION_CHECKS, ...BATTLE_CHECKS };

/** Checks the frames against the clock, the army under way and the pieces. @throws PositionError */
export function checkUnderWay(s: DiadochiState, t: Tables, frames: readonly StackFrame[]): void {
  if (frames[0]!.kind === "game-over") return;
  demand(frames.length > 1, "frames", "a phase under way", frames.length);
  checkClockOf(s, t, frames);
  checkForceOf(s, frames);
  if (frames[1]!.kind === "set-up") checkSetUp(s, t);
  frames.forEach(({ kind }, place) => {
    const f = frameAt(s, t, frames, place);
    checkCounters(f);
    CHECKS[kind]?.(f);
  });
}

// Whose turn it is, by the second frame from the bottom (DIA-SEQ.1, DIA-SEQ.14, DIA-SEQ.15).
function checkClockOf(s: DiadochiState, t: Tables, frames: readonly StackFrame[]): void {
  const phase = frames[1]!.kind;
  const inStrategy = phase === "strategy-round" || phase === "hidden-hands";
  demand(s.round > 0 === inStrategy, "clock.round", inStrategy ? "a round of the Strategy Phase" : "0 outside of the Strategy Phase", s.round);
  demand(s.round <= t.setup.rounds, "clock.round", `at most ${t.setup.rounds} (DIA-SEQ.13)`, s.round);
  demand(s.turn > 1 || phase !== "reinforcement", "clock.turn", "a later turn than the first (DIA-SEQ.12)", s.turn);
  demand(s.turn === 1 || phase !== "set-up", "clock.turn", "1 during the set-up", s.turn);
  const active = activeSeat(s, frames);
  demand(s.active === active, "clock.active", `${seatWord(active)}, whose turn it is by frames`, seatWord(s.active));
  const segment = frames[2]?.kind === "round-turn" ? frames[2].step : 0;
  demand(s.segment === segment, "clock.segment", `segment ${segment} of the round-turn, as in frames`, s.segment);
  if (phase !== "strategy-round" && phase !== "hidden-hands") checkIdle(s);
}

// What pieces do lasts until a segment ends (DIA-MOV.37).
function checkIdle(s: DiadochiState): void {
  demand(s.actedGenerals === 0, "generals.acted", "nobody outside of the Strategy Phase", s.actedGenerals);
  demand(s.actedRoyals === 0, "royals.acted", "nobody outside of the Strategy Phase", s.actedRoyals);
  demand(s.oratory === 0, "generals.oratory", "nobody outside of the Strategy Phase (DIA-PRE.6)", s.oratory);
  demand(s.acted.length === 0, "spaces.marks", "none outside of the Strategy Phase", s.acted.length);
  demand(s.navalUsed === 0, "clock.navalMoveMade", "false outside of the Strategy Phase", true);
}

function seatWord(seat: number): string {
  return seat === NONE ? "nobody" : seatId(seat);
}

function activeSeat(s: DiadochiState, frames: readonly StackFrame[]): number {
  const [, phase, third] = frames;
  // A city falls when an action has been completed, before the next player's turn begins.
  if (third?.kind === "assault") return s.active;
  if (phase!.kind === "reinforcement") return seatInTurnOrder(s, phase!.slots["next"]!);
  if (phase!.kind === "hidden-hands") return third?.slots["seat"] ?? NONE;
  return phase!.kind === "strategy-round" ? activeInRound(s, frames) : NONE;
}

function activeInRound(s: DiadochiState, frames: readonly StackFrame[]): number {
  const next = frames[1]!.slots["next"]!;
  const turn = frames[2];
  demand(next > 0, pathOf(1, "slots.next"), "the place of the next player in the turn order, from 1", next);
  demand(turn !== undefined, "frames", "a round-turn under way", frames.length);
  const seat = seatInTurnOrder(s, next - 1);
  demand(turn.slots["seat"] === seat, pathOf(2, "slots.seat"), `${seat}, the next in clock.order`, turn.slots["seat"]);
  return seat;
}

// A player's army is under way while he marches or makes a sortie, an independent one while a card moves it.
function checkForceOf(s: DiadochiState, frames: readonly StackFrame[]): void {
  const expected = ownerUnderWay(s, frames);
  const words = expected === NOBODY ? "no army under way" : `an army under way of ${ownerName(expected)}`;
  demand(forceOwner(s) === expected, "spaces.field.underWay", `${words}, by frames`, ownerName(forceOwner(s)));
}

function ownerUnderWay(s: DiadochiState, frames: readonly StackFrame[]): number {
  for (const { kind, step } of frames) {
    if (kind === "march" || kind === "sortie") return ownerOfSeat(s.active);
    if ((kind === "independent-march" && step > 0) || (kind === "place-independent" && step > 0)) return INDEPENDENTS;
  }
  return NOBODY;
}
