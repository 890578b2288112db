/** Positions of Tiny that cannot be, refused with the field. */
import { describe, expect, test } from "vitest";
import { SeededDice } from "tyche/engine";
import { TINY } from "../../../examples/tiny/index.js";
import type { TinyState } from "../../../examples/tiny/state/index.js";

/** The first position of a game in which a decision of this kind is asked. */
function asking(kind: string): TinyState {
  const choices = new SeededDice("tiny");
  let s = TINY.setup({ seed: 1, rounds: 9 });
  while (TINY.decision(s)?.kind !== kind) s = TINY.apply(s, TINY.randomMove(s, choices)).state;
  return s;
}

function refusedFor(kind: string, change: (s: TinyState) => unknown): string | undefined {
  const s = structuredClone(asking(kind));
  change(s);
  try {
    TINY.restore(s);
    return "accepted";
  } catch (error) {
    const { name, details } = error as { name: string; details: { path?: string; expected?: string } };
    expect([name, typeof details.expected]).toEqual(["PositionError", "string"]);
    return details.path;
  }
}

describe("what cannot be", () => {
  test("[TINY-1] a pledge: three cards each, no strength left over, somebody still to pledge", () => {
    expect(refusedFor("pledge", (s) => (s.strength[0] = 1))).toBe("strength.north");
    expect(refusedFor("pledge", (s) => (s.deck[s.deck.indexOf(2)] = 1))).toBe("deck.hand.north");
    expect(refusedFor("pledge", (s) => [4, 5].forEach((place) => (s.deck[s.deck.indexOf(place - 2)] = place)))).toBe("deck.pledged");
  });

  test("[TINY-2] [TINY-3] a raid: of the seat whose turn it is, with nothing pledged", () => {
    const raid = asking("raid");
    const at = raid.frames.length;
    expect(refusedFor("raid", (s) => (s.frames[at - 3] = 1 - s.frames[at - 3]!))).toBe("frames[2].slots.seat");
    expect(refusedFor("raid", (s) => (s.frames[at - 4] = 2))).toBe("frames[2].slots.force");
    expect(refusedFor("raid", (s) => (s.frames[at - 2] = 1))).toBe("frames[2].step");
    expect(refusedFor("raid", (s) => (s.deck[s.deck.indexOf(1)] = 4))).toBe("deck.pledged.north");
  });

  test("[TINY-4] an ambush: of the rival, against a strike", () => {
    const at = asking("ambush").frames.length;
    expect(refusedFor("ambush", (s) => (s.frames[at - 3] = 1 - s.frames[at - 3]!))).toBe("frames[3].slots.seat");
    expect(refusedFor("ambush", (s) => (s.frames[at - 7] = 0))).toBe("frames[2].slots.force");
  });

  test("[TINY-5] [TINY-6] an end that does not follow from the track, a game that should be over", () => {
    expect(refusedFor("raid", (s) => (s.raider = 0))).toBe("raider");
    expect(refusedFor("raid", (s) => (s.rounds = s.round - 1))).toMatch(/^(?:round|state\.rounds)$/);
    const over = structuredClone(TINY.concede(asking("raid"), "north").state);
    expect(TINY.restore(over)).toEqual(over);
    over.victory = 0;
    expect(() => TINY.restore(over)).toThrowError(expect.objectContaining({ name: "PositionError", details: expect.objectContaining({ path: "raider" }) }));
  });
});
