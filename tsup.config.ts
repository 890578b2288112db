import { readdirSync, readFileSync } from "node:fs";
import { dirname, join, relative, resolve } from "node:path";
import { defineConfig, type Options } from "tsup";

/** One entry per subpath of the package, named as in the `exports` of package.json. */
const LIBRARY: Readonly<Record<string, string>> = {
  index: "src/index.ts",
  engine: "src/engine/index.ts",
  laws: "src/laws/index.ts",
  bots: "src/bots/index.ts",
  "bots/worker": "src/worker/index.ts",
  learn: "src/learn/index.ts",
  "nets/unrest": "src/nets/unrest.ts",
  load: "src/load/index.ts",
  runs: "src/runs/index.ts",
  ui: "src/ui/index.ts",
  diadochi: "src/diadochi/index.ts",
  "diadochi/play": "src/diadochi/play.ts",
  "diadochi/client": "src/diadochi/client.ts",
  "nine-years": "src/nine-years/index.ts",
  "nine-years/play": "src/nine-years/play.ts",
  "nine-years/client": "src/nine-years/client.ts",
  peloponnesian: "src/peloponnesian/index.ts",
  "peloponnesian/play": "src/peloponnesian/play.ts",
  "peloponnesian/client": "src/peloponnesian/client.ts",
  unrest: "src/unrest/index.ts",
  "unrest/play": "src/unrest/play.ts",
  "unrest/client": "src/unrest/client.ts",
  "unrest/box": "src/unrest/box.ts",
  "text/en": "src/text/en/index.ts",
  "text/ru": "src/text/ru/index.ts",
  "rules/diadochi": "src/rules/diadochi.ts",
  "rules/nine-years": "src/rules/nine-years.ts",
  "rules/peloponnesian": "src/rules/peloponnesian.ts",
  "rules/unrest": "src/rules/unrest.ts",
  svg: "src/svg/index.ts",
  "drawing/diadochi": "src/drawing/diadochi/index.ts",
  "drawing/nine-years": "src/drawing/nine-years/index.ts",
  "drawing/peloponnesian": "src/drawing/peloponnesian/index.ts",
  "drawing/unrest": "src/drawing/unrest/index.ts",
};

/** Vitest cannot be required, so that its laws have no CommonJS form. */
const MODULES_ONLY: Readonly<Record<string, string>> = { "laws/vitest": "src/laws/vitest.ts" };
const PROGRAMS: Readonly<Record<string, string>> = { "cli/main": "src/cli/main.ts" };

const RULESETS: readonly string[] = ["diadochi", "nine-years", "peloponnesian", "unrest"];

const CORE = resolve("src/core");
const RULES = `${resolve("src/rules")}/`;
const CORE_FILES: readonly string[] = readdirSync(CORE, { recursive: true, encoding: "utf8" })
  .filter((file) => file.endsWith(".ts"))
  .map((file) => join(CORE, file));
/** Entries that use nothing of the core. */
const WITHOUT_CORE = /^(?:rules\/|nets\/|svg$)/;
/** What the command line loads when it is asked for, each as an entry of its own. */
const LOADED_LATER: Readonly<Record<string, string>> = Object.fromEntries(RULESETS.map((id) => [`games/${id}`, `src/cli/games/${id}.ts`]));
/** What `tyche/load` loads when it is asked for. */
const TEXTS_LOADED: Readonly<Record<string, string>> = Object.fromEntries(
  ["en", "ru"].flatMap((language) => RULESETS.map((id) => [`text/${language}/${id}`, `src/text/${language}/${id}.ts`])),
);
const WITH_CORE: ReadonlySet<string> = new Set(
  Object.entries({ ...LIBRARY, ...MODULES_ONLY, ...PROGRAMS, ...LOADED_LATER, ...TEXTS_LOADED }).flatMap(([name, file]) =>
    WITHOUT_CORE.test(name) ? [] : [resolve(file)],
  ),
);

/** The files that a ruleset is played by, for the command line and the drawings, which take some of them: so they stay in one file, with the printed edition. */
const PLAYED_BY: ReadonlyMap<string, readonly string[]> = new Map(
  RULESETS.flatMap((id) => {
    const files = [...new Set([...filesOf(resolve(`src/${id}/parts.ts`)), ...filesOf(resolve(`src/${id}/data/standard.ts`))])];
    return [`src/cli/games/${id}.ts`, `src/drawing/${id}/index.ts`, `src/${id}/play.ts`, `src/${id}/client.ts`].map(
      (importer) => [resolve(importer), files] as const,
    );
  }),
);

// A file of the ruleset with all that it imports.
function filesOf(file: string, known: Set<string> = new Set()): readonly string[] {
  if (known.has(file) || file.startsWith(`${CORE}/`)) return [];
  known.add(file);
  const imports = readFileSync(file, "utf8").matchAll(/^(?:import|export) (?!type)[^;"]*"(\.[^"]*)\.js";$/gm);
  return [file, ...[...imports].flatMap(([, address]) => filesOf(resolve(dirname(file), `${address}.ts`), known))];
}

/**
 * The core is one file for all entries. What is shared is otherwise split by who shares it, which made an import of a ruleset one of twenty small files, each of
 * which takes its time. Programs that are bundled do not get more of it: what they do not use goes, statement by statement.
 */
const ONE_CORE: NonNullable<Options["esbuildPlugins"]>[number] = {
  name: "one-core",
  setup(build) {
    // An import of a file for nothing but that it is there stands only where the file is said to do something.
    build.onResolve({ filter: /^\.\.?\/.*\.js$/ }, ({ path, resolveDir, importer }) => {
      const file = resolve(resolveDir, path).replace(/\.js$/, ".ts");
      // The rules as data take a function of six lines: a copy, or it would be a file of its own for every import of the core.
      if (importer.startsWith(RULES) && file.startsWith(`${CORE}/`)) return { path: file, suffix: "?copy" };
      return file.startsWith(`${CORE}/`) || (WITH_CORE.has(importer) && PLAYED_BY.has(importer)) ? { path: file, sideEffects: true } : undefined;
    });
    build.onLoad({ filter: /\.ts$/ }, ({ path }) => {
      if (!WITH_CORE.has(path)) return undefined;
      const imports = [...CORE_FILES, ...(PLAYED_BY.get(path) ?? [])].map((file) => `import ${JSON.stringify(addressFrom(path, file))};`);
      return { contents: [readFileSync(path, "utf8"), ...imports].join("\n"), loader: "ts" };
    });
  },
};

/**
 * The command line imports rulesets as other programs do, by their entries: what both entries took in would be a file of its own, and an import of a ruleset one file more.
 * What it imports so lies in the folder of the entries, as all that is loaded later does.
 */
const BY_ENTRY: NonNullable<Options["esbuildPlugins"]>[number] = {
  name: "by-entry",
  setup(build) {
    build.onResolve({ filter: /^\.\.?\/.*\/index\.js$/ }, ({ path, resolveDir, importer }) => {
      const ruleset = RULESETS.find((id) => resolve(resolveDir, path) === resolve("src", id, "index.js"));
      return ruleset !== undefined && importer.startsWith(resolve("src/cli/games")) ? { path: `./${ruleset}.js`, external: true } : undefined;
    });
  },
};

function addressFrom(importer: string, file: string): string {
  return `./${relative(dirname(importer), file)}`.replace(/\.ts$/, ".js");
}

const COMMON: Options = {
  target: "es2022",
  outDir: "dist",
  splitting: true,
  clean: false,
  silent: true,
  platform: "neutral",
  esbuildOptions(options) {
    options.charset = "utf8";
    // Without indentation and comments the tarball is a tenth smaller; names and lines stay for stack traces.
    options.minifyWhitespace = true;
    options.lineLimit = 120;
  },
  esbuildPlugins: [BY_ENTRY, ONE_CORE],
  external: [/^node:/, "vitest"],
};

// The CommonJS form is made of the ES modules afterwards (`scripts/commonjs.mjs`). The types of both forms are made together, since reading the sources takes longest.
export default defineConfig([
  { ...COMMON, name: "esm", format: "esm", entry: { ...LIBRARY, ...MODULES_ONLY, ...PROGRAMS } },
  {
    ...COMMON,
    name: "types",
    format: ["esm", "cjs"],
    entry: { ...LIBRARY, ...MODULES_ONLY },
    dts: { only: true, entry: { ...LIBRARY, ...MODULES_ONLY }, compilerOptions: { incremental: false } },
  },
]);
