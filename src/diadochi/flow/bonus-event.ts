/** The event of a Bonus card after its OPs: it may be declined unless the card must be played (DIA-DEC.17, DIA-TYC.11, DIA-TYC.16). */
import { code, verbOf } from "../../core/codes.js";
import type { Procedure } from "../../core/flow.js";
import { popFrame, pushFrame, slot } from "../../core/frames.js";
import { discardCard, retireEvent } from "../effects/cards.js";
import type { DiadochiEvent } from "../events.js";
import { BonusEvent, EVENT } from "../frames.js";
import { V } from "../moves.js";
import { cardId, seatId } from "../names.js";
import { cardRow, isEventPlayable } from "../rules/cards.js";
import type { DiadochiState } from "../state.js";
import { tablesOf } from "../tables.js";
import { firstPart } from "./event.js";

export const bonusEvent: Procedure<DiadochiState, DiadochiEvent> = {
  kind: "bonus-event",
  clause: "DIA-TYC.11",
  slots: ["seat", "card"],

  run(s) {
    const card = slot(s, BonusEvent.card);
    if (isEventPlayable(s, tablesOf(s), card)) return true;
    discardCard(s, card);
    popFrame(s);
    return false;
  },

  asks: (s) => 1 << slot(s, BonusEvent.seat),

  moves(s, _seat, out) {
    out.push(code(V["carry-out-event"]));
    if (!cardRow(tablesOf(s), slot(s, BonusEvent.card)).mustBePlayed) out.push(code(V["decline-event"])); // DIA-TYC.16
  },

  play(s, seat, c, _dice, log) {
    const t = tablesOf(s);
    const card = slot(s, BonusEvent.card);
    popFrame(s);
    if (verbOf(c) === V["decline-event"]) {
      discardCard(s, card);
      log?.push({ type: "event-declined", clause: "DIA-TYC.11", seat: seatId(seat), card: cardId(t, card) });
      return;
    }
    log?.push({ type: "card-played", clause: "DIA-TYC.11", seat: seatId(seat), card: cardId(t, card), use: "event" });
    retireEvent(s, t, card, log);
    pushFrame(s, EVENT, seat, card, firstPart(t, card));
  },

  refuse(s, _seat, c) {
    const t = tablesOf(s);
    if (verbOf(c) !== V["decline-event"]) return null;
    return { code: "tyche/must-be-played", clause: "DIA-TYC.16", data: { card: cardId(t, slot(s, BonusEvent.card)) } };
  },
};
