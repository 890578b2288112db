/** The law of batches ends where no game ends, and finds rewards of another outcome. */
import { afterEach, expect, test, vi } from "vitest";
import { Batch } from "../../../src/learn/index.js";
import { held } from "../broken.js";

afterEach(() => void vi.restoreAllMocks());

test("law 34 makes twice as many steps as a game may have decisions", () => {
  const step = vi.spyOn(Batch.prototype, "step");
  expect(held(34, { maxDecisions: 3 }, {}, 1)).toThrow("no game of a batch ends");
  expect(step.mock.calls.length).toBe(7);
});
