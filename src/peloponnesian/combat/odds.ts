/**
 * The odds of a block battle under given policies, either exact (every result of every attack, weighted by its probability) or simulated with a stated error.
 * Policies must depend only on their arguments.
 */
import { power as raised } from "../../core/basics/arithmetic.js";
import { SeededDice } from "../../core/dice/seeded.js";
import { DiceError } from "../../core/basics/errors.js";
import {
  fightBlockBattle,
  battleDecision,
  battleKey,
  type BattlePolicy,
  type BattleResult,
  battleResult,
  type BattleSetup,
  type BattleSide,
  type BattleState,
  beginBattle,
  decideBattle,
  runBattle,
  steadfast,
} from "./battle.js";
import type { AttackDice } from "./melee.js";
import { attackResult } from "./melee.js";

export interface BattleChance {
  readonly winner: BattleSide | null;
  readonly way: string;
  readonly probability: number;
}

export interface BattleOdds {
  readonly chances: readonly BattleChance[];
  /** The mean CV left to each side, in the area, inside or retreated. */
  readonly meanCV: Readonly<Record<BattleSide, number>>;
  /** Exact: the probability that was not followed to an end. Simulated: the standard error of the likeliest chance. */
  readonly error: number;
  readonly exact: boolean;
}

export type BattlePolicies = Partial<Record<BattleSide, BattlePolicy>>;

interface Branch {
  picked: number;
  readonly weights: readonly number[];
}

/** Dice that go through every result of every attack once, like an odometer. */
class ResultDice implements AttackDice {
  private readonly path: Branch[] = [];
  private depth = 0;
  attack(count: number, power: number): number {
    const { results, weights } = resultsOf(count, power);
    return results[this.pick(weights)]!;
  }
  roll(sides: number): number {
    return this.pick(evenWeights(sides)) + 1;
  }
  draw(count: number): number {
    return this.pick(evenWeights(count));
  }
  rollOff(contenders: number): number {
    return this.draw(contenders);
  }
  until<T>(): T {
    throw new DiceError("dice/not-enumerable", "a battle repeats no roll until decided");
  }
  begin(): void {
    this.depth = 0;
  }
  /** The probability of the current path. */
  probability(): number {
    return this.path.reduce((product, branch) => product * branch.weights[branch.picked]!, 1);
  }
  /** Goes to the next path; false after the last. */
  next(): boolean {
    while (this.path.length > 0) {
      const last = this.path[this.path.length - 1]!;
      if (++last.picked < last.weights.length) return true;
      this.path.pop();
    }
    return false;
  }
  private pick(weights: readonly number[]): number {
    const branch = this.path[this.depth] ?? { picked: 0, weights };
    if (this.depth === this.path.length) this.path.push(branch);
    this.depth++;
    return branch.picked;
  }
}

function evenWeights(count: number): number[] {
  return new Array<number>(count).fill(1 / count);
}

/** All results of an attack by `count` dice of this power, with their probabilities (6.3.2, 6.3.3). */
export function resultsOf(count: number, power: number): { readonly results: readonly number[]; readonly weights: readonly number[] } {
  const results: number[] = [];
  const weights: number[] = [];
  const p = power / 6;
  for (let hits = 0; hits <= count; hits++) {
    for (let routs = 0; routs + hits <= count; routs++) {
      const rest = count - hits - routs;
      const weight = choose(count, hits) * choose(count - hits, routs) * raised(p, hits + routs) * raised(1 - 2 * p, rest);
      if (weight === 0) continue;
      results.push(attackResult(hits, routs));
      weights.push(weight);
    }
  }
  return { results, weights };
}

function choose(n: number, k: number): number {
  let ways = 1;
  for (let i = 0; i < k; i++) ways = (ways * (n - i)) / (i + 1);
  return ways;
}

export interface OddsLimit {
  /** The maximum number of different positions, by default 20,000. */
  readonly positions?: number | undefined;
  /** The probability that may be left undecided, by default 1e-9. */
  readonly undecided?: number | undefined;
}

/** A position with a choice. Its steps are computed when first needed. */
interface Node {
  readonly state: BattleState;
  edges: readonly Edge[] | null;
  /** The probability that the battle is at this position now. */
  mass: number;
  /** The probability that the battle is at this position after this step. */
  next: number;
}

/** A step to another position, or to the end of the battle. */
interface Edge {
  readonly probability: number;
  readonly to: Node | null;
  readonly result: BattleResult | null;
}

/**
 * The exact odds: follows every result of every attack until at most `limit.undecided` of the probability is left.
 * @throws DiceError if there are more positions than the limit; then use `simulateBattle`
 */
export function battleOdds(setup: BattleSetup, policies: BattlePolicies = {}, limit: OddsLimit = {}): BattleOdds {
  const most = limit.positions ?? 20_000;
  const undecided = limit.undecided ?? 1e-9;
  const nodes = new Map<string, Node>();
  const tally = new Tally();
  let active: Node[] = [];
  const spread = (edges: readonly Edge[], mass: number, into: Node[]): void => {
    for (const { probability, to, result } of edges) {
      if (result !== null) tally.add(result, mass * probability);
      if (to === null) continue;
      if (to.next === 0) into.push(to);
      to.next += mass * probability;
    }
  };
  spread(edgesFrom(beginBattle(setup), runBattle, nodes, most), 1, active);
  let left = 1;
  while (active.length > 0 && left > undecided) {
    for (const node of active) {
      node.mass = node.next;
      node.next = 0;
    }
    const following: Node[] = [];
    for (const node of active) {
      node.edges ??= edgesOf(node.state, policies, nodes, most);
      spread(node.edges, node.mass, following);
    }
    active = following;
    left = active.reduce((sum, { next }) => sum + next, 0);
  }
  return tally.odds(left, true);
}

function edgesOf(state: BattleState, policies: BattlePolicies, nodes: Map<string, Node>, most: number): Edge[] {
  const decision = battleDecision(state)!;
  const choice = (policies[decision.side] ?? steadfast)(decision, state);
  return edgesFrom(state, (from, dice) => decideBattle(from, choice, dice), nodes, most);
}

function edgesFrom(from: BattleState, step: (state: BattleState, dice: ResultDice) => BattleState, nodes: Map<string, Node>, most: number): Edge[] {
  const dice = new ResultDice();
  const edges: Edge[] = [];
  do {
    dice.begin();
    const state = step(from, dice);
    const result = battleResult(state);
    edges.push({ probability: dice.probability(), to: result === null ? nodeOf(state, nodes, most) : null, result });
  } while (dice.next());
  return edges;
}

function nodeOf(state: BattleState, nodes: Map<string, Node>, most: number): Node {
  const key = battleKey(state);
  let node = nodes.get(key);
  if (node !== undefined) return node;
  if (nodes.size >= most) throw new DiceError("dice/too-many-paths", `more than ${most} positions of a battle; simulate instead, or raise the limit`);
  node = { state: { ...state, rolls: [] }, edges: null, mass: 0, next: 0 };
  nodes.set(key, node);
  return node;
}

class Tally {
  private readonly chances = new Map<string, { winner: BattleSide | null; way: string; probability: number }>();
  private readonly cv = { aggressor: 0, defender: 0 };
  private total = 0;
  add(result: BattleResult, mass: number): void {
    const key = `${result.winner} ${result.way}`;
    const known = this.chances.get(key);
    if (known === undefined) this.chances.set(key, { winner: result.winner, way: result.way, probability: mass });
    else known.probability += mass;
    for (const side of ["aggressor", "defender"] as const) this.cv[side] += mass * result[side].reduce((sum, b) => sum + b.cv, 0);
    this.total += mass;
  }
  odds(error: number, exact: boolean): BattleOdds {
    const chances = [...this.chances.values()].map((c) => ({ ...c, probability: c.probability / this.total })).sort((x, y) => y.probability - x.probability);
    return { chances, meanCV: { aggressor: this.cv.aggressor / this.total, defender: this.cv.defender / this.total }, error, exact };
  }
}

/** The odds by simulation. `error` is the standard error of the likeliest chance. */
export function simulateBattle(setup: BattleSetup, battles: number, seed: string | number, policies: BattlePolicies = {}): BattleOdds {
  const dice = new SeededDice(seed);
  const tally = new Tally();
  for (let n = 0; n < battles; n++) tally.add(fightBlockBattle(setup, dice, policies), 1 / battles);
  const p = tally.odds(0, false).chances[0]!.probability;
  return tally.odds(Math.sqrt((p * (1 - p)) / battles), false);
}
