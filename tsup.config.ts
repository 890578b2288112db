import { existsSync } from "node:fs";
import { defineConfig } from "tsup";

/** One entry per subpath of the package, named as in the `exports` of package.json. */
const ENTRIES: Readonly<Record<string, string>> = {
  index: "src/index.ts",
  diadochi: "src/diadochi/index.ts",
  "nine-years": "src/nine-years/index.ts",
  peloponnesian: "src/peloponnesian/index.ts",
  unrest: "src/unrest/index.ts",
  "text/en": "src/text/en/index.ts",
  "text/ru": "src/text/ru/index.ts",
};

const entry = Object.fromEntries(Object.entries(ENTRIES).filter(([, file]) => existsSync(file)));

export default defineConfig([
  {
    name: "library",
    entry,
    format: ["esm", "cjs"],
    dts: true,
    splitting: true,
    treeshake: true,
    clean: true,
    target: "es2022",
    platform: "neutral",
    outDir: "dist",
    tsconfig: "tsconfig.json",
  },
]);
