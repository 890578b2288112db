/** The fighters that are hit or routed: targets in the order of the rules, single hits in a storm, cargo that goes with its fleet (6.3.2, 6.3.3, 8.1.1). */
import * as M from "./fighters.js";
import type { Melee, MeleeEvent } from "./fighters.js";

// PEL-6.3.2.7: unrouted blocks; PEL-6.3.4.4: in pursuit the routed ones; PEL-6.4.1.3: in harrying all.
function isTarget(melee: Melee, i: number): boolean {
  const at = M.HEADER + i * M.STRIDE;
  if (melee[at + M.CV]! <= 0 || (melee[at + M.FLAGS]! & M.PASSENGER) !== 0) return false; // PEL-6.3.2.8: not eliminated fighters, PEL-6.7.2: nor cargo
  if ((melee[at + M.FLAGS]! & M.DEFENDS) === M.fighterSide(melee, melee[M.CURRENT]!)) return false;
  return melee[M.REARGUARD]! >= 0 || (melee[at + M.FLAGS]! & M.ROUTED) === 0;
}

// The CV that is hit or routed next: the strongest for hits (PEL-6.3.2.4), the weakest for routs (PEL-6.3.3.4); 0 when nobody is left.
function targetCV(melee: Melee): number {
  const forHits = melee[M.STAGE] === M.ALLOT_HITS;
  let best = 0;
  for (let i = 0; i < M.fighterCount(melee); i++) {
    if (!isTarget(melee, i)) continue;
    const cv = M.fighterCV(melee, i);
    if (best === 0 || (forHits ? cv > best : cv < best)) best = cv;
  }
  return best;
}

// PEL-8.1.1.3: a block with a single hit takes the next one.
function onlySingles(melee: Melee, cv: number): boolean {
  if (melee[M.STAGE] !== M.ALLOT_HITS) return false; // PEL-6.3.3.4: routs go by the CV alone.
  for (let i = 0; i < M.fighterCount(melee); i++) if (isTarget(melee, i) && M.fighterCV(melee, i) === cv && M.hasFlag(melee, i, M.SINGLE_HIT)) return true;
  return false;
}

export function listTargets(melee: Melee, out: number[]): void {
  const cv = targetCV(melee);
  const singles = onlySingles(melee, cv);
  for (let i = 0; i < M.fighterCount(melee); i++) {
    if (isTarget(melee, i) && M.fighterCV(melee, i) === cv && (!singles || M.hasFlag(melee, i, M.SINGLE_HIT))) out.push(i);
  }
}

/** The targets that `needsChoice` or `firstTarget` looks at. */
const targets: number[] = [];

export function needsChoice(melee: Melee): boolean {
  targets.length = 0;
  listTargets(melee, targets);
  return targets.length > 1;
}

export function firstTarget(melee: Melee): number {
  targets.length = 0;
  listTargets(melee, targets);
  return targets[0] ?? -1;
}

export function takeHit(melee: Melee, i: number, log: MeleeEvent[] | undefined): void {
  if (i < 0) {
    melee[M.HITS] = 0; // PEL-6.3.1.3: hits and routs without a target are lost.
    return;
  }
  melee[M.HITS]!--; // PEL-6.3.2.5: one by one.
  const walled = melee[M.MODE] === M.STORM_MODE && M.fighterSide(melee, i) === 1; // PEL-8.1.1.1: defenders of walls, PEL-8.1.1.4: not stormers
  if (walled && !M.hasFlag(melee, i, M.SINGLE_HIT)) {
    M.setFlag(melee, i, M.SINGLE_HIT); // PEL-8.1.1.1, PEL-8.1.1.2: behind walls the first of two hits is only noted, until the storm ends.
    return;
  }
  M.dropFlag(melee, i, M.SINGLE_HIT); // PEL-8.1.1.3: the single hit is cleared
  const cv = melee[M.HEADER + i * M.STRIDE + M.CV]! - 1;
  melee[M.HEADER + i * M.STRIDE + M.CV] = cv; // PEL-6.3.2.4: 1 CV less, PEL-6.3.2.8: gone at 0
  log?.push({ type: "hit", fighter: i, cv });
  lowerPassenger(melee, i);
}

// PEL-5.2.1.9, PEL-5.2.1.10: cargo is always weaker than its fleet.
function lowerPassenger(melee: Melee, fleet: number): void {
  for (let i = 0; i < M.fighterCount(melee); i++) {
    if (M.carrierFighter(melee, i) !== fleet || !M.isAlive(melee, i)) continue;
    const most = Math.max(0, M.fighterCV(melee, fleet) - 1);
    if (M.fighterCV(melee, i) > most) melee[M.HEADER + i * M.STRIDE + M.CV] = most;
  }
}

// PEL-6.3.3.7, PEL-6.3.4.4, PEL-6.4.1.3: no routs of defenders in a storm, or of pursued or harried blocks.
export function ignoresRouts(melee: Melee): boolean {
  return melee[M.REARGUARD]! >= 0 || (melee[M.MODE] === M.STORM_MODE && M.fighterSide(melee, melee[M.CURRENT]!) === 0);
}

export function takeRout(melee: Melee, i: number, log: MeleeEvent[] | undefined): void {
  if (i < 0) {
    melee[M.ROUTS] = 0;
    return;
  }
  melee[M.ROUTS]!--;
  M.setFlag(melee, i, M.ROUTED); // PEL-6.3.3.6: it no longer attacks or takes hits
  log?.push({ type: "rout", fighter: i });
}
