/** The law of views, and faults planted into the tiny ruleset that it finds. */
import { describe, test } from "vitest";
import type { AnyRuleset } from "../../src/core/contract.js";
import { viewsLaw } from "../../src/laws/views.js";
import { NINE_YEARS } from "../../src/nine-years/index.js";
import { UNREST } from "../../src/unrest/index.js";
import { TINY } from "../../examples/tiny/index.js";

describe("a view is enough", () => {
  test.each([
    ["tiny", TINY, 10],
    ["unrest", UNREST, 1],
    ["nine-years", NINE_YEARS, 1],
  ] as const)("in games of %s", (_, ruleset: AnyRuleset, games) => {
    for (let n = 0; n < games; n++) viewsLaw.check({ ruleset, options: {}, seed: `views-${n}` });
  });
});
