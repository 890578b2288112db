/** What a ruleset tells beside views and lists: options, players, standing, returns, whose undo it is; and playouts that are cut off. */
import { describe, expect, test } from "vitest";
import { type AnyRuleset, defaultOf, Game, type OptionRow, playout, returns, SeededDice, undoOf } from "../../src/index.js";
import { DIADOCHI, evaluate } from "../../src/diadochi/index.js";
import { NINE_YEARS } from "../../src/nine-years/index.js";
import { PELOPONNESIAN } from "../../src/peloponnesian/index.js";
import { UNREST } from "../../src/unrest/index.js";
import { TINY } from "../../examples/tiny/index.js";

const ALL: readonly AnyRuleset[] = [DIADOCHI, NINE_YEARS, PELOPONNESIAN, UNREST, TINY];

describe("options", () => {
  test("every ruleset has a row an option, and its choices and ends of ranges set a game up", () => {
    for (const ruleset of ALL) {
      const rows = Object.entries(ruleset.options as Record<string, OptionRow>);
      expect(rows.length).toBeGreaterThan(0);
      for (const [name, row] of rows) {
        const values = row.kind === "choice" ? row.choices : row.kind === "integer" ? [row.least, row.most] : row.kind === "flag" ? [true, false] : [];
        const others = row.needs === undefined ? {} : { [row.needs.option]: row.needs.is };
        for (const value of values) expect(() => ruleset.setup({ seed: 1, ...others, [name]: value })).not.toThrow();
      }
    }
  });
  test("what is not in a row is refused by its name", () => {
    expect(() => DIADOCHI.setup({ seed: 1, players: 5 as 4 })).toThrow("options.players: expected one of 2, 3, 4, got 5");
    expect(() => DIADOCHI.setup({ seed: 1, twoGenerals: true })).toThrow("options.twoGenerals: expected players 3 (DIA-PLY.2), got 4");
    expect(() => NINE_YEARS.setup({ seed: 1, startVp: 35 })).toThrow("options.startVp: expected a whole number in 1..34, got 35");
    expect(() => PELOPONNESIAN.setup({ seed: 1, scenario: "500" as "431" })).toThrow("options.scenario: expected one of 431, sicily, 413, 415, long-war");
    expect(() => UNREST.setup({ seed: 1, level: "1" as never })).toThrow("options.level: expected a whole number in 0..10");
    expect(() => TINY.setup({ seed: 1, round: 1 } as never)).toThrow("options.round");
  });
  test("a default can follow from another option", () => {
    const rows = DIADOCHI.options as Readonly<Record<string, OptionRow>>;
    expect([2, 3, 4].map((players) => defaultOf(rows, "autoVp", { players }))).toEqual([29, 25, 23]);
    expect([defaultOf(rows, "autoVp"), defaultOf(rows, "edition"), defaultOf(rows, "toString")]).toEqual([23, undefined, undefined]);
  });
});

describe("players and standing", () => {
  test("the seats that play, in seat order", () => {
    expect(DIADOCHI.players(DIADOCHI.setup({ seed: 1, players: 3 }))).toEqual(["red", "blue", "green"]);
    for (const ruleset of [NINE_YEARS, PELOPONNESIAN, UNREST, TINY] as AnyRuleset[]) expect(ruleset.players(ruleset.setup({ seed: 1 }))).toEqual(ruleset.seats);
  });
  test("the numbers that all may know", () => {
    const { state } = playout(DIADOCHI, DIADOCHI.setup({ seed: 2, players: 2 }), 2, { most: 300 });
    const { red, blue } = DIADOCHI.standing(state);
    const [first, second] = DIADOCHI.view(state, "spectator").seats;
    expect([red, blue]).toEqual([first, second].map((seat) => ({ victoryPoints: seat!.victoryPoints, legitimacy: seat!.legitimacy })));
    const peace = NINE_YEARS.setup({ seed: 1, startVp: 25 });
    const { alliance, bourbon } = NINE_YEARS.view(peace, "spectator").sides;
    expect(NINE_YEARS.standing(peace)).toEqual({
      alliance: { victoryPoints: 25, resourcePoints: alliance.resourcePoints },
      bourbon: { victoryPoints: 15, resourcePoints: bourbon.resourcePoints },
    });
    expect(PELOPONNESIAN.standing(PELOPONNESIAN.setup({ seed: 1, startingPrestige: 7 }))).toEqual({ sparta: { prestige: -7 }, athens: { prestige: 7 } });
    expect(UNREST.standing(UNREST.setup({ seed: 1, ports: 3 }))).toEqual({
      carthage: { victoryPoints: 6, ports: 3 },
      coalition: { victoryPoints: 6, ports: 1 },
    });
    expect(TINY.standing(TINY.setup({ seed: 1 }))).toMatchObject({ north: { distance: 2 }, south: { distance: 2 } });
  });
  test("what is no state is its caller's error", () => {
    for (const ruleset of ALL) expect(() => ruleset.standing({})).toThrow("expected a state of this ruleset");
    for (const ruleset of ALL) expect(() => ruleset.players(null)).toThrow("expected a state of this ruleset");
  });
});

describe("returns", () => {
  const of = (winners: readonly string[], seats: readonly string[]) =>
    returns<string>({ seats: ["a", "b", "c", "d"] }, { winners, scores: Object.fromEntries(seats.map((seat) => [seat, 0])) });
  test("sum to nothing; winners share, and so do the rest; who does not play has 0", () => {
    expect(of(["a"], ["a", "b"])).toEqual([1, -1, 0, 0]);
    expect(of([], ["a", "b"])).toEqual([0, 0, 0, 0]);
    expect(of(["a", "b"], ["a", "b"])).toEqual([0, 0, 0, 0]);
    expect(of(["c"], ["d", "c", "a"])).toEqual([-1 / 2, 0, 1, -1 / 2]);
    expect(of(["a", "d"], ["a", "b", "c", "d"])).toEqual([1 / 3, -1 / 3, -1 / 3, 1 / 3]);
  });
  test("have the form of an evaluation: a number for every seat there can be, in seat order", () => {
    const state = DIADOCHI.setup({ seed: 1, players: 2, lastTurn: 1 });
    const { outcome } = playout(DIADOCHI, state, 1);
    const values = returns(DIADOCHI, outcome);
    expect(values).toHaveLength(evaluate(state).length);
    DIADOCHI.seats.forEach((seat, i) =>
      expect(Math.sign(values[i]!)).toBe(!DIADOCHI.players(state).includes(seat) ? 0 : outcome.winners.includes(seat) ? 1 : -1),
    );
  });
});

describe("playout", () => {
  const start = TINY.setup({ seed: 4 });
  test("is cut off after so many decisions, and is the beginning of the whole", () => {
    const whole = playout(TINY, start, "one");
    for (const most of [0, 1, 3]) expect(playout(TINY, start, "one", { most })).toMatchObject({ plies: most, outcome: null });
    expect(playout(TINY, start, "one", { most: whole.plies })).toEqual(whole);
    expect(playout(TINY, start, "one", { most: 10_000 })).toEqual(whole);
  });
  test("a wrong limit is refused", () => {
    for (const most of [-1, 0.5, Number.NaN, "2" as never]) expect(() => playout(TINY, start, 1, { most })).toThrow("most: expected a whole number from 0");
  });
});

describe("playIfAsked", () => {
  test("plays what is listed and passes over the rest", () => {
    const game = new Game(TINY, { seed: 5 });
    const [move] = game.legalMoves();
    expect(game.playIfAsked({ ...move!, type: "let-pass" } as never)).toBeNull();
    expect([game.playIfAsked(TINY.format(move!)) !== null, game.ply]).toEqual([true, 1]);
    expect(() => game.playIfAsked("north dances")).toThrow();
    game.concede("north");
    expect(game.playIfAsked(move!)).toBeNull();
  });
});

describe("whose undo it is", () => {
  test("its own seat's while nothing fixed it, and then nobody's, with the reason", () => {
    const choices = new SeededDice(3);
    const seen = new Set<string>();
    let state = UNREST.setup({ seed: 8 });
    while (UNREST.outcome(state) === null) {
      const move = UNREST.randomMove(state, choices);
      const step = UNREST.apply(state, move);
      expect(undoOf(move, step)).toEqual(step.undoBarrier === null ? { seat: move.seat, undoBarrier: null } : { seat: null, undoBarrier: step.undoBarrier });
      seen.add(String(step.undoBarrier));
      state = step.state;
    }
    expect([...seen]).toEqual(expect.arrayContaining(["null", "shown", "asked", "over"]));
  });
});
