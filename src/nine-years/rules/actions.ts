/** Actions that are possible now, and their spaces (NYW-13.5): the questions that the list of actions and the lists under it share. */
import { ACTED, DEMORALIZED, powerOf, REDUCED } from "../vocabulary/corps.js";
import { ACTION } from "../vocabulary/types.js";
import * as S from "../state/index.js";
import type { NineYearsState } from "../state/index.js";
import { enlarge, FLEET_COUNT, type Tables } from "../tables/index.js";
import { type Commanding, commandLimit, defenseValue, isFortress, occupies, room } from "./forces.js";
import { hasLoc, locOfPower } from "./loc.js";
import { canCampaignFrom, hasTransfer, LEADERS_ALONE, linkCost, surveyTransfers, WITH_CORPS, WITH_DEMORALIZED } from "./movement.js";
import { isBarredByTalks } from "./placement.js";
import { hasDestination, isOrigin, sailingGroup } from "./sea.js";

/** The number of a side's corps at a place that have none of the marks of `without`. */
export function freeCorps(s: NineYearsState, t: Tables, side: number, place: number, without: number): number {
  let count = 0;
  for (let i = S.firstStack(s, place); S.placeOfStack(s, i) === place; i++) {
    const kind = S.kindOfStack(s, i);
    if (t.powerSide[powerOf(kind)] === side && (kind & without) === 0) count += S.sizeOfStack(s, i);
  }
  return count;
}

// Per space, the number of the last survey that found a free leader there, so that nothing has to be cleared.
const freeLeaderSeen: number[] = [];
let look = 0;

/** Finds where leaders of a side are free, for all questions about where its actions start; valid until the next survey. */
export function surveyFreeLeaders(s: NineYearsState, t: Tables, side: number): void {
  enlarge(freeLeaderSeen, t.spaceIds.length);
  look++;
  for (const leader of S.leadersOf(s, t, side)) if (isFree(s, leader)) freeLeaderSeen[S.placeOfLeader(s, leader)] = look;
}

function hasFreeLeader(space: number): boolean {
  return freeLeaderSeen[space] === look;
}

// In the field and not used this round. NYW-13.5.1.6, NYW-14.5.12, NYW-17.3.3: the besieged begin nothing but a rally.
function isFree(s: NineYearsState, leader: number): boolean {
  return S.placeOfLeader(s, leader) < S.INSIDE && !S.hasAnyMark(s, leader, S.LEADER_ACTED);
}

// NYW-13.5.1.1: a Campaign move starts where a leader is free; NYW-13.5.1.8: demoralized corps may make one too.
function canCampaign(s: NineYearsState, t: Tables, side: number, space: number): boolean {
  if (canCampaignFrom(s, t, LEADERS_ALONE[side]!, space)) return true; // most can
  if (freeCorps(s, t, side, space, ACTED | DEMORALIZED) > 0 && canCampaignFrom(s, t, WITH_CORPS[side]!, space)) return true;
  return freeCorps(s, t, side, space, ACTED) > 0 && canCampaignFrom(s, t, WITH_DEMORALIZED[side]!, space);
}

/** Leaders who have not acted and are in order. */
const READY: Commanding = { marks: 0, without: S.LEADER_ACTED | S.LEADER_DEMORALIZED };

// NYW-17.5.2, NYW-13.5.1.8: whether a side has what a siege roll needs where its corps stand alone on enemy soil.
function canBesiege(s: NineYearsState, t: Tables, side: number, space: number): boolean {
  if (!isFortress(t, space)) return false;
  const least = defenseValue(s, t, space);
  return freeCorps(s, t, side, space, ACTED | DEMORALIZED) >= least && commandLimit(s, t, side, space, READY) >= least;
}

// NYW-14.5.1: whether a Sea Movement can start in a port where units of the side stand.
function canSailFrom(s: NineYearsState, t: Tables, side: number, space: number): boolean {
  if (!isOrigin(s, t, side, space)) return false;
  if (hasFreeLeader(space) && hasDestination(s, t, sailingGroup(side, space, 0, false))) return true;
  return freeCorps(s, t, side, space, ACTED) > 0 && hasDestination(s, t, sailingGroup(side, space, 1, isFreeAt(s, t.williamIII, space)));
}

/** True if a leader stands in a space and has not acted. */
export function isFreeAt(s: NineYearsState, leader: number, space: number): boolean {
  return S.placeOfLeader(s, leader) === space && !S.hasAnyMark(s, leader, S.LEADER_ACTED);
}

/** The first space from `from` on where a side's action of a kind can start, by the survey of its leaders, or -1. */
export function nextStart(s: NineYearsState, t: Tables, side: number, action: number, from: number): number {
  if (action === ACTION.siege) return nextSiege(s, t, side, from);
  if (action === ACTION.campaign) return nextCampaign(s, t, side, from);
  for (const port of t.ports) if (port >= from && (hasFreeLeader(port) || occupies(s, side, port)) && canSailFrom(s, t, side, port)) return port;
  return -1;
}

// NYW-17.5.1: the first space from `from` on where a side can roll for a siege, or -1. Spaces without corps are passed over.
function nextSiege(s: NineYearsState, t: Tables, side: number, from: number): number {
  for (let i = S.firstStack(s, from); i < S.stackCount(s); i++) {
    const space = S.placeOfStack(s, i);
    if (space >= S.INSIDE) return -1;
    if (S.isAloneOnEnemySoil(s, side, space) && canBesiege(s, t, side, space)) return space;
  }
  return -1;
}

function nextCampaign(s: NineYearsState, t: Tables, side: number, from: number): number {
  for (let space = from; space < t.spaceIds.length; space++) if (hasFreeLeader(space) && canCampaign(s, t, side, space)) return space;
  return -1;
}

/** True if an action of a kind can start anywhere. */
export function canStart(s: NineYearsState, t: Tables, side: number, action: number): boolean {
  if (action !== ACTION.siege) surveyFreeLeaders(s, t, side); // a siege asks for corps first
  return nextStart(s, t, side, action, 0) >= 0;
}

/** True if a free leader of a side could begin a Campaign move: a cheap check that finds an action in most rounds. */
export function canMoveSomebody(s: NineYearsState, t: Tables, side: number): boolean {
  const alone = LEADERS_ALONE[side]!;
  for (const leader of S.leadersOf(s, t, side)) if (isFree(s, leader) && canCampaignFrom(s, t, alone, S.placeOfLeader(s, leader))) return true;
  return false;
}

// A space with friendly corps in the field can always be entered; mayEnter in movement.ts says so.
function hasLeaderBesideCorps(s: NineYearsState, t: Tables, side: number): boolean {
  const graph = t.graph;
  for (const leader of S.leadersOf(s, t, side)) {
    if (!isFree(s, leader)) continue;
    const place = S.placeOfLeader(s, leader);
    for (let i = graph.start[place]!; i < graph.start[place + 1]!; i++) {
      if (occupies(s, side, graph.to[i]!) && linkCost(side, graph.kind[i]!) > 0) return true;
    }
  }
  return false;
}

/** NYW-13.5.2.2: whether a unit can be transferred. */
export function canTransferAny(s: NineYearsState, t: Tables, side: number): boolean {
  if (S.hasFlag(s, S.TRANSFER_USED)) return false; // NYW-13.5.2.1: once a round.
  // A free leader beside friendly corps is found at once in most rounds; otherwise every unit is checked.
  if (hasLeaderBesideCorps(s, t, side)) return true;
  surveyTransfers(s, t, side);
  for (const leader of S.leadersOf(s, t, side)) if (canTransferLeader(s, t, leader)) return true;
  for (let i = 0; S.placeOfStack(s, i) >= 0; i++) if (canTransferStack(s, t, side, i)) return true;
  return false;
}

/** True if a leader of the side surveyed may be transferred: not besieged, not used, with somewhere to go. */
export function canTransferLeader(s: NineYearsState, t: Tables, leader: number): boolean {
  return isFree(s, leader) && hasTransfer(s, t, S.placeOfLeader(s, leader), false);
}

/** True if a corps of a stack may be transferred, by the same survey. */
export function canTransferStack(s: NineYearsState, t: Tables, side: number, index: number): boolean {
  const place = S.placeOfStack(s, index);
  const kind = S.kindOfStack(s, index);
  return place < S.INSIDE && (kind & ACTED) === 0 && t.powerSide[powerOf(kind)] === side && hasTransfer(s, t, place, true);
}

/** True if a stack could be replaced if its space has a LOC: reduced, not used this round, not besieged, not overstacked (NYW-13.5.3.3, NYW-13.5.3.5, NYW-4.1.3.4). */
export function isReplaceable(s: NineYearsState, t: Tables, power: number, index: number): boolean {
  const kind = S.kindOfStack(s, index);
  const place = S.placeOfStack(s, index);
  return (kind & (REDUCED | ACTED)) === REDUCED && place < S.INSIDE && powerOf(kind) === power && room(s, t, t.powerSide[power]!, place) >= 0;
}

/** NYW-13.5.3.2: whether a corps can be replaced. */
export function canReplaceAny(s: NineYearsState, t: Tables, side: number): boolean {
  if (S.hasFlag(s, S.REPLACEMENT_USED)) return false; // NYW-13.5.3.1: once a round.
  for (let i = 0; S.placeOfStack(s, i) >= 0; i++) {
    const power = powerOf(S.kindOfStack(s, i));
    if (!isReplaceable(s, t, power, i) || t.powerSide[power] !== side || isBarredByTalks(s, power)) continue;
    // NYW-13.5.3.4: with a LOC to the capital of its power.
    if (hasLoc(locOfPower(s, t, power), S.placeOfStack(s, i))) return true;
  }
  return false;
}

/** NYW-13.5.4.2: whether a leader has somebody to rally, himself or corps on his side of the walls (NYW-13.5.4.8), overstacked or not (NYW-4.1.3.6, NYW-13.5.4.5). */
export function canRally(s: NineYearsState, t: Tables, side: number, leader: number): boolean {
  const place = S.placeOfLeader(s, leader);
  if (place >= S.NOT_ARRIVED || S.hasAnyMark(s, leader, S.LEADER_ACTED) || S.sideOfLeader(s, t, leader) !== side) return false;
  return S.hasAnyMark(s, leader, S.LEADER_DEMORALIZED) || hasCorpsToRally(s, t, side, place);
}

/** True if demoralized corps of a side that have not acted stand at a place. */
export function hasCorpsToRally(s: NineYearsState, t: Tables, side: number, place: number): boolean {
  for (let i = S.firstStack(s, place); S.placeOfStack(s, i) === place; i++) {
    const kind = S.kindOfStack(s, i);
    if (t.powerSide[powerOf(kind)] === side && (kind & DEMORALIZED) !== 0 && (kind & ACTED) === 0) return true;
  }
  return false;
}

// Spares the look at every leader in most rounds.
function isAnyDemoralized(s: NineYearsState): boolean {
  return S.isAnyCorpsMarked(s, DEMORALIZED) || S.isAnyLeaderMarked(s, S.LEADER_DEMORALIZED);
}

/** True if any leader of a side can rally now. */
export function canRallyAny(s: NineYearsState, t: Tables, side: number): boolean {
  if (S.hasFlag(s, S.RALLY_USED) || !isAnyDemoralized(s)) return false;
  for (const leader of S.leadersOf(s, t, side)) if (canRally(s, t, side, leader)) return true;
  return false;
}

/** NYW-13.5.6.1: whether a fleet is prepared, and the side's own. */
export function canDeploy(s: NineYearsState, t: Tables, side: number, fleet: number): boolean {
  return t.fleetSide[fleet] === side && S.isPrepared(s, fleet);
}

/** True if a side has any fleet to deploy. */
export function canDeployAny(s: NineYearsState, t: Tables, side: number): boolean {
  for (let fleet = 0; fleet < FLEET_COUNT; fleet++) if (canDeploy(s, t, side, fleet)) return true;
  return false;
}
