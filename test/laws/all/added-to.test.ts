/** The law of additions finds a game that changes where a prototype has more, and leaves the prototypes as they were. */
import { expect, test } from "vitest";
import { held, otherwise } from "../broken.js";

test("law 28 finds a loop over keys that are not its own", () => {
  const looped = otherwise("explain", (refusal: object) => {
    const keys: string[] = [];
    for (const key in refusal) keys.push(key);
    return { ...refusal, keys };
  });
  expect(held(28, looped, {}, 1)).toThrow("the game with additions to the prototypes differs");
  expect(["addedByThePage" in {}, "addedByThePage" in []]).toEqual([false, false]);
  expect(held(28, {}, {}, 1)).not.toThrow();
});
test("law 28 leaves the prototypes as they were where a game breaks", () => {
  const broken = otherwise("explain", (refusal: object) => {
    if ("addedByThePage" in {}) throw new Error("broken");
    return refusal;
  });
  expect(held(28, broken, {}, 1)).toThrow("broken");
  expect(["addedByThePage" in {}, "addedByThePage" in []]).toEqual([false, false]);
});
