/**
 * Markers of builds and winter supply, which the rival could not see otherwise (PEL-4.0.8, PEL-HI.8, PEL-HI.20). They stay until their owner's next turn or
 * the next New Year, so that a player who had no decision in between sees them.
 */
import type { PeloponnesianState } from "./position.js";

const AREA_SHIFT = 2;
const SEAT_SHIFT = 1;
const SUPPLY = 1;

export function markBuild(s: PeloponnesianState, seat: number, area: number): void {
  s.markers.push((area << AREA_SHIFT) | (seat << SEAT_SHIFT));
}
export function markSupply(s: PeloponnesianState, seat: number, area: number): void {
  s.markers.push((area << AREA_SHIFT) | (seat << SEAT_SHIFT) | SUPPLY);
}
export function markerCount(s: PeloponnesianState): number {
  return s.markers.length;
}
export function markerArea(s: PeloponnesianState, i: number): number {
  return s.markers[i]! >> AREA_SHIFT;
}
export function markerSeat(s: PeloponnesianState, i: number): number {
  return (s.markers[i]! >> SEAT_SHIFT) & 1;
}
export function isSupplyMarker(s: PeloponnesianState, i: number): boolean {
  return (s.markers[i]! & SUPPLY) !== 0;
}
export function forgetMarkers(s: PeloponnesianState, seat: number): void {
  if (s.markers.length > 0) s.markers = s.markers.filter((marker) => ((marker >> SEAT_SHIFT) & 1) !== seat);
}
/** The largest number that encodes a marker. */
export function mostOfMarkers(areas: number): number {
  return (areas << AREA_SHIFT) - 1;
}
