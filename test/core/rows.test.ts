import { describe, expect, test } from "vitest";
import { inOneTable } from "../../src/core/rows.js";

describe("tables written in several files", () => {
  test("are one, with the rows of the first table first", () => {
    const rows = inOneTable({ march: 1, attack: 2 }, { winter: 3 });
    expect(Object.entries(rows)).toEqual([
      ["march", 1],
      ["attack", 2],
      ["winter", 3],
    ]);
  });
  test("share no row", () => {
    expect(() => inOneTable({ march: 1, attack: 2 }, { winter: 3, march: 1 })).toThrow('rows: expected every row in one table only, got "march"');
  });
});
