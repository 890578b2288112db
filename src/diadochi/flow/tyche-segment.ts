/**
 * The Tyche Segment: the active player must use a card that is not a Surprise card (DIA-TYC.6, DIA-TYC.7), after any idle actions. If he has only
 * Surprise cards, he must exchange them until he has another card (DIA-TYC.19).
 */
import { argA, code, verbOf } from "../../core/moves/codes.js";
import type { Procedure } from "../../core/flow/flow.js";
import { ASK, asking } from "../../core/flow/procedures.js";
import { completeAction } from "../effects/complete-action.js";
import { listIdleActions, listOpenSurprises, noteChoice, playIdleAction, playOpenSurprise } from "../effects/idle-actions.js";
import type { DiadochiEvent } from "../vocabulary/events.js";
import { F } from "../vocabulary/frames/index.js";
import { V } from "../vocabulary/moves.js";
import { canDraw, holdsSurprise, holdsUsableCard, isSurpriseNow } from "../rules/cards/cards.js";
import { refuseCard, refuseIdleAction } from "../rules/cards/use-refusals.js";
import { type DiadochiState, HAND, placeOfCard } from "../state/index.js";
import { type Tables, tablesOf } from "../tables/index.js";

export const tycheSegment: Procedure<DiadochiState, DiadochiEvent> = asking(F["tyche-segment"], {
  clause: "DIA-TYC.6",
  run: {
    ask(s, _dice, log) {
      if (completeAction(s, log)) return false;
      return canUseCard(s, tablesOf(s), F["tyche-segment"].top(s).seat) ? ASK : F["tyche-segment"].pop(s);
    },
    used(s, _dice, log) {
      if (!completeAction(s, log)) F["tyche-segment"].pop(s);
    },
  },
  // Cards in card order; Surprise cards; minor generals and royal troops (DIA-DEC.9).
  moves(s, seat, out) {
    const t = tablesOf(s);
    // DIA-TYC.14: every card has a use, so no card is discarded unused.
    for (let card = 0; card < t.cardCount; card++) {
      if (placeOfCard(s, card) === HAND + seat && !isSurpriseNow(s, t, card)) out.push(code(V["choose-card"], card));
    }
    listOpenSurprises(s, t, seat, out);
    listIdleActions(s, t, seat, out);
  },
  play(s, seat, c, dice, log) {
    const t = tablesOf(s);
    noteChoice(s, c);
    if (verbOf(c) === V["choose-card"]) {
      F["tyche-segment"].top(s).step = F["tyche-segment"].step.used;
      const next = F["choose-use"].push(s);
      next.seat = seat;
      next.card = argA(c);
      return;
    }
    if (!playOpenSurprise(s, seat, c, dice, log)) playIdleAction(s, t, seat, c, log);
  },
  refuse(s, seat, c) {
    const t = tablesOf(s);
    return verbOf(c) === V["choose-card"] ? refuseCard(s, t, seat, argA(c)) : refuseIdleAction(s, t, seat, c);
  },
});

// DIA-TYC.19: a hand of Surprise cards may still be exchanged for another card.
function canUseCard(s: DiadochiState, t: Tables, seat: number): boolean {
  return holdsUsableCard(s, t, seat) || (holdsSurprise(s, t, seat) && canDraw(s, t));
}
