/** Boards are as they were: after a change that is meant, and looked at, `npx tsx scripts/golden-pictures.ts` writes their fingerprints again. */
import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { createBoards } from "../../src/drawing/boards.js";
import { drawn, isDrawingOf } from "../../src/drawing/geometry.js";
import { GEOMETRY } from "../../src/drawing/unrest/geometry.js";
import { outline } from "../../src/drawing/unrest/outline.js";
import { LAID, partsOf } from "./laid.js";

const stored = JSON.parse(readFileSync(new URL("boards.json", import.meta.url), "utf8")) as Readonly<Record<string, object>>;

test("all boards are stored", () => expect(Object.keys(stored)).toEqual([...LAID.keys()]));
test.each([...LAID])("the board is that which is stored: %s", (name, made) => expect(partsOf(made())).toEqual(stored[name]));

describe("a drawing", () => {
  const own = outline({ edition: "" });
  test("is of a board that has all its places, and no other", () => {
    const [first, ...rest] = own.places;
    const other = { ...first!, id: "another" };
    expect([own.places, rest, [...own.places, other], [other, ...rest]].map((places) => isDrawingOf(GEOMETRY, { ...own, places }))).toEqual([
      true,
      false,
      false,
      false,
    ]);
  });
  test("has room for what an edition adds: links that do not bend, regions without an outline, boxes", () => {
    const added = { a: "sicily", b: "garrison-box", kind: "land" };
    const board = drawn({ ...own, links: [...own.links, added], regions: [...own.regions, { id: "new", worth: 2 }] }, GEOMETRY);
    expect(board.links.at(-1)).toEqual({ ...added, bend: 0, stubs: null });
    expect(board.regions["new"]).toEqual({ sheet: 0, outline: "", tint: 0, worth: 2, label: null, seal: null });
  });
});

describe("the boards of a ruleset", () => {
  test("are made once each, and forgotten where there are many, but for the standard one", () => {
    const made: string[] = [];
    const boards = createBoards(({ edition }) => {
      made.push(edition);
      return { ...outline({ edition: "" }), edition };
    }, GEOMETRY);
    const names = Array.from({ length: 20 }, (_, i) => `edition ${i}`);
    const standard = boards({ edition: "" });
    for (const edition of names) {
      const board = boards({ edition });
      expect([boards({ edition }) === board, board.edition, Object.isFrozen(board.places)]).toEqual([true, edition, true]);
    }
    expect(made).toEqual(["", ...names]);
    expect(boards({ edition: "" })).toBe(standard);
    // The standard one and sixteen others are kept.
    for (const edition of names.slice(4)) boards({ edition });
    expect(made.length).toBe(21);
    boards({ edition: names[3]! });
    expect(made.slice(21)).toEqual([names[3]]);
  });
});
