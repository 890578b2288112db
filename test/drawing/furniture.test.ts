/** What stands beside the map, drawn on a small board: panels of seats, piles, tracks, seals, the title. */
import { describe, expect, test } from "vitest";
import { drawn, isIn, linesIn, linesOf, MADE, printed } from "./made.js";
import { readSvg } from "./svg-reader.js";

const { title } = MADE.furniture;
const RED = { seat: "red", scores: [{ id: "points", value: 7, of: 20 }], marks: ["champion"] };
const BLUE = { seat: "blue", scores: [], marks: [] };
const hand = (cards: readonly string[] | null, count: number) => ({ id: "hand", owner: "red", count, cards });

describe("the panel of a seat", () => {
  test("shows its colour, name, marks, scores and piles, with a rim while it is its turn", () => {
    const svg = drawn({ seats: [RED, BLUE], active: "red", piles: [hand(["truce", "storm"], 2)] });
    expect(linesIn(svg, "data-seat", "red")).toMatchInlineSnapshot(`
      "
      title "Red; to play; Champion; Points 7/20"
      rect x=23 y=332 width=204 height=116 rx=5 fill=#f8f2e0 stroke=#b3342b stroke-width=3
      rect x=26 y=335 width=198 height=110 rx=3 fill=none stroke=#f0b400 stroke-width=2.5
      path d=M36 343L58 343L58 365L36 365Z fill=#b3342b stroke=#33291f stroke-width=1.2
      text x=67 y=360 font-size=17 fill=#b3342b font-weight=bold textLength=29.8 "Red"
      text x=36 y=383 font-size=13.5 fill=#33291f font-style=italic textLength=56.8
      tspan data-mark=champion "Champion"
      text x=36 y=399 font-size=13.5 fill=#33291f textLength=62.1
      tspan data-score=points "Points 7/20"
      g data-pile=hand
      title "Red: hand 2 (Truce, Storm)"
      text x=36 y=418 font-size=13 fill=#33291f textLength=38.6 "Hand 2"
      g transform=translate(84.6 406) scale(1)
      g data-card=truce
      title "Truce"
      rect x=0 y=0 width=11 height=15 rx=1.5 fill=#fffdf6 stroke=#33291f stroke-width=0.9
      path d=M2.5 4h6m-6 3h6m-6 3h4 stroke=#b3342b stroke-width=1
      g data-card=storm
      title "Storm"
      rect x=13 y=0 width=11 height=15 rx=1.5 fill=#fffdf6 stroke=#33291f stroke-width=0.9
      path d=M15.5 4h6m-6 3h6m-6 3h4 stroke=#b3342b stroke-width=1
      "
    `);
    expect(linesIn(svg, "data-seat", "blue")).toMatchInlineSnapshot(`
      "
      title "Blue"
      rect x=233 y=332 width=204 height=116 rx=5 fill=#f8f2e0 stroke=#2d5f94 stroke-width=3
      path d=M245.1 354L250.4 343L263.6 343L268.9 354L263.6 365L250.4 365Z fill=#2d5f94 stroke=#33291f stroke-width=1.2
      path d=M245.1 354L250.4 343L263.6 343L268.9 354L263.6 365L250.4 365Z fill=url(#board-level)
      text x=277 y=360 font-size=17 fill=#2d5f94 font-weight=bold textLength=34.9 "Blue"
      "
    `);
  });
  test("shows a hand that is not seen by backs, another pile that is not seen by its number, and no empty pile", () => {
    const pile = { id: "reserve", owner: "red", count: 3, cards: null };
    const svg = drawn({ seats: [RED], piles: [hand(null, 2), pile, { ...pile, id: "discards", count: 0, cards: [] }] });
    expect(linesIn(svg, "data-pile", "hand")).toMatchInlineSnapshot(`
      "
      title "Red: hand 2"
      text x=36 y=418 font-size=13 fill=#33291f textLength=38.6 "Hand 2"
      g transform=translate(84.6 406) scale(1)
      rect x=0 y=0 width=11 height=15 rx=1.5 fill=#b3342b stroke=#33291f stroke-width=0.9
      path d=M2.5 2.5h6v10h-6z fill=none stroke=#fff stroke-width=0.8
      rect x=13 y=0 width=11 height=15 rx=1.5 fill=#b3342b stroke=#33291f stroke-width=0.9
      path d=M15.5 2.5h6v10h-6z fill=none stroke=#fff stroke-width=0.8
      "
    `);
    expect(linesIn(svg, "data-pile", "reserve")).toMatchInlineSnapshot(`
      "
      title "Red: reserve 3"
      text x=36 y=436 font-size=13 fill=#33291f textLength=53.2 "Reserve 3"
      "
    `);
    expect(svg).not.toContain('data-pile="discards"');
  });
  test("sets a long name of a pile smaller, and lays cards over one another where they are many", () => {
    const svg = drawn({
      seats: [RED, BLUE],
      piles: [
        { ...hand(null, 40), id: "hand" },
        { ...hand(["a", "b"], 2), id: "cards of the council of elders" },
      ],
    });
    expect(linesIn(svg, "data-pile", "hand").match(/rect/g)).toHaveLength(40);
    expect(linesIn(svg, "data-pile", "cards of the council of elders")).toMatchInlineSnapshot(`
      "
      title "Red: cards of the council of elders 2 (A, B)"
      text x=36 y=436 font-size=8.5 fill=#33291f textLength=109.8 "Cards of the council of elders 2"
      g transform=translate(155.8 424) scale(1)
      g data-card=a
      title "A"
      rect x=0 y=0 width=11 height=15 rx=1.5 fill=#fffdf6 stroke=#33291f stroke-width=0.9
      path d=M2.5 4h6m-6 3h6m-6 3h4 stroke=#b3342b stroke-width=1
      g data-card=b
      title "B"
      rect x=13 y=0 width=11 height=15 rx=1.5 fill=#fffdf6 stroke=#33291f stroke-width=0.9
      path d=M15.5 4h6m-6 3h6m-6 3h4 stroke=#b3342b stroke-width=1
      "
    `);
  });
  test("sets everything smaller where what is said of the seat leaves too little room, and leaves nothing out", () => {
    const scores = Array.from({ length: 5 }, (_, i) => ({ id: `points for what was done in the year ${i}`, value: i, of: null }));
    const seats = [{ ...RED, scores }, BLUE];
    const piles = ["hand", "reserve", "discards"].map((id) => ({ ...hand(null, 2), id }));
    const svg = drawn({ seats, piles });
    expect(svg.match(/data-pile/g)).toHaveLength(3);
    expect(svg.match(/data-score/g)).toHaveLength(5);
    expect(linesIn(svg, "data-seat", "red").match(/(?<=text x=36 )y=[\d.]+ font-size=[\d.]+/g)).toMatchInlineSnapshot(`
      [
        "y=376 font-size=6.3",
        "y=383.4 font-size=6.3",
        "y=390.8 font-size=6.3",
        "y=398.3 font-size=6.3",
        "y=405.7 font-size=6.3",
        "y=413.1 font-size=6.3",
        "y=421.9 font-size=6",
        "y=430.2 font-size=6",
        "y=438.6 font-size=6",
      ]
    `);
    expect(drawn({ seats: [RED, BLUE], piles }).match(/data-pile/g)).toHaveLength(3);
  });
  test("stands beside another, those of more than two seats in two rows", () => {
    const frames = (count: number) =>
      drawn({ seats: Array.from({ length: count }, () => BLUE) })
        .match(/<rect [^>]*rx="5"/g)!
        .map((rect) => [...rect.matchAll(/ (?:x|y|width|height)="([^"]*)"/g)].map(([, number]) => Number(number)));
    expect(frames(1)).toEqual([[23, 332, 414, 116]]);
    expect(frames(3)).toEqual([
      [23, 332, 204, 56],
      [233, 332, 204, 56],
      [23, 392, 204, 56],
    ]);
  });
  test("sets as many marks in a line as there is room for", () => {
    const marks = ["champion", "regent", "saviour", "guardian"];
    const lines = readSvg(`<svg>${drawn({ seats: [{ ...BLUE, marks }, BLUE] })}</svg>`).filter(({ attributes }) => attributes["data-mark"] !== undefined);
    expect(lines.map(({ text, ancestors }) => [ancestors.at(-1)!.attributes["y"], text])).toEqual([
      ["383", "Champion"],
      ["383", "Regent"],
      ["383", "Saviour"],
      ["399", "Guardian"],
    ]);
  });
  test("leaves a line for the piles of all only where there are any", () => {
    const heights = (svg: string) => svg.match(/<rect [^>]*rx="5"[^>]*>/g)?.map((rect) => Number(rect.match(/ height="([^"]*)"/)![1]));
    const common = { id: "deck", owner: null, count: 30, cards: null };
    expect(heights(drawn({ seats: [RED, BLUE] }))).toEqual([116, 116]);
    expect(heights(drawn({ seats: [RED, BLUE], piles: [common] }))).toEqual([98, 98]);
  });
});

test("the piles of all stand in one line under the panels, set smaller where they are many", () => {
  const piles = ["deck", "discards", "campaign cards", "removed from the game", "set aside by both"].map((id, i) => ({
    id,
    owner: null,
    count: i,
    cards: i < 2 ? [] : null,
  }));
  const svg = drawn({ seats: [RED], piles });
  expect(
    linesOf(svg, ({ name, attributes, ancestors }) => [attributes, ancestors.at(-1)?.attributes].some((some) => some?.["y"] === "445") || name === "tspan"),
  ).toMatchInlineSnapshot(`
    "
    tspan data-mark=champion "Champion"
    tspan data-score=points "Points 7/20"
    text x=26 y=445 font-size=11.7 fill=#7d6a4b font-style=italic textLength=386.6
    tspan data-pile=discards "Discards 1"
    tspan data-pile=campaign cards "  ·  Campaign cards 2"
    tspan data-pile=removed from the game "  ·  Removed from the game 3"
    tspan data-pile=set aside by both "  ·  Set aside by both 4"
    "
  `);
});

test("the title stands on its plate, set smaller where it is long; the clock and who decides stand under it", () => {
  expect(linesOf(printed(), isIn(title))).toMatchInlineSnapshot(`
    "
    rect x=20 y=560 width=200 height=110 rx=6 fill=#f8f2e0 fill-opacity=.96 stroke=#6b5336 stroke-width=1.4
    rect x=24 y=564 width=192 height=102 rx=4 fill=none stroke=#6b5336 stroke-width=0.6
    text x=120 y=593 font-size=8.8 fill=#33291f font-weight=bold letter-spacing=3 textLength=174.9 "A WAR MADE FOR TESTS"
    text x=120 y=611 font-size=14 fill=#33291f font-style=italic textLength=44.1 "Subtitle"
    "
  `);
  const svg = drawn({ clock: [{ id: "turn", value: 2, of: 5 }], decision: { kind: "march", seats: ["red", "blue"] } });
  expect(linesOf(svg, isIn(title))).toMatchInlineSnapshot(`
    "
    text x=120 y=628 font-size=14 fill=#33291f font-weight=bold textLength=52.7 "Turn 2/5"
    text x=120 y=644 font-size=13 fill=#33291f textLength=95.9 "Red, Blue: March"
    "
  `);
});

describe("a track", () => {
  test("of few numbers is a row of squares: one marker takes its square, several share it, a cap is a square of another colour", () => {
    const marks = [
      { kind: "turn", owner: null, at: 1 },
      { kind: "cap", owner: null, at: 3 },
      { kind: "points", owner: "red", at: 3 },
      { kind: "points", owner: "red", at: 4 },
      { kind: "points", owner: "blue", at: 4 },
      { kind: "unrest-raised", owner: null, at: 4 },
    ];
    expect(linesIn(drawn({ tracks: [{ id: "round", from: 0, to: 4, marks }] }), "data-track", "round")).toMatchInlineSnapshot(`
      "
      title "Round: Turn 1, Cap 3, Red 3, Red 4, Blue 4, Unrest-raised 4"
      text x=241 y=574 font-size=13 fill=#33291f font-style=italic textLength=34.8 "Round"
      rect x=240.5 y=580 width=35 height=24 rx=3 fill=#fffdf6 stroke=#33291f stroke-width=0.9
      text x=258 y=596.6 font-size=13 fill=#33291f "0"
      rect x=276.5 y=580 width=35 height=24 rx=3 fill=#fffdf6 stroke=#33291f stroke-width=0.9
      path data-mark=turn d=M281.4 587.3L288.3 581.5L299.7 581.5L306.6 587.3L306.6 596.7L299.7 602.5L288.3 602.5L281.4 596.7Z
        fill=#33291f stroke=#33291f stroke-width=1
      text x=294 y=596.4 font-size=12.5 fill=#fff font-weight=bold "1"
      rect x=312.5 y=580 width=35 height=24 rx=3 fill=#fffdf6 stroke=#33291f stroke-width=0.9
      text x=330 y=596.6 font-size=13 fill=#33291f "2"
      rect data-mark=cap x=348.5 y=580 width=35 height=24 rx=3 fill=#cfc6b2 stroke=#33291f stroke-width=0.9
      path data-mark=points data-owner=red d=M353.4 581.5L378.6 581.5L378.6 602.5L353.4 602.5Z fill=#b3342b stroke=#33291f stroke-width=1
      text x=366 y=596.4 font-size=12.5 fill=#fff font-weight=bold "3"
      rect x=384.5 y=580 width=35 height=24 rx=3 fill=#fffdf6 stroke=#33291f stroke-width=0.9
      path data-mark=points data-owner=red d=M387.6 581.7L401.3 581.7L401.3 591.3L387.6 591.3Z fill=#b3342b stroke=#33291f stroke-width=0.8
      path data-mark=points data-owner=blue d=M402.2 586.5L405.5 581.7L413.7 581.7L416.9 586.5L413.7 591.3L405.5 591.3Z
        fill=#2d5f94 stroke=#33291f stroke-width=0.8
      path data-mark=unrest-raised d=M387.6 595.4L391.4 592.7L397.5 592.7L401.3 595.4L401.3 599.7L397.5 602.3L391.4 602.3L387.6 599.7Z
        fill=#b5402a stroke=#33291f stroke-width=0.8
      "
    `);
  });
  test("has squares of 46 at most, and of 16 at least: with more numbers it is a ruler", () => {
    const squares = (to: number) => linesIn(drawn({ tracks: [{ id: "round", from: 1, to, marks: [] }] }), "data-track", "round").match(/rect [^\n]*/g)!;
    expect(squares(2)).toHaveLength(2);
    expect(squares(2)[1]).toContain("x=286.5 y=580 width=45 ");
    expect(squares(11)).toHaveLength(11);
    expect(squares(12)).toHaveLength(1);
    const narrow = drawn({ tracks: [{ id: "round", from: 1, to: 11, marks: [{ kind: "points", owner: "red", at: 1 }] }] });
    expect(linesIn(narrow, "data-track", "round")).toContain("path data-mark=points data-owner=red d=M241.5 585.3L254.9 585.3L254.9 598.7L241.5 598.7Z");
  });
  test("of many numbers is a ruler with a long tick at every fifth, above sixty at every tenth, and a pointer", () => {
    const marks = [{ kind: "points", owner: "blue", at: -3 }];
    expect(linesIn(drawn({ tracks: [{ id: "score", from: -15, to: 15, marks }] }), "data-track", "score")).toMatchInlineSnapshot(`
      "
      title "Score: Blue −3"
      text x=241 y=634 font-size=13 fill=#33291f font-style=italic textLength=30.3 "Score"
      rect x=240 y=648 width=400 height=8 rx=4 fill=#fffdf6 stroke=#6b5336 stroke-width=1
      path d=M254 645v14 stroke=#33291f stroke-width=1.1
      text x=254 y=672 font-size=12 fill=#33291f textLength=18.8 "−15"
      path d=M266.4 649v6 stroke=#33291f stroke-width=0.5
      path d=M278.8 649v6 stroke=#33291f stroke-width=0.5
      path d=M291.2 649v6 stroke=#33291f stroke-width=0.5
      path d=M303.6 649v6 stroke=#33291f stroke-width=0.5
      path d=M316 645v14 stroke=#33291f stroke-width=1.1
      text x=316 y=672 font-size=12 fill=#33291f textLength=18.8 "−10"
      path d=M328.4 649v6 stroke=#33291f stroke-width=0.5
      path d=M340.8 649v6 stroke=#33291f stroke-width=0.5
      path d=M353.2 649v6 stroke=#33291f stroke-width=0.5
      path d=M365.6 649v6 stroke=#33291f stroke-width=0.5
      path d=M378 645v14 stroke=#33291f stroke-width=1.1
      text x=378 y=672 font-size=12 fill=#33291f textLength=12.8 "−5"
      path d=M390.4 649v6 stroke=#33291f stroke-width=0.5
      path d=M402.8 649v6 stroke=#33291f stroke-width=0.5
      path d=M415.2 649v6 stroke=#33291f stroke-width=0.5
      path d=M427.6 649v6 stroke=#33291f stroke-width=0.5
      path d=M440 645v14 stroke=#33291f stroke-width=1.1
      text x=440 y=672 font-size=12 fill=#33291f "0"
      path d=M452.4 649v6 stroke=#33291f stroke-width=0.5
      path d=M464.8 649v6 stroke=#33291f stroke-width=0.5
      path d=M477.2 649v6 stroke=#33291f stroke-width=0.5
      path d=M489.6 649v6 stroke=#33291f stroke-width=0.5
      path d=M502 645v14 stroke=#33291f stroke-width=1.1
      text x=502 y=672 font-size=12 fill=#33291f "5"
      path d=M514.4 649v6 stroke=#33291f stroke-width=0.5
      path d=M526.8 649v6 stroke=#33291f stroke-width=0.5
      path d=M539.2 649v6 stroke=#33291f stroke-width=0.5
      path d=M551.6 649v6 stroke=#33291f stroke-width=0.5
      path d=M564 645v14 stroke=#33291f stroke-width=1.1
      text x=564 y=672 font-size=12 fill=#33291f textLength=12 "10"
      path d=M576.4 649v6 stroke=#33291f stroke-width=0.5
      path d=M588.8 649v6 stroke=#33291f stroke-width=0.5
      path d=M601.2 649v6 stroke=#33291f stroke-width=0.5
      path d=M613.6 649v6 stroke=#33291f stroke-width=0.5
      path d=M626 645v14 stroke=#33291f stroke-width=1.1
      text x=626 y=672 font-size=12 fill=#33291f textLength=12 "15"
      path data-mark=points data-owner=blue d=M390.9 652L396.2 641L409.4 641L414.7 652L409.4 663L396.2 663Z
        fill=#2d5f94 stroke=#33291f stroke-width=1.2
      text x=402.8 y=656.4 font-size=11.5 fill=#fff font-weight=bold textLength=13.2 "−3"
      "
    `);
    const numbers = (from: number, to: number) => linesIn(drawn({ tracks: [{ id: "score", from, to, marks: [] }] }), "data-track", "score").match(/"[^"]+"/g);
    expect(numbers(10, 70)).toHaveLength(15);
    expect(numbers(10, 71)).toHaveLength(9);
  });
  test("is not drawn where the board has no room for it", () => {
    expect(drawn({ tracks: [{ id: "weather", from: 1, to: 3, marks: [] }] })).not.toContain("data-track");
  });
});

test("a region that is worth something and has a seal shows its worth in the form of who controls it", () => {
  expect(linesIn(drawn({}), "data-region", "plain")).toMatchInlineSnapshot(`
    "
    title "Plain: 3"
    path d=M92.4 30a7.6 7.6 0 1 1 15.2 0a7.6 7.6 0 1 1 -15.2 0Z fill=#fffdf6 stroke=#7a4520 stroke-width=1
    text x=100 y=34.2 font-size=12 fill=#7a4520 font-weight=bold "3"
    "
  `);
  expect(linesIn(drawn({ regions: { plain: "blue" } }), "data-region", "plain")).toMatchInlineSnapshot(`
    "
    title "Plain: 3, Blue"
    path d=M91.8 30L95.4 22.4L104.6 22.4L108.2 30L104.6 37.6L95.4 37.6Z fill=#2d5f94 stroke=#33291f stroke-width=1
    text x=100 y=34.2 font-size=12 fill=#fff font-weight=bold "3"
    "
  `);
  expect(drawn({ regions: { hills: "blue" } })).not.toContain('data-region="hills"');
});
