/** The example that learns: runs repeat to the last bit, and what it writes can be read again. */
import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type GameData, playData, readGame } from "../../examples/learn/data.js";
import { curveSvg, moduleOf, readCheckpoint, writeCheckpoint } from "../../examples/learn/files.js";
import { type Game, gameOf, gamesWon } from "../../examples/learn/game.js";
import { imitate } from "../../examples/learn/imitation.js";
import { Samples } from "../../examples/learn/samples.js";
import { beginRun, type Progress, type Run, type SelfPlayOptions, selfPlay } from "../../examples/learn/self-play.js";
import { Team } from "../../examples/learn/team.js";
import { hashText } from "../../src/core/state/hash.js";

const ROOT = fileURLToPath(new URL("../..", import.meta.url));
const OPTIONS: SelfPlayOptions = { seed: "short", rounds: 2, hidden: 8, games: 8, steps: 160, rate: 0.002, trials: 1, every: 2 };

let game: Game;
let folder: string;
beforeAll(async () => {
  game = await gameOf("unrest", {});
  folder = mkdtempSync(join(tmpdir(), "tyche-learn-"));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function runOf(options: SelfPlayOptions): { readonly run: Run; readonly told: Progress[] } {
  const run = beginRun(game, options);
  const told: Progress[] = [];
  selfPlay(game, run, options, Team.alone(), (progress) => void told.push(progress));
  return { run, told };
}

const weightsOf = ({ model }: Run): string => hashText([...model.weights].join());

describe("self-play", () => {
  test("repeats to the last bit from the same seed, and not from another", () => {
    const first = runOf(OPTIONS);
    const again = runOf(OPTIONS);
    expect(again.told).toEqual(first.told);
    expect(weightsOf(again.run)).toBe(weightsOf(first.run));
    expect(first.run.model.weights).toEqual(again.run.model.weights);
    expect(weightsOf(runOf({ ...OPTIONS, seed: "other" }).run)).not.toBe(weightsOf(first.run));
    expect(first.told.map(({ round, won }) => [round, won === null])).toEqual([
      [1, true],
      [2, false],
    ]);
    expect(first.told[1]!.steps).toBe(2 * 8 * 160);
  });
  test("a rival has a seat in a share of the games, and the run repeats with it too", () => {
    const alone = { ...OPTIONS, rounds: 1, every: 9, trials: 0 };
    const options = { ...alone, rival: { bot: "greedy", share: 0.5 } };
    const { run } = runOf(options);
    expect(weightsOf(runOf(options).run)).toBe(weightsOf(run));
    expect(weightsOf(runOf(alone).run)).not.toBe(weightsOf(run));
  });
  test("learns: after some seconds it wins more against random moves than at first", () => {
    const options = { ...OPTIONS, hidden: 24, rounds: 14, games: 32, steps: 320, rate: 0.004, trials: 1, every: 100 };
    const before = gamesWon(game, beginRun(game, options).model.packed(), "random", { from: 0, to: 60, by: 1 });
    const after = gamesWon(game, runOf(options).run.model.packed(), "random", { from: 0, to: 60, by: 1 });
    expect(after).toBeGreaterThan(before + 6);
  });
  test("goes on from a checkpoint with the same weights and steps", () => {
    const { run } = runOf(OPTIONS);
    const file = join(folder, "checkpoint.json");
    writeCheckpoint(file, run, [{ round: 2, won: { random: 0.5 } }]);
    const read = readCheckpoint(file, game.shape);
    expect(read.run.model.weights).toEqual(run.model.weights);
    expect([read.run.adam.mean, read.run.adam.square, read.run.adam.steps, read.run.round]).toEqual([run.adam.mean, run.adam.square, run.adam.steps, 2]);
    expect(() => readCheckpoint(file, { ...game.shape, layout: "other" })).toThrow(/expected a checkpoint of unrest with the layout other/);
    const on = [read.run, readCheckpoint(file, game.shape).run].map((one) => {
      selfPlay(game, one, { ...OPTIONS, rounds: 3 }, Team.alone(), () => undefined);
      return weightsOf(one);
    });
    expect(on[0]).toBe(on[1]);
    expect(on[0]).not.toBe(weightsOf(run));
  });
  test("the command with two threads repeats, and leaves checkpoint, network and curve", () => {
    const nets = ["a", "b"].map((name) => {
      const out = join(folder, name);
      const args = ["--rounds", "2", "--hidden", "4", "--games", "8", "--steps", "128", "--trials", "2", "--every", "1", "--threads", "2", "--out", out];
      const printed = execFileSync(process.execPath, ["scripts/run.mjs", "examples/learn/main.ts", "self-play", "unrest", ...args], {
        cwd: ROOT,
        encoding: "utf8",
      });
      expect(printed).toMatch(/^unrest: \d+ numbers, 4 hidden, \d+ weights, 2 threads\nround 1: .*% against random, .*% against greedy\nround 2: /);
      expect(readFileSync(join(out, "curve.svg"), "utf8").match(/<polyline/g)).toHaveLength(2);
      expect(readCheckpoint(join(out, "checkpoint.json"), game.shape).run.round).toBe(2);
      return readFileSync(join(out, "net.json"), "utf8");
    });
    expect(nets[0]).toBe(nets[1]);
  }, 120_000);
  test("the command goes on by self-play from what imitation has learned", () => {
    const learn = (...args: string[]): string =>
      execFileSync(process.execPath, ["scripts/run.mjs", "examples/learn/main.ts", ...args], { cwd: ROOT, encoding: "utf8" });
    const [data, out] = [join(folder, "games.jsonl"), join(folder, "imitated")];
    learn("data", "unrest", "--bots", "random", "--number", "3", "--out", data);
    learn("imitate", "unrest", "--data", data, "--epochs", "1", "--hidden", "4", "--out", out);
    const [net, checkpoint] = [join(out, "net.json"), join(out, "checkpoint.json")];
    expect(readCheckpoint(checkpoint, game.shape).run.model.packed()).toEqual(JSON.parse(readFileSync(net, "utf8")));
    const sizes = ["--rounds", "1", "--games", "8", "--steps", "128", "--trials", "2", "--threads", "1"];
    expect(learn("self-play", "unrest", ...sizes, "--from", checkpoint, "--out", join(folder, "on"))).toMatch(/\nround 1: /);
  }, 120_000);
});

describe("games as data", () => {
  const options = { seed: "data", bots: ["greedy:20", "random"], stray: 0.1 };
  test("come out alike, are read again, and leave out what was left to chance and whom nobody should imitate", () => {
    const data = playData(game, options, 1);
    expect(JSON.parse(JSON.stringify(data))).toEqual(playData(game, options, 1));
    expect(data.bots).toEqual(["random", "greedy:20"]);
    expect(data.strayed.length).toBeGreaterThan(0);
    const [all, some] = [new Samples(), new Samples()];
    readGame(game, data, all);
    readGame(game, data, some, (bot) => bot.startsWith("greedy"));
    expect(some.count).toBeGreaterThan(10);
    expect(some.count).toBeLessThan(all.count);
    expect(all.count + data.strayed.length).toBeLessThanOrEqual(data.actions.length);
    for (let i = 0; i < all.count; i++) {
      expect(all.listFrom[i + 1]! - all.listFrom[i]!).toBeGreaterThan(1);
      expect(all.chosen[i]).toBeLessThan(all.listFrom[i + 1]! - all.listFrom[i]!);
      expect(Math.abs(all.target[i]!)).toBe(1);
    }
  });
  test("are refused where they do not come to the same end", () => {
    const data = playData(game, options, 0);
    const read =
      (changed: Partial<GameData>): (() => void) =>
      () =>
        readGame(game, { ...data, ...changed }, new Samples());
    expect(read({ hash: "0000000000000000" })).toThrow(/data 0: expected the last position 0000000000000000, got /);
    expect(read({ actions: [-1, ...data.actions.slice(1)] })).toThrow(/data 0, decision 0: the action -1 is not in its list/);
  });
  test("teach: after imitation more choices are foretold than by chance", () => {
    const games = Array.from({ length: 20 }, (_, n) => playData(game, { ...options, bots: ["greedy:20"] }, n));
    const learnt = (epochs: number, tell: (better: number) => void = () => undefined): string => {
      const options = { seed: "teach", hidden: 16, epochs, rate: 0.004, teachers: () => true };
      return hashText([...imitate(game, games, options, (_, { first, byChance }) => tell(first - byChance)).weights].join());
    };
    expect(learnt(1)).toBe(learnt(1));
    const told: number[] = [];
    learnt(6, (better) => void told.push(better));
    expect(told[5]).toBeGreaterThan(0.08);
  });
});

describe("what is written", () => {
  test("a module with the network, as the package has it", () => {
    const data = beginRun(game, OPTIONS).model.packed();
    const text = moduleOf(data, "A network.");
    const file = join(folder, "module.mjs");
    writeFileSync(file, text.replace(/import type.*\n/, "").replace(": NetData", ""));
    return expect(import(file)).resolves.toMatchObject({ net: data });
  });
  test("a curve, also of a single point", () => {
    expect(curveSvg([{ round: 5, won: { random: 1 } }], "one")).toContain('points="');
    expect(curveSvg([], "none")).toMatch(/^<svg[^]*<\/svg>\n$/);
  });
});
