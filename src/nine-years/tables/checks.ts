/** What an edition must look like, row by row; what the rows say together is in connections.ts. Everything that is wrong or unknown is named by its place. */
import { ownField, readArray, readBoolean, readInteger, readKnownFields, readText, readWord } from "../../core/json.js";
import { STANDARD_EDITION } from "../data/standard.js";
import { type EditionData, SOURCES } from "../edition-types.js";
import { CARD_VALUES, EVENT_CARD_IDS, FLEET_IDS, POWER_IDS, REGION_IDS, SEATS, ZONE_IDS } from "../types.js";
import { BAD, checkConnections, checkFriendly, checkLeaders, checkPresent, checkSpaces, EDITION, spaceOf } from "./connections.js";

const MOST_SPACES = 128;
const MOST_LEADERS = 60;
const MOST_STAFF = 6;
const MOST_CORPS = 60;
const MOST_CARDS = 40;
const FIRST_YEAR = 1688;
const LAST_YEAR = 1699;

/** Throws unless games can be played by this edition. @throws SetupError naming the entry */
export function checkEdition(data: EditionData): void {
  checkRows(data.spaces, "spaces", MOST_SPACES, checkSpace);
  checkSpaces(data);
  checkRows(data.links, "links", 1000, (row, path) => checkLink(data, row, path));
  checkRowPer(REGION_IDS, data.regions, "regions", checkRegion);
  checkRowPer(POWER_IDS, data.powers, "powers", (row, path, i) => checkPower(data, row, path, i));
  checkStaff(data.staffOfficers, `${EDITION}.staffOfficers`);
  checkRows(data.leaders, "leaders", MOST_LEADERS, (row, path) => checkLeader(data, row, path));
  checkLeaders(data);
  checkRatings(readKnownFields(data.jacobiteMarlborough, `${EDITION}.jacobiteMarlborough`, RATING_FIELDS, BAD), `${EDITION}.jacobiteMarlborough`);
  checkRowPer(FLEET_IDS, data.fleets, "fleets", (row, path, i) => checkFleet(data, row, path, i));
  checkRowPer(EVENT_CARD_IDS, data.events, "events", checkEvent);
  checkRows(data.actionCards, "actionCards", CARD_VALUES.length, checkActionCards);
  checkRows(data.placements, "placements", MOST_SPACES, (row, path) => checkPlacement(data, row, path));
  checkRevolution(data, data.revolution, `${EDITION}.revolution`);
  checkRows(data.schedule, "schedule", 200, checkArrival);
  checkConnections(data);
}

type Fields = Readonly<Record<string, unknown>>;
type CheckRow = (row: unknown, path: string, index: number) => void;

function checkRows(rows: unknown, list: keyof EditionData, most: number, check: CheckRow): void {
  readArray(rows, `${EDITION}.${list}`, most, BAD).forEach((row, i) => {
    check(row, `${EDITION}.${list}[${i}]`, i);
  });
}

// One row for each id that the rules know, in their order.
function checkRowPer(ids: readonly string[], rows: unknown, list: keyof EditionData, check: CheckRow): void {
  const { length } = readArray(rows, `${EDITION}.${list}`, ids.length, BAD);
  if (length !== ids.length) throw BAD(`${EDITION}.${list}`, `${ids.length} rows, one for each of the ${list}`, rows);
  checkRows(rows, list, ids.length, (row, path, i) => {
    check(row, path, i);
    readWord((row as Fields)["id"], `${path}.id`, [ids[i]!], BAD);
  });
}

// ---------------------------------------------------------------- rows

const SPACE_FIELDS = ["id", "name", "region", "home", "fortress", "vp", "zone", "rich", "control", "x", "y", "source"];
const LEADER_FIELDS = ["id", "name", "power", "command", "battle", "siege", "promotion", "arrival", "start", "retires", "monarch", "source"];
const REGION_FIELDS = ["id", "stackingLimit", "source"];
const POWER_FIELDS = ["id", "name", "side", "capital", "form", "restore", "corps", "pool", "source"];
const RATING_FIELDS = ["command", "battle", "source"];
const FLEET_FIELDS = ["id", "name", "side", "zone", "port", "locTo", "start", "source"];
const EVENT_FIELDS = ["id", "name", "added1693", "held", "lasting", "source"];
const ID = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

function checkSpace(given: unknown, path: string): void {
  const row = readKnownFields(given, path, SPACE_FIELDS, BAD);
  checkNames(row, path);
  readWord(ownField(row, "region"), `${path}.region`, REGION_IDS, BAD);
  if (ownField(row, "home") !== null) readWord(ownField(row, "home"), `${path}.home`, [...POWER_IDS, "portugal"], BAD);
  if (ownField(row, "fortress") !== null) readInteger(ownField(row, "fortress"), `${path}.fortress`, 1, 3, BAD);
  readInteger(ownField(row, "vp"), `${path}.vp`, 0, 20, BAD);
  if (ownField(row, "zone") !== null) readWord(ownField(row, "zone"), `${path}.zone`, ZONE_IDS, BAD);
  readBoolean(ownField(row, "rich"), `${path}.rich`, BAD);
  const control = readWord(ownField(row, "control"), `${path}.control`, [...SEATS, "neutral"], BAD);
  readInteger(ownField(row, "x"), `${path}.x`, 0, 2000, BAD);
  readInteger(ownField(row, "y"), `${path}.y`, 0, 2000, BAD);
  // NYW-7.2.1.1, NYW-7.2.2: both are neutral at the start.
  const isNeutral = ownField(row, "home") === "savoy" || ownField(row, "home") === "portugal";
  if (isNeutral && control !== "neutral") throw BAD(`${path}.control`, "neutral at the start, as Savoy and Portugal are", control);
}

// Ids are words of the notation.
function checkNames(row: Fields, path: string): void {
  const id = readText(ownField(row, "id"), `${path}.id`, 60, BAD);
  if (!ID.test(id)) throw BAD(`${path}.id`, "small letters, digits and hyphens between them", id);
  readText(ownField(row, "name"), `${path}.name`, 100, BAD);
  checkSource(row, path);
}

function checkSource(row: Fields, path: string): void {
  if (ownField(row, "source") !== undefined) readWord(ownField(row, "source"), `${path}.source`, SOURCES, BAD);
}

function checkLink(data: EditionData, given: unknown, path: string): void {
  const row = readKnownFields(given, path, ["a", "b", "kind", "source"], BAD);
  readWord(ownField(row, "kind"), `${path}.kind`, ["normal", "red"], BAD);
  const [a, b] = [spaceOf(data, ownField(row, "a"), `${path}.a`), spaceOf(data, ownField(row, "b"), `${path}.b`)];
  if (a === b) throw BAD(`${path}.b`, "another space", b.id);
  checkSource(row, path);
}

function checkLeader(data: EditionData, given: unknown, path: string): void {
  const row = readKnownFields(given, path, LEADER_FIELDS, BAD);
  checkNames(row, path);
  const power = readWord(ownField(row, "power"), `${path}.power`, POWER_IDS, BAD);
  checkRatings(row, path);
  readInteger(ownField(row, "siege"), `${path}.siege`, 0, 3, BAD);
  for (const key of ["promotion", "arrival", "retires"])
    if (ownField(row, key) !== null) readInteger(ownField(row, key), `${path}.${key}`, FIRST_YEAR, LAST_YEAR, BAD);
  readBoolean(ownField(row, "monarch"), `${path}.monarch`, BAD);
  if (ownField(row, "start") === null) return;
  const start = spaceOf(data, ownField(row, "start"), `${path}.start`);
  if (ownField(row, "arrival") !== FIRST_YEAR) throw BAD(`${path}.start`, `null for who does not arrive in ${FIRST_YEAR}`, start.id);
  // NYW-A-27: Marlborough begins on the Bourbon side.
  if (ownField(row, "id") === "marlborough") checkFriendly(start, "bourbon", `${path}.start`);
  else checkPresent(start, power, `${path}.start`);
}

function checkPlacement(data: EditionData, given: unknown, path: string): void {
  const row = readKnownFields(given, path, ["space", "corps", "source"], BAD);
  const space = spaceOf(data, ownField(row, "space"), `${path}.space`);
  readArray(ownField(row, "corps"), `${path}.corps`, 20, BAD).forEach((stack, j) => {
    const corps = readKnownFields(stack, `${path}.corps[${j}]`, ["power", "count"], BAD);
    const power = readWord(ownField(corps, "power"), `${path}.corps[${j}].power`, POWER_IDS, BAD);
    readInteger(ownField(corps, "count"), `${path}.corps[${j}].count`, 1, 30, BAD);
    checkPresent(space, power, `${path}.space`);
  });
  checkSource(row, path);
}

function checkArrival(given: unknown, path: string): void {
  const row = readKnownFields(given, path, ["year", "power", "count", "source"], BAD);
  readInteger(ownField(row, "year"), `${path}.year`, FIRST_YEAR + 1, LAST_YEAR, BAD); // NYW-12.1.3: 1688 has no Reinforcement Phase.
  readWord(ownField(row, "power"), `${path}.power`, POWER_IDS, BAD);
  readInteger(ownField(row, "count"), `${path}.count`, 1, 30, BAD);
  checkSource(row, path);
}

function checkRegion(given: unknown, path: string): void {
  const row = readKnownFields(given, path, REGION_FIELDS, BAD);
  readInteger(ownField(row, "stackingLimit"), `${path}.stackingLimit`, 1, MOST_CORPS, BAD);
  checkSource(row, path);
}

function checkPower(data: EditionData, given: unknown, path: string, index: number): void {
  const row = readKnownFields(given, path, POWER_FIELDS, BAD);
  checkNames(row, path);
  readWord(ownField(row, "side"), `${path}.side`, [STANDARD_EDITION.powers[index]!.side], BAD); // NYW-7.1.1: a power keeps its side.
  spaceOf(data, ownField(row, "capital"), `${path}.capital`);
  readInteger(ownField(row, "form"), `${path}.form`, 0, 9, BAD);
  readInteger(ownField(row, "restore"), `${path}.restore`, 0, 9, BAD);
  readInteger(ownField(row, "corps"), `${path}.corps`, 0, MOST_CORPS, BAD);
  readInteger(ownField(row, "pool"), `${path}.pool`, 0, MOST_CORPS, BAD);
}

function checkRatings(row: Fields, path: string): void {
  readInteger(ownField(row, "command"), `${path}.command`, 1, 12, BAD);
  readInteger(ownField(row, "battle"), `${path}.battle`, 0, 6, BAD);
  checkSource(row, path);
}

function checkStaff(given: unknown, path: string): void {
  const row = readKnownFields(given, path, ["count", ...RATING_FIELDS], BAD);
  readInteger(ownField(row, "count"), `${path}.count`, 0, MOST_STAFF, BAD);
  checkRatings(row, path);
}

function checkFleet(data: EditionData, given: unknown, path: string, index: number): void {
  const row = readKnownFields(given, path, FLEET_FIELDS, BAD);
  const printed = STANDARD_EDITION.fleets[index]!;
  checkNames(row, path);
  readWord(ownField(row, "side"), `${path}.side`, [printed.side], BAD);
  readWord(ownField(row, "zone"), `${path}.zone`, [printed.zone], BAD);
  const port = spaceOf(data, ownField(row, "port"), `${path}.port`);
  spaceOf(data, ownField(row, "locTo"), `${path}.locTo`);
  const start = ownField(row, "start");
  if (start === "box") return;
  // NYW-12.3.6.12: a fleet lies in a friendly port.
  if (readInteger(start, `${path}.start`, 0, 2, BAD) > 0) checkFriendly(port, printed.side, `${path}.port`);
}

function checkEvent(given: unknown, path: string, index: number): void {
  const row = readKnownFields(given, path, EVENT_FIELDS, BAD);
  checkNames(row, path);
  readBoolean(ownField(row, "added1693"), `${path}.added1693`, BAD);
  const printed = STANDARD_EDITION.events[index]!;
  for (const key of ["held", "lasting"] as const)
    if (ownField(row, key) !== printed[key]) throw BAD(`${path}.${key}`, `${printed[key]}, as what the card does demands`, ownField(row, key));
}

function checkActionCards(given: unknown, path: string, index: number): void {
  const row = readKnownFields(given, path, ["value", "count", "source"], BAD);
  readInteger(ownField(row, "value"), `${path}.value`, index + 1, index + 1, BAD);
  readInteger(ownField(row, "count"), `${path}.count`, 0, MOST_CARDS, BAD);
  checkSource(row, path);
}

function checkRevolution(data: EditionData, given: unknown, path: string): void {
  const row = readKnownFields(given, path, ["toAlliance", "toBourbon", "forces", "source"], BAD);
  for (const list of ["toAlliance", "toBourbon"])
    readArray(ownField(row, list), `${path}.${list}`, MOST_SPACES, BAD).forEach((id, i) => spaceOf(data, id, `${path}.${list}[${i}]`));
  readArray(ownField(row, "forces"), `${path}.forces`, MOST_CORPS, BAD).forEach((entry, i) => {
    const force = readKnownFields(entry, `${path}.forces[${i}]`, ["space", "count", "reduced"], BAD);
    spaceOf(data, ownField(force, "space"), `${path}.forces[${i}].space`);
    readInteger(ownField(force, "count"), `${path}.forces[${i}].count`, 1, MOST_CORPS, BAD);
    readBoolean(ownField(force, "reduced"), `${path}.forces[${i}].reduced`, BAD);
  });
  checkSource(row, path);
}
