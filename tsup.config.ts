import { defineConfig, type Options } from "tsup";

/** One entry per subpath of the package, named as in the `exports` of package.json. */
const LIBRARY: Readonly<Record<string, string>> = {
  index: "src/index.ts",
  engine: "src/engine/index.ts",
  laws: "src/laws/index.ts",
  bots: "src/bots/index.ts",
  diadochi: "src/diadochi/index.ts",
  "diadochi/play": "src/diadochi/play.ts",
  "nine-years": "src/nine-years/index.ts",
  "nine-years/play": "src/nine-years/play.ts",
  peloponnesian: "src/peloponnesian/index.ts",
  "peloponnesian/play": "src/peloponnesian/play.ts",
  unrest: "src/unrest/index.ts",
  "unrest/play": "src/unrest/play.ts",
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

const COMMON: Options = {
  target: "es2022",
  outDir: "dist",
  splitting: true,
  clean: false,
  silent: true,
  platform: "neutral",
  esbuildOptions(options) {
    options.charset = "utf8";
  },
  external: [/^node:/, "vitest"],
};

/** Vitest cannot be required, so that its laws have no CommonJS form. */
const MODULES_ONLY: Readonly<Record<string, string>> = { "laws/vitest": "src/laws/vitest.ts" };

// The command line shares its chunks with the ES modules and has no CommonJS form. The types of both forms are made together, since reading the sources takes longest.
export default defineConfig([
  { ...COMMON, name: "esm", format: "esm", entry: { ...LIBRARY, ...MODULES_ONLY, "cli/main": "src/cli/main.ts" } },
  { ...COMMON, name: "cjs", format: "cjs", entry: LIBRARY },
  {
    ...COMMON,
    name: "types",
    format: ["esm", "cjs"],
    entry: { ...LIBRARY, ...MODULES_ONLY },
    dts: { only: true, entry: { ...LIBRARY, ...MODULES_ONLY }, compilerOptions: { incremental: false } },
  },
]);
