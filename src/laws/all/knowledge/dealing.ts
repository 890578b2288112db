/**
 * The laws of resampling (laws 15 and 20). `determinize` resamples everything that a viewer cannot know. Each kind of hidden fact differs from
 * the truth somewhere in a game; and before the first choice, each value is as frequent as in real deals.
 */
import { power } from "../../../core/basics/arithmetic.js";
import { sortedText } from "../../../core/basics/same.js";
import type { GameState } from "../../../core/state/state.js";
import { type HiddenPart, type HiddenParts, hiddenParts } from "../../hidden-parts.js";
import { expectThat, type Law } from "../../law.js";
import { seatsInPlay, setUp, type Trial, walk } from "../../walk.js";

/** The number of worlds sampled for each viewer at a stop. */
const WORLDS = 4;
/** A hidden fact counts as not resampled if all its samples equal the truth, and there are at least TIMES samples, at STOPS or more positions. */
const TIMES = 24;
const STOPS = 4;

export const dealtOtherwiseLaw: Law = {
  number: 15,
  title: "Whatever a view hides is, somewhere in a game, dealt as something else",
  isOfWholeGames: true,
  check(trial) {
    const { ruleset } = trial;
    const same = new Map<string, Sameness>();
    const otherwise = new Set<string>();
    walk(trial, ({ ply, state, isShort, isRare }) => {
      if (!isShort && !isRare) return;
      for (const viewer of [...seatsInPlay(ruleset, state), "spectator"]) {
        const view: unknown = ruleset.view(state, viewer);
        const real = hiddenParts(view, ruleset.view(state, "arbiter"), trial.known);
        for (let world = 0; world < WORLDS; world++) {
          const dealt = hiddenParts(view, ruleset.view(ruleset.determinize(state, viewer, world), "arbiter"), trial.known);
          for (const [path, values] of real) {
            if (textOf(values) !== textOf(dealt.get(path))) otherwise.add(path);
            else if (values.some(({ value }) => value !== null)) noteSame(same, path, ply, textOf(values));
          }
        }
      }
    });
    for (const [path, { times, stops, texts }] of same) {
      // A fact that never changes in the game, such as a hand between two deals, may have no other possible value.
      const isAccident = otherwise.has(path) || times < TIMES || stops < STOPS || texts.size < 2;
      expectThat(isAccident, () => `${path} is hidden, but was dealt as it is ${times} times of ${times}, in ${stops} positions`);
    }
  },
};

interface Sameness {
  /** The number of samples that equal the truth. */
  times: number;
  /** The number of positions with such samples. */
  stops: number;
  /** The ply of the last of these positions. */
  last: number;
  /** The different true values. */
  readonly texts: Set<string>;
}

function noteSame(same: Map<string, Sameness>, path: string, ply: number, text: string): void {
  const tally = same.get(path) ?? { times: 0, stops: 0, last: -1, texts: new Set<string>() };
  same.set(path, tally);
  tally.texts.add(text);
  tally.times++;
  if (tally.last !== ply) tally.stops++;
  tally.last = ply;
}

/** The number of set-ups whose deals are compared with the samples. */
const DEALS = 120;
/** For each hidden fact, the probability of a false alarm is below e to the power of minus this. */
const CERTAINTY = 30;

export const dealtAsOftenLaw: Law = {
  number: 20,
  title: "At the start of a game hidden things are resampled as often as they were dealt",
  check(trial) {
    const { ruleset } = trial;
    const tallies = new Map<string, Tally>();
    for (let deal = 0; deal < DEALS; deal++) {
      const state = setUp({ ...trial, seed: `${trial.seed} deal ${deal}` });
      const viewers = [...seatsInPlay(ruleset, state), "spectator"];
      noteDeal(trial, state, viewers[deal % viewers.length]!, deal, tallies);
    }
    // A fact that is the same at every start is not dealt, but a viewer who does not know the set-up may get another value in a sample.
    for (const [path, tally] of tallies) if (tally.deals.size > 1) expectAsOften(path, tally.counts);
  },
};

/** The frequencies of each value in the real positions and in the samples, and the different deals. */
interface Tally {
  readonly counts: Map<string, [dealt: number, sampled: number]>;
  readonly deals: Set<string>;
}

function noteDeal({ ruleset, known }: Trial, state: GameState, viewer: string, seed: number, tallies: Map<string, Tally>): void {
  const view: unknown = ruleset.view(state, viewer);
  for (const [which, world] of [state, ruleset.determinize(state, viewer, seed)].entries()) {
    const parts: HiddenParts = hiddenParts(view, ruleset.view(world, "arbiter"), known);
    for (const [path, values] of parts) {
      const name = `${path} in the eyes of ${viewer}`;
      const tally = tallies.get(name) ?? { counts: new Map(), deals: new Set() };
      tallies.set(name, tally);
      const texts = values.map(({ value }) => sortedText(value));
      if (world === state) tally.deals.add(texts.sort().join());
      for (const text of texts) {
        const counts = tally.counts.get(text) ?? [0, 0];
        tally.counts.set(text, counts);
        counts[which]!++;
      }
    }
  }
}

/** A chi-square test that both are samples from the same distribution. Cards drawn without replacement vary less, so they pass more easily. */
export function expectAsOften(path: string, counts: Tally["counts"]): void {
  let chiSquare = 0;
  let values = 0;
  for (const [dealt, sampled] of counts.values()) {
    chiSquare += power(dealt - sampled, 2) / (dealt + sampled);
    values++;
  }
  const most = values + 2 * Math.sqrt(values * CERTAINTY) + 2 * CERTAINTY;
  expectThat(chiSquare <= most, () => `${path} is dealt and sampled not as often (${chiSquare.toFixed(0)} of at most ${most.toFixed(0)}): ${worstOf(counts)}`);
}

function worstOf(counts: Tally["counts"]): string {
  const byDifference = [...counts].sort(([, a], [, b]) => Math.abs(b[0] - b[1]) - Math.abs(a[0] - a[1]));
  return byDifference
    .slice(0, 4)
    .map(([value, [dealt, sampled]]) => `${value} dealt ${dealt} times, sampled ${sampled} times`)
    .join("; ");
}

function textOf(values: readonly HiddenPart[] | undefined): string {
  return sortedText(values);
}
