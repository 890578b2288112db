/**
 * Checks a release as far as that needs no registry, and lists what remains: `npm run release -- --dry-run` from a fresh clone after `npm ci`.
 * `--repository https://…` writes the address of the repository into package.json, before the first release. Without `--dry-run` it tags the commit when nothing remains; the workflow `release` publishes what is tagged. `--notes` prints the changelog of the version.
 */
import { execFileSync, spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import process from "node:process";
import { fileURLToPath } from "node:url";
import ts from "typescript";
import { GAMES } from "../src/cli/games/games.js";
import { RELEASES } from "../src/cli/releases.js";
import { pack } from "./pack.js";
import { programsOf } from "../test/guides/programs.js";

const ROOT = fileURLToPath(new URL("..", import.meta.url));
/** The bar of the packed tarball, in bytes: the ES modules and the CommonJS form take 1.04 MB of it each (0.11 are examples), the types 0.18, the guides 0.1. */
export const MOST_BYTES = 2_500_000;

/** What package.json says that a release needs. */
interface Manifest {
  readonly version: string;
  readonly repository?: unknown;
  readonly homepage?: unknown;
  readonly bugs?: unknown;
  readonly [field: string]: unknown;
}

/** What a person has to do before the version can be published. */
export type Remaining = string;

/** The text under the heading of a version, or of "Unreleased", without the heading; null when there is no such heading. */
export function changesOf(changelog: string, version: string): string | null {
  const [, ...parts] = changelog.split(/^## /m);
  const part = parts.find((text) => text.startsWith(`[${version}]`));
  return part === undefined ? null : part.slice(part.indexOf("\n") + 1).trim();
}

/** What in package.json and the changelog a person still has to write. */
export function remainingIn(manifest: Manifest, changelog: string): Remaining[] {
  const { version } = manifest;
  const remaining: Remaining[] = [];
  const heading = changelog.split("\n").find((line) => line.startsWith(`## [${version}]`));
  if (heading === undefined) remaining.push(`CHANGELOG.md: add a section "## [${version}] - <date>"`);
  else if (!/ - \d{4}-\d\d-\d\d$/.test(heading)) remaining.push(`CHANGELOG.md: give "${heading}" its date, "## [${version}] - 2026-12-31"`);
  if (changesOf(changelog, version) === "") remaining.push(`CHANGELOG.md: describe version ${version}`);
  if ((changesOf(changelog, "Unreleased") ?? "") !== "") remaining.push(`CHANGELOG.md: move what stands under [Unreleased] into [${version}]`);
  for (const field of ["repository", "homepage", "bugs"])
    if (manifest[field] === undefined) remaining.push(`package.json: add "${field}" (npm run release -- --repository https://…)`);
  return remaining;
}

/** package.json with the address of the repository, from which `homepage` and `bugs` follow, before its dependencies. @throws Error when it is no address of a page */
export function withRepository(manifest: Manifest, address: string): Manifest {
  if (!/^https:\/\/[^/\s]+\/\S*[^/\s]$/.test(address))
    throw new Error(`--repository: expected the address of a page such as https://github.com/owner/name, got "${address}"`);
  const { name, version, description, repository: _, homepage: _h, bugs: _b, ...rest } = manifest;
  const page = address.replace(/\.git$/, "");
  const links = { homepage: `${page}#readme`, bugs: `${page}/issues`, repository: { type: "git", url: `git+${page}.git` } };
  return { ...(name === undefined ? {} : { name }), version, ...(description === undefined ? {} : { description }), ...links, ...rest };
}

/** Whether the list of releases, by which old records are verified, has this version with its rulesets. */
export async function remainingInReleases(version: string, releases = RELEASES): Promise<Remaining[]> {
  const rulesets: Record<string, string> = {};
  for (const id of GAMES.ids) rulesets[id] = (await GAMES.load(id)).ruleset.version;
  const row = releases.find((release) => release.version === version);
  const isListed = row !== undefined && GAMES.ids.every((id) => row.rulesets[id] === rulesets[id]);
  return isListed ? [] : [`src/cli/releases.ts: add ${JSON.stringify({ version, rulesets })}`];
}

const git = (...args: string[]): string => execFileSync("git", args, { cwd: ROOT, encoding: "utf8" }).trim();

function remainingInGit(version: string): Remaining[] {
  const remaining: Remaining[] = [];
  if (git("status", "--porcelain") !== "") remaining.push("git: commit or discard the changes of the working tree");
  const tagged = spawnSync("git", ["rev-parse", "--verify", "--quiet", `refs/tags/v${version}^{commit}`], { cwd: ROOT, encoding: "utf8" }).stdout.trim();
  if (tagged !== "" && tagged !== git("rev-parse", "HEAD")) remaining.push(`git: the tag v${version} names another commit; raise the version`);
  return remaining;
}

/** Runs a command and throws what it printed when it fails. */
function step(title: string, command: string, args: readonly string[], cwd = ROOT): string {
  console.log(`== ${title}`);
  const { status, stdout, stderr } = spawnSync(command, args, { cwd, encoding: "utf8", maxBuffer: 2 ** 28, shell: process.platform === "win32" });
  if (status !== 0) throw new Error(`${title} failed: ${command} ${args.join(" ")}\n${stdout}${stderr}`);
  return stdout;
}

/** Packs the package, installs the tarball in an empty folder and runs the program of README there in both forms. */
function checkTarball(version: string): void {
  const folder = mkdtempSync(join(tmpdir(), "tyche-release-"));
  try {
    console.log("== pack");
    const packed = pack(folder);
    console.log(`   ${packed.filename}: ${packed.size} bytes packed, ${packed.unpackedSize} unpacked, ${packed.entryCount} files`);
    if (packed.version !== version || packed.size > MOST_BYTES) throw new Error(`a tarball of version ${version} and at most ${MOST_BYTES} bytes was expected`);
    const tarball = join(folder, packed.filename);
    step("publint", "npx", ["--no-install", "publint", "--strict", tarball]);
    // Vitest cannot be required, so that tyche/laws/vitest has no CommonJS form.
    step("are the types wrong", "npx", ["--no-install", "attw", tarball, "--exclude-entrypoints", "laws/vitest"]);
    const empty = join(folder, "empty");
    mkdirSync(empty);
    writeFileSync(join(empty, "package.json"), JSON.stringify({ name: "empty", version: "1.0.0", private: true }));
    step("install in an empty folder", "npm", ["install", "--offline", "--no-audit", "--no-fund", tarball], empty);
    const [program] = programsOf(join(ROOT, "README.md"));
    for (const form of ["mjs", "cjs"] as const) runProgram(empty, form, program!.code, program!.prints);
    step("the command", "npx", ["--no-install", "tyche", "--version"], empty);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function runProgram(folder: string, form: "mjs" | "cjs", code: string, prints: string | null): void {
  const module = form === "mjs" ? ts.ModuleKind.ESNext : ts.ModuleKind.CommonJS;
  const { outputText } = ts.transpileModule(code, { compilerOptions: { module, target: ts.ScriptTarget.ES2022 } });
  writeFileSync(join(folder, `readme.${form}`), outputText);
  const printed = step(`the program of README, as readme.${form}`, process.execPath, [`readme.${form}`], folder);
  if (printed.trim() !== prints?.trim()) throw new Error(`README says\n${prints}\nand its program printed\n${printed}`);
}

/** The list of components in CycloneDX: this package, which has no dependencies at run time. */
function checkComponents(): void {
  const text = step("list of components", "npm", [
    "sbom",
    "--sbom-format",
    "cyclonedx",
    "--sbom-type",
    "library",
    "--omit",
    "dev",
    "--omit",
    "optional",
    "--omit",
    "peer",
  ]);
  const { bomFormat, components } = JSON.parse(text);
  if (bomFormat !== "CycloneDX" || components.length > 0) throw new Error("a CycloneDX list without components was expected, since there are no dependencies");
}

async function main(args: readonly string[]): Promise<void> {
  const manifest: Manifest = JSON.parse(readFileSync(join(ROOT, "package.json"), "utf8"));
  const changelog = readFileSync(join(ROOT, "CHANGELOG.md"), "utf8");
  const { version } = manifest;
  const address = args.indexOf("--repository");
  if (address !== -1) return writeFileSync(join(ROOT, "package.json"), `${JSON.stringify(withRepository(manifest, args[address + 1] ?? ""), null, 2)}\n`);
  if (args.includes("--notes")) return console.log(changesOf(changelog, version));
  step("build", "npm", ["run", "build"]);
  checkTarball(version);
  checkComponents();
  const remaining = [...remainingIn(manifest, changelog), ...(await remainingInReleases(version)), ...remainingInGit(version)];
  console.log(`== version ${version} builds, packs, installs and runs`);
  if (remaining.length > 0) console.log(`What remains to be done:\n${remaining.map((line) => `- ${line}`).join("\n")}`);
  if (args.includes("--dry-run")) console.log(`Then: .ci/run, npm run release, git push origin v${version}; the workflow "release" publishes with provenance.`);
  else if (remaining.length > 0) process.exitCode = 1;
  else if (git("tag", "--list", `v${version}`) === "") console.log(step(`tag v${version}`, "git", ["tag", `v${version}`]));
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  try {
    await main(process.argv.slice(2));
  } catch (error) {
    console.error((error as Error).message);
    process.exitCode = 1;
  }
}
