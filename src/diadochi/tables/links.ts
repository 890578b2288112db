/** The map of an edition: links, ranges at sea, the major cities of provinces. */
import { type Graph, type Link, spread } from "../../core/basics/graph.js";
import { EDITION_COMPLAINT as FAIL } from "../../core/basics/json.js";
import { packed } from "../../core/basics/lists.js";
import type { PlayedEdition } from "../vocabulary/edition-types.js";
import { LINK_KINDS } from "../vocabulary/types.js";
import { MAJOR_CITY, NONE } from "./edition.js";
import { type Finder, starts } from "./rows.js";

/** The links of the board, each pair of spaces once. */
export function compileLinks(edition: PlayedEdition, space: Finder): Link[] {
  const seen = new Set<number>();
  return edition.board.links.map((row, i) => {
    const path = `options.edition.board.links[${i}]`;
    const a = space(row.a, `${path}.a`);
    const b = space(row.b, `${path}.b`);
    if (a === b) throw FAIL(`${path}.b`, "another space", row.b);
    const key = Math.min(a, b) * 1000 + Math.max(a, b);
    if (seen.has(key)) throw FAIL(path, "a link that is not listed before", `${row.a} ${row.b}`);
    seen.add(key);
    return { a, b, kind: LINK_KINDS.indexOf(row.kind) };
  });
}

/** The spaces within `most` links of each space, itself included, in compressed rows. */
export function rangesOf(graph: Graph, most: number): { start: number[]; to: number[] } {
  const rows = Array.from({ length: graph.size }, (_, from) => {
    const distance = new Array<number>(graph.size).fill(-1);
    distance[from] = 0;
    spread(graph, distance, most, () => true);
    return distance.flatMap((d, i) => (d >= 0 ? [i] : []));
  });
  return { start: starts(rows), to: packed(rows.flat()) };
}

export function majorCityOf(id: string | null, p: number, space: Finder, kinds: readonly number[], provinceOf: readonly number[]): number {
  if (id === null) return NONE;
  const path = `options.edition.board.provinces[${p}].majorCity`;
  const city = space(id, path);
  if (kinds[city] !== MAJOR_CITY || provinceOf[city] !== p) throw FAIL(path, "a major city of the province", id);
  return city;
}
