/**
 * The visible crossings of perilous borders (PEL-HI.3, PEL-HI.17, PEL-HI.18): the borders, and the number of blocks of each column, but not which are fleets
 * and which are cargo.
 */
import * as S from "../../state/index.js";
import type { PeloponnesianState } from "../../state/index.js";
import type { Tables } from "../../tables/index.js";

/** The number of blocks of a column that crossed a border. Blocks that are now off the map count as one, without a column. */
export interface Crossed {
  readonly border: number;
  /** The node of the column; 0 for blocks off the map. */
  readonly node: number;
  readonly count: number;
}

/** The visible crossings of a side, with borders in the order of their first crossing, then columns by node. */
export function crossedBy(s: PeloponnesianState, t: Tables, seat: number): Crossed[] {
  const borders: number[] = [];
  const counts = new Map<number, Map<number, Set<number>>>();
  for (let i = 0; i < S.crossingCount(s); i++) {
    const border = S.crossedBorder(s, i);
    const fleet = S.crossedFleet(s, i);
    if (t.side[fleet] !== seat) continue;
    let columns = counts.get(border);
    if (columns === undefined) {
      borders.push(border);
      counts.set(border, (columns = new Map()));
    }
    const node = S.routeOf(s, fleet);
    const blocks = columns.get(node) ?? new Set();
    columns.set(node, blocks);
    blocks.add(fleet);
    const cargo = S.crossedCargo(s, i);
    if (cargo >= 0 && S.isInPlay(s, cargo)) blocks.add(cargo);
  }
  return borders.flatMap((border) => {
    const columns = [...counts.get(border)!].sort(([a], [b]) => a - b);
    // Blocks now off the map count as one crossing, and only if no other column has crossed.
    const seen = columns.length > 1 ? columns.filter(([node]) => node !== 0) : columns;
    return seen.map(([node, blocks]) => ({ border, node, count: node === 0 ? 1 : blocks.size }));
  });
}
