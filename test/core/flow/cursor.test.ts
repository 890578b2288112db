/** Slots of a frame as fields: lists, flags, what may be absent. */
import { describe, expect, test } from "vitest";
import { cursorOf, mostOfList, show, SlotList, Spot } from "../../../src/core/flow/cursor.js";

const spotOf = (frames: number[], end: number): Spot => {
  const spot = new Spot();
  show(spot, frames, end);
  return spot;
};

describe("a slot with a list", () => {
  // From the top: the kind and step of the frame, the length, then the entries.
  const made = (): { readonly frames: number[]; readonly list: SlotList } => {
    const frames = [77, 0, 0, 0, 0, 88, 99];
    return { frames, list: new SlotList(spotOf(frames, 7), 3, 3) };
  };
  test("is filled to its most, and emptied to nothing, without touching its neighbours", () => {
    const { frames, list } = made();
    expect([list.length, [...list]]).toEqual([0, []]);
    for (const value of [5, 0, 6]) list.push(value);
    expect([list.length, [...list], list.at(0), list.at(2)]).toEqual([3, [5, 0, 6], 5, 6]);
    expect(frames).toEqual([77, 6, 0, 5, 3, 88, 99]);
    expect(() => list.push(7)).toThrow("the list of a frame is full");
    expect([list.pop(), [...list], frames]).toEqual([6, [5, 0], [77, 0, 0, 5, 2, 88, 99]]);
    list.clear();
    expect([list.length, frames]).toEqual([0, [77, 0, 0, 0, 0, 88, 99]]);
    expect(() => list.pop()).toThrow("the list of a frame has no such entry");
  });
  test("has entries by their place, which can be put again, and no others", () => {
    const { list } = made();
    list.take([4, 5]);
    list.put(1, 9);
    list.put(0, 8);
    expect([...list]).toEqual([8, 9]);
    for (const index of [-1, 2]) {
      expect(() => list.at(index)).toThrow("the list of a frame has no such entry");
      expect(() => list.put(index, 1)).toThrow("the list of a frame has no such entry");
    }
    expect([list.has(8), list.has(9), list.has(0), list.has(4)]).toEqual([true, true, false, false]);
  });
  test("can be taken of itself", () => {
    const { list } = made();
    list.take([1, 2, 3]);
    list.take(list);
    expect([...list]).toEqual([1, 2, 3]);
    list.take([7]);
    expect([...list]).toEqual([7]);
  });
});

describe("a kind of slot", () => {
  test("is a list where it says how many it holds", () => {
    expect(["space[8]", "1..6[30]", "space", "space?", "[8]", "space[]", "space[8]?"].map(mostOfList)).toEqual([8, 30, null, null, null, null, null]);
  });
  test("is a flag, what may be absent, or a number, and the step beside them", () => {
    const spot = spotOf([3, 0, 1, 2, 300], 5);
    const cursor = cursorOf(
      [
        { name: "acted", kind: "flag", at: 3, size: 1 },
        { name: "goal", kind: "space?", at: 4, size: 1 },
        { name: "points", kind: "number", at: 5, size: 1 },
      ],
      spot,
    ) as { step: number; acted: boolean; goal: number; points: number };
    expect([cursor.step, cursor.acted, cursor.goal, cursor.points]).toEqual([2, true, -1, 3]);
    Object.assign(cursor, { step: 4, acted: false, goal: 6, points: -2 });
    expect([spot.frames, cursor.step, cursor.acted, cursor.goal, cursor.points]).toEqual([[-2, 7, 0, 4, 300], 4, false, 6, -2]);
    cursor.acted = true;
    cursor.goal = -1;
    expect(spot.frames).toEqual([-2, 0, 1, 4, 300]);
  });
  test("is shown of the frame that the spot was bound to last", () => {
    const frames = [5, 0, 300, 6, 1, 300];
    const spot = spotOf(frames, 3);
    const cursor = cursorOf([{ name: "points", kind: "number", at: 3, size: 1 }], spot) as { points: number; step: number };
    expect([cursor.points, cursor.step]).toEqual([5, 0]);
    show(spot, frames, 6);
    expect([cursor.points, cursor.step]).toEqual([6, 1]);
    show(spot, [7, 2, 300], 3);
    expect([cursor.points, cursor.step]).toEqual([7, 2]);
  });
});
