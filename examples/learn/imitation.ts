/** Learning to choose as bots chose in games that are at hand: each game is read again in every epoch, in another order. */
import { SeededDice } from "tyche";
import { type GameData, readGame } from "./data.js";
import type { Game } from "./game.js";
import { Adam, Model } from "./model.js";
import { Samples } from "./samples.js";

export interface ImitationOptions {
  readonly seed: string;
  readonly hidden: number;
  readonly epochs: number;
  readonly rate: number;
  /** Whose decisions are learned from. */
  readonly teachers: (bot: string) => boolean;
}

/** How well a network foretells decisions it has not learned from. */
export interface Agreement {
  readonly decisions: number;
  /** The share in which the choice is its first; what a choice by chance would have; the mean logarithm of how unlikely it held what was chosen. */
  readonly first: number;
  readonly byChance: number;
  readonly loss: number;
  /** The share of decisions in which its value says who won. */
  readonly winner: number;
}

/** How many decisions are at hand at once, in an order without their games, and how many make a step. */
const POOL = 1 << 14;
const BATCH = 512;
/** How much the value counts beside the choice. */
const FOR_VALUE = 0.5;
/** Every so manyth game is for the test. */
const TESTED = 10;

/** Learns from all games but every tenth. `tell` hears of every epoch. */
export function imitate(game: Game, games: readonly GameData[], options: ImitationOptions, tell: (epoch: number, agreement: Agreement) => void): Model {
  const dice = new SeededDice(`${options.seed} imitation`);
  const model = Model.begin(game.shape, options.hidden, dice);
  const adam = new Adam(model.weights.length);
  const [learned, tested] = [games.filter((_, i) => i % TESTED !== 0), games.filter((_, i) => i % TESTED === 0)];
  const samples = new Samples();
  for (let epoch = 1; epoch <= options.epochs; epoch++) {
    const order = shuffled(learned, dice);
    const rate = options.rate * Math.max(0.1, 1 - (epoch - 1) / options.epochs);
    for (const [n, data] of order.entries()) {
      readGame(game, data, samples, options.teachers);
      if (samples.count < POOL && n < order.length - 1) continue;
      learnFrom(samples, model, adam, { rate, dice });
      samples.clear();
    }
    tell(epoch, agreementOf(game, model, tested, options.teachers));
  }
  return model;
}

/** How a network agrees with the decisions of games. */
export function agreementOf(game: Game, model: Model, games: readonly GameData[], teachers: (bot: string) => boolean): Agreement {
  const samples = new Samples();
  let [decisions, first, byChance, loss, winner] = [0, 0, 0, 0, 0];
  for (const data of games) {
    samples.clear();
    readGame(game, data, samples, teachers);
    for (let sample = 0; sample < samples.count; sample++) {
      model.look(samples, sample);
      const list = model.probabilities.subarray(0, listOf(samples, sample));
      const chosen = list[samples.chosen[sample]!]!;
      decisions++;
      if (list.every((other) => other <= chosen)) first++;
      byChance += 1 / list.length;
      loss -= Math.log(chosen + 1e-9);
      if (model.value > 0 === samples.target[sample]! > 0) winner++;
    }
  }
  const share = (sum: number): number => sum / Math.max(1, decisions);
  return { decisions, first: share(first), byChance: share(byChance), loss: share(loss), winner: share(winner) };
}

function learnFrom(samples: Samples, model: Model, adam: Adam, { rate, dice }: { readonly rate: number; readonly dice: SeededDice }): void {
  const order = shuffled(
    Array.from({ length: samples.count }, (_, i) => i),
    dice,
  );
  let ofScores = new Float64Array(128);
  for (let from = 0; from < order.length; from += BATCH) {
    const part = order.slice(from, from + BATCH);
    for (const sample of part) {
      model.look(samples, sample);
      if (ofScores.length < model.probabilities.length) ofScores = new Float64Array(model.probabilities.length);
      const count = listOf(samples, sample);
      for (let k = 0; k < count; k++) ofScores[k] = model.probabilities[k]! - (k === samples.chosen[sample] ? 1 : 0);
      model.learn(samples, sample, ofScores, FOR_VALUE * (model.value - samples.target[sample]!));
    }
    adam.step(model, rate, 1 / part.length);
  }
}

function listOf({ listFrom }: Samples, sample: number): number {
  return listFrom[sample + 1]! - listFrom[sample]!;
}

function shuffled<T>(list: readonly T[], dice: SeededDice): T[] {
  const order = [...list];
  for (let i = order.length - 1; i > 0; i--) {
    const j = dice.draw(i + 1);
    [order[i], order[j]] = [order[j]!, order[i]!];
  }
  return order;
}
