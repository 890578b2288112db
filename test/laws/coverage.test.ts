/** The list of what chance never reaches: every row names something that there is, and a test that there is. */
import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { DIADOCHI } from "../../src/diadochi/index.js";
import { NINE_YEARS } from "../../src/nine-years/index.js";
import { PELOPONNESIAN } from "../../src/peloponnesian/index.js";
import { UNREST } from "../../src/unrest/index.js";
import { possible } from "../../src/laws/coverage.js";

const ROOT = new URL("../../", import.meta.url);
const read = (path: string): string => readFileSync(new URL(path, ROOT), "utf8");

const ROWS = [...read("docs/laws.md").matchAll(/^\| ([a-z-]+) \| (move|decision) \| `([a-z-]+)` \| (\S+) \| (.+) \|$/gm)].map(
  (row) => row.slice(1) as string[],
);

describe("what chance never reaches", () => {
  test("is listed", () => expect(ROWS.length).toBeGreaterThan(10));

  test.each(ROWS)("%s: the %s %s", (id, kind, name, file, title) => {
    const ruleset = [DIADOCHI, NINE_YEARS, PELOPONNESIAN, UNREST].find((candidate) => candidate.id === id)!;
    expect(possible(ruleset, kind === "move" ? "moves" : "decisions")).toContain(name);
    expect(read(file!)).toContain(`"${title}"`);
  });
});
