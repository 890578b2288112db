/** Checks between the rows of an edition: ids that exist, spaces and leaders that the rules name, sums. */
import { EDITION_COMPLAINT as BAD } from "../../core/basics/json.js";
import { STANDARD_EDITION } from "../data/standard.js";
import type { EditionData, LeaderRow, SpaceRow } from "../vocabulary/edition-types.js";
import { FIRST_YEAR } from "./form.js";
import { staffIds } from "./staff.js";
import { POWER_IDS, type PowerId, REGION_IDS, SEATS, type Seat } from "../vocabulary/types.js";

const EDITION = "options.edition";
/** The most corps of a side that the state can count in a space. */
const MOST_OF_SIDE = 63;
const LEAST_ACTION_CARDS = 10;
const NAMED_SPACES = [
  "london",
  "paris",
  "amsterdam",
  "vienna",
  "madrid",
  "highlands",
  "dublin",
  "edinburgh",
  "gibraltar",
  "turin",
  "empire-subsidy-home",
  "londonderry",
];
/** The leaders that the rules name, with the powers to which each may belong. */
const NAMED_LEADERS: Readonly<Record<string, readonly PowerId[]>> = {
  marlborough: ["britain"], // NYW-20.2.5.2.d: he becomes British.
  "james-ii": ["jacobites"], // NYW-20.2.5.2.b: he flees with the Jacobites.
  claverhouse: ["jacobites"], // NYW-9.3.5: he brings the fifth Jacobite corps.
  // NYW-20.2.5.2: William is a leader of the Alliance, of any of its powers.
  "william-iii": ["britain", "united-provinces", "spain", "austria", "empire", "subsidies", "savoy"],
};
/** Powers that are not in the war in 1688 (NYW-7.2.1.1, NYW-7.2.7). */
const ABSENT: readonly PowerId[] = ["britain", "savoy"];

/**
 * Throws unless the rows of all lists fit together.
 * @throws SetupError naming the entry
 */
export function checkConnections(data: EditionData): void {
  checkSpaces(data);
  checkLinks(data);
  data.powers.forEach(({ capital }, i) => spaceOf(data, capital, `${EDITION}.powers[${i}].capital`));
  checkLeaders(data);
  checkPorts(data);
  checkPlacements(data);
  checkFleets(data);
  checkRevolutionSpaces(data);
  checkCorpsTotals(data);
  checkStacking(data);
  checkActionDeck(data);
}

/** @throws SetupError if the board has no such space */
function spaceOf(data: EditionData, id: string, path: string): SpaceRow {
  const row = data.spaces.find((space) => space.id === id);
  if (row === undefined) throw BAD(path, "a space of this board", id);
  return row;
}

// Space ids are distinct and include those that the rules name. NYW-7.2.1.1, NYW-7.2.2: Savoy and Portugal are neutral at the start.
function checkSpaces({ spaces }: EditionData): void {
  spaces.forEach(({ home, control }, i) => {
    const isNeutral = home === "savoy" || home === "portugal";
    if (isNeutral && control !== "neutral") throw BAD(`${EDITION}.spaces[${i}].control`, "neutral at the start, as Savoy and Portugal are", control);
  });
  checkOnce(spaces, "spaces", []);
  checkNamedSpaces(spaces);
}

function checkLinks(data: EditionData): void {
  const seen = new Set<string>();
  data.links.forEach(({ a, b }, i) => {
    const path = `${EDITION}.links[${i}]`;
    spaceOf(data, a, `${path}.a`);
    spaceOf(data, b, `${path}.b`);
    if (a === b) throw BAD(`${path}.b`, "another space", b);
    const ends = [a, b].sort().join(" ");
    if (seen.has(ends)) throw BAD(path, "two spaces that are not linked yet", ends);
    seen.add(ends);
  });
}

// Leader ids are distinct, also from those of staff officers, and include those that the rules name. Each leader starts in a space of his own side.
function checkLeaders(data: EditionData): void {
  data.leaders.forEach((leader, i) => checkStart(data, leader, `${EDITION}.leaders[${i}].start`));
  const staff = SEATS.flatMap((side) => staffIds(side, data.staffOfficers.count));
  checkOnce(data.leaders, "leaders", staff);
  checkNamedLeaders(data.leaders);
}

function checkStart(data: EditionData, { id, power, arrival, start }: LeaderRow, path: string): void {
  if (start === null) return;
  const space = spaceOf(data, start, path);
  if (arrival !== FIRST_YEAR) throw BAD(path, `null, since the leader does not arrive in ${FIRST_YEAR}`, start);
  // NYW-A-27: Marlborough starts on the Bourbon side.
  if (id === "marlborough") checkFriendly(space, "bourbon", path);
  else checkPresent(space, power, path);
}

function checkPorts(data: EditionData): void {
  data.fleets.forEach(({ port, side, locTo, start }, i) => {
    const path = `${EDITION}.fleets[${i}]`;
    const home = spaceOf(data, port, `${path}.port`);
    spaceOf(data, locTo, `${path}.locTo`);
    if (start !== "box" && start > 0) checkFriendly(home, side, `${path}.port`); // NYW-12.3.6.12: the port of a prepared fleet is friendly.
  });
}

function checkPlacements(data: EditionData): void {
  data.placements.forEach(({ space, corps }, i) => {
    const path = `${EDITION}.placements[${i}].space`;
    const row = spaceOf(data, space, path);
    for (const { power } of corps) checkPresent(row, power, path);
  });
}

function sideOf(power: PowerId): Seat {
  return STANDARD_EDITION.powers[POWER_IDS.indexOf(power)]!.side;
}

// Throws unless a unit of this power may start in this space.
function checkPresent(space: SpaceRow, power: PowerId, path: string): void {
  if (ABSENT.includes(power)) throw BAD(path, "only powers that take part in the war in 1688", power);
  checkFriendly(space, sideOf(power), path);
}

// NYW-4.3.1, NYW-14.1.1.5: units start in spaces that their own side controls.
function checkFriendly(space: SpaceRow, side: Seat, path: string): void {
  if (space.control !== side) throw BAD(path, `a space that the ${side} side controls, for its units`, `${space.id} (${space.control})`);
}

function checkOnce(rows: readonly { readonly id: string }[], list: string, taken: readonly string[]): void {
  const ids = rows.map((row) => row.id);
  ids.forEach((id, i) => {
    if (ids.indexOf(id) !== i || taken.includes(id)) throw BAD(`${EDITION}.${list}[${i}].id`, "an id that is not taken", id);
  });
}

function checkNamedSpaces(spaces: readonly SpaceRow[]): void {
  for (const id of NAMED_SPACES) namedSpace(spaces, id);
  const home = namedSpace(spaces, "empire-subsidy-home");
  if (home.control !== "alliance") throw BAD(`${EDITION}.spaces (${home.id})`, "control of the Alliance (NYW-2.4.3)", home.control);
}

function namedSpace(spaces: readonly SpaceRow[], id: string): SpaceRow {
  const row = spaces.find((space) => space.id === id);
  if (row === undefined) throw BAD(`${EDITION}.spaces`, `the space ${id}, which the rules name`, undefined);
  return row;
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

// Each fleet has its home port on its own sea zone (NYW-12.3.6.5) and needs a LOC to the capital of a power (NYW-12.3.6.6). At most one fleet is in each
// control box (NYW-10.1.8).
function checkFleets({ spaces, powers, fleets }: EditionData): void {
  fleets.forEach(({ port, zone, locTo, start }, i) => {
    const { zone: sea } = namedSpace(spaces, port);
    if (sea !== zone) throw BAD(`${EDITION}.spaces (${port})`, `a port on the ${zone}, home of a fleet (NYW-12.3.6.5)`, sea);
    if (!powers.some(({ capital }) => capital === locTo)) throw BAD(`${EDITION}.fleets[${i}].locTo`, "the capital of a power (NYW-12.3.6.6)", locTo);
    const isTaken = fleets.some((other, j) => j < i && other.zone === zone && other.start === "box");
    if (start === "box" && isTaken) throw BAD(`${EDITION}.fleets[${i}].start`, "0, 1 or 2, since another fleet is in the box (NYW-10.1.8)", start);
  });
}

// NYW-20.2.5.2.a to c: only spaces of the isles change hands, and the British corps appear where the Alliance gains control.
function checkRevolutionSpaces(data: EditionData): void {
  const { toAlliance, toBourbon, forces } = data.revolution;
  const path = `${EDITION}.revolution`;
  toAlliance.forEach((id, i) => spaceOf(data, id, `${path}.toAlliance[${i}]`));
  for (const id of ["london", "londonderry"]) if (!toAlliance.includes(id)) throw BAD(`${path}.toAlliance`, `${id} among them (NYW-20.2.5.2.b)`, toAlliance);
  for (const id of toAlliance) {
    const { region } = namedSpace(data.spaces, id);
    const isFit = region === "britain" || (region === "ireland" && id === "londonderry");
    if (!isFit) throw BAD(`${EDITION}.spaces (${id})`, "a space of Great Britain (NYW-20.2.5.2.b)", region);
  }
  toBourbon.forEach((id, i) => {
    const { region } = spaceOf(data, id, `${path}.toBourbon[${i}]`);
    if (region !== "britain" && region !== "ireland") throw BAD(`${EDITION}.spaces (${id})`, "a space of the isles (NYW-20.2.5.2.a)", region);
    if (toAlliance.includes(id)) throw BAD(`${path}.toBourbon[${i}]`, "a space that does not go to the Alliance", id);
  });
  forces.forEach(({ space }, i) => {
    if (!toAlliance.includes(space)) throw BAD(`${path}.forces[${i}].space`, "a space that goes to the Alliance", space);
  });
}

// The corps of each power on the map, in the pool and in the schedule add up to its total. The total of Britain includes the corps of the Glorious
// Revolution, that of the Jacobites the corps that an event brings. No side has more corps than the state can count.
function checkCorpsTotals({ powers, placements, schedule, revolution }: EditionData): void {
  for (const power of powers) {
    const placed = placements.flatMap((row) => row.corps).filter((corps) => corps.power === power.id);
    const arriving = schedule.filter((row) => row.power === power.id);
    const byEvent = power.id === "jacobites" ? 1 : power.id === "britain" ? revolution.forces.reduce((sum, force) => sum + force.count, 0) : 0;
    const count = [...placed, ...arriving].reduce((sum, row) => sum + row.count, power.pool + byEvent);
    if (count !== power.corps) throw BAD(`${EDITION} (corps of ${power.id})`, `${power.corps} in all`, count);
  }
  for (const side of SEATS) {
    const all = powers.filter((power) => power.side === side).reduce((sum, power) => sum + power.corps, 0);
    if (all > MOST_OF_SIDE) throw BAD(`${EDITION}.powers (${side})`, `at most ${MOST_OF_SIDE} corps of a side`, all);
  }
}

// NYW-4.1.1: no space starts overstacked. The Empire/Subsidy Home Space has no limit (NYW-2.4.4).
function checkStacking({ spaces, regions, placements }: EditionData): void {
  for (const { id, region } of spaces) {
    const limit = regions[REGION_IDS.indexOf(region)]!.stackingLimit;
    const count = placements.filter(({ space }) => space === id).reduce((sum, { corps }) => sum + corps.reduce((all, row) => all + row.count, 0), 0);
    if (count > limit && id !== "empire-subsidy-home") throw BAD(`${EDITION}.placements (${id})`, `at most ${limit} corps (NYW-4.1.1)`, count);
  }
}

// NYW-13.1.1: both hands come from one pile.
function checkActionDeck({ actionCards }: EditionData): void {
  const all = actionCards.reduce((sum, row) => sum + row.count, 0);
  if (all < LEAST_ACTION_CARDS) throw BAD(`${EDITION}.actionCards`, `${LEAST_ACTION_CARDS} cards or more in all (NYW-13.1.3)`, all);
}
