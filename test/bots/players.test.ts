/** What holds of every bot in every game. */
import { describe, expect, test } from "vitest";
import { FlatMonteCarlo, Greedy, Ismcts, type Player, Policy, Random } from "../../src/bots/index.js";
import type { AnyRuleset, GameTypes, Memory } from "../../src/core/ruleset/contract.js";
import { SeededDice } from "../../src/core/dice/seeded.js";
import { hashState, hashText } from "../../src/core/state/hash.js";
import type { GameState } from "../../src/core/state/state.js";
import { type PlayedGame, PLAYED } from "./games.js";

/** Moves between two looks at the clock: a playout of 30, or an answer of three moves after a few that were forced. */
const MOST_AT_ONCE = 48;

/** In a whole game chance plays all decisions but one of so many. */
const BY_CHANCE = 15;

type AnyPlayer = Player<GameTypes>;

const PLAYERS: Readonly<Record<string, (game: PlayedGame, seed: string) => AnyPlayer>> = {
  Random: ({ ruleset }, seed) => new Random(ruleset, { seed }),
  Greedy: ({ ruleset, evaluate }, seed) => new Greedy(ruleset, { seed, evaluate, positions: 16, worlds: 2 }),
  FlatMonteCarlo: ({ ruleset, evaluate }, seed) => new FlatMonteCarlo(ruleset, { seed, evaluate, iterations: 8, depth: 3 }),
  Ismcts: ({ ruleset, evaluate }, seed) => new Ismcts(ruleset, { seed, evaluate, iterations: 8, depth: 3 }),
  // Prefers by what its seat is shown, and by nothing else.
  Policy: ({ ruleset }, seed) =>
    new Policy(ruleset, {
      seed,
      prior: (state, mover, actions, out) => {
        const dice = new SeededDice(ruleset.viewKey(state, ruleset.seats[mover]));
        actions.forEach((_, i) => void (out[i] = dice.roll(100)));
      },
    }),
};

/** Positions of a random game, some decisions apart. */
function positionsOf({ ruleset, options }: PlayedGame, apart: number, most: number): GameState[] {
  const state: GameState = ruleset.setup({ ...options, seed: "positions" });
  const dice = new SeededDice("positions");
  const positions: GameState[] = [];
  for (let ply = 0; positions.length < most && ruleset.outcome(state) === null; ply++) {
    if (ply % apart === 0) positions.push(ruleset.clone(state));
    ruleset.advance(state, ruleset.randomMove(state, dice));
  }
  return positions;
}

describe.each(PLAYED)("$name", (game) => {
  const { ruleset, options } = game;

  test.each(Object.keys(PLAYERS))("what %s chooses does not depend on what it cannot know, nor on what it chose before", (name) => {
    const player = PLAYERS[name]!(game, "one");
    for (const state of positionsOf(game, 23, 5)) {
      for (const seat of ruleset.seatsToMove(state)) {
        const chosen = player.choose(state, seat);
        expect(ruleset.explain(state, chosen)).toBeNull();
        const plan = player.plan?.(state, seat) ?? [chosen];
        expect(plan[0]).toEqual(chosen);
        expect(new Set(plan.map((move) => move.seat))).toEqual(new Set([seat]));
        const other: GameState = ruleset.determinize(state, seat, "another world");
        const again = PLAYERS[name]!(game, "one");
        expect(again.plan?.(other, seat) ?? [again.choose(other, seat)]).toEqual(plan);
      }
    }
  });

  test.each(Object.keys(PLAYERS))("what %s chooses with a memory of the game does not depend on what it cannot know", (name) => {
    const dice = new SeededDice("remembered");
    let state: GameState = ruleset.setup({ ...options, seed: "remembered" });
    const memories = new Map<string, Memory<string>>((ruleset.players(state) as string[]).map((seat) => [seat, ruleset.memory(state, seat)]));
    for (let ply = 0; ply < 75 && ruleset.outcome(state) === null; ply++) {
      const step = ruleset.apply(state, ruleset.randomMove(state, dice));
      state = step.state;
      for (const [seat, memory] of memories) memories.set(seat, ruleset.remember(memory, step.events));
      if (ply % 25 !== 24) continue;
      for (const seat of ruleset.seatsToMove(state)) {
        const memory = memories.get(seat)!;
        const chosen = PLAYERS[name]!(game, "one").choose(state, seat, memory);
        expect(ruleset.explain(state, chosen)).toBeNull();
        expect(PLAYERS[name]!(game, "one").choose(ruleset.determinize(state, seat, "another world", memory), seat, memory)).toEqual(chosen);
      }
    }
  });

  test("players of all kinds finish a whole game and leave what they look at as it is", () => {
    const seats: readonly string[] = ruleset.seats;
    const names = Object.keys(PLAYERS);
    const players = new Map(seats.map((seat, i) => [seat, PLAYERS[names[(i + 2) % names.length]!]!(game, seat)]));
    let state: GameState = ruleset.setup({ ...options, seed: "whole game" });
    const chance = new SeededDice("between");
    let plies = 0;
    for (; ruleset.outcome(state) === null; plies++) {
      const [seat] = ruleset.seatsToMove(state);
      const before = hashState(state);
      const move = plies % BY_CHANCE === 0 ? players.get(seat!)!.choose(state, seat!) : ruleset.randomMove(state, chance);
      expect(hashState(state)).toBe(before);
      state = ruleset.apply(state, move).state;
    }
    expect(plies).toBeLessThanOrEqual(ruleset.maxDecisions);
  });

  test("an evaluation has a number from -1 to 1 for each seat", () => {
    for (const state of positionsOf(game, 7, 20)) {
      const value = game.evaluate(state);
      expect(value).toHaveLength(ruleset.seats.length);
      for (const one of value) expect(Math.abs(one)).toBeLessThanOrEqual(1);
    }
  });
});

describe("with a seed and iterations", () => {
  const PINNED: Readonly<Record<string, string>> = {
    tiny: "8443b7e6d979b85f",
    unrest: "17c00b621c24ec8f",
    peloponnesian: "69978b74613c8a7d",
    "nine-years": "363df868ada73ae4",
    "diadochi for two": "1c52899c6aaecdd4",
    "diadochi for four": "c3718f54155a900f",
  };
  test.each(PLAYED)("$name: the choices are these, on every machine", (game) => {
    const { ruleset, evaluate } = game;
    const players = [new Ismcts(ruleset, { evaluate, iterations: 20 }), new Greedy(ruleset, { evaluate, positions: 60, worlds: 2 })];
    const chosen = positionsOf(game, 16, 6).flatMap((state) => players.map((player) => ruleset.format(player.choose(state, ruleset.seatsToMove(state)[0]!))));
    expect(hashText(chosen.join("\n"))).toBe(PINNED[game.name]);
  });
});

describe("plans", () => {
  test("a greedy player plans its compound choice to where it ends", () => {
    const { ruleset, evaluate } = PLAYED[4]!;
    const player = new Greedy(ruleset, { evaluate, positions: 60, worlds: 1 });
    let state: GameState = ruleset.setup({ ...PLAYED[4]!.options, seed: "plans" });
    let longest = 0;
    for (let n = 0; n < 25 && ruleset.outcome(state) === null; n++) {
      const [seat] = ruleset.seatsToMove(state);
      const plan = player.plan(state, seat!);
      longest = Math.max(longest, plan.length);
      for (const move of plan) {
        if (ruleset.explain(state, move) !== null) break;
        const step = ruleset.apply(state, move);
        state = step.state;
        if (step.undoBarrier !== null) break;
      }
    }
    expect(longest).toBeGreaterThan(2);
  });
});

describe("strength", () => {
  const { ruleset, evaluate } = PLAYED[0]!;

  test.each(["FlatMonteCarlo", "Ismcts"])("%s beats chance where the evaluation shows who is ahead", (name) => {
    const seats: readonly string[] = ruleset.seats;
    let won = 0;
    for (let game = 0; game < 120; game++) {
      const own = seats[game % 2]!;
      const players = new Map(
        seats.map((seat) => [seat, PLAYERS[seat === own ? name : "Random"]!({ name: "tiny", ruleset, options: {}, evaluate }, `${game}`)]),
      );
      let state: GameState = ruleset.setup({ seed: `strength ${game >> 1}` });
      for (let [seat] = ruleset.seatsToMove(state); seat !== undefined; [seat] = ruleset.seatsToMove(state)) {
        state = ruleset.apply(state, players.get(seat)!.choose(state, seat)).state;
      }
      if (ruleset.outcome(state)!.winners.includes(own)) won++;
    }
    expect(won).toBeGreaterThan(72);
  });
});

describe("choices", () => {
  const [tiny] = PLAYED;
  test("a seat that is not asked has none", () => {
    const state: GameState = tiny!.ruleset.setup({ seed: 1 });
    const idle = tiny!.ruleset.seats.find((seat: string) => !tiny!.ruleset.seatsToMove(state).includes(seat)) ?? "nobody";
    for (const make of Object.values(PLAYERS))
      expect(() => make(tiny!, "1").choose(state, idle)).toThrow(expect.objectContaining({ name: "IllegalMoveError" }));
  });
  describe.each(PLAYED)("a time ends a search of $name", (game) => {
    const MAKERS = {
      Ismcts: (ruleset: AnyRuleset, limits: object) => new Ismcts<GameTypes>(ruleset, { evaluate: game.evaluate, ...limits }),
      FlatMonteCarlo: (ruleset: AnyRuleset, limits: object) => new FlatMonteCarlo<GameTypes>(ruleset, { evaluate: game.evaluate, ...limits }),
    };
    test.each(["Ismcts", "FlatMonteCarlo"] as const)("%s makes no more than a few dozen moves between two looks at the clock, lines included", (name) => {
      // The clock goes on with the moves that are made: a millisecond each.
      let [now, seen, longest] = [0, 0, 0];
      const clock = () => {
        longest = Math.max(longest, now - seen);
        seen = now;
        return now;
      };
      const ruleset: AnyRuleset = {
        ...game.ruleset,
        advance: (...made: Parameters<AnyRuleset["advance"]>) => {
          now++;
          game.ruleset.advance(...made);
        },
      };
      for (const milliseconds of [1, 40, 400]) {
        const player = MAKERS[name](ruleset, { milliseconds, clock });
        for (const state of positionsOf(game, 23, 3)) {
          const [seat] = ruleset.seatsToMove(state);
          const from = now;
          seen = now;
          expect(ruleset.explain(state, player.choose(state, seat!))).toBeNull();
          expect(now - from).toBeLessThan(milliseconds + MOST_AT_ONCE);
        }
      }
      expect(longest).toBeGreaterThan(0);
      expect(longest).toBeLessThan(MOST_AT_ONCE);
    });
    test("where iterations alone limit it the clock is not asked", () => {
      const clock = () => {
        throw new Error("asked");
      };
      for (const make of Object.values(MAKERS))
        for (const state of positionsOf(game, 23, 2)) make(game.ruleset, { iterations: 3, clock }).choose(state, game.ruleset.seatsToMove(state)[0]!);
    });
    test("what it tried by then is what it chooses by", () => {
      let now = 0;
      const player = new Ismcts<GameTypes>(game.ruleset, { evaluate: game.evaluate, milliseconds: 300, clock: () => now++ });
      for (const state of positionsOf(game, 23, 3)) {
        const [seat] = game.ruleset.seatsToMove(state);
        if (game.ruleset.legalMoves(state, seat!).length === 1) continue;
        const rated = player.rate(state, seat!);
        expect(rated.length).toBeGreaterThan(0);
        for (const { visits, value } of rated) expect(visits > 0 && Math.abs(value) <= 1).toBe(true);
      }
    });
  });
  test("the only move there is is taken without a look at it", () => {
    const state: GameState = tiny!.ruleset.setup({ seed: 1 });
    const [seat] = tiny!.ruleset.seatsToMove(state);
    const [, only] = tiny!.ruleset.legalMoves(state, seat);
    const ruleset: AnyRuleset = { ...tiny!.ruleset, legalMoves: () => [only] };
    const looks = (): never => {
      throw new Error("looked");
    };
    const game = { ...tiny!, ruleset, evaluate: looks };
    for (const name of ["Greedy", "FlatMonteCarlo", "Ismcts", "Random"]) {
      const player = PLAYERS[name]!(game, "1");
      expect(player.choose(state, seat!)).toBe(only);
      expect(player.plan?.(state, seat!) ?? [only]).toEqual([only]);
    }
    expect(new Policy(ruleset, { prior: looks }).choose(state, seat!)).toBe(only);
    expect(new Ismcts(ruleset, { evaluate: looks }).rate(state, seat!)).toEqual([{ move: only, visits: 0, value: 0 }]);
  });
  test("an evaluation that is no list of numbers, one a seat, is refused by seat", () => {
    const state: GameState = tiny!.ruleset.setup({ seed: 1 });
    const [seat] = tiny!.ruleset.seatsToMove(state);
    const refused = (value: unknown): string => {
      try {
        new Greedy(tiny!.ruleset, { evaluate: (() => value) as never }).choose(state, seat!);
      } catch (error) {
        return (error as Error).message;
      }
      return "nothing";
    };
    expect(refused([0, 0])).toBe("nothing");
    expect(refused([Number.NaN, 0])).toBe("options.evaluate: expected to return numbers from -1 to 1, got NaN for seat 0");
    expect(refused([0, Number.POSITIVE_INFINITY])).toBe("options.evaluate: expected to return numbers from -1 to 1, got Infinity for seat 1");
    for (const value of [[0], [0, 0, 0], 0, null]) expect(refused(value)).toMatch(/^options\.evaluate: expected to return a list of 2 numbers, one per seat/);
  });
  test("numbers at their limits are taken", () => {
    const { ruleset, evaluate } = tiny!;
    for (const limits of [{ iterations: 1 }, { depth: 1 }, { positions: 1 }, { curiosity: 0 }])
      expect(() => new Ismcts(ruleset, { evaluate, ...limits })).not.toThrow();
    for (const limits of [{ worlds: 0 }, { positions: 0 }])
      expect(() => new Greedy(ruleset, { evaluate, ...limits })).toThrow("expected a whole number from 1, got 0");
    expect(() => new Greedy(ruleset, { evaluate: 7 as never })).toThrow("options.evaluate: expected a function of a state, got 7");
  });
  test.each([
    ["iterations", { iterations: 0 }],
    ["iterations", { iterations: 1.5 }],
    ["milliseconds", { milliseconds: -1 }],
    ["depth", { depth: Number.NaN }],
    ["positions", { positions: 0 }],
    ["curiosity", { curiosity: -1 }],
  ])("%s is checked", (name, limits) => {
    const { ruleset, evaluate } = tiny!;
    expect(() => new Ismcts(ruleset, { evaluate, ...limits })).toThrow(name);
  });
});
