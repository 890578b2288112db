import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  answerOf,
  findFrame,
  frameKind,
  framesFromView,
  kindAt,
  popFrame,
  pushFrame,
  setAnswer,
  setSlot,
  setSlotOf,
  setStep,
  slot,
  slotOf,
  stepOf,
  stepOfFrame,
  topKind,
  viewFrames,
} from "../../src/core/frames.js";
import type { GameState } from "../../src/core/state.js";

const MARCH = frameKind(0, 3);
const BATTLE = frameKind(1, 8);
const PAUSE = frameKind(2, 0);
const WORDS = [
  { kind: "march", slots: ["commander", "points", "from"] },
  { kind: "battle", slots: ["a", "b", "c", "d", "e", "f", "g", "h"] },
  { kind: "pause", slots: [] },
];

function empty(): GameState {
  return { edition: "", dice: [0, 0, 0, 1], frames: [] };
}

describe("the stack of frames", () => {
  test("is empty at first", () => {
    expect(topKind(empty())).toBe(-1);
    expect(kindAt(empty(), 0)).toBe(-1);
  });
  test("gives the slots of the top frame, missing ones as 0, and starts at step 0", () => {
    const s = empty();
    pushFrame(s, MARCH, 7, 4);
    expect([slot(s, 0), slot(s, 1), slot(s, 2), stepOf(s), topKind(s)]).toEqual([7, 4, 0, 0, 0]);
  });
  test("keeps a frame's slots, step and answer while another lies on it", () => {
    const s = empty();
    pushFrame(s, MARCH, 7, 4, 9);
    setStep(s, 3);
    pushFrame(s, BATTLE, 1, 2, 3, 4, 5, 6, 7, 8);
    expect([0, 1, 2, 3, 4, 5, 6, 7].map((i) => slot(s, i))).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
    expect([slotOf(s, 1, 0), slotOf(s, 1, 2), stepOfFrame(s, 1), kindAt(s, 1), kindAt(s, 2)]).toEqual([7, 9, 3, 0, -1]);
    setSlotOf(s, 1, 1, 40);
    popFrame(s, 12);
    expect([slot(s, 1), stepOf(s), answerOf(s)]).toEqual([40, 3, 12]);
    setAnswer(s, 0);
    setSlot(s, 0, 8);
    expect([slot(s, 0), slot(s, 1), answerOf(s)]).toEqual([8, 40, 0]);
  });
  test("finds the nearest frame of a kind", () => {
    const s = empty();
    pushFrame(s, MARCH);
    pushFrame(s, PAUSE);
    pushFrame(s, BATTLE);
    expect([findFrame(s, BATTLE), findFrame(s, PAUSE), findFrame(s, MARCH), findFrame(s, frameKind(9, 1))]).toEqual([0, 1, 2, -1]);
  });
  test("popping the last frame leaves nothing and tells nobody", () => {
    const s = empty();
    pushFrame(s, PAUSE);
    popFrame(s, 5);
    expect(s.frames).toEqual([]);
  });
  test("in words and back is the same stack, whatever it holds", () => {
    const frame = fc.oneof(
      fc.tuple(fc.constant(MARCH), fc.array(fc.integer({ min: -9, max: 9 }), { minLength: 3, maxLength: 3 })),
      fc.tuple(fc.constant(BATTLE), fc.array(fc.integer({ min: -9, max: 9 }), { minLength: 8, maxLength: 8 })),
      fc.tuple(fc.constant(PAUSE), fc.constant<number[]>([])),
    );
    fc.assert(
      fc.property(fc.array(frame, { maxLength: 6 }), (stack) => {
        const s = empty();
        for (const [kind, slots] of stack) pushFrame(s, kind, ...(slots as [number?, number?, number?]));
        expect(framesFromView(viewFrames(s, WORDS), WORDS)).toEqual(s.frames);
        expect(viewFrames(s, WORDS)).toHaveLength(stack.length);
      }),
    );
  });
  test("words that name no procedure or no slot give no stack", () => {
    expect(framesFromView([{ kind: "siege", step: 0, slots: {} }], WORDS)).toBeNull();
    expect(framesFromView([{ kind: "march", step: 0, slots: { commander: 1, points: 2, to: 3 } }], WORDS)).toBeNull();
    expect(framesFromView([{ kind: "march", step: 0.5, slots: { commander: 1, points: 2, from: 3 } }], WORDS)).toBeNull();
  });
});
