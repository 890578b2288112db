/** Checks that the procedures under way can continue. There are only checks for positions that law 18 of `tyche/laws` has found. */
import { demand } from "../../core/basics/errors.js";
import { F } from "../vocabulary/frames.js";
import { canForm } from "../rules/spending.js";
import * as S from "../state/index.js";
import type { NineYearsState } from "../state/index.js";
import { NONE, type Tables } from "../tables/index.js";
import { POWER_IDS } from "../vocabulary/types.js";

export function checkProcedures(s: NineYearsState, t: Tables): void {
  const round = F.round.find(s);
  if (round !== null && round.step === F.round.step.card) {
    const { seat, shown } = round;
    demand(shown === 0 || S.inHand(s, seat, shown) > 0, `${F.round.path(s)}.slots.shown`, "a card of the hand (NYW-13.2.1.4)", shown);
  }
  const transfer = F.transfer.find(s);
  if (transfer !== null && transfer.step === F.transfer.step.unit)
    demand(transfer.corps === NONE && transfer.leader === NONE, F.transfer.path(s), "no unit before it is chosen (NYW-13.4.3.1)");
  const power = F.form.find(s)?.power ?? NONE;
  demand(power === NONE || canForm(s, t, power), `${F.form.path(s)}.slots.power`, "a power that can form a corps (NYW-12.3.4.2)", POWER_IDS[power]);
}
