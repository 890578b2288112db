/** What a position of an edition looks like before anything is laid out: the lengths of its fields and an empty one. */
import type { StateShape } from "../../core/shape.js";
import { type Tables, tablesOfEdition } from "../tables.js";
import { cardIntegers, NO_CARDS } from "./cards.js";
import { CLOCK_SIZE } from "./clock.js";
import type { PeloponnesianState } from "./position.js";

/** An empty position of an edition; `setup.ts` fills it. */
export function emptyState(edition: string, t: Tables): PeloponnesianState {
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
    melee: [],
  };
}

/** Names and lengths of the fields, for states read back from JSON. */
export function shape(edition: string): StateShape {
  const t = tablesOfEdition(edition);
  return {
    clock: CLOCK_SIZE,
    blocks: t.blocks,
    city: t.lands,
    cards: cardIntegers(t),
    aboard: -1,
    routes: -1,
    onRoute: -1,
    crossings: -1,
    forced: -1,
    melee: -1,
  };
}

// Made entry by entry: an array made by its length counts as one with holes for good, and is slower to read.
function filled(count: number, value: number): number[] {
  const list: number[] = [];
  for (let n = 0; n < count; n++) list.push(value);
  return list;
}
