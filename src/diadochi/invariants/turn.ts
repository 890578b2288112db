import { demand } from "../../core/basics/errors.js";
import { F } from "../vocabulary/frames/index.js";
import { ownerName, seatId } from "../state/names.js";
import { type DiadochiState, forceOwner, INDEPENDENTS, NOBODY, ownerOfSeat, seatInTurnOrder } from "../state/index.js";
import { NONE, type Tables } from "../tables/index.js";
import { checkSetUp } from "./set-up.js";

/** Checks the clock and the moving army against the procedures. @throws PositionError */
export function checkTurn(s: DiadochiState, t: Tables): void {
  const isRound = F["strategy-round"].isUnderWay(s);
  const inStrategy = isRound || F["hidden-hands"].isUnderWay(s);
  demand(s.round > 0 === inStrategy, "clock.round", inStrategy ? "a round of the Strategy Phase" : "0 outside of the Strategy Phase", s.round);
  demand(s.round <= t.setup.rounds, "clock.round", `at most ${t.setup.rounds} (DIA-SEQ.13)`, s.round);
  demand(s.turn > 1 || !F.reinforcement.isUnderWay(s), "clock.turn", "a later turn than the first (DIA-SEQ.12)", s.turn);
  if (isRound) checkRound(s);
  else checkActive(s, activeSeat(s));
  const segment = F["round-turn"].find(s)?.step ?? 0;
  demand(s.segment === segment, "clock.segment", `segment ${segment} of the round-turn, as in frames`, s.segment);
  if (!inStrategy) checkIdle(s);
  checkForceOf(s);
  if (!F["set-up"].isUnderWay(s)) return;
  demand(s.turn === 1, "clock.turn", "1 during the set-up", s.turn);
  checkSetUp(s, t);
}

// DIA-SEQ.14, DIA-SEQ.15: `next` is one past the player of the current round-turn.
function checkRound(s: DiadochiState): void {
  const { next } = F["strategy-round"].under(s);
  demand(next > 0, `${F["strategy-round"].path(s)}.slots.next`, "the place of the next player in the turn order, from 1", next);
  const seat = seatInTurnOrder(s, next - 1);
  checkActive(s, seat);
  const turn = F["round-turn"].find(s);
  demand(turn !== null, "frames", "a round-turn under way", s.frames.length);
  demand(turn.seat === seat, `${F["round-turn"].path(s)}.slots.seat`, `${seatId(seat)}, the next in clock.order`, seatWord(turn.seat));
}

function checkActive(s: DiadochiState, active: number): void {
  demand(s.active === active, "clock.active", `${seatWord(active)}, whose turn it is by frames`, seatWord(s.active));
}

// DIA-MOV.37: marks of pieces that have acted end with the segment.
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

// The active seat outside the rounds (DIA-SEQ.1). While a city falls at the end of an action, the player of that action is still active.
function activeSeat(s: DiadochiState): number {
  const event = F.event.find(s);
  if (event !== null) return event.seat;
  if (F.assault.isUnderWay(s)) return s.active;
  const reinforcement = F.reinforcement.find(s);
  return reinforcement === null ? NONE : seatInTurnOrder(s, reinforcement.next);
}

// A player's army is moving during his march or sortie, an independent one while a card moves it.
function checkForceOf(s: DiadochiState): void {
  const expected = ownerUnderWay(s);
  const words = expected === NOBODY ? "no army under way" : `an army under way of ${ownerName(expected)}`;
  demand(forceOwner(s) === expected, "spaces.field.underWay", `${words}, by frames`, ownerName(forceOwner(s)));
}

function ownerUnderWay(s: DiadochiState): number {
  if (F.march.isUnderWay(s) || F.sortie.isUnderWay(s)) return ownerOfSeat(s.active);
  const moves = (F["independent-march"].find(s)?.step ?? 0) > 0 || (F["place-independent"].find(s)?.step ?? 0) > 0;
  return moves ? INDEPENDENTS : NOBODY;
}
