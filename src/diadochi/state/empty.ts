/** The empty position of an edition, and the shape of its states. */
import { cells, list, number, type StateShape } from "../../core/flow/shape.js";
import { NONE, tablesOf } from "../tables/index.js";
import { SEATS } from "../vocabulary/types.js";
import { NO_UNITS, UNIT_MASK } from "../vocabulary/units.js";
import { ASIDE, HIDDEN, PILE } from "./cards.js";
import { MARKER_MASK, OWNER_SHIFT, UNITS_SHIFT } from "./fields.js";
import { FLEET_DISPERSED, FLEET_UPGRADED } from "./fleets.js";
import { DEAD, INDEPENDENTS, INSIDE, NOBODY, POOL } from "./places.js";
import { SWITCHES } from "../vocabulary/options.js";
import { PLAYER_STRIDE } from "./players.js";
import { UNSETTLED_PIECES, UNSETTLED_POINTS, type DiadochiState, SILVER_AWAITED, SILVER_GONE, SUPPLY } from "./position.js";

/** An empty map with every piece off it and every card aside. */
export function emptyState(edition: string, seats: number): DiadochiState {
  const t = tablesOf({ edition });
  const generals: number[] = [];
  for (let g = 0; g < t.generalCount; g++) generals.push(POOL, 0, 0);
  const royals: number[] = [];
  for (let r = 0; r <= t.royalCount; r++) royals.push(DEAD, NOBODY, 0);
  return {
    edition,
    dice: [0, 0, 0, 0],
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
    unsettled: 0,
    navalUsed: 0,
    actedGenerals: 0,
    placedGenerals: 0,
    oratory: 0,
    engines: 0,
    replaced: 0,
    actedRoyals: 0,
    silver: SILVER_AWAITED, // DIA-SET.13: not in play at first
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
    players: filled(seats * PLAYER_STRIDE, 0), // DIA-SET.15: empty training tracks too
    force: [NOBODY, 0, NO_UNITS, 0, 0],
    acted: [],
    sieges: [],
  };
}

/** The most victory points, legitimacy points or prestige in a given position. */
export const MOST_POINTS = 10_000;

/**
 * The fields of a state, in order, with the range of every cell. Indices into lists of the edition are within their range; the invariants check the
 * rest.
 */
export function stateShape(edition: string): StateShape {
  const t = tablesOf({ edition });
  const seats = SEATS.length;
  const place = INSIDE + t.spaceCount - 1;
  const generals = maskOf(t.generalCount);
  const royals = maskOf(t.royalCount + 1);
  return {
    seats: number(2, seats),
    options: number(0, SWITCHES.all),
    autoVp: number(1, MOST_POINTS),
    lpToWin: number(1, MOST_POINTS),
    lastTurn: number(1, MOST_TURNS),
    turn: number(1, MOST_TURNS),
    round: number(0, t.setup.rounds),
    segment: number(0, SUPPLY),
    active: number(NONE, seats - 1),
    first: number(0, seats - 1),
    usurper: number(NONE, seats - 1),
    champions: number(0, maskOf(seats)),
    unsettled: number(0, UNSETTLED_PIECES | UNSETTLED_POINTS),
    navalUsed: number(0, 1),
    actedGenerals: number(0, generals),
    placedGenerals: number(0, generals),
    oratory: number(0, generals),
    engines: number(0, generals),
    replaced: number(0, maskOf(t.majorCount)),
    actedRoyals: number(0, royals),
    silver: number(SILVER_AWAITED, SILVER_GONE),
    disbanded: number(0, t.rules.pools.royal),
    tomb: number(NONE, t.spaceCount - 1),
    tombOwner: number(NOBODY, seats),
    board: cells(t.spaceCount, 0, (UNIT_MASK << UNITS_SHIFT) | (INDEPENDENTS << OWNER_SHIFT) | MARKER_MASK),
    inside: cells(t.cities.length, 0, UNIT_MASK),
    generals: cells(t.generalCount * 3, repeated(t.generalCount, [DEAD, NOBODY, 0]), repeated(t.generalCount, [place, seats, MOST_POINTS])),
    royals: cells((t.royalCount + 1) * 3, repeated(t.royalCount + 1, [DEAD, NOBODY, 0]), repeated(t.royalCount + 1, [place, seats, t.generalCount])),
    fleets: cells(t.fleetCount, 0, FLEET_UPGRADED | FLEET_DISPERSED),
    where: cells(t.cardCount, PILE, HIDDEN + 1),
    provinces: cells(t.provinceCount, NOBODY, seats),
    armies: cells(t.armyCount, NONE, t.spaceCount - 1),
    players: list(seats * PLAYER_STRIDE, 0, UNIT_MASK),
    force: cells(5, 0, [INDEPENDENTS, t.spaceCount - 1, UNIT_MASK, generals, royals]),
    acted: list(2 * t.spaceCount, 0, 0x7fffffff),
    sieges: list(t.spaceCount, 0, 0x7fffffff),
  };
}

const MOST_TURNS = 20;

function maskOf(bits: number): number {
  return 2 ** bits - 1;
}

function repeated(times: number, row: readonly number[]): number[] {
  const all: number[] = [];
  for (let n = 0; n < times; n++) all.push(...row);
  return all;
}

function filled(length: number, value: number): number[] {
  const list: number[] = [];
  for (let i = 0; i < length; i++) list.push(value);
  return list;
}
