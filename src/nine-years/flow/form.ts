/** NYW-D-05b: forms a corps from the Force Pool. The player chooses its power, strength and space. */
import { argA, type Code, code, verbOf } from "../../core/moves/codes.js";
import type { Log, Procedure } from "../../core/flow/flow.js";
import { asking } from "../../core/flow/procedures.js";
import { fullCorps, REDUCED } from "../vocabulary/corps.js";
import { payPoints } from "../effects/pay.js";
import type { NineYearsEvent } from "../vocabulary/events.js";
import { F } from "../vocabulary/frames.js";
import { V } from "../vocabulary/moves.js";
import { seatId, spaceId } from "../state/names.js";
import { formRefusal } from "../rules/spending-refusals.js";
import { locOfPower } from "../rules/loc.js";
import { canPlaceCorps } from "../rules/placement.js";
import { canForm } from "../rules/spending.js";
import * as S from "../state/index.js";
import type { NineYearsState } from "../state/index.js";
import { BRITAIN, FRANCE, SAVOY, type Tables, tablesOf } from "../tables/index.js";
import { STRENGTH } from "../vocabulary/types.js";
import { refuseSpace } from "./refusals.js";

/** Costs of a reduced and a full corps (NYW-12.3.4.4). */
const REDUCED_COST = 1;
const FULL_COST = 2;
const STEP = F.form.step;

export const form: Procedure<NineYearsState, NineYearsEvent> = asking(F.form, {
  clause: "NYW-12.3.4.3",
  moves(s, seat, out) {
    const t = tablesOf(s);
    const { step, power } = F.form.top(s);
    if (step === STEP.power) listPowers(s, t, seat, out);
    else if (step === STEP.strength) listStrengths(s, seat, out);
    else {
      const loc = locOfPower(s, t, power);
      for (let space = 0; space < t.spaceIds.length; space++) if (canPlaceCorps(s, t, power, space, loc)) out.push(code(V["place-corps"], space));
    }
  },
  play(s, seat, c, _dice, log) {
    const f = F.form.top(s);
    if (verbOf(c) === V["choose-power"]) {
      f.power = argA(c);
      f.step = STEP.strength;
    } else if (verbOf(c) === V["choose-strength"]) {
      f.strength = argA(c);
      f.step = STEP.place;
    } else place(s, seat, argA(c), log);
  },
  refuse(s, seat, c) {
    const { step } = F.form.top(s);
    if (step === STEP.power) return verbOf(c) === V["choose-power"] ? formRefusal(s, tablesOf(s), seat, argA(c)) : null;
    // Both strengths are legal here; otherwise the side is not asked.
    if (step === STEP.strength) return null;
    return refuseSpace(s, c, V["place-corps"], "form/not-there");
  },
});

function listPowers(s: NineYearsState, t: Tables, seat: number, out: Code[]): void {
  for (let power = FRANCE; power <= SAVOY; power++) if (t.powerSide[power] === seat && canForm(s, t, power)) out.push(code(V["choose-power"], power));
}

function listStrengths(s: NineYearsState, seat: number, out: Code[]): void {
  if (S.rpOf(s, seat) >= FULL_COST) out.push(code(V["choose-strength"], STRENGTH.full));
  out.push(code(V["choose-strength"], STRENGTH.reduced));
}

function place(s: NineYearsState, seat: number, space: number, log: Log<NineYearsEvent>): void {
  const t = tablesOf(s);
  const { power, strength } = F.form.top(s);
  const isFull = strength === STRENGTH.full;
  const kind = fullCorps(power) | (isFull ? 0 : REDUCED);
  S.changePool(s, power, -1);
  S.addCorps(s, space, kind, 1);
  S.countFormed(s, power);
  if (power === BRITAIN && space === t.named.amsterdam) S.setFlag(s, S.BRITISH_IN_AMSTERDAM, true);
  log?.push({ type: "corps-formed", seat: seatId(seat), corps: S.kindId(kind), space: spaceId(t, space), clause: "NYW-12.3.4.3" });
  F.form.pop(s);
  payPoints(s, seat, isFull ? FULL_COST : REDUCED_COST, log);
}
