/** Chance nodes: battles and hands in few ways, and with the probabilities of the single dice. */
import { describe, expect, test } from "vitest";
import { TINY } from "../../examples/tiny/index.js";
import { DIADOCHI } from "../../src/diadochi/index.js";
import { type AnyRuleset, type Dice, DiceError, enumerate, hashState, IllegalMoveError, odds, SeededDice } from "../../src/index.js";
import { tally } from "../../src/core/dice/dice.js";
import { enumerateOrRefuse, refuseTooMany } from "../../src/core/dice/enumerating.js";
import { outcomes } from "../../src/learn/index.js";
import { NINE_YEARS } from "../../src/nine-years/index.js";
import { PELOPONNESIAN } from "../../src/peloponnesian/index.js";
import { UNREST } from "../../src/unrest/index.js";

interface AnyEvent {
  readonly type: string;
  readonly purpose?: string;
  readonly faces?: readonly number[];
}
interface Found {
  readonly state: never;
  readonly move: never;
  readonly events: readonly AnyEvent[];
}

/** Moves of random games that lead to what is looked for, the first so many. */
function movesWith(ruleset: AnyRuleset, options: object, count: number, isSought: (events: readonly AnyEvent[]) => boolean): Found[] {
  const found: Found[] = [];
  for (let game = 0; found.length < count && game < 60; game++) {
    const dice = new SeededDice(`chances ${game}`);
    const state = ruleset.setup({ ...options, seed: `chances ${game}` });
    while (ruleset.seatsToMove(state).length > 0 && found.length < count) {
      const before = ruleset.clone(state);
      const move = ruleset.randomMove(state, dice);
      const events: AnyEvent[] = [];
      ruleset.advance(state, move, undefined, events as never);
      if (isSought(events)) found.push({ state: before as never, move: move as never, events });
    }
  }
  return found;
}

const rolled = (events: readonly AnyEvent[], purpose: string): number =>
  events.reduce((sum, { type, purpose: what, faces }) => sum + (type === "roll" && what === purpose ? faces!.length : 0), 0);

const battleDice = (events: readonly AnyEvent[]): number =>
  ["battle-full-corps", "battle-weak-corps", "battle-commander", "battle-household-troops"].reduce((sum, purpose) => sum + rolled(events, purpose), 0);

/** In how many ways the dice fall, and the chances of each position; with a log every die by itself. */
function ways(
  ruleset: AnyRuleset,
  { state, move }: Found,
  isLogged: boolean,
  paths: number,
): { readonly count: number; readonly chances: Map<string, number> } {
  const chances = new Map<string, number>();
  let count = 0;
  enumerate(
    (dice) => {
      const next = ruleset.clone(state);
      ruleset.advance(next, move, dice, isLogged ? [] : undefined);
      return hashState(next as never);
    },
    (hash, probability) => {
      count++;
      chances.set(hash, (chances.get(hash) ?? 0) + probability);
    },
    { paths },
  );
  return { count, chances };
}

function expectSame(one: ReadonlyMap<string, number>, other: ReadonlyMap<string, number>): void {
  expect([...one.keys()].sort()).toEqual([...other.keys()].sort());
  for (const [hash, probability] of one) expect(probability).toBeCloseTo(other.get(hash)!, 12);
}

describe("what is thrown together is taken by what is read of it", () => {
  test.each<[string, AnyRuleset, object, number, number, (events: readonly AnyEvent[]) => boolean]>([
    ["an Unrest battle", UNREST, {}, 500, 300_000, (events) => rolled(events, "battle") > 0],
    ["a battle of Nine Years", NINE_YEARS, {}, 20_000, 60_000, (events) => battleDice(events) > 0 && battleDice(events) < 5],
    [
      "a battle of Diadochi",
      DIADOCHI,
      { players: 2 },
      20_000,
      60_000,
      (events) => rolled(events, "battle") > 0 && rolled(events, "elephants") + rolled(events, "elite-royals") < 1,
    ],
    ["a draw of recruits", PELOPONNESIAN, {}, 20_000, 60_000, (events) => events.some(({ type }) => type === "recruits-drawn")],
  ])("%s, with the same probabilities", (_, ruleset, options, most, mostSingle, isSought) => {
    const found = movesWith(ruleset, options, 1, isSought);
    expect(found.length).toBe(1);
    let fewer = 0;
    for (const one of found) {
      const read = ways(ruleset, one, false, most);
      const single = ways(ruleset, one, true, mostSingle);
      expectSame(read.chances, single.chances);
      if (read.count < single.count) fewer++;
    }
    expect(fewer).toBeGreaterThan(0);
  });
  test.each<[string, AnyRuleset, object, number, (events: readonly AnyEvent[]) => boolean]>([
    [
      "Diadochi's battles with elephants and royal troops",
      DIADOCHI,
      { players: 3 },
      20_000,
      (events) => rolled(events, "elephants") + rolled(events, "elite-royals") > 2,
    ],
    ["Unrest's battles of four dice a side", UNREST, {}, 500, (events) => rolled(events, "battle") > 6],
    ["a hand of Unrest", UNREST, {}, 3000, (events) => events.some(({ type }) => type === "cards-drawn")],
    ["a deal of Nine Years", NINE_YEARS, {}, 3000, (events) => events.some(({ type }) => type === "action-cards-dealt")],
  ])("%s: within so many ways", (_, ruleset, options, most, isSought) => {
    const found = movesWith(ruleset, options, 1, isSought);
    expect(found.length).toBeGreaterThan(0);
    for (const one of found) {
      const { count, chances } = ways(ruleset, one, false, most);
      expect(count).toBeLessThanOrEqual(most);
      expect([...chances.values()].reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1, 10);
    }
  });
});

describe("the outcomes of a move", () => {
  const [battle] = movesWith(UNREST, {}, 1, (events) => rolled(events, "battle") > 0);
  const { state, move } = battle as { state: ReturnType<typeof UNREST.setup>; move: ReturnType<typeof UNREST.legalMoves>[number] };
  test("are positions with their probabilities, likeliest first, each once", () => {
    const before = hashState(state);
    const found = outcomes(UNREST, state, move);
    expect(hashState(state)).toBe(before);
    expect(new Set(found.map(({ hash }) => hash)).size).toBe(found.length);
    expect(found.map(({ state: next, hash }) => hashState(next) === hash)).not.toContain(false);
    expect(found.map(({ probability }) => probability)).toEqual(found.map(({ probability }) => probability).sort((a, b) => b - a));
    expect(found.reduce((sum, { probability }) => sum + probability, 0)).toBeCloseTo(1, 12);
  });
  test("are one where nothing falls", () => {
    const start = TINY.setup({ seed: 1 });
    const [quiet] = TINY.legalMoves(start);
    expect(outcomes(TINY, start, quiet!).map(({ probability }) => probability)).toEqual([1]);
  });
  test("give the odds of a question that takes the state alone, and of one that takes events", () => {
    const level = (s: typeof state): number => s.level;
    const byState = odds(UNREST, state, move, (s) => s.level);
    const byEvents = odds(UNREST, state, move, (s, _events) => s.level, { paths: 300_000 });
    const sums = new Map<number, number>();
    for (const { state: next, probability } of outcomes(UNREST, state, move)) sums.set(level(next), (sums.get(level(next)) ?? 0) + probability);
    expect(byState.map(({ answer }) => answer).sort()).toEqual([...sums.keys()].sort());
    for (const { answer, probability } of byState) {
      expect(probability).toBeCloseTo(sums.get(answer)!, 12);
      expect(probability).toBeCloseTo(byEvents.find((one) => one.answer === answer)!.probability, 12);
    }
  });
  test("of an illegal move are refused", () => {
    expect(() => outcomes(UNREST, state, { ...move, seat: "nobody" } as never)).toThrow(IllegalMoveError);
  });
});

describe("a move that can fall in too many ways", () => {
  /** A move after which all cards of Diadochi are dealt. */
  function large(): { readonly state: ReturnType<typeof DIADOCHI.setup>; readonly move: never } {
    const state = DIADOCHI.setup({ players: 2, seed: 0 });
    const picks = new SeededDice("large");
    for (;;) {
      const move = DIADOCHI.randomMove(state, picks);
      if (move.type === "name-first-player") return { state, move: move as never };
      DIADOCHI.advance(state, move);
    }
  }
  const { state, move } = large();
  test("is refused after a few paths", () => {
    let clones = 0;
    const clone = (s: typeof state): typeof state => {
      clones++;
      return DIADOCHI.clone(s);
    };
    const counting = { ...DIADOCHI, clone };
    expect(() => outcomes(counting, state, move)).toThrow(expect.objectContaining({ code: "dice/too-many-paths" }));
    expect(clones).toBeLessThanOrEqual(32);
  });
  test("is sampled where that is asked for, with the errors of its shares", () => {
    const before = DIADOCHI.clone(state);
    const found = outcomes(DIADOCHI, state, move, { samples: 50, seed: "s" });
    expect(found.reduce((sum, { probability }) => sum + probability, 0)).toBeCloseTo(1, 12);
    for (const { state: next, probability, error, hash } of found) {
      expect(error).toBeCloseTo(Math.sqrt((probability * (1 - probability)) / 50), 12);
      expect([hash, next.dice]).toEqual([hashState(next), state.dice]);
    }
    expect([outcomes(DIADOCHI, state, move, { samples: 50, seed: "s" }), state]).toEqual([found, before]);
    expect(outcomes(DIADOCHI, state, move, { samples: 50, seed: "t" })).not.toEqual(found);
    for (const samples of [0, 1.5, 1_000_001, "2"])
      expect(() => outcomes(DIADOCHI, state, move, { samples } as never)).toThrow("samples: expected a whole number in 1..1000000");
    // Samples are looked at before the seed.
    for (const samples of [1, 1_000_000]) expect(() => outcomes(DIADOCHI, state, move, { samples, seed: [] } as never)).toThrow("seed: expected");
    expect(outcomes(DIADOCHI, state, move, { samples: 1 }).map(({ probability, error }) => [probability, error])).toEqual([[1, 0]]);
    expect(outcomes(DIADOCHI, state, move, { samples: 3 })).toEqual(outcomes(DIADOCHI, state, move, { samples: 3, seed: "1" }));
    expect(() => outcomes(DIADOCHI, state, move, { samples: 1, seed: [] } as never)).toThrow("seed: expected");
  });
  test("is exact as soon as the limit allows it, though samples are asked for", () => {
    const unrest = UNREST.setup({ seed: "few" });
    const [first] = UNREST.legalMoves(unrest);
    const exact = outcomes(UNREST, unrest, first!);
    expect(outcomes(UNREST, unrest, first!, { samples: 5 })).toEqual(exact);
    expect(exact.map(({ error }) => error)).toEqual(exact.map(() => 0));
  });
});

describe("too many ways", () => {
  const rolls = (count: number) => (dice: Dice) => Array.from({ length: count }, () => dice.roll(2));
  test("are refused where paths by chance are far too many, or a little too many each", () => {
    expect(() => refuseTooMany(rolls(15), { paths: 1000 })).toThrow("more than 1000 sequences of results are possible");
    expect(() => refuseTooMany(rolls(12), { paths: 1700 })).toThrow(DiceError);
  });
  test("are refused soon where few paths have very many ways, and where a grouped roll has", () => {
    let runs = 0;
    const rarelyMany = (dice: Dice): unknown => (++runs > 0 && dice.roll(25) < 25 ? dice.roll(20) : rolls(60)(dice));
    expect(() => enumerateOrRefuse(rarelyMany, () => {})).toThrow(DiceError);
    expect(runs).toBeLessThan(10_000);
    runs = 0;
    const grouped = (dice: Dice): unknown => tally(dice, undefined, (each) => (++runs > 0 ? rolls(40)(each) : []), String);
    expect(() => enumerateOrRefuse(grouped, () => {})).toThrow(DiceError);
    expect(runs).toBeLessThan(100);
  });
  test("are counted where a part has many, and all are within the limit", () => {
    let [sum, paths] = [0, 0];
    const often = (dice: Dice): unknown => (dice.roll(3) < 3 ? 0 : rolls(13)(dice));
    enumerateOrRefuse(
      often,
      (_, probability) => {
        paths++;
        sum += probability;
      },
      { paths: 8194 },
    );
    expect([paths, sum]).toEqual([8194, expect.closeTo(1, 9)]);
  });
  test("are never refused below the limit, and not where paths differ", () => {
    for (const [count, paths] of [
      [0, 1],
      [10, 1024],
      [11, 1024],
      [3, 7],
    ] as const)
      expect(() => refuseTooMany(rolls(count), { paths })).not.toThrow();
    const uneven = (dice: Dice): unknown => (dice.roll(8) === 1 ? 0 : rolls(30)(dice));
    expect(() => refuseTooMany((dice) => (dice.roll(100) > 1 ? 0 : rolls(30)(dice)))).not.toThrow();
    expect(() => refuseTooMany(uneven, { paths: 1000 })).toThrow(DiceError);
  });
});
