/** Spreading a revolt (3.4.4, PEL-DP.6). The frame remembers Sparta's seat, the region, the highest face that succeeds, the cities rolled for (bits) and the city plus 1. */
import { argA, code, verbOf } from "../../core/codes.js";
import { answerOf, popFrame, setSlot, setStep, slot, stepOf } from "../../core/frames.js";
import type { PeloponnesianLog } from "../events.js";
import { ExpansionSlot } from "../frames.js";
import { V } from "../moves.js";
import { canRevolt } from "../rules/revolt.js";
import type { PeloponnesianState } from "../state.js";
import { type Tables, tablesOf } from "../tables.js";
import { SPARTA } from "../types.js";
import { rollEventDie } from "./event-die.js";
import { asksFirstSlot, type PeloponnesianProcedure, slotsOf } from "./procedure.js";
import { changeControl } from "./settle.js";
import type { Refusal } from "../../core/flow.js";
import { ofCity } from "./refusals.js";

const CHOOSE = 0;
const ROLLED = 1;

export const expansion: PeloponnesianProcedure = {
  kind: "expansion",
  clause: "PEL-3.4.4",
  slots: slotsOf("expansion"),
  run(s, _dice, log) {
    const t = tablesOf(s);
    if (stepOf(s) === ROLLED) {
      if (answerOf(s) <= slot(s, ExpansionSlot.upTo)) revolt(s, t, slot(s, ExpansionSlot.city) - 1, log);
      setStep(s, CHOOSE);
      return false;
    }
    for (let i = 0; i < t.cities.length; i++) if (canSpreadTo(s, t, i)) return true;
    popFrame(s);
    return false;
  },
  asks: asksFirstSlot,
  moves(s, _seat, out) {
    const t = tablesOf(s);
    for (let i = 0; i < t.cities.length; i++) if (canSpreadTo(s, t, i)) out.push(code(V["spread-to"], t.cities[i]!));
    out.push(code(V.done));
  },
  play(s, seat, c) {
    if (verbOf(c) === V.done) return popFrame(s);
    const t = tablesOf(s);
    setSlot(s, ExpansionSlot.city, argA(c) + 1);
    setSlot(s, ExpansionSlot.rolled, slot(s, ExpansionSlot.rolled) | (1 << ordinal(t, argA(c))));
    setStep(s, ROLLED);
    rollEventDie(s, seat, "expansion");
  },
  refuse(s, _seat, c): Refusal | null {
    if (verbOf(c) !== V["spread-to"]) return null;
    const t = tablesOf(s);
    const city = argA(c);
    if (t.region[city] !== slot(s, ExpansionSlot.region) || !t.cities.includes(city)) return ofCity(t, city, "expansion/elsewhere", "PEL-3.4.4");
    return canRevolt(s, t, city) ? ofCity(t, city, "expansion/rolled", "PEL-3.4.4") : ofCity(t, city, "expansion/cannot-revolt", "PEL-3.4.1");
  },
};

/** A city goes over to Sparta (PEL-3.4.2). */
export function revolt(s: PeloponnesianState, t: Tables, city: number, log: PeloponnesianLog): void {
  changeControl(s, t, city, SPARTA, true, "revolt", "PEL-3.4.2", log); // PEL-1.2.9; no prestige, PEL-3.4.7
}

function canSpreadTo(s: PeloponnesianState, t: Tables, i: number): boolean {
  const city = t.cities[i]!;
  if (t.region[city] !== slot(s, ExpansionSlot.region) || !canRevolt(s, t, city)) return false;
  return (slot(s, ExpansionSlot.rolled) & (1 << ordinal(t, city))) === 0;
}

// The number of a city among those of its region.
function ordinal(t: Tables, city: number): number {
  let n = 0;
  for (let i = 0; i < t.cities.length && t.cities[i]! < city; i++) if (t.region[t.cities[i]!] === t.region[city]) n++;
  return n;
}
