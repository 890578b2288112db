import { F } from "../vocabulary/frames/index.js";
import { type DiadochiState, INSIDE, placeOfGeneral } from "../state/index.js";
import type { Tables } from "../tables/index.js";
import { takeUpArmy } from "./force.js";

/** A fixed number of MP instead of a roll, and permission for a naval move. */
export interface Allowance {
  readonly mp: number;
  readonly naval: boolean;
}

/** Activates a general: his army marches, or he sorties from a besieged city. Without an allowance the MP are rolled. */
export function activate(s: DiadochiState, t: Tables, general: number, allowance: Allowance | null): void {
  if (placeOfGeneral(s, general) >= INSIDE) {
    F.sortie.push(s).commander = general;
    return;
  }
  takeUpArmy(s, t, general);
  const next = F.march.push(s);
  next.commander = general;
  if (allowance === null) return;
  next.mp = allowance.mp;
  next.fixed = true;
  next.noNaval = !allowance.naval;
}
