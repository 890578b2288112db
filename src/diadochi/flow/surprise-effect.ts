/**
 * A Surprise card being carried out: first others may answer it with a Surprise card of theirs (window surprise-card-played), then its targets are chosen one by one
 * (DIA-DEC.19) and it takes effect, unless it was cancelled (DIA-TYC.28).
 *
 * The frame remembers the player and the card, whether it is cancelled, and what its effect needs. Steps from 2 on are the effect's own.
 */
import type { Dice } from "../../core/dice/dice.js";
import type { Log, Procedure } from "../../core/flow.js";
import { popFrame, setStep, slot, stepOf } from "../../core/frames.js";
import type { CardPart } from "../card-events.js";
import { openWindow } from "../effects/open-window.js";
import type { DiadochiEvent } from "../events.js";
import { IN_SURPRISE_CARD_PLAYED, SurpriseEffect } from "../frames.js";
import { cardId, seatId } from "../names.js";
import { refuseTarget } from "../rules/card-conditions.js";
import type { DiadochiState } from "../state.js";
import { type Tables, tablesOf } from "../tables.js";
import { AGAIN, type AnyEffect, ASK } from "./card-part.js";
import { ambush, cancelSurprise, movementModifier, oratory, scouts, stormAtSea } from "./surprises/answers.js";
import { againstElephants, deception, pursuit, silverShieldsChangeSides } from "./surprises/battle-cards.js";
import { desertion } from "./surprises/desertion.js";
import { mutiny } from "./surprises/mutiny.js";

const OPENED = 1;
const CARRIED_OUT = 2;

export const surpriseEffect: Procedure<DiadochiState, DiadochiEvent> = {
  kind: "surprise-effect",
  clause: "DIA-TYC.17",
  slots: ["seat", "card", "cancelled", "a", "b", "c"],

  run(s, dice, log) {
    const t = tablesOf(s);
    if (stepOf(s) === 0) {
      setStep(s, OPENED);
      openWindow(s, IN_SURPRISE_CARD_PLAYED, IN_SURPRISE_CARD_PLAYED);
      return false;
    }
    if (stepOf(s) === OPENED) {
      if (isCancelled(s, t, log)) return false;
      setStep(s, CARRIED_OUT);
    }
    return carryOut(s, t, dice, log);
  },

  asks: (s) => 1 << slot(s, SurpriseEffect.seat),
  moves(s, seat, out) {
    const t = tablesOf(s);
    const part = partOf(s, t);
    effectOf(part).moves?.(s, t, seat, part as never, out);
  },
  play(s, seat, c, dice, log) {
    const t = tablesOf(s);
    const part = partOf(s, t);
    effectOf(part).play?.(s, t, seat, part as never, c, dice, log);
  },
  refuse(s, seat, c) {
    const t = tablesOf(s);
    const part = partOf(s, t);
    return refuseTarget(t, slot(s, SurpriseEffect.card), c, effectOf(part).whyNot?.(s, t, seat, part as never, c) ?? null);
  },
};

function isCancelled(s: DiadochiState, t: Tables, log: Log<DiadochiEvent>): boolean {
  if (slot(s, SurpriseEffect.cancelled) === 0) return false;
  log?.push({ type: "surprise-cancelled", clause: "DIA-TYC.28", seat: seatId(slot(s, SurpriseEffect.seat)), card: cardId(t, slot(s, SurpriseEffect.card)) });
  popFrame(s);
  return true;
}

function carryOut(s: DiadochiState, t: Tables, dice: Dice, log: Log<DiadochiEvent>): boolean {
  const part = partOf(s, t);
  const said = effectOf(part).run(s, t, slot(s, SurpriseEffect.seat), part as never, dice, log);
  if (said === ASK) return true;
  if (said !== AGAIN) popFrame(s);
  return false;
}

function partOf(s: DiadochiState, t: Tables): CardPart {
  return t.cardEvents[slot(s, SurpriseEffect.card)]?.parts[0] as CardPart;
}

function effectOf(part: CardPart): AnyEffect {
  switch (part.op) {
    case "attrition":
      return part.target === "enemy-army" ? desertion : pursuit;
    case "mutiny":
      return mutiny;
    case "deception":
      return deception;
    case "against-elephants":
      return againstElephants;
    case "silver-shields":
      return silverShieldsChangeSides;
    case "prestige":
      return oratory;
    case "cancel-naval-move":
      return stormAtSea;
    case "ambush":
      return ambush;
    case "scouts":
      return scouts;
    case "cancel-surprise":
      return cancelSurprise;
    default:
      return movementModifier;
  }
}
