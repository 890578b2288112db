/** Surprise cards outside battle, and against other cards: Gift of Oratory, Local Guides, Ambush, Scouts, Storm at Sea, Evil Omens. */
import { nextBit, withBit } from "../../../core/basics/bits.js";
import { argA, verbOf } from "../../../core/moves/codes.js";
import { testAttrition } from "../../effects/test-attrition.js";
import { F, TEST } from "../../vocabulary/frames/index.js";
import { V } from "../../vocabulary/moves.js";
import { cardId, fleetId, seatId } from "../../state/names.js";
import { whyNotOnMap } from "../../rules/cards/conditions.js";
import { rollFor } from "../../rules/rolls.js";
import { generalsWithoutOratory, SCOUTS_SUCCEED, scoutsEffect } from "../../rules/cards/surprises.js";
import { answeredCard } from "../../rules/cards/windows.js";
import * as S from "../../state/index.js";
import type { EffectProcedure, WhyNot } from "../card-part.js";
import { pushGenerals } from "../pieces.js";

/** Gift of Oratory: a general of the player has 5 more prestige until the segment ends (DIA-PRE.6, DIA-CRD.4). */
export const oratory: EffectProcedure<"prestige"> = {
  // Cards played in answer may have left no general who can receive Oratory.
  run: (s, { seat }) => (F["surprise-effect"].top(s).step === F["surprise-effect"].step.finished || generalsWithoutOratory(s, seat) === 0 ? "done" : "ask"),
  moves(s, { seat }, out) {
    pushGenerals(s, out, V["target-general"], generalsWithoutOratory(s, seat));
  },
  play(s, { t, seat }, c, _dice, log) {
    const general = S.generalOfPiece(t, argA(c));
    s.oratory = withBit(s.oratory, general);
    F["surprise-effect"].top(s).step = F["surprise-effect"].step.finished;
    log?.push({
      type: "card-effect",
      clause: "DIA-CRD.4",
      seat: seatId(seat),
      card: cardId(t, F["surprise-effect"].top(s).card),
      target: S.generalId(s, t, general),
      amount: t.rules.prestige.oratory,
    });
  },
};

export const whyNotOratory: WhyNot<"prestige"> = (s, { t, seat }, c) =>
  verbOf(c) === V["target-general"] ? (whyNotOnMap(s, t, S.ownerOfSeat(seat), argA(c)) ?? "card/has-oratory") : null;

/** Local Guides: gives more MP to an army that is about to move. */
export const movementModifier: EffectProcedure<"movement-modifier"> = {
  run(s, { part }, _dice, log) {
    const march = F.march.under(s);
    march.mp += part.mp;
    log?.push({ type: "movement-points-changed", clause: "DIA-TYC.26", movementPoints: march.mp });
    return "done";
  },
};

/** Ambush: the army that entered makes an attrition test, and its move ends after the entry. */
export const ambush: EffectProcedure<"ambush"> = {
  run(s, { part }) {
    const f = F["surprise-effect"].top(s);
    if (f.step === F["surprise-effect"].step.finished) return "done";
    f.step = F["surprise-effect"].step.finished;
    F.entry.under(s).endsMove = true;
    testAttrition(s, { owner: S.forceOwner(s), place: S.FORCE, units: S.forceUnits(s) }, TEST.card, part.column);
    return "again";
  },
};

/** Scouts: makes the player's own attempt succeed without a die, or another player's success fail. */
export const scouts: EffectProcedure<"scouts"> = {
  run(s, { seat }) {
    const effect = scoutsEffect(s, seat);
    const attempt = F.attempt.under(s);
    if (effect === SCOUTS_SUCCEED) attempt.automatic = true;
    else attempt.cancelled = true;
    return "done";
  },
};

/** Storm at Sea: cancels the naval move; each escorting fleet is dispersed on a low die, at its current strength (DIA-AMB.165). */
export const stormAtSea: EffectProcedure<"cancel-naval-move"> = {
  run(s, { t, seat, part }, dice, log) {
    const move = F["naval-move"].under(s);
    const { escorts } = move;
    move.cancelled = true;
    for (let fleet = nextBit(escorts, 0); fleet >= 0; fleet = nextBit(escorts, fleet + 1)) {
      const most = part.dispersedUpTo;
      if (rollFor(dice, log, "storm-at-sea", seatId(seat), { most }) > most) continue;
      S.setFleet(s, fleet, S.isFleetUpgraded(s, fleet), true);
      log?.push({ type: "fleet-dispersed", clause: "DIA-FLT.8", fleet: fleetId(t, fleet) });
    }
    return "done";
  },
};

/** Evil Omens: cancels the Surprise card just played. */
export const cancelSurprise: EffectProcedure<"cancel-surprise"> = {
  run(s) {
    answeredCard(s).cancelled = true;
    return "done";
  },
};
