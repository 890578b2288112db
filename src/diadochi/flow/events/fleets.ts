/** Shipwrights: upgrades a fleet or brings one back. */
import { argA, code, verbOf } from "../../../core/codes.js";
import { setStep, stepOf } from "../../../core/frames.js";
import { returnFleet, upgradeFleet } from "../../effects/fleets.js";
import { TARGET_FLEET } from "../../moves.js";
import { fleetsToReturn, fleetsToUpgrade, whyNotReturned, whyNotUpgraded } from "../../rules/fleets.js";
import { type DiadochiState, lowestBit } from "../../state.js";
import type { Tables } from "../../tables.js";
import { ASK, DONE_PART, type EffectProcedure, NOTHING } from "../card-part.js";

const FINISHED = 9;

/** Whether a seat has a fleet to upgrade. */
export function canUpgradeFleet(s: DiadochiState, t: Tables, seat: number): boolean {
  return fleetsToUpgrade(s, t, seat) !== 0;
}

/** Whether a seat has a dispersed fleet. */
export function canReturnFleet(s: DiadochiState, t: Tables, seat: number): boolean {
  return fleetsToReturn(s, t, seat) !== 0;
}

export const upgradeFleetByCard: EffectProcedure<"upgrade-fleet"> = {
  run: (s, t, seat) => (stepOf(s) === FINISHED ? DONE_PART : canUpgradeFleet(s, t, seat) ? ASK : NOTHING),
  moves(s, t, seat, _part, out) {
    for (let rest = fleetsToUpgrade(s, t, seat); rest !== 0; rest &= rest - 1) out.push(code(TARGET_FLEET, lowestBit(rest)));
  },
  play(s, t, seat, _part, c, _dice, log) {
    setStep(s, FINISHED);
    upgradeFleet(s, t, seat, argA(c), "DIA-TYC.32", log);
  },
  whyNot: (s, t, seat, _part, c) => (verbOf(c) === TARGET_FLEET ? whyNotUpgraded(s, t, seat, argA(c)) : null),
};

export const returnFleetByCard: EffectProcedure<"return-fleet"> = {
  run: (s, t, seat) => (stepOf(s) === FINISHED ? DONE_PART : canReturnFleet(s, t, seat) ? ASK : NOTHING),
  moves(s, t, seat, _part, out) {
    for (let rest = fleetsToReturn(s, t, seat); rest !== 0; rest &= rest - 1) out.push(code(TARGET_FLEET, lowestBit(rest)));
  },
  play(s, t, seat, _part, c, _dice, log) {
    setStep(s, FINISHED);
    returnFleet(s, t, seat, argA(c), "DIA-TYC.33", log);
  },
  whyNot: (s, t, seat, _part, c) => (verbOf(c) === TARGET_FLEET ? whyNotReturned(s, t, seat, argA(c)) : null),
};
