/** Boxes beside the map, drawn on a small board: the frame with the name, a row a stack. */
import { describe, expect, test } from "vitest";
import { namedPiece } from "../../src/core/board/table.js";
import { drawn, isIn, linesOf, MADE, printed, some, stack } from "./made.js";

const { box } = MADE.places["pool"]!;
const contents = (...stacks: readonly ReturnType<typeof stack>[]): string =>
  linesOf(drawn({ stacks }), ({ name, attributes, ancestors }) => {
    if (name === "title" || attributes["data-stack"] !== undefined) return false;
    const isText = name === "text" && isIn(box!)({ attributes, ancestors, name, text: "" });
    return isText || (name === "g" && /scale/.test(attributes["transform"] ?? "")) || ancestors.some((one) => /scale/.test(one.attributes["transform"] ?? ""));
  });

test("a box has its name over a rule, set smaller where there is little room", () => {
  expect(linesOf(printed(), isIn(box!))).toMatchInlineSnapshot(`
    "
    rect x=500 y=200 width=180 height=120 rx=6 fill=#f8f2e0 fill-opacity=.96 stroke=#6b5336 stroke-width=1.4
    rect x=504 y=204 width=172 height=112 rx=4 fill=none stroke=#6b5336 stroke-width=0.6
    text x=590 y=222 font-size=20 fill=#33291f font-weight=bold textLength=39.6 "Pool"
    path d=M508 230h164 stroke=#6b5336 stroke-width=0.7
    "
  `);
  const pool = { ...MADE.places["pool"]!, name: "the pool of those who wait", stack: { x: 508, y: 224, width: 164, height: 90 } };
  expect(linesOf(printed({ places: { pool } }), (element) => element.name === "text" && isIn(box!)(element))).toMatchInlineSnapshot(`
    "
    text x=590 y=219 font-size=13 fill=#33291f font-weight=bold textLength=131.3 "Pool of those who wait"
    "
  `);
});

test("a name is large where there are more than 24 above the rule", () => {
  const sizes = [224, 225].map((y) => {
    const pool = { ...MADE.places["pool"]!, stack: { x: 508, y, width: 164, height: 90 } };
    return linesOf(printed({ places: { pool } }), isIn(box!)).match(/font-size=(\d+)/)![1];
  });
  expect(sizes).toEqual(["13", "20"]);
});

describe("what lies in a box", () => {
  test("is a row a stack, with a large counter and the names of its pieces", () => {
    expect(
      contents(stack("pool", "red", "", some("foot", "red", 3), namedPiece("ann", "general", "red", { rating: "2-3", marks: ["acted"] }))),
    ).toMatchInlineSnapshot(`
      "
      g transform=translate(510 232) scale(1.7)
      path d=M0.6 1.8L17.4 1.8L17.4 18.2L0.6 18.2Z fill=#000 fill-opacity=.25 transform=translate(1 1.4)
      path d=M0.6 1.8L17.4 1.8L17.4 18.2L0.6 18.2Z fill=#b3342b stroke=#33291f stroke-width=0.9
      text x=9 y=14.3 font-size=12.5 fill=#fff font-weight=bold "3"
      rect x=0 y=1 width=18 height=18 fill=none
      text x=546.6 y=248.5 font-size=15 fill=#33291f textLength=97.1 "Ann 2-3 (acted)"
      "
    `);
  });
  test("is set smaller in low rows, as many lines as there is room for, the last with an ellipsis", () => {
    const inRows = (height: number) => {
      const board = { ...MADE, places: { pool: { ...MADE.places["pool"]!, stack: { x: 508, y: 230, width: 164, height } } } };
      const stacks = ["1", "2"].map((apart) => stack("pool", "red", apart, namedPiece("ann", "general", "red")));
      return linesOf(drawn({ stacks }, { board }), ({ text }) => text === "Ann").match(/font-size=[\d.]+/g)![0];
    };
    expect([29, 30, 60, 88].map(inRows)).toEqual(["font-size=10.5", "font-size=11.5", "font-size=13", "font-size=15"]);
    const names = ["ann of the northern marches", "bob of the southern marches", "cyd of the eastern marches", "dan of the western marches"];
    const crowd = (owner: string) => stack("pool", owner, "", ...names.map((name) => namedPiece(name, "general", owner)));
    expect(contents(crowd("red"))).toMatchInlineSnapshot(`
      "
      g transform=translate(510 232) scale(1.7)
      rect x=0.4 y=1.6 width=9.2 height=16.8 rx=2 fill=#f8f2e0 stroke=#b3342b stroke-width=0.9
      path d=M0-4.9 1.3-1.6 4.8-1.5 2 .7 3 4.1 0 2.1-3 4.1-2 .7-4.8-1.5-1.3-1.6Z transform=translate(5 6) scale(0.8) fill=#b3342b
      text x=5 y=17.3 font-size=9.5 fill=#33291f font-weight=bold "4"
      rect x=0 y=1 width=10 height=18 fill=none
      text x=533 y=248.5 font-size=15 fill=#33291f textLength=121.1 "Ann of the northern"
      text x=533 y=265 font-size=15 fill=#33291f textLength=124.5 "marches, Bob of the"
      text x=533 y=281.5 font-size=15 fill=#33291f textLength=122 "southern marches…"
      "
    `);
    expect(contents(crowd("red"), crowd("blue"), crowd("ally"))).toMatchInlineSnapshot(`
      "
      g transform=translate(510 229) scale(1)
      rect x=0.4 y=1.6 width=9.2 height=16.8 rx=2 fill=#f8f2e0 stroke=#b3342b stroke-width=0.9
      path d=M0-4.9 1.3-1.6 4.8-1.5 2 .7 3 4.1 0 2.1-3 4.1-2 .7-4.8-1.5-1.3-1.6Z transform=translate(5 6) scale(0.8) fill=#b3342b
      text x=5 y=17.3 font-size=9.5 fill=#33291f font-weight=bold "4"
      rect x=0 y=1 width=10 height=18 fill=none
      text x=530 y=242.4 font-size=11.5 fill=#33291f textLength=92.8 "Ann of the northern"
      text x=530 y=255 font-size=11.5 fill=#33291f textLength=134.7 "marches, Bob of the south…"
      g transform=translate(510 257) scale(1)
      rect x=0.4 y=1.6 width=9.2 height=16.8 rx=2 fill=#f8f2e0 stroke=#2d5f94 stroke-width=0.9
      path d=M0-4.9 1.3-1.6 4.8-1.5 2 .7 3 4.1 0 2.1-3 4.1-2 .7-4.8-1.5-1.3-1.6Z transform=translate(5 6) scale(0.8) fill=#2d5f94
      text x=5 y=17.3 font-size=9.5 fill=#33291f font-weight=bold "4"
      rect x=0 y=1 width=10 height=18 fill=none
      text x=530 y=270.4 font-size=11.5 fill=#33291f textLength=92.8 "Ann of the northern"
      text x=530 y=283 font-size=11.5 fill=#33291f textLength=134.7 "marches, Bob of the south…"
      g transform=translate(510 285) scale(1)
      rect x=0.4 y=1.6 width=9.2 height=16.8 rx=2 fill=#f8f2e0 stroke=#7fa3c7 stroke-width=0.9
      path d=M0-4.9 1.3-1.6 4.8-1.5 2 .7 3 4.1 0 2.1-3 4.1-2 .7-4.8-1.5-1.3-1.6Z transform=translate(5 6) scale(0.8) fill=#7fa3c7
      text x=5 y=17.3 font-size=9.5 fill=#33291f font-weight=bold "4"
      rect x=0 y=1 width=10 height=18 fill=none
      text x=530 y=298.4 font-size=11.5 fill=#33291f textLength=92.8 "Ann of the northern"
      text x=530 y=311 font-size=11.5 fill=#33291f textLength=134.7 "marches, Bob of the south…"
      "
    `);
    expect(contents(...["1", "2", "3", "4", "5", "6"].map((apart) => stack("pool", "red", apart, namedPiece("ann", "general", "red"))))).toMatchInlineSnapshot(`
      "
      g transform=translate(510 229) scale(1)
      rect x=0.4 y=1.6 width=9.2 height=16.8 rx=2 fill=#f8f2e0 stroke=#b3342b stroke-width=0.9
      path d=M0-4.9 1.3-1.6 4.8-1.5 2 .7 3 4.1 0 2.1-3 4.1-2 .7-4.8-1.5-1.3-1.6Z transform=translate(5 10) scale(0.9) fill=#b3342b
      rect x=0 y=1 width=10 height=18 fill=none
      text x=530 y=241.5 font-size=10.5 fill=#33291f textLength=18.2 "Ann"
      g transform=translate(510 243) scale(1)
      rect x=0.4 y=1.6 width=9.2 height=16.8 rx=2 fill=#f8f2e0 stroke=#b3342b stroke-width=0.9
      path d=M0-4.9 1.3-1.6 4.8-1.5 2 .7 3 4.1 0 2.1-3 4.1-2 .7-4.8-1.5-1.3-1.6Z transform=translate(5 10) scale(0.9) fill=#b3342b
      rect x=0 y=1 width=10 height=18 fill=none
      text x=530 y=255.5 font-size=10.5 fill=#33291f textLength=18.2 "Ann"
      g transform=translate(510 257) scale(1)
      rect x=0.4 y=1.6 width=9.2 height=16.8 rx=2 fill=#f8f2e0 stroke=#b3342b stroke-width=0.9
      path d=M0-4.9 1.3-1.6 4.8-1.5 2 .7 3 4.1 0 2.1-3 4.1-2 .7-4.8-1.5-1.3-1.6Z transform=translate(5 10) scale(0.9) fill=#b3342b
      rect x=0 y=1 width=10 height=18 fill=none
      text x=530 y=269.5 font-size=10.5 fill=#33291f textLength=18.2 "Ann"
      g transform=translate(510 271) scale(1)
      rect x=0.4 y=1.6 width=9.2 height=16.8 rx=2 fill=#f8f2e0 stroke=#b3342b stroke-width=0.9
      path d=M0-4.9 1.3-1.6 4.8-1.5 2 .7 3 4.1 0 2.1-3 4.1-2 .7-4.8-1.5-1.3-1.6Z transform=translate(5 10) scale(0.9) fill=#b3342b
      rect x=0 y=1 width=10 height=18 fill=none
      text x=530 y=283.5 font-size=10.5 fill=#33291f textLength=18.2 "Ann"
      g transform=translate(510 285) scale(1)
      rect x=0.4 y=1.6 width=9.2 height=16.8 rx=2 fill=#f8f2e0 stroke=#b3342b stroke-width=0.9
      path d=M0-4.9 1.3-1.6 4.8-1.5 2 .7 3 4.1 0 2.1-3 4.1-2 .7-4.8-1.5-1.3-1.6Z transform=translate(5 10) scale(0.9) fill=#b3342b
      rect x=0 y=1 width=10 height=18 fill=none
      text x=530 y=297.5 font-size=10.5 fill=#33291f textLength=18.2 "Ann"
      g transform=translate(510 299) scale(1)
      rect x=0.4 y=1.6 width=9.2 height=16.8 rx=2 fill=#f8f2e0 stroke=#b3342b stroke-width=0.9
      path d=M0-4.9 1.3-1.6 4.8-1.5 2 .7 3 4.1 0 2.1-3 4.1-2 .7-4.8-1.5-1.3-1.6Z transform=translate(5 10) scale(0.9) fill=#b3342b
      rect x=0 y=1 width=10 height=18 fill=none
      text x=530 y=311.5 font-size=10.5 fill=#33291f textLength=18.2 "Ann"
      "
    `);
  });
});
