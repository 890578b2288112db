/** The blocks that may leave a besieged city. */
import { describe, expect, test } from "vitest";
import { canLeave } from "../../../src/peloponnesian/rules/maneuver.js";
import { block, t, table } from "../table.js";

describe("besieged blocks", () => {
  test.each([
    ["[PEL-7.4.2] a fleet leaves a besieged port", "a14", "athens", true],
    ["[PEL-7.4.2] hoplites do not, but aboard", "a01", "athens", false],
    ["[PEL-7.4.2] nor does a fleet out of a city without an offshore sea", "a14", "eretria", false],
  ] as const)("%s", (_title, id, city, expected) => {
    const g = table()
      .put(`inside ${city}`, { [id]: 2 })
      .besiege(city);
    expect(canLeave(g.state, t, block(id))).toBe(expected);
  });

  test("[PEL-7.4.2] who is not besieged leaves as he likes", () => {
    const g = table().put("athens", { a01: 2 });
    expect(canLeave(g.state, t, block("a01"))).toBe(true);
  });
});
