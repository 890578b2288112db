/** One die of an event; its roller may have Zeus (PEL-11.1.1). The frame remembers the roller's seat, what it is for and the face, which is its answer. */
import { rollTest, type RollTest } from "../../core/events.js";
import { answerOf, popFrame, pushFrame, setSlot, setStep, slot, slotOf, stepOf } from "../../core/frames.js";
import { EVENT_DIE, EventDieSlot, EventSlot, ExpansionSlot, USE_OLYMPIAN } from "../frames.js";
import { ALLIANCE_FROM, civilWarFrom, INTRIGUE_FROM, PERICLES_UP_TO, peaceTarget, plagueUpTo, stormUpTo } from "../rules/event-dice.js";
import { holderOf, type PeloponnesianState } from "../state.js";
import { type Tables, tablesOf } from "../tables.js";
import { SEATS, ZEUS } from "../types.js";
import { type PeloponnesianProcedure, silent } from "./procedure.js";

/** What a die of an event is for, with its clause. */
export const EVENT_ROLLS = [
  { type: "roll", purpose: "expansion", clause: "PEL-3.4.4", sides: 6 },
  { type: "roll", purpose: "tempest", clause: "PEL-3.5.10", sides: 6 },
  { type: "roll", purpose: "diplomacy", clause: "PEL-3.5.13", sides: 6 },
  { type: "roll", purpose: "civil-war", clause: "PEL-3.5.14", sides: 6 },
  { type: "roll", purpose: "macedonian-intrigue", clause: "PEL-3.5.17", sides: 6 },
  { type: "roll", purpose: "plague", clause: "PEL-3.5.19", sides: 6 },
  { type: "roll", purpose: "plague-pericles", clause: "PEL-3.5.19", sides: 6 },
  { type: "roll", purpose: "peace-faction", clause: "PEL-3.5.21", sides: 6 },
  { type: "roll", purpose: "argive-alliance", clause: "PEL-3.5.23", sides: 6 },
] as const;
export type EventRoll = (typeof EVENT_ROLLS)[number]["purpose"];

const ROLL = 0;
const ROLLED = 1;

export const eventDie: PeloponnesianProcedure = silent("event-die", "PEL-11.1.1", (s, dice, log) => {
  const seat = slot(s, EventDieSlot.seat);
  const again = stepOf(s) === ROLLED && answerOf(s) === 1;
  if (stepOf(s) === ROLL || again) {
    const { purpose, clause } = EVENT_ROLLS[slot(s, EventDieSlot.purpose)]!;
    setSlot(s, EventDieSlot.face, rollTest(dice, log, purpose, clause, SEATS[seat]!, testOf(s, tablesOf(s), purpose)));
  }
  if (stepOf(s) === ROLL && holderOf(s, ZEUS) === seat) {
    setStep(s, ROLLED);
    pushFrame(s, USE_OLYMPIAN, seat, ZEUS);
  } else popFrame(s, slot(s, EventDieSlot.face));
  return false;
});

// What the die has to come to; the frame below is the one that asks.
function testOf(s: PeloponnesianState, t: Tables, purpose: EventRoll): RollTest {
  switch (purpose) {
    case "expansion":
      return { most: slotOf(s, 1, ExpansionSlot.upTo) };
    case "tempest":
      return { most: stormUpTo(s, t) };
    case "diplomacy":
    case "argive-alliance":
      return { least: ALLIANCE_FROM };
    case "civil-war":
      return { least: civilWarFrom(t, slotOf(s, 1, EventSlot.a)) };
    case "macedonian-intrigue":
      return { least: INTRIGUE_FROM };
    case "plague":
      return { most: plagueUpTo(t, slotOf(s, 1, EventSlot.b) - 1) };
    case "plague-pericles":
      return { most: PERICLES_UP_TO };
    case "peace-faction":
      return { most: peaceTarget(s, t) };
  }
}

/** Rolls a die of an event; its face becomes the answer of the frame that asks. */
export function rollEventDie(s: PeloponnesianState, seat: number, purpose: EventRoll): void {
  pushFrame(
    s,
    EVENT_DIE,
    seat,
    EVENT_ROLLS.findIndex((roll) => roll.purpose === purpose),
  );
}
