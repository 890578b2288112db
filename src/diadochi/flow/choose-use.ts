/**
 * The use of a chosen card (DIA-DEC.10): for OPs, as its event, to bring in its general, or discarded for a purpose. The choice of the card is secret until its use is
 * chosen (DIA-HID.11) and cannot be taken back.
 *
 * The frame remembers the seat and the card. Steps: 0 ask, 1 OPs spent, 2 general placed, 3 done.
 */
import { code, verbOf } from "../../core/codes.js";
import type { Log, Procedure } from "../../core/flow.js";
import { popFrame, pushFrame, setStep, slot, stepOf } from "../../core/frames.js";
import { discardCard, keepWithFaction, retireEvent } from "../effects/cards.js";
import { joinFaction } from "../effects/newcomers.js";
import type { DiadochiEvent } from "../events.js";
import { BONUS_EVENT, CHOOSE_OPS_USE, ChooseUse, EVENT, PLACE_GENERAL, REPLACE_GENERAL, RETURN_FLEET, UPGRADE_FLEET } from "../frames.js";
import { V } from "../moves.js";
import { cardId, seatId } from "../names.js";
import { canDeployGeneral, canPayForGeneral, canPayForReturn, canPayForUpgrade, canPlayForEvent, canPlayForOps, isBonus } from "../rules/card-uses.js";
import { followerOf } from "../rules/newcomers.js";
import { refuseUse } from "../rules/use-refusals.js";
import { type DiadochiState, RESTING, setCardPlace } from "../state.js";
import { at, NONE, type Tables, tablesOf } from "../tables.js";
import { firstPart } from "./event.js";

const OPS_SPENT = 1;
const DEPLOYED = 2;
const USED = 3;

export const chooseUse: Procedure<DiadochiState, DiadochiEvent> = {
  kind: "choose-use",
  clause: "DIA-TYC.8",
  slots: ["seat", "card"],

  run(s, _dice, log) {
    const t = tablesOf(s);
    const seat = slot(s, ChooseUse.seat);
    const card = slot(s, ChooseUse.card);
    switch (stepOf(s)) {
      case 0:
        return true;
      case OPS_SPENT:
        setStep(s, USED);
        if (isBonus(t, card)) pushFrame(s, BONUS_EVENT, seat, card);
        return false;
      case DEPLOYED:
        return bringFollower(s, t, seat, at(t.cardGenerals, card), log);
      default:
        popFrame(s);
        return false;
    }
  },

  asks: (s) => 1 << slot(s, ChooseUse.seat),

  moves(s, seat, out) {
    const t = tablesOf(s);
    const card = slot(s, ChooseUse.card);
    if (canPlayForOps(s, t, card)) out.push(code(V["use-ops"]));
    if (canPlayForEvent(s, t, card)) out.push(code(V["use-event"]));
    if (canDeployGeneral(s, t, card)) out.push(code(V["use-deploy-general"]));
    if (canPayForUpgrade(s, t, seat, card)) out.push(code(V["use-upgrade-fleet"]));
    if (canPayForReturn(s, t, seat, card)) out.push(code(V["use-return-fleet"]));
    if (canPayForGeneral(s, t, seat, card)) out.push(code(V["use-new-general"]));
  },

  play(s, seat, c, _dice, log) {
    const t = tablesOf(s);
    const card = slot(s, ChooseUse.card);
    switch (verbOf(c)) {
      case V["use-ops"]:
        return useOps(s, t, seat, card, log);
      case V["use-event"]:
        return useEvent(s, t, seat, card, log);
      case V["use-deploy-general"]:
        return deployGeneral(s, t, seat, card, log);
      case V["use-upgrade-fleet"]:
        discardFor(s, t, seat, card, "upgrade-fleet", log);
        return pushFrame(s, UPGRADE_FLEET, seat);
      case V["use-return-fleet"]:
        discardFor(s, t, seat, card, "return-fleet", log);
        return pushFrame(s, RETURN_FLEET, seat);
      case V["use-new-general"]:
        discardFor(s, t, seat, card, "new-general", log);
        return pushFrame(s, REPLACE_GENERAL, seat);
      default:
        return;
    }
  },

  refuse: (s, _seat, c) => refuseUse(s, tablesOf(s), slot(s, ChooseUse.card), c),
};

function tell(t: Tables, seat: number, card: number, clause: string, use: string, log: Log<DiadochiEvent>): void {
  log?.push({ type: "card-played", clause, seat: seatId(seat), card: cardId(t, card), use });
}

// DIA-AMB.161, interpretation: a Bonus card is in use until its event has been carried out or declined.
function useOps(s: DiadochiState, t: Tables, seat: number, card: number, log: Log<DiadochiEvent>): void {
  tell(t, seat, card, isBonus(t, card) ? "DIA-TYC.11" : "DIA-TYC.10", "ops", log);
  if (isBonus(t, card)) setCardPlace(s, card, RESTING);
  else discardCard(s, card); // DIA-TYC.4
  setStep(s, OPS_SPENT);
  pushFrame(s, CHOOSE_OPS_USE, seat, at(t.cardOps, card));
}

function useEvent(s: DiadochiState, t: Tables, seat: number, card: number, log: Log<DiadochiEvent>): void {
  tell(t, seat, card, "DIA-TYC.10", "event", log);
  retireEvent(s, t, card, log);
  setStep(s, USED);
  pushFrame(s, EVENT, seat, card, firstPart(t, card));
}

// DIA-TYC.12, DIA-TYC.24
function deployGeneral(s: DiadochiState, t: Tables, seat: number, card: number, log: Log<DiadochiEvent>): void {
  const general = at(t.cardGenerals, card);
  tell(t, seat, card, "DIA-TYC.12", "deploy-general", log);
  keepWithFaction(s, card);
  joinFaction(s, t, seat, general, "DIA-TYC.12", log);
  setStep(s, DEPLOYED);
  pushFrame(s, PLACE_GENERAL, seat, general, 1);
}

// DIA-EOT.7, DIA-AMB.163: Demetrius has waited for Antigonus.
function bringFollower(s: DiadochiState, t: Tables, seat: number, general: number, log: Log<DiadochiEvent>): boolean {
  const follower = followerOf(s, t, general);
  setStep(s, USED);
  if (follower === NONE) return false;
  joinFaction(s, t, seat, follower, "DIA-EOT.7", log);
  pushFrame(s, PLACE_GENERAL, seat, follower, 1);
  return false;
}

function discardFor(s: DiadochiState, t: Tables, seat: number, card: number, use: string, log: Log<DiadochiEvent>): void {
  tell(t, seat, card, "DIA-TYC.8", use, log);
  discardCard(s, card);
  setStep(s, USED);
}
