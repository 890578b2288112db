/** How a scene is laid over the set-up or the empty map, what it may not say, and how errors find its fields. */
import { describe, expect, test } from "vitest";
import { type SceneInProgress, type SceneRules, stateOfScene } from "../../src/core/ruleset/scene.js";
import { isTycheError, PositionError } from "../../src/index.js";

type Json = Record<string, unknown>;
const SET_UP: Json = {
  ...{ ruleset: "made", version: "1", edition: "book", viewer: "arbiter", secret: { dice: [1] } },
  decision: { kind: "march", seats: ["red"] },
  frames: [{ kind: "march" }],
  units: { a: { at: "rome", hits: 1, with: "b" }, b: { at: "tyre", hits: 0, with: null } },
  score: { red: 3, blue: 2 },
  order: ["a", "b"],
  total: 1,
};
const EMPTY_PIECES: Json = { units: { a: {}, b: {} }, score: { red: 0, blue: 0 }, order: [], total: 0 };

/** A ruleset that only keeps what it is given; what a scene was laid out to is noted. */
function stage(change: Partial<SceneRules> = {}, asked: Json = {}) {
  const seen: { scene?: SceneInProgress; options?: Json } = {};
  const ruleset = {
    setup: (options: Json) => {
      seen.options = options;
      return SET_UP;
    },
    view: (state: Json) => state,
    position: (put: Json) => ({ ...put, ...asked }),
  };
  const rules: SceneRules = {
    follows: { "where the units are": ["total", "units.*.with"] },
    elsewhere: { "it is never said": ["score.blue", "order.1"] },
    ids: () => ({ units: ["a", "b", "c"] }),
    empty: () => EMPTY_PIECES,
    settle: (scene) => {
      seen.scene = scene;
      return { ...scene.pieces, total: 9 };
    },
    at: (view: never, { seat, segment }: never) => ({ ...(view as Json), decision: { kind: segment, seats: [seat] }, frames: [{ kind: segment }] }),
    ...change,
  };
  const lay = (scene: unknown) => stateOfScene(ruleset as never, rules, scene) as unknown as Json;
  return { lay, seen };
}
const toMove = { seat: "red", segment: "march" };

function refused(run: () => unknown): string {
  try {
    run();
  } catch (error) {
    if (error instanceof PositionError && isTycheError(error)) return `${error.code} ${error.message} @${error.details.path}`;
    throw error;
  }
  return expect.unreachable();
}

describe("a scene", () => {
  test("stands on the set-up, without what follows from other pieces, and goes back into the view", () => {
    const { lay, seen } = stage();
    const { ruleset, version, edition, viewer, secret, score, order } = SET_UP;
    expect(lay({ toMove })).toEqual({
      ...{ ruleset, version, edition, viewer, secret, score, order },
      units: { a: { at: "rome", hits: 1 }, b: { at: "tyre", hits: 0 } },
      total: 9,
      decision: { kind: "march", seats: ["red"] },
      frames: [{ kind: "march" }],
    });
    expect(seen.options).toEqual({ seed: "scene" });
    expect([seen.scene!.scene, seen.scene!.given, seen.scene!.edition]).toEqual([{ toMove }, {}, "book"]);
    expect(seen.scene!.pieces).toEqual({ units: { a: { at: "rome", hits: 1 }, b: { at: "tyre", hits: 0 } }, score, order });
    lay({ toMove, from: "empty" });
    expect(seen.scene!.pieces).toEqual({ units: { a: {}, b: {} }, score: { red: 0, blue: 0 }, order: [] });
  });
  test("gives the set-up its options and its seed, but not what is its own", () => {
    const { lay, seen } = stage({ own: ["hands"] });
    lay({ toMove, from: "setup", seed: 7, turns: 3, hands: { red: 1 }, pieces: {} });
    expect(seen.options).toEqual({ turns: 3, seed: 7 });
    const rolls = (seed: unknown) => {
      lay({ toMove, ...(seed === undefined ? {} : { seed }) });
      return [1, 2, 3, 4].map(() => seen.scene!.dice.roll(6)).join();
    };
    expect(rolls("scene")).toBe(rolls(undefined));
    expect(new Set([1, 2, 3, 4, 5].map(rolls)).size).toBeGreaterThan(1);
  });
  test("says pieces field by field; null takes away, a list is said whole", () => {
    const { lay, seen } = stage();
    const pieces = (given: Json, from = "setup") => {
      lay({ toMove, from, pieces: given });
      return seen.scene!.pieces as Json;
    };
    expect(pieces({ units: { a: { hits: 2 } } })["units"]).toEqual({ a: { at: "rome", hits: 2 }, b: { at: "tyre", hits: 0 } });
    expect(pieces({ units: { a: null, b: { at: null } } })["units"]).toEqual({ a: {}, b: { hits: 0 } });
    expect(pieces({ units: { c: { at: "tyre" } } }, "empty")["units"]).toEqual({ a: {}, b: {}, c: { at: "tyre" } });
    expect(pieces({ units: null })["units"]).toEqual({ a: {}, b: {} });
    expect(pieces({ order: ["c"], score: { red: null } })).toMatchObject({ order: ["c"], score: { blue: 2 } });
    expect(pieces({ order: null })).not.toHaveProperty("order");
    expect(pieces({ units: { a: undefined } })["units"]).toEqual({ a: { at: "rome", hits: 1 }, b: { at: "tyre", hits: 0 } });
    expect(pieces({ more: { x: 1 } })["more"]).toEqual({ x: 1 });
    const onNothing = stage({ empty: () => ({ ...EMPTY_PIECES, order: null }) });
    onNothing.lay({ toMove, pieces: { order: null } });
    expect(onNothing.seen.scene!.pieces["order"]).toBeNull();
  });
  test("makes void what another field of the same row says no more", () => {
    const { lay, seen } = stage({ voids: { "units.*.at": ["hits"], "score.red": ["blue"] }, elsewhere: {} });
    lay({ toMove, pieces: { units: { a: { at: "tyre" } } } });
    expect(seen.scene!.pieces["units"]).toEqual({ a: { at: "tyre" }, b: { at: "tyre", hits: 0 } });
    lay({ toMove, pieces: { units: { a: { at: "tyre", hits: 5 }, b: { hits: 3 } }, score: { red: 1 } } });
    expect(seen.scene!.pieces).toMatchObject({ units: { a: { at: "tyre", hits: 5 }, b: { at: "tyre", hits: 3 } } });
    expect(seen.scene!.pieces["score"]).toEqual({ red: 1 });
  });
  test("is opened before it is laid out, where its form is another than that of the view", () => {
    const { lay, seen } = stage({ open: ({ score, ...pieces }) => ({ ...pieces, points: score }) });
    lay({ toMove, pieces: { points: { red: 1 } } });
    expect(seen.scene!.pieces["points"]).toEqual({ red: 1, blue: 2 });
  });
});

describe("a scene is refused by its field", () => {
  const refusal = (scene: unknown, rules: Partial<SceneRules> = {}, asked: Json = {}) => refused(() => stage(rules, asked).lay(scene));
  test("when it says what follows, what is said elsewhere, what is no piece or has no such id", () => {
    const says = (pieces: Json) => refusal({ toMove, pieces });
    expect(says({ total: 1 })).toBe(
      "position/malformed scene.pieces.total: expected nothing, since it follows from where the units are, got 1 @scene.pieces.total",
    );
    expect(says({ units: { a: { with: null } } })).toBe(
      "position/malformed scene.pieces.units.a.with: expected nothing, since it follows from where the units are, got null @scene.pieces.units.a.with",
    );
    expect(says({ score: { blue: 1 } })).toBe(
      "position/malformed scene.pieces.score.blue: expected nothing, since it is never said, got 1 @scene.pieces.score.blue",
    );
    expect(says({ order: ["a", "b"] })).toBe(
      'position/malformed scene.pieces.order[1]: expected nothing, since it is never said, got "b" @scene.pieces.order[1]',
    );
    expect(says({ secret: 1 })).toBe("position/malformed scene.pieces.secret: expected nothing, since it is no piece, got 1 @scene.pieces.secret");
    expect(says({ units: { d: {} } })).toBe('position/malformed scene.pieces.units.d: expected one of a, b, c, got "d" @scene.pieces.units.d');
    expect(says({ units: { ["d".repeat(50)]: {} } })).toContain(`scene.pieces.units.${"d".repeat(40)}: expected one of a, b, c, got`);
    expect(() => stage().lay({ toMove, pieces: { total: undefined, units: { a: { with: undefined } } } })).not.toThrow();
  });
  test("when its ground, its seed, its moment or its pieces are malformed", () => {
    expect(refusal({ toMove, from: "book" })).toBe('position/malformed scene.from: expected one of setup, empty, got "book" @scene.from');
    expect(refusal({ toMove, seed: {} })).toContain("scene.seed: expected a number or a text of at most 1000 characters, got an object");
    expect(refusal({})).toBe("position/malformed scene.toMove: expected a plain object, got undefined @scene.toMove");
    expect(refusal({ toMove, pieces: [] })).toBe("position/malformed scene.pieces: expected a plain object, got an array of 0 @scene.pieces");
    expect(refusal(7)).toBe("position/malformed scene: expected a plain object, got 7 @scene");
  });
  test("when somebody else is asked, or in another part of the turn", () => {
    const decision = { kind: "rest", seats: ["blue", "red"] };
    expect(refusal({ toMove }, {}, { decision, frames: [{ kind: "rest" }] })).toBe(
      "position/no-choice scene.toMove: expected a choice of red in march, got rest of blue and red, since there is only one thing to do before @scene.toMove",
    );
    expect(refusal({ toMove }, {}, { decision: { kind: "march", seats: ["blue"] } })).toContain("expected a choice of red in march, got march of blue, since");
    expect(refusal({ toMove }, {}, { decision: null })).toContain("expected a choice of red in march, got the end of the game @");
    const below = (put: Json) => ({ at: (view: never) => ({ ...(view as Json), frames: [put, { kind: "march" }] }) });
    expect(() =>
      stage(below({ kind: "turn", slots: 1 }), { frames: [{ kind: "turn", slots: 1 }, { kind: "march" }, { kind: "rest" }] }).lay({ toMove }),
    ).not.toThrow();
    expect(refusal({ toMove }, below({ kind: "turn", slots: 1 }), { frames: [{ kind: "turn", slots: 2 }, { kind: "march" }] })).toContain("position/no-choice");
  });
  test("by its own path wherever the error was found", () => {
    const found = (
      path: string | undefined,
      message: string,
      code = "position/impossible",
      renamed: readonly (readonly [string, string])[] = [],
      wholes = renamed,
    ) =>
      refusal(
        { toMove },
        {
          settle: (scene) => {
            for (const [from, to] of renamed) scene.renamed.set(from, to);
            if (wholes !== renamed) for (const [from, to] of wholes) scene.wholes.set(from, to);
            throw new PositionError(code, message, path === undefined ? {} : { path });
          },
        },
      );
    expect(found("view.units.a", "view.units.a: odd")).toBe("position/impossible scene.pieces.units.a: odd @scene.pieces.units.a");
    expect(found("units.a", "odd")).toBe("position/impossible scene.pieces.units.a: odd @scene.pieces.units.a");
    expect(found("options.turns", "options.turns: odd", "setup/bad-option")).toBe("position/malformed scene.turns: odd @scene.turns");
    expect(found("scene.hands.red", "scene.hands.red: odd")).toBe("position/impossible scene.hands.red: odd @scene.hands.red");
    expect(found("seat", "seat: odd")).toBe("position/impossible scene.toMove.seat: odd @scene.toMove.seat");
    expect(found("segment", "segment: odd")).toBe("position/impossible scene.toMove.segment: odd @scene.toMove.segment");
    for (const path of ["view.frames[1]", "frames", "decision.seats", "secret.dice", "view"])
      expect(found(path, `${path}: odd`)).toBe("position/no-choice scene.toMove: odd @scene.toMove");
    expect(found("scene.toMove", "scene.toMove: odd")).toBe("position/impossible scene.toMove: odd @scene.toMove");
    expect(found("framework", "framework: odd")).toBe("position/impossible scene.pieces.framework: odd @scene.pieces.framework");
    expect(found(undefined, "odd")).toBe("position/impossible odd @undefined");
    const renamed = [["hands.red", "scene.pieces.cards.red"]] as const;
    expect(found("hands.red[1]", "hands.red[1]: odd", undefined, renamed)).toBe(
      "position/impossible scene.pieces.cards.red[1]: odd @scene.pieces.cards.red[1]",
    );
    expect(found("hands.red", "hands.red: odd", undefined, renamed)).toBe("position/impossible scene.pieces.cards.red: odd @scene.pieces.cards.red");
    expect(found("hands.redder", "hands.redder: odd", undefined, renamed)).toBe(
      "position/impossible scene.pieces.hands.redder: odd @scene.pieces.hands.redder",
    );
    expect(found("hands.red.x", "hands.red.x: odd", undefined, [], [["hands", "scene.deal"]])).toBe("position/impossible scene.deal: odd @scene.deal");
  });
  test("and a position on which the rules fail is one that cannot be", () => {
    const settle = (): never => {
      throw new RangeError("mine");
    };
    expect(refusal({ toMove }, { settle })).toBe("position/impossible scene: expected a position of this ruleset, got one where mine @scene");
  });
});
