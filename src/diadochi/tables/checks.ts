/** Checks of printed tables and set-up that need no compiling: sizes, bounds, names of things that are there. */
import { ownField, readKnownFields, readObject, readText, readWord } from "../../core/json.js";
import { entryAt } from "../../core/lists.js";
import { DATA_COMPLAINT } from "../data/complaint.js";
import type { PlayedEdition, PlayerCountRow, RuleTables, TurnTrackEvent } from "../edition-types.js";
import { SEATS, type UnitCounts, type UnitId, UNITS } from "../types.js";
import { finder, type Finder, within } from "./rows.js";

/** The printed tables: their sizes and the bounds of their numbers. */
export function checkTables(tables: RuleTables): void {
  checkGrid(tables.movement, 5, 6, "movement", 12);
  checkGrid(tables.combat, 14, 31, "combat", 1000);
  checkGrid(tables.attrition, 8, 6, "attrition", 30);
  checkGrid(tables.siege, 8, 2, "siege", 10);
  checkNumbers(tables, "options.edition.tables");
  within(tables.legitimacy.toWin, 1, 200, "options.edition.tables.legitimacy.toWin");
  checkSiegePoints(tables.siegePoints);
  within(tables.overrunRatio, 1, 20, "options.edition.tables.overrunRatio");
  within(tables.mostAtSea, 1, 100, "options.edition.tables.mostAtSea");
  within(tables.loneGeneralMp, 1, 12, "options.edition.tables.loneGeneralMp");
  within(tables.antigonusSix, 1, 12, "options.edition.tables.antigonusSix");
  within(tables.training.mercenary, 1, 100, "options.edition.tables.training.mercenary");
  within(tables.training.macedonian, 1, 100, "options.edition.tables.training.macedonian");
  within(tables.pools.macedonian, 0, 31, "options.edition.tables.pools.macedonian");
  within(tables.pools.royal, 0, 15, "options.edition.tables.pools.royal");
  within(tables.pools.elephant, 0, 15, "options.edition.tables.pools.elephant");
  within(tables.pools["silver-shields"], 0, 3, "options.edition.tables.pools.silver-shields");
}

// DIA-SIE.10, DIA-SIE.11, DIA-SIE.27: something must be gained to take a place.
function checkSiegePoints({ inside, independentCity, minorCity, fortress }: RuleTables["siegePoints"]): void {
  const path = "options.edition.tables.siegePoints";
  if (inside.length !== 3) throw DATA_COMPLAINT(`${path}.inside`, "three numbers", inside);
  inside.forEach((points, i) => within(points, 1, 20, `${path}.inside[${i}]`));
  within(independentCity, 1, 20, `${path}.independentCity`);
  within(minorCity, 1, 20, `${path}.minorCity`);
  within(fortress, 1, 20, `${path}.fortress`);
}

// No printed number is negative.
function checkNumbers(group: object, path: string): void {
  for (const [key, value] of Object.entries(group)) {
    if (typeof value === "number") within(value, 0, 1000, `${path}.${key}`);
    else if (typeof value === "object" && value !== null && !Array.isArray(value)) checkNumbers(value as object, `${path}.${key}`);
  }
}

function checkGrid(grid: readonly (readonly number[])[], rows: number, columns: number, name: string, most: number): void {
  const path = `options.edition.tables.${name}`;
  if (grid.length !== rows) throw DATA_COMPLAINT(path, `${rows} rows`, grid);
  grid.forEach((row, i) => {
    if (row.length !== columns) throw DATA_COMPLAINT(`${path}[${i}]`, `${columns} columns`, row);
    row.forEach((value, j) => within(value, 0, most, `${path}[${i}][${j}]`));
  });
}

/** The set-up and the turn track: everything they name is there, and the pieces have room. `major` finds major generals only. */
export function checkSetup(edition: PlayedEdition, space: Finder, province: Finder, major: Finder): void {
  const { setup } = edition;
  const path = "options.edition.setup";
  setup.seats.forEach((row, i) => {
    if (row.id !== SEATS[i]) throw DATA_COMPLAINT(`${path}.seats[${i}].id`, `${SEATS[i] ?? "no more seats"}`, row.id);
  });
  if (setup.seats.length !== SEATS.length) throw DATA_COMPLAINT(`${path}.seats`, `${SEATS.length} seats`, setup.seats);
  checkArmies(edition, space, province, major);
  checkIndependents(edition, space);
  checkPeople(edition, space);
  setup.playerCounts.forEach((row, i) => checkPlayerCount(edition, row, `${path}.playerCounts[${i}]`, major));
  setup.turnTrack.forEach((row, i) => {
    within(row.turn, 1, 20, `${path}.turnTrack[${i}].turn`);
    row.events.forEach((event, j) => checkTurnEvent(edition, event, `${path}.turnTrack[${i}].events[${j}]`, major));
  });
  within(setup.turns, 1, 20, `${path}.turns`);
  within(setup.rounds, 1, 10, `${path}.rounds`);
  within(setup.cards, 1, 12, `${path}.cards`);
}

// The armies with which generals begin or enter; two generals never begin in one space (DIA-SET.4, DIA-PLY.1).
function checkArmies(edition: PlayedEdition, space: Finder, province: Finder, major: Finder): void {
  const { startingArmies, laterGenerals } = edition.setup;
  const homes: string[] = [];
  const checkStart = (row: { readonly space: string; readonly markers: readonly string[] }, path: string): void => {
    space(row.space, `${path}.space`);
    if (homes.includes(row.space)) throw DATA_COMPLAINT(`${path}.space`, "a space where no other general begins", row.space);
    homes.push(row.space);
    row.markers.forEach((id, j) => checkMarker(edition, id, `${path}.markers[${j}]`, space));
  };
  startingArmies.forEach((row, i) => {
    const path = `options.edition.setup.startingArmies[${i}]`;
    major(row.general, `${path}.general`);
    checkStart(row, path);
    checkUnits(row.units, `${path}.units`);
  });
  laterGenerals.forEach((row, i) => {
    const path = `options.edition.setup.laterGenerals[${i}]`;
    major(row.general, `${path}.general`);
    if (row.optionalSpace !== null) space(row.optionalSpace, `${path}.optionalSpace`);
    if (row.optionalProvince !== null) province(row.optionalProvince, `${path}.optionalProvince`);
    within(row.markersAtMost, 0, 20, `${path}.markersAtMost`);
    if (row.startIfDealt !== null) checkStart(row.startIfDealt, `${path}.startIfDealt`);
    checkUnits(row.units, `${path}.units`);
  });
  checkOnce(
    [...startingArmies, ...laterGenerals].map((row) => row.general),
    "options.edition.setup.laterGenerals",
    "generals",
  );
  checkPools(edition);
}

// No more CUs than there are (DIA-CU.9).
function checkPools({ setup, tables }: PlayedEdition): void {
  for (const [unit, most] of Object.entries(tables.pools)) {
    const count = [...setup.startingArmies, ...setup.laterGenerals].reduce((sum, row) => sum + (row.units[unit as UnitId] ?? 0), 0);
    if (count > most) throw DATA_COMPLAINT(`options.edition.tables.pools.${unit}`, `${count} or more, for the armies of the generals`, most);
  }
}

// DIA-MAP.2: never marked.
function checkMarker(edition: PlayedEdition, id: string, path: string, space: Finder): void {
  if (entryAt(edition.board.spaces, space(id, path)).kind === "transit") throw DATA_COMPLAINT(path, "a space that is no transit point", id);
}

function checkOnce(ids: readonly string[], path: string, what: string): void {
  const twice = ids.find((id, i) => ids.indexOf(id) !== i);
  if (twice !== undefined) throw DATA_COMPLAINT(path, `${what} named once`, twice);
}

// DIA-IND.14: one army in a space, and no general begins there.
function checkIndependents(edition: PlayedEdition, space: Finder): void {
  const { independentMarkers, independentArmies, startingArmies, laterGenerals, localTribe } = edition.setup;
  const path = "options.edition.setup";
  independentMarkers.forEach((row, i) => checkMarker(edition, row.space, `${path}.independentMarkers[${i}].space`, space));
  const taken = [...startingArmies.map((row) => row.space), ...laterGenerals.map((row) => row.startIfDealt?.space)];
  independentArmies.forEach((row, i) => {
    const at = `${path}.independentArmies[${i}]`;
    within(row.units, 1, 8, `${at}.units`);
    within(row.battle, 1, 6, `${at}.battle`);
    if (row.space === null) return;
    space(row.space, `${at}.space`);
    if (taken.includes(row.space)) throw DATA_COMPLAINT(`${at}.space`, "a space where nobody else begins", row.space);
    taken.push(row.space);
  });
  within(localTribe.units, 1, 8, `${path}.localTribe.units`);
  within(localTribe.battle, 1, 6, `${path}.localTribe.battle`);
}

function checkPeople(edition: PlayedEdition, space: Finder): void {
  const { royalFamily, fleets } = edition.setup;
  royalFamily.forEach((row, i) => {
    const path = `options.edition.setup.royalFamily[${i}]`;
    readWord(row.sex, `${path}.sex`, ["male", "female"], DATA_COMPLAINT);
    within(row.legitimacy, 0, 20, `${path}.legitimacy`);
    space(row.space, `${path}.space`);
  });
  fleets.forEach((row, i) => {
    const path = `options.edition.setup.fleets[${i}]`;
    within(row.strength, 0, 20, `${path}.strength`);
    within(row.upgraded, 0, 20, `${path}.upgraded`);
    if ((row.province === null) === (row.space === null)) throw DATA_COMPLAINT(`${path}.space`, "a space, or a province, and not both", row.space);
  });
  edition.generals.majors.forEach((row, i) => {
    const path = `options.edition.generals.majors[${i}]`;
    within(row.prestige, -20, 20, `${path}.prestige`);
    within(row.legitimacy, -20, 20, `${path}.legitimacy`);
  });
}

function checkPlayerCount(edition: PlayedEdition, row: PlayerCountRow, path: string, major: Finder): void {
  const { setup } = edition;
  within(row.players, 2, SEATS.length, `${path}.players`);
  within(row.each, 1, 12, `${path}.each`);
  within(row.autoVp, 1, 200, `${path}.autoVp`);
  within(row.hiddenHands, 0, 2, `${path}.hiddenHands`);
  row.pool.forEach((id, j) => {
    major(id, `${path}.pool[${j}]`);
    const starts =
      setup.startingArmies.some((army) => army.general === id) || setup.laterGenerals.some((later) => later.general === id && later.startIfDealt !== null);
    if (!starts) throw DATA_COMPLAINT(`${path}.pool[${j}]`, "a general with a place to begin in", id);
  });
  checkOnce(row.pool, `${path}.pool`, "generals");
  if (row.pool.length < row.each * row.players) throw DATA_COMPLAINT(`${path}.pool`, "enough generals to deal", row.pool);
  const inDeck = edition.cards.filter((card) => card.deck === "from-start").length;
  const dealt = setup.cards * (row.players + row.hiddenHands);
  if (inDeck < dealt) throw DATA_COMPLAINT(`${path}.hiddenHands`, `hands for which ${inDeck} cards are enough`, row.hiddenHands);
}

const EVENT_FIELDS: Readonly<Record<TurnTrackEvent["id"], readonly string[]>> = {
  "card-playable": ["card"],
  "card-added-to-deck": ["card"],
  "general-replaced": ["general"],
  "general-enters": ["general", "holderOf"],
  "heir-comes-of-age": ["royal"],
  "body-removed": [],
};

function checkTurnEvent(edition: PlayedEdition, given: unknown, path: string, major: Finder): void {
  const id = readWord(
    ownField(readObject(given, path, DATA_COMPLAINT), "id"),
    `${path}.id`,
    Object.keys(EVENT_FIELDS) as TurnTrackEvent["id"][],
    DATA_COMPLAINT,
  );
  const event = readKnownFields(given, path, ["id", ...EVENT_FIELDS[id]], DATA_COMPLAINT);
  const { cards, setup } = edition;
  const finders: Readonly<Record<string, Finder>> = {
    general: major,
    holderOf: major,
    card: finder(idsOf(cards), "card"),
    royal: finder(idsOf(setup.royalFamily), "royal family member"),
  };
  for (const field of EVENT_FIELDS[id]) finders[field]!(readText(ownField(event, field), `${path}.${field}`, 60, DATA_COMPLAINT), `${path}.${field}`);
  if (id !== "general-enters") return;
  // DIA-SET.7: his card is never in the deck, for then he would come twice.
  const card = cards.find((row) => row.type === "major-general" && row.general === ownField(event, "general"));
  const isAdded = setup.turnTrack.some((row) => row.events.some((other) => other.id === "card-added-to-deck" && other.card === card?.id));
  if (card !== undefined && (card.deck !== "turn-track" || isAdded))
    throw DATA_COMPLAINT(`${path}.general`, "a general whose card stays out of the deck", event["general"]);
}

function idsOf(rows: readonly { readonly id: string }[]): string[] {
  return rows.map((row) => row.id);
}

function checkUnits(units: UnitCounts, path: string): void {
  for (const key of Object.keys(units))
    if (!(UNITS as readonly string[]).includes(key)) throw DATA_COMPLAINT(`${path}.${key}`, `one of ${UNITS.join(", ")}`, key);
  for (const id of UNITS) within(units[id] ?? 0, 0, 20, `${path}.${id}`);
}
