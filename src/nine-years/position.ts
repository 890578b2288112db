/**
 * The inverse of the arbiter's view, checked at the door: to edit, to save, to set up puzzles. What follows from the rest (counts, ratings, sieges, who stands in a
 * space) is not read; it may be left out, and if it is there it has to agree.
 */
import { ownField, POSITION_COMPLAINT, readArray, readBoolean, readInteger, readKnownFields, readObject, readWord } from "../core/json.js";
import { ACTED, DEMORALIZED, FORCE, fullCorps, HURT, REDUCED } from "./corps.js";
import {
  addCorps,
  BRITISH_IN_AMSTERDAM,
  changeDiscards,
  changeFewerCards,
  changeHand,
  changePile,
  changePool,
  changeRpModifier,
  changeWaiting,
  countFormed,
  countRestored,
  EVENT_HELD,
  EVENT_LASTING,
  EVENT_NOT_ADDED,
  EVENT_OUT,
  EVENT_PILE,
  emptyState,
  FAMOUS,
  FLEET_BOX,
  FLEET_POOL,
  FLEET_REMOVED,
  GR_HAPPENED,
  INSIDE,
  inDiscards,
  inHand,
  LEADER_ACTED,
  LEADER_DEMORALIZED,
  LEADER_FORCE,
  LEADER_NAMED,
  markLeader,
  type NineYearsState,
  NOT_ARRIVED,
  placeOfEvent,
  RALLY_USED,
  REMOVED,
  REPLACEMENT_USED,
  SAVOY_ALLIED,
  SAVOY_GONE,
  setChosenCard,
  setContinued,
  setControlOf,
  setFlag,
  setFleet,
  setLine,
  setLoweredBy,
  setPenalties,
  setPlaceOfEvent,
  setPlaceOfLeader,
  setRp,
  setZoneControl,
  STRENGTHENED,
  STRENGTHENS_NOW,
  SUPPORT,
  TRANSFER_USED,
  TURIN_TALKS,
  WAITING,
} from "./state.js";
import { at, entryAt, EVENT_COUNT, NEUTRAL, type Tables, tablesOf } from "./tables.js";
import { CARD_VALUES, EVENT_CARD_IDS, FLEET_IDS, PENALTY_IDS, POWER_IDS, SEATS, VICTORIES, ZONE_IDS } from "./types.js";
import type { NineYearsView } from "./view-types.js";

const fail = POSITION_COMPLAINT;
type Fields = Readonly<Record<string, unknown>>;

const VIEW_FIELDS = [
  ...["year", "lastYear", "peaceThreshold", "initiative", "active", "victoryPoints", "kingWilliamsWar", "gloriousRevolution", "savoy", "turinTalks"],
  ...["britishInAmsterdam", "used", "sides", "powers", "spaces", "leaders", "fleets", "zones", "actionDeck", "eventDeck", "underWay"],
  ...["winner", "victory"],
];
const SIDE_WORDS = [...SEATS, "neutral"] as const;
const CORPS_FIELDS = ["power", "reduced", "demoralized", "acted", "force", "hurt", "count"];
const MOST_CORPS = 60;
const MOST_RP = 200;
const ADDED_YEAR = 1693;

/** A state with the pieces of a view. @throws PositionError naming the field */
export function position(pieces: Fields, edition: string): NineYearsState {
  const given = readKnownFields(pieces, "view", VIEW_FIELDS, fail);
  const t = tablesOf({ edition });
  const s = emptyState(t, edition);
  readTracks(s, given);
  readFlags(s, given);
  const corps = POWER_IDS.map(() => 0);
  t.spaceIds.forEach((id, space) => readSpace(s, space, objectIn(objectIn(given, "spaces", "view"), id, "view.spaces"), `view.spaces.${id}`, corps));
  t.leaderIds.forEach((id, leader) => readLeader(s, t, leader, objectIn(objectIn(given, "leaders", "view"), id, "view.leaders"), `view.leaders.${id}`));
  POWER_IDS.forEach((id, power) => readPower(s, power, objectIn(objectIn(given, "powers", "view"), id, "view.powers"), `view.powers.${id}`));
  FLEET_IDS.forEach((id, fleet) => readFleet(s, fleet, objectIn(objectIn(given, "fleets", "view"), id, "view.fleets"), `view.fleets.${id}`));
  const zones = objectIn(given, "zones", "view");
  ZONE_IDS.forEach((id, zone) => setZoneControl(s, zone, readSide(ownField(zones, id), `view.zones.${id}`)));
  readCards(s, given);
  SEATS.forEach((seat, side) => readSideOf(s, side, objectIn(objectIn(given, "sides", "view"), seat, "view.sides"), `view.sides.${seat}`));
  for (const value of CARD_VALUES) changePile(s, value, at(t.actionCards, value - 1) - inDiscards(s, value) - inHand(s, 0, value) - inHand(s, 1, value));
  return s;
}

/** Lists that are read may stand in any order, and alike corps apart: what has been read of them is what they say. */
export function inGivenOrder(shown: NineYearsView, given: NineYearsView): unknown {
  const spaces = Object.entries(shown.spaces).map(([id, space]) => {
    const { corps, garrison } = given.spaces[id]!;
    return [id, { ...space, corps, garrison: { ...space.garrison, corps: garrison.corps } }] as const;
  });
  const sides = SEATS.map((seat) => [seat, { ...shown.sides[seat], held: given.sides[seat].held }] as const);
  const { lasting, out } = given.eventDeck;
  return { ...shown, spaces: Object.fromEntries(spaces), sides: Object.fromEntries(sides), eventDeck: { ...shown.eventDeck, lasting, out } };
}

function objectIn(given: Fields, name: string, path: string): Fields {
  return readObject(ownField(given, name), `${path}.${name}`, fail);
}

function readSide(value: unknown, path: string): number {
  return SIDE_WORDS.indexOf(readWord(value, path, SIDE_WORDS, fail));
}

function readSeatOrNull(value: unknown, path: string): number {
  return value === null ? NEUTRAL : SEATS.indexOf(readWord(value, path, SEATS, fail));
}

function readTracks(s: NineYearsState, given: Fields): void {
  const number = (name: string, least: number, most: number): number => readInteger(ownField(given, name), `view.${name}`, least, most, fail);
  s.peaceThreshold = number("peaceThreshold", 6, 10);
  s.lastYear = number("lastYear", 1697, 1699);
  s.year = number("year", 1688, 1699);
  s.vp = number("victoryPoints", 0, 40);
  s.kww = number("kingWilliamsWar", -3, 3);
  s.active = readSeatOrNull(ownField(given, "active"), "view.active");
  s.winner = readSeatOrNull(ownField(given, "winner"), "view.winner");
  const victory = ownField(given, "victory");
  s.ending = victory === null ? 0 : VICTORIES.indexOf(readWord(victory, "view.victory", VICTORIES, fail)) + 1;
}

function readFlags(s: NineYearsState, given: Fields): void {
  const flag = (name: string, bit: number): void => setFlag(s, bit, readBoolean(ownField(given, name), `view.${name}`, fail));
  flag("gloriousRevolution", GR_HAPPENED);
  flag("turinTalks", TURIN_TALKS);
  flag("britishInAmsterdam", BRITISH_IN_AMSTERDAM);
  const savoy = readWord(ownField(given, "savoy"), "view.savoy", ["neutral", "alliance", "gone"], fail);
  setFlag(s, SAVOY_ALLIED, savoy === "alliance");
  setFlag(s, SAVOY_GONE, savoy === "gone");
  const used = objectIn(given, "used", "view");
  setFlag(s, TRANSFER_USED, readBoolean(ownField(used, "transfer"), "view.used.transfer", fail));
  setFlag(s, REPLACEMENT_USED, readBoolean(ownField(used, "replacement"), "view.used.replacement", fail));
  setFlag(s, RALLY_USED, readBoolean(ownField(used, "rally"), "view.used.rally", fail));
}

function readSpace(s: NineYearsState, space: number, row: Fields, path: string, corps: number[]): void {
  setControlOf(s, space, readSide(ownField(row, "control"), `${path}.control`));
  setLoweredBy(s, space, readInteger(ownField(row, "lowered"), `${path}.lowered`, 0, 2, fail));
  setContinued(s, space, readBoolean(ownField(row, "continuedSiege"), `${path}.continuedSiege`, fail));
  const line = ownField(row, "line");
  if (line !== null) {
    const fields = readObject(line, `${path}.line`, fail);
    const side = SEATS.indexOf(readWord(ownField(fields, "side"), `${path}.line.side`, SEATS, fail));
    const level = readInteger(ownField(fields, "level"), `${path}.line.level`, 1, 2, fail);
    setLine(s, space, level, side, readBoolean(ownField(fields, "isNew"), `${path}.line.isNew`, fail));
  }
  readCorps(s, space, ownField(row, "corps"), `${path}.corps`, corps);
  readCorps(s, INSIDE + space, ownField(objectIn(row, "garrison", path), "corps"), `${path}.garrison.corps`, corps);
}

// `corps` counts those of each power, of which there are only so many.
function readCorps(s: NineYearsState, place: number, value: unknown, path: string, corps: number[]): void {
  readArray(value, path, 99, fail).forEach((entry, i) => {
    const where = `${path}[${i}]`;
    const row = readKnownFields(entry, where, CORPS_FIELDS, fail);
    const mark = (name: string, bit: number): number => (readBoolean(ownField(row, name), `${where}.${name}`, fail) ? bit : 0);
    const power = POWER_IDS.indexOf(readWord(ownField(row, "power"), `${where}.power`, POWER_IDS, fail));
    const marks = mark("reduced", REDUCED) | mark("demoralized", DEMORALIZED) | mark("acted", ACTED) | mark("force", FORCE) | mark("hurt", HURT);
    const count = readInteger(ownField(row, "count"), `${where}.count`, 1, at(tablesOf(s).corps, power) - corps[power]!, fail);
    corps[power]! += count;
    addCorps(s, place, fullCorps(power) | marks, count);
  });
}

function readLeader(s: NineYearsState, t: Tables, leader: number, row: Fields, path: string): void {
  const place = readWord(ownField(row, "place"), `${path}.place`, ["map", "not-arrived", "waiting", "removed"], fail);
  setPlaceOfLeader(
    s,
    leader,
    place === "map" ? readSpaceOfLeader(t, row, path) : place === "not-arrived" ? NOT_ARRIVED : place === "waiting" ? WAITING : REMOVED,
  );
  const mark = (name: string, bit: number): number => (readBoolean(ownField(row, name), `${path}.${name}`, fail) ? bit : 0);
  const isPromotable = leader < t.firstStaff && entryAt(t.leaders, leader).promotion !== null;
  const named = mark("named", LEADER_NAMED);
  markLeader(s, leader, 0, (isPromotable ? named : 0) | mark("demoralized", LEADER_DEMORALIZED) | mark("acted", LEADER_ACTED) | mark("force", LEADER_FORCE));
}

function readSpaceOfLeader(t: Tables, row: Fields, path: string): number {
  const space = t.spaceIds.indexOf(readWord(ownField(row, "space"), `${path}.space`, t.spaceIds, fail));
  return readBoolean(ownField(row, "inside"), `${path}.inside`, fail) ? INSIDE + space : space;
}

function readPower(s: NineYearsState, power: number, row: Fields, path: string): void {
  const number = (name: string, most: number): number => readInteger(ownField(row, name), `${path}.${name}`, 0, most, fail);
  changePool(s, power, number("pool", MOST_CORPS));
  changeWaiting(s, power, number("waiting", MOST_CORPS));
  for (let n = number("formed", 9); n > 0; n--) countFormed(s, power);
  for (let n = number("restored", 9); n > 0; n--) countRestored(s, power);
}

function readFleet(s: NineYearsState, fleet: number, row: Fields, path: string): void {
  const place = readWord(ownField(row, "place"), `${path}.place`, ["pool", "port", "box", "removed"], fail);
  const strength = place === "port" ? readInteger(ownField(row, "strength"), `${path}.strength`, 1, 2, fail) : 0;
  const where = place === "port" ? strength : place === "pool" ? FLEET_POOL : place === "box" ? FLEET_BOX : FLEET_REMOVED;
  setFleet(s, fleet, where, readBoolean(ownField(row, "doomed"), `${path}.doomed`, fail));
}

// Cards that are nowhere else lie in their piles; those added in 1693 lie apart before (NYW-5.2.2).
function readCards(s: NineYearsState, given: Fields): void {
  const discards = readValues(ownField(objectIn(given, "actionDeck", "view"), "discards"), "view.actionDeck.discards");
  CARD_VALUES.forEach((value, i) => changeDiscards(s, value, discards[i]!));
  const deck = objectIn(given, "eventDeck", "view");
  s.events = tablesOf(s).events.map((row) => (row.added1693 && s.year < ADDED_YEAR ? EVENT_NOT_ADDED : EVENT_PILE));
  placeEvents(s, ownField(deck, "lasting"), "view.eventDeck.lasting", EVENT_LASTING);
  placeEvents(s, ownField(deck, "out"), "view.eventDeck.out", EVENT_OUT);
}

function readValues(value: unknown, path: string): number[] {
  const values = readArray(value, path, CARD_VALUES.length, fail).map((n, i) => readInteger(n, `${path}[${i}]`, 0, 32, fail));
  if (values.length !== CARD_VALUES.length) throw fail(path, "the numbers of cards of 1, 2 and 3", value);
  return values;
}

function placeEvents(s: NineYearsState, value: unknown, path: string, place: number): void {
  readArray(value, path, EVENT_COUNT, fail).forEach((id, i) => {
    const card = EVENT_CARD_IDS.indexOf(readWord(id, `${path}[${i}]`, EVENT_CARD_IDS, fail));
    if (placeOfEvent(s, card) !== EVENT_PILE) throw fail(`${path}[${i}]`, "a card that is in the game and not elsewhere", id);
    setPlaceOfEvent(s, card, place);
  });
}

function readSideOf(s: NineYearsState, side: number, row: Fields, path: string): void {
  const number = (name: string, least: number, most: number): number => readInteger(ownField(row, name), `${path}.${name}`, least, most, fail);
  const flag = (name: string, bit: number): void => setFlag(s, bit << side, readBoolean(ownField(row, name), `${path}.${name}`, fail));
  setRp(s, side, number("resourcePoints", 0, MOST_RP));
  changeRpModifier(s, side, number("resourceModifier", -20, 20));
  changeFewerCards(s, side, number("fewerCards", 0, 5));
  setPenalties(s, side, PENALTY_IDS.indexOf(readWord(ownField(row, "penalty"), `${path}.penalty`, PENALTY_IDS, fail)));
  flag("strengthened", STRENGTHENED);
  flag("strengthensNow", STRENGTHENS_NOW);
  flag("colonialSupport", SUPPORT);
  flag("famousVictory", FAMOUS);
  const hand = readValues(ownField(row, "hand"), `${path}.hand`);
  CARD_VALUES.forEach((value, i) => changeHand(s, side, value, hand[i]!));
  const chosen = ownField(row, "chosen");
  setChosenCard(s, side, chosen === null ? 0 : readInteger(chosen, `${path}.chosen`, 1, CARD_VALUES.length, fail));
  placeEvents(s, ownField(row, "held"), `${path}.held`, EVENT_HELD + side);
}
