/** The royal family (DIA-ROY) and Alexander's body (DIA-ALX). */
import { describe, expect, test } from "vitest";
import { NONE } from "../../../src/core/flow/frame-rows.js";
import { disperseGeneral, killGeneral } from "../../../src/diadochi/effects/generals.js";
import { deactivateRoyal, killRoyal } from "../../../src/diadochi/effects/royals.js";
import type { DiadochiEvent } from "../../../src/diadochi/vocabulary/events.js";
import {
  forceGenerals,
  forceRoyals,
  formForce,
  husbandOf,
  prestigeMarkers,
  setController,
  setHusband,
  setPrestigeMarkers,
} from "../../../src/diadochi/state/index.js";
import { tablesOf } from "../../../src/diadochi/tables/index.js";
import { BODY_ID } from "../../../src/diadochi/vocabulary/types.js";
import { type Table, table } from "../table.js";

const tables = tablesOf({ edition: "" });
const general = (id: string): number => tables.pieceIds.indexOf(id);
const royal = (id: string): number => tables.royalIds.indexOf(id);

/** Red's army of a general is composed and about to act with 4 MP. */
function marching(t: Table, commander: string): Table {
  t.segment("red", "movement").play("red move-armies").dice("6").play(`red activate-general ${commander}`);
  while (t.asked === "compose-army red") t.play("red done");
  return t.dice("");
}

function settledController(t: Table, id = "philip-iii") {
  return t.settle().controllerOf(id);
}

test("[DIA-ROY.23] [DIA-ROY.18] who is killed is out of the game, without controller and without husband", () => {
  const t = table().general("red", "antipater", "sardis").royal("cleopatra", "sardis", "red").hand("red", "drink-hemlock");
  t.set((s) => setHusband(s, royal("cleopatra"), general("antipater")))
    .tyche("red")
    .play("red ops-nothing", "red carry-out-event");
  expect([t.placeOf("cleopatra"), t.controllerOf("cleopatra"), husbandOf(t.state, royal("cleopatra"))]).toEqual(["dead", null, NONE]);
});

describe("under way with an army", () => {
  const away = (): Table =>
    table()
      .royal("cleopatra", "sardis", "red")
      .set((s) => formForce(s, 1, tables.spaceIds.indexOf("sardis"), { units: 3, generals: 0, royals: (1 << royal("cleopatra")) | (1 << royal(BODY_ID)) }));

  test("[DIA-ROY.23] a member of the royal family who is killed is no longer with it", () => {
    const t = away().set((s) => killRoyal(s, royal("cleopatra"), "DIA-ROY.23", undefined));
    expect([forceRoyals(t.state), t.placeOf("cleopatra")]).toEqual([1 << royal(BODY_ID), "dead"]);
  });

  test("[DIA-ROY.10] [DIA-ROY.12] a woman who becomes inactive goes along no longer", () => {
    const t = away().set((s) => deactivateRoyal(s, royal("cleopatra"), "DIA-ROY.12", undefined));
    expect([forceRoyals(t.state), t.placeOf("cleopatra"), t.controllerOf("cleopatra")]).toEqual([1 << royal(BODY_ID), "sardis", null]);
  });

  test("[DIA-GEN.19] [DIA-PRE.8] a general who is killed leaves it, and his cards and markers leave the game with him", () => {
    const t = table().general("red", "antipater", "sardis");
    const bit = 1 << general("antipater");
    const events: DiadochiEvent[] = [];
    t.set((s) => {
      formForce(s, 1, tables.spaceIds.indexOf("sardis"), { units: 3, generals: bit, royals: 0 });
      s.engines = bit;
      s.oratory = bit;
      setPrestigeMarkers(s, general("antipater"), 2);
      killGeneral(s, tables, general("antipater"), "DIA-GEN.19", events);
    });
    expect(events).toEqual([{ type: "general-killed", clause: "DIA-GEN.19", seat: "red", general: "antipater" }]);
    expect([forceGenerals(t.state), t.state.engines, t.state.oratory, prestigeMarkers(t.state, general("antipater"))]).toEqual([0, 0, 0, 0]);
    expect(t.placeOf("antipater")).toBe("dead");
  });
});

describe("control of males", () => {
  test("[DIA-ROY.4] (1) first comes who has CUs with him in the field", () => {
    expect(
      settledController(
        table().control("blue", "athens").general("green", "craterus", "argos").units("red", "athens", { mercenary: 1 }).royal("philip-iii", "athens", "green"),
      ),
    ).toBe("red");
  });

  test("[DIA-ROY.4] (1) inside the walls it is who has CUs inside", () => {
    const t = table().inside("blue", "athens", { mercenary: 1 }).units("red", "athens", { mercenary: 4 }).royal("philip-iii", "inside athens", "blue");
    expect(settledController(t)).toBe("blue");
  });

  test("[DIA-ROY.4] (2) then his present controller, while a general of his is with him", () => {
    expect(settledController(table().control("blue", "athens").general("green", "craterus", "athens").royal("philip-iii", "athens", "green"))).toBe("green");
  });

  test("[DIA-ROY.4] (3) then whose marker lies on the space, unless an independent army is there", () => {
    expect(settledController(table().control("blue", "athens").royal("philip-iii", "athens", "green"))).toBe("blue");
    expect(settledController(table().control("blue", "athens").independents("athens", 2).royal("philip-iii", "athens", "green"))).toBeNull();
  });

  test("[DIA-ROY.4] (4) then the player who alone has a general with him, (5) else nobody", () => {
    expect(settledController(table().general("red", "craterus", "athens").royal("philip-iii", "athens", "green"))).toBe("red");
    expect(
      settledController(table().general("red", "craterus", "athens").general("blue", "ptolemy", "athens").royal("philip-iii", "athens", "green")),
    ).toBeNull();
    expect(settledController(table().royal("philip-iii", "athens", "green"))).toBeNull();
  });

  test("[DIA-ROY.12] [DIA-ROY.16] When another player's army comes where no CU guards them, males change hands and females become inactive", () => {
    const t = table()
      .control("blue", "gordium")
      .royal("philip-iii", "gordium", "blue")
      .royal("olympias", "gordium", "blue")
      .army("red", "antigonus", "celaenae", { mercenary: 3 });
    marching(t, "antigonus").play("red step-to gordium");
    expect([t.controllerOf("philip-iii"), t.controllerOf("olympias")]).toEqual(["red", null]);
    expect(t.told("royal-deactivated")).toEqual([{ type: "royal-deactivated", clause: "DIA-ROY.16", royal: "olympias" }]);
  });
});

describe("females", () => {
  test("[DIA-ROY.15] An active female belongs to who activated her, wherever she is and whoever has the marker", () => {
    const t = table().control("blue", "athens").royal("olympias", "athens", "red").settle();
    expect(t.controllerOf("olympias")).toBe("red");
  });

  test("[DIA-ROY.10] [DIA-ROY.16] Captured she is inactive at once and gives nothing, to the captor neither", () => {
    const t = table().royal("olympias", "athens", "red").units("blue", "athens", { mercenary: 1 }).settle();
    expect([t.controllerOf("olympias"), t.lp("red"), t.lp("blue")]).toEqual([null, 3, 3]);
    expect(t.placeOf("olympias")).toBe("athens");
  });

  test("[DIA-ROY.16] CUs of hers with her keep her safe", () => {
    const inside = table().inside("red", "athens", { mercenary: 1 }).units("blue", "athens", { mercenary: 3 }).royal("olympias", "inside athens", "red");
    expect(inside.settle().controllerOf("olympias")).toBe("red");
  });

  test("[DIA-ROY.7] [DIA-ROY.9] An active female may be left or taken along, an inactive one does not move", () => {
    const t = table().army("red", "antigonus", "celaenae", { mercenary: 3 }).royal("olympias", "celaenae", "red").royal("cleopatra", "celaenae");
    t.segment("red", "movement").play("red move-armies").dice("6").play("red activate-general antigonus");
    expect(t.moves("leave-royal")).toEqual(["red leave-royal olympias"]);
    t.play("red done").play("red step-to gordium");
    expect([t.placeOf("olympias"), t.placeOf("cleopatra")]).toEqual(["gordium", "celaenae"]);
  });

  test("[DIA-ROY.18] The husband's death ends the marriage and makes the wife inactive; his dispersal does not", () => {
    const married = (): Table =>
      table()
        .army("red", "leonnatus", "sardis", { mercenary: 2 })
        .royal("cleopatra", "sardis", "red")
        .set((s) => setHusband(s, royal("cleopatra"), general("leonnatus")));
    const dispersed = married().set((s) => disperseGeneral(s, tables, general("leonnatus"), "DIA-DEF.7", undefined));
    expect(dispersed.settle().controllerOf("cleopatra")).toBe("red");
    const dead = married().set((s) => killGeneral(s, tables, general("leonnatus"), "DIA-BAT.13", undefined));
    expect(dead.settle().controllerOf("cleopatra")).toBeNull();
    expect(husbandOf(dead.state, royal("cleopatra"))).toBe(NONE);
  });
});

describe("carrying", () => {
  test("[DIA-ROY.14] A royal goes along with a general, with or without CUs, and costs no MP", () => {
    const t = table().army("red", "antigonus", "celaenae", { mercenary: 3 }).royal("philip-iii", "celaenae", "red");
    marching(t, "antigonus").play("red step-to gordium");
    expect(t.told("army-moved")[0]).toMatchObject({ from: "celaenae", to: "gordium", movementPoints: 4 });
    expect(t.placeOf("philip-iii")).toBe("gordium");
    const lone = table().general("red", "ptolemy", "celaenae").royal("philip-iii", "celaenae", "red");
    lone.segment("red", "movement").play("red move-armies", "red activate-general ptolemy");
    while (lone.asked === "compose-army red") lone.play("red done");
    lone.play("red step-to gordium");
    expect(lone.placeOf("philip-iii")).toBe("gordium");
  });

  test("[DIA-ALX.1] The body goes with an army under a major general, at no cost", () => {
    const t = table().army("red", "antigonus", "celaenae", { mercenary: 3 }).royal(BODY_ID, "celaenae", "red");
    marching(t, "antigonus").play("red step-to gordium");
    expect([t.placeOf(BODY_ID), t.controllerOf(BODY_ID), t.told("army-moved")[0]!.movementPoints]).toEqual(["gordium", "red", 4]);
  });

  test("[DIA-ALX.1] Only a major general with CUs picks it up on the way", () => {
    const offered = (general: string, mercenary: number): string[] => {
      const t = table().army("red", general, "celaenae", { mercenary }).units("red", "gordium", { mercenary: 1 }).royal(BODY_ID, "gordium", "red");
      return marching(t, general).play("red step-to gordium", "red drop-or-pick-up").moves("pick-up-royal");
    };
    expect(offered("antigonus", 3)).toEqual([`red pick-up-royal ${BODY_ID}`]);
    expect(offered("alcetas", 3)).toEqual([]);
  });

  test("[DIA-MOV.13] [DIA-ALX.1] A minor general who takes command has left it behind when he is asked again", () => {
    const t = table().army("red", "perdiccas", "gordium", { mercenary: 3 }).general("red", "alcetas", "gordium").royal("alexanders-body", "gordium", "red");
    t.segment("red", "movement").play("red move-armies").dice("6").play("red activate-general perdiccas", "red done", "red change-commander alcetas");
    expect([t.asked, t.state.force[4], t.state.unsettled]).toEqual(["march red", 0, 0]);
    t.play("red step-to ancyra");
    expect([t.placeOf("alexanders-body"), t.placeOf("perdiccas")]).toEqual(["gordium", "ancyra"]);
  });

  test("[DIA-ALX.1] It stays behind with a minor general or without CUs", () => {
    const minor = table().army("red", "alcetas", "celaenae", { mercenary: 3 }).royal(BODY_ID, "celaenae", "red");
    marching(minor, "alcetas").play("red step-to gordium");
    expect(minor.placeOf(BODY_ID)).toBe("celaenae");
    const lone = table().general("red", "ptolemy", "celaenae").royal(BODY_ID, "celaenae", "red").units("red", "sardis", { mercenary: 1 });
    lone.segment("red", "movement").play("red move-armies", "red activate-general ptolemy");
    while (lone.asked === "compose-army red") lone.play("red done");
    lone.play("red step-to gordium");
    expect(lone.placeOf(BODY_ID)).toBe("celaenae");
  });

  test("[DIA-ALX.3] Control of the body follows the rule for males", () => {
    expect(settledController(table().control("blue", "athens").royal(BODY_ID, "athens"), BODY_ID)).toBe("blue");
    expect(settledController(table().control("blue", "athens").units("red", "athens", { mercenary: 1 }).royal(BODY_ID, "athens", "blue"), BODY_ID)).toBe("red");
  });

  test("[DIA-ALX.5] Another player's army that enters where no CU guards it seizes the body", () => {
    const t = table().control("blue", "gordium").royal(BODY_ID, "gordium", "blue").army("red", "antigonus", "celaenae", { mercenary: 3 });
    marching(t, "antigonus").play("red step-to gordium");
    expect(t.controllerOf(BODY_ID)).toBe("red");
    const guarded = table()
      .control("blue", "gordium")
      .units("blue", "gordium", { mercenary: 2 })
      .royal(BODY_ID, "gordium", "blue")
      .army("red", "antigonus", "celaenae", { mercenary: 3 });
    guarded.set((s) => setController(s, royal(BODY_ID), 2));
    marching(guarded, "antigonus").dice("1 1 6 6").play("red step-to gordium");
    expect(guarded.controllerOf(BODY_ID)).toBe("blue");
  });
});
