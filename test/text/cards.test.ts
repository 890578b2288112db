/** The texts of the cards: every card in both languages, on clauses that exist, its event played in a test. */
import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { CARDS as DIADOCHI_CARDS } from "../../src/diadochi/data/cards.js";
import { ACTION_CARDS, EVENT_CARDS } from "../../src/nine-years/data/events.js";
import { CARDS as PELOPONNESIAN_CARDS } from "../../src/peloponnesian/data/cards.js";
import type { Rules } from "../../src/rules/rule.js";
import type { CardText } from "../../src/text/cards.js";
import * as en from "../../src/text/en/index.js";
import * as ru from "../../src/text/ru/index.js";
import { CARDS as UNREST_CARDS } from "../../src/unrest/data/cards.js";

const CARDS = {
  diadochi: DIADOCHI_CARDS.map(({ id }) => id),
  "nine-years": [...EVENT_CARDS.map(({ id }): string => id), ...ACTION_CARDS.map(({ value }) => `action-${value}`)],
  peloponnesian: PELOPONNESIAN_CARDS.map(({ id }): string => id),
  unrest: Object.keys(UNREST_CARDS),
};
const TEXTS = {
  diadochi: [en.diadochi, ru.diadochi],
  "nine-years": [en.nineYears, ru.nineYears],
  peloponnesian: [en.peloponnesian, ru.peloponnesian],
  unrest: [en.unrest, ru.unrest],
} as const;
const RULESETS = ["diadochi", "nine-years", "peloponnesian", "unrest"] as const;

/** The tests of a ruleset, from one `test` to the next, as they are written. */
function testsOf(ruleset: string): string[] {
  const root = new URL(`../${ruleset}/`, import.meta.url);
  const files = readdirSync(root, { recursive: true, encoding: "utf8" }).filter((file) => file.endsWith(".test.ts"));
  return files.flatMap((file) => readFileSync(new URL(file, root), "utf8").split(/\n(?=\s*(?:test|describe)[.(])/));
}

/** What a test may call a card: the id, that of a twin with the same text, or the general it brings. */
function calledIn(ruleset: keyof typeof CARDS, card: CardText): string[] {
  const twins = CARDS[ruleset].filter((id) => TEXTS[ruleset][0].card(id)?.text === card.text);
  return twins.flatMap((id) => (id.startsWith("general-") ? [id, id.slice("general-".length)] : [id]));
}

describe.each(RULESETS)("the cards of %s", (ruleset) => {
  const [english, russian] = TEXTS[ruleset];
  const ids = CARDS[ruleset];

  test("all have a name, uses and a text in both languages, which rest on the same clauses", async () => {
    const { RULES } = (await import(`../../src/rules/${ruleset}.ts`)) as { RULES: Rules };
    for (const id of ids) {
      const [first, second] = [english.card(id)!, russian.card(id)!];
      expect([first.name, second.name], id).toEqual([english.name(id), russian.name(id)]);
      expect(first.text, id).toMatch(/^[A-Z0-9].*\.$/);
      expect(second.text, id).toMatch(/^[А-Я0-9«].*\.$/);
      expect(second.uses.length, id).toBe(first.uses.length);
      expect(`${first.uses} ${first.text} ${second.uses} ${second.text}`, id).not.toMatch(/undefined|null|NaN|\$\{|[a-z]-[a-z]+-[a-z]/);
      expect(`${second.uses} ${second.text}`, id).not.toMatch(/[A-Za-z]/);
      expect(second.clauses, id).toEqual(first.clauses);
      for (const clause of first.clauses) expect(RULES, id).toHaveProperty([clause]);
    }
  });

  test("say the same where they are the same, and nothing of what is no card", () => {
    for (const { card } of [english, russian]) expect([card("no-card"), card(""), card("constructor")]).toEqual([null, null, null]);
    const same = ids.map((id) => [english.card(id)!.text, russian.card(id)!.text]);
    expect(new Set(same.map(([first]) => first)).size).toBe(new Set(same.map(String)).size);
  });

  test("are each played in a test that is named by one of the clauses", () => {
    const tests = testsOf(ruleset);
    for (const id of ids.filter((id) => !id.startsWith("action-"))) {
      const card = english.card(id)!;
      const names = calledIn(ruleset, card);
      const played = tests.filter(
        (text) => card.clauses.some((clause) => text.includes(`[${clause}]`)) && names.some((name) => new RegExp(`[" ]${name}["\\s]`).test(text)),
      );
      expect(played.length, id).toBeGreaterThan(0);
    }
  });
});

test("the numbers of a card are those of the data", () => {
  for (const { id, coins } of PELOPONNESIAN_CARDS)
    expect([en.peloponnesian, ru.peloponnesian].map(({ card }) => card(id)!.uses[0]![0])).toEqual([`${coins}`, `${coins}`]);
  for (const { id, ops } of DIADOCHI_CARDS)
    for (const { card } of [en.diadochi, ru.diadochi]) if (ops !== null) expect(card(id)!.uses[0]).toMatch(new RegExp(`^${ops} `));
  for (const [id, { value }] of Object.entries(UNREST_CARDS)) for (const { card } of [en.unrest, ru.unrest]) expect(card(id)!.uses[0]).toContain(` ${value}:`);
  expect(en.unrest.card("c-ops-2")!.uses).toEqual(["Value 2: activates a leader with initiative 2 or less, who may take 6 combat units along over sea"]);
  expect(ru.unrest.card("k-ops-1")!.uses).toEqual(["Значение 1: активирует лидера с инициативой 1"]);
});

test("uses: operations points, Surprises, cards that must be played, discards", () => {
  const uses = (id: string): readonly string[] => en.diadochi.card(id)!.uses;
  expect(uses("diplomacy")).toEqual(["3 operations points, or the event", "Or discard it to bring back a dispersed fleet"]);
  expect(uses("own-plans")).toEqual(["3 operations points and then the event, which cannot be declined", "It cannot be discarded"]);
  expect(uses("mutiny")).toEqual(["A Surprise card for its window; draw a card after it", "Or exchange it for a new card"]);
  expect(uses("general-demetrius")).toEqual(["Enters by the turn track"]);
  expect(uses("major-campaign")[1]).toContain("to upgrade a fleet");
  expect(en.nineYears.card("siege-train")!.uses[0]).toMatch(/^Kept until you play it/);
});
