/**
 * Decides, as games come in, whether one player is stronger than another: Wald's sequential probability ratio test on the scores of deals, as testers of
 * chess programs use it. Each deal is played once per seat, so that both players share its luck; its score is the mean of its games.
 */
import { RUN_COMPLAINT } from "./run.js";

/** Two hypotheses about the first player's advantage in Elo. */
export interface SprtBounds {
  /** The hypothesis that is rejected when the ratio passes the upper bound. */
  readonly elo0: number;
  /** The hypothesis that is rejected when the ratio passes the lower bound. */
  readonly elo1: number;
}

/** The state of a test. */
export interface Sprt extends SprtBounds {
  /** The log-likelihood ratio of the second hypothesis to the first. */
  readonly llr: number;
  /** The bound below which `elo0` is accepted, for an error rate of 5 %. */
  readonly lower: number;
  /** The bound above which `elo1` is accepted, for an error rate of 5 %. */
  readonly upper: number;
  readonly deals: number;
  /** The accepted hypothesis, or null while the test continues. */
  readonly accepted: "elo0" | "elo1" | null;
}

/** ln 19, the log-odds of 0.95 to 0.05: an error rate of 5 % on either side. */
const BOUND = 2.94443897916644;
/** The count of each result before the first deal, so that a few equal deals decide nothing. */
const PRIOR = 0.5;

/** @throws RunError if the bounds are not two numbers in -1000..1000, the first below the second */
export function readSprtBounds({ elo0, elo1 }: SprtBounds): SprtBounds {
  for (const [name, elo] of Object.entries({ elo0, elo1 })) if (!(Math.abs(elo) <= 1000)) throw RUN_COMPLAINT(name, "a number in -1000..1000", elo);
  if (!(elo0 < elo1)) throw RUN_COMPLAINT("elo1", `a number above ${elo0}`, elo1);
  return { elo0, elo1 };
}

/** The test for the first player's scores, one per deal, from 0 to 1. */
export function sprtOf(scores: readonly number[], bounds: SprtBounds): Sprt {
  const { elo0, elo1 } = readSprtBounds(bounds);
  const [s0, s1] = [expectedScore(elo0), expectedScore(elo1)];
  const weights = [...scores.map((score) => [score, 1] as const), [0, PRIOR] as const, [0.5, PRIOR] as const, [1, PRIOR] as const];
  const total = weights.reduce((sum, [, weight]) => sum + weight, 0);
  const mean = weights.reduce((sum, [score, weight]) => sum + score * weight, 0) / total;
  const variance = weights.reduce((sum, [score, weight]) => sum + weight * (score - mean) * (score - mean), 0) / total;
  const llr = scores.length === 0 ? 0 : (total * (s1 - s0) * (2 * mean - s0 - s1)) / (2 * variance);
  return { elo0, elo1, llr, lower: -BOUND, upper: BOUND, deals: scores.length, accepted: llr >= BOUND ? "elo1" : llr <= -BOUND ? "elo0" : null };
}

/** The mean score of a player with this advantage. */
export function expectedScore(elo: number): number {
  return 1 / (1 + 10 ** (-elo / 400));
}

/** The state of a test in one line, for people. */
export function sprtLine({ elo0, elo1, llr, lower, upper, deals, accepted }: Sprt, first: string): string {
  const said =
    accepted === null ? "not decided" : accepted === "elo1" ? `${first} is more than ${elo0} Elo stronger` : `${first} is less than ${elo1} Elo stronger`;
  return `SPRT ${elo0},${elo1}: ${said} (LLR ${llr.toFixed(2)} of ${lower.toFixed(2)} to ${upper.toFixed(2)}, ${deals} deals)`;
}
