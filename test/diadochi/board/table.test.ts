/** The pieces on the table, for those who draw them. */
import { expect, test } from "vitest";
import { setSiege } from "../../../src/diadochi/state/index.js";
import { table as drawn } from "../../../src/diadochi/board/table.js";
import { tablesOf } from "../../../src/diadochi/tables/index.js";
import { table } from "../table.js";

test("[DIA-SIE.9] siege points are marked on the city, and nothing where there are none", () => {
  const t = table().inside("blue", "celaenae", { mercenary: 2 }).units("red", "celaenae", { mercenary: 3 }).control("blue", "argos");
  t.set((s) => setSiege(s, tablesOf(s).spaceIds.indexOf("celaenae"), 0, 2));
  const { places } = drawn(t.segment("red", "movement").view);
  expect(places["celaenae"]).toMatchObject({ control: "blue", marks: [{ kind: "siege", owner: "red", value: 2 }] });
  expect(places["argos"]).toMatchObject({ control: "blue", marks: [] });
});
