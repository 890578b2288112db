/**
 * A response window of the coalition outside of battles with dice: it plays the one fitting kind of card, or passes. Three frames use it:
 * Carthaginian Mistrust against an activation (CAR-D5), Storms at Sea against a sea move (CAR-D8), Wild Beasts after a victory (CAR-D14). The answer
 * is true if a card was played. Passing leaves no trace, like having no card to play (CAR-HI.6).
 */
import { bit } from "../../core/basics/bits.js";
import { argA, code, verbOf } from "../../core/moves/codes.js";
import type { Procedure } from "../../core/flow/flow.js";
import { ASK, asking } from "../../core/flow/procedures.js";
import type { UnrestEvent } from "../vocabulary/events.js";
import { F } from "../vocabulary/frames.js";
import { V } from "../vocabulary/moves.js";
import { cardId } from "../state/names.js";
import { type Reason, refuse } from "../rules/refusals.js";
import { holdsEffect } from "../rules/responses.js";
import { inHand, type UnrestState } from "../state/index.js";
import { endOfCards, firstCard, seatOfNumber, type Tables, tablesOf } from "../tables/index.js";
import { COALITION, EFFECT } from "../vocabulary/types.js";
import { playCard } from "../effects/cards.js";

/** The frames of the three windows. */
type Window = typeof F.mistrust | typeof F.storms | (typeof F)["wild-beasts"];

/** Order of the moves: fitting cards in card order, then passing. */
function responseWindow(frame: Window, effect: number, clause: string): Procedure<UnrestState, UnrestEvent> {
  return asking(frame, {
    clause,
    conceals: true,
    run: { ask: (s) => (holdsEffect(s, tablesOf(s), COALITION, effect) ? ASK : frame.pop(s, false)) },
    asks: () => bit(COALITION),
    moves(s, seat, out) {
      const t = tablesOf(s);
      const end = endOfCards(t, seat);
      for (let card = firstCard(t, seat); card < end; card++) if (t.cardEffect[card] === effect && inHand(s, card) > 0) out.push(code(V.respond, card));
      out.push(code(V.pass));
    },
    play(s, _seat, c, _dice, log) {
      const responds = verbOf(c) === V.respond;
      if (responds) playCard(s, argA(c), "response", clause, log);
      frame.pop(s, responds);
    },
    refuse(s, _seat, c) {
      if (verbOf(c) !== V.respond) return null;
      const t = tablesOf(s);
      const card = argA(c);
      return refuse(obstacleToRespond(s, t, card, effect), { card: cardId(t, card) });
    },
  });
}

function obstacleToRespond(s: UnrestState, t: Tables, card: number, effect: number): Reason | null {
  if (seatOfNumber(t.cardsFrom, card) !== COALITION) return "card/other-deck";
  if (t.cardEffect[card] !== effect) return "response/not-fitting";
  return inHand(s, card) > 0 ? null : "card/not-in-hand (response)";
}

/** Carthaginian Mistrust against an activation. */
export const mistrust: Procedure<UnrestState, UnrestEvent> = responseWindow(F.mistrust, EFFECT["cancel-activation"], "CAR-21.4.29b");
/** Storms at Sea against a sea move. */
export const storms: Procedure<UnrestState, UnrestEvent> = responseWindow(F.storms, EFFECT["cancel-sea-move"], "CAR-S.15");
/** Wild Beasts after a victory of the coalition in Sicily. */
export const wildBeasts: Procedure<UnrestState, UnrestEvent> = responseWindow(F["wild-beasts"], EFFECT["mark-commander"], "CAR-S.26");
