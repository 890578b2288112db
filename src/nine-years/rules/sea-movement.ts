/** Sea Movements (section 14.5): destinations, the roll and its table. Also the fleets that can be deployed (NYW-13.5.6). */
import { FORCE } from "../vocabulary/corps.js";
import * as S from "../state/index.js";
import type { NineYearsState } from "../state/index.js";
import { ALLIANCE, FLEET_COUNT, NONE, type Tables } from "../tables/index.js";
import { corpsAnywhere, isOpenTo, occupies, room } from "./forces.js";
import { isUnderSiege } from "./siege.js";

/** NYW-13.5.5.1: the most corps of one Sea Movement. */
export const SEA_CORPS = 2;

/** NYW-14.5.1: true for an unbesieged friendly port, or a port that the side occupies. */
export function isOrigin(s: NineYearsState, t: Tables, side: number, space: number): boolean {
  return t.zone[space] !== NONE && ((S.controlOf(s, space) === side && !isUnderSiege(s, t, space)) || occupies(s, side, space));
}

/** The facts that decide the destinations of a sailing group. */
export interface SailingGroup {
  side: number;
  from: number;
  corps: number;
  hasWilliam: boolean;
}

const group: SailingGroup = { side: 0, from: 0, corps: 0, hasWilliam: false };

/** A group that sails from a space (one shared object, valid until the next call). */
export function sailingGroup(side: number, from: number, corps: number, hasWilliam: boolean): SailingGroup {
  group.side = side;
  group.from = from;
  group.corps = corps;
  group.hasWilliam = hasWilliam;
  return group;
}

/** The force under way in a space, as a sailing group. */
export function forceAtSea(s: NineYearsState, t: Tables, side: number, from: number): SailingGroup {
  return sailingGroup(side, from, S.corpsOf(s, t, side, from, FORCE), S.hasMarks(s, t.williamIII, S.LEADER_FORCE));
}

/** NYW-20.2.5.2.1: before the Glorious Revolution, William III with at least one corps may land in London. */
export function isLandingOfWilliam(s: NineYearsState, t: Tables, { side, corps, hasWilliam }: SailingGroup, space: number): boolean {
  return side === ALLIANCE && space === t.named.london && !S.hasFlag(s, S.GR_HAPPENED) && hasWilliam && corps > 0;
}

/** NYW-14.5.2: true for an enemy-controlled port without corps. */
export function isDescent(s: NineYearsState, t: Tables, side: number, space: number): boolean {
  return S.controlOf(s, space) === S.rivalOf(side) && !corpsAnywhere(s, space) && isOpenTo(s, t, side, space);
}

/** True if a group may sail to a port (NYW-14.5.2, NYW-14.5.14, NYW-4.1.3.1). */
export function canSailTo(s: NineYearsState, t: Tables, sailing: SailingGroup, to: number): boolean {
  const { side, from, corps } = sailing;
  if (to === from || t.zone[to] === NONE || !isOpenTo(s, t, side, to)) return false;
  if (isLandingOfWilliam(s, t, sailing, to)) return true;
  if (corps > 0 && room(s, t, side, to) < corps) return false;
  if (S.controlOf(s, to) === side) return !isUnderSiege(s, t, to) && !occupies(s, S.rivalOf(side), to);
  return occupies(s, side, to) || (corps > 0 && isDescent(s, t, side, to));
}

export function hasDestination(s: NineYearsState, t: Tables, sailing: SailingGroup): boolean {
  for (const port of t.ports) if (canSailTo(s, t, sailing, port)) return true;
  return false;
}

/** The modifier of the roll (NYW-14.5.4 to NYW-14.5.6), without cards. */
export function seaModifier(s: NineYearsState, t: Tables, { side, from }: SailingGroup, to: number, isDescentThere: boolean): number {
  const zones = [t.zone[from]!, t.zone[to]!]; // NYW-14.5.3: only the zones of the two ports count.
  let modifier = 0;
  if (zones.some((zone) => S.zoneControl(s, zone) === S.rivalOf(side))) modifier -= 2; // NYW-14.5.4: -2 if either is an enemy zone.
  if (zones.every((zone) => S.zoneControl(s, zone) === side)) modifier += 1; // NYW-14.5.5: +1 if both are friendly.
  if (isDescentThere) modifier -= 1; // NYW-14.5.6: a descent counts -1.
  return modifier;
}

export interface SeaResult {
  readonly arrives: boolean;
  readonly losesStep: boolean;
}

/** The Sea Movement table (NYW-14.5.7, NYW-14.5.8). */
export function seaResult(total: number): SeaResult {
  if (total <= -1) return { arrives: false, losesStep: true };
  if (total === 0) return { arrives: false, losesStep: false };
  return { arrives: true, losesStep: total === 1 };
}

/** NYW-13.5.6.1: true if the fleet is prepared and belongs to the side. */
export function canDeploy(s: NineYearsState, t: Tables, side: number, fleet: number): boolean {
  return t.fleetSide[fleet] === side && S.isPrepared(s, fleet);
}

export function canDeployAny(s: NineYearsState, t: Tables, side: number): boolean {
  for (let fleet = 0; fleet < FLEET_COUNT; fleet++) if (canDeploy(s, t, side, fleet)) return true;
  return false;
}
