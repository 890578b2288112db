/** Counters: with how much detail a stack is drawn in the room there is, and how its signs are counted. */
import { expect, test } from "vitest";
import { counters, widthOfCounters } from "../../src/svg/counters.js";
import type { Scene } from "../../src/svg/picture.js";
import { EMPTY, MADE, some, stack } from "./made.js";
import { readSvg } from "./svg-reader.js";

const SCENE: Scene = { board: MADE, texts: { name: (id) => id }, language: "en", id: "x", without: [], table: EMPTY, lit: new Set(), counterScale: 1 };

test("a stack is drawn with less where there is less room: signs of all kinds, then one for all, then units of all owners in one cell", () => {
  const mixed = stack("city", "red", "", some("foot", "red", 3), some("foot", "blue", 2), some("general", "red", 2), some("fleet", "red", 1));
  expect([99, 48, 47, 38, 37, 24].map((width) => widthOfCounters(SCENE, mixed, width))).toEqual([48, 48, 38, 38, 24, 24]);
});
test("two signs of a kind stand one over the other, and more are one with their number", () => {
  const numbers = (generals: number, fleets: number): readonly string[] => {
    const room = { place: "city", room: { x: 0, y: 0, width: 200, height: 20 }, near: 100 };
    const lying = [stack("city", "red", "", some("general", "red", generals), some("fleet", "red", fleets))];
    const elements = readSvg(`<svg>${counters(SCENE, room, lying, [])}</svg>`);
    return elements.flatMap(({ name, text }) => (name === "text" ? [text] : []));
  };
  expect([numbers(1, 1), numbers(2, 1), numbers(2, 2), numbers(3, 1), numbers(3, 4)]).toEqual([[], [], [], ["3"], ["3", "4"]]);
});
