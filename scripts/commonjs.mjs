// Makes the CommonJS form of the package from the built ES modules: each file of the library becomes a file of the same name that ends in .cjs.
// What is compiled is compiled once, by esbuild; here only imports and exports are written in the other form.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { rollup } from "rollup";

const ROOT = fileURLToPath(new URL("..", import.meta.url));
const { exports } = JSON.parse(readFileSync(join(ROOT, "package.json"), "utf8"));
const entries = Object.values(exports)
  .filter((conditions) => conditions.require !== undefined)
  .map((conditions) => join(ROOT, conditions.import.default));

const library = await rollup({
  input: entries,
  external: /^node:/,
  treeshake: false,
  onwarn(warning) {
    throw new Error(warning.message);
  },
});
await library.write({
  dir: join(ROOT, "dist"),
  format: "cjs",
  preserveModules: true,
  preserveModulesRoot: join(ROOT, "dist"),
  entryFileNames: "[name].cjs",
  exports: "named",
  esModule: true,
  generatedCode: { preset: "es2015", symbols: false },
});
await library.close();
