import { expect, test } from "vitest";
import { defaultOf } from "../../src/core/options.js";
import { PELOPONNESIAN as GAME, SCENARIO_NAMES } from "../../src/peloponnesian/index.js";
import { OPTIONS } from "../../src/peloponnesian/options.js";

test("[PEL-14.1.0.1] [PEL-15.0.4] the marker starts where the scenario says, or where the option sets it", () => {
  expect(GAME.view(GAME.setup({ seed: "even" }), "arbiter").prestige).toBe(-7);
  for (const scenario of SCENARIO_NAMES)
    expect(defaultOf(OPTIONS, "startingPrestige", { scenario })).toBe(GAME.view(GAME.setup({ seed: "even", scenario }), "arbiter").prestige);
  for (const startingPrestige of [-40, -1, 17, 40])
    expect(GAME.view(GAME.setup({ seed: "even", startingPrestige }), "arbiter").prestige).toBe(startingPrestige);
  for (const startingPrestige of [-41, 41, 1.5, "17", null]) {
    expect(() => GAME.setup({ seed: "even", startingPrestige: startingPrestige as number })).toThrowError(
      expect.objectContaining({ name: "SetupError", code: "setup/bad-option", message: expect.stringContaining("startingPrestige") }),
    );
  }
});
