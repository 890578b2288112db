/** Clock and tracks: turn, round, whose activity it is, level, ports, victory points, how the game ended; and whether the stack is that of this hour. */
import { demand } from "../../core/errors.js";
import { endingOf, winnerBy } from "../rules/victory.js";
import { isMarked, type UnrestState } from "../state.js";
import type { Tables } from "../tables.js";
import { CARTHAGE, COALITION, ENDING, ENDINGS, SEATS } from "../types.js";
import { frameOf, isUnderWay, type Stack } from "./stack.js";

/** Checks clock and tracks. @throws PositionError naming the field */
export function checkTracks(s: UnrestState, t: Tables, stack: Stack): void {
  checkNumbers(s, t);
  if (s.winner !== 0) return checkEnd(s, t);
  demand(s.ending === ENDING.none, "ending", "none while the game goes on", ENDINGS[s.ending]);
  demand(isUnderWay(stack, "round") === s.round > 0, "round", s.round > 0 ? "0 outside of the rounds" : "a round from 1", s.round);
  demand(
    isUnderWay(stack, "active") === s.active > 0,
    "active",
    s.active > 0 ? "nobody outside of a side's activity" : "the side that is active",
    seatId(s.active),
  );
  checkPhase(s, t, stack);
}

function within(value: number, least: number, most: number, path: string): void {
  demand(Number.isInteger(value) && value >= least && value <= most, path, `a whole number in ${least}..${most}`, value);
}

function seatId(seatOrNone: number): string | null {
  return SEATS[seatOrNone - 1] ?? null;
}

function checkNumbers(s: UnrestState, t: Tables): void {
  within(s.turns, 1, t.scenario.turns, "turns");
  within(s.turn, 1, s.turns, "turn");
  within(s.round, 0, t.scenario.rounds, "round");
  within(s.level, 0, t.box.maxLevel, "unrest.level"); // CAR-20.1.11
  within(s.marker, 0, 1, "unrest.marker");
  within(s.ports, 0, t.scenario.ports, "ports.carthage");
  within(s.vp, 0, t.box.maxVictoryPoints, "victoryPoints"); // CAR-R4.1
  demand(s.round === 0 || s.first > 0, "first", "a side once the rounds have begun (CAR-S.8)", seatId(s.first));
  demand(s.active === 0 || s.round > 0, "active", "nobody outside of a round", seatId(s.active));
}

// How a game ended follows from its tracks, unless a side gave up.
function checkEnd(s: UnrestState, t: Tables): void {
  if (s.ending === ENDING.concession) return;
  const ending = endingOf(s, t);
  demand(s.ending !== ENDING.none && s.ending === ending, "ending", `${ENDINGS[ending]!} or concession (CAR-S.33)`, ENDINGS[s.ending]);
  demand(s.winner - 1 === winnerBy(s, t, ending), "winner", SEATS[winnerBy(s, t, ending)]!, seatId(s.winner));
  demand(s.round === 0, "round", "0 at the end of scoring (CAR-S.33)", s.round);
}

/** Whose phase each is that asks one side, by the step of the turn. */
const SEAT_OF_PHASE: Readonly<Record<number, number>> = {
  2: COALITION, // CAR-S.7: the coalition draws first
  3: CARTHAGE,
  7: COALITION, // CAR-S.34
  8: CARTHAGE,
  9: COALITION, // CAR-S.35
  10: COALITION,
  11: CARTHAGE,
  12: CARTHAGE,
};
const ROUNDS = 4;
const REINFORCEMENT = 7;

function checkPhase(s: UnrestState, t: Tables, stack: Stack): void {
  const phase = stack[0]!.step;
  if (phase < ROUNDS || isUnderWay(stack, "first-player")) checkBeforeRounds(s, t);
  if (phase >= REINFORCEMENT) checkReinforcement(s, t);
  // CAR-S.8: Carthage names the first player while it is behind
  const expected = isUnderWay(stack, "first-player") ? (s.vp < t.scenario.namesFirstBelow ? CARTHAGE : COALITION) : SEAT_OF_PHASE[phase];
  if (expected !== undefined) checkSeat(stack, 1, expected);
  if (isUnderWay(stack, "active")) checkActive(s, stack);
}

function checkSeat(stack: Stack, i: number, expected: number): void {
  const { slots } = stack[i]!;
  demand(slots["seat"] === expected, `secret.frames[${i}].slots.seat`, `${expected} (${SEATS[expected]!})`, slots["seat"]);
}

function checkBeforeRounds(s: UnrestState, t: Tables): void {
  demand(s.first === 0, "first", "nobody before the first player is named (CAR-S.8)", seatId(s.first));
  t.leaderIds.forEach((id, leader) => {
    demand(!isMarked(s, leader), `leaders.${id}.marked`, "false before the rounds of a turn (CAR-S.26)", true);
  });
}

function checkReinforcement(s: UnrestState, t: Tables): void {
  demand(s.turn < s.turns, "turn", `a turn before the last of ${s.turns}: after that nobody is reinforced (CAR-S.6)`, s.turn);
  demand(endingOf(s, t) === ENDING.none, "victoryPoints", "a game that goes on after scoring (CAR-S.33)", s.vp);
}

// CAR-S.9: the first player first, then the other.
function checkActive(s: UnrestState, stack: Stack): void {
  const isSecond = stack[1]!.step === 2;
  const expected = isSecond ? 2 - s.first : s.first - 1;
  demand(s.active === expected + 1, "active", `${SEATS[expected]!}, who is ${isSecond ? "second" : "first"} in this round`, seatId(s.active));
  checkSeat(stack, 2, expected);
  for (const kind of ["activate", "place-cu", "rearrange"]) {
    const found = frameOf(stack, kind);
    if (found !== null)
      demand(found.frame.slots["seat"] === expected, `${found.path}.slots.seat`, `${expected} (${SEATS[expected]!})`, found.frame.slots["seat"]);
  }
  if (isUnderWay(stack, "blockade")) demand(expected === CARTHAGE, "active", "carthage, who alone blockades (CAR-S.29)", seatId(s.active));
}
