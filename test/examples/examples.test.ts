/**
 * Every example proves itself: it plays from the stored data with the dice that it names, and names its clause, but for those of `exceptions.ts`. What the ruleset carries in no
 * value that is seen in play cannot be named: there the title of the test is the only proof.
 */
import { describe, expect, test } from "vitest";
import { readLedgers } from "../../docs/rules/build-clauses.mjs";
import { clausesCarriedBy } from "../../scripts/examples/carried.js";
import { EXAMPLE_GAMES } from "../../scripts/examples/games.js";
import { clausesNamed, type Examples, playExample } from "../../src/examples/index.js";
import { EXAMPLES as DIADOCHI } from "../../src/examples/diadochi.js";
import { EXAMPLES as NINE_YEARS } from "../../src/examples/nine-years.js";
import { EXAMPLES as PELOPONNESIAN } from "../../src/examples/peloponnesian.js";
import { EXAMPLES as UNREST } from "../../src/examples/unrest.js";
import { UNNAMED, WITHOUT } from "./exceptions.js";

const STORED: Readonly<Record<string, Examples>> = { diadochi: DIADOCHI, "nine-years": NINE_YEARS, peloponnesian: PELOPONNESIAN, unrest: UNREST };
/** Of the clauses that can be tested, in percent. */
const LEAST = 95;

const testable = readLedgers().clauses.filter((clause) => clause.testable);

describe.each(EXAMPLE_GAMES.map((game) => [game.ruleset.id, game] as const))("the examples of %s", (id, { ruleset, prefix }) => {
  const examples = STORED[id]!;
  const clauses = testable.filter((clause) => clause.id.startsWith(`${prefix}-`)).map((clause) => clause.id);
  const isOfThisGame = (clause: string): boolean => clause.startsWith(`${prefix}-`);

  test("play from the stored data, roll what they name, and name their clause or are listed with a reason", () => {
    const failed: string[] = [];
    const unnamed: string[] = [];
    const carried = clausesCarriedBy(id);
    for (const [clause, example] of Object.entries(examples)) {
      try {
        if (!clausesNamed(ruleset, playExample(ruleset, example)).has(clause) && carried.has(clause)) unnamed.push(clause);
        if (example.beside !== undefined) playExample(ruleset, example.beside);
      } catch (error) {
        failed.push(`${clause}: ${error instanceof Error ? error.message : String(error)}`);
      }
    }
    expect(failed).toEqual([]);
    expect(unnamed.sort()).toEqual([...UNNAMED.keys()].filter(isOfThisGame).sort());
  });

  test("are those of clauses that can be tested, in the order of the ledger, each with a title", () => {
    const order = Object.keys(examples).map((clause) => clauses.indexOf(clause));
    expect(order).toEqual([...order].sort((a, b) => a - b));
    expect(order).not.toContain(-1);
    expect(Object.entries(examples).filter(([clause, example]) => example.clause !== clause || example.title === "")).toEqual([]);
  });

  test(`are of at least ${LEAST} % of them; the others are listed with a reason`, () => {
    const without = clauses.filter((clause) => !Object.hasOwn(examples, clause));
    expect(without.sort()).toEqual([...WITHOUT.keys()].filter(isOfThisGame).sort());
    expect((100 * Object.keys(examples).length) / clauses.length).toBeGreaterThanOrEqual(LEAST);
  });
});
