/**
 * The way in which parts of a card's event are carried out. An effect is built like a procedure (work, question, moves, play), inside the frame of the card: `event`, or
 * `surprise-effect`.
 */
import type { Code } from "../../core/moves/codes.js";
import type { Dice } from "../../core/dice/dice.js";
import type { Log } from "../../core/flow/flow.js";
import type { CardOp, PartOf } from "../tables/card-events.js";
import type { DiadochiEvent } from "../vocabulary/events.js";
import type { Reason } from "../rules/refusals.js";
import type { DiadochiState } from "../state/index.js";
import type { Tables } from "../tables/index.js";

/**
 * The result of the work of an effect: a target is to be chosen now; the effect continues at another step or when another procedure has ended; the part has
 * been carried out; or nothing of it can take place (DIA-TYC.29).
 */
export type Progress = "ask" | "again" | "done" | "nothing";

/** The part of a card that is being carried out, and the player of the card. */
export interface CardInPlay<Op extends CardOp> {
  readonly t: Tables;
  readonly seat: number;
  readonly part: PartOf<Op>;
}

/** One effect: automatic work, the targets offered in the order of the card's text (DIA-DEC.18), and what a choice does. */
export interface EffectProcedure<Op extends CardOp> {
  run(s: DiadochiState, card: CardInPlay<Op>, dice: Dice, log: Log<DiadochiEvent>): Progress;
  moves?(s: DiadochiState, card: CardInPlay<Op>, out: Code[]): void;
  play?(s: DiadochiState, card: CardInPlay<Op>, c: Code, dice: Dice, log: Log<DiadochiEvent>): void;
}

/** One of the effects among which a card offers a choice. */
export interface OptionalEffect<Op extends CardOp> extends EffectProcedure<Op> {
  /** True if it can take place now. */
  isPossible(s: DiadochiState, card: CardInPlay<Op>): boolean;
}

/**
 * The condition of the card that a choice fails, by the same checks as `moves`; null when the effect asks for no such choice. It is kept beside the effect, as refusals are
 * beside procedures.
 */
export type WhyNot<Op extends CardOp> = (s: DiadochiState, card: CardInPlay<Op>, c: Code) => Reason | null;

/** A part of a card, of any kind; only the effect with its name can read it. */
export interface SomeCardInPlay {
  readonly t: Tables;
  readonly seat: number;
  readonly part: never;
}

/** The condition that a choice fails, for a part of any kind. */
export type SomeWhyNot = (s: DiadochiState, card: SomeCardInPlay, c: Code) => Reason | null;

/** The effect of a part of any kind. */
export interface SomeEffect {
  run(s: DiadochiState, card: SomeCardInPlay, dice: Dice, log: Log<DiadochiEvent>): Progress;
  moves?(s: DiadochiState, card: SomeCardInPlay, out: Code[]): void;
  play?(s: DiadochiState, card: SomeCardInPlay, c: Code, dice: Dice, log: Log<DiadochiEvent>): void;
  /** Only effects with one target carry their refusal here. */
  readonly whyNot?: SomeWhyNot;
}

/** The effect of a part of any kind that a card offers as a choice. */
export interface SomeOptionalEffect extends SomeEffect {
  isPossible(s: DiadochiState, card: SomeCardInPlay): boolean;
}
