/** What moves of Nine Years name to be clicked. */
import { expect, test } from "vitest";
import { NINE_YEARS } from "../../../src/nine-years/index.js";
import { at } from "../table.js";

test("a held card that is asked about is named once, with the space it is played in", () => {
  const t = at({ corps: { antwerp: "1 spain-full" }, leader: { gastanaga: "antwerp" }, held: { alliance: ["forced-march"] } });
  t.play("act campaign", "take-corps spain-full");
  const { state } = t;
  expect(t.list).toEqual(["play-held forced-march", "keep-held forced-march"]);
  const { targets } = NINE_YEARS.targets(NINE_YEARS.parse("alliance play-held forced-march"), NINE_YEARS.decision(state, "alliance"));
  expect(targets).toEqual([
    { kind: "card", id: "forced-march" },
    { kind: "place", id: "antwerp" },
  ]);
});
