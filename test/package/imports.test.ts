/** Imports point one way: see "Architecture" in docs/architecture.md. */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, test } from "vitest";

const ROOT = fileURLToPath(new URL("../..", import.meta.url));
const RULESETS = ["diadochi", "nine-years", "peloponnesian", "unrest"];
/** Rulesets by their folders, with the one to start from. */
const FOLDERS = [...RULESETS.map((id) => `src/${id}`), "examples/tiny"];
/** The folders of a ruleset, lowest first; a row may not import within itself. The files beside them are the highest. */
const RULESET_ORDER: readonly (readonly string[])[] = [
  ["vocabulary"],
  ["data", "combat"],
  ["tables"],
  ["state"],
  ["rules"],
  ["effects"],
  ["flow"],
  ["knowledge"],
  ["invariants", "standing", "board", "host"],
];

/** The folders of the core, lowest first. */
const CORE_ORDER: readonly (readonly string[])[] = [["basics"], ["state"], ["dice"], ["moves"], ["flow"], ["events"], ["board"], ["ruleset"], ["game"]];

interface Import {
  /** The importing file and the imported one or the bare name, from the root of the repository. */
  readonly from: string;
  readonly to: string;
  readonly isTypeOnly: boolean;
}

const IMPORT = /^\s*(?:import|export)\s+(type\s)?(?:([^"';]*?)\s+from\s+)?["']([^"']+)["']|import\(\s*["']([^"']+)["']\s*\)/gm;

function importsOf(folder: string): Import[] {
  if (!existsSync(join(ROOT, folder))) return [];
  return readdirSync(join(ROOT, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith(".ts"))
    .flatMap((entry) => importsOfFile(join(entry.parentPath, entry.name)));
}

function importsOfFile(file: string): Import[] {
  const text = readFileSync(file, "utf8").replace(/\/\*[^]*?\*\//g, "");
  return [...text.matchAll(IMPORT)].map(([, type, names, target, dynamic]) => {
    const name = (target ?? dynamic)!;
    const to = name.startsWith(".") ? relative(ROOT, join(dirname(file), name.replace(/\.js$/, ".ts"))) : name;
    return { from: relative(ROOT, file), to, isTypeOnly: type !== undefined || isEveryNameAType(names) };
  });
}

function isEveryNameAType(names: string | undefined): boolean {
  const inside = names?.match(/^\{([^]*)\}$/)?.[1];
  return inside?.split(",").every((name) => name.trim() === "" || /^type\s/.test(name.trim())) ?? false;
}

function foldersIn(folder: string): string[] {
  const below = readdirSync(join(ROOT, folder), { withFileTypes: true }).filter((entry) => entry.isDirectory());
  return [folder, ...below.flatMap(({ name }) => foldersIn(`${folder}/${name}`))];
}

const MOST_ENTRIES = 25;

const all = importsOf("src");
const shown = ({ from, to }: Import): string => `${from} imports ${to}`;
const isIn = (path: string, ...folders: readonly string[]): boolean => folders.some((folder) => path.startsWith(`${folder}/`));
/** What is for vitest alone, which its caller has. */
const FOR_VITEST = "src/laws/vitest.ts";
const library = all.filter(({ from, to }) => !isIn(from, "src/cli") && !(from === FOR_VITEST && to === "vitest"));

describe("imports", () => {
  test("every import names a file that is there", () => {
    const missing = all.filter(({ to }) => isIn(to, "src") && !existsSync(join(ROOT, to)));
    expect(missing.map(shown)).toEqual([]);
  });
  test("the library imports no package and nothing of Node; the command line only Node", () => {
    expect(library.filter(({ to }) => !isIn(to, "src")).map(shown)).toEqual([]);
    expect(all.filter(({ from, to }) => isIn(from, "src/cli") && !isIn(to, "src") && !to.startsWith("node:")).map(shown)).toEqual([]);
  });
  test("the core imports no ruleset, no text and no command line", () => {
    expect(library.filter(({ from, to }) => isIn(from, "src/core") && !isIn(to, "src/core")).map(shown)).toEqual([]);
  });
  test("the worker of bots imports bots, networks, the core and what loads a ruleset", () => {
    expect(library.filter(({ from, to }) => isIn(from, "src/worker") && !isIn(to, "src/core", "src/bots", "src/learn", "src/load")).map(shown)).toEqual([]);
  });
  test("what user interfaces share imports the core only, no ruleset and no picture", () => {
    expect(library.filter(({ from, to }) => isIn(from, "src/ui") && !isIn(to, "src/core", "src/ui")).map(shown)).toEqual([]);
  });
  test.each(RULESETS)("%s imports the core and itself only", (id) => {
    const strays = library.filter(({ from, to }) => isIn(from, `src/${id}`) && !isIn(to, "src/core", `src/${id}`));
    expect(strays.map(shown)).toEqual([]);
  });
  test.each(RULESETS)("the data of %s import types only, beside each other, how they are written", (id) => {
    const folder = `src/${id}/data`;
    const strays = library.filter(
      ({ from, to, isTypeOnly }) =>
        isIn(from, folder) &&
        !isTypeOnly &&
        !isIn(to, folder) &&
        !["src/core/basics/data.ts", "src/core/basics/frozen.ts"].includes(to) &&
        to !== `src/${id}/vocabulary/types.ts`,
    );
    expect(strays.map(shown)).toEqual([]);
  });
  test.each([...FOLDERS.map((folder) => [folder, RULESET_ORDER] as const), ["src/core", CORE_ORDER] as const])(
    "a folder of %s imports only folders below it, by types too; every folder has its place in the order",
    (folder, order) => {
      const inside = (path: string): string => relative(folder, path).split("/")[0]!;
      const floorOf = (path: string): number => (relative(folder, path).includes("/") ? order.findIndex((row) => row.includes(inside(path))) : order.length);
      const own = [...all, ...importsOf("examples")].filter(({ from, to }) => isIn(from, folder) && isIn(to, folder));
      expect(own.filter(({ from, to }) => inside(from) !== inside(to) && floorOf(to) >= floorOf(from) && floorOf(from) < order.length).map(shown)).toEqual([]);
      const folders = readdirSync(join(ROOT, folder), { withFileTypes: true }).filter((entry) => entry.isDirectory());
      expect(folders.map(({ name }) => name).filter((name) => !order.some((row) => row.includes(name)))).toEqual([]);
    },
  );
  // What stands in a folder beside its index because it needs the same things, and is no part of it.
  const beside = ["state/names.ts", "tables/box.ts", "tables/card-events.ts", "tables/printed-edition.ts"];
  test.each(RULESETS)("a folder of %s that has an index is imported by it, but for what is named here, and that register compiles other editions", (id) => {
    const indexed = foldersIn(`src/${id}`).filter((folder) => folder !== `src/${id}` && existsSync(join(ROOT, folder, "index.ts")));
    const strays = all.filter(
      ({ from, to }) =>
        from !== `src/${id}/register.ts` &&
        indexed.some(
          (folder) =>
            !folder.endsWith("/flow") && isIn(to, folder) && to !== `${folder}/index.ts` && !isIn(from, folder) && !beside.includes(relative(`src/${id}`, to)),
        ),
    );
    expect(strays.map(shown)).toEqual([]);
  });
  test("no folder of the source but flow has more than 25 entries", () => {
    expect(foldersIn("src").filter((folder) => !folder.endsWith("/flow") && readdirSync(join(ROOT, folder)).length > MOST_ENTRIES)).toEqual([]);
  });
  test("each part of the library knows the core, itself and what is named here", () => {
    const modules: Readonly<Record<string, readonly string[]>> = {
      "src/engine": [],
      "src/learn": [],
      "src/runs": [],
      "src/ui": [],
      "src/bots": ["src/learn"],
      "src/laws": ["src/learn", "src/ui"],
      "src/nets": ["src/learn"],
    };
    const strays = library.filter(({ from, to }) => {
      const own = Object.keys(modules).find((module) => isIn(from, module));
      return own !== undefined && isIn(to, "src") && !isIn(to, "src/core", own, ...modules[own]!);
    });
    expect(strays.map(shown)).toEqual([]);
  });
  test("the tiny game is written as a stranger would: with the entries of the package alone", () => {
    const strays = importsOf("examples/tiny").filter(({ to }) => !isIn(to, "examples/tiny") && to !== "tyche/engine" && to !== "tyche/text/en");
    expect(strays.map(shown)).toEqual([]);
  });
  test("the example that learns imports the entries of the package and Node alone", () => {
    const strays = importsOf("examples/learn").filter(({ to }) => !isIn(to, "examples/learn") && !/^tyche(?:\/|$)|^node:/.test(to));
    expect(strays.map(shown)).toEqual([]);
  });
  test("no file imports itself by way of others, not even by types", () => {
    const edges = new Map<string, string[]>();
    for (const { from, to } of all) edges.set(from, [...(edges.get(from) ?? []), to]);
    const done = new Set<string>();
    const circles: string[] = [];
    const visit = (file: string, path: readonly string[]): void => {
      if (path.includes(file)) circles.push([...path.slice(path.indexOf(file)), file].join(" → "));
      if (path.includes(file) || done.has(file)) return;
      for (const to of edges.get(file) ?? []) visit(to, [...path, file]);
      done.add(file);
    };
    for (const file of edges.keys()) visit(file, []);
    expect(circles).toEqual([]);
  });
  test("nothing in the library imports the command line", () => {
    expect(library.filter(({ to }) => isIn(to, "src/cli")).map(shown)).toEqual([]);
  });
  test("sentences are imported by the command line and the loader only", () => {
    expect(library.filter(({ from, to }) => !isIn(from, "src/text", "src/load") && isIn(to, "src/text")).map(shown)).toEqual([]);
  });
});
