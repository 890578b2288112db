/**
 * The fight itself: rounds, attacks, hits, routs, panic, pursuit and harrying (6.2 to 6.4.1, 8.1), for any blocks on any board.
 *
 * A melee is one flat array of integers, so that it can lie inside a game's state, be copied by a slice and be a node of an exact calculation. It knows sides
 * (0 the aggressor, 1 the defender) and fighters by their number in the array; who they are is the caller's business. All choices are asked for (PEL-6.8.6).
 */
import type { Dice } from "../../core/dice/dice.js";

export type Melee = number[];

/** Modes of a melee, in the order of `MELEE_MODES`. */
export const MELEE_MODES = ["field", "sea", "landing", "storm", "sally"] as const;
export const FIELD = 0;
export const AT_SEA = 1;
export const LANDING = 2;
export const STORM_MODE = 3;
export const SALLY = 4;

/** Ways a melee ends, in the order of `MELEE_WAYS` (PEL-6.8.7). */
export const MELEE_WAYS = ["none", "elimination", "panic", "retreat", "captured", "repulsed", "broken-off"] as const;
export const ELIMINATION = 1;
export const PANIC = 2;
export const RETREAT_WAY = 3;
export const CAPTURED = 4;
export const REPULSED = 5;
export const BROKEN_OFF = 6;

// The header
const MODE = 0;
const STAGE = 1;
const ROUND = 2;
const CURRENT = 3;
const HITS = 4;
const ROUTS = 5;
const OPTIONS = 6; // bit of each side: it has had its retreat option this round
const REARGUARD = 7; // -1, or the agility of the rearguard in pursuit and harrying
const LOSER = 8; // side + 1
const WAY = 9;
const BOONS = 10;
const HEADER = 11;

// A fighter
const ID = 0;
const CV = 1;
const AGILITY = 2;
const POWER = 3;
const FLAGS = 4;
const CARRIER = 5; // fighter + 1
const STRIDE = 6;

/** Flags of fighters. */
export const DEFENDS = 1;
export const ROUTED = 2;
export const ATTACKED = 4;
export const SINGLE_HIT = 8;
export const CAME_AS_CARGO = 16;
export const GARRISON = 32;
export const PASSENGER = 64;

/** What a side may use: Zeus for a reroll, Ares for a round. Shift left by one for the defender. */
export const ZEUS_BOON = 1;
export const ARES_BOON = 4;
const ARES_ACTIVE = 16;

const ROUND_START = 0;
const ARES_AGGRESSOR = 1;
const ARES_DEFENDER = 2;
const PICK = 3;
const OPTION = 4;
const CHOOSE = 5;
const ZEUS_ASKED = 6;
const ALLOT_HITS = 7;
const ALLOT_ROUTS = 8;
const PURSUE = 9;
const CHOOSE_PURSUER = 10;
const DONE = 11;

/** Choices that are not a fighter's number. */
export const FIGHT_ON = 1000;
export const RETREAT_ALL = 1001;
export const USE_BOON = 1002;
export const KEEP_BOON = 1003;

/** What happens in a melee; fighters by number. */
export type MeleeEvent =
  | { readonly type: "round"; readonly round: number }
  | {
      readonly type: "attack";
      readonly fighter: number;
      readonly faces: readonly number[];
      readonly hits: number;
      readonly routs: number;
      readonly pursuit: boolean;
    }
  | { readonly type: "hit"; readonly fighter: number; readonly cv: number }
  | { readonly type: "rout"; readonly fighter: number }
  | { readonly type: "panic"; readonly side: number }
  | { readonly type: "retreat"; readonly side: number }
  | { readonly type: "boon"; readonly side: number; readonly boon: number };

/** Dice that give the whole result of an attack at once (hits | routs << 8), for exact odds: the faces one by one would be far too many ways. */
export interface AttackDice extends Dice {
  attack(count: number, power: number): number;
}

function isAttackDice(dice: Dice): dice is AttackDice {
  return "attack" in dice;
}

/** Begins a melee without fighters. */
export function beginMelee(melee: Melee, mode: number, boons: number): void {
  melee.length = 0;
  melee.push(mode, ROUND_START, 0, 0, 0, 0, 0, -1, 0, 0, boons);
}

/** Adds a fighter; `carrier` is the number of the fleet that carries it, or -1. */
export function addFighter(melee: Melee, id: number, cv: number, agility: number, power: number, flags: number, carrier: number): void {
  melee.push(id, cv, agility, power, flags, carrier + 1);
}

export function fighterCount(melee: Melee): number {
  return (melee.length - HEADER) / STRIDE;
}
export function fighterId(melee: Melee, i: number): number {
  return melee[HEADER + i * STRIDE + ID]!;
}
export function setFighterId(melee: Melee, i: number, id: number): void {
  melee[HEADER + i * STRIDE + ID] = id;
}
export function fighterCV(melee: Melee, i: number): number {
  return melee[HEADER + i * STRIDE + CV]!;
}
export function fighterAgility(melee: Melee, i: number): number {
  return melee[HEADER + i * STRIDE + AGILITY]!;
}
export function fighterPower(melee: Melee, i: number): number {
  return melee[HEADER + i * STRIDE + POWER]!;
}
export function fighterSide(melee: Melee, i: number): number {
  return melee[HEADER + i * STRIDE + FLAGS]! & DEFENDS;
}
export function hasFlag(melee: Melee, i: number, flag: number): boolean {
  return (melee[HEADER + i * STRIDE + FLAGS]! & flag) !== 0;
}
export function carrierFighter(melee: Melee, i: number): number {
  return melee[HEADER + i * STRIDE + CARRIER]! - 1;
}
/** Says which fighter carries another. */
export function setCarrierFighter(melee: Melee, i: number, fleet: number): void {
  melee[HEADER + i * STRIDE + CARRIER] = fleet + 1;
}
export function meleeMode(melee: Melee): number {
  return melee[MODE]!;
}
export function meleeRound(melee: Melee): number {
  return melee[ROUND]!;
}
/** The side that lost, or -1 while the melee goes on or when a storm was broken off. */
export function meleeLoser(melee: Melee): number {
  return melee[LOSER]! - 1;
}
export function meleeWay(melee: Melee): number {
  return melee[WAY]!;
}
export function isMeleeOver(melee: Melee): boolean {
  return melee[STAGE] === DONE;
}
export function meleeBoons(melee: Melee): number {
  return melee[BOONS]! & 15;
}
/** What is being chosen, for callers that put it into words. */
export function meleeQuestion(melee: Melee): "ares" | "option" | "attacker" | "zeus" | "hit" | "rout" | "pursuer" | "none" {
  switch (melee[STAGE]) {
    case ARES_AGGRESSOR:
    case ARES_DEFENDER:
      return "ares";
    case OPTION:
      return "option";
    case CHOOSE:
      return "attacker";
    case ZEUS_ASKED:
      return "zeus";
    case ALLOT_HITS:
      return "hit";
    case ALLOT_ROUTS:
      return "rout";
    case CHOOSE_PURSUER:
      return "pursuer";
    default:
      return "none";
  }
}

function setFlag(melee: Melee, i: number, flag: number): void {
  melee[HEADER + i * STRIDE + FLAGS]! |= flag;
}
function dropFlag(melee: Melee, i: number, flag: number): void {
  melee[HEADER + i * STRIDE + FLAGS]! &= ~flag;
}
function isAlive(melee: Melee, i: number): boolean {
  return melee[HEADER + i * STRIDE + CV]! > 0;
}

/** All of a fighter that matters for the rest of the melee, but who it is. */
export function fighterKey(melee: Melee, i: number): string {
  const at = HEADER + i * STRIDE;
  return `${melee[at + CV]}.${melee[at + AGILITY]}.${melee[at + POWER]}.${melee[at + FLAGS]}.${melee[at + CARRIER]}`;
}

/** All of a melee's header that matters for the rest of it: the number of the round only in the first, the fighter under way by what it is. */
export function meleeKey(melee: Melee): string {
  if (melee.length === 0) return "";
  const byFighter = melee[STAGE] === ALLOT_HITS || melee[STAGE] === ALLOT_ROUTS || melee[STAGE] === ZEUS_ASKED;
  const current = byFighter ? fighterKey(melee, melee[CURRENT]!) : melee[CURRENT];
  return `${melee[MODE]}.${melee[STAGE]}.${Math.min(2, melee[ROUND]!)}.${current}.${melee[HITS]}.${melee[ROUTS]}.${melee[OPTIONS]}.${melee[REARGUARD]}.${melee[LOSER]}.${melee[WAY]}.${melee[BOONS]}`;
}

/** Goes on until somebody has to choose (true) or the melee is over (false). A choice with one possibility is not asked. */
export function runMelee(melee: Melee, dice: Dice, log: MeleeEvent[] | undefined): boolean {
  for (;;) {
    switch (melee[STAGE]) {
      case ROUND_START:
        startRound(melee, log);
        break;
      case ARES_AGGRESSOR:
      case ARES_DEFENDER: {
        const side = melee[STAGE] === ARES_AGGRESSOR ? 0 : 1;
        if ((melee[BOONS]! & (ARES_BOON << side)) !== 0) return true;
        melee[STAGE]!++;
        break;
      }
      case PICK:
        pickAttacker(melee);
        break;
      case OPTION:
      case ZEUS_ASKED:
        return true;
      case CHOOSE:
      case CHOOSE_PURSUER:
        if (countCandidates(melee) > 1) return true;
        attack(melee, firstCandidate(melee), dice, log);
        break;
      case ALLOT_HITS:
        if (melee[HITS] === 0) melee[STAGE] = ALLOT_ROUTS;
        else if (needsChoice(melee)) return true;
        else takeHit(melee, firstTarget(melee), log);
        break;
      case ALLOT_ROUTS:
        if (melee[ROUTS] === 0 || ignoresRouts(melee)) endAttack(melee, log);
        else if (needsChoice(melee)) return true;
        else takeRout(melee, firstTarget(melee), log);
        break;
      case PURSUE:
        pickPursuer(melee);
        break;
      default:
        return false;
    }
  }
}

/** The side that has to choose. */
export function meleeChooser(melee: Melee): number {
  switch (melee[STAGE]) {
    case ARES_AGGRESSOR:
      return 0;
    case ARES_DEFENDER:
      return 1;
    case ALLOT_HITS:
    case ALLOT_ROUTS:
      return 1 - fighterSide(melee, melee[CURRENT]!); // PEL-6.3.2.6, PEL-6.3.3.5: the owner of the target.
    case ZEUS_ASKED:
      return fighterSide(melee, melee[CURRENT]!);
    default:
      return melee[CURRENT]!; // the side whose turn to attack it is
  }
}

/** Lists the choices into `out`: fighters' numbers ascending, or the constants above. */
export function listMeleeChoices(melee: Melee, out: number[]): void {
  switch (melee[STAGE]) {
    case ARES_AGGRESSOR:
    case ARES_DEFENDER:
    case ZEUS_ASKED:
      out.push(USE_BOON, KEEP_BOON);
      return;
    case OPTION:
      out.push(FIGHT_ON, RETREAT_ALL);
      return;
    case CHOOSE:
    case CHOOSE_PURSUER:
      for (let i = 0; i < fighterCount(melee); i++) if (isCandidate(melee, i)) out.push(i);
      return;
    default:
      listTargets(melee, out);
  }
}

/** Carries out a listed choice; `runMelee` goes on from there. */
export function playMelee(melee: Melee, choice: number, dice: Dice, log: MeleeEvent[] | undefined): void {
  switch (melee[STAGE]) {
    case ARES_AGGRESSOR:
    case ARES_DEFENDER: {
      const side = melee[STAGE] === ARES_AGGRESSOR ? 0 : 1;
      if (choice === USE_BOON) useAres(melee, side, log);
      melee[STAGE]!++;
      return;
    }
    case OPTION:
      if (choice === FIGHT_ON) melee[STAGE] = CHOOSE;
      else retreat(melee, melee[CURRENT]!, log);
      return;
    case CHOOSE:
    case CHOOSE_PURSUER:
      attack(melee, choice, dice, log);
      return;
    case ZEUS_ASKED:
      if (choice === USE_BOON) rollAgain(melee, dice, log);
      else melee[STAGE] = ALLOT_HITS;
      return;
    case ALLOT_HITS:
      takeHit(melee, choice, log);
      return;
    default:
      takeRout(melee, choice, log);
  }
}

// Rounds

function startRound(melee: Melee, log: MeleeEvent[] | undefined): void {
  melee[ROUND]!++;
  melee[OPTIONS] = 0;
  melee[BOONS]! &= 15;
  for (let i = 0; i < fighterCount(melee); i++) dropFlag(melee, i, ATTACKED);
  log?.push({ type: "round", round: melee[ROUND]! });
  melee[STAGE] = ARES_AGGRESSOR; // PEL-11.0.4: the active player, who is the aggressor, decides first.
}

// PEL-11.3.1
function useAres(melee: Melee, side: number, log: MeleeEvent[] | undefined): void {
  melee[BOONS] = (melee[BOONS]! & ~(ARES_BOON << side)) | (ARES_ACTIVE << side);
  log?.push({ type: "boon", side, boon: ARES_BOON });
}

function canAttack(melee: Melee, i: number): boolean {
  const at = HEADER + i * STRIDE;
  if (melee[at + CV]! <= 0) return false;
  const flags = melee[at + FLAGS]!;
  if ((flags & (ROUTED | ATTACKED | PASSENGER)) !== 0) return false; // PEL-6.2.1, PEL-6.2.5, PEL-6.7.2
  return (flags & CAME_AS_CARGO) === 0 || melee[ROUND] !== 1; // PEL-6.6.4
}

// PEL-6.2.2, PEL-6.2.3: the most agile attacks next, the defender's first; then his owner has his option and his choice.
function pickAttacker(melee: Melee): void {
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
  if (best < 0) {
    melee[STAGE] = ROUND_START; // PEL-6.2.8
    return;
  }
  const side = fighterSide(melee, best);
  melee[CURRENT] = side;
  melee[HITS] = fighterAgility(melee, best);
  const hasOption = melee[MODE] !== STORM_MODE || side === 0; // PEL-8.1.0.6, PEL-8.1.0.7
  if (hasOption && (melee[OPTIONS]! & (1 << side)) === 0) {
    melee[OPTIONS]! |= 1 << side; // PEL-6.2.6
    melee[STAGE] = OPTION;
  } else melee[STAGE] = CHOOSE;
}

// While an attacker is chosen CURRENT holds his side and HITS his agility.
function isCandidate(melee: Melee, i: number): boolean {
  return fighterSide(melee, i) === melee[CURRENT] && fighterAgility(melee, i) === melee[HITS] && canAttack(melee, i);
}
function countCandidates(melee: Melee): number {
  let n = 0;
  for (let i = 0; i < fighterCount(melee); i++) if (isCandidate(melee, i)) n++;
  return n;
}
function firstCandidate(melee: Melee): number {
  for (let i = 0; ; i++) if (isCandidate(melee, i)) return i;
}

// Attacks

function attack(melee: Melee, i: number, dice: Dice, log: MeleeEvent[] | undefined): void {
  setFlag(melee, i, ATTACKED);
  melee[CURRENT] = i;
  rollAttack(melee, i, dice, log);
  melee[STAGE] = (melee[BOONS]! & (ZEUS_BOON << fighterSide(melee, i))) !== 0 ? ZEUS_ASKED : ALLOT_HITS;
}

// PEL-11.1.1: the new result stands.
function rollAgain(melee: Melee, dice: Dice, log: MeleeEvent[] | undefined): void {
  const i = melee[CURRENT]!;
  const side = fighterSide(melee, i);
  melee[BOONS]! &= ~(ZEUS_BOON << side);
  log?.push({ type: "boon", side, boon: ZEUS_BOON });
  rollAttack(melee, i, dice, log);
  melee[STAGE] = ALLOT_HITS;
}

function rollAttack(melee: Melee, i: number, dice: Dice, log: MeleeEvent[] | undefined): void {
  const power = powerNow(melee, i);
  const count = fighterCV(melee, i); // PEL-6.3.1.1
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
      hits++; // PEL-6.3.2.1, PEL-6.3.2.2, PEL-6.3.2.3
    else if (face > 6 - power) routs++; // PEL-6.3.3.1, PEL-6.3.3.2, PEL-6.3.3.3
    faces?.push(face);
  }
  melee[HITS] = hits;
  melee[ROUTS] = routs;
  if (faces !== undefined) log?.push({ type: "attack", fighter: i, faces, hits, routs, pursuit: melee[REARGUARD]! >= 0 });
}

function powerNow(melee: Melee, i: number): number {
  const power = fighterPower(melee, i);
  return (melee[BOONS]! & (ARES_ACTIVE << fighterSide(melee, i))) !== 0 && power < 3 ? power + 1 : power; // PEL-11.3.1
}

// Targets

// PEL-6.3.2.7: unrouted blocks; PEL-6.3.4.4: in pursuit the routed ones; PEL-6.4.1.3: in harrying all.
function isTarget(melee: Melee, i: number): boolean {
  const at = HEADER + i * STRIDE;
  if (melee[at + CV]! <= 0 || (melee[at + FLAGS]! & PASSENGER) !== 0) return false;
  if ((melee[at + FLAGS]! & DEFENDS) === fighterSide(melee, melee[CURRENT]!)) return false;
  return melee[REARGUARD]! >= 0 || (melee[at + FLAGS]! & ROUTED) === 0;
}

// The CV that is hit or routed next: the strongest for hits (PEL-6.3.2.4), the weakest for routs (PEL-6.3.3.4); 0 when nobody is left.
function targetCV(melee: Melee): number {
  const forHits = melee[STAGE] === ALLOT_HITS;
  let best = 0;
  for (let i = 0; i < fighterCount(melee); i++) {
    if (!isTarget(melee, i)) continue;
    const cv = fighterCV(melee, i);
    if (best === 0 || (forHits ? cv > best : cv < best)) best = cv;
  }
  return best;
}

// PEL-8.1.1.3: who carries a single hit takes the next one.
function onlySingles(melee: Melee, cv: number): boolean {
  if (melee[STAGE] !== ALLOT_HITS) return false;
  for (let i = 0; i < fighterCount(melee); i++) if (isTarget(melee, i) && fighterCV(melee, i) === cv && hasFlag(melee, i, SINGLE_HIT)) return true;
  return false;
}

function listTargets(melee: Melee, out: number[]): void {
  const cv = targetCV(melee);
  const singles = onlySingles(melee, cv);
  for (let i = 0; i < fighterCount(melee); i++) {
    if (isTarget(melee, i) && fighterCV(melee, i) === cv && (!singles || hasFlag(melee, i, SINGLE_HIT))) out.push(i);
  }
}

const TARGETS: number[] = [];

function needsChoice(melee: Melee): boolean {
  TARGETS.length = 0;
  listTargets(melee, TARGETS);
  return TARGETS.length > 1;
}

function firstTarget(melee: Melee): number {
  TARGETS.length = 0;
  listTargets(melee, TARGETS);
  return TARGETS[0] ?? -1;
}

// PEL-6.3.2.5: one by one.
function takeHit(melee: Melee, i: number, log: MeleeEvent[] | undefined): void {
  if (i < 0) {
    melee[HITS] = 0; // PEL-6.3.1.3
    return;
  }
  melee[HITS]!--;
  const walled = melee[MODE] === STORM_MODE && fighterSide(melee, i) === 1;
  if (walled && !hasFlag(melee, i, SINGLE_HIT)) {
    setFlag(melee, i, SINGLE_HIT); // PEL-8.1.1.1, PEL-8.1.1.2
    return;
  }
  dropFlag(melee, i, SINGLE_HIT);
  const cv = melee[HEADER + i * STRIDE + CV]! - 1;
  melee[HEADER + i * STRIDE + CV] = cv; // PEL-6.3.2.8 at 0
  log?.push({ type: "hit", fighter: i, cv });
  lowerPassenger(melee, i);
}

// PEL-5.2.1.9, PEL-5.2.1.10: a cargo never is as strong as its fleet.
function lowerPassenger(melee: Melee, fleet: number): void {
  for (let i = 0; i < fighterCount(melee); i++) {
    if (carrierFighter(melee, i) !== fleet || !isAlive(melee, i)) continue;
    const most = Math.max(0, fighterCV(melee, fleet) - 1);
    if (fighterCV(melee, i) > most) melee[HEADER + i * STRIDE + CV] = most;
  }
}

// PEL-6.3.3.7, PEL-6.3.4.4, PEL-6.4.1.3
function ignoresRouts(melee: Melee): boolean {
  return melee[REARGUARD]! >= 0 || (melee[MODE] === STORM_MODE && fighterSide(melee, melee[CURRENT]!) === 0);
}

function takeRout(melee: Melee, i: number, log: MeleeEvent[] | undefined): void {
  if (i < 0) {
    melee[ROUTS] = 0;
    return;
  }
  melee[ROUTS]!--;
  setFlag(melee, i, ROUTED);
  log?.push({ type: "rout", fighter: i });
}

// After an attack

function endAttack(melee: Melee, log: MeleeEvent[] | undefined): void {
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
  melee[WAY] = melee[MODE] !== STORM_MODE ? way : loser === 1 ? CAPTURED : REPULSED; // PEL-8.1.0.10, PEL-8.1.0.11
  melee[STAGE] = DONE;
}

// PEL-6.3.4.1, PEL-6.3.4.8, PEL-6.3.4.9
function panic(melee: Melee, side: number, log: MeleeEvent[] | undefined): void {
  log?.push({ type: "panic", side });
  finish(melee, side, PANIC);
  chase(melee, side);
}

// PEL-6.4.0.1, PEL-6.4.0.2; the way of winning is settled here (PEL-6.4.1.5).
function retreat(melee: Melee, side: number, log: MeleeEvent[] | undefined): void {
  log?.push({ type: "retreat", side });
  if (melee[MODE] === STORM_MODE) {
    melee[WAY] = BROKEN_OFF; // PEL-8.1.0.7, PEL-6.4.1.4
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
function pickPursuer(melee: Melee): void {
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
