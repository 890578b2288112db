/** The rules to show are the ledgers: every clause, its words, its sources. */
import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { LEDGERS, readLedgers, rulesText } from "../../docs/rules/build-clauses.mjs";
import type { Rules } from "../../src/rules/rule.js";

const RULESETS = ["diadochi", "nine-years", "peloponnesian", "unrest"] as const;
const ledgers = readLedgers();
const { clauses } = ledgers;
const ledgerOf = (id: string): string => readFileSync(new URL(`../../docs/rules/${id}.md`, import.meta.url), "utf8");
const rulesOf = async (id: string): Promise<Rules> => ((await import(`../../src/rules/${id}.ts`)) as { RULES: Rules }).RULES;
const plain = (text: string): string => text.replace(/`(?:seed|basis)\b[^`]*`|`example:`|Example:|\*[QDB]\*|Question:|Decision:|\\|\s+/g, "");

describe.each(RULESETS)("the rules of %s", (id) => {
  test("are written again from the ledger as they stand", () => {
    const ledger = `${id}.md`;
    expect(Object.values(LEDGERS)).toContain(ledger);
    expect(readFileSync(new URL(`../../src/rules/${id}.ts`, import.meta.url), "utf8") === rulesText(ledger, ledgers)).toBe(true);
  });
  test("hold every clause of the ledger, in its order, with the sources of the index", async () => {
    const index = clauses.filter(({ ledger }) => ledger === `${id}.md`);
    expect(Object.entries(await rulesOf(id)).map(([clause, { source }]) => [clause, source])).toEqual(index.map(({ id: clause, basis }) => [clause, basis]));
  });
  test("say what the ledger says at the line of the clause, without tags and marks", async () => {
    const lines = ledgerOf(id).split("\n");
    for (const [clause, { title, text }] of Object.entries(await rulesOf(id))) {
      const line = plain(lines.find((candidate) => new RegExp(`^(?:- |\\| )?\\*\\*${clause.replaceAll(".", "\\.")}[ *]`).test(candidate))!);
      expect(title, clause).not.toBe("");
      expect(text, clause).not.toMatch(/`(?:seed|basis)\b|^\[[SMH]\]|\*[QDB]\*/);
      for (const part of text.split("\n")) expect(line.includes(plain(part)) || line.includes(plain(part.replace(/^[^:]*: /, ""))), clause).toBe(true);
    }
  });
});

test("examples: a clause, a table row, a decided question", async () => {
  const diadochi = await rulesOf("diadochi");
  expect(diadochi["DIA-MAP.2"]).toEqual({ title: "No control of transit points", text: expect.stringContaining("transit point"), source: ["seed"] });
  expect(diadochi["DIA-AMB.3"]!.text).toMatch(/^Question: .*\nDecision: Four identical minor generals/);
  expect((await rulesOf("nine-years"))["NYW-A-05"]!.text.split("\n").map((row) => row.split(":")[0])).toEqual(["Where", "Question", "Decision"]);
  expect((await rulesOf("unrest"))["CAR-19.2"]!.text).toBe("The +1 for friendly ground is never given in a battle in the Box, to neither of the two sides.");
});
