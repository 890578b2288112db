/** Blocks go home for Winter, and those that cannot are disbanded (9.2). At a peace they go home without limit of distance (PEL-12.1.0.1). */
import { argA, argB, code, verbOf } from "../../core/moves/codes.js";
import { ASK, asking } from "../../core/flow/procedures.js";
import { NONE } from "../../core/flow/frame-rows.js";
import type { PeloponnesianLog } from "../vocabulary/events.js";
import { F } from "../vocabulary/frames.js";
import { V } from "../vocabulary/moves.js";
import { needsSupply } from "../rules/winter-supply.js";
import { isInFriendlyCity } from "../rules/homes.js";
import { beginSearch, type Journey, journeyTo } from "../rules/passage.js";
import { distanceAt, reachFrom } from "../rules/reach.js";
import { planRoute } from "../rules/route.js";
import { controls, isBlockaded, roomInside } from "../rules/siege.js";
import * as S from "../state/index.js";
import type { PeloponnesianState } from "../state/index.js";
import { firstOf, lastOf, type Tables, tablesOf } from "../tables/index.js";
import { fitsOn, loadOn } from "./loading.js";
import { followRoute } from "./muster.js";
import type { PeloponnesianProcedure } from "./procedure.js";
import { eliminate } from "../effects/losses.js";
import { settleAll } from "../effects/cities.js";
import type { Refusal } from "../../core/basics/errors.js";
import { ofArea, ofBlock, ofCity, refuseAbsent, refuseCargo } from "./refusals.js";

const HERE = F.wintering;
const STEP = HERE.step;
/** The most areas of a way home at a peace, as in `rules/route.ts`. */
const UNLIMITED = 40;

export const wintering: PeloponnesianProcedure = asking(HERE, {
  clause: "PEL-9.2.1.1",
  conceals: (s, mover) => mover !== HERE.top(s).seat, // PEL-HI.9: an attempt to take a move back would show which blocks are disbanded.
  run: {
    block: (s, _dice, log) => (hasMovers(s, HERE.top(s).seat) ? ASK : disband(s, tablesOf(s), log)),
    go(s, _dice, log) {
      travel(s, tablesOf(s), log);
      HERE.top(s).step = STEP.block;
    },
  },
  moves(s, seat, out) {
    const t = tablesOf(s);
    const { step, block, cargo } = HERE.top(s);
    if (step === STEP.block) return listMovers(s, t, seat, out, ALL);
    spread(s, t, block);
    const count = S.countWithCargo(cargo);
    for (let i = 0; i < t.cities.length; i++) if (isHaven(s, t, block, t.cities[i]!, count)) out.push(code(V["winter-in"], t.cities[i]!));
  },
  play(s, _seat, c) {
    const f = HERE.top(s);
    switch (verbOf(c)) {
      case V["winter-in"]:
        f.city = argA(c);
        f.step = STEP.go;
        return;
      case V["go-home-carrying"]:
        f.block = argA(c);
        f.cargo = argB(c);
        f.step = STEP.city;
        if (S.carrierOf(s, argB(c)) !== argA(c)) loadOn(s, argA(c), argB(c));
        return;
      default:
        f.block = argA(c);
        f.step = STEP.city;
    }
  },
  refuse(s, seat, c) {
    const t = tablesOf(s);
    if ((HERE.top(s).step === STEP.city) !== (verbOf(c) === V["winter-in"])) return null; // Either the block or its city is chosen now.
    switch (verbOf(c)) {
      case V["go-home"]:
        return refuseMover(s, t, seat, argA(c), -1);
      case V["go-home-carrying"]:
        return refuseMover(s, t, seat, argA(c), argB(c));
      case V["winter-in"]:
        return refuseHaven(s, t, seat, argA(c));
      default:
        return null;
    }
  },
});

function refuseMover(s: PeloponnesianState, t: Tables, seat: number, block: number, cargo: number): Refusal {
  const absent = refuseAbsent(s, t, seat, block, "PEL-9.2.1.1");
  if (absent !== null) return absent;
  if (S.carrierOf(s, block) >= 0) return ofBlock(t, block, "load/is-cargo");
  if (!mustGo(s, t, block)) return ofBlock(t, block, "wintering/stays", "PEL-9.2.1.1");
  const unfit = cargo < 0 ? null : refuseCargo(s, t, block, cargo);
  if (unfit !== null) return unfit;
  const own = S.cargoOf(s, block);
  if (own >= 0 && cargo !== own) return ofBlock(t, block, "load/brings-cargo");
  if (cargo >= 0 && S.areaOf(s, cargo) !== S.areaOf(s, block)) return ofBlock(t, cargo, "load/not-here", "PEL-9.2.1.6");
  spread(s, t, block);
  if (!hasHaven(s, t, block, S.countWithCargo(cargo))) return ofBlock(t, block, "wintering/no-way-home");
  return ofBlock(t, cargo, "wintering/stays");
}

// Checks in the order of `isHaven`.
function refuseHaven(s: PeloponnesianState, t: Tables, seat: number, city: number): Refusal {
  const { block } = HERE.top(s);
  if (!controls(s, t, seat, city)) return ofCity(t, city, "muster/not-friendly");
  if (S.isClosedArea(s, t, city)) return ofArea(t, city, "march/neutral-area");
  if (S.isBesieged(s, city) && (t.fleet[block] === 0 || isBlockaded(s, t, city))) return ofCity(t, city, "wintering/besieged");
  spread(s, t, block);
  if (city === S.areaOf(s, block) || distanceAt(city) > UNLIMITED) return ofCity(t, city, "wintering/too-far", isUnlimited(s) ? "PEL-12.1.0.1" : "PEL-9.2.1.4");
  return ofCity(t, city, "wintering/no-room");
}

function hasMovers(s: PeloponnesianState, seat: number): boolean {
  const movers: number[] = [];
  listMovers(s, tablesOf(s), seat, movers, 1);
  return movers.length > 0;
}

function isUnlimited(s: PeloponnesianState): boolean {
  return HERE.top(s).atPeace;
}

/** PEL-9.2.1.1: true if a block, Greek or barbarian, must go home. */
function mustGo(s: PeloponnesianState, t: Tables, block: number): boolean {
  if (!S.isInPlay(s, block)) return false;
  // PEL-12.1.0.1: at peace, only besiegers and the blocks in returned cities must go.
  if (isUnlimited(s)) return S.hasMark(s, block, S.HOMEWARD) && !isInFriendlyCity(s, t, block);
  return needsSupply(s, t, block);
}

function journeyHome(s: PeloponnesianState, t: Tables, block: number, city?: number): Journey {
  const { seat, fleet, from, inside, goal, most } = journeyTo(s, t, block, city);
  return { seat, fleet, homeward: true, from, inside, goal, most: isUnlimited(s) ? UNLIMITED : most };
}

function spread(s: PeloponnesianState, t: Tables, block: number): void {
  beginSearch(s, t, t.side[block]!);
  spreadAgain(s, t, block);
}

function spreadAgain(s: PeloponnesianState, t: Tables, block: number): void {
  // PEL-9.2.1.4: except at a peace, blocks go home within their allowance, without forced marches.
  reachFrom(s, t, journeyHome(s, t, block));
}

// True for another friendly City-State in reach if it is not besieged. A fleet may also go to a besieged port that is not blockaded and has room for `count`
// blocks. Reads the result of the last `spreadAgain`.
function isHaven(s: PeloponnesianState, t: Tables, block: number, city: number, count: number): boolean {
  if (!controls(s, t, t.side[block]!, city) || city === S.areaOf(s, block) || S.isClosedArea(s, t, city) || distanceAt(city) > UNLIMITED) return false;
  if (!S.isBesieged(s, city)) return true;
  return t.fleet[block] === 1 && !isBlockaded(s, t, city) && roomInside(s, t, city) >= count;
}

function hasHaven(s: PeloponnesianState, t: Tables, block: number, count: number): boolean {
  for (let i = 0; i < t.cities.length; i++) if (isHaven(s, t, block, t.cities[i]!, count)) return true;
  return false;
}

const ALL = 99_999;

// Lists the moves by which blocks can go home, until `out` has at least `enough`. Consecutive blocks with equal reach share one search.
function listMovers(s: PeloponnesianState, t: Tables, seat: number, out: number[], enough: number): void {
  let like = -1;
  for (let b = firstOf(t, seat); b <= lastOf(t, seat) && out.length < enough; b++) {
    if (!mustGo(s, t, b) || S.carrierOf(s, b) >= 0) continue;
    if (like < 0) beginSearch(s, t, seat);
    if (likeOf(s, t, b) !== like) spreadAgain(s, t, b);
    like = likeOf(s, t, b);
    if (t.fleet[b] === 1) listFleet(s, t, seat, b, out);
    else if (hasHaven(s, t, b, 1)) out.push(code(V["go-home"], b));
  }
}

// Two blocks with the same number have the same reach.
function likeOf(s: PeloponnesianState, t: Tables, block: number): number {
  return ((S.areaOf(s, block) * 2 + t.fleet[block]!) * 2 + (S.hasMark(s, block, S.INSIDE) ? 1 : 0)) * 64 + t.allowance[block]!;
}

// PEL-9.2.1.6, PEL-9.2.2.5: a fleet takes its own cargo along. An empty fleet may take a block that must go home. It may also take the cargo of another
// fleet if that fleet must go home.
function listFleet(s: PeloponnesianState, t: Tables, seat: number, fleet: number, out: number[]): void {
  const cargo = S.cargoOf(s, fleet);
  const withCargo = hasHaven(s, t, fleet, 2);
  if (cargo >= 0) {
    if (withCargo) out.push(code(V["go-home-carrying"], fleet, cargo));
    return;
  }
  if (hasHaven(s, t, fleet, 1)) out.push(code(V["go-home"], fleet));
  if (!withCargo) return;
  const area = S.areaOf(s, fleet);
  for (let b = firstOf(t, seat), last = lastOf(t, seat); b <= last; b++) {
    if (S.areaOf(s, b) === area && fitsOn(s, t, fleet, b) && (mustGo(s, t, b) || (S.carrierOf(s, b) >= 0 && mustGo(s, t, S.carrierOf(s, b)))))
      out.push(code(V["go-home-carrying"], fleet, b));
  }
}

function travel(s: PeloponnesianState, t: Tables, log: PeloponnesianLog): void {
  const f = HERE.top(s);
  const { block, cargo, city } = f;
  const length = planRoute(s, t, journeyHome(s, t, block, city));
  followRoute(s, t, block, length, log);
  if (f.atPeace) S.forgetCrossings(s); // PEL-12.1.0.1: there are no storms.
  for (const b of cargo === NONE ? [block] : [block, cargo]) {
    if (S.isBesieged(s, city)) S.addMark(s, b, S.INSIDE);
    S.dropMark(s, b, S.HOMEWARD);
  }
  f.block = NONE;
  f.cargo = NONE;
  f.city = NONE;
}

// PEL-9.2.3.1, PEL-9.2.2.5: disbands the blocks that had to go home and could not. Garrisons stay (PEL-9.2.3.3).
function disband(s: PeloponnesianState, t: Tables, log: PeloponnesianLog): void {
  const { seat, atPeace } = HERE.top(s);
  rescueCargo(s, t, seat);
  for (let b = firstOf(t, seat), last = lastOf(t, seat); b <= last; b++) {
    if (mustGo(s, t, b)) eliminate(s, t, b, "disbanded", log);
  }
  settleAll(s, t, log); // PEL-9.2.3.4, PEL-7.5.1: cities may now be abandoned or relieved.
  HERE.pop(s);
  if (atPeace && !HERE.isUnderWay(s)) S.forgetTurn(s); // PEL-12.1.0.1: going home is not a move of the turn.
}

// A supplied cargo whose fleet is disbanded changes to a supplied fleet that can carry it at its CV.
function rescueCargo(s: PeloponnesianState, t: Tables, seat: number): void {
  for (let b = firstOf(t, seat), last = lastOf(t, seat); b <= last; b++) {
    const fleet = S.carrierOf(s, b);
    if (fleet < 0 || !S.hasMark(s, b, S.SUPPLIED) || !mustGo(s, t, fleet)) continue;
    for (let f = firstOf(t, seat), last = lastOf(t, seat); f <= last; f++) {
      if (t.fleet[f] === 0 || S.areaOf(s, f) !== S.areaOf(s, b) || !S.hasMark(s, f, S.SUPPLIED) || S.cargoOf(s, f) >= 0 || S.cvOf(s, f) <= S.cvOf(s, b))
        continue;
      S.setCarrier(s, b, f);
      break;
    }
  }
}
