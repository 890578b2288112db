/**
 * The response window of a battle with dice: attacker, then defender, alternately play one fitting card or pass; two passes in a row close it
 * (CAR-S.22, CAR-D11). In an attack on the unrest the coalition answers as defender.
 *
 * The frame remembers where the battle is, the effects in force, who is to answer and how many passed in a row; it leaves the effects as its answer. Passing,
 * and having nothing to play, look the same to the other side (CAR-HI.6).
 */
import { argA, code, verbOf } from "../../core/codes.js";
import type { Procedure } from "../../core/flow.js";
import { popFrame, setSlot, slot } from "../../core/frames.js";
import type { UnrestEvent } from "../events.js";
import { BattleResponses } from "../frames.js";
import { VERB } from "../moves.js";
import { OBSTACLES, refusalFor } from "../rules/obstacles.js";
import { obstacleInBattle } from "../rules/responses.js";
import { inHand, type UnrestState } from "../state.js";
import { seatOfNumber, type Tables, tablesOf } from "../tables.js";
import { SEATS } from "../types.js";
import { playCard } from "./changes.js";

const PASSES_TO_CLOSE = 2;

/** Order: fitting cards in card order, then passing. */
export const battleResponses: Procedure<UnrestState, UnrestEvent> = {
  kind: "battle-responses",
  clause: "CAR-S.22",
  slots: ["location", "effects", "turn", "passes"],
  conceals: true,
  run(s) {
    if (slot(s, BattleResponses.passes) < PASSES_TO_CLOSE) return true;
    popFrame(s, slot(s, BattleResponses.effects));
    return false;
  },
  asks: (s) => 1 << slot(s, BattleResponses.turn),
  moves(s, seat, out) {
    const t = tablesOf(s);
    const end = t.cardsFrom[seat + 1]!;
    for (let card = t.cardsFrom[seat]!; card < end; card++) if (isFitting(s, t, seat, card)) out.push(code(VERB.respond, card));
    out.push(code(VERB.pass));
  },
  play(s, seat, c, _dice, log) {
    setSlot(s, BattleResponses.turn, 1 - seat);
    if (verbOf(c) === VERB.pass) {
      setSlot(s, BattleResponses.passes, slot(s, BattleResponses.passes) + 1);
      // Told to him alone who had a choice; what he learns by it he cannot take back.
      if (log !== undefined && holdsFitting(s, tablesOf(s), seat)) log.push({ type: "passed", seat: SEATS[seat]!, clause: "CAR-S.22" });
      return;
    }
    const t = tablesOf(s);
    playCard(s, t, argA(c), "response", "CAR-S.22", log);
    setSlot(s, BattleResponses.passes, 0);
    setSlot(s, BattleResponses.effects, slot(s, BattleResponses.effects) | (1 << t.cardEffect[argA(c)]!));
  },
  refuse(s, seat, c) {
    if (verbOf(c) !== VERB.respond) return null;
    const t = tablesOf(s);
    const card = argA(c);
    const data = { card: t.cardIds[card]! };
    if (seatOfNumber(t.cardsFrom, card) !== seat) return refusalFor(OBSTACLES.notYourCard, data);
    const obstacle = obstacleInBattle(t, seat, card, slot(s, BattleResponses.location), slot(s, BattleResponses.effects));
    return refusalFor(obstacle ?? (inHand(s, card) > 0 ? null : OBSTACLES.notHeldToRespond), data);
  },
};

function isFitting(s: UnrestState, t: Tables, seat: number, card: number): boolean {
  return inHand(s, card) > 0 && obstacleInBattle(t, seat, card, slot(s, BattleResponses.location), slot(s, BattleResponses.effects)) === null;
}

function holdsFitting(s: UnrestState, t: Tables, seat: number): boolean {
  const end = t.cardsFrom[seat + 1]!;
  for (let card = t.cardsFrom[seat]!; card < end; card++) if (isFitting(s, t, seat, card)) return true;
  return false;
}
