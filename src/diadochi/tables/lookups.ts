/** The compiled edition of a state, and functions that read its arrays, so that the rules need no checks for missing entries. */
import { createEditions, type Editions } from "../../core/state/editions.js";
import type { Graph } from "../../core/basics/graph.js";
import { PLAYED_EDITION } from "../data/played.js";
import type { UnitCounts } from "../vocabulary/types.js";
import { packUnits, type Units } from "../vocabulary/units.js";
import { compile } from "./compile.js";
import { LAND, SEA, type SpaceIndex, type Tables } from "./edition.js";

export const EDITIONS: Editions<Tables> = createEditions(() => compile(PLAYED_EDITION));

export function tablesOf(s: { readonly edition: string }): Tables {
  return EDITIONS.of(s.edition);
}

/** TRANSIT, MINOR_CITY, MAJOR_CITY or FORTRESS. */
export function kindOfSpace(t: Tables, space: SpaceIndex): number {
  return t.kinds[space]!;
}

/** The province of a space; NONE if it belongs to none. */
export function provinceOfSpace(t: Tables, space: SpaceIndex): number {
  return t.provinceOf[space]!;
}

/** DIA-MAP.10: true if the space has a naval link. */
export function isPort(t: Tables, space: SpaceIndex): boolean {
  return t.ports[space]!;
}

/** The index of a seat's first minor general, for `minorAt`. */
export function firstMinor(t: Tables, seat: number): number {
  return t.minorStart[seat]!;
}

/** The index after a seat's last minor general, for `minorAt`. */
export function endOfMinors(t: Tables, seat: number): number {
  return t.minorStart[seat + 1]!;
}

export function minorAt(t: Tables, place: number): number {
  return t.minors[place]!;
}

/** The index of an id; NONE if missing. */
export function indexOfId(list: readonly string[], id: string): number {
  return list.indexOf(id);
}

/** The index of a space's first neighbour in a graph. */
export function firstLink(g: Graph, space: SpaceIndex): number {
  return g.start[space]!;
}

/** The index after a space's last neighbour in a graph. */
export function endLink(g: Graph, space: SpaceIndex): number {
  return g.start[space + 1]!;
}

export function neighbour(g: Graph, link: number): SpaceIndex {
  return g.to[link]!;
}

export function kindOfLink(g: Graph, link: number): number {
  return g.kind[link]!;
}

/** The MP of a link, by its kind. */
export function costOfLink(kind: number): number {
  return kind === LAND || kind === SEA ? 1 : 2; // DIA-MOV.7, DIA-NAV.4: two for a pass, a strait and across the Mediterranean
}

export function unitsOfRow(row: UnitCounts): Units {
  return packUnits(row.mercenary ?? 0, row.macedonian ?? 0, row.royal ?? 0, row.elephant ?? 0, row["silver-shields"] ?? 0);
}
