/** The spaces, leaders and fleets of the view. Values that are 0, false or absent are left out. */
import type { Draft } from "../../../core/ruleset/envelope.js";
import { powerOf } from "../../vocabulary/corps.js";
import { spaceId } from "../../state/names.js";
import { battleOf, commandOf, isNamed } from "../../rules/forces.js";
import { isUnderSiege, strengthOf } from "../../rules/siege.js";
import * as S from "../../state/index.js";
import type { NineYearsState } from "../../state/index.js";
import { NEUTRAL, type Tables } from "../../tables/index.js";
import { FLEET_IDS, type FleetId, type LeaderId, POWER_IDS, SEATS, type SpaceId } from "../../vocabulary/types.js";
import { CORPS_MARKS, LEADER_MARKS, LEADER_OFF, OFF_PLACES, tellMarks } from "./rows.js";
import type { CorpsView, FleetView, LeaderView, SpaceView } from "./types.js";

/** Every space that is controlled or not empty. */
export function viewSpaces(s: NineYearsState, t: Tables): Record<SpaceId, SpaceView> {
  const spaces: Record<SpaceId, Draft<SpaceView>> = {};
  let stack = 0;
  for (let space = 0; space < t.spaceIds.length; space++) {
    const row: Draft<SpaceView> = {};
    tellSpace(s, t, space, row);
    if (S.placeOfStack(s, stack) === space) {
      const corps: CorpsView[] = [];
      for (; S.placeOfStack(s, stack) === space; stack++) corps.push(corpsView(s, stack));
      row.corps = corps;
      spaces[spaceId(t, space)] = row;
    } else if (row.control !== undefined || S.hasMarkers(s, space)) spaces[spaceId(t, space)] = row;
  }
  for (; S.placeOfStack(s, stack) >= 0; stack++) {
    const row = (spaces[spaceId(t, S.placeOfStack(s, stack) - S.INSIDE)] ??= {});
    row.garrison = [...(row.garrison ?? []), corpsView(s, stack)];
  }
  return spaces;
}

function tellSpace(s: NineYearsState, t: Tables, space: number, row: Draft<SpaceView>): void {
  const control = S.controlOf(s, space);
  if (control !== NEUTRAL) row.control = SEATS[control]!;
  if (isUnderSiege(s, t, space)) row.underSiege = true;
  if (!S.hasMarkers(s, space)) return;
  if (S.loweredBy(s, space) > 0) {
    row.lowered = S.loweredBy(s, space);
    row.strength = strengthOf(s, t, space);
  }
  if (S.isContinued(s, space)) row.continuedSiege = true;
  const level = S.lineLevel(s, space);
  if (level > 0) row.line = { side: SEATS[S.lineOwner(s, space)]!, level, ...(S.isLineNew(s, space) ? { isNew: true } : {}) };
}

function corpsView(s: NineYearsState, stack: number): CorpsView {
  const kind = S.kindOfStack(s, stack);
  const row: Draft<CorpsView> = { power: POWER_IDS[powerOf(kind)]! };
  tellMarks(row, CORPS_MARKS, kind);
  if (S.sizeOfStack(s, stack) !== 1) row.count = S.sizeOfStack(s, stack);
  return row;
}

export function viewLeaders(s: NineYearsState, t: Tables): Record<LeaderId, LeaderView> {
  const leaders: Record<LeaderId, LeaderView> = {};
  t.leaderIds.forEach((id, leader) => {
    const row: Draft<LeaderView> = { side: SEATS[S.sideOfLeader(s, t, leader)]!, command: commandOf(s, t, leader) };
    if (battleOf(s, t, leader) > 0) row.battle = battleOf(s, t, leader);
    const place = S.placeOfLeader(s, leader);
    if (place < S.NOT_ARRIVED) row.space = spaceId(t, place % S.INSIDE);
    else row.off = LEADER_OFF[OFF_PLACES.indexOf(place)]!;
    if (place >= S.INSIDE && place < S.NOT_ARRIVED) row.inside = true;
    if (!isNamed(s, t, leader)) row.unnamed = true;
    tellMarks(row, LEADER_MARKS, S.marksOfLeader(s, leader));
    leaders[id] = row;
  });
  return leaders;
}

export function viewFleets(s: NineYearsState): Record<FleetId, FleetView> {
  const fleets = {} as Record<FleetId, FleetView>;
  FLEET_IDS.forEach((id, fleet) => {
    const place = S.fleetPlace(s, fleet);
    const isInPort = place > S.FLEET_POOL && place < S.FLEET_BOX;
    const where = isInPort ? "port" : place === S.FLEET_POOL ? "pool" : place === S.FLEET_REMOVED ? "removed" : "box";
    fleets[id] = { place: where, ...(isInPort ? { strength: place } : {}), ...(S.isDoomed(s, fleet) ? { doomed: true } : {}) };
  });
  return fleets;
}
