/**
 * The effects that carry out parts of a card's event. An effect is built like a procedure (`run`, `moves`, `play`), and runs inside the frame of the
 * card: `event` or `surprise-effect`.
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
 * The result of an effect's work: "ask" for a target now; "again" to run once more, at another step or after another procedure; "done"; or "nothing" if
 * the part cannot take place (DIA-TYC.29).
 */
export type Progress = "ask" | "again" | "done" | "nothing";

/** The current part of a card, and the player of the card. */
export interface CardInPlay<Op extends CardOp> {
  readonly t: Tables;
  readonly seat: number;
  readonly part: PartOf<Op>;
}

/** One effect: its automatic work, its targets in the order of the card's text (DIA-DEC.18), and the result of a choice. */
export interface EffectProcedure<Op extends CardOp> {
  run(s: DiadochiState, card: CardInPlay<Op>, dice: Dice, log: Log<DiadochiEvent>): Progress;
  moves?(s: DiadochiState, card: CardInPlay<Op>, out: Code[]): void;
  play?(s: DiadochiState, card: CardInPlay<Op>, c: Code, dice: Dice, log: Log<DiadochiEvent>): void;
}

/** An effect that a card offers as an option. */
export interface OptionalEffect<Op extends CardOp> extends EffectProcedure<Op> {
  isPossible(s: DiadochiState, card: CardInPlay<Op>): boolean;
}

/**
 * Returns the condition of the card that a choice fails, by the same checks as `moves`. Null if the choice fails none, or if the effect does not ask
 * for such a choice.
 */
export type WhyNot<Op extends CardOp> = (s: DiadochiState, card: CardInPlay<Op>, c: Code) => Reason | null;

/** A part of a card of any kind. Only the effect with the same name can read it. */
export interface SomeCardInPlay {
  readonly t: Tables;
  readonly seat: number;
  readonly part: never;
}

/** `WhyNot` for a part of any kind. */
export type SomeWhyNot = (s: DiadochiState, card: SomeCardInPlay, c: Code) => Reason | null;

/** The effect of a part of any kind. */
export interface SomeEffect {
  run(s: DiadochiState, card: SomeCardInPlay, dice: Dice, log: Log<DiadochiEvent>): Progress;
  moves?(s: DiadochiState, card: SomeCardInPlay, out: Code[]): void;
  play?(s: DiadochiState, card: SomeCardInPlay, c: Code, dice: Dice, log: Log<DiadochiEvent>): void;
  /** Only effects with one target have a refusal here. */
  readonly whyNot?: SomeWhyNot;
}

/** `OptionalEffect` for a part of any kind. */
export interface SomeOptionalEffect extends SomeEffect {
  isPossible(s: DiadochiState, card: SomeCardInPlay): boolean;
}
