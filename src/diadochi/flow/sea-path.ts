/**
 * The path of a naval move, chosen port by port; nothing moves until it is announced (DIA-NAV.3 to DIA-NAV.8, DIA-DEC.54). The frame of the naval
 * move then replaces this one.
 */
import { bit } from "../../core/basics/bits.js";
import { argA, type Code, code, verbOf } from "../../core/moves/codes.js";
import type { Procedure } from "../../core/flow/flow.js";
import type { Refusal } from "../../core/basics/errors.js";
import type { Frame } from "../../core/flow/frame-rows.js";
import { asking } from "../../core/flow/procedures.js";
import type { DiadochiEvent } from "../vocabulary/events.js";
import { F, type FRAMES } from "../vocabulary/frames/index.js";
import { V } from "../vocabulary/moves.js";
import { spaceId } from "../state/names.js";
import { forgetHandled } from "../rules/movement/handling.js";
import { canLand, canReachLanding, PATH_AT_MOST } from "../rules/movement/naval.js";
import { refuse } from "../rules/refusals.js";
import { type DiadochiState, forceSpace, seatOfForce } from "../state/index.js";
import { costOfLink, endLink, firstLink, kindOfLink, neighbour, NONE, type SpaceIndex, type Tables, tablesOf } from "../tables/index.js";

export const seaPath: Procedure<DiadochiState, DiadochiEvent> = asking(F["sea-path"], {
  clause: "DIA-DEC.54",
  asks: (s) => bit(seatOfForce(s)),
  // Ports in order, then land here.
  moves(s, _seat, out: Code[]) {
    const t = tablesOf(s);
    const f = F["sea-path"].top(s);
    const left = f.mp - f.cost;
    const at = lastPort(s, f);
    for (let i = firstLink(t.naval, at); i < endLink(t.naval, at); i++) {
      const to = neighbour(t.naval, i);
      if (canSailOn(s, t, f, to, left - costOfLink(kindOfLink(t.naval, i)))) out.push(code(V["sail-to"], to));
    }
    if (f.path.length > 0 && canLand(s, at)) out.push(code(V["land-here"])); // DIA-NAV.8: an army cannot stop at sea
  },
  play(s, _seat, c) {
    if (c === code(V["land-here"])) return announce(s);
    const t = tablesOf(s);
    const f = F["sea-path"].top(s);
    const at = lastPort(s, f);
    const port = argA(c);
    for (let i = firstLink(t.naval, at); i < endLink(t.naval, at); i++) {
      if (neighbour(t.naval, i) === port) f.cost += costOfLink(kindOfLink(t.naval, i)); // DIA-NAV.4: one MP, two across the Mediterranean
    }
    f.path.push(port);
  },
  refuse(s, _seat, c) {
    const t = tablesOf(s);
    const f = F["sea-path"].top(s);
    if (verbOf(c) === V["land-here"]) return f.path.length === 0 ? refuse("sea/in-port") : refuseLanding(t, lastPort(s, f));
    return verbOf(c) === V["sail-to"] ? refuseSailing(s, t, f, argA(c)) : null;
  },
});

type SeaPath = Frame<(typeof FRAMES)["sea-path"]>;

function lastPort(s: DiadochiState, { path }: SeaPath): SpaceIndex {
  return path.length === 0 ? forceSpace(s) : path.at(path.length - 1);
}

function refuseLanding(t: Tables, port: SpaceIndex): Refusal {
  return refuse("march/lone-general", { space: spaceId(t, port) });
}

function refuseSailing(s: DiadochiState, t: Tables, f: SeaPath, to: SpaceIndex): Refusal {
  const at = lastPort(s, f);
  const data = { space: spaceId(t, to) };
  let cost: number = NONE;
  for (let i = firstLink(t.naval, at); i < endLink(t.naval, at); i++) if (neighbour(t.naval, i) === to) cost = costOfLink(kindOfLink(t.naval, i));
  if (cost === NONE) return refuse("sea/no-route", { ...data, from: spaceId(t, at) });
  if (isOnPath(s, f, to)) return refuse("sea/on-path", data);
  return cost > f.mp - f.cost ? refuse("march/too-few-mp (at sea)", data) : refuseLanding(t, to);
}

function isOnPath(s: DiadochiState, { path }: SeaPath, port: SpaceIndex): boolean {
  return path.has(port) || port === forceSpace(s);
}

// A port is offered only if the army can land there or sail on to a landing.
function canSailOn(s: DiadochiState, t: Tables, f: SeaPath, to: SpaceIndex, left: number): boolean {
  const count = f.path.length;
  if (left < 0 || count >= PATH_AT_MOST || isOnPath(s, f, to)) return false;
  return canLand(s, to) || canReachLanding(s, t, { port: to, mp: left, left: PATH_AT_MOST - count - 1, visited: (port) => isOnPath(s, f, port) });
}

// DIA-NAV.11; step (1) of DIA-NAV.37: the MP of the whole path are paid.
function announce(s: DiadochiState): void {
  const { cost, path } = F["sea-path"].top(s);
  const march = F.march.under(s);
  const ports = [...path];
  march.mp -= cost;
  march.spent += cost;
  forgetHandled(march); // DIA-MOV.41: MP have been spent
  s.navalUsed = 1; // DIA-NAV.1: once per segment
  F["sea-path"].pop(s);
  F["naval-move"].push(s).path.take(ports);
}
