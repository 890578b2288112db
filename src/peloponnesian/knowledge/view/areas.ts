import type { Draft } from "../../../core/ruleset/envelope.js";
import { besiegerOf, isBlockaded } from "../../rules/siege.js";
import { isHidden } from "../seen/index.js";
import * as S from "../../state/index.js";
import type { PeloponnesianState } from "../../state/index.js";
import { firstOf, lastOf, type Tables } from "../../tables/index.js";
import { type AreaId, ATHENS, type BlockId, GARRISONS, NATIVES, SEATS, type Seat, SPARTA } from "../../vocabulary/types.js";
import { MARK_NAMES, namesOf, OFF_MAP } from "./names.js";
import type { AreaView, BlockView, BySeat, CityView, Counts, RouteView, SiegeView } from "./types.js";

export function bySeat<T>(of: (seat: number) => T): BySeat<T> {
  return { sparta: of(SPARTA), athens: of(ATHENS) };
}

/** The areas with anything to show, in map order. */
export function viewAreas(s: PeloponnesianState, t: Tables): Record<AreaId, AreaView> {
  const views: Record<AreaId, AreaView> = {};
  const counts = countBlocks(s, t);
  for (let area = 0; area < t.areas; area++) {
    const isClosed = S.isClosedArea(s, t, area);
    const hasCity = area < t.lands && t.cityValue[area] !== 0;
    const seen = counts.get(area);
    if (!isClosed && !hasCity && seen === undefined) continue;
    const view: Draft<AreaView> = {};
    if (isClosed) view.closed = true;
    if (seen?.field !== undefined) view.field = seen.field; // The order of the fields must not depend on the first block counted.
    if (seen?.besieged !== undefined) view.besieged = seen.besieged;
    if (hasCity) view.city = viewCity(s, t, area);
    views[t.areaIds[area]!] = view;
  }
  return views;
}

interface Counted {
  field?: Draft<Counts>;
  besieged?: Draft<Counts>;
}

function countBlocks(s: PeloponnesianState, t: Tables): ReadonlyMap<number, Counted> {
  const counts = new Map<number, Counted>();
  for (let b = 0; b < t.blocks; b++) {
    const area = S.areaOf(s, b);
    if (area < 0) continue;
    let counted = counts.get(area);
    if (counted === undefined) counts.set(area, (counted = {}));
    const side = S.hasMark(s, b, S.INSIDE) ? (counted.besieged ??= {}) : (counted.field ??= {});
    const seat = seatAt(t, b);
    side[seat] = (side[seat] ?? 0) + 1;
  }
  return counts;
}

function viewCity(s: PeloponnesianState, t: Tables, area: number): CityView {
  const city: Draft<CityView> = {};
  const controller = S.controllerOf(s, area);
  const garrison = GARRISONS[S.garrisonOf(s, area)]!;
  if (controller !== S.NOBODY) city.controller = SEATS[controller]!;
  if (S.nativeOf(s, area) !== controller) city.native = NATIVES[S.nativeOf(s, area)]!;
  if (garrison !== "none") city.garrison = garrison;
  if (garrison !== "none") city.garrisonCV = S.garrisonCV(s, area); // PEL-7.3.7: garrisons are open.
  if (S.isBesieged(s, area)) city.siege = viewSiege(s, t, area);
  if (S.hasCityMark(s, area, S.PILLAGED)) city.pillaged = true;
  if (S.hasCityMark(s, area, S.CLOSED)) city.closed = true;
  if (S.hasCityMark(s, area, S.DEALT_WITH)) city.dealtWith = true; // PEL-HI.13: this is public.
  if (S.hasCityMark(s, area, S.SIEGE_WORKS)) city.siegeWorks = true; // PEL-HI.13: an event's choice is public.
  return city;
}

function viewSiege(s: PeloponnesianState, t: Tables, area: number): SiegeView {
  const siege: Draft<SiegeView> = { seat: SEATS[besiegerOf(s, area)]!, since: S.siegeSeason(s, area) };
  if (isBlockaded(s, t, area)) siege.blockaded = true;
  return siege;
}

/**
 * The blocks of a seat, in the order of the edition. A viewer who does not see its hidden blocks gets only open ones: in a battle (PEL-HI.4) or set aside
 * (PEL-HI.16).
 */
export function viewBlocks(s: PeloponnesianState, t: Tables, seat: number, isSeen: boolean): Record<BlockId, BlockView> {
  const views: Record<BlockId, BlockView> = {};
  for (let b = firstOf(t, seat); b <= lastOf(t, seat); b++) if (isSeen || !isHidden(s, b)) views[t.blockIds[b]!] = viewBlock(s, t, b);
  return views;
}

function viewBlock(s: PeloponnesianState, t: Tables, block: number): BlockView {
  if (!S.isInPlay(s, block)) return { off: OFF_MAP[S.placeOf(s, block)]! };
  const view: Draft<BlockView> = { area: t.areaIds[S.areaOf(s, block)]!, cv: S.cvOf(s, block) };
  const fleet = S.carrierOf(s, block);
  const node = S.hasMark(s, block, S.MOVED) ? S.routeOf(s, block) : 0; // Only blocks that have moved have a route.
  if (fleet >= 0) view.carriedBy = t.blockIds[fleet]!;
  if (S.marksOf(s, block) !== 0) view.marks = namesOf(MARK_NAMES, (bit) => S.hasMark(s, block, bit));
  if (node !== 0) view.route = routeIds(s, t, node);
  return view;
}

/** The areas of a route, from departure on. */
export function routeIds(s: PeloponnesianState, t: Tables, node: number): AreaId[] {
  const ids: AreaId[] = [];
  for (let n = node; n !== 0; n = S.routeBefore(s, n)) ids.unshift(t.areaIds[S.routeArea(s, n)]!);
  return ids;
}

export function viewRoutes(s: PeloponnesianState, t: Tables): RouteView[] {
  const routes: RouteView[] = [];
  for (let node = 1; node <= S.routeCount(s); node++) routes.push({ before: S.routeBefore(s, node), area: t.areaIds[S.routeArea(s, node)]! });
  return routes;
}

function seatAt(t: Tables, block: number): Seat {
  return block <= t.lastBlock[0] ? "sparta" : "athens";
}
