/** NYW-D-05b: forming a corps from the Force Pool: power, strength, space. Remembers what has been chosen. */
import { argA, type Code, code, verbOf } from "../../core/codes.js";
import type { Log, Procedure } from "../../core/flow.js";
import { popFrame, setSlot, slot } from "../../core/frames.js";
import { fullCorps, REDUCED } from "../corps.js";
import { payPoints } from "../effects/pay.js";
import type { NineYearsEvent } from "../events.js";
import { Form } from "../frames.js";
import { V } from "../moves.js";
import { formRefusal } from "../reasons/spending.js";
import { locOfPower } from "../rules/loc.js";
import { canPlaceCorps, hasPlaces } from "../rules/placement.js";
import { canForm } from "../rules/spending.js";
import { addCorps, BRITISH_IN_AMSTERDAM, changePool, countFormed, kindId, type NineYearsState, rpOf, setFlag } from "../state.js";
import { at, entryAt, BRITAIN, FRANCE, SAVOY, tablesOf } from "../tables.js";
import { SEATS } from "../types.js";
import { refuseSpace } from "./refusals.js";

/** Costs of a reduced and a full corps (NYW-12.3.4.4). */
const REDUCED_COST = 1;
const FULL_COST = 2;
const CHOSEN_REDUCED = 1;
const CHOSEN_FULL = 2;
/** Arguments of choose-strength, in the order of STRENGTHS. */
const ARG_FULL = 0;
const ARG_REDUCED = 1;

export const form: Procedure<NineYearsState, NineYearsEvent> = {
  kind: "form",
  clause: "NYW-12.3.4.3",
  slots: ["seat", "power", "strength"],
  run: () => true,
  asks: (s) => 1 << slot(s, Form.seat),
  hasChoice: (s) => slot(s, Form.strength) !== 0 && hasPlaces(s, tablesOf(s), slot(s, Form.power) - 1, 2),
  // Powers in their order; full before reduced; spaces in theirs.
  moves(s, seat, out) {
    const t = tablesOf(s);
    if (slot(s, Form.power) === 0) {
      for (let power = FRANCE; power <= SAVOY; power++) if (at(t.powerSide, power) === seat && canForm(s, t, power)) out.push(code(V["choose-power"], power));
    } else if (slot(s, Form.strength) === 0) {
      if (rpOf(s, seat) >= FULL_COST) out.push(code(V["choose-strength"], ARG_FULL));
      out.push(code(V["choose-strength"], ARG_REDUCED));
    } else {
      const power = slot(s, Form.power) - 1;
      const loc = locOfPower(s, t, power);
      for (let space = 0; space < t.spaceIds.length; space++) if (canPlaceCorps(s, t, power, space, loc)) out.push(code(V["place-corps"], space));
    }
  },
  play(s, seat, c, _dice, log) {
    if (verbOf(c) === V["choose-power"]) setSlot(s, Form.power, argA(c) + 1);
    else if (verbOf(c) === V["choose-strength"]) setSlot(s, Form.strength, argA(c) === ARG_FULL ? CHOSEN_FULL : CHOSEN_REDUCED);
    else place(s, seat, c, log);
  },
  refuse(s, seat, c) {
    if (slot(s, Form.power) === 0) return verbOf(c) === V["choose-power"] ? formRefusal(s, tablesOf(s), seat, argA(c)) : null;
    // Both strengths are listed, or nobody is asked.
    if (slot(s, Form.strength) === 0) return null;
    return refuseSpace(s, c, V["place-corps"], "form/not-there", "NYW-12.3.4.5");
  },
};

function place(s: NineYearsState, seat: number, c: Code, log: Log<NineYearsEvent>): void {
  const t = tablesOf(s);
  const power = slot(s, Form.power) - 1;
  const isFull = slot(s, Form.strength) === CHOSEN_FULL;
  const kind = fullCorps(power) | (isFull ? 0 : REDUCED);
  changePool(s, power, -1);
  addCorps(s, argA(c), kind, 1);
  countFormed(s, power);
  if (power === BRITAIN && argA(c) === t.named.amsterdam) setFlag(s, BRITISH_IN_AMSTERDAM, true);
  log?.push({ type: "corps-formed", seat: SEATS[seat]!, corps: kindId(kind), space: entryAt(t.spaceIds, argA(c)), clause: "NYW-12.3.4.3" });
  popFrame(s);
  payPoints(s, seat, isFull ? FULL_COST : REDUCED_COST, log);
}
