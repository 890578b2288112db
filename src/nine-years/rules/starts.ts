/** The spaces where a Campaign move, a Sea Movement or a siege can start (NYW-13.5.1, NYW-14.5, NYW-17.5), and the leaders and corps that are free to act. */
import { ACTED, DEMORALIZED, powerOf } from "../vocabulary/corps.js";
import { ACTION } from "../vocabulary/types.js";
import * as S from "../state/index.js";
import type { NineYearsState } from "../state/index.js";
import { enlarge, type Tables } from "../tables/index.js";
import { type Commanding, commandLimit, isFortress, occupies } from "./forces.js";
import { defenseValue } from "./siege.js";
import { canCampaignFrom, LEADERS_ALONE, WITH_CORPS, WITH_DEMORALIZED } from "./movement.js";
import { hasDestination, isOrigin, sailingGroup } from "./sea-movement.js";

/** The number of a side's corps at a place with none of the marks of `without`. */
export function freeCorps(s: NineYearsState, t: Tables, side: number, place: number, without: number): number {
  let count = 0;
  for (let i = S.firstStack(s, place); S.placeOfStack(s, i) === place; i++) {
    const kind = S.kindOfStack(s, i);
    if (t.powerSide[powerOf(kind)] === side && (kind & without) === 0) count += S.sizeOfStack(s, i);
  }
  return count;
}

// Indexed by space: the number of the last survey that found a free leader there, so that nothing has to be cleared.
const freeLeaderSeen: number[] = [];
let look = 0;

/** Surveys the free leaders of a side for all questions about the start of its actions. Valid until the next survey. */
export function surveyFreeLeaders(s: NineYearsState, t: Tables, side: number): void {
  enlarge(freeLeaderSeen, t.spaceIds.length);
  look++;
  for (const leader of S.leadersOf(s, t, side)) if (isFree(s, leader)) freeLeaderSeen[S.placeOfLeader(s, leader)] = look;
}

function hasFreeLeader(space: number): boolean {
  return freeLeaderSeen[space] === look;
}

/** True if a leader is in the field and has not acted this round. NYW-13.5.1.6, NYW-14.5.12, NYW-17.3.3: besieged units begin only a rally. */
export function isFree(s: NineYearsState, leader: number): boolean {
  return S.placeOfLeader(s, leader) < S.INSIDE && !S.hasAnyMark(s, leader, S.LEADER_ACTED);
}

// NYW-13.5.1.1: a Campaign move starts in the space of a free leader; NYW-13.5.1.8: demoralized corps may take part.
function canCampaign(s: NineYearsState, t: Tables, side: number, space: number): boolean {
  if (canCampaignFrom(s, t, LEADERS_ALONE[side]!, space)) return true; // This is the usual case.
  if (freeCorps(s, t, side, space, ACTED | DEMORALIZED) > 0 && canCampaignFrom(s, t, WITH_CORPS[side]!, space)) return true;
  return freeCorps(s, t, side, space, ACTED) > 0 && canCampaignFrom(s, t, WITH_DEMORALIZED[side]!, space);
}

const READY: Commanding = { marks: 0, without: S.LEADER_ACTED | S.LEADER_DEMORALIZED };

// NYW-17.5.2, NYW-13.5.1.8: true if the space is a fortress and the side has the corps and the command for a siege roll. The caller has checked that the enemy
// controls the space and has no corps in its field.
function canBesiege(s: NineYearsState, t: Tables, side: number, space: number): boolean {
  if (!isFortress(t, space)) return false;
  const least = defenseValue(s, t, space);
  return freeCorps(s, t, side, space, ACTED | DEMORALIZED) >= least && commandLimit(s, t, side, space, READY) >= least;
}

// NYW-14.5.1: true if a Sea Movement can start in a port with units of the side.
function canSailFrom(s: NineYearsState, t: Tables, side: number, space: number): boolean {
  if (!isOrigin(s, t, side, space)) return false;
  if (hasFreeLeader(space) && hasDestination(s, t, sailingGroup(side, space, 0, false))) return true;
  return freeCorps(s, t, side, space, ACTED) > 0 && hasDestination(s, t, sailingGroup(side, space, 1, isFreeAt(s, t.williamIII, space)));
}

/** True if a leader is in the field of a space and has not acted. */
export function isFreeAt(s: NineYearsState, leader: number, space: number): boolean {
  return S.placeOfLeader(s, leader) === space && !S.hasAnyMark(s, leader, S.LEADER_ACTED);
}

/** The first space at or after `from` where an action can start, or -1. Except for a siege, it reads the last `surveyFreeLeaders`. */
export function nextStart(s: NineYearsState, t: Tables, side: number, action: number, from: number): number {
  if (action === ACTION.siege) return nextSiege(s, t, side, from);
  if (action === ACTION.campaign) return nextCampaign(s, t, side, from);
  for (const port of t.ports) if (port >= from && (hasFreeLeader(port) || occupies(s, side, port)) && canSailFrom(s, t, side, port)) return port;
  return -1;
}

// NYW-17.5.1: the first space at or after `from` where a side can roll for a siege, or -1.
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

export function canStart(s: NineYearsState, t: Tables, side: number, action: number): boolean {
  if (action !== ACTION.siege) surveyFreeLeaders(s, t, side); // The search for a siege uses the corps instead.
  return nextStart(s, t, side, action, 0) >= 0;
}

/** True if a free leader could begin a Campaign move. This check is cheap, and true in most rounds. */
export function canMoveSomebody(s: NineYearsState, t: Tables, side: number): boolean {
  const alone = LEADERS_ALONE[side]!;
  for (const leader of S.leadersOf(s, t, side)) if (isFree(s, leader) && canCampaignFrom(s, t, alone, S.placeOfLeader(s, leader))) return true;
  return false;
}
