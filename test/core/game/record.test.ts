/** Records from outside are read to the last character, and say where they are wrong. */
import { describe, expect, test } from "vitest";
import { Game, isTycheError, recordFrom, redact, replay, SeededDice, verify } from "../../../src/index.js";
import { readRecord } from "../../../src/core/game/record.js";
import { TINY } from "../../../examples/tiny/index.js";

const game = new Game(TINY, { seed: "record" });
const choices = new SeededDice("choices of record");
while (game.outcome === null) game.play(TINY.randomMove(game.state, choices));
const RECORD = game.record();

function complaintOf(run: () => unknown): { code: string; message: string; details: object } {
  try {
    run();
  } catch (error) {
    if (isTycheError(error)) return { code: error.code, message: error.message, details: error.details };
    throw error;
  }
  return expect.unreachable();
}
const said = (run: () => unknown): string => {
  const { code, message } = complaintOf(run);
  return `${code} ${message}`;
};
const readWith = (fields: object): string => said(() => readRecord(TINY, { ...RECORD, ...fields }));

describe("a record from outside", () => {
  test("is the object that was written; tags and comments are left out where they are empty", () => {
    expect(readRecord(TINY, RECORD)).toEqual(RECORD);
    expect(Object.keys(readRecord(TINY, { ...RECORD, tags: {}, comments: [] }))).toEqual(Object.keys(RECORD));
  });
  test("names the first that is wrong, what was expected and what came", () => {
    const cases: readonly (readonly [object, string])[] = [
      [{ format: "tyche-record/2", extra: 1 }, 'record/malformed record.format: expected "tyche-record/1", got "tyche-record/2"'],
      [{ ruleset: "chess", generator: "mt" }, 'record/malformed record.ruleset: expected "tiny", got "chess"'],
      [{ generator: "mt" }, 'record/malformed record.generator: expected "alea", got "mt"'],
      [{ version: "v".repeat(21) }, 'record/malformed record.version: expected a text of at most 20 characters, got "vvvvvvvvvvvvvvvvvvvvv"'],
      [{ version: "v".repeat(20) }, 'record/other-version record.version: expected "1", got "vvvvvvvvvvvvvvvvvvvv"'],
      [{ options: null }, "record/malformed record.options: expected a plain object, got null"],
      [{ start: 1 }, "record/malformed record.start: expected a state, got 1"],
      [{ start: {} }, 'record/malformed record.seed: expected null, since the start holds the generator, got "record"'],
      [{ moves: {} }, "record/malformed record.moves: expected an array, got an object"],
      [
        { hashes: RECORD.hashes.slice(1) },
        `record/malformed record.hashes: expected ${RECORD.hashes.length} fingerprints, got an array of ${RECORD.moves.length}`,
      ],
      [{ moves: [...RECORD.moves.slice(1), 1] }, `record/malformed record.moves[${RECORD.moves.length - 1}]: expected a text, got 1`],
      [{ hashes: [...RECORD.hashes.slice(1), 1] }, `record/malformed record.hashes[${RECORD.moves.length}]: expected a text, got 1`],
      [{ conceded: "east" }, 'record/malformed record.conceded: expected a seat or null, got "east"'],
      [{ conceded: 0 }, "record/malformed record.conceded: expected a seat or null, got 0"],
    ];
    for (const [fields, expected] of cases) expect(readWith(fields)).toBe(expected);
    expect(said(() => readRecord(TINY, "record"))).toBe('record/malformed record: expected a plain object, got "record"');
  });
  test("has lines of at most three hundred characters and fingerprints of at most sixteen", () => {
    const longest = { ...RECORD, moves: ["m".repeat(300)], hashes: ["h", "h".repeat(16)] };
    expect(readRecord(TINY, longest)).toEqual(longest);
    expect(said(() => readRecord(TINY, { ...longest, moves: ["m".repeat(301)] }))).toMatch(
      /^record\/malformed record\.moves\[0\]: expected a text of at most 300 characters/,
    );
    expect(said(() => readRecord(TINY, { ...longest, hashes: ["h".repeat(17), "h"] }))).toMatch(
      /^record\/malformed record\.hashes\[0\]: expected a text of at most 16 char/,
    );
  });
  test("has at most a million moves", () => {
    const moves = Array.from({ length: 1_000_001 }, () => "");
    expect(readWith({ moves })).toBe("record/malformed record.moves: expected at most 1000000 entries, got an array of 1000001");
    expect(readWith({ moves: moves.slice(1) })).toBe(`record/malformed record.hashes: expected 1000001 fingerprints, got an array of ${RECORD.hashes.length}`);
    expect(readWith({ hashes: moves })).toBe(`record/malformed record.hashes: expected ${RECORD.hashes.length} fingerprints, got an array of 1000001`);
    expect(readWith({ hashes: [...moves, ""] })).toBe("record/malformed record.hashes: expected at most 1000001 entries, got an array of 1000002");
  });
  test("that says nothing of who gave up, or of the outcome, is of a game that goes on", () => {
    const { conceded: _conceded, outcome: _outcome, ...open } = { ...RECORD, moves: RECORD.moves.slice(0, 3), hashes: RECORD.hashes.slice(0, 4) };
    expect(readRecord(TINY, open).conceded).toBeNull();
    expect(verify(TINY, open)).toEqual({ plies: 3, hash: RECORD.hashes[3], outcome: null });
    expect(Game.resume(TINY, open).record()).toMatchObject({ conceded: null, outcome: null });
  });
});

describe("a record that does not play", () => {
  const moves = RECORD.moves;
  test("says at which ply, with which line and why", () => {
    const found = complaintOf(() => verify(TINY, { ...RECORD, moves: moves.map((line, i) => (i === 1 ? "north dance" : line)) }));
    expect(found).toMatchObject({ code: "record/unplayable", details: { ply: 2 } });
    expect(found.message).toMatch(/^ply 2, "north dance": /);
    const setup = complaintOf(() => verify(TINY, { ...RECORD, options: { rounds: 99 } }));
    expect(setup).toMatchObject({ code: "record/unplayable", details: { ply: 0, path: "options.rounds" } });
    expect(setup.message).toMatch(/^ply 0: options\.rounds: /);
  });
  test("says which fingerprint was expected and which came", () => {
    expect(said(() => verify(TINY, { ...RECORD, hashes: RECORD.hashes.map((hash, ply) => (ply === 2 ? "0" : hash)) }))).toBe(
      `record/diverged ply 2: expected the state 0, got ${RECORD.hashes[2]}`,
    );
  });
  test("says which outcome was expected and which came, at its last ply", () => {
    const found = complaintOf(() => verify(TINY, { ...RECORD, outcome: null }));
    expect(found).toEqual({
      code: "record/other-outcome",
      message: `ply ${moves.length}: expected the outcome null, got ${JSON.stringify(RECORD.outcome)}`,
      details: { ply: moves.length, expected: "null", got: JSON.stringify(RECORD.outcome) },
    });
    const endless: Record<string, unknown> = {};
    endless["of"] = endless;
    expect(said(() => verify(TINY, { ...RECORD, outcome: endless }))).toBe("record/malformed record.outcome: expected JSON, got an object");
    expect(complaintOf(() => verify(TINY, { ...RECORD, conceded: "north" }))).toMatchObject({ code: "record/unplayable", details: { ply: moves.length } });
  });
});

describe("a record that is played", () => {
  test("is shown step by step, each with its move, its events and a position of its own", () => {
    const steps = [...replay(TINY, RECORD)];
    expect(steps.map(({ ply }) => ply)).toEqual(RECORD.hashes.map((_, ply) => ply));
    expect(steps.map(({ move }) => (move === null ? null : TINY.format(move)))).toEqual([null, ...RECORD.moves]);
    expect(steps.map(({ events }) => events)).toEqual([
      game.history("arbiter")[0]!.events,
      ...game
        .history("arbiter")
        .slice(1)
        .map(({ events }) => events),
    ]);
    const running = replay(TINY, RECORD);
    const begun = running.next().value!;
    (begun.state.dice as number[])[0] = 1;
    expect(running.next().value).toEqual(steps[1]);
  });
  test("begins at any of its plies, and at no other", () => {
    const end = recordFrom(TINY, RECORD, 2);
    expect(end).toEqual({
      ...RECORD,
      options: {},
      seed: null,
      start: [...replay(TINY, RECORD)][2]!.state,
      moves: RECORD.moves.slice(2),
      hashes: RECORD.hashes.slice(2),
    });
    expect(recordFrom(TINY, RECORD, RECORD.moves.length).moves).toEqual([]);
    for (const ply of [-1, 1.5, RECORD.moves.length + 1])
      expect(said(() => recordFrom(TINY, RECORD, ply))).toBe(`record/no-such-ply ply: expected a whole number in 0..${RECORD.moves.length}, got ${ply}`);
  });
});

describe("a record as a viewer may keep it", () => {
  test("says what the record says of the game, and nothing else", () => {
    const { version, options, conceded, outcome } = RECORD;
    const told = { format: "tyche-redacted/1", ruleset: "tiny", version, options, conceded, outcome };
    for (const viewer of ["north", "south", "spectator", "arbiter"] as const) {
      const { happened, ...rest } = redact(TINY, RECORD, viewer);
      expect(rest).toEqual({ ...told, viewer });
      expect(happened.flatMap(({ events }) => events)).toEqual(game.events(viewer));
      const own = RECORD.moves.filter((line) => viewer === "arbiter" || line.startsWith(`${viewer} `));
      expect(happened.map(({ move }) => move)).toEqual([null, ...own]);
    }
  });
  test("ends with what everybody saw of a seat that gave up", () => {
    const given = new Game(TINY, { seed: "record" });
    given.play(given.legalMoves("north")[0]!);
    given.concede("south");
    for (const viewer of ["north", "south", "spectator", "arbiter"] as const) {
      const kept = redact(TINY, given.record(), viewer);
      expect([kept.conceded, kept.outcome]).toEqual(["south", given.outcome]);
      expect(kept.happened.flatMap(({ events }) => events)).toEqual(given.events(viewer));
    }
  });
  test("has each comment at what had happened by then", () => {
    const noted = new Game(TINY, { seed: "record" });
    noted.comment("at the beginning");
    for (const line of RECORD.moves.slice(0, 2)) noted.play(line);
    noted.comment("after two");
    expect(redact(TINY, noted.record(), "arbiter").comments).toEqual([
      { happened: 0, text: "at the beginning" },
      { happened: 2, text: "after two" },
    ]);
    expect(redact(TINY, noted.record(), "spectator").comments).toEqual([
      { happened: 0, text: "at the beginning" },
      { happened: 0, text: "after two" },
    ]);
  });
});
