/**
 * A party marches area by area until it stops, must stop, or has used its allowance (5.1 to 5.4, PEL-DP.13 to PEL-DP.15). After its whole allowance, it may
 * try a forced march. Its blocks carry the mark PARTY.
 */
import { argA, type Code, code, verbOf } from "../../core/moves/codes.js";
import { asking } from "../../core/flow/procedures.js";
import type { PeloponnesianLog } from "../vocabulary/events.js";
import { F } from "../vocabulary/frames.js";
import { V } from "../vocabulary/moves.js";
import { mayEnter } from "../rules/entry.js";
import { canEnterOver, canEnterPort, mustStop, type Party, readParty } from "../rules/march.js";
import * as S from "../state/index.js";
import type { PeloponnesianState } from "../state/index.js";
import { firstOf, lastOf, type Tables, tablesOf } from "../tables/index.js";
import { LAND_BORDER, SEATS } from "../vocabulary/types.js";
import { moveBlock, tellMove } from "../effects/movement.js";
import type { PeloponnesianProcedure } from "./procedure.js";
import { settleArea } from "../effects/cities.js";
import { type Refusal, unreachable } from "../../core/basics/errors.js";
import { notAdjacent, ofArea, refuseEntry } from "./refusals.js";

const HERE = F.march;
const STEP = HERE.step;

export const march: PeloponnesianProcedure = asking(HERE, {
  clause: "PEL-5.0.1",
  moves(s, seat, out) {
    const { step, mayEngage } = HERE.top(s);
    if (step === STEP.port) {
      out.push(code(V["into-city"]));
      if (mayEngage) out.push(code(V.ashore));
      return;
    }
    const t = tablesOf(s);
    const p = readParty(s, t, seat);
    const forcing = step === STEP.force;
    const verb = forcing ? V["force-march"] : V.enter;
    for (let i = t.start[p.area]!; i < t.start[p.area + 1]!; i++) if (canEnterOver(s, t, p, i, mayEngage)) out.push(code(verb, t.to[i]!));
    out.push(code(forcing ? V["no-forced-march"] : V["stop-here"])); // PEL-5.0.13: a party may stop even at a city that it will besiege.
  },
  play(s, seat, c: Code, _dice, log) {
    const t = tablesOf(s);
    switch (verbOf(c)) {
      case V.enter:
        return enter(s, t, seat, argA(c), log);
      case V["into-city"]:
        for (let b = firstOf(t, seat), last = lastOf(t, seat); b <= last; b++) if (S.hasMark(s, b, S.PARTY)) S.addMark(s, b, S.INSIDE);
        return arrive(s, t, seat, log);
      case V["force-march"]:
        return announce(s, t, seat, argA(c), log);
      case V["stop-here"]:
        if (HERE.top(s).used === 0) stayBehind(s, t, seat);
        return arrive(s, t, seat, log);
      default:
        return arrive(s, t, seat, log);
    }
  },
  refuse(s, seat, c) {
    const verb = verbOf(c);
    if (verb !== V.enter && verb !== V["force-march"]) return null;
    const t = tablesOf(s);
    const p = readParty(s, t, seat);
    for (let i = t.start[p.area]!; i < t.start[p.area + 1]!; i++) if (t.to[i] === argA(c)) return refuseLink(s, t, seat, p, i);
    return notAdjacent(t, argA(c), p.area, "PEL-5.0.1");
  },
});

// Explains why a party may not enter the next area over link i, in the order of `canEnterOver`.
function refuseLink(s: PeloponnesianState, t: Tables, seat: number, p: Party, i: number): Refusal {
  const to = t.to[i]!;
  const byLand = t.border[i] === LAND_BORDER;
  if (byLand && p.inside) return ofArea(t, to, "march/besieged");
  if (byLand && p.fleets > 0 && t.shore[i] === 0) return ofArea(t, to, "march/no-shore");
  if (!byLand && p.walkers > 0) return ofArea(t, to, "march/no-fleet");
  if (!byLand && p.inside && t.offshore[p.area] !== to) return ofArea(t, to, "march/only-offshore");
  if (!mayEnter(s, t, seat, to, byLand)) return refuseEntry(s, t, seat, to, byLand) ?? unreachable("an area that may be entered");
  return ofArea(t, to, "march/cannot-engage", F["action-phase"].isUnderWay(s) ? "PEL-9.1.5" : undefined); // In an action turn, only Winter forbids it.
}

function enter(s: PeloponnesianState, t: Tables, seat: number, to: number, log: PeloponnesianLog): void {
  const from = readParty(s, t, seat).area;
  const f = HERE.top(s);
  const used = ++f.used; // PEL-5.2.0.2: each area counts, on land and at sea.
  const moved: number[] | undefined = log === undefined ? undefined : [];
  for (let b = firstOf(t, seat), last = lastOf(t, seat); b <= last; b++) {
    if (!S.hasMark(s, b, S.PARTY)) continue;
    moved?.push(b);
    if (S.areaOf(s, b) === from && S.carrierOf(s, b) < 0) moveBlock(s, t, b, to); // PEL-5.2.1.6: cargo goes along. PEL-5.2.2.7: fleets go in block order.
  }
  if (moved !== undefined) tellMove(t, { from, to, blocks: moved }, log);
  if (used === 1) settleArea(s, t, from, log); // PEL-1.2.10, PEL-7.5.1: the city that the party left may now be abandoned or relieved.
  const p = readParty(s, t, seat);
  if (p.fleets > 0 && canEnterPort(s, t, { seat, area: from, count: p.fleets + countLanded(s, t, seat) }, to)) f.step = STEP.port;
  else if (mustStop(s, t, p)) arrive(s, t, seat, log);
  else if (used >= p.allowance) considerForcing(s, t, seat, p, log);
}

// Counts the land blocks; fleets that have just landed carry none.
function countLanded(s: PeloponnesianState, t: Tables, seat: number): number {
  let n = 0;
  for (let b = firstOf(t, seat), last = lastOf(t, seat); b <= last; b++) if (S.hasMark(s, b, S.PARTY) && t.fleet[b] === 0) n++;
  return n;
}

// PEL-5.3.9: a forced march needs the full allowance of every block, so a party with unequal allowances may not try.
function considerForcing(s: PeloponnesianState, t: Tables, seat: number, p: Party, log: PeloponnesianLog): void {
  const f = HERE.top(s);
  // PEL-5.3.9, PEL-4.2.2.9: a free move has no forced march.
  if (f.mayForce && p.even) f.step = STEP.force;
  else arrive(s, t, seat, log);
}

// PEL-5.3.2, PEL-5.3.3: the cargo does not roll.
function announce(s: PeloponnesianState, t: Tables, seat: number, to: number, log: PeloponnesianLog): void {
  const blocks: string[] = [];
  let from = -1;
  for (let b = firstOf(t, seat), last = lastOf(t, seat); b <= last; b++) {
    if (!S.hasMark(s, b, S.PARTY) || S.carrierOf(s, b) >= 0) continue;
    S.announceForced(s, b, to); // PEL-5.3.1, PEL-5.3.12: the block has moved, so it is announced only once.
    from = S.areaOf(s, b);
    if (log !== undefined) blocks.push(t.blockIds[b]!);
  }
  log?.push({
    type: "forced-march-announced",
    seat: SEATS[seat]!,
    from: t.areaIds[from]!,
    to: t.areaIds[to]!,
    count: blocks.length,
    secret: { blocks },
  });
  arrive(s, t, seat, log);
}

// A block that stops before the first area is not chosen again in this maneuver. On land no block is carried.
function stayBehind(s: PeloponnesianState, t: Tables, seat: number): void {
  for (let b = firstOf(t, seat), last = lastOf(t, seat); b <= last; b++) {
    if (!S.hasMark(s, b, S.PARTY)) continue;
    S.addMark(s, b, S.STAYED); // PEL-DP.13: a block can stay once per maneuver.
    if (S.areaOf(s, b) < t.lands) S.setCarrier(s, b, -1);
  }
}

function arrive(s: PeloponnesianState, t: Tables, seat: number, log: PeloponnesianLog): void {
  const { area } = readParty(s, t, seat);
  S.dropMarks(s, t, seat, S.PARTY | S.LOADED);
  settleArea(s, t, area, log); // PEL-7.2.2: the city that the party reached may now be under siege.
  HERE.pop(s);
}
