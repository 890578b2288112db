/**
 * Carries out a Surprise card. First, any player may answer it with a Surprise card (window surprise-card-played), then its targets are chosen one
 * by one (DIA-DEC.19) and it takes effect, unless it was cancelled (DIA-TYC.28).
 */
import type { Dice } from "../../core/dice/dice.js";
import type { Log, Procedure } from "../../core/flow/flow.js";
import { ASK, asking } from "../../core/flow/procedures.js";
import type { CardPart, SURPRISE_EFFECTS } from "../tables/card-events.js";
import { openWindow } from "../effects/open-window.js";
import type { DiadochiEvent } from "../vocabulary/events.js";
import { F, IN } from "../vocabulary/frames/index.js";
import { cardId, seatId } from "../state/names.js";
import { refuseTarget } from "../rules/cards/conditions.js";
import type { DiadochiState } from "../state/index.js";
import { tablesOf } from "../tables/index.js";
import type { EffectProcedure, SomeCardInPlay, SomeEffect, SomeWhyNot, WhyNot } from "./card-part.js";
import { ambush, cancelSurprise, movementModifier, oratory, scouts, stormAtSea, whyNotOratory } from "./surprises/answers.js";
import { againstElephants, deception, pursuit, silverShieldsChangeSides } from "./surprises/battle-cards.js";
import { desertion, whyNotDesertion } from "./surprises/desertion.js";
import { mutiny, whyNotMutiny } from "./surprises/mutiny.js";

const STEP = F["surprise-effect"].step;

export const surpriseEffect: Procedure<DiadochiState, DiadochiEvent> = asking(F["surprise-effect"], {
  clause: "DIA-TYC.17",
  run: {
    start(s) {
      F["surprise-effect"].top(s).step = STEP.answered;
      openWindow(s, IN["surprise-card-played"], IN["surprise-card-played"]);
    },
    answered(s, _dice, log) {
      if (F["surprise-effect"].top(s).cancelled) cancel(s, log);
      else F["surprise-effect"].top(s).step = STEP.targets;
    },
    targets: carryOut,
    chosen: carryOut,
    finished: carryOut,
  },
  moves(s, _seat, out) {
    const card = cardInPlay(s);
    effectOf(card.part).moves?.(s, card, out);
  },
  play(s, _seat, c, dice, log) {
    const card = cardInPlay(s);
    effectOf(card.part).play?.(s, card, c, dice, log);
  },
  refuse(s, _seat, c) {
    const card = cardInPlay(s);
    return refuseTarget(card.t, F["surprise-effect"].top(s).card, c, whyNotOf(card.part)?.(s, card, c) ?? null);
  },
});

function cancel(s: DiadochiState, log: Log<DiadochiEvent>): void {
  const { seat, card } = F["surprise-effect"].top(s);
  log?.push({ type: "surprise-cancelled", clause: "DIA-TYC.28", seat: seatId(seat), card: cardId(tablesOf(s), card) });
  F["surprise-effect"].pop(s);
}

function carryOut(s: DiadochiState, dice: Dice, log: Log<DiadochiEvent>): boolean {
  const card = cardInPlay(s);
  const progress = effectOf(card.part).run(s, card, dice, log);
  if (progress === "ask") return ASK;
  if (progress !== "again") F["surprise-effect"].pop(s);
  return false;
}

// A Surprise card has one part.
function cardInPlay(s: DiadochiState): SomeCardInPlay {
  const t = tablesOf(s);
  const { seat, card } = F["surprise-effect"].top(s);
  return { t, seat, part: t.cardEvents[card]?.parts[0] as never };
}

/** The kinds of effect of Surprise cards. Silver Shields has one too, though it is an Event card. */
type SurpriseOp = keyof typeof SURPRISE_EFFECTS | "silver-shields";

const EFFECTS: { readonly [Op in SurpriseOp]: EffectProcedure<Op> } = {
  mutiny,
  "battle-modifier": deception,
  "against-elephants": againstElephants,
  "silver-shields": silverShieldsChangeSides,
  prestige: oratory,
  desertion,
  pursuit,
  "cancel-naval-move": stormAtSea,
  ambush,
  scouts,
  "cancel-surprise": cancelSurprise,
  "movement-modifier": movementModifier,
};

/** For cards with several choices, the condition that a choice fails. */
const WHY_NOT: { readonly [Op in SurpriseOp]?: WhyNot<Op> } = { mutiny: whyNotMutiny, prestige: whyNotOratory, desertion: whyNotDesertion };

function effectOf(part: CardPart): SomeEffect {
  return EFFECTS[part.op as SurpriseOp];
}

function whyNotOf(part: CardPart): SomeWhyNot | undefined {
  return WHY_NOT[part.op as SurpriseOp];
}
