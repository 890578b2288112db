/**
 * Learning from games against oneself: a round plays many games some way on, and then makes what turned out better than expected more likely, a little at a time (PPO; Schulman and
 * others 2017, with the advantages of GAE). Nothing is measured by a clock, so that a run with the same numbers repeats.
 */
import { SeededDice } from "tyche";
import type { Player } from "tyche/bots";
import { Batch, type NetData } from "tyche/learn";
import { botOf, type Game, gamesWon } from "./game.js";
import { Adam, fraction, Model } from "./model.js";
import { Samples } from "./samples.js";
import type { Team } from "./team.js";

export interface SelfPlayOptions {
  readonly seed: string;
  readonly rounds: number;
  readonly hidden: number;
  /** Games under way in each thread, and the decisions that each goes on by in a round. */
  readonly games: number;
  readonly steps: number;
  /** How far a step goes; it falls to a tenth by the last round. */
  readonly rate: number;
  /** Games against each bot every so many rounds, and at the end. */
  readonly trials: number;
  readonly every: number;
  /** A bot that has one seat, by turns each, in a share of the games. Nothing is learned from its own decisions. */
  readonly rival?: { readonly bot: string; readonly share: number };
}

/** A round that is done. */
export interface Progress {
  readonly round: number;
  readonly steps: number;
  readonly games: number;
  /** How undecided the policy is, on average: 0 is sure. */
  readonly entropy: number;
  /** The share of games won against each bot, where that was tried after this round. */
  readonly won: Readonly<Record<string, number>> | null;
}

/** From how far beyond the choice itself what came of it counts. */
const LAMBDA = 0.97;
/** How often each decision of a round is learned from, in how large a step of all threads together. */
const EPOCHS = 2;
const BATCH = 1024;
/** How far a probability may move in a round before it is left alone. */
const CLIP = 0.2;
const FOR_ENTROPY = 0.01;
const BOTS = ["random", "greedy"] as const;

/** Where a run stands. */
export interface Run {
  readonly model: Model;
  readonly adam: Adam;
  /** Rounds that are done. */
  round: number;
}

export function beginRun({ shape }: Game, { seed, hidden }: SelfPlayOptions): Run {
  const model = Model.begin(shape, hidden, new SeededDice(`${seed} weights`));
  return { model, adam: new Adam(model.weights.length), round: 0 };
}

/** Goes on with a run until its last round. `tell` hears of every round, in one thread of the team. */
export function selfPlay(game: Game, run: Run, options: SelfPlayOptions, team: Team, tell: (progress: Progress) => void): void {
  const { model, adam } = run;
  const player = new SelfPlayer(game, model, { ...options, seed: `${options.seed} ${run.round} ${team.rank}` });
  let [steps, games] = [0, 0];
  while (run.round < options.rounds) {
    player.play();
    const rate = options.rate * Math.max(0.1, 1 - run.round / options.rounds);
    const entropy = learn(player, model, team, () => adam.step(model, rate, 1 / BATCH));
    run.round++;
    const isTried = run.round % options.every === 0 || run.round === options.rounds;
    const won = isTried ? trials(game, model.packed(), options.trials, team) : null;
    steps += team.size * options.games * options.steps;
    const finished = Float64Array.of(player.finished);
    team.add(finished);
    games += finished[0]!;
    if (team.rank === 0) tell({ round: run.round, steps, games, entropy, won });
  }
}

// Each thread plays some of the games.
function trials(game: Game, net: NetData, count: number, team: Team): Readonly<Record<string, number>> {
  const won = Float64Array.from(BOTS, (bot) => gamesWon(game, net, bot, { from: team.rank, to: count, by: team.size }));
  team.add(won);
  return Object.fromEntries(BOTS.map((bot, i) => [bot, won[i]! / count]));
}

/** Plays against itself, and keeps what it decided where there was a choice. */
class SelfPlayer {
  readonly samples: Samples = new Samples();
  /** The samples of which it is known what came of them. */
  readonly ready: number[] = [];
  /** Games that ended in the last round. */
  finished = 0;
  private readonly options: SelfPlayOptions;
  private readonly model: Model;
  // biome-ignore lint/suspicious/noExplicitAny: games of any ruleset
  private readonly batch: Batch<any>;
  private readonly dice: SeededDice;
  private readonly seats: number;
  private readonly inputs: number;
  /** The samples of each place and seat, in order, as long as its game goes on. */
  private readonly open: readonly number[][];
  /** Who plays against the policy in a place, if not itself. */
  private readonly rivals: readonly Player[];
  private readonly names: readonly string[];

  constructor(game: Game, model: Model, options: SelfPlayOptions) {
    const { ruleset, options: gameOptions, observer } = game;
    const { rival, seed } = options;
    this.rivals = Array.from({ length: Math.round(options.games * (rival?.share ?? 0)) }, (_, n) => botOf(rival!.bot, game, `${seed} ${n}`));
    this.options = options;
    this.model = model;
    this.batch = new Batch(ruleset, { games: options.games, seed: `${options.seed} games`, options: gameOptions, observer, rows: true });
    this.dice = new SeededDice(`${options.seed} picks`);
    this.names = ruleset.seats;
    this.seats = this.names.length;
    this.inputs = observer.size;
    this.open = Array.from({ length: options.games * this.seats }, () => []);
  }

  play(): void {
    const { batch, samples, ready, open, options } = this;
    samples.clear();
    ready.length = 0;
    const finished = batch.finished;
    const chosen = new Int32Array(batch.games);
    for (let step = 0; step < options.steps; step++) {
      for (let place = 0; place < batch.games; place++) chosen[place] = this.choose(place);
      batch.step(chosen);
      for (let place = 0; place < batch.games; place++) if (batch.ended[place] === 1) this.end(place);
    }
    for (const line of open) this.breakOff(line);
    this.finished = batch.finished - finished;
  }

  private choose(place: number): number {
    const { batch, samples, model, inputs } = this;
    const from = batch.offsets[place]!;
    const count = batch.offsets[place + 1]! - from;
    if (count === 1) return batch.actions[from]!;
    if (place < this.rivals.length && batch.toMove[place] === place % this.seats) return this.chooseForRival(place);
    const { observations, rows } = batch;
    const sample = samples.add({ observations, at: place * inputs, size: inputs, rows, from, count });
    model.look(samples, sample);
    const k = pick(model.probabilities, count, this.dice);
    samples.chosen[sample] = k;
    samples.likelihood[sample] = Math.log(model.probabilities[k]!);
    samples.expected[sample] = model.value;
    this.open[place * this.seats + batch.toMove[place]!]!.push(sample);
    return batch.actions[from + k]!;
  }

  private chooseForRival(place: number): number {
    const { batch } = this;
    const state = batch.stateOf(place);
    return batch.actionsOf.actionOf(state, this.rivals[place]!.choose(state, this.names[batch.toMove[place]!]!));
  }

  private end(place: number): void {
    for (let seat = 0; seat < this.seats; seat++) {
      const at = place * this.seats + seat;
      this.close(this.open[at]!, this.batch.rewards[at]!);
    }
  }

  // Of a game that goes on the last decision says only what it is held to be worth.
  private breakOff(line: number[]): void {
    const last = line.pop();
    if (last !== undefined) this.close(line, this.samples.expected[last]!);
  }

  private close(line: number[], worth: number): void {
    const { expected, advantage, target } = this.samples;
    let next = worth;
    let sum = 0;
    for (let n = line.length - 1; n >= 0; n--) {
      const sample = line[n]!;
      sum = next - expected[sample]! + LAMBDA * sum;
      next = expected[sample]!;
      advantage[sample] = sum;
      target[sample] = next + sum;
      this.ready.push(sample);
    }
    line.length = 0;
  }

  /** In another order. */
  shuffle(): void {
    const { ready, dice } = this;
    for (let i = ready.length - 1; i > 0; i--) {
      const j = dice.draw(i + 1);
      [ready[i], ready[j]] = [ready[j]!, ready[i]!];
    }
  }
}

function pick(probabilities: Float64Array, count: number, dice: SeededDice): number {
  let left = fraction(dice);
  let k = 0;
  while (k < count - 1 && (left -= probabilities[k]!) > 0) k++;
  return k;
}

// Learns from what was played, and returns the mean entropy.
function learn(player: SelfPlayer, model: Model, team: Team, step: () => void): number {
  const { samples, ready } = player;
  even(samples.advantage, ready);
  const share = Math.floor(BATCH / team.size);
  const steps = team.least(Math.floor(ready.length / share));
  let ofScores = new Float64Array(128);
  let entropies = 0;
  for (let epoch = 0; epoch < EPOCHS; epoch++) {
    player.shuffle();
    for (let n = 0; n < steps; n++) {
      for (let q = n * share; q < (n + 1) * share; q++) {
        const sample = ready[q]!;
        model.look(samples, sample);
        if (ofScores.length < model.probabilities.length) ofScores = new Float64Array(model.probabilities.length);
        entropies += derive(samples, sample, model.probabilities, ofScores);
        model.learn(samples, sample, ofScores, model.value - samples.target[sample]!);
      }
      team.add(model.gradient);
      step();
    }
  }
  return entropies / Math.max(1, EPOCHS * steps * share);
}

// The derivatives of the scores of a list, and the entropy of the policy there.
function derive(samples: Samples, sample: number, probabilities: Float64Array, ofScores: Float64Array): number {
  const count = samples.listFrom[sample + 1]! - samples.listFrom[sample]!;
  const chosen = samples.chosen[sample]!;
  const advantage = samples.advantage[sample]!;
  const ratio = probabilities[chosen]! / Math.exp(samples.likelihood[sample]!);
  const isFar = advantage > 0 ? ratio > 1 + CLIP : ratio < 1 - CLIP;
  const pull = isFar ? 0 : -advantage * ratio;
  let entropy = 0;
  for (let k = 0; k < count; k++) entropy -= probabilities[k]! * Math.log(probabilities[k]! + 1e-9);
  for (let k = 0; k < count; k++) {
    const p = probabilities[k]!;
    ofScores[k] = pull * ((k === chosen ? 1 : 0) - p) + FOR_ENTROPY * p * (Math.log(p + 1e-9) + entropy);
  }
  return entropy;
}

// Around 0, and of the same size in every round.
function even(values: Float64Array, which: readonly number[]): void {
  let [sum, squares] = [0, 0];
  for (const i of which) {
    sum += values[i]!;
    squares += values[i]! ** 2;
  }
  const mean = sum / Math.max(1, which.length);
  const deviation = Math.sqrt(Math.max(0, squares / Math.max(1, which.length) - mean * mean)) + 1e-6;
  for (const i of which) values[i] = (values[i]! - mean) / deviation;
}
