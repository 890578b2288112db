/** What a viewer has seen, the token of a question, a game as lines, and who is called when it has changed. */
import { describe, expect, test } from "vitest";
import { Game, type HistoryEntry, IllegalMoveError, ReplayError, SeededDice } from "../../../src/index.js";
import { readLines, recordOfLines as recordOfRead } from "../../../src/core/game/record-lines.js";
import { TINY } from "../../../examples/tiny/index.js";
import { UNREST } from "../../../src/unrest/index.js";
import { type DrawnGame, GAMES } from "../../drawing/games.js";

const recordOfLines = (lines: readonly string[]): ReturnType<typeof recordOfRead> => recordOfRead(readLines(lines));

const MOST = 250;

/** Plays a random game, now and then taking something back, and lets `see` look after each change. */
function play({ ruleset }: DrawnGame, seed: number, see: (game: Game, change: "begun" | "played" | "taken-back") => void): Game {
  const game: Game = new Game(ruleset, { seed });
  const dice = new SeededDice(`history ${seed}`);
  see(game, "begun");
  for (let n = 0; n < MOST && game.outcome === null; n++) {
    const undoer = dice.draw(5) === 0 ? ruleset.seats.find((seat) => game.canUndo(seat)) : undefined;
    if (undoer === undefined) game.play(ruleset.randomMove(game.state, dice) as never);
    else game.undo(undoer);
    see(game, undoer === undefined ? "played" : "taken-back");
  }
  return game;
}

const viewersOf = ({ ruleset }: DrawnGame): string[] => [...ruleset.seats, "spectator", "arbiter"];

describe.each(GAMES)("a game of $id", (drawn) => {
  const { ruleset } = drawn;
  test("is shown to each viewer by its own moves and what it saw of others'", () => {
    const game = play(drawn, 1, () => {});
    for (const viewer of viewersOf(drawn)) {
      const history = game.history(viewer);
      expect(history.flatMap(({ events }) => events)).toEqual(game.events(viewer));
      const own = game.record().moves.filter((line) => viewer === "arbiter" || line.startsWith(`${viewer} `));
      expect(history.flatMap(({ move }) => (move === null ? [] : [ruleset.format(move)]))).toEqual(own);
      expect(history.slice(1).filter(({ move, events }) => move === null && events.length === 0)).toEqual([]);
      for (const { move, decision, seat } of history) if (move !== null) expect([typeof decision?.kind, seat]).toEqual(["string", move.seat]);
      expect(new Set(history.map(({ mark }) => mark)).size).toBe(history.length);
      expect(Game.resume(ruleset, game.record()).history(viewer)).toEqual(history);
    }
  });
  test("whoever was away gets what he missed, and loses what was taken back", () => {
    const away = new SeededDice("away");
    let shortened = 0;
    for (const viewer of viewersOf(drawn)) {
      let told: HistoryEntry[] = [];
      const game = play(drawn, 2, (now) => {
        if (away.draw(3) > 0) return;
        const { from, entries } = now.since(viewer, told.at(-1)?.mark);
        if (from < told.length && from > 0) shortened++;
        told = [...told.slice(0, from), ...entries];
        expect(told).toEqual(now.history(viewer));
      });
      const { from, entries } = game.since(viewer, game.history(viewer).at(-4)?.mark);
      expect([from, entries]).toEqual([game.history(viewer).length - 3, game.history(viewer).slice(-3)]);
      expect(game.since(viewer, "no such mark").from).toBe(0);
    }
    expect(shortened).toBeGreaterThan(0);
  });
  test("keeps the token of a question while others answer, and changes it with each answer", () => {
    let [kept, changed] = [0, 0];
    for (let seed = 0; seed < 4; seed++) {
      let before: { seat: string; token: string; lines: string; own: number }[] = [];
      play(drawn, seed, (game) => {
        const now = ruleset.seats.map((seat) => {
          const lines = game.legalMoves(seat).map((move) => ruleset.format(move));
          return { seat, token: game.question(seat), lines: lines.join(), own: game.record().moves.filter((line) => line.startsWith(`${seat} `)).length };
        });
        for (const [i, { token, lines, own }] of now.entries()) {
          const old = before[i];
          if (old === undefined) continue;
          const isSame = old.own === own && old.lines === lines;
          if (isSame && lines !== "") kept++;
          if (old.own !== own) changed++;
          if (isSame && lines === "") continue; // not asked: whatever it is, nobody answers it
          expect([token === old.token, old.own, lines]).toEqual([isSame, old.own, lines]);
        }
        before = now;
      });
    }
    expect(changed).toBeGreaterThan(100);
    // Where cards are chosen at the same time.
    if (["nine-years", "peloponnesian"].includes(ruleset.id)) expect(kept).toBeGreaterThan(0);
  });
  test("is kept as lines of which the last are replaced, and goes on from them", () => {
    const kept: string[] = [];
    const game = play(drawn, 3, (now) => {
      kept.length = Math.min(kept.length, now.ply);
      kept.push(...now.lines(now.ply));
      expect(kept).toEqual(now.lines());
    });
    expect(kept.length).toBe(game.ply + 1 + (game.outcome === null ? 0 : 1));
    expect(Game.fromLines(ruleset, kept).record()).toEqual(game.record());
    const [seat] = ruleset.players(game.state);
    if (game.outcome !== null || seat === undefined) return;
    game.concede(seat);
    const whole = [...kept.slice(0, game.ply), ...game.lines(game.ply)];
    expect(whole).toEqual(game.lines());
    expect(Game.fromLines(ruleset, whole).record()).toEqual(game.record());
  });
});

test("the token of a question changes with the decision, and one who is not asked keeps his while others decide", () => {
  const game = new Game(UNREST, { seed: "tokens" });
  const choices = new SeededDice("tokens");
  let kept = 0;
  for (let n = 0; n < 120 && game.outcome === null; n++) {
    const [before, wasAsked] = [UNREST.seats.map((seat) => game.question(seat)), UNREST.seatsToMove(game.state)];
    game.play(UNREST.randomMove(game.state, choices));
    UNREST.seats.forEach((seat, i) => {
      if (wasAsked.includes(seat)) return expect(game.question(seat)).not.toBe(before[i]);
      const isAsked = UNREST.seatsToMove(game.state).includes(seat);
      if (!isAsked) kept++;
      expect(game.question(seat) === before[i]).toBe(!isAsked);
    });
  }
  expect(kept).toBeGreaterThan(20);
});

test("the first decision taken back leaves the beginning alone, and played again is seen again", () => {
  const game = new Game(TINY, { seed: "a" });
  const begun = game.history("north");
  game.play(game.legalMoves("north")[0]!);
  const played = game.history("north");
  expect([begun.length, played.length]).toEqual([1, 2]);
  game.undo("north");
  expect(game.history("north")).toEqual(begun);
  expect(game.since("north", played[1]!.mark)).toEqual({ from: 1, entries: [] });
  game.redo("north");
  expect(game.history("north")).toEqual(played);
});

describe("lines", () => {
  const game = new Game(UNREST, { seed: "lines" });
  const dice = new SeededDice("lines");
  for (let n = 0; n < 5; n++) game.play(UNREST.randomMove(game.state, dice));
  const [head = "", first = "", ...rest] = game.lines();
  test.each([
    ["no lines", [], "lines: expected a line for the beginning and one for each decision, got an array of 0"],
    ["what is no list", "x", "lines: expected an array"],
    ["what is no JSON", [head, "{"], "lines[1]: expected JSON"],
    ["a line without a move", [head, "{}"], "lines[1].move: expected a text, got undefined"],
    ["another move", [head, first, ...rest.slice(1)], /^ply \d+/],
    ["a fingerprint that is not the position's", [head, JSON.stringify({ ...JSON.parse(first), hash: "0123456789abcdef" })], "ply 1: expected the state"],
  ])("%s: a ReplayError that names it", (_, lines, message) => {
    expect(() => Game.fromLines(UNREST, lines as string[])).toThrow(ReplayError);
    expect(() => Game.fromLines(UNREST, lines as string[])).toThrow(message);
  });
  test("are read to the last character", () => {
    const line = (move: unknown, hash: unknown) => JSON.stringify({ move, hash });
    const refusal = (...lines: readonly unknown[]) => {
      try {
        recordOfLines([head, ...lines] as string[]);
      } catch (error) {
        if (error instanceof ReplayError) return error.message;
      }
      return expect.unreachable();
    };
    const [longest, fingerprint] = ["m".repeat(300), "h".repeat(16)];
    expect(recordOfLines([head, line(longest, fingerprint)])).toMatchObject({ moves: [longest], hashes: [expect.any(String), fingerprint] });
    expect(refusal(line(`${longest}m`, "h"))).toMatch(/^lines\[1\]\.move: expected a text of at most 300 characters, got /);
    expect(refusal(line("m", "h"), line("m", `${fingerprint}h`))).toMatch(/^lines\[2\]\.hash: expected a text of at most 16 characters, got /);
    expect(refusal(line("m", 7))).toBe("lines[1].hash: expected a text, got 7");
    expect([refusal("[]"), refusal(7), refusal("null")]).toEqual([
      "lines[1]: expected a plain object, got an array of 0",
      "lines[1]: expected a text, got 7",
      "lines[1]: expected a plain object, got null",
    ]);
    expect(refusal("x".repeat(10_000_001))).toMatch(/^lines\[1\]: expected a text of at most 10000000 characters, got /);
    expect(refusal("x".repeat(10_000_000))).toMatch(/^lines\[1\]: expected JSON, got /);
  });
  test("that end with an outcome are of a game that is over, and others of one that goes on", () => {
    const [open, over] = [
      [head, first],
      [head, first, JSON.stringify({ outcome: { winners: ["carthage"] }, conceded: "coalition" })],
    ].map((lines) => recordOfLines(lines));
    expect(open).toMatchObject({ moves: [JSON.parse(first).move], conceded: null, outcome: null });
    expect(over).toMatchObject({ moves: open!.moves, hashes: open!.hashes, conceded: "coalition", outcome: { winners: ["carthage"] } });
    expect(recordOfLines([head, JSON.stringify({ outcome: null })])).toMatchObject({ moves: [], conceded: null, outcome: null });
    expect(recordOfLines([head])).toMatchObject({ moves: [], hashes: [JSON.parse(head).hash], outcome: null });
    expect(recordOfLines([head])).not.toHaveProperty("hash");
  });
  test("tags and comments stand in the first", () => {
    const tagged = Game.fromLines(UNREST, game.lines());
    tagged.tag({ players: { carthage: "Hanno" } });
    tagged.comment("well begun", { ply: 1 });
    expect(Game.fromLines(UNREST, tagged.lines()).record()).toEqual(tagged.record());
  });
});

describe("what others decide unseen", () => {
  test("has no entry, and its number does not show", () => {
    const seen = new Set<number>();
    for (let seed = 0; seed < 20; seed++) {
      const game = new Game(UNREST, { seed });
      const dice = new SeededDice(seed);
      while (game.outcome === null) {
        const before = game.history("spectator").length;
        const events = game.play(UNREST.randomMove(game.state, dice));
        const isSeen = UNREST.viewEvents(events, "spectator").length > 0;
        expect(game.history("spectator").length).toBe(before + (isSeen ? 1 : 0));
        seen.add(isSeen ? 1 : 0);
      }
    }
    expect([...seen].sort()).toEqual([0, 1]);
  });
});

describe("an answer to an old question", () => {
  test("is refused, and nothing is played", () => {
    const game = new Game(UNREST, { seed: "stale" });
    const [seat = "carthage"] = UNREST.seatsToMove(game.state);
    const [move] = game.legalMoves(seat);
    const question = game.question(seat);
    expect(() => game.playAs(seat, move!, "another")).toThrow(IllegalMoveError);
    expect([game.ply, game.question(seat)]).toEqual([0, question]);
    game.playAs(seat, move!, question);
    expect(game.ply).toBe(1);
    try {
      game.playAs(seat, move!, question);
    } catch (error) {
      expect((error as IllegalMoveError).refusal).toEqual({ code: "move/stale", clause: null, data: { seat } });
    }
    expect(game.ply).toBe(1);
  });
});

describe("subscribe", () => {
  const begun = (): { game: Game<NonNullable<typeof UNREST.types>>; seat: "carthage" | "coalition" } => {
    for (let seed = 0; ; seed++) {
      const game = new Game(UNREST, { seed });
      const dice = new SeededDice(seed);
      for (let n = 0; n < 60 && game.outcome === null; n++) {
        game.play(UNREST.randomMove(game.state, dice));
        const seat = UNREST.seats.find((one) => game.canUndo(one));
        if (seat !== undefined) return { game, seat };
      }
    }
  };
  test("calls once for each change, when it is done", () => {
    const { game, seat } = begun();
    const told: unknown[] = [];
    const stop = game.subscribe(() => told.push([game.ply, game.canRedo(seat), game.outcome?.kind ?? null]));
    const { ply, state } = game;
    game.undo(seat);
    expect(game.state).not.toBe(state);
    game.redo(seat);
    game.concede(seat);
    stop();
    expect(told.slice(0, 2)).toEqual([
      [ply - 1, true, null],
      [ply, false, null],
    ]);
    expect([told.length, game.outcome === null]).toEqual([3, false]);
  });
  test("the same listener twice is called twice, and each stops by itself", () => {
    const { game, seat } = begun();
    let count = 0;
    const listener = (): void => void count++;
    const stop = game.subscribe(listener);
    game.subscribe(listener);
    game.undo(seat);
    stop();
    stop();
    game.redo(seat);
    expect(count).toBe(3);
  });
  test("a listener that throws keeps nobody else from hearing, and changes nothing in the game", () => {
    const { game, seat } = begun();
    let heard = 0;
    game.subscribe(() => {
      throw new Error("cannot draw");
    });
    game.subscribe(() => heard++);
    const { ply } = game;
    expect(() => game.undo(seat)).toThrow("cannot draw");
    expect([game.ply, heard]).toEqual([ply - 1, 1]);
  });
  test("a refused move tells nobody", () => {
    const { game } = begun();
    let heard = 0;
    game.subscribe(() => heard++);
    expect(() => game.play("carthage dance")).toThrow();
    expect(heard).toBe(0);
  });
});
