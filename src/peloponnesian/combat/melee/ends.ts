import * as M from "./fighters.js";
import type { Melee, MeleeEvent } from "./fighters.js";
import { canAttack } from "./attacks.js";

export function endAttack(melee: Melee, log: MeleeEvent[] | undefined): void {
  melee[M.ROUTS] = 0;
  const victim = 1 - M.fighterSide(melee, melee[M.CURRENT]!);
  if (melee[M.REARGUARD]! >= 0) melee[M.STAGE] = countFighters(melee, victim, false) === 0 ? M.DONE : M.PURSUE;
  else if (countFighters(melee, victim, false) === 0) finish(melee, victim, M.ELIMINATION);
  else if (countFighters(melee, victim, true) === 0) panic(melee, victim, log);
  else melee[M.STAGE] = M.PICK;
}

function countFighters(melee: Melee, side: number, unroutedOnly: boolean): number {
  let n = 0;
  for (let i = 0; i < M.fighterCount(melee); i++) {
    if (M.fighterSide(melee, i) === side && M.isAlive(melee, i) && !M.hasFlag(melee, i, unroutedOnly ? M.PASSENGER | M.ROUTED : M.PASSENGER)) n++;
  }
  return n;
}

function finish(melee: Melee, loser: number, way: number): void {
  melee[M.LOSER] = loser + 1;
  // PEL-8.1.0.10, PEL-8.1.0.11: a storm ends when the city is taken or the stormers are gone.
  melee[M.WAY] = melee[M.MODE] !== M.STORM_MODE ? way : loser === 1 ? M.CAPTURED : M.REPULSED;
  melee[M.STAGE] = M.DONE;
}

// PEL-6.3.4.1, PEL-6.3.4.8, PEL-6.3.4.9: a side panics, in mid-round, when all its survivors are routed.
function panic(melee: Melee, side: number, log: MeleeEvent[] | undefined): void {
  log?.push({ type: "panic", side });
  finish(melee, side, M.PANIC);
  chase(melee, side);
}

// PEL-6.4.0.1, PEL-6.4.0.2: a side retreats. The end of the melee is recorded before harrying (PEL-6.4.1.5).
export function retreat(melee: Melee, side: number, log: MeleeEvent[] | undefined): void {
  log?.push({ type: "retreat", side });
  if (melee[M.MODE] === M.STORM_MODE) {
    melee[M.WAY] = M.BROKEN_OFF; // PEL-8.1.0.7, PEL-6.4.1.4: a storm is broken off without harrying.
    melee[M.STAGE] = M.DONE; // PEL-8.1.0.7: breaking off ends the storm.
    return;
  }
  finish(melee, side, M.RETREAT_WAY);
  chase(melee, side);
}

// PEL-6.3.4.2, PEL-6.3.4.5, PEL-6.4.1.1: the least agile blocks are the rearguard.
function chase(melee: Melee, loser: number): void {
  let rearguard = -1;
  for (let i = 0; i < M.fighterCount(melee); i++) {
    if (M.fighterSide(melee, i) === loser && M.isAlive(melee, i) && !M.hasFlag(melee, i, M.PASSENGER))
      rearguard = Math.max(rearguard, M.fighterAgility(melee, i));
  }
  melee[M.REARGUARD] = rearguard;
  melee[M.STAGE] = M.PURSUE;
}

// PEL-6.3.4.3, PEL-6.4.1.2: pursuers are unrouted blocks that are more agile than the rearguard and have not attacked in this round.
export function pickPursuer(melee: Melee): void {
  const side = 1 - (melee[M.LOSER]! - 1);
  let agility = melee[M.REARGUARD]!;
  for (let i = 0; i < M.fighterCount(melee); i++)
    if (M.fighterSide(melee, i) === side && canAttack(melee, i)) agility = Math.min(agility, M.fighterAgility(melee, i));
  if (agility >= melee[M.REARGUARD]!) {
    melee[M.STAGE] = M.DONE;
    return;
  }
  melee[M.CURRENT] = side;
  melee[M.HITS] = agility;
  melee[M.STAGE] = M.CHOOSE_PURSUER;
}
