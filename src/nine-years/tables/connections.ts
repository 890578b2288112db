/** What the rows of an edition say together: ids that name something, spaces and leaders that the rules name, sums. */
import { SetupError } from "../../core/errors.js";
import { type Complaint, complaint } from "../../core/json.js";
import { STANDARD_EDITION } from "../data/standard.js";
import type { EditionData, LeaderRow, SpaceRow } from "../edition-types.js";
import { staffIds } from "./staff.js";
import { CARD_VALUES, POWER_IDS, type PowerId, REGION_IDS, SEATS, type Seat } from "../types.js";

export const BAD: Complaint = complaint(SetupError, "setup/bad-edition");

export const EDITION = "options.edition";
/** As many corps of a side as the state counts in a space. */
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
/** Leaders whom the rules name, and for which side each stands at the end. */
const NAMED_LEADERS: Readonly<Record<string, readonly PowerId[]>> = {
  marlborough: ["britain"], // NYW-20.2.5.2.d: he becomes British.
  "james-ii": ["jacobites"], // NYW-20.2.5.2.b: he flees with them.
  claverhouse: ["jacobites"], // NYW-9.3.5: he brings the fifth corps.
  // NYW-20.2.5.2: he stands for the Alliance, whatever his power.
  "william-iii": ["britain", "united-provinces", "spain", "austria", "empire", "subsidies", "savoy"],
};
/** Powers that take no part in the war in 1688 (NYW-7.2.1.1, NYW-7.2.7). */
const ABSENT: readonly PowerId[] = ["britain", "savoy"];

/** Spaces that differ, those that the rules name among them. @throws SetupError naming the entry */
export function checkSpaces({ spaces }: EditionData): void {
  checkOnce(spaces, "spaces", []);
  checkNamedSpaces(spaces);
}

/** Leaders that differ, from each other and from staff officers, those that the rules name among them. @throws SetupError naming the entry */
export function checkLeaders({ leaders, staffOfficers }: EditionData): void {
  const staff = SEATS.flatMap((side) => staffIds(side, staffOfficers.count));
  checkOnce(leaders, "leaders", staff);
  checkNamedLeaders(leaders);
}

/** Throws unless the rows of all lists go together; each by itself is sound. @throws SetupError naming the entry */
export function checkConnections(data: EditionData): void {
  checkLinkedOnce(data);
  checkFleets(data);
  checkRevolutionSpaces(data);
  checkCorpsTotals(data);
  checkStacking(data);
  checkActionDeck(data);
}

/** The space with this id. @throws SetupError when the board has none */
export function spaceOf(data: EditionData, id: unknown, path: string): SpaceRow {
  const row = data.spaces.find((space) => space.id === id);
  if (row === undefined) throw BAD(path, "a space of this board", id);
  return row;
}

function sideOf(power: PowerId): Seat {
  return STANDARD_EDITION.powers[POWER_IDS.indexOf(power)]!.side;
}

/** A unit of this power may begin in this space. @throws SetupError */
export function checkPresent(space: SpaceRow, power: PowerId, path: string): void {
  if (ABSENT.includes(power)) throw BAD(path, "only powers that take part in the war in 1688", power);
  checkFriendly(space, sideOf(power), path);
}

/** NYW-4.3.1, NYW-14.1.1.5: whoever begins in a space begins among his own. @throws SetupError */
export function checkFriendly(space: SpaceRow, side: Seat, path: string): void {
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
  for (const id of NAMED_SPACES) namedSpace(spaces, id);
  const home = namedSpace(spaces, "empire-subsidy-home");
  if (home.control !== "alliance") throw BAD(`${EDITION}.spaces (${home.id})`, "control of the Alliance (NYW-2.4.3)", home.control);
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

// Home ports on their sea (NYW-12.3.6.5), with a LOC to a source of supply (NYW-12.3.6.6); at most one fleet in a control box (NYW-10.1.8).
function checkFleets({ spaces, powers, fleets }: EditionData): void {
  fleets.forEach(({ port, zone, locTo, start }, i) => {
    const { zone: sea } = namedSpace(spaces, port);
    if (sea !== zone) throw BAD(`${EDITION}.spaces (${port})`, `a port on the ${zone}, home of a fleet (NYW-12.3.6.5)`, sea);
    if (!powers.some(({ capital }) => capital === locTo)) throw BAD(`${EDITION}.fleets[${i}].locTo`, "the capital of a power (NYW-12.3.6.6)", locTo);
    const isTaken = fleets.some((other, j) => j < i && other.zone === zone && other.start === "box");
    if (start === "box" && isTaken) throw BAD(`${EDITION}.fleets[${i}].start`, "0, 1 or 2, since another fleet is in the box (NYW-10.1.8)", start);
  });
}

// NYW-20.2.5.2.a to c: the isles change hands, no other space, and the British corps appear where they are at home.
function checkRevolutionSpaces({ spaces, revolution: { toAlliance, toBourbon, forces } }: EditionData): void {
  const path = `${EDITION}.revolution`;
  for (const id of ["london", "londonderry"]) if (!toAlliance.includes(id)) throw BAD(`${path}.toAlliance`, `${id} among them (NYW-20.2.5.2.b)`, toAlliance);
  for (const id of toAlliance) {
    const { region } = namedSpace(spaces, id);
    const isFit = region === "britain" || (region === "ireland" && id === "londonderry");
    if (!isFit) throw BAD(`${EDITION}.spaces (${id})`, "a space of Great Britain (NYW-20.2.5.2.b)", region);
  }
  toBourbon.forEach((id, i) => {
    const { region } = namedSpace(spaces, id);
    if (region !== "britain" && region !== "ireland") throw BAD(`${EDITION}.spaces (${id})`, "a space of the isles (NYW-20.2.5.2.a)", region);
    if (toAlliance.includes(id)) throw BAD(`${path}.toBourbon[${i}]`, "a space that does not go to the Alliance", id);
  });
  forces.forEach(({ space }, i) => {
    if (!toAlliance.includes(space)) throw BAD(`${path}.forces[${i}].space`, "a space that goes to the Alliance", space);
  });
}

// As many corps of each power as its row says: on the map, in the pool, scheduled and (Jacobites one, Britain its forces) by event or revolution.
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

// NYW-4.1.1: nobody begins overstacked; the Empire/Subsidy Home Space has no limit (NYW-2.4.4).
function checkStacking({ spaces, regions, placements }: EditionData): void {
  for (const { id, region } of spaces) {
    const limit = regions[REGION_IDS.indexOf(region)]!.stackingLimit;
    const count = placements.filter(({ space }) => space === id).reduce((sum, { corps }) => sum + corps.reduce((all, row) => all + row.count, 0), 0);
    if (count > limit && id !== "empire-subsidy-home") throw BAD(`${EDITION}.placements (${id})`, `at most ${limit} corps (NYW-4.1.1)`, count);
  }
}

// Both hands are dealt from one pile (NYW-13.1.1).
function checkActionDeck({ actionCards }: EditionData): void {
  const all = actionCards.reduce((sum, row) => sum + row.count, 0);
  if (actionCards.length !== CARD_VALUES.length || all < LEAST_ACTION_CARDS)
    throw BAD(`${EDITION}.actionCards`, `a row for each of ${CARD_VALUES.join(", ")}, ${LEAST_ACTION_CARDS} cards or more in all (NYW-13.1.3)`, all);
}
