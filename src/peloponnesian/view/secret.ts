/** What only the arbiter sees: all that nothing else in a view says. */
import { entryAt } from "../../core/lists.js";
import { headerOf } from "../combat/melee.js";
import { seatOfSide } from "../rules/fighters.js";
import * as S from "../state.js";
import type { PeloponnesianState } from "../state.js";
import { type Tables, tablesOf } from "../tables.js";
import { type AreaId, BATTLE_WAYS, MELEE_STAGES, SEATS, type Seat } from "../types.js";
import { bySeat } from "./areas.js";
import { CITY_MARK_NAMES, namesOf } from "./names.js";
import { CARD_USES, type CrossingView, type MeleeView, type PeloponnesianSecret, type RouteView } from "./types.js";

export function viewSecret(s: PeloponnesianState): PeloponnesianSecret {
  const t = tablesOf(s);
  return {
    uses: bySeat((seat) => entryAt(CARD_USES, S.useOf(s, seat))),
    outOfDeck: t.cardIds.filter((_, c) => S.cardPlace(s, c) === S.NOT_IN_DECK),
    cityMarks: viewCityMarks(s, t),
    routes: viewRoutes(s, t),
    crossings: viewFleets(s, t),
    forced: viewForced(s, t),
    melee: viewMelee(s),
  };
}

function viewCityMarks(s: PeloponnesianState, t: Tables): Record<AreaId, readonly string[]> {
  const cityMarks: Record<AreaId, readonly string[]> = {};
  for (const city of t.cities) {
    const marks = namesOf(CITY_MARK_NAMES, (bit) => S.hasCityMark(s, city, bit));
    if (marks.length > 0) cityMarks[entryAt(t.areaIds, city)] = marks;
  }
  return cityMarks;
}

function viewRoutes(s: PeloponnesianState, t: Tables): RouteView[] {
  const routes: RouteView[] = [];
  for (let node = 1; node <= S.routeCount(s); node++) routes.push({ before: S.routeBefore(s, node), area: entryAt(t.areaIds, S.routeArea(s, node)) });
  return routes;
}

function viewFleets(s: PeloponnesianState, t: Tables): CrossingView[] {
  const crossings: CrossingView[] = [];
  for (let i = 0; i < S.crossingCount(s); i++) {
    const cargo = S.crossedCargo(s, i);
    const fleet = entryAt(t.blockIds, S.crossedFleet(s, i));
    crossings.push({ border: entryAt(t.borderIds, S.crossedBorder(s, i)), fleet, cargo: cargo < 0 ? null : entryAt(t.blockIds, cargo) });
  }
  return crossings;
}

function viewForced(s: PeloponnesianState, t: Tables): { block: string; to: AreaId }[] {
  const forced: { block: string; to: AreaId }[] = [];
  for (let i = 0; i < S.forcedCount(s); i++) forced.push({ block: entryAt(t.blockIds, S.forcedBlock(s, i)), to: entryAt(t.areaIds, S.forcedTo(s, i)) });
  return forced;
}

function viewMelee(s: PeloponnesianState): MeleeView | null {
  if (s.melee.length === 0) return null;
  const { stage, current, hits, routs, options, rearguard, loser, way, ares } = headerOf(s.melee);
  const seatsOf = (sides: number): Seat[] => [0, 1].filter((side) => (sides & (1 << side)) !== 0).map((side) => entryAt(SEATS, seatOfSide(s, side)));
  return {
    stage: entryAt(MELEE_STAGES, stage),
    current,
    hits,
    routs,
    options: seatsOf(options),
    rearguard: rearguard < 0 ? null : rearguard,
    loser: loser < 0 ? null : entryAt(SEATS, seatOfSide(s, loser)),
    way: entryAt(BATTLE_WAYS, way),
    ares: seatsOf(ares),
  };
}
