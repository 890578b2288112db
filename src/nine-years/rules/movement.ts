/** Steps of a Campaign move and destinations of a Transfer (sections 13.5 and 14). */
import type { Refusal } from "../../core/flow.js";
import { FORCE } from "../corps.js";
import { controlOf, corpsOf, LEADER_FORCE, leaderCount, type NineYearsState, placeOfLeader, sideOfLeader } from "../state.js";
import { ALLIANCE, at, NEUTRAL, RED, type Tables } from "../tables.js";
import { commandOf, enemyOf, hasAnyMark, isForceDemoralized, isFortress, isOpenTo, occupies, room } from "./forces.js";
import { LEADER_ACTED } from "../state.js";

/** Movement points of a Campaign move, with Forced March, of a transferred leader and corps. */
export const CAMPAIGN_MP = 3;
export const FORCED_MARCH_MP = 4;
export const TRANSFER_LEADER_MP = 6;
export const TRANSFER_CORPS_MP = 4;
const NORMAL_COST = 1;
const RED_COST = 2;

/** The cost of a link for a side, or 0 when it may not use it (NYW-14.1.1.1, NYW-14.1.1.2). */
export function linkCost(side: number, kind: number): number {
  if (kind !== RED) return NORMAL_COST;
  return side === ALLIANCE ? RED_COST : 0;
}

/** What a moving force is, as far as steps ask. */
export interface MovingForce {
  side: number;
  corps: number;
  demoralized: boolean;
}

const force: MovingForce = { side: 0, corps: 0, demoralized: false };

/** The force of a side under way in a space (shared; valid until the next call). */
export function movingForce(s: NineYearsState, t: Tables, side: number, space: number): MovingForce {
  force.side = side;
  force.corps = corpsOf(s, t, side, space, FORCE);
  force.demoralized = isForceDemoralized(s, t, side, space);
  return force;
}

/** Why a force may not step over a link into a space with `mp` left; null when it may. */
export function stepRefusal(s: NineYearsState, t: Tables, moving: MovingForce, to: number, kind: number, mp: number): Refusal | null {
  const cost = linkCost(moving.side, kind);
  if (cost === 0) return refusal("step/red-link", "NYW-14.1.1.2", t, to);
  if (cost > mp) return refusal("step/too-far", "NYW-13.5.1.2", t, to);
  if (!isOpenTo(s, t, moving.side, to))
    return controlOf(s, to) === NEUTRAL ? refusal("step/neutral", "NYW-14.1.1.5", t, to) : refusal("step/closed", "NYW-2.4.3", t, to);
  const enemy = enemyOf(moving.side);
  const isEnemy = controlOf(s, to) === enemy;
  const isOccupied = occupies(s, t, enemy, to);
  if (moving.corps === 0 && (isEnemy || isOccupied)) return refusal("step/leaders-alone", "NYW-14.1.3.6", t, to);
  if (moving.demoralized && (isOccupied || (isEnemy && isFortress(t, to)))) return refusal("step/demoralized", "NYW-13.5.1.8", t, to);
  if (moving.corps > 0 && moving.corps > room(s, t, moving.side, to) && !canGoOn(t, isEnemy, isOccupied, to, mp - cost))
    return refusal("step/overstacked", "NYW-4.1.3.1", t, to);
  return null;
}

// NYW-4.1.3.1: a full space is only for passing through: it must not stop the army, and MP must be left.
function canGoOn(t: Tables, isEnemy: boolean, isOccupied: boolean, to: number, mpLeft: number): boolean {
  if (isOccupied || (isEnemy && isFortress(t, to))) return false;
  return mpLeft >= (isEnemy ? 2 : 1);
}

function refusal(code: string, clause: string, t: Tables, to: number): Refusal {
  return { code, clause, data: { space: at(t.spaceIds, to) } };
}

/** NYW-14.4.1: whether the force may convert the space it stands in. */
export function canConvert(s: NineYearsState, t: Tables, side: number, space: number, corps: number): boolean {
  const enemy = enemyOf(side);
  return corps > 0 && controlOf(s, space) === enemy && !isFortress(t, space) && !occupies(s, t, enemy, space);
}

/** Whether some force could leave a space or convert it: the leaders there that have not acted, alone or with the corps that have not. */
export function canCampaignFrom(s: NineYearsState, t: Tables, side: number, space: number, hasCorps: boolean): boolean {
  if (hasCorps && canConvert(s, t, side, space, 1)) return true;
  for (let i = at(t.graph.start, space); i < at(t.graph.start, space + 1); i++) {
    const to = at(t.graph.to, i);
    const kind = at(t.graph.kind, i);
    if (stepRefusal(s, t, ALONE[side]!, to, kind, CAMPAIGN_MP) === null) return true;
    if (hasCorps && stepRefusal(s, t, WITH_CORPS[side]!, to, kind, CAMPAIGN_MP) === null) return true;
  }
  return false;
}

const ALONE: readonly MovingForce[] = [0, 1].map((side) => ({ side, corps: 0, demoralized: false }));
const WITH_CORPS: readonly MovingForce[] = [0, 1].map((side) => ({ side, corps: 1, demoralized: false }));

/** Leaders in the field of a space that have not acted this round, and their combined command. */
export function freshCommand(s: NineYearsState, t: Tables, side: number, space: number, without: number): number {
  let first = 0;
  let second = 0;
  for (let leader = 0; leader < leaderCount(s); leader++) {
    if (placeOfLeader(s, leader) !== space || hasAnyMark(s, leader, without | LEADER_ACTED) || sideOfLeader(s, t, leader) !== side) continue;
    const command = commandOf(s, t, leader);
    if (command > first) {
      second = first;
      first = command;
    } else if (command > second) second = command;
  }
  return first + second;
}

const budget: number[] = [];

/**
 * Where a unit may be transferred to (NYW-13.5.2): MP left on arrival + 1 for every space it can end in, 0 for the others. The list is valid until the next call.
 */
export function transferReach(s: NineYearsState, t: Tables, side: number, from: number, isCorps: boolean): readonly number[] {
  const graph = t.graph;
  const mp = isCorps ? TRANSFER_CORPS_MP : TRANSFER_LEADER_MP;
  budget.length = t.spaceIds.length;
  budget.fill(0);
  budget[from] = mp + 1;
  for (let left = mp; left > 0; left--) {
    for (let space = 0; space < budget.length; space++) {
      if (budget[space] !== left + 1) continue;
      for (let i = at(graph.start, space); i < at(graph.start, space + 1); i++) {
        const cost = linkCost(side, at(graph.kind, i));
        const to = at(graph.to, i);
        if (cost === 0 || cost > left || budget[to]! >= left + 1 - cost || !mayTransferInto(s, t, side, to)) continue;
        budget[to] = left + 1 - cost;
      }
    }
  }
  budget[from] = 0;
  // NYW-4.1.3.1: it may not end where the space would be overstacked.
  if (isCorps) for (let space = 0; space < budget.length; space++) if (budget[space]! > 0 && room(s, t, side, space) < 1) budget[space] = 0;
  return budget;
}

/** Whether a unit of a side has anywhere to be transferred to. */
export function hasTransfer(s: NineYearsState, t: Tables, side: number, from: number, isCorps: boolean): boolean {
  for (let i = at(t.graph.start, from); i < at(t.graph.start, from + 1); i++) {
    const to = at(t.graph.to, i);
    if (linkCost(side, at(t.graph.kind, i)) > 0 && mayTransferInto(s, t, side, to) && (!isCorps || room(s, t, side, to) >= 1)) return true;
  }
  return isCorps && transferReach(s, t, side, from, isCorps).some((left) => left > 0);
}

// NYW-13.5.2.4, NYW-13.5.2.7: not into enemy-controlled spaces or among enemy units, unless friendly corps are there; never into neutral ones.
function mayTransferInto(s: NineYearsState, t: Tables, side: number, to: number): boolean {
  if (!isOpenTo(s, t, side, to)) return false;
  const enemy = enemyOf(side);
  return (controlOf(s, to) !== enemy && !hasEnemyUnits(s, t, enemy, to)) || occupies(s, t, side, to);
}

function hasEnemyUnits(s: NineYearsState, t: Tables, enemy: number, space: number): boolean {
  if (occupies(s, t, enemy, space)) return true;
  for (let leader = 0; leader < leaderCount(s); leader++) if (placeOfLeader(s, leader) === space && sideOfLeader(s, t, leader) === enemy) return true;
  return false;
}

/** Whether the pieces under way of a side in a space include a leader. */
export function isLed(s: NineYearsState, t: Tables, side: number, space: number): boolean {
  for (let leader = 0; leader < leaderCount(s); leader++) {
    if (placeOfLeader(s, leader) === space && hasAnyMark(s, leader, LEADER_FORCE) && sideOfLeader(s, t, leader) === side) return true;
  }
  return false;
}
