/** Which markers are isolated. */
import { describe, expect, test } from "vitest";
import { isolatedMarkers } from "../../../src/diadochi/rules/isolated-markers.js";
import { tablesOf } from "../../../src/diadochi/tables/index.js";
import { type Table, table } from "../table.js";

const t0 = tablesOf({ edition: "" });
const space = (id: string): number => t0.spaceIds.indexOf(id);

describe("isolation", () => {
  const isolated = (t: Table, seat = 0): string[] => isolatedMarkers(t.state, t0, seat).map((place) => t0.spaceIds[place]!);

  test("[DIA-ISO.2] markers without a path to a CU or a major city, from the first space to the last", () => {
    const [first, last] = [t0.spaceIds[0]!, t0.spaceIds.at(-1)!];
    const ids = ["gordium", "susia", first, last].filter(
      (id) => !["transit"].includes(t0.edition.board.spaces[space(id)]!.kind) && !t0.cities.includes(space(id)),
    );
    expect(isolated(table().control("red", ...ids)).sort()).toEqual([...ids].sort());
    expect(
      isolated(
        table()
          .control("red", ...ids)
          .units("red", "ancyra", { mercenary: 1 }),
      ).includes("gordium"),
    ).toBe(false);
    expect([isolated(table().control("blue", "gordium")), isolated(table().control("blue", "gordium"), 1)]).toEqual([[], ["gordium"]]);
  });

  test("[DIA-ISO.2] [DIA-ISO.3] a marker with own CUs on its space is not, whatever lies around it", () => {
    const t = table().control("red", "corinth").control("blue", "athens", "argos", "sparta", "ambracia");
    expect(isolated(t)).toEqual(["corinth"]);
    expect(isolated(t.units("red", "corinth", { mercenary: 1 }))).toEqual([]);
  });

  test("[DIA-ISO.5] [DIA-ISO.10] CUs inside keep the own markers joined; enemies on an own marker do not block", () => {
    expect(isolated(table().control("red", "gordium").inside("red", "celaenae", { mercenary: 1 }).units("blue", "celaenae", { mercenary: 1 }))).toEqual([]);
    expect(isolated(table().control("red", "celaenae", "colossae").units("blue", "colossae", { mercenary: 1 }))).toEqual([]);
  });
});
