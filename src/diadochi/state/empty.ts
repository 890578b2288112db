/** The empty position of an edition, and the shape that a position read from outside must have. */
import type { StateShape } from "../../core/shape.js";
import { NONE, type Tables } from "../tables.js";
import { NO_UNITS } from "../units.js";
import { ASIDE } from "./cards.js";
import { DEAD, NOBODY, POOL } from "./places.js";
import { PLAYER_STRIDE } from "./players.js";
import { type DiadochiState, SILVER_AWAITED } from "./position.js";

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
    silver: SILVER_AWAITED, // DIA-SET.13
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
    players: filled(seats * PLAYER_STRIDE, 0), // DIA-SET.15: training tracks too
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
