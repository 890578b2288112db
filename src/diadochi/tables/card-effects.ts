/**
 * Compiles the `effect` of each card (see data/cards.ts) to typed parts, by the rows of card-events.ts. Wrong entries throw a SetupError that names
 * them.
 */
import { withBit } from "../../core/basics/bits.js";
import {
  EDITION_COMPLAINT as FAIL,
  ownField,
  readArray,
  readBoolean,
  readInteger,
  readKnownFields,
  readObject,
  readText,
  readWord,
} from "../../core/basics/json.js";
import {
  type CardEvent,
  type CardPart,
  EVENT_EFFECTS,
  type EffectField,
  GENERAL_EFFECTS,
  SURPRISE_EFFECTS,
  type UnitPlaces,
  type UnitSpaces,
} from "./card-events.js";
import type { PlayedCard } from "../vocabulary/edition-types.js";
import { CARD_OPTIONS, UNITS } from "../vocabulary/types.js";
import { NO_UNITS, packUnits, type Units } from "../vocabulary/units.js";
import { NONE } from "./edition.js";
import type { Finder } from "./rows.js";

/** Functions that find the indices of ids in effects. */
export interface EffectFinders {
  readonly space: Finder;
  readonly province: Finder;
  readonly royal: Finder;
  readonly army: Finder;
}

/** @throws SetupError naming the entry */
export function compileCardEvents(cards: readonly PlayedCard[], find: EffectFinders): CardEvent[] {
  return cards.map((row, i) => {
    const path = `options.edition.cards[${i}].effect`;
    const event = compileEvent(row.type, readEffect(row.effect, path, find));
    checkFits(row, event, path);
    return event;
  });
}

type EffectRows = Readonly<Record<string, Readonly<Record<string, EffectField>>>>;

// A card can have only effects of its type (DIA-TYC.10 to DIA-TYC.12, DIA-TYC.17).
const EFFECTS: Readonly<Record<PlayedCard["type"], EffectRows>> = {
  event: EVENT_EFFECTS,
  bonus: EVENT_EFFECTS,
  surprise: SURPRISE_EFFECTS,
  "major-general": GENERAL_EFFECTS,
};

function checkFits({ type, general }: PlayedCard, { parts }: CardEvent, path: string): void {
  if (parts.length === 0) throw FAIL(path, "one effect or more", 0);
  if (type === "surprise" && parts.length > 1) throw FAIL(path, "one effect, on a Surprise card", parts.length);
  if ((type === "major-general") !== (general !== null))
    throw FAIL(path.replace(".effect", ".general"), "a general on a major-general card, and null on any other", general);
}

function compileEvent(type: PlayedCard["type"], r: Reader): CardEvent {
  const fromTurn = r.number("minTurn", 1, 20, 1);
  const op = r.value("op");
  const choice = op === "choose-one";
  const list = op === "sequence" ? "steps" : choice ? "options" : null;
  const parts = list === null ? [compilePart(type, r)] : r.effects(list).map((step) => compilePart(type, step, choice));
  r.end();
  return { parts, choice, fromTurn };
}

// Compiles a part by the row of its effect; other fields are refused. A part that the player may choose must be one of CARD_OPTIONS.
function compilePart(type: PlayedCard["type"], r: Reader, isChosen = false): CardPart {
  const rows = EFFECTS[type];
  const op = isChosen ? r.word("op", CARD_OPTIONS) : r.value("op");
  if (typeof op !== "string" || !Object.hasOwn(rows, op)) throw r.complaint("op", `an effect of a card of type ${type}`);
  const part: Record<string, unknown> = { op };
  for (const [key, field] of Object.entries(rows[op] ?? {})) part[key] = readField(r, key, field);
  r.end();
  return part as unknown as CardPart;
}

function readField(r: Reader, key: string, field: EffectField): unknown {
  if (typeof field !== "string") return "word" in field ? r.word(key, field.word, field.absent) : r.words(key, field.words);
  const [least = NaN, most = NaN, absent] = field.split(/\.\.|=/).map(Number); // a range
  if (least >= 0) return r.number(key, least, most, absent);
  switch (field) {
    case "flag":
      return r.flag(key);
    case "provinces":
      return r.provinces(key);
    case "spaces":
      return r.spaces(key);
    case "units":
    case "units?":
      return r.units(key, field === "units?");
    case "where":
      return unitSpaces(r, key);
    default:
      return r.found(key, field.replace("?", "") as keyof EffectFinders, field.endsWith("?") ? NONE : undefined);
  }
}

function unitSpaces(r: Reader, key: string): UnitSpaces {
  const where = r.value(key);
  if (where === "one-of-the-marked-spaces") return { places: "marked-spaces", provinces: 0, port: false };
  if (where === "with-own-male-royal") return { places: where, provinces: 0, port: false };
  const inner = r.inner(key);
  const ways: UnitPlaces[] = [];
  if (inner.word("marker", ["own", "none"], "none") === "own") ways.push("own-marker");
  if (inner.flag("ownArmy")) ways.push("own-army");
  if (inner.flag("ownArmyOrOwnMajorCity")) ways.push("own-army-or-city");
  if (inner.flag("ownMajorGeneralOrOwnMajorCity")) ways.push("major-general-or-city");
  const [places, other] = ways;
  if (places === undefined || other !== undefined) throw r.complaint(key, "one of marker, ownArmy, ownArmyOrOwnMajorCity, ownMajorGeneralOrOwnMajorCity");
  const found = { places, provinces: inner.provinces("provinces"), port: inner.flag("port") };
  inner.end();
  return found;
}

/** Reads an effect field by field; fields left unread at the end are refused. */
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
  const effect = readObject(given, path, FAIL);
  const known = new Set<string>();
  const value = (key: string): unknown => {
    known.add(key);
    return ownField(effect, key);
  };
  const at = (key: string): string => `${path}.${key}`;
  const list = (key: string): readonly unknown[] => (value(key) === undefined ? [] : readArray(value(key), at(key), MOST_ENTRIES, FAIL));
  const found = (id: unknown, where: string, what: keyof EffectFinders): number => find[what](readText(id, where, 60, FAIL), where);
  const all = (key: string, what: keyof EffectFinders): number[] => list(key).map((id, i) => found(id, `${at(key)}[${i}]`, what));
  return {
    value,
    number: (key, least, most, absent) => (value(key) === undefined && absent !== undefined ? absent : readInteger(value(key), at(key), least, most, FAIL)),
    flag: (key) => value(key) !== undefined && readBoolean(value(key), at(key), FAIL),
    word: (key, words, absent) => (value(key) === undefined && absent !== undefined ? absent : readWord(value(key), at(key), words, FAIL)),
    words: (key, words) => list(key).map((given, i) => readWord(given, `${at(key)}[${i}]`, words, FAIL)),
    units: (key, mayBeAbsent = false) => (value(key) === undefined && mayBeAbsent ? NO_UNITS : readUnits(value(key), at(key))),
    provinces: (key) => all(key, "province").reduce((mask, province) => withBit(mask, province), 0),
    spaces: (key) => all(key, "space"),
    found: (key, what, absent) => (value(key) === undefined && absent !== undefined ? absent : found(value(key), at(key), what)),
    inner: (key) => readEffect(value(key), at(key), find),
    effects: (key) => list(key).map((step, i) => readEffect(step, `${at(key)}[${i}]`, find)),
    complaint: (key, expected) => FAIL(at(key), expected, value(key)),
    end: () => {
      readKnownFields(effect, path, [...known], FAIL);
    },
  };
}

function readUnits(given: unknown, path: string): Units {
  const counts = readKnownFields(given, path, UNITS, FAIL);
  const count = (id: (typeof UNITS)[number], most: number): number => readInteger(ownField(counts, id) ?? 0, `${path}.${id}`, 0, most, FAIL);
  return packUnits(count("mercenary", 20), count("macedonian", 20), count("royal", 15), count("elephant", 15), count("silver-shields", 3));
}
