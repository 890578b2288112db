/** The position before any piece is placed, and the shape of every position of an edition. */
import type { StateShape } from "../../core/shape.js";
import { EVENT_COUNT, NEUTRAL, type Tables, tablesOf } from "../tables.js";
import { POWER_IDS } from "../types.js";
import { ACTION_PLACES } from "./cards.js";
import { ALL_IN_POOL, NO_ZONES_CONTROLLED } from "./fleets.js";
import { NOT_ARRIVED } from "./places.js";
import type { NineYearsState } from "./position.js";
import { SIDE_STRIDE } from "./sides.js";

/** The map with its printed control and no piece on it. */
export function emptyState(t: Tables, edition: string): NineYearsState {
  return {
    edition,
    dice: [0, 0, 0, 1],
    frames: [],
    peaceThreshold: 10,
    lastYear: 1699,
    year: 1688,
    vp: 0,
    kww: 0,
    flags: 0, // neutral Savoy among others (NYW-7.2.1.1)
    zones: NO_ZONES_CONTROLLED,
    fleets: ALL_IN_POOL,
    active: NEUTRAL,
    ending: 0,
    winner: NEUTRAL,
    spaces: [...t.startControl],
    corps: [],
    leaders: t.leaderIds.map(() => NOT_ARRIVED),
    powers: POWER_IDS.map(() => 0),
    actions: Array.from({ length: ACTION_PLACES }, () => 0),
    events: [],
    sides: Array.from({ length: 2 * SIDE_STRIDE }, () => 0),
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
    zones: number,
    fleets: number,
    active: number,
    ending: number,
    winner: number,
    spaces: empty.spaces.length,
    corps: -1,
    leaders: empty.leaders.length,
    powers: empty.powers.length,
    actions: empty.actions.length,
    events: EVENT_COUNT,
    sides: empty.sides.length,
  };
}
