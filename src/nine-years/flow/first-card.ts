/** NYW-D-09: both sides secretly choose a card; the higher goes first and must play it (NYW-13.2.1). Remembers nothing: a chosen card stays in its hand until both are in. */
import { argA, code } from "../../core/codes.js";
import { unreachable } from "../../core/errors.js";
import type { Procedure } from "../../core/flow.js";
import { answerOf, popFrame, pushFrame, setStep, stepOf } from "../../core/frames.js";
import { CARD_VALUES } from "../effects/action-cards.js";
import type { NineYearsEvent } from "../events.js";
import { CHOOSE_ORDER, FirstCardStep } from "../frames.js";
import { V } from "../moves.js";
import { chosenCard, inHand, type NineYearsState, setChosenCard } from "../state.js";
import { ALLIANCE, BOURBON } from "../tables.js";
import { SEATS } from "../types.js";
import { WHY_FIRST_PLAYER } from "./choose-order.js";
import type { Log } from "../../core/flow.js";
import { refuseValue } from "./refusals.js";

export const firstCard: Procedure<NineYearsState, NineYearsEvent> = {
  kind: "first-card",
  clause: "NYW-13.2.1.1",
  slots: [],
  run(s, _dice, log) {
    if (stepOf(s) === FirstCardStep.tie) {
      // NYW-13.2.1.2: equal cards; the side with initiative has chosen.
      goFirst(s, answerOf(s), log);
      return false;
    }
    if (firstCard.asks(s) !== 0) return true;
    const alliance = chosenCard(s, ALLIANCE);
    const bourbon = chosenCard(s, BOURBON);
    log?.push({ type: "cards-shown", alliance, bourbon, clause: "NYW-13.2.1.1" });
    if (alliance !== bourbon) goFirst(s, alliance > bourbon ? ALLIANCE : BOURBON, log);
    else {
      setStep(s, FirstCardStep.tie);
      pushFrame(s, CHOOSE_ORDER, WHY_FIRST_PLAYER);
    }
    return false;
  },
  asks(s) {
    if (stepOf(s) !== FirstCardStep.choose) return unreachable();
    return (chosenCard(s, ALLIANCE) === 0 ? 1 << ALLIANCE : 0) | (chosenCard(s, BOURBON) === 0 ? 1 << BOURBON : 0);
  },
  // Values from 1 to 3.
  moves(s, seat, out) {
    for (const value of CARD_VALUES) if (inHand(s, seat, value) > 0) out.push(code(V["show-card"], value));
  },
  play(s, seat, c, _dice, log) {
    setChosenCard(s, seat, argA(c));
    log?.push({ type: "card-chosen", seat: SEATS[seat]!, clause: "NYW-13.2.1.1" });
  },
  refuse: (_s, _seat, c) => refuseValue(c, V["show-card"], "card/not-in-hand", "NYW-13.2.1.1"),
};

// NYW-13.2.1.3, NYW-13.2.1.4: the second player takes his card back, the first must play his.
function goFirst(s: NineYearsState, side: number, log: Log<NineYearsEvent>): void {
  const shown = chosenCard(s, side);
  setChosenCard(s, ALLIANCE, 0);
  setChosenCard(s, BOURBON, 0);
  log?.push({ type: "first-player", seat: SEATS[side]!, clause: "NYW-13.2.1.1" });
  popFrame(s, side | (shown << 1));
}
