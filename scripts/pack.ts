/**
 * Packs what is published: `npm run pack`, after a build. The files are those of `npm pack`; links of the documents that leave the package lead to
 * the repository.
 */
import { execFileSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import process from "node:process";
import { fileURLToPath } from "node:url";
import { homeOf, packedText } from "./packed-links.js";

const ROOT = fileURLToPath(new URL("..", import.meta.url));

/** A packed tarball. */
export interface Packed {
  readonly filename: string;
  readonly version: string;
  /** Of the tarball, in bytes. */
  readonly size: number;
  readonly unpackedSize: number;
  readonly entryCount: number;
  readonly files: readonly { readonly path: string }[];
}

/** Writes the tarball into a folder. */
export function pack(destination: string): Packed {
  const staged = mkdtempSync(join(tmpdir(), "tyche-staged-"));
  try {
    const { files } = packWith(["--dry-run"], ROOT);
    const packed = new Set(files.map(({ path }) => path));
    const home = homeOf(JSON.parse(readFileSync(join(ROOT, "package.json"), "utf8")));
    for (const path of packed) {
      const file = join(staged, path);
      mkdirSync(dirname(file), { recursive: true });
      cpSync(join(ROOT, path), file);
      if (path.endsWith(".md")) writeFileSync(file, packedText(path, readFileSync(file, "utf8"), packed, home));
    }
    return packWith(["--pack-destination", destination], staged);
  } finally {
    rmSync(staged, { recursive: true, force: true });
  }
}

function packWith(args: readonly string[], cwd: string): Packed {
  const shell = process.platform === "win32";
  const out = execFileSync("npm", ["pack", "--ignore-scripts", "--json", ...args], {
    cwd,
    encoding: "utf8",
    maxBuffer: 2 ** 28,
    stdio: ["ignore", "pipe", "pipe"],
    shell,
  });
  const [packed] = JSON.parse(out) as [Packed];
  return packed;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) console.log(pack(ROOT).filename);
