/** Questions about sieges and subjugation: what is taken, by how many points, and by whom. */
import { describe, expect, test } from "vitest";
import {
  attemptModifier,
  attemptUnits,
  isAttemptTarget,
  isSiegeComplete,
  isSiegeTarget,
  isSubjugationTarget,
  requiredPoints,
} from "../../../src/diadochi/rules/siege.js";
import { MOVEMENT, setSiege, SURRENDER } from "../../../src/diadochi/state/index.js";
import { tablesOf } from "../../../src/diadochi/tables/index.js";
import type { UnitCounts } from "../../../src/diadochi/vocabulary/types.js";
import { packUnits } from "../../../src/diadochi/vocabulary/units.js";
import { type Table, table } from "../table.js";

const t0 = tablesOf({ edition: "" });
const space = (id: string): number => t0.spaceIds.indexOf(id);
const general = (id: string): number => t0.pieceIds.indexOf(id);
const RED = 0;

describe("points that take a place", () => {
  const required = (t: Table, id = "celaenae"): number => requiredPoints(t.state, t0, space(id));

  test.each<[UnitCounts, number]>([
    [{}, 1],
    [{ mercenary: 1 }, 2],
    [{ royal: 1 }, 2],
    [{ elephant: 1, royal: 1 }, 3],
    [{ mercenary: 2 }, 3],
  ])("[DIA-SIE.10] [DIA-SIE.32] %o inside a player's city: %i", (units, points) => {
    expect(required(table().inside("blue", "celaenae", units))).toBe(points);
  });

  test("[DIA-SIE.11] an independent city takes 3", () => {
    expect(required(table().control("independent", "celaenae"))).toBe(3);
  });

  test("[DIA-SIE.27] an independent minor city takes 1, a fortress 2", () => {
    const t = table().control("independent", "gordium", "sparta");
    expect([required(t, "gordium"), required(t, "sparta")]).toEqual([1, 2]);
  });

  test("[DIA-SIE.12] where there is no marker nothing is taken, nor a player's on another space than a major city", () => {
    const t = table().control("blue", "gordium", "sparta");
    expect(["celaenae", "delos", "gordium", "sparta", "argos"].map((id) => required(t, id))).toEqual([0, 0, 0, 0, 0]);
    expect(["celaenae", "gordium"].map((id) => isSiegeTarget(t.state, t0, RED, space(id)))).toEqual([false, false]);
    expect(isSiegeTarget(table().control("blue", "celaenae").state, t0, RED, space("celaenae"))).toBe(true);
    expect(isSiegeTarget(table().control("red", "celaenae").state, t0, RED, space("celaenae"))).toBe(false);
  });

  test("[DIA-SIE.31] [DIA-SIE.1] only independent markers on minor cities and fortresses are subjugated", () => {
    const t = table().control("independent", "gordium", "sparta", "celaenae").control("blue", "argos", "crete");
    expect(["gordium", "sparta", "celaenae", "argos", "crete", "delos"].map((id) => isSubjugationTarget(t.state, t0, space(id)))).toEqual([
      ...[true, true],
      ...[false, false, false, false],
    ]);
  });

  test("[DIA-SIE.9] [DIA-SIE.18] the points suffice from the required number on", () => {
    const complete = (points: number, t = table().inside("blue", "celaenae", { mercenary: 1 })): boolean =>
      isSiegeComplete(t.set((s) => setSiege(s, space("celaenae"), RED, points)).state, t0, space("celaenae"));
    expect([0, 1, 2, 3].map((points) => complete(points))).toEqual([false, false, true, true]);
    expect(complete(1, table().control("blue", "celaenae"))).toBe(true);
    expect(complete(0, table().control("blue", "celaenae"))).toBe(false);
    expect(complete(1, table())).toBe(false);
  });
});

describe("who may make an attempt", () => {
  const target = (t: Table, id: string): boolean => isAttemptTarget(t.state, t0, RED, space(id));

  test("[DIA-SIE.28] [DIA-SUR.10] no enemy CUs and no independent army may be in the field, nor an enemy's army under way", () => {
    const start = (): Table => table().control("independent", "gordium").control("blue", "celaenae");
    expect([target(start(), "gordium"), target(start(), "celaenae"), target(start(), "argos")]).toEqual([true, true, false]);
    expect(target(start().units("red", "gordium", { mercenary: 3 }), "gordium")).toBe(true);
    expect(target(start().units("blue", "gordium", { mercenary: 1 }), "gordium")).toBe(false);
    expect(target(start().independents("gordium", 1), "gordium")).toBe(false);
    const marching = (seat: "red" | "blue", to: string): Table => {
      const t = start().army(seat, "antigonus", to, { mercenary: 3 }).segment(seat, "movement").play("move-armies").dice("4");
      return t.play("activate-general antigonus", "done");
    };
    expect(target(marching("red", "gordium"), "gordium")).toBe(true);
    expect(target(marching("blue", "gordium"), "gordium")).toBe(false);
    expect(target(marching("blue", "argos"), "gordium")).toBe(true);
  });

  test("[DIA-SIE.25] royal troops count only against a garrison with no more legitimacy, and always against independents", () => {
    const army = packUnits(1, 0, 2, 0, 0);
    const counted = (t: Table, id = "celaenae"): number => attemptUnits(t.state, RED, general("antigonus"), army, space(id));
    const weak = (t: Table): Table => t.set((s) => (s.champions = 0b0010));
    const siege = (): Table => table().inside("blue", "celaenae", {});
    expect(counted(siege())).toBe(army);
    expect(counted(weak(siege()))).toBe(packUnits(1, 0, 0, 0, 0));
    expect(counted(weak(table().control("independent", "celaenae")))).toBe(army);
    expect(counted(weak(table()))).toBe(army);
    expect(counted(weak(table().control("blue", "gordium")), "gordium")).toBe(army);
    // Under Eumenes, whose prestige is -2, a Successor has less than nothing.
    const led = (t: Table, id = "celaenae"): number => attemptUnits(weak(t).state, RED, general("eumenes"), army, space(id));
    expect([led(table().control("independent", "celaenae")), led(table()), led(table().control("independent", "gordium"), "gordium")]).toEqual([
      ...[army, army, army],
    ]);
  });

  test("[DIA-SIE.25] a free attempt needs a general under whom 3 CUs count", () => {
    const free = (champions: number, royal: number, ...generals: string[]): string | null => {
      const t = table()
        .control("blue", "celaenae")
        .units("red", "celaenae", { mercenary: 1, royal })
        .set((s) => (s.champions = champions));
      for (const id of generals) t.general("red", id, "celaenae");
      return t.segment("red", "surrender").reason("red free-attempt celaenae");
    };
    // Blue has 3 LP as a Champion; Ptolemy's 2 prestige are not enough for a Successor, but Perdiccas' 1 LP and they are.
    expect(free(0b0011, 2, "antigonus")).toBeNull();
    // Any of them will do, the first of the generals among them.
    expect([free(0b0011, 2, "perdiccas"), free(0b0011, 2, "antipater", "craterus")]).toEqual([null, null]);
    expect(free(0b0010, 2, "antigonus")).toBe("march/royals-do-not-count DIA-SIE.25");
    expect(free(0b0010, 2, "perdiccas", "ptolemy")).toBeNull();
    expect(free(0b0010, 2, "antigonus", "perdiccas")).toBe("march/royals-do-not-count DIA-SIE.25");
    expect(free(0b0011, 1, "antigonus")).toBe("march/too-few-units DIA-SIE.5");
  });

  test("[DIA-GEN.2] Demetrius adds 1 in the Surrender Segment, on a major city", () => {
    const modifier = (segment: number, id: string, who = "demetrius", engines = false): number => {
      const t = table().general("red", who, id);
      t.state.segment = segment;
      if (engines) t.state.engines = 1 << general(who);
      return attemptModifier(t.state, t0, general(who), space(id));
    };
    expect(modifier(SURRENDER, "celaenae")).toBe(1);
    expect([modifier(MOVEMENT, "celaenae"), modifier(SURRENDER, "gordium"), modifier(SURRENDER, "celaenae", "antigonus")]).toEqual([0, 0, 0]);
    // Siege Engines add 1 besides.
    expect([modifier(SURRENDER, "celaenae", "demetrius", true), modifier(SURRENDER, "celaenae", "antigonus", true)]).toEqual([2, 1]);
  });
});
