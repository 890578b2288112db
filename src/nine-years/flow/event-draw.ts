/** A side draws its event card: held ones go to its hand, others are carried out at once (NYW-9.1, NYW-9.2). Remembers the side. */
import { drawCard } from "../../core/deck.js";
import type { Dice } from "../../core/dice/dice.js";
import { unreachable } from "../../core/errors.js";
import type { Log, Procedure } from "../../core/flow.js";
import { popFrame, pushFrame, setStep, slot, stepOf } from "../../core/frames.js";
import { EVENT_CARDS } from "../data/events.js";
import { EVENT_RULES } from "../effects/event-cards.js";
import type { NineYearsEvent } from "../events.js";
import { EVENT_CHOICE, EventDraw, EventDrawStep } from "../frames.js";
import { EVENT_HELD, EVENT_LASTING, EVENT_OUT, EVENT_PILE, type NineYearsState, setPlaceOfEvent } from "../state.js";
import { entryAt, tablesOf } from "../tables.js";
import { SEATS } from "../types.js";

export const eventDraw: Procedure<NineYearsState, NineYearsEvent> = {
  kind: "event-draw",
  clause: "NYW-9.1.1",
  slots: ["seat"],
  run(s, dice, log) {
    if (stepOf(s) === EventDrawStep.draw) {
      setStep(s, EventDrawStep.played);
      draw(s, slot(s, EventDraw.seat), dice, log);
    } else popFrame(s);
    return false;
  },
  asks: () => unreachable(),
  moves: () => unreachable(),
  play: () => unreachable(),
};

function draw(s: NineYearsState, seat: number, dice: Dice, log: Log<NineYearsEvent>): void {
  const card = drawCard(s.events, EVENT_PILE, EVENT_OUT, dice);
  if (card < 0) return; // NYW-5.2.3
  const { id, held, lasting } = entryAt(EVENT_CARDS, card);
  if (held) {
    // NYW-9.2.1.1
    setPlaceOfEvent(s, card, EVENT_HELD + seat);
    log?.push({ type: "event-held", seat: SEATS[seat]!, card: id, clause: "NYW-9.2.1.1" });
    return;
  }
  log?.push({ type: "event-drawn", seat: SEATS[seat]!, card: id, clause: "NYW-9.2.1.2" });
  const t = tablesOf(s);
  const rule = EVENT_RULES[id]!;
  if (rule.condition !== null && !rule.condition(s, t)) {
    log?.push({ type: "event-void", seat: SEATS[seat]!, card: id, clause: "NYW-9.2.2.1" });
    return; // NYW-9.2.2.2: no other is drawn
  }
  log?.push({ type: "event-played", seat: SEATS[seat]!, card: id, clause: lasting ? "NYW-9.2.3.2" : "NYW-9.2.1.2" });
  if (lasting) setPlaceOfEvent(s, card, EVENT_LASTING);
  rule.effect?.(s, t, log);
  if (rule.choice !== null) pushFrame(s, EVENT_CHOICE, rule.choice.side, card, rule.choice.most);
}
