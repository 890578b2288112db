/** What the stack of procedures says beyond its rows: seats that play, and numbers that a game or an edition bounds. */
import { allBelow } from "../../core/bits.js";
import { demand } from "../../core/errors.js";
import { F } from "../frames.js";
import { dealtEach } from "../rules/set-up.js";
import type { DiadochiState } from "../state.js";
import type { Tables } from "../tables.js";
import { pathOf, type StackFrame, stackOf } from "./frame.js";

/** The frames of a position, bottom first, after every number in them has been found possible. @throws PositionError */
export function checkStack(s: DiadochiState, t: Tables): readonly StackFrame[] {
  const frames = stackOf(s);
  const most = mostOf(s, t);
  frames.forEach(({ kind, slots }, i) => {
    for (const [name, value] of Object.entries(slots)) {
      const bound = most[`${kind}.${name}`] ?? (hasSeats(kind, name) ? allBelow(s.seats) : hasSeat(kind, name) ? s.seats - 1 : value);
      demand(value <= bound, pathOf(i, `slots.${name}`), `at most ${bound}`, value);
    }
  });
  return frames;
}

function kindOfSlot(kind: string, name: string): string | undefined {
  return F[kind as keyof typeof F].places.find((place) => place.name === name)?.kind;
}

function hasSeat(kind: string, name: string): boolean {
  return ["seat", "seat?"].includes(kindOfSlot(kind, name) ?? "");
}

function hasSeats(kind: string, name: string): boolean {
  return kindOfSlot(kind, name) === "seats";
}

// The most that some numbers can be in this game.
function mostOf(s: DiadochiState, t: Tables): Readonly<Record<string, number>> {
  return {
    "draft-general.picks": dealtEach(s, t) * s.seats - 1,
    "game-turn.next": 1000,
    "reinforcement.next": s.seats - 1,
    "place-general.general": t.majorCount - 1,
    "setup-markers.general": t.majorCount - 1,
    "setup-markers.left": t.spaceCount,
    "strategy-round.next": s.seats,
    "supply-segment.next": t.spaceCount,
    "end-of-movement.next": t.majorCount - 1,
    "entry.asked": s.seats + 1,
    "interception.asked": s.seats - 1,
    "independent-interception.asked": s.seats - 1,
    "independent-avoidance.asked": s.seats - 1,
    "naval-move.asked": s.seats - 1,
    "unit-loss.count": 1023,
    "attrition-test.column": 1023,
    "assault.gained": 1000,
    "drop-or-pick-up.done": 1000,
  };
}
