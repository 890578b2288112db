/** Diadochi on the command line. */
import { DIADOCHI, evaluate } from "../../diadochi/index.js";
import type { DiadochiOptions } from "../../diadochi/types.js";
import { diadochiOdds } from "./diadochi-odds.js";
import { type GameAdapter, integerOption, type OptionValues, switchOption } from "./game-adapter.js";

export const adapter: GameAdapter = {
  ruleset: DIADOCHI,
  evaluate,
  title: "Diadochi: the wars of Alexander's successors, 2 to 4 players",
  rules: async () => (await import("../../rules/diadochi.js")).RULES,
  texts: async (locale) => (locale === "ru" ? (await import("../../text/ru/diadochi.js")).diadochi : (await import("../../text/en/diadochi.js")).diadochi),
  options: [
    { name: "players", value: "N", help: "2, 3 or 4 players (default 4)" },
    { name: "plain-royals", value: null, help: "royal troops without dice (optional rule off)" },
    { name: "draft-generals", value: null, help: "players pick their generals instead of being dealt them" },
    { name: "hostile-conversion", value: null, help: "taking a player's control marker is a hostile act" },
    { name: "pursuit", value: null, help: "an army that avoids battle may be pursued" },
    { name: "two-generals", value: null, help: "three players start with two generals each" },
    { name: "auto-vp", value: "N", help: "victory points that win at once, 1 to 99 (default 23, 26 or 29 by players)" },
    { name: "lp-to-win", value: "N", help: "legitimacy points that win at once, 1 to 99 (default 18)" },
    { name: "last-turn", value: "N", help: "length of the game, 1 to 20 turns (default 5)" },
  ],
  setupOptions,
  drawing: () => import("../../drawing/diadochi/index.js"),
  odds: diadochiOdds,
  sampleOptions: [
    {},
    { players: 3 },
    { players: 2 },
    { players: 4, pursuit: true, hostileConversion: true, draftGenerals: true },
    { players: 3, twoGenerals: true, eliteRoyals: false },
    { players: 2, draftGenerals: true, lastTurn: 3 },
    { players: 4, autoVp: 12, lpToWin: 11 },
  ],
};

function setupOptions(values: OptionValues): DiadochiOptions {
  const players = integerOption(values, "players", 2, 4, 4);
  return {
    players,
    eliteRoyals: !switchOption(values, "plain-royals"),
    draftGenerals: switchOption(values, "draft-generals"),
    hostileConversion: switchOption(values, "hostile-conversion"),
    pursuit: switchOption(values, "pursuit"),
    twoGenerals: switchOption(values, "two-generals"),
    ...optional(values, "auto-vp", "autoVp", 99),
    ...optional(values, "lp-to-win", "lpToWin", 99),
    ...optional(values, "last-turn", "lastTurn", 20),
  };
}

// A number that is left out when it is not given, so that the set-up's own default holds.
function optional(values: OptionValues, name: string, key: "autoVp" | "lpToWin" | "lastTurn", most: number): DiadochiOptions {
  return values[name] === undefined ? {} : { [key]: integerOption(values, name, 1, most, 1) };
}
