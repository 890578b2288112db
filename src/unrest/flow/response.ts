/**
 * A response window of the coalition outside the dice of a battle: it plays the one kind of card that fits, or passes.
 *
 * Three frames are made of it: Carthaginian Mistrust against an activation (CAR-D5), Storms at Sea against a sea move (CAR-D8), Wild Beasts after a victory
 * (CAR-D14). They leave the answer 1 when a card was played. Passing, and having nothing to play, leave no trace (CAR-HI.6).
 */
import { argA, code, verbOf } from "../../core/codes.js";
import type { Procedure } from "../../core/flow.js";
import { popFrame } from "../../core/frames.js";
import type { UnrestEvent } from "../events.js";
import { VERB } from "../moves.js";
import { type Obstacle, OBSTACLES, refusalFor } from "../rules/obstacles.js";
import { holdsEffect } from "../rules/responses.js";
import { inHand, type UnrestState } from "../state.js";
import { seatOfNumber, type Tables, tablesOf } from "../tables.js";
import { COALITION, EFFECT } from "../types.js";
import { playCard } from "./changes.js";

/** The effect that fits a window, by the kind of its frame. */
const WINDOW_EFFECT: Readonly<Record<string, number>> = {
  mistrust: EFFECT.cancelActivation,
  storms: EFFECT.cancelSeaMove,
  "wild-beasts": EFFECT.markCommander,
};

/** Order: fitting cards in card order, then passing. */
function responseWindow(kind: "mistrust" | "storms" | "wild-beasts", clause: string): Procedure<UnrestState, UnrestEvent> {
  const effect = WINDOW_EFFECT[kind]!;
  return {
    kind,
    clause,
    slots: [],
    conceals: true,
    run(s) {
      if (holdsEffect(s, tablesOf(s), COALITION, effect)) return true;
      popFrame(s);
      return false;
    },
    asks: () => 1 << COALITION,
    moves(s, seat, out) {
      const t = tablesOf(s);
      const end = t.cardsFrom[seat + 1]!;
      for (let card = t.cardsFrom[seat]!; card < end; card++) if (t.cardEffect[card] === effect && inHand(s, card) > 0) out.push(code(VERB.respond, card));
      out.push(code(VERB.pass));
    },
    play(s, _seat, c, _dice, log) {
      const responds = verbOf(c) === VERB.respond;
      if (responds) playCard(s, tablesOf(s), argA(c), "response", clause, log);
      popFrame(s, responds ? 1 : 0);
    },
    refuse(s, _seat, c) {
      if (verbOf(c) !== VERB.respond) return null;
      const t = tablesOf(s);
      const card = argA(c);
      return refusalFor(obstacleToRespond(s, t, card, effect), { card: t.cardIds[card]! });
    },
  };
}

function obstacleToRespond(s: UnrestState, t: Tables, card: number, effect: number): Obstacle | null {
  if (seatOfNumber(t.cardsFrom, card) !== COALITION) return OBSTACLES.notYourCard;
  if (t.cardEffect[card] !== effect) return OBSTACLES.notFitting;
  return inHand(s, card) > 0 ? null : OBSTACLES.notHeldToRespond;
}

/** Carthaginian Mistrust against an activation. */
export const mistrust: Procedure<UnrestState, UnrestEvent> = responseWindow("mistrust", "CAR-21.4.29b");
/** Storms at Sea against a sea move. */
export const storms: Procedure<UnrestState, UnrestEvent> = responseWindow("storms", "CAR-S.15");
/** Wild Beasts after a victory of the coalition in Sicily. */
export const wildBeasts: Procedure<UnrestState, UnrestEvent> = responseWindow("wild-beasts", "CAR-S.26");
