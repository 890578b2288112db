/** A round: a side plays an Action card, then takes its actions one by one (NYW-D-11, NYW-D-12, NYW-13.4). */
import { argA, type Code, code, verbOf } from "../../core/moves/codes.js";
import type { Log, Procedure } from "../../core/flow/flow.js";
import { ASK, asking } from "../../core/flow/procedures.js";
import { ACTED, FORCE } from "../vocabulary/corps.js";
import type { NineYearsEvent } from "../vocabulary/events.js";
import { F } from "../vocabulary/frames.js";
import { V } from "../vocabulary/moves.js";
import { actionId, seatId } from "../state/names.js";
import { actionRefusal } from "../rules/action-refusals.js";
import { defenseValue } from "../rules/siege.js";
import { refuse } from "../rules/refusals.js";
import * as S from "../state/index.js";
import type { NineYearsState } from "../state/index.js";
import { NONE, tablesOf } from "../tables/index.js";
import { CARD_VALUES } from "../vocabulary/types.js";
import { ACTIONS } from "./actions.js";
import { askForce } from "./select-force.js";

const STEP = F.round.step;

export const round: Procedure<NineYearsState, NineYearsEvent> = asking(F.round, {
  clause: "NYW-13.4.1",
  run: {
    actions: (s) => (F.round.top(s).actions > 0 ? ASK : endRound(s)),
    space: takeForce,
    force: beginWithForce,
  },
  moves(s, seat, out) {
    if (F.round.top(s).step === STEP.card) listCards(s, seat, out);
    else listActions(s, seat, out);
  },
  play(s, seat, c, _dice, log) {
    if (verbOf(c) === V["play-card"]) playCard(s, seat, argA(c), log);
    else if (verbOf(c) === V["end-round"]) F.round.top(s).actions = 0;
    else begin(s, seat, argA(c), log);
  },
  refuse(s, seat, c) {
    const { step, shown } = F.round.top(s);
    if (verbOf(c) === V.act && step === STEP.actions) return actionRefusal(s, tablesOf(s), seat, argA(c));
    if (verbOf(c) === V["play-card"] && step === STEP.card) return refuse(shown > 0 ? "card/not-playable (shown)" : "card/not-playable", { value: argA(c) });
    return null;
  },
});

function listCards(s: NineYearsState, seat: number, out: Code[]): void {
  for (const value of CARD_VALUES) if (isPlayable(s, seat, value)) out.push(code(V["play-card"], value));
}

// NYW-13.3.2: a card must be played; NYW-13.2.1.4: the first player must play the card already shown.
function isPlayable(s: NineYearsState, seat: number, value: number): boolean {
  const { shown } = F.round.top(s);
  return CARD_VALUES.includes(value) && (shown > 0 ? value === shown : S.inHand(s, seat, value) > 0);
}

function listActions(s: NineYearsState, seat: number, out: Code[]): void {
  const t = tablesOf(s);
  // NYW-13.4.2.1: actions are taken one by one, in any order.
  for (let action = 0; action < ACTIONS.length; action++) if (ACTIONS[action]!.isPossible(s, t, seat)) out.push(code(V.act, action));
  out.push(code(V["end-round"])); // NYW-13.4.2.4: actions may be left unused.
}

function playCard(s: NineYearsState, seat: number, value: number, log: Log<NineYearsEvent>): void {
  S.changeHand(s, seat, value, -1);
  S.changeDiscards(s, value, 1);
  const f = F.round.top(s);
  f.actions = value;
  f.step = STEP.actions;
  log?.push({ type: "card-played", seat: seatId(seat), value, clause: "NYW-13.4.1" });
}

function begin(s: NineYearsState, seat: number, action: number, log: Log<NineYearsEvent>): void {
  const f = F.round.top(s);
  f.actions--;
  log?.push({ type: "action-began", seat: seatId(seat), action: actionId(action), clause: "NYW-13.5.0" });
  const rule = ACTIONS[action]!;
  if (rule.once !== 0) S.setFlag(s, rule.once, true);
  if (rule.force === null) return rule.begin(s, seat, NONE);
  f.action = action;
  f.step = STEP.space;
  const start = F["choose-space"].push(s);
  start.seat = seat;
  start.action = action;
}

// Asks for the force, now that its space is chosen.
function takeForce(s: NineYearsState): void {
  const f = F.round.top(s);
  const space = F["choose-space"].answered(s);
  const use = ACTIONS[f.action]!.force!;
  f.step = STEP.force;
  askForce(s, f.seat, space, use, use === "siege" ? defenseValue(s, tablesOf(s), space) : 0);
}

// Begins the action of the selected force (NYW-13.5.0). It ends before the next action is chosen (NYW-13.4.2.2).
function beginWithForce(s: NineYearsState): void {
  const f = F.round.top(s);
  const { seat, action } = f;
  f.action = 0;
  f.step = STEP.actions;
  ACTIONS[action]!.begin(s, seat, F["select-force"].answered(s));
}

// NYW-13.4.3.5: the marks of use are cleared at the end of the round.
function endRound(s: NineYearsState): void {
  S.clearCorpsMarks(s, ACTED | FORCE);
  S.clearLeaderMarks(s, S.LEADER_ACTED | S.LEADER_FORCE);
  S.setFlag(s, S.TRANSFER_USED | S.REPLACEMENT_USED | S.RALLY_USED, false);
  F.round.pop(s);
}
