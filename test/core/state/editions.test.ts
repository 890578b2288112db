/** Editions: the standard one is compiled when it is first asked for, of others so many are known. */
import { describe, expect, test } from "vitest";
import { createEditions, MOST_EDITIONS } from "../../../src/core/state/editions.js";

describe("editions", () => {
  const made = () => {
    let compiled = 0;
    return { editions: createEditions(() => ({ name: "standard", nth: ++compiled })), compiled: () => compiled };
  };
  const fill = (editions: ReturnType<typeof made>["editions"], count: number): void => {
    for (let n = 0; n < count; n++) editions.add(`e${n}`, { name: `e${n}`, nth: n });
  };
  test("are compiled once, and only when asked for", () => {
    const { editions, compiled } = made();
    expect(compiled()).toBe(0);
    expect([editions.of(""), editions.of("")]).toEqual([
      { name: "standard", nth: 1 },
      { name: "standard", nth: 1 },
    ]);
    expect([compiled(), editions.isKnown("")]).toEqual([1, false]);
  });
  test("that are not known are refused by their name, its beginning at least", () => {
    const { editions } = made();
    expect(() => editions.of("x".repeat(50))).toThrowError(expect.objectContaining({ name: "PositionError", code: "position/unknown-edition" }));
    expect(() => editions.of("x".repeat(50))).toThrow(`the edition ${"x".repeat(40)} is not known here`);
    expect(() => editions.hold("none")).toThrow("the edition none is not known here");
  });
  test("are kept, as many as there may be; then the one that has not been asked for longest is forgotten", () => {
    const { editions } = made();
    fill(editions, MOST_EDITIONS);
    expect([editions.isKnown("e0"), editions.of("e0").name]).toEqual([true, "e0"]);
    editions.add("one more", { name: "one more", nth: 0 });
    expect([editions.isKnown("e0"), editions.isKnown("e1"), editions.isKnown("e2"), editions.isKnown("one more")]).toEqual([true, false, true, true]);
    expect(() => editions.of("e1")).toThrow("the edition e1 is not known here (any more)");
  });
  test("that somebody holds are known again, however many came after", () => {
    const { editions } = made();
    editions.add("held", { name: "held", nth: 7 });
    const hold = editions.hold("held");
    expect(editions.hold("held")).toBe(hold);
    fill(editions, MOST_EDITIONS + 5);
    expect([editions.isKnown("held"), editions.of("held"), hold.tables]).toEqual([true, { name: "held", nth: 7 }, { name: "held", nth: 7 }]);
  });
});
