/** The inverse of the arbiter's view, checked at the door. */
import { complaint, type Complaint, ownField, PositionError, readArray, readInteger, readKnownFields, readObject, readWord } from "tyche/engine";
import { CARDS } from "./data/cards.js";
import { decide, DISCARD, HAND, newState, placeCard, PLEDGED, setStrength, type TinyState } from "./state.js";
import { EDITIONS } from "./tables.js";
import { SEATS } from "./types.js";

const FAIL: Complaint = complaint(PositionError, "position/malformed");
const CARD_IDS = CARDS.map((card) => card.id);

/** @throws PositionError naming the field */
export function position(given: Readonly<Record<string, unknown>>, edition: string): TinyState {
  const { spaces } = EDITIONS.of(edition);
  const s = newState(edition, readInteger(ownField(given, "rounds"), "view.rounds", 1, 9, FAIL), 0);
  s.track = [
    readRaider(given, spaces),
    readInteger(ownField(given, "round"), "view.round", 0, 9, FAIL),
    readInteger(ownField(given, "rounds"), "view.rounds", 1, 9, FAIL),
    0,
    0,
  ];
  decide(s, readInteger(ownField(given, "ending"), "view.ending", 0, 3, FAIL), readInteger(ownField(given, "winner"), "view.winner", 0, 2, FAIL));
  readCards(s, ownField(given, "discards"), "view.discards", DISCARD);
  const seats = readObject(ownField(given, "seats"), "view.seats", FAIL);
  SEATS.forEach((seat, index) => readSeat(s, index, ownField(seats, seat), `view.seats.${seat}`));
  return s;
}

function readRaider(given: Readonly<Record<string, unknown>>, spaces: readonly string[]): number {
  const track = readArray(ownField(given, "track"), "view.track", spaces.length, FAIL);
  const raider = track.findIndex((entry, i) => ownField(readObject(entry, `view.track[${i}]`, FAIL), "hasRaider") === true);
  if (raider < 0) throw FAIL("view.track", "a raider", track);
  return raider;
}

function readSeat(s: TinyState, seat: number, value: unknown, path: string): void {
  const given = readKnownFields(value, path, ["strength", "cards", "hasPledged", "hand", "pledged"], FAIL);
  setStrength(s, seat, readInteger(ownField(given, "strength"), `${path}.strength`, 0, 6, FAIL));
  readCards(s, ownField(given, "hand"), `${path}.hand`, HAND + seat);
  const pledged = ownField(given, "pledged");
  if (pledged !== null) readCards(s, [pledged], `${path}.pledged`, PLEDGED + seat);
}

function readCards(s: TinyState, value: unknown, path: string, place: number): void {
  readArray(value, path, CARDS.length, FAIL).forEach((id, i) => {
    const card = CARD_IDS.indexOf(readWord(id, `${path}[${i}]`, CARD_IDS, FAIL));
    if (s.deck[card] !== 0) throw FAIL(`${path}[${i}]`, "a card named once", id);
    placeCard(s, card, place);
  });
}
