/**
 * The position of a game, flat, and the words to ask and change it. Only this file indexes the state's arrays.
 *
 * Why these arrays: each is read in tight loops over blocks or cities, and copying a state is a dozen slices. What belongs to a city lies packed in one integer a
 * land area, since six arrays that are nearly always alike would double the size of a saved game. Routes of the turn are a tree (parent, area), so that two
 * blocks are of one column exactly when they hold the same node (PEL-5.0.14).
 */
import type { GameState } from "../core/state.js";
import { type CompiledScenario, type Tables, tablesOf } from "./tables.js";
import { ATHENS, NEW_YEAR, PERSIA, type SeatIndex, SPARTA } from "./types.js";

/** A game of Peloponnesian. */
export interface PeloponnesianState extends GameState {
  /** Named scalars, see `CLOCK`. */
  clock: number[];
  /** Where each block is: 0 pool, 1 reserve, 2 excluded, 3 drawn, 4 + area. */
  place: number[];
  /** The CV of each block; 0 off the map. */
  strength: number[];
  /** Bits of each block (see the constants) and from `ROUTE_SHIFT` on its node in `routes`. */
  marks: number[];
  /** For cargo at sea the index of its fleet plus 1, else 0. */
  carrier: number[];
  /** Of each land area with a city: native, controller, garrison, marks, season of the siege. */
  city: number[];
  /** Where each card is. */
  card: number[];
  /** Nodes of the routes of this turn: parent node, area. Node 1 is the first pair; node 0 is no route. */
  routes: number[];
  /** Perilous crossings of this turn in order: border, fleet, cargo plus 1. */
  crossings: number[];
  /** Forced marches announced, in order: block, area to enter. */
  forced: number[];
  /** The battle being fought, see `combat/melee.ts`; empty between battles. */
  melee: number[];
}

/** The positions of the scalars. */
export const CLOCK = {
  scenario: 0,
  year: 1,
  season: 2,
  first: 3,
  active: 4,
  actions: 5,
  prestige: 6,
  peace: 7,
  truce: 8,
  useOfSparta: 9,
  useOfAthens: 10,
  olympians: 11,
  effects: 12,
  winner: 13,
  victory: 14,
  ending: 15,
  bid: 16,
} as const;
export const CLOCK_SIZE = 17;

/** Uses of a committed card. */
export const NO_USE = 0;
export const EVENT_USE = 1;
export const ACTIONS_USE = 2;
export const SACRIFICE_USE = 3;

/** Running effects, bits of one scalar. */
export const TEMPEST_ON_SPARTA = 1;
export const TEMPEST_ON_ATHENS = 2;
export const EARTHQUAKE = 4;
export const REASSESSMENT = 8;
export const COUP = 16;
export const OMEN_ON_SPARTA = 32;
export const OMEN_ON_ATHENS = 64;
export const CALM = 128;
export const LONG_WAR = 256;
export const SWAPPED = 512;
export const SURPRISE = 1024;
export const PEACE_CONCLUDED = 2048;
export const SEASON_EFFECTS: number = TEMPEST_ON_SPARTA | TEMPEST_ON_ATHENS | EARTHQUAKE | OMEN_ON_SPARTA | OMEN_ON_ATHENS;
export const YEAR_EFFECTS: number = REASSESSMENT | COUP;
export const TURN_EFFECTS: number = CALM | SURPRISE;

/** Places of blocks off the map. */
export const POOL = 0;
export const RESERVE = 1;
export const EXCLUDED = 2;
export const DRAWN = 3;
export const ON_MAP = 4;

/** Marks of blocks. */
export const INSIDE = 1;
export const MOVED = 2;
export const STAYED = 4;
export const PARTY = 8;
export const LOADED = 16;
export const SUPPLIED = 32;
export const REVEALED = 64;
export const RETREATING = 128;
export const SALLYING = 256;
export const STORMING = 512;
export const LANDED = 1024;
export const SUCCEEDED = 2048;
export const HOMEWARD = 4096;
const ROUTE_SHIFT = 13;
const BIT_MASK = (1 << ROUTE_SHIFT) - 1;

/** Places of cards. */
export const PILE = 0;
export const HAND = 1;
export const USED = 3;
export const IN_PLAY = 4;
export const REMOVED = 5;
export const NOT_IN_DECK = 6;
export const COMMITTED = 7;

/** Marks of cities, bits of the packed integer. */
export const PILLAGED: number = 1 << 9;
export const CLOSED: number = 1 << 10;
export const DEALT_WITH: number = 1 << 11;
export const SIEGE_WORKS: number = 1 << 12;
const SIEGE_SHIFT = 13;

/** Nobody controls a neutral or Persian city. */
export const NOBODY = 2;

/** An empty position of an edition; `setup.ts` fills it. */
export function emptyState(edition: string, t: Tables): PeloponnesianState {
  const zeros = (n: number) => new Array<number>(n).fill(0);
  return {
    edition,
    dice: [0, 0, 0, 1],
    frames: [],
    clock: zeros(CLOCK_SIZE),
    place: zeros(t.blocks),
    strength: zeros(t.blocks),
    marks: zeros(t.blocks),
    carrier: zeros(t.blocks),
    city: zeros(t.lands),
    card: zeros(t.cardIds.length),
    routes: [],
    crossings: [],
    forced: [],
    melee: [],
  };
}

/** A copy that shares nothing. */
export function clone(s: PeloponnesianState): PeloponnesianState {
  return {
    edition: s.edition,
    dice: s.dice.slice(),
    frames: s.frames.slice(),
    clock: s.clock.slice(),
    place: s.place.slice(),
    strength: s.strength.slice(),
    marks: s.marks.slice(),
    carrier: s.carrier.slice(),
    city: s.city.slice(),
    card: s.card.slice(),
    routes: copyOf(s.routes),
    crossings: copyOf(s.crossings),
    forced: copyOf(s.forced),
    melee: copyOf(s.melee),
  };
}

// Mostly empty, and then cheaper made than copied.
function copyOf(list: readonly number[]): number[] {
  return list.length === 0 ? [] : list.slice();
}

// Time and turn

/** A scalar by its position in `CLOCK`. */
export function read(s: PeloponnesianState, at: number): number {
  return s.clock[at]!;
}

/** Sets a scalar. */
export function write(s: PeloponnesianState, at: number, value: number): void {
  s.clock[at] = value;
}

/** The scenario being played. */
export function scenarioOf(s: PeloponnesianState): CompiledScenario {
  return tablesOf(s).scenarios[s.clock[CLOCK.scenario]!]!;
}

export function seasonOf(s: PeloponnesianState): number {
  return s.clock[CLOCK.season]!;
}

/** The number of the season since the start of the game; the New Year of the first year is 0. */
export function seasonNumber(s: PeloponnesianState): number {
  return (s.clock[CLOCK.year]! - scenarioOf(s).row.firstYear) * 6 + s.clock[CLOCK.season]!;
}

/** The active player. */
export function activeOf(s: PeloponnesianState): SeatIndex {
  return s.clock[CLOCK.active]! as SeatIndex;
}

/** How the seat uses its committed card. */
export function useOf(s: PeloponnesianState, seat: number): number {
  return s.clock[CLOCK.useOfSparta + seat]!;
}

export function hasEffect(s: PeloponnesianState, effect: number): boolean {
  return (s.clock[CLOCK.effects]! & effect) !== 0;
}

export function addEffect(s: PeloponnesianState, effect: number): void {
  s.clock[CLOCK.effects]! |= effect;
}

export function endEffects(s: PeloponnesianState, effects: number): void {
  s.clock[CLOCK.effects]! &= ~effects;
}

// Olympians: two bits each: 0 free, 1 Sparta, 2 Athens, 3 used until the next New Year

/** Who holds an Olympian: a seat, -1 when nobody does, -2 when it was used this year (PEL-11.0.2). */
export function holderOf(s: PeloponnesianState, olympian: number): number {
  const held = (s.clock[CLOCK.olympians]! >> (olympian * 2)) & 3;
  return held === 3 ? -2 : held - 1;
}

/** Gives an Olympian to a seat; -1 frees it, -2 marks it as used. */
export function setHolder(s: PeloponnesianState, olympian: number, holder: number): void {
  const bits = holder === -2 ? 3 : holder + 1;
  s.clock[CLOCK.olympians] = (s.clock[CLOCK.olympians]! & ~(3 << (olympian * 2))) | (bits << (olympian * 2));
}

// Blocks

/** The area of a block, or -1 when it is not on the map. */
export function areaOf(s: PeloponnesianState, block: number): number {
  return s.place[block]! - ON_MAP < 0 ? -1 : s.place[block]! - ON_MAP;
}

/** Where a block is when it is not on the map. */
export function placeOf(s: PeloponnesianState, block: number): number {
  return s.place[block]!;
}

export function isInPlay(s: PeloponnesianState, block: number): boolean {
  return s.place[block]! >= ON_MAP;
}

/** Moves a block to an area; marks and cargo are the caller's business. */
export function setArea(s: PeloponnesianState, block: number, area: number): void {
  s.place[block] = ON_MAP + area;
}

/** Puts a block on the map with this CV. */
export function putOnMap(s: PeloponnesianState, block: number, area: number, cv: number): void {
  s.place[block] = ON_MAP + area;
  s.strength[block] = cv;
  s.marks[block] = 0;
  s.carrier[block] = 0;
}

/** Takes a block off the map to a place of `POOL` to `DRAWN`; its cargo, if any, has no fleet any more. */
export function takeOff(s: PeloponnesianState, block: number, place: number = POOL): void {
  s.place[block] = place;
  s.strength[block] = 0;
  s.marks[block] = 0;
  s.carrier[block] = 0;
}

export function cvOf(s: PeloponnesianState, block: number): number {
  return s.strength[block]!;
}

export function setCV(s: PeloponnesianState, block: number, cv: number): void {
  s.strength[block] = cv;
}

export function hasMark(s: PeloponnesianState, block: number, mark: number): boolean {
  return (s.marks[block]! & mark) !== 0;
}

export function addMark(s: PeloponnesianState, block: number, mark: number): void {
  s.marks[block]! |= mark;
}

export function dropMark(s: PeloponnesianState, block: number, mark: number): void {
  s.marks[block]! &= ~mark;
}

/** Drops marks from every block of a seat. */
export function dropMarks(s: PeloponnesianState, t: Tables, seat: number, marks: number): void {
  for (let b = t.firstBlock[seat as SeatIndex]; b <= t.lastBlock[seat as SeatIndex]; b++) s.marks[b]! &= ~marks;
}

/** Keeps only who is inside a city: what a block did this turn is forgotten. */
export function forgetTurn(s: PeloponnesianState): void {
  for (let b = 0; b < s.marks.length; b++) if (s.marks[b] !== 0) s.marks[b]! &= INSIDE;
  s.routes.length = 0;
  s.crossings.length = 0;
  s.forced.length = 0;
}

/** Whether a block stands in the field of an area: there, and not inside a besieged city. */
export function isField(s: PeloponnesianState, block: number, area: number): boolean {
  return s.place[block] === ON_MAP + area && (s.marks[block]! & INSIDE) === 0;
}

/** Whether a block is inside the besieged city of an area. */
export function isInside(s: PeloponnesianState, block: number, area: number): boolean {
  return s.place[block] === ON_MAP + area && (s.marks[block]! & INSIDE) !== 0;
}

/** Whether a seat has a field block in an area. */
export function hasField(s: PeloponnesianState, t: Tables, area: number, seat: number): boolean {
  const place = ON_MAP + area;
  const last = t.lastBlock[seat as SeatIndex];
  for (let b = t.firstBlock[seat as SeatIndex]; b <= last; b++) if (s.place[b] === place && (s.marks[b]! & INSIDE) === 0) return true;
  return false;
}

/** Whether a seat has any block in an area, besieged or not. */
export function hasBlock(s: PeloponnesianState, t: Tables, area: number, seat: number): boolean {
  const place = ON_MAP + area;
  const last = t.lastBlock[seat as SeatIndex];
  for (let b = t.firstBlock[seat as SeatIndex]; b <= last; b++) if (s.place[b] === place) return true;
  return false;
}

/** How many blocks a seat has in the field of an area. */
export function countField(s: PeloponnesianState, t: Tables, area: number, seat: number): number {
  let n = 0;
  for (let b = t.firstBlock[seat as SeatIndex]; b <= t.lastBlock[seat as SeatIndex]; b++) if (isField(s, b, area)) n++;
  return n;
}

/** How many blocks a seat has inside the city of an area. */
export function countInside(s: PeloponnesianState, t: Tables, area: number, seat: number): number {
  let n = 0;
  for (let b = t.firstBlock[seat as SeatIndex]; b <= t.lastBlock[seat as SeatIndex]; b++) if (isInside(s, b, area)) n++;
  return n;
}

/** The fleet that carries a block, or -1. */
export function carrierOf(s: PeloponnesianState, block: number): number {
  return s.carrier[block]! - 1;
}

/** Puts a block on a fleet; -1 takes it off. */
export function setCarrier(s: PeloponnesianState, block: number, fleet: number): void {
  s.carrier[block] = fleet + 1;
}

/** The cargo of a fleet, or -1. */
export function cargoOf(s: PeloponnesianState, t: Tables, fleet: number): number {
  const seat = t.side[fleet]! as SeatIndex;
  for (let b = t.firstBlock[seat]; b <= t.lastBlock[seat]; b++) if (s.carrier[b] === fleet + 1) return b;
  return -1;
}

// Routes

/** The node of a block's route this turn; 0 when it has not moved. */
export function routeOf(s: PeloponnesianState, block: number): number {
  return s.marks[block]! >> ROUTE_SHIFT;
}

export function setRoute(s: PeloponnesianState, block: number, node: number): void {
  s.marks[block] = (s.marks[block]! & BIT_MASK) | (node << ROUTE_SHIFT);
}

/** The area a route leads to. */
export function routeArea(s: PeloponnesianState, node: number): number {
  return s.routes[node * 2 - 1]!;
}

/** The node before, or 0 at the area of departure. */
export function routeBefore(s: PeloponnesianState, node: number): number {
  return s.routes[node * 2 - 2]!;
}

export function routeCount(s: PeloponnesianState): number {
  return s.routes.length >> 1;
}

/** The node that leads on from another to an area; 0 starts a route at the area of departure. */
export function routeTo(s: PeloponnesianState, from: number, area: number): number {
  const { routes } = s;
  for (let i = 0; i < routes.length; i += 2) if (routes[i] === from && routes[i + 1] === area) return (i >> 1) + 1;
  routes.push(from, area);
  return routes.length >> 1;
}

/** The last area a block was in before it entered the area it is in, or -1 when it has not moved. */
export function cameFrom(s: PeloponnesianState, block: number): number {
  const node = routeOf(s, block);
  if (node === 0) return -1;
  const before = routeBefore(s, node);
  return before === 0 ? -1 : routeArea(s, before);
}

// Crossings and forced marches

export function markCrossing(s: PeloponnesianState, border: number, fleet: number, cargo: number): void {
  s.crossings.push(border, fleet, cargo + 1);
}

export function crossingCount(s: PeloponnesianState): number {
  return s.crossings.length / 3;
}
export function crossedBorder(s: PeloponnesianState, i: number): number {
  return s.crossings[i * 3]!;
}
export function crossedFleet(s: PeloponnesianState, i: number): number {
  return s.crossings[i * 3 + 1]!;
}
export function crossedCargo(s: PeloponnesianState, i: number): number {
  return s.crossings[i * 3 + 2]! - 1;
}
export function forgetCrossings(s: PeloponnesianState): void {
  s.crossings.length = 0;
}

export function announceForced(s: PeloponnesianState, block: number, to: number): void {
  s.forced.push(block, to);
}
export function forcedCount(s: PeloponnesianState): number {
  return s.forced.length >> 1;
}
export function forcedBlock(s: PeloponnesianState, i: number): number {
  return s.forced[i * 2]!;
}
export function forcedTo(s: PeloponnesianState, i: number): number {
  return s.forced[i * 2 + 1]!;
}
/** Forgets an announcement that has been dealt with. */
export function dropForced(s: PeloponnesianState, i: number): void {
  s.forced.splice(i * 2, 2);
}

// Cities

export function nativeOf(s: PeloponnesianState, area: number): number {
  return s.city[area]! & 3;
}
export function setNative(s: PeloponnesianState, area: number, native: number): void {
  s.city[area] = (s.city[area]! & ~3) | native;
}
/** The controller of a city: a seat, or `NOBODY`. */
export function controllerOf(s: PeloponnesianState, area: number): number {
  return (s.city[area]! >> 2) & 3;
}
export function setController(s: PeloponnesianState, area: number, seat: number): void {
  s.city[area] = (s.city[area]! & ~12) | (seat << 2);
}
export function garrisonOf(s: PeloponnesianState, area: number): number {
  return (s.city[area]! >> 4) & 3;
}
export function garrisonCV(s: PeloponnesianState, area: number): number {
  return (s.city[area]! >> 6) & 7;
}
export function setGarrison(s: PeloponnesianState, area: number, kind: number, cv: number): void {
  s.city[area] = (s.city[area]! & ~(0x1f << 4)) | (kind << 4) | (cv << 6);
}
export function hasCityMark(s: PeloponnesianState, area: number, mark: number): boolean {
  return (s.city[area]! & mark) !== 0;
}
export function addCityMark(s: PeloponnesianState, area: number, mark: number): void {
  s.city[area]! |= mark;
}
/** Drops marks from every city. */
export function dropCityMarks(s: PeloponnesianState, marks: number): void {
  for (let a = 0; a < s.city.length; a++) s.city[a]! &= ~marks;
}
/** The number of the season in which the siege began, or -1 when the city is not besieged. */
export function siegeSeason(s: PeloponnesianState, area: number): number {
  return (s.city[area]! >> SIEGE_SHIFT) - 1;
}
export function isBesieged(s: PeloponnesianState, area: number): boolean {
  return s.city[area]! >> SIEGE_SHIFT !== 0;
}
/** Begins a siege in a season; -1 ends it. */
export function setSiege(s: PeloponnesianState, area: number, season: number): void {
  s.city[area] = (s.city[area]! & ((1 << SIEGE_SHIFT) - 1)) | ((season + 1) << SIEGE_SHIFT);
}

// Cards

export function cardPlace(s: PeloponnesianState, card: number): number {
  return s.card[card]!;
}
export function setCardPlace(s: PeloponnesianState, card: number, place: number): void {
  s.card[card] = place;
}
/** The card a seat has committed, or -1. */
export function committedCard(s: PeloponnesianState, seat: number): number {
  return s.card.indexOf(COMMITTED + seat);
}
/** The leader card in play of a side, or -1. */
export function leaderOf(s: PeloponnesianState, t: Tables, seat: number): number {
  for (let c = 0; c < s.card.length; c++) if (s.card[c] === IN_PLAY && t.leaderSide[c] === seat) return c;
  return -1;
}
/** How many cards in play have this event. */
export function inPlayCount(s: PeloponnesianState, t: Tables, event: number): number {
  let n = 0;
  for (let c = 0; c < s.card.length; c++) if (s.card[c] === IN_PLAY && t.cardEvent[c] === event) n++;
  return n;
}
/** How many cards lie in a place. */
export function cardCount(s: PeloponnesianState, place: number): number {
  let n = 0;
  for (let c = 0; c < s.card.length; c++) if (s.card[c] === place) n++;
  return n;
}

const PERSIAN_AID = 24; // the index in EVENT_IDS

/** How many Persian Aid cards are in play (PEL-13.3.3: two at most). */
export function persianAid(s: PeloponnesianState, t: Tables): number {
  return inPlayCount(s, t, PERSIAN_AID);
}

/** Whether nobody may be in an area: out of play, neutral, or Persian without Persian Aid. */
export function isClosedArea(s: PeloponnesianState, t: Tables, area: number): boolean {
  if (t.scenarios[s.clock[CLOCK.scenario]!]!.inPlay[area] === 0) return true; // PEL-1.1.8
  if (area >= t.lands || t.cityValue[area] === 0) return false;
  const native = nativeOf(s, area);
  if (native < 2) return false;
  return native !== PERSIA || persianAid(s, t) === 0; // PEL-1.3.1.1, PEL-1.3.1.3, PEL-13.2.2
}

/** The other side. */
export function rivalOf(seat: number): SeatIndex {
  return seat === SPARTA ? ATHENS : SPARTA;
}

export function isNewYear(s: PeloponnesianState): boolean {
  return s.clock[CLOCK.season] === NEW_YEAR;
}
