import { cells, list, type StateShape } from "../../core/flow/shape.js";
import { tablesOf } from "../tables/index.js";
import { cardIntegers, NO_CARDS } from "./cards.js";
import { MOST_OF_CITY } from "./cities.js";
import { CLOCK_SIZE, leastOfClock, mostOfClock } from "./clock.js";
import { mostOfMarkers } from "./markers.js";
import { ALL_BITS } from "./marks.js";
import type { PeloponnesianState } from "./position.js";

/** A state of an edition with all blocks in the pools and all cards outside the deck. Callers fill in the rest. */
export function emptyState(edition: string): PeloponnesianState {
  const t = tablesOf({ edition });
  return {
    edition,
    dice: [0, 0, 0, 1],
    frames: [],
    clock: filled(CLOCK_SIZE, 0),
    blocks: filled(t.blocks, 0),
    city: filled(t.lands, 0),
    cards: filled(cardIntegers(t), NO_CARDS),
    aboard: [],
    routes: [],
    onRoute: [],
    crossings: [],
    forced: [],
    markers: [],
    melee: [],
  };
}

/** The most nodes of a route: the 40 areas of the longest way home, and the area of departure. */
const MOST_NODES = 41;
/** More markers of builds and supply than both sides can have together. */
export const MOST_MARKERS = 64;
/** The size of a fight: its header, and six numbers for each fighter (all blocks and a garrison). */
const HEADER_OF_MELEE = 11;
const FIGHTER_OF_MELEE = 6;
/** The limits of the numbers of a fight. -1 means no rearguard; `MOST_OF_MELEE` also limits the rounds. */
export const LEAST_OF_MELEE = -1;
export const MOST_OF_MELEE = 9999;

/** The fields of a state with the range of each cell, for states read from JSON. */
export function stateShape(edition: string): StateShape {
  const t = tablesOf({ edition });
  const nodes = t.blocks * MOST_NODES;
  return {
    clock: cells(CLOCK_SIZE, leastOfClock(), mostOfClock(t)),
    blocks: cells(t.blocks, 0, ALL_BITS),
    city: cells(t.lands, 0, MOST_OF_CITY),
    cards: cells(cardIntegers(t), 0, 0xffff),
    aboard: list(t.blocks * 2, 0, t.blocks - 1),
    routes: list(nodes * 2, 0, Math.max(nodes, t.areas - 1)),
    onRoute: list(t.blocks * 2, 0, Math.max(nodes, t.blocks - 1)),
    crossings: list(nodes * 3, 0, Math.max(t.blocks, t.borderIds.length - 1)),
    forced: list(t.blocks * 2, 0, Math.max(t.blocks, t.areas) - 1),
    markers: list(MOST_MARKERS, 0, mostOfMarkers(t.areas)),
    melee: list(HEADER_OF_MELEE + (t.blocks + 1) * FIGHTER_OF_MELEE, LEAST_OF_MELEE, MOST_OF_MELEE),
  };
}

// An array created by length counts as one with holes, and is slower to read.
function filled(count: number, value: number): number[] {
  const list: number[] = [];
  for (let n = 0; n < count; n++) list.push(value);
  return list;
}
