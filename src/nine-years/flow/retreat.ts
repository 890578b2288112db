/** The defender who lost a battle goes behind the walls, to an adjacent friendly space or back to sea. Corps that do not are eliminated (NYW-D-22). */
import { argA, code, verbOf } from "../../core/moves/codes.js";
import type { Dice } from "../../core/dice/dice.js";
import type { Log, Procedure } from "../../core/flow/flow.js";
import { ASK, asking } from "../../core/flow/procedures.js";
import { FORCE, powerOf } from "../vocabulary/corps.js";
import { moveAllOutside, remarkAt } from "../effects/forces.js";
import { eliminateCorps } from "../effects/losses.js";
import { sendOff } from "../effects/leaders.js";
import type { NineYearsEvent } from "../vocabulary/events.js";
import { F } from "../vocabulary/frames.js";
import { V } from "../vocabulary/moves.js";
import { seatId, spaceId } from "../state/names.js";
import { leadersAt, occupies } from "../rules/forces.js";
import { isUnderSiege } from "../rules/siege.js";
import { listRefuges } from "../rules/avoid-battle.js";
import { rollFor } from "../rules/rolls.js";
import * as S from "../state/index.js";
import type { NineYearsState } from "../state/index.js";
import { NONE, type Tables, tablesOf } from "../tables/index.js";
import { askFortify } from "./fortify.js";
import { askLosses } from "./losses.js";
import { refuseSpace } from "./refusals.js";

const MARK_ALL = { having: 0, clear: 0, set: FORCE };
const UNMARK = { having: FORCE, clear: FORCE, set: 0 };
const NOBODY = { having: 0, clear: 0, set: 0 };

/** The refuges or ports of the last listing. */
const places: number[] = [];

/** Offers the refuges in board order or, if there are none, "decline" and then the ports in board order. */
export const retreat: Procedure<NineYearsState, NineYearsEvent> = asking(F.retreat, {
  clause: "NYW-16.4.4",
  run: {
    walls(s) {
      const f = F.retreat.top(s);
      f.step = F.retreat.step.ask;
      askFortify(s, f.seat, f.space); // NYW-16.4.5: units may first go into their own fortress.
    },
    ask(s, _dice, log) {
      const t = tablesOf(s);
      const { seat, space } = F.retreat.top(s);
      if (!occupies(s, seat, space) && leadersAt(s, t, seat, space) === 0) return F.retreat.pop(s);
      return listRefugesOrPorts(s, t) ? ASK : perish(s, t, log);
    },
    landed: (s, _dice, log) => land(s, log),
  },
  moves(s, _seat, out) {
    const t = tablesOf(s);
    listRefugesOf(s, t);
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
        moveAllOutside(s, { side: seat, from: F.retreat.top(s).space, to: argA(c), clause: "NYW-16.4.4" }, log);
        F.retreat.pop(s); // NYW-16.4.1: all have retreated, with or without a leader.
        break;
      case V["re-embark"]:
        reEmbark(s, seat, argA(c), dice, log);
        break;
      default:
        perish(s, t, log);
    }
  },
  refuse(s, _seat, c) {
    return refuseSpace(s, c, V["retreat-to"], "retreat/not-there (after battle)") ?? refuseSpace(s, c, V["re-embark"], "re-embark/not-there");
  },
});

// Lists the refuges or, if there are none, the ports. True if any are found.
function listRefugesOrPorts(s: NineYearsState, t: Tables): boolean {
  listRefugesOf(s, t);
  if (places.length === 0) listPorts(s, t);
  return places.length > 0;
}

function listRefugesOf(s: NineYearsState, t: Tables): void {
  listRefuges(s, t, F.retreat.top(s), places);
}

// NYW-16.4.7: from an enemy-controlled port, corps may sail to unbesieged friendly ports of the same zone.
function listPorts(s: NineYearsState, t: Tables): void {
  places.length = 0;
  const { seat, space } = F.retreat.top(s);
  const zone = t.zone[space]!;
  if (zone === NONE || S.controlOf(s, space) !== S.rivalOf(seat) || !occupies(s, seat, space)) return;
  for (const port of t.ports) if (t.zone[port] === zone && S.controlOf(s, port) === seat && isSafe(s, t, seat, port)) places.push(port);
}

function isSafe(s: NineYearsState, t: Tables, seat: number, port: number): boolean {
  return !isUnderSiege(s, t, port) && !occupies(s, S.rivalOf(seat), port);
}

// One roll on the Sea Movement table: 2 or more lands, 1 lands with a loss, 0 or less fails (NYW-14.5.7, NYW-16.4.7).
function reEmbark(s: NineYearsState, seat: number, port: number, dice: Dice, log: Log<NineYearsEvent>): void {
  const t = tablesOf(s);
  const f = F.retreat.top(s);
  const { space } = f;
  const control = S.zoneControl(s, t.zone[space]!);
  // NYW-14.5.4, NYW-14.5.5: the roll has -2 in an enemy zone, +1 in a friendly one.
  const modifier = control === seat ? 1 : control === S.rivalOf(seat) ? -2 : 0;
  const total = rollFor(dice, log, "re-embark", seatId(seat), { bonus: modifier });
  log?.push({
    type: "sailed",
    seat: seatId(seat),
    from: spaceId(t, space),
    to: spaceId(t, port),
    arrived: total >= 1,
    total,
    clause: "NYW-16.4.7",
  });
  if (total < 1) return perish(s, t, log);
  f.port = port;
  f.step = F.retreat.step.landed;
  if (total > 1) return;
  remarkAt(s, seat, space, MARK_ALL, NOBODY);
  askLosses(s, seat, space, 1, "sea");
}

function land(s: NineYearsState, log: Log<NineYearsEvent>): void {
  const { seat, space, port } = F.retreat.top(s);
  remarkAt(s, seat, space, UNMARK, NOBODY);
  moveAllOutside(s, { side: seat, from: space, to: port, clause: "NYW-16.4.7" }, log);
  F.retreat.pop(s);
}

// NYW-16.4.6: corps that do not retreat are eliminated; leaders who do not retreat wait off the map.
function perish(s: NineYearsState, t: Tables, log: Log<NineYearsEvent>): void {
  const { seat, space } = F.retreat.top(s);
  log?.push({ type: "retreated", seat: seatId(seat), from: spaceId(t, space), to: null, clause: "NYW-16.4.6" });
  for (let i = S.firstStack(s, space); S.placeOfStack(s, i) === space; ) {
    const kind = S.kindOfStack(s, i);
    if (t.powerSide[powerOf(kind)] === seat) eliminateCorps(s, { place: space, kind, clause: "NYW-16.4.6" }, S.sizeOfStack(s, i), log);
    else i++;
  }
  for (const leader of S.leadersOf(s, t, seat)) if (S.placeOfLeader(s, leader) === space) sendOff(s, t, leader, "NYW-16.4.6", log);
  F.retreat.pop(s);
}
