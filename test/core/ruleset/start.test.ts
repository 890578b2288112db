/** Games from a position, and their records. */
import { describe, expect, test } from "vitest";
import { DIADOCHI } from "../../../src/diadochi/index.js";
import { type AnyRuleset, Game, hashState, isTycheError, recordFrom, redact, replay, SeededDice, verify } from "../../../src/index.js";
import { NINE_YEARS } from "../../../src/nine-years/index.js";
import { PELOPONNESIAN } from "../../../src/peloponnesian/index.js";
import { STANDARD_EDITION, UNREST } from "../../../src/unrest/index.js";
import { UNREST as UNREST_PLAY } from "../../../src/unrest/play.js";
import { sortedText } from "../../../src/core/basics/same.js";
import { TINY } from "../../../examples/tiny/index.js";

const ALL: readonly AnyRuleset[] = [DIADOCHI, NINE_YEARS, PELOPONNESIAN, UNREST, TINY];
const PLIES = 30;

function played(ruleset: AnyRuleset, plies: number, seed = "start") {
  const game = new Game(ruleset, { seed });
  go(game, plies);
  return game;
}

function go(game: ReturnType<typeof anyGame>, plies: number): void {
  const choices = new SeededDice("choices");
  for (let i = 0; i < plies && game.outcome === null; i++) game.play(game.ruleset.randomMove(game.state, choices));
}

const anyGame = (ruleset: AnyRuleset, options: object) => new Game(ruleset, options as { seed: number });

describe.each(ALL.map((ruleset) => [ruleset.id, ruleset] as const))("a game of %s from a position", (_, ruleset) => {
  const first = played(ruleset, PLIES);
  const view: object = ruleset.view(first.state, "arbiter");

  test("begins with a state or the arbiter's view of it, and its record plays anywhere", () => {
    for (const position of [first.state, view, JSON.parse(sortedText(first.state)), JSON.parse(sortedText(view))] as object[]) {
      const game = anyGame(ruleset, { position });
      expect(hashState(game.state)).toBe(hashState(first.state));
      go(game, 5);
      const record = JSON.parse(JSON.stringify(game.record()));
      expect([record.seed, record.options, record.moves.length]).toEqual([null, {}, game.ply]);
      expect(record.start).toEqual(first.state);
      for (const json of [record, JSON.parse(sortedText(record))] as object[]) {
        expect(verify(ruleset, json)).toEqual({ plies: game.ply, hash: hashState(game.state), outcome: game.outcome });
        expect([...replay(ruleset, json)].map(({ hash }) => hash)).toEqual(record.hashes);
        expect(Game.resume(ruleset, json).record()).toEqual(game.record());
      }
    }
  });
  test("goes on with the generator of the position, or with another", () => {
    expect(anyGame(ruleset, { position: first.state }).state).toEqual(first.state);
    const reseeded = anyGame(ruleset, { position: first.state, seed: "other" });
    expect(reseeded.state).toEqual(ruleset.reseed(first.state, "other"));
    expect(verify(ruleset, reseeded.record()).plies).toBe(0);
  });
  test("shows a viewer of its record no more of the beginning than the viewer saw", () => {
    const game = anyGame(ruleset, { position: first.state });
    go(game, 5);
    const kept = (viewer: string) => redact(ruleset, game.record(), viewer);
    for (const viewer of [...ruleset.players(first.state), "spectator", "arbiter"]) {
      expect(kept(viewer).start).toEqual(ruleset.view(first.state, viewer));
      if (viewer !== "arbiter") expect(JSON.stringify(kept(viewer))).not.toContain(JSON.stringify(first.state.dice));
      expect(kept(viewer)).not.toHaveProperty("seed");
    }
    expect(redact(ruleset, first.record(), "spectator")).not.toHaveProperty("start");
  });
  test("shares nothing with whoever gave the position or asked for the record", () => {
    const position = structuredClone(first.state);
    const game = anyGame(ruleset, { position });
    position.dice[0] = 7;
    const record = game.record();
    (record.start as { dice: number[] }).dice[0] = 7;
    expect(verify(ruleset, game.record()).hash).toBe(hashState(first.state));
  });
  test("the end of a record is a record from any of its plies", () => {
    const record = first.record();
    const last = record.moves.length;
    for (const ply of [0, 1, last >> 1, last]) {
      const end = JSON.parse(JSON.stringify(recordFrom(ruleset, record, ply)));
      expect([end.moves, end.hashes]).toEqual([record.moves.slice(ply), record.hashes.slice(ply)]);
      expect(verify(ruleset, end)).toEqual({ plies: last - ply, hash: hashState(first.state), outcome: first.outcome });
      expect(verify(ruleset, recordFrom(ruleset, end, last - ply)).plies).toBe(0); // of a record that begins with a position itself
    }
  });
});

describe("a game from a position", () => {
  const { state } = played(UNREST, PLIES);
  const problem = (run: () => unknown): unknown => {
    try {
      run();
    } catch (error) {
      expect(isTycheError(error)).toBe(true);
      const { name, code, details } = error as { name: string; code: string; details: { path?: string } };
      return [name, code, details.path];
    }
    return null;
  };
  test("needs its edition, and takes no other", () => {
    const scenario = { ...STANDARD_EDITION.scenario, turns: 3 };
    const other = new Game(UNREST, { seed: 1, edition: { scenario } });
    expect(problem(() => new Game(UNREST, { position: other.state }))).toEqual(["SetupError", "setup/bad-option", "options.edition"]);
    expect(problem(() => new Game(UNREST, { position: state, edition: { scenario } }))).toEqual(["SetupError", "setup/bad-option", "options.edition"]);
    const game = new Game(UNREST, { position: other.state, edition: { scenario } });
    expect(verify(UNREST, JSON.parse(JSON.stringify(game.record()))).hash).toBe(hashState(other.state));
    go(other, 4);
    expect(verify(UNREST, recordFrom(UNREST, other.record(), 2)).plies).toBe(2);
  });
  test("names what is wrong with it", () => {
    expect(problem(() => new Game(UNREST, { position: null as never }))).toEqual(["SetupError", "setup/bad-option", "options.position"]);
    expect(problem(() => new Game(UNREST, { position: state, turns: 3 } as never))).toEqual(["SetupError", "setup/bad-option", "options.turns"]);
    expect(problem(() => new Game(UNREST, { position: state, seed: Number.NaN }))).toEqual(["SetupError", "setup/bad-option", "options.seed"]);
    expect(problem(() => new Game(UNREST, { position: { ...state, level: 99 } }))).toEqual(["PositionError", "position/malformed", "state.level"]);
    expect(problem(() => new Game(UNREST, { position: UNREST.view(state, "carthage") }))).toEqual(["PositionError", "position/malformed", "view.viewer"]);
    expect(problem(() => new Game(UNREST_PLAY, { position: state }))).toEqual(["PositionError", "position/not-read-here", "options.position"]);
  });
  test("a record whose beginning is wrong is refused", () => {
    const record = new Game(UNREST, { position: state }).record();
    expect(problem(() => verify(UNREST, { ...record, seed: 1 }))).toEqual(["ReplayError", "record/malformed", "record.seed"]);
    expect(problem(() => verify(UNREST, { ...record, start: [] }))).toEqual(["ReplayError", "record/malformed", "record.start"]);
    expect(problem(() => verify(UNREST, { ...record, start: { ...state, level: 99 } }))).toEqual(["ReplayError", "record/unplayable", "state.level"]);
    expect(problem(() => verify(UNREST, { ...record, start: { ...state, dice: [1, 2, 3, 4] } }))).toEqual(["ReplayError", "record/diverged", undefined]);
    expect(problem(() => verify(UNREST, { ...record, options: { turns: 3 } }))).toEqual(["ReplayError", "record/unplayable", "options.turns"]);
    expect(problem(() => verify(UNREST_PLAY, record))).toEqual(["ReplayError", "record/unplayable", "options.position"]);
    for (const ply of [-1, 1, 0.5, Number.NaN]) expect(problem(() => recordFrom(UNREST, record, ply))).toEqual(["ReplayError", "record/no-such-ply", "ply"]);
  });
  test("its first decision can be taken back, and giving up in it is kept", () => {
    const game = new Game(TINY, { position: TINY.setup({ seed: "a" }) });
    game.play(game.legalMoves("north")[0]!);
    game.undo("north");
    game.redo("north");
    game.concede("south");
    expect(verify(TINY, game.record()).outcome?.winners).toEqual(["north"]);
    expect(verify(TINY, recordFrom(TINY, game.record(), 1)).outcome?.winners).toEqual(["north"]);
  });
});
