// Makes the CommonJS form of the package from the built ES modules: each file of the library becomes a file of the same name that ends in .cjs.
// What is compiled is compiled once, by esbuild; here only imports and exports are written in the other form. The types of both forms are the same files.
import { readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";
import { fileURLToPath } from "node:url";
import { rollup } from "rollup";

const ROOT = fileURLToPath(new URL("..", import.meta.url));
const { exports } = JSON.parse(readFileSync(join(ROOT, "package.json"), "utf8"));
const conditions = Object.values(exports).filter((entry) => entry.import !== undefined);
const entries = conditions.filter((entry) => entry.require !== undefined).map((entry) => join(ROOT, entry.import.default));

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

// An ES module can take its types from CommonJS and not the other way round; so does what an entry without a CommonJS form shares with others.
const types = new Set(conditions.map((entry) => join(ROOT, entry.import.types)));
for (const { import: module, require } of conditions) {
  const file = join(ROOT, module.types);
  if (require === undefined) renameSync(file.replace(/\.d\.ts$/, ".d.cts"), file);
  else writeFileSync(file, `export * from "./${basename(require.types).replace(/\.d\.cts$/, ".cjs")}";\n`);
}
for (const entry of readdirSync(join(ROOT, "dist"), { recursive: true, withFileTypes: true })) {
  const file = join(entry.parentPath, entry.name);
  if (file.endsWith(".d.ts") && !types.has(file)) rmSync(file);
}
