/**
 * The law of chances (law 35). A move has the same results with the same probabilities, whether dice are enumerated singly, as a log needs, or
 * grouped by the values that the rules read; and every actual roll gives one of these results.
 */
import type { AnyRuleset, GameTypes } from "../../core/ruleset/contract.js";
import { type EnumeratingDice, enumerate } from "../../core/dice/enumerating.js";
import { isTycheError } from "../../core/basics/errors.js";
import type { EventBase } from "../../core/events/events.js";
import { hashState } from "../../core/state/hash.js";
import type { MoveBase } from "../../core/moves/moves.js";
import type { GameState } from "../../core/state/state.js";
import { type ChanceOutcome, outcomes } from "../../learn/outcomes.js";
import { expectThat, type Law } from "../law.js";
import { walk } from "../walk.js";

/** Moves with more combinations of dice are skipped. */
const MOST_WAYS = 4000;
/** The tolerance for sums of probabilities in different orders. */
const ROUNDING = 1e-9;

export const chancesLaw: Law = {
  number: 35,
  title: "What a move can lead to is as likely by what is read of its dice as by the dice one by one",
  check(trial) {
    const { ruleset } = trial;
    walk(trial, ({ state, move, isSampled }) => {
      if (!isSampled) return;
      const read = within(() => outcomes<GameTypes>(ruleset, state, move, { paths: MOST_WAYS }));
      if (read === null) return;
      const found: readonly ChanceOutcome<GameState>[] = read;
      const line = ruleset.format(move);
      const rolled = ruleset.clone(state);
      ruleset.advance(rolled, move);
      rolled.dice = state.dice;
      const hash = hashState(rolled);
      expectThat(
        found.some((outcome) => outcome.hash === hash),
        () => `what ${line} has led to is not among what it can lead to`,
      );
      const single = within(() => oneByOne(ruleset, state, move));
      if (single !== null) compare(found, single, line);
    });
  },
};

function oneByOne(ruleset: AnyRuleset, state: GameState, move: MoveBase): ReadonlyMap<string, number> {
  const found = new Map<string, number>();
  const run = (dice: EnumeratingDice): string => {
    const next = ruleset.clone(state);
    const shown: EventBase[] = [];
    ruleset.advance(next, move, dice, shown);
    return hashState(next);
  };
  enumerate(run, (hash, probability) => found.set(hash, (found.get(hash) ?? 0) + probability), { paths: MOST_WAYS });
  return found;
}

function compare(found: readonly ChanceOutcome<GameState>[], single: ReadonlyMap<string, number>, line: string): void {
  expectThat(
    found.length === single.size,
    () => `${line} can lead to ${found.length} positions by what is read of its dice, and to ${single.size} by the dice`,
  );
  for (const { hash, probability } of found) {
    const other = single.get(hash) ?? 0;
    expectThat(
      Math.abs(probability - other) < ROUNDING,
      () => `a position after ${line} has the chance ${probability} by what is read of its dice, and ${other} by the dice`,
    );
  }
}

// Returns null if there are too many combinations of dice.
function within<R>(run: () => R): R | null {
  try {
    return run();
  } catch (error) {
    if (isTycheError(error) && error.code === "dice/too-many-paths") return null;
    throw error;
  }
}
