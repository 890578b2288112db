/** One die of an event, which the holder of Zeus may reroll (PEL-11.1.1). Answers the face. */
import type { Dice } from "../../core/dice/dice.js";
import type { RollTest } from "../../core/events/events.js";
import { automatic } from "../../core/flow/procedures.js";
import type { PeloponnesianLog } from "../vocabulary/events.js";
import { F } from "../vocabulary/frames.js";
import { ALLIANCE_FROM, civilWarFrom, INTRIGUE_FROM, PERICLES_UP_TO, peaceTarget, plagueOrder, plagueUpTo, stormUpTo } from "../rules/event-dice.js";
import { rollFor } from "../rules/rolls.js";
import { holderOf, type PeloponnesianState } from "../state/index.js";
import { type Tables, tablesOf } from "../tables/index.js";
import { EVENT_ROLLS, type EventRoll, SEATS, ZEUS } from "../vocabulary/types.js";
import type { PeloponnesianProcedure } from "./procedure.js";
import { askOlympian } from "./use-olympian.js";

const HERE = F["event-die"];

export const eventDie: PeloponnesianProcedure = automatic(HERE, "PEL-11.1.1", {
  roll(s, dice, log) {
    roll(s, dice, log);
    const f = HERE.top(s);
    const { seat } = f;
    if (holderOf(s, ZEUS) !== seat) return HERE.pop(s, f.face);
    f.step = HERE.step.rolled;
    askOlympian(s, seat, ZEUS);
  },
  rolled(s, dice, log) {
    if (F["use-olympian"].answered(s)) roll(s, dice, log);
    HERE.pop(s, HERE.top(s).face);
  },
});

function roll(s: PeloponnesianState, dice: Dice, log: PeloponnesianLog): void {
  const f = HERE.top(s);
  const purpose = EVENT_ROLLS[f.roll]!;
  f.face = rollFor(dice, log, purpose, SEATS[f.seat]!, testOf(s, tablesOf(s), purpose));
}

// The number needed, from the frame that needs the die.
function testOf(s: PeloponnesianState, t: Tables, purpose: EventRoll): RollTest {
  switch (purpose) {
    case "expansion":
      return { most: F.expansion.under(s).upTo };
    case "tempest":
      return { most: stormUpTo(s, t) };
    case "diplomacy":
    case "argive-alliance":
      return { least: ALLIANCE_FROM };
    case "civil-war":
      return { least: civilWarFrom(t, F.event.under(s).area) };
    case "macedonian-intrigue":
      return { least: INTRIGUE_FROM };
    case "plague":
      return { most: plagueUpTo(t, plagueOrder(t, F.event.under(s).next - 1)) };
    case "plague-pericles":
      return { most: PERICLES_UP_TO };
    case "peace-faction":
      return { most: peaceTarget(s, t) };
  }
}

export function rollEventDie(s: PeloponnesianState, seat: number, purpose: EventRoll): void {
  const f = HERE.push(s);
  f.seat = seat;
  f.roll = EVENT_ROLLS.indexOf(purpose);
}
