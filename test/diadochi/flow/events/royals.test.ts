/** Events about the royal family, and Suspicion. */
import { describe, expect, test } from "vitest";
import { DISPERSED, setHusband } from "../../../../src/diadochi/state/index.js";
import { type Table, table } from "../../table.js";

function withCard(card: string, t: Table = table()): Table {
  return t.hand("red", card);
}

describe("Drink Hemlock", () => {
  test("[DIA-CRD.6] [DIA-ROY.13] [DIA-ROY.23] A royal family member in a space with a general of the player dies; the legitimacy drops at once", () => {
    const t = withCard("drink-hemlock")
      .general("red", "antipater", "pella")
      .royal("alexander-iv", "pella", "blue")
      .royal("thessalonice", "pella")
      .royal("cleopatra", "sardis");
    t.general("red", "alcetas", "babylon").control("blue", "pella").royal("philip-iii", "babylon");
    expect(t.lp("blue")).toBe(8);
    t.tyche("red").play("red ops-nothing", "red carry-out-event");
    expect(t.moves()).toEqual(["red target-royal alexander-iv", "red target-royal philip-iii", "red target-royal thessalonice"]);
    t.play("red target-royal alexander-iv");
    expect([t.placeOf("alexander-iv"), t.lp("blue")]).toEqual(["dead", 3]);
  });

  test("[DIA-CRD.6] Not one inside a major city with another player's marker", () => {
    const t = withCard("drink-hemlock").army("red", "antipater", "pella", { mercenary: 3 }).inside("blue", "pella", { mercenary: 1 });
    t.royal("alexander-iv", "inside pella", "blue");
    t.tyche("red").play("red ops-nothing", "red carry-out-event");
    expect(t.told("event-without-effect")).toHaveLength(1);
    expect(t.placeOf("alexander-iv")).toBe("inside pella");
  });
});

describe("Olympias Raises Epirus", () => {
  test("[DIA-ROY.8] [DIA-ROY.19] [DIA-CRD.12] She becomes active in Dodona with three mercenaries, a minor general and a marker", () => {
    const t = withCard("olympias-in-epirus").royal("olympias", "pella").control("independent", "dodona").tyche("red").play("red use-event");
    expect([t.placeOf("olympias"), t.controllerOf("olympias"), t.placeOf("alcetas"), t.controlOf("dodona")]).toEqual(["dodona", "red", "dodona", "red"]);
    expect(t.field("dodona")).toEqual(["red", { mercenary: 3 }]);
    expect(t.lp("red")).toBe(10);
  });

  test("[DIA-ROY.8] She goes to the first of Dodona, Ambracia, Apollonia without enemy CUs; a player's marker there stays", () => {
    const t = withCard("olympias-in-epirus")
      .royal("olympias", "dodona")
      .units("blue", "dodona", { mercenary: 1 })
      .independents("ambracia", 1)
      .control("blue", "apollonia");
    t.tyche("red").play("red use-event");
    expect([t.placeOf("olympias"), t.controlOf("apollonia")]).toEqual(["apollonia", "blue"]);
    expect(t.field("apollonia")).toEqual(["red", { mercenary: 3 }]);
  });

  test("[DIA-ROY.8] With enemies in all three she becomes active where she stands, and no CUs come", () => {
    const t = withCard("olympias-in-epirus").royal("olympias", "pella");
    for (const space of ["dodona", "ambracia", "apollonia"]) t.units("blue", space, { mercenary: 1 });
    t.tyche("red").play("red use-event");
    expect([t.placeOf("olympias"), t.controllerOf("olympias"), t.placeOf("alcetas")]).toEqual(["pella", "red", "pool"]);
  });

  test("[DIA-ROY.20] [DIA-TYC.29] Only while she is alive and inactive", () => {
    const active = withCard("olympias-in-epirus").royal("olympias", "pella", "blue").tyche("red").play("red use-event");
    expect([active.controllerOf("olympias"), active.told("event-without-effect").length]).toEqual(["blue", 1]);
    const dead = withCard("olympias-in-epirus").tyche("red").play("red use-event");
    expect(dead.told("event-without-effect")).toHaveLength(1);
  });
});

describe("marriages", () => {
  test.each([
    ["marriage-of-cleopatra", "cleopatra", 10],
    ["marriage-of-thessalonice", "thessalonice", 9],
  ])(
    "[DIA-ROY.11] [DIA-ROY.17] [DIA-CRD.12] %s: she marries a general of the player in her space, of whatever class, and becomes active",
    (card, bride, lp) => {
      const t = withCard(card)
        .royal(bride, "sardis")
        .general("red", "antipater", "sardis")
        .general("red", "craterus", "sardis")
        .general("red", "alcetas", "sardis");
      t.general("red", "ptolemy", "pella").tyche("red").play("red use-event");
      expect(t.moves()).toEqual(["red target-general antipater", "red target-general craterus", "red target-general alcetas"]);
      t.play("red target-general craterus");
      expect([t.controllerOf(bride), t.placeOf(bride), t.lp("red")]).toEqual(["red", "sardis", lp]);
    },
  );

  test("[DIA-ROY.17] Perdiccas may marry her too, the first of the generals", () => {
    const t = withCard("marriage-of-cleopatra").royal("cleopatra", "sardis").general("red", "perdiccas", "sardis").general("red", "attalus", "sardis");
    t.tyche("red").play("red use-event");
    expect(t.moves()).toEqual(["red target-general perdiccas", "red target-general attalus"]);
  });

  test("[DIA-ROY.17] Enemy CUs inside the walls do not forbid it; those in the field, a husband with a wife and an active bride do", () => {
    const enemies = withCard("marriage-of-cleopatra").royal("cleopatra", "sardis").army("red", "antipater", "sardis", { mercenary: 1 });
    enemies.inside("blue", "sardis", { mercenary: 1 });
    enemies.tyche("red").play("red use-event");
    expect(enemies.controllerOf("cleopatra")).toBe("red");

    const besieged = withCard("marriage-of-cleopatra").royal("cleopatra", "sardis").units("blue", "sardis", { mercenary: 1 });
    besieged.general("red", "perdiccas", "pella").tyche("red").play("red use-event");
    expect([besieged.controllerOf("cleopatra"), besieged.told("event-without-effect").length]).toEqual([null, 1]);

    const married = withCard("marriage-of-cleopatra").royal("cleopatra", "sardis").royal("thessalonice", "sardis", "red").general("red", "antipater", "sardis");
    married.set((s, t) => setHusband(s, t.royalIds.indexOf("thessalonice"), t.pieceIds.indexOf("antipater")));
    married.tyche("red").play("red use-event");
    expect(married.told("event-without-effect")).toHaveLength(1);

    const taken = withCard("marriage-of-cleopatra").royal("cleopatra", "sardis", "blue").control("blue", "sardis").general("red", "antipater", "sardis");
    taken.tyche("red").play("red use-event");
    expect([taken.controllerOf("cleopatra"), taken.told("event-without-effect").length]).toEqual(["blue", 1]);
  });

  test("[DIA-ROY.17] [DIA-ROY.18] A minor general is a husband until he is back in the pool, by choice or from the Dispersed Box", () => {
    const wedding = (): Table => {
      const t = withCard("marriage-of-cleopatra").hand("red", "diplomacy").royal("cleopatra", "sardis").army("red", "alcetas", "sardis", { mercenary: 1 });
      return t.segment("red", "tyche").play("red choose-card marriage-of-cleopatra", "red use-event");
    };
    const taken = wedding();
    expect([taken.controllerOf("cleopatra"), taken.lp("red")]).toEqual(["red", 10]);
    taken.play("red move-armies", "red take-back-general alcetas");
    expect([taken.controllerOf("cleopatra"), taken.lp("red"), taken.placeOf("alcetas")]).toEqual([null, 3, "pool"]);
    const dispersed = wedding().generalAt("red", "alcetas", DISPERSED).only("game-turn").byChance();
    expect(dispersed.controllerOf("cleopatra")).toBe("red");
    expect(dispersed.begin("reinforcement").told("royal-deactivated")).toMatchObject([{ royal: "cleopatra", clause: "DIA-ROY.18" }]);
  });

  test("[DIA-ROY.17] Only in her own space", () => {
    const t = withCard("marriage-of-cleopatra").royal("cleopatra", "sardis").general("red", "antipater", "ephesus").tyche("red").play("red use-event");
    expect(t.told("event-without-effect")).toHaveLength(1);
  });
});

describe("Own Plans", () => {
  test("[DIA-ROY.7] [DIA-CRD.5] [DIA-AMB.167] Each inactive woman may be chosen, the first and the last, active ones and men not; then a city, not her own", () => {
    const t = withCard("own-plans")
      .royal("olympias", "dodona")
      .royal("cleopatra", "sardis", "blue")
      .royal("thessalonice", "pella")
      .royal("heracles", "pergamum");
    t.tyche("red").play("red ops-nothing", "red carry-out-event");
    expect(t.moves()).toEqual(["red target-royal olympias", "red target-royal thessalonice"]);
    expect([t.reason("red target-royal cleopatra") === null, t.reason("red target-royal heracles") === null]).toEqual([false, false]);
    t.play("red target-royal thessalonice");
    const cities = t.listed("target-space");
    expect([cities.includes("pella"), cities.includes("aegae"), cities.includes("delos"), cities.includes("bactra")]).toEqual([false, true, false, false]);
    expect(t.reason("red target-space pella")).toContain("DIA-AMB.167");
    t.play("red target-space aegae");
    expect(t.told("royal-moved")).toEqual([{ type: "royal-moved", clause: "DIA-ROY.7", royal: "thessalonice", space: "aegae" }]);
    expect([t.placeOf("thessalonice"), t.placeOf("olympias"), t.asked]).toEqual(["aegae", "dodona", "movement-segment red"]);
  });

  test("[DIA-CRD.5] [DIA-ROY.7] An inactive woman moves to a city within 6 links, Trans-Mediterranean ones excluded; she stays inactive", () => {
    const t = withCard("own-plans").royal("thessalonice", "alexandria").royal("olympias", "dodona", "blue").control("independent", "petra");
    t.tyche("red").play("red ops-nothing", "red carry-out-event");
    const moves = t.moves();
    expect(moves).toContain("red target-space tyre");
    // Rhodes is one Trans-Mediterranean route away, but seven links by Pelusium, Tyre, Citium, Paphos, Aspendus and Phaselis.
    expect(moves).not.toContain("red target-space rhodes");
    // Neither her own space, nor transit points, nor the fortress that is not subdued.
    for (const space of ["alexandria", "paraetonium", "rhinocolura", "petra"]) expect(moves).not.toContain(`red target-space ${space}`);
    t.play("red target-space memphis");
    expect([t.placeOf("thessalonice"), t.controllerOf("thessalonice")]).toEqual(["memphis", null]);
  });

  test("[DIA-TYC.29] Own Plans has no effect while no woman is inactive", () => {
    const t = withCard("own-plans")
      .royal("olympias", "dodona", "blue")
      .royal("alexander-iv", "babylon")
      .tyche("red")
      .play("red ops-nothing", "red carry-out-event");
    expect(t.told("event-without-effect")).toHaveLength(1);
  });
});

test("[DIA-ROY.7] [DIA-CRD.5] Own Plans: she may go to any city in reach, the first of the map among them", () => {
  const t = withCard("own-plans").royal("thessalonice", "therma").tyche("red").play("red ops-nothing", "red carry-out-event");
  expect(t.moves("target-space")).toContain("red target-space pella");
});

describe("Suspicion", () => {
  test("[DIA-CRD.7] [DIA-LEG.9] It is chosen once, and told", () => {
    const t = withCard("suspicion").tyche("red").play("red use-event", "red target-player green");
    expect([t.lp("green"), t.lp("red"), t.asked]).toEqual([0, 3, "movement-segment red"]);
  });

  test("[DIA-CRD.7] [DIA-LEG.9] [DIA-LEG.2] Any player has 3 LP fewer, but never less than 0", () => {
    const t = withCard("suspicion").general("blue", "perdiccas", "babylon").tyche("red").play("red use-event");
    expect(t.moves()).toEqual(["red target-player red", "red target-player blue", "red target-player green", "red target-player yellow"]);
    t.play("red target-player blue");
    expect(t.lp("blue")).toBe(1);
    t.set((s) => {
      s.champions = 0;
    });
    expect(t.lp("blue")).toBe(0);
  });
});
