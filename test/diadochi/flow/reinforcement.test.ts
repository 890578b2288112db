/** Phase III and the placement of generals and CUs. */
import { describe, expect, test } from "vitest";
import { F } from "../../../src/diadochi/vocabulary/frames/index.js";
import { DEAD, DISPERSED, isFleetDispersed, isFleetUpgraded, setFleet, setSuspicions } from "../../../src/diadochi/state/index.js";
import { EDITIONS } from "../../../src/diadochi/tables/index.js";
import { SEATS } from "../../../src/diadochi/vocabulary/types.js";
import { packUnits } from "../../../src/diadochi/vocabulary/units.js";
import { type Table, table } from "../table.js";

const tables = EDITIONS.of("");

/** Phase III alone; the phases after it are cut off by the test's dice. */
function phase(t: Table): Table {
  return t.begin("reinforcement");
}

/** What a seat receives, told by the CUs that wait when it has no space at all. */
function received(t: Table, seat: "red" | "blue" | "green" | "yellow"): object | undefined {
  return t.told("units-dispersed").find((event) => event.seat === seat)?.units;
}

/** Phase III of a map on which nobody can place anything; then the turn goes on with four dice for the turn order. */
function receipts(t: Table): Table {
  return phase(t.byChance());
}

describe("what is received", () => {
  const each = (t: Table): (object | undefined)[] => SEATS.map((seat) => received(t, seat));

  test("[DIA-REI.2] [DIA-REI.5] 2 mercenaries each, and 1 more each of several with the most VP", () => {
    // Rhodes is a province of 1 VP; enemies before it leave it no space for CUs.
    const t = table().generalAt("green", "ptolemy", DISPERSED);
    for (const [seat, city] of [
      ["red", "rhodes"],
      ["blue", "cyrene"],
    ] as const)
      t.control(seat, city).units("yellow", city, { mercenary: 1 });
    receipts(t);
    expect([t.vp("red"), t.vp("blue"), t.vp("green")]).toEqual([1, 0, 0]);
    expect(each(t).map((units) => (units as { mercenary: number }).mercenary)).toEqual([4, 2, 2, 2]);
    expect(each(receipts(table())).map((units) => (units as { mercenary: number }).mercenary)).toEqual([3, 3, 3, 3]);
  });

  test("[DIA-REI.4] A Macedonian for the most LP, a tie broken by seniority", () => {
    const t = table().generalAt("green", "ptolemy", DISPERSED);
    expect(each(receipts(t)).map((units) => (units as { macedonian?: number }).macedonian ?? 0)).toEqual([0, 0, 1, 0]);
  });

  test("[DIA-REI.13] Without a legal space an own marker without enemies will do; without one of those the CUs wait in the Dispersed Box", () => {
    const minor = receipts(table({ players: 2 }).control("red", "argos", "therma").units("blue", "therma", { mercenary: 1 }));
    expect(minor.field("argos")).toEqual(["red", { mercenary: 3, macedonian: 1 }]);
    const nowhere = receipts(table({ players: 2 }).control("red", "therma").units("blue", "therma", { mercenary: 1 }));
    expect(received(nowhere, "red")).toEqual({ mercenary: 3, macedonian: 1 });
    const tribe = receipts(table({ players: 2 }).control("red", "argos").independents("argos", 1));
    expect(received(tribe, "red")).toEqual({ mercenary: 3, macedonian: 1 });
  });

  test("[DIA-REI.3] [DIA-REI.5] [DIA-REI.8] A Macedonian for Macedonia; 2 mercenaries for the one with the most VP", () => {
    // Blue's markers hold Macedonia with Pella under siege, so that he has no legal space.
    const t = table().control("blue", "pella", "aegae", "therma");
    for (const space of ["pella", "aegae", "therma"]) t.units("red", space, { mercenary: 1 });
    receipts(t);
    expect(received(t, "blue")).toEqual({ mercenary: 4, macedonian: 2 });
    expect(received(t, "green")).toEqual({ mercenary: 2 });
  });

  test("[DIA-REI.4] [DIA-LEG.1] Suspicion counts for the most legitimate", () => {
    const t = table();
    t.set((s) => {
      for (const seat of [0, 1, 2]) setSuspicions(s, seat, 1);
    });
    receipts(t);
    expect([received(t, "red"), received(t, "yellow")]).toEqual([{ mercenary: 3 }, { mercenary: 3, macedonian: 1 }]);
  });

  test("[DIA-CU.9] A player who has 255 mercenaries receives no more of them", () => {
    const t = table().control("red", "pella").units("red", "pella", { mercenary: 250 }).dispersed("red", { mercenary: 5 });
    t.segment("red", "movement").play("red recruit-mercenary");
    expect(t.asked).not.toContain("place-units");
    expect([t.field("pella"), t.box("red")]).toEqual([["red", { mercenary: 249 }], { mercenary: 5 }]);
  });

  test("[DIA-CU.9] Macedonians are limited by the pool of 20, the Dispersed Boxes included", () => {
    const t = table().dispersed("blue", { macedonian: 20 });
    receipts(t);
    expect(received(t, "red")).toEqual({ mercenary: 3 });
    expect(received(t, "blue")).toEqual({ mercenary: 3, macedonian: 20 });
  });
});

describe("returns", () => {
  test("[DIA-REI.15] [DIA-GEN.19] Dispersed and killed minor generals are in the pool again, each in his player's turn; those on the map stay", () => {
    const t = table({ players: 2 })
      .control("red", "pella", "tyre")
      .control("blue", "babylon")
      .generalAt("red", "alcetas", DISPERSED)
      .generalAt("red", "attalus", DEAD);
    t.army("red", "neoptolemus", "argos", { mercenary: 1 }).generalAt("blue", "cleitus", DISPERSED);
    phase(t);
    expect([t.seat, ...["alcetas", "attalus", "neoptolemus", "cleitus"].map((general) => t.placeOf(general))]).toEqual([
      "red",
      "pool",
      "pool",
      "argos",
      "dispersed",
    ]);
    while (t.seat === "red") t.byChance().play(t.list[0]!);
    expect(t.placeOf("cleitus")).toBe("pool");
  });

  test("[DIA-REI.1] [DIA-REI.6] [DIA-REI.12] In turn order each player takes back his generals, then his CUs; a general just placed makes his space legal", () => {
    const t = table()
      .generalAt("red", "antipater", DISPERSED)
      .generalAt("red", "ptolemy", DISPERSED)
      .dispersed("red", { macedonian: 1 })
      .control("red", "pella", "tyre");
    phase(t);
    expect(t.moves()).toEqual(["red place-general antipater pella", "red place-general antipater tyre"]);
    t.play("red place-general antipater tyre", "red place-general ptolemy tyre");
    expect(t.asked).toBe("place-units red");
    expect(t.moves()).toEqual(["red place-unit mercenary pella", "red place-unit mercenary tyre"]);
  });

  test("[DIA-REI.7] [DIA-FLT.6] Dispersed fleets become available at their present strength", () => {
    const t = table().control("red", "athens", "rhodes");
    t.set((s) => {
      setFleet(s, tables.fleetIds.indexOf("athenian-fleet"), false, true);
      setFleet(s, tables.fleetIds.indexOf("rhodian-fleet"), true, true);
    });
    phase(t);
    const fleets = ["athenian-fleet", "rhodian-fleet"].map((id) => tables.fleetIds.indexOf(id));
    expect(fleets.map((f) => [isFleetDispersed(t.state, f), isFleetUpgraded(t.state, f)])).toEqual([
      [false, false],
      [false, true],
    ]);
  });

  test("[DIA-REI.15] [DIA-GEN.19] Dispersed and killed minor generals go back to the pool", () => {
    const t = table().generalAt("red", "alcetas", DISPERSED).generalAt("red", "attalus", DEAD).control("red", "pella", "tyre");
    phase(t);
    expect([t.placeOf("alcetas"), t.placeOf("attalus")]).toEqual(["pool", "pool"]);
  });
});

/** Red places CUs; when they are placed the game waits for a first player to be named. */
function placing(t: Table, units: number): Table {
  return t
    .set((s) => {
      F["name-first-player"].push(s);
      F["place-units"].push(s).units = units;
    })
    .run();
}

describe("where", () => {
  /** The spaces in which red may place a mercenary. */
  function places(t: Table): string[] {
    placing(t, packUnits(2, 0, 0, 0, 0));
    return t
      .moves()
      .filter((line) => line.startsWith("red place-unit"))
      .map((line) => line.replace("red place-unit", "").trim());
  }

  test("[DIA-REI.9] An own major city, a space with an own general in the field, a minor city with a minor general placed there", () => {
    const t = table().control("red", "pella", "therma").control("blue", "tyre").general("red", "antipater", "tyre").general("red", "ptolemy", "rhinocolura");
    expect(places(t)).toEqual(["mercenary pella", "mercenary tyre", "mercenary rhinocolura", "-with-general alcetas therma"]);
    t.play("red place-unit-with-general alcetas therma");
    expect([t.field("therma"), t.placeOf("alcetas")]).toEqual([["red", { mercenary: 1 }], "therma"]);
    // Now a general is there.
    expect(t.moves()).toContain("red place-unit mercenary therma");
  });

  test("[DIA-REI.9] [DIA-DEC.4] A general is placed in an own major city, with an own general, or in a minor city with a minor general, who comes along", () => {
    const t = table({ players: 2 }).generalAt("blue", "craterus", DISPERSED).control("blue", "pella", "argos").general("blue", "ptolemy", "tyre");
    phase(t.byChance());
    while (t.seat === "red") t.play(t.list[0]!);
    expect(t.asked).toBe("place-general blue");
    expect(t.list).toEqual(["pella", "tyre", "argos"].map((space) => `place-general craterus ${space}`));
    t.play("blue place-general craterus argos");
    expect(t.told("general-placed").map(({ general, space, clause }) => [general === "craterus", space, clause])).toEqual([
      [false, "argos", "DIA-REI.9"],
      [true, "argos", "DIA-REI.9"],
    ]);
  });

  test("[DIA-REI.12] [DIA-REI.13] Where a general finds no space the CUs of his player come next, and wait with him", () => {
    const t = table({ players: 2 }).generalAt("red", "antipater", DISPERSED).generalAt("red", "craterus", DISPERSED).dispersed("red", { macedonian: 1 });
    t.control("blue", "pella", "tyre").begin("reinforcement");
    expect([t.asked, t.placeOf("antipater"), t.placeOf("craterus")]).toEqual(["place-units blue", "dispersed", "dispersed"]);
    // His new CUs and the one that was in the box already.
    expect(t.one("units-dispersed")).toEqual({ type: "units-dispersed", clause: "DIA-REI.13", seat: "red", units: t.box("red") });
    expect(t.box("red")["macedonian"]).toBeGreaterThan(0);
  });

  test("[DIA-REI.9] [DIA-REI.11] Never where enemy field CUs or an independent army stand", () => {
    const t = table()
      .control("red", "pella", "tyre", "athens", "therma")
      .units("blue", "pella", { mercenary: 1 })
      .independents("athens", 2)
      .units("blue", "therma", { mercenary: 1 });
    expect(places(t)).toEqual([]);
    expect(t.field("tyre")).toEqual(["red", { mercenary: 2 }]);
  });

  test("[DIA-REI.10] A besieging general may be reinforced although enemies are inside", () => {
    const t = table()
      .general("red", "antipater", "tyre")
      .inside("blue", "tyre", { mercenary: 2 })
      .units("red", "tyre", { mercenary: 3 })
      .control("red", "pella");
    expect(places(t)).toEqual(["mercenary pella", "mercenary tyre"]);
  });

  test("[DIA-REI.13] Without a legal space any space with the own marker and without enemies", () => {
    const t = table().control("red", "therma", "argos", "sparta").units("blue", "argos", { mercenary: 1 });
    for (const minor of ["alcetas", "attalus", "neoptolemus", "docimus"]) t.generalAt("red", minor, DISPERSED);
    expect(places(t)).toEqual(["mercenary therma", "mercenary sparta"]);
  });

  test("[DIA-REI.14] [DIA-DEC.5] Each CU is placed by itself, and any number in one space; only the present type", () => {
    const t = table().control("red", "pella", "tyre");
    placing(t, packUnits(1, 2, 0, 0, 0));
    expect(t.reason("red place-unit macedonian pella")).toBe("place/other-unit-first DIA-REI.14");
    expect(t.reason("red place-unit mercenary argos")).toBe("place/no-legal-space DIA-REI.9");
    t.play("red place-unit mercenary pella", "red place-unit macedonian pella", "red place-unit macedonian pella");
    expect(t.field("pella")).toEqual(["red", { mercenary: 1, macedonian: 2 }]);
  });

  test("[DIA-SS.15] The Silver Shields are placed as one piece", () => {
    const t = table().control("red", "pella", "tyre");
    t.set((s) => {
      s.silver = 1;
    });
    placing(t, packUnits(0, 0, 0, 0, 2)).play("red place-unit silver-shields tyre");
    expect(t.field("tyre")).toEqual(["red", { "silver-shields": 2 }]);
  });
});
