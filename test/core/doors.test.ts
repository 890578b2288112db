/** The doors of the engine: what comes from outside is bounded before anything runs on it. */
import { describe, expect, test } from "vitest";
import { code } from "../../src/core/moves/codes.js";
import { EnumeratingDice, enumerate, ScriptedDice, SeededDice } from "../../src/index.js";
import { playUntil } from "../../src/core/dice/dice.js";
import { createEditions, MOST_EDITIONS } from "../../src/core/state/editions.js";
import { demand, isTycheError, TycheError } from "../../src/core/basics/errors.js";
import { Game } from "../../src/core/game/game.js";
import { createMoveCodec, type MoveKind, NUMBERS } from "../../src/core/moves/moves.js";
import { distribution, odds } from "../../src/core/game/odds.js";
import { perft, perftByMove } from "../../src/core/game/perft.js";
import { redact, verify } from "../../src/core/game/record.js";
import { registrar } from "../../src/core/ruleset/register-edition.js";
import { cells, list, number, readState } from "../../src/core/flow/shape.js";
import type { GameState } from "../../src/core/state/state.js";
import { DIADOCHI } from "../../src/diadochi/index.js";
import { TINY } from "../../examples/tiny/index.js";

const typed = (name: string) => expect.objectContaining({ name, brand: "tyche.error" });

interface Bid {
  readonly seat: string;
  readonly type: string;
  readonly count?: number;
  readonly face?: number;
}
const BID: MoveKind<GameState, Bid> = {
  type: "bid",
  args: [
    ["count", NUMBERS],
    ["face", NUMBERS],
  ],
  make: (seat: string, count: number, face: number) => ({ seat, type: "bid", count, face }),
};
const ANYWHERE: GameState = { edition: "", dice: [1, 2, 3, 4], frames: [] };

describe("the move table", () => {
  const codec = createMoveCodec<GameState, Bid>(["a"], [BID]);

  test("a number that fits into no code is no move, and is not taken for another", () => {
    expect(codec.encode(ANYWHERE, { seat: "a", type: "bid", count: 3, face: 2 })).toBe(code(0, 3, 2));
    for (const count of [1024, 1027, 2048, 4095, 4096, -1, 1.5, "3", null]) {
      expect(codec.encode(ANYWHERE, { seat: "a", type: "bid", count, face: 2 })).toBe(-1);
    }
    expect(codec.encode(ANYWHERE, { seat: "a", type: "bid", count: 3, face: 4095 })).toBe(code(0, 3, 4095));
    expect(codec.encode(ANYWHERE, { seat: "a", type: "bid", count: 3, face: 4096 })).toBe(-1);
  });
  test("notation knows the same bounds, and numbers in one form only", () => {
    expect(codec.parse("a bid 1023 4095")).toEqual({ seat: "a", type: "bid", count: 1023, face: 4095 });
    for (const line of ["a bid 1024 1", "a bid 1 4096", "a bid 01 1", "a bid 1 00", "a bid 1 +1"])
      expect(() => codec.parse(line)).toThrowError(typed("NotationError"));
  });
});

describe("a move that is an object with getters", () => {
  test("is read once: what is checked is what is played and kept", () => {
    const game = new Game(TINY, { seed: "getters" });
    const [north] = game.legalMoves("north");
    let asked = 0;
    const sly = Object.defineProperties({ ...north }, { seat: { enumerable: true, get: () => (asked++ === 0 ? "north" : "south") } }) as NonNullable<
      typeof north
    >;
    game.play(sly);
    expect(asked).toBe(1);
    expect(game.record().moves).toEqual([TINY.format(north!)]);
    expect(verify(TINY, { ...game.record() }).plies).toBe(1);
  });
  test("and cannot be read is a typed error", () => {
    const closed = {
      get seat(): string {
        throw new RangeError("no");
      },
      type: "pledge",
    };
    const game = new Game(TINY, { seed: "getters" });
    expect(() => game.play(closed as never)).toThrowError(typed("IllegalMoveError"));
    expect(() => TINY.apply(game.state, closed as never)).toThrowError(typed("IllegalMoveError"));
  });
});

describe("Game", () => {
  test("nobody is no seat that could play again", () => {
    const game = new Game(TINY, { seed: "redo" });
    expect(game.canRedo(undefined as never)).toBe(false);
    expect(() => game.redo(undefined as never)).toThrowError(typed("IllegalMoveError"));
    expect(() => game.undo(undefined as never)).toThrowError(typed("IllegalMoveError"));
  });
  test("a concession is in the redacted record too", () => {
    const game = new Game(TINY, { seed: "concede" });
    game.play(game.legalMoves("north")[0]!);
    const told = game.concede("south");
    expect(told.length).toBeGreaterThan(0);
    for (const viewer of ["north", "south", "spectator", "arbiter"] as const)
      expect(redact(TINY, game.record(), viewer).happened.flatMap(({ events }) => events)).toEqual(game.events(viewer));
  });
  test("an outcome that is no JSON is the record's fault", () => {
    const record = new Game(TINY, { seed: "outcome" }).record();
    const cycle: Record<string, unknown> = {};
    cycle["self"] = cycle;
    for (const outcome of [cycle, { scores: 10n }]) expect(() => verify(TINY, { ...record, outcome })).toThrowError(typed("ReplayError"));
  });
  test("an array of any length that is no list of events ends at once", () => {
    const endless: never[] = [];
    endless.length = 2 ** 32 - 1;
    for (const viewer of ["north", "arbiter"] as const) expect(() => TINY.viewEvents(endless, viewer)).toThrowError(typed("PositionError"));
  });
});

describe("dice", () => {
  const doors = {
    seeded: () => new SeededDice("x"),
    scripted: () => new ScriptedDice("1 2 3", { draws: "0 1" }),
    enumerating: () => new EnumeratingDice([], 1000),
  };
  const NO_SIZES = [Number.NaN, undefined, "x", Number.POSITIVE_INFINITY, 2 ** 32 + 1, 2 ** 20 + 1, 0, -3, 1.5, null, {}] as number[];

  test.each(Object.entries(doors))("%s: what is no size of a die is a DiceError", (_, open) => {
    for (const size of NO_SIZES) {
      expect(() => open().roll(size)).toThrowError(typed("DiceError"));
      expect(() => open().draw(size)).toThrowError(typed("DiceError"));
      expect(() => open().rollOff(size, 6)).toThrowError(typed("DiceError"));
      expect(() => open().rollOff(2, size)).toThrowError(typed("DiceError"));
    }
    expect(() => open().rollOff(2, 1)).toThrowError(typed("DiceError"));
  });
  test("the largest die is rolled", () => {
    const face = new SeededDice("large").roll(2 ** 20);
    expect(face >= 1 && face <= 2 ** 20).toBe(true);
  });
  test("a source that is no generator is a DiceError", () => {
    for (const source of [[], [1, 2, 3], [1, 2, 3, Number.NaN], {}, null, [1, 2, 3, "4"]])
      expect(() => new SeededDice(source as never)).toThrowError(typed("DiceError"));
  });
  test("a wrong script is a DiceError", () => {
    for (const script of [null, 7, {}, ["1"], [1.5], "six"]) expect(() => new ScriptedDice(script as never)).toThrowError(typed("DiceError"));
  });
  test("what is never decided ends", () => {
    expect(() => playUntil(() => null, undefined)).toThrowError(typed("DiceError"));
  });
  test("enumerations and counts of lines are bounded", () => {
    const state = TINY.setup({ seed: 1 });
    for (const depth of [Number.NaN, -1, 1.5, Number.POSITIVE_INFINITY, "2" as never]) {
      expect(() => perft(TINY, state, depth)).toThrowError(typed("DiceError"));
      expect(() => perftByMove(TINY, state, depth)).toThrowError(typed("DiceError"));
    }
    expect(() => distribution((dice) => dice.roll(10 ** 9))).toThrowError(typed("DiceError"));
    expect(() => distribution((dice) => dice.roll(2 ** 20))).toThrowError(typed("DiceError"));
    for (const paths of [Number.NaN, 0, -1, 0.5])
      expect(() =>
        enumerate(
          (dice) => dice.roll(6),
          () => {},
          { paths },
        ),
      ).toThrowError(typed("DiceError"));
  });
});

describe("states from outside", () => {
  const read = (cell: unknown, shape: Parameters<typeof readState>[1]) => () =>
    readState({ edition: "", dice: [1, 2, 3, 0], frames: [0, 0], field: cell }, shape, [{ slots: [] }], () => {});

  test("every cell is in its range before a rule reads it", () => {
    expect(read(3, () => ({ field: number(0, 3) }))).not.toThrow();
    expect(read(4, () => ({ field: number(0, 3) }))).toThrow("state.field: expected a whole number in 0..3, got 4");
    expect(read([0, 9], () => ({ field: cells(2, 0, [0, 9]) }))).not.toThrow();
    expect(read([1, 9], () => ({ field: cells(2, 0, [0, 9]) }))).toThrow("state.field[0]: expected a whole number in 0..0, got 1");
    expect(read([1], () => ({ field: cells(2, 0, 9) }))).toThrow("state.field: expected 2 entries");
    expect(read([], () => ({ field: list(2, 0, 9) }))).not.toThrow();
    expect(read([1, 2, 3], () => ({ field: list(2, 0, 9) }))).toThrow("state.field: expected at most 2 entries");
    expect(read([1, 10], () => ({ field: list(2, 0, 9) }))).toThrow("state.field[1]");
  });
  test("a failed rule names the field, what was expected and what came", () => {
    expect(() => demand(false, "spaces.pella.owner", "a player", "nobody")).toThrowError(
      expect.objectContaining({ name: "PositionError", details: { path: "spaces.pella.owner", expected: "a player", got: '"nobody"' } }),
    );
    expect(() => demand(true, "spaces.pella.owner", "a player", "nobody")).not.toThrow();
  });
  test("what fails for our own reasons is reported without our word for a bug", () => {
    const failing = () =>
      readState(
        { edition: "", dice: [1, 2, 3, 0], frames: [0, 0] },
        () => ({}),
        [{ slots: [] }],
        () => {
          throw new Error("tyche invariant: two kings");
        },
      );
    expect(failing).toThrowError(
      expect.objectContaining({ name: "PositionError", message: "state: expected a position of this ruleset, got one where two kings" }),
    );
  });
});

test("messages are bounded in length", () => {
  expect(new TycheError("x", "y".repeat(10_000)).message.length).toBeLessThan(1000);
});

describe("editions", () => {
  const standard = { name: "standard", rows: [{ id: "a", value: 1 }], notes: {} as Record<string, unknown> };
  function open<T extends object>(compile: (data: typeof standard) => T) {
    const editions = createEditions(() => compile(standard));
    return { of: editions.of, hold: editions.hold, register: registrar(editions, standard, compile) };
  }
  const asGiven = (data: typeof standard) => data;

  test("the same data has the same name in whatever order its keys stand, and keeps the standard's order", () => {
    const editions = open(asGiven);
    expect(editions.register({ notes: {}, rows: [{ value: 1, id: "a" }], name: "standard" })).toBe("");
    const name = editions.register({ name: "other", rows: [{ id: "a", value: 2 }], notes: { y: 1, x: 2 } });
    expect(editions.register({ notes: { x: 2, y: 1 }, rows: [{ value: 2, id: "a" }], name: "other" })).toBe(name);
    expect(JSON.stringify(editions.of(name))).toBe('{"name":"other","rows":[{"id":"a","value":2}],"notes":{"x":2,"y":1}}');
  });
  test("what is kept is a copy", () => {
    const editions = open(asGiven);
    const mine = { ...standard, name: "mine", rows: [{ id: "a", value: 2 }] };
    const kept = editions.of(editions.register(mine));
    mine.rows[0]!.value = 99;
    expect(kept.rows).toEqual([{ id: "a", value: 2 }]);
  });
  test("so many are kept, and the one longest not asked for is forgotten", () => {
    const editions = open(asGiven);
    const names = Array.from({ length: MOST_EDITIONS }, (_, i) => editions.register({ ...standard, name: `edition ${i}` }));
    editions.of(names[0]!);
    editions.register({ ...standard, name: "one more" });
    expect(editions.of(names[0]!).name).toBe("edition 0");
    expect(() => editions.of(names[1]!)).toThrowError(typed("PositionError"));
    expect(editions.register({ ...standard, name: "edition 1" })).toBe(names[1]);
  });
  test("one that is held stays, however many come", () => {
    const editions = open(asGiven);
    const name = editions.register({ ...standard, name: "held" });
    const hold = editions.hold(name);
    for (let i = 0; i < 2 * MOST_EDITIONS; i++) editions.register({ ...standard, name: `edition ${i}` });
    expect(editions.of(name)).toBe(hold.tables);
    expect(editions.hold(name)).toBe(hold);
  });
  test("data given again is not read again; changed since, or forgotten, it is", () => {
    let read = 0;
    const editions = open((data) => ({ ...data, read: ++read }));
    const mine = { ...standard, name: "mine", rows: [{ id: "a", value: 2 }] };
    const name = editions.register(mine);
    expect([editions.register(mine), editions.register(structuredClone(mine)), read]).toEqual([name, name, 1]);
    mine.rows[0]!.value = 3;
    expect(editions.of(editions.register(mine)).rows).toEqual([{ id: "a", value: 3 }]);
    const other = { ...standard, name: "other" };
    const forgotten = editions.register(other);
    for (let i = 0; i < MOST_EDITIONS; i++) editions.of(editions.register({ ...standard, name: `later ${i}` }));
    expect(editions.register(other)).toBe(forgotten);
    expect(editions.of(forgotten).name).toBe("other");
  });
  test("one forgotten since its data were last given is taken in again", () => {
    const editions = open(asGiven);
    const mine = { ...standard, name: "mine" };
    const name = editions.register(mine);
    for (let i = 1; i < MOST_EDITIONS; i++) editions.register({ ...standard, name: `edition ${i}` });
    expect(editions.register(mine)).toBe(name);
    editions.register({ ...standard, name: "one more" });
    expect(() => editions.of(name)).toThrowError(typed("PositionError"));
    expect(editions.of(editions.register(mine)).name).toBe("mine");
  });
  test("of one that is not known the first forty characters are named", () => {
    expect(() => open(asGiven).of("x".repeat(50))).toThrow(`the edition ${"x".repeat(40)} is not known here`);
  });
  test("what is no JSON is a SetupError", () => {
    const cycle: Record<string, unknown> = {};
    cycle["self"] = cycle;
    for (const notes of [cycle, { n: 10n }, { text: "x".repeat(4_000_001) }])
      expect(() => open(asGiven).register({ ...standard, notes })).toThrowError(typed("SetupError"));
    const sly = open(asGiven);
    sly.of(sly.register({ ...standard, notes: JSON.parse('{"__proto__":{"polluted":true}}') as Record<string, unknown> }));
    expect(({} as Record<string, unknown>)["polluted"]).toBeUndefined();
  });
});

describe("odds for a seat", () => {
  test("nothing hidden: they are exact and need one world", () => {
    const game = new Game(TINY, { seed: "odds" });
    while (game.outcome === null) {
      const [move] = game.legalMoves();
      if (TINY.seatsToMove(game.state).length === 1) {
        const question = (_: unknown, events: readonly { type: string }[]) => events.length;
        const told = odds(TINY, game.state, move!, question, { viewer: "arbiter", worlds: 5 });
        expect(told).toEqual({ chances: odds(TINY, game.state, move!, question), worlds: 1, error: 0 });
      }
      game.play(move!);
    }
  });
  test("the odds of a card to be drawn do not tell what others hold", () => {
    const { state, move } = exchange();
    const drawn = (_: unknown, events: readonly { type: string }[]) => JSON.stringify(events.filter((event) => event.type === "card-drawn"));
    const truth = odds(DIADOCHI, state, move, drawn);
    const seat = odds(DIADOCHI, state, move, drawn, { viewer: move.seat, worlds: 400 });
    expect(truth.every(({ answer }) => seat.chances.some((chance) => chance.answer === answer))).toBe(true);
    expect(seat.chances.length).toBeGreaterThan(truth.length);
    expect(seat.worlds).toBe(400);
    expect(seat.error).toBeGreaterThan(0);
    expect(seat.chances.reduce((sum, { probability }) => sum + probability, 0)).toBeCloseTo(1, 10);
    // In another world that the seat could be in, it is shown the same within the error stated.
    const other = odds(DIADOCHI, DIADOCHI.determinize(state, move.seat, "elsewhere"), move, drawn, { viewer: move.seat, worlds: 400 });
    for (const { answer, probability } of other.chances) {
      const here = seat.chances.find((chance) => chance.answer === answer)?.probability ?? 0;
      expect(Math.abs(here - probability)).toBeLessThan(5 * (seat.error + other.error));
    }
  });
  test("worlds are a number in range, and an illegal move has none", () => {
    const state = TINY.setup({ seed: 1 });
    const [move] = TINY.legalMoves(state, "north");
    for (const worlds of [0, -1, Number.NaN, 1e9])
      expect(() => odds(TINY, state, move!, () => 1, { viewer: "north", worlds })).toThrowError(typed("DiceError"));
    expect(() => odds(TINY, state, { seat: "north", type: "hold" }, () => 1, { viewer: "north" })).toThrowError(typed("IllegalMoveError"));
    expect(isTycheError(undefined)).toBe(false);
  });
});

/** A position of a random game in which somebody may exchange a Surprise card. */
function exchange() {
  for (let n = 0; n < 50; n++) {
    let state = DIADOCHI.setup({ players: 3, seed: `exchange ${n}` });
    const dice = new SeededDice(n);
    for (let ply = 0; ply < 400 && DIADOCHI.outcome(state) === null; ply++) {
      const move = DIADOCHI.legalMoves(state).find(({ type }) => type === "exchange-surprise");
      if (move !== undefined) return { state, move };
      state = DIADOCHI.apply(state, DIADOCHI.randomMove(state, dice)).state;
    }
  }
  throw new Error("nobody may exchange a card in fifty games");
}
