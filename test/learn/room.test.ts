/** Arrays that grow when they have to. */
import { expect, test } from "vitest";
import { withRoom } from "../../src/learn/room.js";

test("an array is kept while it is long enough, and then begins another of its kind, twice as long as needed", () => {
  const [whole, broken] = [Int32Array.of(7, 8, 9), Float32Array.of(0.5)];
  for (const length of [0, 2, 3]) expect(withRoom(whole, length)).toBe(whole);
  expect(withRoom(whole, 4)).toEqual(Int32Array.of(7, 8, 9, 0, 0, 0, 0, 0));
  expect(withRoom(broken, 2)).toEqual(Float32Array.of(0.5, 0, 0, 0));
  expect([whole, broken]).toEqual([Int32Array.of(7, 8, 9), Float32Array.of(0.5)]);
});
