import type { Tables } from "../tables/index.js";
import { type CardId, type LeaderId, LOCATIONS, type LocationId, type PlaceId, PLACES, SEATS, type Seat } from "../vocabulary/types.js";

export function seatId(seat: number): Seat {
  return SEATS[seat] as Seat;
}
export function locationId(location: number): LocationId {
  return LOCATIONS[location] as LocationId;
}
export function placeId(place: number): PlaceId {
  return PLACES[place] as PlaceId;
}
export function leaderId(t: Tables, leader: number): LeaderId {
  return t.leaderIds[leader] as LeaderId;
}
export function cardId(t: Tables, card: number): CardId {
  return t.cardIds[card] as CardId;
}
