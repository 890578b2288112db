/** What events and what they grant remember: their card, how much is left, which die, whose Olympian. */
import { demand } from "../../core/errors.js";
import { NONE } from "../../core/frame-rows.js";
import { F } from "../frames.js";
import { eventOf } from "../rules/cards.js";
import { plagueOrder } from "../rules/event-dice.js";
import { canRevolt } from "../rules/revolt.js";
import * as S from "../state.js";
import type { PeloponnesianState } from "../state.js";
import type { Tables } from "../tables.js";
import { ATHENA, DEMETER, EVENT_ROLLS, type EventId, HERMES, OLYMPIANS, SEATS, ZEUS } from "../types.js";
import { demandSlot, type Frame, type FrameOf, slotOf } from "./stack.js";

/** Events that name an area and roll a die for it: what it can be. */
const AREAS_OF_EVENTS: Readonly<Partial<Record<EventId, (t: Tables, area: number) => boolean>>> = {
  tempest: (t, area) => area >= t.lands, // PEL-3.5.10: a sea area.
  diplomacy: (t, area) => t.cities.includes(area),
  "civil-war": (t, area) => t.cities.includes(area),
};

export function checkEvent(s: PeloponnesianState, t: Tables, frame: FrameOf<"event">): void {
  const { seat, card, count, region, area, next } = frame.slots;
  // PEL-3.2.1.1: its card lies committed as an event.
  demandSlot(frame, "card", S.cardPlace(s, card) === S.COMMITTED + seat && S.useOf(s, seat) === S.EVENT_USE, "the card committed as an event");
  const id = eventOf(t, card);
  const rolled = frame.step === "rolled";
  if (id === "mercenaries") demandSlot(frame, "count", count > 0, "1 or 2 recruits (PEL-3.5.5)");
  else demandSlot(frame, "count", count === 0 || id === "thracian-alliance", "0, for the event brings no blocks");
  const revolts = (id === "regional-revolt" || id === "tribute-revolt") && frame.step === "end";
  demandSlot(frame, "region", (region !== NONE) === revolts, "the region of the revolt, and no other");
  const named = rolled ? AREAS_OF_EVENTS[id] : undefined;
  demandSlot(frame, "area", named === undefined ? area === NONE : area !== NONE && named(t, area), "the area that the event is for, and no other");
  const rank = next - 1;
  if (id !== "plague") demandSlot(frame, "next", next === 0, "0, for the event looks at no blocks");
  else if (rolled)
    demandSlot(
      frame,
      "next",
      rank >= 0 && rank < t.blocks && S.areaOf(s, plagueOrder(t, rank)) === t.named.athens,
      "the rank of a block at Athens, plus 1 (PEL-3.5.19)",
    );
  demand(frame.step !== "rolledAgain" || id === "plague", `${frame.path}.step`, `a step of ${id}`, frame.step);
}

// PEL-3.5.3, PEL-3.5.4, PEL-3.5.18, PEL-3.5.22; an action builds one block, PEL-4.2.0.1
const BUILDS: Readonly<Record<string, readonly [count: number, fleetsOnly: boolean]>> = {
  "emergency-levy": [3, false],
  shipwrights: [2, true],
  "tribute-reassessment": [4, false],
  "war-party": [2, false],
};

export function checkBuild(_s: PeloponnesianState, t: Tables, frame: FrameOf<"build">, below: Frame): void {
  const { left } = frame.slots;
  const granted = below.kind === "event" ? BUILDS[eventOf(t, slotOf(below, "card"))]! : ([1, false] as const);
  demandSlot(frame, "left", left > 0 && left <= granted[0], `1 to ${granted[0]}`);
  demandSlot(frame, "fleetsOnly", frame.flags.fleetsOnly === granted[1], `${granted[1]}`);
  demandSlot(frame, "optional", frame.flags.optional === (below.kind === "event"), "whether it is of an event");
}

// PEL-4.4.2, PEL-11.7.1, PEL-3.5.8: one for an action, three of Demeter's, five of Winter Stores.
export function checkSupply(_s: PeloponnesianState, _t: Tables, frame: FrameOf<"winter-supply">, below: Frame): void {
  const { left } = frame.slots;
  const granted = below.kind === "action-phase" ? 1 : below.kind === "player-turn" ? 3 : 5;
  demandSlot(frame, "left", left <= granted, `at most ${granted}`);
  demandSlot(frame, "optional", frame.flags.optional === (below.kind !== "action-phase"), "whether it costs no action");
}

// PEL-3.4.4: other cities of the same region, once each.
export function checkExpansion(s: PeloponnesianState, t: Tables, frame: FrameOf<"expansion">, below: Frame): void {
  const { region, city } = frame.slots;
  const isOfRegion = (c: number): boolean => t.cities.includes(c) && t.region[c] === region;
  const rolled = [...F.expansion.under(s).rolled];
  demandSlot(frame, "region", region === below.slots["region"], "the region of the revolt");
  demand(rolled.every(isOfRegion) && new Set(rolled).size === rolled.length, `${frame.path}.slots.rolled`, "cities of the region, each once", rolled.length);
  if (frame.step === "rolled") demandSlot(frame, "city", isOfRegion(city) && canRevolt(s, t, city), "a city of the region that may revolt");
}

export function checkEventDie(_s: PeloponnesianState, t: Tables, frame: FrameOf<"event-die">, below: Frame): void {
  const { roll, face } = frame.slots;
  const id = below.kind === "expansion" ? "expansion" : eventOf(t, slotOf(below, "card"));
  const expected = id === "plague" && below.step === "rolledAgain" ? "plague-pericles" : id;
  demandSlot(frame, "roll", EVENT_ROLLS[roll] === expected, expected);
  demandSlot(frame, "face", frame.step === "rolled" ? face > 0 : face === 0, "a face, once it is rolled");
}

const OLYMPIAN_OF: Readonly<Record<string, Readonly<Record<string, number>>>> = {
  "player-turn": { hermesAnswered: HERMES, demeterAnswered: DEMETER },
  "event-die": { rolled: ZEUS },
  "forced-marches": { rolled: ZEUS },
  storm: { athenaAnswered: ATHENA },
  attrition: { roll: ATHENA, rolled: ZEUS },
};

export function checkOlympian(s: PeloponnesianState, _t: Tables, frame: FrameOf<"use-olympian">, below: Frame): void {
  const { seat, olympian } = frame.slots;
  demandSlot(frame, "olympian", olympian === OLYMPIAN_OF[below.kind]![below.step], "the Olympian of this moment (PEL-11.0.2)");
  demandHolder(s, olympian, seat);
}

/** Demands who holds an Olympian. */
export function demandHolder(s: PeloponnesianState, olympian: number, seat: number): void {
  demand(S.holderOf(s, olympian) === seat, `olympians.${OLYMPIANS[olympian]}`, SEATS[seat]!, SEATS[S.holderOf(s, olympian)] ?? null);
}
