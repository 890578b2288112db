/** What the laws must know of a ruleset comes with it: whoever has the package alone can hold it against them. */
import { describe, expect, test } from "vitest";
import { DIADOCHI } from "../../src/diadochi/index.js";
import type { AnyRuleset } from "../../src/core/ruleset/contract.js";
import { partsOf } from "../../src/core/ruleset/parts.js";
import { lawTests } from "../../src/laws/index.js";
import { NINE_YEARS } from "../../src/nine-years/index.js";
import { PELOPONNESIAN } from "../../src/peloponnesian/index.js";
import { UNREST } from "../../src/unrest/index.js";

/** The laws that ask for what a ruleset says of itself. */
const ASKING = /^(?:11|15|16|20)\./;

describe.each([DIADOCHI, NINE_YEARS, PELOPONNESIAN, UNREST] as AnyRuleset[])("$id, of which nothing else is shown", (ruleset) => {
  const tests = lawTests({ ruleset, options: [{}], games: 1, seed: "alone" }).filter(({ title }) => ASKING.test(title));
  test.each(tests)("keeps law $title", ({ run }) => run());
  test("says what the laws must know", () => expect(partsOf(ruleset)?.lawFacts).toBeDefined());
});
