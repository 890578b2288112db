/**
 * Blocks that wait for a storm check (PEL-HI.3, PEL-HI.17, PEL-HI.18). Everyone sees the borders crossed and the number of blocks of each column, but not
 * which blocks are fleets and which are cargo. The crossings are rebuilt from the resampled blocks.
 */
import type { Dice } from "../../../core/dice/dice.js";
import type { Crossed } from "../seen/index.js";
import * as S from "../../state/index.js";
import type { PeloponnesianState } from "../../state/index.js";
import { firstOf, lastOf, type Tables } from "../../tables/index.js";

/** Records the crossings of a side as if each block were a fleet. */
export function crossAlike(s: PeloponnesianState, t: Tables, seat: number, crossed: readonly Crossed[]): void {
  clear(s, t, seat);
  for (const { border, node, count } of crossed) for (const block of columnOf(s, t, seat, node).slice(0, count)) S.markCrossing(s, border, block, -1);
}

/** Records the crossings of a side with the dealt fleets and cargo. False if these cannot have crossed. */
export function crossAnew(s: PeloponnesianState, t: Tables, seat: number, crossed: readonly Crossed[], dice: Dice): boolean {
  clear(s, t, seat);
  for (const { border, node, count } of crossed) {
    const column = columnOf(s, t, seat, node);
    const ships = node === 0 ? lostShip(t, column, dice) : shipsOf(s, t, column, count, dice);
    if (ships === null) return false;
    for (const [fleet, cargo] of ships) S.markCrossing(s, border, fleet, cargo);
  }
  return true;
}

function clear(s: PeloponnesianState, t: Tables, seat: number): void {
  for (let i = s.crossings.length - 3; i >= 0; i -= 3) if (t.side[s.crossings[i + 1]!] === seat) s.crossings.splice(i, 3);
}

// The blocks of a column in block order; for node 0, all blocks in the pool, any of which may have been lost.
function columnOf(s: PeloponnesianState, t: Tables, seat: number, node: number): number[] {
  const column: number[] = [];
  for (let b = firstOf(t, seat), last = lastOf(t, seat); b <= last; b++)
    if (node === 0 ? S.placeOf(s, b) === S.POOL : S.isInPlay(s, b) && S.routeOf(s, b) === node) column.push(b);
  return column;
}

type Ship = [fleet: number, cargo: number];

function lostShip(t: Tables, pool: readonly number[], dice: Dice): Ship[] | null {
  const fleets = pool.filter((b) => t.fleet[b] === 1);
  return fleets.length === 0 ? null : [[fleets[dice.draw(fleets.length)]!, -1]];
}

// Fleets with their cargo, `count` blocks in all, in block order. Landed cargo came on any fleet of the column that brought no other.
function shipsOf(s: PeloponnesianState, t: Tables, column: readonly number[], count: number, dice: Dice): Ship[] | null {
  const ships = column.filter((b) => t.fleet[b] === 1).map((fleet): Ship => [fleet, S.areaOf(s, fleet) >= t.lands ? S.cargoOf(s, fleet) : -1]);
  const landed = column.filter((b) => t.fleet[b] === 0 && !S.isCarried(s, b));
  const empty = ships.filter(([, cargo]) => cargo < 0);
  if (landed.length > empty.length) return null;
  for (const cargo of landed) empty.splice(dice.draw(empty.length), 1)[0]![1] = cargo;
  const left = [...ships];
  const crossed: Ship[] = [];
  for (let missing = count; missing > 0; ) {
    const fitting = left.filter(([, cargo]) => (cargo < 0 ? 1 : 2) <= missing);
    if (fitting.length === 0) return null;
    const ship = fitting[fitting.length === 1 ? 0 : dice.draw(fitting.length)]!;
    left.splice(left.indexOf(ship), 1);
    crossed.push(ship);
    missing -= ship[1] < 0 ? 1 : 2;
  }
  return crossed.sort(([a], [b]) => a - b);
}
