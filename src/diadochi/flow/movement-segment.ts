/**
 * The Movement Segment: manoeuvres with any or all armies, one by one (DIA-MOV.3, DIA-MOV.4, DIA-MOV.36), or one mercenary recruited (DIA-MOV.1,
 * DIA-DEC.23, DIA-DEC.25).
 */
import { argA, type Code, code, verbOf } from "../../core/moves/codes.js";
import type { Procedure } from "../../core/flow/flow.js";
import { asking } from "../../core/flow/procedures.js";
import { activate } from "../effects/activate.js";
import { completeAction } from "../effects/complete-action.js";
import { listIdleActions, listOpenSurprises, noteChoice, playIdleAction, playOpenSurprise } from "../effects/idle-actions.js";
import type { DiadochiEvent } from "../vocabulary/events.js";
import { F } from "../vocabulary/frames/index.js";
import { V } from "../vocabulary/moves.js";
import { activatableGenerals } from "../rules/movement/activation.js";
import { refuseActivation } from "../rules/movement/movement-refusals.js";
import { refuseIdleAction } from "../rules/cards/use-refusals.js";
import { type DiadochiState, generalOfPiece } from "../state/index.js";
import { tablesOf } from "../tables/index.js";
import { pushGenerals } from "./pieces.js";

const STEP = F["movement-segment"].step;

export const movementSegment: Procedure<DiadochiState, DiadochiEvent> = asking(F["movement-segment"], {
  clause: "DIA-DEC.25",
  run: {
    start: (s, _dice, log) => !completeAction(s, log),
    armies: (s, _dice, log) => !completeAction(s, log),
    abilities(s, _dice, log) {
      if (completeAction(s, log)) return;
      const f = F["movement-segment"].top(s);
      f.step = STEP.end;
      F["end-of-movement"].push(s).seat = f.seat;
    },
    end(s, _dice, log) {
      if (!completeAction(s, log)) F["movement-segment"].pop(s);
    },
  },
  // First: move, recruit, Surprise cards (DIA-TYC.25). Later: generals, Surprise cards, minor generals and royal troops, done.
  moves(s, seat, out: Code[]) {
    const t = tablesOf(s);
    if (F["movement-segment"].top(s).step === STEP.start) {
      out.push(code(V["move-armies"]), code(V["recruit-mercenary"]));
      listOpenSurprises(s, t, seat, out);
      return;
    }
    pushGenerals(s, out, V["activate-general"], activatableGenerals(s, t, seat));
    listOpenSurprises(s, t, seat, out);
    listIdleActions(s, t, seat, out);
    out.push(code(V.done));
  },
  play(s, seat, c, dice, log) {
    const t = tablesOf(s);
    noteChoice(s, c);
    switch (verbOf(c)) {
      case V["move-armies"]: {
        F["movement-segment"].top(s).step = STEP.armies;
        return;
      }
      case V["recruit-mercenary"]:
        F["movement-segment"].top(s).step = STEP.abilities;
        {
          const next = F.recruit.push(s);
          next.seat = seat;
          return;
        }
      case V.done: {
        F["movement-segment"].top(s).step = STEP.abilities;
        return;
      }
      case V["activate-general"]:
        return activate(s, t, generalOfPiece(t, argA(c)), null);
      default:
        if (!playOpenSurprise(s, seat, c, dice, log)) playIdleAction(s, t, seat, c, log);
    }
  },
  refuse(s, seat, c) {
    const t = tablesOf(s);
    return verbOf(c) === V["activate-general"] ? refuseActivation(s, t, seat, argA(c)) : refuseIdleAction(s, t, seat, c);
  },
});
