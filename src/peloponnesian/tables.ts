/**
 * Compiles an edition of the printed data into flat lookups. Ids become indices here and nowhere else; malformed data is refused with the path of the entry.
 */
import { createEditions, type Editions } from "../core/editions.js";
import { SetupError } from "../core/errors.js";
import { BLOCKS } from "./data/blocks.js";
import { BORDERS } from "./data/borders.js";
import { CARDS } from "./data/cards.js";
import { EVENTS } from "./data/events.js";
import { LAND } from "./data/land.js";
import { NUMBERS_TABLE } from "./data/numbers.js";
import { REGIONS } from "./data/regions.js";
import { SCENARIOS } from "./data/scenarios.js";
import { SEA } from "./data/sea.js";
import {
  ARMS,
  BORDER_KINDS,
  type Board,
  COAST_BORDER,
  EVENT_IDS,
  type EventRow,
  FLEET,
  LAND_BORDER,
  NATIVES,
  SEASONS,
  SEATS,
  type ScenarioRow,
  type Special,
} from "./types.js";

/** The standard edition (PEL-1.1.9). */
export const STANDARD_BOARD: Board = {
  land: LAND,
  sea: SEA,
  borders: BORDERS,
  regions: REGIONS,
  blocks: BLOCKS,
  events: EVENTS,
  cards: CARDS,
  scenarios: SCENARIOS,
  numbers: NUMBERS_TABLE,
};

/** One edition, ready for the rules. Arrays named by what they tell are indexed by area, block or card. */
export interface Tables {
  readonly board: Board;
  readonly areaIds: readonly string[];
  readonly areas: number;
  /** Areas below this index are land (PEL-1.1.2). */
  readonly lands: number;
  readonly areaIndex: ReadonlyMap<string, number>;
  /** Neighbours of area a are `to[i]` for i in `start[a]`..`start[a + 1] - 1`, in map order. */
  readonly start: readonly number[];
  readonly to: readonly number[];
  readonly border: readonly number[];
  /** 1 for a land border that fleets can follow along a shared sea (PEL-5.1.6). */
  readonly shore: readonly number[];
  /** The number of the border, the same from both sides. */
  readonly borderNo: readonly number[];
  readonly borderIds: readonly string[];
  readonly borderEnds: readonly (readonly [number, number])[];
  readonly coastal: readonly number[];
  /** The links to sea areas alone, in rows like `start` and `to`: from land the coasts, from sea the neighbouring seas. */
  readonly seaStart: readonly number[];
  readonly seaTo: readonly number[];
  /** Areas entered on the shortest way when nothing is in the way: by land, by sea (`landWay[a * areas + b]`); 99 when there is none. */
  readonly landWay: readonly number[];
  readonly seaWay: readonly number[];
  readonly sheet: readonly number[];
  /** 0 where there is no city. */
  readonly cityValue: readonly number[];
  readonly cities: readonly number[];
  /** The offshore sea of a port, else -1. */
  readonly offshore: readonly number[];
  readonly printedNative: readonly number[];
  readonly mayRevolt: readonly number[];
  readonly region: readonly number[];
  readonly regionIds: readonly string[];
  readonly subjectRegion: readonly number[];
  readonly blockIds: readonly string[];
  readonly blocks: number;
  readonly blockIndex: ReadonlyMap<string, number>;
  /** Blocks of Sparta are first..last of seat 0, those of Athens of seat 1. */
  readonly firstBlock: readonly [number, number];
  readonly lastBlock: readonly [number, number];
  readonly side: readonly number[];
  readonly greek: readonly number[];
  readonly fleet: readonly number[];
  readonly arm: readonly number[];
  readonly allowance: readonly number[];
  readonly maxCV: readonly number[];
  /** 0 for A to 5 for F. */
  readonly agility: readonly number[];
  readonly power: readonly number[];
  readonly elite: readonly number[];
  readonly homes: readonly (readonly number[])[];
  readonly special: readonly (Special | null)[];
  readonly insurgent: readonly number[];
  readonly spartanNation: readonly number[];
  readonly cardIds: readonly string[];
  readonly cardEvent: readonly number[];
  /** Who may use the event of a card (bit 0 Sparta, bit 1 Athens) and when (bit of each season, New Year 0). */
  readonly cardSides: readonly number[];
  readonly cardSeasons: readonly number[];
  readonly coins: readonly number[];
  readonly cardRegions: readonly (readonly number[])[];
  readonly leaderSide: readonly number[];
  /** The leader cards of each side, and the cards of each event in the order of `EVENT_IDS`. */
  readonly leaderCards: readonly (readonly number[])[];
  readonly cardsOfEvent: readonly (readonly number[])[];
  readonly leaderRating: readonly number[];
  readonly cardNo: ReadonlyMap<number, number>;
  readonly scenarios: readonly CompiledScenario[];
  /** 1 for areas that are in play, scenario after scenario (PEL-1.1.8). */
  readonly inPlay: readonly number[];
  /** Areas the rules name, or -1 when the board lacks them. */
  readonly named: NamedAreas;
  /** Cards the rules name, or -1. */
  readonly leaders: NamedLeaders;
}

/** The areas that clauses name. */
export interface NamedAreas {
  readonly sparta: number;
  readonly athens: number;
  readonly messenia: number;
  readonly cythera: number;
  readonly abdera: number;
  readonly odrysia: number;
  readonly argos: number;
  readonly syracuse: number;
}

/** The leaders that clauses name. */
export interface NamedLeaders {
  readonly pericles: number;
  readonly brasidas: number;
  readonly cleon: number;
  readonly demosthenes: number;
  readonly alcibiades: number;
  readonly gylippus: number;
  readonly lysander: number;
  readonly nicias: number;
  readonly agis: number;
}

/** A scenario with its homes: some blocks come from overseas (PEL-15.2.2). */
export interface CompiledScenario {
  readonly row: ScenarioRow;
  readonly homes: readonly (readonly number[])[];
}

function fail(path: string, expected: string, got: unknown): never {
  throw new SetupError("setup/bad-board", `board.${path}: expected ${expected}, got ${JSON.stringify(got) ?? "nothing"}`, { path: `board.${path}`, expected });
}

function indexIds(rows: readonly { readonly id: string }[], path: string): Map<string, number> {
  const index = new Map<string, number>();
  rows.forEach(({ id }, i) => {
    if (typeof id !== "string" || !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(id)) fail(`${path}[${i}].id`, "an id of small letters, digits and hyphens", id);
    if (index.has(id)) fail(`${path}[${i}].id`, "an id used once", id);
    index.set(id, i);
  });
  return index;
}

function wordIndex<T extends string>(words: readonly T[], word: T, path: string): number {
  const i = words.indexOf(word);
  return i < 0 ? fail(path, `one of ${words.join(", ")}`, word) : i;
}

function eventRow(board: Board, id: string): EventRow {
  return board.events.find((event) => event.id === id) ?? fail("events", `a row for ${id}`, id);
}

function idIndex(index: ReadonlyMap<string, number>, id: string, path: string): number {
  return index.get(id) ?? fail(path, "an id of this board", id);
}

/** Compiles an edition. @throws SetupError naming the entry that is wrong */
export function compileBoard(board: Board): Tables {
  const { land, sea, blocks, cards } = board;
  for (const [name, rows] of Object.entries(board))
    if (name !== "numbers" && (!Array.isArray(rows) || rows.length === 0 || rows.length > 900)) fail(name, "a list of 1 to 900 rows", rows);
  const areaRows = [...land, ...sea];
  if (areaRows.length > 1000) fail("land", "at most 1000 areas", areaRows.length);
  const areaIndex = indexIds(areaRows, "land and sea");
  const regionIndex = indexIds(board.regions, "regions");
  const blockIndex = indexIds(blocks, "blocks");
  indexIds(cards, "cards");
  const graph = compileBorders(board, areaIndex);
  const home = (row: string, path: string) => idIndex(areaIndex, row, path);
  const printedHomes = blocks.map((b, i) => b.home.map((h) => home(h, `blocks[${i}].home`)));
  const side = blocks.map((b, i) => wordIndex(SEATS, b.side, `blocks[${i}].side`));
  const split = side.filter((x) => x === 0).length;
  side.forEach((x, i) => {
    if (x !== (i < split ? 0 : 1)) fail(`blocks[${i}].side`, "the blocks of Sparta before those of Athens", blocks[i]!.side);
  });
  blocks.forEach((b, i) => {
    if (!/^[A-F][1-3]$/.test(b.rating)) fail(`blocks[${i}].rating`, "agility A to F and power 1 to 3", b.rating); // PEL-2.1.3.1
    if (!Number.isInteger(b.maxCV) || b.maxCV < 1 || b.maxCV > 9) fail(`blocks[${i}].maxCV`, "1 to 9", b.maxCV);
  });
  land.forEach((l, i) => {
    // PEL-1.2.1
    if (l.city !== null && (!Number.isInteger(l.city.value) || l.city.value < 1 || l.city.value > 4)) fail(`land[${i}].city.value`, "1 to 4", l.city.value);
  });
  cards.forEach((c, i) => {
    if (c.coins < 1 || c.coins > 3) fail(`cards[${i}].coins`, "1 to 3", c.coins); // PEL-3.0.2
  });
  const areaId = (name: string) => areaIndex.get(name) ?? -1;
  const cardId = (name: string) => cards.findIndex((c) => c.id === name);
  const arm = blocks.map((b, i) => wordIndex(ARMS, b.arm, `blocks[${i}].arm`));
  return {
    board,
    areaIds: areaRows.map((a) => a.id),
    areas: areaRows.length,
    lands: land.length,
    areaIndex,
    ...graph,
    sheet: areaRows.map((a) => (a.map === "greece" ? 0 : 1)),
    cityValue: land.map((l) => l.city?.value ?? 0),
    cities: land.flatMap((l, i) => (l.city === null ? [] : [i])),
    offshore: land.map((l, i) => (l.city === null || l.city.offshore === null ? -1 : home(l.city.offshore, `land[${i}].city.offshore`))),
    printedNative: land.map((l, i) => (l.city === null ? 2 : wordIndex(NATIVES, l.city.native, `land[${i}].city.native`))),
    mayRevolt: land.map((l) => (l.city?.mayRevolt ? 1 : 0)),
    region: land.map((l, i) => (l.region === null ? -1 : idIndex(regionIndex, l.region, `land[${i}].region`))),
    regionIds: board.regions.map((r) => r.id),
    subjectRegion: board.regions.map((r) => (r.subject ? 1 : 0)),
    blockIds: blocks.map((b) => b.id),
    blocks: blocks.length,
    blockIndex,
    firstBlock: [0, split],
    lastBlock: [split - 1, blocks.length - 1],
    side,
    greek: blocks.map((b) => (b.greek ? 1 : 0)),
    fleet: arm.map((a) => (a === FLEET ? 1 : 0)),
    arm,
    allowance: arm.map((a) => board.numbers.movement.values[a]!),
    maxCV: blocks.map((b) => b.maxCV),
    agility: blocks.map((b) => b.rating.charCodeAt(0) - 65),
    power: blocks.map((b) => Number(b.rating[1])),
    elite: blocks.map((b) => (b.elite ? 1 : 0)),
    homes: printedHomes,
    special: blocks.map((b) => b.special[0] ?? null),
    insurgent: blocks.map((b) => (b.special.includes("insurgent-aeolian") ? 1 : 0)),
    spartanNation: blocks.map((b) => (b.nation === "Sparta" ? 1 : 0)), // PEL-1.1.6: the one nation an event names
    cardIds: cards.map((c) => c.id),
    cardEvent: cards.map((c, i) => wordIndex(EVENT_IDS, c.event, `cards[${i}].event`)),
    cardSides: cards.map((c) => eventRow(board, c.event).sides.reduce((mask, side) => mask | (1 << SEATS.indexOf(side)), 0)),
    cardSeasons: cards.map((c) =>
      eventRow(board, c.event).seasons.reduce((mask, season) => mask | (1 << SEASONS.indexOf(season)), eventRow(board, c.event).newYear ? 1 : 0),
    ),
    coins: cards.map((c) => c.coins),
    cardRegions: cards.map((c, i) => (c.regions ?? []).map((r) => idIndex(regionIndex, r, `cards[${i}].regions`))),
    leaderCards: SEATS.map((side) => cards.flatMap((c, i) => (c.leader?.side === side ? [i] : []))),
    cardsOfEvent: EVENT_IDS.map((event) => cards.flatMap((c, i) => (c.event === event ? [i] : []))),
    leaderSide: cards.map((c, i) => (c.leader === undefined ? -1 : wordIndex(SEATS, c.leader.side, `cards[${i}].leader.side`))),
    leaderRating: cards.map((c) => c.leader?.rating ?? 0),
    cardNo: new Map(cards.map((c, i) => [c.no, i])),
    inPlay: board.scenarios.flatMap((row) => areaRows.map((a) => (row.maps.includes(a.map) ? 1 : 0))),
    scenarios: board.scenarios.map((row, i) => ({
      row,
      homes: printedHomes.map((homes, b) => {
        const overseas = row.overseasHomes.find(([, ids]) => ids.includes(blocks[b]!.id));
        return overseas === undefined ? homes : [home(overseas[0], `scenarios[${i}].overseasHomes`)];
      }),
    })),
    named: {
      sparta: areaId("sparta"),
      athens: areaId("athens"),
      messenia: areaId("messenia"),
      cythera: areaId("cythera"),
      abdera: areaId("abdera"),
      odrysia: areaId("odrysia"),
      argos: areaId("argos"),
      syracuse: areaId("syracuse"),
    },
    leaders: {
      pericles: cardId("pericles"),
      brasidas: cardId("brasidas"),
      cleon: cardId("cleon"),
      demosthenes: cardId("demosthenes"),
      alcibiades: cardId("alcibiades"),
      gylippus: cardId("gylippus"),
      lysander: cardId("lysander"),
      nicias: cardId("nicias"),
      agis: cardId("agis"),
    },
  };
}

// Shortest ways between all areas with nobody about: an upper estimate of what can be reached, and nearly always enough to say what cannot.
function shortestWays(graph: Omit<Graph, "landWay" | "seaWay" | "seaStart" | "seaTo">, areas: number, lands: number, fleets: boolean): number[] {
  const ways = new Array<number>(areas * areas).fill(99);
  const queue: number[] = [];
  for (let from = 0; from < areas; from++) {
    ways[from * areas + from] = 0;
    queue.length = 0;
    queue.push(from);
    for (let head = 0; head < queue.length; head++) {
      const at = queue[head]!;
      if (at !== from && fleets === at < lands) continue;
      for (let i = graph.start[at]!; i < graph.start[at + 1]!; i++) {
        const to = graph.to[i]!;
        if (ways[from * areas + to] !== 99 || (fleets ? graph.border[i] === LAND_BORDER && graph.shore[i] === 0 : graph.border[i] !== LAND_BORDER)) continue;
        ways[from * areas + to] = ways[from * areas + at]! + 1;
        queue.push(to);
      }
    }
  }
  return ways;
}

// The rows of a graph with the links to sea areas only.
function seaLinks(graph: Pick<Graph, "start" | "to">, areas: number, lands: number): { readonly seaStart: number[]; readonly seaTo: number[] } {
  const seaStart = [0];
  const seaTo: number[] = [];
  for (let a = 0; a < areas; a++) {
    for (let i = graph.start[a]!; i < graph.start[a + 1]!; i++) if (graph.to[i]! >= lands) seaTo.push(graph.to[i]!);
    seaStart.push(seaTo.length);
  }
  return { seaStart, seaTo };
}

type Graph = Pick<
  Tables,
  "landWay" | "seaWay" | "seaStart" | "seaTo" | "start" | "to" | "border" | "shore" | "borderNo" | "borderIds" | "borderEnds" | "coastal"
>;

function compileBorders(board: Board, areaIndex: ReadonlyMap<string, number>): Graph {
  const lands = board.land.length;
  const size = areaIndex.size;
  const links = board.borders.map(([a, b, kind], i) => {
    const from = idIndex(areaIndex, a, `borders[${i}][0]`);
    const to = idIndex(areaIndex, b, `borders[${i}][1]`);
    const k = wordIndex(BORDER_KINDS, kind, `borders[${i}][2]`);
    const landEnds = (from < lands ? 1 : 0) + (to < lands ? 1 : 0);
    // PEL-1.4.1, PEL-1.4.2, PEL-1.4.3
    if (landEnds !== (k === LAND_BORDER ? 2 : k === COAST_BORDER ? 1 : 0)) fail(`borders[${i}]`, `a border that fits its kind ${kind}`, [a, b]);
    return { from, to, k, no: i };
  });
  const rows: { to: number; k: number; no: number }[][] = Array.from({ length: size }, () => []);
  for (const { from, to, k, no } of links) {
    rows[from]!.push({ to, k, no });
    rows[to]!.push({ to: from, k, no });
  }
  const seas = rows.map((row) => new Set(row.filter((l) => l.k === COAST_BORDER).map((l) => l.to)));
  const start: number[] = [0];
  const to: number[] = [];
  const border: number[] = [];
  const shore: number[] = [];
  const borderNo: number[] = [];
  rows.forEach((row, from) => {
    row.sort((x, y) => x.to - y.to);
    for (const link of row) {
      to.push(link.to);
      border.push(link.k);
      borderNo.push(link.no);
      // PEL-5.1.6: adjacent along the coast means a land border and a common sea.
      shore.push(link.k === LAND_BORDER && [...seas[from]!].some((s) => seas[link.to]!.has(s)) ? 1 : 0);
    }
    start.push(to.length);
  });
  const graph = {
    start,
    to,
    border,
    shore,
    borderNo,
    borderIds: board.borders.map(([a, b]) => `${a}.${b}`),
    borderEnds: links.map((l) => [l.from, l.to] as const),
    coastal: rows.map((row, a) => (a < lands && row.some((l) => l.k === COAST_BORDER) ? 1 : 0)), // PEL-1.3.0.2
  };
  return { ...graph, ...seaLinks(graph, size, lands), landWay: shortestWays(graph, size, lands, false), seaWay: shortestWays(graph, size, lands, true) };
}

const EDITIONS: Editions<Board, Tables> = createEditions(STANDARD_BOARD, compileBoard);

/** The tables a state plays with. */
export function tablesOf(s: { readonly edition: string }): Tables {
  return EDITIONS.of(s.edition);
}

/** The tables of an edition by its name. */
export function tablesOfEdition(edition: string): Tables {
  return EDITIONS.of(edition);
}

/** Registers other printed data; absent parts are the standard's. @throws SetupError naming the entry that is wrong */
export function registerBoard(board: Partial<Board>): string {
  return EDITIONS.register({ ...STANDARD_BOARD, ...board });
}

/** The first block of a seat in block order. */
export function firstOf(t: Tables, seat: number): number {
  return seat === 0 ? t.firstBlock[0] : t.firstBlock[1];
}

/** The last block of a seat in block order. */
export function lastOf(t: Tables, seat: number): number {
  return seat === 0 ? t.lastBlock[0] : t.lastBlock[1];
}
