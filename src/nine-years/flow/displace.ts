/**
 * Units must leave a place (NYW-D-25, NYW-D-34): an evacuated garrison, leaders without corps, units in neutral Savoy or on their way to winter quarters,
 * James II and his army, and Bourbons in Londonderry.
 * If any piece of the side there carries the mark of a force, only marked pieces go, otherwise all of them. For leaders without corps, only leaders go.
 */
import { argA, code } from "../../core/moves/codes.js";
import type { Log, Procedure } from "../../core/flow/flow.js";
import { ASK, asking } from "../../core/flow/procedures.js";
import { FORCE, powerOf } from "../vocabulary/corps.js";
import { DISBAND_CORPS } from "../effects/forces.js";
import { eliminateCorps, spaceOfPlace } from "../effects/losses.js";
import { sendOff } from "../effects/leaders.js";
import type { NineYearsEvent } from "../vocabulary/events.js";
import { F } from "../vocabulary/frames.js";
import { V } from "../vocabulary/moves.js";
import { seatId, spaceId } from "../state/names.js";
import { leadersAt } from "../rules/forces.js";
import { displacementClause, isSuitable, listNearest } from "../rules/nearest.js";
import * as S from "../state/index.js";
import type { NineYearsState } from "../state/index.js";
import { type Tables, tablesOf } from "../tables/index.js";
import { DISPLACEMENT, type DisplacementId } from "../vocabulary/types.js";
import { refuseSpace } from "./refusals.js";

const spaces: number[] = [];

export const displace: Procedure<NineYearsState, NineYearsEvent> = asking(F.displace, {
  clause: "NYW-14.8.1",
  run: {
    ask(s, _dice, log) {
      listChoices(s, tablesOf(s));
      if (spaces.length > 0) return ASK;
      dissolve(s, tablesOf(s), log);
      return F.displace.pop(s);
    },
  },
  moves(s, _seat, out) {
    listChoices(s, tablesOf(s));
    for (let i = 0; i < spaces.length; i++) out.push(code(V["withdraw-to"], spaces[i]!));
  },
  play(s, _seat, c, _dice, log) {
    goTo(s, tablesOf(s), argA(c), log);
    F.displace.pop(s);
  },
  refuse(s, seat, c) {
    listChoices(s, tablesOf(s));
    return isSuitable(argA(c))
      ? refuseSpace(s, c, V["withdraw-to"], "withdraw/not-nearest")
      : refuseSpace(s, c, V["withdraw-to"], "withdraw/not-suitable", displacementClause(F.displace.top(s).why, seat));
  },
});

function listChoices(s: NineYearsState, t: Tables): void {
  listNearest(s, t, F.displace.top(s), spaces);
}

function placeOf(s: NineYearsState): number {
  const { space, inside } = F.displace.top(s);
  return inside ? S.INSIDE + space : space;
}

function goTo(s: NineYearsState, t: Tables, to: number, log: Log<NineYearsEvent>): void {
  const { seat, space, why } = F.displace.top(s);
  const lost = lostUnits(s, t);
  const { place, marked } = lost;
  for (const leader of S.leadersOf(s, t, seat)) {
    if (!goes(s, leader, lost)) continue;
    S.setPlaceOfLeader(s, leader, to);
    S.removeMarks(s, leader, S.LEADER_FORCE);
  }
  if (why !== DISPLACEMENT["lone-leaders"]) {
    S.moveCorps(s, seat, place, to, marked ? FORCE : 0);
    S.remarkCorps(s, seat, to, DISBAND_CORPS);
  }
  log?.push({
    type: "displaced",
    seat: seatId(seat),
    from: spaceId(t, space),
    to: spaceId(t, to),
    clause: displacementClause(why, seat),
  });
}

// NYW-7.2.1.14, NYW-17.5.10, NYW-19.1.3: with nowhere to go, corps enter the Force Pool and leaders leave the map.
function dissolve(s: NineYearsState, t: Tables, log: Log<NineYearsEvent>): void {
  const { seat, space, why } = F.displace.top(s);
  const lost = lostUnits(s, t);
  const { place, marked } = lost;
  const clause = displacementClause(why, seat);
  log?.push({ type: "displaced", seat: seatId(seat), from: spaceId(t, space), to: null, clause });
  for (const leader of S.leadersOf(s, t, seat)) if (goes(s, leader, lost)) sendOff(s, t, leader, clause, log);
  if (why === DISPLACEMENT["lone-leaders"]) return;
  for (let i = S.firstStack(s, place); S.placeOfStack(s, i) === place; ) {
    const kind = S.kindOfStack(s, i);
    if (t.powerSide[powerOf(kind)] === seat && (!marked || (kind & FORCE) !== 0)) eliminateCorps(s, { place, kind, clause }, S.sizeOfStack(s, i), log);
    else i++;
  }
}

// The units of the seat that must leave a place: all of them or, if `marked`, only those with the mark of a force.
interface Lost {
  readonly place: number;
  readonly marked: boolean;
}

function lostUnits(s: NineYearsState, t: Tables): Lost {
  const { seat } = F.displace.top(s);
  const place = placeOf(s);
  return { place, marked: S.corpsOf(s, t, seat, place, FORCE) > 0 || leadersAt(s, t, seat, place, S.LEADER_FORCE) > 0 };
}

function goes(s: NineYearsState, leader: number, { place, marked }: Lost): boolean {
  return S.placeOfLeader(s, leader) === place && (!marked || S.hasMarks(s, leader, S.LEADER_FORCE));
}

export function askDisplacement(s: NineYearsState, seat: number, place: number, why: DisplacementId): void {
  const f = F.displace.push(s);
  f.seat = seat;
  f.inside = place >= S.INSIDE;
  f.space = spaceOfPlace(place);
  f.why = DISPLACEMENT[why];
}
