/** Prestige (DIA-PRE) and the Champion of the rightful heir (DIA-CHA). */
import { describe, expect, test } from "vitest";
import { commitHostileAct } from "../../../src/diadochi/effects/hostile-act.js";
import { disperseGeneral, killGeneral } from "../../../src/diadochi/effects/generals.js";
import type { DiadochiEvent } from "../../../src/diadochi/vocabulary/events.js";
import { legitimacyTotal, personalPrestige } from "../../../src/diadochi/rules/prestige.js";
import { bodyOf, INSIDE, ownerOfSeat, prestigeMarkers, setPrestigeMarkers, setRoyalPlace } from "../../../src/diadochi/state/index.js";
import { NONE, tablesOf } from "../../../src/diadochi/tables/index.js";
import { BODY_ID } from "../../../src/diadochi/vocabulary/types.js";
import { momentsOf } from "../games.js";
import { type Table, table } from "../table.js";

const tables = tablesOf({ edition: "" });
const general = (id: string): number => tables.pieceIds.indexOf(id);
const space = (id: string): number => tables.spaceIds.indexOf(id);

function prestige(t: Table, id: string): number {
  return personalPrestige(t.state, tables, general(id));
}

/** Red's total under a commander in a space, attacked there or not. */
function total(t: Table, commander: string | null, where: string, attacked: boolean): number {
  return legitimacyTotal(t.state, ownerOfSeat(0), commander === null ? NONE : general(commander), space(where), attacked);
}

/** Red moves the army of a general and declares a step. */
function marching(t: Table, commander: string, dice: string): Table {
  t.segment("red", "movement").play("red move-armies").dice(dice).play(`red activate-general ${commander}`);
  while (t.asked === "compose-army red") t.play("red done");
  return t.dice("");
}

describe("prestige", () => {
  test("[DIA-PRE.4] Craterus and Ptolemy have 2 points, Eumenes has -2, others none", () => {
    const t = table();
    expect(["craterus", "ptolemy", "eumenes", "perdiccas", "antigonus", "alcetas"].map((id) => prestige(t, id))).toEqual([2, 2, -2, 0, 0, 0]);
  });

  test("[DIA-PRE.2] [DIA-PRE.3] Alexander's body gives 4 points to the army that holds it when it is attacked, and none when it attacks", () => {
    const t = table().army("red", "perdiccas", "babylon", { mercenary: 2 }).royal(BODY_ID, "babylon", "red");
    // Champion 3 and Perdiccas 1.
    expect([total(t, "perdiccas", "babylon", true), total(t, "perdiccas", "babylon", false), total(t, "perdiccas", "opis", true)]).toEqual([8, 4, 4]);
  });

  test("[DIA-PRE.2] [DIA-RT.13] also behind the walls of a city, to its garrison", () => {
    const t = table().inside("red", "celaenae", { mercenary: 1 });
    t.royal(BODY_ID, "celaenae", "red").set((s) => setRoyalPlace(s, bodyOf(tables), INSIDE + space("celaenae")));
    expect([total(t, null, "celaenae", true), total(t, null, "celaenae", false)]).toEqual([7, 3]);
  });

  test("[DIA-PRE.9] its points are those of the player whose marker lies there, whoever has buried Alexander", () => {
    const buried = (): Table =>
      table().set((s) => {
        s.tomb = space("tyre");
        s.tombOwner = ownerOfSeat(1);
      });
    const points = (t: Table): number[] => [t.lp("red"), t.lp("blue")];
    expect([points(buried().control("red", "tyre")), points(buried().control("blue", "tyre"))]).toEqual([
      [5, 3],
      [3, 5],
    ]);
  });

  test("[DIA-PRE.9] The tomb is held by whose marker lies on its city", () => {
    const t = table()
      .control("red", "memphis")
      .set((s) => {
        s.tomb = space("memphis");
        s.tombOwner = ownerOfSeat(1);
      });
    expect(total(t, null, "memphis", true)).toBe(3 + 2 + 4); // Champion, tomb (DIA-LEG.13), sacred ground
    t.control("blue", "memphis");
    expect(total(t, null, "memphis", true)).toBe(3);
  });

  test("[DIA-PRE.7] Only the commander's prestige counts, not that of other generals with him", () => {
    const t = table().army("red", "perdiccas", "athens", { mercenary: 2 }).general("red", "ptolemy", "athens");
    expect([total(t, "perdiccas", "athens", true), total(t, "ptolemy", "athens", true)]).toEqual([4, 6]);
  });

  test("[DIA-PRE.10] A total may be negative through Eumenes", () => {
    const t = table()
      .army("red", "eumenes", "athens", { mercenary: 2 })
      .general("red", "perdiccas", "argos")
      .set((s) => (s.champions = 0));
    expect(t.lp("red")).toBe(1);
    expect(total(t, "eumenes", "athens", true)).toBe(-1);
  });

  test("[DIA-PRE.5] [DIA-PRE.8] A victory over an independent army gives the major general who commands 1 point", () => {
    const t = table().independents("gordium", 2).army("red", "antigonus", "celaenae", { mercenary: 8 });
    marching(t, "antigonus", "6").dice("6 6 1 1").play("red step-to gordium");
    expect(t.told("prestige-gained")).toEqual([{ type: "prestige-gained", clause: "DIA-PRE.5", seat: "red", general: "antigonus", points: 1 }]);
    expect(prestige(t, "antigonus")).toBe(1);
  });

  test("[DIA-PRE.5] So does a victory in defence, of who is attacked by an independent army, and an overrun", () => {
    const attacked = table().independents("seuthopolis", 3).army("blue", "perdiccas", "philippopolis", { mercenary: 6 });
    attacked.segment("red", "movement").begin("independent-march", { mp: 4, from: space("seuthopolis") });
    attacked.dice("1 1 6 6").play("red step-to philippopolis", "blue stand");
    expect(attacked.told("prestige-gained")).toEqual([{ type: "prestige-gained", clause: "DIA-PRE.5", seat: "blue", general: "perdiccas", points: 1 }]);
    expect(prestige(attacked, "perdiccas")).toBe(1);
    const overrun = table().independents("gordium", 1).army("red", "antigonus", "celaenae", { mercenary: 8 });
    expect(marching(overrun, "antigonus", "6").play("red step-to gordium").told("overrun")).toHaveLength(1);
    expect(prestige(overrun, "antigonus")).toBe(1);
    // Beaten, and over another player, there is nothing to gain.
    const beaten = table().independents("gordium", 6).army("red", "antigonus", "celaenae", { mercenary: 3 });
    expect(marching(beaten, "antigonus", "6").dice("1 1 6 6").play("red step-to gordium").told("prestige-gained")).toEqual([]);
    const player = table().units("blue", "gordium", { mercenary: 2 }).army("red", "antigonus", "celaenae", { mercenary: 8 });
    expect(marching(player, "antigonus", "6").dice("6 6 1 1").play("red step-to gordium").told("prestige-gained")).toEqual([]);
  });

  test("[DIA-PRE.8] A minor general gets none", () => {
    const t = table().independents("gordium", 2).army("red", "alcetas", "celaenae", { mercenary: 8 });
    marching(t, "alcetas", "6").dice("6 6 1 1").play("red step-to gordium");
    expect(t.told("battle-won")).toHaveLength(1);
    expect(t.told("prestige-gained")).toEqual([]);
  });

  test("[DIA-PRE.8] Points add up, survive dispersal and are lost at the general's death", () => {
    const t = table().army("red", "antigonus", "athens", { mercenary: 2 });
    t.set((s) => setPrestigeMarkers(s, general("antigonus"), 3));
    t.set((s) => disperseGeneral(s, tables, general("antigonus"), "DIA-DEF.7", undefined));
    expect([t.placeOf("antigonus"), prestige(t, "antigonus")]).toEqual(["dispersed", 3]);
    t.set((s) => {
      s.oratory |= 1 << general("antigonus");
    });
    expect(prestige(t, "antigonus")).toBe(8);
    t.set((s) => killGeneral(s, tables, general("antigonus"), "DIA-BAT.13", undefined));
    expect([t.placeOf("antigonus"), prestigeMarkers(t.state, general("antigonus")), prestige(t, "antigonus")]).toEqual(["dead", 0, 0]);
  });
});

describe("the Champion", () => {
  function hostile(t: Table, seat: number, against: number): DiadochiEvent[] {
    const log: DiadochiEvent[] = [];
    commitHostileAct(t.state, seat, against, "DIA-CHA.3", log);
    return log;
  }

  test("[DIA-CHA.1] [DIA-CHA.3] A Champion who acts against a Champion becomes a Successor and loses 3 legitimacy points", () => {
    const t = table();
    expect(t.lp("red")).toBe(3);
    expect(hostile(t, 0, 1)).toEqual([{ type: "champion-lost", clause: "DIA-CHA.3", seat: "red", against: "blue" }]);
    expect([t.lp("red"), t.lp("blue")]).toEqual([0, 3]);
    expect(hostile(t, 0, 1)).toEqual([]);
  });

  test("[DIA-CHA.4] [DIA-SEQ.8] An act against the Usurper costs nothing", () => {
    const t = table({ usurper: "blue" });
    expect(hostile(t, 0, 1)).toEqual([]);
    expect(t.lp("red")).toBe(3);
  });

  test("[DIA-CHA.5] An act against a Successor costs nothing", () => {
    const t = table().set((s) => (s.champions = 0b1101));
    expect(hostile(t, 0, 1)).toEqual([]);
    expect(t.lp("red")).toBe(3);
  });

  test("[DIA-CHA.6] A land battle as attacker and an overrun are hostile acts", () => {
    const battle = table().army("red", "antigonus", "celaenae", { mercenary: 4 }).units("blue", "gordium", { mercenary: 2 });
    marching(battle, "antigonus", "6").dice("6 6 1 1").play("red step-to gordium");
    expect(battle.told("champion-lost").map((event) => [event.seat, event.against])).toEqual([["red", "blue"]]);
    const overrun = table().army("red", "antigonus", "celaenae", { mercenary: 5 }).units("blue", "gordium", { mercenary: 1 });
    marching(overrun, "antigonus", "6").play("red step-to gordium");
    expect(overrun.told("overrun")).toHaveLength(1);
    expect(overrun.told("champion-lost").map((event) => [event.seat, event.against])).toEqual([["red", "blue"]]);
  });

  test("[DIA-CHA.6] An assault on a player's major city is a hostile act", () => {
    const t = table().control("blue", "celaenae").army("red", "antigonus", "celaenae", { mercenary: 4 });
    marching(t, "antigonus", "6").dice("3").play("red assault");
    expect(t.told("champion-lost").map((event) => [event.seat, event.against])).toEqual([["red", "blue"]]);
  });

  test("[DIA-CHA.7] Defending, removing a marker, subjugating, fighting independents and scattering a lone general are not", () => {
    const marker = table().control("blue", "gordium").army("red", "antigonus", "gordium", { mercenary: 4 });
    expect(marching(marker, "antigonus", "6").play("red remove-marker").told("champion-lost")).toEqual([]);
    const subjugation = table().control("independent", "gordium").army("red", "antigonus", "gordium", { mercenary: 4 });
    expect(marching(subjugation, "antigonus", "6").dice("3").play("red subjugate").told("champion-lost")).toEqual([]);
    const independents = table().independents("gordium", 2).army("red", "antigonus", "celaenae", { mercenary: 4 });
    expect(marching(independents, "antigonus", "6").dice("6 6 1 1").play("red step-to gordium").told("champion-lost")).toEqual([]);
    const defending = table().army("red", "antigonus", "celaenae", { mercenary: 4 }).units("blue", "gordium", { mercenary: 2 });
    marching(defending, "antigonus", "6").dice("1 1 6 6").play("red step-to gordium");
    expect(defending.told("champion-lost").map((event) => event.seat)).toEqual(["red"]);
    const lone = table().army("red", "antigonus", "celaenae", { mercenary: 4 }).general("blue", "peithon", "gordium");
    marching(lone, "antigonus", "6").play("red step-to gordium");
    if (lone.asked === "avoid-battle blue") lone.play("blue stand");
    expect([lone.placeOf("peithon"), lone.told("champion-lost").length]).toEqual(["dispersed", 0]);
  });

  test("[DIA-CHA.8] The status is lost before any die of the act, and counts already in its comparison", () => {
    const t = table().army("red", "antigonus", "celaenae", { mercenary: 4, royal: 2 }).army("blue", "craterus", "gordium", { mercenary: 3 });
    marching(t, "antigonus", "6").play("red step-to gordium").dice("6 6 1 1").play("blue stand");
    const order = t.events.map((event) => event.type);
    expect(order.indexOf("champion-lost")).toBeLessThan(order.indexOf("roll"));
    // Red compares with 0, Blue with 3 and Craterus' prestige 2.
    expect(t.told("royals-set-aside")).toMatchObject([{ seat: "red", count: 2 }]);
  });

  test("[DIA-CHA.10] A Successor does not become Champion again", () => {
    for (let game = 0; game < 3; game++) {
      let before = 0b1111;
      for (const { next } of momentsOf(`champions ${game}`)) {
        expect(next.champions & ~before).toBe(0);
        before = next.champions;
      }
    }
  });
});
