/** What follows at the end of every action: walls, lone generals, sieges, the royal family, points. */
import { describe, expect, test } from "vitest";
import { besiegerOf, DISPERSED, setSiege, siegePoints, UNSETTLED_PIECES, UNSETTLED_POINTS } from "../../../src/diadochi/state/index.js";
import { tablesOf } from "../../../src/diadochi/tables/index.js";
import type { UnitCounts } from "../../../src/diadochi/vocabulary/types.js";
import { type Table, table } from "../table.js";

const t0 = tablesOf({ edition: "" });
const space = (id: string): number => t0.spaceIds.indexOf(id);
const [FIRST_CITY, LAST_CITY] = [t0.spaceIds[t0.cities[0]!]!, t0.spaceIds[t0.cities.at(-1)!]!];

function settled(t: Table): Table {
  return t.set((s) => (s.unsettled = UNSETTLED_PIECES | UNSETTLED_POINTS)).settle();
}

describe("walls", () => {
  test.each([FIRST_CITY, LAST_CITY, "babylon"])("[DIA-MAP.16] without enemies before %s whoever is inside is in the field again: CUs", (city) => {
    const t = settled(table().inside("blue", city, { mercenary: 1, royal: 1 }));
    expect([t.field(city), t.within(city)]).toEqual([["blue", { mercenary: 1, royal: 1 }], {}]);
    expect(t.told("left-the-walls")).toEqual([{ type: "left-the-walls", clause: "DIA-MAP.16", seat: "blue", space: city }]);
  });

  test("[DIA-MAP.16] generals without CUs, and the royal family, from the first to the last of them", () => {
    for (const general of ["perdiccas", t0.pieceIds[t0.generalCount - 1]!]) {
      const seat = general === "perdiccas" ? "blue" : "yellow";
      for (const city of [FIRST_CITY, "babylon"]) {
        const t = settled(table().inside(seat, city, {}, general));
        expect([t.placeOf(general), t.told("left-the-walls").length], general).toEqual([city, 1]);
      }
    }
    for (const royal of ["alexander-iv", "thessalonice", "alexanders-body"]) {
      const t = settled(table().control("blue", "babylon").royal(royal, "inside babylon", "blue"));
      expect([t.placeOf(royal), t.told("left-the-walls").length], royal).toEqual(["babylon", 1]);
    }
  });

  test("[DIA-MAP.16] with enemies there they stay, with CUs of their own they join them", () => {
    const besieged = settled(
      table()
        .inside("blue", "babylon", { mercenary: 1 }, "perdiccas")
        .royal("alexander-iv", "inside babylon", "blue")
        .units("red", "babylon", { mercenary: 1 }),
    );
    expect([besieged.within("babylon"), besieged.placeOf("perdiccas"), besieged.placeOf("alexander-iv")]).toEqual([
      { mercenary: 1 },
      "inside babylon",
      "inside babylon",
    ]);
    expect(besieged.told("left-the-walls")).toEqual([]);
    const joined = settled(table().inside("blue", "babylon", { mercenary: 1 }).units("blue", "babylon", { macedonian: 1 }));
    expect(joined.field("babylon")).toEqual(["blue", { mercenary: 1, macedonian: 1 }]);
  });
});

test("[DIA-MAP.19] a general alone among enemies goes to the Dispersed Box, from any space, and nobody else does", () => {
  const [first] = t0.spaceIds;
  const alone = settled(
    table().general("red", "perdiccas", first!).units("blue", first!, { mercenary: 1 }).general("green", "demetrius", "argos").independents("argos", 1),
  );
  expect([alone.placeOf("perdiccas"), alone.placeOf("demetrius")]).toEqual(["dispersed", "dispersed"]);
  expect(alone.told("general-dispersed").map(({ clause, seat, general }) => [clause, seat, general])).toEqual([
    ["DIA-MAP.19", "red", "perdiccas"],
    ["DIA-MAP.19", "green", "demetrius"],
  ]);
  const others = settled(
    table()
      .army("red", "perdiccas", "pella", { mercenary: 1 })
      .general("red", "ptolemy", "tyre")
      .inside("red", "babylon", {}, "craterus")
      .units("blue", "babylon", { mercenary: 1 })
      .generalAt("red", "antipater", DISPERSED),
  );
  expect(["perdiccas", "ptolemy", "craterus"].map((general) => others.placeOf(general))).toEqual(["pella", "tyre", "inside babylon"]);
  expect(others.told("general-dispersed")).toEqual([]);
});

describe("sieges", () => {
  const siege = (t: Table, ...spaces: string[]): Table => t.set((s) => spaces.forEach((id) => setSiege(s, space(id), 0, 1)));

  test("[DIA-SIE.17] [DIA-SIE.29] points go where no CU of the besieger is left, each with its clause, and stay elsewhere", () => {
    const t = table().inside("blue", "babylon", { mercenary: 2 }).inside("blue", "tyre", { mercenary: 2 }).control("independent", "sparta", "crete");
    t.units("red", "tyre", { mercenary: 1 })
      .units("red", "crete", { mercenary: 1 })
      .units("green", "sparta", { mercenary: 1 })
      .units("green", "babylon", { mercenary: 1 });
    settled(siege(t, "babylon", "tyre", "sparta", "crete"));
    expect(["babylon", "tyre", "sparta", "crete"].map((id) => siegePoints(t.state, space(id)))).toEqual([0, 1, 0, 1]);
    expect(t.told("siege-lifted")).toEqual(
      expect.arrayContaining([
        { type: "siege-lifted", clause: "DIA-SIE.17", space: "babylon" },
        { type: "siege-lifted", clause: "DIA-SIE.29", space: "sparta" },
      ]),
    );
    expect(t.told("siege-lifted")).toHaveLength(2);
    expect(besiegerOf(t.state, space("tyre"))).toBe(0);
  });

  test("[DIA-SIE.18] where the points suffice now, the city falls without a die, to its besieger", () => {
    const t = table()
      .inside("blue", "tyre", { mercenary: 1 })
      .units("red", "tyre", { mercenary: 1 })
      .control("independent", "sparta")
      .units("red", "sparta", { mercenary: 1 });
    siege(t, "sparta", "tyre").segment("red", "movement");
    expect([t.controlOf("tyre"), t.told("city-fell")]).toEqual(["blue", []]);
    t.set((s) => {
      s.inside[t0.cities.indexOf(space("tyre"))] = 0;
      s.unsettled = UNSETTLED_PIECES;
    })
      .settle()
      .dice("")
      .run();
    expect([t.controlOf("tyre"), t.controlOf("sparta")]).toEqual([null, "independent"]);
    expect(t.told("city-fell")).toEqual([{ type: "city-fell", clause: "DIA-SIE.13", seat: "red", space: "tyre" }]);
  });
});

describe("cities that fall", () => {
  test("[DIA-SIE.18] be it the first of several sieges or the only one", () => {
    for (const others of [[], ["tyre"]]) {
      const t = table().control("blue", "celaenae").units("red", "celaenae", { mercenary: 1 });
      for (const id of others) t.inside("blue", id, { mercenary: 2 }).units("red", id, { mercenary: 1 });
      t.segment("red", "movement").set((s) => ["celaenae", ...others].forEach((id) => setSiege(s, space(id), 0, 1)));
      t.settle().dice("").run();
      expect([t.controlOf("celaenae"), t.told("city-fell").length, ...others.map((id) => t.controlOf(id))]).toEqual([null, 1, ...others.map(() => "blue")]);
    }
  });

  test("[DIA-SIE.18] [DIA-VIC.15] also where points have changed and nobody wins by them", () => {
    const t = table().control("blue", "celaenae").units("red", "celaenae", { mercenary: 1 }).segment("red", "movement");
    t.control("green", "rhodes").set((s) => setSiege(s, space("celaenae"), 0, 1));
    settled(t).dice("");
    expect(t.told("points-changed").map(({ seat }) => seat)).toEqual(["green"]);
    expect(t.run().one("city-fell")).toMatchObject({ seat: "red", space: "celaenae" });
  });

  test("[DIA-SIE.18] where generals are inside they are beaten by the besieger, and nobody has led an attempt", () => {
    const t = table().inside("blue", "tyre", {}, "perdiccas").general("blue", "alcetas", "pella").units("red", "tyre", { mercenary: 1 });
    t.royal("philip-iii", "inside tyre", "blue").segment("red", "movement");
    t.set((s) => setSiege(s, space("tyre"), 0, 1))
      .settle()
      .dice("")
      .run();
    expect([t.controlOf("tyre"), t.placeOf("perdiccas"), t.placeOf("alcetas"), t.controllerOf("philip-iii")]).toEqual([null, "dispersed", "pella", "red"]);
    expect(t.told("attempt-made")).toEqual([]);
  });
});

describe("the royal family", () => {
  test("[DIA-ROY.4] [DIA-ALX.3] males and the body pass to whom they belong, each by its clause", () => {
    const t = settled(
      table()
        .army("red", "perdiccas", "pella", { mercenary: 1 })
        .royal("alexander-iv", "pella")
        .royal("heracles", "pella", "blue")
        .royal("alexanders-body", "pella"),
    );
    expect(t.told("royal-controlled")).toEqual([
      { type: "royal-controlled", clause: "DIA-ROY.4", royal: "alexander-iv", seat: "red" },
      { type: "royal-controlled", clause: "DIA-ROY.4", royal: "heracles", seat: "red" },
      { type: "royal-controlled", clause: "DIA-ALX.3", royal: "alexanders-body", seat: "red" },
    ]);
  });

  test("[DIA-ROY.16] an active woman whom no CU of her player defends becomes inactive where another player's CUs are", () => {
    const lost = (t: Table, at = "babylon"): boolean => settled(t.royal("olympias", at, "blue")).controllerOf("olympias") === null;
    expect(lost(table().units("red", "babylon", { mercenary: 1 }))).toBe(true);
    expect(lost(table().units("blue", "babylon", { mercenary: 1 }))).toBe(false);
    expect(lost(table())).toBe(false);
    expect(lost(table().independents("babylon", 1))).toBe(false);
    expect(lost(table().control("red", "babylon").general("red", "perdiccas", "babylon"))).toBe(false);
    // Inside the walls those inside defend her.
    for (const city of [FIRST_CITY, "babylon"]) {
      expect(lost(table().inside("blue", city, { mercenary: 1 }).units("red", city, { mercenary: 1 }), `inside ${city}`), city).toBe(false);
      expect(lost(table().inside("blue", city, {}, "perdiccas").units("red", city, { mercenary: 1 }), `inside ${city}`), city).toBe(true);
    }
    const t = settled(table().units("red", "babylon", { mercenary: 1 }).royal("olympias", "babylon", "blue"));
    expect(t.told("royal-deactivated")).toEqual([{ type: "royal-deactivated", clause: "DIA-ROY.16", royal: "olympias" }]);
  });

  test.each([FIRST_CITY, "babylon"])("[DIA-ROY.16] inside %s the CUs inside defend her, those before the walls do not", (city) => {
    const left = (garrison: UnitCounts): string | null =>
      settled(table().inside("blue", city, garrison).royal("olympias", `inside ${city}`, "blue").units("red", city, { mercenary: 3 })).controllerOf("olympias");
    expect([left({ mercenary: 1 }), left({})]).toEqual(["blue", null]);
  });

  test("[DIA-ROY.16] the army under way counts as well, a lone general does not", () => {
    const passing = (mercenary: number): string | null => {
      const t = table().general("red", "antigonus", "celaenae").royal("olympias", "gordium", "blue").units("red", "memphis", { mercenary: 1 });
      if (mercenary > 0) t.units("red", "celaenae", { mercenary });
      t.segment("red", "movement")
        .play("red move-armies")
        .dice(mercenary > 0 ? "6" : "")
        .play("red activate-general antigonus");
      while (t.decision === "compose-army") t.play("red done");
      return t.play("red step-to gordium").controllerOf("olympias");
    };
    expect([passing(3), passing(0)]).toEqual([null, "blue"]);
  });
});

describe("points", () => {
  test("[DIA-VIC.5] each change is tracked and told, of victory points and of legitimacy", () => {
    const t = settled(table().control("red", "rhodes").general("yellow", "perdiccas", "argos"));
    expect(t.told("points-changed").map(({ clause, seat, victoryPoints, legitimacy }) => [clause, seat, victoryPoints, legitimacy])).toEqual([
      ["DIA-VIC.5", "red", 1, 3],
      ["DIA-VIC.5", "blue", 0, 3],
      ["DIA-VIC.5", "green", 0, 3],
      ["DIA-VIC.5", "yellow", 0, 4],
    ]);
    expect(settled(t).told("points-changed")).toEqual([]);
  });

  test("[DIA-VIC.15] who has enough points at the end of an action wins, and with exactly as many by legitimacy", () => {
    const t = settled(table().set((s) => (s.lpToWin = 3)));
    expect(t.told("game-over").map(({ winner, victory }) => [winner, victory])).toEqual([["red", "legitimacy"]]);
    const vp = settled(
      table()
        .control("green", "rhodes")
        .set((s) => (s.autoVp = 1)),
    );
    expect(vp.told("game-over").map(({ winner, victory }) => [winner, victory])).toEqual([["green", "victory-points"]]);
    expect(settled(table().set((s) => (s.autoVp = 1))).told("game-over")).toEqual([]);
  });
});
