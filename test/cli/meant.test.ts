/** What somebody means who types a part of its words. */
import { describe, expect, test } from "vitest";
import { meantBy } from "../../src/cli/meant.js";

const meant = (typed: string, ...things: string[]): readonly string[] => meantBy(typed, things, (thing) => [thing]);

describe("meantBy", () => {
  test.each([
    ["edinburgh", ["Move to Edinburgh"]],
    ["edin", ["Move to Edinburgh"]],
    ["burgh", ["Move to Edinburgh"]],
    ["to lond", ["Move to London", "Move to Londonderry"]],
    ["LONDON", ["Move to London"]],
    ["move", ["Move to Edinburgh", "Move to London", "Move to Londonderry"]],
    ["gh", []],
    ["paris", []],
    ["?", []],
  ])("%s", (typed, expected) => {
    expect(meant(typed, "Move to Edinburgh", "Move to London", "Move to Londonderry")).toEqual(expected);
  });
  test("all of the words go before a part of longer ones, by any of its names", () => {
    expect(meant("bar", "Bar sur Aube", "Bar")).toEqual(["Bar"]);
    expect(meantBy("sardes", [1, 2], (thing) => (thing === 1 ? ["Sardis", "sardes"] : ["Sardes nova"]))).toEqual([1]);
  });
  test("capitals, accents and stops are no matter, in any letters", () => {
    expect(meant("luttich lowendahl", "Besiege Lüttich: Löwendahl", "Liège")).toEqual(["Besiege Lüttich: Löwendahl"]);
    expect(meant("королев", "Осадить Королёво", "Осадить Минск")).toEqual(["Осадить Королёво"]);
  });
});
