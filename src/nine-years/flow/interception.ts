/**
 * The inactive side may intercept an army that has entered a space, with one force from an adjacent space (NYW-D-18).
 *
 * The frame remembers the interceptors' side, the entered space, where the army came from, and the force's origin. Answer 1: the force is in the space, marked
 * as a force.
 */
import { argA, code, verbOf } from "../../core/codes.js";
import type { Dice } from "../../core/dice/dice.js";
import { rollTest } from "../../core/events.js";
import type { Log, Procedure } from "../../core/flow.js";
import { answerOf, popFrame, pushFrame, setAnswer, setSlot, setStep, slot, stepOf } from "../../core/frames.js";
import { FORCE } from "../corps.js";
import type { NineYearsEvent } from "../events.js";
import { Interception, SELECT_FORCE, InterceptionStep } from "../frames.js";
import { V } from "../moves.js";
import { interceptionRefusal } from "../reasons/interception.js";
import { battleOf, commanderAt, half, occupies } from "../rules/forces.js";
import { DISPATCHES, INTERCEPTION_SUCCESS, listInterceptors } from "../rules/interception.js";
import {
  hasMarks,
  LEADER_FORCE,
  leaderCount,
  markLeader,
  moveCorps,
  type NineYearsState,
  placeOfLeader,
  remarkCorps,
  setPlaceOfLeader,
  sideOfLeader,
} from "../state.js";
import { entryAt, NONE, type Tables, tablesOf } from "../tables.js";
import { SEATS } from "../types.js";
import { askHeldCard } from "./held-card.js";
import { PURPOSE_INTERCEPTION } from "./select-force.js";

const origins: number[] = [];

/** Order: no, then the spaces in board order. */
export const interception: Procedure<NineYearsState, NineYearsEvent> = {
  kind: "interception",
  clause: "NYW-14.6.1",
  slots: ["seat", "space", "from", "origin"],
  run(s, dice, log) {
    switch (stepOf(s)) {
      case InterceptionStep.ask:
        return true;
      case InterceptionStep.selected:
        setStep(s, InterceptionStep.roll);
        setAnswer(s, 0);
        askHeldCard(s, slot(s, Interception.seat), "intercepted-dispatches");
        return false;
      default:
        intercept(s, tablesOf(s), dice, log);
        return false;
    }
  },
  asks: (s) => 1 << slot(s, Interception.seat),
  moves(s, seat, out) {
    out.push(code(V.decline));
    listInterceptors(s, tablesOf(s), seat, slot(s, Interception.space), slot(s, Interception.from), origins);
    for (let i = 0; i < origins.length; i++) out.push(code(V["intercept-from"], origins[i]!));
  },
  play(s, seat, c) {
    if (verbOf(c) === V.decline) {
      popFrame(s, 0);
      return;
    }
    setSlot(s, Interception.origin, argA(c));
    setStep(s, InterceptionStep.selected);
    pushFrame(s, SELECT_FORCE, seat, argA(c), PURPOSE_INTERCEPTION, 1);
  },
  refuse(s, seat, c) {
    if (verbOf(c) !== V["intercept-from"]) return null;
    return interceptionRefusal(s, tablesOf(s), seat, argA(c), { from: slot(s, Interception.from), space: slot(s, Interception.space) });
  },
};

// NYW-14.6.5
function intercept(s: NineYearsState, t: Tables, dice: Dice, log: Log<NineYearsEvent>): void {
  const seat = slot(s, Interception.seat);
  const space = slot(s, Interception.space);
  const origin = slot(s, Interception.origin);
  const commander = commanderAt(s, t, seat, origin, LEADER_FORCE);
  const bonus = (commander === NONE ? 0 : half(battleOf(s, t, commander))) + (occupies(s, seat, space) ? 1 : 0) + (answerOf(s) === 1 ? DISPATCHES : 0);
  const success = rollTest(dice, log, "interception", "NYW-14.6.5", SEATS[seat]!, { bonus, least: INTERCEPTION_SUCCESS }) >= INTERCEPTION_SUCCESS;
  log?.push({
    type: "interception",
    seat: SEATS[seat]!,
    from: entryAt(t.spaceIds, origin),
    space: entryAt(t.spaceIds, space),
    success,
    clause: success ? "NYW-14.6.6" : "NYW-14.6.8",
  });
  moveForce(s, t, seat, origin, success ? space : origin);
  if (!success) remarkCorps(s, t, seat, origin, FORCE, FORCE, 0);
  popFrame(s, success ? 1 : 0);
}

// Moves the force; a leader who stays where he is loses the mark.
function moveForce(s: NineYearsState, t: Tables, seat: number, from: number, to: number): void {
  for (let leader = 0; leader < leaderCount(s); leader++) {
    if (placeOfLeader(s, leader) !== from || !hasMarks(s, leader, LEADER_FORCE) || sideOfLeader(s, t, leader) !== seat) continue;
    if (to === from) markLeader(s, leader, LEADER_FORCE, 0);
    else setPlaceOfLeader(s, leader, to);
  }
  if (to !== from) moveCorps(s, t, seat, from, to, FORCE);
}
