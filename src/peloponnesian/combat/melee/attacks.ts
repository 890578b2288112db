/** Who attacks next, and the dice of an attack (6.2, 6.3.1). */
import {
  ALLOT_HITS,
  ARES_ACTIVE,
  ATTACKED,
  BOONS,
  CAME_AS_CARGO,
  CHOOSE,
  CURRENT,
  CV,
  FLAGS,
  HEADER,
  HITS,
  MODE,
  type Melee,
  type MeleeEvent,
  OPTION,
  OPTIONS,
  PASSENGER,
  REARGUARD,
  ROUND,
  ROUND_START,
  ROUTED,
  ROUTS,
  STAGE,
  STORM_MODE,
  STRIDE,
  ZEUS_ASKED,
  ZEUS_BOON,
  fighterAgility,
  fighterCV,
  fighterCount,
  fighterPower,
  fighterSide,
  setFlag,
} from "./fighters.js";
import type { Dice } from "../../../core/dice/dice.js";
import { unreachable } from "../../../core/errors.js";

/** Dice that give the whole result of an attack at once (hits | routs << 8), for exact odds: the faces one by one would be far too many ways. */
export interface AttackDice extends Dice {
  attack(count: number, power: number): number;
}

function isAttackDice(dice: Dice): dice is AttackDice {
  return "attack" in dice;
}

export function canAttack(melee: Melee, i: number): boolean {
  const at = HEADER + i * STRIDE;
  if (melee[at + CV]! <= 0) return false;
  const flags = melee[at + FLAGS]!;
  // PEL-6.2.1, PEL-6.2.5, PEL-6.7.2: once a round, and not who is routed or cargo at sea.
  if ((flags & (ROUTED | ATTACKED | PASSENGER)) !== 0) return false;
  return (flags & CAME_AS_CARGO) === 0 || melee[ROUND] !== 1; // PEL-6.6.4: cargo that has just landed waits a round.
}

/** Who attacks next, or -1 when all have attacked: the most agile, the defender's first (PEL-6.2.2, PEL-6.2.3). */
export function nextAttacker(melee: Melee): number {
  let best = -1;
  let bestKey = 99;
  for (let i = 0; i < fighterCount(melee); i++) {
    if (!canAttack(melee, i)) continue;
    const key = fighterAgility(melee, i) * 2 + (1 - fighterSide(melee, i));
    if (key < bestKey) {
      best = i;
      bestKey = key;
    }
  }
  return best;
}

/** Whether a side may retreat before its first attack of a round; in a storm only the stormer may, who breaks it off (PEL-8.1.0.6, PEL-8.1.0.7). */
export function hasOption(melee: Melee, side: number): boolean {
  return melee[MODE] !== STORM_MODE || side === 0;
}

// The owner of who attacks next has his option and his choice among equals (PEL-6.2.4).
export function pickAttacker(melee: Melee): void {
  const best = nextAttacker(melee);
  if (best < 0) {
    melee[STAGE] = ROUND_START; // PEL-6.2.8: all have attacked, so the next round begins.
    return;
  }
  const side = fighterSide(melee, best);
  melee[CURRENT] = side;
  melee[HITS] = fighterAgility(melee, best);
  if (hasOption(melee, side) && (melee[OPTIONS]! & (1 << side)) === 0) {
    melee[OPTIONS]! |= 1 << side; // PEL-6.2.6: before the first attack of a round a side may retreat.
    melee[STAGE] = OPTION;
  } else melee[STAGE] = CHOOSE;
}

// While an attacker is chosen CURRENT holds his side and HITS his agility.
export function isCandidate(melee: Melee, i: number): boolean {
  return fighterSide(melee, i) === melee[CURRENT] && fighterAgility(melee, i) === melee[HITS] && canAttack(melee, i);
}

export function countCandidates(melee: Melee): number {
  let n = 0;
  for (let i = 0; i < fighterCount(melee); i++) if (isCandidate(melee, i)) n++;
  return n;
}

export function firstCandidate(melee: Melee): number {
  const fighters = fighterCount(melee);
  for (let i = 0; i < fighters; i++) if (isCandidate(melee, i)) return i;
  return unreachable("an attack without an attacker");
}

export function attack(melee: Melee, i: number, dice: Dice, log: MeleeEvent[] | undefined): void {
  setFlag(melee, i, ATTACKED);
  melee[CURRENT] = i;
  rollAttack(melee, i, dice, log);
  melee[STAGE] = (melee[BOONS]! & (ZEUS_BOON << fighterSide(melee, i))) !== 0 ? ZEUS_ASKED : ALLOT_HITS;
}

// PEL-11.1.1: the new result stands.
export function rollAgain(melee: Melee, dice: Dice, log: MeleeEvent[] | undefined): void {
  const i = melee[CURRENT]!;
  const side = fighterSide(melee, i);
  melee[BOONS]! &= ~(ZEUS_BOON << side);
  log?.push({ type: "boon", side, boon: ZEUS_BOON });
  rollAttack(melee, i, dice, log);
  melee[STAGE] = ALLOT_HITS;
}

function rollAttack(melee: Melee, i: number, dice: Dice, log: MeleeEvent[] | undefined): void {
  const power = powerNow(melee, i);
  const count = fighterCV(melee, i); // PEL-6.3.1.1: one die for each CV.
  if (isAttackDice(dice)) {
    const result = dice.attack(count, power);
    melee[HITS] = result & 255;
    melee[ROUTS] = result >> 8;
    return;
  }
  const faces: number[] | undefined = log === undefined ? undefined : [];
  let hits = 0;
  let routs = 0;
  for (let n = 0; n < count; n++) {
    const face = dice.roll(6);
    if (face <= power)
      hits++; // PEL-6.3.2.1, PEL-6.3.2.2, PEL-6.3.2.3: as many faces hit as the power says.
    else if (face > 6 - power) routs++; // PEL-6.3.3.1, PEL-6.3.3.2, PEL-6.3.3.3: as many faces rout as the power says.
    faces?.push(face);
  }
  melee[HITS] = hits;
  melee[ROUTS] = routs;
  if (faces !== undefined) log?.push({ type: "attack", fighter: i, faces, hits, routs, pursuit: melee[REARGUARD]! >= 0 });
}

function powerNow(melee: Melee, i: number): number {
  const power = fighterPower(melee, i);
  // PEL-11.3.1: one more for a round, at most 3.
  return (melee[BOONS]! & (ARES_ACTIVE << fighterSide(melee, i))) !== 0 && power < 3 ? power + 1 : power;
}
