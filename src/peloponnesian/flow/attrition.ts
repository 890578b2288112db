/**
 * Siege attrition (8.2): one die for each besieged block in block order, then one for the garrison. The frame remembers the besieger's seat, the city, the faces of the
 * blocks (base 8, the first lowest) and the garrison's face.
 */
import type { Dice } from "../../core/dice/dice.js";
import { rollTest } from "../../core/events.js";
import { answerOf, popFrame, pushFrame, setSlot, setStep, slot, stepOf } from "../../core/frames.js";
import type { PeloponnesianLog } from "../events.js";
import { AttritionSlot, USE_OLYMPIAN } from "../frames.js";
import { isLeading } from "../rules/cards.js";
import { hasGarrison } from "../rules/siege.js";
import { controllerOf, countInside, garrisonCV, hasCityMark, holderOf, isInside, type PeloponnesianState, rivalOf, seasonOf, SIEGE_WORKS } from "../state.js";
import { firstOf, lastOf, type Tables, tablesOf } from "../tables.js";
import { ATHENA, SEATS, SPARTA, ZEUS } from "../types.js";
import { type PeloponnesianProcedure, silent } from "./procedure.js";
import { loseStep, reduceGarrison, settleArea } from "./settle.js";

const ASK_ATHENA = 0;
const ROLL = 1;
const ROLLED = 2;

export const attrition: PeloponnesianProcedure = silent("attrition", "PEL-8.2.0.1", (s, dice, log) => {
  const t = tablesOf(s);
  const seat = slot(s, AttritionSlot.seat);
  const city = slot(s, AttritionSlot.city);
  switch (stepOf(s)) {
    case ASK_ATHENA:
      setStep(s, ROLL);
      if (holderOf(s, ATHENA) === rivalOf(seat)) pushFrame(s, USE_OLYMPIAN, rivalOf(seat), ATHENA);
      break;
    case ROLL:
      if (answerOf(s) === 1) {
        popFrame(s); // PEL-11.4.1
        break;
      }
      roll(s, t, seat, city, dice, log);
      setStep(s, ROLLED);
      if (holderOf(s, ZEUS) === seat) pushFrame(s, USE_OLYMPIAN, seat, ZEUS);
      break;
    default:
      if (answerOf(s) === 1) roll(s, t, seat, city, dice, log); // PEL-11.1.1
      apply(s, t, seat, city, log);
      settleArea(s, t, city, log); // PEL-8.2.0.7
      popFrame(s);
  }
  return false;
});

// PEL-8.2.0.2
function roll(s: PeloponnesianState, t: Tables, seat: number, city: number, dice: Dice, log: PeloponnesianLog): void {
  const count = countInside(s, t, city, rivalOf(seat));
  const upTo = attritionUpTo(s, t, city);
  const faces: number[] = [];
  let packed = 0;
  for (let i = 0; i < count; i++) {
    const face = dice.roll(6);
    faces.push(face);
    packed |= face << (i * 3);
  }
  setSlot(s, AttritionSlot.faces, packed);
  faces.sort((x, y) => x - y); // PEL-8.2.0.5, PEL-HI.10: their order shall not tell which block each was for
  if (count > 0) log?.push({ type: "roll", purpose: "attrition", clause: "PEL-8.2.0.2", seat: SEATS[seat]!, sides: 6, faces, upTo });
  if (!hasGarrison(s, city)) return;
  setSlot(s, AttritionSlot.garrison, rollTest(dice, log, "attrition-garrison", "PEL-8.2.0.2", SEATS[seat]!, { most: upTo }));
}

/** The highest face that costs a CV, 0 when none does (PEL-8.2.0.3, PEL-8.2.0.4, PEL-3.5.7, PEL-3.5.24). */
export function attritionUpTo(s: PeloponnesianState, t: Tables, city: number): number {
  const { siegeWorksUpTo, attritionUpTo: ordinary } = t.board.numbers;
  if (t.sheet[city] === 1 && controllerOf(s, city) === SPARTA && isLeading(s, t, SPARTA, t.leaders.gylippus) && countInside(s, t, city, SPARTA) > 0) return 0;
  return (hasCityMark(s, city, SIEGE_WORKS) ? siegeWorksUpTo : ordinary).values[seasonOf(s)]!;
}

function apply(s: PeloponnesianState, t: Tables, seat: number, city: number, log: PeloponnesianLog): void {
  const upTo = attritionUpTo(s, t, city);
  const rival = rivalOf(seat);
  const packed = slot(s, AttritionSlot.faces);
  const blocks: string[] = [];
  const values: number[] = [];
  let losses = 0;
  let eliminated = 0;
  let n = 0;
  for (let b = firstOf(t, rival), last = lastOf(t, rival); b <= last; b++) {
    if (!isInside(s, b, city)) continue;
    const face = (packed >> (n++ * 3)) & 7;
    if (log !== undefined) {
      blocks.push(t.blockIds[b]!);
      values.push(face);
    }
    if (face > upTo) continue;
    losses++;
    eliminated += loseStep(s, t, b, "attrition", undefined); // PEL-8.2.0.6: only the besieged; they stay hidden, PEL-6.0.12
  }
  // PEL-8.2.0.5: which die was for which block is the owner's knowledge.
  const face = slot(s, AttritionSlot.garrison);
  const garrison = hasGarrison(s, city) && face > 0 && face <= upTo ? 1 : 0;
  const clause = "PEL-8.2.0.3";
  log?.push({ type: "attrition-rolled", seat: SEATS[rival]!, area: t.areaIds[city]!, losses, eliminated, garrison, clause, secret: { blocks, values } });
  if (garrison > 0) reduceGarrison(s, t, city, garrisonCV(s, city) - 1, log);
}
