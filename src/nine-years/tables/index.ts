/** The compiled edition: ids as indices, the graph, and everything that the rules look up. It is made and checked once per edition. */
import { bit, withBit } from "../../core/basics/bits.js";
import { createEditions, type Editions } from "../../core/state/editions.js";
import { buildGraph, type Graph, type Link } from "../../core/basics/graph.js";
import { packed } from "../../core/basics/lists.js";
import { PLAYED_EDITION } from "../data/played.js";
import type {
  PlayedEdition,
  PlayedEventCard,
  FleetRow,
  PlayedLeader,
  PlacementRow,
  RatingsRow,
  RevolutionRow,
  PlayedSpace,
  StaffRow,
} from "../vocabulary/edition-types.js";
import { staffIds } from "./staff.js";
import { EVENT_CARD_IDS, FLEET_IDS, POWER_IDS, REGION_IDS, SEATS, ZONE_IDS } from "../vocabulary/types.js";

/** Sides, in the order of SEATS. NEUTRAL is the controller of a neutral space or zone. */
export const ALLIANCE = 0;
export const BOURBON = 1;
export const NEUTRAL = 2;

/** Powers by their index in POWER_IDS. */
export const FRANCE = 0;
export const JACOBITES = 1;
export const CATALONIA = 2;
export const BRITAIN = 3;
export const SPAIN = 5;
export const AUSTRIA = 6;
export const EMPIRE = 7;
export const SUBSIDIES = 8;
export const SAVOY = 9;
/** NYW-7.1.1: the first three powers are Bourbon. */
export function sideOfPower(power: number): number {
  return power < BRITAIN ? BOURBON : ALLIANCE;
}
/** NYW-7.2.2: Portugal has no corps and is always neutral. */
export const PORTUGAL = 10;
/** Stands for "no power", "no zone", "no space" and the like. */
export const NONE = -1;

/** The index in ZONE_IDS. */
export const ATLANTIC = 0;

export const NORMAL = 0;
export const RED = 1;

/** The index in FLEET_IDS. */
export const BREST_FLEET = 0;

/** Regions by their index in REGION_IDS. */
export const REGION_BRITAIN = 0;
export const REGION_IRELAND = 1;
export const REGION_LOW_COUNTRIES = 2;
export const REGION_SPAIN = 7;

/** NYW-2.4.4: the number that stands for the absence of a stacking limit. */
export const UNLIMITED = 99;

export interface NamedSpaces {
  readonly london: number;
  readonly paris: number;
  readonly amsterdam: number;
  readonly vienna: number;
  readonly madrid: number;
  readonly highlands: number;
  readonly dublin: number;
  readonly edinburgh: number;
  readonly gibraltar: number;
  readonly turin: number;
  readonly empireHome: number;
  readonly londonderry: number;
}

/** A compiled edition. Most lists are indexed by space, leader, power or fleet. */
export interface Tables {
  readonly spaceIds: readonly string[];
  readonly spaces: readonly PlayedSpace[];
  readonly graph: Graph;
  readonly fortress: readonly number[];
  readonly vp: readonly number[];
  readonly region: readonly number[];
  readonly home: readonly number[];
  readonly zone: readonly number[];
  readonly rich: readonly boolean[];
  readonly limit: readonly number[];
  readonly startControl: readonly number[];
  readonly ports: readonly number[];
  readonly named: NamedSpaces;
  readonly leaderIds: readonly string[];
  readonly leaders: readonly PlayedLeader[];
  readonly leaderPower: readonly number[];
  /** Sides of leaders and staff officers; for Marlborough, the side after the Glorious Revolution. */
  readonly leaderSide: readonly number[];
  /** The leaders and staff officers of each side by index, before and after the Glorious Revolution. */
  readonly leadersBefore: readonly (readonly number[])[];
  readonly leadersAfter: readonly (readonly number[])[];
  /** The index of the first staff officer; each side has `staff.count`, the Alliance first. */
  readonly firstStaff: number;
  readonly staff: StaffRow;
  readonly jacobiteMarlborough: RatingsRow;
  readonly marlborough: number;
  readonly jamesII: number;
  readonly claverhouse: number;
  readonly williamIII: number;
  readonly powerSide: readonly number[];
  readonly capital: readonly number[];
  /** The capitals of all powers, and those of the Jacobites after the Glorious Revolution. */
  readonly capitals: readonly number[];
  /** Indexed by space: the bit of a capital in masks, 0 for other spaces. */
  readonly capitalBit: readonly number[];
  /** London, Paris and Highlands as bits (NYW-7.2.6.5). */
  readonly jacobiteCapitalsAfter: number;
  /** The number of corps of each power in the game. */
  readonly corps: readonly number[];
  /** The number of corps in each power's Force Pool at the start. */
  readonly startPool: readonly number[];
  readonly formLimit: readonly number[];
  readonly restoreLimit: readonly number[];
  readonly fleetZone: readonly number[];
  readonly fleetSide: readonly number[];
  readonly fleetPort: readonly number[];
  readonly fleetLocTo: readonly number[];
  readonly fleets: readonly FleetRow[];
  readonly events: readonly PlayedEventCard[];
  /** The number of Action cards of each value, at index value - 1. */
  readonly actionCards: readonly number[];
  readonly placements: readonly PlacementRow[];
  readonly schedule: readonly { readonly year: number; readonly power: number; readonly count: number }[];
  readonly toAlliance: readonly number[];
  readonly toBourbon: readonly number[];
  /** The British corps of the Glorious Revolution. */
  readonly revolutionForces: RevolutionRow["forces"];
}

export const EDITIONS: Editions<Tables> = createEditions(() => compile(PLAYED_EDITION));

export function tablesOf(s: { readonly edition: string }): Tables {
  return EDITIONS.of(s.edition);
}

/** Makes a scratch list at least `count` long. */
export function enlarge(list: number[], count: number): void {
  while (list.length < count) list.push(0);
}

/** Makes a scratch list at least `count` long, and sets its first `count` numbers to 0. */
export function blank(list: number[], count: number): void {
  enlarge(list, count);
  for (let i = 0; i < count; i++) list[i] = 0;
}

/** Compiles an edition that has been checked. */
export function compile(data: PlayedEdition): Tables {
  const { spaces, powers, leaders, fleets, staffOfficers: staff, placements, revolution } = data;
  const spaceIds = spaces.map((space) => space.id);
  const named = (id: string): number => spaceIds.indexOf(id);
  const leaderNamed = (id: string): number => leaders.findIndex((leader) => leader.id === id);
  const links = data.links.map(({ a, b, kind }): Link => ({ a: named(a), b: named(b), kind: kind === "red" ? RED : NORMAL }));
  const schedule = data.schedule.map(({ year, power, count }) => ({ year, power: POWER_IDS.indexOf(power), count }));
  const limits = new Map(data.regions.map((region) => [region.id, region.stackingLimit]));
  const jacobiteCapitals = ["london", "paris", "highlands"].map(named);
  const capitals = [...new Set([...powers.map((power) => named(power.capital)), ...jacobiteCapitals])];
  const empireHome = named("empire-subsidy-home");
  const leaderSide = [
    ...leaders.map((leader) => sideOfPower(POWER_IDS.indexOf(leader.power))),
    ...SEATS.flatMap((_, side) => Array.from({ length: staff.count }, () => side)),
  ];
  const marlborough = leaderNamed("marlborough");
  const sidesBefore = leaderSide.map((side, leader) => (leader === marlborough ? BOURBON : side)); // NYW-A-27: he changes sides.
  return {
    spaceIds,
    spaces,
    graph: buildGraph(spaces.length, links),
    fortress: spaces.map((space) => space.fortress ?? 0),
    vp: spaces.map((space) => space.vp),
    region: spaces.map((space) => REGION_IDS.indexOf(space.region)),
    home: spaces.map((space) => (space.home === null ? NONE : space.home === "portugal" ? PORTUGAL : POWER_IDS.indexOf(space.home))),
    zone: spaces.map((space) => (space.zone === null ? NONE : ZONE_IDS.indexOf(space.zone))),
    rich: spaces.map((space) => space.rich),
    limit: spaces.map((space, i) => (i === empireHome ? UNLIMITED : limits.get(space.region)!)),
    startControl: spaces.map((space) => (space.control === "neutral" ? NEUTRAL : SEATS.indexOf(space.control))),
    ports: packed(spaces.flatMap((space, i) => (space.zone === null ? [] : [i]))),
    named: {
      london: named("london"),
      paris: named("paris"),
      amsterdam: named("amsterdam"),
      vienna: named("vienna"),
      madrid: named("madrid"),
      highlands: named("highlands"),
      dublin: named("dublin"),
      edinburgh: named("edinburgh"),
      gibraltar: named("gibraltar"),
      turin: named("turin"),
      empireHome,
      londonderry: named("londonderry"),
    },
    leaderIds: [...leaders.map((leader) => leader.id), ...SEATS.flatMap((side) => staffIds(side, staff.count))],
    leaders,
    leaderPower: leaders.map((leader) => POWER_IDS.indexOf(leader.power)),
    leaderSide,
    leadersBefore: leadersBySide(sidesBefore),
    leadersAfter: leadersBySide(leaderSide),
    firstStaff: leaders.length,
    staff,
    jacobiteMarlborough: data.jacobiteMarlborough,
    marlborough,
    jamesII: leaderNamed("james-ii"),
    claverhouse: leaderNamed("claverhouse"),
    williamIII: leaderNamed("william-iii"),
    powerSide: powers.map((power) => SEATS.indexOf(power.side)),
    capital: powers.map((power) => named(power.capital)),
    capitals,
    capitalBit: spaceIds.map((_, space) => (capitals.includes(space) ? bit(capitals.indexOf(space)) : 0)),
    jacobiteCapitalsAfter: jacobiteCapitals.reduce((bits, capital) => withBit(bits, capitals.indexOf(capital)), 0),
    corps: powers.map((power) => power.corps),
    startPool: powers.map((power) => power.pool),
    formLimit: powers.map((power) => power.form),
    restoreLimit: powers.map((power) => power.restore),
    fleetZone: fleets.map((fleet) => ZONE_IDS.indexOf(fleet.zone)),
    fleetSide: fleets.map((fleet) => SEATS.indexOf(fleet.side)),
    fleetPort: fleets.map((fleet) => named(fleet.port)),
    fleetLocTo: fleets.map((fleet) => named(fleet.locTo)),
    fleets,
    events: data.events,
    actionCards: data.actionCards.map((row) => row.count),
    placements,
    schedule,
    toAlliance: revolution.toAlliance.map(named),
    toBourbon: revolution.toBourbon.map(named),
    revolutionForces: revolution.forces,
  };
}

function leadersBySide(sides: readonly number[]): readonly (readonly number[])[] {
  return SEATS.map((_, side) => packed(sides.flatMap((of, leader) => (of === side ? [leader] : []))));
}

export const EVENT_COUNT: number = EVENT_CARD_IDS.length;
export const FLEET_COUNT: number = FLEET_IDS.length;
