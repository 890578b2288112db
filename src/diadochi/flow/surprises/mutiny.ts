/** Mutiny: Macedonian and royal CUs leave an enemy army that is about to move or is in battle with the player (DIA-CRD.1 to DIA-CRD.3). */
import { argA, code, verbOf } from "../../../core/moves/codes.js";
import type { Dice } from "../../../core/dice/dice.js";
import type { Log } from "../../../core/flow/flow.js";
import { changeSides } from "../../effects/change-sides.js";
import { disperseUnits } from "../../effects/losses.js";
import type { DiadochiEvent } from "../../vocabulary/events.js";
import { F } from "../../vocabulary/frames/index.js";
import { V } from "../../vocabulary/moves.js";
import { seatId } from "../../state/names.js";
import { legitimacyTotal } from "../../rules/prestige.js";
import { battleCommander, mutinousUnits, mutinyCommander, mutinyPlace, mutinyTarget } from "../../rules/cards/surprises.js";
import { isOpener } from "../../rules/cards/windows.js";
import { type DiadochiState, FORCE, forceSpace, NOBODY, ownerOfSeat, unitsAt } from "../../state/index.js";
import { ROLLS } from "../../vocabulary/types.js";
import { countOfType, MACEDONIAN, oneUnit, ROYAL, SILVER_SHIELDS, type Units, unitsOfType } from "../../vocabulary/units.js";
import type { CardInPlay, EffectProcedure, WhyNot } from "../card-part.js";

export const mutiny: EffectProcedure<"mutiny"> = {
  run(s, card, dice, log) {
    const { t, seat } = card;
    if (F["surprise-effect"].top(s).step !== F["surprise-effect"].step.chosen && !roll(s, card, dice, log)) return "done";
    const units = unitsAt(s, t, placeOf(s));
    const left = F["surprise-effect"].top(s).left;
    if (left === 0 || mutinousUnits(units) === 0) return "done";
    if (left < mutinousUnits(units)) return "ask";
    revolt(s, seat, unitsOfType(MACEDONIAN, countOfType(units, MACEDONIAN)) + unitsOfType(ROYAL, countOfType(units, ROYAL)), log);
    return "done";
  },
  // DIA-DEC.51: ordinary Macedonians, then royal troops.
  moves(s, { t }, out) {
    const units = unitsAt(s, t, placeOf(s));
    if (countOfType(units, MACEDONIAN) > 0) out.push(code(V.mutineer, MACEDONIAN));
    if (countOfType(units, ROYAL) > 0) out.push(code(V.mutineer, ROYAL));
  },
  play(s, { seat }, c, _dice, log) {
    F["surprise-effect"].top(s).left--;
    revolt(s, seat, oneUnit(argA(c)), log);
  },
};

export const whyNotMutiny: WhyNot<"mutiny"> = (_s, _card, c) => {
  if (verbOf(c) !== V.mutineer) return null;
  return argA(c) === SILVER_SHIELDS ? "card/immune-to-mutiny" : argA(c) === MACEDONIAN || argA(c) === ROYAL ? "card/no-such-unit" : "card/not-macedonian";
};

// Rolls against the legitimacy total of the army; false if the roll fails, or if no army can mutiny now.
function roll(s: DiadochiState, { t, seat, part }: CardInPlay<"mutiny">, dice: Dice, log: Log<DiadochiEvent>): boolean {
  const enemy = mutinyTarget(s, t, seat);
  if (enemy === NOBODY) return false;
  F["surprise-effect"].top(s).step = F["surprise-effect"].step.chosen;
  const inBattle = isOpener(s, F["land-battle"]);
  const attacked = inBattle && mutinyPlace(s, enemy) !== FORCE;
  const total = legitimacyTotal(s, enemy, mutinyCommander(s, t, enemy), forceSpace(s), attacked);
  const [first, second] = [dice.roll(6), dice.roll(6)];
  const success = first + second > total;
  log?.push({ type: "roll", purpose: "mutiny", clause: ROLLS.mutiny, seat: seatId(seat), sides: 6, faces: [first, second], least: total + 1, success });
  if (!success) return false;
  const own = ownerOfSeat(seat); // DIA-AMB.160, interpretation: this player's total, compared below, excludes sacred ground.
  F["surprise-effect"].top(s).enemy = enemy;
  F["surprise-effect"].top(s).left = Math.min(first + second - total, part.max);
  F["surprise-effect"].top(s).join = inBattle && legitimacyTotal(s, own, battleCommander(s, t, own), forceSpace(s), false) > total;
  return true;
}

function placeOf(s: DiadochiState): number {
  return mutinyPlace(s, F["surprise-effect"].top(s).enemy);
}

function revolt(s: DiadochiState, seat: number, units: Units, log: Log<DiadochiEvent>): void {
  const enemy = F["surprise-effect"].top(s).enemy;
  if (!F["surprise-effect"].top(s).join) disperseUnits(s, { owner: enemy, place: placeOf(s), units }, "DIA-CRD.3", log);
  else changeSides(s, { owner: enemy, place: placeOf(s), units }, { owner: ownerOfSeat(seat), space: forceSpace(s) }, "DIA-CRD.3", log);
}
