/** The recipe for many servers as a function that holds no game between two requests: it plays whole games, and its times are printed. */
import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import process from "node:process";
import { build } from "esbuild";
import pg from "pg";
import { afterAll, beforeAll, expect, test } from "vitest";
import { handle } from "../../docs/recipes/many-servers/function.js";
import { begin } from "../../docs/recipes/many-servers/games.js";
import { Store } from "../../docs/recipes/many-servers/store.js";
import { SeededDice } from "../../src/core/dice/seeded.js";
import { type AnyGame, Game } from "../../src/index.js";
import type { Packet } from "../../src/ui/index.js";
import { DIADOCHI } from "../../src/diadochi/index.js";
import { UNREST } from "../../src/unrest/index.js";
import { median } from "../bench/games.js";
import { ROOT } from "../guides/programs.js";
import { Postgres } from "./postgres.js";
import { SECRET } from "./processes.js";

const COLD = 7;
/** Long games by which rows are measured. */
const STORED_GAMES = 20;
let postgres: Postgres;
let store: Store;
let database: pg.Pool;

beforeAll(async () => {
  postgres = await Postgres.start();
  store = new Store(postgres.url);
  database = new pg.Pool({ connectionString: postgres.url }).on("error", () => undefined);
  await store.migrate();
});
afterAll(async () => {
  await database.end();
  await postgres.remove();
});

/** A page that asks the function instead of a socket. */
class Page {
  log: readonly object[] = [];
  packet: Packet | null = null;
  constructor(readonly link: string) {}
  async ask(request?: object): Promise<string | null> {
    const query = new URLSearchParams(`${this.link.slice(1)}&since=${this.packet?.mark ?? ""}`);
    const answer = (await handle(store, SECRET, query, request === undefined ? undefined : JSON.stringify(request))) as Packet & { readonly code?: string };
    if (answer.code !== undefined) return answer.code;
    this.packet = answer;
    this.log = [...this.log.slice(0, answer.from), ...answer.entries];
    return null;
  }
}

async function storedOf(link: string): Promise<{ readonly lines: string[]; readonly snapshots: number }> {
  const id = new URLSearchParams(link).get("game");
  const { rows } = await database.query<{ line: string }>("SELECT line FROM lines WHERE game = $1 ORDER BY number", [id]);
  const { rows: kept } = await database.query<{ lines: number }>("SELECT lines FROM snapshots WHERE game = $1", [id]);
  return { lines: rows.map(({ line }) => line), snapshots: kept[0]?.lines ?? 0 };
}

const milliseconds: number[] = [];

// Plays so many decisions at random; some are taken back.
async function play(pages: readonly Page[], most: number): Promise<void> {
  const choices = new SeededDice("function");
  for (let n = 0; n < most; n++) {
    for (const page of pages) await page.ask();
    const page = pages.find(({ packet }) => packet !== null && packet.moves.length > 0);
    if (page?.packet == null) return;
    const { moves, question, canUndo } = page.packet;
    const isUndo = canUndo && choices.draw(6) === 0;
    const line = moves[choices.draw(moves.length)]!.line;
    const began = performance.now();
    expect(await page.ask(isUndo ? { to: "undo", question } : { to: "play", line, question })).toBeNull();
    milliseconds.push(performance.now() - began);
  }
}

test("a function plays a game to its end, and every log is the history of its viewer", async () => {
  const links = await begin(store, SECRET, "unrest", {}, { turns: 2 });
  const pages = Object.values(links).map((link) => new Page(link));
  await play(pages, 1_000);
  for (const page of pages) await page.ask();
  const { lines, snapshots } = await storedOf(links["carthage"]!);
  const game = Game.fromLines(UNREST, lines);
  expect(game.outcome).not.toBeNull();
  expect(snapshots).toBeGreaterThan(0);
  expect(lines.some((line) => line.startsWith('{"undo"'))).toBe(true);
  (["carthage", "coalition", "spectator"] as const).forEach((viewer, i) => expect(pages[i]!.log).toEqual(game.history(viewer)));
  expect(await new Page(links["carthage"]!.replace(/key=.*/, "key=x")).ask()).toBe("server/no-such-game");
});

/** A game of Diadochi by chance, of 1,500 decisions. */
function longGame(): AnyGame {
  const game: AnyGame = new Game(DIADOCHI, { players: 4, seed: "function" });
  const choices = new SeededDice("function");
  while (game.ply < 1_500 && game.outcome === null) game.play(DIADOCHI.randomMove(game.state as never, choices));
  return game;
}

/** Stores a game with a snapshot, and returns its links. */
async function storeGame(game: AnyGame): Promise<Record<string, string>> {
  const links = await begin(store, SECRET, "diadochi");
  const id = new URLSearchParams(links["red"]!).get("game")!;
  await database.query("DELETE FROM lines WHERE game = $1", [id]);
  const lines = game.lines();
  const stored = store.linesOf(id);
  await stored.append(0, lines);
  await stored.keep?.(lines.length, game.snapshot());
  return links;
}

test("a function answers for a game that was stored by another version of the package", async () => {
  const links = await begin(store, SECRET, "unrest");
  const pages = Object.values(links).map((link) => new Page(link));
  await play(pages, 70);
  await database.query(`UPDATE snapshots SET snapshot = '{"format":"tyche-snapshot/0"}'`);
  for (const page of pages) expect(await page.ask()).toBeNull();
  expect(pages[0]!.log).toEqual(Game.fromLines(UNREST, (await storedOf(links["carthage"]!)).lines).history("carthage"));
});

test("bytes of long games in the database", async () => {
  await database.query("TRUNCATE games CASCADE");
  const game = longGame();
  for (let n = 0; n < STORED_GAMES; n++) await storeGame(game);
  const { rows } = await database.query<{ lines: string; snapshots: string }>(
    "SELECT pg_total_relation_size('lines') / (SELECT count(*) FROM lines) AS lines, pg_total_relation_size('snapshots') / (SELECT count(*) FROM snapshots) AS snapshots",
  );
  const [line, snapshot] = [Number(rows[0]!.lines), Number(rows[0]!.snapshots)];
  console.log(`| bytes of a line with its index, in ${STORED_GAMES} games of ${game.ply} decisions | ${line} |`);
  console.log(`| bytes of a snapshot | ${snapshot} |`);
  expect(line).toBeLessThan(500);
  expect(snapshot).toBeLessThan(100_000);
});

test("times of a function, warm and cold, in the middle of a long game", async () => {
  const links = await storeGame(longGame());
  const pages = DIADOCHI.seats.map((seat) => new Page(links[seat] ?? ""));
  milliseconds.length = 0;
  await play(pages, 60);
  const folder = mkdtempSync(join(ROOT, "node_modules/.cache/tyche-function-"));
  try {
    const file = join(folder, "one-request.mjs");
    const options = {
      bundle: true,
      packages: "external",
      platform: "node",
      format: "esm",
      target: "node20",
      tsconfig: join(ROOT, "tsconfig.tools.json"),
      outdir: folder,
      splitting: true,
    } as const;
    await build({ ...options, entryPoints: [join(ROOT, "test/servers/one-request.ts")], outExtension: { ".js": ".mjs" }, logLevel: "error" });
    writeFileSync(join(folder, "nothing.mjs"), "");
    const env = { ...process.env, DATABASE_URL: postgres.url, SECRET, NODE_OPTIONS: "" };
    const timeOf = (...args: string[]): number => {
      const began = performance.now();
      execFileSync(process.execPath, args, { cwd: ROOT, env, stdio: "ignore" });
      return performance.now() - began;
    };
    const asked = pages.find(({ packet }) => (packet?.moves.length ?? 0) > 0)!;
    const query = `${asked.link.slice(1)}&since=${asked.packet!.mark}`;
    const cold = median(Array.from({ length: COLD }, () => timeOf(file, query)));
    const node = median(Array.from({ length: COLD }, () => timeOf(join(folder, "nothing.mjs"))));
    console.log(`| a request, warm: median of ${milliseconds.length} | ${median(milliseconds).toFixed(0)} ms |`);
    console.log(`| a request, cold, without Node's own ${node.toFixed(0)} ms | ${(cold - node).toFixed(0)} ms |`);
    expect(milliseconds.length).toBe(60);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});
