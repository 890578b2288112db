/** The compiled edition of a state, and functions to read it, so that the rules never handle an index that could be missing. */
import { createEditions, type Editions } from "../../core/state/editions.js";
import type { Graph } from "../../core/basics/graph.js";
import { PLAYED_EDITION } from "../data/played.js";
import type { UnitCounts } from "../vocabulary/types.js";
import { packUnits, type Units } from "../vocabulary/units.js";
import { compile } from "./compile.js";
import { LAND, SEA, type SpaceIndex, type Tables } from "./edition.js";

/** The editions known in this program. */
export const EDITIONS: Editions<Tables> = createEditions(() => compile(PLAYED_EDITION));

/** The compiled edition of a state. */
export function tablesOf(s: { readonly edition: string }): Tables {
  return EDITIONS.of(s.edition);
}

/** The kind of a space: TRANSIT, MINOR_CITY, MAJOR_CITY or FORTRESS. */
export function kindOfSpace(t: Tables, space: SpaceIndex): number {
  return t.kinds[space]!;
}

/** The province of a space, or NONE. */
export function provinceOfSpace(t: Tables, space: SpaceIndex): number {
  return t.provinceOf[space]!;
}

/** True if a naval link leads to the space (DIA-MAP.10). */
export function isPort(t: Tables, space: SpaceIndex): boolean {
  return t.ports[space]!;
}

/** The place of a seat's first minor general in the list that `minorAt` reads. */
export function firstMinor(t: Tables, seat: number): number {
  return t.minorStart[seat]!;
}

/** The place after a seat's last minor general in that list. */
export function endOfMinors(t: Tables, seat: number): number {
  return t.minorStart[seat + 1]!;
}

/** The minor general at a place in the list of all of them. */
export function minorAt(t: Tables, place: number): number {
  return t.minors[place]!;
}

/** The index of an id, or NONE. */
export function indexOfId(list: readonly string[], id: string): number {
  return list.indexOf(id);
}

/** The place of a space's first neighbour in a graph's list. */
export function firstLink(g: Graph, space: SpaceIndex): number {
  return g.start[space]!;
}

/** The place after a space's last neighbour in a graph's list. */
export function endLink(g: Graph, space: SpaceIndex): number {
  return g.start[space + 1]!;
}

/** The neighbour at a place of a graph's list. */
export function neighbour(g: Graph, link: number): SpaceIndex {
  return g.to[link]!;
}

/** The kind of the link at a place of a graph's list. */
export function kindOfLink(g: Graph, link: number): number {
  return g.kind[link]!;
}

/** MP of a link: 1, or 2 for a pass, strait or Trans-Mediterranean route. */
export function costOfLink(kind: number): number {
  return kind === LAND || kind === SEA ? 1 : 2; // DIA-MOV.7, DIA-NAV.4: two on a pass, a strait and across the Mediterranean
}

/** CUs of a printed row, packed. */
export function unitsOfRow(row: UnitCounts): Units {
  return packUnits(row.mercenary ?? 0, row.macedonian ?? 0, row.royal ?? 0, row.elephant ?? 0, row["silver-shields"] ?? 0);
}
