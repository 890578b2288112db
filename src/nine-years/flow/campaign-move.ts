/**
 * A Campaign move (NYW-D-14, sections 13.5.1 and 14). The army steps, converts spaces and leaves units behind until its MP are spent, something stops it, or
 * its player ends the move.
 */
import { argA, type Code, code, verbOf } from "../../core/moves/codes.js";
import type { Log, Procedure } from "../../core/flow/flow.js";
import { setStep } from "../../core/flow/frames.js";
import { ASK, asking } from "../../core/flow/procedures.js";
import { linkKind } from "../../core/basics/graph.js";
import { changeControl } from "../effects/control.js";
import { markForceActed } from "../effects/force.js";
import { moveMarked } from "../effects/forces.js";
import type { NineYearsEvent } from "../vocabulary/events.js";
import { F } from "../vocabulary/frames.js";
import { V } from "../vocabulary/moves.js";
import { seatId, spaceId } from "../state/names.js";
import { isFortress, leadersAt, room } from "../rules/forces.js";
import { CAMPAIGN_MP, canConvert, canStep, FORCED_MARCH_MP, linkCost, movingForce, stepRefusal } from "../rules/movement.js";
import { refuse } from "../rules/refusals.js";
import { controlOf, LEADER_FORCE, type NineYearsState, rivalOf } from "../state/index.js";
import { type Tables, tablesOf } from "../tables/index.js";
import { askHeldCard, holdsCard } from "./held-card.js";

const HERE = F["campaign-move"];
const STEP = HERE.step;

export const campaignMove: Procedure<NineYearsState, NineYearsEvent> = asking(HERE, {
  clause: "NYW-13.5.1.2",
  run: {
    begin,
    forcedMarch(s) {
      const f = HERE.top(s);
      if (F["held-card"].answered(s)) f.mp = FORCED_MARCH_MP;
      f.step = STEP.move;
    },
    move(s) {
      return canDoMore(s, tablesOf(s)) ? ASK : setStep(s, STEP.over);
    },
    entered(s) {
      HERE.top(s).step = F.entry.answered(s) || mustStop(s, tablesOf(s)) ? STEP.over : STEP.move;
    },
    over: finish,
  },
  moves: (s, seat, out) => list(s, tablesOf(s), seat, out),
  play(s, seat, c, _dice, log) {
    const t = tablesOf(s);
    switch (verbOf(c)) {
      case V.step:
        step(s, t, seat, argA(c), log);
        break;
      case V.convert:
        convert(s, seat, log);
        break;
      case V["leave-units"]:
        leaveUnits(s, seat);
        break;
      default:
        HERE.top(s).step = STEP.over;
    }
  },
  refuse(s, seat, c) {
    const t = tablesOf(s);
    if (verbOf(c) === V.step) {
      const { space, mp } = HERE.top(s);
      const kind = linkKind(t.graph, space, argA(c));
      if (kind < 0) return refuse("step/not-adjacent", { space: t.spaceIds[argA(c)] ?? null, from: t.spaceIds[space] ?? null });
      if (mustConvertFirst(s, t)) return refuse("step/convert-first", { space: spaceId(t, space) });
      return stepRefusal(s, t, movingForce(s, t, seat, space, mp), argA(c), kind);
    }
    if (verbOf(c) === V.convert) return refuse("convert/not-possible");
    if (verbOf(c) === V["leave-units"]) return refuse("leave/not-possible");
    if (verbOf(c) === V.stop) return refuse("stop/not-here");
    return null;
  },
});

function begin(s: NineYearsState): void {
  const f = HERE.top(s);
  const { seat } = f;
  f.mp = CAMPAIGN_MP;
  f.step = STEP.move;
  if (!holdsCard(s, seat, "forced-march")) return;
  f.step = STEP.forcedMarch;
  askHeldCard(s, seat, "forced-march");
}

// NYW-14.2.1: an army that entered an enemy-controlled unfortified space must convert it before it continues; one that started there need not (NYW-14.2.3).
function mustConvertFirst(s: NineYearsState, t: Tables): boolean {
  const { seat, space, spent } = HERE.top(s);
  return spent && controlOf(s, space) === rivalOf(seat) && !isFortress(t, space);
}

// NYW-14.2.2: an army stops, without a roll (NYW-17.1.3), at an enemy fortress it has entered, but not at one where it started (NYW-14.2.4).
function mustStop(s: NineYearsState, t: Tables): boolean {
  const { seat, space } = HERE.top(s);
  return controlOf(s, space) === rivalOf(seat) && isFortress(t, space);
}

// True if the army can still step or convert; stopping and leaving units do not count.
function canDoMore(s: NineYearsState, t: Tables): boolean {
  const { seat, space, mp } = HERE.top(s);
  // NYW-14.1.1.6: no MP are left; NYW-14.1.2: corps without a leader go no further.
  if (mp === 0 || leadersAt(s, t, seat, space, LEADER_FORCE) === 0) return false;
  const moving = movingForce(s, t, seat, space, mp);
  if (canConvert(s, t, seat, space, moving.corps)) return true;
  if (mustConvertFirst(s, t)) return false;
  for (let i = t.graph.start[space]!; i < t.graph.start[space + 1]!; i++) {
    if (canStep(s, t, moving, t.graph.to[i]!, t.graph.kind[i]!)) return true;
  }
  return false;
}

function list(s: NineYearsState, t: Tables, seat: number, out: Code[]): void {
  const { space, mp, spent, left } = HERE.top(s);
  const moving = movingForce(s, t, seat, space, mp);
  let hasStep = false;
  if (!mustConvertFirst(s, t)) {
    for (let i = t.graph.start[space]!; i < t.graph.start[space + 1]!; i++) {
      if (!canStep(s, t, moving, t.graph.to[i]!, t.graph.kind[i]!)) continue;
      out.push(code(V.step, t.graph.to[i]!));
      hasStep = true;
    }
  }
  if (mp > 0 && canConvert(s, t, seat, space, moving.corps)) out.push(code(V.convert));
  if (!spent) return;
  if (!left && canLeaveUnits(s, t, seat, space, moving.corps)) out.push(code(V["leave-units"]));
  // NYW-4.1.3.1: an army that can continue may not stop where it overstacks the space. NYW-4.1.3.7: one without another step stays.
  if (!hasStep || moving.corps === 0 || room(s, t, seat, space) >= 0) out.push(code(V.stop));
}

// NYW-14.1.3.2, NYW-14.1.3.5, NYW-4.1.3.1: true if the army can leave a corps that fits the space, or a leader who is not its last.
function canLeaveUnits(s: NineYearsState, t: Tables, seat: number, space: number, corps: number): boolean {
  const leaders = leadersAt(s, t, seat, space, LEADER_FORCE);
  return leaders > 1 || (corps > 0 && room(s, t, seat, space) + corps > 0);
}

function step(s: NineYearsState, t: Tables, seat: number, to: number, log: Log<NineYearsEvent>): void {
  const f = HERE.top(s);
  const from = f.space;
  f.mp -= linkCost(seat, linkKind(t.graph, from, to));
  f.from = from;
  f.space = to;
  f.spent = true;
  f.left = false;
  f.step = STEP.entered;
  moveMarked(s, seat, from, to); // NYW-14.1.3.1: only the units that set out move.
  log?.push({ type: "army-moved", seat: seatId(seat), from: spaceId(t, from), to: spaceId(t, to), clause: "NYW-14.1.1.1" });
  const entry = F.entry.push(s); // NYW-14.3.1: what happens on entry comes first.
  entry.seat = seat;
  entry.space = to;
  entry.from = from;
}

function convert(s: NineYearsState, seat: number, log: Log<NineYearsEvent>): void {
  const f = HERE.top(s);
  f.mp--;
  f.spent = true;
  changeControl(s, f.space, seat, "NYW-14.4.1", log);
}

function leaveUnits(s: NineYearsState, seat: number): void {
  const f = HERE.top(s);
  f.left = true;
  const left = F["leave-units"].push(s);
  left.seat = seat;
  left.space = f.space;
}

// NYW-13.4.3.1: the whole army has taken part in an action.
function finish(s: NineYearsState): void {
  markForceActed(s);
  HERE.pop(s);
  F["end-of-action"].push(s);
}
