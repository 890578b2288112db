/**
 * The bid for the choice of side (14.1.4, PEL-DP.1). The seats stand for the two persons here; who wins takes a side, and if it is the other one they change chairs.
 * The frame remembers who bids next, the highest bid and how many have passed.
 */
import { argA, code, verbOf } from "../../core/codes.js";
import { popFrame, setSlot, slot, stepOf, setStep } from "../../core/frames.js";
import type { PeloponnesianLog } from "../events.js";
import { BiddingSlot } from "../frames.js";
import { V } from "../moves.js";
import { addEffect, CLOCK, type PeloponnesianState, SWAPPED, write } from "../state.js";
import { SEATS } from "../types.js";
import { type PeloponnesianProcedure, slotsOf } from "./procedure.js";
import { gainPrestige } from "./settle.js";

const MOST = 10;
const CHOOSE_SIDE = 1;

export const bidding: PeloponnesianProcedure = {
  kind: "bidding",
  clause: "PEL-14.1.4.1",
  slots: slotsOf("bidding"),
  run: () => true,
  asks: (s) => 1 << slot(s, BiddingSlot.turn),
  moves(s, _seat, out) {
    if (stepOf(s) === CHOOSE_SIDE) out.push(code(V["take-side"], 0), code(V["take-side"], 1));
    else {
      if (slot(s, BiddingSlot.bid) < MOST) out.push(code(V["bid-raise"])); // PEL-14.1.4.2
      out.push(code(V["bid-pass"]));
    }
  },
  play(s, seat, c, dice, log) {
    const bid = slot(s, BiddingSlot.bid);
    if (stepOf(s) === CHOOSE_SIDE) return chooseSide(s, seat, argA(c), bid, log);
    if (verbOf(c) === V["bid-raise"]) {
      setSlot(s, BiddingSlot.bid, bid + 1);
      if (slot(s, BiddingSlot.passes) > 0)
        setStep(s, CHOOSE_SIDE); // the other is out
      else setSlot(s, BiddingSlot.turn, 1 - seat);
      return;
    }
    const passes = slot(s, BiddingSlot.passes) + 1;
    setSlot(s, BiddingSlot.passes, passes);
    setSlot(s, BiddingSlot.turn, 1 - seat);
    if (bid > 0) setStep(s, CHOOSE_SIDE);
    else if (passes === 2) chooseSide(s, 1 - seat, dice.draw(2), 0, log); // drawn by lot
  },
};

function chooseSide(s: PeloponnesianState, seat: number, side: number, bid: number, log: PeloponnesianLog): void {
  if (side !== seat) addEffect(s, SWAPPED);
  write(s, CLOCK.bid, bid);
  log?.push({ type: "sides-chosen", seat: SEATS[seat]!, side: SEATS[side]!, bid, clause: "PEL-14.1.4.2" });
  gainPrestige(s, side, -bid, "bid", "PEL-14.1.4.1", log);
  popFrame(s);
}
