/**
 * The flat position of a game of the Nine Years' War. This is the only file that indexes the state's arrays; everybody else asks and changes it in words.
 *
 * Corps lie in `corps` as sorted stacks (place, kind, count), so that equal positions are equal states. A place is a space (in the field) or INSIDE + space (behind
 * the walls of a besieged fortress). A force under way is not apart: its pieces carry the mark FORCE where they stand.
 */
import { invariant } from "../core/errors.js";
import type { StateShape } from "../core/shape.js";
import type { GameState } from "../core/state.js";
import { CORPS_KIND_IDS, type CorpsKind, nameOfKind, powerOf } from "./corps.js";
import { ALLIANCE, BOURBON, EVENT_COUNT, NEUTRAL, sideOfPower, type Tables, tablesOf } from "./tables.js";
import { POWER_IDS } from "./types.js";

/** Place of pieces behind the walls of a space. */
export const INSIDE = 128;
/** Places of leaders off the map: not yet arrived; wounded or waiting for the next Reinforcement Phase; out of the game. */
export const NOT_ARRIVED = 256;
export const WAITING = 257;
export const REMOVED = 258;

/** Marks of a leader. */
export const LEADER_NAMED = 512;
export const LEADER_DEMORALIZED = 1024;
export const LEADER_ACTED = 2048;
export const LEADER_FORCE = 4096;

/** Places of a fleet: Force Pool, home port with strength 1 or 2, control box, out of the game. */
export const FLEET_POOL = 0;
export const FLEET_BOX = 3;
export const FLEET_REMOVED = 4;
/** A fleet in its box whose home port was besieged: it leaves the game when control changes (NYW-12.3.6.11). */
export const FLEET_DOOMED = 8;

/** Places of an event card. */
export const EVENT_PILE = 0;
export const EVENT_NOT_ADDED = 1;
export const EVENT_HELD = 2; // + side
export const EVENT_LASTING = 4;
export const EVENT_OUT = 5;

/** Bits of `flags`. */
export const GR_HAPPENED = 1;
export const SAVOY_ALLIED = 2;
export const SAVOY_GONE = 4;
export const FAMOUS = 8; // << side
export const STRENGTHENED = 32; // << side, used up
export const SUPPORT = 128; // << side
export const TRANSFER_USED = 512;
export const REPLACEMENT_USED = 1024;
export const RALLY_USED = 2048;
export const TURIN_TALKS = 4096;
export const BRITISH_IN_AMSTERDAM = 8192;
/** A helper of 2.a: the side's strengthening counts for this year's KWW roll. */
export const STRENGTHENS_NOW = 16384; // << side

/** Peace penalties of a side. */
export const PENALTY_CARD = 1;
export const PENALTY_RESOURCES = 2;

/** A game in progress: plain JSON. */
export interface NineYearsState extends GameState {
  peaceThreshold: number;
  lastYear: number;
  year: number;
  vp: number;
  /** Position of the KWW marker, -3..3. */
  kww: number;
  flags: number;
  /** The side whose round or step it is; NEUTRAL when nobody's. */
  active: number;
  /** How the game ended: kind of victory + 1, or 0; and the winner. */
  ending: number;
  winner: number;
  /**
   * One integer a space: controller, steps its strength is lowered, Continued Siege, level and owner of a Fortified Line, built this turn; then the number of
   * corps of each side in the field, kept along with the stacks because everything asks for it.
   */
  spaces: number[];
  /** Stacks of corps, ascending: place << 15 | kind << 6 | count. */
  corps: number[];
  /** One integer a leader: place and marks. */
  leaders: number[];
  /** Force Pool, corps waiting to arrive, corps formed and restored this turn, by power. */
  pool: number[];
  waiting: number[];
  used: number[];
  fleets: number[];
  zones: number[];
  /** Action cards of 1, 2 and 3 actions: pile, discards, hand of the Alliance, hand of the Bourbons, chosen first card of each. */
  actions: number[];
  events: number[];
  /** Four entries a side: RP, RP modifier this turn, fewer cards this turn, penalties taken for next turn. */
  sides: number[];
}

const CONTROL_MASK = 3;
const LOWERED_SHIFT = 2;
const CONTINUED = 16;
const LINE_SHIFT = 5;
const LINE_OWNER = 128;
const LINE_BUILT = 256;
const FIELD_SHIFT = 9;
const FIELD_BITS = 6;
const FIELD_MASK = 63;
const MARKERS_MASK = (1 << FIELD_SHIFT) - 1;
const PLACE_SHIFT = 15;
const KIND_SHIFT = 6;
const KIND_MASK = 511;
const COUNT_MASK = 63;
const PLACE_MASK = 511;
const SIDE_STRIDE = 4;
const HAND = 6;
const CHOSEN = 12;

/** A copy that shares nothing with the original. */
export function cloneState(s: NineYearsState): NineYearsState {
  return {
    edition: s.edition,
    dice: s.dice.slice(),
    frames: s.frames.slice(),
    peaceThreshold: s.peaceThreshold,
    lastYear: s.lastYear,
    year: s.year,
    vp: s.vp,
    kww: s.kww,
    flags: s.flags,
    active: s.active,
    ending: s.ending,
    winner: s.winner,
    spaces: s.spaces.slice(),
    corps: s.corps.slice(),
    leaders: s.leaders.slice(),
    pool: s.pool.slice(),
    waiting: s.waiting.slice(),
    used: s.used.slice(),
    fleets: s.fleets.slice(),
    zones: s.zones.slice(),
    actions: s.actions.slice(),
    events: s.events.slice(),
    sides: s.sides.slice(),
  };
}

/** The map with its printed control and no piece on it. */
export function emptyState(t: Tables, edition: string): NineYearsState {
  const powers = POWER_IDS.map(() => 0);
  return {
    edition,
    dice: [0, 0, 0, 1],
    frames: [],
    peaceThreshold: 10,
    lastYear: 1699,
    year: 1688,
    vp: 0,
    kww: 0,
    flags: 0,
    active: NEUTRAL,
    ending: 0,
    winner: NEUTRAL,
    spaces: [...t.startControl],
    corps: [],
    leaders: t.leaderIds.map(() => NOT_ARRIVED),
    pool: [...powers],
    waiting: [...powers],
    used: [...powers],
    fleets: t.fleetZone.map(() => FLEET_POOL),
    zones: [NEUTRAL, NEUTRAL],
    actions: new Array<number>(CHOSEN + 2).fill(0),
    events: [],
    sides: new Array<number>(2 * SIDE_STRIDE).fill(0),
  };
}

/** The fields of a state of an edition, in order, with the lengths of the arrays; the stacks of corps are any number. */
export function stateShape(edition: string): StateShape {
  const empty = emptyState(tablesOf({ edition }), edition);
  const number = "number";
  return {
    peaceThreshold: number,
    lastYear: number,
    year: number,
    vp: number,
    kww: number,
    flags: number,
    active: number,
    ending: number,
    winner: number,
    spaces: empty.spaces.length,
    corps: -1,
    leaders: empty.leaders.length,
    pool: empty.pool.length,
    waiting: empty.waiting.length,
    used: empty.used.length,
    fleets: empty.fleets.length,
    zones: empty.zones.length,
    actions: empty.actions.length,
    events: EVENT_COUNT,
    sides: empty.sides.length,
  };
}

// ---- spaces

/** The side that controls a space, or NEUTRAL. */
export function controlOf(s: NineYearsState, space: number): number {
  return s.spaces[space]! & CONTROL_MASK;
}
export function setControlOf(s: NineYearsState, space: number, side: number): void {
  s.spaces[space] = (s.spaces[space]! & ~CONTROL_MASK) | side;
}
/** By how much sieges and bombardment have lowered a fortress (NYW-17.2.2). */
export function loweredBy(s: NineYearsState, space: number): number {
  return (s.spaces[space]! >> LOWERED_SHIFT) & 3;
}
export function setLoweredBy(s: NineYearsState, space: number, steps: number): void {
  s.spaces[space] = (s.spaces[space]! & ~(3 << LOWERED_SHIFT)) | (steps << LOWERED_SHIFT);
}
/** Whether anything but the control of a space is marked on it. */
export function hasMarkers(s: NineYearsState, space: number): boolean {
  return (s.spaces[space]! & MARKERS_MASK) >> LOWERED_SHIFT !== 0;
}
/** Whether a Continued Siege marker lies on a space (NYW-17.5.7). */
export function isContinued(s: NineYearsState, space: number): boolean {
  return (s.spaces[space]! & CONTINUED) !== 0;
}
export function setContinued(s: NineYearsState, space: number, on: boolean): void {
  s.spaces[space] = on ? s.spaces[space]! | CONTINUED : s.spaces[space]! & ~CONTINUED;
}
/** Level of the Fortified Line in a space, 0 when there is none. */
export function lineLevel(s: NineYearsState, space: number): number {
  return (s.spaces[space]! >> LINE_SHIFT) & 3;
}
/** The side a Fortified Line belongs to. */
export function lineOwner(s: NineYearsState, space: number): number {
  return (s.spaces[space]! & LINE_OWNER) !== 0 ? BOURBON : ALLIANCE;
}
/** Whether the line of a space gained a level this turn (NYW-15.2.6). */
export function isLineNew(s: NineYearsState, space: number): boolean {
  return (s.spaces[space]! & LINE_BUILT) !== 0;
}
/** Sets the level of a line; level 0 takes it away. */
export function setLine(s: NineYearsState, space: number, level: number, owner: number, built: boolean): void {
  const rest = s.spaces[space]! & ~((3 << LINE_SHIFT) | LINE_OWNER | LINE_BUILT);
  s.spaces[space] = level === 0 ? rest : rest | (level << LINE_SHIFT) | (owner === BOURBON ? LINE_OWNER : 0) | (built ? LINE_BUILT : 0);
}

/** What a space is to the chains of a side: not friendly, friendly and free of enemy corps in the field, or friendly with enemy corps there. */
export const CHAIN_BARRED = 0;
export const CHAIN_OPEN = 1;
export const CHAIN_CONTESTED = 2;
export function chainStatus(s: NineYearsState, side: number, space: number): number {
  const word = s.spaces[space]!;
  if ((word & CONTROL_MASK) !== side) return CHAIN_BARRED;
  return ((word >> (FIELD_SHIFT + (1 - side) * FIELD_BITS)) & FIELD_MASK) === 0 ? CHAIN_OPEN : CHAIN_CONTESTED;
}
/** Whether friendly corps stand in the field of a space, or else no enemy corps do and the enemy does not control it; never a neutral space. */
export function isFreeOfEnemy(s: NineYearsState, side: number, space: number): boolean {
  const word = s.spaces[space]!;
  const control = word & CONTROL_MASK;
  if (control === NEUTRAL) return false;
  if (((word >> (FIELD_SHIFT + side * FIELD_BITS)) & FIELD_MASK) !== 0) return true;
  return control === side && word >> FIELD_SHIFT === 0;
}

/** Whether a side's corps stand in the field of a space the enemy controls, with no enemy corps in the field. */
export function isAloneOnEnemySoil(s: NineYearsState, side: number, space: number): boolean {
  const word = s.spaces[space]!;
  return (
    (word & CONTROL_MASK) === 1 - side &&
    ((word >> (FIELD_SHIFT + side * FIELD_BITS)) & FIELD_MASK) !== 0 &&
    ((word >> (FIELD_SHIFT + (1 - side) * FIELD_BITS)) & FIELD_MASK) === 0
  );
}

// ---- corps

/** Index of the first stack at a place or beyond. */
export function firstStack(s: NineYearsState, place: number): number {
  const list = s.corps;
  let low = 0;
  let high = list.length;
  const wanted = place << PLACE_SHIFT;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (list[middle]! < wanted) low = middle + 1;
    else high = middle;
  }
  return low;
}
/** How many stacks there are. */
export function stackCount(s: NineYearsState): number {
  return s.corps.length;
}
/** The place of a stack, or -1 beyond the last. */
export function placeOfStack(s: NineYearsState, index: number): number {
  return index < s.corps.length ? s.corps[index]! >> PLACE_SHIFT : -1;
}
/** The kind of a stack. */
export function kindOfStack(s: NineYearsState, index: number): CorpsKind {
  return (s.corps[index]! >> KIND_SHIFT) & KIND_MASK;
}
/** How many corps a stack has. */
export function sizeOfStack(s: NineYearsState, index: number): number {
  return s.corps[index]! & COUNT_MASK;
}
/** How many corps of a side stand in the field of a space. */
export function fieldCorps(s: NineYearsState, side: number, space: number): number {
  return (s.spaces[space]! >> (FIELD_SHIFT + side * FIELD_BITS)) & FIELD_MASK;
}
function countInField(s: NineYearsState, place: number, kind: CorpsKind, by: number): void {
  if (place >= INSIDE) return;
  s.spaces[place] = s.spaces[place]! + (by << (FIELD_SHIFT + sideOfPower(powerOf(kind)) * FIELD_BITS));
}
/** Puts corps of a kind in a place. */
export function addCorps(s: NineYearsState, place: number, kind: CorpsKind, count: number): void {
  if (count === 0) return;
  countInField(s, place, kind, count);
  putStack(s, place, kind, count);
}
function putStack(s: NineYearsState, place: number, kind: CorpsKind, count: number): void {
  const list = s.corps;
  const key = (place << PLACE_SHIFT) | (kind << KIND_SHIFT);
  let i = firstStack(s, place);
  while (i < list.length && list[i]! < key) i++;
  if (i < list.length && list[i]! >> KIND_SHIFT === key >> KIND_SHIFT) list[i] = list[i]! + count;
  else insert(list, i, key | count);
}
/** Takes corps of a kind from a place. */
export function takeCorps(s: NineYearsState, place: number, kind: CorpsKind, count: number): void {
  if (count === 0) return;
  const list = s.corps;
  const key = (place << PLACE_SHIFT) | (kind << KIND_SHIFT);
  let i = firstStack(s, place);
  while (i < list.length && list[i]! >> KIND_SHIFT !== key >> KIND_SHIFT) i++;
  invariant(i < list.length && (list[i]! & COUNT_MASK) >= count, "corps that are not there cannot be taken away");
  countInField(s, place, kind, -count);
  if ((list[i]! & COUNT_MASK) > count) list[i] = list[i]! - count;
  else removeAt(list, i);
}
/** How many corps of exactly a kind stand in a place. */
export function countOfKind(s: NineYearsState, place: number, kind: CorpsKind): number {
  for (let i = firstStack(s, place); placeOfStack(s, i) === place; i++) if (kindOfStack(s, i) === kind) return sizeOfStack(s, i);
  return 0;
}
/** How many corps of a side stand in a place; only those with all marks of `mask`. */
export function corpsOf(s: NineYearsState, t: Tables, side: number, place: number, mask = 0): number {
  if (mask === 0 && place < INSIDE) return fieldCorps(s, side, place);
  let count = 0;
  for (let i = firstStack(s, place); placeOfStack(s, i) === place; i++) {
    const kind = kindOfStack(s, i);
    if (t.powerSide[powerOf(kind)] === side && (kind & mask) === mask) count += sizeOfStack(s, i);
  }
  return count;
}
/** Turns all corps of a side in a place that have the marks of `mask` by clearing and setting marks. */
export function remarkCorps(s: NineYearsState, t: Tables, side: number, place: number, mask: number, clear: number, set: number): void {
  for (let i = firstStack(s, place); placeOfStack(s, i) === place; i++) {
    const kind = kindOfStack(s, i);
    if (t.powerSide[powerOf(kind)] !== side || (kind & mask) !== mask || ((kind & ~clear) | set) === kind) continue;
    const size = sizeOfStack(s, i);
    takeCorps(s, place, kind, size);
    addCorps(s, place, (kind & ~clear) | set, size);
    i = firstStack(s, place) - 1;
  }
}
/** Moves all corps of a side in a place that have the marks of `mask` to another place. */
export function moveCorps(s: NineYearsState, t: Tables, side: number, from: number, to: number, mask = 0): void {
  for (let i = firstStack(s, from); placeOfStack(s, i) === from; ) {
    const kind = kindOfStack(s, i);
    if (t.powerSide[powerOf(kind)] !== side || (kind & mask) !== mask) {
      i++;
      continue;
    }
    const size = sizeOfStack(s, i);
    takeCorps(s, from, kind, size);
    addCorps(s, to, kind, size);
    i = firstStack(s, from);
  }
}
/** Clears marks of all corps on the map. */
export function clearCorpsMarks(s: NineYearsState, marks: number): void {
  remarkAllCorps(s, 0, marks, 0);
}
/** Whether any corps on the map has one of these marks. */
export function isAnyCorpsMarked(s: NineYearsState, marks: number): boolean {
  const list = s.corps;
  for (let i = 0; i < list.length; i++) if ((list[i]! & (marks << KIND_SHIFT)) !== 0) return true;
  return false;
}
/** Turns all corps on the map that have the marks of `mask`, wherever they stand, in one pass. */
export function remarkAllCorps(s: NineYearsState, mask: number, clear: number, set: number): void {
  const list = s.corps;
  let count = firstToTurn(list, mask, clear, set);
  for (let i = count; i < list.length; i++) {
    const entry = list[i]!;
    const kind = (entry >> KIND_SHIFT) & KIND_MASK;
    const turned = (kind & mask) === mask ? (entry & ~(clear << KIND_SHIFT)) | (set << KIND_SHIFT) : entry;
    count = fileStack(list, count, turned);
  }
  while (list.length > count) list.pop(); // keeps the room, which setting the length would not
}
// Stacks before the first one that turns stay where they are.
function firstToTurn(list: readonly number[], mask: number, clear: number, set: number): number {
  let i = 0;
  for (; i < list.length; i++) {
    const kind = (list[i]! >> KIND_SHIFT) & KIND_MASK;
    if ((kind & mask) === mask && ((kind & ~clear) | set) !== kind) break;
  }
  return i;
}
// Files a stack among the first `count`, which are in order: marks are low bits, so it goes few places back. Returns the new number.
function fileStack(list: number[], count: number, entry: number): number {
  let at = count;
  while (at > 0 && list[at - 1]! >> KIND_SHIFT > entry >> KIND_SHIFT) at--;
  if (at > 0 && list[at - 1]! >> KIND_SHIFT === entry >> KIND_SHIFT) {
    list[at - 1] = list[at - 1]! + (entry & COUNT_MASK);
    return count;
  }
  for (let i = count; i > at; i--) list[i] = list[i - 1]!;
  list[at] = entry;
  return count + 1;
}
/**
 * A kind in a place that players name so, with all marks of `mask` and none of `without`; those that have acted come first. -1 when there is none.
 */
export function kindNamed(s: NineYearsState, place: number, name: number, mask: number, without: number): CorpsKind {
  let found = -1;
  for (let i = firstStack(s, place); placeOfStack(s, i) === place; i++) {
    const kind = kindOfStack(s, i);
    if (nameOfKind(kind) === name && (kind & mask) === mask && (kind & without) === 0) found = kind;
  }
  return found;
}
/** The name of a kind, e.g. `france-reduced`. */
export function kindId(kind: CorpsKind): string {
  return CORPS_KIND_IDS[nameOfKind(kind)]!;
}

// ---- leaders

/** The place of a leader: a space, INSIDE + space, or off the map. */
export function placeOfLeader(s: NineYearsState, leader: number): number {
  return s.leaders[leader]! & PLACE_MASK;
}
export function setPlaceOfLeader(s: NineYearsState, leader: number, place: number): void {
  s.leaders[leader] = (s.leaders[leader]! & ~PLACE_MASK) | place;
}
/** Whether a leader has any of these marks. */
export function hasAnyMark(s: NineYearsState, leader: number, marks: number): boolean {
  return (s.leaders[leader]! & marks) !== 0;
}
/** Whether a leader has all of these marks. */
export function hasMarks(s: NineYearsState, leader: number, marks: number): boolean {
  return (s.leaders[leader]! & marks) === marks;
}
export function markLeader(s: NineYearsState, leader: number, clear: number, set: number): void {
  s.leaders[leader] = (s.leaders[leader]! & ~clear) | set;
}
/** How many leaders and staff officers there are. */
export function leaderCount(s: NineYearsState): number {
  return s.leaders.length;
}
export function clearLeaderMarks(s: NineYearsState, marks: number): void {
  for (let i = 0; i < s.leaders.length; i++) s.leaders[i] = s.leaders[i]! & ~marks;
}
/** The side a leader is on; Marlborough is a Bourbon leader before the Glorious Revolution (NYW-A-27). */
export function sideOfLeader(s: NineYearsState, t: Tables, leader: number): number {
  return leader === t.marlborough && !hasFlag(s, GR_HAPPENED) ? BOURBON : t.leaderSide[leader]!;
}

// ---- flags, sides, cards, fleets

export function hasFlag(s: NineYearsState, flag: number): boolean {
  return (s.flags & flag) !== 0;
}
export function setFlag(s: NineYearsState, flag: number, on: boolean): void {
  s.flags = on ? s.flags | flag : s.flags & ~flag;
}
export function rpOf(s: NineYearsState, side: number): number {
  return s.sides[side * SIDE_STRIDE]!;
}
export function setRp(s: NineYearsState, side: number, rp: number): void {
  s.sides[side * SIDE_STRIDE] = Math.max(0, rp);
}
export function rpModifierOf(s: NineYearsState, side: number): number {
  return s.sides[side * SIDE_STRIDE + 1]!;
}
export function changeRpModifier(s: NineYearsState, side: number, by: number): void {
  s.sides[side * SIDE_STRIDE + 1] = rpModifierOf(s, side) + by;
}
export function fewerCardsOf(s: NineYearsState, side: number): number {
  return s.sides[side * SIDE_STRIDE + 2]!;
}
export function changeFewerCards(s: NineYearsState, side: number, by: number): void {
  s.sides[side * SIDE_STRIDE + 2] = fewerCardsOf(s, side) + by;
}
export function penaltiesOf(s: NineYearsState, side: number): number {
  return s.sides[side * SIDE_STRIDE + 3]!;
}
export function setPenalties(s: NineYearsState, side: number, penalties: number): void {
  s.sides[side * SIDE_STRIDE + 3] = penalties;
}
/** Clears what holds for one turn only. */
export function clearTurnModifiers(s: NineYearsState): void {
  for (const side of [ALLIANCE, BOURBON]) {
    s.sides[side * SIDE_STRIDE + 1] = 0;
    s.sides[side * SIDE_STRIDE + 2] = 0;
  }
  for (let power = 0; power < s.used.length; power++) s.used[power] = 0;
}

/** Corps of a power formed and restored this turn. */
export function formedBy(s: NineYearsState, power: number): number {
  return s.used[power]! & 15;
}
export function restoredBy(s: NineYearsState, power: number): number {
  return s.used[power]! >> 4;
}
export function countFormed(s: NineYearsState, power: number): void {
  s.used[power] = s.used[power]! + 1;
}
export function countRestored(s: NineYearsState, power: number): void {
  s.used[power] = s.used[power]! + 16;
}
export function poolOf(s: NineYearsState, power: number): number {
  return s.pool[power]!;
}
export function changePool(s: NineYearsState, power: number, by: number): void {
  s.pool[power] = s.pool[power]! + by;
  invariant(s.pool[power]! >= 0, "the Force Pool cannot give what it has not");
}
export function waitingOf(s: NineYearsState, power: number): number {
  return s.waiting[power]!;
}
export function changeWaiting(s: NineYearsState, power: number, by: number): void {
  s.waiting[power] = s.waiting[power]! + by;
}

/** Cards of a value (1..3) in the pile, in the discards, in a hand. */
export function inPile(s: NineYearsState, value: number): number {
  return s.actions[value - 1]!;
}
export function changePile(s: NineYearsState, value: number, by: number): void {
  s.actions[value - 1] = s.actions[value - 1]! + by;
}
export function inDiscards(s: NineYearsState, value: number): number {
  return s.actions[2 + value]!;
}
export function changeDiscards(s: NineYearsState, value: number, by: number): void {
  s.actions[2 + value] = s.actions[2 + value]! + by;
}
export function inHand(s: NineYearsState, side: number, value: number): number {
  return s.actions[HAND - 1 + side * 3 + value]!;
}
export function changeHand(s: NineYearsState, side: number, value: number, by: number): void {
  const index = HAND - 1 + side * 3 + value;
  s.actions[index] = s.actions[index]! + by;
}
export function handSize(s: NineYearsState, side: number): number {
  return inHand(s, side, 1) + inHand(s, side, 2) + inHand(s, side, 3);
}
export function pileSize(s: NineYearsState): number {
  return inPile(s, 1) + inPile(s, 2) + inPile(s, 3);
}
/** The value of the card a side has chosen to show first, 0 while it has not (NYW-13.2.1). */
export function chosenCard(s: NineYearsState, side: number): number {
  return s.actions[CHOSEN + side]!;
}
export function setChosenCard(s: NineYearsState, side: number, value: number): void {
  s.actions[CHOSEN + side] = value;
}

export function placeOfEvent(s: NineYearsState, card: number): number {
  return s.events[card]!;
}
export function setPlaceOfEvent(s: NineYearsState, card: number, place: number): void {
  s.events[card] = place;
}
export function fleetPlace(s: NineYearsState, fleet: number): number {
  return s.fleets[fleet]! & 7;
}
export function isDoomed(s: NineYearsState, fleet: number): boolean {
  return (s.fleets[fleet]! & FLEET_DOOMED) !== 0;
}
export function setFleet(s: NineYearsState, fleet: number, place: number, doomed = false): void {
  s.fleets[fleet] = place | (doomed ? FLEET_DOOMED : 0);
}
/** The side that controls a sea zone, or NEUTRAL. */
export function zoneControl(s: NineYearsState, zone: number): number {
  return s.zones[zone]!;
}
export function setZoneControl(s: NineYearsState, zone: number, side: number): void {
  s.zones[zone] = side;
}

/** The side with initiative: the Bourbons to 1693, then the Alliance (NYW-13.2.1.6). */
export function initiativeOf(s: NineYearsState): number {
  return s.year <= 1693 ? BOURBON : ALLIANCE;
}

function insert(list: number[], index: number, value: number): void {
  list.push(value);
  for (let i = list.length - 1; i > index; i--) list[i] = list[i - 1]!;
  list[index] = value;
}
function removeAt(list: number[], index: number): void {
  for (let i = index; i < list.length - 1; i++) list[i] = list[i + 1]!;
  list.pop();
}
