/** Reads what is under way in an arbiter's view: ways, crossings, forced marches, markers, the fight. */
import { ownField, POSITION_COMPLAINT as FAIL, readArray, readInteger, readObject, readWord } from "../../core/json.js";
import { type Fields, readFlag, readIndex, readPart, readRows } from "../../core/view-fields.js";
import { ATTACKED, fighterCount, type Melee, type MeleeHeader, resumeMelee, ROUTED, setFighter, SINGLE_HIT } from "../combat/melee.js";
import { drawUp, sideOfSeat } from "../rules/fighters.js";
import { announceForced, markBuild, markCrossing, markSupply, MOST_MARKERS, MOST_OF_MELEE, type PeloponnesianState } from "../state.js";
import type { Tables } from "../tables.js";
import { BATTLE_MODES, BATTLE_WAYS, MELEE_STAGES, SEATS } from "../types.js";
import { readArea, readBlockId, readSeat } from "./fields.js";

const MOST_ROWS = 10_000;
const ACTIONS = ["build", "supply"] as const;

export function readRoutes(s: PeloponnesianState, t: Tables, secret: Fields): void {
  readRows(secret, "routes", "view.secret", MOST_ROWS).forEach(([row, path], i) => {
    s.routes.push(readInteger(ownField(row, "before"), `${path}.before`, 0, i, FAIL), readArea(t, row, "area", path));
  });
}

export function readCrossings(s: PeloponnesianState, t: Tables, secret: Fields): void {
  for (const [row, path] of readRows(secret, "crossings", "view.secret", MOST_ROWS)) {
    const cargo = ownField(row, "cargo") === null ? -1 : readBlockId(t, row, "cargo", path);
    markCrossing(s, readIndex(row, "border", path, t.borderIds), readBlockId(t, row, "fleet", path), cargo);
  }
}

export function readForced(s: PeloponnesianState, t: Tables, secret: Fields): void {
  for (const [row, path] of readRows(secret, "forced", "view.secret", t.blocks))
    announceForced(s, readBlockId(t, row, "block", path), readArea(t, row, "to", path));
}

export function readMarkers(s: PeloponnesianState, t: Tables, given: Fields): void {
  for (const [row, path] of readRows(given, "markers", "view", MOST_MARKERS)) {
    const mark = ACTIONS[readIndex(row, "action", path, ACTIONS)] === "build" ? markBuild : markSupply;
    mark(s, readSeat(row, "seat", path), readArea(t, row, "area", path));
  }
}

/** Draws up those who are revealed, and brings the fight to where it stands. */
export function readMelee(s: PeloponnesianState, t: Tables, given: Fields, secret: Fields): void {
  const battle = ownField(given, "battle") ?? null;
  if (battle === null && ownField(secret, "melee") === null) return;
  const fields = readObject(battle, "view.battle", FAIL);
  drawUp(s, t, readArea(t, fields, "area", "view.battle"), readIndex(fields, "mode", "view.battle", BATTLE_MODES), s.melee);
  const fighters = readRows(fields, "fighters", "view.battle", t.blocks + 1);
  if (fighters.length !== fighterCount(s.melee)) throw FAIL("view.battle.fighters", `${fighterCount(s.melee)} fighters, those revealed`, fighters.length);
  fighters.forEach(([row, path], i) => readFighter(s.melee, i, row, path));
  const round = readInteger(ownField(fields, "round"), "view.battle.round", 1, MOST_OF_MELEE, FAIL);
  resumeMelee(s.melee, round, readHeader(s, readPart(secret, "melee", "view.secret"), "view.secret.melee"));
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
