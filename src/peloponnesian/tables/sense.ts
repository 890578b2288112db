/**
 * Checks between the rows of an edition: ids exist, homes fit their blocks, decks can be dealt, scenarios can be set up. An edition that passes can be played
 * to its end.
 */
import type { EditionData, Special } from "../vocabulary/edition-types.js";
import { EVENT_IDS, type EventId } from "../vocabulary/types.js";
import { EDITION_COMPLAINT as FAIL } from "../../core/basics/json.js";
import { checkHome, type Ids, idsOf, oneOf, PATH, unique } from "./known.js";
import { checkScenario, CONTINUING } from "./sense-scenarios.js";

/**
 * Checks an edition of sound form.
 * @throws SetupError naming the entry
 */
export function checkSense(data: EditionData): void {
  const ids = idsOf(data);
  checkBorders(data, ids);
  checkLand(data, ids);
  checkBlocks(data, ids);
  checkEvents(data);
  checkCards(data, ids);
  data.scenarios.forEach((row, i) => checkScenario(data, ids, row, `${PATH}.scenarios[${i}]`));
}

/** The most cities of a region that a frame can list while a revolt spreads. */
const MOST_CITIES_OF_REGION = 30;
/** The areas that clauses name as land. */
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

/** The number of ends of a border that are land (PEL-1.4.1, PEL-1.4.2, PEL-1.4.3, PEL-1.4.4). */
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

/** The most blocks of a side. Resampling hidden blocks counts assignments, and their number grows with the number of blocks. */
const MOST_OF_SIDE = 90;
/** The side of special blocks that only one side may have. */
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
    // PEL-3.5.16: Odrysian blocks are placed in Odrysia.
    if (special.includes("odrysian") && (greek || home.join() !== "odrysia")) throw FAIL(`${path}.home`, "odrysia for an Odrysian barbarian", home.join());
    if (special.some((word) => word === "macedonian") && greek) throw FAIL(`${path}.greek`, "false for a Macedonian block (PEL-4.2.2.17)", greek);
  });
  if (data.blocks.length - split > MOST_OF_SIDE) throw FAIL(`${PATH}.blocks`, `at most ${MOST_OF_SIDE} blocks of a side`, data.blocks.length - split);
}

/** Events whose effects last for a turn or a season; New Year has neither (PEL-10.4.6). */
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

/** PEL-13.3.3: the most cards of Persian Aid. */
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
