import { F } from "../vocabulary/frames/index.js";
import { type DiadochiState, INSIDE, placeOfGeneral } from "../state/index.js";
import type { Tables } from "../tables/index.js";
import { takeUpArmy } from "./force.js";

/** The terms of an activation without a roll: its MP, and `naval` if a naval move is allowed. */
export interface Allowance {
  readonly mp: number;
  readonly naval: boolean;
}

/** Activates a general: his army marches, or he sorties from a besieged city. If `allowance` is null, an army rolls for its MP. */
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
