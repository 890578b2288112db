/**
 * Chooses the use of a card (DIA-DEC.10): its OPs, its event, the arrival of its general, or a purpose for which it is discarded. The card stays
 * secret until its use is chosen (DIA-HID.11), and the choice cannot be taken back.
 */
import { code, verbOf } from "../../core/moves/codes.js";
import type { Log, Procedure } from "../../core/flow/flow.js";
import { asking } from "../../core/flow/procedures.js";
import { discardCard, keepWithFaction, retireEvent } from "../effects/cards.js";
import { joinFaction } from "../effects/newcomers.js";
import type { DiadochiEvent } from "../vocabulary/events.js";
import { F } from "../vocabulary/frames/index.js";
import { V } from "../vocabulary/moves.js";
import { cardId, seatId } from "../state/names.js";
import { canDeployGeneral, canPayForGeneral, canPayForReturn, canPayForUpgrade, canPlayForEvent, canPlayForOps, isBonus } from "../rules/cards/uses.js";
import { followerOf } from "../rules/newcomers.js";
import { refuseUse } from "../rules/cards/use-refusals.js";
import { type DiadochiState, RESTING, setCardPlace } from "../state/index.js";
import { NONE, type Tables, tablesOf } from "../tables/index.js";
import { CARD_USES, type CardUse } from "../vocabulary/types.js";
import { firstPart } from "./event.js";

const STEP = F["choose-use"].step;

export const chooseUse: Procedure<DiadochiState, DiadochiEvent> = asking(F["choose-use"], {
  clause: "DIA-TYC.8",
  run: {
    opsSpent(s) {
      const f = F["choose-use"].top(s);
      const { seat, card } = f;
      f.step = STEP.used;
      if (!isBonus(tablesOf(s), card)) return;
      const next = F["bonus-event"].push(s);
      next.seat = seat;
      next.card = card;
    },
    deployed(s, _dice, log) {
      const t = tablesOf(s);
      const { seat, card } = F["choose-use"].top(s);
      bringFollower(s, t, seat, t.cardGenerals[card]!, log);
    },
    used: (s) => F["choose-use"].pop(s),
  },
  moves(s, seat, out) {
    const t = tablesOf(s);
    const card = F["choose-use"].top(s).card;
    if (canPlayForOps(s, t, card)) out.push(code(V["use-ops"]));
    if (canPlayForEvent(s, t, card)) out.push(code(V["use-event"]));
    if (canDeployGeneral(s, t, card)) out.push(code(V["use-deploy-general"]));
    if (canPayForUpgrade(s, t, seat, card)) out.push(code(V["use-upgrade-fleet"]));
    if (canPayForReturn(s, t, seat, card)) out.push(code(V["use-return-fleet"]));
    if (canPayForGeneral(s, t, seat, card)) out.push(code(V["use-new-general"]));
  },
  play(s, seat, c, _dice, log) {
    const t = tablesOf(s);
    const card = F["choose-use"].top(s).card;
    switch (verbOf(c)) {
      case V["use-ops"]:
        return useOps(s, t, seat, card, log);
      case V["use-event"]:
        return useEvent(s, t, seat, card, log);
      case V["use-deploy-general"]:
        return deployGeneral(s, t, seat, card, log);
      case V["use-upgrade-fleet"]:
        discardFor(s, card, "upgrade-fleet", log);
        F["upgrade-fleet"].push(s).seat = seat;
        return;
      case V["use-return-fleet"]:
        discardFor(s, card, "return-fleet", log);
        F["return-fleet"].push(s).seat = seat;
        return;
      case V["use-new-general"]:
        discardFor(s, card, "new-general", log);
        F["replace-general"].push(s).seat = seat;
        return;
      default:
        return;
    }
  },
  refuse: (s, _seat, c) => refuseUse(s, tablesOf(s), F["choose-use"].top(s).card, c),
});

function tell(s: DiadochiState, card: number, use: CardUse, log: Log<DiadochiEvent>, clause: string = CARD_USES[use]): void {
  const { seat } = F["choose-use"].top(s);
  log?.push({ type: "card-played", clause, seat: seatId(seat), card: cardId(tablesOf(s), card), use });
}

// DIA-AMB.161, interpretation: a Bonus card stays in use until its event has been carried out or declined.
function useOps(s: DiadochiState, t: Tables, seat: number, card: number, log: Log<DiadochiEvent>): void {
  if (isBonus(t, card)) {
    tell(s, card, "ops", log, "DIA-TYC.11");
    setCardPlace(s, card, RESTING);
  } else {
    tell(s, card, "ops", log);
    discardCard(s, card); // DIA-TYC.4: only the event of a card can remove it from the game
  }
  F["choose-use"].top(s).step = STEP.opsSpent;
  const next = F["choose-ops-use"].push(s);
  next.seat = seat;
  next.ops = t.cardOps[card]!;
}

function useEvent(s: DiadochiState, t: Tables, seat: number, card: number, log: Log<DiadochiEvent>): void {
  tell(s, card, "event", log);
  retireEvent(s, t, card, log);
  F["choose-use"].top(s).step = STEP.used;
  const next = F.event.push(s);
  next.seat = seat;
  next.card = card;
  next.part = firstPart(t, card);
}

// DIA-TYC.12, DIA-TYC.24: the general enters play, and his card leaves the deck.
function deployGeneral(s: DiadochiState, t: Tables, seat: number, card: number, log: Log<DiadochiEvent>): void {
  const general = t.cardGenerals[card]!;
  tell(s, card, "deploy-general", log);
  keepWithFaction(s, card);
  joinFaction(s, seat, general, "DIA-TYC.12", log);
  F["choose-use"].top(s).step = STEP.deployed;
  const next = F["place-general"].push(s);
  next.seat = seat;
  next.general = general;
  next.army = true;
}

// DIA-EOT.7, DIA-AMB.163: Demetrius, if he has waited for Antigonus, joins the same player.
function bringFollower(s: DiadochiState, t: Tables, seat: number, general: number, log: Log<DiadochiEvent>): void {
  const follower = followerOf(s, t, general);
  F["choose-use"].top(s).step = STEP.used;
  if (follower === NONE) return;
  joinFaction(s, seat, follower, "DIA-EOT.7", log);
  const next = F["place-general"].push(s);
  next.seat = seat;
  next.general = follower;
  next.army = true;
}

function discardFor(s: DiadochiState, card: number, use: CardUse, log: Log<DiadochiEvent>): void {
  tell(s, card, use, log);
  discardCard(s, card);
  F["choose-use"].top(s).step = STEP.used;
}
