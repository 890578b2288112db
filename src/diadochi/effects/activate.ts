/** Activates a general: his army marches, or he makes a sortie out of a besieged city. */
import { pushFrame } from "../../core/frames.js";
import { MARCH, SORTIE } from "../frames.js";
import { type DiadochiState, INSIDE, placeOfGeneral } from "../state.js";
import type { Tables } from "../tables.js";
import { takeUpArmy } from "./force.js";

/** Pushes the frame of the activation; `mp` is 0 where it is rolled for, `flags` are MARCH_*. */
export function activate(s: DiadochiState, t: Tables, general: number, mp: number, flags: number): void {
  if (placeOfGeneral(s, general) >= INSIDE) {
    pushFrame(s, SORTIE, general);
    return;
  }
  takeUpArmy(s, t, general);
  pushFrame(s, MARCH, general, mp, 0, flags);
}
