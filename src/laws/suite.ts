/**
 * All laws of one ruleset as named checks that throw, for tests of any kind. Games come from seeds, so that a game that breaks a law can be
 * replayed.
 */
import type { AnyRuleset, Outcome } from "../core/ruleset/contract.js";
import type { Dice } from "../core/dice/dice.js";
import { SeededDice } from "../core/dice/seeded.js";
import type { EventBase } from "../core/events/events.js";
import type { Refusal } from "../core/basics/errors.js";
import type { MoveBase } from "../core/moves/moves.js";
import { partsOf } from "../core/ruleset/parts.js";
import { type Verified, verify } from "../core/game/record.js";
import { LAWS } from "./all/index.js";
import { expectThat } from "./law.js";
import { type Known, type Trial, walk } from "./walk.js";
import type { Watch } from "./watch.js";

/** The sentences of one language, as in `Texts` of `tyche/text`. */
export interface Sentences {
  move(move: never): string;
  event(event: never): string;
  refusal(refusal: Refusal): string;
  outcome(outcome: never): string;
  decision(kind: string): string;
  /** The question of a decision; optional if decisions are only named. */
  prompt?(decision: never, viewer?: never): string;
}

/** The ruleset to check, and the settings of the check. */
export interface Subject {
  readonly ruleset: AnyRuleset;
  /**
   * Sets of options for `setup` without the seed, of which each game gets one at random; or a function that makes one for each game. They should
   * include the standard game.
   */
  readonly options: readonly object[] | ((pick: Dice) => object);
  /** The number of random games for each law, at least 1. A law also passes when its time is up. */
  readonly games: number;
  /** The time in which a law begins new games, in milliseconds; 4,000 by default. */
  readonly milliseconds?: number | undefined;
  /** The prefix of the games' seeds. By default the current time, so that every run plays other games. */
  readonly seed?: string | undefined;
  /** The sentences in every language; law 14 is tested only if they are given. */
  readonly texts?: readonly Sentences[] | undefined;
  /** Stored whole games, by name; law 12 is tested only if they are given. */
  readonly records?: Readonly<Record<string, unknown>> | undefined;
  readonly known?: Known | undefined;
  readonly watch?: Watch | undefined;
}

/** One law, or one stored game, as a check. */
export interface LawTest {
  readonly title: string;
  /** @throws Error naming the law, and the seed and options of the game that breaks it */
  run(): void;
}

const LONGEST_MILLISECONDS = 4000;

/** The laws of a ruleset as separate checks. */
export function lawTests(subject: Subject): readonly LawTest[] {
  const tests = LAWS.map((law) => lawTest(subject, law.number, law.title, (trial) => law.check(trial)));
  if (subject.texts !== undefined)
    tests.push(lawTest(subject, 14, "Every move, event, decision and outcome has a sentence in every language", (trial) => checkTexts(trial, subject.texts!)));
  for (const [name, record] of Object.entries(subject.records ?? {}))
    tests.push({ title: `12. Stored games verify: ${name}`, run: () => checkRecord(subject.ruleset, record) });
  return tests;
}

/**
 * Tests a ruleset with all laws and returns their number. @throws Error at the first broken law, with the law, and the seed and options of the
 * game
 */
export function hold(subject: Subject): number {
  const tests = lawTests(subject);
  for (const { run } of tests) run();
  return tests.length;
}

function lawTest(subject: Subject, number: number, title: string, check: (trial: Trial) => void): LawTest {
  const { ruleset, games, milliseconds = LONGEST_MILLISECONDS, watch, seed: origin = Date.now().toString(36) } = subject;
  const known: Known = { ...partsOf(ruleset)?.lawFacts, ...subject.known };
  return {
    title: `${number}. ${title}`,
    run() {
      const end = Date.now() + milliseconds;
      for (let game = 0; game < games && Date.now() < end; game++) {
        const seed = `fortune-of-${ruleset.id}-${origin}-${number}-${game}`;
        const options = optionsOf(subject, new SeededDice(`${seed} options`));
        const trial: Trial = { ruleset, options, seed, known, ...(watch === undefined ? {} : { watch }) };
        try {
          check(trial);
        } catch (error) {
          throw brokenBy(error, `${ruleset.id} breaks law ${number} in the game ${JSON.stringify({ ...options, seed })}`);
        }
      }
    },
  };
}

function optionsOf({ options }: Subject, pick: Dice): object {
  return typeof options === "function" ? options(pick) : options[pick.draw(options.length)]!;
}

function brokenBy(error: unknown, where: string): unknown {
  if (!(error instanceof Error)) return new Error(`${where}: ${String(error)}`);
  error.message = `${where}: ${error.message}`;
  return error;
}

function checkRecord(ruleset: AnyRuleset, record: unknown): void {
  const { outcome } = verified(ruleset, record);
  expectThat(outcome !== null, "the stored game has not ended");
}

// Adds advice for the developer to the error of a stored game that diverges.
function verified(ruleset: AnyRuleset, record: unknown): Verified<string> {
  try {
    return verify(ruleset, record);
  } catch (error) {
    const context = error instanceof Error ? error.message : String(error);
    throw new Error(`${context}; if play or the state has changed on purpose, raise the version of the ruleset and store its games again`, { cause: error });
  }
}

const UNSAID = /undefined|\[object|NaN|\bnull\b|^\s*$/;

function say(sentence: unknown, of: unknown): void {
  expectThat(typeof sentence === "string" && !UNSAID.test(sentence), () => `the sentence for ${JSON.stringify(of)} is ${JSON.stringify(sentence)}`);
}

function checkTexts(trial: Trial, languages: readonly Sentences[]): void {
  const { ruleset } = trial;
  for (const texts of languages) {
    const hear = (events: readonly EventBase[]): void => {
      for (const viewer of ["arbiter", "spectator"])
        for (const event of ruleset.viewEvents(events, viewer) as EventBase[]) say(texts.event(event as never), event);
    };
    const end = walk(
      trial,
      ({ state, isSampled }) => {
        if (!isSampled) return;
        for (const move of ruleset.legalMoves(state) as MoveBase[]) say(texts.move(move as never), move);
        say(texts.decision(ruleset.decision(state)!.kind), ruleset.decision(state));
        for (const viewer of ["arbiter", "spectator"]) {
          const decision: object = ruleset.decision(state, viewer)!;
          if (texts.prompt !== undefined) say(texts.prompt(decision as never, viewer as never), decision);
        }
        const refusal = ruleset.explain(state, { ...ruleset.legalMoves(state)[0], surplus: 1 })!;
        say(texts.refusal(refusal), refusal);
      },
      hear,
    );
    const outcome: Outcome<string> = ruleset.outcome(end)!;
    say(texts.outcome(outcome as never), outcome);
  }
}
