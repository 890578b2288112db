/** A melee as a flat array: a header, then the fighters. Only the files of this folder index it. */

export type Melee = number[];

/** The modes, in the order of `BATTLE_MODES`. */
export const FIELD = 0;
export const AT_SEA = 1;
export const LANDING = 2;
export const STORM_MODE = 3;
export const SALLY = 4;

/** The ends of a melee, in the order of `BATTLE_WAYS` (PEL-6.8.7). */
export const ELIMINATION = 1;
export const PANIC = 2;
export const RETREAT_WAY = 3;
export const CAPTURED = 4;
export const REPULSED = 5;
export const BROKEN_OFF = 6;

// The header.
export const MODE = 0;
export const STAGE = 1;
export const ROUND = 2;
export const CURRENT = 3;
export const HITS = 4;
export const ROUTS = 5;
export const OPTIONS = 6; // One bit for each side that has had its retreat option this round.
export const REARGUARD = 7; // The agility of the rearguard in pursuit and harrying, else -1.
export const LOSER = 8; // The losing side + 1; 0 while no side has lost.
export const WAY = 9;
export const BOONS = 10;
export const HEADER = 11;

// The cells of a fighter.
const ID = 0;
export const CV = 1;
const AGILITY = 2;
const POWER = 3;
export const FLAGS = 4;
const CARRIER = 5; // For cargo, the number of its fleet among the fighters + 1; else 0.
export const STRIDE = 6;

/** Flags of a fighter. */
export const DEFENDS = 1;
export const ROUTED = 2;
export const ATTACKED = 4;
export const SINGLE_HIT = 8;
export const CAME_AS_CARGO = 16;
export const GARRISON = 32;
export const PASSENGER = 64;

/** The flags that change during a fight. */
export const CHANGING_FLAGS: number = ROUTED | ATTACKED | SINGLE_HIT;

/** Boons: Zeus for a reroll, Ares for a round. These bits are for the aggressor, the next higher ones for the defender. */
export const ZEUS_BOON = 1;
export const ARES_BOON = 4;
const ARES_SHIFT = 4;
/** Ares helps the aggressor in this round. The next higher bit is for the defender. */
const ARES_ACTIVE: number = 1 << ARES_SHIFT;
const ALL_BOONS = 15;

export const ROUND_START = 0;
export const ARES_AGGRESSOR = 1;
export const ARES_DEFENDER = 2;
export const PICK = 3;
export const OPTION = 4;
export const CHOOSE = 5;
export const ZEUS_ASKED = 6;
export const ALLOT_HITS = 7;
export const ALLOT_ROUTS = 8;
export const PURSUE = 9;
export const CHOOSE_PURSUER = 10;
export const DONE = 11;

/** The events of a melee, with fighters by number. */
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

/** Begins a melee without fighters. */
export function beginMelee(melee: Melee, mode: number, boons: number): void {
  melee.length = 0;
  melee.push(mode, ROUND_START, 0, 0, 0, 0, 0, -1, 0, 0, boons);
}

export interface Fighter {
  readonly id: number;
  readonly cv: number;
  readonly agility: number;
  readonly power: number;
  readonly flags: number;
}

export function addFighter(melee: Melee, { id, cv, agility, power, flags }: Fighter): void {
  melee.push(id, cv, agility, power, flags, 0);
}

export function fighterCount(melee: Melee): number {
  return (melee.length - HEADER) / STRIDE;
}

export function fighterId(melee: Melee, i: number): number {
  return melee[HEADER + i * STRIDE + ID]!;
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

export function fighterFlags(melee: Melee, i: number): number {
  return melee[HEADER + i * STRIDE + FLAGS]!;
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

export function setCarrierFighter(melee: Melee, i: number, fleet: number): void {
  melee[HEADER + i * STRIDE + CARRIER] = fleet + 1;
}

export function meleeMode(melee: Melee): number {
  return melee[MODE]!;
}

export function meleeRound(melee: Melee): number {
  return melee[ROUND]!;
}

/** The side that lost, or -1 while no side has lost or if a storm was broken off. */
export function meleeLoser(melee: Melee): number {
  return melee[LOSER]! - 1;
}

export function meleeWay(melee: Melee): number {
  return melee[WAY]!;
}

export function isMeleeOver(melee: Melee): boolean {
  return melee[STAGE] === DONE;
}

/** The boons that the sides may still use. */
export function meleeBoons(melee: Melee): number {
  return melee[BOONS]! & ALL_BOONS;
}

export function boonsOfBoth(aggressor: number, defender: number): number {
  return aggressor | (defender << 1);
}

/** True if either side has Ares. */
export function isAres(boons: number): boolean {
  return (boons & boonsOfBoth(ARES_BOON, ARES_BOON)) !== 0;
}

export function hasBoon(melee: Melee, side: number, boon: number): boolean {
  return (melee[BOONS]! & (boon << side)) !== 0;
}

export function useBoon(melee: Melee, side: number, boon: number): void {
  melee[BOONS]! &= ~(boon << side);
}

export function isAresWith(melee: Melee, side: number): boolean {
  return (melee[BOONS]! & (ARES_ACTIVE << side)) !== 0;
}

export function callAres(melee: Melee, side: number): void {
  useBoon(melee, side, ARES_BOON);
  melee[BOONS]! |= ARES_ACTIVE << side;
}

export function dismissAres(melee: Melee): void {
  melee[BOONS]! &= ALL_BOONS;
}

/** The cells of the header except the mode, the round and the unused boons. */
export interface MeleeHeader {
  readonly stage: number;
  readonly current: number;
  readonly hits: number;
  readonly routs: number;
  readonly options: number;
  readonly rearguard: number;
  readonly loser: number;
  readonly way: number;
  /** The bits of the sides that use Ares in this round. */
  readonly ares: number;
}

export function headerOf(melee: Melee): MeleeHeader {
  const [, stage = 0, , current = 0, hits = 0, routs = 0, options = 0, rearguard = 0, loser = 0, way = 0, boons = 0] = melee;
  return { stage, current, hits, routs, options, rearguard, loser: loser - 1, way, ares: boons >> ARES_SHIFT };
}

/** Advances a newly built melee to a later stage. */
export function resumeMelee(melee: Melee, round: number, { stage, current, hits, routs, options, rearguard, loser, way, ares }: MeleeHeader): void {
  melee.splice(STAGE, HEADER - STAGE, stage, round, current, hits, routs, options, rearguard, loser + 1, way, meleeBoons(melee) | (ares << ARES_SHIFT));
}

/** Sets the CV of a fighter, and adds those of `flags` that change during a fight. */
export function setFighter(melee: Melee, i: number, cv: number, flags: number): void {
  melee[HEADER + i * STRIDE + CV] = cv;
  melee[HEADER + i * STRIDE + FLAGS]! |= flags & CHANGING_FLAGS;
}

export function setFlag(melee: Melee, i: number, flag: number): void {
  melee[HEADER + i * STRIDE + FLAGS]! |= flag;
}

export function dropFlag(melee: Melee, i: number, flag: number): void {
  melee[HEADER + i * STRIDE + FLAGS]! &= ~flag;
}

export function isAlive(melee: Melee, i: number): boolean {
  return melee[HEADER + i * STRIDE + CV]! > 0;
}

/** The properties of a fighter that matter for the rest of the melee, without its identity. */
export function fighterKey(melee: Melee, i: number): string {
  const at = HEADER + i * STRIDE;
  return `${melee[at + CV]}.${melee[at + AGILITY]}.${melee[at + POWER]}.${melee[at + FLAGS]}.${melee[at + CARRIER]}`;
}

/** The parts of the header that matter for the rest of the melee: of the round, only whether it is the first; of the current fighter, only its properties. */
export function meleeKey(melee: Melee): string {
  if (melee.length === 0) return "";
  const byFighter = melee[STAGE] === ALLOT_HITS || melee[STAGE] === ALLOT_ROUTS || melee[STAGE] === ZEUS_ASKED;
  const current = byFighter ? fighterKey(melee, melee[CURRENT]!) : melee[CURRENT];
  return `${melee[MODE]}.${melee[STAGE]}.${Math.min(2, melee[ROUND]!)}.${current}.${melee[HITS]}.${melee[ROUTS]}.${melee[OPTIONS]}.${melee[REARGUARD]}.${melee[LOSER]}.${melee[WAY]}.${melee[BOONS]}`;
}
