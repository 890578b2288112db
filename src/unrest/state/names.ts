/** Ids for views, events and refusals: what the state holds as numbers, shown as ids. */
import type { Tables } from "../tables/index.js";
import { type CardId, type LeaderId, LOCATIONS, type LocationId, type PlaceId, PLACES, SEATS, type Seat } from "../vocabulary/types.js";

/** The id of a seat. */
export function seatId(seat: number): Seat {
  return SEATS[seat] as Seat;
}
/** The id of a location. */
export function locationId(location: number): LocationId {
  return LOCATIONS[location] as LocationId;
}
/** The id of a place of a leader. */
export function placeId(place: number): PlaceId {
  return PLACES[place] as PlaceId;
}
/** The id of a leader. */
export function leaderId(t: Tables, leader: number): LeaderId {
  return t.leaderIds[leader] as LeaderId;
}
/** The id of a card. */
export function cardId(t: Tables, card: number): CardId {
  return t.cardIds[card] as CardId;
}
