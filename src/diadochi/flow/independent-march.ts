/**
 * An independent army moved by the player of a card (DIA-IND.5 to DIA-IND.8, DIA-IND.15, DIA-DEC.60). The frame holds the player, the MP left, the
 * start, and the duty: some provinces, one of which the army must enter, or a space to move toward. `free` is true once the duty is done or impossible.
 */
import { hasBit } from "../../core/basics/bits.js";
import { argA, type Code, code } from "../../core/moves/codes.js";
import type { Dice } from "../../core/dice/dice.js";
import type { Log, Procedure } from "../../core/flow/flow.js";
import type { Frame } from "../../core/flow/frame-rows.js";
import { asking } from "../../core/flow/procedures.js";
import { stepForce } from "../effects/force.js";
import { placeIndependentMarker } from "../effects/markers.js";
import type { DiadochiEvent } from "../vocabulary/events.js";
import { F, type FRAMES } from "../vocabulary/frames/index.js";
import { V } from "../vocabulary/moves.js";
import { seatId, spaceId } from "../state/names.js";
import { canIndependentsEnter, costsToGoal, makesRebel, UNREACHABLE } from "../rules/independents.js";
import { refuseIndependentMarch } from "../rules/movement/movement-refusals.js";
import * as S from "../state/index.js";
import type { DiadochiState } from "../state/index.js";
import { costOfLink, LAND, endLink, firstLink, kindOfLink, NONE, neighbour, provinceOfSpace, type SpaceIndex, type Tables, tablesOf } from "../tables/index.js";
import { NO_UNITS } from "../vocabulary/units.js";

const STEP = F["independent-march"].step;

type IndependentMarch = Frame<(typeof FRAMES)["independent-march"]>;

export const independentMarch: Procedure<DiadochiState, DiadochiEvent> = asking(F["independent-march"], {
  clause: "DIA-DEC.60",
  run: { start: begin, entered: afterEntry, end },
  // Spaces in order; stop if the duty is done or no step serves it.
  moves(s, _seat, out: Code[]) {
    const t = tablesOf(s);
    const before = out.length;
    const f = F["independent-march"].top(s);
    const { free, mp } = f;
    const costs = free ? null : costsToGoal(s, t, f.provinces, f.toward);
    const from = S.forceSpace(s);
    for (let i = firstLink(t.land, from); i < endLink(t.land, from); i++) {
      const to = neighbour(t.land, i);
      const cost = costOfLink(kindOfLink(t.land, i));
      if (cost > mp || !canIndependentsEnter(s, t, to)) continue;
      if (costs === null || serves(f, costs[from]!, costs[to]!, cost)) out.push(code(V["step-to"], to));
    }
    if (free || out.length === before) out.push(code(V.stop));
  },
  play(s, _seat, c, _dice, log) {
    const f = F["independent-march"].top(s);
    if (c === code(V.stop)) f.step = STEP.end;
    else step(s, f, argA(c), log);
  },
  refuse: refuseIndependentMarch,
});

function step(s: DiadochiState, f: IndependentMarch, to: SpaceIndex, log: Log<DiadochiEvent>): void {
  const t = tablesOf(s);
  const from = S.forceSpace(s);
  let link = LAND;
  for (let i = firstLink(t.land, from); i < endLink(t.land, from); i++) if (neighbour(t.land, i) === to) link = kindOfLink(t.land, i);
  f.mp -= costOfLink(link);
  if (S.fieldOwner(s, to) !== S.NOBODY) f.met = true;
  if (isDuty(t, f, to)) f.free = true;
  stepForce(s, to, f.mp, "DIA-IND.5", log);
  f.step = STEP.entered;
  const next = F.entry.push(s);
  next.from = from;
  next.link = link;
}

function begin(s: DiadochiState, _dice: Dice, log: Log<DiadochiEvent>): void {
  const t = tablesOf(s);
  const f = F["independent-march"].top(s);
  const units = S.fieldUnits(s, f.from);
  S.takeFromField(s, f.from, units);
  S.formForce(s, S.INDEPENDENTS, f.from, { units, generals: 0, royals: 0 });
  log?.push({ type: "independent-army-activated", clause: "DIA-IND.5", seat: seatId(f.seat), space: spaceId(t, f.from), movementPoints: f.mp });
  f.free = !hasPossibleDuty(s, t, f);
  f.step = STEP.ask;
}

// DIA-IND.15: a province must be within the MP; a space only needs a path. A province counts when entered, so the start does not count.
function hasPossibleDuty(s: DiadochiState, t: Tables, { provinces, toward, mp }: IndependentMarch): boolean {
  if (provinces === 0 && toward === NONE) return false;
  const from = S.forceSpace(s);
  const costs = costsToGoal(s, t, provinces, toward);
  if (toward !== NONE) return from !== toward && costs[from]! < UNREACHABLE;
  for (let i = firstLink(t.land, from); i < endLink(t.land, from); i++) {
    if (costs[neighbour(t.land, i)]! + costOfLink(kindOfLink(t.land, i)) <= mp) return true;
  }
  return false;
}

function serves({ toward, mp }: IndependentMarch, here: number, there: number, cost: number): boolean {
  return toward !== NONE ? there + cost === here : there + cost <= mp;
}

function isDuty(t: Tables, { provinces, toward }: IndependentMarch, space: SpaceIndex): boolean {
  if (toward !== NONE) return space === toward;
  const province = provinceOfSpace(t, space);
  return province !== NONE && hasBit(provinces, province);
}

// DIA-IND.6: a meeting with field CUs ends the march, with any result.
function afterEntry(s: DiadochiState): void {
  const f = F["independent-march"].top(s);
  const { fought, ended } = F.entry.answered(s);
  const stopped = fought || ended || S.forceUnits(s) === NO_UNITS || f.met;
  f.step = stopped || !hasStep(s, f.mp) ? STEP.end : STEP.ask;
}

function hasStep(s: DiadochiState, mp: number): boolean {
  const t = tablesOf(s);
  const from = S.forceSpace(s);
  for (let i = firstLink(t.land, from); i < endLink(t.land, from); i++) if (costOfLink(kindOfLink(t.land, i)) <= mp) return true;
  return false;
}

function end(s: DiadochiState, _dice: Dice, log: Log<DiadochiEvent>): void {
  const space = S.forceSpace(s);
  const units = S.forceUnits(s);
  S.clearForce(s);
  if (units !== NO_UNITS) {
    S.addToField(s, space, S.INDEPENDENTS, units);
    rebel(s, tablesOf(s), space, log);
  }
  F["independent-march"].pop(s);
}

// DIA-IND.8: a minor city or subdued fortress with a player's marker and without CUs gets an independent marker.
function rebel(s: DiadochiState, t: Tables, space: SpaceIndex, log: Log<DiadochiEvent>): void {
  if (!makesRebel(s, t, space)) return;
  log?.push({ type: "rebellion", clause: "DIA-IND.8", space: spaceId(t, space), owner: seatId(S.seatOfOwner(S.markerOf(s, space))) });
  placeIndependentMarker(s, space, "DIA-IND.8", log);
}
