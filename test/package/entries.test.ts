/** The entries of the package are the same in its manifest, its build, its types for old resolvers, its reference, its tests and its guides. */
import { existsSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";
import { describe, expect, test } from "vitest";
import { ENTRIES as SOURCES } from "../../scripts/entries.js";
import build from "../../tsup.config.js";
import { pages, programsOf } from "../guides/programs.js";
import { ENTRIES, MANIFEST, ROOT } from "./installed.js";

/** The source of an entry, from the root of the repository. */
function sourceOf(entry: string): string {
  const { find, replacement } = SOURCES.find((source) => source.find.test(entry)) ?? { find: /$/, replacement: "" };
  return relative(ROOT, entry.replace(find, replacement));
}

const names = ENTRIES.map((entry) => entry.replace(/^tyche\/?/, ""));

describe("every entry of the package", () => {
  test("has a source that is there", () => {
    expect(ENTRIES.filter((entry) => !existsSync(join(ROOT, sourceOf(entry))))).toEqual([]);
  });
  test("is built from it, and nothing else is but the command", () => {
    const [modules] = Array.isArray(build) ? build : [];
    const { "cli/main": _command, ...built } = { ...modules?.entry } as Record<string, string>;
    expect(Object.entries(built).sort()).toEqual(ENTRIES.map((entry, i) => [names[i] === "" ? "index" : names[i], sourceOf(entry)]).sort());
  });
  test("has its types also where exports are not read", () => {
    const older = Object.keys(MANIFEST.typesVersions["*"]);
    expect(older.sort()).toEqual(names.filter((name) => name !== "").sort());
  });
  test("has a page in the reference", () => {
    const { entryPoints } = JSON.parse(readFileSync(join(ROOT, "typedoc.json"), "utf8"));
    expect(entryPoints.sort()).toEqual(ENTRIES.map(sourceOf).sort());
  });
  test("is what the guides import", () => {
    const imported = pages()
      .flatMap(programsOf)
      .flatMap(({ name, code }) => [...code.matchAll(/(?:from |import\()"(tyche[^"]*)"/g)].map(([, entry]) => ({ name, entry: entry ?? "" })));
    expect(imported.length).toBeGreaterThan(100);
    expect(imported.filter(({ entry }) => !ENTRIES.includes(entry))).toEqual([]);
  });
});
