/** The law of the facts shown beside the views (law 22): the players, their standing, and the options of the set-up. */
import type { AnyRuleset } from "../../core/ruleset/contract.js";
import { hashState } from "../../core/state/hash.js";
import { defaultOf, type OptionRow } from "../../core/state/options.js";
import { returns } from "../../core/game/returns.js";
import type { GameState } from "../../core/state/state.js";
import { expectEqual, expectThat, type Law } from "../law.js";
import { seatsInPlay, setUp, type Trial, walk } from "../walk.js";

/** The tolerance of a sum of returns. */
const ROUNDING = 1e-9;

export const surfaceLaw: Law = {
  number: 22,
  title: "Options, players, standing and returns say what is so, and what all may know",
  check(trial) {
    const { ruleset } = trial;
    checkOptions(trial);
    const end = walk(trial, ({ state, isSampled }) => {
      if (isSampled) checkState(ruleset, state);
    });
    const outcome = ruleset.outcome(end);
    if (outcome === null) return; // A stretch may end before the game does.
    const players: readonly string[] = ruleset.players(end);
    expectEqual(Object.keys(outcome.scores), players, "the seats with a score");
    const sum = returns<string>(ruleset, outcome).reduce((all, value) => all + value, 0);
    expectThat(Math.abs(sum) < ROUNDING, `the returns add up to ${sum}`);
  },
};

function checkState(ruleset: AnyRuleset, state: GameState): void {
  const players: readonly string[] = ruleset.players(state);
  for (const seat of seatsInPlay(ruleset, state)) expectThat(players.includes(seat), `${seat} may concede and does not play`);
  const standing = ruleset.standing(state);
  expectEqual(Object.keys(standing), players, "the seats that stand");
  const measures = Object.values(standing).map((row) => Object.keys(row as object));
  for (const names of measures) expectEqual(names, measures[0], "the numbers of each seat");
  for (const row of Object.values(standing)) for (const value of Object.values(row as object)) expectThat(Number.isFinite(value), "a standing holds numbers");
  expectEqual(ruleset.standing(ruleset.determinize(state, "spectator", "surface")), standing, "the standing in a world that looks the same to all");
}

/** Options with their default values change nothing, and a value outside a row's range is refused. */
function checkOptions({ ruleset, options, seed, ...trial }: Trial): void {
  const rows = ruleset.options as Readonly<Record<string, OptionRow>>;
  const isStandard = Object.keys(options).every((name) => rows[name]?.kind !== "edition");
  for (const name of Object.keys(options)) expectThat(Object.hasOwn(rows, name), `the option ${name} has no row`);
  for (const [name, row] of Object.entries(rows)) {
    if (row.kind === "edition" || Object.hasOwn(options, name)) continue;
    const said = { ...options, [name]: defaultOf(rows, name, options) };
    if (isStandard)
      expectEqual(
        hashState(setUp({ ...trial, ruleset, seed, options: said })),
        hashState(setUp({ ...trial, ruleset, seed, options })),
        `the game with ${name} said`,
      );
    const beyond = row.kind === "integer" ? row.most + 1 : "no such value";
    expectThat(isRefused(ruleset, { ...options, seed, [name]: beyond }), `the option ${name} may be ${beyond}`);
  }
}

function isRefused(ruleset: AnyRuleset, options: object): boolean {
  try {
    ruleset.setup(options);
    return false;
  } catch {
    return true;
  }
}
