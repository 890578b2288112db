/** Perft tables hold: the same lists in the same order, the same number of lines. `npx tsx scripts/perft-tables.ts` makes them again after a change of play. */
import { existsSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { ALL_GAMES } from "../../scripts/all-games.js";
import { measured, type PerftRow } from "./table.js";

describe.each(ALL_GAMES.ids)("perft of %s", (id) => {
  const file = new URL(`${id}.json`, import.meta.url);
  const rows: readonly PerftRow[] = existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : [];
  test("there is a table", () => expect(rows.length).toBeGreaterThan(0));
  test.each(rows)("$seed after $ply decisions to depth $depth: $lines lines", async (row) => {
    const { ruleset } = await ALL_GAMES.load(id);
    expect(measured(ruleset, row)).toEqual(row);
  });
});
