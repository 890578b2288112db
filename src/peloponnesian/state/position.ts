/**
 * The position of a game, flat. The other files of this folder have the functions for each field; nothing else indexes the arrays.
 *
 * Arrays and integers are few, since both make the copy of a state slower. The facts of a block are packed in one integer (`blocks.ts`), as are those of a city
 * (`cities.ts`), and four cards share one (`cards.ts`). Facts that only a few blocks have, such as the fleet that carries them or their route this turn, are
 * lists of pairs.
 */
import type { GameState } from "../../core/state/state.js";

/** The state of a game of Peloponnesian. */
export interface PeloponnesianState extends GameState {
  /** Named scalars, see `CLOCK`. */
  clock: number[];
  /** For each block: its place, its CV and its marks. */
  blocks: number[];
  /** For each land area, of its city: native, controller, garrison, marks, season of the siege; 0 where there is no city. */
  city: number[];
  /** The places of the cards, four in one integer. */
  cards: number[];
  /** Cargo at sea in block order: block, the fleet that carries it. */
  aboard: number[];
  /** Nodes of the routes of this turn: parent node, area. Node 1 is the first pair; node 0 is not a route. */
  routes: number[];
  /** The blocks that moved this turn, in block order: block, the node its route has come to. */
  onRoute: number[];
  /** Perilous crossings of this turn in order: border, fleet, cargo plus 1. */
  crossings: number[];
  /** Forced marches announced, in order: block, area to enter. */
  forced: number[];
  /** The areas where each side built and supplied in its last turn, in order, see `markers.ts`. */
  markers: number[];
  /** The battle being fought, see `combat/melee.ts`; empty between battles. */
  melee: number[];
}

/** A copy that shares nothing with the original. */
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

// Most of these lists are empty in most positions, and a new empty list is cheaper than a copy.
function copyOf(list: readonly number[]): number[] {
  return list.length === 0 ? [] : list.slice();
}
