import { type AleaState, nextBelow, nextUint32, seedAlea } from "./alea.js";
import { DiceError, printed } from "../basics/errors.js";
import { readSeed } from "../state/given.js";
import { checkCount, checkSides, playRollOff, playUntil } from "./dice.js";
import { type OwnDice, type Rolls, rollsOf } from "./own.js";

/** Dice from a seed, or from a generator state that they advance in place (the `dice` of a game state). */
export class SeededDice implements OwnDice {
  /** @internal */
  readonly own: Rolls | null;
  private readonly state: AleaState;
  /** True once the generator has been used. */
  haveFallen = false;
  /** @throws DiceError if the source is an object other than four whole numbers. @throws SetupError if it is not a seed */
  constructor(source: string | number | AleaState) {
    this.own = new.target === SeededDice ? ROLLS : null;
    this.state = typeof source === "object" ? checkedGenerator(source) : seedAlea(readSeed(source, "seed"));
  }
  roll(sides: number): number {
    checkSides(sides);
    this.haveFallen = true;
    return nextBelow(this.state, sides) + 1;
  }
  /** A draw from one thing is 0 and does not use the generator. */
  draw(count: number): number {
    checkCount(count);
    if (count === 1) return 0;
    this.haveFallen = true;
    return nextBelow(this.state, count);
  }
  /**
   * A fraction in 0..1, below 1, of 53 bits, the same on every engine. For searches and learners, which draw by weight or from more things than
   * `draw` allows.
   */
  uniform(): number {
    this.haveFallen = true;
    return ((nextUint32(this.state) >>> 5) * TWO_26 + (nextUint32(this.state) >>> 6)) * TWO_MINUS_53;
  }
  rollOff(contenders: number, sides: number, onRound?: (still: readonly number[], faces: readonly number[]) => void): number {
    return playRollOff(this, contenders, sides, onRound);
  }
  until<T>(attempt: () => T | null, onAgain?: () => void): T {
    return playUntil(attempt, onAgain);
  }
}

const TWO_26 = 2 ** 26;
const TWO_MINUS_53 = 2 ** -53;
const ROLLS: Rolls = /* @__PURE__ */ rollsOf(SeededDice.prototype);

function checkedGenerator(state: AleaState): AleaState {
  if (!Array.isArray(state) || state.length !== 4 || !areWhole(state))
    throw new DiceError("dice/no-generator", `expected a seed or the four whole numbers of a generator, got ${printed(state)}`);
  return state;
}

function areWhole(numbers: readonly number[]): boolean {
  for (let i = 0; i < numbers.length; i++) if (!Number.isInteger(numbers[i])) return false;
  return true;
}
