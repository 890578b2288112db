/** Why an action cannot be begun, anywhere or from one space or by one unit (NYW-13.5): the first check that fails, with its clause. */
import type { Refusal } from "../../core/flow.js";
import { at } from "../../core/lists.js";
import { ACTED, DEMORALIZED, nameOfKind, powerOf, REDUCED } from "../corps.js";
import { actionId } from "../names.js";
import { ACTION } from "../types.js";
import { canRally, freeCorps } from "./actions.js";
import { commandLimit, defenseValue, isFortress, leadersAt, room } from "./forces.js";
import { hasLoc, locOfPower } from "./loc.js";
import { hasTransfer, surveyTransfers } from "./movement.js";
import { isBarredByTalks } from "./placement.js";
import { type Reason, refuse } from "./refusals.js";
import { isOrigin } from "./sea.js";
import * as S from "../state.js";
import type { NineYearsState } from "../state.js";
import type { Tables } from "../tables.js";
import { furthest, refusalBy } from "./bars.js";

/** Actions that one round sees once. */
const ONCE: Readonly<Record<number, readonly [flag: number, reason: Reason]>> = {
  [ACTION.transfer]: [S.TRANSFER_USED, "action/used (transfer)"],
  [ACTION.replacement]: [S.REPLACEMENT_USED, "action/used (replacement)"],
  [ACTION.rally]: [S.RALLY_USED, "action/used (rally)"],
};

/** Why a side cannot begin an action at all. */
export function actionRefusal(s: NineYearsState, t: Tables, side: number, action: number): Refusal | null {
  const once = ONCE[action];
  if (once !== undefined && S.hasFlag(s, once[0])) return refuse(once[1], { action: actionId(action) });
  switch (action) {
    case ACTION.transfer:
      return transferRefusal(s, t, side);
    case ACTION.replacement:
      return replacementRefusal(s, t, side);
    case ACTION.rally:
      return rallyRefusal(s, t, side);
    case ACTION["deploy-fleet"]:
      return refuse("fleet/none-prepared");
    default:
      return startRefusal(s, t, side, action);
  }
}

// ---------------------------------------------------------------- actions of a space

const SIEGE_BARS: readonly Reason[] = [
  "siege/no-army",
  "siege/too-few-corps",
  "siege/corps-demoralized",
  "siege/corps-acted",
  "siege/no-leader",
  "siege/leaders-demoralized",
  "siege/leaders-acted",
  "siege/too-little-command",
];

function siegeBar(s: NineYearsState, t: Tables, side: number, space: number): number {
  if (!S.isAloneOnEnemySoil(s, side, space) || !isFortress(t, space)) return 0;
  const least = defenseValue(s, t, space);
  if (S.corpsOf(s, t, side, space) < least) return 1;
  if (freeCorps(s, t, side, space, DEMORALIZED) < least) return 2;
  if (freeCorps(s, t, side, space, ACTED | DEMORALIZED) < least) return 3;
  if (leadersAt(s, t, side, space) === 0) return 4;
  const command = (without: number): number => commandLimit(s, t, side, space, { marks: 0, without });
  if (command(S.LEADER_DEMORALIZED) === 0) return 5;
  if (command(S.LEADER_ACTED | S.LEADER_DEMORALIZED) === 0) return 6;
  return command(S.LEADER_ACTED | S.LEADER_DEMORALIZED) < least ? 7 : SIEGE_BARS.length;
}

const CAMPAIGN_BARS: readonly Reason[] = ["campaign/no-leader", "campaign/besieged", "campaign/leaders-acted", "campaign/nowhere"];

function campaignBar(s: NineYearsState, t: Tables, side: number, space: number): number {
  if (leadersAt(s, t, side, space) === 0) return leadersAt(s, t, side, S.INSIDE + space) === 0 ? 0 : 1;
  for (let leader = 0; leader < S.leaderCount(s); leader++) {
    if (S.placeOfLeader(s, leader) === space && !S.hasAnyMark(s, leader, S.LEADER_ACTED) && S.sideOfLeader(s, t, leader) === side) return 3;
  }
  return 2;
}

const SEA_BARS: readonly Reason[] = ["sail/no-port", "sail/nobody", "sail/acted", "sail/nowhere"];

function seaBar(s: NineYearsState, t: Tables, side: number, space: number): number {
  if (!isOrigin(s, t, side, space)) return 0;
  if (S.corpsOf(s, t, side, space) + leadersAt(s, t, side, space) === 0) return 1;
  return freeCorps(s, t, side, space, ACTED) === 0 && campaignBar(s, t, side, space) === 2 ? 2 : 3;
}

const STARTS: Readonly<Record<number, { readonly bars: readonly Reason[]; readonly barOf: typeof siegeBar }>> = {
  [ACTION.campaign]: { bars: CAMPAIGN_BARS, barOf: campaignBar },
  [ACTION.siege]: { bars: SIEGE_BARS, barOf: siegeBar },
  [ACTION["sea-movement"]]: { bars: SEA_BARS, barOf: seaBar },
};

/** Why a Campaign move, a siege or a Sea Movement cannot begin in a space, or without one: anywhere. */
export function startRefusal(s: NineYearsState, t: Tables, side: number, action: number, space = -1): Refusal | null {
  const start = STARTS[action];
  if (start === undefined) return null;
  const barAt = (index: number): number => start.barOf(s, t, side, index);
  const found = space >= 0 ? { index: space, bar: barAt(space) } : furthest(t.spaceIds.length, barAt);
  // No army, no leader, no port with anybody in it: no space is nearer to it than others.
  const isSomewhere = space >= 0 || found.bar > (action === ACTION["sea-movement"] ? 1 : 0);
  return refusalBy(start.bars, found.bar, { space: isSomewhere ? (t.spaceIds[found.index] ?? null) : null });
}

// ---------------------------------------------------------------- actions of units

const REPLACEMENT_BARS: readonly Reason[] = [
  "replacement/none",
  "replacement/besieged",
  "replacement/acted",
  "replacement/overstacked",
  "replacement/talks",
  "replacement/no-loc",
];

function replacementBar(s: NineYearsState, t: Tables, side: number, index: number): number {
  const kind = S.kindOfStack(s, index);
  const place = S.placeOfStack(s, index);
  if (at(t.powerSide, powerOf(kind)) !== side || (kind & REDUCED) === 0) return 0;
  if (place >= S.INSIDE) return 1;
  if ((kind & ACTED) !== 0) return 2;
  if (room(s, t, side, place) < 0) return 3;
  if (isBarredByTalks(s, powerOf(kind))) return 4;
  return hasLoc(locOfPower(s, t, powerOf(kind)), place) ? REPLACEMENT_BARS.length : 5;
}

/** Why no corps of a side can be replaced, or none of this name in this space. */
export function replacementRefusal(s: NineYearsState, t: Tables, side: number, space = -1, name = -1): Refusal | null {
  return stackRefusal(s, t, REPLACEMENT_BARS, { space, name }, (index) => replacementBar(s, t, side, index));
}

/** Why no stack will do, of all or of those that bear a name in a space; its data say where the one stands that gets furthest. */
export function stackRefusal(
  s: NineYearsState,
  t: Tables,
  bars: readonly Reason[],
  wanted: { readonly space: number; readonly name: number },
  barOf: (index: number) => number,
): Refusal | null {
  const isWanted = (index: number): boolean => spaceOf(s, index) === wanted.space && nameOfKind(S.kindOfStack(s, index)) === wanted.name;
  const found = furthest(S.stackCount(s), (index) => (wanted.space < 0 || isWanted(index) ? barOf(index) : 0));
  const space = found.bar > 0 ? spaceOf(s, found.index) : wanted.space;
  return refusalBy(bars, found.bar, { space: t.spaceIds[space] ?? null });
}

function spaceOf(s: NineYearsState, index: number): number {
  const place = S.placeOfStack(s, index);
  return place >= S.INSIDE ? place - S.INSIDE : place;
}

const RALLY_BARS: readonly Reason[] = ["rally/no-leader", "rally/acted", "rally/nobody"];

/** Why no leader of a side can rally anybody, or this one cannot. */
export function rallyRefusal(s: NineYearsState, t: Tables, side: number, leader = -1): Refusal | null {
  const barOf = (index: number): number => {
    if (S.placeOfLeader(s, index) >= S.NOT_ARRIVED || S.sideOfLeader(s, t, index) !== side) return 0;
    if (S.hasAnyMark(s, index, S.LEADER_ACTED)) return 1;
    return canRally(s, t, side, index) ? RALLY_BARS.length : 2;
  };
  const found = leader >= 0 ? { index: leader, bar: barOf(leader) } : furthest(S.leaderCount(s), barOf);
  return refusalBy(RALLY_BARS, found.bar, { leader: t.leaderIds[found.index] ?? null });
}

const TRANSFER_BARS: readonly Reason[] = ["transfer/nobody", "transfer/besieged", "transfer/acted", "transfer/nowhere"];

/** Why no unit of a side can be transferred. */
export function transferRefusal(s: NineYearsState, t: Tables, side: number): Refusal | null {
  surveyTransfers(s, t, side);
  const leaders = furthest(S.leaderCount(s), (index) => transferBarOfLeader(s, t, side, index));
  const corps = furthest(S.stackCount(s), (index) => transferBarOfStack(s, t, side, index));
  return refusalBy(TRANSFER_BARS, Math.max(leaders.bar, corps.bar), {});
}

/** Why a leader cannot be transferred. */
export function transferRefusalOfLeader(s: NineYearsState, t: Tables, side: number, leader: number): Refusal | null {
  surveyTransfers(s, t, side);
  return refusalBy(TRANSFER_BARS, transferBarOfLeader(s, t, side, leader), { leader: t.leaderIds[leader] ?? null });
}

/** Why no corps of this name in this space can be transferred. */
export function transferRefusalOfCorps(s: NineYearsState, t: Tables, side: number, space: number, name: number): Refusal | null {
  surveyTransfers(s, t, side);
  return stackRefusal(s, t, TRANSFER_BARS, { space, name }, (index) => transferBarOfStack(s, t, side, index));
}

function transferBarOfLeader(s: NineYearsState, t: Tables, side: number, leader: number): number {
  const place = S.placeOfLeader(s, leader);
  if (place >= S.NOT_ARRIVED || S.sideOfLeader(s, t, leader) !== side) return 0;
  if (place >= S.INSIDE) return 1;
  if (S.hasAnyMark(s, leader, S.LEADER_ACTED)) return 2;
  return hasTransfer(s, t, place, false) ? TRANSFER_BARS.length : 3;
}

function transferBarOfStack(s: NineYearsState, t: Tables, side: number, index: number): number {
  const kind = S.kindOfStack(s, index);
  const place = S.placeOfStack(s, index);
  if (at(t.powerSide, powerOf(kind)) !== side) return 0;
  if (place >= S.INSIDE) return 1;
  if ((kind & ACTED) !== 0) return 2;
  return hasTransfer(s, t, place, true) ? TRANSFER_BARS.length : 3;
}
