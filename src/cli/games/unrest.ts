import { net } from "../../nets/unrest.js";
import { nameOf } from "../../text/en/unrest/names.js";
import { capital } from "../../text/wording.js";
import { evaluate, observation, STANDARD_EDITION, UNREST } from "../../unrest/index.js";
import { attackOdds, type UnrestAttackOdds as AttackOdds, standardBoxTables, type UnrestAttack } from "../../unrest/box.js";
import { type GameAdapter, integerOption, type OddsTable, type OptionValues, switchOption, wordOption } from "./game-adapter.js";
import { setupFlags } from "./setup-flags.js";

const { leaders: LEADERS } = STANDARD_EDITION;
const CARTHAGINIANS = Object.keys(LEADERS).filter((id) => LEADERS[id]!.side === "carthage");

export const adapter: GameAdapter = {
  ruleset: UNREST,
  evaluate,
  observation,
  net,
  title: "Unrest: the Garrison Box and the Carthaginian unrest, 2 players",
  rules: () => import("../../rules/unrest.js"),
  examples: async () => (await import("../../examples/unrest.js")).EXAMPLES,
  texts: async (locale) => (await (locale === "ru" ? import("../../text/ru/unrest/index.js") : import("../../text/en/unrest/index.js"))).unrest,
  ...setupFlags(UNREST.options, 2, nameOf),
  drawing: () => import("../../drawing/unrest/index.js"),
  sampleOptions: [{}, { turns: 3, level: 6, ports: 1, victoryPoints: 4 }],
  odds: {
    options: [
      { name: "units", value: "N", help: "attacking CU, 1 to 10 (default 6)" },
      { name: "leader", value: "NAME", help: `leader of the attack: ${CARTHAGINIANS.join(", ")} (default bomilcar)` },
      { name: "level", value: "N", help: "level of the unrest, 1 to 10 (default 4)" },
      { name: "garrison", value: "N", help: "other CU in the Box, 0 to 20 (default 0)" },
      { name: "sacred-band", value: null, help: "Carthage rolls four dice" },
      { name: "rallied-rebels", value: null, help: "the unrest adds 1" },
    ],
    example: "tyche odds unrest --units 6 --leader bomilcar --level 4",
    answer: oddsTable,
  },
};

function oddsTable(values: OptionValues): OddsTable {
  const cu = integerOption(values, "units", 1, 10, 6);
  const leader = wordOption(values, "leader", CARTHAGINIANS, "bomilcar");
  const level = integerOption(values, "level", 1, 10, 4);
  const garrison = integerOption(values, "garrison", 0, 20, 0);
  const attack: UnrestAttack = {
    level,
    boxCu: cu + garrison,
    cu,
    tactics: LEADERS[leader]!.tactics,
    dice: switchOption(values, "sacred-band") ? 4 : 3,
    unrestModifier: switchOption(values, "rallied-rebels") ? 1 : 0,
  };
  const { throws, rows } = attackOdds(standardBoxTables(), attack);
  const expected = (value: (row: AttackOdds) => number): string => (rows.reduce((sum, row) => sum + value(row) * row.ways, 0) / throws).toFixed(3);
  const wins = rows.reduce((sum, row) => sum + (row.winner === "attacker" ? row.ways : 0), 0);
  return {
    title: `${cu} CU under ${capital(leader)} (tactics ${attack.tactics}) attack the unrest at level ${level}, ${garrison} CU stay as garrison`,
    clause: "CAR-20.3.4",
    rows: rows.map((row) => ({ label: labelOf(row), chance: row.ways / throws, fraction: fractionOf(row.ways, throws) })),
    note: `Carthage wins with ${((100 * wins) / throws).toFixed(2)} % (${fractionOf(wins, throws)}); expected level ${expected((row) => row.levelAfter)}, expected loss ${expected((row) => row.removed)} CU`,
  };
}

function labelOf({ winner, levelAfter, removed }: AttackOdds): string {
  return `${winner === "attacker" ? "Carthage" : "the unrest"} wins, level ${levelAfter}, ${removed} CU lost`;
}

function fractionOf(ways: number, throws: number): string {
  let a = ways;
  let b = throws;
  while (b !== 0) [a, b] = [b, a % b];
  return `${ways / (a || 1)}/${throws / (a || 1)}`;
}
