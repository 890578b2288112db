/**
 * A Surprise window (DIA-TYC.26, DIA-TYC.27): the active player is asked first, then the others in turn order; whoever plays a card starts it anew, an exchange
 * does not; it closes when all have passed in succession. Who holds no Surprise card passes without being asked.
 *
 * The frame remembers the windows open to the active player and to the others, who is asked, and who has passed.
 */
import { argA, code, verbOf } from "../../core/codes.js";
import type { Procedure } from "../../core/flow.js";
import { popFrame, setSlot, slot } from "../../core/frames.js";
import { exchangeSurprise, playSurprise } from "../effects/idle-actions.js";
import type { DiadochiEvent } from "../events.js";
import { SurpriseWindow } from "../frames.js";
import { V } from "../moves.js";
import { holdsSurprise, isSurpriseHeld, isSurpriseNow } from "../rules/cards.js";
import { canPlaySurprise } from "../rules/surprises.js";
import { refuseSurprise } from "../rules/use-refusals.js";
import { type DiadochiState, HAND, nextSeat, placeOfCard } from "../state.js";
import { NONE, tablesOf } from "../tables.js";
import { BELOW_WINDOW } from "./card-part.js";

export const surpriseWindow: Procedure<DiadochiState, DiadochiEvent> = {
  kind: "surprise-window",
  clause: "DIA-TYC.26",
  slots: ["own", "others", "asked", "passed"],
  conceals: true,

  run(s) {
    const t = tablesOf(s);
    const everybody = (1 << s.seats) - 1;
    if (!isSurpriseHeld(s, t)) setSlot(s, SurpriseWindow.passed, everybody);
    while (slot(s, SurpriseWindow.passed) !== everybody) {
      if (holdsSurprise(s, t, slot(s, SurpriseWindow.asked))) return true;
      pass(s); // DIA-TYC.27
    }
    popFrame(s);
    return false;
  },

  asks: (s) => 1 << slot(s, SurpriseWindow.asked),

  // Each Surprise card in card order, playing before exchanging; then passing.
  moves(s, seat, out) {
    const t = tablesOf(s);
    const windows = windowsOpenTo(s, seat);
    for (let card = 0; card < t.cardCount; card++) {
      if (placeOfCard(s, card) !== HAND + seat || !isSurpriseNow(s, t, card)) continue;
      if (canPlaySurprise(s, t, seat, card, windows, BELOW_WINDOW)) out.push(code(V["play-surprise"], card));
      out.push(code(V["exchange-surprise"], card)); // DIA-TYC.25
    }
    out.push(code(V.pass));
  },

  // Who is asked holds a Surprise card: exchanging it and passing.
  hasChoice: () => true,

  play(s, seat, c, dice, log) {
    const t = tablesOf(s);
    switch (verbOf(c)) {
      case V["play-surprise"]: {
        const windows = windowsOpenTo(s, seat);
        startAnew(s);
        playSurprise(s, t, seat, argA(c), windows, dice, log);
        return;
      }
      case V["exchange-surprise"]:
        exchangeSurprise(s, t, seat, argA(c), dice, log); // DIA-TYC.27: the same player is asked once more
        return;
      default:
        pass(s);
    }
  },

  refuse: (s, seat, c) => refuseSurprise(s, tablesOf(s), seat, c),
};

function windowsOpenTo(s: DiadochiState, seat: number): number {
  return slot(s, seat === firstAsked(s) ? SurpriseWindow.own : SurpriseWindow.others);
}

function firstAsked(s: DiadochiState): number {
  return s.active === NONE ? s.first : s.active;
}

function startAnew(s: DiadochiState): void {
  setSlot(s, SurpriseWindow.passed, 0);
  setSlot(s, SurpriseWindow.asked, firstAsked(s));
}

function pass(s: DiadochiState): void {
  const seat = slot(s, SurpriseWindow.asked);
  setSlot(s, SurpriseWindow.passed, slot(s, SurpriseWindow.passed) | (1 << seat));
  setSlot(s, SurpriseWindow.asked, nextSeat(s, seat));
}
