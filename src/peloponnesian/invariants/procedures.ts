/** Checks that the procedures under way can continue. It contains only the checks that law 18 has needed. */
import { demand } from "../../core/basics/errors.js";
import { F } from "../vocabulary/frames.js";
import { besiegerOf } from "../rules/siege.js";
import type { PeloponnesianState } from "../state/index.js";
import type { Tables } from "../tables/index.js";

export function checkProcedures(s: PeloponnesianState, t: Tables): void {
  checkExpansion(s, t);
  for (const frame of [F.storm, F.attrition]) {
    const under = frame.find(s);
    if (under === null) continue;
    const { seat, city } = under;
    demand(besiegerOf(s, city) === seat, `${frame.path(s)}.slots.city`, "a city its player besieges (PEL-8.1.0.1, PEL-8.2.0.1)", t.areaIds[city]);
  }
}

function checkExpansion(s: PeloponnesianState, t: Tables): void {
  const expansion = F.expansion.find(s);
  if (expansion === null) return;
  const { region } = expansion;
  const rolled = [...expansion.rolled];
  const fits = rolled.every((city) => t.cities.includes(city) && t.region[city] === region) && new Set(rolled).size === rolled.length;
  demand(fits, `${F.expansion.path(s)}.slots.rolled`, "cities of the region, each once (PEL-3.4.4)", rolled.length);
}
