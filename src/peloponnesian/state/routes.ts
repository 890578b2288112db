/**
 * The moves of this turn: routes, perilous crossings, forced marches. Routes form a tree (parent, area), so that blocks belong to one column exactly if they
 * are at the same node (PEL-5.0.14).
 */
import { dropPair, numberOf, putPair } from "./pairs.js";
import type { PeloponnesianState } from "./position.js";

/** The node of a block's route this turn; 0 if it has not moved. */
export function routeOf(s: PeloponnesianState, block: number): number {
  const node = numberOf(s.onRoute, block);
  return node < 0 ? 0 : node;
}

/** Sets the node of a block; 0 removes it from its route. */
export function setRoute(s: PeloponnesianState, block: number, node: number): void {
  if (node === 0) dropPair(s.onRoute, block);
  else putPair(s.onRoute, block, node);
}

export function routeArea(s: PeloponnesianState, node: number): number {
  return s.routes[node * 2 - 1]!;
}

/** The node before, or 0 at the area of departure. */
export function routeBefore(s: PeloponnesianState, node: number): number {
  return s.routes[node * 2 - 2]!;
}

export function routeCount(s: PeloponnesianState): number {
  return s.routes.length >> 1;
}

/** The node that continues a route to an area. From 0, it starts a route at the area of departure. */
export function routeTo(s: PeloponnesianState, from: number, area: number): number {
  const { routes } = s;
  // PEL-5.0.3, PEL-5.4.1.2: blocks with the same route share one node.
  for (let i = 0; i < routes.length; i += 2) if (routes[i] === from && routes[i + 1] === area) return (i >> 1) + 1;
  routes.push(from, area);
  return routes.length >> 1;
}

/** The area from which a block entered its area, or -1 if it has not moved. */
export function cameFrom(s: PeloponnesianState, block: number): number {
  return cameBy(s, routeOf(s, block));
}

/** The area before the last one of a route; -1 if the route has no such area. */
export function cameBy(s: PeloponnesianState, node: number): number {
  if (node === 0) return -1;
  const before = routeBefore(s, node);
  return before === 0 ? -1 : routeArea(s, before);
}

// Crossings and forced marches.

export function markCrossing(s: PeloponnesianState, border: number, fleet: number, cargo: number): void {
  s.crossings.push(border, fleet, cargo + 1);
}

export function crossingCount(s: PeloponnesianState): number {
  return s.crossings.length / 3;
}
export function crossedBorder(s: PeloponnesianState, i: number): number {
  return s.crossings[i * 3]!;
}
export function crossedFleet(s: PeloponnesianState, i: number): number {
  return s.crossings[i * 3 + 1]!;
}
export function crossedCargo(s: PeloponnesianState, i: number): number {
  return s.crossings[i * 3 + 2]! - 1;
}
export function forgetCrossings(s: PeloponnesianState): void {
  s.crossings.length = 0;
}

export function announceForced(s: PeloponnesianState, block: number, to: number): void {
  s.forced.push(block, to);
}
export function forcedCount(s: PeloponnesianState): number {
  return s.forced.length >> 1;
}
export function forcedBlock(s: PeloponnesianState, i: number): number {
  return s.forced[i * 2]!;
}
export function forcedTo(s: PeloponnesianState, i: number): number {
  return s.forced[i * 2 + 1]!;
}
export function dropForced(s: PeloponnesianState, i: number): void {
  s.forced.splice(i * 2, 2);
}
