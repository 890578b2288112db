/** How printed data are written down. */
import { expect, test } from "vitest";
import { beside, chained, nameOf } from "../../../src/core/basics/data.js";

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

test("what is printed stands beside each row", () => {
  const put = (id: string, name: string): string => `${id}: ${name}`;
  expect(beside(["pella", "aegae"], ["Pella", "Aegae"], put)).toEqual(["pella: Pella", "aegae: Aegae"]);
  expect(() => beside(["pella", "aegae"], ["Pella"], put)).toThrow("1 are printed beside 2 rows");
});

test("an id is a name in small letters", () => {
  const ids = ["pella", "heraclea-pontica", "death-of-louvois", "diplomacy-2"];
  expect(ids.map(nameOf)).toEqual(["Pella", "Heraclea Pontica", "Death of Louvois", "Diplomacy"]);
});
