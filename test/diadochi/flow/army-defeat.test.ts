/** Army defeat (DIA-DEF). */
import { describe, expect, test } from "vitest";
import { ScriptedDice } from "../../../src/core/dice/scripted.js";
import { DIADOCHI } from "../../../src/diadochi/index.js";
import { husbandOf, setHusband } from "../../../src/diadochi/state/index.js";
import { NONE, tablesOf } from "../../../src/diadochi/tables/index.js";
import { type Table, table } from "../table.js";
import { facing, led, ready } from "./battles.js";

const t0 = tablesOf({ edition: "" });

describe("army defeat", () => {
  test("[DIA-DEF.1] [DIA-DEF.2] mercenaries and elephants of the beaten side are eliminated", () => {
    const t = led({ mercenary: 8 }, { mercenary: 2, elephant: 1 }).dice("1 4 4 1 1").play("blue stand");
    expect(t.told("units-lost").at(-1)).toMatchObject({ seat: "blue", units: { mercenary: 2, elephant: 1 }, clause: "DIA-DEF.2" });
    expect(t.box("blue")).toEqual({});
    expect(t.one("army-defeated")).toEqual({ type: "army-defeated", clause: "DIA-DEF.1", seat: "blue", space: "gordium" });
  });

  test("[DIA-DEF.3] [DIA-DEF.4] [DIA-DEF.5] Macedonians, royals who fought and Silver Shields are tested together on their number; survivors go to the Dispersed Box", () => {
    const t = led({ mercenary: 12 }, { macedonian: 2, royal: 2 }, { usurper: "blue" }).dice("6 6 1 1 5").play("blue stand");
    expect(t.told("roll").at(-1)).toMatchObject({ purpose: "attrition", clause: "DIA-DEF.4" });
    expect(t.moves()).toEqual(["blue lose-unit macedonian", "blue lose-unit royal"]);
    t.play("blue lose-unit macedonian", "blue lose-unit macedonian");
    expect(t.box("blue")).toEqual({ royal: 2 });
    expect(t.told("units-dispersed").map(({ clause, seat, units }) => [clause, seat, units])).toEqual([["DIA-DEF.5", "blue", { royal: 2 }]]);
  });

  test("[DIA-DEF.4] the column is the number of the CUs that are tested, not of all that were beaten", () => {
    const losses = [1, 2, 3, 4, 5, 6].map((die) => {
      const t = led({ mercenary: 16 }, { mercenary: 1, macedonian: 2, royal: 2 }, { usurper: "blue" }).dice(`6 6 1 1 ${die}`).play("blue stand");
      return t.told("roll").at(-1)?.result;
    });
    expect(losses).toEqual([0, 1, 1, 2, 2, 3]);
  });

  test("[DIA-DEF.6] [DIA-BAT.20] those of a beaten attacker join the defender", () => {
    const t = table({ usurper: "blue" })
      .army("blue", "perdiccas", "gordium", { mercenary: 6 })
      .army("red", "antigonus", "celaenae", { mercenary: 2, royal: 2 });
    t.set((s) => (s.champions = 0b10));
    ready(t, "antigonus").play("red step-to gordium").dice("1 1 6 6").play("blue stand");
    expect(t.told("units-changed-sides")).toEqual([
      { type: "units-changed-sides", clause: "DIA-DEF.6", from: "red", to: "blue", space: "gordium", units: { royal: 2 } },
    ]);
    expect(t.field("gordium")).toEqual(["blue", { mercenary: 6, royal: 2 }]);
  });

  test("[DIA-TAB.4] it is a die of six sides, and shown as one", () => {
    const t = led({ mercenary: 12 }, { macedonian: 4 }, { usurper: "blue" });
    expect(() => DIADOCHI.apply(t.state, DIADOCHI.parse("blue stand"), new ScriptedDice("6 6 1 1 7"))).toThrow("the die has 6 sides");
    const roll = t.dice("6 6 1 1 6").play("blue stand").told("roll").at(-1);
    expect(roll).toEqual({ type: "roll", purpose: "attrition", clause: "DIA-DEF.4", seat: "blue", sides: 6, faces: [6], result: 3 });
  });

  test("[DIA-TAB.4] the test of a defeat, of a fortress and of transports each names its clause, and its die its column", () => {
    const rolls = (t: Table): [string, number | undefined][] =>
      t
        .told("roll")
        .filter(({ purpose }) => purpose === "attrition")
        .map(({ clause, result }) => [clause, result]);
    const beaten = led({ mercenary: 12 }, { macedonian: 4 }, { usurper: "blue" }).dice("6 6 1 1 5").play("blue stand");
    expect(rolls(beaten)).toEqual([["DIA-DEF.4", 2]]);
    const fortress = ready(table().control("independent", "sparta").army("red", "antigonus", "argos", { mercenary: 6 }), "antigonus");
    expect(rolls(fortress.dice("6").play("red step-to sparta"))).toEqual([["DIA-MOV.24", 2]]);
    const sea = ready(table().control("blue", "ephesus").army("red", "antigonus", "mytilene", { mercenary: 4 }), "antigonus");
    expect(rolls(sea.play("red embark", "red sail-to pergamum").dice("6").play("blue intercept-at-sea"))).toEqual([["DIA-NAV.30", 3]]);
  });

  test("[DIA-DEF.6] royals set aside join the winner instead of testing", () => {
    const t = table().army("blue", "perdiccas", "gordium", { mercenary: 2, royal: 2 }).army("red", "antigonus", "celaenae", { mercenary: 8 });
    t.set((s) => {
      s.champions = 0b01;
    });
    ready(t, "antigonus").play("red step-to gordium").dice("6 6 1 1").play("blue stand", "red end-move");
    expect(t.told("units-changed-sides")).toEqual([
      { type: "units-changed-sides", clause: "DIA-DEF.6", from: "blue", to: "red", space: "gordium", units: { royal: 2 } },
    ]);
    expect(t.field("gordium")).toEqual(["red", { mercenary: 8, royal: 2 }]);
  });

  test("[DIA-DEF.7] all generals of the beaten side go to the Dispersed Box", () => {
    const t = table()
      .army("blue", "perdiccas", "gordium", { mercenary: 2 })
      .general("blue", "cleitus", "gordium")
      .army("red", "antigonus", "celaenae", { mercenary: 8 });
    ready(t, "antigonus").play("red step-to gordium").dice("6 6 1 1").play("blue stand");
    expect([t.placeOf("perdiccas"), t.placeOf("cleitus")]).toEqual(["dispersed", "dispersed"]);
    expect(t.told("general-dispersed").map(({ seat, general, clause }) => [seat, general, clause])).toEqual([
      ["blue", "perdiccas", "DIA-DEF.7"],
      ["blue", "cleitus", "DIA-DEF.7"],
    ]);
    // A beaten attacker's too, where his army is, and not those he has elsewhere.
    const attacker = table()
      .units("blue", "gordium", { mercenary: 8 })
      .army("red", "antigonus", "celaenae", { mercenary: 2 })
      .general("red", "ptolemy", "celaenae");
    ready(attacker.general("red", "leonnatus", "argos"), "antigonus")
      .dice("1 1 6 6")
      .play("red step-to gordium");
    expect(["antigonus", "ptolemy", "leonnatus"].map((general) => attacker.placeOf(general))).toEqual(["dispersed", "dispersed", "argos"]);
  });

  test("[DIA-DEF.8] [DIA-DEF.9] [DIA-DEF.10] males and the body are captured, active females become inactive and stay", () => {
    const t = table()
      .army("blue", "perdiccas", "gordium", { mercenary: 2 })
      .royal("philip-iii", "gordium", "blue")
      .royal("olympias", "gordium", "blue")
      .royal("alexanders-body", "gordium", "blue")
      .army("red", "antigonus", "celaenae", { mercenary: 8 });
    ready(t, "antigonus").play("red step-to gordium").dice("6 6 1 1").play("blue stand");
    expect([t.controllerOf("philip-iii"), t.controllerOf("olympias"), t.controllerOf("alexanders-body")]).toEqual(["red", null, "red"]);
    expect(t.placeOf("olympias")).toBe("gordium");
    expect(t.told("royal-deactivated").map((event) => event.royal)).toEqual(["olympias"]);
    expect(t.told("royal-controlled").map((event) => [event.royal, event.clause])).toEqual([
      ["philip-iii", "DIA-DEF.8"],
      ["alexanders-body", "DIA-DEF.10"],
    ]);
  });

  test("[DIA-DEF.8] [DIA-DEF.9] [DIA-DEF.10] all of the royal family who are with the beaten, from the first to the last, and the body", () => {
    const family = t0.royalIds;
    const t = table().army("blue", "perdiccas", "gordium", { mercenary: 2 });
    for (const id of family) t.royal(id, "gordium", "blue");
    ready(t.army("red", "antigonus", "celaenae", { mercenary: 8 }), "antigonus").play("red step-to gordium");
    t.dice("6 6 1 1").play("blue stand");
    expect(family.map((id) => t.controllerOf(id))).toEqual(["red", "red", "red", null, null, null, "red"]);
    expect(t.told("royal-controlled").map(({ royal, clause }) => [royal, clause])).toEqual([
      ["alexander-iv", "DIA-DEF.8"],
      ["philip-iii", "DIA-DEF.8"],
      ["heracles", "DIA-DEF.8"],
      ["alexanders-body", "DIA-DEF.10"],
    ]);
    expect(t.told("royal-deactivated").map(({ royal, clause }) => [royal, clause])).toEqual([
      ["olympias", "DIA-DEF.9"],
      ["cleopatra", "DIA-DEF.9"],
      ["thessalonice", "DIA-DEF.9"],
    ]);
  });

  test("[DIA-DEF.11] independents take nobody: men and body are nobody's, women inactive", () => {
    const t = table().independents("gordium", 8).army("red", "antigonus", "celaenae", { mercenary: 2 });
    for (const id of t0.royalIds) t.royal(id, "celaenae", "red");
    ready(t, "antigonus").dice("1 1 6 6").play("red step-to gordium");
    expect(t.told("royal-controlled").map(({ royal, seat, clause }) => [royal, seat, clause])).toEqual(
      ["alexander-iv", "philip-iii", "heracles", "alexanders-body"].map((royal) => [royal, null, "DIA-DEF.11"]),
    );
  });

  test("[DIA-DEF.8] a beaten attacker loses his in the same way", () => {
    const t = table().units("blue", "gordium", { mercenary: 5 }).army("red", "antigonus", "celaenae", { mercenary: 3 }).royal("philip-iii", "celaenae", "red");
    ready(t, "antigonus").dice("1 1 6 6").play("red step-to gordium");
    expect(t.controllerOf("philip-iii")).toBe("blue");
    expect(t.placeOf("philip-iii")).toBe("gordium");
  });

  test("[DIA-DEF.8] [DIA-DEF.9] [DIA-DEF.10] nobody of the royal family is with a beaten army any more", () => {
    const t = table().units("blue", "gordium", { mercenary: 5 }).army("red", "antigonus", "celaenae", { mercenary: 3 }).hand("blue", "relentless-pursuit");
    for (const id of ["philip-iii", "olympias", "alexanders-body"]) t.royal(id, "celaenae", "red");
    t.segment("red", "movement").play("red move-armies").dice("6").passTo("red activate-general antigonus").passTo("red done").passTo("red step-to gordium");
    t.dice("1 1 6 6");
    while (t.told("army-defeated").length === 0) t.play("blue pass");
    expect(t.asked).toBe("surprise-window blue");
    expect(t.view.spaces["gordium"]?.field).toEqual([
      { seat: "blue", units: { mercenary: 5 }, royals: ["philip-iii", "alexanders-body"] },
      { seat: "red", underWay: true },
    ]);
  });

  test("[DIA-DEF.8] [DIA-DEF.10] so do those inside a city that falls, in every city", () => {
    for (const city of [t0.spaceIds[t0.cities[0]!]!, "babylon"]) {
      const t = table().inside("blue", city, {}, "perdiccas").royal("philip-iii", `inside ${city}`, "blue").royal("alexanders-body", `inside ${city}`, "blue");
      t.army("red", "antigonus", city, { mercenary: 5 });
      ready(t, "antigonus").dice("5").play("red assault");
      expect([t.controllerOf("philip-iii"), t.controllerOf("alexanders-body"), t.placeOf("perdiccas"), t.placeOf("philip-iii")], city).toEqual([
        "red",
        "red",
        "dispersed",
        city,
      ]);
    }
  });

  test("[DIA-DEF.11] beaten by an independent army, males and the body stay under nobody's control", () => {
    const t = table().independents("gordium", 6).army("red", "antigonus", "celaenae", { mercenary: 3 }).royal("philip-iii", "celaenae", "red");
    ready(t, "antigonus").dice("1 1 6 6").play("red step-to gordium");
    expect([t.placeOf("philip-iii"), t.controllerOf("philip-iii")]).toEqual(["gordium", null]);
  });

  test("[DIA-IND.9] a beaten independent army is removed", () => {
    const t = ready(table().independents("gordium", 3).army("red", "antigonus", "celaenae", { mercenary: 6 }), "antigonus");
    t.dice("6 6 1 1").play("red step-to gordium");
    expect(t.told("units-lost").map(({ clause, seat, units }) => [clause, seat, units])).toEqual([["DIA-IND.9", null, { mercenary: 3 }]]);
    expect([t.one("army-defeated").seat, t.told("units-dispersed"), t.play("red end-move").field("gordium")]).toEqual([null, [], ["red", { mercenary: 6 }]]);
  });

  test("[DIA-DEF.9] [DIA-ROY.18] a captured woman's marriage ends", () => {
    const t = table().army("blue", "perdiccas", "gordium", { mercenary: 2 }).royal("cleopatra", "gordium", "blue");
    t.set((s, tables) => setHusband(s, tables.royalIds.indexOf("cleopatra"), tables.pieceIds.indexOf("perdiccas")));
    ready(t.army("red", "antigonus", "celaenae", { mercenary: 8 }), "antigonus")
      .play("red step-to gordium")
      .dice("6 6 1 1")
      .play("blue stand");
    expect(husbandOf(t.state, tablesOf(t.state).royalIds.indexOf("cleopatra"))).toBe(NONE);
    expect(t.one("royal-deactivated")).toMatchObject({ clause: "DIA-DEF.9", royal: "cleopatra" });
  });

  test("[DIA-DEF.12] control markers are not affected", () => {
    const t = facing({ mercenary: 8 }, { mercenary: 2 }, table().control("blue", "gordium")).dice("6 6 1 1").play("red step-to gordium");
    expect(t.controlOf("gordium")).toBe("blue");
  });
});
