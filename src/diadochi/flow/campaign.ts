/** Activations with fixed MP: one army with the OPs of a card (DIA-OPS.3), or the armies of a campaign card (DIA-CRD.11), chosen as in DIA-DEC.25. */
import { argA, type Code, code, verbOf } from "../../core/moves/codes.js";
import type { Procedure } from "../../core/flow/flow.js";
import { ASK, asking } from "../../core/flow/procedures.js";
import { activate } from "../effects/activate.js";
import { completeAction } from "../effects/complete-action.js";
import { listIdleActions, noteChoice, playIdleAction } from "../effects/idle-actions.js";
import type { DiadochiEvent } from "../vocabulary/events.js";
import { F } from "../vocabulary/frames/index.js";
import { V } from "../vocabulary/moves.js";
import { activatableGenerals } from "../rules/movement/activation.js";
import { GRAND_CAMPAIGNER, hasAbility } from "../rules/command.js";
import { refuseActivation } from "../rules/movement/movement-refusals.js";
import { refuseIdleAction } from "../rules/cards/use-refusals.js";
import { type DiadochiState, generalOfPiece } from "../state/index.js";
import { tablesOf } from "../tables/index.js";
import { pushGenerals } from "./pieces.js";

export const campaign: Procedure<DiadochiState, DiadochiEvent> = asking(F.campaign, {
  clause: "DIA-DEC.25",
  run: {
    ask(s, _dice, log) {
      if (completeAction(s, log)) return false;
      return F.campaign.top(s).armies > 0 ? ASK : F.campaign.pop(s);
    },
    done(s, _dice, log) {
      if (!completeAction(s, log)) F.campaign.pop(s);
    },
  },
  // Generals, then idle actions, then done.
  moves(s, seat, out: Code[]) {
    const t = tablesOf(s);
    pushGenerals(s, out, V["activate-general"], activatableGenerals(s, t, seat));
    listIdleActions(s, t, seat, out);
    out.push(code(V.done));
  },
  play(s, seat, c, _dice, log) {
    const t = tablesOf(s);
    noteChoice(s, c);
    if (verbOf(c) === V.done) {
      F.campaign.top(s).step = F.campaign.step.done;
      return;
    }
    if (verbOf(c) !== V["activate-general"]) {
      playIdleAction(s, t, seat, c, log);
      return;
    }
    const general = generalOfPiece(t, argA(c));
    const f = F.campaign.top(s);
    const isSpecial = f.leonnatusMp > 0 && hasAbility(s, t, general, GRAND_CAMPAIGNER); // DIA-GEN.10: Major Campaign gives him different MP
    f.armies--;
    activate(s, t, general, { mp: isSpecial ? f.leonnatusMp : f.mp, naval: f.naval });
  },
  refuse(s, seat, c) {
    const t = tablesOf(s);
    return verbOf(c) === V["activate-general"] ? refuseActivation(s, t, seat, argA(c)) : refuseIdleAction(s, t, seat, c);
  },
});
