import { DiceError, printed } from "../basics/errors.js";
import { checkCount, checkSides, type Dice, playRollOff, playUntil } from "./dice.js";
import { isOwn, type OwnDice, type Rolls, rollsOf } from "./own.js";

/** The source of card draws for scripted dice. */
export interface ScriptedOptions {
  /** Card draws and random picks, as indices from 0, in order. */
  readonly draws?: string | readonly number[] | undefined;
  /** Dice that answer further draws once `draws` is used up. */
  readonly drawsFrom?: Dice | undefined;
}

/** Dice whose results the caller gives: physical dice, a log of a game at the table, a worked example. */
export class ScriptedDice implements OwnDice {
  /** @internal */
  readonly own: Rolls | null;
  private readonly rolls: readonly number[];
  private readonly draws: readonly number[];
  private readonly drawsFrom: Dice | undefined;
  private rolled = 0;
  private drawn = 0;

  /** @throws DiceError if a script is too long or is not a list of whole numbers, rolls from 1 and draws from 0 */
  constructor(rolls: string | readonly number[], options: ScriptedOptions = {}) {
    this.rolls = readScript(rolls, "rolls", 1);
    this.draws = readScript(options.draws ?? [], "draws", 0);
    this.drawsFrom = options.drawsFrom;
    this.own = new.target === ScriptedDice && (this.drawsFrom === undefined || isOwn(this.drawsFrom)) ? ROLLS : null;
  }
  /** @throws DiceError if the script has run out or its next face is not on this die */
  roll(sides: number): number {
    checkSides(sides);
    const face = this.rolls[this.rolled];
    if (face === undefined) throw new DiceError("dice/ran-out", `scripted dice ran out: roll ${this.rolled + 1} of a ${sides}-sided die is missing`);
    if (face > sides) throw new DiceError("dice/no-such-face", `scripted roll ${this.rolled + 1} is ${face}, but the die has ${sides} sides`);
    this.rolled++;
    return face;
  }
  /** A draw from one thing is 0 and uses no part of the script. @throws DiceError if the script has run out or its next pick is too high */
  draw(count: number): number {
    checkCount(count);
    if (count === 1) return 0;
    if (this.drawsFrom !== undefined && this.drawn >= this.draws.length) return this.drawsFrom.draw(count);
    const pick = this.draws[this.drawn];
    if (pick === undefined) throw new DiceError("dice/ran-out", `scripted draws ran out: draw ${this.drawn + 1} among ${count} is missing`);
    if (pick >= count) throw new DiceError("dice/no-such-pick", `scripted draw ${this.drawn + 1} is ${pick}, but there are only ${count} to pick from`);
    this.drawn++;
    return pick;
  }
  rollOff(contenders: number, sides: number, onRound?: (still: readonly number[], faces: readonly number[]) => void): number {
    return playRollOff(this, contenders, sides, onRound);
  }
  until<T>(attempt: () => T | null, onAgain?: () => void): T {
    return playUntil(attempt, onAgain);
  }
  /** The number of rolls and draws left over. */
  get left(): number {
    return this.rolls.length - this.rolled + this.draws.length - this.drawn;
  }
  /** @throws DiceError if part of the script is left over */
  assertUsedUp(): void {
    if (this.left > 0) throw new DiceError("dice/left-over", `${this.left} scripted results are left over`);
  }
}

const ROLLS: Rolls = /* @__PURE__ */ rollsOf(ScriptedDice.prototype);

const LONGEST_SCRIPT = 1_000_000;

function readScript(script: string | readonly number[], name: string, least: number): readonly number[] {
  if ((typeof script !== "string" && !Array.isArray(script)) || script.length > LONGEST_SCRIPT)
    throw new DiceError("dice/bad-script", `${name}: expected a text or an array of at most ${LONGEST_SCRIPT} entries, got ${printed(script)}`);
  const numbers =
    typeof script === "string"
      ? script
          .split(/[\s,]+/)
          .filter((word) => word !== "")
          .map(Number)
      : [...script];
  numbers.forEach((n, i) => {
    if (!Number.isInteger(n) || n < least) throw new DiceError("dice/bad-script", `${name}[${i}]: expected a whole number from ${least}, got ${printed(n)}`);
  });
  return numbers;
}
