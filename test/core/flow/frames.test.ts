import { describe, expect, test } from "vitest";
import {
  clearFrames,
  endOfNearest,
  forgetAnswer,
  frameKind,
  indexOfKind,
  lastAnswer,
  popFrame,
  pushEmpty,
  setStep,
  sizeOfKind,
  stepOf,
  topKind,
} from "../../../src/core/flow/frames.js";
import type { GameState } from "../../../src/core/state/state.js";

const MARCH = frameKind(0, 3);
const BATTLE = frameKind(1, 8);
const PAUSE = frameKind(2, 0);

function empty(): GameState {
  return { edition: "", dice: [0, 0, 0, 1], frames: [] };
}

describe("the stack of frames", () => {
  test("is empty at first", () => {
    expect(topKind(empty())).toBe(-1);
    expect(endOfNearest(empty(), MARCH)).toBe(0);
  });
  test("a kind knows its procedure and how many integers its frames take: slots, step and kind", () => {
    expect([MARCH, BATTLE, PAUSE].map(indexOfKind)).toEqual([0, 1, 2]);
    expect([MARCH, BATTLE, PAUSE].map(sizeOfKind)).toEqual([5, 10, 2]);
  });
  test("a new frame has every slot 0 and starts at step 0", () => {
    const s = empty();
    expect(pushEmpty(s, MARCH)).toBe(5);
    expect(s.frames).toEqual([0, 0, 0, 0, MARCH]);
    expect([stepOf(s), topKind(s)]).toEqual([0, 0]);
  });
  test("keeps a frame's slots and step while another lies on it, and the answer is for the frame below", () => {
    const s = empty();
    pushEmpty(s, MARCH);
    s.frames[0] = 9;
    setStep(s, 3);
    pushEmpty(s, BATTLE);
    expect([topKind(s), stepOf(s)]).toEqual([1, 0]);
    popFrame(s, 12);
    expect(s.frames).toEqual([9, 0, 0, 3, MARCH]);
    expect([stepOf(s), lastAnswer()]).toEqual([3, 12]);
  });
  test("an answer is gone when a frame is pushed, and is not to be read after a question", () => {
    const s = empty();
    pushEmpty(s, MARCH);
    pushEmpty(s, PAUSE);
    popFrame(s, 12);
    pushEmpty(s, PAUSE);
    expect(lastAnswer()).toBeUndefined();
    popFrame(s, 7);
    forgetAnswer();
    expect(() => lastAnswer()).toThrow("an answer is read after a question");
  });
  test("finds where the nearest frame of a kind ends", () => {
    const s = empty();
    pushEmpty(s, MARCH);
    pushEmpty(s, PAUSE);
    pushEmpty(s, BATTLE);
    pushEmpty(s, PAUSE);
    expect([MARCH, BATTLE, PAUSE, frameKind(9, 1)].map((kind) => endOfNearest(s, kind))).toEqual([5, 17, 19, 0]);
  });
  test("popping the last frame leaves nothing, and so does taking every frame off", () => {
    const s = empty();
    pushEmpty(s, PAUSE);
    popFrame(s, 5);
    expect(s.frames).toEqual([]);
    pushEmpty(s, MARCH);
    pushEmpty(s, BATTLE);
    clearFrames(s);
    expect(s.frames).toEqual([]);
  });
});
