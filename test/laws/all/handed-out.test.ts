/** The law of what is handed out finds every kind of shared value, and writes to what a game is given. */
import { afterEach, describe, expect, test, vi } from "vitest";
import { Game } from "../../../src/core/game/game.js";
import { having, held, otherwise } from "../broken.js";

afterEach(() => void vi.restoreAllMocks());

describe("law 27 finds", () => {
  const FOUND = "what the ruleset answers after its answers were written to differs";
  const sharing = (shared: object): (() => void) => held(27, otherwise("standing", having({ shared })), {}, 1);
  test("a shared list, even an empty one", () => expect(sharing([])).toThrow(FOUND));
  test("a shared object, even an empty one", () => expect(sharing({})).toThrow(FOUND));
  test("a shared part of a value of its own", () =>
    expect(held(27, otherwise("standing", having({ of: { shared: Object.freeze([[]]) } })), {}, 1)).toThrow(FOUND));
  test("a shared object that takes no more keys", () => expect(sharing(Object.seal({ a: 1 }))).toThrow(FOUND));
  test("nothing in what is frozen", () => expect(sharing(Object.freeze([Object.freeze({ a: 1 })]))).not.toThrow());
  test("options that are kept", () => {
    const options = new WeakMap<object, object>();
    let given: object = {};
    const { parse } = JSON;
    const { play, record } = Game.prototype as unknown as Record<"play" | "record", (this: object, ...args: unknown[]) => object>;
    vi.spyOn(JSON, "parse").mockImplementation((text) => {
      const value = parse(text) as object;
      if (Object.hasOwn(value, "seed") && Object.hasOwn(value, "rounds")) given = value;
      return value;
    });
    vi.spyOn(Game.prototype, "play").mockImplementation(function (this: object, move: unknown) {
      if (!options.has(this)) options.set(this, given);
      return play.call(this, move);
    } as never);
    vi.spyOn(Game.prototype, "record").mockImplementation(function (this: object) {
      return { ...record.call(this), kept: options.get(this) };
    } as never);
    expect(held(27, {}, {}, 1)).toThrow(/the record of a game whose answers were written to differs at value\.kept\.rounds: expected 2, got "defaced"/);
  });
  test("moves that are kept", () => {
    const moves = new WeakMap<object, unknown[]>();
    const { play, record } = Game.prototype as unknown as Record<"play" | "record", (this: object, ...args: unknown[]) => object>;
    vi.spyOn(Game.prototype, "play").mockImplementation(function (this: object, move: unknown) {
      moves.set(this, [...(moves.get(this) ?? []), move]);
      return play.call(this, move);
    } as never);
    vi.spyOn(Game.prototype, "record").mockImplementation(function (this: object) {
      return { ...record.call(this), kept: moves.get(this) };
    } as never);
    expect(held(27, {}, {}, 1)).toThrow(/the record of a game whose answers were written to differs at value\.kept/);
  });
});
