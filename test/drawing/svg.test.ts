/** `tyche/svg`: well-formed, complete, safe, and what a page needs to be clicked. */
import { describe, expect, test } from "vitest";
import type { Table } from "../../src/core/board/table.js";
import { boardLayer, boardSvg, type PictureElement, tableLayer, targetAt } from "../../src/svg/index.js";
import { printedName } from "../../src/svg/words.js";
import { GAMES, LANGUAGES, positions, viewersOf } from "./games.js";
import { readSvg, type SvgElement } from "./svg-reader.js";

/** Pieces that a picture shows, by id with their numbers. */
function shownPieces(elements: readonly SvgElement[]): Record<string, number> {
  const shown: Record<string, number> = {};
  for (const { attributes } of elements) {
    for (const entry of attributes["data-pieces"]?.split(" ") ?? []) {
      const [id, count] = entry.split("*");
      shown[id!] = (shown[id!] ?? 0) + Number(count ?? 1);
    }
  }
  return shown;
}

function piecesOf(table: Table): Record<string, number> {
  return Object.fromEntries(table.stacks.flatMap(({ pieces }) => pieces.map(({ id, count }) => [id, count])));
}

const valuesOf = (elements: readonly SvgElement[], key: string): string[] => elements.flatMap(({ attributes }) => attributes[key] ?? []);

describe.each(GAMES)("$id", (game) => {
  const board = game.board();

  test("is well-formed and shows every piece of every view, in both languages", () => {
    for (const [i, state] of positions(game, 2).entries()) {
      const viewers = viewersOf(game);
      const table = game.table(game.ruleset.view(state, viewers[i % viewers.length]!));
      const lang = LANGUAGES[i % 2]!;
      const svg = boardSvg(board, table, { texts: game.texts[lang], lang });
      expect(svg).not.toMatch(/NaN|undefined|\[object|Infinity|>null</);
      expect(shownPieces(readSvg(svg))).toEqual(piecesOf(table));
    }
  });
  test("has every place, stack, seat, track and link to be pointed at", () => {
    const table = game.table(game.ruleset.view(game.ruleset.setup({ seed: 1 }), game.ruleset.seats[0]!));
    const elements = readSvg(boardSvg(board, table, { texts: game.texts.en }));
    expect(new Set(valuesOf(elements, "data-place"))).toEqual(new Set(Object.keys(board.places)));
    expect(valuesOf(elements, "data-stack").sort()).toEqual(table.stacks.map(({ id }) => id).sort());
    expect(valuesOf(elements, "data-seat")).toEqual(table.seats.map(({ seat }) => seat));
    expect(valuesOf(elements, "data-track")).toEqual(table.tracks.map(({ id }) => id));
    expect(valuesOf(elements, "data-link").length).toBe(board.links.reduce((sum, { stubs }) => sum + (stubs === null ? 1 : 2), 0));
    const named = elements.filter(({ attributes }) => attributes["data-place"] !== undefined || attributes["data-stack"] !== undefined);
    const titled = new Set(elements.filter(({ name, text }) => name === "title" && text !== "").map(({ ancestors }) => ancestors.at(-1)));
    expect(named.filter((element) => !titled.has(element)).map(({ attributes }) => attributes)).toEqual([]);
  });
  test("lights up what can be chosen, and says so to those who do not see", () => {
    const table = game.table(game.ruleset.view(game.ruleset.setup({ seed: 1 }), "spectator"));
    const [place] = Object.keys(board.places);
    const highlight = [
      { kind: "place", id: place! },
      { kind: "stack", id: table.stacks[0]!.id },
      { kind: "seat", id: game.ruleset.seats[0]! },
    ];
    const lit = readSvg(boardSvg(board, table, { texts: game.texts.en, highlight })).filter(({ attributes }) => attributes["data-lit"] !== undefined);
    expect(new Set(lit.map(({ attributes }) => attributes["data-place"] ?? attributes["data-stack"] ?? attributes["data-seat"]))).toEqual(
      new Set(highlight.map(({ id }) => id)),
    );
    for (const { attributes } of lit) expect(attributes).toMatchObject({ role: "button", tabindex: "0" });
  });
  test.each(LANGUAGES)("has a legend of every kind of place, link, owner and piece on the board: %s", (lang) => {
    const texts = game.texts[lang];
    const { style, places, links } = board;
    const kinds = Object.values(places).flatMap(({ kind, box }) => (box === null ? [kind] : []));
    const units = Object.keys(style.pieces).filter((kind) => style.pieces[kind]!.sign !== "unit");
    const wanted = [...kinds, ...links.map(({ kind }) => kind), ...Object.keys(style.owners), ...units, ...Object.keys(style.printed)];
    const { x, y, width, height } = board.furniture.legend;
    const written = readSvg(`<svg>${boardLayer(board, { texts, lang })}</svg>`).filter(({ name, attributes }) => {
      const [left, base] = [Number(attributes["x"]), Number(attributes["y"])];
      return name === "text" && left > x && left < x + width && base > y && base < y + height;
    });
    const lines = new Set(written.map(({ text }) => text));
    expect([...new Set(wanted)].filter((id) => !lines.has(printedName(texts, id)))).toEqual([]);
  });
  test("is the printed layer, kept, and the layer of the table", () => {
    const table = game.table(game.ruleset.view(game.ruleset.setup({ seed: 1 }), "spectator"));
    const options = { texts: game.texts.en, id: "left" };
    const svg = boardSvg(board, table, options);
    expect(svg).toContain(boardLayer(board, options));
    expect(svg).toContain(`<g id="left-table">${tableLayer(board, table, options)}</g></svg>`);
    expect(boardLayer(board, options)).toBe(boardLayer(board, options));
    expect(boardLayer(board, { ...options, texts: game.texts.ru, lang: "ru" })).not.toBe(boardLayer(board, options));
    const ids = valuesOf(readSvg(svg), "id");
    expect(ids.filter((id) => !id.startsWith("left-"))).toEqual([]);
    expect(new Set(ids).size).toBe(ids.length);
  });
  test("tells owners by more than colour: no two have one form and one hatching, and none of another side one colour", () => {
    const seats = Object.entries(board.style.owners).filter(([, { side }]) => side === null);
    const looks = seats.map(([, { form, hatch }]) => `${form} ${hatch}`);
    expect(new Set(looks).size).toBe(looks.length);
    expect(new Set(seats.map(([, { form }]) => form)).size).toBe(seats.length);
    const nations = Object.values(board.style.owners).filter(({ side }) => side !== null);
    expect(new Set(nations.map(({ colour }) => colour)).size).toBe(nations.length);
    for (const { form, side } of nations) expect(form).toBe(board.style.owners[side!]!.form);
  });
});

test("what names hold is written as text and can start no element", () => {
  const [game] = GAMES;
  const { ruleset, board, table } = game!;
  const hostile = { name: () => '</text><script>alert("&")</script>\u0000', decision: () => "<b>" };
  const svg = boardSvg(board(), table(ruleset.view(ruleset.setup({ seed: 1 }), "spectator")), { texts: hostile, id: '"><script>' });
  expect(readSvg(svg).filter(({ name }) => name === "script" || name === "b")).toEqual([]);
});

describe("the size of a picture", () => {
  const game = GAMES.find(({ id }) => id === "unrest")!;
  const board = game.board();
  const drawn = (options: { width?: number | "fit" }): string => {
    const table = game.table(game.ruleset.view(game.ruleset.setup({ seed: 1 }), "spectator"));
    return boardSvg(board, table, { texts: game.texts.en, ...options }).match(/^<svg[^>]*>/)![0];
  };
  test("is that of the board, a width with its height, or what there is room for", () => {
    expect(drawn({})).toContain(` width="${board.width}" height="${board.height}" `);
    expect(drawn({ width: 640 })).toContain(` width="640" height="${Math.round((640 * board.height) / board.width)}" `);
    expect(drawn({ width: "fit" })).toMatch(/ width="100%" viewBox=/);
  });
  test("what is printed takes no clicks from what lies on it", () => {
    expect(boardLayer(board, { texts: game.texts.en })).toMatch(/^<g id="board-board" pointer-events="none">/);
  });
});

describe("what was clicked", () => {
  const inside = (attributes: Readonly<Record<string, string>>, parentElement: PictureElement | null = null): PictureElement => ({
    getAttribute: (name) => attributes[name] ?? null,
    hasAttribute: (name) => Object.hasOwn(attributes, name),
    parentElement,
  });
  test.each([
    ["a lit stack", { "data-stack": "pella/red", "data-at": "pella", "data-lit": "" }, { kind: "stack", id: "pella/red" }],
    ["a stack that is not lit, as its place", { "data-stack": "pella/red", "data-at": "pella" }, { kind: "place", id: "pella" }],
    ["a place", { "data-place": "pella" }, { kind: "place", id: "pella" }],
    ["a card", { "data-card": "truce" }, { kind: "card", id: "truce" }],
    ["nothing", { id: "board-table" }, null],
  ])("is %s, from whatever is drawn in it", (_, attributes, target) => {
    const around = inside(attributes as never, inside({ id: "page" }));
    expect([targetAt(around), targetAt(inside({}, inside({}, around))), targetAt(null)]).toEqual([target, target, null]);
  });
});
