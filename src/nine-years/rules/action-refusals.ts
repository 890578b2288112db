/** Refusals of actions (NYW-13.5): the first check that fails, with its clause. Without a space or a unit, they explain why the action cannot begin at all. */
import type { Refusal } from "../../core/basics/errors.js";
import { ACTED, DEMORALIZED, nameOfKind, powerOf, REDUCED } from "../vocabulary/corps.js";
import { actionId } from "../state/names.js";
import { ACTION } from "../vocabulary/types.js";
import { canRally } from "./rally.js";
import { freeCorps } from "./starts.js";
import { commandLimit, isFortress, leadersAt, room } from "./forces.js";
import { defenseValue } from "./siege.js";
import { hasLoc, locOfPower } from "./loc.js";
import { hasTransfer, surveyTransfers } from "./movement.js";
import { isBarredByTalks } from "./placement.js";
import { type Reason, refuse } from "./refusals.js";
import { isOrigin } from "./sea-movement.js";
import * as S from "../state/index.js";
import type { NineYearsState } from "../state/index.js";
import type { Tables } from "../tables/index.js";
import { type Bar, type Bars, furthest, laterBar } from "./bars.js";

const ONCE: Readonly<Record<number, readonly [flag: number, reason: Reason]>> = {
  [ACTION.transfer]: [S.TRANSFER_USED, "action/used (transfer)"],
  [ACTION.replacement]: [S.REPLACEMENT_USED, "action/used (replacement)"],
  [ACTION.rally]: [S.RALLY_USED, "action/used (rally)"],
};

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

const SIEGE_BARS: Bars = [
  "siege/no-army",
  "siege/too-few-corps",
  "siege/corps-demoralized",
  "siege/corps-acted",
  "siege/no-leader",
  "siege/leaders-demoralized",
  "siege/leaders-acted",
  "siege/too-little-command",
];

function siegeBar(s: NineYearsState, t: Tables, side: number, space: number): Bar {
  if (!S.isAloneOnEnemySoil(s, side, space) || !isFortress(t, space)) return "siege/no-army";
  const least = defenseValue(s, t, space);
  if (S.corpsOf(s, t, side, space) < least) return "siege/too-few-corps";
  if (freeCorps(s, t, side, space, DEMORALIZED) < least) return "siege/corps-demoralized";
  if (freeCorps(s, t, side, space, ACTED | DEMORALIZED) < least) return "siege/corps-acted";
  if (leadersAt(s, t, side, space) === 0) return "siege/no-leader";
  const command = (without: number): number => commandLimit(s, t, side, space, { marks: 0, without });
  if (command(S.LEADER_DEMORALIZED) === 0) return "siege/leaders-demoralized";
  if (command(S.LEADER_ACTED | S.LEADER_DEMORALIZED) === 0) return "siege/leaders-acted";
  return command(S.LEADER_ACTED | S.LEADER_DEMORALIZED) < least ? "siege/too-little-command" : null;
}

const CAMPAIGN_BARS: Bars = ["campaign/no-leader", "campaign/besieged", "campaign/leaders-acted", "campaign/nowhere"];

function campaignBar(s: NineYearsState, t: Tables, side: number, space: number): Bar {
  if (leadersAt(s, t, side, space) === 0) return leadersAt(s, t, side, S.INSIDE + space) === 0 ? "campaign/no-leader" : "campaign/besieged";
  for (let leader = 0; leader < S.leaderCount(s); leader++) {
    if (S.placeOfLeader(s, leader) === space && !S.hasAnyMark(s, leader, S.LEADER_ACTED) && S.sideOfLeader(s, t, leader) === side) return "campaign/nowhere";
  }
  return "campaign/leaders-acted";
}

const SEA_BARS: Bars = ["sail/no-port", "sail/nobody", "sail/acted", "sail/nowhere"];

function seaBar(s: NineYearsState, t: Tables, side: number, space: number): Bar {
  if (!isOrigin(s, t, side, space)) return "sail/no-port";
  if (S.corpsOf(s, t, side, space) + leadersAt(s, t, side, space) === 0) return "sail/nobody";
  const haveAllActed = freeCorps(s, t, side, space, ACTED) === 0 && campaignBar(s, t, side, space) === "campaign/leaders-acted";
  return haveAllActed ? "sail/acted" : "sail/nowhere";
}

const STARTS: Readonly<Record<number, { readonly bars: Bars; readonly barOf: typeof siegeBar }>> = {
  [ACTION.campaign]: { bars: CAMPAIGN_BARS, barOf: campaignBar },
  [ACTION.siege]: { bars: SIEGE_BARS, barOf: siegeBar },
  [ACTION["sea-movement"]]: { bars: SEA_BARS, barOf: seaBar },
};

/** If even the best space has one of these bars, the refusal names no space. */
const ANYWHERE: readonly Bar[] = ["siege/no-army", "campaign/no-leader", "sail/no-port", "sail/nobody"];

/** Refuses a Campaign move, a siege or a Sea Movement in a space, or anywhere if none is given. */
export function startRefusal(s: NineYearsState, t: Tables, side: number, action: number, space = -1): Refusal | null {
  const start = STARTS[action];
  if (start === undefined) return null;
  const found = furthest(start.bars, t.spaceIds.length, (index) => start.barOf(s, t, side, index), space);
  const isSomewhere = space >= 0 || !ANYWHERE.includes(found.bar);
  return refuse(found.bar, { space: isSomewhere ? (t.spaceIds[found.index] ?? null) : null });
}

const REPLACEMENT_BARS: Bars = [
  "replacement/none",
  "replacement/besieged",
  "replacement/acted",
  "replacement/overstacked",
  "replacement/talks",
  "replacement/no-loc",
];

function replacementBar(s: NineYearsState, t: Tables, side: number, index: number): Bar {
  const kind = S.kindOfStack(s, index);
  const place = S.placeOfStack(s, index);
  if (t.powerSide[powerOf(kind)] !== side || (kind & REDUCED) === 0) return "replacement/none";
  if (place >= S.INSIDE) return "replacement/besieged";
  if ((kind & ACTED) !== 0) return "replacement/acted";
  if (room(s, t, side, place) < 0) return "replacement/overstacked";
  if (isBarredByTalks(s, powerOf(kind))) return "replacement/talks";
  return hasLoc(locOfPower(s, t, powerOf(kind)), place) ? null : "replacement/no-loc";
}

/** Refuses the replacement of corps of this name in this space, or of any corps. */
export function replacementRefusal(s: NineYearsState, t: Tables, side: number, space = -1, name = -1): Refusal | null {
  return stackRefusal(s, t, REPLACEMENT_BARS, { space, name }, (index) => replacementBar(s, t, side, index));
}

/** Explains why no stack qualifies, or none with this name in this space. The refusal names the place of the stack that passes most checks. */
export function stackRefusal(
  s: NineYearsState,
  t: Tables,
  bars: Bars,
  wanted: { readonly space: number; readonly name: number },
  barOf: (index: number) => Bar,
): Refusal | null {
  const isWanted = (index: number): boolean => spaceOf(s, index) === wanted.space && nameOfKind(S.kindOfStack(s, index)) === wanted.name;
  const none = bars[0]!;
  const found = furthest(bars, S.stackCount(s), (index) => (wanted.space < 0 || isWanted(index) ? barOf(index) : none));
  const space = found.bar !== none ? spaceOf(s, found.index) : wanted.space;
  return refuse(found.bar, { space: t.spaceIds[space] ?? null });
}

function spaceOf(s: NineYearsState, index: number): number {
  const place = S.placeOfStack(s, index);
  return place >= S.INSIDE ? place - S.INSIDE : place;
}

const RALLY_BARS: Bars = ["rally/no-leader", "rally/acted", "rally/nobody"];

function rallyBar(s: NineYearsState, t: Tables, side: number, leader: number): Bar {
  if (S.placeOfLeader(s, leader) >= S.NOT_ARRIVED || S.sideOfLeader(s, t, leader) !== side) return "rally/no-leader";
  if (S.hasAnyMark(s, leader, S.LEADER_ACTED)) return "rally/acted";
  return canRally(s, t, side, leader) ? null : "rally/nobody";
}

/** Refuses a rally by this leader, or by any. */
export function rallyRefusal(s: NineYearsState, t: Tables, side: number, leader = -1): Refusal | null {
  const found = furthest(RALLY_BARS, S.leaderCount(s), (index) => rallyBar(s, t, side, index), leader);
  return refuse(found.bar, { leader: t.leaderIds[found.index] ?? null });
}

const TRANSFER_BARS: Bars = ["transfer/nobody", "transfer/besieged", "transfer/acted", "transfer/nowhere"];

export function transferRefusal(s: NineYearsState, t: Tables, side: number): Refusal | null {
  surveyTransfers(s, t, side);
  const leaders = furthest(TRANSFER_BARS, S.leaderCount(s), (index) => transferBarOfLeader(s, t, side, index));
  const corps = furthest(TRANSFER_BARS, S.stackCount(s), (index) => transferBarOfStack(s, t, side, index));
  return refuse(laterBar(TRANSFER_BARS, leaders.bar, corps.bar), {});
}

export function transferRefusalOfLeader(s: NineYearsState, t: Tables, side: number, leader: number): Refusal | null {
  surveyTransfers(s, t, side);
  return refuse(transferBarOfLeader(s, t, side, leader), { leader: t.leaderIds[leader] ?? null });
}

export function transferRefusalOfCorps(s: NineYearsState, t: Tables, side: number, space: number, name: number): Refusal | null {
  surveyTransfers(s, t, side);
  return stackRefusal(s, t, TRANSFER_BARS, { space, name }, (index) => transferBarOfStack(s, t, side, index));
}

function transferBarOfLeader(s: NineYearsState, t: Tables, side: number, leader: number): Bar {
  const place = S.placeOfLeader(s, leader);
  if (place >= S.NOT_ARRIVED || S.sideOfLeader(s, t, leader) !== side) return "transfer/nobody";
  if (place >= S.INSIDE) return "transfer/besieged";
  if (S.hasAnyMark(s, leader, S.LEADER_ACTED)) return "transfer/acted";
  return hasTransfer(s, t, place, false) ? null : "transfer/nowhere";
}

function transferBarOfStack(s: NineYearsState, t: Tables, side: number, index: number): Bar {
  const kind = S.kindOfStack(s, index);
  const place = S.placeOfStack(s, index);
  if (t.powerSide[powerOf(kind)] !== side) return "transfer/nobody";
  if (place >= S.INSIDE) return "transfer/besieged";
  if ((kind & ACTED) !== 0) return "transfer/acted";
  return hasTransfer(s, t, place, true) ? null : "transfer/nowhere";
}
