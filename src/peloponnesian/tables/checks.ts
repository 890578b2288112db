/** The checks of printed data: malformed data is refused with the path of the entry. */
import type { Board, EventRow } from "../types.js";
import { SetupError } from "../../core/errors.js";

export function fail(path: string, expected: string, got: unknown): never {
  throw new SetupError("setup/bad-board", `board.${path}: expected ${expected}, got ${JSON.stringify(got) ?? "nothing"}`, { path: `board.${path}`, expected });
}

export function indexIds(rows: readonly { readonly id: string }[], path: string): Map<string, number> {
  const index = new Map<string, number>();
  rows.forEach(({ id }, i) => {
    if (typeof id !== "string" || !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(id)) fail(`${path}[${i}].id`, "an id of small letters, digits and hyphens", id);
    if (index.has(id)) fail(`${path}[${i}].id`, "an id used once", id);
    index.set(id, i);
  });
  return index;
}

export function wordIndex<T extends string>(words: readonly T[], word: T, path: string): number {
  const i = words.indexOf(word);
  return i < 0 ? fail(path, `one of ${words.join(", ")}`, word) : i;
}

export function eventRow(board: Board, id: string): EventRow {
  return board.events.find((event) => event.id === id) ?? fail("events", `a row for ${id}`, id);
}

export function idIndex(index: ReadonlyMap<string, number>, id: string, path: string): number {
  return index.get(id) ?? fail(path, "an id of this board", id);
}
