/**
 * What the rows of an edition must say together, once each has its form: ids that exist, homes that can be reached, decks that can be dealt, scenarios that can be laid out.
 * Whatever passes plays to its end.
 */
import { type BlockRow, type CardRow, type EditionData, EVENT_IDS, type EventId, type LandRow, type ScenarioRow, type Special } from "../types.js";
import { FAIL } from "./complaint.js";

const PATH = "options.edition";

/** Checks an edition of sound form. @throws SetupError naming the entry */
export function checkSense(data: EditionData): void {
  const ids = idsOf(data);
  checkBorders(data, ids);
  checkLand(data, ids);
  checkBlocks(data, ids);
  checkEvents(data);
  checkCards(data, ids);
  data.scenarios.forEach((row, i) => checkScenario(data, ids, row, `${PATH}.scenarios[${i}]`));
}

/** The ids of each kind of row. */
interface Ids {
  readonly land: ReadonlyMap<string, LandRow>;
  readonly sea: ReadonlySet<string>;
  readonly regions: ReadonlySet<string>;
  readonly blocks: ReadonlySet<string>;
}

function idsOf(data: EditionData): Ids {
  unique(
    [...data.land, ...data.sea].map(({ id }) => id),
    (i) => (i < data.land.length ? `${PATH}.land[${i}].id` : `${PATH}.sea[${i - data.land.length}].id`),
  );
  for (const part of ["regions", "blocks", "events", "cards", "scenarios"] as const)
    unique(
      data[part].map(({ id }) => id),
      (i) => `${PATH}.${part}[${i}].id`,
    );
  return {
    land: new Map(data.land.map((row) => [row.id, row])),
    sea: new Set(data.sea.map(({ id }) => id)),
    regions: new Set(data.regions.map(({ id }) => id)),
    blocks: new Set(data.blocks.map(({ id }) => id)),
  };
}

function unique(values: readonly (string | number)[], path: (i: number) => string, expected = "an id used once"): void {
  const seen = new Set<string | number>();
  values.forEach((value, i) => {
    if (seen.has(value)) throw FAIL(path(i), expected, value);
    seen.add(value);
  });
}

function oneOf(known: { has(id: string): boolean }, id: string, path: string, what: string): void {
  if (!known.has(id)) throw FAIL(path, `the id of ${what} of this edition`, id);
}

/** A region's cities are told apart by bits when a revolt spreads. */
const MOST_CITIES_OF_REGION = 30;
/** Areas that clauses name as land. */
const NAMED = ["sparta", "athens", "messenia", "cythera", "abdera", "odrysia", "argos", "syracuse"];

function checkLand(data: EditionData, ids: Ids): void {
  data.land.forEach(({ id, region, city }, i) => {
    const path = `${PATH}.land[${i}]`;
    if (region !== null) oneOf(ids.regions, region, `${path}.region`, "a region");
    if (city === null) return;
    if (city.mayRevolt && region === null) throw FAIL(`${path}.city.mayRevolt`, "false outside the regions (PEL-1.5.12)", true);
    if (city.offshore === null) return;
    const coast = data.borders.some(([a, b, kind]) => kind === "coast" && [a, b].includes(id) && [a, b].includes(city.offshore!));
    if (!coast) throw FAIL(`${path}.city.offshore`, "a sea that borders the area (PEL-1.3.0.1)", city.offshore);
  });
  data.sea.forEach(({ id }, i) => {
    if (NAMED.includes(id)) throw FAIL(`${PATH}.sea[${i}].id`, "no area that clauses name as land", id);
  });
  data.regions.forEach(({ id }, i) => {
    const cities = data.land.filter(({ region, city }) => region === id && city !== null).length;
    if (cities > MOST_CITIES_OF_REGION) throw FAIL(`${PATH}.regions[${i}].id`, `at most ${MOST_CITIES_OF_REGION} cities of a region`, cities);
  });
}

/** How many ends of a border are land (PEL-1.4.1, PEL-1.4.2, PEL-1.4.3, PEL-1.4.4). */
const LAND_ENDS = { land: 2, coast: 1, sea: 0, "perilous-sea": 0 } as const;

function checkBorders(data: EditionData, ids: Ids): void {
  unique(
    data.borders.map(([a, b]) => [a, b].sort().join(" ")),
    (i) => `${PATH}.borders[${i}]`,
    "one border between two areas",
  );
  data.borders.forEach(([a, b, kind], i) => {
    const path = `${PATH}.borders[${i}]`;
    for (const [end, id] of [a, b].entries()) if (!ids.land.has(id)) oneOf(ids.sea, id, `${path}[${end}]`, "an area");
    if (a === b) throw FAIL(`${path}[1]`, "another area than the first", b);
    const landEnds = [a, b].filter((id) => ids.land.has(id)).length;
    if (landEnds !== LAND_ENDS[kind]) throw FAIL(path, `a border that fits its kind ${kind}`, `${a}, ${b}`);
  });
}

/** At most so many blocks of a side: what the enemy does not see is dealt anew by counting the ways. */
const MOST_OF_SIDE = 90;
/** The side of special blocks, where only one may have them. */
const SIDE_OF: Readonly<Partial<Record<Special, string>>> = {
  "insurgent-macedonian": "athens",
  "insurgent-aeolian": "sparta",
  aeolian: "athens",
  odrysian: "athens",
  persian: "sparta",
  "persian-funded": "sparta",
  argive: "athens",
};

function checkBlocks(data: EditionData, ids: Ids): void {
  const split = data.blocks.findIndex(({ side }) => side === "athens");
  if (split <= 0) throw FAIL(`${PATH}.blocks[0].side`, "blocks of both sides, those of Sparta first", data.blocks[0]!.side);
  data.blocks.forEach((block, i) => {
    const { side, greek, arm, home, special } = block;
    const path = `${PATH}.blocks[${i}]`;
    if ((side === "sparta") !== i < split) throw FAIL(`${path}.side`, "the blocks of Sparta before those of Athens", side);
    if (i === MOST_OF_SIDE && i < split) throw FAIL(path, `at most ${MOST_OF_SIDE} blocks of a side`, split);
    if (arm === "fleet" && !greek) throw FAIL(`${path}.greek`, "true for a fleet (PEL-2.1.6.1)", greek);
    home.forEach((area, h) => checkHome(data, ids, block, area, `${path}.home[${h}]`));
    for (const word of special) if ((SIDE_OF[word] ?? side) !== side) throw FAIL(`${path}.special`, `no ${word} block of this side`, side);
    // PEL-3.5.16: they are placed in Odrysia
    if (special.includes("odrysian") && (greek || home.join() !== "odrysia")) throw FAIL(`${path}.home`, "odrysia for an Odrysian barbarian", home.join());
    if (special.some((word) => word === "macedonian") && greek) throw FAIL(`${path}.greek`, "false for a Macedonian block (PEL-4.2.2.17)", greek);
  });
  if (data.blocks.length - split > MOST_OF_SIDE) throw FAIL(`${PATH}.blocks`, `at most ${MOST_OF_SIDE} blocks of a side`, data.blocks.length - split);
}

// PEL-2.1.1.1: cities for Greeks; PEL-5.1.4: coasts for fleets
function checkHome(data: EditionData, ids: Ids, { greek, arm }: BlockRow, area: string, path: string): void {
  oneOf(ids.land, area, path, "a land area");
  if (greek && ids.land.get(area)!.city === null) throw FAIL(path, "an area with a city, for a Greek block (PEL-2.1.1.1)", area);
  if (arm === "fleet" && !isCoastal(data, area)) throw FAIL(path, "an area on a coast, for a fleet (PEL-5.1.4)", area);
}

function isCoastal(data: EditionData, area: string): boolean {
  return data.borders.some(([a, b, kind]) => kind === "coast" && (a === area || b === area));
}

/** PEL-3.2.2.1, PEL-3.2.3.1: whose cards stay in play. */
const CONTINUING: readonly EventId[] = ["leader", "persian-aid", "decelea"];
/** What lasts for a turn or a season has neither at New Year (PEL-10.4.6). */
const NOT_AT_NEW_YEAR: readonly EventId[] = ["siege-works", "winter-stores", "ill-omen", "tempest", "surprise-march", "earthquake"];

function checkEvents(data: EditionData): void {
  data.events.forEach(({ id, sides, newYear, continuing, removed }, i) => {
    const path = `${PATH}.events[${i}]`;
    if (id !== EVENT_IDS[i]) throw FAIL(`${path}.id`, `${EVENT_IDS[i]}, for the events stand in the order of their clauses`, id);
    unique(sides, (n) => `${path}.sides[${n}]`, "each side once");
    if (continuing !== CONTINUING.includes(id)) throw FAIL(`${path}.continuing`, `${CONTINUING.includes(id)} for ${id}`, continuing);
    if (newYear && NOT_AT_NEW_YEAR.includes(id)) throw FAIL(`${path}.newYear`, `false for ${id}, which lasts for a turn or season`, newYear);
    if ((removed === "on-success") !== (id === "argive-alliance")) throw FAIL(`${path}.removed`, "on-success for argive-alliance and for no other", removed);
  });
}

/** No more cards of Persian Aid exist (PEL-13.3.3). */
const MOST_PERSIAN_AID = 2;

function checkCards(data: EditionData, ids: Ids): void {
  unique(
    data.cards.map(({ no }) => no),
    (i) => `${PATH}.cards[${i}].no`,
    "a number used once",
  );
  data.cards.forEach(({ event, regions, leader }, i) => {
    const path = `${PATH}.cards[${i}]`;
    if ((regions !== undefined) !== (event === "regional-revolt")) throw FAIL(`${path}.regions`, "regions on a Regional Revolt, and on no other card", regions);
    if ((leader !== undefined) !== (event === "leader")) throw FAIL(`${path}.leader`, "a leader on a leader card, and on no other", leader);
    regions?.forEach((region, n) => oneOf(ids.regions, region, `${path}.regions[${n}]`, "a region"));
  });
  const aid = data.cards.filter(({ event }) => event === "persian-aid").length;
  if (aid > MOST_PERSIAN_AID) throw FAIL(`${PATH}.cards`, `at most ${MOST_PERSIAN_AID} cards of Persian Aid (PEL-13.3.3)`, aid);
}

/** The longest game. */
const MOST_YEARS = 30;
/** The year before which a Long War goes on to its own end (PEL-15.5.1). */
const LONG_WAR_ENDS = -403;

function checkScenario(data: EditionData, ids: Ids, row: ScenarioRow, path: string): void {
  const { firstYear, closingYear, maps, levels } = row;
  if (closingYear <= firstYear || closingYear - firstYear > MOST_YEARS)
    throw FAIL(`${path}.closingYear`, `a year at most ${MOST_YEARS} after the first, ${firstYear}`, closingYear);
  if (row.id === "431" && closingYear > LONG_WAR_ENDS) throw FAIL(`${path}.closingYear`, `at most ${LONG_WAR_ENDS}, the end of a Long War`, closingYear);
  unique(maps, (i) => `${path}.maps[${i}]`, "each map once");
  if (levels[0] !== 0 || levels.some((level, i) => i > 0 && level <= levels[i - 1]!))
    throw FAIL(`${path}.levels`, "0 and three leads, each higher", levels.join());
  checkDeck(data, row, row.cardSet, path);
  if (row.peaceAllowed) checkDeck(data, row, "415", path); // PEL-12.1.3.2: after a truce the later cards are needed.
  checkInPlay(data, row, path);
  checkCities(data, ids, row, path);
  checkPlaces(data, ids, row, path);
}

function isOfDeck({ set }: CardRow, cardSet: string): boolean {
  return set === "common" || set === cardSet;
}

// PEL-3.0.3: both hands can be dealt every year, whatever has left the deck by then.
function checkDeck(data: EditionData, { id }: ScenarioRow, cardSet: string, path: string): void {
  const stays = (card: CardRow) => data.events.find((event) => event.id === card.event)!.removed === "never" && !CONTINUING.includes(card.event);
  const cards = data.cards.filter((card) => isOfDeck(card, cardSet) && stays(card)).length;
  const needed = 2 * data.numbers.handSize.value;
  if (cards < needed) throw FAIL(`${path}.cardSet`, `a deck with ${needed} cards that stay in it, for ${id}`, cards);
}

// PEL-3.2.3.1: one leader a side at most.
function checkInPlay(data: EditionData, row: ScenarioRow, path: string): void {
  unique(row.cardsInPlay, (i) => `${path}.cardsInPlay[${i}]`, "each card once");
  const leaders = new Set<string>();
  row.cardsInPlay.forEach((no, i) => {
    const card = data.cards.find((c) => c.no === no);
    const at = `${path}.cardsInPlay[${i}]`;
    if (card === undefined || !isOfDeck(card, row.cardSet) || !CONTINUING.includes(card.event)) throw FAIL(at, "a card of this deck that stays in play", no);
    if (card.leader !== undefined && leaders.has(card.leader.side)) throw FAIL(at, "one leader a side at most (PEL-3.2.3.1)", no);
    if (card.leader !== undefined) leaders.add(card.leader.side);
  });
}

function checkCities(data: EditionData, ids: Ids, row: ScenarioRow, path: string): void {
  const native = new Map(row.natives);
  const nativeOf = (area: string) => native.get(area) ?? ids.land.get(area)!.city!.native;
  const city = (area: string, at: string) => {
    if ((ids.land.get(area)?.city ?? null) === null) throw FAIL(at, "an area with a city", area);
  };
  row.natives.forEach(([area], i) => city(area, `${path}.natives[${i}][0]`));
  row.controllers.forEach(([area], i) => city(area, `${path}.controllers[${i}][0]`));
  row.sieges.forEach((area, i) => city(area, `${path}.sieges[${i}]`));
  row.suddenCities.forEach(([area], i) => city(area, `${path}.suddenCities[${i}][0]`));
  if (row.capitals) for (const area of ["athens", "sparta"]) city(area, `${path}.capitals`);
  // PEL-1.3.1.2: the list says what the natives say.
  const isNobodys = (area: string) => ["neutral", "persia"].includes(nativeOf(area));
  row.neutral.forEach((area, i) => {
    city(area, `${path}.neutral[${i}]`);
    if (!isNobodys(area)) throw FAIL(`${path}.neutral[${i}]`, "a city that is native to neither side", area);
  });
  const missing = data.land.find(({ id, map, city: c }) => c !== null && row.maps.includes(map) && isNobodys(id) && !row.neutral.includes(id));
  if (missing !== undefined) throw FAIL(`${path}.neutral`, `${missing.id} among the neutral cities, to which it belongs`, row.neutral.join());
}

// PEL-1.1.1: nobody in two places, nobody of another scenario's.
function checkPlaces(data: EditionData, ids: Ids, row: ScenarioRow, path: string): void {
  const placed: string[] = [];
  const place = (id: string, at: string) => {
    oneOf(ids.blocks, id, at, "a block");
    if (placed.includes(id)) throw FAIL(at, "a block that is nowhere else", id);
    placed.push(id);
  };
  row.onMap.forEach(([id, area, cv], i) => {
    place(id, `${path}.onMap[${i}][0]`);
    if (!ids.land.has(area) && !ids.sea.has(area)) throw FAIL(`${path}.onMap[${i}][1]`, "an area of this edition", area);
    const { maxCV } = data.blocks.find((block) => block.id === id)!;
    if (cv > maxCV) throw FAIL(`${path}.onMap[${i}][2]`, `1 to ${maxCV} (PEL-2.1.2.1)`, cv);
  });
  row.reserve.forEach((id, i) => place(id, `${path}.reserve[${i}]`));
  row.excluded.forEach((id, i) => place(id, `${path}.excluded[${i}]`));
  const overseas: string[] = [];
  row.overseasHomes.forEach(([area, blocks], i) => {
    blocks.forEach((id, b) => {
      const at = `${path}.overseasHomes[${i}][1][${b}]`;
      oneOf(ids.blocks, id, at, "a block");
      if (overseas.includes(id)) throw FAIL(at, "a block with one home overseas", id);
      overseas.push(id);
      const block = data.blocks.find((row) => row.id === id)!;
      checkHome(data, ids, block, area, `${path}.overseasHomes[${i}][0]`);
    });
  });
}
