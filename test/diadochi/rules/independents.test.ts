/** Questions about independent armies: where they go, and what rebels. */
import { describe, expect, test } from "vitest";
import { canIndependentsEnter, costsToGoal, makesRebel, UNREACHABLE } from "../../../src/diadochi/rules/independents.js";
import { NONE, tablesOf } from "../../../src/diadochi/tables/index.js";
import { type Table, table } from "../table.js";

const t0 = tablesOf({ edition: "" });
const space = (id: string): number => t0.spaceIds.indexOf(id);

describe("independent armies", () => {
  const rebels = (t: Table, id: string): boolean => makesRebel(t.state, t0, space(id));

  test("[DIA-IND.8] a minor city or a subdued fortress with a player's marker and without CUs rebels", () => {
    const t = table().control("red", "gordium", "sparta", "celaenae").control("independent", "argos");
    expect(["gordium", "sparta", "celaenae", "argos", "corinth", "delos"].map((id) => rebels(t, id))).toEqual([true, true, false, false, false, false]);
    expect([
      rebels(table().control("red", "gordium").independents("gordium", 1), "gordium"),
      rebels(table().control("red", "gordium").units("red", "gordium", { mercenary: 1 }), "gordium"),
    ]).toEqual([...[true, false]]);
    expect(rebels(table().control("red", "gordium").units("blue", "gordium", { mercenary: 1 }), "gordium")).toBe(false);
  });

  test("[DIA-IND.7] [DIA-IND.14] a major city with a player's marker is closed to them, and a space with another of them", () => {
    const enter = (t: Table, id = "celaenae"): boolean => canIndependentsEnter(t.state, t0, space(id));
    expect([enter(table()), enter(table().control("independent", "celaenae")), enter(table().control("red", "celaenae"))]).toEqual([true, true, false]);
    expect([enter(table().control("red", "gordium"), "gordium"), enter(table().independents("gordium", 1), "gordium")]).toEqual([true, false]);
    expect(enter(table().units("red", "gordium", { mercenary: 1 }), "gordium")).toBe(true);
  });

  test("[DIA-IND.15] the way to a duty is counted in MP, round closed cities, to a space or to the nearest of some provinces", () => {
    const costs = (t: Table, to: { provinces?: number; toward?: string }, ...from: string[]): number[] => {
      const list = costsToGoal(t.state, t0, to.provinces ?? 0, to.toward === undefined ? NONE : space(to.toward));
      return from.map((id) => list[space(id)]!);
    };
    expect(costs(table(), { toward: "ancyra" }, "ancyra", "gordium", "celaenae", "dorylaeum")).toEqual([0, 1, 2, 2]);
    // Tarsus and Tyana are joined by a pass.
    expect(costs(table(), { toward: "tarsus" }, "tyana")).toEqual([2]);
    expect(costs(table().control("red", "celaenae"), { toward: "colossae" }, "celaenae")).toEqual([UNREACHABLE]);
    expect(costs(table().independents("ancyra", 1), { toward: "ancyra" }, "ancyra", "gordium")).toEqual([UNREACHABLE, UNREACHABLE]);
    const phrygia = 1 << t0.provinceIds.indexOf("phrygia");
    expect(costs(table(), { provinces: phrygia }, "gordium", "bithynium")).toEqual([0, 1]);
    expect(costs(table(), { provinces: 0 }, "gordium")).toEqual([UNREACHABLE]);
  });
});
