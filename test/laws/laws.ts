/**
 * The laws of every ruleset as one shared suite: a new ruleset passes by being listed.
 *
 *   laws("unrest", { ruleset: UNREST, options: fc.constantFrom({}, { turns: 4 }), games: 40, texts: [en, ru] })
 */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { EventBase } from "../../src/core/events.js";
import type { MoveBase } from "../../src/core/moves.js";
import { verify } from "../../src/core/record.js";
import type { AnyRuleset } from "../../src/core/contract.js";
import type { Texts } from "../../src/text/texts.js";
import { LAWS } from "./all-laws.js";
import { walk } from "./walk.js";

/** What is held against the laws. */
export interface Subject {
  readonly ruleset: AnyRuleset;
  /** Options of `setup` without the seed; the standard game should be among them. */
  readonly options: fc.Arbitrary<object>;
  /** Random games per law; a law also stops, passed, after `LONGEST_SECONDS`. */
  readonly games: number;
  /** The sentences in every language, which must have one for everything that happens. */
  readonly texts?: readonly Texts[];
  /** Whether whole games are stored in test/records/<name>; true by default. */
  readonly hasRecords?: boolean;
}

const LONGEST_SECONDS = 4;

/** Laws that are new and not yet kept by these rulesets. */
const NOT_YET: Readonly<Record<number, readonly string[]>> = {};

/** Registers the laws of one ruleset as tests. */
export function laws(name: string, subject: Subject): void {
  const { ruleset } = subject;
  const trials = fc.record({ seed: fc.integer({ min: 0, max: 0x7fffffff }).map((n) => `fortune-of-${name}-${n}`), options: subject.options });

  function hold(title: string, check: (trial: { readonly seed: string; readonly options: object }) => void, isKept = true): void {
    test.runIf(isKept)(title, () => {
      fc.assert(fc.property(trials, check), {
        numRuns: subject.games,
        interruptAfterTimeLimit: LONGEST_SECONDS * 1000,
        markInterruptAsFailure: false,
        endOnFailure: true,
      });
    });
  }

  describe(`laws of ${name}`, () => {
    for (const law of LAWS) hold(`${law.number}. ${law.title}`, (trial) => law.check({ ruleset, ...trial }), NOT_YET[law.number]?.includes(name) !== true);
    if (subject.texts !== undefined)
      hold("14. Every move, event, decision and outcome has a sentence in every language", (trial) => checkTexts(subject, trial));
    if (subject.hasRecords !== false) describe("12. Stored games verify", () => storedGames(name, ruleset));
  });
}

function storedGames(name: string, ruleset: AnyRuleset): void {
  const folder = new URL(`../records/${name}/`, import.meta.url);
  const files = existsSync(folder) ? readdirSync(folder).filter((file) => file.endsWith(".json")) : [];
  test("there is at least one", () => expect(files.length).toBeGreaterThan(0));
  test.each(files)("%s", (file) => {
    const record = JSON.parse(readFileSync(new URL(file, folder), "utf8"));
    const { plies, outcome } = verify(ruleset, record);
    expect(plies).toBe(record.moves.length);
    expect(outcome).not.toBeNull();
  });
}

const UNSAID = /undefined|\[object|NaN|\bnull\b|^\s*$/;

function checkTexts(subject: Subject, trial: { readonly seed: string; readonly options: object }): void {
  const { ruleset } = subject;
  const say = (sentence: string, what: unknown): void => {
    if (typeof sentence !== "string" || UNSAID.test(sentence)) throw new Error(`the sentence for ${JSON.stringify(what)} is ${JSON.stringify(sentence)}`);
  };
  for (const texts of subject.texts!) {
    const hear = (events: readonly EventBase[]): void => {
      for (const viewer of ["arbiter", "spectator"]) for (const event of ruleset.viewEvents(events, viewer) as EventBase[]) say(texts.event(event), event);
    };
    const end = walk(
      { ruleset, ...trial },
      ({ state, isSampled }) => {
        if (!isSampled) return;
        for (const move of ruleset.legalMoves(state) as MoveBase[]) say(texts.move(move), move);
        say(texts.decision(ruleset.decision(state)!.kind), ruleset.decision(state));
        const refusal = ruleset.explain(state, { ...ruleset.legalMoves(state)[0], surplus: 1 })!;
        say(texts.refusal(refusal), refusal);
      },
      hear,
    );
    const outcome = ruleset.outcome(end)!;
    say(texts.outcome(outcome), outcome);
  }
}
