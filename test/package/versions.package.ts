/** Records of an older version: what the newer one says of them, and that the older one verifies them when it is installed beside it. */
import { execFileSync, spawnSync } from "node:child_process";
import { cpSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import process from "node:process";
import { afterAll, beforeAll, expect, test } from "vitest";
import { install, type Installed, MANIFEST } from "./installed.js";

const OLD = `tyche-${MANIFEST.version}`;
let installed: Installed;
let folder: string;

// The newer version is made of the packed one: another number of the package, and a version of Unrest that no release has had.
beforeAll(() => {
  installed = install();
  folder = join(installed.folder, "both");
  const newer = join(installed.folder, "newer");
  cpSync(join(installed.folder, "node_modules/tyche"), newer, { recursive: true });
  writeFileSync(join(newer, "package.json"), JSON.stringify({ ...MANIFEST, version: "99.0.0", scripts: {}, devDependencies: {} }));
  let changed = 0;
  for (const file of readdirSync(join(newer, "dist"), { recursive: true, encoding: "utf8" }).filter((name) => /\.c?js$/.test(name))) {
    const text = readFileSync(join(newer, "dist", file), "utf8");
    const raised = text.replace(/(id:\s*"unrest",\s*version:\s*)"\d+"/, '$1"999"');
    if (raised !== text) changed++;
    writeFileSync(join(newer, "dist", file), raised);
  }
  expect(changed).toBeGreaterThan(0);
  mkdirSync(folder);
  writeFileSync(join(folder, "package.json"), JSON.stringify({ name: "both", version: "1.0.0", private: true }));
  const pack = (from: string): string => {
    const [{ filename }] = JSON.parse(
      execFileSync("npm", ["pack", "--ignore-scripts", "--json", "--pack-destination", installed.folder], { cwd: from, encoding: "utf8" }),
    );
    return join(installed.folder, filename);
  };
  const tarballs = [pack(newer), `${OLD}@file:${pack(join(installed.folder, "node_modules/tyche"))}`];
  execFileSync("npm", ["install", "--offline", "--no-audit", "--no-fund", ...tarballs], { cwd: folder, stdio: "ignore" });
}, 300_000);

afterAll(() => installed.remove());

const run = (packageName: string, ...args: string[]) => {
  const { status, stdout, stderr } = spawnSync(process.execPath, [join(folder, "node_modules", packageName, MANIFEST.bin.tyche), ...args], {
    cwd: folder,
    encoding: "utf8",
  });
  return { status, stdout, stderr };
};

test("the newer version says which release plays a record of the older one, and that release verifies it", () => {
  expect(run(OLD, "play", "unrest", "--seed", "old", "--record", "game.json").status).toBe(0);
  const newer = run("tyche", "verify", "game.json");
  expect([newer.status, newer.stdout]).toEqual([1, ""]);
  expect(newer.stderr).toContain('game.json: record.version: expected "999", got "');
  expect(newer.stderr).toContain(`npx --package tyche@${MANIFEST.version} tyche verify game.json`);
  expect(newer.stderr).toContain(`npm install ${OLD}@npm:tyche@${MANIFEST.version}`);
  expect(run(OLD, "verify", "game.json")).toMatchObject({ status: 0, stderr: "" });
}, 60_000);

test("a program verifies records of both, each with its own version", () => {
  expect(run("tyche", "play", "unrest", "--seed", "new", "--record", "newer.json").status).toBe(0);
  const code = `
    import { readFileSync } from "node:fs";
    import * as newer from "tyche"; import { UNREST as NEWER } from "tyche/unrest";
    import * as older from "${OLD}"; import { UNREST as OLDER } from "${OLD}/unrest";
    const read = (file) => JSON.parse(readFileSync(file, "utf8"));
    const refused = (play) => { try { play(); } catch (error) { return newer.isTycheError(error) ? error.code : String(error); } };
    console.log(older.verify(OLDER, read("game.json")).plies > 0, newer.verify(NEWER, read("newer.json")).plies > 0);
    console.log(refused(() => older.verify(OLDER, read("newer.json"))), refused(() => newer.verify(NEWER, read("game.json"))));`;
  const printed = execFileSync(process.execPath, ["--input-type=module", "-e", code], { cwd: folder, encoding: "utf8" });
  expect(printed).toBe("true true\nrecord/other-version record/other-version\n");
});

test("a record of a version that no release has is referred to the newest", () => {
  const refused = run(OLD, "verify", "newer.json");
  expect([refused.status, refused.stdout]).toEqual([1, ""]);
  expect(refused.stderr).toContain(`which no release up to ${MANIFEST.version} has: try npx --package tyche@latest`);
});
