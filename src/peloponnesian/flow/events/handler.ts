/** The parts of a card's event for the procedure `event`: the first choices, the effect after them, and the effect of the dice. */
import type { Code } from "../../../core/moves/codes.js";
import type { Dice } from "../../../core/dice/dice.js";
import type { PeloponnesianLog } from "../../vocabulary/events.js";
import type { PeloponnesianState } from "../../state/index.js";
import type { Tables } from "../../tables/index.js";

type Work = (s: PeloponnesianState, t: Tables, seat: number, dice: Dice, log: PeloponnesianLog) => void;
type WorkOfDie = (s: PeloponnesianState, t: Tables, face: number, dice: Dice, log: PeloponnesianLog) => void;

/** A part that is left out does nothing; after `act`, `rolled` and `rolledAgain` the event is over unless they have set another step. */
export interface EventHandler {
  /** True if the player has something to choose now. */
  choose?(s: PeloponnesianState, t: Tables, seat: number): boolean;
  moves?(s: PeloponnesianState, t: Tables, seat: number, out: Code[]): void;
  /** Carries out a choice and sets the next step, unless there may be another choice. */
  play?(s: PeloponnesianState, t: Tables, seat: number, c: Code, log: PeloponnesianLog): void;
  /** The effect when nothing is left to choose. */
  readonly act?: Work;
  /** The effects of the dice, at the steps "rolled" and "rolledAgain". */
  readonly rolled?: WorkOfDie;
  readonly rolledAgain?: WorkOfDie;
}
