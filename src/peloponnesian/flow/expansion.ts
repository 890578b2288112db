/** The spread of a revolt (3.4.4, PEL-DP.6). */
import { argA, code, verbOf } from "../../core/moves/codes.js";
import { ASK, asking } from "../../core/flow/procedures.js";
import type { PeloponnesianLog } from "../vocabulary/events.js";
import { F } from "../vocabulary/frames.js";
import { V } from "../vocabulary/moves.js";
import { canRevolt } from "../rules/revolt.js";
import type { PeloponnesianState } from "../state/index.js";
import { type Tables, tablesOf } from "../tables/index.js";
import { SPARTA } from "../vocabulary/types.js";
import { rollEventDie } from "./event-die.js";
import type { PeloponnesianProcedure } from "./procedure.js";
import { changeControl } from "../effects/cities.js";
import { ofCity } from "./refusals.js";

const HERE = F.expansion;

export const expansion: PeloponnesianProcedure = asking(HERE, {
  clause: "PEL-3.4.4",
  run: {
    choose: (s) => (canSpread(s, tablesOf(s)) ? ASK : HERE.pop(s)),
    rolled(s, _dice, log) {
      const f = HERE.top(s);
      f.step = HERE.step.choose;
      if (F["event-die"].answered(s) <= f.upTo) revolt(s, tablesOf(s), f.city, log);
    },
  },
  moves(s, _seat, out) {
    const t = tablesOf(s);
    for (let i = 0; i < t.cities.length; i++) if (canSpreadTo(s, t, t.cities[i]!)) out.push(code(V["spread-to"], t.cities[i]!));
    out.push(code(V.done));
  },
  play(s, seat, c) {
    if (verbOf(c) === V.done) return HERE.pop(s);
    const f = HERE.top(s);
    f.city = argA(c);
    f.rolled.push(argA(c));
    f.step = HERE.step.rolled;
    rollEventDie(s, seat, "expansion");
  },
  refuse(s, _seat, c) {
    if (verbOf(c) !== V["spread-to"]) return null;
    const t = tablesOf(s);
    const city = argA(c);
    if (t.region[city] !== HERE.top(s).region || !t.cities.includes(city)) return ofCity(t, city, "expansion/elsewhere");
    return canRevolt(s, t, city) ? ofCity(t, city, "expansion/rolled") : ofCity(t, city, "expansion/cannot-revolt");
  },
});

/** PEL-3.4.2: a city changes to Sparta. */
export function revolt(s: PeloponnesianState, t: Tables, city: number, log: PeloponnesianLog): void {
  changeControl(s, t, city, { seat: SPARTA, rebels: true, reason: "revolt", clause: "PEL-3.4.2" }, log); // PEL-1.2.9, PEL-3.4.7: prestige does not change.
}

function canSpread(s: PeloponnesianState, t: Tables): boolean {
  for (let i = 0; i < t.cities.length; i++) if (canSpreadTo(s, t, t.cities[i]!)) return true;
  return false;
}

function canSpreadTo(s: PeloponnesianState, t: Tables, city: number): boolean {
  const { region, rolled } = HERE.top(s);
  return t.region[city] === region && canRevolt(s, t, city) && !rolled.has(city);
}
