import { describe, expect, test } from "vitest";
import { inOneTable } from "../../src/core/flow/frame-rows.js";

describe("tables written in several files", () => {
  test("are one, with the rows of the first table first", () => {
    const rows = inOneTable({ march: 1, attack: 2 }, { winter: 3 });
    expect(Object.entries(rows)).toEqual([
      ["march", 1],
      ["attack", 2],
      ["winter", 3],
    ]);
  });
  test("share no row, or they fit nowhere", () => {
    // @ts-expect-error march is in both
    const rows: { readonly march: number; readonly attack: number } = inOneTable({ march: 1, attack: 2 }, { march: 1 });
    expect(Object.keys(rows)).toEqual(["march", "attack"]);
  });
});
