/** What the procedures that move blocks remember: a party is together, who is to go somewhere can go there. */
import { demand } from "../../core/errors.js";
import { NONE } from "../../core/frame-rows.js";
import { canLeaveOver, isPillager, pillageBalance } from "../rules/actions.js";
import { mayEnter } from "../rules/entry.js";
import { canEnterPort, mustStop, type Party, readParty } from "../rules/march.js";
import { canMuster, isMusterGoal } from "../rules/muster.js";
import { couldGo, linkBetween } from "../rules/passage.js";
import { besiegerOf } from "../rules/siege.js";
import * as S from "../state.js";
import type { PeloponnesianState } from "../state.js";
import { firstOf, lastOf, type Tables } from "../tables.js";
import { WINTER } from "../types.js";
import { demandSlot, type Frame, type FrameOf, flagOf, slotOf } from "./stack.js";
import { pathOfBlock } from "./paths.js";

export function checkManeuver(_s: PeloponnesianState, _t: Tables, frame: FrameOf<"maneuver">, below: Frame): void {
  const { area, left } = frame.slots;
  const limited = frame.flags.limited;
  demandSlot(frame, "limited", limited === (below.kind === "event"), "whether it is of an event (PEL-3.5.11)");
  demandSlot(frame, "left", limited || left === 0, "0 where the whole group may go");
  demandSlot(frame, "area", (area === NONE) === (frame.step === "group"), "the area of the group, none before it is chosen");
  if (frame.step === "group") demandSlot(frame, "inside", !frame.flags.inside, "false before a group is chosen");
}

export function checkLoading(s: PeloponnesianState, t: Tables, frame: FrameOf<"loading">, below: Frame): void {
  const { seat, area } = frame.slots;
  const inside = frame.flags.inside;
  demandSlot(frame, "area", area === below.slots["area"] && inside === below.flags["inside"], "the group of the maneuver");
  const { fleets } = checkTogether(s, t, seat);
  demand(fleets > 0, "blocks.marks", "a fleet in a party that is loaded (PEL-5.2.1.1)", fleets);
  demandGroup(s, t, seat, area, inside);
}

export function checkLowering(s: PeloponnesianState, t: Tables, frame: FrameOf<"lower-cargo">, below: Frame): void {
  const fleet = frame.slots.fleet;
  const block = frame.slots.block;
  demandSlot(frame, "fleet", S.carrierOf(s, block) === fleet && t.side[fleet] === below.slots["seat"], "the fleet that carries the block");
  demandSlot(frame, "block", S.cvOf(s, block) >= S.cvOf(s, fleet) && S.cvOf(s, fleet) >= 2, "a block too strong for its fleet (PEL-5.2.1.4)");
}

// The party of a seat, after it is certain that it is in one place.
function checkTogether(s: PeloponnesianState, t: Tables, seat: number): Party {
  const p = readParty(s, t, seat);
  demand(p.area >= 0, "blocks.marks", "a party that marches", "none");
  for (let b = firstOf(t, seat), last = lastOf(t, seat); b <= last; b++)
    demand(
      !S.hasMark(s, b, S.PARTY) || (S.areaOf(s, b) === p.area && S.hasMark(s, b, S.INSIDE) === p.inside),
      pathOfBlock(t, b, "marks"),
      "a party that is in one place (PEL-5.0.3)",
      "party",
    );
  return p;
}

function demandGroup(s: PeloponnesianState, t: Tables, seat: number, area: number, inside: boolean): void {
  const p = readParty(s, t, seat);
  demand(p.area < 0 || (p.area === area && p.inside === inside), "blocks.marks", "a party of the group that maneuvers (PEL-4.1.1)", t.areaIds[p.area]);
}

export function checkMarch(s: PeloponnesianState, t: Tables, frame: FrameOf<"march">, below: Frame, frames: readonly Frame[]): void {
  const { seat, used } = frame.slots;
  const maneuver = below.kind === "maneuver";
  const acts = frames.some(({ kind }) => kind === "action-phase");
  demandSlot(frame, "mayForce", frame.flags.mayForce === maneuver, "whether it is a maneuver (PEL-4.2.2.9)");
  demandSlot(
    frame,
    "mayEngage",
    frame.flags.mayEngage === (maneuver || (acts && S.seasonOf(s) !== WINTER)),
    "whether it is a maneuver or an action turn that is not of Winter (PEL-4.2.2.11)",
  );
  const p = checkTogether(s, t, seat);
  if (used === 0 && maneuver) demandGroup(s, t, seat, slotOf(below, "area"), flagOf(below, "inside"));
  for (let b = firstOf(t, seat), last = lastOf(t, seat); b <= last; b++)
    demand(
      !S.hasMark(s, b, S.PARTY) || S.hasMark(s, b, S.MOVED) === used > 0,
      pathOfBlock(t, b, "marks"),
      used === 0 ? "nobody who has moved (PEL-5.0.9)" : "moved",
      "party",
    );
  checkUsed(s, t, frame, p);
}

// The areas used, for each step of a march.
function checkUsed(s: PeloponnesianState, t: Tables, frame: FrameOf<"march">, p: Party): void {
  const { seat, used } = frame.slots;
  const { area } = p;
  if (frame.step === "port") {
    const isAtPort = used > 0 && area < t.lands && canEnterPort(s, t, { seat: seat, area: t.offshore[area]!, count: countParty(s, t, seat) }, area);
    demandSlot(frame, "used", isAtPort, "a way to a besieged port with room (PEL-5.2.0.7)");
  } else if (frame.step === "force") demandSlot(frame, "used", used >= p.allowance && p.even && frame.flags.mayForce, "the whole allowance (PEL-5.3.9)");
  else demandSlot(frame, "used", used === 0 || (used < p.allowance && !mustStop(s, t, p)), "less than the allowance, on a way that goes on (PEL-2.1.5.1)");
}

function countParty(s: PeloponnesianState, t: Tables, seat: number): number {
  let n = 0;
  for (let b = firstOf(t, seat), last = lastOf(t, seat); b <= last; b++) if (S.hasMark(s, b, S.PARTY)) n++;
  return n;
}

export function checkMuster(s: PeloponnesianState, t: Tables, frame: FrameOf<"muster">): void {
  const { seat, city, block } = frame.slots;
  const isGoal = frame.step === "city" ? city === NONE : city !== NONE && isMusterGoal(s, t, seat, city);
  demandSlot(frame, "city", isGoal, "a goal of the muster (PEL-5.0.8), none before it is chosen");
  const comes = frame.step === "underWay" ? block !== NONE && t.side[block] === seat && canMuster(s, t, seat, block, city) : block === NONE;
  demandSlot(frame, "block", comes, "the block that comes, if one does");
}

export function checkPillage(s: PeloponnesianState, t: Tables, frame: FrameOf<"pillage">): void {
  const { seat, city, block, to } = frame.slots;
  const under = frame.step === "underWay";
  if (frame.step === "city") return demandSlot(frame, "city", city === NONE && block === NONE && to === NONE, "none before a city is chosen");
  demandSlot(frame, "city", city !== NONE && besiegerOf(s, city) === seat, "a city its player besieges (PEL-4.3.1)");
  for (let b = firstOf(t, seat), last = lastOf(t, seat); b <= last; b++) {
    // PEL-5.5.3: who besieged at the start of the turn leaves.
    if (S.isInPlay(s, b))
      demand(
        isPillager(s, b, city) === S.hasMark(s, b, S.RETREATING),
        pathOfBlock(t, b, "marks"),
        "retreating for those who have still to leave, and nobody else",
        "retreating",
      );
  }
  const leaves = block !== NONE && to !== NONE && S.hasMark(s, block, S.RETREATING) && leavesTo(s, t, block, city, to);
  demandSlot(frame, "block", under ? leaves : block === NONE && to === NONE, "the block that leaves, if one does");
  demandSlot(frame, "city", under || pillageBalance(s, t, seat, city) <= 0, "a city that all can leave (PEL-5.5.4)");
}

function leavesTo(s: PeloponnesianState, t: Tables, block: number, from: number, to: number): boolean {
  const link = linkBetween(t, from, to);
  return link >= 0 && to >= t.lands && canLeaveOver(s, t, block, link);
}

export function checkForcedMarches(s: PeloponnesianState, t: Tables, frame: FrameOf<"forced-marches">): void {
  const { seat, from, to } = frame.slots;
  demandSlot(frame, "from", from !== NONE && to !== NONE, "the border under way");
  const byLand = from < t.lands && to < t.lands;
  if (frame.step === "rolled") {
    // PEL-5.3.8: in the order of the announcements
    const isFirst = S.forcedCount(s) > 0 && S.areaOf(s, S.forcedBlock(s, 0)) === from && S.forcedTo(s, 0) === to;
    demandSlot(frame, "to", isFirst, "the border announced first (PEL-5.3.8)");
  } else demandSlot(frame, "to", mayEnter(s, t, seat, to, byLand), "an area that may be entered");
  for (let b = firstOf(t, seat), last = lastOf(t, seat); b <= last; b++) {
    if (!S.isInPlay(s, b) || !S.hasMark(s, b, S.SUCCEEDED)) continue;
    demand(
      couldGo(t, b, from, to) && S.carrierOf(s, b) < 0 && !S.hasMark(s, b, S.INSIDE),
      pathOfBlock(t, b, "marks"),
      `nobody who cannot go on to ${t.areaIds[to]}`,
      "succeeded",
    );
  }
}

export function checkWintering(s: PeloponnesianState, t: Tables, frame: FrameOf<"wintering">, below: Frame): void {
  const { seat, block, cargo, city } = frame.slots;
  demandSlot(frame, "atPeace", frame.flags.atPeace === (below.kind !== "player-turn"), "whether it is a peace (PEL-12.1.0.1)");
  demandSlot(frame, "city", city === NONE, "none before a city is chosen");
  if (frame.step === "block") return demandSlot(frame, "block", block === NONE && cargo === NONE, "none before a block is chosen");
  demandSlot(frame, "block", block !== NONE && t.side[block] === seat && S.isInPlay(s, block), "a block that goes home");
  demandSlot(frame, "cargo", cargo === NONE || S.carrierOf(s, cargo) === block, "what it carries");
}
