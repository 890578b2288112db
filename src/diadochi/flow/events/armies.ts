/** Events about armies and generals: Epidemic, the campaign cards, Siege Engines, Treachery Within the Walls, and Suspicion. */
import { withBit } from "../../../core/basics/bits.js";
import { argA, code, verbOf } from "../../../core/moves/codes.js";
import { testAttrition } from "../../effects/test-attrition.js";
import { F, TEST } from "../../vocabulary/frames/index.js";
import { V } from "../../vocabulary/moves.js";
import { cardId, seatId } from "../../state/names.js";
import { whyNotOnMap } from "../../rules/cards/conditions.js";
import type { Reason } from "../../rules/refusals.js";
import { isSiegeTarget, isSubjugationTarget } from "../../rules/siege.js";
import * as S from "../../state/index.js";
import type { DiadochiState } from "../../state/index.js";
import { NONE, type SpaceIndex, type Tables } from "../../tables/index.js";
import { countUnits, NO_UNITS } from "../../vocabulary/units.js";
import type { EffectProcedure, WhyNot } from "../card-part.js";
import { pushGenerals } from "../pieces.js";
import { oneTarget } from "./one-target.js";

/**
 * Epidemic: one army on the map, even an independent one, makes an attrition test; CUs without a general and garrisons count as armies (DIA-CRD.14).
 */
export const epidemic: EffectProcedure<"attrition"> = {
  run(s, { t }) {
    if (F.event.top(s).step === F.event.step.finished) return "done";
    for (let space = 0; space < t.spaceCount; space++) if (S.fieldOwner(s, space) !== S.NOBODY) return "ask";
    return "nothing";
  },
  // Armies in the field, then garrisons, by space.
  moves(s, { t }, out) {
    for (let space = 0; space < t.spaceCount; space++) if (S.fieldOwner(s, space) !== S.NOBODY) out.push(code(V["target-army"], space));
    for (let space = 0; space < t.spaceCount; space++) if (S.insideUnits(s, t, space) !== NO_UNITS) out.push(code(V["target-garrison"], space));
  },
  play(s, { t }, c) {
    const space = argA(c);
    const inField = verbOf(c) === V["target-army"];
    const place = inField ? space : S.INSIDE + space;
    const units = S.unitsAt(s, t, place);
    F.event.top(s).step = F.event.step.finished;
    testAttrition(s, { owner: inField ? S.fieldOwner(s, space) : S.markerOf(s, space), place, units }, TEST.card);
  },
};

export const whyNotEpidemic: WhyNot<"attrition"> = (_s, _card, c) =>
  verbOf(c) === V["target-army"] ? "card/nobody-in-field" : verbOf(c) === V["target-garrison"] ? "card/no-garrison" : null;

/** Major Campaign, Minor Campaign, Forced March: armies or lone generals move one by one with fixed MP (DIA-CRD.11). */
export const campaignCard: EffectProcedure<"campaign"> = {
  run(s, { seat, part }) {
    if (F.event.top(s).step === F.event.step.finished) return "done";
    F.event.top(s).step = F.event.step.finished;
    const next = F.campaign.push(s);
    next.seat = seat;
    next.armies = part.armies;
    next.mp = part.movementPoints;
    next.leonnatusMp = part.leonnatusMovementPoints;
    next.naval = part.navalMoves !== 0;
    return "again";
  },
};

/** Siege Engines: an army commanded by the chosen general adds 1 to its siege dice until the end of the player's next Surrender Segment. */
export const siegeEngines: EffectProcedure<"siege-modifier"> = {
  run(s, { seat }) {
    if (F.event.top(s).step === F.event.step.finished) return "done";
    return S.generalsOnMap(s, S.ownerOfSeat(seat)) === 0 ? "nothing" : "ask";
  },
  moves(s, { seat }, out) {
    pushGenerals(s, out, V["target-general"], S.generalsOnMap(s, S.ownerOfSeat(seat)));
  },
  play(s, { t, seat }, c, _dice, log) {
    const general = S.generalOfPiece(t, argA(c));
    s.engines = withBit(s.engines, general);
    F.event.top(s).step = F.event.step.finished;
    log?.push({
      type: "card-effect",
      clause: "DIA-TYC.11",
      seat: seatId(seat),
      card: cardId(t, F.event.top(s).card),
      target: S.generalId(s, t, general),
      amount: 1,
    });
  },
};

export const whyNotSiegeEngines: WhyNot<"siege-modifier"> = (s, { t, seat }, c) =>
  verbOf(c) === V["target-general"] ? whyNotOnMap(s, t, S.ownerOfSeat(seat), argA(c)) : null;

function whyNoTreachery(s: DiadochiState, t: Tables, seat: number, space: SpaceIndex, armyUnits: number): Reason | null {
  if (S.fieldOwner(s, space) !== S.ownerOfSeat(seat)) return "card/no-army";
  if (countUnits(S.fieldUnits(s, space)) < armyUnits) return "card/too-few-units";
  return isSiegeTarget(s, t, seat, space) || isSubjugationTarget(s, t, space) ? null : "card/nothing-to-besiege";
}

/** Treachery Within the Walls: gives an army siege or subjugation points without a roll. */
export const treachery: EffectProcedure<"siege-points"> = oneTarget({
  verb: V["target-army"],
  count: (t) => t.spaceCount,
  whyNot: (s, { t, seat, part }, space) => whyNoTreachery(s, t, seat, space, part.requireArmyUnits),
  hit: (s, { part }, space) => {
    const next = F.assault.push(s);
    next.commander = NONE;
    next.place = space;
    next.space = space;
    next.given = part.points;
  },
});

/** Suspicion: a player has 3 LP less until the turn ends (DIA-CRD.7, DIA-LEG.9). */
export const suspicion: EffectProcedure<"legitimacy"> = {
  run: (s) => (F.event.top(s).step === F.event.step.finished ? "done" : "ask"),
  moves(s, _card, out) {
    for (let player = 0; player < s.seats; player++) out.push(code(V["target-player"], player));
  },
  play(s, { t, seat }, c, _dice, log) {
    const player = argA(c);
    S.setSuspicions(s, player, S.suspicions(s, player) + 1);
    F.event.top(s).step = F.event.step.finished;
    log?.push({
      type: "card-effect",
      clause: "DIA-CRD.7",
      seat: seatId(seat),
      card: cardId(t, F.event.top(s).card),
      target: seatId(player),
      amount: t.rules.legitimacy.suspicion,
    });
  },
};

export const whyNotSuspicion: WhyNot<"legitimacy"> = (_s, _card, c) => (verbOf(c) === V["target-player"] ? "card/not-playing" : null);
