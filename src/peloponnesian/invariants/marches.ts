/** What the procedures that move blocks remember: a party is together, who is to go somewhere can go there. */
import { demand } from "../../core/errors.js";
import { canLeaveOver, pillageBalance } from "../rules/actions.js";
import { mayEnter } from "../rules/entry.js";
import { canEnterPort, mustStop, readParty } from "../rules/march.js";
import { canMuster, isMusterGoal } from "../rules/muster.js";
import { linkBetween } from "../rules/passage.js";
import { besiegerOf } from "../rules/siege.js";
import {
  areaOf,
  carrierOf,
  cvOf,
  forcedBlock,
  forcedCount,
  forcedTo,
  hasMark,
  INSIDE,
  isField,
  isInPlay,
  MOVED,
  PARTY,
  type PeloponnesianState,
  RETREATING,
  SUCCEEDED,
} from "../state.js";
import { firstOf, lastOf, type Tables } from "../tables.js";
import { demandSlot, type Frame } from "./stack.js";
import { couldGo } from "./turn.js";

export function checkManeuver(_s: PeloponnesianState, t: Tables, frame: Frame, below: Frame): void {
  const { area, inside, left } = frame.slots;
  demandSlot(frame, "left", below.kind === "event" ? left! <= 4 : left! >= 999 - t.blocks, "how many blocks may still be taken (PEL-3.5.11)");
  if (frame.step === 0) demandSlot(frame, "area", area === 0 && inside === 0, "0 before a group is chosen");
}

export function checkLoading(s: PeloponnesianState, t: Tables, frame: Frame, below: Frame): void {
  const { seat, area, inside } = frame.slots;
  demandSlot(frame, "area", area === below.slots["area"] && inside === below.slots["inside"], "the group of the maneuver");
  const { fleets } = checkTogether(s, t, seat!);
  demand(fleets > 0, "blocks.marks", "a fleet in a party that is loaded (PEL-5.2.1.1)", fleets);
  demandGroup(s, t, seat!, area!, inside!);
}

export function checkLowering(s: PeloponnesianState, t: Tables, frame: Frame, below: Frame): void {
  const fleet = frame.slots["fleet"]! - 1;
  const block = frame.slots["block"]! - 1;
  demandSlot(frame, "fleet", carrierOf(s, block) === fleet && t.side[fleet] === below.slots["seat"], "the fleet that carries the block");
  demandSlot(frame, "block", cvOf(s, block) >= cvOf(s, fleet) && cvOf(s, fleet) >= 2, "a block too strong for its fleet (PEL-5.2.1.4)");
}

// The party of a seat, after it is certain that it is in one place.
function checkTogether(s: PeloponnesianState, t: Tables, seat: number): ReturnType<typeof readParty> {
  const p = readParty(s, t, seat);
  demand(p.area >= 0, "blocks.marks", "a party that marches", "none");
  for (let b = firstOf(t, seat), last = lastOf(t, seat); b <= last; b++)
    demand(
      !hasMark(s, b, PARTY) || (areaOf(s, b) === p.area && hasMark(s, b, INSIDE) === p.inside),
      `blocks[${b}].marks`,
      "a party that is in one place (PEL-5.0.3)",
      "party",
    );
  return p;
}

function demandGroup(s: PeloponnesianState, t: Tables, seat: number, area: number, inside: number): void {
  const p = readParty(s, t, seat);
  demand(p.area < 0 || (p.area === area && p.inside === (inside === 1)), "blocks.marks", "a party of the group that maneuvers (PEL-4.1.1)", t.areaIds[p.area]);
}

export function checkMarch(s: PeloponnesianState, t: Tables, frame: Frame, below: Frame, frames: readonly Frame[]): void {
  const { seat, used, force, engage } = frame.slots;
  const maneuver = below.kind === "maneuver";
  const acts = frames.some(({ kind }) => kind === "action-phase");
  demandSlot(frame, "force", force === (maneuver ? 1 : 0), "1 in a maneuver, else 0 (PEL-4.2.2.9)");
  demandSlot(frame, "engage", engage === (maneuver || acts ? 1 : 0), "1 in a maneuver or an action turn, else 0 (PEL-3.2.4.2)");
  const p = checkTogether(s, t, seat!);
  const { area } = p;
  if (used === 0 && maneuver) demandGroup(s, t, seat!, below.slots["area"]!, below.slots["inside"]!);
  for (let b = firstOf(t, seat!), last = lastOf(t, seat!); b <= last; b++)
    demand(
      !hasMark(s, b, PARTY) || hasMark(s, b, MOVED) === used! > 0,
      `blocks[${b}].marks`,
      used === 0 ? "nobody who has moved (PEL-5.0.9)" : "moved",
      "party",
    );
  if (frame.step === 1) {
    const count = countParty(s, t, seat!);
    demandSlot(
      frame,
      "used",
      used! > 0 && area < t.lands && canEnterPort(s, t, seat!, t.offshore[area]!, area, count),
      "a way to a besieged port with room (PEL-5.2.0.7)",
    );
  } else if (frame.step === 2) demandSlot(frame, "used", used! >= p.allowance && p.even && force === 1, "the whole allowance (PEL-5.3.9)");
  else
    demandSlot(frame, "used", used === 0 || (used! < p.allowance && !mustStop(s, t, seat!, p)), "less than the allowance, on a way that goes on (PEL-2.1.5.1)");
}

function countParty(s: PeloponnesianState, t: Tables, seat: number): number {
  let n = 0;
  for (let b = firstOf(t, seat), last = lastOf(t, seat); b <= last; b++) if (hasMark(s, b, PARTY)) n++;
  return n;
}

export function checkMuster(s: PeloponnesianState, t: Tables, frame: Frame): void {
  const { seat, city, block } = frame.slots;
  demandSlot(
    frame,
    "city",
    frame.step === 0 ? city === 0 : city! > 0 && isMusterGoal(s, t, seat!, city! - 1),
    "a goal of the muster (PEL-5.0.8), 0 before it is chosen",
  );
  const coming = frame.step === 2;
  demandSlot(
    frame,
    "block",
    coming ? block! > 0 && t.side[block! - 1] === seat && canMuster(s, t, seat!, block! - 1, city! - 1) : block === 0,
    "the block that comes, if one does",
  );
}

// PEL-5.5.3, PEL-5.5.4
export function checkPillage(s: PeloponnesianState, t: Tables, frame: Frame): void {
  const { seat, city, block, to } = frame.slots;
  const under = frame.step === 2;
  if (frame.step === 0) return demandSlot(frame, "city", city === 0 && block === 0, "0 before a city is chosen");
  const area = city! - 1;
  demandSlot(frame, "city", city! > 0 && besiegerOf(s, area) === seat, "a city its player besieges (PEL-4.3.1)");
  for (let b = firstOf(t, seat!), last = lastOf(t, seat!); b <= last; b++) {
    if (isInPlay(s, b))
      demand(
        isField(s, b, area) === hasMark(s, b, RETREATING),
        `blocks[${b}].marks`,
        "retreating for those who have still to leave, and nobody else",
        "retreating",
      );
  }
  demandSlot(
    frame,
    "block",
    under ? block! > 0 && hasMark(s, block! - 1, RETREATING) && leavesTo(s, t, block! - 1, area, to!) : block === 0,
    "the block that leaves, if one does",
  );
  demandSlot(frame, "city", under || pillageBalance(s, t, seat!, area) <= 0, "a city that all can leave (PEL-5.5.4)");
}

function leavesTo(s: PeloponnesianState, t: Tables, block: number, from: number, to: number): boolean {
  const link = linkBetween(t, from, to);
  return link >= 0 && to >= t.lands && canLeaveOver(s, t, block, link);
}

export function checkForcedMarches(s: PeloponnesianState, t: Tables, frame: Frame): void {
  const { seat, from, to } = frame.slots;
  const byLand = from! < t.lands && to! < t.lands;
  if (frame.step === 1) {
    const first = forcedCount(s) > 0 ? forcedBlock(s, 0) : -1;
    demandSlot(frame, "to", first >= 0 && isInPlay(s, first) && areaOf(s, first) === from && forcedTo(s, 0) === to, "the border announced first (PEL-5.3.8)");
  } else demandSlot(frame, "to", mayEnter(s, t, seat!, to!, byLand), "an area that may be entered");
  for (let b = firstOf(t, seat!), last = lastOf(t, seat!); b <= last; b++) {
    if (!isInPlay(s, b) || !hasMark(s, b, SUCCEEDED)) continue;
    demand(
      couldGo(t, b, from!, to!) && carrierOf(s, b) < 0 && !hasMark(s, b, INSIDE),
      `blocks[${b}].marks`,
      `nobody who cannot go on to ${t.areaIds[to!]}`,
      "succeeded",
    );
  }
}

// PEL-9.2.1.1
export function checkWintering(s: PeloponnesianState, t: Tables, frame: Frame, below: Frame): void {
  const { seat, block, cargo, unlimited } = frame.slots;
  demandSlot(frame, "unlimited", unlimited === (below.kind === "player-turn" ? 0 : 1), "1 at a peace, else 0 (PEL-12.1.0.1)");
  if (frame.step === 0) return demandSlot(frame, "block", block === 0 && cargo === 0, "0 before a block is chosen");
  demandSlot(frame, "block", block! > 0 && t.side[block! - 1] === seat && isInPlay(s, block! - 1), "a block that goes home");
  demandSlot(frame, "cargo", cargo === 0 || carrierOf(s, cargo! - 1) === block! - 1, "what it carries");
}
