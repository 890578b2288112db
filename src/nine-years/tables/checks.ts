/** What an edition must look like: every row by its form, then what the rows say together. Everything that is wrong or unknown is named by its place. */
import { SetupError } from "../../core/errors.js";
import { type Complaint, complaint, ownField, readArray, readBoolean, readInteger, readKnownFields, readText, readWord } from "../../core/json.js";
import { STAFF_OFFICERS } from "../data/leaders.js";
import { POWERS } from "../data/powers.js";
import { FLEETS, GLORIOUS_REVOLUTION } from "../data/setup.js";
import { type EditionData, type LeaderRow, POWER_IDS, type PowerId, REGION_IDS, SEATS, type Seat, SOURCES, type SpaceRow, ZONE_IDS } from "../types.js";

export const BAD: Complaint = complaint(SetupError, "setup/bad-edition");

const EDITION = "options.edition";
const MOST_SPACES = 128;
const MOST_LEADERS = 60;
const FIRST_YEAR = 1688;
const LAST_YEAR = 1699;
const NAMED_SPACES = ["london", "paris", "amsterdam", "vienna", "madrid", "highlands", "dublin", "edinburgh", "gibraltar", "turin", "empire-subsidy-home"];
/** Leaders whom the rules name, and for which side each stands at the end. */
const NAMED_LEADERS: Readonly<Record<string, readonly PowerId[]>> = {
  marlborough: ["britain"], // NYW-20.2.5.2.d
  "james-ii": ["jacobites"], // NYW-20.2.5.2.b
  claverhouse: ["jacobites"], // NYW-9.3.5
  "william-iii": POWERS.filter((power) => power.side === "alliance").map((power) => power.id), // NYW-20.2.5.2
};
/** Powers that take no part in the war in 1688 (NYW-7.2.1.1, NYW-7.2.7). */
const ABSENT: readonly PowerId[] = ["britain", "savoy"];

/** Throws unless games can be played by this edition. @throws SetupError naming the entry */
export function checkEdition(data: EditionData): void {
  readArray(data.spaces, `${EDITION}.spaces`, MOST_SPACES, BAD).forEach((row, i) => checkSpace(row, `${EDITION}.spaces[${i}]`));
  checkOnce(data.spaces, "spaces", []);
  checkNamedSpaces(data.spaces);
  readArray(data.links, `${EDITION}.links`, 1000, BAD).forEach((row, i) => checkLink(data, row, `${EDITION}.links[${i}]`));
  checkLinkedOnce(data);
  readArray(data.leaders, `${EDITION}.leaders`, MOST_LEADERS, BAD).forEach((row, i) => checkLeader(data, row, `${EDITION}.leaders[${i}]`));
  checkOnce(
    data.leaders,
    "leaders",
    SEATS.flatMap((side) => staffIds(side)),
  );
  checkNamedLeaders(data.leaders);
  readArray(data.placements, `${EDITION}.placements`, MOST_SPACES, BAD).forEach((row, i) => checkPlacement(data, row, `${EDITION}.placements[${i}]`));
  readArray(data.schedule, `${EDITION}.schedule`, 200, BAD).forEach((row, i) => checkArrival(row, `${EDITION}.schedule[${i}]`));
  checkCorpsTotals(data);
}

/** The ids of the staff officers of a side. */
export function staffIds(side: Seat): string[] {
  return Array.from({ length: STAFF_OFFICERS.count }, (_, i) => `${side}-staff-${i + 1}`);
}

// ---------------------------------------------------------------- rows

type Fields = Readonly<Record<string, unknown>>;

const SPACE_FIELDS = ["id", "name", "region", "home", "fortress", "vp", "zone", "rich", "control", "x", "y", "source"];
const LEADER_FIELDS = ["id", "name", "power", "command", "battle", "siege", "promotion", "arrival", "start", "retires", "monarch", "source"];
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
  // NYW-7.2.1.1, NYW-7.2.2
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
  readInteger(ownField(row, "command"), `${path}.command`, 1, 12, BAD);
  readInteger(ownField(row, "battle"), `${path}.battle`, 0, 6, BAD);
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
  readInteger(ownField(row, "year"), `${path}.year`, FIRST_YEAR + 1, LAST_YEAR, BAD); // NYW-12.1.3
  readWord(ownField(row, "power"), `${path}.power`, POWER_IDS, BAD);
  readInteger(ownField(row, "count"), `${path}.count`, 1, 30, BAD);
  checkSource(row, path);
}

// ---------------------------------------------------------------- what rows say together

function spaceOf(data: EditionData, id: unknown, path: string): SpaceRow {
  const row = data.spaces.find((space) => space.id === id);
  if (row === undefined) throw BAD(path, "a space of this board", id);
  return row;
}

function sideOf(power: PowerId): Seat {
  return POWERS[POWER_IDS.indexOf(power)]!.side;
}

function checkPresent(space: SpaceRow, power: PowerId, path: string): void {
  if (ABSENT.includes(power)) throw BAD(path, "only powers that take part in the war in 1688", power);
  checkFriendly(space, sideOf(power), path);
}

// NYW-4.3.1, NYW-14.1.1.5: whoever begins in a space begins among his own.
function checkFriendly(space: SpaceRow, side: Seat, path: string): void {
  if (space.control !== side) throw BAD(path, `a space that the ${side} side controls, for its units`, `${space.id} (${space.control})`);
}

function checkOnce(rows: readonly { readonly id: string }[], list: string, taken: readonly string[]): void {
  const ids = rows.map((row) => row.id);
  ids.forEach((id, i) => {
    if (ids.indexOf(id) !== i || taken.includes(id)) throw BAD(`${EDITION}.${list}[${i}].id`, "an id that is not taken", id);
  });
}

// Spaces that the rules name, with what the rules say of them.
function checkNamedSpaces(spaces: readonly SpaceRow[]): void {
  const { toAlliance, toBourbon } = GLORIOUS_REVOLUTION;
  const ports = FLEETS.map((fleet) => fleet.port);
  const capitals = POWERS.map((power) => power.capital);
  for (const id of [...NAMED_SPACES, ...capitals, ...ports, ...toAlliance, ...toBourbon]) namedSpace(spaces, id);
  const home = namedSpace(spaces, "empire-subsidy-home");
  if (home.control !== "alliance") throw BAD(`${EDITION}.spaces (${home.id})`, "control of the Alliance (NYW-2.4.3)", home.control);
  for (const { port, zone } of FLEETS)
    if (namedSpace(spaces, port).zone !== zone)
      throw BAD(`${EDITION}.spaces (${port})`, `a port on the ${zone}, home of a fleet (NYW-12.3.6.5)`, namedSpace(spaces, port).zone);
  for (const id of toAlliance) {
    const { region } = namedSpace(spaces, id);
    const isFit = region === "britain" || (region === "ireland" && id === "londonderry");
    if (!isFit) throw BAD(`${EDITION}.spaces (${id})`, "a space of Great Britain (NYW-20.2.5.2.b)", region);
  }
}

function namedSpace(spaces: readonly SpaceRow[], id: string): SpaceRow {
  const row = spaces.find((space) => space.id === id);
  if (row === undefined) throw BAD(`${EDITION}.spaces`, `the space ${id}, which the rules name`, undefined);
  return row;
}

function checkLinkedOnce({ links }: EditionData): void {
  const seen = new Set<string>();
  links.forEach(({ a, b }, i) => {
    const ends = [a, b].sort().join(" ");
    if (seen.has(ends)) throw BAD(`${EDITION}.links[${i}]`, "two spaces that are not linked yet", ends);
    seen.add(ends);
  });
}

function checkNamedLeaders(leaders: readonly LeaderRow[]): void {
  for (const [id, powers] of Object.entries(NAMED_LEADERS)) {
    const index = leaders.findIndex((leader) => leader.id === id);
    if (index < 0) throw BAD(`${EDITION}.leaders`, `the leader ${id}, whom the rules name`, undefined);
    const { power } = leaders[index]!;
    if (!powers.includes(power)) throw BAD(`${EDITION}.leaders[${index}].power`, powers.join(" or "), power);
  }
  const index = leaders.findIndex((leader) => leader.id === "claverhouse");
  for (const key of ["arrival", "retires"] as const) {
    const year = leaders[index]![key];
    if (year !== null) throw BAD(`${EDITION}.leaders[${index}].${key}`, "null, since an event brings him (NYW-9.3.5)", year);
  }
}

// As many corps of each power as its row says: on the map, in the pool, scheduled and (Jacobites one, Britain three) by event or revolution.
function checkCorpsTotals({ placements, schedule }: EditionData): void {
  for (const power of POWERS) {
    const placed = placements.flatMap((row) => row.corps).filter((corps) => corps.power === power.id);
    const arriving = schedule.filter((row) => row.power === power.id);
    const byEvent = power.id === "jacobites" ? 1 : power.id === "britain" ? GLORIOUS_REVOLUTION.forces.reduce((sum, force) => sum + force.count, 0) : 0;
    const count = [...placed, ...arriving].reduce((sum, row) => sum + row.count, power.pool + byEvent);
    if (count !== power.corps) throw BAD(`${EDITION} (corps of ${power.id})`, `${power.corps} in all`, count);
  }
}
