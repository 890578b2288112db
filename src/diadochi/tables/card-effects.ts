/** Compiles what the cards do: the machine form of a card's event (`effect` in data/cards.ts) to typed parts. Wrong entries give a SetupError that names them. */
import { ownField, readArray, readBoolean, readInteger, readKnownFields, readObject, readText, readWord } from "../../core/json.js";
import type { CardEvent, CardOp, CardPart, UnitPlaces } from "../card-events.js";
import { DATA_COMPLAINT } from "../data/door.js";
import type { CardRow } from "../edition-types.js";
import { UNITS } from "../types.js";
import { NO_UNITS, packUnits, type Units } from "../units.js";
import { NONE } from "./edition.js";
import type { Finder } from "./rows.js";

/** The vocabularies that effects name things by. */
export interface EffectFinders {
  readonly space: Finder;
  readonly province: Finder;
  readonly royal: Finder;
  readonly army: Finder;
}

/** Compiles the events of a deck. @throws SetupError naming the entry */
export function compileCardEvents(cards: readonly CardRow[], find: EffectFinders): CardEvent[] {
  return cards.map((row, i) => {
    const path = `options.edition.cards[${i}].effect`;
    const event = compileEvent(readEffect(row.effect, path, find));
    checkFits(row, event, path);
    readWord(row.deck, `options.edition.cards[${i}].deck`, DECKS, DATA_COMPLAINT);
    return event;
  });
}

const SURPRISE_OPS: readonly CardOp[] = [
  "mutiny",
  "deception",
  "against-elephants",
  "prestige",
  "cancel-naval-move",
  "ambush",
  "scouts",
  "cancel-surprise",
  "movement-modifier",
];

const DECKS = ["from-start", "from-turn-3", "set-up", "turn-track"];

// A card of each type does what cards of that type can do (DIA-TYC.10 to DIA-TYC.12, DIA-TYC.17).
function checkFits({ type, general }: CardRow, { parts }: CardEvent, path: string): void {
  if (parts.length === 0) throw DATA_COMPLAINT(path, "one effect or more", 0);
  if (type === "surprise" && parts.length > 1) throw DATA_COMPLAINT(path, "one effect, on a Surprise card", parts.length);
  const bad = parts.find((part) => groupOf(part) !== (type === "bonus" ? "event" : type));
  if (bad !== undefined) throw DATA_COMPLAINT(`${path}.op`, `an effect of a card of type ${type}`, bad.op);
  if ((type === "major-general") !== (general !== null))
    throw DATA_COMPLAINT(path.replace(".effect", ".general"), "a general on a major-general card, and null on any other", general);
}

function groupOf(part: CardPart): CardRow["type"] {
  if (part.op === "general") return "major-general";
  const isSurprise = part.op === "attrition" ? part.target !== "any-army" : SURPRISE_OPS.includes(part.op);
  return isSurprise ? "surprise" : "event";
}

function compileEvent(r: Reader): CardEvent {
  const fromTurn = r.number("minTurn", 1, 20, 1);
  const op = r.value("op");
  const lists: Readonly<Record<string, string>> = { sequence: "steps", "choose-one": "options" };
  const list = typeof op === "string" && Object.hasOwn(lists, op) ? lists[op] : undefined;
  const parts = list === undefined ? [compilePart(r)] : r.effects(list).map(compileStep);
  r.end();
  return { parts, choice: op === "choose-one", fromTurn };
}

function compileStep(r: Reader): CardPart {
  const part = compilePart(r);
  r.end();
  return part;
}

function compilePart(r: Reader): CardPart {
  const op = r.value("op");
  switch (op) {
    case "activate-royal":
      return { op, royal: r.found("royal", "royal"), units: r.units("units"), spaces: r.spaces("spaces") };
    case "marry":
      return { op, royal: r.found("royal", "royal") };
    case "move-royal":
      return { op, links: r.number("maxLinks", 1, 20) };
    case "attrition":
      return { op, target: r.word("target", ["any-army", "enemy-army", "loser-survivors"]) };
    case "place-units":
      return placeUnits(r);
    case "unrest":
      return { op, eachPlayer: r.word("victim", ["most-vp", "each-player"]) === "each-player", count: r.number("count", 1, 9) };
    case "remove-markers":
      if (r.value("count") === "all") return { op: "clear-markers", provinces: r.provinces("provinces") };
      return { op: "raid", count: r.number("count", 1, 3), mp: r.number("mp", 1, 9) };
    case "place-markers":
      return placeMarkers(r);
    case "independent-army":
      return r.value("army") === "local-tribe" ? { op: "new-army", units: r.number("setUnitsAtLeast", 1, 8) } : independentArmy(r);
    case "activate-independent":
      return { op, mp: r.number("mp", 1, 12) };
    case "campaign":
      return campaign(r);
    case "siege-points":
      return { op, points: r.number("points", 1, 9), armyUnits: r.number("requireArmyUnits", 1, 9) };
    case "setup-general":
    case "enter-general":
    case "turn-track-general":
      return { op: "general" };
    case "kill-royal":
    case "convert-marker":
    case "legitimacy":
    case "siege-modifier":
    case "upgrade-fleet":
    case "return-fleet":
    case "silver-shields":
      return { op };
    default:
      return compileSurprise(r, op);
  }
}

function compileSurprise(r: Reader, op: unknown): CardPart {
  switch (op) {
    case "mutiny":
      return { op, most: r.number("max", 1, 9) };
    case "battle-modifier":
      return { op: "deception", modifier: r.number("drm", 1, 9), bonus: r.number("commanderBonus", 0, 9) };
    case "cancel-naval-move":
      return { op, dispersedUpTo: r.number("dispersedUpTo", 0, 6) };
    case "ambush":
      return { op, column: r.number("column", 1, 8) };
    case "movement-modifier":
      return { op, mp: r.number("mp", 1, 9) };
    case "against-elephants":
    case "prestige":
    case "scouts":
    case "cancel-surprise":
      return { op };
    default:
      throw r.complaint("op", "the name of an effect");
  }
}

function campaign(r: Reader): CardPart {
  return {
    op: "campaign",
    armies: r.number("armies", 1, 9),
    mp: r.number("movementPoints", 1, 12),
    leonnatusMp: r.number("leonnatusMovementPoints", 0, 12, 0),
    naval: r.number("navalMoves", 0, 1),
  };
}

function placeUnits(r: Reader): CardPart {
  return {
    op: "place-units",
    units: r.units("units"),
    bonus: r.units("bonusIfMostLegitimacy", true),
    otherwise: r.units("otherwise", true),
    minor: ["never", "if-needed", "always"].indexOf(r.word("minorGeneral", ["never", "if-needed", "always"], "never")),
    ...unitPlaces(r),
  };
}

function unitPlaces(r: Reader): { places: UnitPlaces; provinces: number; port: boolean } {
  const where = r.value("where");
  if (where === "one-of-the-marked-spaces") return { places: "marked-spaces", provinces: 0, port: false };
  if (where === "with-own-male-royal") return { places: where, provinces: 0, port: false };
  const inner = r.inner("where");
  const ways: UnitPlaces[] = [];
  if (inner.word("marker", ["own", "none"], "none") === "own") ways.push("own-marker");
  if (inner.flag("ownArmy")) ways.push("own-army");
  if (inner.flag("ownArmyOrOwnMajorCity")) ways.push("own-army-or-city");
  if (inner.flag("ownMajorGeneralOrOwnMajorCity")) ways.push("major-general-or-city");
  const [places, other] = ways;
  if (places === undefined || other !== undefined) throw r.complaint("where", "one of marker, ownArmy, ownArmyOrOwnMajorCity, ownMajorGeneralOrOwnMajorCity");
  const found = { places, provinces: inner.provinces("provinces"), port: inner.flag("port") };
  inner.end();
  return found;
}

function placeMarkers(r: Reader): CardPart {
  const count = r.number("count", 1, 3);
  return {
    op: "place-markers",
    count,
    provinces: r.provinces("provinces"),
    chooseProvince: r.word("scope", ["one-province-with-own-marker", "any"], "any") !== "any",
    overIndependents: r.words("over", ["none", "independent"]).includes("independent"),
    minorCities: r.words("kinds", ["minor-city"]).includes("minor-city"),
    seaRange: r.number("seaLinks", 0, 2, 0),
    withoutUnits: r.flag("noUnits"),
    must: count === 1,
  };
}

function independentArmy(r: Reader): CardPart {
  return {
    op: "independent-army",
    army: r.found("army", "army"),
    at: r.found("createAt", "space"),
    elseAt: r.found("createElse", "space", NONE),
    atLeast: r.number("setUnitsAtLeast", 1, 8),
    add: r.number("addUnits", 0, 8, 0),
    most: r.number("maxUnits", 1, 8, 8),
    converted: r.found("convertProvinceToIndependent", "province", NONE),
    marked: r.provinces("independentMarkersIn"),
    mp: r.number("activateMp", 0, 12),
    mustEnter: r.provinces("mustEnter"),
    toward: r.found("moveTowards", "space", NONE),
  };
}

// ---------------------------------------------------------------- reading

/** Reads an effect field by field; what is left unread at the end is refused. */
interface Reader {
  value(key: string): unknown;
  number(key: string, least: number, most: number, absent?: number): number;
  flag(key: string): boolean;
  word<W extends string>(key: string, words: readonly W[], absent?: W): W;
  words<W extends string>(key: string, words: readonly W[]): readonly W[];
  units(key: string, mayBeAbsent?: boolean): Units;
  provinces(key: string): number;
  spaces(key: string): readonly number[];
  found(key: string, what: keyof EffectFinders, absent?: number): number;
  inner(key: string): Reader;
  effects(key: string): readonly Reader[];
  complaint(key: string, expected: string): Error;
  end(): void;
}

const MOST_ENTRIES = 60;

function readEffect(given: unknown, path: string, find: EffectFinders): Reader {
  const effect = readObject(given, path, DATA_COMPLAINT);
  const known = new Set<string>();
  const value = (key: string): unknown => {
    known.add(key);
    return ownField(effect, key);
  };
  const at = (key: string): string => `${path}.${key}`;
  const list = (key: string): readonly unknown[] => (value(key) === undefined ? [] : readArray(value(key), at(key), MOST_ENTRIES, DATA_COMPLAINT));
  const found = (id: unknown, where: string, what: keyof EffectFinders): number => find[what](readText(id, where, 60, DATA_COMPLAINT), where);
  const all = (key: string, what: keyof EffectFinders): number[] => list(key).map((id, i) => found(id, `${at(key)}[${i}]`, what));
  return {
    value,
    number: (key, least, most, absent) =>
      value(key) === undefined && absent !== undefined ? absent : readInteger(value(key), at(key), least, most, DATA_COMPLAINT),
    flag: (key) => value(key) !== undefined && readBoolean(value(key), at(key), DATA_COMPLAINT),
    word: (key, words, absent) => (value(key) === undefined && absent !== undefined ? absent : readWord(value(key), at(key), words, DATA_COMPLAINT)),
    words: (key, words) => list(key).map((given, i) => readWord(given, `${at(key)}[${i}]`, words, DATA_COMPLAINT)),
    units: (key, mayBeAbsent = false) => (value(key) === undefined && mayBeAbsent ? NO_UNITS : readUnits(value(key), at(key))),
    provinces: (key) => all(key, "province").reduce((mask, province) => mask | (1 << province), 0),
    spaces: (key) => all(key, "space"),
    found: (key, what, absent) => (value(key) === undefined && absent !== undefined ? absent : found(value(key), at(key), what)),
    inner: (key) => readEffect(value(key), at(key), find),
    effects: (key) => list(key).map((step, i) => readEffect(step, `${at(key)}[${i}]`, find)),
    complaint: (key, expected) => DATA_COMPLAINT(at(key), expected, value(key)),
    end: () => {
      readKnownFields(effect, path, [...known], DATA_COMPLAINT);
    },
  };
}

function readUnits(given: unknown, path: string): Units {
  const counts = readKnownFields(given, path, UNITS, DATA_COMPLAINT);
  const count = (id: (typeof UNITS)[number], most: number): number => readInteger(ownField(counts, id) ?? 0, `${path}.${id}`, 0, most, DATA_COMPLAINT);
  return packUnits(count("mercenary", 20), count("macedonian", 20), count("royal", 15), count("elephant", 15), count("silver-shields", 3));
}
