/** The fighters that are hit or routed: the order of targets, single hits in a storm, and cargo lost with its fleet (6.3.2, 6.3.3, 8.1.1). */
import * as M from "./fighters.js";
import type { Melee, MeleeEvent } from "./fighters.js";

// PEL-6.3.2.7: the targets are unrouted blocks; PEL-6.3.4.4: in pursuit they are routed ones; PEL-6.4.1.3: in harrying they are all blocks.
function isTarget(melee: Melee, i: number): boolean {
  const at = M.HEADER + i * M.STRIDE;
  if (melee[at + M.CV]! <= 0 || (melee[at + M.FLAGS]! & M.PASSENGER) !== 0) return false; // PEL-6.3.2.8, PEL-6.7.2: eliminated blocks and cargo are excluded.
  if ((melee[at + M.FLAGS]! & M.DEFENDS) === M.fighterSide(melee, melee[M.CURRENT]!)) return false;
  return melee[M.REARGUARD]! >= 0 || (melee[at + M.FLAGS]! & M.ROUTED) === 0;
}

// The CV of the next target: the highest for hits (PEL-6.3.2.4), the lowest for routs (PEL-6.3.3.4). 0 if there are no targets.
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
  if (melee[M.STAGE] !== M.ALLOT_HITS) return false; // PEL-6.3.3.4: routs depend on CV alone.
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
  melee[M.HITS]!--; // PEL-6.3.2.5: hits are taken one by one.
  const walled = melee[M.MODE] === M.STORM_MODE && M.fighterSide(melee, i) === 1; // PEL-8.1.1.1, PEL-8.1.1.4: only the defenders are behind walls.
  if (walled && !M.hasFlag(melee, i, M.SINGLE_HIT)) {
    M.setFlag(melee, i, M.SINGLE_HIT); // PEL-8.1.1.1, PEL-8.1.1.2: behind walls the first of two hits is only recorded, until the storm ends.
    return;
  }
  M.dropFlag(melee, i, M.SINGLE_HIT); // PEL-8.1.1.3: the second hit clears the first.
  const cv = melee[M.HEADER + i * M.STRIDE + M.CV]! - 1;
  melee[M.HEADER + i * M.STRIDE + M.CV] = cv; // PEL-6.3.2.4: the block loses 1 CV. PEL-6.3.2.8: a block with 0 CV is gone.
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

// PEL-6.3.3.7, PEL-6.3.4.4, PEL-6.4.1.3: defenders in a storm and blocks in pursuit or harrying ignore routs.
export function ignoresRouts(melee: Melee): boolean {
  return melee[M.REARGUARD]! >= 0 || (melee[M.MODE] === M.STORM_MODE && M.fighterSide(melee, melee[M.CURRENT]!) === 0);
}

export function takeRout(melee: Melee, i: number, log: MeleeEvent[] | undefined): void {
  if (i < 0) {
    melee[M.ROUTS] = 0;
    return;
  }
  melee[M.ROUTS]!--;
  M.setFlag(melee, i, M.ROUTED); // PEL-6.3.3.6: a routed block neither attacks nor takes hits.
  log?.push({ type: "rout", fighter: i });
}
