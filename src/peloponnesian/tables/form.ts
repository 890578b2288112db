/** The form of an edition: the fields of every row, with their words and ranges. Other fields are refused. */
import { flag, type Form, id, like, list, orNull, row, text, tuple, whole, word } from "../../core/basics/forms.js";
import { EDITION_COMPLAINT as FAIL } from "../../core/basics/json.js";
import type {
  BlockRow,
  BorderRow,
  CardRow,
  CityRow,
  EditionData,
  EventRow,
  LandRow,
  NumbersRow,
  RegionRow,
  ScenarioRow,
  SeaRow,
} from "../vocabulary/edition-types.js";
import { ARMS, BORDER_KINDS, EVENT_IDS, GARRISONS, MOST_AREAS, MOST_BLOCKS, NATIVES, SEASONS, SEATS, SPRING } from "../vocabulary/types.js";

const RATING = /^[A-F][1-3]$/; // PEL-2.1.3.1: a rating is agility and power.
const CLAUSE = /^[A-Z]+-[A-Z0-9.]+$/i;

const source = word(["seed", "reference", "reconstruction"]);
const sheet = word(["greece", "sicily"]);
/** The most areas on land, and the most at sea. */
const MOST_OF_A_KIND = MOST_AREAS / 2;
const seat = word(SEATS);

const CITY: Form<CityRow> = row({ name: text, value: whole(1, 4), offshore: orNull(id), native: word(NATIVES), mayRevolt: flag }); // PEL-1.2.1: 1 to 4.
const LAND: Form<LandRow> = row({
  id,
  name: text,
  map: sheet,
  nation: text,
  region: orNull(id),
  x: whole(0, 1000),
  y: whole(0, 1000),
  city: orNull(CITY),
  settlement: orNull(text),
  source,
});
const SEA: Form<SeaRow> = row({ id, name: text, map: sheet, x: whole(0, 1000), y: whole(0, 1000), source });
const BORDER: Form<BorderRow> = tuple(id, id, word(BORDER_KINDS), source);
const REGION: Form<RegionRow> = row({ id, name: text, subject: flag, source });

const SPECIALS = ["macedonian", "insurgent-macedonian", "insurgent-aeolian", "aeolian", "odrysian", "persian", "persian-funded", "argive"] as const;
const BLOCK: Form<BlockRow> = row({
  id,
  side: seat,
  name: text,
  nation: text,
  home: list(1, 10, id), // PEL-2.1.1.1: a block has one home or several.
  greek: flag,
  arm: word(ARMS),
  maxCV: whole(1, 9),
  rating: like(RATING, "agility A to F and power 1 to 3"),
  elite: flag,
  special: list(0, 2, word(SPECIALS)),
  source,
});

const EVENT: Form<EventRow> = row({
  id: word(EVENT_IDS),
  name: text,
  sides: list(1, 2, seat),
  newYear: flag,
  seasons: list(0, 5, word(SEASONS.slice(SPRING))),
  continuing: flag,
  removed: word(["never", "always", "on-success"]),
  clause: like(CLAUSE, "the id of a clause"),
  source,
});
const CARD: Form<CardRow> = row(
  // PEL-3.0.2: a card has 1 to 3 coins and an event.
  { id, no: whole(1, 999), name: text, event: word(EVENT_IDS), coins: whole(1, 3), set: word(["common", "431", "415"]), source },
  { regions: list(1, 9, id), leader: row({ side: seat, rating: whole(0, 9) }) },
);

const onMap: Form<ScenarioRow["onMap"][number]> = (value, path, fail) => {
  const isBesieged = Array.isArray(value) && value.length === 4;
  return isBesieged ? tuple(id, id, whole(1, 9), word(["besieged"]))(value, path, fail) : tuple(id, id, whole(1, 9))(value, path, fail);
};
const SCENARIO: Form<ScenarioRow> = row({
  id: word(["431", "sicily", "413", "415"]),
  name: text,
  firstYear: whole(-500, -301),
  closingYear: whole(-499, -300),
  maps: list(1, 2, sheet),
  cardSet: word(["431", "415"]),
  cardsInPlay: list(0, 20, whole(1, 999)),
  startingPrestige: whole(-40, 40), // PEL-14.1.0.1: below 0 if Sparta leads.
  peaceAllowed: flag,
  neutral: list(0, MOST_OF_A_KIND, id),
  natives: list(0, MOST_OF_A_KIND, tuple(id, word(NATIVES))),
  controllers: list(0, MOST_OF_A_KIND, tuple(id, seat, word(GARRISONS), whole(0, 4))),
  sieges: list(0, MOST_OF_A_KIND, id),
  suddenLead: orNull(whole(1, 9999)),
  capitals: flag,
  suddenCities: list(0, 20, tuple(id, seat, seat)),
  levels: list(4, 4, whole(0, 9999)),
  onMap: list(0, MOST_BLOCKS, onMap),
  reserve: list(0, MOST_BLOCKS, id),
  excluded: list(0, MOST_BLOCKS, id),
  overseasHomes: list(0, 20, tuple(id, list(0, MOST_BLOCKS, id))),
  source,
});

const number = (least: number, most: number) => row({ value: whole(least, most), source });
const numbers = (count: number, least: number, most: number) => row({ values: list(count, count, whole(least, most)), source });
const NUMBERS: Form<NumbersRow> = row({
  stormUpTo: numbers(6, 0, 6),
  wreckUpTo: number(0, 6),
  forcedMarchFrom: number(1, 7),
  forcedMarchEliteFrom: number(1, 7),
  attritionUpTo: numbers(6, 0, 6),
  siegeWorksUpTo: numbers(6, 0, 6),
  hitsPerStepInStorm: number(2, 2), // PEL-8.1.1.2: a block bears one single hit.
  recruitsDrawn: number(1, 9),
  handSize: number(1, 12),
  detachedCV: number(1, 4),
  prestigeDecided: number(0, 99),
  prestigeRetreat: number(0, 99),
  prestigePillage: number(0, 99),
  prestigeGreatPillage: number(0, 99),
  rebelsPay: number(0, 1),
  leagueShare: number(0, 99),
  opinionShare: number(0, 99),
  movement: numbers(5, 1, 6),
});

/** @throws SetupError naming the field */
export const checkForm: (data: unknown) => EditionData = (data) =>
  row({
    land: list(1, MOST_OF_A_KIND, LAND),
    sea: list(1, MOST_OF_A_KIND, SEA),
    borders: list(1, 900, BORDER),
    regions: list(1, 60, REGION),
    blocks: list(2, MOST_BLOCKS, BLOCK),
    events: list(EVENT_IDS.length, EVENT_IDS.length, EVENT),
    cards: list(1, 200, CARD),
    scenarios: list(1, 4, SCENARIO),
    numbers: NUMBERS,
  })(data, "options.edition", FAIL);
