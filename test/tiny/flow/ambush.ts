/** The ambush, TINY-4: the rival of a raid may spend a card of 5 or more. Leaves 1 when he did. Remembers who is asked. */
import { argA, code, verbOf } from "../../../src/core/codes.js";
import type { Procedure } from "../../../src/core/flow.js";
import { popFrame, slot } from "../../../src/core/frames.js";
import { CARDS } from "../data/cards.js";
import type { TinyEvent } from "../events.js";
import { Ambush } from "../frames.js";
import { VERB_AMBUSH, VERB_LET_PASS } from "../moves.js";
import { canAmbushWith } from "../rules/raid.js";
import { DISCARD, HAND, placeCard, placeOf, type TinyState } from "../state.js";
import { SEATS } from "../types.js";

export const ambush: Procedure<TinyState, TinyEvent> = {
  kind: "ambush",
  clause: "TINY-4",
  slots: ["seat"],
  run: () => true,
  asks: (s) => 1 << slot(s, Ambush.seat),
  moves(s, seat, out) {
    out.push(code(VERB_LET_PASS));
    for (let card = 0; card < s.deck.length; card++) if (canAmbushWith(s, seat, card)) out.push(code(VERB_AMBUSH, card));
  },
  play(s, seat, c, _dice, log) {
    if (verbOf(c) === VERB_LET_PASS) {
      popFrame(s, 0);
      return;
    }
    placeCard(s, argA(c), DISCARD);
    log?.push({ type: "ambushed", seat: SEATS[seat]!, card: CARDS[argA(c)]!.id, clause: "TINY-4" });
    popFrame(s, 1);
  },
  refuse(s, seat, c) {
    if (verbOf(c) !== VERB_AMBUSH || canAmbushWith(s, seat, argA(c))) return null;
    const isHeld = placeOf(s, argA(c)) === HAND + seat;
    return { code: isHeld ? "ambush/too-low" : "ambush/not-in-hand", clause: "TINY-4", data: { card: CARDS[argA(c)]!.id } };
  },
};
