/**
 * The bid for the choice of side (14.1.4, PEL-DP.1). Here the seats stand for the two players. The winner of the bid chooses a side; if it is not that of his
 * seat, the players swap seats.
 */
import { argA, code, verbOf } from "../../core/moves/codes.js";
import { asking } from "../../core/flow/procedures.js";
import type { Dice } from "../../core/dice/dice.js";
import type { PeloponnesianLog } from "../vocabulary/events.js";
import { F } from "../vocabulary/frames.js";
import { V } from "../vocabulary/moves.js";
import { addEffect, CLOCK, type PeloponnesianState, rivalOf, SWAPPED, write } from "../state/index.js";
import { SEATS } from "../vocabulary/types.js";
import type { PeloponnesianProcedure } from "./procedure.js";
import { gainPrestige } from "../effects/prestige.js";

const MOST = 10;
const HERE = F.bidding;

export const bidding: PeloponnesianProcedure = asking(HERE, {
  clause: "PEL-14.1.4.1",
  moves(s, _seat, out) {
    const { step, bid } = HERE.top(s);
    if (step === HERE.step.side) out.push(code(V["take-side"], 0), code(V["take-side"], 1));
    else {
      if (bid < MOST) out.push(code(V["bid-raise"])); // PEL-14.1.4.2: there is a highest bid.
      out.push(code(V["bid-pass"]));
    }
  },
  play(s, seat, c, dice, log) {
    switch (verbOf(c)) {
      case V["take-side"]:
        chooseSide(s, seat, argA(c), log);
        break;
      case V["bid-raise"]:
        raise(s, seat);
        break;
      default:
        pass(s, seat, dice, log);
    }
  },
});

function raise(s: PeloponnesianState, seat: number): void {
  const f = HERE.top(s);
  f.bid++;
  if (f.passed) f.step = HERE.step.side;
  else f.seat = rivalOf(seat);
}

function pass(s: PeloponnesianState, seat: number, dice: Dice, log: PeloponnesianLog): void {
  const f = HERE.top(s);
  const both = f.passed;
  f.passed = true;
  f.seat = rivalOf(seat);
  if (f.bid > 0) f.step = HERE.step.side;
  else if (both) chooseSide(s, f.seat, dice.draw(2), log); // The side is chosen at random.
}

function chooseSide(s: PeloponnesianState, seat: number, side: number, log: PeloponnesianLog): void {
  const { bid } = HERE.top(s);
  if (side !== seat) addEffect(s, SWAPPED);
  write(s, CLOCK.bid, bid);
  log?.push({ type: "sides-chosen", seat: SEATS[seat]!, side: SEATS[side]!, bid, clause: "PEL-14.1.4.2" });
  gainPrestige(s, side, { amount: -bid, reason: "bid", clause: "PEL-14.1.4.1" }, log);
  HERE.pop(s);
}
