/** Chooses the use of a card's OPs: a campaign, control markers, training or nothing (DIA-DEC.11, DIA-OPS.1, DIA-OPS.2). */
import { type Code, code, verbOf } from "../../core/moves/codes.js";
import type { Procedure } from "../../core/flow/flow.js";
import type { Refusal } from "../../core/basics/errors.js";
import { asking } from "../../core/flow/procedures.js";
import type { DiadochiEvent } from "../vocabulary/events.js";
import { F } from "../vocabulary/frames/index.js";
import { V } from "../vocabulary/moves.js";
import { cardId, seatId } from "../state/names.js";
import { activatableGenerals } from "../rules/movement/activation.js";
import { cardRow } from "../rules/cards/cards.js";
import { hasMarkerTarget } from "../rules/marker-range.js";
import { refuse } from "../rules/refusals.js";
import type { DiadochiState } from "../state/index.js";
import { type Tables, tablesOf } from "../tables/index.js";

export const chooseOpsUse: Procedure<DiadochiState, DiadochiEvent> = asking(F["choose-ops-use"], {
  clause: "DIA-OPS.1",
  moves(s, seat, out) {
    const t = tablesOf(s);
    if (activatableGenerals(s, t, seat) !== 0) out.push(code(V["ops-campaign"]));
    if (hasMarkerTarget(s, t, seat)) out.push(code(V["ops-control-markers"]));
    out.push(code(V["ops-train"]), code(V["ops-nothing"])); // DIA-TYC.15: OPs may be left unused
  },
  play(s, seat, c, _dice, log) {
    const ops = F["choose-ops-use"].top(s).ops;
    F["choose-ops-use"].pop(s);
    switch (verbOf(c)) {
      case V["ops-campaign"]: {
        const next = F.campaign.push(s);
        next.seat = seat;
        next.armies = 1;
        next.mp = ops;
        next.naval = true;
        return;
      } // DIA-OPS.3, DIA-OPS.4: one army, one MP per OP, no die
      case V["ops-control-markers"]: {
        const next = F["place-control-markers"].push(s);
        next.seat = seat;
        next.ops = ops;
        return;
      }
      case V["ops-train"]: {
        const next = F.train.push(s);
        next.seat = seat;
        next.ops = ops;
        return;
      }
      default:
        log?.push({ type: "ops-lost", clause: "DIA-TYC.15", seat: seatId(seat), ops });
    }
  },
  refuse(s, seat, c) {
    const chosen = refuseOtherUse(s, tablesOf(s), c);
    if (chosen !== null) return chosen;
    if (verbOf(c) === V["ops-campaign"]) return refuse("ops/nobody-to-activate");
    return verbOf(c) === V["ops-control-markers"] && !hasMarkerTarget(s, tablesOf(s), seat) ? refuse("ops/no-space-to-mark") : null;
  },
});

// A card has only one use (DIA-TYC.8). A MUST BE PLAYED card cannot be discarded for another purpose (DIA-TYC.9).
function refuseOtherUse(s: DiadochiState, t: Tables, c: Code): Refusal | null {
  const card = F["choose-use"].under(s).card;
  switch (verbOf(c)) {
    case V["use-upgrade-fleet"]:
    case V["use-return-fleet"]:
    case V["use-new-general"]:
      if (cardRow(t, card).mustBePlayed) return refuse("use/must-be-played", { card: cardId(t, card) });
      return refuse("use/chosen");
    case V["use-event"]:
    case V["use-ops"]:
    case V["use-deploy-general"]:
      return refuse("use/chosen");
    default:
      return null;
  }
}
