/** States read back from JSON. */
import { expect, test } from "vitest";
import { readState } from "../../src/core/shape.js";

/** Five procedures, of which the last remembers one thing. */
const PROCEDURES = [[], [], [], [], ["left"]].map((slots, i) => ({ kind: `procedure-${i}`, slots }));

const read = (frames: readonly number[]): unknown =>
  readState(
    { edition: "", dice: [1, 2, 3, 4], frames },
    () => ({}),
    PROCEDURES,
    () => {},
  );

test("a sound stack of frames is read", () => {
  expect(read([0, 0, 7, 1, 256 | 4])).toMatchObject({ frames: [0, 0, 7, 1, 260] });
});

test.each([[[]], [[0, 5]], [[0, -1]], [[0, 9 << 8]], [[0, 256]], [[7, 0, 256]], [[0, 4]], [[0, 0x80000000]], [[0, 0xfffffd00]], [[0, 0xffffff00]]])(
  "no kind of frame is %j: refused, not walked for ever",
  (frames) => {
    expect(() => read(frames)).toThrowError(expect.objectContaining({ name: "PositionError" }));
  },
);
