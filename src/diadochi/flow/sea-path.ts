/**
 * The path of a naval move, chosen port by port; nothing moves until it is announced (DIA-NAV.3 to DIA-NAV.8, DIA-DEC.54).
 *
 * The frame remembers the MP of the army, the cost so far, and the ports of the path, packed three a slot. It gives way to the naval move.
 */
import { argA, type Code, code, verbOf } from "../../core/codes.js";
import type { Procedure, Refusal } from "../../core/flow.js";
import { findFrame, popFrame, pushFrame, setSlot, setSlotOf, slot, slotOf } from "../../core/frames.js";
import type { DiadochiEvent } from "../events.js";
import { MARCH, March, NAVAL_MOVE, SeaPath } from "../frames.js";
import { V } from "../moves.js";
import { spaceId } from "../names.js";
import { forgetHandled } from "../rules/handling.js";
import { canLand, canReachLanding, packedPort, PATH_AT_MOST } from "../rules/naval.js";
import { type DiadochiState, forceOwner, forceSpace, seatOfOwner } from "../state.js";
import { costOfLink, endLink, firstLink, kindOfLink, neighbour, NONE, type SpaceIndex, type Tables, tablesOf } from "../tables.js";

export const seaPath: Procedure<DiadochiState, DiadochiEvent> = {
  kind: "sea-path",
  clause: "DIA-DEC.54",
  slots: ["mp", "cost", "count", "path0", "path1", "path2"],

  run: () => true,
  asks: (s) => 1 << seatOfOwner(forceOwner(s)),

  // Ports in their order, then land here.
  moves(s, _seat, out: Code[]) {
    const t = tablesOf(s);
    const count = slot(s, SeaPath.count);
    const left = slot(s, SeaPath.mp) - slot(s, SeaPath.cost);
    const at = count === 0 ? forceSpace(s) : portOfPath(s, count - 1);
    for (let i = firstLink(t.naval, at); i < endLink(t.naval, at); i++) {
      const to = neighbour(t.naval, i);
      if (canSailOn(s, t, to, left - costOfLink(kindOfLink(t.naval, i)), count)) out.push(code(V["sail-to"], to));
    }
    if (count > 0 && canLand(s, at)) out.push(code(V["land-here"])); // DIA-NAV.8
  },

  play(s, _seat, c) {
    if (c === code(V["land-here"])) return announce(s);
    const t = tablesOf(s);
    const count = slot(s, SeaPath.count);
    const at = count === 0 ? forceSpace(s) : portOfPath(s, count - 1);
    const port = argA(c);
    for (let i = firstLink(t.naval, at); i < endLink(t.naval, at); i++) {
      if (neighbour(t.naval, i) === port) setSlot(s, SeaPath.cost, slot(s, SeaPath.cost) + costOfLink(kindOfLink(t.naval, i))); // DIA-NAV.4
    }
    const place = SeaPath.path0 + Math.floor(count / 3);
    setSlot(s, place, slot(s, place) | (port << (8 * (count % 3))));
    setSlot(s, SeaPath.count, count + 1);
  },

  refuse(s, _seat, c) {
    const t = tablesOf(s);
    const count = slot(s, SeaPath.count);
    const at = count === 0 ? forceSpace(s) : portOfPath(s, count - 1);
    if (verbOf(c) === V["land-here"]) return count === 0 ? { code: "sea/in-port", clause: "DIA-NAV.8", data: {} } : refuseLanding(t, at);
    return verbOf(c) === V["sail-to"] ? refuseSailing(s, t, at, argA(c), count) : null;
  },
};

function refuseLanding(t: Tables, port: SpaceIndex): Refusal {
  return { code: "march/lone-general", clause: "DIA-MOV.17", data: { space: spaceId(t, port) } };
}

function refuseSailing(s: DiadochiState, t: Tables, at: SpaceIndex, to: SpaceIndex, count: number): Refusal {
  const data = { space: spaceId(t, to) };
  let cost: number = NONE;
  for (let i = firstLink(t.naval, at); i < endLink(t.naval, at); i++) if (neighbour(t.naval, i) === to) cost = costOfLink(kindOfLink(t.naval, i));
  if (cost === NONE) return { code: "sea/no-route", clause: "DIA-NAV.4", data };
  if (isOnPath(s, to, count)) return { code: "sea/on-path", clause: "DIA-DEC.54", data };
  return cost > slot(s, SeaPath.mp) - slot(s, SeaPath.cost) ? { code: "march/too-few-mp", clause: "DIA-NAV.4", data } : refuseLanding(t, to);
}

function portOfPath(s: DiadochiState, n: number): SpaceIndex {
  return packedPort(slot(s, SeaPath.path0 + Math.floor(n / 3)), n % 3);
}

function isOnPath(s: DiadochiState, port: SpaceIndex, count: number): boolean {
  for (let n = 0; n < count; n++) if (portOfPath(s, n) === port) return true;
  return port === forceSpace(s);
}

// A port that leads nowhere for a lone general is not offered.
function canSailOn(s: DiadochiState, t: Tables, to: SpaceIndex, left: number, count: number): boolean {
  if (left < 0 || count >= PATH_AT_MOST || isOnPath(s, to, count)) return false;
  return canLand(s, to) || canReachLanding(s, t, to, left, PATH_AT_MOST - count - 1, (port) => isOnPath(s, port, count));
}

// DIA-NAV.11, DIA-NAV.37 (1): the MP of the whole path are paid.
function announce(s: DiadochiState): void {
  const depth = findFrame(s, MARCH);
  const cost = slot(s, SeaPath.cost);
  const count = slot(s, SeaPath.count);
  const [a, b, c] = [slot(s, SeaPath.path0), slot(s, SeaPath.path1), slot(s, SeaPath.path2)];
  setSlotOf(s, depth, March.mp, slotOf(s, depth, March.mp) - cost);
  setSlotOf(s, depth, March.spent, slotOf(s, depth, March.spent) + cost);
  forgetHandled(s, depth); // DIA-MOV.41
  s.navalUsed = 1; // DIA-NAV.1
  popFrame(s);
  pushFrame(s, NAVAL_MOVE, a, b, c, count);
}
