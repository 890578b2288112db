/**
 * Reads a view back into a state, for editors, saved games, puzzles and clients. Derived values (counts, ratings, sieges, leaders of a space) may be left
 * out, but must agree if they are given.
 */
import type { NamedBits } from "../../core/basics/bits.js";
import { ownField, POSITION_COMPLAINT, readArray, readInteger, readKnownFields, readObject, readWord } from "../../core/basics/json.js";
import { deckOf, layFaceDown } from "../../core/dice/unseen-cards.js";
import { type Fields, readCount, readFlag, readPart } from "../../core/basics/view-fields.js";
import { fullCorps } from "../vocabulary/corps.js";
import * as S from "../state/index.js";
import type { NineYearsState } from "../state/index.js";
import { EVENT_COUNT, NEUTRAL, type Tables, tablesOf } from "../tables/index.js";
import { CARD_VALUES, EVENT_CARD_IDS, FLEET_IDS, PENALTY_IDS, POWER_IDS, SEATS, VICTORIES, ZONE_IDS } from "../vocabulary/types.js";
import { CORPS_MARKS, FLAGS, LEADER_MARKS, LEADER_OFF, type NineYearsView, OFF_PLACES, SIDE_FLAGS, USED } from "./view/index.js";

const fail = POSITION_COMPLAINT;

const VIEW_FIELDS = [
  ...["year", "lastYear", "peaceThreshold", "initiative", "active", "victoryPoints", "kingWilliamsWar", "gloriousRevolution", "savoy", "turinTalks"],
  ...["britishInAmsterdam", "used", "sides", "powers", "spaces", "leaders", "fleets", "zones", "actionDeck", "eventDeck"],
  ...["winner", "victory"],
];
const CORPS_FIELDS = ["power", "reduced", "demoralized", "acted", "force", "hurt", "count"];
const MOST_CORPS = 60;
const MOST_RP = 200;
const ADDED_YEAR = 1693;

/** @throws PositionError naming the field */
export function position(pieces: Fields, edition: string): NineYearsState {
  const given = readKnownFields(pieces, "view", VIEW_FIELDS, fail);
  const t = tablesOf({ edition });
  const s = S.emptyState(edition);
  readTracks(s, given);
  readFlags(s, given);
  const corps = POWER_IDS.map(() => 0);
  t.spaceIds.forEach((id, space) =>
    readSpace(s, space, readPart({ [id]: {}, ...readPart(given, "spaces", "view") }, id, "view.spaces"), `view.spaces.${id}`, corps),
  );
  t.leaderIds.forEach((id, leader) => readLeader(s, t, leader, readPart(readPart(given, "leaders", "view"), id, "view.leaders"), `view.leaders.${id}`));
  POWER_IDS.forEach((id, power) => readPower(s, power, readPart(readPart(given, "powers", "view"), id, "view.powers"), `view.powers.${id}`));
  FLEET_IDS.forEach((id, fleet) => readFleet(s, fleet, readPart(readPart(given, "fleets", "view"), id, "view.fleets"), `view.fleets.${id}`));
  const zones = readPart(given, "zones", "view");
  ZONE_IDS.forEach((id, zone) => S.setZoneControl(s, zone, readSeat(ownField(zones, id), `view.zones.${id}`)));
  readCards(s, given);
  const sides = readPart(given, "sides", "view");
  SEATS.forEach((seat, side) => readSideOf(s, side, readPart(sides, seat, "view.sides"), `view.sides.${seat}`));
  for (const value of CARD_VALUES) S.changePile(s, value, t.actionCards[value - 1]! - S.inDiscards(s, value) - S.inHand(s, 0, value) - S.inHand(s, 1, value));
  SEATS.forEach((seat, side) => readUnseen(s, side, readPart(sides, seat, "view.sides"), `view.sides.${seat}`));
  return s;
}

/** Orders the lists of a view like those of the given view. */
export function inGivenOrder(shown: NineYearsView, given: NineYearsView): unknown {
  const spaces = Object.entries(shown.spaces).map(([id, space]) => {
    const { corps, garrison } = given.spaces[id] ?? {};
    return [id, { ...space, ...(corps === undefined ? {} : { corps }), ...(garrison === undefined ? {} : { garrison }) }] as const;
  });
  const sides = SEATS.map((seat) => {
    const { held } = shown.sides[seat];
    return [seat, { ...shown.sides[seat], held: held === null ? null : (given.sides[seat].held ?? held) }] as const;
  });
  const { lasting, out } = given.eventDeck;
  return { ...shown, spaces: Object.fromEntries(spaces), sides: Object.fromEntries(sides), eventDeck: { ...shown.eventDeck, lasting, out } };
}

function marksIn(row: Fields, marks: NamedBits, path: string): number {
  let bits = 0;
  for (const [name, bit] of marks) {
    if (readFlag(row, name, path)) bits |= bit;
  }
  return bits;
}

// The number of a seat; NEUTRAL if it is left out.
function readSeat(value: unknown, path: string): number {
  return value === undefined ? NEUTRAL : SEATS.indexOf(readWord(value, path, SEATS, fail));
}

function readTracks(s: NineYearsState, given: Fields): void {
  const number = (name: string, least: number, most: number): number => readInteger(ownField(given, name), `view.${name}`, least, most, fail);
  s.peaceThreshold = number("peaceThreshold", 6, 10);
  s.lastYear = number("lastYear", 1697, 1699);
  s.year = number("year", 1688, 1699);
  s.vp = number("victoryPoints", 0, 40);
  s.kww = number("kingWilliamsWar", -3, 3);
  s.active = readSeat(ownField(given, "active") ?? undefined, "view.active");
  s.winner = readSeat(ownField(given, "winner"), "view.winner");
  const victory = ownField(given, "victory");
  s.ending = victory === undefined ? 0 : VICTORIES.indexOf(readWord(victory, "view.victory", VICTORIES, fail)) + 1;
}

function readFlags(s: NineYearsState, given: Fields): void {
  S.setFlag(s, marksIn(given, FLAGS, "view") | marksIn(readPart(given, "used", "view"), USED, "view.used"), true);
  const savoy = readWord(ownField(given, "savoy"), "view.savoy", ["neutral", "alliance", "gone"], fail);
  S.setFlag(s, S.SAVOY_ALLIED, savoy === "alliance");
  S.setFlag(s, S.SAVOY_GONE, savoy === "gone");
}

function readSpace(s: NineYearsState, space: number, row: Fields, path: string, corps: number[]): void {
  S.setControlOf(s, space, readSeat(ownField(row, "control"), `${path}.control`));
  S.setLoweredBy(s, space, readCount(row, "lowered", path, 0, 2));
  S.setContinued(s, space, marksIn(row, [["continuedSiege", 1]], path) !== 0);
  const line = ownField(row, "line");
  if (line !== undefined) {
    const fields = readObject(line, `${path}.line`, fail);
    const side = SEATS.indexOf(readWord(ownField(fields, "side"), `${path}.line.side`, SEATS, fail));
    const level = readInteger(ownField(fields, "level"), `${path}.line.level`, 1, 2, fail);
    S.setLine(s, space, level, side, marksIn(fields, [["isNew", 1]], `${path}.line`) !== 0);
  }
  readCorps(s, space, ownField(row, "corps"), `${path}.corps`, corps);
  readCorps(s, S.INSIDE + space, ownField(row, "garrison"), `${path}.garrison`, corps);
}

// `corps` counts the corps of each power read so far. Identical corps are given once, with their count.
function readCorps(s: NineYearsState, place: number, value: unknown, path: string, corps: number[]): void {
  if (value === undefined) return;
  const entries = readArray(value, path, 99, fail);
  if (entries.length === 0) throw fail(path, "corps, or nothing", value);
  const kinds: number[] = [];
  entries.forEach((entry, i) => {
    const where = `${path}[${i}]`;
    const row = readKnownFields(entry, where, CORPS_FIELDS, fail);
    const power = POWER_IDS.indexOf(readWord(ownField(row, "power"), `${where}.power`, POWER_IDS, fail));
    const most = tablesOf(s).corps[power]! - corps[power]!;
    const given = ownField(row, "count");
    if (given === undefined && most < 1) throw fail(where, `no further corps of ${POWER_IDS[power]!}`, entry);
    const count = given === undefined ? 1 : readInteger(given, `${where}.count`, 2, most, fail);
    corps[power]! += count;
    const alike = fullCorps(power) | marksIn(row, CORPS_MARKS, where);
    if (kinds.includes(alike)) throw fail(where, `corps of ${POWER_IDS[power]!} that are alike told once, with their count`, entry);
    kinds.push(alike);
    S.addCorps(s, place, alike, count);
  });
}

function readLeader(s: NineYearsState, t: Tables, leader: number, row: Fields, path: string): void {
  const off = ownField(row, "off");
  const place = off === undefined ? readSpaceOfLeader(t, row, path) : OFF_PLACES[LEADER_OFF.indexOf(readWord(off, `${path}.off`, LEADER_OFF, fail))]!;
  S.setPlaceOfLeader(s, leader, place);
  const isPromotable = leader < t.firstStaff && t.leaders[leader]!.promotion !== null;
  const isNamed = marksIn(row, [["unnamed", 1]], path) === 0;
  S.markLeader(s, leader, 0, (isPromotable && isNamed ? S.LEADER_NAMED : 0) | marksIn(row, LEADER_MARKS, path));
}

function readSpaceOfLeader(t: Tables, row: Fields, path: string): number {
  const space = t.spaceIds.indexOf(readWord(ownField(row, "space"), `${path}.space`, t.spaceIds, fail));
  return marksIn(row, [["inside", S.INSIDE]], path) + space;
}

function readPower(s: NineYearsState, power: number, row: Fields, path: string): void {
  S.changePool(s, power, readCount(row, "pool", path, 0, MOST_CORPS));
  S.changeWaiting(s, power, readCount(row, "waiting", path, 0, MOST_CORPS));
  for (let n = readCount(row, "formed", path, 0, 9); n > 0; n--) S.countFormed(s, power);
  for (let n = readCount(row, "restored", path, 0, 9); n > 0; n--) S.countRestored(s, power);
}

function readFleet(s: NineYearsState, fleet: number, row: Fields, path: string): void {
  const place = readWord(ownField(row, "place"), `${path}.place`, ["pool", "port", "box", "removed"], fail);
  const strength = place === "port" ? readInteger(ownField(row, "strength"), `${path}.strength`, 1, 2, fail) : 0;
  const where = place === "port" ? strength : place === "pool" ? S.FLEET_POOL : place === "box" ? S.FLEET_BOX : S.FLEET_REMOVED;
  S.setFleet(s, fleet, where, marksIn(row, [["doomed", 1]], path) !== 0);
}

// Cards that are not given elsewhere are in their piles; those added in 1693 are set aside until then (NYW-5.2.2).
function readCards(s: NineYearsState, given: Fields): void {
  const discards = readValues(ownField(readPart(given, "actionDeck", "view"), "discards"), "view.actionDeck.discards");
  CARD_VALUES.forEach((value, i) => S.changeDiscards(s, value, discards[i]!));
  const deck = readPart(given, "eventDeck", "view");
  s.events = tablesOf(s).events.map((row) => (row.added1693 && s.year < ADDED_YEAR ? S.EVENT_NOT_ADDED : S.EVENT_PILE));
  placeEvents(s, ownField(deck, "lasting"), "view.eventDeck.lasting", S.EVENT_LASTING);
  placeEvents(s, ownField(deck, "out"), "view.eventDeck.out", S.EVENT_OUT);
}

function readValues(value: unknown, path: string): number[] {
  const values = readArray(value, path, CARD_VALUES.length, fail).map((n, i) => readInteger(n, `${path}[${i}]`, 0, 32, fail));
  if (values.length !== CARD_VALUES.length) throw fail(path, "the numbers of cards of 1, 2 and 3", value);
  return values;
}

function placeEvents(s: NineYearsState, value: unknown, path: string, place: number): void {
  readArray(value, path, EVENT_COUNT, fail).forEach((id, i) => {
    const card = EVENT_CARD_IDS.indexOf(readWord(id, `${path}[${i}]`, EVENT_CARD_IDS, fail));
    if (S.placeOfEvent(s, card) !== S.EVENT_PILE) throw fail(`${path}[${i}]`, "a card that is in the game and not elsewhere", id);
    S.setPlaceOfEvent(s, card, place);
  });
}

function readSideOf(s: NineYearsState, side: number, row: Fields, path: string): void {
  S.setRp(s, side, readInteger(ownField(row, "resourcePoints"), `${path}.resourcePoints`, 0, MOST_RP, fail));
  S.changeRpModifier(s, side, readCount(row, "resourceModifier", path, -20, 20));
  S.changeFewerCards(s, side, readCount(row, "fewerCards", path, 0, 5));
  const penalty = ownField(row, "penalty");
  S.setPenalties(s, side, penalty === undefined ? 0 : PENALTY_IDS.indexOf(readWord(penalty, `${path}.penalty`, PENALTY_IDS.slice(1), fail)));
  S.setFlag(s, marksIn(row, SIDE_FLAGS, path) << side, true);
  const chosen = ownField(row, "chosen");
  S.setChosenCard(s, side, chosen === undefined ? 0 : readInteger(chosen, `${path}.chosen`, 1, CARD_VALUES.length, fail));
  if (ownField(row, "hand") !== null) readValues(ownField(row, "hand"), `${path}.hand`).forEach((count, i) => S.changeHand(s, side, CARD_VALUES[i]!, count));
  if (ownField(row, "held") !== null) placeEvents(s, ownField(row, "held"), `${path}.held`, S.EVENT_HELD + side);
  else if (ownField(row, "askedAbout") !== undefined) placeEvents(s, [ownField(row, "askedAbout")], `${path}.askedAbout`, S.EVENT_HELD + side);
}

// Fills the hidden hands (NYW-HI.1 to NYW-HI.3) up to the counts in the view, with the lowest cards of the pile and the first events that may be held. All
// visible cards have been placed before.
function readUnseen(s: NineYearsState, side: number, row: Fields, path: string): void {
  if (ownField(row, "hand") === null) {
    S.takeLeast(s, side, readInteger(ownField(row, "handSize"), `${path}.handSize`, 0, S.pileSize(s), fail));
    if (readFlag(row, "hasChosen", path) && S.chosenCard(s, side) === 0) S.setChosenCard(s, side, S.leastInHand(s, side));
  }
  if (ownField(row, "held") !== null) return;
  const left = readInteger(ownField(row, "heldCount"), `${path}.heldCount`, 0, EVENT_COUNT, fail) - (ownField(row, "askedAbout") === undefined ? 0 : 1);
  const events = tablesOf(s).events.flatMap((event, card) => (event.held && S.placeOfEvent(s, card) === S.EVENT_PILE ? [card] : []));
  layFaceDown(deckOf(s.events), events, [{ place: S.EVENT_HELD + side, count: Math.max(0, left), path: `${path}.heldCount` }], fail);
}
