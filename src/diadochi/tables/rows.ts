/** Rows of an edition to numbers: ids found, words looked up, numbers held to their bounds. A wrong entry is named by its path. */
import { at } from "../../core/lists.js";
import { DATA_COMPLAINT } from "../data/complaint.js";

/** Finds the index of an id; the path is named when there is none. */
export type Finder = (id: string, path: string) => number;

/** A finder in a list of ids. */
export function finder(ids: readonly string[], what: string): Finder {
  return (id, path) => {
    const index = ids.indexOf(id);
    if (index < 0) throw DATA_COMPLAINT(path, `the id of a ${what}`, id);
    return index;
  };
}

const ID = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

/** The ids of rows: kebab-case, each once, not too many. */
export function uniqueIds(rows: readonly { readonly id: string }[], path: string, most: number): string[] {
  if (rows.length === 0 || rows.length > most) throw DATA_COMPLAINT(path, `1 to ${most} entries`, rows);
  const ids = rows.map((row, i) => {
    if (!ID.test(row.id)) throw DATA_COMPLAINT(`${path}[${i}].id`, "a kebab-case id", row.id);
    return row.id;
  });
  ids.forEach((id, i) => {
    if (ids.indexOf(id) !== i) throw DATA_COMPLAINT(`${path}[${i}].id`, "an id that is not used before", id);
  });
  return ids;
}

/** The place of a word among the words allowed. */
export function word(words: readonly string[], value: string, path: string): number {
  const index = words.indexOf(value);
  if (index < 0) throw DATA_COMPLAINT(path, `one of ${words.join(", ")}`, value);
  return index;
}

/** A whole number within bounds. */
export function within(value: number, least: number, most: number, path: string): number {
  if (!Number.isInteger(value) || value < least || value > most) throw DATA_COMPLAINT(path, `a whole number in ${least}..${most}`, value);
  return value;
}

/** A whole number with a lower bound. */
export function atLeast(value: number, least: number, path: string): number {
  return within(value, least, 1000, path);
}

/** Where each of the rows begins when they are laid end to end, and where the last ends. */
export function starts(rows: readonly (readonly number[])[]): number[] {
  const start = [0];
  for (const row of rows) start.push(at(start, start.length - 1) + row.length);
  return start;
}

/** The place of an id in a list, after its end when it is not there. */
export function placeIn(list: readonly string[], id: string): number {
  const place = list.indexOf(id);
  return place < 0 ? list.length : place;
}
