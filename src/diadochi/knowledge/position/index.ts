/**
 * The inverse of a view, for editing, saving and setting up positions, and for programs that have only a view. Omitted parts (empty spaces, generals
 * who have yet to enter, empty fields) are filled in. Derived parts (points, strengths, owners of fleets and provinces, the seats asked) are
 * recomputed and may be omitted; given values must agree. A hand that the viewer does not see is filled with any unseen cards. Every error names the
 * path of its field.
 */
import { POSITION_COMPLAINT as FAIL, ownField, readArray, readBoolean, readInteger, readKnownFields, readObject, readWord } from "../../../core/basics/json.js";
import { deckOf, type FaceDown, layFaceDown } from "../../../core/dice/unseen-cards.js";
import { type Fields, readFlag, readRecord } from "../../../core/basics/view-fields.js";
import { readSpaces, unitsOf } from "./board.js";
import { readGenerals, readRoyals } from "./people.js";
import { SWITCHES } from "../../vocabulary/options.js";
import * as S from "../../state/index.js";
import type { DiadochiState } from "../../state/index.js";
import { indexOfId, NONE, type Tables, tablesOf } from "../../tables/index.js";
import { SEATS } from "../../vocabulary/types.js";
import { MACEDONIAN, MERCENARY } from "../../vocabulary/units.js";
import { SEGMENT_NAMES, SILVER_NAMES } from "../view/index.js";
import { readSpaceId } from "./fields.js";

const FIELDS: readonly string[] = [
  "options",
  "clock",
  "seats",
  "spaces",
  "provinces",
  "generals",
  "royals",
  "alexander",
  "fleets",
  "armies",
  "silverShields",
  "disbandedRoyals",
  "deck",
  "tracks",
];

/** A state with the pieces of a view. @throws PositionError naming the field */
export function position(pieces: Fields, edition: string): DiadochiState {
  const given = readKnownFields(pieces, "view", FIELDS, FAIL);
  const options = readObject(ownField(given, "options"), "view.options", FAIL);
  const t = knownTables(edition);
  const s = S.emptyState(edition, readInteger(ownField(options, "players"), "view.options.players", 2, SEATS.length, FAIL));
  readOptions(s, options);
  readClock(s, readObject(ownField(given, "clock"), "view.clock", FAIL));
  readSpaces(s, t, ownField(given, "spaces"));
  readGenerals(s, t, ownField(given, "generals"));
  readRoyals(s, t, ownField(given, "royals"), ownField(given, "alexander"));
  const unseen = readSeats(s, t, ownField(given, "seats"));
  readFleets(s, t, ownField(given, "fleets"));
  readArmies(s, t, ownField(given, "armies"));
  readDeck(s, t, readObject(ownField(given, "deck"), "view.deck", FAIL), unseen);
  s.silver = readNamed(ownField(given, "silverShields"), "view.silverShields", SILVER_NAMES);
  s.disbanded = readInteger(ownField(given, "disbandedRoyals"), "view.disbandedRoyals", 0, 15, FAIL);
  readTracks(s, ownField(given, "tracks"));
  return s;
}

function knownTables(edition: string): Tables {
  try {
    return tablesOf({ edition });
  } catch {
    throw FAIL("view.edition", "an edition that is known here: set up a game with its board, deck and tables first", edition);
  }
}

function readOptions(s: DiadochiState, options: Fields): void {
  s.options = SWITCHES.pack((name) => readBoolean(ownField(options, name), `view.options.${name}`, FAIL));
  s.autoVp = readInteger(ownField(options, "autoVp"), "view.options.autoVp", 1, S.MOST_POINTS, FAIL);
  s.lpToWin = readInteger(ownField(options, "lpToWin"), "view.options.lpToWin", 1, S.MOST_POINTS, FAIL);
}

function readClock(s: DiadochiState, clock: Fields): void {
  s.turn = readInteger(ownField(clock, "turn"), "view.clock.turn", 1, 20, FAIL);
  s.lastTurn = readInteger(ownField(clock, "lastTurn"), "view.clock.lastTurn", 1, 20, FAIL);
  s.round = readInteger(ownField(clock, "round"), "view.clock.round", 0, 20, FAIL);
  s.segment = readNamed(ownField(clock, "segment"), "view.clock.segment", SEGMENT_NAMES);
  s.active = readSeat(ownField(clock, "active"), "view.clock.active", s);
  const order = readArray(ownField(clock, "order"), "view.clock.order", SEATS.length, FAIL);
  s.first = readSeat(order[0], "view.clock.order[0]", s);
  if (s.first === NONE) throw FAIL("view.clock.order[0]", "a seat", order[0]);
  s.navalUsed = readBoolean(ownField(clock, "navalMoveMade"), "view.clock.navalMoveMade", FAIL) ? 1 : 0;
}

// The index in a list of words that may contain null.
function readNamed(value: unknown, path: string, names: readonly (string | null)[]): number {
  const index = (names as readonly unknown[]).indexOf(value);
  if (index < 0) throw FAIL(path, `one of ${names.map(String).join(", ")}`, value);
  return index;
}

/** The index of a seat in play; NONE for null. */
function readSeat(value: unknown, path: string, s: DiadochiState): number {
  if (value === null) return NONE;
  return SEATS.indexOf(readWord(value, path, SEATS.slice(0, s.seats), FAIL));
}

// Returns the hands that are not shown.
function readSeats(s: DiadochiState, t: Tables, value: unknown): FaceDown[] {
  const faceDown: FaceDown[] = [];
  const list = readArray(value, "view.seats", SEATS.length, FAIL);
  if (list.length !== s.seats) throw FAIL("view.seats", `${s.seats} entries`, list);
  list.forEach((entry, seat) => {
    const path = `view.seats[${seat}]`;
    const given = readObject(entry, path, FAIL);
    readWord(ownField(given, "seat"), `${path}.seat`, SEATS.slice(seat, seat + 1), FAIL);
    S.setChampion(s, seat, readBoolean(ownField(given, "champion"), `${path}.champion`, FAIL));
    if (readBoolean(ownField(given, "usurper"), `${path}.usurper`, FAIL)) s.usurper = seat;
    S.setSuspicions(s, seat, readInteger(ownField(given, "suspicions"), `${path}.suspicions`, 0, 60, FAIL));
    readTraining(s, seat, readObject(ownField(given, "training"), `${path}.training`, FAIL), `${path}.training`);
    const box = readObject(ownField(given, "dispersed"), `${path}.dispersed`, FAIL);
    S.setDispersedUnits(s, seat, unitsOf(ownField(box, "units"), `${path}.dispersed.units`));
    const hand = ownField(given, "hand");
    if (hand === null) faceDown.push(readFaceDown(t, S.HAND + seat, ownField(given, "cards"), `${path}.cards`));
    else readCards(s, t, hand, `${path}.hand`, S.HAND + seat);
  });
  return faceDown;
}

function readFaceDown(t: Tables, place: number, count: unknown, path: string): FaceDown {
  return { place, count: readInteger(count, path, 0, t.cardCount, FAIL), path };
}

function readTraining(s: DiadochiState, seat: number, given: Fields, path: string): void {
  const ops = readInteger(ownField(given, "ops"), `${path}.ops`, 0, 200, FAIL);
  const unit = ownField(given, "unit");
  if (ops === 0) return;
  S.setTraining(s, seat, ops, readWord(unit, `${path}.unit`, ["mercenary", "macedonian"], FAIL) === "mercenary" ? MERCENARY : MACEDONIAN);
}

function readFleets(s: DiadochiState, t: Tables, value: unknown): void {
  readRecord(value, "view.fleets", t.fleetIds, (row, path, fleet) => {
    const given = readObject(row, path, FAIL);
    S.setFleet(s, fleet, readFlag(given, "upgraded", path), readFlag(given, "dispersed", path));
  });
}

function readArmies(s: DiadochiState, t: Tables, value: unknown): void {
  readRecord(value, "view.armies", t.armyIds, (space, path, army) => S.setSpaceOfArmy(s, army, readSpaceId(t, space, path)));
}

const UNREAD = -1;

function readDeck(s: DiadochiState, t: Tables, deck: Fields, faceDown: readonly FaceDown[]): void {
  readCards(s, t, ownField(deck, "discards"), "view.deck.discards", S.DISCARDS);
  readCards(s, t, ownField(deck, "resting"), "view.deck.resting", S.RESTING);
  readCards(s, t, ownField(deck, "removed"), "view.deck.removed", S.REMOVED);
  const hiddenHands = readHiddenHands(s, t, deck);
  const aside = readArray(ownField(deck, "aside"), "view.deck.aside", t.cardCount, FAIL);
  for (let card = 0; card < t.cardCount; card++) if (S.placeOfCard(s, card) === S.ASIDE) S.setCardPlace(s, card, UNREAD);
  readCards(s, t, aside, "view.deck.aside", S.ASIDE);
  const left = t.cardIds.flatMap((_, card) => (S.placeOfCard(s, card) === UNREAD ? [card] : []));
  const pile = layFaceDown(deckOf(s.where), left, [...faceDown, ...hiddenHands], FAIL);
  readInteger(ownField(deck, "pile"), "view.deck.pile", pile.length, pile.length, FAIL);
  for (const card of pile) S.setCardPlace(s, card, S.PILE);
}

const MOST_HIDDEN_HANDS = 2;

// `hiddenHands` is null for a viewer who sees only the number of cards in each.
function readHiddenHands(s: DiadochiState, t: Tables, deck: Fields): FaceDown[] {
  const hands = ownField(deck, "hiddenHands");
  if (hands !== null) {
    readArray(hands, "view.deck.hiddenHands", MOST_HIDDEN_HANDS, FAIL).forEach((hand, i) => readCards(s, t, hand, `view.deck.hiddenHands[${i}]`, S.HIDDEN + i));
    return [];
  }
  return readArray(ownField(deck, "hidden"), "view.deck.hidden", MOST_HIDDEN_HANDS, FAIL).map((count, i) =>
    readFaceDown(t, S.HIDDEN + i, count, `view.deck.hidden[${i}]`),
  );
}

function readCards(s: DiadochiState, t: Tables, value: unknown, path: string, place: number): void {
  readArray(value, path, t.cardCount, FAIL).forEach((id, i) => {
    const card = indexOfId(t.cardIds, readWord(id, `${path}[${i}]`, t.cardIds, FAIL));
    if (S.placeOfCard(s, card) !== S.ASIDE && S.placeOfCard(s, card) !== UNREAD) throw FAIL(`${path}[${i}]`, "a card named once", id);
    S.setCardPlace(s, card, place);
  });
}

function readTracks(s: DiadochiState, value: unknown): void {
  const path = "view.tracks";
  const { points, unsettled } = readKnownFields(value, path, ["points", "unsettled"], FAIL);
  const seats = SEATS.slice(0, s.seats);
  const given = readKnownFields(points, `${path}.points`, seats, FAIL);
  seats.forEach((id, seat) => {
    const at = `${path}.points.${id}`;
    const row = readKnownFields(ownField(given, id), at, ["victoryPoints", "legitimacy"], FAIL);
    const number = (name: string): number => readInteger(ownField(row, name), `${at}.${name}`, 0, S.MOST_POINTS, FAIL);
    S.trackPoints(s, seat, number("victoryPoints"), number("legitimacy"));
  });
  const changes = readKnownFields(unsettled, `${path}.unsettled`, ["pieces", "points"], FAIL);
  const bit = (name: string, mask: number): number => (readBoolean(ownField(changes, name), `${path}.unsettled.${name}`, FAIL) ? mask : 0);
  s.unsettled = bit("pieces", S.UNSETTLED_PIECES) | bit("points", S.UNSETTLED_POINTS);
}
