/** Control of sea zones, and the fleets in the control boxes (NYW-10.1). `flow/deploy-fleet.ts` rolls for control; `flow/winter.ts` adjusts the Atlantic. */
import type { Log } from "../../core/flow/flow.js";
import type { NineYearsEvent } from "../vocabulary/events.js";
import { fleetId, seatId, zoneId } from "../state/names.js";
import { isUnderSiege } from "../rules/siege.js";
import * as S from "../state/index.js";
import type { NineYearsState } from "../state/index.js";
import { FLEET_COUNT, NEUTRAL, NONE, type Tables, tablesOf } from "../tables/index.js";

/** The side's fleet for a zone, or NONE if the side has none there. */
export function fleetOf(t: Tables, side: number, zone: number): number {
  for (let fleet = 0; fleet < FLEET_COUNT; fleet++) if (t.fleetSide[fleet] === side && t.fleetZone[fleet] === zone) return fleet;
  return NONE;
}

/**
 * Gives a zone to a side or to nobody. The former controller's fleet leaves the control box; the new controller's fleet enters it, unless that fleet
 * is out of the game. No victory points change (NYW-10.1.13). After the set-up, nothing else changes control of a zone (NYW-10.1.2).
 */
export function takeZone(s: NineYearsState, zone: number, side: number, clause: string, log: Log<NineYearsEvent>): void {
  const t = tablesOf(s);
  const former = S.zoneControl(s, zone);
  if (former === side) return;
  if (former !== NEUTRAL) leaveBox(s, t, fleetOf(t, former, zone), log);
  S.setZoneControl(s, zone, side);
  // NYW-10.1.8: the fleet comes from the map or the Force Pool. NYW-10.1.12: control does not need the fleet.
  if (side !== NEUTRAL) {
    const fleet = fleetOf(t, side, zone);
    if (S.fleetPlace(s, fleet) !== S.FLEET_REMOVED) S.setFleet(s, fleet, S.FLEET_BOX);
  }
  log?.push({ type: "zone-controlled", zone: zoneId(zone), seat: side === NEUTRAL ? null : seatId(side), clause });
}

/** NYW-12.3.6.10: a siege roll against a fleet's home port removes the fleet. NYW-12.3.6.11: one in a control box is only marked as doomed. */
export function besiegeFleets(s: NineYearsState, t: Tables, port: number, besieger: number, log: Log<NineYearsEvent>): void {
  for (let fleet = 0; fleet < FLEET_COUNT; fleet++) {
    if (t.fleetPort[fleet] !== port || t.fleetSide[fleet] === besieger) continue;
    const place = S.fleetPlace(s, fleet);
    if (place === S.FLEET_BOX) S.setFleet(s, fleet, S.FLEET_BOX, true);
    else if (place !== S.FLEET_REMOVED) removeFleet(s, fleet, "NYW-12.3.6.10", log);
  }
}

function leaveBox(s: NineYearsState, t: Tables, fleet: number, log: Log<NineYearsEvent>): void {
  if (S.fleetPlace(s, fleet) !== S.FLEET_BOX) return;
  if (S.isDoomed(s, fleet)) removeFleet(s, fleet, "NYW-12.3.6.11", log);
  else if (isUnderSiege(s, t, t.fleetPort[fleet]!)) removeFleet(s, fleet, "NYW-10.1.11", log);
  else returnFleet(s, fleet, "NYW-10.1.10", log);
}

export function returnFleet(s: NineYearsState, fleet: number, clause: string, log: Log<NineYearsEvent>): void {
  S.setFleet(s, fleet, S.FLEET_POOL);
  log?.push({ type: "fleet-returned", fleet: fleetId(fleet), clause });
}

function removeFleet(s: NineYearsState, fleet: number, clause: string, log: Log<NineYearsEvent>): void {
  S.setFleet(s, fleet, S.FLEET_REMOVED);
  log?.push({ type: "fleet-removed", fleet: fleetId(fleet), clause });
}
