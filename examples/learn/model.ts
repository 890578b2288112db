/**
 * The network while it learns: what `Net` of `tyche/learn` works out in whole numbers, in floating point and with its derivatives. A hidden layer cut at 0 and 1, a score for each
 * action of a list (the sum of its two rows), and a value.
 */
import { type NetData, type NetParts, type NetShape, packNet, weightsOf } from "tyche/learn";
import type { SeededDice } from "tyche";
import type { Samples } from "./samples.js";

/** Weights that `packNet` does not cut. */
const MOST = 127 / 64;
/** How large weights are at first, by what they belong to. */
const SPREAD = { inputs: 0.15, rows: 0.02, value: 0.1 };

export class Model {
  readonly shape: NetShape;
  readonly hidden: number;
  readonly parts: NetParts;
  readonly weights: Float64Array;
  /** The derivative of what is to become small, added up over the samples of a step. */
  readonly gradient: Float64Array;
  /** Of the sample looked at last: the probability of each action of its list, and the value. */
  probabilities: Float64Array = new Float64Array(128);
  value = 0;
  private readonly sums: Float64Array;
  private readonly layer: Float64Array; // the same, cut
  private readonly layerGradient: Float64Array;

  constructor(shape: NetShape, hidden: number, weights: Float64Array) {
    this.shape = shape;
    this.hidden = hidden;
    this.parts = weightsOf(shape, hidden);
    this.weights = weights;
    this.gradient = new Float64Array(this.parts.size);
    this.sums = new Float64Array(hidden);
    this.layer = new Float64Array(hidden);
    this.layerGradient = new Float64Array(hidden);
  }

  /** A network that knows nothing. */
  static begin(shape: NetShape, hidden: number, dice: SeededDice): Model {
    const parts = weightsOf(shape, hidden);
    const weights = new Float64Array(parts.size);
    const spread = (from: number, to: number, most: number): void => {
      for (let i = from; i < to; i++) weights[i] = most * (2 * fraction(dice) - 1);
    };
    spread(parts.inputs, parts.hiddenBiases, SPREAD.inputs);
    spread(parts.rows, parts.rowBiases, SPREAD.rows);
    spread(parts.value, parts.valueBias, SPREAD.value);
    return new Model(shape, hidden, weights);
  }

  /** In whole numbers, to play with. */
  packed(): NetData {
    return packNet(this.shape, this.hidden, this.weights);
  }

  /** Looks at a sample: fills `probabilities` and `value`. */
  look(samples: Samples, sample: number): void {
    this.fillLayer(samples, sample);
    const { weights, layer, hidden, parts } = this;
    const [from, to] = [samples.listFrom[sample]!, samples.listFrom[sample + 1]!];
    if (to - from > this.probabilities.length) this.probabilities = new Float64Array(2 * (to - from));
    const { probabilities } = this;
    let most = Number.NEGATIVE_INFINITY;
    for (let k = 0; k < to - from; k++) {
      const score = this.scoreOf(samples.rows[2 * (from + k)]!) + this.scoreOf(this.secondRow(samples.rows[2 * (from + k) + 1]!));
      probabilities[k] = score;
      if (score > most) most = score;
    }
    let sum = 0;
    for (let k = 0; k < to - from; k++) sum += probabilities[k] = Math.exp(probabilities[k]! - most);
    for (let k = 0; k < to - from; k++) probabilities[k]! /= sum;
    let value = weights[parts.valueBias]!;
    for (let j = 0; j < hidden; j++) value += layer[j]! * weights[parts.value + j]!;
    this.value = value;
  }

  /** Adds to the gradient, for the sample looked at last, what is given for the score of each action of its list and for the value. */
  learn(samples: Samples, sample: number, ofScores: Float64Array, ofValue: number): void {
    const { weights, gradient, layer, layerGradient, hidden, parts, sums } = this;
    gradient[parts.valueBias]! += ofValue;
    for (let j = 0; j < hidden; j++) {
      gradient[parts.value + j]! += ofValue * layer[j]!;
      layerGradient[j] = ofValue * weights[parts.value + j]!;
    }
    const [from, to] = [samples.listFrom[sample]!, samples.listFrom[sample + 1]!];
    for (let k = 0; k < to - from; k++) {
      const given = ofScores[k]!;
      if (given === 0) continue;
      this.learnRow(samples.rows[2 * (from + k)]!, given);
      this.learnRow(this.secondRow(samples.rows[2 * (from + k) + 1]!), given);
    }
    for (let j = 0; j < hidden; j++) {
      if (sums[j]! <= 0 || sums[j]! >= 1) layerGradient[j] = 0;
      gradient[parts.hiddenBiases + j]! += layerGradient[j]!;
    }
    this.learnInputs(samples, sample);
  }

  private fillLayer(samples: Samples, sample: number): void {
    const { weights, sums, layer, hidden, parts } = this;
    for (let j = 0; j < hidden; j++) sums[j] = weights[parts.hiddenBiases + j]!;
    const { inputs, values } = samples;
    const to = samples.inputFrom[sample + 1]!;
    let i = samples.inputFrom[sample]!;
    // Four inputs at once, since nothing takes more time.
    for (; i + 3 < to; i += 4) {
      const [a, b, c, d] = [inputs[i]! * hidden, inputs[i + 1]! * hidden, inputs[i + 2]! * hidden, inputs[i + 3]! * hidden];
      const [x, y, z, u] = [values[i]! / 64, values[i + 1]! / 64, values[i + 2]! / 64, values[i + 3]! / 64];
      for (let j = 0; j < hidden; j++) sums[j]! += x * weights[a + j]! + y * weights[b + j]! + z * weights[c + j]! + u * weights[d + j]!;
    }
    for (; i < to; i++) {
      const value = values[i]! / 64;
      const at = inputs[i]! * hidden;
      for (let j = 0; j < hidden; j++) sums[j]! += value * weights[at + j]!;
    }
    for (let j = 0; j < hidden; j++) layer[j] = Math.max(0, Math.min(1, sums[j]!));
  }

  private learnInputs({ inputs, values, inputFrom }: Samples, sample: number): void {
    const { gradient, layerGradient, hidden } = this;
    const to = inputFrom[sample + 1]!;
    let i = inputFrom[sample]!;
    for (; i + 3 < to; i += 4) {
      const [a, b, c, d] = [inputs[i]! * hidden, inputs[i + 1]! * hidden, inputs[i + 2]! * hidden, inputs[i + 3]! * hidden];
      const [x, y, z, u] = [values[i]! / 64, values[i + 1]! / 64, values[i + 2]! / 64, values[i + 3]! / 64];
      for (let j = 0; j < hidden; j++) {
        const given = layerGradient[j]!;
        gradient[a + j]! += x * given;
        gradient[b + j]! += y * given;
        gradient[c + j]! += z * given;
        gradient[d + j]! += u * given;
      }
    }
    for (; i < to; i++) {
      const value = values[i]! / 64;
      const at = inputs[i]! * hidden;
      for (let j = 0; j < hidden; j++) gradient[at + j]! += value * layerGradient[j]!;
    }
  }

  private secondRow(row: number): number {
    return row < 0 ? -1 : this.shape.rows[0] + row;
  }

  private scoreOf(row: number): number {
    if (row < 0) return 0;
    const { weights, layer, hidden, parts } = this;
    let score = weights[parts.rowBiases + row]!;
    const at = parts.rows + row * hidden;
    for (let j = 0; j < hidden; j++) score += layer[j]! * weights[at + j]!;
    return score;
  }

  private learnRow(row: number, given: number): void {
    if (row < 0) return;
    const { weights, gradient, layer, layerGradient, hidden, parts } = this;
    gradient[parts.rowBiases + row]! += given;
    const at = parts.rows + row * hidden;
    for (let j = 0; j < hidden; j++) {
      gradient[at + j]! += given * layer[j]!;
      layerGradient[j]! += given * weights[at + j]!;
    }
  }
}

/** A number from 0 up to 1. */
export function fraction(dice: SeededDice): number {
  return dice.draw(2 ** 20) / 2 ** 20;
}

/** Changes weights step by step, each by how large and how steady its derivatives are (Adam; Kingma and Ba 2015). */
export class Adam {
  readonly mean: Float64Array;
  readonly square: Float64Array;
  steps = 0;

  constructor(size: number) {
    this.mean = new Float64Array(size);
    this.square = new Float64Array(size);
  }

  /** One step against the gradient, which is multiplied by `share` first and then cleared. */
  step({ weights, gradient }: Model, rate: number, share: number): void {
    const { mean, square } = this;
    this.steps++;
    const [ofMean, ofSquare] = [1 - 0.9 ** this.steps, 1 - 0.999 ** this.steps];
    for (let i = 0; i < weights.length; i++) {
      const g = gradient[i]! * share;
      mean[i] = 0.9 * mean[i]! + 0.1 * g;
      square[i] = 0.999 * square[i]! + 0.001 * g * g;
      const next = weights[i]! - (rate * (mean[i]! / ofMean)) / (Math.sqrt(square[i]! / ofSquare) + 1e-8);
      weights[i] = Math.max(-MOST, Math.min(MOST, next));
    }
    gradient.fill(0);
  }
}
