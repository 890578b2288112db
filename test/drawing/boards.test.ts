/** Boards: complete, constant, and laid out by themselves where there is no drawing. */
import { gzipSync } from "node:zlib";
import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { overlap } from "../../scripts/drawing/geometry.js";
import type { Board, Rect } from "../../src/core/board/board.js";
import { DIADOCHI, STANDARD_EDITION as DIADOCHI_EDITION } from "../../src/diadochi/index.js";
import { layOut } from "../../src/drawing/layout.js";
import { STANDARD_EDITION } from "../../src/nine-years/index.js";
import { STANDARD_EDITION as PELOPONNESIAN } from "../../src/peloponnesian/index.js";
import { boardSvg } from "../../src/svg/index.js";
import { widthOf } from "../../src/svg/lettering.js";
import { STANDARD_EDITION as UNREST_EDITION, UNREST } from "../../src/unrest/index.js";
import { board as unrestBoard } from "../../src/drawing/unrest/index.js";
import { board as tinyBoard, table as tinyTable } from "../tiny/drawing.js";
import { TINY } from "../../examples/tiny/index.js";
import { tinyTexts } from "../../examples/tiny/texts.js";
import { GAMES } from "./games.js";
import { readSvg } from "./svg-reader.js";

const { board: PRINTED_BOARD } = DIADOCHI_EDITION;

/** Ids of the standard edition's places and regions, and its links as sorted pairs. */
const PRINTED: Readonly<Record<string, { places: readonly string[]; links: readonly (readonly [string, string])[]; regions: number }>> = {
  diadochi: { places: PRINTED_BOARD.spaces.map(({ id }) => id), links: PRINTED_BOARD.links.map(({ a, b }) => [a, b]), regions: PRINTED_BOARD.provinces.length },
  "nine-years": { places: STANDARD_EDITION.spaces.map(({ id }) => id), links: STANDARD_EDITION.links.map(({ a, b }) => [a, b]), regions: 8 },
  peloponnesian: {
    places: [...PELOPONNESIAN.land, ...PELOPONNESIAN.sea].map(({ id }) => id),
    links: PELOPONNESIAN.borders.map(([a, b]) => [a, b]),
    regions: new Set(PELOPONNESIAN.land.map(({ nation }) => nation)).size,
  },
  unrest: {
    places: ["garrison-box", "carthago", "sicily", "syracusae"],
    links: [
      ["garrison-box", "carthago"],
      ["garrison-box", "sicily"],
      ["carthago", "sicily"],
      ["sicily", "syracusae"],
    ],
    regions: 3,
  },
};

const pairs = (links: readonly (readonly [string, string])[]): string[] => links.map((link) => [...link].sort().join(" ")).sort();

describe.each(GAMES)("the board of $id", ({ id, board: boardOf, ruleset }) => {
  const board = boardOf();

  test("has every place, link and region of the standard edition", () => {
    const { places, links, regions } = PRINTED[id]!;
    expect(Object.keys(board.places).slice(0, places.length)).toEqual(places);
    expect(pairs(board.links.map(({ a, b }) => [a, b]))).toEqual(pairs(links));
    expect(Object.keys(board.regions)).toHaveLength(regions);
    expect(
      Object.entries(board.regions)
        .filter(([, { outline }]) => outline === "")
        .map(([region]) => region),
    ).toEqual([]);
  });
  test("puts every place on its sheet, and into the picture", () => {
    const strays = Object.entries(board.places).filter(([, { x, y, sheet }]) => {
      const { frame } = board.sheets[sheet]!;
      const room: Rect = sheet === 0 ? { x: 0, y: 0, width: board.width, height: board.height } : frame;
      return x < room.x + 10 || y < room.y + 10 || x > room.x + room.width - 10 || y > room.y + room.height - 10;
    });
    expect(strays.map(([place]) => place)).toEqual([]);
  });
  test("is the same object each time, and plain JSON", () => {
    expect(boardOf(ruleset.setup({ seed: 1 }) as never)).toBe(board);
    expect(boardOf(ruleset.setup({ seed: 2 }) as never)).toBe(board);
    expect(JSON.parse(JSON.stringify(board))).toEqual(board);
  });
  test("is drawn in 3 to 15 kB, gzipped", () => {
    const text = readFileSync(new URL(`../../src/drawing/${id}/geometry.ts`, import.meta.url), "utf8");
    const bytes = gzipSync(text, { level: 9 }).length;
    expect(bytes).toBeGreaterThan(2_000);
    expect(bytes).toBeLessThan(15_000);
  });
});

function roomOf(board: Board, id: string): readonly [number, number, number, number] {
  const { x, y, kind, stack, label, title } = board.places[id]!;
  const { size } = board.style.places[kind]!;
  const wide = widthOf(title ?? id, label!["en"]!.size, "bold") / 2;
  return [Math.min(x - wide, stack.x), stack.y, Math.max(x + wide, stack.x + stack.width), y + size + label!["en"]!.size + 4];
}

function crowded(board: Board): string[] {
  const ids = Object.keys(board.places).filter((id) => board.places[id]!.box === null);
  return ids.flatMap((a, i) => ids.slice(i + 1).flatMap((b) => (overlap(roomOf(board, a), roomOf(board, b)) > 1 ? [`${a} ${b}`] : [])));
}

describe("the automatic layout", () => {
  test.each(GAMES)("of $id gives names and stacks of all places room", ({ outline }) => {
    const board = layOut(outline({ edition: "" }));
    expect(crowded(board)).toEqual([]);
    const outside = Object.values(board.places).filter(({ x, y }) => x < 0 || y < 0 || x > board.width || y > board.height);
    expect(outside).toEqual([]);
    expect(layOut(outline({ edition: "" }))).toEqual(board);
  });
  test("draws an edition with another place, which is called what the edition calls it", () => {
    const more = { id: "new-port", name: "New Port", province: "egypt", kind: "minor-city", x: 900, y: 650, source: "seed" } as const;
    const state = DIADOCHI.setup({
      seed: 1,
      edition: {
        board: {
          ...PRINTED_BOARD,
          spaces: [...PRINTED_BOARD.spaces, more],
          links: [...PRINTED_BOARD.links, { a: "memphis", b: "new-port", kind: "land", source: "seed" }],
        },
      },
    });
    const [diadochi] = GAMES;
    const board = diadochi!.board(state);
    expect(board).toBe(diadochi!.board(state));
    expect(board).not.toBe(diadochi!.board());
    expect(board.places["new-port"]).toMatchObject({ kind: "minor-city", region: "egypt", title: "New Port" });
    const svg = boardSvg(board, diadochi!.table(DIADOCHI.view(state, "spectator")), { texts: diadochi!.texts.ru, lang: "ru" });
    expect(readSvg(svg).filter(({ text }) => text === "New Port")).toHaveLength(1);
  });
  test("is not asked where an edition has the places of the drawing", () => {
    const state = UNREST.setup({ seed: 1, edition: { scenario: { ...UNREST_EDITION.scenario, reinforcements: 4 } } });
    expect(unrestBoard(state)).toMatchObject({ edition: state.edition, sheets: unrestBoard().sheets });
  });
  test("draws a game of others, without coordinates: the tiny one", () => {
    const state = TINY.setup({ seed: 1 });
    const board = tinyBoard(state);
    expect(Object.values(board.places).map(({ x }) => x)).toEqual([...Object.values(board.places).map(({ x }) => x)].sort((a, b) => a - b));
    expect(crowded(board)).toEqual([]);
    const elements = readSvg(boardSvg(board, tinyTable(TINY.view(state, "spectator")), { texts: tinyTexts }));
    expect(elements.filter(({ attributes }) => attributes["data-pieces"] === "raider")).toHaveLength(1);
  });
});
