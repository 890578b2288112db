/**
 * Every label can be read: at natural size no label covers a label, a place, a stack or furniture, in both languages. What never changes is measured once; what does, in
 * random games. The rooms of stacks are clear of everything and counters keep to them, so that this holds for every position.
 */
import { describe, expect, test } from "vitest";
import { type Corners, overlap } from "../../scripts/drawing/geometry.js";
import type { Board, Rect } from "../../src/core/board/board.js";
import { boardLayer, boardSvg } from "../../src/svg/index.js";
import { GAMES, LANGUAGES, positions, viewersOf } from "./games.js";
import { boxOfRect, boxOfText, readSvg, type SvgElement } from "./svg-reader.js";

interface Box {
  readonly what: string;
  readonly box: Corners;
}

const corners = ({ x, y, width, height }: Rect): Corners => [x, y, x + width, y + height];
const SLIVER = 0.5;

function meetings(some: readonly Box[], others: readonly Box[]): string[] {
  return some.flatMap((a) => others.flatMap((b) => (a !== b && overlap(a.box, b.box) > SLIVER ? [`${a.what} × ${b.what}`] : [])));
}

function meetingsAmong(list: readonly Box[]): string[] {
  return list.flatMap((a, i) => meetings([a], list.slice(i + 1)));
}

const isOf =
  (...classes: readonly string[]) =>
  (element: SvgElement): boolean =>
    element.name === "text" && classes.includes(element.attributes["class"] ?? "");

function textBoxes(elements: readonly SvgElement[], ...classes: readonly string[]): Box[] {
  return elements.filter(isOf(...classes)).flatMap((element) => {
    // A line of several parts has its words in them.
    const words =
      element.text +
      elements
        .filter(({ name, ancestors }) => name === "tspan" && ancestors.includes(element))
        .map(({ text }) => text)
        .join("");
    return words.trim() === "" ? [] : [{ what: words, box: boxOfText(element, words) }];
  });
}

function symbols(board: Board): Box[] {
  return Object.entries(board.places).flatMap(([id, { x, y, kind }]) => {
    const { size } = board.style.places[kind]!;
    return size === 0 ? [] : [{ what: `place ${id}`, box: [x - size, y - size, x + size, y + size] as const }];
  });
}

function rooms(board: Board): Box[] {
  return Object.entries(board.places).flatMap(([id, { stack, box }]) => (box === null ? [{ what: `stack of ${id}`, box: corners(stack) }] : []));
}

function furniture(board: Board): Box[] {
  const { title, legend, seats, tracks } = board.furniture;
  const boxes = Object.entries(board.places).flatMap(([id, { box }]) => (box === null ? [] : [[id, box] as const]));
  const named = [["title", title], ["legend", legend], ["seats", seats], ...Object.entries(tracks), ...boxes] as const;
  return named.map(([id, rect]) => ({ what: `furniture ${id}`, box: corners(rect) }));
}

describe.each(GAMES)("$id", (game) => {
  const board = game.board();

  test("stacks, places and furniture have rooms of their own", () => {
    expect(meetingsAmong(rooms(board))).toEqual([]);
    expect(meetings(rooms(board), symbols(board))).toEqual([]);
    expect(meetingsAmong(symbols(board))).toEqual([]);
    expect(meetingsAmong(furniture(board))).toEqual([]);
    expect(meetings(furniture(board), [...rooms(board), ...symbols(board)])).toEqual([]);
  });

  test.each(LANGUAGES)("no printed label covers a label, a place, a stack or furniture: %s", (lang) => {
    const printed = readSvg(`<svg>${boardLayer(board, { texts: game.texts[lang], lang })}</svg>`);
    const map = textBoxes(printed, "name", "region", "geography", "stub");
    const beside = textBoxes(printed, "furniture");
    const seals = Object.entries(board.regions).flatMap(([id, { seal, worth }]) => {
      const point = seal?.[lang];
      return point === undefined || worth === null ? [] : [{ what: `seal of ${id}`, box: [point.x - 8, point.y - 8, point.x + 8, point.y + 8] as const }];
    });
    expect(map.length).toBeGreaterThanOrEqual(Object.values(board.places).filter(({ label }) => label !== null).length);
    expect(meetingsAmong([...map, ...beside, ...seals])).toEqual([]);
    expect(meetings([...map, ...seals], [...symbols(board), ...rooms(board), ...furniture(board)])).toEqual([]);
  });

  test.each(LANGUAGES)("no label is smaller than can be read, none leaves the picture: %s", (lang) => {
    const printed = readSvg(`<svg>${boardLayer(board, { texts: game.texts[lang], lang })}</svg>`);
    const texts = printed.filter(isOf("name", "region", "geography", "stub", "furniture"));
    expect(texts.filter(({ attributes }) => Number(attributes["font-size"]) < 9).map(({ text }) => text)).toEqual([]);
    const outside = textBoxes(printed, "name", "region", "geography", "stub", "furniture").filter(
      ({ box }) => box[0] < 12 || box[1] < 12 || box[2] > board.width - 12 || box[3] > board.height - 12,
    );
    expect(outside.map(({ what }) => what)).toEqual([]);
  });

  test.each(LANGUAGES)("in the middle of random games counters keep to their rooms, words to their furniture: %s", (lang) => {
    for (const [i, state] of positions(game, 2).entries()) {
      const viewers = viewersOf(game);
      const table = game.table(game.ruleset.view(state, viewers[i % viewers.length]!));
      const elements = readSvg(boardSvg(board, table, { texts: game.texts[lang], lang }));
      const counters = elements.filter(({ attributes }) => attributes["class"] === "counter");
      const strays = counters.filter((counter) => {
        const place = board.places[counter.ancestors.at(-1)!.attributes["data-at"]!]!;
        return !isInside(boxOfRect(counter), corners(place.box ?? place.stack));
      });
      expect(strays.map(({ ancestors }) => ancestors.at(-1)!.attributes)).toEqual([]);
      const words = textBoxes(elements, "furniture");
      expect(meetingsAmong(words)).toEqual([]);
      expect(words.filter(({ box }) => box[2] > board.width - 12 || box[3] > board.height - 10)).toEqual([]);
    }
  });
});

function isInside(box: Corners, room: Corners): boolean {
  return box[0] >= room[0] - SLIVER && box[1] >= room[1] - SLIVER && box[2] <= room[2] + SLIVER && box[3] <= room[3] + SLIVER;
}
