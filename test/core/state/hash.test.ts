/** Fingerprints: of texts and of states, of every field and in whatever order. */
import { describe, expect, test } from "vitest";
import { hashState, hashText } from "../../../src/core/state/hash.js";
import type { GameState } from "../../../src/core/state/state.js";
import { TINY } from "../../../examples/tiny/index.js";

const of = (fields: object): string => hashState({ edition: "", dice: [1, 2, 3, 4], frames: [0, 256], ...fields } as unknown as GameState);

describe("a fingerprint", () => {
  test("of a text is what it always was", () => {
    expect(["", "a", "abc", "Ж", "a".repeat(100)].map(hashText)).toMatchInlineSnapshot(`
      [
        "0a392ec4d7d0a8df",
        "efbb5db9ff01c934",
        "2202337e546f3c88",
        "0d884d0481382d98",
        "df3359b88c1d1640",
      ]
    `);
  });
  test("of a state is what it always was", () => {
    expect(hashState(TINY.setup({ seed: "hash" }))).toMatchInlineSnapshot(`"d9e925ca26c31ab2"`);
    const rows = [[], [1], [1, 2, 3], [1, 2, 3, 4], [1, 2, 3, 4, 5, 6, 7, 8, 9]];
    expect([...rows.map((row) => of({ row })), of({ turn: 5 }), of({ turn: 5, name: "x", row: [1] })]).toMatchInlineSnapshot(`
      [
        "71406196c2067d3d",
        "ba03b98b121d49c0",
        "f40e1a3508030a6b",
        "221f4cf415f1e306",
        "b87d68d9517166ea",
        "652d63ccf49b36c1",
        "39ed300768ca0889",
      ]
    `);
    expect([of({ dice: [4294967295, 2, 3, 4] }), of({ dice: [1, 2, 3, 0] }), of({ edition: "other" })]).toMatchInlineSnapshot(`
      [
        "aaf77672bc594644",
        "b247abc9bc122f63",
        "597a272170126672",
      ]
    `);
  });
  test("tells any two states apart that differ in a number", () => {
    const start = TINY.setup({ seed: "hash" });
    const seen = new Set([hashState(start)]);
    let made = 1;
    for (const [name, value] of Object.entries(start) as [string, unknown][])
      for (const at of Array.isArray(value) ? value.keys() : [])
        for (const by of [1, 2, -1]) {
          const changed = (value as number[]).map((entry, i) => (i === at ? entry + by : entry));
          seen.add(hashState({ ...start, [name]: changed } as typeof start));
          made++;
        }
    expect(seen.size).toBe(made);
  });
  test("is the same in whatever order the fields are", () => {
    const start = TINY.setup({ seed: "hash" });
    const fields = Object.entries(start);
    for (const order of [[...fields].reverse(), [...fields.slice(1), ...fields.slice(0, 1)]])
      expect(hashState(Object.fromEntries(order) as unknown as typeof start)).toBe(hashState(start));
    const inherited = Object.assign(Object.create({ more: 1 }), start) as typeof start;
    expect(hashState(inherited)).toBe(hashState(start));
  });
});
