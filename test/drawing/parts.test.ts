/** What a client adds to a picture and leaves out of it: parts, frame, trails, rings, the size of counters, the legend by itself. */
import { describe, expect, test } from "vitest";
import { boardLayer, type BoardPart, boardSvg, boxesBeside, legendSvg, mapFrame, type PictureOptions, tableLayer } from "../../src/svg/index.js";
import { GAMES, positions } from "./games.js";
import { EMPTY, MADE, some, stack } from "./made.js";
import { readSvg, type SvgElement } from "./svg-reader.js";

const TEXTS = { name: (id: string): string => id };
const ALL: readonly BoardPart[] = ["title", "legend", "seats", "tracks", "boxes", "edge"];

const tableOf = (more: Partial<PictureOptions>, lying = EMPTY): SvgElement[] => readSvg(`<svg>${tableLayer(MADE, lying, { texts: TEXTS, ...more })}</svg>`);
const ofClass = (elements: readonly SvgElement[], name: string): SvgElement[] => elements.filter(({ attributes }) => attributes["class"] === name);
const within = (elements: readonly SvgElement[], group: SvgElement | undefined): SvgElement[] =>
  elements.filter(({ ancestors }) => group !== undefined && ancestors.includes(group));

describe.each(GAMES)("$id", (game) => {
  test("without its furniture a picture is the map alone, with every place and piece on it", () => {
    const [state] = positions(game, 1).slice(-1);
    const board = game.board(state as { readonly edition: string });
    const table = game.table(game.ruleset.view(state as never, "arbiter"));
    const beside = new Set(boxesBeside(board));
    const svg = boardSvg(board, table, { texts: game.texts.en, without: ALL, frame: mapFrame(board) });
    const elements = readSvg(svg);
    for (const key of ["data-seat", "data-track", "data-pile"]) expect(elements.filter(({ attributes }) => key in attributes)).toEqual([]);
    const shown = new Set(elements.flatMap(({ attributes }) => attributes["data-place"] ?? []));
    expect(shown).toEqual(new Set(Object.keys(board.places).filter((id) => !beside.has(id))));
    const { width, height } = mapFrame(board);
    expect(elements[0]?.attributes["viewBox"]).toBe(`0 0 ${width} ${height}`);
    expect(beside.size).toBeGreaterThan(0);
  });
});

test("each part that is left out is gone, and the others stay", () => {
  const whole = boardLayer(MADE, { texts: TEXTS });
  for (const part of ["title", "legend", "edge"] as const) expect(boardLayer(MADE, { texts: TEXTS, without: [part] }).length, part).toBeLessThan(whole.length);
  expect(boardLayer(MADE, { texts: TEXTS })).toBe(whole);
  expect(boxesBeside(MADE)).toEqual([]);
  const beside = { ...MADE, sheets: MADE.sheets.map((sheet, i) => (i === 0 ? { ...sheet, frame: { ...sheet.frame, height: 250 } } : sheet)) };
  expect(boxesBeside(beside)).toEqual(["pool"]);
  expect(tableLayer(beside, EMPTY, { texts: TEXTS })).toContain('data-place="pool"');
  expect(tableLayer(beside, EMPTY, { texts: TEXTS, without: ["boxes"] })).not.toContain('data-place="pool"');
});

test("a trail is an arrow in the colour of who moved, along the links, before the middle of its last place", () => {
  const elements = tableOf({ trails: [{ owner: "red", places: ["city", "town", "castle"] }] });
  const [arrow, ...others] = ofClass(elements, "trail");
  expect(others).toEqual([]);
  const [, line, head] = within(elements, arrow);
  expect([line?.attributes["stroke"], head?.attributes["fill"]]).toEqual([MADE.style.owners["red"]?.colour, MADE.style.owners["red"]?.colour]);
  // Town and castle are 100 apart: the tip is as far from the castle as its symbol is wide, and 4 more.
  const half = MADE.style.places["castle"]!.size;
  expect(line?.attributes["d"]).toBe(`M60 100L160 100M160 100L${260 - half - 4 - 15} 100`);
  expect(head?.attributes["d"]).toMatch(new RegExp(`^M${260 - half - 4} 100L`));
  expect(tableOf({ trails: [{ owner: "red", places: ["city"] }] }).length).toBe(tableOf({}).length);
  expect(tableOf({ trails: [{ owner: null, places: ["gone", "city"] }] }).length).toBe(tableOf({}).length);
});

test("a trail passes over places that are not in the picture, wherever they stand in it", () => {
  const trail = (...places: readonly string[]): readonly unknown[] => {
    const elements = tableOf({ trails: [{ owner: "red", places }] });
    return within(elements, ofClass(elements, "trail")[0]).map(({ attributes }) => attributes["d"]);
  };
  const whole = trail("city", "town", "castle");
  expect(whole.length).toBeGreaterThan(2);
  expect(trail("gone", "city", "town", "castle")).toEqual(whole);
  expect(trail("city", "town", "castle", "gone")).toEqual(whole);
  expect(trail("city", "town", "gone", "castle")).toEqual(whole);
});

test("a trail over a bent link bends from either end", () => {
  const lineOf = (places: readonly string[]): string | undefined => {
    const elements = tableOf({ trails: [{ owner: "blue", places }] });
    return within(elements, ofClass(elements, "trail")[0])[1]?.attributes["d"];
  };
  expect(lineOf(["town", "castle", "sea"])).toMatch(/^M160 100Q210 120 260 100/);
  expect(lineOf(["castle", "town", "city"])).toMatch(/^M260 100Q210 120 160 100/);
});

test("a ring lies around a place or a box, and clicks go through it", () => {
  const elements = tableOf({ rings: ["city", "pool", "gone"] });
  const rings = ofClass(elements, "ring");
  expect(rings.map((group) => within(elements, group).map(({ name }) => name))).toEqual([
    ["circle", "circle"],
    ["rect", "rect"],
  ]);
  const [circle] = within(elements, rings[0]);
  expect([circle?.attributes["cx"], circle?.attributes["cy"], circle?.attributes["r"]]).toEqual(["60", "100", String(MADE.style.places["city"]!.size + 8)]);
  for (const { ancestors } of rings) expect(ancestors.at(-1)?.attributes["pointer-events"]).toBe("none");
});

test("counters are enlarged within their room", () => {
  const lying = { ...EMPTY, stacks: [stack("city", "red", "", some("foot", "red", 3), some("general", "red", 1))] };
  const scaleOf = (counterScale: number): string | undefined =>
    ofClass(tableOf({ counterScale }, lying), "counter")[0]
      ?.ancestors.map(({ attributes }) => attributes["transform"])
      .find((transform) => transform !== undefined);
  expect([scaleOf(1), scaleOf(1.5), scaleOf(9)]).toEqual([undefined, "translate(20 60) scale(1.5)", "translate(20 60) scale(3)"]);
  const [counter] = ofClass(tableOf({ counterScale: 1.5 }, lying), "counter");
  const { x, width } = counter!.attributes;
  const right = 20 + (Number(x) + Number(width)) * 1.5;
  expect([20 + Number(x) * 1.5 >= 20, right <= 100]).toEqual([true, true]);
});

test("the legend is a picture of its own", () => {
  const elements = readSvg(legendSvg(MADE, { texts: TEXTS, id: "own" }));
  expect(elements[0]?.attributes["viewBox"]).toBe("700 180 180 500");
  expect(elements.filter(({ name }) => name === "text").length).toBeGreaterThan(10);
  expect(elements.some(({ attributes }) => attributes["id"]?.startsWith("own-") === true)).toBe(true);
});
