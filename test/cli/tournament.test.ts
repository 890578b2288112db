/** Matches with players that are programs, and tests that end a match early. */
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import process from "node:process";
import { beforeEach, describe, expect, test } from "vitest";
import { readEngine } from "../../src/cli/engine-player.js";
import { expectedScore, sprtLine, sprtOf } from "../../src/runs/sprt.js";
import { TINY } from "../../examples/tiny/index.js";
import { TINY_GAMES } from "../tiny/adapter.js";
import { type CommandLine, commandLine } from "./command-line.js";

const BOT = fileURLToPath(new URL("bot.mjs", import.meta.url));

let line: CommandLine;
beforeEach(() => {
  line = commandLine(TINY_GAMES);
});

const program = (fault: string, clock = "5s"): string => `cmd:${clock}:"${process.execPath}" "${BOT}" ${fault}`;

/** Whether a process runs; one that has ended may still be listed. */
function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0) && !(process.platform === "linux" && readFileSync(`/proc/${pid}/stat`, "utf8").includes(") Z"));
  } catch {
    return false;
  }
}

async function match(
  a: string,
  games = 4,
): Promise<{ report: Record<string, never>; games: { fault: { reason: string } | null; winners: string[]; seats: Record<string, string> }[] }> {
  const { code, out, err } = await line.run("match", "tiny", "--seat", `a=${a}`, "--seat", "b=random", "-n", String(games), "--json");
  expect(code, err).toBe(0);
  const lines = out
    .trimEnd()
    .split("\n")
    .map((one) => JSON.parse(one));
  return { report: lines.at(-1).report, games: lines.slice(1, -1) };
}

describe("a player that is a program", () => {
  test("plays whole games by views and lists of moves", async () => {
    const { games } = await match(program("none"));
    for (const { fault } of games) expect(fault).toBeNull();
  });
  test("that takes longer to start than its whole clock has that time for nothing", async () => {
    const { games } = await match(program("starts-slowly", "1s/1s"), 2);
    expect(games.map(({ fault }) => fault)).toEqual([null, null]);
  });
  test.each([
    ["crashes-at-once", /^it ended \(exit code 3\)$/],
    ["crashes", /^it ended \(exit code 1\): .*/],
    ["hangs", /^it did not answer within \d+ ms$/],
    ["nonsense", /^it wrote something that is not an answer: hello\?$/],
    ["other-id", /^it wrote something that is not an answer: \{/],
    ["illegal", /^it chose a move that is not in its list: north win$/],
    ["nothing", /^it chose a move that is not in its list: nothing$/],
    ["error", /^it answered with an error: \{"code":"bot\/lost","message":"I am lost"\}$/],
    ["floods", /^it wrote a line of more than 1000000 bytes$/],
  ])("that %s loses that game with the reason, and the match goes on", async (fault, reason) => {
    const { games } = await match(program(`${fault} 2`, fault === "hangs" ? "300ms" : "5s"));
    const lost = games.filter((game) => game.fault !== null);
    expect(games.length).toBe(4);
    expect(lost.length).toBeGreaterThan(0);
    for (const game of lost) {
      expect(game.fault!.reason).toMatch(reason);
      expect(game.winners.map((seat) => game.seats[seat])).toEqual(["b"]);
    }
  });
  test("is sent its game, what it sees and may do, how long it has, and the end; then it is ended itself", async () => {
    const folder = mkdtempSync(join(tmpdir(), "tyche-bot-"));
    try {
      const file = join(folder, "sent.jsonl");
      const { games } = await match(program(`records "${file}"`, "5s/60s"), 3);
      const sent = readFileSync(file, "utf8")
        .trimEnd()
        .split("\n")
        .map((one) => JSON.parse(one));
      // A process that is done with a game plays another.
      const pids = [...new Set(sent.map(({ pid }) => pid))];
      expect(pids.length).toBeLessThan(3);
      for (const own of pids.map((pid) => sent.filter((one) => one.pid === pid))) expect(own.map(({ id }) => id)).toEqual(own.map((_, i) => i + 1));
      const byGame = new Map<string, typeof sent>();
      for (const one of sent) byGame.set(one.game, [...(byGame.get(one.game) ?? []), one]);
      expect(byGame.size).toBe(3);
      for (const [nth, [begin, ...rest]] of [...byGame.values()].entries()) {
        const seat = Object.entries(games[nth]!.seats).find(([, player]) => player === "a")![0];
        expect(begin).toMatchObject({ method: "new", ruleset: "tiny", version: TINY.version, seat });
        const { winners } = games[nth]!;
        // The last programs are ended before they may have read it.
        for (const { outcome } of rest.filter(({ method }) => method === "close")) expect(outcome).toMatchObject({ winners, kind: expect.any(String) });
        if (nth === 0) expect(rest.at(-1)).toMatchObject({ method: "close" });
        for (const { method, milliseconds, view, moves, events, seat: asked } of rest.filter(({ method }) => method !== "close")) {
          expect({ method, asked, viewer: view.viewer }).toEqual({ method: "choose", asked: seat, viewer: seat });
          expect([moves.length > 0, events.length > 0, milliseconds <= 5000 && milliseconds > 0]).toEqual([true, true, true]);
        }
      }
      for (const pid of pids) await expect.poll(() => isAlive(pid), { timeout: 20_000 }).toBe(false);
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  });
  test("has less and less time, where the clock is of a game", async () => {
    const folder = mkdtempSync(join(tmpdir(), "tyche-bot-"));
    try {
      const file = join(folder, "sent.jsonl");
      await match(program(`records "${file}"`, "9s/8s"), 1);
      const times = readFileSync(file, "utf8")
        .split("\n")
        .flatMap((one) => (one.includes('"choose"') ? [JSON.parse(one).milliseconds as number] : []));
      expect(times[0]).toBe(8000);
      for (const [i, time] of times.slice(1).entries()) expect(time).toBeLessThanOrEqual(times[i]!);
      expect(times.at(-1)).toBeGreaterThan(4000);
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  });
  test("that hangs is ended", async () => {
    const folder = mkdtempSync(join(tmpdir(), "tyche-bot-"));
    try {
      const file = join(folder, "pid");
      const { games } = await match(`cmd:200ms:echo $$ > "${file}"; "${process.execPath}" "${BOT}" hangs 2; true`, 1);
      expect(games[0]!.fault).toMatchObject({ reason: "it did not answer within 200 ms" });
      await expect.poll(() => isAlive(Number(readFileSync(file, "utf8"))), { timeout: 20_000 }).toBe(false);
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  });
  test("that says more than it is asked loses, now or at its next turn", async () => {
    const { games } = await match(program("chatters 1"));
    expect(games.some(({ fault }) => fault?.reason.startsWith("it wrote something that is not an answer") === true)).toBe(true);
  });
  test("that is no program loses", async () => {
    const { games } = await match("cmd:/no/such/program");
    for (const { fault } of games) expect(fault!.reason).toMatch(/^it ended \(exit code 127\)/);
  });
  test("has a clock, of an answer and of a game", () => {
    expect(readEngine("cmd:./bot --fast")).toEqual({ command: "./bot --fast", clock: { move: 10_000, game: null } });
    expect(readEngine("cmd:500ms:./bot")).toEqual({ command: "./bot", clock: { move: 500, game: null } });
    expect(readEngine("cmd:2s/90s:node a:b")).toEqual({ command: "node a:b", clock: { move: 2000, game: 90_000 } });
    expect(readEngine("greedy")).toBeNull();
  });
});

describe("a match that ends when it is decided", () => {
  test("says who is stronger, and plays no more", async () => {
    const { out } = await line.run("match", "tiny", "--seat", "a=ismcts:60", "--seat", "b=random", "-n", "400", "--sprt", "0,100");
    expect(out).toMatch(/SPRT 0,100: a is more than 0 Elo stronger \(LLR [\d.]+ of -2.94 to 2.94, \d+ deals\)/);
    expect(Number(/^tiny \S+: (\d+) games/.exec(out)![1])).toBeLessThan(400);
  });
  test("goes on to its last game where nothing is decided, and from a file that has begun", async () => {
    const args = ["match", "tiny", "--seat", "a=random", "--seat", "b=random", "-n", "12", "--sprt", "-5,5"];
    const { out } = await line.run(...args);
    expect(out).toContain("SPRT -5,5: not decided (LLR");
    expect(out).toContain("6 deals");
    await line.run(...args, "--resume", "piece.jsonl");
    line.files.set("piece.jsonl", line.files.get("piece.jsonl")!.split("\n").slice(0, 6).join("\n"));
    expect((await line.run(...args, "--resume", "piece.jsonl")).out).toContain(/SPRT.*/.exec(out)![0]);
  });
  test.each(["0", "10,0", "0,2000", "a,b", "5,5"])("bounds of %s are refused", async (bounds) => {
    const { code, err } = await line.run("match", "tiny", "--seat", "a=random", "--seat", "b=random", "--sprt", bounds);
    expect(code).toBe(2);
    expect(err).toContain("--sprt: expected two numbers of Elo");
  });
  test("a ratio grows with what speaks for it, and is none without games", () => {
    const bounds = { elo0: 0, elo1: 10 };
    expect(sprtOf([], bounds)).toMatchObject({ llr: 0, accepted: null, deals: 0 });
    const level = Array.from({ length: 200 }, (_, i) => (i % 2 === 0 ? 1 : 0));
    expect(Math.abs(sprtOf(level, bounds).llr)).toBeLessThan(0.5);
    const strong = Array.from({ length: 2000 }, (_, i) => (i % 9 < 5 ? 1 : 0));
    expect(sprtOf(strong, bounds).accepted).toBe("elo1");
    expect(
      sprtOf(
        strong.map((score) => 1 - score),
        bounds,
      ).accepted,
    ).toBe("elo0");
    expect(expectedScore(0)).toBe(0.5);
    expect(expectedScore(400)).toBeCloseTo(10 / 11);
    expect(sprtLine(sprtOf([], bounds), "a")).toBe("SPRT 0,10: not decided (LLR 0.00 of -2.94 to 2.94, 0 deals)");
    expect(() => sprtOf([], { elo0: 1, elo1: 0 })).toThrow("elo1: expected a number above 1, got 0");
  });
});
