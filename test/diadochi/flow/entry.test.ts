/** Interception (DIA-INT), avoiding battle and withdrawing inside (DIA-AVO), overrun (DIA-OVR). */
import { SWITCHES } from "../../../src/diadochi/vocabulary/options.js";
import { describe, expect, test } from "vitest";
import { F } from "../../../src/diadochi/vocabulary/frames/index.js";
import { DIADOCHI } from "../../../src/diadochi/index.js";
import { interceptionThreshold } from "../../../src/diadochi/rules/command.js";
import { chanceOfThreshold } from "../../../src/diadochi/rules/reactions.js";
import { spaceOfArmy, SUPPLY, TYCHE } from "../../../src/diadochi/state/index.js";
import { tablesOf } from "../../../src/diadochi/tables/index.js";
import type { UnitCounts } from "../../../src/diadochi/vocabulary/types.js";
import { LAWS } from "../../../src/laws/all/index.js";
import { knownOf } from "../../laws/known.js";
import { type Table, type TableOptions, table } from "../table.js";

const THREE: UnitCounts = { mercenary: 3 };
const t0 = tablesOf({ edition: "" });

/** Red's army under a general marches out of a space; his movement roll is a 6. */
function marching(t: Table, general = "antigonus", roll = "6"): Table {
  t.segment("red", "movement").play("red move-armies").dice(roll).play(`red activate-general ${general}`);
  while (t.asked === "compose-army red") t.play("red done");
  while (t.asked === "surprise-window blue") t.play("blue pass");
  return t.dice("");
}

/** Red stands at Celaenae with six CUs; Blue's Perdiccas (initiative 3) with two at Dorylaeum, next to Gordium. */
function beside(options: TableOptions = {}): Table {
  return table(options).army("red", "antigonus", "celaenae", { mercenary: 6 }).army("blue", "perdiccas", "dorylaeum", { mercenary: 2 });
}

/** Red's card moves the independent army of a space. */
function independentsMove(t: Table, from: string, mp = 4): Table {
  return t
    .set((s) => {
      s.active = 0;
      s.round = 1;
      s.segment = TYCHE;
      F["strategy-round"].push(s).next = 1;
      F["round-turn"].push(s).seat = 0;
      F["round-turn"].top(s).step = SUPPLY;
      const march = F["independent-march"].push(s);
      march.mp = mp;
      march.from = t0.spaceIds.indexOf(from);
    })
    .run();
}

describe("fields", () => {
  test("[DIA-MAP.17] only the army under way stands among CUs of another owner", () => {
    const t = marching(beside()).play("red step-to dorylaeum");
    const field = t.view.spaces["dorylaeum"]!.field!;
    expect([t.asked, field.map(({ units, underWay }) => [units, underWay])]).toEqual([
      "avoid-battle blue",
      [
        [{ mercenary: 2 }, undefined],
        [{ mercenary: 6 }, true],
      ],
    ]);
  });
});

describe("interception", () => {
  test("[DIA-INT.1] [DIA-INT.9] a non-active army may intercept each space the active army enters", () => {
    const t = marching(beside()).play("red step-to gordium");
    expect(t.asked).toBe("interception blue");
    expect(t.moves()).toEqual(["blue declare-interception dorylaeum", "blue done"]);
    t.play("blue done", "red step-to celaenae");
    expect(t.asked).toBe("interception blue");
  });

  test("[DIA-INT.2] a general and a CU in the field are needed", () => {
    const unled = table().army("red", "antigonus", "celaenae", THREE).units("blue", "dorylaeum", THREE);
    expect(marching(unled).play("red step-to gordium").asked).toBe("march red");
    const lone = table().army("red", "antigonus", "celaenae", THREE).general("blue", "perdiccas", "dorylaeum");
    expect(marching(lone).play("red step-to gordium").asked).toBe("march red");
  });

  test("[DIA-INT.3] not across a pass, a strait or the sea", () => {
    const t = table()
      .army("red", "antigonus", "celaenae", THREE)
      .army("blue", "perdiccas", "dascylium", THREE) // a pass from Dorylaeum
      .army("green", "ptolemy", "tarsus", THREE); // a pass from Tyana
    expect(marching(t).play("red step-to dorylaeum").asked).toBe("march red");
  });

  test("[DIA-INT.4] not into a transit point, nor onto a marker that is not the interceptor's", () => {
    const transit = table().army("red", "antigonus", "rhagae", THREE).army("blue", "perdiccas", "hecatompylos", THREE);
    expect(marching(transit).play("red step-to caspian-gates").asked).toBe("march red");
    for (const owner of ["independent", "red", "green"] as const) {
      expect(marching(beside().control(owner, "gordium")).play("red step-to gordium").asked).toBe("march red");
    }
    expect(marching(beside().control("blue", "gordium")).play("red step-to gordium").asked).toBe("interception blue");
  });

  test("[DIA-INT.4] own field CUs in the space open it to the interceptor", () => {
    const t = marching(beside().control("red", "gordium").units("blue", "gordium", { mercenary: 1 })).play("red step-to gordium");
    expect(t.asked).toBe("interception blue");
  });

  test("[DIA-INT.5] not where a third player's CUs, an independent army or earlier CUs of the active player are", () => {
    expect(marching(beside().units("green", "gordium", { mercenary: 1 })).play("red step-to gordium").asked).toBe("march red");
    expect(marching(beside().independents("gordium", 1)).play("red step-to gordium").asked).toBe("march red");
    expect(marching(beside().units("red", "gordium", { mercenary: 1 })).play("red step-to gordium").asked).toBe("march red");
  });

  test("[DIA-INT.6] the die must be higher than the initiative: 3 fails on 3 and succeeds on 4", () => {
    const low = marching(beside()).play("red step-to gordium").dice("3").play("blue declare-interception dorylaeum");
    expect(low.told("interception-failed").length).toBe(1);
    const high = marching(beside()).play("red step-to gordium").dice("4").play("blue declare-interception dorylaeum");
    expect(high.told("interception-succeeded").length).toBe(1);
    const chance = (general: string): number => chanceOfThreshold(interceptionThreshold(beside().state, t0, t0.pieceIds.indexOf(general)));
    expect([chance("perdiccas"), chance("ptolemy"), chance("eumenes")]).toEqual([3, 2, 4]);
  });

  test("[DIA-INT.7] a player declares all attempts before any die", () => {
    const t = marching(beside().army("blue", "craterus", "ancyra", THREE)).play("red step-to gordium");
    t.play("blue declare-interception dorylaeum");
    expect(t.told("roll")).toEqual([]);
    expect(t.moves()).toEqual(["blue declare-interception ancyra", "blue done"]);
    t.dice("1 2").play("blue declare-interception ancyra");
    expect(t.told("interception-failed").map((e) => e.from)).toEqual(["dorylaeum", "ancyra"]);
  });

  test("[DIA-INT.7] to name who leads one of several attempts takes nothing back", () => {
    const t = marching(beside().general("blue", "seleucus", "dorylaeum").army("blue", "craterus", "ancyra", THREE)).play("red step-to gordium");
    expect(t.moves()).toEqual(["blue declare-interception dorylaeum", "blue declare-interception ancyra", "blue done"]);
    const law = LAWS.find(({ number }) => number === 11)!;
    const trial = { ruleset: DIADOCHI, options: {}, seed: "several attempts", known: knownOf(DIADOCHI) };
    expect(() => law.check({ ...trial, stretch: { from: t.state, plies: 4 } })).not.toThrow();
  });

  test("[DIA-INT.8] players are asked in turn order; after a success no other player may try", () => {
    const t = marching(beside().army("green", "craterus", "ancyra", THREE)).play("red step-to gordium");
    t.dice("6").play("blue declare-interception dorylaeum");
    expect(t.asked).toBe("interception-leaves blue");
    t.play("blue done");
    expect(t.asked).toBe("fight-or-step-back red");
    const failed = marching(beside().army("green", "craterus", "ancyra", THREE)).play("red step-to gordium");
    failed.dice("1").play("blue declare-interception dorylaeum");
    expect(failed.asked).toBe("interception green");
  });

  test("[DIA-INT.8] [DIA-INT.7] after a failure the next player declares his own attempts, and they are rolled for alone", () => {
    const t = beside().army("green", "craterus", "ancyra", THREE);
    marching(t).play("red step-to gordium").dice("1").play("blue declare-interception dorylaeum");
    expect(t.moves()).toEqual(["green declare-interception ancyra", "green done"]);
    t.dice("6").play("green declare-interception ancyra");
    expect(t.told("interception-failed")).toEqual([]);
    expect(t.one("interception-succeeded")).toEqual({ type: "interception-succeeded", clause: "DIA-INT.10", seat: "green", from: "ancyra", space: "gordium" });
  });

  test("[DIA-INT.10] the interceptor moves in at once and may leave pieces, but the general who tried and one CU go; seniors stay", () => {
    const t = marching(beside().general("blue", "seleucus", "dorylaeum").general("blue", "cleitus", "dorylaeum")).play("red step-to gordium");
    t.play("blue declare-interception dorylaeum");
    expect(t.moves()).toEqual(["blue lead-interception perdiccas", "blue lead-interception seleucus", "blue lead-interception cleitus"]);
    t.dice("6").play("blue lead-interception seleucus");
    expect(t.moves()).toEqual(["blue leave-unit mercenary", "blue leave-general cleitus", "blue done"]);
    t.play("blue leave-unit mercenary");
    expect(t.moves()).toEqual(["blue leave-general cleitus", "blue done"]);
    t.play("blue leave-general cleitus");
    expect(t.field("gordium")).toEqual(["blue", { mercenary: 1 }]);
    expect([t.placeOf("perdiccas"), t.placeOf("seleucus"), t.placeOf("cleitus")]).toEqual(["dorylaeum", "gordium", "dorylaeum"]);
  });

  test("[DIA-INT.11] a failed army stays where it is", () => {
    const t = marching(beside()).play("red step-to gordium").dice("1").play("blue declare-interception dorylaeum");
    expect(t.field("dorylaeum")).toEqual(["blue", { mercenary: 2 }]);
    expect(t.asked).toBe("march red");
  });

  test("[DIA-INT.12] an intercepted lone general returns and ends his move", () => {
    const t = table().general("red", "antigonus", "celaenae").army("blue", "perdiccas", "dorylaeum", THREE).units("red", "memphis", THREE);
    marching(t, "antigonus", "").play("red step-to gordium").dice("6").play("blue declare-interception dorylaeum", "blue done");
    expect(t.placeOf("antigonus")).toBe("celaenae");
    expect(t.asked).not.toBe("march red");
  });

  test("[DIA-INT.13] [DIA-INT.14] an intercepted army may step back, also over a pass, and ends its move", () => {
    const t = table().army("red", "antigonus", "tarsus", THREE).army("blue", "perdiccas", "iconium", THREE);
    marching(t).play("red step-to tyana").dice("6").play("blue declare-interception iconium", "blue done");
    expect(t.moves()).toEqual(["red fight", "red step-back"]);
    t.play("red step-back");
    expect(t.placeOf("antigonus")).toBe("tarsus");
    expect(t.asked).not.toBe("march red");
  });

  test("[DIA-INT.13] also when the interceptor joins CUs already there", () => {
    const t = marching(beside().control("blue", "gordium").units("blue", "gordium", { mercenary: 1 })).play("red step-to gordium");
    t.dice("6").play("blue declare-interception dorylaeum", "blue done", "red step-back");
    expect(t.field("gordium")).toEqual(["blue", { mercenary: 3 }]);
    expect(t.placeOf("antigonus")).toBe("celaenae");
  });

  test("[DIA-INT.13] [DIA-INT.23] to a space where it has left CUs of its own", () => {
    const t = beside().segment("red", "movement").play("red move-armies").dice("6 6");
    t.play("red activate-general antigonus", "red leave-unit mercenary", "red done", "red step-to gordium", "blue declare-interception dorylaeum", "blue done");
    expect(t.moves()).toEqual(["red fight", "red step-back"]);
    t.play("red step-back");
    expect(t.field("celaenae")).toEqual(["red", { mercenary: 6 }]);
  });

  test("[DIA-CHA.7] fighting an interceptor costs the Usurper nothing, though the interceptor has kept his status", () => {
    const t = marching(beside({ usurper: "red" })).play("red step-to gordium");
    t.dice("6 6 6 1 1").play("blue declare-interception dorylaeum", "blue done", "red fight");
    expect([t.told("battle-began").length, t.told("champion-lost")]).toEqual([1, []]);
  });

  test("[DIA-INT.14] after a naval move the army steps back to the port of embarkation", () => {
    const t = table().army("red", "antigonus", "cyzicus", THREE).army("blue", "perdiccas", "dorylaeum", THREE).control("red", "cyzicus");
    marching(t).play("red embark", "red sail-to astacus");
    t.dice("6").play("blue declare-interception dorylaeum", "blue done", "red step-back");
    expect(t.placeOf("antigonus")).toBe("cyzicus");
  });

  test("[DIA-INT.16] the active army is the attacker after an interception", () => {
    const t = marching(beside()).play("red step-to gordium").dice("6 6 6 1 1").play("blue declare-interception dorylaeum", "blue done", "red fight");
    expect(t.told("battle-began")[0]).toMatchObject({ attacker: "red", defender: "blue", space: "gordium" });
  });

  test("[DIA-INT.17] declaring costs the Champion status, whatever the die; the mover's battle costs nothing", () => {
    const t = marching(beside()).play("red step-to gordium").dice("1").play("blue declare-interception dorylaeum");
    expect(t.told("champion-lost")).toEqual([{ type: "champion-lost", clause: "DIA-INT.17", seat: "blue", against: "red" }]);
    const fought = marching(beside()).play("red step-to gordium").dice("6 6 6 1 1").play("blue declare-interception dorylaeum", "blue done", "red fight");
    expect(fought.told("champion-lost").map((e) => e.seat)).toEqual(["blue"]);
  });

  test("[DIA-INT.17] against the Usurper it costs nothing", () => {
    const t = marching(beside({ usurper: "red" }))
      .play("red step-to gordium")
      .dice("1")
      .play("blue declare-interception dorylaeum");
    expect(t.told("champion-lost")).toEqual([]);
  });

  test("[DIA-INT.18] [DIA-INT.19] [DIA-INT.21] a discarded Surprise card lets an independent army try on 3 to 6, several times, without a hostile act", () => {
    const t = table().army("red", "antigonus", "celaenae", THREE).independents("gordium", 2).hand("blue", "scouts", "desertion").pile("diplomacy");
    marching(t).play("red step-to dorylaeum", "blue pass");
    expect(t.moves()).toEqual(["blue discard-for-independent desertion gordium", "blue discard-for-independent scouts gordium", "blue pass"]);
    expect(["desertion pella", "evil-omens gordium"].map((rest) => t.reason(`blue discard-for-independent ${rest}`))).toEqual([
      "intercept/no-army DIA-INT.2",
      "card/not-in-hand DIA-INT.18",
    ]);
    t.dice("2 3").play("blue discard-for-independent desertion gordium", "blue pass", "blue pass");
    expect(t.told("interception-failed").length).toBe(1);
    t.play("blue discard-for-independent scouts gordium");
    expect(t.told("interception-succeeded").length).toBe(1);
    expect(t.told("champion-lost")).toEqual([]);
    expect(t.asked).toBe("fight-or-step-back red");
  });

  test("[DIA-AVO.13] [DIA-AVO.17] an independent army that has intercepted does not avoid, whoever holds a card for it", () => {
    const t = table().army("red", "antigonus", "celaenae", THREE).independents("gordium", 2).hand("blue", "scouts", "desertion").pile("diplomacy");
    marching(t).play("red step-to dorylaeum", "blue pass");
    t.dice("3").play("blue discard-for-independent scouts gordium", "blue pass", "blue pass", "red fight");
    expect([t.told("battle-began").length, t.asked]).toEqual([1, "surprise-window blue"]);
  });

  test("[DIA-INT.20] an independent army intercepts onto independent markers and free spaces, not onto players' or transit points", () => {
    const into = (t: Table): string => {
      t.army("red", "antigonus", "celaenae", THREE).independents("gordium", 2).hand("blue", "scouts").pile("diplomacy");
      return marching(t).play("red step-to dorylaeum", "blue pass").asked;
    };
    expect(into(table().control("independent", "dorylaeum"))).toBe("independent-interception blue");
    expect(into(table().control("blue", "dorylaeum"))).toBe("march red");
    expect(into(table().control("red", "dorylaeum"))).toBe("march red");
  });

  test("[DIA-INT.22] [DIA-INT.15] every player but the card's intercepts an independent army, which must fight", () => {
    const t = independentsMove(
      table().independents("seuthopolis", 3).army("red", "ptolemy", "aenus", THREE).army("blue", "perdiccas", "cardia", { mercenary: 1 }),
      "seuthopolis",
    );
    t.play("red step-to philippopolis");
    expect(t.asked).not.toBe("interception red");
    const second = independentsMove(table().independents("seuthopolis", 3).army("blue", "perdiccas", "aenus", { mercenary: 1 }), "seuthopolis");
    second.play("red step-to philippopolis");
    expect(second.asked).toBe("interception blue");
    second.dice("6 1 1 6 6").play("blue declare-interception aenus");
    expect(second.told("battle-began")[0]).toMatchObject({ attacker: null, defender: "blue" });
    expect(second.told("champion-lost")).toEqual([]);
  });

  test("[DIA-INT.23] after a passage there is no way back: an army must fight", () => {
    const t = table()
      .army("blue", "perdiccas", "gordium", THREE)
      .army("green", "craterus", "mazaca", THREE)
      .army("red", "antigonus", "celaenae", { mercenary: 4 });
    marching(t).play("red ask-passage gordium", "blue permit-passage", "blue let-pass", "red step-to ancyra", "blue done");
    t.dice("6 6 6 1 1").play("green declare-interception mazaca", "green done");
    expect(t.told("battle-began")[0]).toMatchObject({ attacker: "red", defender: "green" });
  });

  test("[DIA-INT.24] one stack makes one attempt, whoever leads it", () => {
    const t = marching(beside().general("blue", "seleucus", "dorylaeum")).play("red step-to gordium");
    t.dice("1").play("blue declare-interception dorylaeum", "blue lead-interception seleucus");
    expect(t.told("interception-failed").length).toBe(1);
    expect(t.asked).toBe("march red");
  });

  test("[DIA-INT.24] An army that has declared an attempt does not declare another at the same entry", () => {
    const t = marching(beside().army("blue", "leonnatus", "ancyra", THREE)).play("red step-to gordium", "blue declare-interception dorylaeum");
    expect(t.reason("blue declare-interception dorylaeum")).toBe("intercept/declared DIA-INT.24");
    t.dice("1").play("blue done");
    expect(t.told("interception-failed").length).toBe(1);
  });

  test("[DIA-INT.25] royal family members go with an interceptor as he chooses, the body under a major general only", () => {
    const t = marching(beside().royal("philip-iii", "dorylaeum", "blue").royal("alexanders-body", "dorylaeum", "blue").general("blue", "cleitus", "dorylaeum"));
    t.play("red step-to gordium", "blue declare-interception dorylaeum").dice("6").play("blue lead-interception cleitus");
    expect(t.moves("leave-royal")).toEqual(["blue leave-royal philip-iii"]);
    t.play("blue leave-royal philip-iii", "blue done");
    expect([t.placeOf("philip-iii"), t.placeOf("alexanders-body")]).toEqual(["dorylaeum", "dorylaeum"]);
    const led = marching(beside().royal("alexanders-body", "dorylaeum", "blue")).play("red step-to gordium");
    led.dice("6").play("blue declare-interception dorylaeum", "blue done");
    expect(led.placeOf("alexanders-body")).toBe("gordium");
  });
});

describe("avoiding battle", () => {
  /** Red enters Gordium, where Blue's Perdiccas (initiative 3) stands. */
  function entered(t: Table = table()): Table {
    return marching(t.army("blue", "perdiccas", "gordium", { mercenary: 2 }).army("red", "antigonus", "celaenae", { mercenary: 6 })).play(
      "red step-to gordium",
    );
  }

  test("[DIA-AVO.1] [DIA-AVO.2] the army entered may try; 3 fails and 4 succeeds for initiative 3", () => {
    expect(entered().moves()).toEqual(["blue try-to-avoid", "blue stand"]);
    const failed = entered().dice("3 6 6 1 1").play("blue try-to-avoid");
    expect(failed.told("avoidance-tried")[0]?.success).toBe(false);
    expect(entered().dice("4").play("blue try-to-avoid").asked).toBe("avoid-step blue");
  });

  test("[DIA-AVO.3] unled CUs cannot avoid; the senior general is tested, and a lone general may try", () => {
    const unled = marching(table().units("blue", "gordium", { mercenary: 2 }).army("red", "antigonus", "celaenae", { mercenary: 6 }));
    unled.dice("6 6 1 1").play("red step-to gordium");
    expect(unled.told("battle-began").length).toBe(1);
    // Antipater (initiative 4) is senior to Antigonus' equal Seleucus (3): a 4 is not enough.
    const senior = marching(
      table()
        .army("blue", "antipater", "gordium", { mercenary: 2 })
        .general("blue", "seleucus", "gordium")
        .army("red", "antigonus", "celaenae", { mercenary: 6 }),
    );
    senior.play("red step-to gordium").dice("4 6 6 1 1").play("blue try-to-avoid");
    expect(senior.told("avoidance-tried")[0]?.success).toBe(false);
    const lone = marching(table().general("blue", "perdiccas", "gordium").army("red", "antigonus", "celaenae", THREE)).play("red step-to gordium");
    lone.dice("6").play("blue try-to-avoid", "blue avoid-to ancyra", "blue stop");
    expect(lone.placeOf("perdiccas")).toBe("ancyra");
  });

  test("[DIA-AVO.4] on a success the whole army moves one or two spaces", () => {
    const t = entered().dice("6").play("blue try-to-avoid", "blue avoid-to ancyra");
    expect(t.moves("stop")).toEqual(["blue stop"]);
    t.play("blue avoid-to mazaca");
    expect(t.field("mazaca")).toEqual(["blue", { mercenary: 2 }]);
    expect(t.placeOf("perdiccas")).toBe("mazaca");
  });

  test("[DIA-AVO.5] not to where the attacker came from, nor among enemies, nor onto a marker not its own", () => {
    const t = entered(table().control("independent", "bithynium").units("green", "dorylaeum", { mercenary: 1 }))
      .dice("6")
      .play("blue try-to-avoid");
    // Ancyra is the only way out, so it is taken without asking.
    expect(t.moves()).toEqual(["blue avoid-to sinope", "blue avoid-to mazaca", "blue stop"]);
    const shut = table().control("independent", "bithynium").control("green", "dorylaeum").control("red", "ancyra");
    marching(shut.army("blue", "perdiccas", "gordium", { mercenary: 2 }).army("red", "antigonus", "celaenae", { mercenary: 6 }));
    shut.dice("6 6 1 1").play("red step-to gordium");
    expect(shut.told("avoidance-tried")).toEqual([]);
    expect(shut.told("battle-began").length).toBe(1);
  });

  test("[DIA-AVO.5] transit points and passes may be used", () => {
    const t = table().army("blue", "perdiccas", "rhagae", { mercenary: 2 }).army("red", "antigonus", "nisaea", { mercenary: 6 });
    marching(t).play("red step-to rhagae").dice("6").play("blue try-to-avoid", "blue avoid-to caspian-gates");
    expect(t.moves("avoid-to")).toEqual(["blue avoid-to hecatompylos", "blue avoid-to zadracarta"]);
  });

  test("[DIA-AVO.6] after a failure the army fights and cannot go inside", () => {
    const t = entered(table().control("blue", "gordium")).dice("1 6 6 1 1").play("blue try-to-avoid");
    expect(t.told("battle-began").length).toBe(1);
  });

  test("[DIA-AVO.14] after a success the active army may go on, and follow", () => {
    const t = entered().dice("6").play("blue try-to-avoid", "blue avoid-to ancyra", "blue stop");
    expect(t.asked).toBe("march red");
    expect(t.moves("step-to")).toContain("red step-to ancyra");
  });

  test("[DIA-AVO.16] entered again, it may try again", () => {
    const t = entered().dice("6").play("blue try-to-avoid", "blue avoid-to ancyra", "blue stop", "red step-to ancyra");
    expect(t.asked).toBe("avoid-battle blue");
  });

  test("[DIA-AVO.13] an army that has just intercepted neither avoids nor withdraws", () => {
    const t = marching(beside().control("blue", "gordium").units("blue", "gordium", { mercenary: 1 })).play("red step-to gordium");
    t.dice("6 6 6 1 1").play("blue declare-interception dorylaeum", "blue done", "red fight");
    expect(t.told("avoidance-tried")).toEqual([]);
    expect(t.told("battle-began").length).toBe(1);
  });

  test("[DIA-AVO.13] [DIA-AMB.174] after an interception the others in the space may still avoid the army that fights", () => {
    const t = marching(beside().general("green", "craterus", "gordium")).play("red step-to gordium");
    t.dice("6").play("blue declare-interception dorylaeum", "blue done", "red fight");
    expect(t.asked).toBe("avoid-battle green");
    t.dice("6 6 6 1 1").play("green try-to-avoid", "green avoid-to ancyra", "green stop");
    expect(t.placeOf("craterus")).toBe("ancyra");
    expect(t.told("battle-began")[0]).toMatchObject({ attacker: "red", defender: "blue", space: "gordium" });
  });

  test("[DIA-AMB.178] [DIA-OPT.6] [DIA-INT.13] an intercepted army that fights pursues nobody else out of the space", () => {
    const t = beside().general("green", "craterus", "gordium");
    t.set((s) => {
      s.options |= SWITCHES.of.pursuit;
    });
    marching(t).play("red step-to gordium").dice("6").play("blue declare-interception dorylaeum", "blue done", "red fight");
    t.dice("6 6 6 1 1").play("green try-to-avoid", "green avoid-to ancyra", "green stop");
    expect([t.told("pursuit"), t.told("battle-began")[0]?.space]).toEqual([[], "gordium"]);
  });

  test("[DIA-AVO.17] an independent army avoids when a Surprise card is discarded for it, on 3 to 6; independent markers are no bar", () => {
    const t = table()
      .control("independent", "bithynium")
      .independents("gordium", 2, "pisidians")
      .army("red", "antigonus", "celaenae", { mercenary: 6 })
      .hand("blue", "scouts", "desertion")
      .pile("diplomacy");
    marching(t).play("red step-to gordium", "blue pass");
    expect(t.asked).toBe("independent-avoidance blue");
    expect(["desertion ancyra", "evil-omens gordium", "desertion gordium"].map((rest) => t.reason(`blue discard-for-independent ${rest}`))).toEqual([
      "avoid/other-army DIA-AVO.17",
      "card/not-in-hand DIA-AVO.17",
      null,
    ]);
    t.dice("2").play("blue discard-for-independent desertion gordium", "blue pass", "blue pass");
    expect(t.asked).toBe("independent-avoidance blue");
    t.dice("3").play("blue discard-for-independent scouts gordium");
    expect(t.moves()).toContain("blue avoid-to bithynium");
    t.play("blue avoid-to bithynium", "blue stop");
    expect(t.field("bithynium")).toEqual(["independent", { mercenary: 2 }]);
    expect(spaceOfArmy(t.state, t0.armyIds.indexOf("pisidians"))).toBe(t0.spaceIds.indexOf("bithynium"));
    expect(t.asked).toBe("march red");
  });

  test("[DIA-AVO.4] [DIA-AVO.17] the whole independent army goes, and no general or royal with it", () => {
    const t = table()
      .independents("gordium", 3)
      .royal("philip-iii", "gordium")
      .general("green", t0.pieceIds[0]!, "babylon")
      .army("red", "antigonus", "celaenae", { mercenary: 4 })
      .hand("blue", "scouts")
      .pile("diplomacy");
    marching(t).play("red step-to gordium");
    while (t.asked === "surprise-window blue") t.play("blue pass");
    t.dice("6").passTo("blue discard-for-independent scouts gordium");
    if (t.decision === "avoid-step") t.play("blue avoid-to ancyra", "blue stop");
    expect(t.log.filter(({ type }) => type === "battle-avoided")).toEqual([
      { type: "battle-avoided", clause: "DIA-AVO.4", seat: null, from: "gordium", to: "ancyra" },
    ]);
    expect([t.field("ancyra"), t.placeOf("philip-iii"), t.asked]).toEqual([["independent", { mercenary: 3 }], "gordium", "march red"]);
    expect(t.placeOf(t0.pieceIds[0]!)).toBe("babylon");
  });

  test("[DIA-AVO.4] the royal family members of an avoiding player's army go with it", () => {
    const t = beside().royal("philip-iii", "gordium", "blue").army("blue", "seleucus", "gordium", { mercenary: 2 });
    marching(t).play("red step-to gordium", "blue done").dice("6").play("blue try-to-avoid", "blue avoid-to ancyra", "blue stop");
    expect([t.placeOf("seleucus"), t.placeOf("philip-iii"), t.controllerOf("philip-iii")]).toEqual(["ancyra", "ancyra", "blue"]);
  });

  test("[DIA-AVO.17] [DIA-IND.14] it does not avoid to where another independent army stands", () => {
    const t = table()
      .independents("gordium", 2)
      .independents("bithynium", 2)
      .army("red", "antigonus", "celaenae", { mercenary: 6 })
      .hand("blue", "scouts")
      .pile("diplomacy");
    marching(t).play("red step-to gordium", "blue pass");
    t.dice("3").play("blue discard-for-independent scouts gordium");
    expect(t.moves("avoid-to").length).toBeGreaterThan(0);
    expect(t.moves("avoid-to")).not.toContain("blue avoid-to bithynium");
  });

  test("[DIA-AVO.18] avoiding and withdrawing cost nobody the Champion status", () => {
    const t = entered().dice("6").play("blue try-to-avoid", "blue avoid-to ancyra", "blue stop");
    expect(t.told("champion-lost")).toEqual([]);
  });

  test("[DIA-AVO.19] against an independent army one avoids and withdraws in the same way", () => {
    const t = independentsMove(table().independents("pisidia", 3).army("blue", "perdiccas", "aspendus", { mercenary: 1 }), "pisidia").play(
      "red step-to aspendus",
    );
    expect(t.asked).toBe("avoid-battle blue");
  });
});

describe("withdrawing inside", () => {
  function besieged(units: UnitCounts, ...generals: string[]): Table {
    const t = table().control("blue", "celaenae").units("blue", "celaenae", units).army("red", "antigonus", "gordium", { mercenary: 6 });
    for (const general of generals) t.general("blue", general, "celaenae");
    return marching(t).play("red step-to celaenae");
  }

  test("[DIA-AVO.7] [DIA-AVO.8] [DIA-AVO.9] up to two CUs and any number of generals go behind the walls without a die", () => {
    const t = besieged({ mercenary: 3 }, "perdiccas", "craterus");
    t.play("blue withdraw-unit mercenary", "blue withdraw-unit mercenary");
    expect(t.moves("withdraw-unit")).toEqual([]);
    t.play("blue withdraw-general perdiccas", "blue withdraw-general craterus");
    expect(t.within("celaenae")).toEqual({ mercenary: 2 });
    expect([t.placeOf("perdiccas"), t.placeOf("craterus")]).toEqual(["inside celaenae", "inside celaenae"]);
    expect(t.told("roll")).toEqual([]);
  });

  test("[DIA-AVO.7] a general without CUs goes behind the walls of his city", () => {
    const t = table().control("blue", "celaenae").general("blue", "perdiccas", "celaenae").army("red", "antigonus", "gordium", { mercenary: 6 });
    marching(t).play("red step-to celaenae");
    expect(t.moves()).toEqual(["blue withdraw-general perdiccas", "blue done"]);
    t.play("blue withdraw-general perdiccas");
    expect(t.placeOf("perdiccas")).toBe("inside celaenae");
  });

  test("[DIA-AVO.9] [DIA-SS.15] the Silver Shields go inside whole or not at all", () => {
    const t = besieged({ mercenary: 1, "silver-shields": 2 }, "perdiccas");
    expect(t.moves("withdraw-unit")).toEqual(["blue withdraw-unit mercenary", "blue withdraw-unit silver-shields"]);
    t.play("blue withdraw-unit mercenary");
    expect(t.moves("withdraw-unit")).toEqual([]);
    expect(t.reason("blue withdraw-unit silver-shields")).toBe("withdraw/no-room DIA-AVO.9");
  });

  test("[DIA-AVO.7] only in a major city with one's own marker", () => {
    const minor = marching(table().control("blue", "gordium").units("blue", "gordium", THREE).army("red", "antigonus", "celaenae", { mercenary: 6 }));
    minor.dice("6 6 1 1").play("red step-to gordium");
    expect(minor.told("withdrew-inside")).toEqual([]);
    const free = marching(table().units("blue", "celaenae", THREE).army("red", "antigonus", "gordium", { mercenary: 6 }));
    free.dice("6 6 1 1").play("red step-to celaenae");
    expect(free.told("withdrew-inside")).toEqual([]);
  });

  test("[DIA-AVO.9] royal family members go inside with a general or CU", () => {
    const t = table().control("blue", "celaenae").army("blue", "perdiccas", "celaenae", { mercenary: 1 }).royal("philip-iii", "celaenae", "blue");
    marching(t.army("red", "antigonus", "gordium", { mercenary: 6 })).play("red step-to celaenae");
    expect(t.moves("withdraw-royal")).toEqual([]);
    t.play("blue withdraw-unit mercenary", "blue withdraw-general perdiccas", "blue withdraw-royal philip-iii");
    expect(t.placeOf("philip-iii")).toBe("inside celaenae");
    expect(t.controllerOf("philip-iii")).toBe("blue");
    const led = table().control("blue", "celaenae").army("blue", "perdiccas", "celaenae", { mercenary: 1 }).royal("philip-iii", "celaenae", "blue");
    marching(led.army("red", "antigonus", "gordium", { mercenary: 4 })).play("red step-to celaenae", "blue withdraw-general perdiccas");
    expect(led.moves("withdraw-royal")).toEqual(["blue withdraw-royal philip-iii"]);
  });

  test("[DIA-AVO.10] [DIA-AVO.11] [DIA-AVO.12] first some go inside, unled CUs too; then the rest avoids or fights", () => {
    const t = besieged({ mercenary: 3 }, "perdiccas").play("blue withdraw-unit mercenary", "blue done");
    expect(t.asked).toBe("avoid-battle blue");
    const unled = besieged({ mercenary: 3 });
    expect(unled.asked).toBe("withdraw-inside blue");
    unled.play("blue withdraw-unit mercenary", "blue withdraw-unit mercenary");
    expect(unled.told("overrun").length).toBe(1);
  });

  test("[DIA-AVO.15] when all are inside the active army goes on, or stays and besieges", () => {
    const t = besieged({ mercenary: 2 }).play("blue withdraw-unit mercenary", "blue withdraw-unit mercenary");
    expect(t.asked).toBe("march red");
    expect(t.moves("assault")).toEqual(["red assault"]);
    expect(t.moves("step-to").length).toBeGreaterThan(0);
  });
});

describe("overrun", () => {
  function onto(attackers: UnitCounts, defenders: UnitCounts, options: TableOptions = {}): Table {
    return marching(table(options).units("blue", "gordium", defenders).army("red", "antigonus", "celaenae", attackers));
  }

  test("[DIA-OVR.1] [DIA-OVR.8] five times as many CUs overrun, and must: 5 against 1, 10 against 2, but not 9 against 2", () => {
    expect(onto({ mercenary: 5 }, { mercenary: 1 }).play("red step-to gordium").told("overrun").length).toBe(1);
    expect(onto({ mercenary: 10 }, { mercenary: 2 }).play("red step-to gordium").told("overrun").length).toBe(1);
    const nine = onto({ mercenary: 9 }, { mercenary: 2 }).dice("6 6 1 1").play("red step-to gordium");
    expect([nine.told("overrun").length, nine.told("battle-began").length]).toEqual([0, 1]);
  });

  test("[DIA-OVR.2] [DIA-OVR.3] only CUs count: royal troops of the less legitimate and local troops make no difference", () => {
    const t = table()
      .control("blue", "gordium")
      .units("blue", "gordium", { macedonian: 1 })
      .army("red", "antigonus", "celaenae", { royal: 5 })
      .set((s) => {
        s.champions = 0b10;
      });
    marching(t).dice("1").play("red step-to gordium");
    expect(t.told("overrun").length).toBe(1);
    expect(t.told("royals-set-aside")).toEqual([]);
  });

  test("[DIA-OVR.4] the ratio is taken after withdrawals, against all field CUs that are left", () => {
    const t = table().control("blue", "celaenae").units("blue", "celaenae", { mercenary: 3 }).army("red", "antigonus", "gordium", { mercenary: 5 });
    marching(t).play("red step-to celaenae", "blue withdraw-unit mercenary", "blue withdraw-unit mercenary");
    expect(t.told("overrun").length).toBe(1);
  });

  test("[DIA-OVR.5] the overrun suffer army defeat without a battle roll, the others lose nothing", () => {
    const t = onto({ mercenary: 10 }, { mercenary: 1, macedonian: 1 }).dice("1").play("red step-to gordium");
    expect(t.told("roll").map((e) => e.purpose)).toEqual(["attrition"]);
    expect(t.box("blue")).toEqual({ macedonian: 1 });
    t.play("red end-move");
    expect(t.field("gordium")).toEqual(["red", { mercenary: 10 }]);
  });

  test("[DIA-OVR.6] on land the army goes on", () => {
    expect(onto({ mercenary: 5 }, { mercenary: 1 }).play("red step-to gordium").moves("step-to").length).toBeGreaterThan(0);
  });

  test("[DIA-OVR.7] from the sea it must end its move in the space", () => {
    const t = marching(table().units("blue", "pergamum", { mercenary: 1 }).army("red", "antigonus", "mytilene", { mercenary: 5 }));
    t.play("red embark", "red sail-to pergamum");
    expect(t.told("overrun").length).toBe(1);
    expect(t.moves("step-to")).toEqual([]);
  });

  test("[DIA-OVR.9] it is a hostile act", () => {
    expect(onto({ mercenary: 5 }, { mercenary: 1 }).play("red step-to gordium").told("champion-lost")[0]).toMatchObject({
      clause: "DIA-OVR.9",
      seat: "red",
      against: "blue",
    });
    expect(onto({ mercenary: 5 }, { mercenary: 1 }, { usurper: "blue" }).play("red step-to gordium").told("champion-lost")).toEqual([]);
  });

  test("[DIA-OVR.10] independent armies are overrun and overrun by the same ratio; an overrun one gives prestige", () => {
    const t = marching(table().independents("gordium", 1).army("red", "antigonus", "celaenae", { mercenary: 5 })).play("red step-to gordium");
    expect(t.told("prestige-gained").length).toBe(1);
    expect(t.field("gordium")[0]).toBe(null);
    const over = independentsMove(table().independents("pisidia", 5).units("blue", "aspendus", { mercenary: 1 }), "pisidia").play("red step-to aspendus");
    expect(over.told("overrun")[0]).toMatchObject({ seat: null, loser: "blue" });
  });
});
