import type { Code } from "../../../core/moves/codes.js";
import type { Dice } from "../../../core/dice/dice.js";
import type { PeloponnesianLog } from "../../vocabulary/events.js";
import type { PeloponnesianState } from "../../state/index.js";
import type { Tables } from "../../tables/index.js";

type Work = (s: PeloponnesianState, t: Tables, seat: number, dice: Dice, log: PeloponnesianLog) => void;
type WorkOfDie = (s: PeloponnesianState, t: Tables, face: number, dice: Dice, log: PeloponnesianLog) => void;

/**
 * The parts of a card's event for the procedure `event`. Absent parts do nothing. After `act`, `rolled` and `rolledAgain` the event is over unless they set
 * another step.
 */
export interface EventHandler {
  /** True if the player has a choice now. */
  choose?(s: PeloponnesianState, t: Tables, seat: number): boolean;
  moves?(s: PeloponnesianState, t: Tables, seat: number, out: Code[]): void;
  /** Carries out a choice and sets the next step, unless there may be another choice. */
  play?(s: PeloponnesianState, t: Tables, seat: number, c: Code, log: PeloponnesianLog): void;
  /** The effect once no choice is left. */
  readonly act?: Work;
  /** The effects of the dice, at the steps "rolled" and "rolledAgain". */
  readonly rolled?: WorkOfDie;
  readonly rolledAgain?: WorkOfDie;
}
