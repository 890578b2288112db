/**
 * A Campaign move (NYW-D-14, sections 13.5.1 and 14): the army steps, converts, leaves units behind, until its MP are spent, something stops it or its player does.
 * Remembers the side, the space, where it came from, the MP left, whether it has done anything, and whether units were left in this space.
 */
import { argA, type Code, code, verbOf } from "../../core/codes.js";
import type { Log, Procedure } from "../../core/flow.js";
import { answerOf, popFrame, pushFrame, setAnswer, setSlot, setStep, slot, stepOf } from "../../core/frames.js";
import { linkKind } from "../../core/graph.js";
import { changeControl } from "../effects/control.js";
import { markForceActed, moveForce } from "../effects/force.js";
import type { NineYearsEvent } from "../events.js";
import { CampaignMove, END_OF_ACTION, ENTRY, LEAVE_UNITS, CampaignMoveStep } from "../frames.js";
import { V } from "../moves.js";
import { enemyOf, isFortress, leadersAt, room } from "../rules/forces.js";
import { CAMPAIGN_MP, canConvert, canStep, FORCED_MARCH_MP, linkCost, movingForce, stepRefusal } from "../rules/movement.js";
import { controlOf, LEADER_FORCE, type NineYearsState } from "../state.js";
import { at, entryAt, type Tables, tablesOf } from "../tables.js";
import { SEATS } from "../types.js";
import { askHeldCard } from "./held-card.js";

export const campaignMove: Procedure<NineYearsState, NineYearsEvent> = {
  kind: "campaign-move",
  clause: "NYW-13.5.1.2",
  slots: ["seat", "space", "from", "mp", "spent", "left"],
  run(s) {
    const t = tablesOf(s);
    switch (stepOf(s)) {
      case CampaignMoveStep.begin:
        begin(s);
        return false;
      case CampaignMoveStep.forcedMarch:
        setSlot(s, CampaignMove.mp, answerOf(s) === 1 ? FORCED_MARCH_MP : CAMPAIGN_MP);
        setStep(s, CampaignMoveStep.move);
        return false;
      case CampaignMoveStep.entered:
        setStep(s, answerOf(s) === 1 || mustStop(s, t) ? CampaignMoveStep.over : CampaignMoveStep.move);
        return false;
      case CampaignMoveStep.move:
        if (canDoMore(s, t)) return true;
        setStep(s, CampaignMoveStep.over);
        return false;
      default:
        finish(s);
        return false;
    }
  },
  asks: (s) => 1 << slot(s, CampaignMove.seat),
  // Something can be done (see run), and the army may stop (NYW-4.1.3.1).
  hasChoice: (s, seat) => slot(s, CampaignMove.spent) === 1 && room(s, tablesOf(s), seat, slot(s, CampaignMove.space)) >= 0,
  // Steps in the order of the links, convert, leave units, stop.
  moves: (s, seat, out) => list(s, tablesOf(s), seat, out),
  play(s, seat, c, _dice, log) {
    const t = tablesOf(s);
    switch (verbOf(c)) {
      case V.step:
        step(s, t, seat, argA(c), log);
        break;
      case V.convert:
        convert(s, t, seat, log);
        break;
      case V["leave-units"]:
        setSlot(s, CampaignMove.left, 1);
        pushFrame(s, LEAVE_UNITS, seat, slot(s, CampaignMove.space));
        break;
      default:
        setStep(s, CampaignMoveStep.over);
    }
  },
  refuse(s, seat, c) {
    const t = tablesOf(s);
    if (verbOf(c) === V.step) {
      const space = slot(s, CampaignMove.space);
      const kind = linkKind(t.graph, space, argA(c));
      if (kind < 0) return { code: "step/not-adjacent", clause: "NYW-14.1.1.1", data: { space: t.spaceIds[argA(c)] ?? null } };
      if (mustConvertFirst(s, t)) return { code: "step/convert-first", clause: "NYW-14.2.1", data: { space: entryAt(t.spaceIds, space) } };
      return stepRefusal(s, t, movingForce(s, t, seat, space), argA(c), kind, slot(s, CampaignMove.mp));
    }
    if (verbOf(c) === V.convert) return { code: "convert/not-possible", clause: "NYW-14.4.1", data: {} };
    if (verbOf(c) === V["leave-units"]) return { code: "leave/not-possible", clause: "NYW-14.1.3.2", data: {} };
    if (verbOf(c) === V.stop) return { code: "stop/not-here", clause: "NYW-4.1.3.1", data: {} };
    return null;
  },
};

function begin(s: NineYearsState): void {
  const seat = slot(s, CampaignMove.seat);
  setSlot(s, CampaignMove.mp, CAMPAIGN_MP);
  setStep(s, CampaignMoveStep.forcedMarch);
  setAnswer(s, 0);
  askHeldCard(s, seat, "forced-march");
}

// NYW-14.2.1: an army that entered an enemy-controlled unfortified space converts it before it goes on; one that started there need not (NYW-14.2.3).
function mustConvertFirst(s: NineYearsState, t: Tables): boolean {
  const space = slot(s, CampaignMove.space);
  return slot(s, CampaignMove.spent) === 1 && controlOf(s, space) === enemyOf(slot(s, CampaignMove.seat)) && !isFortress(t, space);
}

// NYW-14.2.2: after it has entered only (NYW-14.2.4); NYW-17.1.3: and without a roll.
function mustStop(s: NineYearsState, t: Tables): boolean {
  const space = slot(s, CampaignMove.space);
  return controlOf(s, space) === enemyOf(slot(s, CampaignMove.seat)) && isFortress(t, space);
}

// Only stopping or leaving units is no further move.
function canDoMore(s: NineYearsState, t: Tables): boolean {
  const seat = slot(s, CampaignMove.seat);
  const space = slot(s, CampaignMove.space);
  const mp = slot(s, CampaignMove.mp);
  // NYW-14.1.1.6: no MP are left; NYW-14.1.2: corps without a leader go no further.
  if (mp === 0 || leadersAt(s, t, seat, space, LEADER_FORCE) === 0) return false;
  const moving = movingForce(s, t, seat, space);
  if (canConvert(s, t, seat, space, moving.corps)) return true;
  if (mustConvertFirst(s, t)) return false;
  for (let i = at(t.graph.start, space); i < at(t.graph.start, space + 1); i++) {
    if (canStep(s, t, moving, at(t.graph.to, i), at(t.graph.kind, i), mp)) return true;
  }
  return false;
}

function list(s: NineYearsState, t: Tables, seat: number, out: Code[]): void {
  const space = slot(s, CampaignMove.space);
  const mp = slot(s, CampaignMove.mp);
  const moving = movingForce(s, t, seat, space);
  let hasStep = false;
  if (!mustConvertFirst(s, t)) {
    for (let i = at(t.graph.start, space); i < at(t.graph.start, space + 1); i++) {
      if (!canStep(s, t, moving, at(t.graph.to, i), at(t.graph.kind, i), mp)) continue;
      out.push(code(V.step, at(t.graph.to, i)));
      hasStep = true;
    }
  }
  if (mp > 0 && canConvert(s, t, seat, space, moving.corps)) out.push(code(V.convert));
  if (slot(s, CampaignMove.spent) === 0) return;
  if (slot(s, CampaignMove.left) === 0 && canLeaveUnits(s, t, seat, space, moving.corps)) out.push(code(V["leave-units"]));
  // NYW-4.1.3.1: not where that leaves the space overstacked, while the army can go on; NYW-4.1.3.7: without a further step it stays.
  if (!hasStep || moving.corps === 0 || room(s, t, seat, space) >= 0) out.push(code(V.stop));
}

// NYW-14.1.3.2, NYW-14.1.3.5, NYW-4.1.3.1: a corps that fits the space, or a leader who is not the last of an army with corps.
function canLeaveUnits(s: NineYearsState, t: Tables, seat: number, space: number, corps: number): boolean {
  const leaders = leadersAt(s, t, seat, space, LEADER_FORCE);
  return leaders > 1 || (corps > 0 && room(s, t, seat, space) + corps > 0);
}

function step(s: NineYearsState, t: Tables, seat: number, to: number, log: Log<NineYearsEvent>): void {
  const from = slot(s, CampaignMove.space);
  setSlot(s, CampaignMove.mp, slot(s, CampaignMove.mp) - linkCost(seat, linkKind(t.graph, from, to)));
  setSlot(s, CampaignMove.from, from);
  setSlot(s, CampaignMove.space, to);
  setSlot(s, CampaignMove.spent, 1);
  setSlot(s, CampaignMove.left, 0);
  moveForce(s, t, seat, from, to); // NYW-14.1.3.1: those that set out, and nobody else
  log?.push({ type: "army-moved", seat: SEATS[seat]!, from: entryAt(t.spaceIds, from), to: entryAt(t.spaceIds, to), clause: "NYW-14.1.1.1" });
  setStep(s, CampaignMoveStep.entered);
  pushFrame(s, ENTRY, seat, to, from); // NYW-14.3.1
}

function convert(s: NineYearsState, t: Tables, seat: number, log: Log<NineYearsEvent>): void {
  setSlot(s, CampaignMove.mp, slot(s, CampaignMove.mp) - 1);
  setSlot(s, CampaignMove.spent, 1);
  changeControl(s, t, slot(s, CampaignMove.space), seat, "NYW-14.4.1", log);
}

// NYW-13.4.3.1: the whole army has taken part in an action.
function finish(s: NineYearsState): void {
  markForceActed(s);
  popFrame(s);
  pushFrame(s, END_OF_ACTION);
}
