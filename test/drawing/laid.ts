/** Boards in parts: as drawn, and as laid out by themselves. Their fingerprints are stored in test/drawing/boards.json. */
import type { Board } from "../../src/core/board/board.js";
import { hashText } from "../../src/core/state/hash.js";
import { layOut } from "../../src/drawing/layout.js";
import type { Outline, OutlinePlace } from "../../src/drawing/outline.js";
import { GAMES } from "./games.js";

const STYLE = GAMES[0]!.outline({ edition: "" }).style;

function place(id: string, more: Partial<OutlinePlace> = {}): OutlinePlace {
  const lettering = { size: 13, weight: "regular" } as const;
  return { id, title: null, kind: "minor-city", region: null, sheet: "made", marks: [], lettering, isSea: false, at: null, ...more };
}

function outlineOf(places: readonly OutlinePlace[], more: Partial<Outline> = {}): Outline {
  return { ruleset: "made", edition: "made", places, links: [], regions: [], boxes: [], tracks: [], style: STYLE, ...more };
}

const road = (a: string, b: string) => ({ a, b, kind: "land" });
const many = (count: number): readonly number[] => Array.from({ length: count }, (_, i) => i);

/** Outlines that no game has. */
const MADE: Readonly<Record<string, () => Outline>> = {
  "one place": () => outlineOf([place("alone")]),
  "a row without coordinates": () =>
    outlineOf(
      ["a", "b", "c"].map((id) => place(id)),
      { links: [road("a", "b"), road("c", "b")] },
    ),
  "two parts without coordinates": () =>
    outlineOf(
      many(9).map((i) => place(`p${i}`, { name: `place ${i}`, ...(i === 4 ? { kind: "unknown" } : {}) })),
      { links: [road("p0", "p1"), road("p2", "p0"), road("p1", "p3"), road("p5", "p6"), road("p8", "p6")] },
    ),
  "places on one point": () => outlineOf(many(5).map((i) => place(`p${i}`, { title: "A place with a long name", at: { x: 7, y: 7 } }))),
  "a crowd": () => outlineOf(many(70).map((i) => place(`p${i}`, { title: `Crowded ${i}`, at: { x: (i * 37) % 11, y: (i * 17) % 7 } }))),
  "far apart": () =>
    outlineOf([
      place("a", { at: { x: -500, y: 3 }, kind: "major-city", region: "r1", value: 3, marks: ["port"] }),
      place("b", { at: { x: 1500, y: 900 } }),
      place("c", { at: { x: 700, y: -400 } }),
    ]),
  "one without coordinates": () => outlineOf([place("a", { at: { x: 1, y: 1 } }), place("b")]),
  "boxes, tracks and regions": () =>
    outlineOf([place("a"), place("b")], {
      regions: many(17).map((i) => ({ id: `r${i}`, worth: i % 3 === 0 ? null : i })),
      boxes: many(5).map((i) => ({ id: `b${i}`, kind: i === 2 ? "fort" : "box" })),
      tracks: many(7).map((i) => `t${i}`),
    }),
  "two tracks and a wide map": () =>
    outlineOf([place("a", { at: { x: 0, y: 0 } }), ...many(30).map((i) => place(`w${i}`, { title: "A wide name of a place", at: { x: 100 * i, y: 0 } }))], {
      boxes: many(9).map((i) => ({ id: `b${i}`, kind: "box" })),
      tracks: many(2).map((i) => `t${i}`),
      regions: many(12).map((i) => ({ id: `r${i}`, worth: i })),
    }),
};

/** Boards by name, made when they are asked for. */
export const LAID: ReadonlyMap<string, () => Board> = new Map<string, () => Board>([
  ...GAMES.flatMap((game): [string, () => Board][] => [
    [`${game.id}, drawn`, () => game.board()],
    [`${game.id}, laid out`, () => layOut(game.outline({ edition: "" }))],
  ]),
  ...Object.entries(MADE).map(([name, outline]): [string, () => Board] => [name, () => layOut(outline())]),
]);

/** What is stored of a board: the fingerprint of each of its parts, and its size. */
export function partsOf(board: Board): Readonly<Record<string, string>> {
  const { width, height, ...parts } = board;
  const prints = Object.entries(parts).map(([name, part]): [string, string] => [name, typeof part === "string" ? part : hashText(JSON.stringify(part))]);
  return { size: `${width} ${height}`, ...Object.fromEntries(prints) };
}
