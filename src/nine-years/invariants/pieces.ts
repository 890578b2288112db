/** Checks corps and leaders: stacks are in order, no power has too many corps, and leaders off the map have no condition. */
import { demand } from "../../core/basics/errors.js";
import { HURT, powerOf, REDUCED } from "../vocabulary/corps.js";
import { F } from "../vocabulary/frames.js";
import { CONDITION_OF_LEADER } from "../effects/leaders.js";
import { leaderId, seatId, spaceId } from "../state/names.js";
import * as S from "../state/index.js";
import type { NineYearsState } from "../state/index.js";
import { ALLIANCE, BOURBON, BRITAIN, JACOBITES, SAVOY, type Tables } from "../tables/index.js";
import { EVENT_CARD_IDS, POWER_IDS } from "../vocabulary/types.js";
import { isTurnAt } from "./stack.js";

/** Larger than every kind of corps. */
const ALL_KINDS = 512;
const SCOTLAND_RISES = EVENT_CARD_IDS.indexOf("scotland-rises");

// True until Scotland Rises is drawn; that card brings Claverhouse and a corps (NYW-9.3.5).
function isRisingAwaited(s: NineYearsState): boolean {
  const place = S.placeOfEvent(s, SCOTLAND_RISES);
  return place === S.EVENT_PILE || place === S.EVENT_NOT_ADDED;
}

export function checkPieces(s: NineYearsState, t: Tables): void {
  checkStacks(s, t);
  checkCounts(s, t);
  checkLeaders(s, t);
}

// Stacks are sorted by place and kind without repetition, so that equal positions are equal states.
function checkStacks(s: NineYearsState, t: Tables): void {
  let before = -1;
  for (let i = 0; i < S.stackCount(s); i++) {
    const place = S.placeOfStack(s, i);
    const kind = S.kindOfStack(s, i);
    if (place % S.INSIDE >= t.spaceIds.length || place >= S.INSIDE + S.INSIDE) demand(false, `corps[${i}]`, "corps in a space of this board", place);
    if (powerOf(kind) >= POWER_IDS.length || S.sizeOfStack(s, i) === 0) refuseCorps(t, place, "corps of a power");
    const order = place * ALL_KINDS + kind;
    if (order <= before) refuseCorps(t, place, "stacks in the order of places and kinds, each of them once");
    before = order;
    if ((kind & HURT) !== 0 && (kind & REDUCED) === 0) refuseCorps(t, place, "no full corps hurt (NYW-16.2.6)");
  }
}

export function refuseCorps(t: Tables, place: number, ...expectedAndGot: readonly [expected: string, got?: unknown]): void {
  const path = `spaces.${spaceId(t, place % S.INSIDE)}.${place >= S.INSIDE ? "garrison" : "corps"}`;
  demand(false, path, ...expectedAndGot);
}

export function refuseLeader(t: Tables, leader: number, field: string, ...expectedAndGot: readonly [expected: string, got?: unknown]): void {
  demand(false, `leaders.${leaderId(t, leader)}.${field}`, ...expectedAndGot);
}

// The cached numbers of corps in the field must agree with the stacks.
function checkCounts(s: NineYearsState, t: Tables): void {
  const counts = [new Array<number>(t.spaceIds.length).fill(0), new Array<number>(t.spaceIds.length).fill(0)];
  for (let i = 0; i < S.stackCount(s); i++) {
    const place = S.placeOfStack(s, i);
    if (place < S.INSIDE) counts[t.powerSide[powerOf(S.kindOfStack(s, i))]!]![place]! += S.sizeOfStack(s, i);
  }
  for (const side of [ALLIANCE, BOURBON]) {
    for (let space = 0; space < t.spaceIds.length; space++) {
      const count = counts[side]![space]!;
      if (S.fieldCorps(s, side, space) !== count) refuseCorps(t, space, `${count} corps of ${seatId(side)} counted`, S.fieldCorps(s, side, space));
    }
  }
}

function checkLeaders(s: NineYearsState, t: Tables): void {
  for (let leader = 0; leader < S.leaderCount(s); leader++) {
    const place = S.placeOfLeader(s, leader);
    const isOnMap = place < S.NOT_ARRIVED;
    if (isOnMap ? place % S.INSIDE >= t.spaceIds.length : place > S.REMOVED) refuseLeader(t, leader, "space", "a space of this board, or off the map", place);
    const isTurned = leader < t.firstStaff && t.leaders[leader]!.promotion !== null;
    if (!isTurned && S.hasAnyMark(s, leader, S.LEADER_NAMED)) refuseLeader(t, leader, "unnamed", "false, for who is never promoted (NYW-3.1.3)");
    if (!isOnMap && S.hasAnyMark(s, leader, CONDITION_OF_LEADER)) refuseLeader(t, leader, "off", "left out, for who has a condition (NYW-3.2.6)");
    const isOut = leader < t.firstStaff && t.leaderPower[leader] === SAVOY && S.hasFlag(s, S.SAVOY_GONE);
    if (isOut && place !== S.REMOVED) refuseLeader(t, leader, "off", "removed, since Savoy is out of the war (NYW-7.2.1.7)");
  }
  if (isRisingAwaited(s) && S.placeOfLeader(s, t.claverhouse) !== S.NOT_ARRIVED)
    refuseLeader(t, t.claverhouse, "off", "not-arrived before Scotland Rises (NYW-9.3.5)");
}

/**
 * Checks that no power has more corps (on the map, off it or still to come) than in the edition, and that none has formed or restored more than its limit.
 * Once the game is over, no more corps arrive.
 */
export function checkCorpsTotals(s: NineYearsState, t: Tables): void {
  const onMap = POWER_IDS.map(() => 0);
  for (let i = 0; i < S.stackCount(s); i++) onMap[powerOf(S.kindOfStack(s, i))]! += S.sizeOfStack(s, i);
  POWER_IDS.forEach((id, power) => {
    const path = `powers.${id}`;
    const [form, restore] = [t.formLimit[power]!, t.restoreLimit[power]!];
    const all = onMap[power]! + S.poolOf(s, power) + S.waitingOf(s, power);
    const toCome = s.ending > 0 ? 0 : corpsToCome(s, t, power);
    const most = power === SAVOY && S.hasFlag(s, S.SAVOY_GONE) ? 0 : t.corps[power]! - toCome;
    demand(all <= most, path, `at most ${most} corps on the map, in the pool and waiting${toCome > 0 ? ` (${toCome} are still to come)` : ""}`, all);
    demand(S.formedBy(s, power) <= form, `${path}.formed`, `at most ${form} (NYW-12.3.4.1)`, S.formedBy(s, power));
    demand(S.restoredBy(s, power) <= restore, `${path}.restored`, `at most ${restore} (NYW-12.3.5.1)`, S.restoredBy(s, power));
  });
}

function corpsToCome(s: NineYearsState, t: Tables, power: number): number {
  let count = 0;
  if (power === JACOBITES && isRisingAwaited(s)) count++; // NYW-7.2.6.2: the fifth corps waits for Scotland Rises.
  // NYW-20.2.5.2.c: some British corps wait for the Glorious Revolution.
  if (power === BRITAIN && !S.hasFlag(s, S.GR_HAPPENED)) for (const force of t.revolutionForces) count += force.count;
  const isCalledUp = hasCalledUp(s, t.powerSide[power]!);
  for (const row of t.schedule) if (row.power === power && (row.year > s.year || (row.year === s.year && !isCalledUp))) count += row.count;
  return count;
}

// NYW-12.2.1: a side calls up the corps of the year once its resource points are spent.
function hasCalledUp(s: NineYearsState, side: number): boolean {
  if (isTurnAt(s, F.turn.step.rounds)) return true;
  const phase = F.reinforcement.find(s);
  if (phase === null) return false;
  return phase.seat === side ? phase.step >= F.reinforcement.step.leaders : isTurnAt(s, F.turn.step.deal);
}
