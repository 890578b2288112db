/** Turns rows of an edition into numbers. */
import { EDITION_COMPLAINT as FAIL } from "../../core/basics/json.js";
import type { PlayedGenerals } from "../vocabulary/edition-types.js";

/** Finds the index of an id. @throws the complaint with the path if there is none */
export type Finder = (id: string, path: string) => number;

export function finder(ids: readonly string[], what: string): Finder {
  return (id, path) => {
    const index = ids.indexOf(id);
    if (index < 0) throw FAIL(path, `the id of a ${what}`, id);
    return index;
  };
}

export function idsOf(rows: readonly { readonly id: string }[]): string[] {
  return rows.map((row) => row.id);
}

/** The ids of all generals, then of the replacement of each major general. */
export function pieceIdsOf({ majors, minors, replacements }: PlayedGenerals): string[] {
  const replacing = majors.map(({ id }) => replacements.find((row) => row.replaces === id)?.id ?? `replacement-of-${id}`);
  return [...idsOf(majors), ...idsOf(minors), ...replacing];
}

/** The offset of each row in one joined list, and the end of the last row. */
export function starts(rows: readonly (readonly number[])[]): number[] {
  const start = [0];
  for (const row of rows) start.push(start[start.length - 1]! + row.length);
  return start;
}

/** The index of an id in a list; the length of the list if missing. */
export function placeIn(list: readonly string[], id: string): number {
  const place = list.indexOf(id);
  return place < 0 ? list.length : place;
}
