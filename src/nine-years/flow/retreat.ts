/**
 * The retreat of a losing defender: behind his walls, to an adjacent friendly space, back aboard, or nowhere (NYW-D-22).
 *
 * The frame remembers the loser, the space, where the attacker came from, and the port + 1 once he re-embarks.
 */
import { argA, code, verbOf } from "../../core/codes.js";
import type { Dice } from "../../core/dice/dice.js";
import { rollTest } from "../../core/events.js";
import type { Log, Procedure } from "../../core/flow.js";
import { popFrame, pushFrame, setSlot, setStep, slot, stepOf } from "../../core/frames.js";
import { FORCE, powerOf } from "../corps.js";
import { moveAllOutside, remarkAt } from "../effects/forces.js";
import { eliminateCorps } from "../effects/losses.js";
import { sendOff } from "../effects/leaders.js";
import type { NineYearsEvent } from "../events.js";
import { FORTIFY, LOSSES, Retreat, RetreatStep } from "../frames.js";
import { V } from "../moves.js";
import { enemyOf, isUnderSiege, leadersAt, occupies } from "../rules/forces.js";
import { listRefuges } from "../rules/interception.js";
import {
  controlOf,
  firstStack,
  kindOfStack,
  leaderCount,
  type NineYearsState,
  placeOfLeader,
  placeOfStack,
  sideOfLeader,
  sizeOfStack,
  zoneControl,
} from "../state.js";
import { at, entryAt, NONE, type Tables, tablesOf } from "../tables.js";
import { SEATS } from "../types.js";
import { AT_SEA } from "./losses.js";
import { refuseSpace } from "./refusals.js";

const MARK_ALL = { having: 0, clear: 0, set: FORCE };
const UNMARK = { having: FORCE, clear: FORCE, set: 0 };
const NOBODY = { having: 0, clear: 0, set: 0 };

const places: number[] = [];

/** Order: spaces in board order; or not to re-embark, then ports in board order. */
export const retreat: Procedure<NineYearsState, NineYearsEvent> = {
  kind: "retreat",
  clause: "NYW-16.4.4",
  slots: ["seat", "space", "from", "port"],
  run(s, _dice, log) {
    const t = tablesOf(s);
    const seat = slot(s, Retreat.seat);
    const space = slot(s, Retreat.space);
    switch (stepOf(s)) {
      case RetreatStep.walls:
        setStep(s, RetreatStep.ask);
        pushFrame(s, FORTIFY, seat, space); // NYW-16.4.5
        return false;
      case RetreatStep.ask:
        if (!occupies(s, seat, space) && leadersAt(s, t, seat, space) === 0) {
          popFrame(s);
          return false;
        }
        if (listRefugesOrPorts(s, t)) return true;
        perish(s, t, log);
        return false;
      default:
        land(s, t, log);
        return false;
    }
  },
  asks: (s) => 1 << slot(s, Retreat.seat),
  moves(s, _seat, out) {
    const t = tablesOf(s);
    listRefuges(s, t, slot(s, Retreat.seat), slot(s, Retreat.space), slot(s, Retreat.from), places);
    if (places.length > 0) {
      for (let i = 0; i < places.length; i++) out.push(code(V["retreat-to"], places[i]!));
      return;
    }
    listPorts(s, t);
    out.push(code(V.decline));
    for (let i = 0; i < places.length; i++) out.push(code(V["re-embark"], places[i]!));
  },
  play(s, seat, c, dice, log) {
    const t = tablesOf(s);
    switch (verbOf(c)) {
      case V["retreat-to"]:
        moveAllOutside(s, t, seat, slot(s, Retreat.space), argA(c), "NYW-16.4.4", log);
        popFrame(s); // NYW-16.4.1: led or not
        break;
      case V["re-embark"]:
        reEmbark(s, t, seat, argA(c), dice, log);
        break;
      default:
        perish(s, t, log);
    }
  },
  refuse(s, _seat, c) {
    return refuseSpace(s, c, V["retreat-to"], "retreat/not-there", "NYW-16.4.4") ?? refuseSpace(s, c, V["re-embark"], "re-embark/not-there", "NYW-16.4.7");
  },
};

// Whether there is somewhere to go; a force without such a space may have ports.
function listRefugesOrPorts(s: NineYearsState, t: Tables): boolean {
  listRefuges(s, t, slot(s, Retreat.seat), slot(s, Retreat.space), slot(s, Retreat.from), places);
  if (places.length === 0) listPorts(s, t);
  return places.length > 0;
}

// NYW-16.4.7: corps in an enemy-controlled port; friendly ports of the same zone that are not besieged.
function listPorts(s: NineYearsState, t: Tables): void {
  places.length = 0;
  const seat = slot(s, Retreat.seat);
  const space = slot(s, Retreat.space);
  const zone = at(t.zone, space);
  if (zone === NONE || controlOf(s, space) !== enemyOf(seat) || !occupies(s, seat, space)) return;
  for (const port of t.ports) if (at(t.zone, port) === zone && controlOf(s, port) === seat && isSafe(s, t, seat, port)) places.push(port);
}

function isSafe(s: NineYearsState, t: Tables, seat: number, port: number): boolean {
  return !isUnderSiege(s, t, port) && !occupies(s, enemyOf(seat), port);
}

// One roll on the table of Sea Movement: 2 or more lands, 1 with a loss, 0 or less does not (NYW-14.5.7, NYW-16.4.7).
function reEmbark(s: NineYearsState, t: Tables, seat: number, port: number, dice: Dice, log: Log<NineYearsEvent>): void {
  const space = slot(s, Retreat.space);
  const control = zoneControl(s, at(t.zone, space));
  const modifier = control === seat ? 1 : control === enemyOf(seat) ? -2 : 0; // NYW-14.5.4, NYW-14.5.5
  const total = rollTest(dice, log, "re-embark", "NYW-16.4.7", SEATS[seat]!, { bonus: modifier });
  log?.push({
    type: "sailed",
    seat: SEATS[seat]!,
    from: entryAt(t.spaceIds, space),
    to: entryAt(t.spaceIds, port),
    arrived: total >= 1,
    total,
    clause: "NYW-16.4.7",
  });
  if (total < 1) {
    perish(s, t, log);
    return;
  }
  setSlot(s, Retreat.port, port + 1);
  setStep(s, RetreatStep.landed);
  if (total > 1) return;
  remarkAt(s, t, seat, space, MARK_ALL, NOBODY);
  pushFrame(s, LOSSES, seat, space, 1, AT_SEA);
}

function land(s: NineYearsState, t: Tables, log: Log<NineYearsEvent>): void {
  const seat = slot(s, Retreat.seat);
  const space = slot(s, Retreat.space);
  remarkAt(s, t, seat, space, UNMARK, NOBODY);
  moveAllOutside(s, t, seat, space, slot(s, Retreat.port) - 1, "NYW-16.4.7", log);
  popFrame(s);
}

// NYW-16.4.6
function perish(s: NineYearsState, t: Tables, log: Log<NineYearsEvent>): void {
  const seat = slot(s, Retreat.seat);
  const space = slot(s, Retreat.space);
  log?.push({ type: "retreated", seat: SEATS[seat]!, from: entryAt(t.spaceIds, space), to: null, clause: "NYW-16.4.6" });
  for (let i = firstStack(s, space); placeOfStack(s, i) === space; ) {
    const kind = kindOfStack(s, i);
    if (at(t.powerSide, powerOf(kind)) === seat) eliminateCorps(s, t, space, kind, sizeOfStack(s, i), "NYW-16.4.6", log);
    else i++;
  }
  for (let leader = 0; leader < leaderCount(s); leader++) {
    if (placeOfLeader(s, leader) === space && sideOfLeader(s, t, leader) === seat) sendOff(s, t, leader, "NYW-16.4.6", log);
  }
  popFrame(s);
}
