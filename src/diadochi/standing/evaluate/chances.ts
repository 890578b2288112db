/** The chance of each seat to win, by kind of victory. */
import { exp } from "../../../core/basics/arithmetic.js";
import * as S from "../../state/index.js";
import type { Tables } from "../../tables/index.js";
import { countUnits, NO_UNITS } from "../../vocabulary/units.js";
import { seatOf, spaceOf } from "./armies.js";
import type { Desk, Heir } from "./desk.js";
import { WEIGHTS } from "./weights.js";

/** Adds each seat's chance to win at once, by legitimacy or victory points. Returns the chance left for other victories. */
export function addPointVictories(s: S.DiadochiState, t: Tables, { vp, lp, burials, chances }: Desk): number {
  let left = 1;
  for (let seat = 0; seat < s.seats; seat++) {
    const burial = burials[seat]!;
    const legitimacy = burial * nearness(lp[seat]! + t.rules.legitimacy.royalTomb, s.lpToWin) + (1 - burial) * nearness(lp[seat]!, s.lpToWin);
    const chance = left * Math.min(WEIGHTS.reached, legitimacy + nearness(vp[seat]!, s.autoVp));
    chances[seat]! += chance;
    left -= chance;
  }
  return left;
}

function nearness(points: number, needed: number): number {
  if (points >= needed) return WEIGHTS.reached;
  const part = (points / needed - WEIGHTS.near) / (1 - WEIGHTS.near);
  return part <= 0 ? 0 : WEIGHTS.nearness * part * part;
}

/** Adds each seat's chance to win as regent: it must have the heir when he comes of age, and the highest sum. Returns the remaining chance. */
export function addRegency(s: S.DiadochiState, t: Tables, desk: Desk, { royal, turn }: Heir, left: number): number {
  const { chances, pulls } = desk;
  const place = S.placeOfRoyal(s, royal);
  if (s.turn >= turn || turn > s.lastTurn || place === S.DEAD) return left;
  findPulls(s, t, desk, spaceOf(place));
  const keeper = seatOf(s, S.controllerOf(s, royal));
  if (keeper >= 0) pulls[keeper]! += WEIGHTS.kept;
  let all: number = keeper >= 0 ? WEIGHTS.doubt : WEIGHTS.kept;
  for (let seat = 0; seat < s.seats; seat++) all += pulls[seat]!;
  const decides = left * Math.max(0, WEIGHTS.reached - WEIGHTS.earlier * (turn - 1 - s.turn));
  let rest = left;
  for (let seat = 0; seat < s.seats; seat++) {
    const chance = decides * (pulls[seat]! / all) * isHighest(s, t, desk, seat);
    chances[seat]! += chance;
    rest -= chance;
  }
  return rest;
}

// Sets the pull of each seat's CUs, in the field and inside walls, on the heir in a space.
function findPulls(s: S.DiadochiState, t: Tables, { armies, ways, pulls }: Desk, space: number): void {
  const to = ways[space]!.pulls;
  pulls.fill(0);
  for (let i = 0; i < armies.count; i++) pulls[armies.seat[i]!]! += armies.units[i]! * to[armies.space[i]!]!;
  const inside = S.insideUnits(s, t, space);
  const holder = inside === NO_UNITS ? -1 : seatOf(s, S.markerOf(s, space));
  if (holder >= 0) pulls[holder]! += countUnits(inside) * WEIGHTS.guard;
}

// The chance that a seat has the highest sum of legitimacy and victory points at the decisive time.
function isHighest(s: S.DiadochiState, t: Tables, desk: Desk, seat: number): number {
  let best = Number.NEGATIVE_INFINITY;
  for (let other = 0; other < s.seats; other++) if (other !== seat) best = Math.max(best, sumOf(t, desk, other));
  return 1 / (1 + exp((best - sumOf(t, desk, seat)) / leadOf(s)));
}

function sumOf(t: Tables, { vp, lp, pieces, burials }: Desk, seat: number): number {
  return vp[seat]! + lp[seat]! + pieces[seat]! + t.rules.legitimacy.royalTomb * burials[seat]!;
}

/** Adds each seat's chance to have the most victory points at the end. */
export function addLastTurn(s: S.DiadochiState, { vp, pieces, chances, pulls }: Desk, left: number): void {
  let all = 0;
  for (let seat = 0; seat < s.seats; seat++) {
    pulls[seat] = exp((vp[seat]! + pieces[seat]!) / leadOf(s));
    all += pulls[seat]!;
  }
  for (let seat = 0; seat < s.seats; seat++) chances[seat]! += (left * pulls[seat]!) / all;
}

function leadOf(s: S.DiadochiState): number {
  return Math.max(1, WEIGHTS.lead - WEIGHTS.leadLess * s.turn);
}
