/**
 * The inactive side may intercept an army that has entered a space, with one force from an adjacent space (NYW-D-18). Answers true if the force
 * reaches the space; it then keeps its mark.
 */
import { argA, code, verbOf } from "../../core/moves/codes.js";
import type { Dice } from "../../core/dice/dice.js";
import type { Log, Procedure } from "../../core/flow/flow.js";
import { asking } from "../../core/flow/procedures.js";
import { FORCE } from "../vocabulary/corps.js";
import { DISBAND_CORPS } from "../effects/forces.js";
import type { NineYearsEvent } from "../vocabulary/events.js";
import { F } from "../vocabulary/frames.js";
import { V } from "../vocabulary/moves.js";
import { seatId, spaceId } from "../state/names.js";
import { interceptionRefusal } from "../rules/interception-refusals.js";
import { battleOf, commanderAt, half, occupies } from "../rules/forces.js";
import { DISPATCHES, INTERCEPTION_SUCCESS, listInterceptors } from "../rules/interception.js";
import { rollFor } from "../rules/rolls.js";
import * as S from "../state/index.js";
import type { NineYearsState } from "../state/index.js";
import { NONE, type Tables, tablesOf } from "../tables/index.js";
import { askHeldCard, holdsCard } from "./held-card.js";
import { askForce } from "./select-force.js";

const STEP = F.interception.step;
/** A scratch list of the spaces of possible interceptors. */
const origins: number[] = [];

export const interception: Procedure<NineYearsState, NineYearsEvent> = asking(F.interception, {
  clause: "NYW-14.6.1",
  run: {
    selected: askForDispatches,
    dispatches(s) {
      const f = F.interception.top(s);
      f.dispatches = F["held-card"].answered(s);
      f.step = STEP.roll;
    },
    roll: (s, dice, log) => intercept(s, tablesOf(s), dice, log),
  },
  moves(s, _seat, out) {
    out.push(code(V.decline));
    listInterceptors(s, tablesOf(s), F.interception.top(s), origins);
    for (let i = 0; i < origins.length; i++) out.push(code(V["intercept-from"], origins[i]!));
  },
  play(s, seat, c) {
    if (verbOf(c) === V.decline) return F.interception.pop(s, false);
    const f = F.interception.top(s);
    f.origin = argA(c);
    f.step = STEP.selected;
    askForce(s, seat, argA(c), "interception", 1);
  },
  refuse(s, seat, c) {
    if (verbOf(c) !== V["intercept-from"]) return null;
    const { from, space } = F.interception.top(s);
    return interceptionRefusal(s, tablesOf(s), seat, argA(c), { from, space });
  },
});

function askForDispatches(s: NineYearsState): void {
  const f = F.interception.top(s);
  const { seat } = f;
  f.step = STEP.roll;
  if (!holdsCard(s, seat, "intercepted-dispatches")) return;
  f.step = STEP.dispatches;
  askHeldCard(s, seat, "intercepted-dispatches");
}

// NYW-14.6.5: the roll is modified by half the commander's rating, plus 1 if corps of his side are already there, and needs 6.
function intercept(s: NineYearsState, t: Tables, dice: Dice, log: Log<NineYearsEvent>): void {
  const { seat, space, origin, dispatches } = F.interception.top(s);
  const commander = commanderAt(s, t, seat, origin, S.LEADER_FORCE);
  const bonus = (commander === NONE ? 0 : half(battleOf(s, t, commander))) + (occupies(s, seat, space) ? 1 : 0) + (dispatches ? DISPATCHES : 0);
  const success = rollFor(dice, log, "interception", seatId(seat), { bonus, least: INTERCEPTION_SUCCESS }) >= INTERCEPTION_SUCCESS;
  log?.push({
    type: "interception",
    seat: seatId(seat),
    from: spaceId(t, origin),
    space: spaceId(t, space),
    success,
    clause: success ? "NYW-14.6.6" : "NYW-14.6.8",
  });
  moveForce(s, t, seat, origin, success ? space : origin);
  if (!success) S.remarkCorps(s, seat, origin, DISBAND_CORPS);
  F.interception.pop(s, success);
}

// Moves the force; if `from` and `to` are the same, only unmarks its leaders.
function moveForce(s: NineYearsState, t: Tables, seat: number, from: number, to: number): void {
  for (const leader of S.leadersOf(s, t, seat)) {
    if (S.placeOfLeader(s, leader) !== from || !S.hasMarks(s, leader, S.LEADER_FORCE)) continue;
    if (to === from) S.removeMarks(s, leader, S.LEADER_FORCE);
    else S.setPlaceOfLeader(s, leader, to);
  }
  if (to !== from) S.moveCorps(s, seat, from, to, FORCE);
}
