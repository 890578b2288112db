/** What bots look at, and how far: the worlds that they sample, the limits of their lines, answers and guesses. */
import { afterEach, describe, expect, test, vi } from "vitest";
import { evaluate } from "../../examples/tiny/standing/evaluate.js";
import { TINY, type TinyTypes } from "../../examples/tiny/index.js";
import { Aftermath } from "../../src/bots/aftermath.js";
import { Answers, levelOf } from "../../src/bots/choice.js";
import { guessOf, LEAST, type Start, startOf } from "../../src/bots/guess.js";
import { FlatMonteCarlo, Greedy, Ismcts, type Player, Policy, Random } from "../../src/bots/index.js";
import { LineSearch, type Reach } from "../../src/bots/lines.js";
import { amountOption, countOption, evaluationOf } from "../../src/bots/player.js";
import { type Dice, SeededDice } from "../../src/index.js";

afterEach(() => void vi.restoreAllMocks());

/** A position with a choice of several lines. */
function raid(): ReturnType<typeof TINY.setup> {
  const state = TINY.setup({ seed: "raid" });
  for (const seat of TINY.seats) {
    const cards = TINY.legalMoves(state, seat) as readonly { readonly card: string }[];
    const best = [...cards].sort((a, b) => Number(b.card.slice(-1)) - Number(a.card.slice(-1)))[0]!;
    TINY.advance(state, best as never);
  }
  return state;
}

const STATE = raid();
const [SEAT] = TINY.seatsToMove(STATE) as ["north" | "south"];
const even = (_state: never, _seat: number, actions: readonly number[], out: Float64Array): void => void out.fill(1, 0, actions.length);

describe("the worlds of", () => {
  /** The numbers of the worlds that a bot samples for one choice. */
  function worldsOf(make: (rules: typeof TINY) => Player<TinyTypes>): number[] {
    const numbers: number[] = [];
    const determinize = (...args: Parameters<typeof TINY.determinize>) => {
      numbers.push(Number(/ (\d+)$/.exec(String(args[2]))![1]));
      return TINY.determinize(...args);
    };
    make({ ...TINY, determinize }).choose(STATE, SEAT);
    return numbers;
  }
  const upTo = (count: number): number[] => Array.from({ length: count }, (_, n) => n);
  test("a greedy bot are one for its lines and eight to compare them in", () => {
    expect(worldsOf((rules) => new Greedy(rules, { evaluate }))).toEqual(upTo(9));
    expect(worldsOf((rules) => new Greedy(rules, { evaluate, worlds: 2 }))).toEqual(upTo(3));
  });
  test("flat Monte Carlo are one a try", () => expect(worldsOf((rules) => new FlatMonteCarlo(rules, { evaluate, iterations: 7, depth: 1 }))).toEqual(upTo(7)));
  test("a search are four for lines and one a try, with a policy one a try", () => {
    expect(worldsOf((rules) => new Ismcts(rules, { evaluate, iterations: 6 }))).toEqual(upTo(10));
    expect(worldsOf((rules) => new Ismcts(rules, { evaluate, iterations: 6, prior: even as never }))).toEqual(upTo(10).slice(4));
    expect(worldsOf((rules) => new Ismcts(rules, { evaluate, iterations: 2, prior: even as never, positions: 5 }))).toEqual(upTo(6));
  });
  test("a policy are one, of chance none", () => {
    expect([worldsOf((rules) => new Policy(rules, { prior: even as never })), worldsOf((rules) => new Random(rules))]).toEqual([[0], []]);
  });
});

describe("the lines of", () => {
  /** How far a bot looks. */
  function reachesOf(choose: () => unknown): Reach[] {
    const reaches: Reach[] = [];
    const original = LineSearch.prototype.linesOf;
    vi.spyOn(LineSearch.prototype, "linesOf").mockImplementation(function (this: LineSearch<never>, world, reach, ...rest) {
      reaches.push(reach);
      return original.call(this, world, reach, ...rest);
    });
    choose();
    vi.restoreAllMocks();
    return reaches;
  }
  test("a greedy bot are those of 1,500 positions, spread", () => {
    const reach = { width: 12, length: 24, positions: 1500, isSpread: true };
    expect(reachesOf(() => new Greedy(TINY, { evaluate }).choose(STATE, SEAT))).toEqual([reach]);
    expect(reachesOf(() => new Greedy(TINY, { evaluate, positions: 20 }).choose(STATE, SEAT))).toEqual([{ ...reach, positions: 20 }]);
  });
  test("a search are of three positions for each try, and of a hundred at most", () => {
    const first = (options: object): Reach => reachesOf(() => new Ismcts(TINY, { evaluate, ...options }).choose(STATE, SEAT))[0]!;
    const reach = { width: 8, length: 16, positions: 30, isSpread: false };
    expect(first({ iterations: 10 })).toEqual(reach);
    expect([first({ iterations: 33 }), first({ iterations: 34 }), first({ iterations: 34, positions: 7 })].map(({ positions }) => positions)).toEqual([
      99, 100, 7,
    ]);
  });
  test("what follows a move are of thirty positions", () => {
    const state = TINY.clone(STATE);
    const answers = new Answers<TinyTypes>(TINY, evaluate);
    const level = levelOf(state);
    const after = new Aftermath<TinyTypes>(TINY, evaluate, answers, 3);
    const reaches = reachesOf(() => after.valueAfter(state, SEAT, { ...level, first: 0 }, new SeededDice(1)));
    for (const reach of reaches) expect(reach).toEqual({ width: 4, length: 10, positions: 30, isSpread: false });
    expect(reaches.length).toBeGreaterThan(0);
  });
  test("another world are played there as far as they are legal", () => {
    const search = new LineSearch<TinyTypes>(TINY, (s) => [s.strength[0]! / 100, s.strength[1]! / 100], SEAT, 1);
    const index = TINY.seats.indexOf(SEAT);
    const strike = TINY.parse(`${SEAT} strike 1`);
    const [none, played] = [TINY.clone(STATE), TINY.clone(STATE)];
    expect(search.valueIn(none, { moves: [], sure: 0, value: 0 })).toBeCloseTo(STATE.strength[index]! / 100, 4);
    expect(search.valueIn(played, { moves: [strike, strike, strike], sure: 1, value: 0 })).toBeLessThan(STATE.strength[index]! / 100);
    const expected = TINY.clone(STATE);
    for (const move of [strike, strike, strike]) {
      if (TINY.explain(expected, move) !== null) break;
      TINY.advance(expected, move);
    }
    expect(played).toEqual(expected);
    expect(played).not.toEqual(STATE);
  });
});

test("lines end with the list at which their positions are used up, and with the length that is said", () => {
  // Two moves in each position, each of which leads to a new one.
  const looked: string[] = [];
  const rules = {
    seats: ["a"],
    compoundStarts: [],
    outcome: () => null,
    seatsToMove: () => ["a"],
    revealsSecret: () => false,
    legalMoves: () => ["x", "y"],
    clone: (s: object) => ({ ...s }),
    advance(s: { way: string }, move: string) {
      s.way += move;
      looked.push(s.way);
    },
  };
  const search = new LineSearch<never>(rules as never, ((s: { way: string }) => [s.way.length / 100]) as never, "a" as never, 1);
  const look = (positions: number, length: number): string[] => {
    looked.length = 0;
    search.linesOf({ frames: [0, 0], dice: [1], edition: "", way: "" } as never, { width: 9, length, positions, isSpread: false }, new SeededDice(1));
    return [...looked];
  };
  expect(look(1, 9)).toEqual(["x", "y"]);
  expect(look(2, 9)).toEqual(["x", "y"]);
  expect(look(3, 9)).toEqual(["x", "y", "xx", "xy"]);
  expect(look(5, 9)).toEqual(["x", "y", "xx", "xy", "yx", "yy"]);
  expect(look(99, 2)).toEqual(["x", "y", "xx", "xy", "yx", "yy"]);
});

describe("answers", () => {
  /** A game in which b is always asked, with so many moves; a position counts its moves. */
  function asking(count: number, worth: (last: number) => number = () => 0) {
    const made: number[] = [];
    const moves = Array.from({ length: count }, (_, n) => n);
    const rules = {
      seats: ["a", "b"],
      compoundStarts: [],
      outcome: () => null,
      seatsToMove: () => ["b"],
      legalMoves: () => moves,
      clone: (s: object) => ({ ...s }),
      advance(s: { last: number; isReal?: boolean }, move: number) {
        s.last = move;
        made.push(move);
      },
    };
    const answers = new Answers<never>(rules as never, ((s: { last: number }) => [0, worth(s.last)]) as never);
    return { answers, made };
  }
  const state = (): never => ({ frames: [0, 0], last: -1 }) as never;
  const LEVEL = { first: 0, ground: 0, kind: undefined };
  const from = (place: number): Dice => ({ draw: () => place }) as never;

  test("are twelve in a row at most, and none when the time is up", () => {
    const { answers, made } = asking(1);
    expect([answers.untilAsked(state(), "a" as never, LEVEL, from(0)), made.length]).toEqual([true, 12]);
    made.length = 0;
    let left = 3;
    expect([answers.untilAsked(state(), "a" as never, LEVEL, from(0), () => --left === 0), made.length]).toEqual([true, 3]);
    expect(answers.untilAsked(state(), "b" as never, LEVEL, from(0))).toBe(false);
  });
  test("are the best of three moves in a row, of equals the first", () => {
    const answered = (place: number, worth: (last: number) => number): number[] => {
      const { answers, made } = asking(5, worth);
      answers.answer(state(), "b" as never, from(place));
      return made;
    };
    expect(answered(4, (last) => -last)).toEqual([4, 0, 1, 0]);
    expect(answered(1, (last) => last)).toEqual([1, 2, 3, 3]);
    expect(answered(2, () => 0)).toEqual([2, 3, 4, 2]);
    const { answers, made } = asking(2, (last) => last);
    answers.answer(state(), "b" as never, from(1));
    expect(made).toEqual([1, 0, 1]);
  });
  test("end where the stack is back and another seat is asked, where its ground is another, and where nobody is asked", () => {
    const { answers } = asking(1);
    expect(answers.isOver(state(), "a" as never, LEVEL)).toBe(false);
    expect(answers.isOver(state(), "a" as never, { ...LEVEL, first: 1 })).toBe(true);
    expect(answers.isOver(state(), "a" as never, { first: 0, ground: 1, kind: 7 })).toBe(true);
    expect(answers.isOver(state(), "a" as never, { first: 0, ground: 1, kind: 0 })).toBe(false);
    const ended = TINY.concede(STATE, SEAT).state;
    expect(new Answers<TinyTypes>(TINY, evaluate).isOver(ended, SEAT, levelOf(ended))).toBe(true);
  });
  test("are counted from the level of the stack where the choice begins", () => {
    const ended = TINY.concede(STATE, SEAT).state;
    expect(levelOf(ended)).toEqual({ first: 1, ground: 0, kind: undefined });
    const { first, ground, kind } = levelOf(STATE);
    expect([first, kind, ground < STATE.frames.length]).toEqual([3, STATE.frames[ground - 1], true]);
  });
});

describe("a guess", () => {
  const worthOf = (starts: Iterable<Start>, least: readonly number[]) => {
    const root = guessOf(starts, least);
    return [root.value, ...[...root.next].map(([key, { value, next }]) => [key, value, [...next].map(([inner, guess]) => [inner, guess.value])])];
  };
  test("is the mean of the worlds, with the least value of one where there is no such line", () => {
    expect(worthOf([], [0])).toEqual([LEAST]);
    expect(worthOf([{ keys: [5], values: [0.5, 0.25] }], [0, 0])).toEqual([0.375, [5, 0.375, []]]);
    expect(worthOf([{ keys: [5], values: [undefined, 0.5] }], [-0.25, 0.125])).toEqual([0.125, [5, 0.125, []]]);
  });
  test("of a move is that of the best line through it", () => {
    const starts: Start[] = [
      { keys: [1, 2], values: [0.25] },
      { keys: [1, 3], values: [0.75] },
      { keys: [1], values: [-0.5] },
      { keys: [4], values: [0.5] },
    ];
    expect(worthOf(starts, [0])).toEqual([
      0.75,
      [
        1,
        0.75,
        [
          [2, 0.25],
          [3, 0.75],
        ],
      ],
      [4, 0.5, []],
    ]);
    expect(worthOf([...starts].reverse(), [0])).toEqual([
      0.75,
      [4, 0.5, []],
      [
        1,
        0.75,
        [
          [3, 0.75],
          [2, 0.25],
        ],
      ],
    ]);
  });
  test("has one start for the same moves", () => {
    const starts = new Map<string, Start>();
    const start = startOf(starts, [1, 2]);
    start.values[0] = 1;
    expect([startOf(starts, [1, 2]) === start, startOf(starts, [12]).values, [...starts.values()].map(({ keys }) => keys)]).toEqual([true, [], [[1, 2], [12]]]);
  });
});

describe("the value of a position", () => {
  const rules = (winners: readonly string[], scores: object) => ({ seats: ["a", "b", "c"], outcome: () => ({ winners, scores }) }) as never;
  const valued = (winners: readonly string[], scores: object = { a: 3, b: 1 }) => evaluationOf(rules(winners, scores), {} as never, () => expect.unreachable());
  test("of a game that is over is 1, -1, or 0 for all in a draw and for those who do not play", () => {
    expect([valued(["a"]), valued(["b"]), valued(["a", "b"]), valued([])]).toEqual([
      [1, -1, 0],
      [-1, 1, 0],
      [1, 1, 0],
      [0, 0, 0],
    ]);
    expect(valued(["c"], { c: 0 })).toEqual([0, 0, 1]);
  });
  test("of any other is a number for each seat", () => {
    const open = { seats: ["a", "b"], outcome: () => null } as never;
    expect(evaluationOf(open, {} as never, () => [0.5, -0.5])).toEqual([0.5, -0.5]);
    expect(() => evaluationOf(open, {} as never, () => [1])).toThrow("options.evaluate: expected to return a list of 2 numbers");
    expect(() => evaluationOf(open, {} as never, () => 1 as never)).toThrow("options.evaluate: expected to return a list of 2 numbers");
    expect(() => evaluationOf(open, {} as never, () => [0, Number.NaN])).toThrow("expected to return numbers from -1 to 1, got NaN for seat 1");
    expect(() => evaluationOf(open, {} as never, () => [Number.NaN, 0])).toThrow("got NaN for seat 0");
  });
});

test("numbers among options are whole from 1, or any from 0, or what they are when left out", () => {
  expect([countOption("n", undefined, 7), countOption("n", 1, 7), amountOption("n", undefined, 7), amountOption("n", 0, 7)]).toEqual([7, 1, 7, 0]);
  for (const bad of [0, 1.5, -1, Number.NaN, "2"]) expect(() => countOption("n", bad as never, 7)).toThrow("n: expected a whole number from 1, got");
  for (const bad of [-0.1, Number.NaN, "x"]) expect(() => amountOption("n", bad as never, 7)).toThrow("n: expected a number from 0, got");
});
