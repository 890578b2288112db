/** States read back from JSON. */
import { expect, test } from "vitest";
import { readState, type StateShape } from "../../../src/core/flow/shape.js";

/** Five procedures, of which the last remembers one thing. */
const PROCEDURES = [[], [], [], [], ["left"]].map((slots, i) => ({ kind: `procedure-${i}`, slots }));

const read = (frames: readonly number[]): unknown =>
  readState(
    { edition: "", dice: [1, 2, 3, 4], frames },
    () => ({}),
    PROCEDURES,
    () => {},
  );

test("a field is a number, a list of any length, cells of a length, or what its shape says", () => {
  const shape: StateShape = { turn: "number", route: -1, men: 2, camp: { form: "cells", length: 2, least: [0, 1], most: [5, 6] } };
  const of = (fields: object) => () =>
    readState(
      { edition: "", dice: [1, 2, 3, 4], frames: [0, 0], ...fields },
      () => shape,
      PROCEDURES,
      () => {},
    );
  const sound = { turn: 7, route: [1, 2, 3], men: [4, 5], camp: [5, 6] };
  expect(of(sound)()).toMatchObject(sound);
  expect(of({ ...sound, route: [] })()).toMatchObject({ route: [] });
  for (const change of [
    { turn: [7] },
    { turn: 0.5 },
    { route: 7 },
    { men: [4] },
    { men: [4, 5, 6] },
    { camp: [6, 6] },
    { camp: [5, 0] },
    { camp: [-1, 1] },
    { camp: [5, 7] },
  ])
    expect(of({ ...sound, ...change })).toThrowError(expect.objectContaining({ name: "PositionError" }));
});

test("a sound stack of frames is read", () => {
  expect(read([0, 0, 7, 1, 256 | 4])).toMatchObject({ frames: [0, 0, 7, 1, 260] });
});

test.each([[[]], [[0, 5]], [[0, -1]], [[0, 9 << 8]], [[0, 256]], [[7, 0, 256]], [[0, 4]], [[0, 0x80000000]], [[0, 0xfffffd00]], [[0, 0xffffff00]]])(
  "no kind of frame is %j: refused, not walked for ever",
  (frames) => {
    expect(() => read(frames)).toThrowError(expect.objectContaining({ name: "PositionError" }));
  },
);
