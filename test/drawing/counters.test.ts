/** Counters, drawn on a small board: cells, signs, walls, what finds no room. */
import { describe, expect, test } from "vitest";
import { namedPiece } from "../../src/core/table.js";
import { drawn, linesIn, MADE, some, stack } from "./made.js";

const at = (...stacks: readonly ReturnType<typeof stack>[]): string => drawn({ stacks });
const general = (id: string, strength: number | null = null) => namedPiece(id, "general", "red", { strength });

describe("a counter", () => {
  test("has a cell for the units of each owner, in the form of its owner", () => {
    expect(linesIn(at(stack("city", "blue", "", some("foot", "blue", 4))), "data-stack", "city/blue")).toMatchInlineSnapshot(`
      "
      title "Blue: Foot-of-blue 4"
      path d=M50.9 70L55 61.8L65 61.8L69.1 70L65 78.2L55 78.2Z fill=#000 fill-opacity=.25 transform=translate(1 1.4)
      path d=M50.9 70L55 61.8L65 61.8L69.1 70L65 78.2L55 78.2Z fill=#2d5f94 stroke=#33291f stroke-width=0.9
      text x=60 y=74.3 font-size=12.5 fill=#fff font-weight=bold "4"
      rect x=51 y=61 width=18 height=18 fill=none
      "
    `);
    expect(linesIn(at(stack("city", "blue", "", some("foot", "blue", 12), some("foot", "ally", 3))), "data-stack", "city/blue")).toMatchInlineSnapshot(`
      "
      title "Blue: Foot-of-blue 12, Foot-of-ally 3"
      path d=M46.1 70L49.2 61.8L56.8 61.8L59.9 70L56.8 78.2L49.2 78.2Z fill=#000 fill-opacity=.25 transform=translate(1 1.4)
      path d=M46.1 70L49.2 61.8L56.8 61.8L59.9 70L56.8 78.2L49.2 78.2Z fill=#2d5f94 stroke=#33291f stroke-width=0.9
      text x=53 y=74.3 font-size=10.5 fill=#fff font-weight=bold textLength=11.2 "12"
      path d=M60.1 70L63.2 61.8L70.8 61.8L73.9 70L70.8 78.2L63.2 78.2Z fill=#000 fill-opacity=.25 transform=translate(1 1.4)
      path d=M60.1 70L63.2 61.8L70.8 61.8L73.9 70L70.8 78.2L63.2 78.2Z fill=#7fa3c7 stroke=#33291f stroke-width=0.9
      text x=67 y=74.3 font-size=12.5 fill=#fff font-weight=bold "3"
      rect x=46 y=61 width=28 height=18 fill=none
      "
    `);
  });
  test("is hollow behind walls, under merlons", () => {
    expect(linesIn(at(stack("city", "red", "inside", some("foot", "red", 4))), "data-stack", "city/red/inside")).toMatchInlineSnapshot(`
      "
      title "Red (inside): Foot-of-red 4"
      path d=M51.5 65v-3.4h3.4v2h2v-2h6.2v2h2v-2h3.4v3.4z fill=#b3342b
      path d=M52.2 65.4L67.8 65.4L67.8 77.8L52.2 77.8Z fill=#f8f2e0 stroke=#b3342b stroke-width=2
      text x=60 y=75.7 font-size=11.5 fill=#b3342b font-weight=bold "4"
      rect x=51 y=61 width=18 height=18 fill=none
      "
    `);
  });
  test("has a rim under way, and one filled with light when it is lit", () => {
    const moving = stack("city", "red", "under-way", some("foot", "red", 1));
    const rim = (svg: string): string | undefined =>
      linesIn(svg, "data-stack", moving.id)
        .split("\n")
        .find((line) => line.includes("rx=4"));
    expect(rim(at({ ...moving, underWay: false }))).toBeUndefined();
    expect(rim(at(moving))).toMatchInlineSnapshot(
      `"rect x=49.5 y=59.5 width=21 height=21 rx=4 fill=none fill-opacity=.5 stroke=#f0b400 stroke-width=2 pointer-events=none"`,
    );
    expect(rim(drawn({ stacks: [moving] }, { highlight: [{ kind: "stack", id: moving.id }] }))).toMatchInlineSnapshot(
      `"rect x=49.5 y=59.5 width=21 height=21 rx=4 fill=#f0b400 fill-opacity=.5 stroke=#f0b400 stroke-width=2 pointer-events=none"`,
    );
  });
});

describe("signs beside the number", () => {
  test("are one in the middle, or two one over the other", () => {
    expect(linesIn(at(stack("city", "red", "", some("foot", "red", 2), general("a"))), "data-stack", "city/red")).toMatchInlineSnapshot(`
      "
      title "Red: Foot-of-red 2, A"
      path d=M46.6 61.8L63.4 61.8L63.4 78.2L46.6 78.2Z fill=#000 fill-opacity=.25 transform=translate(1 1.4)
      path d=M46.6 61.8L63.4 61.8L63.4 78.2L46.6 78.2Z fill=#b3342b stroke=#33291f stroke-width=0.9
      text x=55 y=74.3 font-size=12.5 fill=#fff font-weight=bold "2"
      rect x=64.4 y=61.6 width=9.2 height=16.8 rx=2 fill=#f8f2e0 stroke=#b3342b stroke-width=0.9
      path d=M0-4.9 1.3-1.6 4.8-1.5 2 .7 3 4.1 0 2.1-3 4.1-2 .7-4.8-1.5-1.3-1.6Z transform=translate(69 70) scale(0.9) fill=#b3342b
      rect x=46 y=61 width=28 height=18 fill=none
      "
    `);
    expect(linesIn(at(stack("city", "red", "", some("foot", "red", 2), general("a"), general("b"))), "data-stack", "city/red")).toMatchInlineSnapshot(`
      "
      title "Red: Foot-of-red 2, A, B"
      path d=M46.6 61.8L63.4 61.8L63.4 78.2L46.6 78.2Z fill=#000 fill-opacity=.25 transform=translate(1 1.4)
      path d=M46.6 61.8L63.4 61.8L63.4 78.2L46.6 78.2Z fill=#b3342b stroke=#33291f stroke-width=0.9
      text x=55 y=74.3 font-size=12.5 fill=#fff font-weight=bold "2"
      rect x=64.4 y=61.6 width=9.2 height=16.8 rx=2 fill=#f8f2e0 stroke=#b3342b stroke-width=0.9
      path d=M0-4.9 1.3-1.6 4.8-1.5 2 .7 3 4.1 0 2.1-3 4.1-2 .7-4.8-1.5-1.3-1.6Z transform=translate(69 66.2) scale(0.8) fill=#b3342b
      path d=M0-4.9 1.3-1.6 4.8-1.5 2 .7 3 4.1 0 2.1-3 4.1-2 .7-4.8-1.5-1.3-1.6Z transform=translate(69 74.1) scale(0.8) fill=#b3342b
      rect x=46 y=61 width=28 height=18 fill=none
      "
    `);
  });
  test("of several kinds stand in a column each: two of a kind both, of more one and their number", () => {
    const pieces = [some("fleet", "red", 3), general("a"), general("b"), namedPiece("c", "heir", null)];
    expect(linesIn(at(stack("city", "red", "", ...pieces)), "data-stack", "city/red")).toMatchInlineSnapshot(`
      "
      title "Red: Fleet-of-red 3, A, B, C"
      rect x=45.4 y=61.6 width=9.2 height=16.8 rx=2 fill=#f8f2e0 stroke=#b3342b stroke-width=0.9
      path d=M-4.8 1.4 4.8 1.4 3 4.4-3 4.4ZM-.6.6-.6-4.6 3.6.6ZM-1.4.6-4-.0-1.4-3.4Z transform=translate(50 66) scale(0.8) fill=#b3342b
      text x=50 y=77.3 font-size=9.5 fill=#33291f font-weight=bold "3"
      rect x=55.4 y=61.6 width=9.2 height=16.8 rx=2 fill=#f8f2e0 stroke=#b3342b stroke-width=0.9
      path d=M0-4.9 1.3-1.6 4.8-1.5 2 .7 3 4.1 0 2.1-3 4.1-2 .7-4.8-1.5-1.3-1.6Z transform=translate(60 66.2) scale(0.8) fill=#b3342b
      path d=M0-4.9 1.3-1.6 4.8-1.5 2 .7 3 4.1 0 2.1-3 4.1-2 .7-4.8-1.5-1.3-1.6Z transform=translate(60 74.1) scale(0.8) fill=#b3342b
      rect x=65.4 y=61.6 width=9.2 height=16.8 rx=2 fill=#f8f2e0 stroke=#b3342b stroke-width=0.9
      path d=M-4.6 3.6-4.6-2.4-2.2.2 0-4.2 2.2.2 4.6-2.4 4.6 3.6Z transform=translate(70 70) scale(0.9) fill=#6d3a86
      rect x=45 y=61 width=30 height=18 fill=none
      "
    `);
  });
  test("of a piece by itself that is rated bear its strength", () => {
    expect(linesIn(at(stack("city", "red", "", general("a", 3))), "data-stack", "city/red")).toMatchInlineSnapshot(`
      "
      title "Red: A [3]"
      rect x=55.4 y=61.6 width=9.2 height=16.8 rx=2 fill=#f8f2e0 stroke=#b3342b stroke-width=0.9
      path d=M0-4.9 1.3-1.6 4.8-1.5 2 .7 3 4.1 0 2.1-3 4.1-2 .7-4.8-1.5-1.3-1.6Z transform=translate(60 66) scale(0.8) fill=#b3342b
      text x=60 y=77.3 font-size=9.5 fill=#33291f font-weight=bold "3"
      rect x=55 y=61 width=10 height=18 fill=none
      "
    `);
    const two = linesIn(at(stack("city", "red", "", general("a", 3), general("b", 2))), "data-stack", "city/red");
    expect(two).not.toContain("text");
    expect(linesIn(at(stack("city", "red", "", { ...some("fleet", "red", 1), strength: 3 })), "data-stack", "city/red")).not.toContain("text");
  });
});

test("a battle on a place is a counter of crossed swords with its number, beside the stack there", () => {
  const places = { city: { control: null, value: null, marks: [{ kind: "battle", owner: "red", value: 2 }] } };
  const svg = drawn({ places, stacks: [stack("city", "blue", "", some("foot", "blue", 4))] });
  expect(linesIn(svg, "data-stack", "city/blue")).toContain("rect x=45 y=61 width=18 height=18");
  expect(linesIn(svg, "data-at", "city").split("\n").slice(-6)).toMatchInlineSnapshot(`
    [
      "rect x=65.4 y=61.6 width=9.2 height=16.8 rx=2 fill=#f8f2e0 stroke=#b3342b stroke-width=0.9",
      "path d=M-3.9-4.4-3-4.4 4.4 3 4.4 4-.2-.5ZM3.9-4.4 3-4.4-4.4 3-4.4 4 .2-.5ZM-4.6 1.4-1.6 4.4-2.4 4.8-5 2.2ZM4.6 1.4 1.6 4.4 2.4 4.8 5 2.2Z",
      "  transform=translate(70 66) scale(0.8) fill=#b3342b",
      "text x=70 y=77.3 font-size=9.5 fill=#33291f font-weight=bold "2"",
      "rect x=65 y=61 width=10 height=18 fill=none",
      "",
    ]
  `);
});

test("what finds no room is a number, and each stack under it can be pointed at", () => {
  const stacks = ["red", "blue", "ally"].map((owner) => stack("city", owner, "", some("foot", owner, 9), some("fleet", owner, 5)));
  const svg = drawn({ stacks });
  expect(linesIn(svg, "data-stack", "city/red")).toMatchInlineSnapshot(`
    "
    title "Red: Foot-of-red 9, Fleet-of-red 5"
    path d=M22.6 61.8L35.4 61.8L35.4 78.2L22.6 78.2Z fill=#000 fill-opacity=.25 transform=translate(1 1.4)
    path d=M22.6 61.8L35.4 61.8L35.4 78.2L22.6 78.2Z fill=#b3342b stroke=#33291f stroke-width=0.9
    text x=29 y=74.3 font-size=12.5 fill=#fff font-weight=bold "9"
    rect x=36.4 y=61.6 width=9.2 height=16.8 rx=2 fill=#f8f2e0 stroke=#b3342b stroke-width=0.9
    path d=M-4.8 1.4 4.8 1.4 3 4.4-3 4.4ZM-.6.6-.6-4.6 3.6.6ZM-1.4.6-4-.0-1.4-3.4Z transform=translate(41 66) scale(0.8) fill=#b3342b
    text x=41 y=77.3 font-size=9.5 fill=#33291f font-weight=bold "5"
    rect x=22 y=61 width=24 height=18 fill=none
    "
  `);
  expect(linesIn(svg, "data-stack", "city/ally")).toMatchInlineSnapshot(`
    "
    title "Ally: Foot-of-ally 9, Fleet-of-ally 5"
    path d=M74.1 70L77.2 61.8L84.8 61.8L87.9 70L84.8 78.2L77.2 78.2Z fill=#000 fill-opacity=.25 transform=translate(1 1.4)
    path d=M74.1 70L77.2 61.8L84.8 61.8L87.9 70L84.8 78.2L77.2 78.2Z fill=#7fa3c7 stroke=#33291f stroke-width=0.9
    text x=81 y=74.3 font-size=12.5 fill=#fff font-weight=bold "9"
    rect x=88.4 y=61.6 width=9.2 height=16.8 rx=2 fill=#f8f2e0 stroke=#7fa3c7 stroke-width=0.9
    path d=M-4.8 1.4 4.8 1.4 3 4.4-3 4.4ZM-.6.6-.6-4.6 3.6.6ZM-1.4.6-4-.0-1.4-3.4Z transform=translate(93 66) scale(0.8) fill=#7fa3c7
    text x=93 y=77.3 font-size=9.5 fill=#33291f font-weight=bold "5"
    rect x=74 y=61 width=24 height=18 fill=none
    "
  `);
  const board = { ...MADE, places: { city: { ...MADE.places["city"]!, stack: { x: 20, y: 60, width: 40, height: 20 } } } };
  expect(linesIn(drawn({ stacks }, { board }), "data-stack", "city/ally")).toMatchInlineSnapshot(`
    "
    g data-stack=city/blue data-pieces=foot-of-blue*9 fleet-of-blue*5 data-at=city
    g data-at=city
    title "Blue: Foot-of-blue 9, Fleet-of-blue 5; Ally: Foot-of-ally 9, Fleet-of-ally 5"
    rect x=46.5 y=63 width=17 height=14 rx=3 fill=#33291f
    text x=55 y=74 font-size=11 fill=#fff font-weight=bold textLength=12.6 "+2"
    rect x=46 y=61 width=18 height=18 fill=none
    "
  `);
});
