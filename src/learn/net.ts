/**
 * Small networks in whole numbers: the observation of a seat, one hidden layer, a score for each action of a list, and a value. Sums of whole numbers are
 * the same on every engine, so that choices repeat. `examples/learn` trains them.
 */
import { exp } from "../core/basics/arithmetic.js";
import type { Client, GameTypes, Memory } from "../core/ruleset/contract.js";
import { printed } from "../core/basics/errors.js";
import { OPTION_COMPLAINT } from "../core/state/given.js";
import { hashText } from "../core/state/hash.js";
import { readBoolean, readInteger, readKnownFields, readText } from "../core/basics/json.js";
import type { Observation } from "../core/ruleset/observation.js";
import type { GameState } from "../core/state/state.js";
import { type Actions, actionsOf } from "./actions.js";
import { bytesOfText, textOfBytes } from "./bytes.js";
import { type Observer, observerOf, type SparseNumbers } from "./observer.js";
import type { Prior } from "./prior.js";
import type { Action } from "./space.js";

/** The shape of a network: it follows from a ruleset, its rows, an edition and a number of players. */
export interface NetShape {
  /** The id of the ruleset. */
  readonly ruleset: string;
  /** The name of the edition; "" is the standard one. */
  readonly edition: string;
  readonly players: number;
  /** True if the network also gets the memory of a seat; left out otherwise. */
  readonly memory?: true;
  /** The fingerprint of the layouts of observations and actions: a network is useless if an index means another field or action. */
  readonly layout: string;
  /** The number of numbers in an observation. */
  readonly inputs: number;
  /** The number of factor rows that score the actions: of kind and first argument, and of kind and second argument. */
  readonly rows: readonly [first: number, second: number];
}

/** A network as data, which `packNet` makes. */
export interface NetData extends NetShape {
  /** The size of the hidden layer, 1 to 1,024. */
  readonly hidden: number;
  /** Signed bytes in base64, each 64 times a weight, in the order of `weightsOf`. */
  readonly weights: string;
}

export interface NetOptions<S extends GameState> {
  /** The rows with which the network was trained; the ruleset exports them as `observation`. By default there are none, as for `observerOf`. */
  readonly observation?: Observation<S> | undefined;
}

export interface NetShapeOptions<S extends GameState> extends NetOptions<S> {
  readonly players?: number | undefined;
  readonly edition?: string | undefined;
  /** True if the network also gets the memory of a seat; false when left out. */
  readonly memory?: boolean | undefined;
}

/** Weights, inputs and biases are multiplied by this. */
const ONE = 64;
const HIDDEN_ONE = 128; // the outputs of the hidden layer are multiplied by this
/** The largest input, so that one unusually large number does not drown the others. */
const MOST_INPUT = 64 * ONE;
const MOST_HIDDEN = 1024;
const FIELDS: readonly string[] = ["ruleset", "edition", "players", "memory", "layout", "inputs", "rows", "hidden", "weights"];
const LONGEST_NAME = 1000;
const LONGEST_WEIGHTS = 2 ** 26;

/** The offset of each part of the weights of a network. */
export interface NetParts {
  /** `hidden` weights for each input, one input after the other. */
  readonly inputs: number;
  /** A bias for each hidden number. */
  readonly hiddenBiases: number;
  /** `hidden` weights for each row of factors, the first factor's rows before the second's. */
  readonly rows: number;
  /** A bias for each row. */
  readonly rowBiases: number;
  /** `hidden` weights for the value. */
  readonly value: number;
  readonly valueBias: number;
  /** The total number of weights. */
  readonly size: number;
}

/** The offset of each part of a network's weights, and the number of all weights. */
export function weightsOf({ inputs, rows: [first, second] }: NetShape, hidden: number): NetParts {
  const rows = first + second;
  const hiddenBiases = inputs * hidden;
  const ofRows = hiddenBiases + hidden;
  const rowBiases = ofRows + rows * hidden;
  const value = rowBiases + rows;
  return { inputs: 0, hiddenBiases, rows: ofRows, rowBiases, value, valueBias: value + hidden, size: value + hidden + 1 };
}

/** The shape of networks for a ruleset. @throws SetupError naming the option, as `observerOf` does */
export function netShape<T extends GameTypes>(rules: Client<T>, options: NetShapeOptions<T["state"]> = {}): NetShape {
  return shapeWith(rules, observerOf(rules, options), actionsOf(rules), options);
}

/**
 * A network as data, from weights in the order of `weightsOf`: each is rounded to a 64th and clamped to -2..127/64.
 * @throws SetupError when the number of weights is wrong, or one is not a number
 */
export function packNet(shape: NetShape, hidden: number, weights: ArrayLike<number>): NetData {
  const { size } = weightsOf(shape, hidden);
  if (weights.length !== size) throw OPTION_COMPLAINT("weights", `${size} numbers`, weights.length);
  const bytes = new Int8Array(size);
  for (let i = 0; i < size; i++) {
    const weight = weights[i]!;
    if (!Number.isFinite(weight)) throw OPTION_COMPLAINT(`weights[${i}]`, "a number", weight);
    bytes[i] = Math.max(-128, Math.min(127, Math.round(weight * ONE)));
  }
  return { ...shape, hidden, weights: textOfBytes(bytes) };
}

/** An input as the whole number that a network reads. */
export function inputOf(observed: number): number {
  return Math.max(-MOST_INPUT, Math.min(MOST_INPUT, Math.round(observed * ONE)));
}

/** A network that plays: it uses the observation of a seat, its memory if the network is made for that, and nothing else. */
export class Net<T extends GameTypes> {
  /** Its policy, for `Policy` and `Ismcts` of `tyche/bots`: for each action of a list, the probability that the action is the best. The numbers add up to 1. */
  readonly prior: Prior<T["state"]> = (state, seat, actions, out, memory) => this.writePrior(state, seat, actions, out, memory);
  private readonly rules: Client<T>;
  private readonly observer: Observer<T["state"]>;
  private readonly actions: Actions<T>;
  private readonly parts: NetParts;
  private readonly hidden: number;
  private readonly firstRows: number;
  private readonly weights: Int8Array;
  private readonly seen: SparseNumbers; // the observation of the last position
  private readonly sums: Float64Array; // whole numbers, far below 2^53
  private readonly pair = new Int32Array(2); // the rows of one action

  /**
   * @throws SetupError naming the field of the data, also when they were made for another ruleset or layout
   * @throws PositionError when their edition is not known here
   */
  constructor(rules: Client<T>, net: NetData, options: NetOptions<T["state"]> = {}) {
    const { players, edition, memory, hidden, weights } = readNet(net);
    const { observation } = readKnownFields(options, "options", ["observation"], OPTION_COMPLAINT) as NetOptions<T["state"]>;
    const like = { observation, players, edition, memory };
    if (net.ruleset !== rules.id) throw OPTION_COMPLAINT("net.ruleset", `"${rules.id}"`, net.ruleset);
    this.rules = rules;
    this.observer = observerOf(rules, like);
    this.actions = actionsOf(rules);
    checkShape(net, shapeWith(rules, this.observer, this.actions, like));
    this.parts = weightsOf(net, hidden);
    this.hidden = hidden;
    this.firstRows = net.rows[0];
    this.weights = weights;
    this.seen = { indices: new Int32Array(this.observer.size), values: new Float32Array(this.observer.size) };
    this.sums = new Float64Array(hidden);
  }

  /** The network's value of a position for a seat, given by index: -1 to 1. @throws SetupError as `Observer.observe` */
  value(state: T["state"], seat: number, memory?: Memory<string>): number {
    this.look(state, seat, memory);
    const value = this.scoreOf(this.parts.value, this.parts.valueBias) / (ONE * HIDDEN_ONE);
    return Math.max(-1, Math.min(1, value));
  }

  /**
   * An evaluation for a search that the network leads: the given one mixed with the network's value, which has the weight `share`, 0 to 1; 0.3 when left
   * out.
   * @throws SetupError when the share is out of range
   */
  evaluation(evaluate: (state: T["state"]) => readonly number[], share = 0.3): (state: T["state"]) => readonly number[] {
    if (!(share >= 0 && share <= 1)) throw OPTION_COMPLAINT("share", "a number in 0..1", share);
    return (state) => {
      const values = this.values(state);
      return evaluate(state).map((value, seat) => (1 - share) * value + share * values[seat]!);
    };
  }

  // The values for each seat of the ruleset; with two seats they add up to 0.
  private values(state: T["state"]): readonly number[] {
    const { rules } = this;
    if (rules.seats.length === 2) {
      const value = this.value(state, 0);
      return [value, -value];
    }
    const playing: readonly T["seat"][] = rules.players(state);
    return rules.seats.map((seat, index) => (playing.includes(seat) ? this.value(state, index) : 0));
  }

  private writePrior(state: T["state"], seat: number, actions: readonly Action[], out: Float64Array, memory: Memory<string> | undefined): void {
    this.look(state, seat, memory);
    let most = Number.NEGATIVE_INFINITY;
    for (let i = 0; i < actions.length; i++) {
      out[i] = this.scoreOfAction(state, actions[i]!);
      most = Math.max(most, out[i]!);
    }
    let sum = 0;
    for (let i = 0; i < actions.length; i++) sum += out[i] = exp((out[i]! - most) / (ONE * HIDDEN_ONE));
    for (let i = 0; i < actions.length; i++) out[i]! /= sum;
  }

  // The hidden layer for the seat's observation: each sum is clamped to 0..1.
  private look(state: T["state"], seat: number, memory: Memory<string> | undefined): void {
    const { hidden, weights, sums } = this;
    const { indices, values } = this.seen;
    const count = this.observer.observeSparse(state, seat, this.seen, 0, memory);
    const { hiddenBiases } = this.parts;
    for (let j = 0; j < hidden; j++) sums[j] = weights[hiddenBiases + j]! * ONE;
    for (let i = 0; i < count; i++) {
      const input = inputOf(values[i]!);
      const from = indices[i]! * hidden;
      for (let j = 0; j < hidden; j++) sums[j]! += input * weights[from + j]!;
    }
    const toHidden = (ONE * ONE) / HIDDEN_ONE;
    for (let j = 0; j < hidden; j++) sums[j] = Math.max(0, Math.min(HIDDEN_ONE, Math.round(sums[j]! / toHidden)));
  }

  private scoreOfAction(state: T["state"], action: Action): number {
    const { hidden, parts, pair } = this;
    this.actions.rowsOf(state, action, pair);
    const [first, second] = [pair[0]!, pair[1]!];
    const score = this.scoreOf(parts.rows + first * hidden, parts.rowBiases + first);
    if (second < 0) return score;
    const row = this.firstRows + second;
    return score + this.scoreOf(parts.rows + row * hidden, parts.rowBiases + row);
  }

  private scoreOf(from: number, bias: number): number {
    const { hidden, weights, sums } = this;
    let sum = weights[bias]! * HIDDEN_ONE;
    for (let j = 0; j < hidden; j++) sum += sums[j]! * weights[from + j]!;
    return sum;
  }
}

function shapeWith<T extends GameTypes>(
  rules: Client<T>,
  { size, fields }: Observer<T["state"]>,
  actions: Actions<T>,
  { players = rules.seats.length, edition = "", memory }: NetShapeOptions<T["state"]>,
): NetShape {
  const { kinds, words, rows } = actions.space(edition);
  return {
    ruleset: rules.id,
    edition,
    players,
    ...(memory === true ? { memory } : {}),
    layout: hashText(JSON.stringify([fields, kinds, words])),
    inputs: size,
    rows,
  };
}

/** Checked data of a network, with the decoded weights. */
interface ReadNet {
  readonly players: number;
  readonly edition: string;
  readonly memory: boolean;
  readonly hidden: number;
  readonly weights: Int8Array;
}

function readNet(net: NetData): ReadNet {
  const given = readKnownFields(net, "net", FIELDS, OPTION_COMPLAINT);
  for (const field of ["ruleset", "layout"]) readText(given[field], `net.${field}`, LONGEST_NAME, OPTION_COMPLAINT);
  const edition = readText(given["edition"], "net.edition", LONGEST_NAME, OPTION_COMPLAINT);
  const players = readInteger(given["players"], "net.players", 1, 32, OPTION_COMPLAINT);
  const hidden = readInteger(given["hidden"], "net.hidden", 1, MOST_HIDDEN, OPTION_COMPLAINT);
  readInteger(given["inputs"], "net.inputs", 1, 2 ** 20, OPTION_COMPLAINT);
  const { rows } = given;
  if (!(Array.isArray(rows) && rows.length === 2 && rows.every((count) => Number.isInteger(count) && count >= 0)))
    throw OPTION_COMPLAINT("net.rows", "a list of two whole numbers", rows);
  const text = readText(given["weights"], "net.weights", LONGEST_WEIGHTS, OPTION_COMPLAINT);
  const { size } = weightsOf(net, hidden);
  const weights = bytesOfText(text, size);
  if (weights === null) throw OPTION_COMPLAINT("net.weights", `${size} bytes in base64`, `${printed(text)}, ${text.length} characters`);
  const memory = given["memory"] !== undefined && readBoolean(given["memory"], "net.memory", OPTION_COMPLAINT);
  return { players, edition, memory, hidden, weights };
}

function checkShape(net: NetShape, shape: NetShape): void {
  const fields = ["inputs", "layout"] as const;
  if (net.rows.join() !== shape.rows.join()) throw OPTION_COMPLAINT("net.rows", shape.rows.join(" and "), net.rows.join(" and "));
  for (const field of fields)
    if (net[field] !== shape[field]) throw OPTION_COMPLAINT(`net.${field}`, `that of these observations and actions, ${shape[field]}`, net[field]);
}
