import { NONE, type SpaceIndex } from "../tables/index.js";
import { type DiadochiState, UNSETTLED_PIECES } from "./position.js";

/** Siege or subjugation points on a space, or 0. */
export function siegePoints(s: DiadochiState, space: SpaceIndex): number {
  for (let i = 0; i < s.sieges.length; i++) if ((s.sieges[i]! & 255) === space) return s.sieges[i]! >> 11;
  return 0;
}

/** The seat that has siege points on a space; NONE without such points. */
export function besiegerOf(s: DiadochiState, space: SpaceIndex): number {
  for (let i = 0; i < s.sieges.length; i++) if ((s.sieges[i]! & 255) === space) return (s.sieges[i]! >> 8) & 7;
  return NONE;
}

/** Sets the siege points of a seat on a space; 0 points lift the siege. */
export function setSiege(s: DiadochiState, space: SpaceIndex, seat: number, points: number): void {
  const sieges = s.sieges;
  let i = 0;
  while (i < sieges.length && (sieges[i]! & 255) < space) i++;
  if (i < sieges.length && (sieges[i]! & 255) === space) sieges.splice(i, 1);
  if (points > 0) sieges.splice(i, 0, space | (seat << 8) | (points << 11));
  s.unsettled |= UNSETTLED_PIECES;
}

export function siegeCount(s: DiadochiState): number {
  return s.sieges.length;
}

/** The nth space with siege points, in the order of spaces. */
export function siegeSpace(s: DiadochiState, n: number): SpaceIndex {
  return s.sieges[n]! & 255;
}
