/**
 * The Movement Segment: manoeuvres with any or all armies, one after the other (DIA-MOV.3, DIA-MOV.4, DIA-MOV.36), or one mercenary recruited (DIA-MOV.1, DIA-DEC.23,
 * DIA-DEC.25).
 *
 * The frame remembers the seat.
 */
import { argA, type Code, code, verbOf } from "../../core/codes.js";
import type { Procedure } from "../../core/flow.js";
import { popFrame, pushFrame, setStep, slot, stepOf } from "../../core/frames.js";
import { activate } from "../effects/activate.js";
import { completeAction } from "../effects/complete-action.js";
import { hasMinorAction, listIdleActions, listOpenSurprises, noteChoice, playIdleAction, playOpenSurprise } from "../effects/idle-actions.js";
import type { DiadochiEvent } from "../events.js";
import { END_OF_MOVEMENT, MovementSegment, RECRUIT } from "../frames.js";
import { V } from "../moves.js";
import { activatableGenerals } from "../rules/activation.js";
import { refuseActivation } from "../rules/refusals.js";
import { refuseIdleAction } from "../rules/use-refusals.js";
import { type DiadochiState, generalOfPiece, lowestBit, pieceOf } from "../state.js";
import { tablesOf } from "../tables.js";

const ARMIES = 1;
const ABILITIES = 2;
const END = 3;

export const movementSegment: Procedure<DiadochiState, DiadochiEvent> = {
  kind: "movement-segment",
  clause: "DIA-DEC.25",
  slots: ["seat"],

  run(s, _dice, log) {
    if (completeAction(s, log)) return false;
    switch (stepOf(s)) {
      case 0:
      case ARMIES:
        return true;
      case ABILITIES:
        setStep(s, END);
        pushFrame(s, END_OF_MOVEMENT, slot(s, MovementSegment.seat), 0);
        return false;
      default:
        popFrame(s);
        return false;
    }
  },

  asks: (s) => 1 << slot(s, MovementSegment.seat),

  // At the start: move, recruit, Surprise cards (DIA-TYC.25). Then: generals, Surprise cards, minor generals and royal troops, done.
  moves(s, seat, out: Code[]) {
    const t = tablesOf(s);
    if (stepOf(s) === 0) {
      out.push(code(V["move-armies"]), code(V["recruit-mercenary"]));
      listOpenSurprises(s, t, seat, out);
      return;
    }
    for (let rest = activatableGenerals(s, t, seat); rest !== 0; rest &= rest - 1) out.push(code(V["activate-general"], pieceOf(s, t, lowestBit(rest))));
    listOpenSurprises(s, t, seat, out);
    listIdleActions(s, t, seat, out);
    out.push(code(V.done));
  },

  // The first choice, or a minor general and done.
  hasChoice: (s, seat) => stepOf(s) === 0 || hasMinorAction(s, tablesOf(s), seat),

  play(s, seat, c, dice, log) {
    const t = tablesOf(s);
    noteChoice(s, c);
    switch (verbOf(c)) {
      case V["move-armies"]:
        return setStep(s, ARMIES);
      case V["recruit-mercenary"]:
        setStep(s, ABILITIES);
        return pushFrame(s, RECRUIT, seat);
      case V.done:
        return setStep(s, ABILITIES);
      case V["activate-general"]:
        return activate(s, t, generalOfPiece(t, argA(c)), 0, 0);
      default:
        if (!playOpenSurprise(s, t, seat, c, dice, log)) playIdleAction(s, t, seat, c, log);
    }
  },

  refuse(s, seat, c) {
    const t = tablesOf(s);
    return verbOf(c) === V["activate-general"] ? refuseActivation(s, t, seat, argA(c)) : refuseIdleAction(s, t, seat, c);
  },
};
