import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { Greedy, Random } from "../../src/bots/index.js";
import {
  checkSameRun,
  Forfeit,
  gameLine,
  mergeSummaries,
  missingGames,
  playShard,
  RunError,
  type ShardOptions,
  type PlayedGame,
  readShard,
  readSummary,
  reportLines,
  reportOf,
  type Run,
  runLine,
  type Summary,
  summaryLine,
  summaryOf,
  rangesInWords,
} from "../../src/runs/index.js";
import { countOf, gamesOf } from "../../src/runs/run.js";
import { Counter } from "../../src/runs/summary.js";
import { digestOf, NO_DIGEST, sumOf } from "../../src/runs/digest.js";
import { seating } from "../../src/runs/game.js";
import { numbersOf, rowsOf } from "../../src/runs/numbers.js";
import { evaluate } from "../../examples/tiny/standing/evaluate.js";
import { TINY } from "../../examples/tiny/index.js";
import type { TinyTypes } from "../../examples/tiny/game-types.js";

const RUN: Run = { ruleset: "tiny", version: TINY.version, options: { rounds: 2 }, seed: "1", games: 40, players: null };
const MATCH: Run = { ...RUN, games: 12, players: { ann: "random", bob: "greedy" } };
const PLAYERS: ShardOptions<TinyTypes>["players"] = {
  ann: (seed) => new Random(TINY, { seed }),
  bob: (seed) => new Greedy(TINY, { evaluate, seed, positions: 20 }),
};

async function all(run: Run, options: ShardOptions<TinyTypes> = {}): Promise<PlayedGame[]> {
  const games: PlayedGame[] = [];
  for await (const game of playShard(TINY, run, options)) games.push(game);
  return games;
}

/** All but the times. */
function timeless(summary: Summary): Summary {
  return { ...summary, thought: null };
}

describe("a run cut into shards", () => {
  test("has the same summary and digest however it is cut, and in whatever order the shards come", async () => {
    const whole = summaryOf(RUN, await all(RUN));
    expect(whole.games).toBe(40);
    for (const of of [1, 2, 3, 7, 40, 41]) {
      const shards = await Promise.all(Array.from({ length: of }, async (_, i) => summaryOf(RUN, await all(RUN, { shard: { index: i + 1, of } }))));
      expect(mergeSummaries(shards.reverse())).toEqual(whole);
    }
    const ranges = [summaryOf(RUN, await all(RUN, { from: 13 })), summaryOf(RUN, await all(RUN, { to: 13 }))];
    expect(mergeSummaries(ranges)).toEqual(whole);
  });
  test("between players too, all but the times", async () => {
    const whole = summaryOf(MATCH, await all(MATCH, { players: PLAYERS }));
    const shards = [1, 2, 3].map(async (index) => summaryOf(MATCH, await all(MATCH, { players: PLAYERS, shard: { index, of: 3 } })));
    expect(timeless(mergeSummaries(await Promise.all(shards)))).toEqual(timeless(whole));
    expect(Object.values(whole.thought!).reduce((sum, { decisions }) => sum + decisions, 0)).toBeGreaterThan(0);
  });
  test("has each game in one shard: the numbers are those of an unsharded run", () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 200 }), fc.integer({ min: 1, max: 20 }), fc.nat(200), fc.nat(200), (games, of, a, b) => {
        const run = { ...RUN, games };
        const [from, to] = [Math.min(a, b, games), Math.min(Math.max(a, b), games)];
        const shards = Array.from({ length: of }, (_, i) => ({ from, to, shard: { index: i + 1, of } }));
        const numbers = shards.flatMap((part) => [...gamesOf(run, part)]).sort((x, y) => x - y);
        expect(numbers).toEqual(Array.from({ length: to - from }, (_, i) => from + i));
        for (const part of shards) expect(countOf(run, part)).toBe([...gamesOf(run, part)].length);
      }),
    );
  });
  test("another game, or anything else about a game but its times, is another digest", () => {
    const game: PlayedGame = {
      game: 3,
      seed: "1-1",
      seats: { north: "ann", south: "bob" },
      winners: ["north"],
      kind: "points",
      decisions: 20,
      hash: "0123456789abcdef",
      fault: null,
      thought: null,
    };
    const changes: Partial<PlayedGame>[] = [
      {},
      { game: 4 },
      { seed: "1-2" },
      { seats: { north: "bob", south: "ann" } },
      { seats: null },
      { winners: ["south"] },
      { winners: [] },
      { kind: "last" },
      { decisions: 21 },
      { hash: "0123456789abcdee" },
      { fault: { seat: "north", reason: "slow" } },
      { fault: { seat: "south", reason: "slow" } },
    ];
    const others = changes.map((change) => digestOf({ ...game, ...change }));
    expect(digestOf({ ...game, seats: { south: "bob", north: "ann" }, thought: {} } as PlayedGame)).toBe(others[0]);
    expect(new Set(others).size).toBe(changes.length);
    for (const digest of others) expect(digest).toMatch(/^[0-9a-f]{32}$/);
    expect(sumOf(others)).toBe(sumOf([...others].reverse()));
    expect(sumOf([])).toBe(NO_DIGEST);
    expect(sumOf(["f".repeat(32), `${"0".repeat(31)}1`])).toBe(NO_DIGEST);
  });
  test("goes on after what is done, and ends on request", async () => {
    expect((await all(RUN, { done: new Set([0, 1, 2, 39]) })).map(({ game }) => game)).toEqual(Array.from({ length: 36 }, (_, i) => i + 3));
    const controller = new AbortController();
    const seen: number[] = [];
    const aborted = (async () => {
      for await (const { game } of playShard(TINY, RUN, { signal: controller.signal })) {
        seen.push(game);
        if (game === 4) controller.abort(new Error("enough"));
      }
    })();
    await expect(aborted).rejects.toThrow("enough");
    expect(seen).toEqual([0, 1, 2, 3, 4]);
  });
  test("lets others have their turn", async () => {
    let ticks = 0;
    const timer = setInterval(() => ticks++, 1);
    await all({ ...RUN, games: 3000 });
    clearInterval(timer);
    expect(ticks).toBeGreaterThan(0);
  });
});

describe("what does not fit together is refused", () => {
  const other = (change: Partial<Run>): (() => void) => {
    return () => checkSameRun(RUN, { ...RUN, ...change });
  };
  test.each<[Partial<Run>, string]>([
    [{ version: "0" }, `another run: version is "${TINY.version}" in one shard and "0" in another`],
    [{ ruleset: "chess" }, 'another run: ruleset is "tiny" in one shard and "chess" in another'],
    [{ seed: "2" }, 'another run: seed is "1" in one shard and "2" in another'],
    [{ options: { rounds: 3 } }, 'another run: options is {"rounds":2} in one shard and {"rounds":3} in another'],
    [{ games: 41 }, "another run: games is 40 in one shard and 41 in another"],
    [{ players: { a: "random", b: "random" } }, 'another run: players is null in one shard and {"a":"random","b":"random"} in another'],
  ])("a run with %j", (change, message) => {
    expect(other(change)).toThrow(message);
    expect(other(change)).toThrow(expect.objectContaining({ name: "RunError", code: "run/other-run" }));
  });
  test("options are the same in whatever order they stand", () => {
    expect(() => checkSameRun({ ...RUN, options: { a: 1, b: 2 } }, { ...RUN, options: { b: 2, a: 1 } })).not.toThrow();
  });
  test("a shard of another ruleset or version is not played", async () => {
    await expect(all({ ...RUN, version: "0" })).rejects.toThrow("version is");
    await expect(all({ ...RUN, ruleset: "chess" })).rejects.toThrow("ruleset is");
  });
  test.each<[unknown, string]>([
    [null, "run: expected a plain object, got null"],
    [{ ...RUN, games: 0 }, "run.games: expected a whole number in 1..100000000, got 0"],
    [{ ...RUN, players: { a: "random" } }, "run.players: expected 2 to 16 players, or null"],
    [{ ...RUN, players: { a: 1, b: "random" } }, "run.players.a: expected a text, got 1"],
    [{ ...RUN, colour: 1 }, "run.colour: unknown field."],
    [{ ...RUN, options: [] }, "run.options: expected a plain object"],
  ])("the run %j", async (run, message) => {
    await expect(all(run as Run)).rejects.toThrow(message);
  });
  test.each<[ShardOptions<TinyTypes>, string]>([
    [{ from: -1 }, "from: expected a whole number in 0..40, got -1"],
    [{ from: 5, to: 4 }, "to: expected a whole number in 5..40, got 4"],
    [{ shard: { index: 3, of: 2 } }, "shard.index: expected a whole number in 1..2, got 3"],
    [{ shard: { index: 1, of: 0 } }, "shard.of: expected a whole number in 1..100000000, got 0"],
  ])("the part %j", async (part, message) => {
    await expect(all(RUN, part)).rejects.toThrow(message);
  });
  test("a game that is counted twice, with its number", async () => {
    const games = await all(RUN, { to: 3 });
    expect(() => summaryOf(RUN, [...games, games[1]!])).toThrow("games counted twice: 1");
    const [a, b] = [summaryOf(RUN, games), summaryOf(RUN, games.slice(0, 2))];
    expect(() => mergeSummaries([a, b])).toThrow("games counted twice: 0 to 1");
    expect(() => mergeSummaries([])).toThrow(RunError);
  });
  test("a player that the run has and nobody makes", async () => {
    await expect(all(MATCH, { players: { ann: PLAYERS!["ann"]! } })).rejects.toThrow("players.bob: expected a function that makes the player, got undefined");
  });
});

describe("games between players", () => {
  test("exchange seats: every deal is played once for each seat", async () => {
    const games = await all(MATCH, { players: PLAYERS });
    expect(games.map(({ seats }) => seats!["north"])).toEqual(Array.from({ length: 12 }, (_, i) => (i % 2 === 0 ? "ann" : "bob")));
    expect(games[0]!.seed).toBe(games[1]!.seed);
    expect(games[2]!.seed).not.toBe(games[1]!.seed);
    expect(seating({ ...MATCH, players: { a: "", b: "" } }, ["r", "b", "g", "y"], 2)).toEqual({ r: "b", b: "b", g: "a", y: "b" });
  });
  test("wait for a player that answers later, and end for one that gives up", async () => {
    const slow: ShardOptions<TinyTypes>["players"] = {
      ann: (seed) => {
        const random = new Random(TINY, { seed });
        return { choose: (state, seat) => Promise.resolve(random.choose(state, seat)) };
      },
      bob: () => ({
        choose: () => {
          throw new Forfeit("it has crashed");
        },
      }),
    };
    const games = await all(MATCH, { players: slow });
    for (const { seats, winners, fault } of games) {
      expect(fault).toEqual({ seat: seats!["north"] === "bob" ? "north" : "south", reason: "it has crashed" });
      expect(winners.map((seat) => seats![seat])).toEqual(["ann"]);
    }
    const { faults } = summaryOf(MATCH, games);
    expect(faults).toEqual([{ player: "bob", reason: "it has crashed", games: 12 }]);
    expect(reportLines(reportOf(summaryOf(MATCH, games)))).toContain("bob lost 12 games: it has crashed");
  });
  test("tell every player that its game is over", async () => {
    let open = 0;
    const counted: ShardOptions<TinyTypes>["players"] = Object.fromEntries(
      ["ann", "bob"].map((name) => [
        name,
        (seed: string) => {
          open++;
          const random = new Random(TINY, { seed });
          return { choose: (state: TinyTypes["state"], seat: TinyTypes["seat"]) => random.choose(state, seat), close: () => void open-- };
        },
      ]),
    );
    await all(MATCH, { players: counted });
    expect(open).toBe(0);
  });
});

describe("the lines of a shard", () => {
  async function lines(): Promise<string[]> {
    const games = await all(RUN, { to: 5 });
    return [runLine(RUN, { to: 5 }), ...games.map(gameLine), summaryLine(summaryOf(RUN, games))];
  }
  test("are read as they were written", async () => {
    const text = `${(await lines()).join("\n")}\n`;
    const { run, part, games, isComplete, whole } = readShard(text);
    expect({ run, part, isComplete, whole }).toEqual({ run: RUN, part: { to: 5 }, isComplete: true, whole: text });
    expect(games).toEqual(await all(RUN, { to: 5 }));
  });
  test("may be cut anywhere: what is whole is read, and nothing is taken for what it is not", async () => {
    const text = `${(await lines()).join("\n")}\n`;
    const first = text.indexOf("\n") + 1;
    for (let end = first; end <= text.length; end += 7) {
      const { games, whole } = readShard(text.slice(0, end));
      expect(whole.endsWith("\n")).toBe(true);
      expect(games).toEqual((await all(RUN, { to: 5 })).slice(0, games.length));
    }
    expect(() => readShard(text.slice(0, first - 1))).toThrow("line 1: expected the run of a shard");
  });
  test.each<[(lines: string[]) => string[], string]>([
    [(all) => all.slice(1), "line 1: line.game: unknown field."],
    [([first]) => [first!, "nonsense"], 'line 2: line: expected JSON, got "nonsense"'],
    [([first, game]) => [first!, game!.replace('"decisions":', '"decisions":-')], "line 2: decisions: expected a whole number"],
    [([first, game]) => [first!, game!.replace(/"hash":"./, '"hash":"g')], "line 2: hash: expected"],
    [([first, ...rest]) => [first!, ...rest.slice(1)], "summary.played: expected [[1,4,1]], of the games before it"],
    [
      (all) => all.map((line) => line.replace(/("game":2.*"decisions":)(\d+)/, (_, before: string, n: string) => `${before}${Number(n) + 1}`)),
      "summary.decisions: expected",
    ],
    [(all) => all.map((line) => line.replace(/("game":2.*"hash":")[0-9a-f]{4}/, "$1ffff")), "line 7: summary.digest: expected"],
    [(all) => [...all, all[1]!.replace(/"winners":\[[^\]]*\]/, '"winners":["west"]')], "line 8: game: expected a game that is not there in another way, got 0"],
    [(all) => [...all, runLine({ ...RUN, seed: "2" })], 'line 8: another run: seed is "1" in one shard and "2" in another'],
    [(all) => [...all.slice(0, -1), all.at(-1)!.replace(/"kind":"[^"]*"/, '"kind":"bribery"')], "line 7: summary.results: expected"],
    [(all) => [...all.slice(0, -1), all.at(-1)!.replace(/"games":5,"digest"/, '"games":4,"digest"')], "line 7: report: expected that of the summary"],
    [(all) => [...all.slice(0, -1), all.at(-1)!.replace(/^\{/, '{"mine":1,')], "line 7: line.mine: unknown field"],
  ])("that were changed are refused, with the line (%#)", async (change, message) => {
    const changed = change(await lines());
    expect(() => readShard(`${changed.join("\n")}\n`)).toThrow(expect.objectContaining({ name: "RunError", message: expect.stringContaining(message) }));
  });
  test("may stand one shard after the other, and have a game twice", async () => {
    const [first, ...rest] = await lines();
    const games = await all(RUN, { from: 3, to: 8 });
    const text = [first, ...rest, runLine(RUN, { from: 3, to: 8 }), ...games.map(gameLine), summaryLine(summaryOf(RUN, games))].join("\n");
    const read = readShard(`${text}\n`);
    expect([read.games.map(({ game }) => game), read.double, read.isComplete]).toEqual([[0, 1, 2, 3, 4, 5, 6, 7], [3, 4], true]);
    const more = readShard(`${[first, ...rest, gameLine(games[4]!)].join("\n")}\n`);
    expect([more.games.length, more.isComplete]).toEqual([6, false]);
    const all6 = [...(await all(RUN, { to: 5 })), games[4]!];
    expect(readShard(`${[first, ...rest, gameLine(games[4]!), summaryLine(summaryOf(RUN, all6))].join("\n")}\n`).isComplete).toBe(true);
  });
  test.each<[change: Partial<PlayedGame>, message: string]>([
    [{ winners: ["rome"] }, "line 2: winners: expected some of north, south, in this order"],
    [{ winners: ["south", "north"] }, "line 2: winners: expected some of north, south, in this order"],
    [{ kind: "bribery" }, "line 2: kind: expected one of"],
    [{ seed: "1-1" }, 'line 2: seed: expected "1-0", that of game 0, got "1-1"'],
    [{ seats: { north: "bob", south: "ann" } }, 'line 2: seats: expected {"north":"ann","south":"bob"}, those of game 0'],
    [{ fault: { seat: "rome", reason: "slow" } }, "line 2: fault.seat: expected one of north, south"],
  ])("are held against the ruleset of their run: %j", async (change, message) => {
    const [game] = await all(MATCH, { to: 1, players: PLAYERS });
    const text = (played: PlayedGame, run: Run = MATCH): string => `${runLine(run)}\n${gameLine(played)}\n`;
    expect(readShard(text(game!), TINY).games).toEqual([game]);
    expect(() => readShard(text({ ...game!, ...change }), TINY)).toThrow(
      expect.objectContaining({ name: "RunError", message: expect.stringContaining(message) }),
    );
    expect(() => readShard(text(game!, { ...MATCH, version: "0" }), TINY)).toThrow(/line 1: another run: version is/);
    expect(() => readShard(text(game!, { ...MATCH, options: { rounds: -1 } }), TINY)).toThrow("line 1: run.options: expected options of tiny");
  });
  test("a summary comes back from JSON, or is refused with the field", async () => {
    const summary = summaryOf(MATCH, await all(MATCH, { players: PLAYERS }));
    const json = JSON.parse(JSON.stringify(summary)) as Record<string, unknown>;
    expect(readSummary(json)).toEqual(summary);
    for (const [change, message] of [
      [{ digest: "0" }, "summary.digest: expected 32 hexadecimal digits"],
      [{ games: 11 }, "summary.results: expected 11 games, got 12"],
      [{ played: [[0, 12, 1]] }, "summary.played[0][1]: expected a whole number in 0..11, got 12"],
      [{ played: [[0, 8, 3]] }, "summary.played[0]: expected a last number that the steps reach"],
      [
        {
          played: [
            [0, 7, 1],
            [4, 11, 1],
          ],
        },
        "summary.played: expected numbers that are there once",
      ],
      [{ lengths: { many: 12 } }, "summary.lengths.many: expected a number of decisions"],
      [{ results: [{ seats: null, winners: [], kind: "draw", games: 11 }] }, "summary.results: expected 12 games, got 11"],
      [{ thought: [] }, "summary.thought: expected a plain object"],
      [{ colour: 1 }, "summary.colour: unknown field."],
    ] as const)
      expect(() => readSummary({ ...json, ...change })).toThrow(expect.objectContaining({ name: "RunError", message: expect.stringContaining(message) }));
  });
  test("whatever comes is read or refused with a typed error", async () => {
    const text = `${(await lines()).join("\n")}\n`;
    fc.assert(
      fc.property(
        fc.nat(text.length - 1),
        fc.constantFrom("", "}", "null", "[", '"', "-1", "__proto__", "\n", "999999999999"),
        fc.nat(20),
        (at, put, removed) => {
          try {
            readShard(text.slice(0, at) + put + text.slice(at + removed));
          } catch (error) {
            expect(error).toBeInstanceOf(RunError);
          }
        },
      ),
      { numRuns: 500 },
    );
  });
});

describe("numbers as rows", () => {
  test("come back as they were", () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.nat(300)), (numbers) => {
        const ascending = [...numbers].sort((a, b) => a - b);
        expect(numbersOf(rowsOf(ascending))).toEqual(ascending);
      }),
    );
    expect(rowsOf([0, 4, 8, 12])).toEqual([[0, 12, 4]]);
    expect(rangesInWords(rowsOf([0, 1, 2, 5, 9, 13, 17]))).toBe("0 to 2, 5 to 17 by 4");
    expect(rangesInWords(rowsOf([3]))).toBe("3");
  });
  test("tell which games are missing", () => {
    const counter = new Counter({ ...RUN, games: 6 });
    expect(missingGames(counter.summary)).toEqual([[0, 5, 1]]);
  });
});
