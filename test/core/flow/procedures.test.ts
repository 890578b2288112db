/** Procedures by their steps, and the handles of their frames. */
import { describe, expect, test } from "vitest";
import type { Dice } from "../../../src/core/dice/dice.js";
import { SeededDice } from "../../../src/core/dice/seeded.js";
import { framesOf, inOneTable, NONE } from "../../../src/core/flow/frame-rows.js";
import { forgetAnswer } from "../../../src/core/flow/frames.js";
import { type Procedure, runToChoice } from "../../../src/core/flow/flow.js";
import { ASK, asking, automatic, ended, inOrder, type StepWork } from "../../../src/core/flow/procedures.js";
import type { GameState } from "../../../src/core/state/state.js";

const ROWS = {
  game: { automatic: ["deal", "play"], about: { round: "1..9" } },
  march: { steps: ["start", "moved"], asks: ["start"], about: { seat: "seat" }, keeps: { path: "space[2]", host: "army?" }, answers: "flag" },
  count: { about: { who: "seat" }, answers: "number" },
  over: { over: true },
} as const;
const F = framesOf(ROWS);
const DICE: Dice = new SeededDice(1);
const empty = (): GameState => ({ edition: "", dice: [0, 0, 0, 1], frames: [] });
const question = { clause: "X-1", moves: () => undefined, play: () => undefined };

describe("the handle of a frame", () => {
  test("knows its steps, those at which it asks, and where its slots are", () => {
    expect([F.game, F.march, F.count, F.over].map(({ steps, asks }) => [steps, asks])).toEqual([
      [["deal", "play"], []],
      [["start", "moved"], ["start"]],
      [["ask"], ["ask"]],
      [["over"], []],
    ]);
    expect([F.march.step, F.over.step]).toEqual([{ start: 0, moved: 1 }, { over: 0 }]);
    expect(F.march.places.map(({ name, size }) => [name, size])).toEqual([
      ["seat", 1],
      ["path", 3],
      ["host", 1],
    ]);
    expect([F.march.name, F.march.row]).toEqual(["march", ROWS.march]);
  });
  test("finds the nearest frame of its kind, and says where it stands", () => {
    const s = empty();
    expect([F.game.isUnderWay(s), F.game.find(s)]).toEqual([false, null]);
    F.game.push(s);
    F.march.push(s).seat = 1;
    F.count.push(s);
    F.march.push(s).seat = 2;
    expect([F.game.path(s), F.march.path(s), F.count.path(s)]).toEqual(["frames[0]", "frames[3]", "frames[2]"]);
    expect([F.march.under(s).seat, F.march.find(s)?.seat, F.march.isUnderWay(s), F.over.isUnderWay(s)]).toEqual([2, 2, true, false]);
    expect([F.march.top(s).host, [...F.march.top(s).path]]).toEqual([NONE, []]);
    F.march.pop(s, true);
    expect([F.march.path(s), F.march.under(s).seat]).toEqual(["frames[1]", 1]);
  });
  test("refuses what is not on top or not under way, as a fault of the ruleset", () => {
    const s = empty();
    F.march.push(s);
    expect(() => F.game.top(s)).toThrow("tyche invariant: game is not on top, but frame 1");
    expect(() => F.count.pop(s, 1)).toThrow("tyche invariant: count is not on top, but frame 1");
    expect(() => F.game.under(s)).toThrow("tyche invariant: no game is under way");
    expect(() => F.game.top(empty())).toThrow("game is not on top, but frame -1");
  });
  test("reads the answer of the frame that ended: a flag is no where there was none, and a number has to be there", () => {
    const s = empty();
    F.game.push(s);
    expect(F.march.answered(s)).toBe(false);
    expect(() => F.count.answered(s)).toThrow("tyche invariant: count has left no answer");
    F.count.push(s);
    F.count.pop(s, 0);
    expect(F.count.answered(s)).toBe(0);
    F.march.push(s);
    F.march.pop(s, true);
    expect(F.march.answered(s)).toBe(true);
    forgetAnswer();
    expect(() => F.march.answered(s)).toThrow("after a question");
  });
});

describe("a procedure", () => {
  test("that asks knows its seat from its slot, or as it says", () => {
    const march = asking(F.march, { ...question, run: { moved: () => undefined } });
    const s = empty();
    F.march.push(s).seat = 2;
    expect([march.asks(s), march.kind, march.clause, march.slots, march.frame]).toEqual([4, "march", "X-1", ["seat", "path", "host"], F.march.kind]);
    expect(asking(F.march, { ...question, asks: () => 3, run: { moved: () => undefined } }).asks(s)).toBe(3);
    expect(asking(F.count, question).asks).toBeUndefined();
  });
  test("does the work of its step and asks where it says so, or where a step has no work", () => {
    const done: string[] = [];
    const march = asking<typeof ROWS.march, GameState, string>(F.march, { ...question, run: { moved: (_s, _dice, log) => void log?.push("moved") } });
    const s = empty();
    const frame = F.march.push(s);
    expect(march.run(s, DICE, done)).toBe(true);
    frame.step = F.march.step.moved;
    expect([march.run(s, DICE, done), done]).toEqual([false, ["moved"]]);
    expect(march.work).toEqual([null, expect.any(Function)]);
    const other = empty();
    F.count.push(other);
    expect(asking(F.count, { ...question, run: { ask: () => ASK } }).run(other, DICE, undefined)).toBe(true);
  });
  test("that never asks, or is the end, has no moves", () => {
    const s = empty();
    F.game.push(s);
    const [game, over] = [automatic(F.game, "X-2", { deal: () => undefined, play: () => ASK }), ended(F.over, "X-3")];
    for (const call of [() => game.asks(s), () => game.moves(s, 0, []), () => game.play(s, 0, 0 as never, DICE, undefined)])
      expect(call).toThrow("tyche invariant: a question of game cannot be reached");
    expect(over.asks(s)).toBe(0);
    for (const call of [() => over.moves(s, 0, []), () => over.play(s, 0, 0 as never, DICE, undefined)])
      expect(call).toThrow("a move after the end cannot be reached");
    expect([game.run(s, DICE, undefined), game.conceals, automatic(F.game, "X-2", { deal: () => undefined, play: () => ASK }, true).conceals]).toEqual([
      false,
      undefined,
      true,
    ]);
    F.game.top(s).step = F.game.step.play;
    expect([game.run(s, DICE, undefined), over.clause]).toEqual([true, "X-3"]);
  });
});

test("tables of frames are put together, and procedures stand in the order of the table", () => {
  expect(Object.keys(inOneTable({ b: 1 }, { a: 2 }, { c: 3 }))).toEqual(["b", "a", "c"]);
  const [a, b] = [{ kind: "a" }, { kind: "b" }];
  expect(inOrder({ b: {}, a: {} }, [a, b] as never)).toEqual([b, a]);
  expect(inOrder({ b: {}, c: {}, a: {} }, [a, b] as never)).toEqual([b, a]); // refused by `createRuleset`
});

describe("the contract of a procedure, as the engine runs it", () => {
  const none = (): never => {
    throw new Error("not asked");
  };
  const game = automatic<typeof ROWS.game, GameState, string>(F.game, "X-1", {
    deal: (s) => void (F.game.top(s).step = F.game.step.play),
    play: (s, _dice, log) => {
      log?.push(`${F.march.answered(s)}`);
      F.march.push(s).seat = 1;
    },
  });
  const march = (run: StepWork<GameState, string>): Procedure<GameState, string> =>
    asking<typeof ROWS.march, GameState, string>(F.march, {
      clause: "X-1",
      moves: none,
      play: none,
      asks: () => 0,
      run: { start: run, moved: () => undefined },
    });
  const flow = (run: StepWork<GameState, string>): { s: GameState; log: string[]; play: () => number } => {
    const [s, log]: [GameState, string[]] = [empty(), []];
    F.game.push(s);
    const procedures = [
      game,
      march(run),
      asking<typeof ROWS.count, GameState, string>(F.count, { ...question, asks: () => 0 }),
      ended<typeof ROWS.over, GameState, string>(F.over, "X-1"),
    ];
    return { s, log, play: () => runToChoice(s, procedures, DICE, log) };
  };

  test("a step that neither asks nor goes on is a fault of the ruleset, named by the procedure", () => {
    expect(flow(() => undefined).play).toThrow("the flow does not come to a choice in march");
  });
  test("a frame that is popped without an answer leaves no for a flag, and a fault for a value", () => {
    let left = 2;
    const { s, log, play } = flow((state) => (left-- > 0 ? F.march.pop(state, false) : ASK));
    expect(play()).toBe(0);
    expect(log).toEqual(["false", "false", "false"]);
    F.count.push(s);
    (F.count as { pop(state: GameState, answer?: number): void }).pop(s);
    expect(() => F.count.answered(s)).toThrow("count has left no answer");
  });
  test("a procedure that pushes its own kind goes on in the upper frame first, and finds its own slots again by top", () => {
    const seats: number[] = [];
    const { s, play } = flow((state) => {
      const own = F.march.top(state);
      seats.push(own.seat);
      if (own.seat === 3) return ASK;
      const next = own.seat + 1;
      F.march.push(state).seat = next; // `own` shows the frame pushed last from here on
      expect(own.seat).toBe(F.march.top(state).seat);
      return undefined;
    });
    expect(play()).toBe(0);
    expect(seats).toEqual([1, 2, 3]);
    F.march.pop(s, false);
    expect([F.march.top(s).seat, F.march.under(s).seat]).toEqual([2, 2]);
  });
});
