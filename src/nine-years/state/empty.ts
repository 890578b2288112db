import { zeros } from "../../core/basics/lists.js";
import { cells, list, number, type StateShape } from "../../core/flow/shape.js";
import { EVENT_COUNT, NEUTRAL, tablesOf } from "../tables/index.js";
import { CARD_VALUES, POWER_IDS, VICTORIES } from "../vocabulary/types.js";
import { ACTION_PLACES, EVENT_OUT } from "./cards.js";
import { ALL_FLAGS } from "./flags.js";
import { ALL_IN_POOL, MOST_FLEETS, NO_ZONES_CONTROLLED } from "./fleets.js";
import { MOST_LEADER } from "./leaders.js";
import { NOT_ARRIVED } from "./places.js";
import { MOST_POWER } from "./powers.js";
import type { NineYearsState } from "./position.js";
import { PENALTY_CARD, PENALTY_RESOURCES, SIDE_STRIDE } from "./sides.js";
import { MOST_SPACE } from "./spaces.js";
import { MOST_STACK } from "./stacks.js";

/** The map with its printed control and without pieces. */
export function emptyState(edition: string): NineYearsState {
  const t = tablesOf({ edition });
  return {
    edition,
    dice: [0, 0, 0, 1],
    frames: [],
    peaceThreshold: 10,
    lastYear: 1699,
    year: 1688,
    vp: 0,
    kww: 0,
    flags: 0, // Without SAVOY_ALLIED, Savoy is neutral (NYW-7.2.1.1).
    zones: NO_ZONES_CONTROLLED,
    fleets: ALL_IN_POOL,
    active: NEUTRAL,
    ending: 0,
    winner: NEUTRAL,
    spaces: [...t.startControl],
    corps: [],
    leaders: Array.from(t.leaderIds, () => NOT_ARRIVED),
    powers: zeros(POWER_IDS.length),
    actions: zeros(ACTION_PLACES),
    events: [],
    sides: zeros(2 * SIDE_STRIDE),
  };
}

const MOST_RP = 200;
const MOST_RP_MODIFIER = 20;
const MOST_FEWER_CARDS = 5;
const MOST_PENALTIES = PENALTY_CARD | PENALTY_RESOURCES;
const HIGHEST_CARD = CARD_VALUES.length;

/** The fields of a state of an edition, in order, with the range of every cell. */
export function stateShape(edition: string): StateShape {
  const t = tablesOf({ edition });
  const cards = t.actionCards;
  return {
    peaceThreshold: number(6, 10),
    lastYear: number(1697, 1699),
    year: number(1688, 1699),
    vp: number(0, 40), // NYW-2.8.2, NYW-2.8.3: these are the ends of the track.
    kww: number(-3, 3), // NYW-18.1.2: the track has seven boxes.
    flags: number(0, ALL_FLAGS),
    zones: number(0, NO_ZONES_CONTROLLED),
    fleets: number(0, MOST_FLEETS),
    active: number(0, NEUTRAL),
    ending: number(0, VICTORIES.length),
    winner: number(0, NEUTRAL),
    spaces: cells(t.spaceIds.length, 0, MOST_SPACE),
    corps: list(
      t.corps.reduce((sum, corps) => sum + corps, 0),
      1,
      MOST_STACK,
    ),
    leaders: cells(t.leaderIds.length, 0, MOST_LEADER),
    powers: cells(POWER_IDS.length, 0, MOST_POWER),
    actions: cells(ACTION_PLACES, 0, [...cards, ...cards, ...cards, ...cards, HIGHEST_CARD, HIGHEST_CARD]),
    events: cells(EVENT_COUNT, 0, EVENT_OUT),
    sides: cells(2 * SIDE_STRIDE, bothSides(0, -MOST_RP_MODIFIER, 0, 0), bothSides(MOST_RP, MOST_RP_MODIFIER, MOST_FEWER_CARDS, MOST_PENALTIES)),
  };
}

function bothSides(...bounds: readonly number[]): readonly number[] {
  return [...bounds, ...bounds];
}
