// Builds the program `tyche` with all games into one file, which runs on Node alone: node scripts/python-engine.mjs FILE.
// The Python package (examples/python) carries this file; its build calls this script.
import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import process from "node:process";
import { fileURLToPath } from "node:url";
import { build } from "esbuild";

const ROOT = fileURLToPath(new URL("..", import.meta.url));
const { version } = JSON.parse(readFileSync(resolve(ROOT, "package.json"), "utf8"));
const [outfile] = process.argv.slice(2);
if (outfile === undefined) throw new Error("expected a file to write to: node scripts/python-engine.mjs FILE");

await build({
  stdin: {
    contents: `import { runProgram } from "./src/cli/program.js";\nawait runProgram(${JSON.stringify(version)}, new URL(import.meta.url));\n`,
    resolveDir: ROOT,
    loader: "ts",
  },
  outfile: resolve(outfile),
  bundle: true,
  platform: "node",
  format: "esm",
  target: "node20",
  charset: "utf8",
  minifyWhitespace: true,
  lineLimit: 120,
  logLevel: "error",
});
