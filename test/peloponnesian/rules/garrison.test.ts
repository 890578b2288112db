/** The cities in which a garrison can be detached. */
import { describe, expect, test } from "vitest";
import { canDetach } from "../../../src/peloponnesian/rules/garrison.js";
import { SPARTA } from "../../../src/peloponnesian/vocabulary/types.js";
import { area, t, table, type Table } from "../table.js";

type Change = (g: Table) => void;
const nothing: Change = () => {};

describe("garrisons", () => {
  // Sparta has captured Plataea, and hoplites stand there.
  test.each<readonly [title: string, change: Change, expected: boolean]>([
    ["[PEL-4.2.3.1] a garrison is detached in a captured city with a friendly Greek block", nothing, true],
    ["[PEL-4.2.3.1] not where there is one", (g) => g.control("sparta", "plataea").garrison("plataea", "detached", 1), false],
    ["[PEL-4.2.3.1] not in a city of the enemy, though it has none", (g) => g.control("athens", "plataea"), false],
    ["[PEL-4.2.3.5] not in a besieged city", (g) => g.besiege("plataea"), false],
  ])("%s", (_title, change, expected) => {
    const g = table().control("sparta", "plataea").put("plataea", { s22: 2 });
    change(g);
    expect(canDetach(g.state, t, SPARTA, area("plataea"))).toBe(expected);
  });

  test("[PEL-4.2.3.1] not in a city of one's own that was never captured", () => {
    const g = table().control("sparta", "thebes").put("thebes", { s22: 2 });
    expect(canDetach(g.state, t, SPARTA, area("thebes"))).toBe(false);
  });

  test.each([
    ["[PEL-4.2.3.3] a barbarian does not allow it", { s35: 2 }, false],
    ["[PEL-4.2.3.3] a Greek beside him does", { s35: 2, s22: 1 }, true],
  ] as const)("%s", (_title, blocks, expected) => {
    const g = table().control("sparta", "plataea").put("plataea", blocks);
    expect(canDetach(g.state, t, SPARTA, area("plataea"))).toBe(expected);
  });
});
