/** The Glorious Revolution (NYW-20.2.5.2): Marlborough, control, besieged garrisons, the flight of James II, Londonderry, British forces. */
import type { Log, Procedure } from "../../core/flow/flow.js";
import { automatic } from "../../core/flow/procedures.js";
import { FORCE, fullCorps, REDUCED } from "../vocabulary/corps.js";
import { changeControl } from "../effects/control.js";
import { CONDITION_OF_LEADER } from "../effects/leaders.js";
import { moveLeaders, openGates } from "../effects/forces.js";
import type { NineYearsEvent } from "../vocabulary/events.js";
import { F } from "../vocabulary/frames.js";
import { leaderId, spaceId } from "../state/names.js";
import { leadersAt, occupies } from "../rules/forces.js";
import * as S from "../state/index.js";
import type { NineYearsState, Remark } from "../state/index.js";
import { ALLIANCE, BOURBON, BRITAIN, REGION_BRITAIN, type Tables, tablesOf } from "../tables/index.js";
import { askDisplacement } from "./displace.js";

const HERE = F["glorious-revolution"];
const STEP = HERE.step;

export const gloriousRevolution: Procedure<NineYearsState, NineYearsEvent> = automatic(HERE, "NYW-20.2.5.2", {
  control(s, _dice, log) {
    beginRevolution(s, tablesOf(s), log);
    HERE.top(s).step = STEP.garrisons;
  },
  garrisons(s) {
    if (!clearGarrison(s, tablesOf(s))) HERE.top(s).step = STEP.flight;
  },
  flight(s) {
    HERE.top(s).step = STEP.londonderry;
    fly(s, tablesOf(s));
  },
  londonderry(s) {
    HERE.top(s).step = STEP.forces;
    leaveLondonderry(s, tablesOf(s));
  },
  forces(s, _dice, log) {
    HERE.pop(s);
    raiseForces(s, tablesOf(s), log);
  },
});

function beginRevolution(s: NineYearsState, t: Tables, log: Log<NineYearsEvent>): void {
  S.setFlag(s, S.GR_HAPPENED, true); // NYW-20.2.5.2.e, NYW-7.2.7: homes, capitals and the power Britain follow from this flag.
  log?.push({ type: "glorious-revolution", clause: "NYW-20.2.5.2" });
  turnMarlborough(s, t, log);
  // NYW-20.2.5.2.h: sieges of spaces that change hands end.
  for (const space of t.toAlliance) {
    if (S.controlOf(s, space) === BOURBON) openGates(s, BOURBON, space);
    changeControl(s, space, ALLIANCE, "NYW-20.2.5.2.a", log);
  }
  for (const space of t.toBourbon) {
    if (S.controlOf(s, space) === ALLIANCE && !occupies(s, BOURBON, space)) openGates(s, ALLIANCE, space);
    changeControl(s, space, BOURBON, "NYW-20.2.5.2.a", log);
  }
}

// NYW-20.2.5.2.d: Marlborough's counter is turned and put in London from anywhere, unless he is out of the game.
function turnMarlborough(s: NineYearsState, t: Tables, log: Log<NineYearsEvent>): void {
  if (S.placeOfLeader(s, t.marlborough) === S.REMOVED) return;
  S.setPlaceOfLeader(s, t.marlborough, t.named.london);
  S.removeMarks(s, t.marlborough, CONDITION_OF_LEADER);
  log?.push({ type: "leader-arrived", leader: leaderId(t, t.marlborough), space: spaceId(t, t.named.london), clause: "NYW-20.2.5.2.d" });
}

// An Alliance garrison besieged in a space that becomes Bourbon cannot stay among its besiegers (NYW-4.3.1).
function clearGarrison(s: NineYearsState, t: Tables): boolean {
  for (const space of t.toBourbon) {
    const garrison = S.INSIDE + space;
    if (S.corpsOf(s, t, ALLIANCE, garrison) === 0 && leadersAt(s, t, ALLIANCE, garrison) === 0) continue;
    askDisplacement(s, ALLIANCE, garrison, "evacuation");
    return true;
  }
  return false;
}

const GATHER: Remark = { having: 0, clear: 0, set: FORCE };

// NYW-20.2.5.2.b: all Bourbon units in England, and James II from anywhere if he is in play, go together from London to one French home port.
function fly(s: NineYearsState, t: Tables): void {
  const { london } = t.named;
  for (const space of t.toAlliance) {
    if (t.region[space] !== REGION_BRITAIN) continue;
    S.remarkCorps(s, BOURBON, space, GATHER);
    if (space !== london) S.moveCorps(s, BOURBON, space, london, FORCE);
    moveLeaders(s, BOURBON, space, london, 0);
  }
  const james = S.placeOfLeader(s, t.jamesII);
  if (james !== S.REMOVED && james !== S.NOT_ARRIVED) S.setPlaceOfLeader(s, t.jamesII, london);
  let any = S.corpsOf(s, t, BOURBON, london) > 0;
  for (const leader of S.leadersOf(s, t, BOURBON)) {
    if (S.placeOfLeader(s, leader) !== london) continue;
    S.addMarks(s, leader, S.LEADER_FORCE);
    any = true;
  }
  if (any) askDisplacement(s, BOURBON, london, "flight");
}

// NYW-20.2.5.2.f: Bourbon units leave Londonderry for another space in Ireland.
function leaveLondonderry(s: NineYearsState, t: Tables): void {
  const { londonderry } = t.named;
  if (occupies(s, BOURBON, londonderry) || leadersAt(s, t, BOURBON, londonderry) > 0) askDisplacement(s, BOURBON, londonderry, "londonderry");
}

// NYW-20.2.5.2.c: two British corps appear in London, a reduced one in Londonderry.
function raiseForces(s: NineYearsState, t: Tables, log: Log<NineYearsEvent>): void {
  for (const { space, count, reduced } of t.revolutionForces) {
    const kind = fullCorps(BRITAIN) | (reduced ? REDUCED : 0);
    S.addCorps(s, t.spaceIds.indexOf(space), kind, count);
    for (let i = 0; i < count; i++) log?.push({ type: "corps-arrived", seat: "alliance", corps: S.kindId(kind), space, clause: "NYW-20.2.5.2.c" });
  }
}
