/**
 * `npm run bench:stored`: what stored games weigh, and how fast they open, as the table of docs/snapshots.md. Each ruleset shows the longest of some random games at its last decision that can
 * be followed by another.
 */
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import type { AnyRuleset } from "../../src/core/ruleset/contract.js";
import { SeededDice } from "../../src/core/dice/seeded.js";
import { type AnyGame, Game } from "../../src/core/game/game.js";
import { GAMES } from "../../src/cli/games/games.js";
import { followGame, packetFor } from "../../src/ui/index.js";
import { median } from "./games.js";

const GAMES_PLAYED = 8;
const TIMES = 40;
const COPIES = 50;

setFlagsFromString("--expose-gc");
const collect = runInNewContext("gc") as () => void;

console.log("| | decisions | lines | a snapshot | open: lines | a snapshot | to look at it | memory: in use | asleep |");
console.log("|---|---:|---:|---:|---:|---:|---:|---:|---:|");
for (const id of GAMES.ids) {
  const { ruleset, sampleOptions } = await GAMES.load(id);
  const game = longest(ruleset, sampleOptions[0] ?? {});
  const lines = game.lines();
  const text = JSON.stringify(game.snapshot());
  const seat: string = ruleset.seats[0]!;
  const mark = game.mark(seat);
  const cells = [
    game.ply.toLocaleString("en"),
    kilobytes(lines.join("\n").length),
    kilobytes(text.length),
    milliseconds(() => Game.fromLines(ruleset, lines), TIMES / 10),
    milliseconds(() => Game.open(ruleset, { snapshot: JSON.parse(text) }), TIMES),
    milliseconds(() => packetFor(Game.open(ruleset, { snapshot: JSON.parse(text) }), seat, { since: mark }), TIMES),
    memory(() => followed(Game.open(ruleset, { snapshot: JSON.parse(text) }))),
    memory(() => Game.open(ruleset, { snapshot: JSON.parse(text) })),
  ];
  console.log(`| ${id} | ${cells.join(" | ")} |`);
}

function longest(ruleset: AnyRuleset, options: object): AnyGame {
  const games = Array.from({ length: GAMES_PLAYED }, (_, seed) => {
    const game: AnyGame = new Game(ruleset, { ...options, seed });
    const choices = new SeededDice(seed);
    while (game.outcome === null) game.play(ruleset.randomMove(game.state, choices));
    return game;
  });
  games.sort((a, b) => b.ply - a.ply);
  return Game.fromLines(ruleset, games[0]!.lines().slice(0, -2));
}

// A game at which all seats sit, who have seen everything.
function followed(game: AnyGame): unknown {
  for (const seat of game.ruleset.seats) followGame(game, seat, () => undefined);
  return game;
}

function kilobytes(bytes: number): string {
  return `${(bytes / 1000).toFixed(bytes < 10_000 ? 1 : 0)} kB`;
}

function milliseconds(run: () => unknown, times: number): string {
  for (let i = 0; i < times; i++) run();
  const taken = Array.from({ length: times }, () => {
    const began = performance.now();
    run();
    return performance.now() - began;
  });
  return `${median(taken).toFixed(1)} ms`;
}

function memory(make: () => unknown): string {
  const kept: unknown[] = [make()];
  collect();
  const before = process.memoryUsage().heapUsed;
  for (let i = 0; i < COPIES; i++) kept.push(make());
  collect();
  return kilobytes((process.memoryUsage().heapUsed - before) / COPIES);
}
