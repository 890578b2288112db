/** What `npm run regenerate` says of changed files. */
import { expect, test } from "vitest";
import { changeIn } from "../../scripts/regenerated.js";

const game = (moves: readonly string[], hashes: readonly string[]): string => JSON.stringify({ moves, hashes });

test.each([
  [["a", "c"], ["0", "1", "3"], "decision 2 is another: b before, c now (2 decisions before, 2 now)"],
  [["a"], ["0", "1"], "decision 2 is another: b before, none now (2 decisions before, 1 now)"],
  [["a", "b"], ["0", "1", "3"], "the position after decision 2 (b) is another (2 decisions before, 2 now)"],
  [["a", "b"], ["9", "1", "2"], "the set-up is another"],
  [["a", "b"], ["0", "1", "2"], "its moves are the same; options, version, events or its end differ"],
])("a stored game with the moves %j and fingerprints %j", (moves, hashes, said) => {
  const file = "test/records/tiny/standard.json";
  expect(changeIn(file, game(["a", "b"], ["0", "1", "2"]), game(moves, hashes))).toEqual([`${file}: ${said}`]);
});

test("other files: how many lines are gone and new, with the first of them; files that are new or gone", () => {
  expect(changeIn("x.txt", "one\ntwo\nthree", "one\n2\nthree\nfour")).toEqual(["x.txt: 1 lines gone, 2 new", "  - two", "  + 2", "  + four"]);
  expect(changeIn("x.txt", "one\ntwo", "two\none")).toEqual(["x.txt: 0 lines gone, 0 new, others in another order"]);
  expect(changeIn("x.txt", "a", "b".repeat(200))[2]).toBe(`  + ${"b".repeat(150)} …`);
  expect([changeIn("x.txt", null, "a"), changeIn("x.txt", "a", null)]).toEqual([["x.txt: new"], ["x.txt: gone"]]);
  expect(changeIn("x.txt", "a\nb\nc\nd\ne\nf", "")).toHaveLength(6);
});
