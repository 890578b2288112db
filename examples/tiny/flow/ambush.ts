/** The ambush, TINY-4: the rival of a raid may spend a card of 5 or more. Leaves 1 when he did. Remembers who is asked. */
import { argA, asking, code, type Procedure, verbOf } from "tyche/engine";
import { CARDS } from "../data/cards.js";
import type { TinyEvent } from "../vocabulary/events.js";
import { F } from "../vocabulary/frames.js";
import { V } from "../vocabulary/moves.js";
import { refuse } from "../rules/refusals.js";
import { canAmbushWith } from "../rules/raid.js";
import { DISCARD, HAND, type TinyState } from "../state/index.js";
import { SEATS } from "../vocabulary/types.js";

export const ambush: Procedure<TinyState, TinyEvent> = asking(F.ambush, {
  clause: "TINY-4",
  moves(s, seat, out) {
    out.push(code(V["let-pass"]));
    for (let card = 0; card < s.deck.length; card++) if (canAmbushWith(s, seat, card)) out.push(code(V.ambush, card));
  },
  play(s, seat, c, _dice, log) {
    if (verbOf(c) === V["let-pass"]) {
      F.ambush.pop(s, false);
      return;
    }
    s.deck[argA(c)] = DISCARD;
    log?.push({ type: "ambushed", seat: SEATS[seat]!, card: CARDS[argA(c)]!.id, clause: "TINY-4" });
    F.ambush.pop(s, true);
  },
  refuse(s, seat, c) {
    if (verbOf(c) !== V.ambush || canAmbushWith(s, seat, argA(c))) return null;
    return refuse(s.deck[argA(c)] === HAND + seat ? "ambush/too-low" : "ambush/not-in-hand", { card: CARDS[argA(c)]!.id });
  },
});
