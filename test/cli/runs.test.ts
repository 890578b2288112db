import { beforeEach, describe, expect, test } from "vitest";
import type { Hands } from "../../src/cli/hands.js";
import { playTask } from "../../src/cli/matches.js";
import { TINY_GAMES } from "../tiny/adapter.js";
import { type CommandLine, commandLine } from "./command-line.js";

let line: CommandLine;
beforeEach(() => {
  line = commandLine(TINY_GAMES);
});

const SIMULATE = ["simulate", "tiny", "-n", "30", "--seed", "s"] as const;
const MATCH = ["match", "tiny", "--seat", "a=greedy:20", "--seat", "b=random", "-n", "12"] as const;

/** A report without times. */
function timeless(out: string): string {
  return out.replace(/; [\d.]+ ms per move, [\d.]+ at most/g, "").replace(/\n[\d,]+ decisions per second.*/, "");
}

async function shards(command: readonly string[], of: number): Promise<string[]> {
  const files: string[] = [];
  for (let i = 1; i <= of; i++) {
    const { code, out } = await line.run(...command, "--shard", `${i}/${of}`, "--json");
    expect(code).toBe(0);
    line.files.set(`piece-${i}.jsonl`, out);
    files.push(`piece-${i}.jsonl`);
  }
  return files;
}

describe.each([{ command: SIMULATE }, { command: MATCH }])("$command.0 in shards", ({ command }) => {
  test("adds up to the report of the whole, with its digest", async () => {
    const { out } = await line.run(...command);
    expect(out).toMatch(/^digest [0-9a-f]{32}$/m);
    const merged = await line.run("merge", ...(await shards(command, 3)).reverse());
    expect({ code: merged.code, err: merged.err }).toEqual({ code: 0, err: "" });
    expect(timeless(merged.out)).toBe(timeless(out));
  });
  test("goes on where a shard was interrupted, wherever its last line was cut", async () => {
    const args = [...command, "--shard", "2/2", "--resume", "piece.jsonl"];
    const { out } = await line.run(...args);
    const whole = line.files.get("piece.jsonl")!;
    for (const part of [0, 0.1, 0.5, 0.51, 0.52, 0.9, 1]) {
      line.files.set("piece.jsonl", whole.slice(0, Math.floor(part * whole.length)));
      const again = await line.run(...args);
      expect({ code: again.code, err: again.err, out: timeless(again.out) }).toEqual({ code: 0, err: "", out: timeless(out) });
      const games = (text: string): string => text.replace(/"thought":\{[^]*?\}\}/g, "").replace(/"(?:milliseconds|longest)":[\d.e-]+/g, "");
      expect(games(line.files.get("piece.jsonl")!)).toBe(games(whole));
    }
  });
});

describe("an interrupt", () => {
  test("counts no game that comes in after it", async () => {
    const hands: Hands = async (tasks, tell) => {
      for (const task of tasks) {
        if (task.game === 3) line.interrupt();
        tell(await playTask(task, TINY_GAMES));
      }
    };
    line = commandLine(TINY_GAMES, hands);
    const { code, out, err } = await line.run(...MATCH);
    expect({ code, err }).toEqual({ code: 130, err: "tyche: interrupted after 3 of 12 games; with --resume FILE you can continue a run\n" });
    expect(out).toMatch(/^tiny \S+: 3 games of the seed 1, seats exchanged$/m);
  });
});

describe("merge", () => {
  test("names what is missing and what is double, and ends with exit code 1", async () => {
    const [first, second] = await shards(SIMULATE, 3);
    const { code, out, err } = await line.run("merge", first!, second!, first!);
    expect(code).toBe(1);
    expect(out).toContain("20 random games");
    expect(err).toBe("tyche: double: 10 of 30 games: 0 to 27 by 3\ntyche: missing: 10 of 30 games: 2 to 29 by 3\n");
  });
  test("names games that contradict each other", async () => {
    const [first, second] = await shards(SIMULATE, 2);
    const lines = line.files.get(second!)!.trimEnd().split("\n");
    const other = lines[1]!.replace(/"hash":"[^"]*"/, '"hash":"0000000000000000"');
    line.files.set("other.jsonl", `${lines[0]}\n${other}\n`);
    const { code, err } = await line.run("merge", first!, second!, "other.jsonl");
    expect(code).toBe(1);
    expect(err).toMatch(/^tyche: game 1 contradicts itself: \d+ decisions, .*, [0-9a-f]{16} in piece-2.jsonl, \d+ decisions, .*, 0{16} in other.jsonl\n$/);
  });
  test.each<[string, string[]]>([
    ["seed", ["--seed", "t"]],
    ["games", ["-n", "31"]],
    ["options", ["--rounds", "3"]],
  ])("refuses shards of another %s in one line that says so", async (field, change) => {
    line.files.set("a.jsonl", (await line.run(...SIMULATE, "--json")).out);
    line.files.set("b.jsonl", (await line.run(...SIMULATE, ...change, "--json")).out);
    const { code, out, err } = await line.run("merge", "a.jsonl", "b.jsonl");
    expect({ code, out }).toEqual({ code: 2, out: "" });
    expect(err).toMatch(new RegExp(`^tyche: b.jsonl: another run: ${field} is .* in one shard and .* in another\n$`));
    const resumed = await line.run(...SIMULATE, "--resume", "b.jsonl");
    expect({ code: resumed.code, err: resumed.err }).toEqual({ code: 2, err: expect.stringContaining(`b.jsonl: another run: ${field} is `) });
  });
  test.each<[string, (game: Record<string, unknown>) => void, string]>([
    ["a winner that there is not", (game) => void (game["winners"] = ["rome"]), "winners: expected some of north, south"],
    ["another kind", (game) => void (game["kind"] = "bribery"), "kind: expected one of "],
    ["another seed", (game) => void (game["seed"] = "t-0"), 'seed: expected "1-0"'],
    ["seats exchanged", (game) => void (game["seats"] = { north: "b", south: "a" }), 'seats: expected {"north":"a","south":"b"}'],
  ])("refuses a line with %s", async (_, change, message) => {
    const lines = (await line.run(...MATCH, "--json")).out.trimEnd().split("\n");
    const game = JSON.parse(lines[1]!);
    change(game);
    line.files.set("edited.jsonl", `${lines[0]}\n${JSON.stringify(game)}\n`);
    const { code, out, err } = await line.run("merge", "edited.jsonl");
    expect([code, out, err]).toEqual([2, "", expect.stringContaining(`edited.jsonl: line 2: ${message}`)]);
  });
  test("has another digest where a winner is edited, and finds it by playing again", async () => {
    const { out } = await line.run(...MATCH, "--json");
    const lines = out.trimEnd().split("\n");
    const game = JSON.parse(lines[1]!);
    game.winners = game.winners.includes("north") ? ["south"] : ["north"];
    line.files.set("true.jsonl", out);
    line.files.set("edited.jsonl", `${[lines[0], JSON.stringify(game), ...lines.slice(2, -1)].join("\n")}\n`);
    const digest = (text: string): string => /^digest .*$/m.exec(text)![0];
    const [honest, edited] = [await line.run("merge", "true.jsonl"), await line.run("merge", "edited.jsonl")];
    expect([honest.code, edited.code, digest(honest.out) === digest(edited.out)]).toEqual([0, 0, false]);
    expect(await line.run("merge", "true.jsonl", "--check", "12")).toMatchObject({ code: 0, err: "tyche: played again: 12 of 12 games, all alike\n" });
    expect(await line.run("merge", "true.jsonl", "--check", "3")).toMatchObject({ code: 0, err: "tyche: played again: 3 of 12 games, all alike\n" });
    const again = await line.run("merge", "edited.jsonl", "--check", "99");
    expect([again.code, again.err]).toEqual([1, expect.stringMatching(/^tyche: game 0 comes out otherwise: .* in its shard, .* played again\n$/)]);
    expect((await line.run("merge", "true.jsonl", "edited.jsonl")).err).toContain("game 0 contradicts itself");
  });
  test("plays no games of players by the clock again, and knows the ruleset", async () => {
    line.files.set("clock.jsonl", (await line.run("match", "tiny", "--seat", "a=ismcts:1ms", "--seat", "b=random", "-n", "2", "--json")).out);
    const { code, err } = await line.run("merge", "clock.jsonl", "--check", "1");
    expect([code, err]).toEqual([
      2,
      expect.stringContaining("--check: expected players whose choices do not depend on a clock or another program, got a=ismcts:1ms"),
    ]);
    expect((await line.run("merge", "clock.jsonl", "--check", "0")).err).toContain("--check: expected");
    line.files.set(
      "chess.jsonl",
      `${JSON.stringify({ run: { ruleset: "chess", version: "1", options: {}, seed: "1", games: 1, players: null }, digestVersion: 2 })}\n`,
    );
    expect((await line.run("merge", "chess.jsonl")).err).toContain('chess.jsonl: line 1: run.ruleset: expected one of tiny, got "chess"');
  });
  test("leaves a file alone that another process is writing to, and lets go of its own", async () => {
    line.locked.add("busy.jsonl");
    const { code, err } = await line.run(...SIMULATE, "--resume", "busy.jsonl");
    expect([code, err, line.files.has("busy.jsonl")]).toEqual([2, expect.stringContaining("busy.jsonl: process 7 on this machine is writing to it"), false]);
    line.locked.clear();
    expect((await line.run(...SIMULATE, "--resume", "busy.jsonl")).code).toBe(0);
    line.files.set("bad.jsonl", "a letter to somebody\n");
    expect((await line.run(...SIMULATE, "--resume", "bad.jsonl")).code).toBe(2);
    expect([...line.locked]).toEqual([]);
  });
  test("refuses shards of other players", async () => {
    line.files.set("a.jsonl", (await line.run(...MATCH, "--json")).out);
    line.files.set("b.jsonl", (await line.run("match", "tiny", "--seat", "a=random", "--seat", "b=random", "-n", "12", "--json")).out);
    expect((await line.run("merge", "a.jsonl", "b.jsonl")).err).toContain('another run: players is {"a":"greedy:20","b":"random"} in one shard');
  });
  test("prints its summary as JSON", async () => {
    const { out } = await line.run("merge", ...(await shards(SIMULATE, 2)), "--json");
    const { summary, report } = JSON.parse(out);
    expect([summary.games, summary.digest, summary.played]).toEqual([30, report.digest, [[0, 29, 1]]]);
  });
  test.each<[string[], string]>([
    [["merge"], "expected the files of some shards"],
    [["merge", "none.jsonl"], "cannot read none.jsonl"],
    [["merge", "bad.jsonl"], "bad.jsonl: line 1: "],
    [[...SIMULATE, "--shard", "0/2"], "--shard: expected I/N"],
    [[...SIMULATE, "--shard", "3/2"], "--shard: expected I/N"],
    [[...SIMULATE, "--shard", "1"], "--shard: expected I/N"],
    [[...SIMULATE, "--resume", "bad.jsonl"], "bad.jsonl: "],
    [[...SIMULATE, "--shard", "1/2", "--resume", "whole.jsonl"], "whole.jsonl: another shard of the run"],
  ])("bad input %j: one line on standard error, exit code 2, and the file stays", async (args, message) => {
    line.files.set("bad.jsonl", "a letter to somebody\n");
    await line.run(...SIMULATE, "--resume", "whole.jsonl");
    const before = new Map(line.files);
    const { code, out, err } = await line.run(...args);
    expect({ code, out }).toEqual({ code: 2, out: "" });
    expect(err).toMatch(/^tyche: [^\n]+\n$/);
    expect(err).toContain(message);
    expect(line.files).toEqual(before);
  });
});
