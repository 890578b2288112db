/** What the procedures of the combat phase remember: both sides are there, a stormed city is besieged, dice have faces. */
import { demand } from "../../core/errors.js";
import { isBattleDue, isSallyDue } from "../rules/battles.js";
import { linkBetween } from "../rules/passage.js";
import { canRetreatOver } from "../rules/retreat.js";
import { besiegerOf, controls, hasGarrison } from "../rules/siege.js";
import {
  ACTIONS_USE,
  countInside,
  hasField,
  hasMark,
  INSIDE,
  isField,
  isInPlay,
  MOVED,
  type PeloponnesianState,
  RETREATING,
  rivalOf,
  SALLYING,
  useOf,
} from "../state.js";
import { firstOf, lastOf, type Tables } from "../tables.js";
import { demandSlot, type Frame } from "./stack.js";

export function checkCombat(s: PeloponnesianState, t: Tables, frame: Frame): void {
  const { seat, city } = frame.slots;
  const acts = useOf(s, seat!) === ACTIONS_USE;
  if (frame.step === 2) demandSlot(frame, "city", city! > 0 && controls(s, t, seat!, city! - 1), "the city whose sally is made up, plus 1");
  demand(acts || (frame.step !== 1 && frame.step !== 2), `${frame.path}.step`, "no sally in an event turn (PEL-8.3.1)", frame.step);
  for (let b = firstOf(t, seat!), last = lastOf(t, seat!); b <= last; b++) {
    if (!isInPlay(s, b) || !hasMark(s, b, SALLYING)) continue;
    demand(hasMark(s, b, INSIDE) && !hasMark(s, b, MOVED) && acts, `blocks[${b}].marks`, "nobody who cannot sally (PEL-8.3.7)", "sallying");
  }
}

export function checkBattle(s: PeloponnesianState, t: Tables, frame: Frame): void {
  const { seat, area, sally, column } = frame.slots;
  if (sally === 1) demandSlot(frame, "area", area! < t.lands && frame.step >= 2, "the city of the sally");
  if (frame.step === 0) demandSlot(frame, "area", isBattleDue(s, t, seat!, area!), "an area where both sides are in the field (PEL-6.0.1)");
  if (frame.step === 2) {
    demandSlot(frame, "area", isBattleDue(s, t, seat!, area!), "an area where both sides are in the field (PEL-6.0.1)");
    demandSlot(frame, "column", column! > 0 && t.side[column! - 1] === seat && isField(s, column! - 1, area!), "a block of the column that fights, plus 1");
  }
  if (frame.step === 3 && sally === 1) demandSlot(frame, "area", isSallyDue(s, t, seat!, area!), "a city from which somebody sallies");
}

export function checkFortify(s: PeloponnesianState, t: Tables, frame: Frame, below: Frame): void {
  const { seat, area } = frame.slots;
  demandSlot(frame, "area", area === below.slots["area"] && below.slots["sally"] === 0, "the area of the battle");
  demandSlot(frame, "area", controls(s, t, seat!, area!), "a City-State of the defender (PEL-7.1.1)");
  for (let b = firstOf(t, seat!), last = lastOf(t, seat!); frame.step > 0 && b <= last; b++)
    demand(!isField(s, b, area!) || hasMark(s, b, RETREATING), `blocks[${b}].marks`, "retreating, for who is not inside yet (PEL-7.1.5)", null);
}

export function checkRetreat(s: PeloponnesianState, t: Tables, frame: Frame, below: Frame): void {
  const { seat, area, aggressor, block, strict, to } = frame.slots;
  const where = below.slots["area"] ?? below.slots["city"];
  demandSlot(frame, "area", area === where, `the area of the ${below.kind}`);
  demandSlot(frame, "aggressor", aggressor === (below.kind === "battle" && seat === below.slots["seat"] ? 1 : 0), "whether he was the aggressor (PEL-6.4.2.3)");
  demandSlot(frame, "strict", strict === (below.kind === "fortify" ? 1 : 0), "1 when fortifying (PEL-7.1.5)");
  if (frame.step === 0) return demandSlot(frame, "block", block === 0, "0 before a block is chosen");
  demandSlot(frame, "block", block! > 0 && t.side[block! - 1] === seat && hasMark(s, block! - 1, RETREATING), "a block that has to go");
  if (frame.step !== 2) return;
  const link = linkBetween(t, area!, to!);
  demandSlot(frame, "to", link >= 0 && to! >= t.lands && canRetreatOver(s, t, block! - 1, area!, link, aggressor === 1), "a sea it may retreat to");
}

export function checkStorm(s: PeloponnesianState, t: Tables, frame: Frame): void {
  const { seat, city } = frame.slots;
  demandSlot(frame, "city", besiegerOf(s, city!) === seat, "a city its player besieges (PEL-8.1.0.1)");
  demandSlot(frame, "city", frame.step > 2 || hasField(s, t, city!, seat!), "a city with blocks before it (PEL-8.1.0.2)");
  demand(useOf(s, seat!) === ACTIONS_USE, frame.path, "no storm in an event turn (PEL-6.0.10)", frame.kind);
}

const BITS_OF_FACE = 3;

export function checkAttrition(s: PeloponnesianState, t: Tables, frame: Frame): void {
  const { seat, city, faces, garrison } = frame.slots;
  demandSlot(frame, "city", besiegerOf(s, city!) === seat, "a city its player besieges (PEL-8.2.0.1)");
  const rolled = frame.step === 2;
  demandSlot(frame, "garrison", rolled && hasGarrison(s, city!) ? garrison! > 0 : garrison === 0, "the face of the garrison's die, if it was rolled for");
  let left = rolled ? countInside(s, t, city!, rivalOf(seat!)) : 0;
  let packed = faces!;
  for (; packed > 0; packed >>= BITS_OF_FACE, left--) demandSlot(frame, "faces", (packed & 7) >= 1 && (packed & 7) <= 6, "faces of the dice, three bits each");
  demandSlot(frame, "faces", left === 0, "a face for each besieged block (PEL-8.2.0.2)");
}
