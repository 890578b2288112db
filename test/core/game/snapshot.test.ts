/** Snapshots, lines that are appended, forks and memories of a game; law 39 holds them in random games. */
import { describe, expect, test } from "vitest";
import { TINY } from "../../../examples/tiny/index.js";
import { ReplayError } from "../../../src/core/basics/errors.js";
import { type AnyGame, Game } from "../../../src/core/game/game.js";
import type { GameSnapshot } from "../../../src/core/game/snapshot.js";
import { SeededDice } from "../../../src/index.js";
import { NINE_YEARS } from "../../../src/nine-years/index.js";
import { PELOPONNESIAN } from "../../../src/peloponnesian/index.js";
import { PELOPONNESIAN as PLAYED } from "../../../src/peloponnesian/play.js";
import { propose } from "../../../src/ui/index.js";
import { UNREST } from "../../../src/unrest/index.js";

function played(plies: number, ruleset: typeof PELOPONNESIAN | typeof UNREST = PELOPONNESIAN): AnyGame {
  const game: AnyGame = new Game<never>(ruleset as never, { seed: "snapshot" } as never);
  const choices = new SeededDice("snapshot");
  while (game.ply < plies && game.outcome === null) game.play(game.ruleset.randomMove(game.state, choices));
  return game;
}

const sent = (game: AnyGame): GameSnapshot => JSON.parse(JSON.stringify(game.snapshot()));
const isAsleep = (game: AnyGame): boolean => (game as unknown as { asleep: readonly string[] }).asleep.length > 0;

/** A game after a decision of north that can be taken back. */
function undoable(): AnyGame {
  const game: AnyGame = new Game(TINY, { seed: "a" });
  game.play(game.legalMoves("north")[0]!);
  return game;
}

describe("a snapshot", () => {
  test("opens the game with what is said of it, and what was taken back can be played again", () => {
    const game = undoable();
    game.tag({ event: "Spring open" });
    game.comment("the usual beginning", { ply: 0 });
    const lines = game.lines();
    game.undo("north");
    const opened: AnyGame = Game.open(TINY as never, { snapshot: sent(game) });
    expect([opened.ply, opened.tags, opened.canRedo("north"), opened.canRedo("south")]).toEqual([0, { event: "Spring open" }, true, false]);
    opened.redo("north");
    expect(opened.lines()).toEqual(lines);
    expect(Game.open(TINY as never, { snapshot: sent(opened) }).canUndo("north" as never)).toBe(true);
  });

  test("opens a game that somebody has given up", () => {
    const game = undoable();
    game.concede("south");
    const opened: AnyGame = Game.open(TINY as never, { snapshot: sent(game) });
    expect([opened.record(), opened.outcome, opened.lastEvents("north")]).toEqual([game.record(), game.outcome, game.lastEvents("north")]);
    expect(opened.history("south")).toEqual(game.history("south"));
  });

  test("opens a game that begins with a position, and one on another board", () => {
    const game: AnyGame = new Game<never>(UNREST as never, { position: played(30, UNREST).state, seed: "on" } as never);
    for (let n = 0; n < 8; n++) game.play(game.legalMoves()[0]!);
    expect(Game.open(UNREST as never, { snapshot: sent(game) }).record()).toEqual(game.record());
  });

  test("says what is new since it was made without playing the game again, and all when it is asked for", () => {
    const game = played(60);
    const snapshot = sent(game);
    const opened: AnyGame = Game.open(PELOPONNESIAN as never, { snapshot });
    for (const viewer of ["athens", "sparta", "spectator", "arbiter"]) {
      const { mark } = snapshot.seen[viewer]!;
      expect(opened.since(viewer, mark)).toEqual(game.since(viewer, mark));
      expect(opened.since(viewer, opened.mark(viewer))).toEqual({ from: game.history(viewer).length, entries: [] });
    }
    expect(isAsleep(opened)).toBe(true);
    const mark = game.history("athens")[3]!.mark;
    expect(opened.since("athens", mark)).toEqual(game.since("athens", mark));
    expect(isAsleep(opened)).toBe(false);
    expect(opened.plyOf("athens", mark)).toBe(game.plyOf("athens", mark));
  });

  test("is made again with what has been decided since, and is the same whoever makes it", () => {
    const game = played(60);
    const opened: AnyGame = Game.open(PELOPONNESIAN as never, { snapshot: sent(game) });
    const choices = new SeededDice("on");
    for (let n = 0; n < 20 && game.outcome === null; n++) {
      const move = game.ruleset.randomMove(game.state, choices);
      for (const one of [game, opened]) one.play(move);
    }
    expect(isAsleep(opened)).toBe(true);
    expect(opened.snapshot()).toEqual(game.snapshot());
    expect(Game.fromLines(PELOPONNESIAN as never, game.lines()).snapshot()).toEqual(game.snapshot());
  });

  test("may come back with its keys in another order, as from jsonb", () => {
    const sorted = (value: unknown): unknown => {
      if (typeof value !== "object" || value === null) return value;
      if (Array.isArray(value)) return value.map(sorted);
      return Object.fromEntries(Object.entries(value).reverse().map(([key, part]) => [key, sorted(part)])); // biome-ignore format: a line for an order
    };
    const game = played(40);
    expect(Game.open(PELOPONNESIAN as never, { snapshot: sorted(sent(game)) }).record()).toEqual(game.record());
  });

  test("of another version, another game, or changed anywhere is refused with the field", () => {
    const snapshot = sent(played(40));
    const refusal = (changed: unknown, ruleset: unknown = PELOPONNESIAN): readonly unknown[] => {
      try {
        Game.open(ruleset as never, { snapshot: changed });
      } catch (error) {
        const { name, code, details } = error as ReplayError;
        return [name, code, details.path];
      }
      return [];
    };
    expect(refusal({ ...snapshot, record: { ...snapshot.record, version: "0.0" } })).toEqual(["ReplayError", "record/other-version", "record.version"]);
    expect(refusal(snapshot, UNREST)).toEqual(["ReplayError", "record/malformed", "record.ruleset"]);
    expect(refusal({ ...snapshot, format: "tyche-record/1" })).toEqual(["ReplayError", "snapshot/malformed", "snapshot.format"]);
    expect(refusal({ ...snapshot, more: 1 })).toEqual(["ReplayError", "snapshot/malformed", "snapshot.more"]);
    for (const part of ["base", "undone", "seen", "memories", "check"])
      expect(refusal({ ...snapshot, [part]: part === "undone" ? ["athens pass"] : {} }), part).toEqual(["ReplayError", "snapshot/changed", "snapshot.check"]);
    expect(refusal(null)).toEqual(["ReplayError", "snapshot/malformed", "snapshot"]);
  });

  test("has no memories of a ruleset that only plays", () => {
    const game = new Game(PLAYED, { seed: "snapshot" });
    expect(game.snapshot().memories).toEqual({});
    expect(() => game.memory("athens")).toThrowError(expect.objectContaining({ name: "PositionError", code: "position/not-read-here" }));
    const opened = Game.open(PELOPONNESIAN, { snapshot: JSON.parse(JSON.stringify(game.snapshot())) });
    expect(opened.memory("athens")).toEqual(PELOPONNESIAN.memory(opened.beginning, "athens"));
  });
});

describe("the memory of a game", () => {
  test.each([PELOPONNESIAN, NINE_YEARS, UNREST] as const)("is what a viewer remembers who was there from the beginning: $id", (rules) => {
    const ruleset = rules as typeof PELOPONNESIAN;
    const game: AnyGame = new Game<never>(ruleset as never, { seed: "memory" } as never);
    const choices = new SeededDice("memory");
    let memories = ruleset.seats.map((seat) => ruleset.memory(game.state, seat));
    for (let n = 0; n < 80; n++) {
      const events = game.play(ruleset.randomMove(game.state, choices));
      memories = memories.map((memory) => ruleset.remember(memory, events));
      if (n % 9 === 0) expect(ruleset.seats.map((seat) => game.memory(seat))).toEqual(memories);
    }
    expect(ruleset.seats.map((seat) => game.memory(seat))).toEqual(memories);
  });
});

describe("lines that are appended", () => {
  test("play, take back and end a game, and call back once", () => {
    const [game, other] = [undoable(), new Game(TINY, { seed: "a" }) as AnyGame];
    let calls = 0;
    other.subscribe(() => calls++);
    const lines = game.lines(1);
    game.undo("north");
    const [, second] = game.legalMoves("north");
    game.play(second!);
    game.concede("south");
    other.append([...lines, '{"undo":"north"}', ...game.lines(1)]);
    expect([calls, other.record()]).toEqual([1, game.record()]);
    expect(Game.fromLines(TINY as never, [...other.lines(0).slice(0, 1), ...lines, '{"undo":"north"}', ...game.lines(1)]).record()).toEqual(game.record());
  });

  test("have their comments in the first, also those of what was decided after something was taken back", () => {
    const game = undoable();
    game.undo("north");
    const lines = [game.lines()[0]!, ...undoable().lines(1), '{"undo":"north"}', ...undoable().lines(1)];
    const again: AnyGame = Game.fromLines(TINY as never, lines);
    again.comment("at last");
    const whole = [again.lines()[0]!, ...lines.slice(1)];
    expect(Game.fromLines(TINY as never, whole).record()).toEqual(again.record());
    expect(() => Game.fromLines(TINY as never, ['{"undo":"north"}'])).toThrow(ReplayError);
  });

  test("are refused from the first that does not play; those before it are played", () => {
    const whole = played(6).lines();
    const begun = (): AnyGame => Game.fromLines(PELOPONNESIAN as never, whole.slice(0, 3));
    const refused = (lines: readonly string[]): object => {
      const game = begun();
      try {
        game.append(lines);
      } catch (error) {
        const { name, code, details } = error as ReplayError;
        return { name, code, path: details.path, at: details.ply, ply: game.ply };
      }
      return {};
    };
    const diverging = JSON.stringify({ ...JSON.parse(whole[3]!), hash: "0000000000000000" });
    expect(refused([whole[4]!])).toMatchObject({ name: "ReplayError", code: "record/unplayable", at: 3, ply: 2 });
    expect(refused([diverging])).toMatchObject({ name: "ReplayError", code: "record/diverged", at: 3 });
    expect(refused([whole[3]!, "no JSON"])).toMatchObject({ code: "record/malformed", path: "lines[1]", ply: 2 });
    expect(refused([whole[3]!, "{}"])).toMatchObject({ code: "record/malformed", path: "lines[1].move", ply: 3 });
    expect(refused(['{"undo":"nobody"}'])).toMatchObject({ code: "record/unplayable" });
    expect(refused(['{"undo":"sparta","hash":"0"}'])).toMatchObject({ code: "record/malformed", path: "lines[0].hash" });
    expect(refused(['{"conceded":null,"outcome":null,"more":1}'])).toEqual({});
    expect(refused(['{"conceded":"nobody","outcome":null}'])).toMatchObject({ code: "record/unplayable" });
    expect(refused(['{"conceded":null,"outcome":{}}'])).toMatchObject({ code: "record/other-outcome" });
  });

  test("of a move that is the one taken back last leave those before it to be played again", () => {
    const game = undoable();
    const [line] = game.lines(1);
    game.undo("north");
    expect(game.canRedo("north")).toBe(true);
    game.append([line!]);
    expect(game.canRedo("north")).toBe(false);
  });
});

describe("a fork", () => {
  test("goes on by itself", () => {
    const game = undoable();
    const before = game.record();
    const fork = game.fork();
    let calls = 0;
    fork.subscribe(() => calls++);
    fork.undo("north");
    fork.redo("north");
    fork.play(fork.legalMoves("south")[0]!);
    expect([calls, fork.ply, game.record(), game.canUndo("north"), game.undoable("north")]).toEqual([3, 2, before, true, 1]);
    expect(game.history("north").length).toBeLessThan(fork.history("north").length + 1);
    game.play(game.legalMoves("south")[1]!);
    expect(calls).toBe(3);
  });
});

describe("a proposal", () => {
  const ask = (game: AnyGame, seat: string, request: object): ReturnType<typeof propose> => propose(game, seat, { ...request, question: game.question(seat) });

  test("has the lines of a move, of one taken back or played again, and of giving up, and changes nothing", () => {
    const game = new Game(TINY, { seed: "a" }) as AnyGame;
    const { lines } = ask(game, "north", { to: "play", line: game.ruleset.format(game.legalMoves("north")[0]!) });
    expect(game.ply).toBe(0);
    game.append(lines);
    const undo = ask(game, "north", { to: "undo" });
    expect(undo).toEqual({ lines: ['{"undo":"north"}'], problem: null });
    game.append(undo.lines);
    const redo = ask(game, "north", { to: "redo" });
    expect(redo).toEqual({ lines, problem: null });
    game.append(redo.lines);
    const concession = ask(game, "south", { to: "concede" });
    expect(concession.lines.map((line) => JSON.parse(line).conceded)).toEqual(["south"]);
    game.append(concession.lines);
    expect([game.ply, game.outcome?.winners]).toEqual([1, ["north"]]);
    expect(ask(game, "north", { to: "concede" })).toMatchObject({ lines: [], problem: { code: "move/game-over" } });
  });

  test("of what ends the game has the line of the end too", () => {
    const game = played(1e9, UNREST);
    const almost = Game.fromLines(UNREST as never, game.lines().slice(0, -2)) as AnyGame;
    const last = game.record().moves.at(-1)!;
    const { lines } = ask(almost, last.split(" ")[0]!, { to: "play", line: last });
    expect(lines).toEqual(game.lines().slice(-2));
  });
});

test("a game read from its lines can still take back when somebody has looked at its history", () => {
  const game = played(200);
  while (!["athens", "sparta"].some((seat) => game.canUndo(seat))) game.play(game.legalMoves()[0]!);
  const again: AnyGame = Game.fromLines(PELOPONNESIAN as never, game.lines());
  const seat = ["athens", "sparta"].find((one) => game.canUndo(one))!;
  again.history("spectator");
  for (const one of [game, again]) one.undo(seat);
  expect([again.state, again.legalMoves()]).toEqual([game.state, game.legalMoves()]);
});
