/** Steps of a Campaign move and destinations of a Transfer (sections 13.5 and 14), the only movement by land (NYW-14.1.1.3). */
import type { Refusal } from "../../core/basics/errors.js";
import { FORCE } from "../vocabulary/corps.js";
import { spaceId } from "../state/names.js";
import * as S from "../state/index.js";
import type { NineYearsState } from "../state/index.js";
import { ALLIANCE, blank, BOURBON, enlarge, NEUTRAL, NONE, RED, type Tables } from "../tables/index.js";
import { isForceDemoralized, isFortress, isOpenTo, occupies, room } from "./forces.js";
import { type Reason, refuse } from "./refusals.js";

/** The movement points of each kind of move. Those of a Transfer depend on the unit (NYW-13.5.2.3). */
export const CAMPAIGN_MP = 3;
export const FORCED_MARCH_MP = 4;
export const TRANSFER_LEADER_MP = 6;
export const TRANSFER_CORPS_MP = 4;
const NORMAL_COST = 1;
const RED_COST = 2;

/** The cost of a link for a side, or 0 if the side may not use it (NYW-14.1.1.1, NYW-14.1.1.2). */
export function linkCost(side: number, kind: number): number {
  if (kind !== RED) return NORMAL_COST;
  return side === ALLIANCE ? RED_COST : 0;
}

/** The facts that decide the steps of a moving force. */
export interface MovingForce {
  side: number;
  corps: number;
  demoralized: boolean;
  /** The movement points left. */
  mp: number;
}

const force: MovingForce = { side: 0, corps: 0, demoralized: false, mp: 0 };

/** The force under way in a space (one shared object, valid until the next call). */
export function movingForce(s: NineYearsState, t: Tables, side: number, space: number, mp: number): MovingForce {
  force.side = side;
  force.corps = S.corpsOf(s, t, side, space, FORCE);
  force.demoralized = isForceDemoralized(s, t, side, space);
  force.mp = mp;
  return force;
}

export function canStep(s: NineYearsState, t: Tables, moving: MovingForce, to: number, kind: number): boolean {
  return stepBar(s, t, moving, to, kind) === null;
}

export function stepRefusal(s: NineYearsState, t: Tables, moving: MovingForce, to: number, kind: number): Refusal | null {
  return refuse(stepBar(s, t, moving, to, kind), { space: spaceId(t, to) });
}

function stepBar(s: NineYearsState, t: Tables, moving: MovingForce, to: number, kind: number): Reason | null {
  const cost = linkCost(moving.side, kind);
  if (cost === 0) return "step/red-link";
  if (cost > moving.mp) return "step/too-far";
  if (!isOpenTo(s, t, moving.side, to)) return S.controlOf(s, to) === NEUTRAL ? "step/neutral" : "step/closed";
  // NYW-14.1.1.4: only a Campaign move may enter enemy spaces.
  const enemy = S.rivalOf(moving.side);
  const isEnemy = S.controlOf(s, to) === enemy;
  const isOccupied = occupies(s, enemy, to);
  if (moving.corps === 0 && (isEnemy || isOccupied)) return "step/leaders-alone";
  if (moving.demoralized && (isOccupied || (isEnemy && isFortress(t, to)))) return "step/demoralized";
  const isFull = moving.corps > 0 && moving.corps > room(s, t, moving.side, to);
  return isFull && !canGoOn(t, isEnemy, isOccupied, to, moving.mp - cost) ? "step/overstacked" : null;
}

// NYW-4.1.3.1: an army may pass a full space if nothing stops the army there and enough MP are left to go on.
function canGoOn(t: Tables, isEnemy: boolean, isOccupied: boolean, to: number, mpLeft: number): boolean {
  if (isOccupied || (isEnemy && isFortress(t, to))) return false;
  return mpLeft >= (isEnemy ? 2 : 1);
}

/** NYW-14.4.1: true if the force may convert its space. */
export function canConvert(s: NineYearsState, t: Tables, side: number, space: number, corps: number): boolean {
  const enemy = S.rivalOf(side);
  // NYW-14.4.2: a fortress falls only to a siege.
  return corps > 0 && S.controlOf(s, space) === enemy && !isFortress(t, space) && !occupies(s, enemy, space);
}

/** True if a force that starts in a space, or its leaders alone, could leave or convert that space. */
export function canCampaignFrom(s: NineYearsState, t: Tables, moving: MovingForce, space: number): boolean {
  const { side, corps } = moving;
  if (canConvert(s, t, side, space, corps)) return true; // NYW-14.4.3: the space where the army starts may be converted.
  for (let i = t.graph.start[space]!; i < t.graph.start[space + 1]!; i++) {
    const to = t.graph.to[i]!;
    const kind = t.graph.kind[i]!;
    if (canStep(s, t, LEADERS_ALONE[side]!, to, kind)) return true;
    if (corps > 0 && canStep(s, t, moving, to, kind)) return true;
  }
  return false;
}

/** The smallest forces that can start: leaders alone, with a corps, with a demoralized corps. */
export const LEADERS_ALONE: readonly MovingForce[] = [
  { side: ALLIANCE, corps: 0, demoralized: false, mp: CAMPAIGN_MP },
  { side: BOURBON, corps: 0, demoralized: false, mp: CAMPAIGN_MP },
];
export const WITH_CORPS: readonly MovingForce[] = [
  { side: ALLIANCE, corps: 1, demoralized: false, mp: CAMPAIGN_MP },
  { side: BOURBON, corps: 1, demoralized: false, mp: CAMPAIGN_MP },
];
export const WITH_DEMORALIZED: readonly MovingForce[] = [
  { side: ALLIANCE, corps: 1, demoralized: true, mp: CAMPAIGN_MP },
  { side: BOURBON, corps: 1, demoralized: true, mp: CAMPAIGN_MP },
];

const budget: number[] = [];
// Cached answers for the side surveyed last. An entry is valid if it has the number of the current survey, so nothing has to be cleared.
let look = 0;
let surveyed = ALLIANCE;
const enemyLeaderSeen: number[] = [];
/** Indexed by space, encoded by `answerNow`: true if units may enter the space. */
const enterable: number[] = [];
/** Indexed by space, encoded by `answerNow`: true if a leader (or, in the second list, a corps) there can be transferred. */
const leaderCanGo: number[] = [];
const corpsCanGo: number[] = [];

/** Surveys the map once for all transfers of a side. The results are valid until the next survey. */
export function surveyTransfers(s: NineYearsState, t: Tables, side: number): void {
  enlarge(enemyLeaderSeen, t.spaceIds.length);
  enlarge(enterable, t.spaceIds.length);
  enlarge(leaderCanGo, t.spaceIds.length);
  enlarge(corpsCanGo, t.spaceIds.length);
  look++;
  surveyed = side;
  for (const leader of S.leadersOf(s, t, S.rivalOf(side))) {
    const place = S.placeOfLeader(s, leader);
    if (place < S.NOT_ARRIVED) enemyLeaderSeen[place % S.INSIDE] = look;
  }
}

// Encodes an answer as twice the number of its survey, plus 1 for yes.
function answerNow(answer: boolean): number {
  return look * 2 + (answer ? 1 : 0);
}
function lookOf(note: number): number {
  return note >> 1;
}
function isYes(note: number): boolean {
  return (note & 1) !== 0;
}

// The result is cached, because every link to the space and every unit needs it.
function canEnter(s: NineYearsState, t: Tables, space: number): boolean {
  if (lookOf(enterable[space]!) !== look) enterable[space] = answerNow(mayEnter(s, t, space));
  return isYes(enterable[space]!);
}

// NYW-13.5.2.4: true for a space that friendly corps occupy, or one that the enemy does not control and that has no enemy unit, not even a leader. Thus
// neither battle nor siege begins (NYW-13.5.2.5).
function mayEnter(s: NineYearsState, t: Tables, space: number): boolean {
  if (!S.isFreeOfEnemy(s, surveyed, space) || !isOpenTo(s, t, surveyed, space)) return false;
  return enemyLeaderSeen[space] !== look || occupies(s, surveyed, space);
}

/** True if a unit of the surveyed side has a destination. */
export function hasTransfer(s: NineYearsState, t: Tables, from: number, isCorps: boolean): boolean {
  const known = isCorps ? corpsCanGo : leaderCanGo;
  if (lookOf(known[from]!) !== look) known[from] = answerNow(findTransfer(s, t, from, isCorps));
  return isYes(known[from]!);
}

function findTransfer(s: NineYearsState, t: Tables, from: number, isCorps: boolean): boolean {
  if (countDestinationsBeside(s, t, from, isCorps, 1) > 0) return true;
  if (!isCorps) return false;
  const reach = transferReach(s, t, from, true);
  for (let space = 0; space < t.spaceIds.length; space++) if (reach[space]! > 0) return true;
  return false;
}

/** Counts, up to `most`, the adjacent spaces to which a unit of the surveyed side may be transferred. */
function countDestinationsBeside(s: NineYearsState, t: Tables, from: number, isCorps: boolean, most: number): number {
  const graph = t.graph;
  let count = 0;
  let last = NONE; // Two links to one space are adjacent in the list.
  for (let i = graph.start[from]!; count < most && i < graph.start[from + 1]!; i++) {
    const to = graph.to[i]!;
    if (to === last || linkCost(surveyed, graph.kind[i]!) === 0 || !canEnter(s, t, to) || (isCorps && room(s, t, surveyed, to) < 1)) continue;
    last = to;
    count++;
  }
  return count;
}

/**
 * The reach of a transfer of a unit of the surveyed side (NYW-13.5.2.3), indexed by space: 1 plus the MP left on arrival for a possible destination, 0 for
 * another space. With `wanted`, the search stops at that space, and only its entry is valid. Valid until the next call.
 */
export function transferReach(s: NineYearsState, t: Tables, from: number, isCorps: boolean, wanted: number = NONE): readonly number[] {
  const graph = t.graph;
  const mp = isCorps ? TRANSFER_CORPS_MP : TRANSFER_LEADER_MP;
  blank(budget, t.spaceIds.length);
  budget[from] = mp + 1;
  queue[0] = from;
  let tail = 1;
  // A space is visited again when a cheaper path to it is found. Only the few red links cause this.
  for (let head = 0; head < tail && (wanted === NONE || budget[wanted] === 0); head++) {
    const space = queue[head]!;
    const left = budget[space]! - 1;
    for (let i = graph.start[space]!; i < graph.start[space + 1]!; i++) {
      const cost = linkCost(surveyed, graph.kind[i]!);
      const to = graph.to[i]!;
      if (cost === 0 || cost > left || budget[to]! >= left + 1 - cost || !canEnter(s, t, to)) continue;
      budget[to] = left + 1 - cost;
      queue[tail++] = to;
    }
  }
  budget[from] = 0;
  // NYW-4.1.3.1: a corps may not end in a space that it would overstack.
  if (isCorps) for (let space = 0; space < t.spaceIds.length; space++) if (budget[space]! > 0 && room(s, t, surveyed, space) < 1) budget[space] = 0;
  return budget;
}

const queue: number[] = [];
