/**
 * A caller's dice may run any code and even call the library, while rules work in reusable buffers. That code therefore never runs during a step: a
 * step that lacks a result is abandoned, the dice are asked, and the step runs again with one more result. A step with n rolls runs n + 1 times; each
 * result is asked for once, in the order of the rules.
 */
import { DiceError, printed } from "../basics/errors.js";
import { checkCount, checkRollOff, checkSides, type Dice } from "./dice.js";

/** Ends a run that lacks a result; `ask` gets it from the caller's dice. */
class Missing {
  constructor(readonly ask: () => unknown) {}
}

/** Runs a step with a caller's dice, and again from the start after each missing result. Every run must begin from the same values and leave them unchanged. */
export function runWithSupplied<T>(dice: Dice, run: (dice: SuppliedDice) => T): T {
  const results: unknown[] = [];
  for (;;) {
    try {
      return run(new SuppliedDice(dice, results));
    } catch (error) {
      if (!(error instanceof Missing)) throw error;
      results.push(error.ask());
    }
  }
}

/** The dice results of one attempt of `until`. */
type Fallen = readonly unknown[];

/** Returns the known results, and ends the run when one is missing. */
export class SuppliedDice implements Dice {
  /** True if a die has been rolled or a card drawn. */
  haveFallen = false;
  private used = 0;
  /** The results so far in the attempt that the caller's dice repeat; null outside such an attempt. */
  private falling: unknown[] | null = null;

  /** @internal */
  constructor(
    private readonly dice: Dice,
    private results: Fallen,
  ) {}

  roll(sides: number): number {
    checkSides(sides);
    this.haveFallen = true;
    return this.result(() => checked(this.dice.roll(sides), 1, sides, "roll"));
  }
  draw(count: number): number {
    checkCount(count);
    if (count > 1) this.haveFallen = true;
    return this.result(() => checkedDraw(this.dice, count));
  }
  rollOff(contenders: number, sides: number, onRound?: (still: readonly number[], faces: readonly number[]) => void): number {
    checkRollOff(contenders, sides);
    if (contenders > 1) this.haveFallen = true;
    const { winner, rounds } = this.result(() => {
      const rounds: { readonly still: readonly number[]; readonly faces: readonly number[] }[] = [];
      const winner = this.dice.rollOff(contenders, sides, (still, faces) => void rounds.push({ still: [...still], faces: [...faces] }));
      return { winner: checked(winner, 0, contenders - 1, "rollOff"), rounds };
    });
    for (const { still, faces } of rounds) onRound?.(still, faces);
    return winner;
  }
  until<T>(attempt: () => T | null, onAgain?: () => void): T {
    const { decided, undecided, haveFallen } = this.result(() => this.repeat(attempt));
    this.haveFallen ||= haveFallen;
    for (const fallen of undecided) {
      this.again(attempt, fallen); // so that `onAgain` sees the effects of the attempt
      onAgain?.();
    }
    return decided;
  }

  private result<T>(ask: () => T): T {
    if (this.falling !== null) {
      const result = ask();
      this.falling.push(result);
      return result;
    }
    if (this.used === this.results.length) throw new Missing(ask);
    return this.results[this.used++] as T;
  }

  // The caller's dice repeat the attempt in their own way, and are rolled immediately.
  private repeat<T>(attempt: () => T | null): { readonly decided: T; readonly undecided: readonly Fallen[]; readonly haveFallen: boolean } {
    const undecided: Fallen[] = [];
    let falling: unknown[] = [];
    const attemptOnce = (): T | null => {
      falling = [];
      const before = this.falling;
      this.falling = falling;
      try {
        return attempt();
      } finally {
        this.falling = before;
      }
    };
    const decided = this.dice.until(attemptOnce, () => void undecided.push(falling));
    return { decided, undecided, haveFallen: this.haveFallen };
  }

  private again(attempt: () => unknown, fallen: Fallen): void {
    const { results, used } = this;
    this.results = fallen;
    this.used = 0;
    attempt();
    this.results = results;
    this.used = used;
  }
}

/** A draw from a caller's dice. @throws DiceError if it is not an index below the count */
export function checkedDraw(dice: Dice, count: number): number {
  return checked(dice.draw(count), 0, count - 1, "draw");
}

function checked(result: number, least: number, most: number, name: string): number {
  if (Number.isInteger(result) && result >= least && result <= most) return result;
  throw new DiceError("dice/bad-result", `${name}: expected the dice to give a whole number in ${least}..${most}, got ${printed(result)}`);
}
