/** Runs and their parts, rows of numbers, and summaries that add up. */
import { describe, expect, test } from "vitest";
import { Counter } from "../../src/runs/summary.js";
import { countOf, gamesOf } from "../../src/runs/run.js";
import { mergeSummaries, missingGames, type PlayedGame, type Run, summaryOf, rangesInWords } from "../../src/runs/index.js";
import { seating } from "../../src/runs/game.js";
import { dealOf } from "../../src/runs/game.js";
import { numbersOf, type GameRange, rowsOf } from "../../src/runs/numbers.js";
import { checkSameRun, readPart, readRun, sortedJson } from "../../src/runs/run.js";

const RUN: Run = { ruleset: "tiny", version: "3", options: { b: 1, a: [2] }, seed: "s", games: 9, players: null };
const long = (length: number): string => "x".repeat(length);
const named = (count: number): Record<string, string> => Object.fromEntries(Array.from({ length: count }, (_, i) => [`p${i}`, "random"]));

describe("a run from outside", () => {
  test("is a copy", () => {
    const read = readRun(RUN);
    expect(read).toEqual(RUN);
    expect([read === RUN, read.options === RUN.options]).toEqual([false, false]);
  });
  test.each<[Partial<Run>]>([
    [{ games: 1 }],
    [{ games: 100_000_000 }],
    [{ ruleset: long(60) }],
    [{ version: long(60) }],
    [{ seed: long(1000) }],
    [{ players: named(2) }],
    [{ players: named(16) }],
    [{ players: { a: long(1000), b: "" } }],
  ])("may be as large as %j", (change) => {
    expect(readRun({ ...RUN, ...change })).toEqual({ ...RUN, ...change });
  });
  test.each<[object, string]>([
    [{ games: 100_000_001 }, "run.games: expected a whole number in 1..100000000, got 100000001"],
    [{ ruleset: long(61) }, "run.ruleset: expected a text of at most 60 characters"],
    [{ version: long(61) }, "run.version: expected a text of at most 60 characters"],
    [{ seed: long(1001) }, "run.seed: expected a text of at most 1000 characters"],
    [{ players: named(1) }, "run.players: expected 2 to 16 players, or null"],
    [{ players: named(17) }, "run.players: expected 2 to 16 players, or null"],
    [{ players: [] }, "run.players: expected a plain object"],
    [{ players: { a: long(1001), b: "" } }, "run.players.a: expected a text of at most 1000 characters"],
    [{ players: { [long(41)]: 1, b: "" } }, `run.players.${long(40)}: expected a text, got 1`],
  ])("is refused: %#", (change, message) => {
    expect(() => readRun({ ...RUN, ...change })).toThrow(expect.objectContaining({ code: "run/malformed", message: expect.stringContaining(message) }));
  });
  test("is the same run when it says the same", () => {
    expect(sortedJson({ b: [{ d: 1, c: 2 }], a: undefined, Z: null })).toBe('{"Z":null,"b":[{"c":2,"d":1}]}');
    expect(sortedJson(undefined)).toBe("undefined");
    const details = { path: "seed", expected: '"s"', got: '"t"' };
    expect(() => checkSameRun(RUN, { ...RUN, seed: "t" })).toThrow(
      expect.objectContaining({ code: "run/other-run", details: expect.objectContaining(details) }),
    );
  });
});

describe("a part", () => {
  test("is the whole run when nothing is said", () => {
    expect(readPart(RUN, {})).toEqual({ from: 0, to: 9, shard: { index: 1, of: 1 } });
    expect([[...gamesOf(RUN)], countOf(RUN)]).toEqual([[0, 1, 2, 3, 4, 5, 6, 7, 8], 9]);
  });
  test("is every so many games from one of the first", () => {
    const numbers = (from: number, to: number, index: number, of: number): number[] => {
      const part = { from, to, shard: { index, of } };
      expect(countOf(RUN, part)).toBe([...gamesOf(RUN, part)].length);
      return [...gamesOf(RUN, part)];
    };
    expect([numbers(0, 9, 1, 3), numbers(0, 9, 3, 3), numbers(2, 8, 1, 3), numbers(4, 9, 2, 4), numbers(9, 9, 1, 1), numbers(0, 9, 1, 100)]).toEqual([
      [0, 3, 6],
      [2, 5, 8],
      [3, 6],
      [5],
      [],
      [0],
    ]);
  });
  test("may be empty, and ends with the run", () => {
    expect(readPart(RUN, { from: 9, to: 9, shard: { index: 100_000_000, of: 100_000_000 } })).toEqual({
      from: 9,
      to: 9,
      shard: { index: 100_000_000, of: 100_000_000 },
    });
    expect(() => readPart(RUN, { from: 10 })).toThrow("from: expected a whole number in 0..9, got 10");
    expect(() => readPart(RUN, { to: 10 })).toThrow("to: expected a whole number in 0..9, got 10");
    expect(() => readPart(RUN, { shard: { index: 0, of: 2 } })).toThrow("shard.index: expected a whole number in 1..2, got 0");
    expect(() => readPart(RUN, { shard: { index: 1, of: 100_000_001 } })).toThrow("shard.of: expected a whole number in 1..100000000");
  });
});

describe("rows of numbers", () => {
  test("join what goes on in equal steps", () => {
    const rows = (...numbers: number[]): GameRange[] => rowsOf(numbers);
    expect([rows(), rows(5), rows(5, 6), rows(5, 7), rows(5, 7, 9), rows(0, 1, 2, 9), rows(0, 2, 4, 5, 6)]).toEqual([
      [],
      [[5, 5, 1]],
      [[5, 6, 1]],
      [
        [5, 5, 1],
        [7, 7, 1],
      ],
      [[5, 9, 2]],
      [
        [0, 2, 1],
        [9, 9, 1],
      ],
      [
        [0, 4, 2],
        [5, 6, 1],
      ],
    ]);
    expect(
      numbersOf([
        [5, 9, 2],
        [0, 4, 4],
        [6, 6, 1],
      ]),
    ).toEqual([0, 4, 5, 6, 7, 9]);
  });
  test("are named, twelve of them at most", () => {
    const apart = (count: number): GameRange[] => Array.from({ length: count }, (_, i): GameRange => [i * i, i * i, 1]);
    expect([
      rangesInWords([]),
      rangesInWords([
        [0, 4, 1],
        [7, 7, 1],
        [9, 21, 3],
      ]),
    ]).toEqual(["", "0 to 4, 7, 9 to 21 by 3"]);
    expect(rangesInWords(apart(12))).toBe("0, 1, 4, 9, 16, 25, 36, 49, 64, 81, 100, 121");
    expect(rangesInWords(apart(13))).toBe("0, 1, 4, 9, 16, 25, 36, 49, 64, 81, 100, 121, …");
  });
});

describe("seating", () => {
  test("moves the players on by a seat a game, on a new deal each round", () => {
    const two = { ...RUN, players: { a: "", b: "" } };
    const three = { ...RUN, players: { a: "", b: "", c: "" } };
    const seated = (run: Run, seats: string[], games: number): string[] =>
      Array.from({ length: games }, (_, game) => seats.map((seat) => seating(run, seats, game)[seat]).join(""));
    expect(seated(two, ["n", "s"], 3)).toEqual(["ab", "ba", "ab"]);
    expect(seated(three, ["r", "g", "b"], 4)).toEqual(["abc", "cab", "bca", "abc"]);
    expect(seated(two, ["r", "g", "b"], 3)).toEqual(["abb", "bab", "bba"]);
    expect([0, 1, 2, 3, 4, 5, 6].map((game) => dealOf(3, game))).toEqual([0, 0, 0, 1, 1, 1, 2]);
  });
});

describe("a summary", () => {
  const run: Run = { ...RUN, players: { b: "greedy", a: "random" } };
  const game = (nth: number, more: Partial<PlayedGame> = {}): PlayedGame => ({
    game: nth,
    seed: `s-${nth}`,
    seats: { north: "a", south: "b" },
    winners: ["north"],
    kind: "points",
    decisions: 10,
    hash: "0123456789abcdef",
    fault: null,
    thought: { b: { decisions: 2, milliseconds: 3, longest: 2 }, a: { decisions: 1, milliseconds: 1, longest: 1 } },
    ...more,
  });
  const games = [
    game(4, { decisions: 9, fault: { seat: "south", reason: "slow" }, thought: { a: { decisions: 5, milliseconds: 4, longest: 0.5 } } }),
    game(0),
    game(2, { kind: "last", fault: { seat: "south", reason: "slow" } }),
    game(1, { decisions: 100, fault: { seat: "east", reason: "lost" } }),
  ];
  const counted = {
    run,
    played: [
      [0, 2, 1],
      [4, 4, 1],
    ],
    games: 4,
    decisions: 129,
    digestVersion: 2,
    lengths: { 9: 1, 10: 2, 100: 1 },
    results: [
      { seats: { north: "a", south: "b" }, winners: ["north"], kind: "last", games: 1 },
      { seats: { north: "a", south: "b" }, winners: ["north"], kind: "points", games: 3 },
    ],
    faults: [
      { player: "b", reason: "slow", games: 2 },
      { player: "east", reason: "lost", games: 1 },
    ],
    thought: { a: { decisions: 8, milliseconds: 7, longest: 1 }, b: { decisions: 6, milliseconds: 9, longest: 2 } },
  };

  test("counts games, in whatever order", () => {
    expect(summaryOf(run, games)).toEqual({ ...counted, digest: expect.stringMatching(/^[0-9a-f]{32}$/) });
    expect(summaryOf(run, [...games].reverse())).toEqual(summaryOf(run, games));
    expect(JSON.stringify(summaryOf(run, games))).toBe(JSON.stringify(summaryOf(run, [...games].reverse())));
    expect(Object.keys(summaryOf(run, games).thought!)).toEqual(["a", "b"]);
  });
  test("adds up with others", () => {
    const halves = [summaryOf(run, games.slice(2)), summaryOf(run, games.slice(0, 2))];
    expect(mergeSummaries(halves)).toEqual(summaryOf(run, games));
    expect(numbersOf(missingGames(mergeSummaries(halves)))).toEqual([3, 5, 6, 7, 8]);
    expect(() => mergeSummaries([halves[0]!, { ...halves[1]!, run: { ...run, seed: "t" } }])).toThrow("another run: seed");
    expect(() => mergeSummaries([])).toThrow(expect.objectContaining({ code: "run/malformed", message: "summaries: expected at least one, got none" }));
  });
  test("knows which games it has, and takes none twice", () => {
    const counter = new Counter(run);
    for (const one of games) counter.add(one);
    expect([counter.games, counter.has(2), counter.has(3)]).toEqual([4, true, false]);
    const twice = { code: "run/twice", message: "games counted twice: 2", details: expect.objectContaining({ data: { games: [[2, 2, 1]] } }) };
    expect(() => counter.add(games[2]!)).toThrow(expect.objectContaining(twice));
    expect(() => counter.addSummary(summaryOf(run, [game(3), game(2)]))).toThrow(expect.objectContaining(twice));
    expect([counter.games, counter.has(3), counter.summary]).toEqual([4, false, summaryOf(run, games)]);
  });
  test("of random games has no thought", () => {
    expect(summaryOf(RUN, [game(0, { seats: null, thought: null, fault: { seat: "south", reason: "slow" } })])).toMatchObject({
      results: [{ seats: null, winners: ["north"], kind: "points", games: 1 }],
      faults: [{ player: "south", reason: "slow", games: 1 }],
      thought: null,
    });
  });
});
