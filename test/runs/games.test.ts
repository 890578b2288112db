/** Games between contestants: what each is shown, is asked and counts. */
import { describe, expect, test } from "vitest";
import { Random } from "../../src/bots/index.js";
import { type Contestant, Forfeit, playShard, type ShardOptions, type PlayedGame, type Run } from "../../src/runs/index.js";
import { playMatchGame, playRandomGame } from "../../src/runs/game.js";
import { performanceNow, seatsOf, sumOfThoughts } from "../../src/runs/game.js";
import { hashState } from "../../src/core/state/hash.js";
import { playout } from "../../src/core/game/playout.js";
import { SeededDice } from "../../src/index.js";
import { UNREST, type UnrestTypes } from "../../src/unrest/index.js";
import { TINY } from "../../examples/tiny/index.js";
import type { TinyTypes } from "../../examples/tiny/game-types.js";

type Player = Contestant<TinyTypes>;
const RUN: Run = { ruleset: "tiny", version: TINY.version, options: { rounds: 2 }, seed: "r", games: 6, players: { ann: "one", bob: "other" } };
const random = (seed: string): Player => {
  const bot = new Random(TINY, { seed });
  return { choose: (state, seat) => bot.choose(state, seat) };
};
const played = (game: number, ann: (seed: string) => Player, bob: (seed: string) => Player, run = RUN): Promise<PlayedGame> =>
  playMatchGame(TINY, run, game, { ann, bob });

describe("a random game", () => {
  test("is set up by its number and played by a seed of its own", () => {
    const { state, outcome, plies } = playout(TINY, TINY.setup({ rounds: 2, seed: "r-3" }), "r-3 choices");
    const { winners, kind } = outcome;
    const expected = { game: 3, seed: "r-3", seats: null, winners, kind, decisions: plies, hash: hashState(state), fault: null, thought: null };
    expect(playRandomGame(TINY, { ...RUN, players: null }, 3)).toEqual(expected);
    expect(seatsOf(TINY, RUN)).toEqual(["north", "south"]);
  });
});

describe("a game of a match", () => {
  test("gives each player the seed of its seat, on the deal of the round", async () => {
    const seeds: string[] = [];
    const seeded = (name: string) => (seed: string) => {
      seeds.push(`${name}: ${seed}`);
      return random(seed);
    };
    const games = [await played(4, seeded("ann"), seeded("bob")), await played(5, seeded("ann"), seeded("bob"))];
    expect(seeds).toEqual(["ann: r-4 north", "bob: r-4 south", "bob: r-5 north", "ann: r-5 south"]);
    expect(games.map(({ game, seed, seats }) => [game, seed, seats])).toEqual([
      [4, "r-2", { north: "ann", south: "bob" }],
      [5, "r-2", { north: "bob", south: "ann" }],
    ]);
  });
  test("shows every seat what it may see from the set-up on, and keeps its memory", async () => {
    const seen: Record<string, unknown[]> = { ann: [], bob: [] };
    const remembered: unknown[] = [];
    const events: TinyTypes["event"][] = [];
    const watching =
      (name: string) =>
      (seed: string): Player => {
        const bot = random(seed);
        return {
          choose(state, seat, memory) {
            remembered.push(memory);
            const move = bot.choose(state, seat) as TinyTypes["move"];
            events.push(...TINY.apply(state, move).events);
            return move;
          },
          watch: (some) => void seen[name]!.push(...some),
        };
      };
    await played(0, watching("ann"), watching("bob"));
    const begun: TinyTypes["event"][] = [];
    const state = TINY.setup({ rounds: 2, seed: "r-0" }, undefined, begun);
    expect(seen["ann"]).toEqual(TINY.viewEvents([...begun, ...events], "north"));
    expect(seen["bob"]).toEqual(TINY.viewEvents([...begun, ...events], "south"));
    expect(remembered[0]).toEqual(TINY.memory(state, "north"));
  });
  test("counts decisions, and how long each plan was thought about", async () => {
    const { decisions, thought } = await played(0, random, random);
    expect(thought!["ann"]!.decisions + thought!["bob"]!.decisions).toBe(decisions);
    for (const { milliseconds, longest, decisions: plans } of Object.values(thought!)) {
      expect(longest).toBeGreaterThan(0);
      expect(longest).toBeLessThanOrEqual(milliseconds);
      expect(milliseconds).toBeLessThanOrEqual(longest * plans);
      expect(milliseconds).toBeLessThan(60_000);
    }
    const one = { decisions: 1, milliseconds: 5, longest: 5 };
    expect(sumOfThoughts(undefined, one)).toBe(one);
    expect(sumOfThoughts({ decisions: 2, milliseconds: 8, longest: 6 }, one)).toEqual({ decisions: 3, milliseconds: 13, longest: 6 });
    expect(sumOfThoughts(one, { decisions: 2, milliseconds: 8, longest: 6 })).toEqual({ decisions: 3, milliseconds: 13, longest: 6 });
    expect(Math.abs(performanceNow() - performance.now())).toBeLessThan(1000);
  });
  test("plays a plan as far as it is legal, and a plan of nothing is no plan", async () => {
    const repeating = (seed: string): Player => {
      const bot = random(seed);
      return { choose: bot.choose, plan: (state, seat) => Array.from({ length: 50 }, () => bot.choose(state, seat) as TinyTypes["move"]) };
    };
    const { fault, kind } = await played(0, repeating, random);
    expect([fault, kind]).toEqual([null, (await played(0, random, random)).kind]);
    const idle = (): Player => ({ ...random("x"), plan: () => [] });
    await expect(played(0, idle, random)).rejects.toThrow(
      expect.objectContaining({ code: "move/malformed", message: "illegal move: expected a plan of at least one move, got none" }),
    );
  });
  test("plays a plan up to the first move that is fixed, or that is not legal", async () => {
    let [expected, plans, whole] = [0, 0, 0];
    const planning = (seed: string): Contestant<UnrestTypes> => {
      const dice = new SeededDice(seed);
      const plan = (state: UnrestTypes["state"]): UnrestTypes["move"][] => {
        const moves: UnrestTypes["move"][] = [];
        let [at, end] = [state, 0];
        while (moves.length < 4 && UNREST.outcome(at) === null) {
          const move = UNREST.randomMove(at, dice);
          const step = UNREST.apply(at, move);
          moves.push(move);
          if (step.undoBarrier !== null && end === 0) end = moves.length;
          at = step.state;
        }
        plans++;
        expected += end === 0 ? moves.length : end;
        if (end === 0 && moves.length > 1) whole++;
        return end === 0 ? [...moves, { type: "nonsense" } as never] : moves;
      };
      return { plan, choose: (state) => plan(state)[0]! };
    };
    const run: Run = { ruleset: "unrest", version: UNREST.version, options: {}, seed: "plans", games: 2, players: { ann: "", bob: "" } };
    const { decisions, thought } = await playMatchGame(UNREST, run, 0, { ann: planning, bob: planning });
    expect([decisions, thought!["ann"]!.decisions + thought!["bob"]!.decisions]).toEqual([expected, plans]);
    expect(whole).toBeGreaterThan(0);
    expect(decisions).toBeGreaterThan(plans);
  });
  test("is lost by a forfeit, by its code; other errors end it, and every player hears of it", async () => {
    const closed: unknown[] = [];
    const throwing = (error: unknown) => (): Player => ({
      choose: () => {
        throw error;
      },
      close: (outcome) => void closed.push(outcome),
    });
    const closing = (seed: string): Player => ({ ...random(seed), close: (outcome) => void closed.push(outcome) });
    const lost = await played(0, throwing(new Forfeit("no idea")), closing);
    expect(lost).toMatchObject({ winners: ["south"], fault: { seat: "north", reason: "no idea" }, decisions: 0 });
    expect(closed).toEqual([lost, lost]);
    closed.length = 0;
    await expect(played(0, throwing(new TypeError("broken")), closing)).rejects.toThrow("broken");
    expect(closed).toEqual([undefined, undefined]);
    expect(new Forfeit("no idea")).toMatchObject({ name: "Forfeit", code: "run/forfeit", message: "no idea" });
  });
  test("needs a function for every player", async () => {
    const name = "n".repeat(41);
    const run = { ...RUN, players: { [name]: "", bob: "" } };
    await expect(playMatchGame(TINY, run, 0, { bob: random })).rejects.toThrow(
      expect.objectContaining({
        code: "run/no-player",
        message: `players.${name.slice(0, 40)}: expected a function that makes the player, got undefined`,
        details: expect.objectContaining({ path: `players.${name}` }),
      }),
    );
    await expect(playMatchGame(TINY, { ...RUN, players: { toString: "", bob: "" } }, 0, { bob: random })).rejects.toThrow("players.toString: expected");
  });
});

describe("a shard", () => {
  const games = async (options: ShardOptions<TinyTypes>, run: Run): Promise<number[]> => {
    const numbers: number[] = [];
    for await (const { game } of playShard(TINY, run, options)) numbers.push(game);
    return numbers;
  };
  test("ends before its first game when it is to end at once", async () => {
    const signal = AbortSignal.abort(new Error("enough"));
    await expect(games({ signal }, { ...RUN, players: null })).rejects.toThrow("enough");
    expect(await games({ from: 2, to: 5, done: new Set([3]) }, { ...RUN, players: null })).toEqual([2, 4]);
  });
  test("gives others their turn now and then only", async () => {
    let turns = 0;
    const { setTimeout: original } = globalThis;
    globalThis.setTimeout = ((run: () => void, milliseconds: number) => {
      turns++;
      return original(run, milliseconds);
    }) as typeof setTimeout;
    try {
      await games({}, { ...RUN, games: 2000, players: null });
    } finally {
      globalThis.setTimeout = original;
    }
    expect(turns).toBeGreaterThan(0);
    expect(turns).toBeLessThan(1000);
  });
});
