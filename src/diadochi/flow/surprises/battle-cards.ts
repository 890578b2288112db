/** Surprise cards for battle: Deception and Attack, Against Elephants, Silver Shields, Relentless Pursuit. */
import { changeSides } from "../../effects/change-sides.js";
import { loseUnits } from "../../effects/losses.js";
import { testAttrition } from "../../effects/test-attrition.js";
import { F, TEST } from "../../vocabulary/frames/index.js";
import { ELEPHANT_DRILL, hasAbility, MASTER_OF_DECEIT } from "../../rules/command.js";
import { battleCommander, battlePlace, opponentInBattle, pursuedOwner, pursuedSurvivors, silverShieldsToSteal } from "../../rules/cards/surprises.js";
import { DISPERSED_BOX, forceOwner, forceSpace, ownerOfSeat, seatOfOwner } from "../../state/index.js";
import { NO_UNITS, oneUnit, SILVER_SHIELDS, subtractUnits } from "../../vocabulary/units.js";
import type { EffectProcedure } from "../card-part.js";

/** Deception and Attack: a modifier for the player's dice, one more if Ptolemy commands (DIA-CRD.10, DIA-GEN.11). */
export const deception: EffectProcedure<"battle-modifier"> = {
  run(s, { t, seat, part }) {
    const owner = ownerOfSeat(seat);
    const modifier = part.drm + (hasAbility(s, t, battleCommander(s, t, owner), MASTER_OF_DECEIT) ? part.commanderBonus : 0);
    const battle = F["land-battle"].under(s);
    if (owner === forceOwner(s)) battle.attackerModifier += modifier;
    else battle.defenderModifier += modifier;
    return "done";
  },
};

/** Against Elephants: the enemy's elephants do not count, unless Seleucus commands them (DIA-CRD.9, DIA-GEN.4). */
export const againstElephants: EffectProcedure<"against-elephants"> = {
  run(s, { t, seat }) {
    const enemy = opponentInBattle(s, seat);
    if (hasAbility(s, t, battleCommander(s, t, enemy), ELEPHANT_DRILL)) return "done";
    const battle = F["land-battle"].under(s);
    if (enemy === forceOwner(s)) battle.attackerElephantsOut = true;
    else battle.defenderElephantsOut = true;
    return "done";
  },
};

/** Silver Shields as a Surprise card: they join the player's army and lose 1 CU (DIA-SS.7, DIA-SS.8). */
export const silverShieldsChangeSides: EffectProcedure<"silver-shields"> = {
  run(s, { seat }, _dice, log) {
    const enemy = opponentInBattle(s, seat);
    const shields = silverShieldsToSteal(s, seat);
    if (shields === NO_UNITS) return "done";
    const place = battlePlace(s, enemy);
    const rest = subtractUnits(shields, oneUnit(SILVER_SHIELDS));
    loseUnits(s, { owner: enemy, place, units: oneUnit(SILVER_SHIELDS) }, "DIA-SS.8", log);
    if (rest === NO_UNITS) return "done"; // DIA-SS.9: the Silver Shields leave the game when they change sides again
    changeSides(s, { owner: enemy, place, units: rest }, { owner: ownerOfSeat(seat), space: forceSpace(s) }, "DIA-SS.12", log);
    return "done";
  },
};

/** Relentless Pursuit: the surviving CUs of the loser make a second attrition test. */
export const pursuit: EffectProcedure<"pursuit"> = {
  run(s, { seat }) {
    const survivors = pursuedSurvivors(s, seat);
    if (F["surprise-effect"].top(s).step === F["surprise-effect"].step.finished || survivors === NO_UNITS) return "done";
    F["surprise-effect"].top(s).step = F["surprise-effect"].step.finished;
    const loser = pursuedOwner(s);
    F["land-battle"].under(s).survivors = NO_UNITS;
    testAttrition(s, { owner: loser, place: DISPERSED_BOX + seatOfOwner(loser), units: survivors }, TEST.card);
    return "again";
  },
};
