/** `tyche odds peloponnesian`: the odds of a battle or a storm of blocks without a game, exact if that is quick. */
import {
  type PeloponnesianBattleBlock as BattleBlock,
  type PeloponnesianBattleOdds as BattleOdds,
  type PeloponnesianBattleSetup as BattleSetup,
  battleOdds,
  simulateBattle,
} from "../../peloponnesian/index.js";
import { integerOption, type OddsQuestion, type OddsTable, type OptionValues, UsageError, wordOption } from "./game-adapter.js";

const MODES = ["field", "sea", "landing", "storm", "sally"] as const;
/** The most positions of an exact answer; larger battles are simulated. */
const QUICK = 2500;
const BATTLES = 20_000;
/** A placeholder for the value of a city (the number of blocks it holds), which affects neither a storm nor a sally. */
const ANY_VALUE = 1;

export const peloponnesianOdds: OddsQuestion = {
  options: [
    { name: "mode", value: "MODE", help: `${MODES.join(", ")} (default field)` },
    { name: "aggressor", value: "BLOCKS", help: "the aggressor's blocks as rating:CV, such as b2:4,c2:3 (default c2:4)" },
    { name: "defender", value: "BLOCKS", help: "the defender's blocks; none for a garrison alone (default c2:3)" },
    { name: "garrison", value: "N", help: "CV of the garrison in a storm, 0 to 4 (default 0)", needs: { option: "mode", values: ["storm"] } },
  ],
  example: "tyche odds peloponnesian --mode storm --aggressor c2:4,c2:3 --defender c2:2 --garrison 1",
  answer: (values) => answer(readSetup(values)),
};

function readSetup(values: OptionValues): BattleSetup {
  const mode = wordOption(values, "mode", MODES, "field");
  const forces = { mode, aggressor: [{ blocks: readBlocks(values, "aggressor", mode, "c2:4") }], defender: readBlocks(values, "defender", mode, "c2:3") };
  if (mode !== "storm" && mode !== "sally") return forces;
  return { ...forces, city: { value: ANY_VALUE, garrison: integerOption(values, "garrison", 0, 4, 0) } };
}

// Assumes that every beaten block can retreat, as is usual.
function readBlocks(values: OptionValues, name: string, mode: string, fallback: string): BattleBlock[] {
  const text = String(values[name] ?? fallback);
  if (text === "none" || text === "") return [];
  return text.split(",").map((word, i) => {
    const match = /^([a-f][1-3]):([1-9])$/i.exec(word.trim());
    if (match === null) throw new UsageError(`--${name}: expected blocks as rating:CV such as b2:4,c2:3, got "${word}"`);
    const rating = match[1]!.toUpperCase();
    return { id: `${name}-${i + 1}`, cv: Number(match[2]), ...(mode === "sea" ? { sea: rating } : { land: rating }), retreatTo: ["away"] };
  });
}

function answer(setup: BattleSetup): OddsTable {
  const odds = calculate(setup);
  const [aggressor, defender] = [setup.aggressor[0]!.blocks, setup.defender].map(forceText);
  const note = odds.exact ? "exact" : `${BATTLES} battles simulated, standard error ${(100 * odds.error).toFixed(2)} %`;
  return {
    title: `${setup.mode}: ${aggressor} against ${defender}${setup.mode !== "storm" ? "" : ` and a garrison of ${setup.city!.garrison} CV`}; both fight on`,
    clause: setup.mode === "storm" ? "PEL-8.1.0.5" : "PEL-6.1.3",
    rows: odds.chances.map(({ winner, way, probability }) => ({ label: `${winner ?? "nobody"} wins: ${way}`, chance: probability })),
    note: `${note}; mean CV left: aggressor ${odds.meanCV.aggressor.toFixed(2)}, defender ${odds.meanCV.defender.toFixed(2)}`,
  };
}

function calculate(setup: BattleSetup): BattleOdds {
  try {
    return battleOdds(setup, {}, { positions: QUICK });
  } catch {
    return simulateBattle(setup, BATTLES, "odds");
  }
}

function forceText(blocks: readonly BattleBlock[]): string {
  return blocks.length === 0 ? "no block" : blocks.map((block) => `${block.land ?? block.sea}:${block.cv}`).join(" ");
}
