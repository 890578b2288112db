/** The next attacker, and the dice of an attack (6.2, 6.3.1). */
import { hasBit, withBit } from "../../../core/basics/bits.js";
import { type Dice, together } from "../../../core/dice/dice.js";
import { unreachable } from "../../../core/basics/errors.js";
import * as M from "./fighters.js";
import type { Melee, MeleeEvent } from "./fighters.js";

const MOST_POWER = 3;
const ROUTS_SHIFT = 8;
const HITS_MASK = 255;

/** Dice that return the whole result of an attack in the form of `attackResult`. Exact odds use them because single faces have far too many outcomes. */
export interface AttackDice extends Dice {
  attack(count: number, power: number): number;
}

export function attackResult(hits: number, routs: number): number {
  return hits | (routs << ROUTS_SHIFT);
}

function isAttackDice(dice: Dice): dice is AttackDice {
  return "attack" in dice;
}

export function canAttack(melee: Melee, i: number): boolean {
  const at = M.HEADER + i * M.STRIDE;
  if (melee[at + M.CV]! <= 0) return false;
  const flags = melee[at + M.FLAGS]!;
  // PEL-6.2.1, PEL-6.2.5, PEL-6.7.2: a block attacks once per round, unless it is routed or cargo at sea.
  if ((flags & (M.ROUTED | M.ATTACKED | M.PASSENGER)) !== 0) return false;
  return (flags & M.CAME_AS_CARGO) === 0 || melee[M.ROUND] !== 1; // PEL-6.6.4: cargo that has just landed waits a round.
}

/** The next attacker, or -1 if all have attacked: the most agile block, the defender's before the aggressor's (PEL-6.2.2, PEL-6.2.3). */
export function nextAttacker(melee: Melee): number {
  let best = -1;
  let bestKey = 99;
  for (let i = 0; i < M.fighterCount(melee); i++) {
    if (!canAttack(melee, i)) continue;
    const key = M.fighterAgility(melee, i) * 2 + (1 - M.fighterSide(melee, i));
    if (key < bestKey) {
      best = i;
      bestKey = key;
    }
  }
  return best;
}

/** True if a side may retreat before its first attack of a round. In a storm only the stormer may; this breaks the storm off (PEL-8.1.0.6, PEL-8.1.0.7). */
export function hasOption(melee: Melee, side: number): boolean {
  return melee[M.MODE] !== M.STORM_MODE || side === 0;
}

// Asks the owner of the next attacker whether to retreat, then which of several equal blocks attacks (PEL-6.2.4).
export function pickAttacker(melee: Melee): void {
  const best = nextAttacker(melee);
  // PEL-6.2.8: once all have attacked, the next round begins.
  if (best < 0) {
    melee[M.STAGE] = M.ROUND_START;
    return;
  }
  const side = M.fighterSide(melee, best);
  melee[M.CURRENT] = side;
  melee[M.HITS] = M.fighterAgility(melee, best);
  if (hasOption(melee, side) && !hasBit(melee[M.OPTIONS]!, side)) {
    melee[M.OPTIONS] = withBit(melee[M.OPTIONS]!, side); // PEL-6.2.6: before the first attack of a round a side may retreat.
    melee[M.STAGE] = M.OPTION;
  } else melee[M.STAGE] = M.CHOOSE;
}

// While an attacker is chosen, CURRENT is its side and HITS its agility.
export function isCandidate(melee: Melee, i: number): boolean {
  return M.fighterSide(melee, i) === melee[M.CURRENT] && M.fighterAgility(melee, i) === melee[M.HITS] && canAttack(melee, i);
}

export function countCandidates(melee: Melee): number {
  let n = 0;
  for (let i = 0; i < M.fighterCount(melee); i++) if (isCandidate(melee, i)) n++;
  return n;
}

export function firstCandidate(melee: Melee): number {
  const fighters = M.fighterCount(melee);
  for (let i = 0; i < fighters; i++) if (isCandidate(melee, i)) return i;
  return unreachable("an attack without an attacker");
}

export function attack(melee: Melee, i: number, dice: Dice, log: MeleeEvent[] | undefined): void {
  M.setFlag(melee, i, M.ATTACKED);
  melee[M.CURRENT] = i;
  rollAttack(melee, i, dice, log);
  melee[M.STAGE] = M.hasBoon(melee, M.fighterSide(melee, i), M.ZEUS_BOON) ? M.ZEUS_ASKED : M.ALLOT_HITS;
}

// PEL-11.1.1: the new result replaces the first.
export function rollAgain(melee: Melee, dice: Dice, log: MeleeEvent[] | undefined): void {
  const i = melee[M.CURRENT]!;
  const side = M.fighterSide(melee, i);
  M.useBoon(melee, side, M.ZEUS_BOON);
  log?.push({ type: "boon", side, boon: M.ZEUS_BOON });
  rollAttack(melee, i, dice, log);
  melee[M.STAGE] = M.ALLOT_HITS;
}

function rollAttack(melee: Melee, i: number, dice: Dice, log: MeleeEvent[] | undefined): void {
  const power = powerNow(melee, i);
  const count = M.fighterCV(melee, i); // PEL-6.3.1.1: each CV has one die.
  if (isAttackDice(dice)) {
    const result = dice.attack(count, power);
    melee[M.HITS] = result & HITS_MASK;
    melee[M.ROUTS] = result >> ROUTS_SHIFT;
    return;
  }
  const counting = together(dice, log);
  if (counting !== undefined) {
    // `power` of the 6 faces hit, and as many others rout.
    melee[M.HITS] = counting.pool(count, 6, 7 - power);
    melee[M.ROUTS] = counting.pool(count - melee[M.HITS]!, 6 - power, 7 - 2 * power);
    return;
  }
  const faces: number[] | undefined = log === undefined ? undefined : [];
  let hits = 0;
  let routs = 0;
  for (let n = 0; n < count; n++) {
    const face = dice.roll(6);
    if (face <= power)
      hits++; // PEL-6.3.2.1, PEL-6.3.2.2, PEL-6.3.2.3: `power` faces are hits.
    else if (face > 6 - power) routs++; // PEL-6.3.3.1, PEL-6.3.3.2, PEL-6.3.3.3: `power` faces are routs.
    faces?.push(face);
  }
  melee[M.HITS] = hits;
  melee[M.ROUTS] = routs;
  if (faces !== undefined) log?.push({ type: "attack", fighter: i, faces, hits, routs, pursuit: melee[M.REARGUARD]! >= 0 });
}

function powerNow(melee: Melee, i: number): number {
  const power = M.fighterPower(melee, i);
  // PEL-11.3.1: Ares raises the power by 1 for a round, up to 3.
  return M.isAresWith(melee, M.fighterSide(melee, i)) && power < MOST_POWER ? power + 1 : power;
}
