import { beforeEach, describe, expect, test, vi } from "vitest";
import { ownHands } from "../../src/cli/hands.js";
import type { PlayedGame } from "../../src/runs/game.js";
import { wilson } from "../../src/runs/report.js";
import { makePlayer } from "../../src/cli/players.js";
import { TINY } from "../../examples/tiny/index.js";
import { adapter as TINY_GAMES_ADAPTER, TINY_GAMES } from "../tiny/adapter.js";
import { type CommandLine, commandLine } from "./command-line.js";

let line: CommandLine;
beforeEach(() => {
  line = commandLine(TINY_GAMES);
});

const PAIR = ["match", "tiny", "--seat", "a=ismcts:30", "--seat", "b=random"] as const;

/** The report of the last line. */
function reported(out: string): string {
  return JSON.stringify(JSON.parse(out.trimEnd().split("\n").at(-1)!).report);
}

/** Without the times, which differ from run to run. */
function timeless(out: string): Record<string, unknown> {
  return JSON.parse(reported(out), (key, value) => (["seconds", "milliseconds", "longest"].includes(key) ? undefined : value));
}

describe("match", () => {
  test("counts games, wins and shares of players and seats, every seat as often", async () => {
    const { code, out, err } = await line.run(...PAIR, "-n", "20", "--json");
    expect({ code, err }).toEqual({ code: 0, err: "" });
    const { players, bySeat, seats, wins, games } = JSON.parse(reported(out));
    const draws = wins.nobody ?? 0;
    expect(games).toBe(20);
    expect([players.a.player, players.b.player]).toEqual(["ismcts:30", "random"]);
    expect(players.a.games).toBe(20);
    expect(players.a.wins + players.b.wins + draws).toBe(20);
    expect(Object.keys(bySeat)).toEqual(["a as north", "a as south", "b as north", "b as south"]);
    for (const { games: played } of Object.values(bySeat) as { games: number }[]) expect(played).toBe(10);
    expect(seats.north.wins + seats.south.wins + draws).toBe(20);
    expect([players.a.low, players.a.high]).toEqual(wilson(players.a.wins, 20).map((part) => Number(part.toFixed(4))));
    expect(players.a.share).toBeGreaterThan(0.5);
  });
  test("the same seed plays the same match, in whatever order the games come in", async () => {
    const { out } = await line.run(...PAIR, "-n", "6", "--json");
    expect(timeless((await line.run(...PAIR, "-n", "6", "--json")).out)).toEqual(timeless(out));
    expect(timeless((await line.run(...PAIR, "-n", "6", "--json", "--seed", "2")).out)).not.toEqual(timeless(out));
    const backwards = commandLine(TINY_GAMES, async (tasks, tell, interrupted) => {
      const played: PlayedGame[] = [];
      await ownHands(TINY_GAMES)(tasks, (one) => played.push(one) > 0, interrupted);
      for (const one of played.reverse()) tell(one);
    });
    expect(timeless((await backwards.run(...PAIR, "-n", "6", "--json")).out)).toEqual(timeless(out));
  });
  test("takes times in milliseconds and seconds", () => {
    let now = 0;
    const clock = vi.spyOn(performance, "now").mockImplementation(() => now++);
    try {
      // The clock goes on by a millisecond at each look.
      const looks = ["flat:40ms", "flat:90ms", "flat:1s"].map((text) => {
        const state = TINY.setup({ seed: 1 });
        const from = now;
        makePlayer(text, TINY_GAMES_ADAPTER, "1").choose(state, TINY.seatsToMove(state)[0]!);
        return now - from;
      });
      for (const [i, limit] of [40, 90, 1000].entries()) expect(Math.abs(looks[i]! - limit)).toBeLessThan(4);
    } finally {
      clock.mockRestore();
    }
  });
  test("takes how many positions the lines of a search look at", async () => {
    const { code, out } = await line.run("match", "tiny", "--seat", "a=ismcts:5:20", "--seat", "b=random", "-n", "2", "--json");
    expect([code, JSON.parse(reported(out)).players.a.player]).toEqual([0, "ismcts:5:20"]);
  });
  test("prints a line a player, a line a seat, and the kinds of victory", async () => {
    const { out } = await line.run("match", "tiny", "--seat", "one=greedy:50", "--seat", "two=flat:10", "-n", "4");
    expect(out).toMatch(
      /^tiny 1: 4 games of the seed 1, seats exchanged\none \(greedy:50\): won [\d.]+ of 4, .* % \[.* to .*\]; .* ms per move, .* at most\ntwo \(flat:10\)/,
    );
    expect(out).toContain("  one as south: ");
    expect(out).toContain("whoever plays north: ");
  });
  test.each([
    [["--seat", "a=greedy"], "--seat: expected two players, got 1"],
    [["--seat", "a=greedy", "--seat", "a=random"], '--seat: "a" is given twice'],
    [["--seat", "greedy", "--seat", "a=random"], '--seat: expected NAME=PLAYER, got "greedy"'],
    [["--seat", "a=deep-blue", "--seat", "b=random"], 'got "deep-blue"'],
    [["--seat", "a=ismcts:0", "--seat", "b=random"], 'got "ismcts:0"'],
    [["--seat", "a=ismcts:1h", "--seat", "b=random"], 'got "ismcts:1h"'],
    [["--seat", "a=ismcts:5:0", "--seat", "b=random"], 'got "ismcts:5:0"'],
    [["--seat", "a=ismcts:5:20:1", "--seat", "b=random"], 'got "ismcts:5:20:1"'],
    [["--seat", "a=greedy:5:20", "--seat", "b=random"], 'got "greedy:5:20"'],
    [["--seat", "a=random:5", "--seat", "b=random"], 'got "random:5"'],
  ])("bad players %j: one line on standard error", async (seats, message) => {
    const { code, err } = await line.run("match", "tiny", ...seats);
    expect(code).toBe(2);
    expect(err).toMatch(/^tyche: [^\n]+\n$/);
    expect(err).toContain(message);
  });
});

describe("an interval of 95 %", () => {
  test.each([
    [0, 10, 0, 0.2775],
    [5, 10, 0.2366, 0.7634],
    [92, 100, 0.8501, 0.9589],
  ])("of %d in %d is from %d to %d", (wins, games, low, high) => {
    const [a, b] = wilson(wins, games);
    expect(a).toBeCloseTo(low, 3);
    expect(b).toBeCloseTo(high, 3);
  });
  test("of nothing is all there is", () => expect(wilson(0, 0)).toEqual([0, 1]));
});
