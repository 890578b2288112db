/**
 * A Surprise card being carried out: first others may answer it with a Surprise card of theirs (window surprise-card-played), then its targets are chosen one by one
 * (DIA-DEC.19) and it takes effect, unless it was cancelled (DIA-TYC.28).
 *
 * The frame remembers the player and the card, whether it is cancelled, and what its effect needs.
 */
import type { Dice } from "../../core/dice/dice.js";
import type { Log, Procedure } from "../../core/flow.js";
import { ASK, asking } from "../../core/procedures.js";
import type { CardPart } from "../card-events.js";
import { openWindow } from "../effects/open-window.js";
import type { DiadochiEvent } from "../events.js";
import { F, IN } from "../frames.js";
import { cardId, seatId } from "../names.js";
import { refuseTarget } from "../rules/card-conditions.js";
import type { DiadochiState } from "../state.js";
import { type Tables, tablesOf } from "../tables.js";
import { AGAIN, type AnyEffect, ASK as ASK_TARGET } from "./card-part.js";
import { ambush, cancelSurprise, movementModifier, oratory, scouts, stormAtSea } from "./surprises/answers.js";
import { againstElephants, deception, pursuit, silverShieldsChangeSides } from "./surprises/battle-cards.js";
import { desertion } from "./surprises/desertion.js";
import { mutiny } from "./surprises/mutiny.js";

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
    return refuseTarget(t, F["surprise-effect"].top(s).card, c, effectOf(part).whyNot?.(s, t, seat, part as never, c) ?? null);
  },
});

function cancel(s: DiadochiState, log: Log<DiadochiEvent>): void {
  const { seat, card } = F["surprise-effect"].top(s);
  log?.push({ type: "surprise-cancelled", clause: "DIA-TYC.28", seat: seatId(seat), card: cardId(tablesOf(s), card) });
  F["surprise-effect"].pop(s);
}

function carryOut(s: DiadochiState, dice: Dice, log: Log<DiadochiEvent>): boolean {
  const t = tablesOf(s);
  const part = partOf(s, t);
  const said = effectOf(part).run(s, t, F["surprise-effect"].top(s).seat, part as never, dice, log);
  if (said === ASK_TARGET) return ASK;
  if (said !== AGAIN) F["surprise-effect"].pop(s);
  return false;
}

function partOf(s: DiadochiState, t: Tables): CardPart {
  return t.cardEvents[F["surprise-effect"].top(s).card]?.parts[0] as CardPart;
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
