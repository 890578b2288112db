/** Moves as whole numbers: the space as data, and what is refused; that lists, objects and notation agree is law 33. */
import { describe, expect, test } from "vitest";
import { TINY } from "../../examples/tiny/index.js";
import { NINE_YEARS as NINE_YEARS_CLIENT } from "../../src/nine-years/client.js";
import { NINE_YEARS } from "../../src/nine-years/index.js";
import { partsOf } from "../../src/core/ruleset/parts.js";
import { createRuleset } from "../../src/core/ruleset/ruleset.js";
import { IllegalMoveError, isTycheError, PositionError, SeededDice, SetupError } from "../../src/index.js";
import { actionsOf, firstSeat } from "../../src/learn/index.js";
import { PELOPONNESIAN } from "../../src/peloponnesian/index.js";
import { STANDARD_EDITION, UNREST } from "../../src/unrest/index.js";
import { UNREST as UNREST_PLAY } from "../../src/unrest/play.js";
import { RULESETS } from "./rulesets.js";

describe("the space", () => {
  test.each([
    ["unrest", 190, [169, 4]],
    ["nine-years", 18_859, [1990, 229]],
    ["peloponnesian", 63_292, [4530, 592]],
    ["diadochi", 27_578, [3197, 650]],
    ["tiny", 29, [29, 0]],
  ] as const)("of %s", (id, size, rows) => {
    const [, ruleset] = RULESETS.find(([name]) => name === id)!;
    const space = actionsOf(ruleset).space();
    expect([space.size, space.rows]).toEqual([size, rows]);
    expect([space.ruleset, space.version, space.edition]).toEqual([ruleset.id, ruleset.version, ""]);
  });
  test("is data: kinds with their arguments, and words by name", () => {
    const { kinds, words } = actionsOf(UNREST).space();
    expect(kinds.find(({ type }) => type === "place-leader")).toEqual({
      type: "place-leader",
      first: kinds.reduce((sum, { size }) => sum + size, 0) - 7 * 4,
      size: 28,
      args: [
        { field: "leader", words: "leader", least: 0, size: 7 },
        { field: "location", words: "location", least: 0, size: 4 },
      ],
      rows: [162, 0],
    });
    expect(words["location"]).toEqual(["garrison-box", "carthago", "sicily", "syracusae"]);
    expect(() => (words["location"] as string[]).push("roma")).toThrow(TypeError);
  });
  test("numbers have the bounds that their edition gives them", () => {
    const argument = (ruleset: Parameters<typeof actionsOf>[0], type: string, nth = 0) =>
      actionsOf(ruleset)
        .space()
        .kinds.find((kind) => kind.type === type)!.args[nth];
    expect(argument(NINE_YEARS, "play-card")).toEqual({ field: "value", words: null, least: 1, size: 3 });
    expect(argument(NINE_YEARS, "prepare-fleet", 1)).toEqual({ field: "strength", words: null, least: 1, size: 2 });
    expect(argument(PELOPONNESIAN, "lower-to")).toEqual({ field: "cv", words: null, least: 1, size: 4 });
    expect(argument(TINY, "strike")).toEqual({ field: "force", words: null, least: 1, size: 3 });
    const larger = UNREST.setup({
      seed: 1,
      edition: { tables: { ...STANDARD_EDITION.tables, movement: { ...STANDARD_EDITION.tables.movement, mostCu: 40 } } },
    });
    const [standard, other] = ["", larger.edition].map((edition) => actionsOf(UNREST).space(edition).size);
    expect(other! - standard!).toBe(2 * (40 - STANDARD_EDITION.tables.movement.mostCu));
  });
  test("of an edition that is not known is refused", () => {
    expect(() => actionsOf(UNREST).space("no such")).toThrow(PositionError);
    expect(() => actionsOf(UNREST).space(7 as never)).toThrow(PositionError);
  });
  test("is that of a client and of rules to play by, too", () => {
    expect(actionsOf(NINE_YEARS_CLIENT).space()).toEqual(actionsOf(NINE_YEARS).space());
    expect(actionsOf(UNREST_PLAY).space()).toEqual(actionsOf(UNREST).space());
    expect(actionsOf({ ...UNREST }).space()).toEqual(actionsOf(UNREST).space());
  });
  test("what is no ruleset has none", () => {
    for (const given of [{}, null, undefined, "unrest", { id: "chess" }]) expect(() => actionsOf(given as never)).toThrow(SetupError);
  });
});

describe.each(RULESETS)("a game of %s by number", (_, ruleset, options) => {
  test("is the game of the same choices by object", () => {
    const actions = actionsOf(ruleset);
    const state = ruleset.setup({ ...options, seed: "by number" });
    const other = ruleset.clone(state);
    const [picks, others, rolls] = [new SeededDice(1), new SeededDice(1), new SeededDice(state.dice)];
    for (let asked = actions.asked(state); asked !== 0; ) {
      const seat = firstSeat(asked);
      ruleset.advance(other, ruleset.randomMove(other, others, ruleset.seats[seat]));
      asked = actions.act(state, seat, actions.random(state, seat, picks), rolls);
    }
    expect(state).toEqual(other);
    expect([ruleset.outcome(state) === null, actions.asking(state), firstSeat(0)]).toEqual([false, -1, -1]);
  });
});

describe("a ruleset without rows of frames", () => {
  const bare = createRuleset({ ...partsOf(TINY)!, shown: undefined } as never) as typeof TINY;
  const [actions, rowed] = [actionsOf(bare), actionsOf(TINY)];
  test("has all its procedures as decisions, one with rows only those that ask", () => {
    expect(actions.decisions).toEqual(
      ["game", "round", "pledge", "raid", "ambush", "game-over"].map((kind) => ({ kind, begins: ["pledge", "raid", "ambush"].includes(kind) })),
    );
    expect(rowed.decisions).toEqual(["pledge", "raid", "ambush"].map((kind) => ({ kind, begins: true })));
  });
  test("says which decision is under way, and that there is none at the end", () => {
    const state = bare.setup({ seed: 1, rounds: 1 });
    const picks = new SeededDice(1);
    for (let asked = actions.asked(state); asked !== 0; ) {
      const { kind } = bare.decision(state, "arbiter")!;
      expect([actions.decisions[actions.asking(state)]!.kind, rowed.decisions[rowed.asking(state)]!.kind]).toEqual([kind, kind]);
      asked = actions.act(state, firstSeat(asked), actions.random(state, firstSeat(asked), picks));
    }
    expect([actions.asking(state), rowed.asking(state)]).toEqual([-1, -1]);
    expect(() => actions.asking({ ...state, frames: undefined } as never)).toThrow(PositionError);
  });
});

describe("what is refused", () => {
  const actions = actionsOf(UNREST);
  const state = UNREST.setup({ seed: 1 });
  const seat = firstSeat(actions.asked(state));
  const list: number[] = [];
  actions.list(state, seat, list);
  const refusal = (run: () => unknown): string => {
    const before = JSON.stringify(state);
    try {
      run();
    } catch (error) {
      expect(JSON.stringify(state)).toBe(before);
      return isTycheError(error) ? `${error.name} ${error.code}` : String(error);
    }
    return "nothing";
  };
  test("an action outside the space, of another seat, or not legal", () => {
    const { size } = actions.space();
    expect(refusal(() => actions.play(state, seat, size))).toBe("IllegalMoveError move/no-such-action");
    expect(refusal(() => actions.act(state, seat, undefined as never))).toBe("IllegalMoveError move/no-such-action");
    expect(refusal(() => actions.play(state, 1 - seat, list[0]!))).toBe("IllegalMoveError move/not-asked");
    expect(refusal(() => actions.play(state, 2, list[0]!))).toBe("IllegalMoveError move/no-such-seat");
    const march = actions.space().kinds.find(({ type }) => type === "march")!.first;
    expect(refusal(() => actions.play(state, seat, march))).toMatch(/^IllegalMoveError /);
    expect(refusal(() => actions.random(state, 1 - seat, new SeededDice(1)))).toBe("IllegalMoveError move/nobody-asked");
    expect(() => actions.play(UNREST.clone(state), seat, size)).toThrow(IllegalMoveError);
  });
  test("an error of the dice is handed on, and is no end of the game", () => {
    const stuck = new Error("stuck");
    const fail = (): never => {
      throw stuck;
    };
    const dice = { roll: fail, draw: fail, rollOff: fail, until: fail } as never;
    const raid = TINY.setup({ seed: 1 });
    const own = actionsOf(TINY);
    const picks = new SeededDice(1);
    let thrown = 0;
    for (let n = 0; n < 40 && TINY.outcome(raid) === null; n++) {
      const asked = firstSeat(own.asked(raid));
      const action = own.random(raid, asked, picks);
      try {
        own.act(TINY.clone(raid), asked, action, dice);
      } catch (error) {
        expect(error).toBe(stuck);
        thrown++;
      }
      own.act(raid, asked, action);
    }
    expect(thrown).toBeGreaterThan(0);
  });
  test("a mask without room, and no state", () => {
    const { size } = actions.space();
    expect(refusal(() => actions.mask(state, seat, new Uint8Array(size - 1)))).toBe("SetupError setup/no-room");
    expect(refusal(() => actions.mask(state, seat, new Uint8Array(size), 1))).toBe("SetupError setup/no-room");
    expect(refusal(() => actions.maskBits(state, seat, new Uint8Array(2)))).toBe("SetupError setup/no-room");
    for (const no of [undefined, null, {}, { ...state, frames: [] }]) {
      expect(refusal(() => actions.list(no as never, seat, []))).toMatch(/^PositionError /);
      expect(refusal(() => actions.play(no as never, seat, list[0]!))).toMatch(/^PositionError /);
    }
  });
  test("dice of a caller may ask for lists while they roll", () => {
    const greedy = new SeededDice(3);
    const dice = {
      roll(sides: number) {
        actions.list(state, seat, []);
        return greedy.roll(sides);
      },
      draw(count: number) {
        actions.mask(state, seat, new Uint8Array(actions.space().size));
        return greedy.draw(count);
      },
      rollOff: greedy.rollOff.bind(greedy),
      until: greedy.until.bind(greedy),
    };
    const [one, other] = [UNREST.clone(state), UNREST.clone(state)];
    const own = new SeededDice(3);
    for (let asked = actions.asked(one), n = 0; asked !== 0 && n < 60; n++) {
      const next = firstSeat(asked);
      const action = actions.random(other, next, own);
      expect(actions.random(one, next, dice)).toBe(action);
      actions.act(other, next, action, own);
      asked = actions.act(one, next, action, dice);
    }
    expect(one).toEqual(other);
  });
});
