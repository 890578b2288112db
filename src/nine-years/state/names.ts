import type { Tables } from "../tables/index.js";
import {
  ACTION_IDS,
  type ActionId,
  EVENT_CARD_IDS,
  type EventCardId,
  FLEET_IDS,
  type FleetId,
  type LeaderId,
  PENALTY_IDS,
  type PenaltyId,
  POWER_IDS,
  type PowerId,
  SEATS,
  type Seat,
  type SpaceId,
  VICTORIES,
  type Victory,
  ZONE_IDS,
  type ZoneId,
} from "../vocabulary/types.js";

export function seatId(seat: number): Seat {
  return SEATS[seat] as Seat;
}
export function spaceId(t: Tables, space: number): SpaceId {
  return t.spaceIds[space] as SpaceId;
}
export function leaderId(t: Tables, leader: number): LeaderId {
  return t.leaderIds[leader] as LeaderId;
}
export function powerId(power: number): PowerId {
  return POWER_IDS[power] as PowerId;
}
export function fleetId(fleet: number): FleetId {
  return FLEET_IDS[fleet] as FleetId;
}
export function zoneId(zone: number): ZoneId {
  return ZONE_IDS[zone] as ZoneId;
}
export function cardId(card: number): EventCardId {
  return EVENT_CARD_IDS[card] as EventCardId;
}
export function actionId(action: number): ActionId {
  return ACTION_IDS[action] as ActionId;
}
export function penaltyId(penalty: number): PenaltyId {
  return PENALTY_IDS[penalty] as PenaltyId;
}
/** `ending` counts kinds of victory from 1. */
export function victoryId(ending: number): Victory {
  return VICTORIES[ending - 1] as Victory;
}
