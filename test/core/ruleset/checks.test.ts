/** The rows of a ruleset are checked once, when it is made, and the bad one is named. */
import { describe, expect, test } from "vitest";
import { isTycheError, type RulesetError } from "../../../src/core/basics/errors.js";
import { framesOf } from "../../../src/core/flow/frame-rows.js";
import { createPlay } from "../../../src/core/ruleset/play.js";
import { asking } from "../../../src/core/flow/procedures.js";
import { refuser } from "../../../src/core/moves/refusals.js";
import type { AnyParts } from "../../../src/core/ruleset/parts.js";
import { partsOf } from "../../../src/core/ruleset/parts.js";
import { createRuleset } from "../../../src/core/ruleset/ruleset.js";
import { TINY } from "../../../examples/tiny/index.js";
import type { TinyMove } from "../../../examples/tiny/vocabulary/moves.js";

const PARTS = partsOf(TINY)!;
const [game, ...others] = PARTS.procedures;

function refused(make: () => unknown): string {
  try {
    make();
    return "accepted";
  } catch (error) {
    expect([isTycheError(error), (error as RulesetError).name]).toEqual([true, "RulesetError"]);
    return (error as RulesetError).message;
  }
}

describe("createRuleset names the part that does not fit", () => {
  test.each<readonly [message: string, parts: Partial<AnyParts>]>([
    ['id: expected a name in kebab-case, got "Tiny game"', { id: "Tiny game" }],
    ['version: expected a text, got ""', { version: "" }],
    ["seats: expected 1..12 seats, got 0", { seats: [] }],
    ['seats[1]: expected names that differ, got "north"', { seats: ["north", "north"] }],
    ['seats: expected seats of their own, since spectator is a viewer, got "spectator"', { seats: ["north", "spectator"] }],
    ["maxDecisions: expected a whole number from 1, got Infinity", { maxDecisions: Number.POSITIVE_INFINITY }],
    ['victories[0]: expected a name in kebab-case, got ""', { victories: [""] }],
    ["procedures: expected a procedure or more, got 0", { procedures: [] }],
    ['procedures.game: expected the procedure of the frame game, got "round"', { procedures: [...others, game!] }],
    ["procedures.round: expected the procedure in the place of its frame, 1, got 0", { procedures: [...others, game!], shown: undefined as never }],
    ['procedures.game.clause: expected a clause, got ""', { procedures: [{ ...game!, clause: "" }, ...others] }],
    ["procedures.game.play: expected a function, got undefined", { procedures: [{ ...game!, play: undefined as never }, ...others] }],
    ["procedures.game.refuse: expected a function or nothing, got 7", { procedures: [{ ...game!, refuse: 7 as never }, ...others] }],
    ["maxDecisions: expected a whole number from 1, got 0", { maxDecisions: 0 }],
    ["maxDecisions: expected a whole number from 1, got 1.5", { maxDecisions: 1.5 }],
    ["version: expected a text, got 3", { version: 3 as never }],
    ["id: expected a name in kebab-case, got 3", { id: 3 as never }],
    ["seats: expected 1..12 seats, got 13", { seats: Array.from({ length: 13 }, (_, i) => `s${i}`) }],
    ['seats[1]: expected a name in kebab-case, got "South"', { seats: ["north", "South"] }],
    ['seats: expected seats of their own, since arbiter is a viewer, got "arbiter"', { seats: ["arbiter", "south"] }],
    ['victories[1]: expected names that differ, got "x"', { victories: ["x", "x"] }],
    ["procedures.game.clause: expected a clause, got undefined", { procedures: [{ ...game!, clause: undefined as never }, ...others] }],
    ["procedures.game.run: expected a function, got undefined", { procedures: [{ ...game!, run: undefined as never }, ...others] }],
    ["procedures.game.moves: expected a function, got 7", { procedures: [{ ...game!, moves: 7 as never }, ...others] }],
    [
      "procedures.game.asks: expected a function, or a slot named seat in its frame, which say whom it asks, got undefined",
      { procedures: [{ ...game!, asks: undefined as never }, ...others] },
    ],
    ["targets.adjust[0]: expected one of pledge, strike", { targets: { ...PARTS.targets!, adjust: ["dance"] } }],
    ["targets.end[1]: expected one of pledge, strike", { targets: { ...PARTS.targets!, end: ["hold", "dance"] } }],
    [
      'targets.compoundStarts[0]: expected one of game, round, pledge, raid, ambush, game-over, got "dance"',
      { targets: { ...PARTS.targets!, compoundStarts: ["dance"] } },
    ],
    ['moves.hold: expected one row, got "two"', { moveKinds: [...PARTS.moveKinds, ...PARTS.moveKinds.slice(2, 3)] }],
  ])("%s", (message, parts) => {
    expect(refused(() => createRuleset({ ...PARTS, ...parts }))).toContain(message);
  });
  test("as many seats as there can be, one victory and a bound of one are taken", () => {
    for (const parts of [
      { seats: Array.from({ length: 12 }, (_, i) => `s${i}`) },
      { bound: 1 },
      { bound: Number.MAX_SAFE_INTEGER },
      { victories: [] },
      { id: "t-1" },
    ])
      expect(() => createPlay({ ...PARTS, ...parts } as never)).not.toThrow();
  });
  test("parts that fit are taken, and a copy of the ruleset keeps them", () => {
    expect(createRuleset(PARTS).id).toBe("tiny");
    expect(partsOf({ ...TINY, maxDecisions: 1 })).toBe(PARTS);
  });
});

describe("a move after which others are asked in secret", () => {
  const moveKinds = PARTS.moveKinds.map((kind) => (kind.type === "pledge" ? { ...kind, final: true as const } : kind));
  const fixedBy = (parts: AnyParts): (string | null)[] => {
    const ruleset = createRuleset(parts);
    const first = ruleset.apply(TINY.setup({ seed: "a" }), TINY.parse("north pledge sun-4"));
    return [first.undoBarrier, ruleset.apply(first.state, TINY.parse("south pledge moon-2")).undoBarrier];
  };
  test("is never taken back, whatever its events show: what follows depends on what others hide", () => {
    expect(fixedBy(PARTS)).toEqual([null, "shown"]);
    expect(fixedBy({ ...PARTS, moveKinds })).toEqual(["asked", "asked"]);
    expect(fixedBy({ ...PARTS, moveKinds, revealsSecret: () => true })).toEqual(["asked", "asked"]);
  });
});

test("a move without a seat is malformed", () => {
  for (const seat of [undefined, null, "nobody"])
    expect(TINY.explain(TINY.setup({ seed: "a" }), { type: "pledge", card: "sun-4", seat } as never)?.code).toBe("move/malformed");
});

describe("a position from outside", () => {
  test("is refused where its procedures cannot lie as they do, whoever's view it is", () => {
    for (const viewer of ["arbiter", "north", "spectator"] as const) {
      const view = TINY.view(TINY.setup({ seed: "a" }), viewer);
      const [lowest, ...above] = view.frames;
      const position = viewer === "arbiter" ? TINY.position : (given: typeof view) => PARTS.position(given as never, false);
      expect(() => position({ ...view, frames: above })).toThrow('frames[0]: expected a frame that can lie on nothing, got "round"');
      expect(() => position({ ...view, frames: [lowest!, ...view.frames] })).toThrow("expected game as the lowest frame");
    }
  });
});

describe("dice of a caller's own", () => {
  test("leave a state the arrays that it has", () => {
    const state = TINY.setup({ seed: "a" });
    const arrays = Object.entries(state).filter(([, value]) => Array.isArray(value));
    const dice = { roll: () => 1, draw: () => 0, rollOff: () => 0, until: () => expect.unreachable() };
    TINY.advance(state, TINY.parse("north pledge sun-4"), dice);
    for (const [name, value] of arrays) expect((state as unknown as Record<string, unknown>)[name], name).toBe(value);
  });
});

describe("the reasons of procedures", () => {
  test("are those of what only plays too", () => {
    const state = TINY.setup({ seed: "reasons" });
    const notInHand: TinyMove = { seat: "north", type: "pledge", card: "sun-3" };
    const play = createPlay(PARTS);
    expect(play.explain(state, notInHand)?.code).toBe("pledge/not-in-hand");
    expect(play.explain(state, notInHand)).toEqual(TINY.explain(state, notInHand));
    expect(() => play.apply(state, notInHand)).toThrow(expect.objectContaining({ code: "pledge/not-in-hand" }));
  });
});

describe("procedures and refusals", () => {
  const F = framesOf({ ask: { steps: ["prepare", "ask"], asks: ["ask"] }, choose: { about: { seat: "seat" } } } as const);
  const question = { clause: "X-1", moves: () => {}, play: () => {}, run: { prepare: () => {} } };
  test("a question that does not say whom it asks, one that does nothing where it should, and a procedure in another's place", () => {
    const shown = { frames: F, words: { seat: PARTS.seats }, descriptions: {} };
    const made = (...procedures: AnyParts["procedures"]) => refused(() => createRuleset({ ...PARTS, shown, procedures }));
    const choose = asking(F.choose, question);
    const asks = (): number => 1;
    expect(made(asking(F.ask, question), choose)).toBe(
      "procedures.ask.asks: expected a function, or a slot named seat in its frame, which say whom it asks, got undefined",
    );
    expect(made(asking(F.ask, { ...question, asks, run: {} as never }), choose)).toBe('procedures.ask.run: expected something to do at prepare, got "nothing"');
    expect(made(choose, choose)).toBe('procedures.ask: expected the procedure of the frame ask, got "choose"');
  });
  test("a refusal without a clause, and one with a malformed code", () => {
    expect(refused(() => refuser({ "bid/too-low": "" }))).toBe('refusals.bid/too-low: expected the clause that gives it, got ""');
    expect(refused(() => refuser({ low: "X-1" }))).toContain("refusals.low: expected a code such as");
  });
});
