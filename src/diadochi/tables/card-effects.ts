/** Compiles what the cards do: the machine form of a card's event (`effect` in data/cards.ts) to typed parts. Wrong entries give a SetupError that names them. */
import type { CardEvent, CardPart, UnitPlaces } from "../card-events.js";
import { DATA_COMPLAINT } from "../data/door.js";
import { type CardEffect, type CardRow, UNITS, type UnitCounts } from "../types.js";
import { packUnits, type Units } from "../units.js";
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
  return cards.map((row, i) => compileEvent(row.effect, `options.cards[${i}].effect`, find));
}

function compileEvent(effect: CardEffect, path: string, find: EffectFinders): CardEvent {
  const r = reader(effect, path, find);
  const fromTurn = r.number("minTurn", 1, 20, 1);
  switch (effect.op) {
    case "sequence":
      return { parts: r.effects("steps").map(([step, at]) => compilePart(step, at, find)), choice: false, fromTurn };
    case "choose-one":
      return chooseOne(r.effects("options"), fromTurn, find);
    default:
      return { parts: [compilePart(effect, path, find)], choice: false, fromTurn };
  }
}

function chooseOne(options: readonly (readonly [CardEffect, string])[], fromTurn: number, find: EffectFinders): CardEvent {
  // Which of the two effects of Scouts is possible follows from the attempt.
  if (options.some(([option]) => option.op === "auto-success")) return { parts: [{ op: "scouts" }], choice: false, fromTurn };
  return { parts: options.map(([option, at]) => compilePart(option, at, find)), choice: true, fromTurn };
}

function compilePart(effect: CardEffect, path: string, find: EffectFinders): CardPart {
  const r = reader(effect, path, find);
  switch (effect.op) {
    case "activate-royal":
      return { op: "activate-royal", royal: r.found("royal", "royal"), units: r.units("units"), spaces: r.spaces("spaces") };
    case "marry":
      return { op: "marry", royal: r.found("royal", "royal") };
    case "move-royal":
      return { op: "move-royal", links: r.number("maxLinks", 1, 20) };
    case "attrition":
      return { op: "attrition", target: r.word("target", ["any-army", "enemy-army", "loser-survivors"]) };
    case "place-units":
      return placeUnits(r);
    case "unrest":
      return { op: "unrest", eachPlayer: r.word("victim", ["most-vp", "each-player"]) === "each-player", count: r.number("count", 1, 9) };
    case "remove-markers":
      return effect["count"] === "all"
        ? { op: "clear-markers", provinces: r.provinces("provinces") }
        : { op: "raid", count: r.number("count", 1, 3), mp: r.inner("range").number("mp", 1, 9) };
    case "place-markers":
      return placeMarkers(r);
    case "independent-army":
      return effect["army"] === "local-tribe" ? { op: "new-army", units: r.number("setUnitsAtLeast", 1, 8) } : independentArmy(r);
    case "activate-independent":
      return { op: "activate-independent", mp: r.number("mp", 1, 12) };
    case "kill-royal":
    case "convert-marker":
    case "legitimacy":
    case "siege-modifier":
    case "upgrade-fleet":
    case "return-fleet":
    case "prestige":
    case "cancel-surprise":
      return { op: effect.op };
    case "campaign":
      return {
        op: "campaign",
        armies: r.number("armies", 1, 9),
        mp: r.number("movementPoints", 1, 12),
        leonnatusMp: r.number("leonnatusMovementPoints", 0, 12, 0),
        naval: r.number("navalMoves", 0, 1),
      };
    case "siege-points":
      return { op: "siege-points", points: r.number("points", 1, 9), armyUnits: r.number("requireArmyUnits", 1, 9) };
    case "silver-shields":
      return { op: "silver-shields" };
    case "setup-general":
    case "enter-general":
    case "turn-track-general":
      return { op: "general" };
    case "mutiny":
      return { op: "mutiny", most: r.number("max", 1, 9) };
    case "battle-modifier":
      return effect["enemyElephantStrength"] === 0
        ? { op: "against-elephants" }
        : { op: "deception", modifier: r.number("drm", 1, 9), bonus: r.inner("commanderBonus").firstNumber(0, 9) };
    case "cancel-naval-move":
      return { op: "cancel-naval-move", dispersedUpTo: r.listLength("fleetDispersedOn", 6) };
    case "ambush":
      return { op: "ambush", column: r.number("column", 1, 8) };
    case "movement-modifier":
      return { op: "movement-modifier", mp: r.number("mp", 1, 9) };
    default:
      throw DATA_COMPLAINT(`${path}.op`, "the name of an effect", effect.op);
  }
}

function placeUnits(r: Reader): CardPart {
  const places = unitPlaces(r);
  const where = places === "marked-spaces" || places === "with-own-male-royal" ? null : r.inner("where");
  return {
    op: "place-units",
    units: r.units("units"),
    bonus: r.units("bonusIfMostLegitimacy"),
    otherwise: r.units("otherwise"),
    minor: ["never", "if-needed", "always"].indexOf(r.word("minorGeneral", ["never", "if-needed", "always"], "never")),
    places,
    provinces: where?.provinces("provinces") ?? 0,
    port: where?.flag("port") ?? false,
  };
}

function unitPlaces(r: Reader): UnitPlaces {
  const where = r.value("where");
  if (where === "one-of-the-marked-spaces") return "marked-spaces";
  if (where === "with-own-male-royal") return "with-own-male-royal";
  const inner = r.inner("where");
  if (inner.flag("ownArmy")) return "own-army";
  if (inner.flag("ownArmyOrOwnMajorCity")) return "own-army-or-city";
  if (inner.flag("ownMajorGeneralOrOwnMajorCity")) return "major-general-or-city";
  return "own-marker";
}

function placeMarkers(r: Reader): CardPart {
  return {
    op: "place-markers",
    count: r.number("count", 1, 3),
    provinces: r.provinces("provinces"),
    chooseProvince: r.value("scope") === "one-province-with-own-marker",
    overIndependents: r.includes("over", "independent"),
    minorCities: r.includes("kinds", "minor-city"),
    seaRange: r.flag("port") ? r.inner("range").number("seaLinks", 1, 2) : 0,
    withoutUnits: r.flag("noUnits"),
    must: r.number("count", 1, 3) === 1,
  };
}

function independentArmy(r: Reader): CardPart {
  return {
    op: "independent-army",
    army: r.found("army", "army"),
    at: r.found("createAt", "space"),
    elseAt: r.found("createElse", "space"),
    atLeast: r.number("setUnitsAtLeast", 1, 8),
    add: r.number("addUnits", 0, 8, 0),
    most: r.number("maxUnits", 1, 8, 8),
    converted: r.found("convertProvinceToIndependent", "province"),
    marked: r.provinces("independentMarkersIn"),
    mp: r.number("activateMp", 0, 12),
    mustEnter: r.provinces("mustEnter"),
    toward: r.found("moveTowards", "space"),
  };
}

interface Reader {
  value(key: string): unknown;
  number(key: string, least: number, most: number, absent?: number): number;
  flag(key: string): boolean;
  word<W extends string>(key: string, words: readonly W[], absent?: W): W;
  includes(key: string, word: string): boolean;
  listLength(key: string, most: number): number;
  units(key: string): Units;
  provinces(key: string): number;
  found(key: string, what: keyof EffectFinders): number;
  inner(key: string): Reader;
  firstNumber(least: number, most: number): number;
  effects(key: string): readonly (readonly [CardEffect, string])[];
  spaces(key: string): readonly number[];
}

function reader(effect: Readonly<Record<string, unknown>>, path: string, find: EffectFinders): Reader {
  const value = (key: string): unknown => (Object.hasOwn(effect, key) ? effect[key] : undefined);
  const list = (key: string): readonly unknown[] => {
    const given = value(key);
    if (given === undefined) return [];
    if (!Array.isArray(given)) throw DATA_COMPLAINT(`${path}.${key}`, "a list", given);
    return given;
  };
  const whole = (given: unknown, at: string, least: number, most: number): number => {
    if (!Number.isInteger(given) || (given as number) < least || (given as number) > most)
      throw DATA_COMPLAINT(at, `a whole number in ${least}..${most}`, given);
    return given as number;
  };
  const text = (given: unknown, at: string): string => {
    if (typeof given !== "string") throw DATA_COMPLAINT(at, "an id", given);
    return given;
  };
  return {
    value,
    number: (key, least, most, absent) => (value(key) === undefined && absent !== undefined ? absent : whole(value(key), `${path}.${key}`, least, most)),
    flag: (key) => value(key) === true,
    word: (key, words, absent) => {
      const given = value(key);
      if (given === undefined && absent !== undefined) return absent;
      const found = words.find((word) => word === given);
      if (found === undefined) throw DATA_COMPLAINT(`${path}.${key}`, `one of ${words.join(", ")}`, given);
      return found;
    },
    includes: (key, word) => list(key).includes(word),
    listLength: (key, most) => whole(list(key).length, `${path}.${key}`, 0, most),
    units: (key) => readUnits(value(key), `${path}.${key}`, whole),
    provinces: (key) => list(key).reduce<number>((mask, id, i) => mask | (1 << find.province(text(id, `${path}.${key}[${i}]`), `${path}.${key}[${i}]`)), 0),
    spaces: (key) => list(key).map((id, i) => find.space(text(id, `${path}.${key}[${i}]`), `${path}.${key}[${i}]`)),
    found: (key, what) => (value(key) === undefined || value(key) === null ? NONE : find[what](text(value(key), `${path}.${key}`), `${path}.${key}`)),
    inner: (key) => {
      const given = value(key);
      if (typeof given !== "object" || given === null || Array.isArray(given)) throw DATA_COMPLAINT(`${path}.${key}`, "an object", given);
      return reader(given as Readonly<Record<string, unknown>>, `${path}.${key}`, find);
    },
    firstNumber: (least, most) => (Object.keys(effect).length === 0 ? 0 : whole(Object.values(effect)[0], path, least, most)),
    effects: (key) =>
      list(key).map((given, i) => {
        const at = `${path}.${key}[${i}]`;
        if (typeof given !== "object" || given === null || typeof (given as { op?: unknown }).op !== "string") throw DATA_COMPLAINT(at, "an effect", given);
        return [given as CardEffect, at] as const;
      }),
  };
}

function readUnits(given: unknown, path: string, whole: (given: unknown, at: string, least: number, most: number) => number): Units {
  if (given === undefined) return 0;
  if (typeof given !== "object" || given === null || Array.isArray(given)) throw DATA_COMPLAINT(path, "numbers of CUs by type", given);
  for (const key of Object.keys(given))
    if (!(UNITS as readonly string[]).includes(key)) throw DATA_COMPLAINT(`${path}.${key}`, `one of ${UNITS.join(", ")}`, key);
  const counts = given as UnitCounts;
  const count = (id: (typeof UNITS)[number], most: number): number => whole(counts[id] ?? 0, `${path}.${id}`, 0, most);
  return packUnits(count("mercenary", 20), count("macedonian", 20), count("royal", 15), count("elephant", 15), count("silver-shields", 3));
}
