/** Sizes of what a program downloads, and the time of an import in a fresh process. */
import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import process from "node:process";
import { fileURLToPath, pathToFileURL } from "node:url";
import { gzipSync } from "node:zlib";
import { build } from "esbuild";

const ROOT = fileURLToPath(new URL("../..", import.meta.url));

/** Bytes of a minified bundle of these entries (paths under src), gzipped. */
export async function gzipped(...entries: readonly string[]): Promise<number> {
  const contents = entries.map((entry, i) => `export * as part${i} from "./src/${entry}";`).join("\n");
  const result = await build({
    stdin: { contents, resolveDir: ROOT },
    bundle: true,
    minify: true,
    format: "esm",
    target: "es2022",
    write: false,
    logLevel: "error",
  });
  return gzipSync(result.outputFiles[0]!.contents, { level: 9 }).length;
}

/** Milliseconds of an import of a built entry in a fresh process, the least of several; null when it is not built. */
export function importMilliseconds(entry: string): number | null {
  const file = `${ROOT}dist/${entry}.js`;
  if (!existsSync(file)) return null;
  const code = `const t = performance.now(); await import(${JSON.stringify(pathToFileURL(file).href)}); console.log(performance.now() - t);`;
  const times = Array.from({ length: 9 }, () => Number(spawnSync(process.execPath, ["--input-type=module", "-e", code], { encoding: "utf8" }).stdout));
  return Math.min(...times);
}
