/** Tiny on the command line, for the tests of the commands. */
import { type GameAdapter, integerOption, switchOption } from "../../src/cli/games/game-adapter.js";
import { type Games, noRuleset } from "../../src/cli/games/games.js";
import { distribution } from "../../src/core/game/odds.js";
import { TINY } from "../../examples/tiny/index.js";
import { evaluate } from "../../examples/tiny/standing/evaluate.js";
import { isHit, strikeTotal } from "../../examples/tiny/rules/raid.js";
import { tinyTexts } from "../../examples/tiny/texts.js";

export const adapter: GameAdapter = {
  ruleset: TINY,
  evaluate,
  title: "Tiny: one raider on a track, 2 players",
  texts: () => Promise.resolve(tinyTexts),
  options: [{ name: "rounds", value: "N", help: "1 to 9 rounds (default 4)" }],
  setupOptions: (values) => ({ rounds: integerOption(values, "rounds", 1, 9, 4) }),
  sampleOptions: [{}, { rounds: 2 }],
  drawing: () => import("./drawing.js"),
  odds: {
    options: [
      { name: "force", value: "N", help: "strength spent, 1 to 3 (default 1)" },
      { name: "ambushed", value: null, help: "the strike is ambushed" },
    ],
    example: "tyche odds tiny --force 2",
    answer(values) {
      const force = integerOption(values, "force", 1, 3, 1);
      const chances = distribution((dice) => isHit(strikeTotal(dice.roll(6), force, switchOption(values, "ambushed"))));
      return {
        title: `a strike of force ${force}`,
        clause: "TINY-3",
        rows: chances.map(({ answer, probability }) => ({ label: answer ? "hit" : "miss", chance: probability, fraction: `${Math.round(6 * probability)}/6` })),
      };
    },
  },
};

export const TINY_GAMES: Games = {
  ids: ["tiny"],
  load: (id) => (id === "tiny" ? Promise.resolve(adapter) : Promise.reject(noRuleset(id, ["tiny"]))),
};
