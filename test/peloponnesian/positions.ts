/** Positions made by hand: an empty board of a scenario, and words to put things on it. */
import {
  addMark,
  CLOCK,
  EXCLUDED,
  emptyState,
  IN_PLAY,
  INSIDE,
  NOBODY,
  NOT_IN_DECK,
  type PeloponnesianState,
  PILE,
  putOnMap,
  RESERVE,
  scenarioOf,
  seasonNumber,
  setCardPlace,
  setCarrier,
  setController,
  setGarrison,
  setNative,
  setSiege,
  takeOff,
  write,
} from "../../src/peloponnesian/state/index.js";
import { type Tables, tablesOf } from "../../src/peloponnesian/tables/index.js";
import {
  GARRISONS,
  type GarrisonKind,
  type Native,
  NATIVE_GARRISON,
  NATIVES,
  type Season,
  SEASONS,
  SEATS,
  type Seat,
} from "../../src/peloponnesian/vocabulary/types.js";

/** The standard tables. */
export const t: Tables = tablesOf({ edition: "" });

/** The index of an area, a block or a card by its id; an id that does not exist fails the test. */
export function area(id: string): number {
  return found(t.areaIds.indexOf(id), id);
}
export function block(id: string): number {
  return found(t.blockIds.indexOf(id), id);
}
export function card(id: string): number {
  return found(t.cardIds.indexOf(id), id);
}
export function seatOf(seat: Seat): number {
  return SEATS.indexOf(seat);
}

function found(index: number, id: string): number {
  if (index < 0) throw new Error(`no such id: ${id}`);
  return index;
}

/** A board as at the start of a scenario with every block that is not excluded in the pool, nobody besieged and every city in native hands. */
export function board(scenario = "431", season: Season = "spring", year?: number): PeloponnesianState {
  const s = emptyState("");
  const index = t.scenarios.findIndex(({ row }) => row.id === scenario);
  write(s, CLOCK.scenario, found(index, scenario));
  const { row } = scenarioOf(s);
  write(s, CLOCK.year, year ?? row.firstYear);
  write(s, CLOCK.season, SEASONS.indexOf(season));
  const natives = new Map(row.natives);
  for (const city of t.cities) {
    const id = t.areaIds[city]!;
    const native =
      row.neutral.includes(id) && t.printedNative[city] !== NATIVES.indexOf("persia") ? "neutral" : (natives.get(id) ?? NATIVES[t.printedNative[city]!]!);
    own(s, id, native);
  }
  for (const id of row.excluded) takeOff(s, block(id), EXCLUDED);
  for (const id of row.reserve) takeOff(s, block(id), RESERVE);
  t.cards.forEach((c, i) => setCardPlace(s, i, c.set === "common" || c.set === row.cardSet ? PILE : NOT_IN_DECK));
  return s;
}

/** Makes a city native to somebody, and controlled and garrisoned by him if he is a player. */
export function own(s: PeloponnesianState, city: string, native: Native): void {
  const a = area(city);
  const player = native === "sparta" || native === "athens";
  setNative(s, a, NATIVES.indexOf(native));
  setController(s, a, player ? NATIVES.indexOf(native) : NOBODY);
  setGarrison(s, a, player ? NATIVE_GARRISON : 0, player ? t.cityValue[a]! : 0);
}

/** Gives control of a city with a garrison. */
export function control(s: PeloponnesianState, city: string, seat: Seat, kind: GarrisonKind = "none", cv = 0): void {
  setController(s, area(city), seatOf(seat));
  setGarrison(s, area(city), GARRISONS.indexOf(kind), cv);
}

/** Puts blocks on the map: `put(s, "athens", { a01: 4, a14: 3 })`. */
export function put(s: PeloponnesianState, where: string, blocks: Readonly<Record<string, number>>): void {
  for (const [id, cv] of Object.entries(blocks)) putOnMap(s, block(id), area(where), cv);
}

/** Puts blocks inside a city. */
export function putInside(s: PeloponnesianState, city: string, blocks: Readonly<Record<string, number>>): void {
  put(s, city, blocks);
  for (const id of Object.keys(blocks)) addMark(s, block(id), INSIDE);
}

/** Puts a block at sea on board of a fleet. */
export function carry(s: PeloponnesianState, fleet: string, cargo: string): void {
  setCarrier(s, block(cargo), block(fleet));
}

/** Besieges a city since so many seasons. */
export function besiege(s: PeloponnesianState, city: string, seasonsAgo = 1): void {
  setSiege(s, area(city), seasonNumber(s) - seasonsAgo);
}

/** Puts cards in play. */
export function inPlay(s: PeloponnesianState, ...cards: readonly string[]): void {
  for (const id of cards) setCardPlace(s, card(id), IN_PLAY);
}

/** Puts blocks of a kind of ids back where they are neither on the map nor in the pool. */
export function exclude(s: PeloponnesianState, ...blocks: readonly string[]): void {
  for (const id of blocks) takeOff(s, block(id), EXCLUDED);
}

/** The ids of indices. */
export function areaIds(indices: readonly number[]): string[] {
  return indices.map((index) => t.areaIds[index]!);
}
