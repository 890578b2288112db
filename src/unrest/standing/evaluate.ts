import { tanh } from "../../core/basics/arithmetic.js";
import { capOf } from "../rules/level.js";
import { portPoints, unrestPoints } from "../rules/victory.js";
import { cuAt, type UnrestState } from "../state/index.js";
import { type Tables, tablesOf } from "../tables/index.js";
import { BOX, CARTHAGE, CARTHAGO, COALITION, SICILY, SYRACUSAE } from "../vocabulary/types.js";

/**
 * The weights for Carthage, as log odds of its victory with 0, 1, 2, 3, 4 and 5 turns left, linear in between. They were fitted to the forecasts of a
 * network trained on 24,000 games of greedy players, with up to a quarter of the moves random to separate causes from correlations
 * (docs/notes/experiments.md).
 */
// biome-ignore format: one row per line
const WEIGHTS = {
  even:    [ 0.6,  0.2, -0.1, -0.5, -0.8, -0.9],
  /** For each victory point above the number that wins at the end of the last turn. */
  point:   [ 1.3,  0.9,  0.7,  0.5,  0.5,  0.4],
  /** For each point that this turn's scoring would give in the current position. */
  scoring: [-0.1,  0.1,  0.2,  0.3,  0.4,  0.4],
  /** Carthage's margin if this were the last scoring, from -1 (lost) to 1 (won). */
  enough:  [ 2.1,  0.9,  0.1, -0.2, -0.2, -0.1],
  port:    [ 0.6,  0.5,  0.4,  0.4,  0.2,  0.1],
  level:   [-0.4, -0.4, -0.4, -0.3, -0.2, -0.1],
  /** For each step by which the Garrison Box lowers the cap of the level. */
  box:     [0.06, 0.07, 0.09, 0.11, 0.12, 0.13],
  /** For Carthage's superiority in and near Sicily, -1 to 1, since battles there win ports and change the unrest. */
  share:   [ 1.6,  1.7,  2.0,  2.3,  2.3,  2.0],
  /** No CU of the coalition in Sicily: there is no army left to beat. */
  alone:   [-0.5, -0.3, -0.4, -0.5, -0.5, -0.2],
} as const;
const WHAT = /* @__PURE__ */ Object.keys(WEIGHTS) as (keyof typeof WEIGHTS)[];
/** The last column, for the most turns left. */
const LAST = 5;

/** The weight of armies on the way to Sicily. */
const AWAY = 0.5;

/** The value of a position for Carthage and the coalition, -1 to 1 each; one is the negative of the other. Takes about a microsecond. */
export function evaluate(s: UnrestState): readonly number[] {
  const t = tablesOf(s);
  const left = turnsLeft(s, t);
  const points = s.vp - t.scenario.end.carthageOnTime + 0.5;
  const scoring = portPoints(s, t) - unrestPoints(s, t);
  const counted: Readonly<Record<keyof typeof WEIGHTS, number>> = {
    even: 1,
    point: points,
    scoring,
    enough: tanh(points + scoring),
    port: s.ports - t.scenario.evenPorts,
    level: s.level,
    box: t.box.capBase - capOf(t.box, cuAt(s, CARTHAGE, BOX)),
    share: shareOfSicily(s),
    alone: cuAt(s, COALITION, SICILY) === 0 ? 1 : 0,
  };
  let odds = 0;
  for (const what of WHAT) odds += counted[what] * weightOf(WEIGHTS[what], left);
  const carthage = tanh(odds / 2); // The value is twice the chance to win, minus 1.
  return [carthage, -carthage];
}

// The number of turns left. During its rounds, the rest of this turn counts partly; before and after them, this turn counts in full.
function turnsLeft(s: UnrestState, t: Tables): number {
  const { rounds } = t.scenario;
  return Math.min(LAST, s.turns - s.turn + (s.round === 0 ? 1 : (rounds - s.round) / rounds));
}

function weightOf(row: readonly number[], left: number): number {
  const from = Math.min(LAST - 1, Math.floor(left));
  return row[from]! + (left - from) * (row[from + 1]! - row[from]!);
}

// The superiority of Carthage in and near Sicily, -1 to 1.
function shareOfSicily(s: UnrestState): number {
  const carthage = cuAt(s, CARTHAGE, SICILY) + AWAY * cuAt(s, CARTHAGE, CARTHAGO);
  const coalition = cuAt(s, COALITION, SICILY) + AWAY * cuAt(s, COALITION, SYRACUSAE);
  return (carthage - coalition) / (carthage + coalition + 1);
}
