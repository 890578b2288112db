/** What each procedure remembers, checked against the pieces. */
import { demand } from "../../core/errors.js";
import { NONE } from "../../core/frame-rows.js";
import { eventOf } from "../rules/cards.js";
import { crossingCount, EVENT_USE, type PeloponnesianState, rivalOf, useOf } from "../state.js";
import type { Tables } from "../tables.js";
import { POSEIDON } from "../types.js";
import { checkBuild, checkEvent, checkEventDie, checkExpansion, checkOlympian, checkSupply, demandHolder } from "./events.js";
import { checkAttrition, checkBattle, checkCombat, checkFortify, checkRetreat, checkStorm } from "./fights.js";
import { checkForcedMarches, checkLoading, checkLowering, checkManeuver, checkMarch, checkMuster, checkPillage, checkWintering } from "./marches.js";
import { demandSlot, type Frame, type FrameOf, type Kind, slotOf } from "./stack.js";

type Check<K extends Kind> = (s: PeloponnesianState, t: Tables, frame: FrameOf<K>, below: Frame, frames: readonly Frame[]) => void;
type CheckOfAny = (s: PeloponnesianState, t: Tables, frame: Frame, below: Frame, frames: readonly Frame[]) => void;

/** Checks what every procedure under way remembers. */
export function checkProcedures(s: PeloponnesianState, t: Tables, frames: readonly Frame[]): void {
  for (let i = 1; i < frames.length; i++) {
    const frame = frames[i]!;
    const check = CHECKS[frame.kind] as CheckOfAny | undefined; // a frame has the slots of its kind
    check?.(s, t, frame, frames[i - 1]!, frames);
  }
}

const CHECKS: { readonly [K in Kind]?: Check<K> } = {
  bidding: (_s, _t, frame) => {
    const bid = frame.slots.bid;
    const passed = frame.flags.passed;
    demandSlot(frame, "bid", frame.step === "bid" || (bid > 0 && passed), "1 to 10 and a pass, when a side is chosen (PEL-14.1.4.2)");
    demandSlot(frame, "passed", !passed || (frame.step === "bid") === (bid === 0), "no pass while both still bid");
  },
  event: checkEvent,
  "action-phase": (s, _t, frame) => demand(useOf(s, frame.slots.seat) !== EVENT_USE, frame.path, "the event of the card and no actions (PEL-0.7)", frame.kind),
  maneuver: checkManeuver,
  loading: checkLoading,
  "lower-cargo": checkLowering,
  march: checkMarch,
  muster: checkMuster,
  build: checkBuild,
  pillage: checkPillage,
  "winter-supply": checkSupply,
  "storm-checks": (s, _t, frame) => {
    const seat = frame.slots.seat;
    demand(crossingCount(s) > 0, "crossings", "a border to check (PEL-5.2.2.1)", 0);
    demandHolder(s, POSEIDON, frame.step === "ownPoseidon" ? seat : rivalOf(seat));
    demandSlot(frame, "forcedSail", !frame.flags.forcedSail, "false where somebody is asked");
    demandSlot(frame, "raised", frame.slots.raised === NONE, "none before a storm is raised");
  },
  "forced-marches": checkForcedMarches,
  combat: checkCombat,
  battle: checkBattle,
  fortify: checkFortify,
  retreat: checkRetreat,
  storm: checkStorm,
  attrition: checkAttrition,
  wintering: checkWintering,
  expansion: checkExpansion,
  "event-die": checkEventDie,
  "use-olympian": checkOlympian,
  losses: (_s, t, frame, below) => {
    const earthquake = eventOf(t, slotOf(below, "card")) === "earthquake"; // PEL-3.5.20, PEL-3.5.15: who causes the losses decides how many there are.
    demandSlot(frame, "area", frame.slots.area === (earthquake ? t.named.sparta : NONE), "the area of the event");
    demandSlot(frame, "left", frame.slots.left <= (earthquake ? 1 : 3), "at most what the event takes");
  },
};
