/** The law of what is shown beside the views adds returns up, and names the seat whose numbers differ. */
import { expect, test } from "vitest";
import { having, held, otherwise } from "../broken.js";

test("law 22 finds returns that do not add up to 0", () => {
  const won = (winners: readonly string[]): (() => void) =>
    held(
      22,
      otherwise("outcome", (outcome) => (outcome === null ? null : { ...outcome, winners })),
    );
  expect(won(["north"])).not.toThrow();
  expect(won(["west"])).toThrow("the returns add up to -2");
  expect(won(["north", "south", "west"])).toThrow("the returns add up to -0.6666666666666666");
});
test("law 22 holds the numbers of each seat against those of the first", () =>
  expect(held(22, otherwise("standing", having({ south: {} })))).toThrow(/the numbers of each seat differs at value\.0: expected "\w+", got undefined/));
