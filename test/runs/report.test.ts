import { describe, expect, test } from "vitest";
import { reportLines, reportOf, type Result, type Run, type Summary } from "../../src/runs/index.js";
import { shareLine, wilson } from "../../src/runs/report.js";

const RUN: Run = { ruleset: "tiny", version: "3", options: { rounds: 2 }, seed: "s", games: 9, players: null };
const RANDOM: Summary = {
  run: RUN,
  played: [[0, 5, 1]],
  games: 6,
  decisions: 67,
  digest: "0".repeat(32),
  digestVersion: 2,
  lengths: { 9: 1, 10: 2, 12: 2, 14: 1 },
  results: [
    { seats: null, winners: ["south"], kind: "points", games: 1 },
    { seats: null, winners: ["north"], kind: "points", games: 1 },
    { seats: null, winners: ["north"], kind: "last", games: 1 },
    { seats: null, winners: ["north", "south"], kind: "points", games: 2 },
    { seats: null, winners: [], kind: "draw", games: 1 },
  ],
  faults: [],
  thought: null,
};
const [AB, BA] = [
  { north: "b", south: "a" },
  { north: "a", south: "b" },
];
const won = (seats: Result["seats"], games: number, ...winners: string[]): Result => ({
  seats,
  winners,
  kind: winners.length === 0 ? "draw" : "points",
  games,
});
const MATCH: Summary = {
  ...RANDOM,
  run: { ...RUN, games: 10, players: { b: "greedy", a: "random", c: "idle" } },
  games: 10,
  decisions: 105,
  lengths: { 10: 5, 11: 5 },
  results: [won(AB, 3, "south"), won(AB, 1, "north", "south"), won(AB, 1), won(BA, 4, "north"), won(BA, 1, "south")],
  faults: [
    { player: "a", reason: "too slow", games: 1 },
    { player: "b", reason: "crashed", games: 2 },
  ],
  thought: { a: { decisions: 3, milliseconds: 10, longest: 5.25 }, b: { decisions: 0, milliseconds: 0, longest: 0 } },
};

describe("the interval of Wilson", () => {
  test("is that of the textbook", () => {
    expect(wilson(0, 0)).toEqual([0, 1]);
    const rounded = (wins: number, games: number): number[] => wilson(wins, games).map((bound) => Number(bound.toFixed(4)));
    expect([rounded(5, 10), rounded(0, 10), rounded(10, 10), rounded(55.5, 100), rounded(1, 1)]).toEqual([
      [0.2366, 0.7634],
      [0, 0.2775],
      [0.7225, 1],
      [0.4574, 0.6486],
      [0.2065, 1],
    ]);
  });
});

test("the interval of Wilson never leaves 0 to 1", () => {
  const games = Array.from({ length: 2000 }, (_, i) => i + 1);
  expect(games.filter((n) => wilson(n, n)[1] > 1 || wilson(0, n)[0] < 0)).toEqual([]);
});

describe("the report of random games", () => {
  test("counts winners and kinds, the most frequent first, and the length of games", () => {
    expect(reportOf(RANDOM)).toEqual({
      ruleset: "tiny",
      version: "3",
      options: { rounds: 2 },
      seed: "s",
      games: 6,
      digest: "0".repeat(32),
      wins: { north: 2, "north and south": 2, nobody: 1, south: 1 },
      kinds: { "points of north and south": 2, draw: 1, "last of north": 1, "points of north": 1, "points of south": 1 },
      decisions: { least: 9, most: 14, median: 12, mean: 11.2 },
      faults: [],
    });
    expect(Object.keys(reportOf(RANDOM).wins)).toEqual(["north", "north and south", "nobody", "south"]);
    expect(Object.keys(reportOf(RANDOM).kinds)).toEqual(["points of north and south", "draw", "last of north", "points of north", "points of south"]);
  });
  test("is a table in lines", () => {
    expect(reportLines(reportOf(RANDOM))).toEqual([
      "tiny 3: 6 random games of the seed s",
      "winner",
      "         2   33.3 %  north",
      "         2   33.3 %  north and south",
      "         1   16.7 %  nobody",
      "         1   16.7 %  south",
      "victory",
      "         2   33.3 %  points of north and south",
      "         1   16.7 %  draw",
      "         1   16.7 %  last of north",
      "         1   16.7 %  points of north",
      "         1   16.7 %  points of south",
      "decisions per game: 9 to 14, median 12, mean 11.2",
      `digest ${"0".repeat(32)}`,
    ]);
  });
  test("of an odd number of games has its median in the middle, of no game there is none", () => {
    expect(reportOf({ ...RANDOM, games: 3, decisions: 30, lengths: { 9: 1, 10: 1, 11: 1 } }).decisions).toEqual({ least: 9, most: 11, median: 10, mean: 10 });
    expect(reportOf({ ...RANDOM, games: 0, decisions: 0, lengths: {}, results: [] })).toMatchObject({
      wins: {},
      kinds: {},
      decisions: { least: 0, most: 0, median: 0, mean: 0 },
    });
  });
});

describe("the report of a match", () => {
  const share = (games: number, wins: number, part: number, low: number, high: number) => ({ games, wins, share: part, low, high });
  const idle = share(0, 0, 0, 0, 1);

  test("has shares by player, by player and seat, and by seat; a shared victory counts in parts", () => {
    const report = reportOf(MATCH);
    expect(report.players).toEqual({
      a: { player: "random", decisions: 3, milliseconds: 3.33, longest: 5.3, ...share(10, 7.5, 0.75, 0.4422, 0.9191) },
      b: { player: "greedy", decisions: 0, milliseconds: 0, longest: 0, ...share(10, 1.5, 0.15, 0.0354, 0.4588) },
      c: { player: "idle", decisions: 0, milliseconds: 0, longest: 0, ...idle },
    });
    expect(Object.keys(report.players!)).toEqual(["a", "b", "c"]);
    expect(report.bySeat).toEqual({
      "a as north": share(5, 4, 0.8, 0.3755, 0.9638),
      "a as south": share(5, 3.5, 0.7, 0.2988, 0.9274),
      "b as north": share(5, 0.5, 0.1, 0.0105, 0.5371),
      "b as south": share(5, 1, 0.2, 0.0362, 0.6245),
      "c as north": idle,
      "c as south": idle,
    });
    expect(report.seats).toEqual({ north: share(10, 4.5, 0.45, 0.2014, 0.7263), south: share(10, 4.5, 0.45, 0.2014, 0.7263) });
  });
  test("is read in lines", () => {
    const lines = reportLines(reportOf({ ...MATCH, run: { ...MATCH.run, players: { a: "random", b: "greedy" } } }));
    expect(lines.map((line) => line.replace(/\[.*\]/, "[]"))).toEqual([
      "tiny 3: 10 games of the seed s, seats exchanged",
      "a (random): won 7.5 of 10, 75.0 % []; 3.33 ms per move, 5.3 at most",
      "b (greedy): won 1.5 of 10, 15.0 % []; 0 ms per move, 0 at most",
      "  a as north: 4 of 5, 80.0 % []",
      "  a as south: 3.5 of 5, 70.0 % []",
      "  b as north: 0.5 of 5, 10.0 % []",
      "  b as south: 1 of 5, 20.0 % []",
      "whoever plays north: 4.5 of 10, 45.0 % []",
      "whoever plays south: 4.5 of 10, 45.0 % []",
      "victory",
      "         4   40.0 %  points of north",
      "         4   40.0 %  points of south",
      "         1   10.0 %  draw",
      "         1   10.0 %  points of north and south",
      "a lost 1 game: too slow",
      "b lost 2 games: crashed",
      "decisions per game: 10 to 11, median 11, mean 10.5",
      `digest ${"0".repeat(32)}`,
    ]);
    expect(shareLine(share(100, 55.5, 0.555, 0.4572, 0.6486))).toBe("55.5 of 100, 55.5 % [45.7 to 64.9]");
  });
  test("of no game has players and no seats", () => {
    const { players, bySeat, seats } = reportOf({ ...MATCH, games: 0, decisions: 0, lengths: {}, results: [], thought: {} });
    expect([Object.keys(players!), bySeat, seats]).toEqual([["a", "b", "c"], {}, {}]);
  });
});
