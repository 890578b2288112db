/** What is seen on the map: areas, cities, blocks and the columns they came in. */
import { type AreaId, GARRISONS, NATIVES, SEATS, type Seat } from "../types.js";
import type { AreaView, BlockView, BySeat, CityView, ColumnView } from "./types.js";
import {
  CLOSED,
  PILLAGED,
  type PeloponnesianState,
  areaOf,
  carrierOf,
  controllerOf,
  countField,
  countInside,
  cvOf,
  garrisonCV,
  garrisonOf,
  hasCityMark,
  hasMark,
  isBesieged,
  isClosedArea,
  isInPlay,
  nativeOf,
  placeOf,
  routeArea,
  routeBefore,
  routeOf,
  siegeSeason,
} from "../state.js";
import { MARK_NAMES, OFF_MAP } from "./names.js";
import type { Tables } from "../tables.js";
import { isBlockaded } from "../rules/siege.js";

export function bySeat<T>(of: (seat: number) => T): BySeat<T> {
  return { sparta: of(0), athens: of(1) };
}

export function viewArea(s: PeloponnesianState, t: Tables, area: number): AreaView {
  const land = area < t.lands;
  const row = land ? t.data.land[area]! : t.data.sea[area - t.lands]!;
  return {
    id: row.id,
    kind: land ? "land" : "sea",
    x: row.x,
    y: row.y,
    closed: isClosedArea(s, t, area),
    field: bySeat((seat) => countField(s, t, area, seat)),
    besieged: bySeat((seat) => countInside(s, t, area, seat)),
    city: land && t.cityValue[area]! > 0 ? viewCity(s, t, area) : null,
  };
}

function viewCity(s: PeloponnesianState, t: Tables, area: number): CityView {
  const controller = SEATS[controllerOf(s, area)] ?? null;
  const besieged = isBesieged(s, area);
  return {
    value: t.cityValue[area]!,
    native: NATIVES[nativeOf(s, area)]!,
    controller,
    garrison: GARRISONS[garrisonOf(s, area)]!,
    garrisonCV: garrisonCV(s, area), // PEL-7.3.7
    siegeSince: besieged ? siegeSeason(s, area) : null,
    besieger: besieged ? (controller === "sparta" ? "athens" : "sparta") : null,
    blockaded: isBlockaded(s, t, area),
    pillaged: hasCityMark(s, area, PILLAGED),
    closed: hasCityMark(s, area, CLOSED),
  };
}

export function viewBlock(s: PeloponnesianState, t: Tables, block: number): BlockView {
  const inPlay = isInPlay(s, block);
  const fleet = carrierOf(s, block);
  return {
    id: t.blockIds[block]!,
    side: SEATS[t.side[block]!]!,
    area: inPlay ? t.areaIds[areaOf(s, block)]! : null,
    off: inPlay ? null : OFF_MAP[placeOf(s, block)]!,
    cv: cvOf(s, block),
    carriedBy: fleet < 0 ? null : t.blockIds[fleet]!,
    marks: MARK_NAMES.filter(([, bit]) => hasMark(s, block, bit)).map(([name]) => name),
    route: routeIds(s, t, routeOf(s, block)),
  };
}

function routeIds(s: PeloponnesianState, t: Tables, node: number): AreaId[] {
  const ids: AreaId[] = [];
  for (let n = node; n !== 0; n = routeBefore(s, n)) ids.unshift(t.areaIds[routeArea(s, n)]!);
  return ids;
}

// By seat, then area, then the words of the route, so that the order tells nothing.
export function viewColumns(s: PeloponnesianState, t: Tables): ColumnView[] {
  const columns = new Map<string, { seat: Seat; area: AreaId; route: AreaId[]; count: number }>();
  for (let b = 0; b < t.blocks; b++) {
    if (!isInPlay(s, b) || routeOf(s, b) === 0) continue;
    const route = routeIds(s, t, routeOf(s, b));
    const seat = SEATS[t.side[b]!]!;
    const area = t.areaIds[areaOf(s, b)]!;
    const key = `${seat} ${area} ${route.join(" ")}`;
    const column = columns.get(key);
    if (column === undefined) columns.set(key, { seat, area, route, count: 1 });
    else column.count++;
  }
  return [...columns].sort(([x], [y]) => (x < y ? -1 : 1)).map(([, column]) => column);
}
