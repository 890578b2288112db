/**
 * Compiles an edition: ids become indices, links become graphs, rows become flat arrays. The state holds indices into these tables.
 *
 * All connections between rows are checked here, once; a wrong entry gives a SetupError that names it. Reads are wrapped in words, so that the rules never
 * meet an index that could be missing.
 */
import { createEditions, type Editions } from "../core/editions.js";
import { buildGraph, type Graph, type Link, spread } from "../core/graph.js";
import type { GameState } from "../core/state.js";
import { type CardEvent, compileCardEvents } from "./card-events.js";
import { DATA_COMPLAINT } from "./data/door.js";
import { STANDARD_EDITION } from "./data/standard.js";
import {
  ABILITIES,
  BODY_ID,
  CARD_TYPES,
  type CardRow,
  type Edition,
  LINK_KINDS,
  type RuleTables,
  SEATS,
  type SetupTables,
  SPACE_KINDS,
  type TurnTrackEvent,
  UNITS,
  type UnitCounts,
  WINDOWS,
} from "./types.js";
import { packUnits, type Units } from "./units.js";

/** A space as the state knows it: its place in the board's list. */
export type SpaceIndex = number;

/** Kinds of space as numbers. */
export const TRANSIT = 0;
export const MINOR_CITY = 1;
export const MAJOR_CITY = 2;
export const FORTRESS = 3;

/** Kinds of link as numbers. */
export const LAND = 0;
export const PASS = 1;
export const STRAIT = 2;
export const SEA = 3;
export const TRANS_MEDITERRANEAN = 4;

/** Card types as numbers. */
export const EVENT = 0;
export const BONUS = 1;
export const SURPRISE = 2;
export const MAJOR_GENERAL = 3;

/** Nothing: no space, no province, no general. */
export const NONE = -1;

/** A compiled edition. */
export interface Tables {
  readonly edition: Edition;
  readonly rules: RuleTables;
  readonly setup: SetupTables;
  // vocabularies
  readonly spaceIds: readonly string[];
  readonly provinceIds: readonly string[];
  /** Majors, then minors, then one replacement piece for each major (DIA-GEN.28). */
  readonly pieceIds: readonly string[];
  /** Royal family members, then Alexander's body. */
  readonly royalIds: readonly string[];
  readonly fleetIds: readonly string[];
  readonly cardIds: readonly string[];
  readonly armyIds: readonly string[];
  // sizes
  readonly spaceCount: number;
  readonly provinceCount: number;
  readonly majorCount: number;
  readonly generalCount: number;
  readonly royalCount: number;
  readonly fleetCount: number;
  readonly cardCount: number;
  readonly armyCount: number;
  // spaces
  readonly kinds: readonly number[];
  readonly provinceOf: readonly number[];
  readonly ports: readonly boolean[];
  /** Major cities in order of their spaces, and the place of each space among them or -1. */
  readonly cities: readonly SpaceIndex[];
  readonly cityOf: readonly number[];
  /** Links on foot; links by sea; links that count spaces for markers and isolation (DIA-OPS.22, DIA-ISO.8). */
  readonly land: Graph;
  readonly naval: Graph;
  readonly routes: Graph;
  /** Ports within two sea routes of each port, itself included (DIA-NAV.16), in compressed rows. */
  readonly seaRangeStart: readonly number[];
  readonly seaRangeTo: readonly SpaceIndex[];
  // provinces
  readonly provinceStart: readonly number[];
  readonly provinceSpaces: readonly SpaceIndex[];
  readonly provincePoints: readonly number[];
  readonly majorities: readonly number[];
  readonly provinceCity: readonly number[];
  readonly hellespont: readonly SpaceIndex[];
  readonly lordOfAsia: readonly number[];
  readonly strategos: number;
  // generals
  readonly initiatives: readonly number[];
  readonly battles: readonly number[];
  readonly ranks: readonly number[];
  readonly prestiges: readonly number[];
  readonly legitimacies: readonly number[];
  readonly abilities: readonly number[];
  readonly replacementInitiatives: readonly number[];
  readonly replacementBattles: readonly number[];
  /** Place on the seniority list, 0 the most senior; minors and unlisted majors come last. */
  readonly seniorities: readonly number[];
  /** The seat whose set a minor general belongs to; -1 for majors. */
  readonly minorSeats: readonly number[];
  /** Minor generals by seat, in compressed rows. */
  readonly minorStart: readonly number[];
  readonly minors: readonly number[];
  // royal family
  readonly royalLegitimacies: readonly number[];
  readonly males: readonly boolean[];
  // fleets
  readonly fleetProvinces: readonly number[];
  readonly fleetSpaces: readonly number[];
  readonly fleetStrengths: readonly number[];
  readonly fleetUpgrades: readonly number[];
  /** Whether a fleet counts for the Largest Fleet (DIA-VIC.8). */
  readonly fleetCounts: readonly boolean[];
  // cards
  readonly cardTypes: readonly number[];
  readonly cardOps: readonly number[];
  /** Bit mask of the windows of each card. */
  readonly cardWindows: readonly number[];
  readonly cardGenerals: readonly number[];
  readonly silverCard: number;
  /** What each card does. */
  readonly cardEvents: readonly CardEvent[];
  // set-up
  readonly bodySpace: SpaceIndex;
  readonly royalTomb: SpaceIndex;
  readonly armySpaces: readonly number[];
}

/** Compiles an edition. @throws SetupError naming the entry that is wrong */
export function compileEdition(edition: Edition): Tables {
  const { board, generals, cards, tables, setup } = edition;
  const spaceIds = uniqueIds(board.spaces, "options.board.spaces", 255);
  const provinceIds = uniqueIds(board.provinces, "options.board.provinces", 30);
  const majors = generals.majors;
  const generalIds = uniqueIds([...majors, ...generals.minors], "options.generals", 30);
  const pieceIds = [...generalIds, ...majors.map((g) => generals.replacements.find((r) => r.replaces === g.id)?.id ?? `replacement-of-${g.id}`)];
  uniqueIds(
    pieceIds.map((id) => ({ id })),
    "options.generals.replacements",
    60,
  );
  const royalIds = [...uniqueIds(setup.royalFamily, "options.setup.royalFamily", 20), BODY_ID];
  const fleetIds = uniqueIds(setup.fleets, "options.setup.fleets", 20);
  const cardIds = uniqueIds(cards, "options.cards", 250);
  const armyIds = uniqueIds(setup.independentArmies, "options.setup.independentArmies", 60);

  const space = finder(spaceIds, "space");
  const province = finder(provinceIds, "province");
  const general = finder(generalIds, "general");
  const kinds = board.spaces.map((row, i) => word(SPACE_KINDS, row.kind, `options.board.spaces[${i}].kind`));
  const provinceOf = board.spaces.map((row, i) => (row.province === null ? NONE : province(row.province, `options.board.spaces[${i}].province`)));
  const cities: number[] = [];
  const cityOf = kinds.map((kind, i) => (kind === MAJOR_CITY ? cities.push(i) - 1 : NONE));
  kinds.forEach((kind, i) => {
    if (kind === TRANSIT && provinceOf[i] !== NONE)
      throw DATA_COMPLAINT(`options.board.spaces[${i}].province`, "null for a transit point", board.spaces[i]!.province);
    if ((kind === MINOR_CITY || kind === MAJOR_CITY) && provinceOf[i] === NONE)
      throw DATA_COMPLAINT(`options.board.spaces[${i}].province`, "the province of the city", null);
  });
  const links = compileLinks(edition, space);
  spaceIds.forEach((id, i) => {
    if (!links.some((link) => link.a === i || link.b === i)) throw DATA_COMPLAINT("options.board.links", `a link to ${id}`, "none");
  });
  const naval = buildGraph(
    spaceIds.length,
    links.filter((l) => l.kind >= SEA),
  );
  const sea = buildGraph(
    spaceIds.length,
    links.filter((l) => l.kind === SEA),
  );
  const seaRange = rangesOf(sea, 2);
  const rows = provinceIds.map((_, p) => kinds.flatMap((_kind, i) => (provinceOf[i] === p ? [i] : [])));
  const majorityOf = (p: number): number => Math.floor(rows[p]!.length / 2) + 1;
  const pieces = [...majors, ...generals.minors];
  const minorSets = SEATS.map((seat) => setup.seats.find((row) => row.id === seat)?.minorSet);
  const minorRows = minorSets.map((set) => pieces.flatMap((g, i) => ("set" in g && g.set === set ? [i] : [])));
  checkTables(tables);
  checkSetup(edition, space, province, general);

  return {
    edition,
    rules: tables,
    setup,
    spaceIds,
    provinceIds,
    pieceIds,
    royalIds,
    fleetIds,
    cardIds,
    armyIds,
    spaceCount: spaceIds.length,
    provinceCount: provinceIds.length,
    majorCount: majors.length,
    generalCount: generalIds.length,
    royalCount: royalIds.length - 1,
    fleetCount: fleetIds.length,
    cardCount: cardIds.length,
    armyCount: armyIds.length,
    kinds,
    provinceOf,
    ports: spaceIds.map((_, i) => naval.start[i + 1]! > naval.start[i]!), // DIA-MAP.10
    cities,
    cityOf,
    land: buildGraph(
      spaceIds.length,
      links.filter((l) => l.kind <= STRAIT),
    ),
    naval,
    routes: buildGraph(
      spaceIds.length,
      links.filter((l) => l.kind !== TRANS_MEDITERRANEAN),
    ),
    seaRangeStart: seaRange.start,
    seaRangeTo: seaRange.to,
    provinceStart: starts(rows),
    provinceSpaces: rows.flat(),
    provincePoints: board.provinces.map((row, i) => atLeast(row.points, 0, `options.board.provinces[${i}].points`)),
    majorities: provinceIds.map((_, p) => majorityOf(p)),
    provinceCity: board.provinces.map((row, i) => majorCityOf(row.majorCity, i, space, kinds, provinceOf)),
    hellespont: board.hellespont.map((id, i) => space(id, `options.board.hellespont[${i}]`)),
    lordOfAsia: board.lordOfAsia.map((id, i) => province(id, `options.board.lordOfAsia[${i}]`)),
    strategos: province(board.strategos, "options.board.strategos"),
    initiatives: pieces.map((g, i) => within(g.initiative, 1, tables.movement.length, `options.generals[${i}].initiative`)),
    battles: pieces.map((g, i) => within(g.battle, 1, 6, `options.generals[${i}].battle`)),
    ranks: pieces.map((g) => g.rank),
    prestiges: pieces.map((g) => ("prestige" in g ? g.prestige : 0)),
    legitimacies: pieces.map((g) => ("legitimacy" in g ? g.legitimacy : 0)),
    abilities: pieces.map((g) => ("ability" in g && g.ability !== null ? word(ABILITIES, g.ability, `options.generals.${g.id}.ability`) : NONE)),
    replacementInitiatives: majors.map((g) => generals.replacements.find((r) => r.replaces === g.id)?.initiative ?? 4), // DIA-GEN.20
    replacementBattles: majors.map((g) => generals.replacements.find((r) => r.replaces === g.id)?.battle ?? 2),
    seniorities: generalIds.map((id) => placeIn(tables.seniority, id)),
    minorSeats: pieces.map((g) => ("set" in g ? setup.seats.findIndex((row) => row.minorSet === g.set) : NONE)),
    minorStart: starts(minorRows),
    minors: minorRows.flat(),
    royalLegitimacies: setup.royalFamily.map((row) => row.legitimacy),
    males: setup.royalFamily.map((row) => row.sex === "male"),
    fleetProvinces: setup.fleets.map((row, i) => (row.province === null ? NONE : province(row.province, `options.setup.fleets[${i}].province`))),
    fleetSpaces: setup.fleets.map((row, i) => (row.space === null ? NONE : space(row.space, `options.setup.fleets[${i}].space`))),
    fleetStrengths: setup.fleets.map((row) => row.strength),
    fleetUpgrades: setup.fleets.map((row) => row.upgraded),
    fleetCounts: setup.fleets.map((row) => row.counts),
    cardTypes: cards.map((row, i) => word(CARD_TYPES, row.type, `options.cards[${i}].type`)),
    cardOps: cards.map((row, i) => opsOf(row, `options.cards[${i}].ops`)),
    cardWindows: cards.map((row, i) => row.windows.reduce((mask, id, j) => mask | (1 << word(WINDOWS, id, `options.cards[${i}].windows[${j}]`)), 0)),
    cardGenerals: cards.map((row, i) => (row.general === null ? NONE : general(row.general, `options.cards[${i}].general`))),
    silverCard: cards.findIndex((row) => row.effect.op === "silver-shields"),
    cardEvents: compileCardEvents(cards, { space, province, royal: finder(royalIds, "royal family member"), army: finder(armyIds, "independent army") }),
    bodySpace: space(setup.body.space, "options.setup.body.space"),
    royalTomb: space(setup.body.royalTomb, "options.setup.body.royalTomb"),
    armySpaces: setup.independentArmies.map((row, i) => (row.space === null ? NONE : space(row.space, `options.setup.independentArmies[${i}].space`))),
  };
}

/** The editions known in this program. */
export const EDITIONS: Editions<Edition, Tables> = createEditions(STANDARD_EDITION, compileEdition);

/** The compiled edition of a state. */
export function tablesOf(s: GameState): Tables {
  return EDITIONS.of(s.edition);
}

// ---------------------------------------------------------------- reads in words

/** The kind of a space: TRANSIT, MINOR_CITY, MAJOR_CITY or FORTRESS. */
export function kindOfSpace(t: Tables, space: SpaceIndex): number {
  return t.kinds[space]!;
}
/** The province of a space, or NONE. */
export function provinceOfSpace(t: Tables, space: SpaceIndex): number {
  return t.provinceOf[space]!;
}
/** Whether a naval link leads to the space (DIA-MAP.10). */
export function isPort(t: Tables, space: SpaceIndex): boolean {
  return t.ports[space]!;
}
/** Where the minor generals of a seat begin in the list of `minorAt`. */
export function firstMinor(t: Tables, seat: number): number {
  return t.minorStart[seat]!;
}
/** Where they end (exclusive). */
export function endOfMinors(t: Tables, seat: number): number {
  return t.minorStart[seat + 1]!;
}
/** The minor general at a place of that list. */
export function minorAt(t: Tables, place: number): number {
  return t.minors[place]!;
}
/** An entry of a compiled list that is known to be there. */
export function at(list: readonly number[], index: number): number {
  return list[index]!;
}
/** An id of a vocabulary that is known to be there. */
export function idAt(list: readonly string[], index: number): string {
  return list[index]!;
}
/** The index of an id, or NONE. */
export function indexOfId(list: readonly string[], id: string): number {
  return list.indexOf(id);
}
/** Where the neighbours of a space begin in a graph. */
export function firstLink(g: Graph, space: SpaceIndex): number {
  return g.start[space]!;
}
/** Where the neighbours of a space end in a graph (exclusive). */
export function endLink(g: Graph, space: SpaceIndex): number {
  return g.start[space + 1]!;
}
/** The neighbour at a place of a graph's list. */
export function neighbour(g: Graph, link: number): SpaceIndex {
  return g.to[link]!;
}
/** The kind of the link at a place of a graph's list. */
export function kindOfLink(g: Graph, link: number): number {
  return g.kind[link]!;
}
/** MP of a link: 1, or 2 for a pass, strait or Trans-Mediterranean route. */
export function costOfLink(kind: number): number {
  return kind === LAND || kind === SEA ? 1 : 2; // DIA-MOV.7, DIA-NAV.4
}
/** CUs of a printed row, packed. */
export function unitsOfRow(row: UnitCounts): Units {
  return packUnits(row.mercenary ?? 0, row.macedonian ?? 0, row.royal ?? 0, row.elephant ?? 0, row["silver-shields"] ?? 0);
}

// ---------------------------------------------------------------- checks

type Finder = (id: string, path: string) => number;

function finder(ids: readonly string[], what: string): Finder {
  return (id, path) => {
    const index = ids.indexOf(id);
    if (index < 0) throw DATA_COMPLAINT(path, `the id of a ${what}`, id);
    return index;
  };
}

const ID = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

function uniqueIds(rows: readonly { readonly id: string }[], path: string, most: number): string[] {
  if (rows.length === 0 || rows.length > most) throw DATA_COMPLAINT(path, `1 to ${most} entries`, rows);
  const ids = rows.map((row, i) => {
    if (!ID.test(row.id)) throw DATA_COMPLAINT(`${path}[${i}].id`, "a kebab-case id", row.id);
    return row.id;
  });
  ids.forEach((id, i) => {
    if (ids.indexOf(id) !== i) throw DATA_COMPLAINT(`${path}[${i}].id`, "an id that is not used before", id);
  });
  return ids;
}

function word(words: readonly string[], value: string, path: string): number {
  const index = words.indexOf(value);
  if (index < 0) throw DATA_COMPLAINT(path, `one of ${words.join(", ")}`, value);
  return index;
}

function within(value: number, least: number, most: number, path: string): number {
  if (!Number.isInteger(value) || value < least || value > most) throw DATA_COMPLAINT(path, `a whole number in ${least}..${most}`, value);
  return value;
}

function atLeast(value: number, least: number, path: string): number {
  return within(value, least, 1000, path);
}

// Event and Bonus cards can always be played for their OPs (DIA-TYC.15).
function opsOf(row: CardRow, path: string): number {
  if (row.ops === null && (row.type === "event" || row.type === "bonus")) throw DATA_COMPLAINT(path, "operations points on an event or bonus card", null);
  return row.ops === null ? 0 : within(row.ops, 1, 9, path);
}

function compileLinks(edition: Edition, space: Finder): Link[] {
  const seen = new Set<number>();
  return edition.board.links.map((row, i) => {
    const path = `options.board.links[${i}]`;
    const a = space(row.a, `${path}.a`);
    const b = space(row.b, `${path}.b`);
    if (a === b) throw DATA_COMPLAINT(`${path}.b`, "another space", row.b);
    const key = Math.min(a, b) * 1000 + Math.max(a, b);
    if (seen.has(key)) throw DATA_COMPLAINT(path, "a link that is not listed before", `${row.a} ${row.b}`);
    seen.add(key);
    return { a, b, kind: word(LINK_KINDS, row.kind, `${path}.kind`) };
  });
}

function rangesOf(graph: Graph, most: number): { start: number[]; to: number[] } {
  const rows = Array.from({ length: graph.size }, (_, from) => {
    const distance = new Array<number>(graph.size).fill(-1);
    distance[from] = 0;
    spread(graph, distance, most, () => true);
    return distance.flatMap((d, i) => (d >= 0 ? [i] : []));
  });
  return { start: starts(rows), to: rows.flat() };
}

function starts(rows: readonly (readonly number[])[]): number[] {
  const start = [0];
  for (const row of rows) start.push(start[start.length - 1]! + row.length);
  return start;
}

function majorCityOf(id: string | null, p: number, space: Finder, kinds: readonly number[], provinceOf: readonly number[]): number {
  if (id === null) return NONE;
  const path = `options.board.provinces[${p}].majorCity`;
  const city = space(id, path);
  if (kinds[city] !== MAJOR_CITY || provinceOf[city] !== p) throw DATA_COMPLAINT(path, "a major city of the province", id);
  return city;
}

function placeIn(list: readonly string[], id: string): number {
  const place = list.indexOf(id);
  return place < 0 ? list.length : place;
}

function checkTables(tables: RuleTables): void {
  checkGrid(tables.movement, 5, 6, "movement", 12);
  checkGrid(tables.combat, 14, 31, "combat", 1000);
  checkGrid(tables.attrition, 8, 6, "attrition", 30);
  checkGrid(tables.siege, 8, 2, "siege", 10);
  checkNumbers(tables, "options.tables");
  within(tables.overrunRatio, 1, 20, "options.tables.overrunRatio");
  within(tables.mostAtSea, 1, 100, "options.tables.mostAtSea");
  within(tables.loneGeneralMp, 1, 12, "options.tables.loneGeneralMp");
  within(tables.antigonusSix, 1, 12, "options.tables.antigonusSix");
  within(tables.training.mercenary, 1, 100, "options.tables.training.mercenary");
  within(tables.training.macedonian, 1, 100, "options.tables.training.macedonian");
  within(tables.pools.macedonian, 0, 31, "options.tables.pools.macedonian");
  within(tables.pools.royal, 0, 15, "options.tables.pools.royal");
  within(tables.pools.elephant, 0, 15, "options.tables.pools.elephant");
  within(tables.pools["silver-shields"], 0, 3, "options.tables.pools.silver-shields");
  if (tables.siegePoints.inside.length !== 3) throw DATA_COMPLAINT("options.tables.siegePoints.inside", "three numbers", tables.siegePoints.inside);
}

// No printed number is negative.
function checkNumbers(group: object, path: string): void {
  for (const [key, value] of Object.entries(group)) {
    if (typeof value === "number") within(value, 0, 1000, `${path}.${key}`);
    else if (typeof value === "object" && value !== null && !Array.isArray(value)) checkNumbers(value as object, `${path}.${key}`);
  }
}

function checkGrid(grid: readonly (readonly number[])[], rows: number, columns: number, name: string, most: number): void {
  const path = `options.tables.${name}`;
  if (grid.length !== rows) throw DATA_COMPLAINT(path, `${rows} rows`, grid);
  grid.forEach((row, i) => {
    if (row.length !== columns) throw DATA_COMPLAINT(`${path}[${i}]`, `${columns} columns`, row);
    row.forEach((value, j) => within(value, 0, most, `${path}[${i}][${j}]`));
  });
}

function checkSetup(edition: Edition, space: Finder, province: Finder, general: Finder): void {
  const { setup } = edition;
  const path = "options.setup";
  setup.seats.forEach((row, i) => {
    if (row.id !== SEATS[i]) throw DATA_COMPLAINT(`${path}.seats[${i}].id`, `${SEATS[i] ?? "no more seats"}`, row.id);
  });
  if (setup.seats.length !== SEATS.length) throw DATA_COMPLAINT(`${path}.seats`, `${SEATS.length} seats`, setup.seats);
  setup.startingArmies.forEach((row, i) => {
    general(row.general, `${path}.startingArmies[${i}].general`);
    space(row.space, `${path}.startingArmies[${i}].space`);
    row.markers.forEach((id, j) => space(id, `${path}.startingArmies[${i}].markers[${j}]`));
    checkUnits(row.units, `${path}.startingArmies[${i}].units`);
  });
  setup.laterGenerals.forEach((row, i) => {
    general(row.general, `${path}.laterGenerals[${i}].general`);
    if (row.optionalSpace !== null) space(row.optionalSpace, `${path}.laterGenerals[${i}].optionalSpace`);
    if (row.optionalProvince !== null) province(row.optionalProvince, `${path}.laterGenerals[${i}].optionalProvince`);
    checkUnits(row.units, `${path}.laterGenerals[${i}].units`);
  });
  setup.independentMarkers.forEach((row, i) => space(row.space, `${path}.independentMarkers[${i}].space`));
  setup.independentArmies.forEach((row, i) => {
    if (row.space !== null) space(row.space, `${path}.independentArmies[${i}].space`);
    within(row.units, 1, 8, `${path}.independentArmies[${i}].units`);
    within(row.battle, 1, 6, `${path}.independentArmies[${i}].battle`);
  });
  setup.royalFamily.forEach((row, i) => space(row.space, `${path}.royalFamily[${i}].space`));
  setup.playerCounts.forEach((row, i) => {
    within(row.players, 2, SEATS.length, `${path}.playerCounts[${i}].players`);
    within(row.each, 1, 12, `${path}.playerCounts[${i}].each`);
    within(row.autoVp, 1, 200, `${path}.playerCounts[${i}].autoVp`);
    within(row.hiddenHands, 0, 2, `${path}.playerCounts[${i}].hiddenHands`);
    row.pool.forEach((id, j) => general(id, `${path}.playerCounts[${i}].pool[${j}]`));
    if (row.pool.length < row.each * row.players) throw DATA_COMPLAINT(`${path}.playerCounts[${i}].pool`, "enough generals to deal", row.pool);
  });
  setup.turnTrack.forEach((row, i) => row.events.forEach((event, j) => checkTurnEvent(edition, event, `${path}.turnTrack[${i}].events[${j}]`, general)));
  within(setup.turns, 1, 20, `${path}.turns`);
  within(setup.rounds, 1, 10, `${path}.rounds`);
  within(setup.cards, 1, 12, `${path}.cards`);
}

function checkTurnEvent(edition: Edition, event: TurnTrackEvent, path: string, general: Finder): void {
  const card = finder(
    edition.cards.map((row) => row.id),
    "card",
  );
  const royal = finder(
    edition.setup.royalFamily.map((row) => row.id),
    "royal family member",
  );
  switch (event.id) {
    case "card-playable":
    case "card-added-to-deck":
      card(event.card, `${path}.card`);
      return;
    case "general-replaced":
      general(event.general, `${path}.general`);
      return;
    case "general-enters":
      general(event.general, `${path}.general`);
      general(event.holderOf, `${path}.holderOf`);
      return;
    case "heir-comes-of-age":
      royal(event.royal, `${path}.royal`);
      return;
    case "body-removed":
      return;
    default:
      throw DATA_COMPLAINT(`${path}.id`, "an event of the turn track", (event as { id: unknown }).id);
  }
}

function checkUnits(units: UnitCounts, path: string): void {
  for (const key of Object.keys(units))
    if (!(UNITS as readonly string[]).includes(key)) throw DATA_COMPLAINT(`${path}.${key}`, `one of ${UNITS.join(", ")}`, key);
  for (const id of UNITS) within(units[id] ?? 0, 0, 20, `${path}.${id}`);
}
