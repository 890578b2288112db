/** Siege attrition (8.2): one die for each besieged block in block order, then one for the garrison. */
import type { Dice } from "../../core/dice/dice.js";
import { automatic } from "../../core/flow/procedures.js";
import type { PeloponnesianLog } from "../vocabulary/events.js";
import { F } from "../vocabulary/frames.js";
import { isLeading } from "../rules/cards.js";
import { rollFor, tellRoll } from "../rules/rolls.js";
import { hasGarrison } from "../rules/siege.js";
import * as S from "../state/index.js";
import type { PeloponnesianState } from "../state/index.js";
import { firstOf, lastOf, type Tables, tablesOf } from "../tables/index.js";
import { ATHENA, SEATS, SPARTA, ZEUS } from "../vocabulary/types.js";
import type { PeloponnesianProcedure } from "./procedure.js";
import { askOlympian } from "./use-olympian.js";
import { loseStep } from "../effects/losses.js";
import { reduceGarrison, settleArea } from "../effects/cities.js";

const HERE = F.attrition;

export const attrition: PeloponnesianProcedure = automatic(HERE, "PEL-8.2.0.1", {
  athena(s) {
    const f = HERE.top(s);
    f.step = HERE.step.roll;
    if (S.holderOf(s, ATHENA) === S.rivalOf(f.seat)) askOlympian(s, S.rivalOf(f.seat), ATHENA);
  },
  roll(s, dice, log) {
    if (F["use-olympian"].answered(s)) return HERE.pop(s); // PEL-11.4.1: Athena prevents the attrition this turn.
    roll(s, tablesOf(s), dice, log);
    const f = HERE.top(s);
    f.step = HERE.step.rolled;
    if (S.holderOf(s, ZEUS) === f.seat) askOlympian(s, f.seat, ZEUS);
  },
  rolled(s, dice, log) {
    const t = tablesOf(s);
    if (F["use-olympian"].answered(s)) roll(s, t, dice, log); // PEL-11.1.1: Zeus rerolls all dice.
    apply(s, t, log);
    settleArea(s, t, HERE.top(s).city, log); // PEL-8.2.0.7: a city without defenders falls.
    HERE.pop(s);
  },
});

// PEL-8.2.0.2: each block inside has one die, and the garrison has one.
function roll(s: PeloponnesianState, t: Tables, dice: Dice, log: PeloponnesianLog): void {
  const f = HERE.top(s);
  const { seat, city } = f;
  const count = S.countInside(s, t, city, S.rivalOf(seat));
  const upTo = attritionUpTo(s, t, city);
  const faces: number[] = [];
  for (let i = 0; i < count; i++) faces.push(dice.roll(6));
  f.faces.take(faces);
  faces.sort((x, y) => x - y); // PEL-8.2.0.5, PEL-HI.10: the order must not show the block of each die.
  if (count > 0) tellRoll(log, "attrition", SEATS[seat]!, faces, { upTo });
  if (!hasGarrison(s, city)) return;
  f.garrison = rollFor(dice, log, "attrition-garrison", SEATS[seat]!, { most: upTo });
}

/** The highest face that costs 1 CV; 0 if none does. */
export function attritionUpTo(s: PeloponnesianState, t: Tables, city: number): number {
  const { siegeWorksUpTo, attritionUpTo: ordinary } = t.numbers;
  // PEL-3.5.24: attrition costs nothing while Gylippus leads Sparta in Sicily and a Spartan block is inside.
  if (t.sheet[city] === 1 && S.controllerOf(s, city) === SPARTA && isLeading(s, t, SPARTA, t.leaders.gylippus) && S.countInside(s, t, city, SPARTA) > 0)
    return 0;
  // PEL-8.2.0.3, PEL-8.2.0.4, PEL-3.5.7: the face depends on the season and on Siege Works.
  return (S.hasCityMark(s, city, S.SIEGE_WORKS) ? siegeWorksUpTo : ordinary).values[S.seasonOf(s)]!;
}

function apply(s: PeloponnesianState, t: Tables, log: PeloponnesianLog): void {
  const { seat, city, faces, garrison: garrisonFace } = HERE.top(s);
  const upTo = attritionUpTo(s, t, city);
  const rival = S.rivalOf(seat);
  const blocks: string[] = [];
  const values: number[] = [];
  let losses = 0;
  let eliminated = 0;
  let n = 0;
  for (let b = firstOf(t, rival), last = lastOf(t, rival); b <= last; b++) {
    if (!S.isInside(s, b, city)) continue;
    const face = faces.at(n++);
    if (log !== undefined) {
      blocks.push(t.blockIds[b]!);
      values.push(face);
    }
    if (face > upTo) continue;
    losses++;
    eliminated += loseStep(s, t, b, "attrition", undefined); // PEL-8.2.0.3, PEL-8.2.0.4, PEL-8.2.0.6, PEL-6.0.12: besieged blocks lose 1 CV and stay hidden.
  }
  // PEL-8.2.0.3, PEL-8.2.0.4: the garrison has its own die; 0 means that no die was rolled.
  const garrison = garrisonFace > 0 && garrisonFace <= upTo ? 1 : 0;
  const clause = "PEL-8.2.0.3";
  // PEL-8.2.0.5: only the owner knows the block of each die.
  log?.push({
    type: "attrition-rolled",
    seat: SEATS[rival]!,
    area: t.areaIds[city]!,
    losses,
    eliminated,
    garrison,
    clause,
    secret: { blocks, values },
  });
  if (garrison > 0) reduceGarrison(s, t, city, S.garrisonCV(s, city) - 1, log);
}
