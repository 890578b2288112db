/** What the procedures of the combat phase remember: both sides are there, a stormed city is besieged, dice have faces. */
import { demand } from "../../core/errors.js";
import { NONE } from "../../core/frame-rows.js";
import { F } from "../frames.js";
import { isBattleDue, isSallyDue } from "../rules/battles.js";
import { linkBetween } from "../rules/passage.js";
import { canRetreatOver } from "../rules/retreat.js";
import { besiegerOf, controls, hasGarrison } from "../rules/siege.js";
import * as S from "../state.js";
import type { PeloponnesianState } from "../state.js";
import { firstOf, lastOf, type Tables } from "../tables.js";
import { demandSlot, type Frame, type FrameOf, flagOf } from "./stack.js";
import { pathOfBlock } from "./paths.js";

export function checkCombat(s: PeloponnesianState, t: Tables, frame: FrameOf<"combat">): void {
  const { seat, city } = frame.slots;
  const acts = S.useOf(s, seat) === S.ACTIONS_USE;
  if (frame.step === "sally") demandSlot(frame, "city", city !== NONE && controls(s, t, seat, city), "the city whose sally is made up");
  demand(acts || (frame.step !== "sallies" && frame.step !== "sally"), `${frame.path}.step`, "no sally in an event turn (PEL-8.3.1)", frame.step);
  for (let b = firstOf(t, seat), last = lastOf(t, seat); b <= last; b++) {
    if (!S.isInPlay(s, b) || !S.hasMark(s, b, S.SALLYING)) continue;
    demand(S.hasMark(s, b, S.INSIDE) && !S.hasMark(s, b, S.MOVED) && acts, pathOfBlock(t, b, "marks"), "nobody who cannot sally (PEL-8.3.7)", "sallying");
  }
}

export function checkBattle(s: PeloponnesianState, t: Tables, frame: FrameOf<"battle">): void {
  const { seat, area, route } = frame.slots;
  const sally = frame.flags.sally;
  const { step } = frame;
  if (sally) demandSlot(frame, "area", area < t.lands && (step === "fought" || step === "retreated"), "the city of the sally");
  if (step === "column" || step === "fortifyAnswered")
    demandSlot(frame, "area", isBattleDue(s, t, seat, area), "an area where both sides are in the field (PEL-6.0.1)");
  demandSlot(frame, "route", route === 0 || (!sally && step !== "column"), "a way of this turn, 0 while no column fights");
  if (step === "fortifyAnswered") demandSlot(frame, "route", hasColumn(s, t, seat, area, route), "the way of a column in the area");
  if (step === "fought" && sally) demandSlot(frame, "area", isSallyDue(s, t, seat, area), "a city from which somebody sallies");
}

function hasColumn(s: PeloponnesianState, t: Tables, seat: number, area: number, route: number): boolean {
  for (let b = firstOf(t, seat), last = lastOf(t, seat); b <= last; b++) if (S.isField(s, b, area) && S.routeOf(s, b) === route) return true;
  return false;
}

export function checkFortify(s: PeloponnesianState, t: Tables, frame: FrameOf<"fortify">, below: Frame): void {
  const { seat, area } = frame.slots;
  demandSlot(frame, "area", area === below.slots["area"] && !flagOf(below, "sally"), "the area of the battle");
  demandSlot(frame, "area", controls(s, t, seat, area), "a City-State of the defender (PEL-7.1.1)");
  for (let b = firstOf(t, seat), last = lastOf(t, seat); frame.step !== "ask" && b <= last; b++)
    demand(!S.isField(s, b, area) || S.hasMark(s, b, S.RETREATING), pathOfBlock(t, b, "marks"), "retreating, for who is not inside yet (PEL-7.1.5)", null);
}

export function checkRetreat(s: PeloponnesianState, t: Tables, frame: FrameOf<"retreat">, below: Frame): void {
  const { seat, area, block, to } = frame.slots;
  const aggressor = frame.flags.aggressor;
  const where = below.slots["area"] ?? below.slots["city"];
  demandSlot(frame, "area", area === where, `the area of the ${below.kind}`);
  demandSlot(frame, "aggressor", aggressor === (below.kind === "battle" && seat === below.slots["seat"]), "whether he was the aggressor (PEL-6.4.2.3)");
  demandSlot(frame, "all", frame.flags.all === (below.kind === "fortify"), "whether he fortifies (PEL-7.1.5)");
  if (frame.step !== "go") demandSlot(frame, "to", to === NONE, "none before an area is chosen");
  if (frame.step === "block") return demandSlot(frame, "block", block === NONE, "none before a block is chosen");
  demandSlot(frame, "block", block !== NONE && t.side[block] === seat && S.hasMark(s, block, S.RETREATING), "a block that has to go");
  if (frame.step !== "go") return;
  const link = to === NONE ? -1 : linkBetween(t, area, to);
  demandSlot(frame, "to", link >= 0 && to >= t.lands && canRetreatOver(s, t, block, { seat: seat, area: area, aggressor }, link), "a sea it may retreat to");
}

export function checkStorm(s: PeloponnesianState, t: Tables, frame: FrameOf<"storm">): void {
  const { seat, city } = frame.slots;
  demandSlot(frame, "city", besiegerOf(s, city) === seat, "a city its player besieges (PEL-8.1.0.1)");
  demandSlot(
    frame,
    "city",
    !["athena", "athenaAnswered", "party"].includes(frame.step) || S.hasField(s, t, city, seat),
    "a city with blocks before it (PEL-8.1.0.2)",
  );
  demand(S.useOf(s, seat) === S.ACTIONS_USE, frame.path, "no storm in an event turn (PEL-6.0.10)", frame.kind);
}

export function checkAttrition(s: PeloponnesianState, t: Tables, frame: FrameOf<"attrition">): void {
  const { seat, city, garrison } = frame.slots;
  demandSlot(frame, "city", besiegerOf(s, city) === seat, "a city its player besieges (PEL-8.2.0.1)");
  const rolled = frame.step === "rolled";
  demandSlot(frame, "garrison", rolled && hasGarrison(s, city) ? garrison > 0 : garrison === 0, "the face of the garrison's die, if it was rolled for");
  const count = rolled ? S.countInside(s, t, city, S.rivalOf(seat)) : 0;
  const { faces } = F.attrition.under(s);
  demand(faces.length === count, `${frame.path}.slots.faces`, "a face for each besieged block (PEL-8.2.0.2)", faces.length);
}
