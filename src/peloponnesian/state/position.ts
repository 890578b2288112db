/**
 * The flat position. Only the files of this folder index its arrays.
 * Arrays and integers are few, since both make copies slower: one integer has the facts of a block (`blocks.ts`), of a city (`cities.ts`), or of four cards
 * (`cards.ts`). Facts that only few blocks have, such as their fleet or their route this turn, are lists of pairs.
 */
import type { GameState } from "../../core/state/state.js";

/** The state of a game of Peloponnesian, as plain JSON. */
export interface PeloponnesianState extends GameState {
  /** Named scalars (see `CLOCK`). */
  clock: number[];
  /** For each block: its place, its CV and its marks. */
  blocks: number[];
  /** For the city of each land area: native side, controller, garrison, marks, season of the siege; 0 without a city. */
  city: number[];
  /** The places of the cards, four per integer. */
  cards: number[];
  /** The carried blocks in block order: block, fleet. */
  aboard: number[];
  /** Nodes of this turn's routes: parent node, area. Node 1 is the first pair; node 0 means no route. */
  routes: number[];
  /** The blocks that moved this turn, in block order: block, last node of its route. */
  onRoute: number[];
  /** Perilous crossings of this turn in order: border, fleet, cargo plus 1. */
  crossings: number[];
  /** Announced forced marches, in order: block, area to enter. */
  forced: number[];
  /** The areas where each side built and supplied in its last turn, in order (see `markers.ts`). */
  markers: number[];
  /** The battle under way (see `combat/melee.ts`); empty between battles. */
  melee: number[];
}

export function cloneState(s: PeloponnesianState): PeloponnesianState {
  return {
    edition: s.edition,
    dice: s.dice.slice(),
    frames: s.frames.slice(),
    clock: s.clock.slice(),
    blocks: s.blocks.slice(),
    city: s.city.slice(),
    cards: s.cards.slice(),
    aboard: copyOf(s.aboard),
    routes: copyOf(s.routes),
    onRoute: copyOf(s.onRoute),
    crossings: copyOf(s.crossings),
    forced: copyOf(s.forced),
    markers: copyOf(s.markers),
    melee: copyOf(s.melee),
  };
}

// Most lists are usually empty, and a new empty list is cheaper than a copy.
function copyOf(list: readonly number[]): number[] {
  return list.length === 0 ? [] : list.slice();
}
