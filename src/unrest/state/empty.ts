/** The empty position, and the range of each field. */
import { zeros } from "../../core/basics/lists.js";
import { cells, number, type StateShape } from "../../core/flow/shape.js";
import { isNamed, tablesOf } from "../tables/index.js";
import { DISPLACED, LOCATIONS, PLACES, SEATS, SET_ASIDE, VICTORIES } from "../vocabulary/types.js";
import type { UnrestState } from "./position.js";

/** No CU, leaders off the map, all cards in the piles. */
export function emptyState(edition: string): UnrestState {
  const t = tablesOf({ edition });
  const cards = t.cardIds.length;
  return {
    edition,
    dice: [0, 0, 0, 0],
    frames: [],
    turns: t.scenario.turns,
    turn: 0,
    round: 0,
    first: 0,
    active: 0,
    level: t.scenario.start.level,
    marker: 0,
    ports: t.scenario.start.ports,
    vp: t.scenario.start.victoryPoints,
    marked: 0,
    winner: 0,
    ending: 0,
    cu: zeros(SEATS.length * LOCATIONS.length),
    fought: zeros(2 * LOCATIONS.length),
    leaders: Array.from(t.leaderIds, (_, leader) => (isNamed(t, leader) ? DISPLACED : SET_ASIDE)),
    pile: [...t.cardCopies],
    hand: zeros(cards),
    discard: zeros(cards),
  };
}

/** The most CU of a side in a given position. The rules set no limit, but far fewer can be placed (CAR-S.41). */
export const MOST_CU = 99_999;

/** The fields of a state, in order, each with its range. */
export function stateShape(edition: string): StateShape {
  const { scenario, box, cardCopies, leaderIds, leadersFrom } = tablesOf({ edition });
  return {
    turns: number(1, scenario.turns),
    turn: number(1, scenario.turns),
    round: number(0, scenario.rounds),
    first: number(0, SEATS.length),
    active: number(0, SEATS.length),
    level: number(0, box.maxLevel), // CAR-20.1.11: 0 to 10
    marker: number(0, 1),
    ports: number(0, scenario.ports), // CAR-S.3: four in all
    vp: number(0, box.maxVictoryPoints), // CAR-R4.1: 0 to 12
    marked: number(0, 2 ** leadersFrom[1]! - 1), // CAR-S.26: only Carthaginian commanders are marked
    winner: number(0, SEATS.length),
    ending: number(0, VICTORIES.length),
    cu: cells(SEATS.length * LOCATIONS.length, 0, MOST_CU),
    fought: cells(2 * LOCATIONS.length, 0, MOST_CU),
    leaders: cells(leaderIds.length, 0, PLACES.length - 1),
    pile: cells(cardCopies.length, 0, cardCopies),
    hand: cells(cardCopies.length, 0, cardCopies),
    discard: cells(cardCopies.length, 0, cardCopies),
  };
}
