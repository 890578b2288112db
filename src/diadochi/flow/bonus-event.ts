/** The event of a Bonus card after its OPs: it may be declined, but with DIA-OPT.7 not that of a card that must be played (DIA-DEC.17, DIA-TYC.11). */
import { code, verbOf } from "../../core/codes.js";
import type { Procedure } from "../../core/flow.js";
import { ASK, asking } from "../../core/procedures.js";
import { discardCard, retireEvent } from "../effects/cards.js";
import type { DiadochiEvent } from "../events.js";
import { F } from "../frames.js";
import { V } from "../moves.js";
import { cardId, seatId } from "../names.js";
import { isEventPlayable } from "../rules/cards.js";
import { isEventObligatory } from "../rules/card-uses.js";
import { refuse } from "../rules/refusals.js";
import type { DiadochiState } from "../state.js";
import { tablesOf } from "../tables.js";
import { firstPart } from "./event.js";

export const bonusEvent: Procedure<DiadochiState, DiadochiEvent> = asking(F["bonus-event"], {
  clause: "DIA-TYC.11",
  run: {
    ask(s) {
      const card = F["bonus-event"].top(s).card;
      if (isEventPlayable(s, tablesOf(s), card)) return ASK;
      discardCard(s, card);
      return F["bonus-event"].pop(s);
    },
  },
  moves(s, _seat, out) {
    out.push(code(V["carry-out-event"]));
    if (!isEventObligatory(s, tablesOf(s), F["bonus-event"].top(s).card)) out.push(code(V["decline-event"]));
  },
  play(s, seat, c, _dice, log) {
    const t = tablesOf(s);
    const card = F["bonus-event"].top(s).card;
    F["bonus-event"].pop(s);
    if (verbOf(c) === V["decline-event"]) {
      discardCard(s, card);
      log?.push({ type: "event-declined", clause: "DIA-TYC.11", seat: seatId(seat), card: cardId(t, card) });
      return;
    }
    log?.push({ type: "card-played", clause: "DIA-TYC.11", seat: seatId(seat), card: cardId(t, card), use: "event" });
    retireEvent(s, t, card, log);
    const next = F.event.push(s);
    next.seat = seat;
    next.card = card;
    next.part = firstPart(t, card);
  },
  refuse(s, _seat, c) {
    const t = tablesOf(s);
    if (verbOf(c) !== V["decline-event"]) return null;
    return refuse("tyche/must-be-played", { card: cardId(t, F["bonus-event"].top(s).card) });
  },
});
