/** The level of the unrest: cap, room, costs, support. */
import { expect, test } from "vitest";
import { standardBoxTables } from "../../../src/unrest/box.js";
import { capOf, clampVictoryPoints, handReduction, loweredLevel, raisedLevel, roomUp, supportFor, vpReduction } from "../../../src/unrest/rules/level.js";

const t = standardBoxTables();
const LEVELS = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10];

test("[CAR-20.1.1] The cap is 10 less the CU in the Box, never below 0", () => {
  expect([0, 1, 5, 9, 10, 11, 25].map((cu) => capOf(t, cu))).toEqual([10, 9, 5, 1, 0, 0, 0]);
});

test("[CAR-20.1.2] Nothing raises the level beyond the cap, however many points there are", () => {
  expect(raisedLevel(t, 3, 6, 5)).toBe(4);
  expect(roomUp(t, 3, 6)).toBe(1);
  for (const level of LEVELS) for (let cu = 0; cu <= 12; cu++) expect(raisedLevel(t, level, cu, 99)).toBe(Math.max(level, capOf(t, cu)));
});

test("[CAR-20.1.5] A level above the cap stays as it is", () => {
  expect(raisedLevel(t, 7, 10, 3)).toBe(7);
  expect(roomUp(t, 7, 10)).toBe(0);
  // Below it there is room to rise.
  expect([raisedLevel(t, 2, 6, 1), roomUp(t, 2, 6)]).toEqual([3, 2]);
});

test("[CAR-20.1.11] The level is an integer from 0 to 10", () => {
  expect(loweredLevel(2, 5)).toBe(0);
  expect(raisedLevel(t, 9, 0, 5)).toBe(10);
});

test("[CAR-20.2.1] The hand is smaller by half the level, rounded down", () => {
  expect(LEVELS.map((level) => handReduction(t, level))).toEqual([0, 0, 1, 1, 2, 2, 3, 3, 4, 4, 5]);
});

test("[CAR-20.2.4] The level costs a third of it in VP, rounded down", () => {
  expect(LEVELS.map((level) => vpReduction(t, level))).toEqual([0, 0, 0, 1, 1, 1, 2, 2, 2, 3, 3]);
});

test("[CAR-20.2.8] The unrest takes away 5 cards at most", () => {
  expect(Math.max(...LEVELS.map((level) => handReduction(t, level)))).toBe(5);
});

test("[CAR-R4.1] VP stay between 0 and 12", () => {
  expect([-3, 0, 7, 12, 14].map((vp) => clampVictoryPoints(t, vp))).toEqual([0, 0, 7, 12, 12]);
});

test("[CAR-R12.5a] Support is half of the CU removed, rounded up", () => {
  expect([0, 1, 2, 3, 4, 5, 6, 9].map((cu) => supportFor(t, cu))).toEqual([0, 1, 1, 2, 2, 3, 3, 5]);
});
