/** Every field of games, summaries and shards from outside: its least and most is taken, what is beyond is refused by its path. */
import { describe, expect, test } from "vitest";
import { type PlayedGame, readShard, readSummary, type Run, runLine, type Summary, summaryOf } from "../../src/runs/index.js";
import { readGame } from "../../src/runs/read-game.js";

const RUN: Run = { ruleset: "tiny", version: "3", options: {}, seed: "s", games: 9, players: { a: "random", b: "greedy" } };
const SEATS = { north: "a", south: "b" };
const GAME: PlayedGame = {
  game: 0,
  seed: "s-0",
  seats: SEATS,
  winners: ["north"],
  kind: "points",
  decisions: 0,
  hash: "0123456789abcdef",
  fault: { seat: "north", reason: "why" },
  thought: { a: { decisions: 0, milliseconds: 0, longest: 0.5 } },
};
const SUMMARY: Summary = {
  run: RUN,
  played: [
    [0, 2, 2],
    [5, 5, 1],
  ],
  games: 3,
  decisions: 1_000_020,
  digest: "0123456789abcdef".repeat(2),
  digestVersion: 2,
  lengths: { 0: 1, 20: 1, 1000000: 1 },
  results: [
    { seats: SEATS, winners: ["north"], kind: "points", games: 2 },
    { seats: null, winners: [], kind: "draw", games: 1 },
  ],
  faults: [{ player: "a", reason: "why", games: 3 }],
  thought: null,
};
const long = (length: number): string => "x".repeat(length);
const many = (count: number): string[] => Array.from({ length: count }, () => "north");

/** The given thing with one part, named by its path, replaced. */
function changed(given: unknown, path: string, value: unknown): unknown {
  const copy = JSON.parse(JSON.stringify(given)) as Record<string, unknown>;
  const steps = path.split("/");
  const last = steps.pop()!;
  (steps.reduce((part, step) => part[step] as Record<string, unknown>, copy) as Record<string, unknown>)[last] = value;
  return copy;
}

describe("a game", () => {
  test("is read as it is", () => {
    expect(readGame(GAME, RUN)).toEqual(GAME);
    const random = { ...GAME, seats: null, fault: null, thought: null };
    expect(readGame(random, { ...RUN, players: null })).toEqual(random);
  });
  test.each<[string, unknown]>([
    ["game", 8],
    ["seed", long(2000)],
    ["winners", many(16)],
    ["winners/0", long(60)],
    ["kind", long(60)],
    ["decisions", 1_000_000],
    ["fault/seat", long(60)],
    ["fault/reason", long(2000)],
    ["thought/a/decisions", Number.MAX_SAFE_INTEGER],
    ["thought/a/milliseconds", Number.MAX_SAFE_INTEGER],
    ["thought/a/longest", Number.MAX_SAFE_INTEGER],
  ])("may have as much as this in %s", (path, value) => {
    const game = changed(GAME, path, value);
    expect(readGame(game, RUN)).toEqual(game);
  });
  test.each<[string, unknown, string]>([
    ["game", -1, "game: expected a whole number in 0..8, got -1"],
    ["game", 9, "game: expected a whole number in 0..8, got 9"],
    ["seed", long(2001), "seed: expected a text of at most 2000 characters"],
    ["seats", [], "seats: expected a plain object"],
    ["seats/north", "c", 'seats.north: expected a player of the run, got "c"'],
    ["seats/north", 1, "seats.north: expected a player of the run, got 1"],
    ["seats/north", "toString", 'seats.north: expected a player of the run, got "toString"'],
    [`seats/${long(41)}`, 1, `seats.${long(40)}: expected a player of the run, got 1`],
    ["winners", many(17), "winners: expected at most 16 entries"],
    ["winners/0", long(61), "winners[0]: expected a text of at most 60 characters"],
    ["kind", long(61), "kind: expected a text of at most 60 characters"],
    ["decisions", -1, "decisions: expected a whole number in 0..1000000, got -1"],
    ["decisions", 1_000_001, "decisions: expected a whole number in 0..1000000, got 1000001"],
    ["hash", "0123456789abcdeg", 'hash: expected 16 hexadecimal digits, got "0123456789abcdeg"'],
    ["hash", "0123456789abcde", 'hash: expected 16 hexadecimal digits, got "0123456789abcde"'],
    ["hash", "0123456789abcdef0", "hash: expected a text of at most 16 characters"],
    ["fault/seat", long(61), "fault.seat: expected a text of at most 60 characters"],
    ["fault/reason", long(2001), "fault.reason: expected a text of at most 2000 characters"],
    ["fault/by", 1, "fault.by: unknown field"],
    ["thought/a/decisions", -1, `thought.a.decisions: expected a whole number in 0..${Number.MAX_SAFE_INTEGER}, got -1`],
    ["thought/a/milliseconds", -0.5, "thought.a.milliseconds: expected a number from 0, got -0.5"],
    ["thought/a/milliseconds", "1", 'thought.a.milliseconds: expected a number from 0, got "1"'],
    ["thought/a/longest", Number.MAX_SAFE_INTEGER + 1, "thought.a.longest: expected a number from 0, got 9007199254740992"],
    ["thought/a/mean", 1, "thought.a.mean: unknown field"],
    ["colour", 1, "line.colour: unknown field"],
  ])("is refused for %s %j", (path, value, message) => {
    expect(() => readGame(changed(GAME, path, value), RUN)).toThrow(
      expect.objectContaining({ name: "RunError", code: "run/malformed", message: expect.stringContaining(message) }),
    );
  });
  test("of random moves has no players", () => {
    expect(() => readGame(GAME, { ...RUN, players: null })).toThrow('seats.north: expected a player of the run, got "a"');
    expect(() => readGame({ ...GAME, thought: { a: { decisions: 1, milliseconds: Number.NaN, longest: 1 } } }, RUN)).toThrow(
      "expected a number from 0, got NaN",
    );
  });
});

describe("a summary", () => {
  test("is read as it is", () => {
    expect(readSummary(SUMMARY)).toEqual(SUMMARY);
    const thought = { a: { decisions: 1, milliseconds: 2, longest: 2 } };
    expect(readSummary({ ...SUMMARY, thought })).toEqual({ ...SUMMARY, thought });
    const none = { ...SUMMARY, played: [], games: 0, decisions: 0, lengths: {}, results: [], faults: [] };
    expect(readSummary(none)).toEqual(none);
    const whole = { ...none, played: [[0, 8, 1]], games: 9, lengths: { 0: 9 }, results: [{ ...SUMMARY.results[0]!, games: 9 }] };
    expect(readSummary(whole)).toEqual(whole);
  });
  test.each<[string, unknown, string]>([
    ["run/games", 0, "summary.run.games: expected a whole number in 1..100000000, got 0"],
    ["games", -1, "summary.games: expected a whole number in 0..9, got -1"],
    ["games", 10, "summary.games: expected a whole number in 0..9, got 10"],
    ["decisions", 1_000_021, "summary.decisions: expected 1000020, as the lengths say, got 1000021"],
    ["lengths/20", 0, "summary.lengths.20: expected a whole number in 1..3, got 0"],
    ["lengths/20", 4, "summary.lengths.20: expected a whole number in 1..3, got 4"],
    ["lengths/20", 2, "summary.lengths: expected 3 games, got 4"],
    ["lengths/020", 1, 'summary.lengths.020: expected a number of decisions, got "020"'],
    ["lengths/10000000", 1, 'summary.lengths.10000000: expected a number of decisions, got "10000000"'],
    ["results/0/games", 0, "summary.results[0].games: expected a whole number in 1..9, got 0"],
    ["results/0/games", 10, "summary.results[0].games: expected a whole number in 1..9, got 10"],
    ["results/0/games", 1, "summary.results: expected 3 games, got 2"],
    ["results/0/seats/north", "c", 'summary.results[0].seats.north: expected a player of the run, got "c"'],
    ["results/1/winners", [1], "summary.results[1].winners[0]: expected a text, got 1"],
    ["results/1/kind", 1, "summary.results[1].kind: expected a text, got 1"],
    ["results/1/seat", 1, "summary.results[1].seat: unknown field"],
    ["played/0/0", -1, "summary.played[0][0]: expected a whole number in 0..8, got -1"],
    ["played/0/0", 9, "summary.played[0][0]: expected a whole number in 0..8, got 9"],
    ["played/1/1", 4, "summary.played[1][1]: expected a whole number in 5..8, got 4"],
    ["played/1/1", 9, "summary.played[1][1]: expected a whole number in 5..8, got 9"],
    ["played/0/2", 0, "summary.played[0][2]: expected a whole number in 1..9, got 0"],
    ["played/0/2", 10, "summary.played[0][2]: expected a whole number in 1..9, got 10"],
    ["played/0", [1, 4, 2], "summary.played[0]: expected a last number that the steps reach, got an array of 3"],
    ["played/0/3", 1, "summary.played[0]: expected at most 3 entries"],
    ["played/1", [2, 2, 1], "summary.played: expected numbers that are there once, got 3"],
    ["played/1/1", 6, "summary.played: expected 3 games, got 4"],
    ["played", Array.from({ length: 10 }, () => [0, 0, 1]), "summary.played: expected at most 9 entries"],
    ["digest", long(32), `summary.digest: expected 32 hexadecimal digits, got "${long(32)}"`],
    ["digest", "0".repeat(33), "summary.digest: expected a text of at most 32 characters"],
    ["digestVersion", 1, "summary.digestVersion: expected 2, that of this version of the package, got 1"],
    ["digestVersion", null, "summary.digestVersion: expected 2"],
    ["faults/0/player", long(61), "summary.faults[0].player: expected a text of at most 60 characters"],
    ["faults/0/reason", long(2001), "summary.faults[0].reason: expected a text of at most 2000 characters"],
    ["faults/0/games", 0, "summary.faults[0].games: expected a whole number in 1..3, got 0"],
    ["faults/0/games", 4, "summary.faults[0].games: expected a whole number in 1..3, got 4"],
    ["faults/0/seat", 1, "summary.faults[0].seat: unknown field"],
    ["results", new Array(100_001).fill(null), "summary.results: expected at most 100000 entries"],
    ["thought", { a: { decisions: -1 } }, "summary.thought.a.decisions: expected a whole number"],
  ])("is refused for %s", (path, value, message) => {
    expect(() => readSummary(changed(SUMMARY, path, value))).toThrow(
      expect.objectContaining({ name: "RunError", code: "run/malformed", message: expect.stringContaining(message) }),
    );
  });
});

describe("the lines of a shard", () => {
  const piece = (part: object, ...lines: unknown[]): string =>
    [JSON.stringify({ run: RUN, part, digestVersion: 2 }), ...lines.map((line) => JSON.stringify(line)), ""].join("\n");

  test("begin with the run and its part, which may be left out", () => {
    expect(runLine(RUN)).toBe(JSON.stringify({ run: RUN, part: {}, digestVersion: 2 }));
    const nothing = { games: [], double: [], isComplete: false };
    const bare = `${JSON.stringify({ run: RUN, digestVersion: 2 })}\n`;
    expect(readShard(bare)).toEqual({ run: RUN, part: {}, ...nothing, whole: bare });
    const part = { from: 1, to: 8, shard: { index: 2, of: 2 } };
    expect(readShard(piece(part))).toEqual({ run: RUN, part, ...nothing, whole: piece(part) });
    expect(readShard(`${piece(part)}{"game":0`)).toEqual({ run: RUN, part, ...nothing, whole: piece(part) });
  });
  test("may be those of no game", () => {
    const summary = summaryOf(RUN, []);
    expect(readShard(piece({}, { summary }))).toMatchObject({ games: [], isComplete: true });
    const one = { ...summaryOf(RUN, [GAME]), digest: "0".repeat(32) };
    expect(() => readShard(piece({}, { summary: one }))).toThrow("line 2: summary.played: expected [], of the games before it, got");
    expect(() => readShard(piece({}, GAME, { summary: one }))).toThrow("line 3: summary.digest: expected ");
    expect(() => readShard(piece({}, { summary: null }))).toThrow("line 2: summary: expected a plain object, got null");
  });
  test.each<[string, string]>([
    ["", "line 1: expected the run of a shard, got the end of the text"],
    ["null\n", "line 1: line: expected a plain object, got null"],
    [piece({ shard: null }), "line 1: part.shard: expected a plain object, got null"],
    [piece({ shard: { index: 3, of: 2 } }), "line 1: shard.index: expected a whole number in 1..2, got 3"],
    [piece({ until: 3 }), "line 1: part.until: unknown field"],
    [`${JSON.stringify({ run: RUN, part: {} })}\n`, "line 1: digestVersion: expected 2, that of this version of the package, got undefined"],
    [`${JSON.stringify({ run: RUN, digestVersion: 1 })}\n`, "line 1: digestVersion: expected 2, that of this version of the package, got 1"],
    [piece({}, GAME, 7), "line 3: line: expected a plain object, got 7"],
    [`${piece({})}nonsense\n`, 'line 2: line: expected JSON, got "nonsense"'],
  ])("%j is refused", (text, message) => {
    expect(() => readShard(text)).toThrow(expect.objectContaining({ name: "RunError", code: "run/malformed", message: expect.stringContaining(message) }));
  });
});
