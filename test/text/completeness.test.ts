/** Whole games of Peloponnesian and Nine Years have sentences of their own in both languages: moves, events, what dice are for, decisions. */
import { describe, expect, test } from "vitest";
import { SeededDice } from "../../src/index.js";
import type { AnyRuleset } from "../../src/core/ruleset/contract.js";
import type { DiadochiEvent } from "../../src/diadochi/index.js";
import { NINE_YEARS, type NineYearsEvent } from "../../src/nine-years/index.js";
import { PELOPONNESIAN, type PeloponnesianEvent } from "../../src/peloponnesian/index.js";
import type { UnrestEvent } from "../../src/unrest/index.js";
import { nineYears as nineYearsEn } from "../../src/text/en/nine-years/index.js";
import { peloponnesian as peloponnesianEn } from "../../src/text/en/peloponnesian/index.js";
import { nineYears as nineYearsRu } from "../../src/text/ru/nine-years/index.js";
import { peloponnesian as peloponnesianRu } from "../../src/text/ru/peloponnesian/index.js";
import type { Texts } from "../../src/text/texts.js";

const GAMES: readonly { readonly ruleset: AnyRuleset; readonly options: object; readonly en: Texts; readonly ru: Texts }[] = [
  { ruleset: PELOPONNESIAN as unknown as AnyRuleset, options: {}, en: peloponnesianEn as unknown as Texts, ru: peloponnesianRu as unknown as Texts },
  {
    ruleset: PELOPONNESIAN as unknown as AnyRuleset,
    options: { scenario: "415", bid: true },
    en: peloponnesianEn as unknown as Texts,
    ru: peloponnesianRu as unknown as Texts,
  },
  { ruleset: NINE_YEARS as unknown as AnyRuleset, options: {}, en: nineYearsEn as unknown as Texts, ru: nineYearsRu as unknown as Texts },
];
const MOST_PLIES = 1500;
/** Roman numbers of blocks and kings, ratings of blocks, and clauses are not translated. */
const UNTRANSLATED = /\b[IVX]+\b|\b[A-F][1-3]\b|\b(?:PEL|NYW)-[\d.A-Za-z]+/g;

describe.each(GAMES)("$ruleset.id with $options", ({ ruleset, options, en, ru }) => {
  test("a random game is shown in Russian without a foreign word, each die with its purpose, each decision by name", () => {
    const dice = new SeededDice(`told-${ruleset.id}`);
    let state = ruleset.setup({ ...options, seed: "told" });
    for (let ply = 0; ply < MOST_PLIES && ruleset.seatsToMove(state).length > 0; ply++) {
      const decision = ruleset.decision(state)!;
      expect(ru.decision(decision.kind)).not.toBe(decision.kind);
      const move = ruleset.randomMove(state, dice);
      const step = ruleset.apply(state, move);
      const sentences = [ru.move(move), ...step.events.map((event) => ru.event(event))];
      for (const sentence of sentences) expect(sentence.replace(UNTRANSLATED, "")).not.toMatch(/[a-z]|кубик/i);
      for (const event of step.events) expect(en.event(event)).toMatch(/^[A-Z+−\d“].*[.]$/);
      for (const event of step.events) expect(ru.event(event)).toMatch(/^[А-ЯЁ+−\d«].*[.]$/);
      state = step.state;
    }
  });
});

// The tables of sentences are complete by these types, so that each must name what there is and nothing else.
test("events name phases, segments, uses of cards and purposes of rolls by type", () => {
  const common = { clause: "DIA-SEQ.1", seat: "red" } as const;
  const roll = { type: "roll", clause: "DIA-SEQ.1", seat: null, sides: 6, faces: [1] } as const;
  const events: readonly unknown[] = [
    // @ts-expect-error: a turn has no such phase
    { ...common, type: "phase-began", phase: "supper" } satisfies DiadochiEvent,
    // @ts-expect-error: a round-turn has no such segment
    { ...common, type: "segment-began", segment: "supper" } satisfies DiadochiEvent,
    // @ts-expect-error: no card is used so
    { ...common, type: "card-played", card: "mutiny", use: "supper" } satisfies DiadochiEvent,
    // @ts-expect-error: nobody rolls for that
    { ...roll, purpose: "supper" } satisfies DiadochiEvent,
    // @ts-expect-error: nor in Nine Years
    { ...roll, purpose: "supper" } satisfies NineYearsEvent,
    // @ts-expect-error: nor in Peloponnesian
    { ...roll, purpose: "supper" } satisfies PeloponnesianEvent,
    // @ts-expect-error: nor in Unrest
    { ...roll, purpose: "supper" } satisfies UnrestEvent,
  ];
  expect(events).toHaveLength(7);
});
