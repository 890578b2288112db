/** The board as everybody sees it: spaces, leaders, fleets. */
import { ACTED, DEMORALIZED, FORCE, HURT, powerOf, REDUCED } from "./corps.js";
import { battleOf, commandOf, isNamed, isUnderSiege, strengthOf } from "./rules/forces.js";
import {
  controlOf,
  FLEET_BOX,
  FLEET_POOL,
  FLEET_REMOVED,
  firstStack,
  fleetPlace,
  hasMarks,
  INSIDE,
  isContinued,
  isDoomed,
  isLineNew,
  kindOfStack,
  LEADER_ACTED,
  LEADER_DEMORALIZED,
  LEADER_FORCE,
  lineLevel,
  lineOwner,
  loweredBy,
  type NineYearsState,
  NOT_ARRIVED,
  placeOfLeader,
  placeOfStack,
  sideOfLeader,
  sizeOfStack,
  WAITING,
} from "./state.js";
import { at, entryAt, NEUTRAL, type Tables } from "./tables.js";
import { FLEET_IDS, type FleetId, type LeaderId, POWER_IDS, SEATS, type Seat, type SpaceId } from "./types.js";
import type { CorpsView, FleetView, LeaderView, SpaceView } from "./view-types.js";

/** A controller in words. */
export function sideWord(side: number): Seat | "neutral" {
  return side === NEUTRAL ? "neutral" : SEATS[side]!;
}

export function viewSpaces(s: NineYearsState, t: Tables): Record<SpaceId, SpaceView> {
  const spaces: Record<SpaceId, SpaceView> = {};
  t.spaceIds.forEach((id, space) => {
    const level = lineLevel(s, space);
    spaces[id] = {
      control: sideWord(controlOf(s, space)),
      strength: at(t.fortress, space) === 0 ? null : strengthOf(s, t, space),
      lowered: loweredBy(s, space),
      underSiege: isUnderSiege(s, t, space),
      continuedSiege: isContinued(s, space),
      line: level === 0 ? null : { side: SEATS[lineOwner(s, space)]!, level, isNew: isLineNew(s, space) },
      corps: viewCorps(s, space),
      leaders: leadersIn(s, t, space),
      garrison: { corps: viewCorps(s, INSIDE + space), leaders: leadersIn(s, t, INSIDE + space) },
    };
  });
  return spaces;
}

function viewCorps(s: NineYearsState, place: number): CorpsView[] {
  const corps: CorpsView[] = [];
  for (let i = firstStack(s, place); placeOfStack(s, i) === place; i++) {
    const kind = kindOfStack(s, i);
    corps.push({
      power: POWER_IDS[powerOf(kind)]!,
      reduced: (kind & REDUCED) !== 0,
      demoralized: (kind & DEMORALIZED) !== 0,
      acted: (kind & ACTED) !== 0,
      force: (kind & FORCE) !== 0,
      hurt: (kind & HURT) !== 0,
      count: sizeOfStack(s, i),
    });
  }
  return corps;
}

function leadersIn(s: NineYearsState, t: Tables, place: number): LeaderId[] {
  return t.leaderIds.filter((_, leader) => placeOfLeader(s, leader) === place);
}

export function viewLeaders(s: NineYearsState, t: Tables): Record<LeaderId, LeaderView> {
  const leaders: Record<LeaderId, LeaderView> = {};
  t.leaderIds.forEach((id, leader) => {
    const place = placeOfLeader(s, leader);
    const isOnMap = place < NOT_ARRIVED;
    leaders[id] = {
      side: SEATS[sideOfLeader(s, t, leader)]!,
      place: isOnMap ? "map" : place === NOT_ARRIVED ? "not-arrived" : place === WAITING ? "waiting" : "removed",
      space: isOnMap ? entryAt(t.spaceIds, place % INSIDE) : null,
      inside: isOnMap && place >= INSIDE,
      named: isNamed(s, t, leader),
      command: commandOf(s, t, leader),
      battle: battleOf(s, t, leader),
      demoralized: hasMarks(s, leader, LEADER_DEMORALIZED),
      acted: hasMarks(s, leader, LEADER_ACTED),
      force: hasMarks(s, leader, LEADER_FORCE),
    };
  });
  return leaders;
}

export function viewFleets(s: NineYearsState): Record<FleetId, FleetView> {
  const fleets = {} as Record<FleetId, FleetView>;
  FLEET_IDS.forEach((id, fleet) => {
    const place = fleetPlace(s, fleet);
    const isInPort = place > FLEET_POOL && place < FLEET_BOX;
    const where = isInPort ? "port" : place === FLEET_POOL ? "pool" : place === FLEET_REMOVED ? "removed" : "box";
    fleets[id] = { place: where, strength: isInPort ? place : 0, doomed: isDoomed(s, fleet) };
  });
  return fleets;
}
