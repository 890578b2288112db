import { F } from "../vocabulary/frames/index.js";
import type { DiadochiState } from "../state/index.js";
import { countUnits } from "../vocabulary/units.js";
import type { Troops } from "./losses.js";

/** Pushes an attrition test of CUs for a purpose of `TEST`, in the column for their number unless a rule names another (DIA-TAB.4). */
export function testAttrition(s: DiadochiState, { owner, place, units }: Troops, purpose: number, column: number = countUnits(units)): void {
  const next = F["attrition-test"].push(s);
  next.owner = owner;
  next.place = place;
  next.units = units;
  next.column = column;
  next.purpose = purpose;
}
