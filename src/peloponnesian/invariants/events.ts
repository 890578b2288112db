/** What events and what they grant remember: their card, how much is left, which die, whose Olympian. */
import { demand } from "../../core/errors.js";
import { EVENT_ROLLS } from "../flow/event-die.js";
import { eventOf } from "../rules/cards.js";
import { canRevolt } from "../rules/revolt.js";
import { areaOf, cardPlace, COMMITTED, EVENT_USE, holderOf, type PeloponnesianState, useOf } from "../state.js";
import type { Tables } from "../tables.js";
import { ATHENA, DEMETER, HERMES, OLYMPIANS, SEATS, ZEUS } from "../types.js";
import { demandSlot, type Frame } from "./stack.js";

// PEL-3.2.1.1; the three numbers of an event are its own
export function checkEvent(s: PeloponnesianState, t: Tables, frame: Frame): void {
  const { seat, card, a, b } = frame.slots;
  demandSlot(frame, "card", cardPlace(s, card!) === COMMITTED + seat! && useOf(s, seat!) === EVENT_USE, "the card committed as an event");
  const id = eventOf(t, card!);
  if (id === "thracian-alliance") demandSlot(frame, "a", a! <= 2, "at most two blocks (PEL-3.5.16)");
  if (id === "tempest") demandSlot(frame, "a", frame.step === 0 || (a! >= t.lands && a! < t.areas), "a sea area (PEL-3.5.10)");
  if (id === "diplomacy" || id === "civil-war") demandSlot(frame, "a", frame.step === 0 || (t.cityValue[a!] ?? 0) > 0, "a city");
  if (id === "regional-revolt" || id === "tribute-revolt") demandSlot(frame, "a", a! < t.regionIds.length, "a region");
  if (id === "plague" && frame.step === 0) demandSlot(frame, "b", b! > 0 && areaOf(s, b! - 1) === t.named.athens, "a block at Athens (PEL-3.5.19)");
}

// PEL-3.5.3, PEL-3.5.4, PEL-3.5.18, PEL-3.5.22; an action builds one block, PEL-4.2.0.1
const BUILDS: Readonly<Record<string, readonly [count: number, fleets: number]>> = {
  "emergency-levy": [3, 0],
  shipwrights: [2, 1],
  "tribute-reassessment": [4, 0],
  "war-party": [2, 0],
};

export function checkBuild(_s: PeloponnesianState, t: Tables, frame: Frame, below: Frame): void {
  const { left, filter, optional } = frame.slots;
  const granted = below.kind === "event" ? BUILDS[eventOf(t, below.slots["card"]!)]! : ([1, 0] as const);
  demandSlot(frame, "left", left! <= granted[0], `at most ${granted[0]}`);
  demandSlot(frame, "filter", filter === granted[1], `${granted[1]}`);
  demandSlot(frame, "optional", optional === (below.kind === "event" ? 1 : 0), "1 for an event, else 0");
}

// PEL-4.4.2, PEL-11.7.1, PEL-3.5.8
export function checkSupply(_s: PeloponnesianState, _t: Tables, frame: Frame, below: Frame): void {
  const { left, optional } = frame.slots;
  const granted = below.kind === "action-phase" ? 1 : below.kind === "player-turn" ? 3 : 5;
  demandSlot(frame, "left", left! <= granted, `at most ${granted}`);
  demandSlot(frame, "optional", optional === (below.kind === "action-phase" ? 0 : 1), "0 for an action, else 1");
}

// PEL-3.4.4
export function checkExpansion(s: PeloponnesianState, t: Tables, frame: Frame, below: Frame): void {
  const { region, rolled, city } = frame.slots;
  const cities = t.cities.filter((c) => t.region[c] === region);
  demandSlot(frame, "region", region === below.slots["a"], "the region of the revolt");
  demandSlot(frame, "rolled", rolled! < 2 ** cities.length, "a bit for each city of the region");
  if (frame.step === 1) demandSlot(frame, "city", cities.includes(city! - 1) && canRevolt(s, t, city! - 1), "a city of the region that may revolt, plus 1");
}

export function checkEventDie(_s: PeloponnesianState, t: Tables, frame: Frame, below: Frame): void {
  const { purpose, face } = frame.slots;
  const id = below.kind === "expansion" ? "expansion" : eventOf(t, below.slots["card"]!);
  const expected = id === "plague" && below.step === 2 ? "plague-pericles" : id;
  demandSlot(frame, "purpose", EVENT_ROLLS[purpose!]!.purpose === expected, `the number of ${expected}`);
  demandSlot(frame, "face", frame.step === 1 ? face! > 0 : face === 0, "a face, once it is rolled");
}

const OLYMPIAN_OF: Readonly<Record<string, Readonly<Record<number, number>>>> = {
  "player-turn": { 1: HERMES, 3: DEMETER },
  "event-die": { 1: ZEUS },
  "forced-marches": { 1: ZEUS },
  storm: { 1: ATHENA },
  attrition: { 1: ATHENA, 2: ZEUS },
};

export function checkOlympian(s: PeloponnesianState, _t: Tables, frame: Frame, below: Frame): void {
  const { seat, olympian } = frame.slots;
  demandSlot(frame, "olympian", olympian === OLYMPIAN_OF[below.kind]![below.step], "the Olympian of this moment (PEL-11.0.2)");
  demandHolder(s, olympian!, seat!);
}

/** Demands who holds an Olympian. */
export function demandHolder(s: PeloponnesianState, olympian: number, seat: number): void {
  demand(holderOf(s, olympian) === seat, `olympians.${OLYMPIANS[olympian]}`, SEATS[seat]!, SEATS[holderOf(s, olympian)] ?? null);
}
