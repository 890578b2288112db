/** Checks of printed tables and set-up that need no compiling: sizes, bounds, names of things that are there. */
import { DATA_COMPLAINT } from "../data/door.js";
import { type Edition, type RuleTables, SEATS, type TurnTrackEvent, type UnitCounts, UNITS } from "../types.js";
import { finder, type Finder, within } from "./rows.js";

/** The printed tables: their sizes and the bounds of their numbers. */
export function checkTables(tables: RuleTables): void {
  checkGrid(tables.movement, 5, 6, "movement", 12);
  checkGrid(tables.combat, 14, 31, "combat", 1000);
  checkGrid(tables.attrition, 8, 6, "attrition", 30);
  checkGrid(tables.siege, 8, 2, "siege", 10);
  checkNumbers(tables, "options.tables");
  within(tables.overrunRatio, 1, 20, "options.tables.overrunRatio");
  within(tables.mostAtSea, 1, 100, "options.tables.mostAtSea");
  within(tables.loneGeneralMp, 1, 12, "options.tables.loneGeneralMp");
  within(tables.antigonusSix, 1, 12, "options.tables.antigonusSix");
  within(tables.training.mercenary, 1, 100, "options.tables.training.mercenary");
  within(tables.training.macedonian, 1, 100, "options.tables.training.macedonian");
  within(tables.pools.macedonian, 0, 31, "options.tables.pools.macedonian");
  within(tables.pools.royal, 0, 15, "options.tables.pools.royal");
  within(tables.pools.elephant, 0, 15, "options.tables.pools.elephant");
  within(tables.pools["silver-shields"], 0, 3, "options.tables.pools.silver-shields");
  if (tables.siegePoints.inside.length !== 3) throw DATA_COMPLAINT("options.tables.siegePoints.inside", "three numbers", tables.siegePoints.inside);
}

// No printed number is negative.
function checkNumbers(group: object, path: string): void {
  for (const [key, value] of Object.entries(group)) {
    if (typeof value === "number") within(value, 0, 1000, `${path}.${key}`);
    else if (typeof value === "object" && value !== null && !Array.isArray(value)) checkNumbers(value as object, `${path}.${key}`);
  }
}

function checkGrid(grid: readonly (readonly number[])[], rows: number, columns: number, name: string, most: number): void {
  const path = `options.tables.${name}`;
  if (grid.length !== rows) throw DATA_COMPLAINT(path, `${rows} rows`, grid);
  grid.forEach((row, i) => {
    if (row.length !== columns) throw DATA_COMPLAINT(`${path}[${i}]`, `${columns} columns`, row);
    row.forEach((value, j) => within(value, 0, most, `${path}[${i}][${j}]`));
  });
}

/** The set-up and the turn track: everything they name is there. */
export function checkSetup(edition: Edition, space: Finder, province: Finder, general: Finder): void {
  const { setup } = edition;
  const path = "options.setup";
  setup.seats.forEach((row, i) => {
    if (row.id !== SEATS[i]) throw DATA_COMPLAINT(`${path}.seats[${i}].id`, `${SEATS[i] ?? "no more seats"}`, row.id);
  });
  if (setup.seats.length !== SEATS.length) throw DATA_COMPLAINT(`${path}.seats`, `${SEATS.length} seats`, setup.seats);
  setup.startingArmies.forEach((row, i) => {
    general(row.general, `${path}.startingArmies[${i}].general`);
    space(row.space, `${path}.startingArmies[${i}].space`);
    row.markers.forEach((id, j) => space(id, `${path}.startingArmies[${i}].markers[${j}]`));
    checkUnits(row.units, `${path}.startingArmies[${i}].units`);
  });
  setup.laterGenerals.forEach((row, i) => {
    general(row.general, `${path}.laterGenerals[${i}].general`);
    if (row.optionalSpace !== null) space(row.optionalSpace, `${path}.laterGenerals[${i}].optionalSpace`);
    if (row.optionalProvince !== null) province(row.optionalProvince, `${path}.laterGenerals[${i}].optionalProvince`);
    checkUnits(row.units, `${path}.laterGenerals[${i}].units`);
  });
  setup.independentMarkers.forEach((row, i) => space(row.space, `${path}.independentMarkers[${i}].space`));
  setup.independentArmies.forEach((row, i) => {
    if (row.space !== null) space(row.space, `${path}.independentArmies[${i}].space`);
    within(row.units, 1, 8, `${path}.independentArmies[${i}].units`);
    within(row.battle, 1, 6, `${path}.independentArmies[${i}].battle`);
  });
  setup.royalFamily.forEach((row, i) => space(row.space, `${path}.royalFamily[${i}].space`));
  setup.playerCounts.forEach((row, i) => {
    within(row.players, 2, SEATS.length, `${path}.playerCounts[${i}].players`);
    within(row.each, 1, 12, `${path}.playerCounts[${i}].each`);
    within(row.autoVp, 1, 200, `${path}.playerCounts[${i}].autoVp`);
    within(row.hiddenHands, 0, 2, `${path}.playerCounts[${i}].hiddenHands`);
    row.pool.forEach((id, j) => general(id, `${path}.playerCounts[${i}].pool[${j}]`));
    if (row.pool.length < row.each * row.players) throw DATA_COMPLAINT(`${path}.playerCounts[${i}].pool`, "enough generals to deal", row.pool);
  });
  setup.turnTrack.forEach((row, i) => row.events.forEach((event, j) => checkTurnEvent(edition, event, `${path}.turnTrack[${i}].events[${j}]`, general)));
  within(setup.turns, 1, 20, `${path}.turns`);
  within(setup.rounds, 1, 10, `${path}.rounds`);
  within(setup.cards, 1, 12, `${path}.cards`);
}

function checkTurnEvent(edition: Edition, event: TurnTrackEvent, path: string, general: Finder): void {
  const card = finder(
    edition.cards.map((row) => row.id),
    "card",
  );
  const royal = finder(
    edition.setup.royalFamily.map((row) => row.id),
    "royal family member",
  );
  switch (event.id) {
    case "card-playable":
    case "card-added-to-deck":
      card(event.card, `${path}.card`);
      return;
    case "general-replaced":
      general(event.general, `${path}.general`);
      return;
    case "general-enters":
      general(event.general, `${path}.general`);
      general(event.holderOf, `${path}.holderOf`);
      return;
    case "heir-comes-of-age":
      royal(event.royal, `${path}.royal`);
      return;
    case "body-removed":
      return;
    default:
      throw DATA_COMPLAINT(`${path}.id`, "an event of the turn track", (event as { id: unknown }).id);
  }
}

function checkUnits(units: UnitCounts, path: string): void {
  for (const key of Object.keys(units))
    if (!(UNITS as readonly string[]).includes(key)) throw DATA_COMPLAINT(`${path}.${key}`, `one of ${UNITS.join(", ")}`, key);
  for (const id of UNITS) within(units[id] ?? 0, 0, 20, `${path}.${id}`);
}
