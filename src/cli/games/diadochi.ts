import { DIADOCHI, evaluate, observation } from "../../diadochi/index.js";
import { nameOf } from "../../text/en/diadochi/names.js";
import { diadochiOdds } from "./diadochi-odds.js";
import type { GameAdapter } from "./game-adapter.js";
import { setupFlags } from "./setup-flags.js";

export const adapter: GameAdapter = {
  ruleset: DIADOCHI,
  evaluate,
  observation,
  title: "Diadochi: the wars of Alexander's successors, 2 to 4 players",
  rules: () => import("../../rules/diadochi.js"),
  examples: async () => (await import("../../examples/diadochi.js")).EXAMPLES,
  texts: async (locale) =>
    locale === "ru" ? (await import("../../text/ru/diadochi/index.js")).diadochi : (await import("../../text/en/diadochi/index.js")).diadochi,
  ...setupFlags(DIADOCHI.options, 4, nameOf),
  drawing: () => import("../../drawing/diadochi/index.js"),
  odds: diadochiOdds,
  sampleOptions: [
    {},
    { players: 3 },
    { players: 2 },
    { players: 4, pursuit: true, hostileConversion: true, draftGenerals: true, mustPlayEvents: true, cassanderAnywhere: true },
    { players: 3, twoGenerals: true, eliteRoyals: false },
    { players: 2, draftGenerals: true, lastTurn: 3 },
    { players: 4, autoVp: 12, lpToWin: 11 },
  ],
};
