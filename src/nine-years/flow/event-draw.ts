/** A side draws its event card. A card that can be held goes to the side's hand; any other card is carried out at once (NYW-9.1, NYW-9.2). */
import { drawCard } from "../../core/dice/deck.js";
import type { Dice } from "../../core/dice/dice.js";
import type { Log, Procedure } from "../../core/flow/flow.js";
import { automatic } from "../../core/flow/procedures.js";
import { EVENT_RULES } from "../effects/event-cards.js";
import type { NineYearsEvent } from "../vocabulary/events.js";
import { F } from "../vocabulary/frames.js";
import { seatId } from "../state/names.js";
import { EVENT_HELD, EVENT_LASTING, EVENT_OUT, EVENT_PILE, type NineYearsState, setPlaceOfEvent } from "../state/index.js";
import { tablesOf } from "../tables/index.js";

export const eventDraw: Procedure<NineYearsState, NineYearsEvent> = automatic(F["event-draw"], "NYW-9.1.1", {
  draw(s, dice, log) {
    const f = F["event-draw"].top(s);
    f.step = F["event-draw"].step.played;
    draw(s, f.seat, dice, log);
  },
  played: (s) => F["event-draw"].pop(s),
});

function draw(s: NineYearsState, seat: number, dice: Dice, log: Log<NineYearsEvent>): void {
  const card = drawCard(s.events, EVENT_PILE, EVENT_OUT, dice);
  if (card < 0) return; // NYW-5.2.3: an empty deck gives nothing.
  const t = tablesOf(s);
  const { id, held, lasting } = t.events[card]!;
  if (held) {
    // NYW-9.2.1.1: the card stays in hand until its player plays it.
    setPlaceOfEvent(s, card, EVENT_HELD + seat);
    log?.push({ type: "event-held", seat: seatId(seat), card: id, clause: "NYW-9.2.1.1" });
    return;
  }
  log?.push({ type: "event-drawn", seat: seatId(seat), card: id, clause: "NYW-9.2.1.2" });
  const rule = EVENT_RULES[id]!;
  if (rule.condition !== null && !rule.condition(s, t)) {
    log?.push({ type: "event-void", seat: seatId(seat), card: id, clause: "NYW-9.2.2.1" });
    return; // NYW-9.2.2.2: no other card is drawn.
  }
  log?.push({ type: "event-played", seat: seatId(seat), card: id, clause: lasting ? "NYW-9.2.3.2" : "NYW-9.2.1.2" });
  if (lasting) setPlaceOfEvent(s, card, EVENT_LASTING);
  rule.effect?.(s, t, log);
  if (rule.choice === null) return;
  const choice = F["event-choice"].push(s);
  choice.seat = rule.choice.side;
  choice.card = card;
  choice.left = rule.choice.most;
}
