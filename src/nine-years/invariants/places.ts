/** Checks that the sides are apart, garrisons are behind their own walls and closed spaces are empty, except while a procedure lets units meet. */
import { FORCE, powerOf } from "../vocabulary/corps.js";
import { F } from "../vocabulary/frames.js";
import { isFortress, occupies } from "../rules/forces.js";
import * as S from "../state/index.js";
import type { NineYearsState } from "../state/index.js";
import { ALLIANCE, BOURBON, NEUTRAL, SAVOY, type Tables } from "../tables/index.js";
import { refuseCorps, refuseLeader } from "./pieces.js";

/** While one of these is under way, or units withdraw in winter, a siege may have ended before its garrison comes out. */
const UNSETTLED = [F["campaign-move"], F.transfer, F.siege, F["sea-movement"], F["end-of-action"]] as const;

export function checkPlaces(s: NineYearsState, t: Tables): void {
  const meeting = meetingSpaces(s, t);
  const leaving = leavingGarrisons(s, t);
  const isExempt = (place: number): boolean => (place < S.INSIDE ? meeting : leaving).includes(place % S.INSIDE);
  const isLifted = F.winter.find(s)?.step === F.winter.step.withdraw;
  const isSettled = !isLifted && !UNSETTLED.some((handle) => handle.isUnderWay(s));
  for (let space = 0; space < t.spaceIds.length; space++) if (!meeting.includes(space)) checkField(s, t, space, isLifted);
  for (let i = 0; i < S.stackCount(s); i++) {
    const place = S.placeOfStack(s, i);
    const side = t.powerSide[powerOf(S.kindOfStack(s, i))]!;
    const bar = isExempt(place) ? barOfSide(t, side, place) : barOf(s, t, side, place, isSettled);
    if (bar !== null) refuseCorps(t, place, bar);
  }
  for (let leader = 0; leader < S.leaderCount(s); leader++) {
    const place = S.placeOfLeader(s, leader);
    if (place >= S.NOT_ARRIVED) continue;
    const side = S.sideOfLeader(s, t, leader);
    const bar = isExempt(place) ? barOfSide(t, side, place) : barOf(s, t, side, place, isSettled);
    if (bar !== null) refuseLeader(t, leader, "space", bar);
  }
}

// The spaces in which a procedure under way allows corps of both sides, or corps although the space is neutral.
function meetingSpaces(s: NineYearsState, t: Tables): readonly number[] {
  const entered = F.entry.find(s)?.space;
  if (F["glorious-revolution"].isUnderWay(s)) return t.toAlliance; // NYW-20.2.5.2.b, NYW-20.2.5.2.f: corps leave one by one.
  if (F["savoy-cleared"].isUnderWay(s)) return t.spaceIds.map((_, space) => space).filter((space) => t.home[space] === SAVOY);
  return entered === undefined ? [] : [entered];
}

// Fortresses that have changed hands and still contain their garrison.
function leavingGarrisons(s: NineYearsState, t: Tables): readonly number[] {
  const siege = F.siege.find(s);
  const revolution = F["glorious-revolution"].find(s);
  if (revolution?.step === F["glorious-revolution"].step.garrisons) return t.toBourbon; // NYW-A-58: these garrisons leave too.
  return siege?.step === F.siege.step.revolution ? [siege.space] : []; // NYW-17.5.8: the garrison leaves with honours.
}

// NYW-4.3.1: corps of only one side are in the field of a space; NYW-19.1.1: those that withdraw in winter do not count.
function checkField(s: NineYearsState, t: Tables, space: number, isLifted: boolean): void {
  if (!occupies(s, ALLIANCE, space) || !occupies(s, BOURBON, space)) return;
  const stays = (side: number): boolean => !isLifted || S.corpsOf(s, t, side, space) > S.corpsOf(s, t, side, space, FORCE);
  if (stays(ALLIANCE) && stays(BOURBON)) refuseCorps(t, space, "corps of one side only (NYW-4.3.1)");
}

// The reason why a unit of a side may not be in a place; null if it may.
function barOf(s: NineYearsState, t: Tables, side: number, place: number, isSettled: boolean): string | null {
  const space = place % S.INSIDE;
  const bar = barOfSide(t, side, place);
  if (bar !== null) return bar;
  if (S.controlOf(s, space) === NEUTRAL) return "nobody in a neutral space (NYW-14.1.1.5)";
  return place < S.INSIDE ? null : barOfGarrison(s, t, side, space, isSettled);
}

// The reason why a unit of a side may not be in a place even while units meet or leave; null if it may.
function barOfSide(t: Tables, side: number, place: number): string | null {
  return side !== ALLIANCE && place % S.INSIDE === t.named.empireHome ? "no Bourbons in the Empire/Subsidy Home Space (NYW-2.4.3)" : null;
}

function barOfGarrison(s: NineYearsState, t: Tables, side: number, space: number, isSettled: boolean): string | null {
  if (!isFortress(t, space)) return "nobody behind walls where there are none (NYW-17.3.1)";
  if (S.controlOf(s, space) !== side) return "units of the side that controls the fortress (NYW-17.3.1)";
  if (S.corpsOf(s, t, side, S.INSIDE + space) > t.fortress[space]!) return `at most ${t.fortress[space]!} corps behind walls (NYW-17.3.1)`;
  return isSettled && !occupies(s, S.rivalOf(side), space) ? "nobody behind walls that are not besieged (NYW-17.3.4)" : null;
}
