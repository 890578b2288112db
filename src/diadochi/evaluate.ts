/** How good a position is for each seat, for players made of code. */
import { legitimacyOf, victoryPointsWith, largestFleetOwner } from "./rules/points.js";
import { type DiadochiState, fieldOwner, fieldUnits, insideOfCity, markerOf, ownerOfSeat } from "./state.js";
import { type Tables, tablesOf } from "./tables.js";
import { SEATS } from "./types.js";
import { countUnits } from "./units.js";

/** In points of victory and legitimacy together; found by matches. */
const WEIGHTS = {
  legitimacy: 0.8,
  /** For the last part of the way to a victory at once, from here on. */
  near: 0.6,
  nearness: 5,
  /** A control marker, a CU in play. */
  marker: 0.12,
  unit: 0.12,
  /** So many points more than the best of the others are as good as a victory. */
  scale: 7,
} as const;

/** How good a position is for each seat, -1 to 1 by how far it is ahead of the best other seat; 0 for a seat that does not play. Some microseconds. */
export function evaluate(s: DiadochiState): readonly number[] {
  const t = tablesOf(s);
  const largest = largestFleetOwner(s, t);
  const points: number[] = [];
  for (let seat = 0; seat < s.seats; seat++) points.push(pointsOf(s, t, seat, largest));
  addPieces(s, t, points);
  return SEATS.map((_, seat) => (seat < s.seats ? Math.tanh(leadOf(points, seat) / WEIGHTS.scale) : 0));
}

function pointsOf(s: DiadochiState, t: Tables, seat: number, largest: number): number {
  const vp = victoryPointsWith(s, t, seat, largest);
  const lp = legitimacyOf(s, t, seat);
  const near = Math.max(0, vp / s.autoVp - WEIGHTS.near) + Math.max(0, lp / s.lpToWin - WEIGHTS.near);
  return vp + WEIGHTS.legitimacy * lp + WEIGHTS.nearness * near;
}

// Markers, and CUs in the field, under way and inside.
function addPieces(s: DiadochiState, t: Tables, points: number[]): void {
  const add = (owner: number, worth: number): void => {
    if (owner >= ownerOfSeat(0) && owner <= s.seats) points[owner - 1]! += worth;
  };
  for (let space = 0; space < s.board.length; space++) {
    add(markerOf(s, space), WEIGHTS.marker);
    add(fieldOwner(s, space), WEIGHTS.unit * countUnits(fieldUnits(s, space)));
  }
  add(s.force[0]!, WEIGHTS.unit * countUnits(s.force[2]!));
  for (let city = 0; city < s.inside.length; city++) add(markerOf(s, t.cities[city]!), WEIGHTS.unit * countUnits(insideOfCity(s, city)));
}

function leadOf(points: readonly number[], seat: number): number {
  let best = Number.NEGATIVE_INFINITY;
  for (let other = 0; other < points.length; other++) if (other !== seat && points[other]! > best) best = points[other]!;
  return points[seat]! - best;
}
