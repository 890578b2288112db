/** The event of a Bonus card after its OPs. The player may decline it, except under DIA-OPT.7 if the card must be played (DIA-DEC.17, DIA-TYC.11). */
import { code, verbOf } from "../../core/moves/codes.js";
import type { Procedure } from "../../core/flow/flow.js";
import { ASK, asking } from "../../core/flow/procedures.js";
import { discardCard, retireEvent } from "../effects/cards.js";
import type { DiadochiEvent } from "../vocabulary/events.js";
import { F } from "../vocabulary/frames/index.js";
import { V } from "../vocabulary/moves.js";
import { cardId, seatId } from "../state/names.js";
import { isEventPlayable } from "../rules/cards/cards.js";
import { isEventObligatory } from "../rules/cards/uses.js";
import { refuse } from "../rules/refusals.js";
import type { DiadochiState } from "../state/index.js";
import { tablesOf } from "../tables/index.js";
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
