/** How a melee ends: elimination, panic with pursuit, retreat with harrying (6.3.4, 6.4.1, 8.1). */
import {
  BROKEN_OFF,
  CAPTURED,
  CHOOSE_PURSUER,
  CURRENT,
  DONE,
  ELIMINATION,
  HITS,
  LOSER,
  MODE,
  type Melee,
  type MeleeEvent,
  PANIC,
  PASSENGER,
  PICK,
  PURSUE,
  REARGUARD,
  REPULSED,
  RETREAT_WAY,
  ROUTED,
  ROUTS,
  STAGE,
  STORM_MODE,
  WAY,
  fighterAgility,
  fighterCount,
  fighterSide,
  hasFlag,
  isAlive,
} from "./fighters.js";
import { canAttack } from "./attacks.js";

export function endAttack(melee: Melee, log: MeleeEvent[] | undefined): void {
  melee[ROUTS] = 0;
  const victim = 1 - fighterSide(melee, melee[CURRENT]!);
  if (melee[REARGUARD]! >= 0) melee[STAGE] = countFighters(melee, victim, false) === 0 ? DONE : PURSUE;
  else if (countFighters(melee, victim, false) === 0) finish(melee, victim, ELIMINATION);
  else if (countFighters(melee, victim, true) === 0) panic(melee, victim, log);
  else melee[STAGE] = PICK;
}

function countFighters(melee: Melee, side: number, unroutedOnly: boolean): number {
  let n = 0;
  for (let i = 0; i < fighterCount(melee); i++) {
    if (fighterSide(melee, i) === side && isAlive(melee, i) && !hasFlag(melee, i, unroutedOnly ? PASSENGER | ROUTED : PASSENGER)) n++;
  }
  return n;
}

function finish(melee: Melee, loser: number, way: number): void {
  melee[LOSER] = loser + 1;
  // PEL-8.1.0.10, PEL-8.1.0.11: a storm ends with the city taken or the stormers gone.
  melee[WAY] = melee[MODE] !== STORM_MODE ? way : loser === 1 ? CAPTURED : REPULSED;
  melee[STAGE] = DONE;
}

// PEL-6.3.4.1, PEL-6.3.4.8, PEL-6.3.4.9: a side whose survivors are all routed panics, in the middle of the round.
function panic(melee: Melee, side: number, log: MeleeEvent[] | undefined): void {
  log?.push({ type: "panic", side });
  finish(melee, side, PANIC);
  chase(melee, side);
}

// PEL-6.4.0.1, PEL-6.4.0.2; the way of winning is settled here (PEL-6.4.1.5).
export function retreat(melee: Melee, side: number, log: MeleeEvent[] | undefined): void {
  log?.push({ type: "retreat", side });
  if (melee[MODE] === STORM_MODE) {
    melee[WAY] = BROKEN_OFF; // PEL-8.1.0.7, PEL-6.4.1.4: a storm is broken off without harrying.
    melee[STAGE] = DONE;
    return;
  }
  finish(melee, side, RETREAT_WAY);
  chase(melee, side);
}

// PEL-6.3.4.2, PEL-6.3.4.5, PEL-6.4.1.1: the least agile are the rearguard.
function chase(melee: Melee, loser: number): void {
  let rearguard = -1;
  for (let i = 0; i < fighterCount(melee); i++) {
    if (fighterSide(melee, i) === loser && isAlive(melee, i) && !hasFlag(melee, i, PASSENGER)) rearguard = Math.max(rearguard, fighterAgility(melee, i));
  }
  melee[REARGUARD] = rearguard;
  melee[STAGE] = PURSUE;
}

// PEL-6.3.4.3, PEL-6.4.1.2: unrouted, more agile than the rearguard, not yet attacked in the round.
export function pickPursuer(melee: Melee): void {
  const side = 1 - (melee[LOSER]! - 1);
  let agility = melee[REARGUARD]!;
  for (let i = 0; i < fighterCount(melee); i++)
    if (fighterSide(melee, i) === side && canAttack(melee, i)) agility = Math.min(agility, fighterAgility(melee, i));
  if (agility >= melee[REARGUARD]!) {
    melee[STAGE] = DONE;
    return;
  }
  melee[CURRENT] = side;
  melee[HITS] = agility;
  melee[STAGE] = CHOOSE_PURSUER;
}
