/**
 * The flat position of a game of Diadochi. This is the only file that indexes the state's arrays; everybody else asks and changes it in words.
 *
 * Owners are 0 nobody, seat + 1 a player, INDEPENDENTS the independents. In a space at most one owner has CUs in the field (DIA-MAP.17), so one integer holds a
 * space: its marker, the owner of its field CUs and their numbers. The one army under way (a player's, or an independent army moved by a card) lies apart in
 * `force` and so can stand among others while it enters, passes or fights. Walls hold CUs of the city's owner only. Whatever changes pieces or points raises a
 * flag in `dirty`, and the end of an action settles what follows from it (effects/complete-action.ts).
 */
import type { StateShape } from "../core/shape.js";
import type { GameState } from "../core/state.js";
import { MAJOR_CITY, NONE, type SpaceIndex, type Tables } from "./tables.js";
import { addUnits, commonUnits, countOfType, countUnits, MERCENARY, NO_UNITS, ROYAL, subtractUnits, UNIT_BITS, UNIT_MASK, type Units } from "./units.js";

/** Nobody, as owner of a marker or of CUs; player n is `n + 1`. */
export const NOBODY = 0;
/** The independents, as owner of a marker or of CUs. */
export const INDEPENDENTS = 5;

/** Places of generals and royal family members: a space index is its field; INSIDE + space is inside its walls; the rest is off the map. */
export const INSIDE = 256;
/** In the pool, or not yet in play. */
export const POOL = -1;
/** In the Dispersed Box of his player. */
export const DISPERSED = -2;
/** Dead (generals may be replaced, royal family members are out of the game); for the body: buried or removed. */
export const DEAD = -3;

/** Places of CUs besides a field (space index) and the inside of a city (INSIDE + space): the army under way. */
export const FORCE = 600;
/** Places of CUs: the Dispersed Box of seat n is DISPERSED_BOX + n. */
export const DISPERSED_BOX = 700;

/** Cards' places. */
export const PILE = 0;
export const DISCARDS = 1;
export const REMOVED = 2;
/** Not in the deck: set-up generals, cards that join later, cards that stay with a faction. */
export const ASIDE = 3;
/** Surprise cards laid open until the segment ends (DIA-TYC.34). */
export const RESTING = 4;
/** The hand of seat n is HAND + n. */
export const HAND = 5;
/** The hidden hand n (0 or 1) of a game of fewer than four players is HIDDEN + n. */
export const HIDDEN = 9;

/** Bits of `options`. */
export const OPTION_ELITE_ROYALS = 1;
export const OPTION_DRAFT = 2;
export const OPTION_HOSTILE_CONVERSION = 4;
export const OPTION_PURSUIT = 8;
export const OPTION_TWO_GENERALS = 16;

/** Segments of a round-turn, in `segment`; 0 is outside the Strategy Phase. */
export const SURRENDER = 1;
export const TYCHE = 2;
export const MOVEMENT = 3;
export const SUPPLY = 4;

/** Bits of `dirty`: pieces moved; markers, royals or fleets changed so that points may have. */
export const DIRTY_PIECES = 1;
export const DIRTY_POINTS = 2;

/** State of the Silver Shields: not arrived, in play, gone for good. */
export const SILVER_AWAITED = 0;
export const SILVER_IN_PLAY = 1;
export const SILVER_GONE = 2;

/** Bits of a fleet. */
export const FLEET_UPGRADED = 1;
export const FLEET_DISPERSED = 2;

/** A game of Diadochi in progress: plain JSON. */
export interface DiadochiState extends GameState {
  /** Number of players. */
  seats: number;
  /** Bits OPTION_*. */
  options: number;
  autoVp: number;
  lpToWin: number;
  lastTurn: number;
  /** 1.. */
  turn: number;
  /** 1..5 in the Strategy Phase, else 0. */
  round: number;
  /** SURRENDER.. SUPPLY, or 0. */
  segment: number;
  /** The seat whose round-turn is played, or whose step of a phase it is; -1 when nobody's. */
  active: number;
  /** First seat of the Turn Order. */
  first: number;
  /** Seat of the Usurper, or -1. */
  usurper: number;
  /** Bit mask of the seats that are Champions. */
  champions: number;
  dirty: number;
  /** 1 when the segment's naval move has been used (DIA-NAV.1). */
  navalUsed: number;
  /** Bit masks of generals: have acted in this segment; came from the pool in it; have Oratory; have Siege Engines; are replacements. */
  actedGenerals: number;
  placedGenerals: number;
  oratory: number;
  engines: number;
  replaced: number;
  /** Bit mask of royal family members and the body that have acted in this segment. */
  actedRoyals: number;
  silver: number;
  /** Royal CUs disbanded for good (DIA-RT.9). */
  disbanded: number;
  /** Space of Alexander's tomb, or -1; and the owner who buried him. */
  tomb: number;
  tombOwner: number;
  /** One integer a space: marker, owner of the field CUs, field CUs. */
  board: number[];
  /** CUs inside, one entry a major city. */
  inside: number[];
  /** Three entries a general: place, owner, prestige markers. */
  generals: number[];
  /** Three entries a royal family member and the body: place, controller (owner), husband + 1. */
  royals: number[];
  /** Bits of each fleet. */
  fleets: number[];
  /** Place of each card. */
  where: number[];
  /** Owner of each province (DIA-MAP.6), kept with every change of a marker. */
  provinces: number[];
  /** Space of each named independent army, or -1. */
  armies: number[];
  /** Five entries a seat: Dispersed Box, training track, Suspicions, victory points and legitimacy points as last tracked. */
  players: number[];
  /** The army under way: owner, space, CUs, generals (mask), royal family members and body (mask). */
  force: number[];
  /** Pairs of space and marks: CUs that have acted in this segment, royal CUs that have moved in this round-turn, attempt made, passage asked. */
  acted: number[];
  /** Siege points: space, seat and points in one integer each. */
  sieges: number[];
}

const MARKER_MASK = 7;
const OWNER_SHIFT = 3;
const UNITS_SHIFT = 6;
const GENERAL_STRIDE = 3;
const ROYAL_STRIDE = 3;
const PLAYER_STRIDE = 5;

/** A copy that shares nothing with the original. */
export function cloneState(s: DiadochiState): DiadochiState {
  return {
    edition: s.edition,
    dice: s.dice.slice(),
    frames: s.frames.slice(),
    seats: s.seats,
    options: s.options,
    autoVp: s.autoVp,
    lpToWin: s.lpToWin,
    lastTurn: s.lastTurn,
    turn: s.turn,
    round: s.round,
    segment: s.segment,
    active: s.active,
    first: s.first,
    usurper: s.usurper,
    champions: s.champions,
    dirty: s.dirty,
    navalUsed: s.navalUsed,
    actedGenerals: s.actedGenerals,
    placedGenerals: s.placedGenerals,
    oratory: s.oratory,
    engines: s.engines,
    replaced: s.replaced,
    actedRoyals: s.actedRoyals,
    silver: s.silver,
    disbanded: s.disbanded,
    tomb: s.tomb,
    tombOwner: s.tombOwner,
    board: s.board.slice(),
    inside: s.inside.slice(),
    generals: s.generals.slice(),
    royals: s.royals.slice(),
    fleets: s.fleets.slice(),
    where: s.where.slice(),
    provinces: s.provinces.slice(),
    armies: s.armies.slice(),
    players: s.players.slice(),
    force: s.force.slice(),
    acted: s.acted.slice(),
    sieges: s.sieges.slice(),
  };
}

/** An empty map with every piece off it and every card aside. */
export function emptyState(t: Tables, edition: string, dice: number[], seats: number): DiadochiState {
  const generals: number[] = [];
  for (let g = 0; g < t.generalCount; g++) generals.push(POOL, 0, 0);
  const royals: number[] = [];
  for (let r = 0; r <= t.royalCount; r++) royals.push(DEAD, NOBODY, 0);
  return {
    edition,
    dice,
    frames: [],
    seats,
    options: 0,
    autoVp: 0,
    lpToWin: 0,
    lastTurn: 0,
    turn: 0,
    round: 0,
    segment: 0,
    active: NONE,
    first: 0,
    usurper: NONE,
    champions: 0,
    dirty: 0,
    navalUsed: 0,
    actedGenerals: 0,
    placedGenerals: 0,
    oratory: 0,
    engines: 0,
    replaced: 0,
    actedRoyals: 0,
    silver: SILVER_AWAITED,
    disbanded: 0,
    tomb: NONE,
    tombOwner: NOBODY,
    board: filled(t.spaceCount, 0),
    inside: filled(t.cities.length, 0),
    generals,
    royals,
    fleets: filled(t.fleetCount, 0),
    where: filled(t.cardCount, ASIDE),
    provinces: filled(t.provinceCount, NOBODY),
    armies: filled(t.armyCount, NONE),
    players: filled(seats * PLAYER_STRIDE, 0),
    force: [NOBODY, 0, NO_UNITS, 0, 0],
    acted: [],
    sieges: [],
  };
}

/** Names and lengths of a state's fields in an edition; -1 for lists whose length varies. */
export function shapeOfState(t: Tables, edition: string): StateShape {
  const model = emptyState(t, edition, [0, 0, 0, 0], 4);
  const shape: Record<string, number | "number"> = {};
  for (const [key, value] of Object.entries(model)) {
    if (key === "edition" || key === "dice" || key === "frames") continue;
    shape[key] = typeof value === "number" ? "number" : VARYING.includes(key) ? -1 : (value as readonly number[]).length;
  }
  return shape;
}

const VARYING: readonly string[] = ["players", "acted", "sieges"];

function filled(length: number, value: number): number[] {
  const list: number[] = [];
  for (let i = 0; i < length; i++) list.push(value);
  return list;
}

// ---------------------------------------------------------------- players

/** The owner number of a seat. */
export function ownerOfSeat(seat: number): number {
  return seat + 1;
}
/** The seat of an owner, or NONE for nobody and the independents. */
export function seatOfOwner(owner: number): number {
  return owner === NOBODY || owner === INDEPENDENTS ? NONE : owner - 1;
}
/** Whether an option is on. */
export function hasOption(s: DiadochiState, option: number): boolean {
  return (s.options & option) !== 0;
}
/** The seat after another, clockwise, which is turn order (DIA-SEQ.4). */
export function nextSeat(s: DiadochiState, seat: number): number {
  return seat + 1 === s.seats ? 0 : seat + 1;
}
/** The nth seat (from 0) of the Turn Order. */
export function seatInTurnOrder(s: DiadochiState, n: number): number {
  return (s.first + n) % s.seats;
}
/** The seat n places after the active one, clockwise. */
export function seatAfterActive(s: DiadochiState, n: number): number {
  return (s.active + n) % s.seats;
}
/** Whether a seat is Champion of the rightful heir. */
export function isChampion(s: DiadochiState, seat: number): boolean {
  return ((s.champions >> seat) & 1) === 1;
}
/** Makes a seat Champion or Successor. */
export function setChampion(s: DiadochiState, seat: number, champion: boolean): void {
  s.champions = champion ? s.champions | (1 << seat) : s.champions & ~(1 << seat);
  s.dirty |= DIRTY_POINTS;
}
/** CUs in a seat's Dispersed Box. */
export function dispersedUnits(s: DiadochiState, seat: number): Units {
  return s.players[seat * PLAYER_STRIDE]!;
}
/** Sets the CUs of a seat's Dispersed Box. */
export function setDispersedUnits(s: DiadochiState, seat: number, units: Units): void {
  s.players[seat * PLAYER_STRIDE] = units;
}
/** Adds CUs to a seat's Dispersed Box. */
export function addDispersedUnits(s: DiadochiState, seat: number, units: Units): void {
  s.players[seat * PLAYER_STRIDE] = addUnits(dispersedUnits(s, seat), units);
}
/** OPs recorded on a seat's training track. */
export function trainingOps(s: DiadochiState, seat: number): number {
  return s.players[seat * PLAYER_STRIDE + 1]! >> 1;
}
/** Type of the unfinished CU: MERCENARY or MACEDONIAN; meaningless while no OP is recorded. */
export function trainingType(s: DiadochiState, seat: number): number {
  return s.players[seat * PLAYER_STRIDE + 1]! & 1;
}
/** Records OPs for an unfinished CU; 0 OPs is an empty track. */
export function setTraining(s: DiadochiState, seat: number, ops: number, type: number): void {
  s.players[seat * PLAYER_STRIDE + 1] = ops === 0 ? 0 : (ops << 1) | type;
}
/** How many Suspicions lie on a seat this turn. */
export function suspicions(s: DiadochiState, seat: number): number {
  return s.players[seat * PLAYER_STRIDE + 2]!;
}
/** Sets the Suspicions of a seat. */
export function setSuspicions(s: DiadochiState, seat: number, count: number): void {
  s.players[seat * PLAYER_STRIDE + 2] = count;
  s.dirty |= DIRTY_POINTS;
}
/** Victory points of a seat as last tracked (DIA-VIC.5). */
export function trackedVp(s: DiadochiState, seat: number): number {
  return s.players[seat * PLAYER_STRIDE + 3]!;
}
/** Legitimacy points of a seat as last tracked. */
export function trackedLp(s: DiadochiState, seat: number): number {
  return s.players[seat * PLAYER_STRIDE + 4]!;
}
/** Moves a seat's markers on the tracks. */
export function trackPoints(s: DiadochiState, seat: number, vp: number, lp: number): void {
  s.players[seat * PLAYER_STRIDE + 3] = vp;
  s.players[seat * PLAYER_STRIDE + 4] = lp;
}

// ---------------------------------------------------------------- spaces

/** Owner of the one control marker on a space (DIA-MAP.3): NOBODY, a player, or INDEPENDENTS. */
export function markerOf(s: DiadochiState, space: SpaceIndex): number {
  return s.board[space]! & MARKER_MASK;
}
/** Places, replaces or (NOBODY) removes a control marker; the province's owner follows at once. */
export function setMarker(s: DiadochiState, t: Tables, space: SpaceIndex, owner: number): void {
  s.board[space] = (s.board[space]! & ~MARKER_MASK) | owner;
  s.dirty |= DIRTY_PIECES | DIRTY_POINTS;
  const province = t.provinceOf[space]!;
  if (province !== NONE) s.provinces[province] = countedControl(s, t, province);
}
/** The owner who controls a province by its markers, counted anew (DIA-MAP.5, DIA-MAP.6, DIA-MAP.7); CUs do not matter (DIA-MAP.8). */
export function countedControl(s: DiadochiState, t: Tables, province: number): number {
  const city = t.provinceCity[province]!;
  const start = t.provinceStart[province]!;
  const end = t.provinceStart[province + 1]!;
  const needed = t.majorities[province]!;
  // DIA-MAP.6: the major city decides who it can be; else the first owner with a majority.
  for (let i = start; i < end; i++) {
    const owner = markerOf(s, city === NONE ? t.provinceSpaces[i]! : city);
    if (owner !== NOBODY && owner !== INDEPENDENTS && countMarkers(s, t, owner, start, end) >= needed) return owner;
    if (city !== NONE) return NOBODY;
  }
  return NOBODY;
}
function countMarkers(s: DiadochiState, t: Tables, owner: number, start: number, end: number): number {
  let count = 0;
  for (let i = start; i < end; i++) if (markerOf(s, t.provinceSpaces[i]!) === owner) count++;
  return count;
}
/** The owner who controls a province. */
export function provinceOwner(s: DiadochiState, province: number): number {
  return s.provinces[province]!;
}
/** Owner of the CUs in the field of a space, the army under way apart: NOBODY, a player, or INDEPENDENTS. */
export function fieldOwner(s: DiadochiState, space: SpaceIndex): number {
  return (s.board[space]! >> OWNER_SHIFT) & 7;
}
/** CUs in the field of a space, the army under way apart. */
export function fieldUnits(s: DiadochiState, space: SpaceIndex): Units {
  return s.board[space]! >> UNITS_SHIFT;
}
const fieldScratch: number[] = [];

/** The spaces where an owner has CUs in the field, in order, the army under way apart. The list is good until the next call. */
export function fieldsOf(s: DiadochiState, owner: number): readonly SpaceIndex[] {
  const board = s.board;
  fieldScratch.length = 0;
  for (let space = 0; space < board.length; space++) if (((board[space]! >> OWNER_SHIFT) & 7) === owner) fieldScratch.push(space);
  return fieldScratch;
}
/** Whether an owner has CUs in any field, the army under way apart. */
export function hasField(s: DiadochiState, owner: number): boolean {
  const board = s.board;
  for (let space = 0; space < board.length; space++) if (((board[space]! >> OWNER_SHIFT) & 7) === owner) return true;
  return false;
}
/** Sets the CUs in the field of a space; without CUs it has no owner. */
export function setField(s: DiadochiState, space: SpaceIndex, owner: number, units: Units): void {
  s.board[space] = (s.board[space]! & MARKER_MASK) | (units === NO_UNITS ? 0 : (owner << OWNER_SHIFT) | (units << UNITS_SHIFT));
  s.dirty |= DIRTY_PIECES;
}
/** Adds CUs of an owner to a field that holds his or nobody's. */
export function addToField(s: DiadochiState, space: SpaceIndex, owner: number, units: Units): void {
  setField(s, space, owner, addUnits(fieldUnits(s, space), units));
}
/** Takes CUs out of a field. Marks of pieces that have acted go only when too few are left to carry them. */
export function takeFromField(s: DiadochiState, space: SpaceIndex, units: Units): void {
  setField(s, space, fieldOwner(s, space), subtractUnits(fieldUnits(s, space), units));
  clampActed(s, space);
}
/** CUs of an owner in the field of a space, the army under way included. */
export function unitsOf(s: DiadochiState, owner: number, space: SpaceIndex): Units {
  const field = fieldOwner(s, space) === owner ? fieldUnits(s, space) : NO_UNITS;
  return s.force[0] === owner && s.force[1] === space ? addUnits(field, s.force[2]!) : field;
}
/** Whether CUs of another owner than this one are in the field of a space: other players' or an independent army, under way or not (DIA-MAP.14). */
export function hasEnemyUnits(s: DiadochiState, owner: number, space: SpaceIndex): boolean {
  const field = fieldOwner(s, space);
  if (field !== NOBODY && field !== owner) return true;
  return s.force[1] === space && s.force[2] !== NO_UNITS && s.force[0] !== owner;
}
/** CUs inside the walls of a space; none where there is no major city. */
export function insideUnits(s: DiadochiState, t: Tables, space: SpaceIndex): Units {
  const city = t.cityOf[space]!;
  return city === NONE ? NO_UNITS : s.inside[city]!;
}
/** CUs inside the nth major city. */
export function insideOfCity(s: DiadochiState, city: number): Units {
  return s.inside[city]!;
}
/** CUs inside the nth major city. */
export function insideCity(s: DiadochiState, city: number): Units {
  return s.inside[city]!;
}
/** Sets the CUs inside a major city. */
export function setInside(s: DiadochiState, t: Tables, space: SpaceIndex, units: Units): void {
  s.inside[t.cityOf[space]!] = units;
  s.dirty |= DIRTY_PIECES;
}
/** Whether a space is a major city. */
export function isMajorCity(t: Tables, space: SpaceIndex): boolean {
  return t.kinds[space] === MAJOR_CITY;
}
/** CUs at a place of CUs: a field, INSIDE + space, FORCE or a Dispersed Box. */
export function unitsAt(s: DiadochiState, t: Tables, place: number): Units {
  if (place < INSIDE) return fieldUnits(s, place);
  if (place < FORCE) return insideUnits(s, t, place - INSIDE);
  return place === FORCE ? forceUnits(s) : dispersedUnits(s, place - DISPERSED_BOX);
}
/** Takes CUs away from a place of CUs. */
export function takeUnits(s: DiadochiState, t: Tables, place: number, units: Units): void {
  if (place < INSIDE) takeFromField(s, place, units);
  else if (place < FORCE) setInside(s, t, place - INSIDE, subtractUnits(insideUnits(s, t, place - INSIDE), units));
  else if (place === FORCE) setForceUnits(s, subtractUnits(forceUnits(s), units));
  else setDispersedUnits(s, place - DISPERSED_BOX, subtractUnits(dispersedUnits(s, place - DISPERSED_BOX), units));
}

// ---------------------------------------------------------------- the army under way

/** Owner of the army under way: NOBODY when there is none. */
export function forceOwner(s: DiadochiState): number {
  return s.force[0]!;
}
/** Space of the army under way. */
export function forceSpace(s: DiadochiState): SpaceIndex {
  return s.force[1]!;
}
/** CUs of the army under way. */
export function forceUnits(s: DiadochiState): Units {
  return s.force[2]!;
}
/** Generals of the army under way, as a mask. */
export function forceGenerals(s: DiadochiState): number {
  return s.force[3]!;
}
/** Royal family members and the body with the army under way, as a mask. */
export function forceRoyals(s: DiadochiState): number {
  return s.force[4]!;
}
/** Sets the CUs of the army under way. */
export function setForceUnits(s: DiadochiState, units: Units): void {
  s.force[2] = units;
  s.dirty |= DIRTY_PIECES;
}
/** Sets the generals of the army under way. */
export function setForceGenerals(s: DiadochiState, generals: number): void {
  s.force[3] = generals;
  s.dirty |= DIRTY_PIECES;
}
/** Sets the royal family members and body with the army under way. */
export function setForceRoyals(s: DiadochiState, royals: number): void {
  s.force[4] = royals;
  s.dirty |= DIRTY_PIECES;
}
/** Begins an army under way; its CUs must have been taken from where they stood. */
export function formForce(s: DiadochiState, owner: number, space: SpaceIndex, units: Units, generals: number, royals: number): void {
  s.force[0] = owner;
  s.force[1] = space;
  s.force[2] = units;
  s.force[3] = generals;
  s.force[4] = royals;
  s.dirty |= DIRTY_PIECES;
}
/** Moves the army under way with its generals, royal family members and body. */
export function moveForce(s: DiadochiState, space: SpaceIndex): void {
  s.force[1] = space;
  for (let rest = s.force[3]!; rest !== 0; rest &= rest - 1) setGeneralPlace(s, lowestBit(rest), space);
  for (let rest = s.force[4]!; rest !== 0; rest &= rest - 1) setRoyalPlace(s, lowestBit(rest), space);
  s.dirty |= DIRTY_PIECES;
}
/** Ends the army under way; its pieces are wherever they were put before. */
export function clearForce(s: DiadochiState): void {
  s.force[0] = NOBODY;
  s.force[1] = 0;
  s.force[2] = NO_UNITS;
  s.force[3] = 0;
  s.force[4] = 0;
  s.dirty |= DIRTY_PIECES;
}

/** The lowest bit of a mask that is not empty, as an index. */
export function lowestBit(mask: number): number {
  return 31 - Math.clz32(mask & -mask);
}
/** How many bits a mask has. */
export function countBits(mask: number): number {
  let count = 0;
  for (let rest = mask; rest !== 0; rest &= rest - 1) count++;
  return count;
}
/** Whether a mask has a bit. */
export function hasBit(mask: number, bit: number): boolean {
  return ((mask >> bit) & 1) === 1;
}

// ---------------------------------------------------------------- generals

/** Where a general is: a space (field), INSIDE + space, POOL, DISPERSED or DEAD. */
export function placeOfGeneral(s: DiadochiState, general: number): number {
  return s.generals[general * GENERAL_STRIDE]!;
}
/** Puts a general somewhere. */
export function setGeneralPlace(s: DiadochiState, general: number, place: number): void {
  // A general counts for legitimacy wherever he is on the map, so a step changes no points.
  s.dirty |= place < 0 || s.generals[general * GENERAL_STRIDE]! < 0 ? DIRTY_PIECES | DIRTY_POINTS : DIRTY_PIECES;
  s.generals[general * GENERAL_STRIDE] = place;
}
/** The owner of a general, NOBODY while he has joined no faction. */
export function ownerOfGeneral(s: DiadochiState, general: number): number {
  return s.generals[general * GENERAL_STRIDE + 1]!;
}
/** Gives a general to a faction. */
export function setOwnerOfGeneral(s: DiadochiState, general: number, owner: number): void {
  s.generals[general * GENERAL_STRIDE + 1] = owner;
  s.dirty |= DIRTY_POINTS;
}
/** Prestige markers of a general (DIA-PRE.5). */
export function prestigeMarkers(s: DiadochiState, general: number): number {
  return s.generals[general * GENERAL_STRIDE + 2]!;
}
/** Sets the prestige markers of a general. */
export function setPrestigeMarkers(s: DiadochiState, general: number, markers: number): void {
  s.generals[general * GENERAL_STRIDE + 2] = markers;
}
/** Generals of an owner at a place, as a mask; in a field those of the army under way are among them. */
export function generalsAt(s: DiadochiState, owner: number, place: number): number {
  const generals = s.generals;
  let mask = 0;
  for (let i = 0, g = 0; i < generals.length; i += GENERAL_STRIDE, g++) if (generals[i] === place && generals[i + 1] === owner) mask |= 1 << g;
  return mask;
}
/** Generals of an owner in the field of a space without those of the army under way, as a mask. */
export function fieldGenerals(s: DiadochiState, owner: number, space: SpaceIndex): number {
  const mask = generalsAt(s, owner, space);
  return s.force[0] === owner ? mask & ~s.force[3]! : mask;
}
/** The owner who alone has generals at a place, or NOBODY. */
export function soleOwnerAt(s: DiadochiState, place: number): number {
  const generals = s.generals;
  let sole = NOBODY;
  for (let i = 0; i < generals.length; i += GENERAL_STRIDE) {
    if (generals[i] !== place || generals[i + 1] === sole) continue;
    if (sole !== NOBODY) return NOBODY;
    sole = generals[i + 1]!;
  }
  return sole;
}
/** Generals of all owners at a place, as a mask. */
export function allGeneralsAt(s: DiadochiState, place: number): number {
  const generals = s.generals;
  let mask = 0;
  for (let i = 0, g = 0; i < generals.length; i += GENERAL_STRIDE, g++) if (generals[i] === place) mask |= 1 << g;
  return mask;
}
/** Generals of an owner on the map, as a mask. */
export function generalsOnMap(s: DiadochiState, owner: number): number {
  const generals = s.generals;
  let mask = 0;
  for (let i = 0, g = 0; i < generals.length; i += GENERAL_STRIDE, g++) if (generals[i]! >= 0 && generals[i + 1] === owner) mask |= 1 << g;
  return mask;
}
/** Whether a general is a major general (replacements included). */
export function isMajor(t: Tables, general: number): boolean {
  return general < t.majorCount;
}
/** Whether the piece of a general is his replacement (DIA-GEN.28). */
export function isReplaced(s: DiadochiState, general: number): boolean {
  return hasBit(s.replaced, general);
}
/** The piece by which moves, events and views name a general: his own, or his replacement's. */
export function pieceOf(s: DiadochiState, t: Tables, general: number): number {
  return isReplaced(s, general) ? t.generalCount + general : general;
}
/** The general a piece stands for. */
export function generalOfPiece(t: Tables, piece: number): number {
  return piece >= t.generalCount ? piece - t.generalCount : piece;
}
/** The id of a general as he is now called. */
export function generalId(s: DiadochiState, t: Tables, general: number): string {
  return t.pieceIds[pieceOf(s, t, general)]!;
}

// ---------------------------------------------------------------- royal family and body

/** Where a royal family member or the body is: a space (field), INSIDE + space, or DEAD. */
export function placeOfRoyal(s: DiadochiState, royal: number): number {
  return s.royals[royal * ROYAL_STRIDE]!;
}
/** Puts a royal family member or the body somewhere. */
export function setRoyalPlace(s: DiadochiState, royal: number, place: number): void {
  s.royals[royal * ROYAL_STRIDE] = place;
  s.dirty |= DIRTY_PIECES;
}
/** Owner who controls a royal family member or the body; an inactive female and one whom nobody controls have NOBODY. */
export function controllerOf(s: DiadochiState, royal: number): number {
  return s.royals[royal * ROYAL_STRIDE + 1]!;
}
/** Sets the controller of a royal family member or the body. */
export function setController(s: DiadochiState, royal: number, owner: number): void {
  s.royals[royal * ROYAL_STRIDE + 1] = owner;
  s.dirty |= DIRTY_POINTS;
}
/** The husband of a royal woman, or NONE. */
export function husbandOf(s: DiadochiState, royal: number): number {
  return s.royals[royal * ROYAL_STRIDE + 2]! - 1;
}
/** Marries a royal woman to a general, or (NONE) ends the marriage. */
export function setHusband(s: DiadochiState, royal: number, general: number): void {
  s.royals[royal * ROYAL_STRIDE + 2] = general + 1;
}
/** Whether a royal family member is male. */
export function isMale(t: Tables, royal: number): boolean {
  return t.males[royal] === true;
}
/** The number by which the body goes among the royal family members. */
export function bodyOf(t: Tables): number {
  return t.royalCount;
}
/** Royal family members and the body at a place under an owner's control, as a mask; in a field those of the army under way are among them. */
export function royalsAt(s: DiadochiState, owner: number, place: number): number {
  const royals = s.royals;
  let mask = 0;
  for (let i = 0, r = 0; i < royals.length; i += ROYAL_STRIDE, r++) if (royals[i] === place && royals[i + 1] === owner) mask |= 1 << r;
  return mask;
}
/** Royal family members and the body under an owner's control in a field, without those of the army under way. */
export function fieldRoyals(s: DiadochiState, owner: number, space: SpaceIndex): number {
  return royalsAt(s, owner, space) & ~s.force[4]!;
}

// ---------------------------------------------------------------- fleets, independent armies, cards

/** Owner of a fleet: whoever controls its source, at once and with its state (DIA-FLT.2, DIA-FLT.4, DIA-NAV.33). Fleets have no place (DIA-FLT.7). */
export function fleetOwner(s: DiadochiState, t: Tables, fleet: number): number {
  const province = t.fleetProvinces[fleet]!;
  const owner = province !== NONE ? provinceOwner(s, province) : markerOf(s, t.fleetSpaces[fleet]!);
  return owner === INDEPENDENTS ? NOBODY : owner;
}
/** Whether a fleet is dispersed. */
export function isFleetDispersed(s: DiadochiState, fleet: number): boolean {
  return (s.fleets[fleet]! & FLEET_DISPERSED) !== 0;
}
/** Whether a fleet is upgraded. */
export function isFleetUpgraded(s: DiadochiState, fleet: number): boolean {
  return (s.fleets[fleet]! & FLEET_UPGRADED) !== 0;
}
/** Sets the state of a fleet. */
export function setFleet(s: DiadochiState, fleet: number, upgraded: boolean, dispersed: boolean): void {
  s.fleets[fleet] = (upgraded ? FLEET_UPGRADED : 0) | (dispersed ? FLEET_DISPERSED : 0);
  s.dirty |= DIRTY_POINTS;
}
/** Present strength of a fleet (DIA-FLT.5). */
export function fleetStrength(s: DiadochiState, t: Tables, fleet: number): number {
  return isFleetUpgraded(s, fleet) ? t.fleetUpgrades[fleet]! : t.fleetStrengths[fleet]!;
}
/** Available (not dispersed) fleets of an owner, as a mask. */
export function availableFleets(s: DiadochiState, t: Tables, owner: number): number {
  let mask = 0;
  for (let f = 0; f < t.fleetCount; f++) if (!isFleetDispersed(s, f) && fleetOwner(s, t, f) === owner) mask |= 1 << f;
  return mask;
}
/** Space of a named independent army, or NONE while it is off the map. */
export function spaceOfArmy(s: DiadochiState, army: number): number {
  return s.armies[army]!;
}
/** Puts a named independent army on a space, or (NONE) off the map; its CUs are field CUs of the INDEPENDENTS. */
export function setSpaceOfArmy(s: DiadochiState, army: number, space: number): void {
  s.armies[army] = space;
}
/** The named independent army on a space, or NONE when the CUs there are a local tribe's. */
export function armyOn(s: DiadochiState, space: SpaceIndex): number {
  return s.armies.indexOf(space);
}
/** Whether an independent army stands on a space (not under way). */
export function hasIndependentArmy(s: DiadochiState, space: SpaceIndex): boolean {
  return fieldOwner(s, space) === INDEPENDENTS;
}
/** CUs of the independent army on a space. */
export function independentUnits(s: DiadochiState, space: SpaceIndex): number {
  return hasIndependentArmy(s, space) ? countOfType(fieldUnits(s, space), MERCENARY) : 0;
}
/** Where a card is. */
export function placeOfCard(s: DiadochiState, card: number): number {
  return s.where[card]!;
}
/** Puts a card somewhere. */
export function setCardPlace(s: DiadochiState, card: number, place: number): void {
  s.where[card] = place;
}

// ---------------------------------------------------------------- marks of a segment

const MOVED_ROYALS_MASK = 15 << UNIT_BITS;
const ATTEMPTED = 1 << 27;
const ASKED = 1 << 28;

function marksAt(s: DiadochiState, space: SpaceIndex): number {
  const acted = s.acted;
  for (let i = 0; i < acted.length; i += 2) if (acted[i] === space) return acted[i + 1]!;
  return 0;
}
function setMarks(s: DiadochiState, space: SpaceIndex, marks: number): void {
  const acted = s.acted;
  for (let i = 0; i < acted.length; i += 2) {
    if (acted[i] !== space) continue;
    if (marks !== 0) acted[i + 1] = marks;
    else acted.splice(i, 2);
    return;
  }
  if (marks === 0) return;
  // Kept in order of spaces, so that equal positions are equal lists.
  let i = 0;
  while (i < acted.length && acted[i]! < space) i += 2;
  acted.splice(i, 0, space, marks);
}
/** Field CUs of the active player in a space that have acted in this segment (DIA-MOV.15). */
export function actedUnits(s: DiadochiState, space: SpaceIndex): Units {
  return marksAt(s, space) & UNIT_MASK;
}
/** Field CUs of an owner in a space that have not acted in this segment, the army under way apart. */
export function freshUnits(s: DiadochiState, owner: number, space: SpaceIndex): Units {
  if (fieldOwner(s, space) !== owner) return NO_UNITS;
  const field = fieldUnits(s, space);
  const acted = actedUnits(s, space);
  return acted === NO_UNITS ? field : subtractUnits(field, commonUnits(field, acted));
}
/** Marks CUs in the field of a space as having acted; royal CUs also as having moved in the round-turn (DIA-RT.9). */
export function markActed(s: DiadochiState, space: SpaceIndex, units: Units): void {
  if (units === NO_UNITS) return;
  const marks = marksAt(s, space);
  const acted = addUnits(marks & UNIT_MASK, units);
  const moved = Math.max((marks & MOVED_ROYALS_MASK) >> UNIT_BITS, countOfType(acted, ROYAL));
  setMarks(s, space, (marks & ~(UNIT_MASK | MOVED_ROYALS_MASK)) | acted | (moved << UNIT_BITS));
}
/** Puts back all marks of a space as a saved position tells them. */
export function restoreMarks(s: DiadochiState, space: SpaceIndex, acted: Units, moved: number, attempted: boolean, asked: boolean): void {
  setMarks(s, space, acted | (moved << UNIT_BITS) | (attempted ? ATTEMPTED : 0) | (asked ? ASKED : 0));
}
/** Royal CUs in the field of a space that have moved in this round-turn. */
export function movedRoyals(s: DiadochiState, space: SpaceIndex): number {
  return (marksAt(s, space) & MOVED_ROYALS_MASK) >> UNIT_BITS;
}
function clampActed(s: DiadochiState, space: SpaceIndex): void {
  const marks = marksAt(s, space);
  if (marks === 0) return;
  const field = fieldUnits(s, space);
  const acted = commonUnits(marks & UNIT_MASK, field);
  const moved = Math.min((marks & MOVED_ROYALS_MASK) >> UNIT_BITS, countOfType(field, ROYAL));
  setMarks(s, space, (marks & (ATTEMPTED | ASKED)) | acted | (moved << UNIT_BITS));
}
/** Forgets what acted CUs a field had, because they have left it as a whole. */
export function clearActed(s: DiadochiState, space: SpaceIndex): void {
  const marks = marksAt(s, space);
  if (marks !== 0) setMarks(s, space, marks & (ATTEMPTED | ASKED));
}
/** Whether the army in a space has made its free attempt of this Surrender Segment. */
export function hasAttempted(s: DiadochiState, space: SpaceIndex): boolean {
  return (marksAt(s, space) & ATTEMPTED) !== 0;
}
/** Marks the free attempt of a space as made. */
export function markAttempted(s: DiadochiState, space: SpaceIndex): void {
  setMarks(s, space, marksAt(s, space) | ATTEMPTED);
}
/** Whether the army under way has asked for passage through a space. */
export function hasAskedPassage(s: DiadochiState, space: SpaceIndex): boolean {
  return (marksAt(s, space) & ASKED) !== 0;
}
/** Marks passage through a space as asked. */
export function markAskedPassage(s: DiadochiState, space: SpaceIndex): void {
  setMarks(s, space, marksAt(s, space) | ASKED);
}
/** Forgets the passages asked, at the end of an activation. */
export function clearAskedPassages(s: DiadochiState): void {
  const acted = s.acted;
  for (let i = acted.length - 2; i >= 0; i -= 2) {
    acted[i + 1] = acted[i + 1]! & ~ASKED;
    if (acted[i + 1] === 0) acted.splice(i, 2);
  }
}
/** Ends a segment's marks: pieces may act again. Royal CUs that moved stay marked until the round-turn ends. */
export function clearSegmentMarks(s: DiadochiState): void {
  const acted = s.acted;
  for (let i = acted.length - 2; i >= 0; i -= 2) {
    acted[i + 1] = acted[i + 1]! & MOVED_ROYALS_MASK;
    if (acted[i + 1] === 0) acted.splice(i, 2);
  }
  s.actedGenerals = 0;
  s.actedRoyals = 0;
  s.placedGenerals = 0;
  s.navalUsed = 0;
}
/** Ends all marks of a round-turn. */
export function clearTurnMarks(s: DiadochiState): void {
  clearSegmentMarks(s);
  s.acted.length = 0;
}

// ---------------------------------------------------------------- siege points

/** Siege or subjugation points on a space; 0 when there are none. */
export function siegePoints(s: DiadochiState, space: SpaceIndex): number {
  for (let i = 0; i < s.sieges.length; i++) if ((s.sieges[i]! & 255) === space) return s.sieges[i]! >> 11;
  return 0;
}
/** The seat that has siege points on a space, or NONE. */
export function besiegerOf(s: DiadochiState, space: SpaceIndex): number {
  for (let i = 0; i < s.sieges.length; i++) if ((s.sieges[i]! & 255) === space) return (s.sieges[i]! >> 8) & 7;
  return NONE;
}
/** Sets the siege points of a seat on a space; 0 points lifts the siege. */
export function setSiege(s: DiadochiState, space: SpaceIndex, seat: number, points: number): void {
  const sieges = s.sieges;
  let i = 0;
  while (i < sieges.length && (sieges[i]! & 255) < space) i++;
  if (i < sieges.length && (sieges[i]! & 255) === space) sieges.splice(i, 1);
  if (points > 0) sieges.splice(i, 0, space | (seat << 8) | (points << 11));
  s.dirty |= DIRTY_PIECES;
}
/** How many spaces have siege points. */
export function siegeCount(s: DiadochiState): number {
  return s.sieges.length;
}
/** The nth space with siege points, in order of spaces. */
export function siegeSpace(s: DiadochiState, n: number): SpaceIndex {
  return s.sieges[n]! & 255;
}

// ---------------------------------------------------------------- counts of pools

/** CUs of a type in play: on the map, under way and in the Dispersed Boxes (DIA-CU.9). */
export function unitsInPlay(s: DiadochiState, type: number): number {
  let count = countOfType(s.force[2]!, type);
  for (let i = 0; i < s.board.length; i++)
    if (s.board[i]! > 63 && ((s.board[i]! >> OWNER_SHIFT) & 7) !== INDEPENDENTS) count += countOfType(s.board[i]! >> UNITS_SHIFT, type);
  for (let i = 0; i < s.inside.length; i++) count += countOfType(s.inside[i]!, type);
  for (let seat = 0; seat < s.seats; seat++) count += countOfType(dispersedUnits(s, seat), type);
  return count;
}
/** Whether a seat has any CU on the map, under way included. */
export function hasUnitsOnMap(s: DiadochiState, t: Tables, owner: number): boolean {
  if (s.force[0] === owner && countUnits(s.force[2]!) > 0) return true;
  for (let i = 0; i < s.board.length; i++) if (fieldOwner(s, i) === owner) return true;
  for (let i = 0; i < t.cities.length; i++) if (s.inside[i] !== NO_UNITS && markerOf(s, t.cities[i]!) === owner) return true;
  return false;
}
