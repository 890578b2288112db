/** Checks between the rows of a scenario: the decks can be dealt, cities and sieges exist, each block is in one place. */
import type { CardRow, EditionData, ScenarioRow } from "../vocabulary/edition-types.js";
import type { EventId } from "../vocabulary/types.js";
import { EDITION_COMPLAINT as FAIL } from "../../core/basics/json.js";
import { checkHome, type Ids, oneOf, unique } from "./known.js";

/** The events whose cards stay in play (PEL-3.2.2.1, PEL-3.2.3.1). */
export const CONTINUING: readonly EventId[] = ["leader", "persian-aid", "decelea"];

const MOST_YEARS = 30;
/** The closing year of a Long War (PEL-15.5.1). */
const LONG_WAR_ENDS = -403;

export function checkScenario(data: EditionData, ids: Ids, row: ScenarioRow, path: string): void {
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

// PEL-3.0.3: both hands can be dealt every year, even after cards have left the deck.
function checkDeck(data: EditionData, { id }: ScenarioRow, cardSet: string, path: string): void {
  const stays = (card: CardRow) => data.events.find((event) => event.id === card.event)!.removed === "never" && !CONTINUING.includes(card.event);
  const cards = data.cards.filter((card) => isOfDeck(card, cardSet) && stays(card)).length;
  const needed = 2 * data.numbers.handSize.value;
  if (cards < needed) throw FAIL(`${path}.cardSet`, `a deck with ${needed} cards that stay in it, for ${id}`, cards);
}

function checkInPlay(data: EditionData, row: ScenarioRow, path: string): void {
  unique(row.cardsInPlay, (i) => `${path}.cardsInPlay[${i}]`, "each card once");
  const leaders = new Set<string>();
  row.cardsInPlay.forEach((no, i) => {
    const card = data.cards.find((c) => c.no === no);
    const at = `${path}.cardsInPlay[${i}]`;
    if (card === undefined || !isOfDeck(card, row.cardSet) || !CONTINUING.includes(card.event)) throw FAIL(at, "a card of this deck that stays in play", no);
    // PEL-3.2.3.1: a side has at most one leader.
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
  // PEL-1.3.1.2: the list must agree with the native sides.
  const isNobodys = (area: string) => ["neutral", "persia"].includes(nativeOf(area));
  row.neutral.forEach((area, i) => {
    city(area, `${path}.neutral[${i}]`);
    if (!isNobodys(area)) throw FAIL(`${path}.neutral[${i}]`, "a city that is native to neither side", area);
  });
  const missing = data.land.find(({ id, map, city: c }) => c !== null && row.maps.includes(map) && isNobodys(id) && !row.neutral.includes(id));
  if (missing !== undefined) throw FAIL(`${path}.neutral`, `${missing.id} among the neutral cities, to which it belongs`, row.neutral.join());
}

function checkPlaces(data: EditionData, ids: Ids, row: ScenarioRow, path: string): void {
  const placed: string[] = [];
  const place = (id: string, at: string) => {
    oneOf(ids.blocks, id, at, "a block");
    // PEL-1.1.1: each block is in one place.
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
