/**
 * A held event at its moment: its owner plays or keeps it (NYW-D-16, NYW-D-30). That he is asked shows the card to the other side (NYW-HI.7).
 *
 * The frame remembers whose card it is and which. Answer 1: played.
 */
import { code, verbOf } from "../../core/codes.js";
import type { Procedure } from "../../core/flow.js";
import { popFrame, pushFrame, slot } from "../../core/frames.js";
import type { NineYearsEvent } from "../events.js";
import { HELD_CARD, HeldCard } from "../frames.js";
import { V } from "../moves.js";
import { EVENT_HELD, EVENT_OUT, type NineYearsState, placeOfEvent, setPlaceOfEvent } from "../state.js";
import { EVENT_CARD_IDS, type EventCardId, SEATS } from "../types.js";
import { refuseCard } from "./refusals.js";

/** Order: play, keep. */
export const heldCard: Procedure<NineYearsState, NineYearsEvent> = {
  kind: "held-card",
  clause: "NYW-9.2.1.1",
  slots: ["seat", "card"],
  // NYW-HI.3: whether a side holds the card is hidden until it is asked; see askRivalsCard.
  conceals: true,
  run(s, _dice, log) {
    const side = slot(s, HeldCard.seat);
    const card = slot(s, HeldCard.card);
    if (placeOfEvent(s, card) !== EVENT_HELD + side) {
      popFrame(s, 0);
      return false;
    }
    log?.push({ type: "held-asked", seat: SEATS[side]!, card: EVENT_CARD_IDS[card]!, clause: "NYW-HI.7" });
    return true;
  },
  asks: (s) => 1 << slot(s, HeldCard.seat),
  moves(s, _seat, out) {
    const card = slot(s, HeldCard.card);
    out.push(code(V["play-held"], card), code(V["keep-held"], card));
  },
  play(s, seat, c, _dice, log) {
    const card = slot(s, HeldCard.card);
    if (verbOf(c) === V["keep-held"]) {
      popFrame(s, 0);
      return;
    }
    setPlaceOfEvent(s, card, EVENT_OUT); // NYW-9.2.1.3
    log?.push({ type: "held-played", seat: SEATS[seat]!, card: EVENT_CARD_IDS[card]!, clause: "NYW-9.2.1.1" });
    popFrame(s, 1);
  },
  refuse: (_s, _seat, c) => refuseCard(c, "held/not-that-card", "NYW-9.2.1.1"),
};

/** Asks a side about a card if it holds it. Every roll, move and battle asks about one card only (NYW-9.2.1.6). */
export function askHeldCard(s: NineYearsState, side: number, id: EventCardId): void {
  const card = EVENT_CARD_IDS.indexOf(id);
  if (placeOfEvent(s, card) === EVENT_HELD + side) pushFrame(s, HELD_CARD, side, card);
}

/** The same of the side that does not move: a move after which it might have been asked is made, so that taking it back tells nobody what it holds. */
export function askRivalsCard(s: NineYearsState, side: number, id: EventCardId): void {
  pushFrame(s, HELD_CARD, side, EVENT_CARD_IDS.indexOf(id));
}
