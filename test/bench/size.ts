/** Sizes of what a program downloads, and the time of an import in a fresh process. */
import { spawnSync } from "node:child_process";
import { existsSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import process from "node:process";
import { fileURLToPath, pathToFileURL } from "node:url";
import { gzipSync } from "node:zlib";
import { build } from "esbuild";

const ROOT = fileURLToPath(new URL("../..", import.meta.url));

/** Bytes, minified and gzipped. */
export interface Size {
  /** All that an import of the ruleset brings. */
  readonly whole: number;
  /** What the ruleset adds to the files of src/core that it uses. */
  readonly onTop: number;
  /** The rest: the core. */
  readonly core: number;
}

/** The size of a ruleset. */
export async function sizeOf(id: string): Promise<Size> {
  const entry = `src/${id}/index.ts`;
  const whole = await bundle(everythingOf([entry]));
  const used = whole.files.filter((file) => file.startsWith("src/core/"));
  const onTop = (await bundle(everythingOf([...used, entry]))).bytes - (await bundle(everythingOf(used))).bytes;
  return { whole: whole.bytes, onTop, core: whole.bytes - onTop };
}

/** The smaller entries of a ruleset: to play, and for a client that has only views. */
export type SmallEntry = "play" | "client" | "box";

/** Bytes of a smaller entry. */
export async function sizeOfSmall(id: string, entry: SmallEntry): Promise<number> {
  return (await bundle(everythingOf([`src/${id}/${entry}.ts`]))).bytes;
}

/** The files that leave something in a bundle of it. */
export async function filesOfSmall(id: string, entry: SmallEntry): Promise<readonly string[]> {
  return (await bundle(everythingOf([`src/${id}/${entry}.ts`]))).files;
}

/** Bytes of the entry `tyche` alone: games, records, dice, odds, counts. */
export async function sizeOfEntry(): Promise<number> {
  return (await bundle(everythingOf(["src/index.ts"]))).bytes;
}

/** Bytes of the network of a ruleset. */
export async function sizeOfNet(id: string): Promise<number> {
  return (await bundle(everythingOf([`src/nets/${id}.ts`]))).bytes;
}

/** Bytes of the examples of a ruleset. */
export async function sizeOfExamples(id: string): Promise<number> {
  return (await bundle(everythingOf([`src/examples/${id}.ts`]))).bytes;
}

/** The size of a program that imports one name of a ruleset and nothing else. */
export async function sizeOfName(id: string, name: string): Promise<number> {
  return (await bundle(`export { ${name} } from "./src/${id}/index.ts";`)).bytes;
}

function everythingOf(entries: readonly string[]): string {
  return entries.map((entry, i) => `export * as part${i} from "./${entry}";`).join("\n");
}

/** A minified bundle of a program: its gzipped size, and the files that left something in it. */
async function bundle(contents: string): Promise<{ bytes: number; files: string[] }> {
  const result = await build({
    stdin: { contents, resolveDir: ROOT },
    absWorkingDir: ROOT,
    bundle: true,
    minify: true,
    format: "esm",
    target: "es2022",
    write: false,
    metafile: true,
    logLevel: "error",
  });
  const [output] = Object.values(result.metafile.outputs);
  const files = Object.entries(output!.inputs).filter(([, { bytesInOutput }]) => bytesInOutput > 0);
  return { bytes: gzipSync(result.outputFiles[0]!.contents, { level: 9 }).length, files: files.map(([file]) => file) };
}

/** Milliseconds of an import of a built entry (or, for comparison, of an empty module) in a fresh process, the least of several; null when it is not built. */
export function importMilliseconds(entry: string | null): number | null {
  const file = entry === null ? `${tmpdir()}/tyche-empty.mjs` : `${ROOT}dist/${entry}.js`;
  if (entry === null) writeFileSync(file, "");
  else if (!existsSync(file)) return null;
  const code = `const t = performance.now(); await import(${JSON.stringify(pathToFileURL(file).href)}); console.log(performance.now() - t);`;
  const times = Array.from({ length: 9 }, () => Number(spawnSync(process.execPath, ["--input-type=module", "-e", code], { encoding: "utf8" }).stdout));
  return Math.min(...times);
}
