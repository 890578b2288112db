/**
 * NYW-D-09: both sides secretly choose a card; the side with the higher one goes first and must play it (NYW-13.2.1). A chosen card stays in hand until it is
 * played.
 */
import { bit } from "../../core/basics/bits.js";
import { argA, code } from "../../core/moves/codes.js";
import type { Log, Procedure } from "../../core/flow/flow.js";
import { ASK, asking } from "../../core/flow/procedures.js";
import type { NineYearsEvent } from "../vocabulary/events.js";
import { F } from "../vocabulary/frames.js";
import { V } from "../vocabulary/moves.js";
import { seatId } from "../state/names.js";
import { chosenCard, inHand, type NineYearsState, setChosenCard } from "../state/index.js";
import { ALLIANCE, BOURBON } from "../tables/index.js";
import { CARD_VALUES } from "../vocabulary/types.js";
import { askOrder } from "./choose-order.js";
import { refuseValue } from "./refusals.js";

export const firstCard: Procedure<NineYearsState, NineYearsEvent> = asking(F["first-card"], {
  clause: "NYW-13.2.1.1",
  run: {
    choose: (s, _dice, log) => (sidesToChoose(s) !== 0 ? ASK : compare(s, log)),
    // NYW-13.2.1.2: the cards were equal, and the side with initiative has said who goes first.
    tie: (s, _dice, log) => goFirst(s, F["choose-order"].answered(s), log),
  },
  asks: sidesToChoose,
  moves(s, seat, out) {
    for (const value of CARD_VALUES) if (inHand(s, seat, value) > 0) out.push(code(V["show-card"], value));
  },
  play(s, seat, c, _dice, log) {
    setChosenCard(s, seat, argA(c));
    log?.push({ type: "card-chosen", seat: seatId(seat), clause: "NYW-13.2.1.1" });
  },
  refuse: (_s, _seat, c) => refuseValue(c, V["show-card"], "card/not-in-hand"),
});

function sidesToChoose(s: NineYearsState): number {
  return (chosenCard(s, ALLIANCE) === 0 ? bit(ALLIANCE) : 0) | (chosenCard(s, BOURBON) === 0 ? bit(BOURBON) : 0);
}

function compare(s: NineYearsState, log: Log<NineYearsEvent>): void {
  const alliance = chosenCard(s, ALLIANCE);
  const bourbon = chosenCard(s, BOURBON);
  log?.push({ type: "cards-shown", alliance, bourbon, clause: "NYW-13.2.1.1" });
  if (alliance !== bourbon) return goFirst(s, alliance > bourbon ? ALLIANCE : BOURBON, log);
  F["first-card"].top(s).step = F["first-card"].step.tie;
  askOrder(s, "first-player");
}

// NYW-13.2.1.3, NYW-13.2.1.4: the second player takes the shown card back; the first player must play the card that he has shown.
function goFirst(s: NineYearsState, side: number, log: Log<NineYearsEvent>): void {
  const shown = chosenCard(s, side);
  setChosenCard(s, ALLIANCE, 0);
  setChosenCard(s, BOURBON, 0);
  log?.push({ type: "first-player", seat: seatId(side), clause: "NYW-13.2.1.1" });
  F["first-card"].pop(s, { first: side, shown });
}
