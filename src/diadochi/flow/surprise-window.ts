/**
 * A Surprise window (DIA-TYC.26, DIA-TYC.27). The active player is asked first, then the others in turn order. Playing a card restarts the
 * window, an exchange does not; the window closes when all have passed in succession. A player without a Surprise card passes unasked.
 */
import { allBelow, withBit } from "../../core/basics/bits.js";
import { argA, code, verbOf } from "../../core/moves/codes.js";
import type { Procedure } from "../../core/flow/flow.js";
import { ASK, asking } from "../../core/flow/procedures.js";
import { exchangeSurprise, playSurprise } from "../effects/idle-actions.js";
import type { DiadochiEvent } from "../vocabulary/events.js";
import { F } from "../vocabulary/frames/index.js";
import { V } from "../vocabulary/moves.js";
import { holdsSurprise, isSurpriseHeld, isSurpriseNow } from "../rules/cards/cards.js";
import { canPlaySurprise } from "../rules/cards/surprises.js";
import { refuseSurprise } from "../rules/cards/use-refusals.js";
import { type DiadochiState, HAND, nextSeat, placeOfCard } from "../state/index.js";
import { NONE, tablesOf } from "../tables/index.js";
import { REACTION } from "./reaction.js";

export const surpriseWindow: Procedure<DiadochiState, DiadochiEvent> = asking(F["surprise-window"], {
  clause: "DIA-TYC.26",
  conceals: true,
  shownAs: REACTION,
  run: {
    ask(s) {
      const t = tablesOf(s);
      const f = F["surprise-window"].top(s);
      const everybody = allBelow(s.seats);
      if (!isSurpriseHeld(s, t)) f.passed = everybody;
      while (f.passed !== everybody) {
        if (holdsSurprise(s, t, f.seat)) return ASK;
        pass(s); // DIA-TYC.27: a player without a Surprise card passes unasked
      }
      return F["surprise-window"].pop(s);
    },
  },
  // Surprise cards in card order, each to play, then to exchange; then pass.
  moves(s, seat, out) {
    const t = tablesOf(s);
    const windows = windowsOpenTo(s, seat);
    for (let card = 0; card < t.cardCount; card++) {
      if (placeOfCard(s, card) !== HAND + seat || !isSurpriseNow(s, t, card)) continue;
      if (canPlaySurprise(s, t, seat, card, windows)) out.push(code(V["play-surprise"], card));
      out.push(code(V["exchange-surprise"], card)); // DIA-TYC.25: exchanges are allowed here
    }
    out.push(code(V.pass));
  },
  play(s, seat, c, dice, log) {
    switch (verbOf(c)) {
      case V["play-surprise"]: {
        const windows = windowsOpenTo(s, seat);
        startAnew(s);
        playSurprise(s, { seat, card: argA(c), windows }, dice, log);
        return;
      }
      case V["exchange-surprise"]:
        exchangeSurprise(s, seat, argA(c), dice, log); // DIA-TYC.27: the same player is asked again
        return;
      default:
        pass(s);
    }
  },
  refuse: (s, seat, c) => refuseSurprise(s, tablesOf(s), seat, c),
});

export function windowsOpenTo(s: DiadochiState, seat: number): number {
  const { own, others } = F["surprise-window"].top(s);
  return seat === firstAsked(s) ? own : others;
}

/** The active player; without one, the first in turn order. */
export function firstAsked(s: DiadochiState): number {
  return s.active === NONE ? s.first : s.active;
}

function startAnew(s: DiadochiState): void {
  const f = F["surprise-window"].top(s);
  f.passed = 0;
  f.seat = firstAsked(s);
}

/** Passes for the player who is asked, and asks the next. */
export function pass(s: DiadochiState): void {
  const f = F["surprise-window"].top(s);
  f.passed = withBit(f.passed, f.seat);
  f.seat = nextSeat(s, f.seat);
}
