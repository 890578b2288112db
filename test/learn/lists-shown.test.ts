/** Rows that show whatever decides a list: all ways of two decisions, from positions all over a game; and that the law finds it where a row is taken away (law 38). */
import { describe, expect, test } from "vitest";
import { observation as diadochi } from "../../src/diadochi/index.js";
import { type AnyRuleset, SeededDice } from "../../src/index.js";
import { ListsShown } from "../../src/laws/all/lists-shown.js";
import type { Observation } from "../../src/learn/index.js";
import { NINE_YEARS, observation as nineYears } from "../../src/nine-years/index.js";
import { observation as peloponnesian, PELOPONNESIAN } from "../../src/peloponnesian/index.js";
import { observation as unrest, UNREST } from "../../src/unrest/index.js";
import { RULESETS } from "./rulesets.js";

type AnyObserved = Observation<never>;

const ROWS: Readonly<Record<string, object>> = { diadochi, "nine-years": nineYears, peloponnesian, unrest };
const AROUND = 1200;

/** Looks around some positions of a random game, so many decisions apart. */
function lookThrough(ruleset: AnyRuleset, observation: AnyObserved | undefined, options: object, { seed, apart, positions }: Stretch): number {
  const state = ruleset.setup({ ...options, seed });
  const [choices, pick] = [new SeededDice(`${seed} choices`), new SeededDice(`${seed} picks`)];
  const lists = new ListsShown(ruleset, state, observation as Observation<typeof state> | undefined);
  let looked = 0;
  for (let ply = 0; ruleset.outcome(state) === null && ply < apart * positions; ply++) {
    if (ply % apart === 0) looked += lists.lookAround(state, pick, AROUND);
    ruleset.advance(state, ruleset.randomMove(state, choices));
  }
  return looked;
}

interface Stretch {
  readonly seed: string;
  readonly apart: number;
  readonly positions: number;
}

function without({ rows, leftOut }: AnyObserved, ...names: readonly string[]): AnyObserved {
  for (const name of names) expect(Object.keys(rows)).toContain(name);
  return { rows: Object.fromEntries(Object.entries(rows).filter(([name]) => !names.includes(name))), leftOut: leftOut ?? {} };
}

test.each(RULESETS)("whoever has another list in %s is shown other numbers", (_, ruleset, options) => {
  const looked = lookThrough(ruleset, ROWS[ruleset.id] as AnyObserved | undefined, options, { seed: "around", apart: 53, positions: 12 });
  expect(looked).toBeGreaterThan(20);
});

describe("a row that decides lists is missed:", () => {
  test.each<readonly [game: string, ruleset: AnyRuleset, rows: object, names: readonly string[]]>([
    ["which corps are in the force under way", NINE_YEARS, nineYears, ["corps of the force under way"]],
    ["where leaders are", NINE_YEARS, nineYears, ["leaders on the map", "leaders inside"]],
    ["marks of blocks", PELOPONNESIAN, peloponnesian, ["marks of blocks"]],
    ["CUs of Unrest", UNREST, unrest, ["cu"]],
  ])("%s", (_, ruleset, rows, names) => {
    const look = (): void => {
      for (let game = 0; game < 6; game++)
        lookThrough(ruleset, without(rows as AnyObserved, ...names), {}, { seed: `missed ${game}`, apart: 13, positions: 30 });
    };
    expect(look).toThrow("is shown the same numbers where it has other choices");
  });
});
