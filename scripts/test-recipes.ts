/**
 * Holds the recipe for boardgame.io against the real package, which is installed into a folder of its own: `npm run test:recipes`. It plays a game of two clients on a local master, by
 * chance, and looks at what each of them sees.
 */
import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { AnyRuleset, MoveBase } from "../src/index.js";
import { SeededDice } from "../src/index.js";
import { PELOPONNESIAN } from "../src/peloponnesian/index.js";
import { UNREST } from "../src/unrest/index.js";

const VERSION = "0.50.2";
const MOST = 2000;

interface Client {
  start(): void;
  stop(): void;
  getState(): { G: { seat: string; view: object; moves: { move: MoveBase; targets: object[] }[]; state?: unknown }; ctx: { gameover?: unknown } } | null;
  readonly moves: { play(move: MoveBase): void; concede(): void };
  undo(): void;
}

const folder = mkdtempSync(join(tmpdir(), "tyche-recipes-"));
try {
  writeFileSync(join(folder, "package.json"), "{}");
  execFileSync("npm", ["install", "--no-audit", "--no-fund", "--ignore-scripts", `boardgame.io@${VERSION}`], { cwd: folder, stdio: "ignore" });
  const require = createRequire(join(folder, "index.js"));
  const { Client } = require("boardgame.io/client") as { Client(options: object): Client };
  const { Local } = require("boardgame.io/multiplayer") as { Local(): unknown };
  const { boardgame } = (await import(new URL("../docs/recipes/boardgame-io.mjs", import.meta.url).href)) as { boardgame(rules: AnyRuleset): object };
  for (const rules of [UNREST, PELOPONNESIAN] as AnyRuleset[]) play(rules, Client, Local(), boardgame(rules));
} finally {
  rmSync(folder, { recursive: true, force: true });
}

function play(rules: AnyRuleset, makeClient: (options: object) => Client, multiplayer: unknown, game: object): void {
  const clients = ["0", "1"].map((playerID) => makeClient({ game, multiplayer, playerID, numPlayers: 2, debug: false }));
  console.error = () => undefined; // boardgame.io says there that a move cannot be taken back
  for (const client of clients) client.start();
  const choices = new SeededDice(rules.id);
  let plies = 0;
  let undone = 0;
  while (plies < MOST && clients[0]!.getState()!.ctx.gameover === undefined) {
    const client = clients.find((candidate) => candidate.getState()!.G.moves.length > 0);
    if (client === undefined) throw new Error(`${rules.id}: nobody is asked after ${plies} moves`);
    const { seat, moves, state } = client.getState()!.G;
    if (state !== undefined) throw new Error(`${rules.id}: ${seat} has the whole state`);
    if (moves.some(({ targets }) => targets.length === 0)) throw new Error(`${rules.id}: a move is about nothing`);
    const before = JSON.stringify(client.getState()!.G.view);
    client.moves.play(moves[choices.draw(moves.length)]!.move);
    if (JSON.stringify(client.getState()!.G) === before) throw new Error(`${rules.id}: a legal move was not played`);
    plies++;
    if (plies % 10 !== 0) continue;
    const played = JSON.stringify(client.getState()!.G.view);
    client.undo();
    if (JSON.stringify(client.getState()!.G.view) !== played) undone++;
  }
  if (clients[0]!.getState()!.ctx.gameover === undefined) clients[0]!.moves.concede();
  const { gameover } = clients[1]!.getState()!.ctx as { gameover?: { winners: readonly string[] } };
  if (gameover === undefined) throw new Error(`${rules.id}: the game does not end`);
  for (const client of clients) client.stop();
  console.log(`${rules.id}: ${plies} moves, ${undone} taken back, won by ${gameover.winners.join(" and ") || "nobody"}`);
}
