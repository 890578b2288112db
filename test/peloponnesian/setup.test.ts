import { expect, test } from "vitest";
import { PELOPONNESIAN as GAME } from "../../src/peloponnesian/index.js";

test("[PEL-14.1.0.1] the marker starts where the scenario says, or where the option sets it", () => {
  expect(GAME.view(GAME.setup({ seed: "even" }), "arbiter").prestige).toBe(0);
  for (const startingPrestige of [-40, -1, 17, 40])
    expect(GAME.view(GAME.setup({ seed: "even", startingPrestige }), "arbiter").prestige).toBe(startingPrestige);
  for (const startingPrestige of [-41, 41, 1.5, "17", null]) {
    expect(() => GAME.setup({ seed: "even", startingPrestige: startingPrestige as number })).toThrowError(
      expect.objectContaining({ name: "SetupError", code: "setup/bad-option", message: expect.stringContaining("startingPrestige") }),
    );
  }
});
