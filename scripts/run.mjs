// Bundles a TypeScript program of this repository and runs it: node scripts/run.mjs test/bench/bench.ts [arguments].
// For programs whose speed matters: a loader that rewrites modules one by one (and keeps names) would make them two to four times as slow.
import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { basename, resolve } from "node:path";
import process from "node:process";
import { fileURLToPath, pathToFileURL } from "node:url";
import { build } from "esbuild";

const [program, ...args] = process.argv.slice(2);
// Checkouts that share their installed packages do not share what they build.
const checkout = createHash("sha256")
  .update(import.meta.url)
  .digest("hex")
  .slice(0, 8);
const outdir = fileURLToPath(new URL(`../node_modules/.cache/tyche/${basename(program, ".ts")}-${checkout}`, import.meta.url));

// Each module keeps the address of its source, so that files are found beside it.
const addresses = {
  name: "addresses",
  setup(plugin) {
    plugin.onLoad({ filter: /\.ts$/ }, ({ path }) => ({
      contents: readFileSync(path, "utf8").replaceAll("import.meta.url", JSON.stringify(pathToFileURL(path).href)),
      loader: "ts",
    }));
  },
};

await build({
  entryPoints: [resolve(program)],
  outdir,
  bundle: true,
  splitting: true,
  packages: "external",
  platform: "node",
  format: "esm",
  target: "node20",
  sourcemap: "inline",
  outExtension: { ".js": ".mjs" },
  logLevel: "error",
  plugins: [addresses],
});

const { status } = spawnSync(process.execPath, ["--enable-source-maps", `${outdir}/${basename(program, ".ts")}.mjs`, ...args], { stdio: "inherit" });
process.exit(status ?? 1);
