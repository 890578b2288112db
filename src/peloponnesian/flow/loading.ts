/** Loads the fleets of a marching party (5.2.1, PEL-DP.11). Every block is loaded at most once. */
import { argA, argB, code, verbOf } from "../../core/moves/codes.js";
import { asking } from "../../core/flow/procedures.js";
import { F } from "../vocabulary/frames.js";
import { V } from "../vocabulary/moves.js";
import * as S from "../state/index.js";
import type { PeloponnesianState } from "../state/index.js";
import { firstOf, lastOf, type Tables, tablesOf } from "../tables/index.js";
import { SEATS } from "../vocabulary/types.js";
import type { PeloponnesianProcedure } from "./procedure.js";
import { ofBlock, refuseAbsent, refuseCargo } from "./refusals.js";

const HERE = F.loading;

export const loading: PeloponnesianProcedure = asking(HERE, {
  clause: "PEL-5.2.1.1",
  moves(s, seat, out) {
    const t = tablesOf(s);
    const { area, inside } = HERE.top(s);
    for (let f = firstOf(t, seat), last = lastOf(t, seat); f <= last; f++) {
      if (!isFreeFleet(s, t, f, area, inside)) continue;
      for (let b = firstOf(t, seat), last = lastOf(t, seat); b <= last; b++) if (canLoad(s, t, f, b, area)) out.push(code(V.load, f, b));
    }
    out.push(code(V.done));
  },
  play(s, seat, c, _dice, log) {
    if (verbOf(c) === V.done) return HERE.pop(s);
    const fleet = argA(c);
    const block = argB(c);
    const t = tablesOf(s);
    S.addMark(s, block, S.LOADED);
    if (S.hasMark(s, fleet, S.PARTY)) S.addMark(s, block, S.PARTY);
    else S.dropMark(s, block, S.PARTY);
    log?.push({
      type: "cargo-loaded",
      seat: SEATS[seat]!,
      area: t.areaIds[S.areaOf(s, block)]!,
      secret: { blocks: [t.blockIds[fleet]!, t.blockIds[block]!] },
    });
    loadOn(s, fleet, block);
  },
  refuse(s, seat, c) {
    if (verbOf(c) !== V.load) return null;
    const t = tablesOf(s);
    const fleet = argA(c);
    const block = argB(c);
    const absent = refuseAbsent(s, t, seat, fleet, "PEL-5.2.1.1") ?? refuseAbsent(s, t, seat, block, "PEL-5.2.1.1") ?? refuseCargo(s, t, fleet, block);
    if (absent !== null) return absent;
    const { area, inside } = HERE.top(s);
    if (S.areaOf(s, fleet) !== area) return ofBlock(t, fleet, "load/not-here");
    if (S.areaOf(s, block) !== area) return ofBlock(t, block, "load/not-here");
    for (const b of [fleet, block]) if (S.hasMark(s, b, S.MOVED)) return ofBlock(t, b, "maneuver/already-moved", "PEL-5.2.1.5");
    if (S.cargoOf(s, fleet) >= 0) return ofBlock(t, fleet, "load/brings-cargo", "PEL-5.2.1.1");
    return isFreeFleet(s, t, fleet, area, inside) ? ofBlock(t, block, "load/not-of-party") : ofBlock(t, fleet, "load/not-of-party");
  },
});

/** Loads a block on a fleet. If the block is too strong, the owner chooses how far it is lowered (PEL-5.2.1.3, PEL-5.2.1.4). */
export function loadOn(s: PeloponnesianState, fleet: number, block: number): void {
  S.setCarrier(s, block, fleet);
  if (S.cvOf(s, block) >= S.cvOf(s, fleet)) askToLower(s, fleet, block);
}

function askToLower(s: PeloponnesianState, fleet: number, block: number): void {
  const f = F["lower-cargo"].push(s);
  f.fleet = fleet;
  f.block = block;
}

/** PEL-5.2.1.3: a fleet needs 2 CV to carry a block. */
export function canCarry(s: PeloponnesianState, fleet: number): boolean {
  return S.cvOf(s, fleet) >= 2;
}

/** True if a fleet can carry a block (PEL-5.2.1.1, PEL-5.2.1.2). */
export function fitsOn(s: PeloponnesianState, t: Tables, fleet: number, block: number): boolean {
  // PEL-5.2.1.1, PEL-5.2.1.2, PEL-2.2.6.2: only Greek land blocks can be cargo.
  return t.fleet[fleet] === 1 && t.fleet[block] === 0 && t.greek[block] === 1 && t.side[fleet] === t.side[block] && canCarry(s, fleet);
}

function isFreeFleet(s: PeloponnesianState, t: Tables, fleet: number, area: number, inside: boolean): boolean {
  if (t.fleet[fleet] === 0 || S.areaOf(s, fleet) !== area || S.hasMark(s, fleet, S.INSIDE) !== inside) return false;
  if (S.hasMark(s, fleet, S.MOVED) || !canCarry(s, fleet) || S.cargoOf(s, fleet) >= 0) return false; // PEL-5.2.1.5: a fleet loads only where it began the turn.
  return S.hasMark(s, fleet, S.PARTY) || area >= t.lands;
}

// On land both the fleet and the block belong to the party. At sea, cargo may change fleets, and a fleet of the party takes its cargo along (PEL-5.2.1.8).
function canLoad(s: PeloponnesianState, t: Tables, fleet: number, block: number, area: number): boolean {
  if (!fitsOn(s, t, fleet, block) || S.areaOf(s, block) !== area || S.hasMark(s, block, S.LOADED | S.MOVED)) return false;
  if (area < t.lands) return S.hasMark(s, block, S.PARTY) && S.carrierOf(s, block) < 0;
  if (S.hasMark(s, block, S.PARTY)) return true;
  return S.hasMark(s, fleet, S.PARTY) && !S.hasMark(s, block, S.STAYED) && !isLimited(s);
}

// A Maneuver with a limited number of blocks (Surprise March) takes no further block aboard at sea.
function isLimited(s: PeloponnesianState): boolean {
  return F.maneuver.under(s).limited;
}
