import { ownField, POSITION_COMPLAINT as FAIL, readArray, readInteger, readObject, readWord } from "../../../core/basics/json.js";
import { type Fields, readFlag, readIndex, readRows } from "../../../core/basics/view-fields.js";
import { ATTACKED, fighterCount, type Melee, type MeleeHeader, resumeMelee, ROUTED, setFighter, SINGLE_HIT } from "../../combat/melee.js";
import { drawUp, sideOfSeat } from "../../rules/fighters.js";
import {
  announceForced,
  isInPlay,
  markBuild,
  markCrossing,
  markSupply,
  MOST_MARKERS,
  MOST_OF_MELEE,
  type PeloponnesianState,
  placeOf,
  POOL,
  routeOf,
} from "../../state/index.js";
import { firstOf, lastOf, type Tables } from "../../tables/index.js";
import { BATTLE_MODES, BATTLE_WAYS, MELEE_STAGES, SEATS } from "../../vocabulary/types.js";
import { MOST_ROWS, readArea, readBlockId, readSeat } from "./fields.js";
import { readRoute } from "./routes.js";

const ACTIONS = ["build", "supply"] as const;

/** Reads the blocks that crossed perilous borders: fleets with their cargo, or a number of blocks of a column. */
export function readCrossings(s: PeloponnesianState, t: Tables, given: Fields): void {
  for (const [row, path] of readRows(given, "crossings", "view", MOST_ROWS)) {
    const border = readIndex(row, "border", path, t.borderIds);
    if (ownField(row, "fleet") === undefined) readColumnCrossing(s, t, row, { border, path });
    else markCrossing(s, border, readBlockId(t, row, "fleet", path), ownField(row, "cargo") === null ? -1 : readBlockId(t, row, "cargo", path));
  }
}

interface CrossingAt {
  readonly border: number;
  readonly path: string;
}

function readColumnCrossing(s: PeloponnesianState, t: Tables, row: Fields, { border, path }: CrossingAt): void {
  const seat = readSeat(row, "seat", path);
  const node = readRoute(s, t, ownField(row, "route") ?? [], { area: -1, path: `${path}.route` });
  const count = readInteger(ownField(row, "count"), `${path}.count`, 1, t.blocks, FAIL);
  const column: number[] = [];
  for (let b = firstOf(t, seat), last = lastOf(t, seat); b <= last; b++)
    if (node === 0 ? placeOf(s, b) === POOL : isInPlay(s, b) && routeOf(s, b) === node) column.push(b);
  if (count > column.length) throw FAIL(`${path}.count`, `at most ${column.length}, who came by that route`, count);
  for (const block of column.slice(0, count)) markCrossing(s, border, block, -1);
}

/** Reads the forced marches. Each names its block, unless a row of `hiddenBlocks` has announced it. */
export function readForced(s: PeloponnesianState, t: Tables, given: Fields, announced: ReadonlyMap<number, number>): void {
  readRows(given, "forcedMarches", "view", t.blocks).forEach(([row, path], i) => {
    const block = ownField(row, "block") === undefined ? announced.get(i) : readBlockId(t, row, "block", path);
    if (block === undefined) throw FAIL(`${path}.block`, "a block, here or in one of view.hiddenBlocks", undefined);
    announceForced(s, block, readArea(t, row, "to", path));
  });
}

export function readMarkers(s: PeloponnesianState, t: Tables, given: Fields): void {
  for (const [row, path] of readRows(given, "markers", "view", MOST_MARKERS)) {
    const mark = ACTIONS[readIndex(row, "action", path, ACTIONS)] === "build" ? markBuild : markSupply;
    mark(s, readSeat(row, "seat", path), readArea(t, row, "area", path));
  }
}

/** Builds the fight of the revealed blocks (in a storm also the garrison), and advances it to its current stage. */
export function readMelee(s: PeloponnesianState, t: Tables, given: Fields): void {
  const battle = ownField(given, "battle") ?? null;
  if (battle === null) return;
  const fields = readObject(battle, "view.battle", FAIL);
  drawUp(s, t, readArea(t, fields, "area", "view.battle"), readIndex(fields, "mode", "view.battle", BATTLE_MODES), s.melee);
  const fighters = readRows(fields, "fighters", "view.battle", t.blocks + 1);
  if (fighters.length !== fighterCount(s.melee)) throw FAIL("view.battle.fighters", `${fighterCount(s.melee)} fighters, those revealed`, fighters.length);
  fighters.forEach(([row, path], i) => readFighter(s.melee, i, row, path));
  const round = readInteger(ownField(fields, "round"), "view.battle.round", 1, MOST_OF_MELEE, FAIL);
  resumeMelee(s.melee, round, readHeader(s, fields, "view.battle"));
}

function readFighter(melee: Melee, i: number, row: Fields, path: string): void {
  const flag = (name: string, bit: number): number => (readFlag(row, name, path) ? bit : 0);
  const flags = flag("routed", ROUTED) | flag("attacked", ATTACKED) | flag("singleHit", SINGLE_HIT);
  setFighter(melee, i, readInteger(ownField(row, "cv"), `${path}.cv`, 0, MOST_OF_MELEE, FAIL), flags);
}

function readHeader(s: PeloponnesianState, row: Fields, path: string): MeleeHeader {
  const number = (name: string, least = 0): number => readInteger(ownField(row, name), `${path}.${name}`, least, MOST_OF_MELEE, FAIL);
  const sides = (name: string): number =>
    readArray(ownField(row, name), `${path}.${name}`, SEATS.length, FAIL).reduce<number>(
      (mask, seat, i) => mask | (1 << sideOfSeat(s, SEATS.indexOf(readWord(seat, `${path}.${name}[${i}]`, SEATS, FAIL)))),
      0,
    );
  return {
    stage: readIndex(row, "stage", path, MELEE_STAGES),
    current: number("current"),
    hits: number("hits"),
    routs: number("routs"),
    options: sides("options"),
    rearguard: ownField(row, "rearguard") === null ? -1 : number("rearguard"),
    loser: ownField(row, "loser") === null ? -1 : sideOfSeat(s, readSeat(row, "loser", path)),
    way: readIndex(row, "way", path, BATTLE_WAYS),
    ares: sides("ares"),
  };
}
