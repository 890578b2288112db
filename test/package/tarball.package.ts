/** What is shipped: the packed tarball, installed in an empty folder, imported and required entry by entry, and its command run. */
import { execFileSync, spawn } from "node:child_process";
import { cpSync, existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import process from "node:process";
import ts from "typescript";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { deadLinks, homeOf } from "../../scripts/packed-links.js";
import { MOST_BYTES } from "../../scripts/release.js";
import { programsOf } from "../guides/programs.js";
import { formTests } from "./forms.js";
import { install, type Installed, MANIFEST, ROOT } from "./installed.js";
import { protocolTests } from "./protocol.js";

const ENTRIES: readonly string[] = Object.keys(MANIFEST.exports).filter((entry) => entry !== "./package.json");
/** Entries that can be required too; the laws for vitest cannot, since it cannot. */
const IN_BOTH_FORMS: readonly string[] = ENTRIES.filter((entry) => MANIFEST.exports[entry].require !== undefined);
const nameOf = (entry: string): string => (entry === "." ? "tyche" : `tyche/${entry.slice(2)}`);

let installed: Installed;
let folder: string;

const node = (code: string, type: "module" | "commonjs"): string =>
  execFileSync(process.execPath, [`--input-type=${type}`, "-e", code], { cwd: folder, encoding: "utf8" }).trim();

beforeAll(() => {
  installed = install();
  folder = installed.folder;
}, 300_000);

afterAll(() => installed.remove());

describe("the packed package", () => {
  test("has no runtime dependencies and no side effects", () => {
    expect(MANIFEST.dependencies ?? {}).toEqual({});
    expect(MANIFEST.sideEffects).toBe(false);
    expect(readdirSync(join(folder, "node_modules")).filter((name) => !name.startsWith("."))).toEqual(["tyche"]);
  });
  test.each(IN_BOTH_FORMS)("%s can be imported and required, with the same names", (entry) => {
    const print =
      "console.log(JSON.stringify(Object.keys(entry).filter((key) => key !== 'default' && key !== '__esModule' && key !== 'module.exports').sort()))";
    const imported = node(`import * as entry from "${nameOf(entry)}"; ${print}`, "module");
    const required = node(`const entry = require("${nameOf(entry)}"); ${print}`, "commonjs");
    expect(JSON.parse(imported).length).toBeGreaterThan(0);
    expect(required).toBe(imported);
  });
  test.each(ENTRIES)("%s has its types, for imports and for requires", (entry) => {
    const conditions = MANIFEST.exports[entry];
    for (const condition of ["import", "require"])
      for (const file of Object.values(conditions[condition] ?? {})) expect(existsSync(join(ROOT, file as string)), String(file)).toBe(true);
  });
  test("all but the laws for vitest can be required, and those need nothing but vitest", () => {
    expect(ENTRIES.filter((entry) => !IN_BOTH_FORMS.includes(entry))).toEqual(["./laws/vitest"]);
    const text = readFileSync(join(folder, "node_modules/tyche/dist/laws/vitest.js"), "utf8");
    const imported = [...text.matchAll(/\bfrom\s*["']([^"']+)["']/g)].map((match) => match[1]!);
    expect(imported.filter((name) => !name.startsWith("."))).toEqual(["vitest"]);
  });
  test("errors are recognised across the two forms of the package", () => {
    const code =
      'import { createRequire } from "node:module"; import { isTycheError } from "tyche"; const { NotationError } = createRequire(import.meta.url)("tyche");';
    expect(node(`${code} console.log(isTycheError(new NotationError("notation/test", "test")));`, "module")).toBe("true");
  });
  test("its command runs", () => {
    const help = execFileSync("npx", ["--no-install", "tyche", "--help"], { cwd: folder, encoding: "utf8" });
    expect(help).toContain("usage: tyche <command>");
    for (const entry of ENTRIES.filter((name) => name.startsWith("./rules/"))) expect(help).toContain(entry.slice("./rules/".length));
  });
  test("npm start prints a game in a screen or two: turning points, outcome, hash and where the record is", () => {
    const out = execFileSync(process.execPath, [join(ROOT, "scripts/start.mjs")], { cwd: folder, encoding: "utf8" });
    expect(out.split("\n").length).toBeLessThan(60);
    expect(out.match(/Turn \d begins/g)?.length).toBeGreaterThan(1);
    const [, hash] = /\d+ decisions, hash ([0-9a-f]{16})\nrecord: diadochi-game\.json/.exec(out)!;
    expect(out).toMatch(new RegExp(`wins[^]*hash ${hash}[^]*diadochi-game\\.json: diadochi .* hash ${hash}: verified\n$`));
    expect(JSON.parse(readFileSync(join(folder, "diadochi-game.json"), "utf8")).hashes.at(-1)).toBe(hash);
  }, 60_000);
  test("its command ends when a game is left, though its input stays open", async () => {
    const program = join(folder, "node_modules/tyche", MANIFEST.bin.tyche);
    const child = spawn(process.execPath, [program, "play", "unrest", "--seat", "carthage=me"], { stdio: ["pipe", "ignore", "ignore"] });
    try {
      child.stdin.write("quit\n");
      expect(await new Promise((resolve) => child.on("exit", resolve))).toBe(0);
    } finally {
      child.kill();
    }
  }, 20_000);
  test("the tiny game of the examples, beside it, compiles against its types", () => {
    cpSync(join(ROOT, "examples/tiny"), join(folder, "tiny"), { recursive: true });
    writeFileSync(join(folder, "tiny/package.json"), JSON.stringify({ type: "module" }));
    expect(complaintsOf(join(folder, "tiny/index.ts"), join(folder, "tiny/texts.ts"))).toEqual([]);
  });
  test("the ruleset of the guide compiles against its types", () => {
    const [guide] = programsOf(join(ROOT, "docs/writing-a-ruleset.md"));
    const file = join(folder, "guide.mts");
    writeFileSync(file, `${guide!.code}\ndeclare const console: { log(...parts: unknown[]): void };\n`);
    expect(complaintsOf(file)).toEqual([]);
  });
  test("holds only what its users need: the build and their guides, without ledgers, examples and pages for contributors", () => {
    const files = readdirSync(join(folder, "node_modules/tyche"));
    expect(files.sort()).toEqual(["CHANGELOG.md", "LICENSE", "README.md", "dist", "docs", "package.json"]);
    const docs = readdirSync(join(folder, "node_modules/tyche/docs"));
    expect(docs.filter((file) => !file.endsWith(".md"))).toEqual([]);
    expect(["contributing.md", "architecture.md", "benchmarks.md"].filter((file) => docs.includes(file))).toEqual([]);
    expect(docs).toEqual(expect.arrayContaining(["README.md", "moves.md", "bots.md"]));
  });
  test("its relative links lead to files that are in it, the others to the repository", () => {
    const packed = new Set(readdirSync(join(folder, "node_modules/tyche"), { recursive: true, encoding: "utf8" }).map((path) => path.replaceAll("\\", "/")));
    const documents = [...packed].filter((path) => path.endsWith(".md"));
    const read = (path: string): string => readFileSync(join(folder, "node_modules/tyche", path), "utf8");
    expect(documents.length).toBeGreaterThan(30);
    expect(documents.flatMap((path) => deadLinks(path, read(path), packed).map((target) => `${path}: ${target}`))).toEqual([]);
    expect(documents.flatMap((path) => deadLinks(path, readFileSync(join(ROOT, path), "utf8"), packed)).length).toBeGreaterThan(10);
    const home = homeOf(MANIFEST);
    const outward = documents.flatMap((path) =>
      home === null ? [] : [...read(path).matchAll(new RegExp(`${home.address}/(?:blob|raw)/v[^/]+/([^)#]+)`, "g"))].map(([, file]) => file!),
    );
    expect(outward.filter((file) => !existsSync(join(ROOT, file)))).toEqual([]);
  });
  test("is no larger than its bar", () => {
    expect(installed.size).toBeLessThan(MOST_BYTES);
  });
});

formTests(() => installed);
protocolTests(() => installed);

// What the compiler says of programs beside the installed package, which has no other types than those it ships.
function complaintsOf(...files: readonly string[]): string[] {
  const { config } = ts.readConfigFile(join(ROOT, "tsconfig.json"), ts.sys.readFile);
  const { options } = ts.parseJsonConfigFileContent(config, ts.sys, ROOT);
  const { paths: _ours, configFilePath: _here, ...strict } = options;
  const program = ts.createProgram(files, {
    ...strict,
    incremental: false,
    declaration: false,
    isolatedDeclarations: false,
    skipLibCheck: false,
    noEmit: true,
  });
  return ts.getPreEmitDiagnostics(program).map(({ file, messageText }) => `${file?.fileName}: ${ts.flattenDiagnosticMessageText(messageText, " ")}`);
}
