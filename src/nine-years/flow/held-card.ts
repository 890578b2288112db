/**
 * A side plays or keeps a held event when its moment comes (NYW-D-16, NYW-D-30). The question shows the card to the other side (NYW-HI.7). Answers true if it
 * was played.
 */
import { code, verbOf } from "../../core/moves/codes.js";
import type { Procedure } from "../../core/flow/flow.js";
import { ASK, asking } from "../../core/flow/procedures.js";
import type { NineYearsEvent } from "../vocabulary/events.js";
import { F } from "../vocabulary/frames.js";
import { V } from "../vocabulary/moves.js";
import { cardId, seatId } from "../state/names.js";
import { EVENT_HELD, EVENT_OUT, type NineYearsState, placeOfEvent, setPlaceOfEvent } from "../state/index.js";
import { EVENT_CARD_IDS, type EventCardId } from "../vocabulary/types.js";
import { refuseCard } from "./refusals.js";

export const heldCard: Procedure<NineYearsState, NineYearsEvent> = asking(F["held-card"], {
  clause: "NYW-9.2.1.1",
  // NYW-HI.3: until the side is asked, the card is hidden; see askHeldCard.
  conceals: true,
  run: {
    ask(s, _dice, log) {
      const { seat, card } = F["held-card"].top(s);
      if (placeOfEvent(s, card) !== EVENT_HELD + seat) return F["held-card"].pop(s, false);
      log?.push({ type: "held-asked", seat: seatId(seat), card: cardId(card), clause: "NYW-HI.7" });
      return ASK;
    },
  },
  moves(s, _seat, out) {
    const { card } = F["held-card"].top(s);
    out.push(code(V["play-held"], card), code(V["keep-held"], card));
  },
  play(s, seat, c, _dice, log) {
    const { card } = F["held-card"].top(s);
    if (verbOf(c) === V["keep-held"]) return F["held-card"].pop(s, false);
    setPlaceOfEvent(s, card, EVENT_OUT); // NYW-9.2.1.3: a played card leaves the game.
    log?.push({ type: "held-played", seat: seatId(seat), card: cardId(card), clause: "NYW-9.2.1.1" });
    F["held-card"].pop(s, true);
  },
  refuse: (_s, _seat, c) => refuseCard(c, "held/not-that-card"),
});

/** True if a side holds the card. A roll, a move or a battle asks about one card only (NYW-9.2.1.6). */
export function holdsCard(s: NineYearsState, side: number, id: EventCardId): boolean {
  return placeOfEvent(s, EVENT_CARD_IDS.indexOf(id)) === EVENT_HELD + side;
}

/**
 * Asks a side about a card; a side that does not hold the card is passed over. Callers check `holdsCard` first, except for Contrary Winds, where the frame is
 * always pushed. The choice of a port can then never be taken back, so nobody learns by trying whether the other side holds the card.
 */
export function askHeldCard(s: NineYearsState, side: number, id: EventCardId): void {
  const f = F["held-card"].push(s);
  f.seat = side;
  f.card = EVENT_CARD_IDS.indexOf(id);
}
