/** The package as a user has it: packed, and installed in an empty folder. */
import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { pack } from "../../scripts/pack.js";

export const ROOT: string = fileURLToPath(new URL("../..", import.meta.url));
export const MANIFEST = JSON.parse(readFileSync(join(ROOT, "package.json"), "utf8"));

/** Every entry as it is imported: `tyche`, `tyche/diadochi` … */
export const ENTRIES: readonly string[] = Object.keys(MANIFEST.exports)
  .filter((entry) => entry !== "./package.json")
  .map((entry) => (entry === "." ? "tyche" : `tyche/${entry.slice(2)}`));

export interface Installed {
  /** The folder in which it is installed. */
  readonly folder: string;
  /** Of the tarball, in bytes. */
  readonly size: number;
  remove(): void;
}

const npm = (args: readonly string[], cwd: string): string => execFileSync("npm", [...args], { cwd, encoding: "utf8", stdio: ["ignore", "pipe", "pipe"] });

/** Builds the package if it is older than its sources, packs it and installs the tarball. */
export function install(): Installed {
  if (isBuildStale()) npm(["run", "build"], ROOT);
  const packed = mkdtempSync(join(tmpdir(), "tyche-pack-"));
  const folder = join(packed, "empty");
  mkdirSync(folder);
  const { filename, size } = pack(packed);
  writeFileSync(join(folder, "package.json"), JSON.stringify({ name: "empty", version: "1.0.0", private: true }));
  npm(["install", "--offline", "--no-audit", "--no-fund", join(packed, filename)], folder);
  return { folder, size, remove: () => rmSync(packed, { recursive: true, force: true }) };
}

function isBuildStale(): boolean {
  const built = join(ROOT, "dist/index.cjs");
  if (!existsSync(built)) return true;
  const newest = readdirSync(join(ROOT, "src"), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .reduce((latest, entry) => Math.max(latest, statSync(join(entry.parentPath, entry.name)).mtimeMs), 0);
  return newest > statSync(built).mtimeMs;
}
