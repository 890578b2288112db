/** The borders as a graph: neighbours, coasts, and the lengths of the shortest routes on an empty map. */
import { zeros } from "../../core/basics/lists.js";
import type { PlayedEdition } from "../vocabulary/edition-types.js";
import { BORDER_KINDS, COAST_BORDER, LAND_BORDER } from "../vocabulary/types.js";
import type { Tables } from "./types.js";
import { EDITION_COMPLAINT as FAIL } from "../../core/basics/json.js";

/** The length that stands for the absence of a route. No board has a route this long. */
const NO_WAY = 99;

// The lengths of the shortest routes between all areas on an empty map. No route in a game is shorter, so an area farther than an allowance need not be
// searched.
function shortestWays(graph: Omit<Graph, "landWay" | "seaWay" | "seaStart" | "seaTo">, areas: number, lands: number, fleets: boolean): number[] {
  const ways = zeros(areas * areas).fill(NO_WAY);
  const queue: number[] = [];
  for (let from = 0; from < areas; from++) {
    ways[from * areas + from] = 0;
    queue.length = 0;
    queue.push(from);
    for (let head = 0; head < queue.length; head++) {
      const at = queue[head]!;
      if (at !== from && fleets === at < lands) continue;
      for (let i = graph.start[at]!; i < graph.start[at + 1]!; i++) {
        const to = graph.to[i]!;
        if (ways[from * areas + to] !== NO_WAY || (fleets ? graph.border[i] === LAND_BORDER && graph.shore[i] === 0 : graph.border[i] !== LAND_BORDER))
          continue;
        const length = ways[from * areas + at]! + 1;
        if (length === NO_WAY) throw FAIL("options.edition.borders", `areas at most ${NO_WAY - 1} borders apart`, length);
        ways[from * areas + to] = length;
        queue.push(to);
      }
    }
  }
  return ways;
}

// The links of a graph to sea areas only.
function seaLinks(graph: Pick<Graph, "start" | "to">, areas: number, lands: number): { readonly seaStart: number[]; readonly seaTo: number[] } {
  const seaStart = [0];
  const seaTo: number[] = [];
  for (let a = 0; a < areas; a++) {
    for (let i = graph.start[a]!; i < graph.start[a + 1]!; i++) if (graph.to[i]! >= lands) seaTo.push(graph.to[i]!);
    seaStart.push(seaTo.length);
  }
  return { seaStart, seaTo };
}

type Graph = Pick<
  Tables,
  "landWay" | "seaWay" | "seaStart" | "seaTo" | "start" | "to" | "border" | "shore" | "borderNo" | "borderIds" | "borderEnds" | "coastal"
>;

export function compileBorders(data: PlayedEdition, areaIndex: ReadonlyMap<string, number>): Graph {
  const lands = data.land.length;
  const size = areaIndex.size;
  const links = data.borders.map(([a, b, kind], i) => {
    return { from: areaIndex.get(a) ?? -1, to: areaIndex.get(b) ?? -1, k: BORDER_KINDS.indexOf(kind), no: i };
  });
  const rows: { to: number; k: number; no: number }[][] = Array.from({ length: size }, () => []);
  for (const { from, to, k, no } of links) {
    rows[from]!.push({ to, k, no });
    rows[to]!.push({ to: from, k, no });
  }
  const seas = rows.map((row) => new Set(row.filter((l) => l.k === COAST_BORDER).map((l) => l.to)));
  const start: number[] = [0];
  const to: number[] = [];
  const border: number[] = [];
  const shore: number[] = [];
  const borderNo: number[] = [];
  rows.forEach((row, from) => {
    row.sort((x, y) => x.to - y.to);
    for (const link of row) {
      to.push(link.to);
      border.push(link.k);
      borderNo.push(link.no);
      // PEL-5.1.6: adjacent along the coast means a land border and a common sea.
      shore.push(link.k === LAND_BORDER && [...seas[from]!].some((s) => seas[link.to]!.has(s)) ? 1 : 0);
    }
    start.push(to.length);
  });
  const graph = {
    start,
    to,
    border,
    shore,
    borderNo,
    borderIds: data.borders.map(([a, b]) => `${a}.${b}`),
    borderEnds: links.map((l) => [l.from, l.to] as const),
    // PEL-1.3.0.2: a coastal land area has a border to the sea.
    coastal: rows.map((row, a) => (a < lands && row.some((l) => l.k === COAST_BORDER) ? 1 : 0)),
  };
  return { ...graph, ...seaLinks(graph, size, lands), landWay: shortestWays(graph, size, lands, false), seaWay: shortestWays(graph, size, lands, true) };
}
