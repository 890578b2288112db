/** Mutiny: Macedonian and royal CUs of an enemy army about to move, or in battle with the player, leave it (DIA-CRD.1 to DIA-CRD.3). */
import { argA, code, verbOf } from "../../../core/codes.js";
import type { Dice } from "../../../core/dice/dice.js";
import type { Log } from "../../../core/flow.js";
import { setSlot, setStep, slot, stepOf } from "../../../core/frames.js";
import { changeSides } from "../../effects/change-sides.js";
import { disperseUnits } from "../../effects/losses.js";
import type { DiadochiEvent } from "../../events.js";
import { LAND_BATTLE, SurpriseEffect } from "../../frames.js";
import { V } from "../../moves.js";
import { seatId } from "../../names.js";
import type { Condition } from "../../rules/card-conditions.js";
import { legitimacyTotal } from "../../rules/prestige.js";
import { battleCommander, isAt, mutinousUnits, mutinyCommander, mutinyPlace, mutinyTarget } from "../../rules/surprises.js";
import { type DiadochiState, FORCE, forceSpace, NOBODY, ownerOfSeat, unitsAt } from "../../state.js";
import type { Tables } from "../../tables.js";
import { countOfType, MACEDONIAN, oneUnit, ROYAL, SILVER_SHIELDS, type Units, unitsOfType } from "../../units.js";
import { ASK, BELOW_EFFECT, DONE_PART, type EffectProcedure } from "../card-part.js";

// Slots of the effect: the owner of the army, how many CUs are still to mutiny, whether they join.
const ENEMY = SurpriseEffect.a;
const LEFT = SurpriseEffect.b;
const JOIN = SurpriseEffect.c;

const ROLLED = 3;

const IMMUNE: Condition = { code: "card/immune-to-mutiny", clause: "DIA-SS.10" };
const NO_MACEDONIANS: Condition = { code: "card/not-macedonian", clause: "DIA-CRD.3" };
const NO_SUCH_UNIT: Condition = { code: "card/no-such-unit", clause: "DIA-CRD.3" };

export const mutiny: EffectProcedure<"mutiny"> = {
  run(s, t, seat, part, dice, log) {
    if (stepOf(s) !== ROLLED && !roll(s, t, seat, part.most, dice, log)) return DONE_PART;
    const units = unitsAt(s, t, placeOf(s));
    const left = slot(s, LEFT);
    if (left === 0 || mutinousUnits(units) === 0) return DONE_PART;
    if (left < mutinousUnits(units)) return ASK;
    revolt(s, t, seat, unitsOfType(MACEDONIAN, countOfType(units, MACEDONIAN)) + unitsOfType(ROYAL, countOfType(units, ROYAL)), log);
    return DONE_PART;
  },
  // DIA-DEC.51: ordinary Macedonians, then royal troops.
  moves(s, t, _seat, _part, out) {
    const units = unitsAt(s, t, placeOf(s));
    if (countOfType(units, MACEDONIAN) > 0) out.push(code(V.mutineer, MACEDONIAN));
    if (countOfType(units, ROYAL) > 0) out.push(code(V.mutineer, ROYAL));
  },
  play(s, t, seat, _part, c, _dice, log) {
    setSlot(s, LEFT, slot(s, LEFT) - 1);
    revolt(s, t, seat, oneUnit(argA(c)), log);
  },
  whyNot(_s, _t, _seat, _part, c) {
    if (verbOf(c) !== V.mutineer) return null;
    return argA(c) === SILVER_SHIELDS ? IMMUNE : argA(c) === MACEDONIAN || argA(c) === ROYAL ? NO_SUCH_UNIT : NO_MACEDONIANS;
  },
};

// Rolls against the army's total; false when nobody mutinies.
function roll(s: DiadochiState, t: Tables, seat: number, most: number, dice: Dice, log: Log<DiadochiEvent>): boolean {
  const enemy = mutinyTarget(s, t, seat, BELOW_EFFECT);
  if (enemy === NOBODY) return false;
  setStep(s, ROLLED);
  const inBattle = isAt(s, BELOW_EFFECT, LAND_BATTLE);
  const attacked = inBattle && mutinyPlace(s, enemy, BELOW_EFFECT) !== FORCE;
  const total = legitimacyTotal(s, t, enemy, mutinyCommander(s, t, enemy, BELOW_EFFECT), forceSpace(s), attacked);
  const [first, second] = [dice.roll(6), dice.roll(6)];
  const success = first + second > total;
  log?.push({ type: "roll", purpose: "mutiny", clause: "DIA-CRD.3", seat: seatId(seat), sides: 6, faces: [first, second], least: total + 1, success });
  if (!success) return false;
  const own = ownerOfSeat(seat); // DIA-AMB.160, interpretation: sacred ground does not count for it
  setSlot(s, ENEMY, enemy);
  setSlot(s, LEFT, Math.min(first + second - total, most));
  setSlot(s, JOIN, inBattle && legitimacyTotal(s, t, own, battleCommander(s, t, own), forceSpace(s), false) > total ? 1 : 0);
  return true;
}

function placeOf(s: DiadochiState): number {
  return mutinyPlace(s, slot(s, ENEMY), BELOW_EFFECT);
}

function revolt(s: DiadochiState, t: Tables, seat: number, units: Units, log: Log<DiadochiEvent>): void {
  const enemy = slot(s, ENEMY);
  if (slot(s, JOIN) === 0) disperseUnits(s, t, enemy, placeOf(s), units, "DIA-CRD.3", log);
  else changeSides(s, t, enemy, placeOf(s), ownerOfSeat(seat), forceSpace(s), units, "DIA-CRD.3", log);
}
