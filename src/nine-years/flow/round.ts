/** A round: an Action card, then its actions one after the other (NYW-D-11, NYW-D-12, NYW-13.4). Remembers the side, the card it must play and the actions left. */
import { argA, type Code, code, verbOf } from "../../core/codes.js";
import type { Log, Procedure } from "../../core/flow.js";
import { answerOf, popFrame, pushFrame, setSlot, setStep, slot, stepOf } from "../../core/frames.js";
import { ACTED, FORCE } from "../corps.js";
import { CARD_VALUES } from "../effects/action-cards.js";
import type { NineYearsEvent } from "../events.js";
import { CAMPAIGN_MOVE, CHOOSE_SPACE, DEPLOY_FLEET, RALLY, REPLACEMENT, Round, SEA_MOVEMENT, SELECT_FORCE, SIEGE, TRANSFER, RoundStep } from "../frames.js";
import { V } from "../moves.js";
import { actionRefusal } from "../reasons/actions.js";
import { canDeployAny, canMoveSomebody, canRallyAny, canReplaceAny, canStart, canTransferAny } from "../rules/actions.js";
import { defenseValue } from "../rules/forces.js";
import {
  changeDiscards,
  changeHand,
  clearCorpsMarks,
  clearLeaderMarks,
  inHand,
  LEADER_ACTED,
  LEADER_FORCE,
  type NineYearsState,
  RALLY_USED,
  REPLACEMENT_USED,
  setFlag,
  TRANSFER_USED,
} from "../state.js";
import { type Tables, tablesOf } from "../tables.js";
import { ACTION, ACTION_IDS, SEATS } from "../types.js";
import { PURPOSE_CAMPAIGN, PURPOSE_SEA, PURPOSE_SIEGE } from "./select-force.js";

export const round: Procedure<NineYearsState, NineYearsEvent> = {
  kind: "round",
  clause: "NYW-13.4.1",
  slots: ["seat", "shown", "actions"],
  run(s) {
    const step = stepOf(s);
    if (step === RoundStep.card) return true;
    if (step === RoundStep.actions) {
      if (slot(s, Round.actions) > 0) return true;
      endRound(s);
      return false;
    }
    goOn(s, step);
    return false;
  },
  asks: (s) => 1 << slot(s, Round.seat),
  // Two kinds of card in a hand that is free; any action at all, beside the end of the round.
  hasChoice: (s, seat) => (stepOf(s) === RoundStep.card ? slot(s, Round.shown) === 0 && hasTwoValues(s, seat) : canMoveSomebody(s, tablesOf(s), seat)),
  lists(s, seat, c) {
    if (stepOf(s) === RoundStep.card) return c === code(V["play-card"], argA(c)) && isPlayable(s, seat, argA(c));
    return c === code(V["end-round"]) || (c === code(V.act, argA(c)) && argA(c) <= ACTION["deploy-fleet"] && canAct(s, tablesOf(s), seat, argA(c)));
  },
  // Card values from 1 to 3; actions in the order of ACTION_IDS, then the end of the round.
  moves(s, seat, out) {
    if (stepOf(s) === RoundStep.card) listCards(s, seat, out);
    else listActions(s, tablesOf(s), seat, out);
  },
  play(s, seat, c, _dice, log) {
    if (verbOf(c) === V["play-card"]) playCard(s, seat, argA(c), log);
    else if (verbOf(c) === V["end-round"]) setSlot(s, Round.actions, 0);
    else begin(s, seat, argA(c), log);
  },
  refuse(s, seat, c) {
    if (verbOf(c) === V.act && stepOf(s) === RoundStep.actions) return actionRefusal(s, tablesOf(s), seat, argA(c));
    if (verbOf(c) === V["play-card"] && stepOf(s) === RoundStep.card)
      return { code: "card/not-playable", clause: slot(s, Round.shown) > 0 ? "NYW-13.2.1.4" : "NYW-13.3.1", data: { value: argA(c) } };
    return null;
  },
};

function listCards(s: NineYearsState, seat: number, out: Code[]): void {
  for (const value of CARD_VALUES) if (isPlayable(s, seat, value)) out.push(code(V["play-card"], value));
}

// NYW-13.3.2: one must be played; NYW-13.2.1.4: the first player must play the card he showed.
function isPlayable(s: NineYearsState, seat: number, value: number): boolean {
  const shown = slot(s, Round.shown);
  return CARD_VALUES.includes(value) && (shown > 0 ? value === shown : inHand(s, seat, value) > 0);
}

function hasTwoValues(s: NineYearsState, seat: number): boolean {
  let values = 0;
  for (const value of CARD_VALUES) if (inHand(s, seat, value) > 0) values++;
  return values > 1;
}

function listActions(s: NineYearsState, t: Tables, seat: number, out: Code[]): void {
  // NYW-13.4.2.1: one after the other, in any order
  for (let action = ACTION.campaign; action <= ACTION["deploy-fleet"]; action++) if (canAct(s, t, seat, action)) out.push(code(V.act, action));
  out.push(code(V["end-round"])); // NYW-13.4.2.4
}

function canAct(s: NineYearsState, t: Tables, seat: number, action: number): boolean {
  switch (action) {
    case ACTION.transfer:
      return canTransferAny(s, t, seat);
    case ACTION.replacement:
      return canReplaceAny(s, t, seat);
    case ACTION.rally:
      return canRallyAny(s, t, seat);
    case ACTION["deploy-fleet"]:
      return canDeployAny(s, t, seat);
    default:
      // A free leader who can step somewhere begins a Campaign move in most rounds.
      return (action === ACTION.campaign && canMoveSomebody(s, t, seat)) || canStart(s, t, seat, action);
  }
}

function playCard(s: NineYearsState, seat: number, value: number, log: Log<NineYearsEvent>): void {
  changeHand(s, seat, value, -1);
  changeDiscards(s, value, 1);
  setSlot(s, Round.actions, value);
  setStep(s, RoundStep.actions);
  log?.push({ type: "card-played", seat: SEATS[seat]!, value, clause: "NYW-13.4.1" });
}

function begin(s: NineYearsState, seat: number, action: number, log: Log<NineYearsEvent>): void {
  setSlot(s, Round.actions, slot(s, Round.actions) - 1);
  log?.push({ type: "action-began", seat: SEATS[seat]!, action: ACTION_IDS[action]!, clause: "NYW-13.5.0" });
  switch (action) {
    case ACTION.transfer:
      setFlag(s, TRANSFER_USED, true); // NYW-13.5.2.1
      pushFrame(s, TRANSFER, seat);
      break;
    case ACTION.replacement:
      setFlag(s, REPLACEMENT_USED, true); // NYW-13.5.3.1
      pushFrame(s, REPLACEMENT, seat);
      break;
    case ACTION.rally:
      setFlag(s, RALLY_USED, true); // NYW-13.5.4.1, NYW-13.5.4.6
      pushFrame(s, RALLY, seat);
      break;
    case ACTION["deploy-fleet"]:
      pushFrame(s, DEPLOY_FLEET, seat);
      break;
    default:
      // NYW-13.5.1.7, NYW-13.5.5.3, NYW-17.5.13: as often as the card allows, each time by units that have not acted.
      setStep(s, RoundStep.starts + action);
      pushFrame(s, CHOOSE_SPACE, seat, action);
  }
}

// The space of an action has been chosen, or its force taken: on to the next part. NYW-13.4.2.2: an action ends before the next is asked for.
function goOn(s: NineYearsState, step: number): void {
  const seat = slot(s, Round.seat);
  const space = answerOf(s) - 1;
  if (step < RoundStep.forceTaken) {
    const action = step - RoundStep.starts;
    setStep(s, RoundStep.forceTaken + action);
    const least = action === ACTION.siege ? defenseValue(s, tablesOf(s), space) : 0;
    pushFrame(s, SELECT_FORCE, seat, space, action === ACTION.campaign ? PURPOSE_CAMPAIGN : action === ACTION.siege ? PURPOSE_SIEGE : PURPOSE_SEA, least);
    return;
  }
  const action = step - RoundStep.forceTaken;
  setStep(s, RoundStep.actions);
  if (action === ACTION.campaign) pushFrame(s, CAMPAIGN_MOVE, seat, space, space);
  else pushFrame(s, action === ACTION.siege ? SIEGE : SEA_MOVEMENT, seat, space);
}

// NYW-13.4.3.5: the flags of use are cleared at the end of the round.
function endRound(s: NineYearsState): void {
  clearCorpsMarks(s, ACTED | FORCE);
  clearLeaderMarks(s, LEADER_ACTED | LEADER_FORCE);
  setFlag(s, TRANSFER_USED | REPLACEMENT_USED | RALLY_USED, false);
  popFrame(s);
}
