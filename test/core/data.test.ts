/** How printed data are written down. */
import { expect, test } from "vitest";
import { chained, printOf } from "../../src/core/data.js";

test("links are written as chains, in the order of the map", () => {
  const map = `
    pella: aegae therma
    aegae: larissa
    pella: larissa
  `;
  expect(chained(map)).toEqual([
    ["pella", "aegae"],
    ["pella", "therma"],
    ["aegae", "larissa"],
    ["pella", "larissa"],
  ]);
});

test("what is printed beside a row has to be there", () => {
  expect(printOf({ pella: ["Pella"] }, "pella")).toEqual(["Pella"]);
  expect(() => printOf({ pella: ["Pella"] }, "aegae")).toThrow("nothing is printed beside aegae");
});
