/**
 * The response window of a battle with dice. Starting with the attacker, the sides alternately play a fitting card or pass, until both have passed in
 * succession (CAR-S.22, CAR-D11). In an attack on the unrest the coalition responds as the defender. The answer is the set of effects in force. To
 * the other side, passing looks the same as having no card to play (CAR-HI.6).
 */
import { bit, withBit } from "../../core/basics/bits.js";
import { argA, code, verbOf } from "../../core/moves/codes.js";
import type { Procedure } from "../../core/flow/flow.js";
import { ASK, asking } from "../../core/flow/procedures.js";
import type { UnrestEvent } from "../vocabulary/events.js";
import { F } from "../vocabulary/frames.js";
import { V } from "../vocabulary/moves.js";
import { cardId, seatId } from "../state/names.js";
import { refuse } from "../rules/refusals.js";
import { obstacleInBattle } from "../rules/responses.js";
import { inHand, type UnrestState, rivalOf } from "../state/index.js";
import { endOfCards, firstCard, seatOfNumber, type Tables, tablesOf } from "../tables/index.js";
import { playCard } from "../effects/cards.js";

const HERE = F["battle-responses"];
const PASSES_TO_CLOSE = 2;

/** Order of the moves: fitting cards in card order, then passing. */
export const battleResponses: Procedure<UnrestState, UnrestEvent> = asking(HERE, {
  clause: "CAR-S.22",
  conceals: true,
  run: {
    ask(s) {
      const f = HERE.top(s);
      if (f.passes < PASSES_TO_CLOSE) return ASK;
      return HERE.pop(s, f.effects);
    },
  },
  asks: (s) => bit(HERE.top(s).turn),
  moves(s, seat, out) {
    const t = tablesOf(s);
    const end = endOfCards(t, seat);
    for (let card = firstCard(t, seat); card < end; card++) if (isFitting(s, t, seat, card)) out.push(code(V.respond, card));
    out.push(code(V.pass));
  },
  play(s, seat, c, _dice, log) {
    const f = HERE.top(s);
    f.turn = rivalOf(seat);
    if (verbOf(c) === V.pass) {
      f.passes++;
      // Logged only for a side that had a choice, and shown only to it (CAR-HI.6).
      if (log !== undefined && holdsFitting(s, tablesOf(s), seat)) log.push({ type: "passed", seat: seatId(seat), clause: "CAR-S.22" });
      return;
    }
    const t = tablesOf(s);
    playCard(s, argA(c), "response", "CAR-S.22", log);
    f.passes = 0;
    f.effects = withBit(f.effects, t.cardEffect[argA(c)]!);
  },
  refuse(s, seat, c) {
    if (verbOf(c) !== V.respond) return null;
    const t = tablesOf(s);
    const card = argA(c);
    const data = { card: cardId(t, card) };
    if (seatOfNumber(t.cardsFrom, card) !== seat) return refuse("card/other-deck", data);
    const { location, effects } = HERE.top(s);
    const obstacle = obstacleInBattle(t, seat, card, location, effects);
    return refuse(obstacle ?? (inHand(s, card) > 0 ? null : "card/not-in-hand (response)"), data);
  },
});

function isFitting(s: UnrestState, t: Tables, seat: number, card: number): boolean {
  if (inHand(s, card) === 0) return false;
  const { location, effects } = HERE.top(s);
  return obstacleInBattle(t, seat, card, location, effects) === null;
}

function holdsFitting(s: UnrestState, t: Tables, seat: number): boolean {
  const end = endOfCards(t, seat);
  for (let card = firstCard(t, seat); card < end; card++) if (isFitting(s, t, seat, card)) return true;
  return false;
}
