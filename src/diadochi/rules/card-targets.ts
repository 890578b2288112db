/** What cards can be aimed at. */
import { type DiadochiState, INDEPENDENTS, isMajorCity, markerOf, NOBODY } from "../state.js";
import type { SpaceIndex, Tables } from "../tables.js";

/** Whether a space is a major city with a marker of another player or of the independents. */
export function isMajorCityOfOthers(s: DiadochiState, t: Tables, owner: number, space: SpaceIndex): boolean {
  const marker = markerOf(s, space);
  return isMajorCity(t, space) && marker !== NOBODY && marker !== owner;
}

/** Whether another player's marker lies on a space. */
export function hasMarkerOfOtherPlayer(s: DiadochiState, owner: number, space: SpaceIndex): boolean {
  const marker = markerOf(s, space);
  return marker !== NOBODY && marker !== owner && marker !== INDEPENDENTS;
}
