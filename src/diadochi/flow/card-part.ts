/** How the parts of a card's event are carried out: each effect is a small procedure inside the frame of EVENT or SURPRISE_EFFECT. */
import type { Code } from "../../core/codes.js";
import type { Dice } from "../../core/dice/dice.js";
import type { Log } from "../../core/flow.js";
import type { CardOp, PartOf } from "../card-events.js";
import type { DiadochiEvent } from "../events.js";
import type { Reason } from "../rules/refusals.js";
import type { DiadochiState } from "../state.js";
import type { Tables } from "../tables.js";

/** What `run` of an effect says: a target is to be chosen now. */
export const ASK = 0;
/** The step has moved on or another procedure was started. */
export const AGAIN = 1;
/** The part has been carried out. */
export const DONE_PART = 2;
/** Nothing of the part can take place (DIA-TYC.29). */
export const NOTHING = 3;

/** One effect: automatic work, the targets offered in the order of the card's text (DIA-DEC.18), and what a choice does. `seat` is the player of the card. */
export interface EffectProcedure<Op extends CardOp> {
  run(s: DiadochiState, t: Tables, seat: number, part: PartOf<Op>, dice: Dice, log: Log<DiadochiEvent>): number;
  moves?(s: DiadochiState, t: Tables, seat: number, part: PartOf<Op>, out: Code[]): void;
  play?(s: DiadochiState, t: Tables, seat: number, part: PartOf<Op>, c: Code, dice: Dice, log: Log<DiadochiEvent>): void;
  /** The condition of the card that a choice fails, by the questions that `moves` asks; null when it is not asked for. */
  whyNot?(s: DiadochiState, t: Tables, seat: number, part: PartOf<Op>, c: Code): Reason | null;
}

/** Some effect; its part is handed to it unseen. */
export interface AnyEffect {
  run(s: DiadochiState, t: Tables, seat: number, part: never, dice: Dice, log: Log<DiadochiEvent>): number;
  moves?(s: DiadochiState, t: Tables, seat: number, part: never, out: Code[]): void;
  play?(s: DiadochiState, t: Tables, seat: number, part: never, c: Code, dice: Dice, log: Log<DiadochiEvent>): void;
  whyNot?(s: DiadochiState, t: Tables, seat: number, part: never, c: Code): Reason | null;
}
