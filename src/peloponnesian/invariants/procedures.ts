/** Checks that the procedures under way can continue. There are only checks for positions that law 18 of `tyche/laws` has found. */
import { demand } from "../../core/basics/errors.js";
import { NONE } from "../../core/flow/frame-rows.js";
import { F } from "../vocabulary/frames.js";
import { mayEnter } from "../rules/entry.js";
import { couldGo } from "../rules/passage.js";
import { besiegerOf } from "../rules/siege.js";
import * as S from "../state/index.js";
import type { PeloponnesianState } from "../state/index.js";
import { firstOf, lastOf, type Tables } from "../tables/index.js";
import { pathOfBlock } from "./paths.js";

export function checkProcedures(s: PeloponnesianState, t: Tables): void {
  checkExpansion(s, t);
  checkGroups(s, t);
  checkForcedMarches(s, t);
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

// Marked blocks stand where their procedure is: a party that sets out, blocks that leave a pillaged city, defenders who go inside, a block that retreats.
function checkGroups(s: PeloponnesianState, t: Tables): void {
  const maneuver = F.maneuver.find(s);
  const gathers = [F.maneuver.step.party, F.maneuver.step.setOut];
  if (maneuver !== null && gathers.includes(maneuver.step)) checkPlace(s, t, maneuver.seat, S.PARTY, maneuver.area);
  const march = F.march.find(s);
  const mayForce = march === null || march.step !== F.march.step.force || march.mayForce;
  demand(mayForce, "frames", "no forced march of a free move (PEL-4.2.2.9)", march?.step ?? null);
  const pillage = F.pillage.find(s);
  if (pillage !== null && pillage.step !== F.pillage.step.city) checkPlace(s, t, pillage.seat, S.RETREATING, pillage.city);
  const fortify = F.fortify.find(s);
  if (fortify !== null && fortify.step === F.fortify.step.bringInside) {
    const { seat, area } = fortify;
    for (let b = firstOf(t, seat), last = lastOf(t, seat); b <= last; b++)
      demand(!S.isField(s, b, area) || S.hasMark(s, b, S.RETREATING), pathOfBlock(t, b, "marks"), "retreating until it goes inside (PEL-7.1.5)", t.blockIds[b]);
  }
  const retreat = F.retreat.find(s);
  if (retreat === null || retreat.step === F.retreat.step.block) return;
  const { seat, area, block } = retreat;
  const goes = block !== NONE && t.side[block] === seat && S.areaOf(s, block) === area;
  demand(goes, `${F.retreat.path(s)}.slots.block`, "a block that retreats from the area (PEL-6.4.2.1)", t.blockIds[block] ?? null);
}

function checkPlace(s: PeloponnesianState, t: Tables, seat: number, mark: number, area: number): void {
  for (let b = firstOf(t, seat), last = lastOf(t, seat); b <= last; b++)
    demand(!S.hasMark(s, b, mark) || S.areaOf(s, b) === area, pathOfBlock(t, b, "area"), `${t.areaIds[area]}, with the others`, t.areaIds[S.areaOf(s, b)]);
}

// PEL-5.3.7: until its dice are final, the border under way is that of the first announcement. Then it is the one that the successful blocks can cross.
function checkForcedMarches(s: PeloponnesianState, t: Tables): void {
  const march = F["forced-marches"].find(s);
  if (march === null) return;
  const { step: STEP } = F["forced-marches"];
  const { step, seat, from, to } = march;
  const path = `${F["forced-marches"].path(s)}.slots.to`;
  if (step === STEP.rolled) {
    const isFirst = S.forcedCount(s) > 0 && S.forcedTo(s, 0) === to && S.areaOf(s, S.forcedBlock(s, 0)) === from;
    demand(isFirst, path, "the border of the first announcement (PEL-5.3.7)", t.areaIds[to] ?? null);
  }
  if (step !== STEP.decide) return;
  for (let b = firstOf(t, seat), last = lastOf(t, seat); b <= last; b++) {
    if (!S.hasMark(s, b, S.SUCCEEDED)) continue;
    const goes = S.areaOf(s, b) === from && couldGo(t, b, from, to) && mayEnter(s, t, seat, to, from < t.lands && to < t.lands);
    demand(goes, path, `an area that ${t.blockIds[b]} can enter (PEL-5.3.10)`, t.areaIds[to] ?? null);
  }
}
