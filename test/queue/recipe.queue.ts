/**
 * The recipe for BullMQ as a reader has it: its files, the packed package and a Redis in a folder of its own, with workers, collector and Redis killed in the middle.
 * `redis-server` must be installed.
 */
import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { cpSync, existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { join } from "node:path";
import process from "node:process";
import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { install, type Installed, ROOT } from "../package/installed.js";

let installed: Installed;
let folder: string;
let port: number;
let redis: ChildProcess;
const running = new Set<ChildProcess>();

const freePort = (): Promise<number> =>
  new Promise((resolve) => {
    const server = createServer().listen(0, "127.0.0.1", () => {
      const address = server.address() as { port: number };
      server.close(() => resolve(address.port));
    });
  });

function start(command: string, args: readonly string[]): ChildProcess & { printed: string } {
  const child = spawn(command, args, { cwd: folder, env: { ...process.env, REDIS_PORT: String(port) } }) as ChildProcess & { printed: string };
  child.printed = "";
  for (const stream of [child.stdout, child.stderr]) stream?.on("data", (text: Buffer) => (child.printed += String(text)));
  running.add(child);
  child.on("exit", () => running.delete(child));
  return child;
}

const program = (name: string, ...args: string[]): ChildProcess & { printed: string } => start(process.execPath, ["--import", "tsx", `${name}.ts`, ...args]);

async function ended(child: ChildProcess, signal?: NodeJS.Signals): Promise<number | null> {
  if (signal !== undefined) child.kill(signal);
  if (child.exitCode !== null || child.signalCode !== null) return child.exitCode;
  return new Promise((resolve) => child.once("exit", resolve));
}

async function until(what: string, holds: () => boolean): Promise<void> {
  for (let tries = 0; !holds(); tries++) {
    if (tries > 1200) throw new Error(`waited in vain for ${what}`);
    await sleep(100);
  }
}

async function startRedis(): Promise<void> {
  mkdirSync(join(folder, "redis"), { recursive: true });
  const child = start("redis-server", ["--port", String(port), "--bind", "127.0.0.1", "--dir", join(folder, "redis"), "--appendonly", "yes", "--save", ""]);
  redis = child;
  await until("Redis", () => child.printed.includes("Ready to accept connections"));
}

const counted = (file: string): number => (existsSync(join(folder, file)) ? readFileSync(join(folder, file), "utf8").split("\n").length - 1 : 0);
const digestOf = (printed: string): string | undefined => /^digest ([0-9a-f]{32})$/m.exec(printed)?.[1];

/** What the command prints for the same run, uncut. */
function whole(...args: string[]): string {
  return execFileSync(process.execPath, ["node_modules/tyche/dist/cli/main.js", ...args], { cwd: folder, encoding: "utf8" });
}

function writeRun(name: string, run: object): void {
  writeFileSync(join(folder, name), JSON.stringify(run));
}

beforeAll(async () => {
  installed = install();
  folder = join(installed.folder, "queue");
  cpSync(join(ROOT, "docs/recipes/bullmq"), folder, { recursive: true });
  const manifest = JSON.parse(readFileSync(join(folder, "package.json"), "utf8"));
  manifest.dependencies.tyche = `file:${join(installed.folder, "node_modules/tyche")}`;
  writeFileSync(join(folder, "package.json"), JSON.stringify(manifest));
  execFileSync("npm", ["install", "--no-audit", "--no-fund", "--install-links"], { cwd: folder, stdio: "ignore" });
  port = await freePort();
  await startRedis();
});

afterEach(async () => {
  await Promise.all([...running].filter((child) => child !== redis).map((child) => ended(child, "SIGKILL")));
});

afterAll(async () => {
  await Promise.all([...running].map((child) => ended(child, "SIGKILL")));
  installed.remove();
});

describe("the recipe for BullMQ", () => {
  test("compiles, and takes fewer than 150 lines", () => {
    const files = ["run", "producer", "worker", "collector"].map((name) => `${name}.ts`);
    const lines = files.reduce((sum, file) => sum + readFileSync(join(folder, file), "utf8").split("\n").length - 1, 0);
    expect(lines).toBeLessThan(150);
    const flags = [
      "--noEmit",
      "--strict",
      "--skipLibCheck",
      "--module",
      "nodenext",
      "--target",
      "es2022",
      "--types",
      "node",
      "--typeRoots",
      join(ROOT, "node_modules/@types"),
    ];
    execFileSync(join(ROOT, "node_modules/.bin/tsc"), [...flags, ...files], { cwd: folder, encoding: "utf8" });
  });
  test("gives the digest of the whole run, with a worker, the collector and Redis killed in the middle and a piece delivered twice", async () => {
    writeRun("run.json", { ruleset: "unrest", options: {}, seed: "queue", games: 10_000, players: null });
    expect(await ended(program("producer", "run.json", "100"))).toBe(0);
    const [first] = [program("worker", "run.json"), program("worker", "run.json")];
    const collector = program("collector", "run.json", "results.jsonl");
    await until("ten pieces", () => counted("results.jsonl") >= 10);
    await ended(first!, "SIGKILL");
    program("worker", "run.json");
    await ended(collector, "SIGKILL");
    // The pieces that have been collected are put in again: they are played twice.
    expect(await ended(program("producer", "run.json", "100"))).toBe(0);
    const again = program("collector", "run.json", "results.jsonl");
    const before = counted("results.jsonl");
    await until("ten more", () => counted("results.jsonl") >= before + 10);
    await ended(redis, "SIGTERM");
    await startRedis();
    expect(await ended(again), again.printed).toBe(0);
    const expected = whole("simulate", "unrest", "-n", "10000", "--seed", "queue");
    expect(digestOf(again.printed)).toBe(digestOf(expected));
    expect(again.printed).toContain(expected.slice(0, expected.indexOf("\n")));
  });
  test("plays a match with a player that is a module, names the games of a piece that fails three times, and goes on with the others", async () => {
    writeFileSync(
      join(folder, "mine.ts"),
      `export default (game: any, seed: string) => ({
        choose(state: any, seat: string) {
          if (seed.startsWith("m-7 ")) throw new Error("the seventh game");
          return game.ruleset.legalMoves(state, seat)[0];
        },
      });`,
    );
    writeRun("match.json", { ruleset: "unrest", options: {}, seed: "m", games: 20, players: { mine: "./mine.ts", chance: "random" } });
    expect(await ended(program("producer", "match.json", "5"))).toBe(0);
    program("worker", "match.json");
    const collector = program("collector", "match.json", "match.jsonl");
    expect(await ended(collector)).toBe(1);
    expect(collector.printed).toContain("15 games of the seed m, seats exchanged");
    expect(collector.printed).toContain("mine (./mine.ts): won ");
    expect(collector.printed).toContain("failed three times: games 5 to 9: the seventh game");
    expect(collector.printed).toContain("missing: 5 to 9");
  });
});
