/** Events with a single target, listed in order. */
import { argA, code, verbOf } from "../../../core/moves/codes.js";
import type { Log } from "../../../core/flow/flow.js";
import type { CardOp } from "../../tables/card-events.js";
import type { DiadochiEvent } from "../../vocabulary/events.js";
import { F } from "../../vocabulary/frames/index.js";
import type { Reason } from "../../rules/refusals.js";
import type { DiadochiState } from "../../state/index.js";
import type { Tables } from "../../tables/index.js";
import type { CardInPlay, OptionalEffect, WhyNot } from "../card-part.js";

/** The candidates, and the effect on the chosen one. */
export interface OneTarget<Op extends CardOp> {
  readonly verb: number;
  /** The number of candidates, legal or not. */
  count(t: Tables): number;
  /** The condition of the card that a candidate fails, or null if it is legal. */
  whyNot(s: DiadochiState, card: CardInPlay<Op>, target: number): Reason | null;
  hit(s: DiadochiState, card: CardInPlay<Op>, target: number, log: Log<DiadochiEvent>): void;
}

/** The effect of a card with one target; possible if any candidate is legal. */
export interface OneTargetEffect<Op extends CardOp> extends OptionalEffect<Op> {
  readonly whyNot: WhyNot<Op>;
}

export function oneTarget<Op extends CardOp>({ verb, count, whyNot, hit }: OneTarget<Op>): OneTargetEffect<Op> {
  const isPossible: OneTargetEffect<Op>["isPossible"] = (s, card) => {
    for (let target = 0; target < count(card.t); target++) if (whyNot(s, card, target) === null) return true;
    return false;
  };
  return {
    isPossible,
    run: (s, card) => (F.event.top(s).step === F.event.step.finished ? "done" : isPossible(s, card) ? "ask" : "nothing"),
    moves(s, card, out) {
      for (let target = 0; target < count(card.t); target++) if (whyNot(s, card, target) === null) out.push(code(verb, target));
    },
    play(s, card, c, _dice, log) {
      F.event.top(s).step = F.event.step.finished;
      hit(s, card, argA(c), log);
    },
    whyNot: (s, card, c) => (verbOf(c) === verb ? whyNot(s, card, argA(c)) : null),
  };
}
