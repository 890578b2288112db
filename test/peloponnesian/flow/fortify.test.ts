/** The defender of a City-State may decline battle behind the walls. */
import { describe, expect, test } from "vitest";
import { fight, table, type Table } from "../table.js";

describe("fortifying", () => {
  const offered = () => fight({ s17: 2 }, { a26: 2 }, "plataea", "megara");

  test("[PEL-7.1.1] [PEL-6.0.8] the defender in his own City-State may decline the battle: his blocks go into the city", () => {
    const g = offered();
    expect([g.seats, g.decision, g.list]).toEqual([["athens"], "fortify", ["fight", "fortify"]]);
    g.play("fortify");
    expect(g.told("fortified")).toEqual([{ type: "fortified", seat: "athens", area: "plataea", inside: 1, clause: "PEL-7.1.1" }]);
    expect([g.placesOf("a26"), g.told("battle-began")]).toEqual([["inside plataea 2"], []]);
  });

  test("[PEL-7.1.2] [PEL-6.0.8] that is decided before any block is revealed; who fights is revealed then", () => {
    expect(offered().log.some((e) => e.type === "battle-began")).toBe(false);
    expect(offered().play("fight").told("battle-began")).toHaveLength(1);
  });

  test("[PEL-7.2.2] [PEL-6.0.8] a siege begins when the defender fortifies, and there is no more combat in that area", () => {
    const g = offered().play("fortify");
    expect([g.told("siege-began").map((e) => e.area), g.told("turn-ended").map((e) => e.seat)]).toEqual([["plataea"], ["sparta"]]);
  });

  test("[PEL-7.1.6] fortifying gives no prestige", () => {
    const g = offered().play("fortify");
    expect([g.prestige, g.told("prestige-changed")]).toEqual([0, []]);
  });

  test("[PEL-7.1.7] the blocks inside stay hidden: the enemy sees one besieged block and no face", () => {
    const g = offered().play("fortify");
    expect(g.viewOf("sparta").areas["plataea"]!.besieged).toMatchObject({ athens: 1 });
    expect(g.viewOf("sparta").blocks.athens["a26"]).toBeUndefined();
  });

  // Four Spartan blocks in Megara, which has room for two, against five Athenian ones.
  function crowded(): Table {
    return table()
      .put("athens", { a01: 4, a02: 3, a03: 3, a04: 2, a05: 2 })
      .put("megara", { s17: 2, s11: 3, s12: 2, s07: 2 })
      .attack("athens", "athens", "megara", ["a01", "a02", "a03", "a04", "a05"])
      .play("fortify");
  }

  test("[PEL-7.1.4] [PEL-D.66] as many go in as there is room for, and not fewer; the defender chooses who", () => {
    const g = crowded();
    expect(g.list).toEqual(["bring-inside s07", "bring-inside s11", "bring-inside s12", "bring-inside s17"]);
    g.play("bring-inside s11");
    expect(g.list).toEqual(["bring-inside s07", "bring-inside s12", "bring-inside s17"]);
    g.play("bring-inside s17");
    expect([g.decision, g.placesOf("s11", "s17")]).toEqual(["retreat", ["inside megara 3", "inside megara 2"]]);
  });

  test("[PEL-7.1.5] [PEL-EX.16] the others retreat at once, without harrying", () => {
    const g = crowded().play("bring-inside s11", "bring-inside s17");
    expect(g.list).toEqual(["retreat-block s07", "retreat-block s12"]);
    g.play("retreat-block s07");
    expect([g.placesOf("s12", "s07"), g.prestige, g.log.some((e) => e.type === "roll")]).toEqual([["corinth 2", "corinth 2"], 0, false]);
  });

  test("[PEL-7.1.1] outside a City-State of his own nobody fortifies", () => {
    expect(fight({ s17: 2 }, { a01: 2 }, "messenia", "sparta").decision).toBe("melee");
    expect(table().put("corinth", { s11: 2 }).put("megara", { a01: 2 }).attack("sparta", "corinth", "megara", ["s11"]).decision).toBe("melee"); // an enemy city
  });

  test("[PEL-6.7.4] nobody fortifies in a battle at sea", () => {
    expect(
      table().put("corinthian-gulf", { s14: 3 }).put("cephallenian-sea", { a14: 3 }).attack("sparta", "corinthian-gulf", "cephallenian-sea", ["s14"]).decision,
    ).toBe("melee");
  });

  test("[PEL-7.1.3] where several columns engage, the walls may be taken before each battle", () => {
    const g = table()
      .put("megara", { s17: 2 })
      .put("athens", { a01: 1, a14: 3 })
      .actionTurn("athens", 2)
      .play("maneuver", "add-block a01", "march", "enter megara", "add-block a14", "enter saronic-gulf", "enter megara");
    g.play("end-phase", "send-column a01", "fight").dice("3 3").play("fight").play("retreat");
    expect([g.seats, g.decision, g.list]).toEqual([["sparta"], "fortify", ["fight", "fortify"]]);
  });

  test("[PEL-7.1.9] a captured city without garrison serves for fortifying, but adds none", () => {
    const g = table()
      .control("sparta", "plataea")
      .put("plataea", { s23: 2 })
      .put("athens", { a01: 4 })
      .attack("athens", "athens", "plataea", ["a01"])
      .play("fortify");
    expect(g.placesOf("s23")).toEqual(["inside plataea 2"]);
    expect(g.view.areas["plataea"]!.city!.garrison).toBeUndefined();
  });
});

describe("fortifying on an island", () => {
  // Andros has room for one. Sparta lands from the Cyclades Sea, and the phase ends.
  function landing(defenders: Readonly<Record<string, number>>): Table {
    return table().put("andros", defenders).put("cyclades-sea", { s14: 4 }).attack("sparta", "cyclades-sea", "andros", ["s14"]);
  }
  // Sparta lands from both seas around it, and sends the first column.
  function landings(defenders: Readonly<Record<string, number>>): Table {
    const g = table()
      .put("andros", defenders)
      .put("cyclades-sea", { s14: 4 })
      .put("central-aegean", { s15: 3 })
      .actionTurn("sparta", 3)
      .play("maneuver", "choose-group cyclades-sea", "add-block s14", "enter andros");
    return g.play("maneuver", "add-block s15", "enter andros", "end-phase", "send-column s14");
  }

  test("[PEL-7.1.5] [PEL-6.4.2.8] [PEL-D.35] who cannot walk away is carried away: the fleet that is to carry him does not go in", () => {
    const g = landing({ a01: 1, a02: 1, a14: 3 });
    expect([g.decision, g.list]).toEqual(["fortify", ["fight", "fortify"]]);
    g.play("fortify");
    expect(g.list).toEqual(["bring-inside a01", "bring-inside a02"]);
    g.play("bring-inside a01");
    expect(g.placesOf("a01", "a02", "a14")).toEqual(["inside andros 1", "central-aegean 1", "central-aegean 3"]);
  });

  // Whether the walls are offered to these defenders; else the battle begins.
  const offered = (defenders: Readonly<Record<string, number>>) => landing(defenders).decision === "fortify";
  test.each([
    ["[PEL-7.1.5] who finds room may go in", { a01: 1 }, true],
    ["[PEL-7.1.5] one for whom there is neither room nor a way out keeps all from fortifying", { a01: 1, a02: 1 }, false],
    ["[PEL-7.1.5] [PEL-6.4.2.8] a fleet carries one away", { a01: 1, a02: 1, a14: 2 }, true],
    ["[PEL-7.1.5] [PEL-6.4.2.8] but not two", { a01: 1, a02: 1, a03: 1, a14: 4 }, false],
    ["[PEL-7.1.5] [PEL-6.4.2.8] two fleets do", { a01: 1, a02: 1, a03: 1, a14: 4, a15: 2 }, true],
    ["[PEL-7.1.5] [PEL-6.4.2.8] a fleet of 1 CV carries nobody", { a01: 1, a02: 1, a14: 1 }, false],
    ["[PEL-7.1.5] and leaves by itself", { a01: 1, a14: 1 }, true],
    ["[PEL-7.1.5] [PEL-5.2.1.2] a barbarian is not carried, so that he must go in", { a48: 1, a14: 3 }, true],
    ["[PEL-7.1.5] beside him nobody finds room", { a48: 1, a01: 1 }, false],
    ["[PEL-7.1.5] [PEL-6.4.2.8] so that the other is carried", { a48: 1, a01: 1, a14: 3 }, true],
    ["[PEL-7.1.5] two barbarians are too many", { a48: 1, a43: 1, a14: 3 }, false],
  ] as const)("%s", (_title, defenders, expected) => expect(offered(defenders)).toBe(expected));

  test("[PEL-7.1.5] [PEL-6.4.2.8] he goes in who cannot be carried, and the other is", () => {
    const g = landing({ a48: 1, a01: 1, a14: 3 }).play("fortify");
    expect(g.placesOf("a48", "a01", "a14")).toEqual(["inside andros 1", "central-aegean 1", "central-aegean 3"]);
    expect(g.told("blocks-retreated").map((e) => [e.to, e.count, e.secret])).toEqual([["central-aegean", 2, { blocks: ["a14", "a01"] }]]);
  });

  test("[PEL-7.1.5] a fleet does not go in that has to carry somebody, nor leave without him", () => {
    const g = landing({ a01: 1, a02: 1, a14: 3 }).play("fortify");
    expect(g.reason("bring-inside a14")).toBe("fortify/another-must-go-in PEL-7.1.5");
    expect(landing({ a01: 1, a02: 1 }).log.some((e) => e.type === "battle-began")).toBe(true);
  });

  test("[PEL-7.1.5] without a sea to leave by the fleet finds room or nobody fortifies", () => {
    expect(landings({ a01: 1, a14: 3 }).decision).toBe("melee");
    expect(landings({ a14: 3 }).list).toEqual(["fight", "fortify"]);
  });
});

describe("how many go in", () => {
  // Corinth, which holds three, is attacked by one block.
  const corinth = (defenders: Readonly<Record<string, number>>) =>
    table()
      .put("corinth", defenders)
      .put("tegea", { a01: 4 })
      .control("athens", "tegea")
      .garrison("tegea", "detached", 1)
      .attack("athens", "tegea", "corinth", ["a01"])
      .play("fortify");

  test("[PEL-7.1.4] [PEL-7.1.1] as many as the city holds go in at once, and all learn how many", () => {
    const g = corinth({ s11: 2, s12: 2, s13: 1 });
    expect(g.placesOf("s11", "s12", "s13")).toEqual(["inside corinth 2", "inside corinth 2", "inside corinth 1"]);
    expect(g.log.filter((e) => e.type === "fortified")).toEqual([{ type: "fortified", seat: "sparta", area: "corinth", inside: 3, clause: "PEL-7.1.1" }]);
  });

  test("[PEL-7.1.4] [PEL-7.1.1] of more it is chosen who", () => {
    const g = corinth({ s11: 2, s12: 2, s13: 1, s17: 1 });
    expect([g.asked, g.listed("bring-inside")]).toEqual(["fortify sparta", ["s11", "s12", "s13", "s17"]]);
    expect(g.log.filter((e) => e.type === "fortified")).toMatchObject([{ inside: 3 }]);
  });

  test("[PEL-7.1.5] places are filled to the last; then who is left retreats", () => {
    const g = corinth({ s11: 2, s12: 2, s13: 1, s17: 1 }).play("bring-inside s11", "bring-inside s12");
    expect([g.asked, g.listed("bring-inside")]).toEqual(["fortify sparta", ["s13", "s17"]]);
    g.play("bring-inside s13");
    expect(g.placesOf("s13")).toEqual(["inside corinth 1"]);
    expect([g.asked, g.list]).toEqual(["retreat sparta", ["retreat-to sicyon", "retreat-to epidaurus", "retreat-to megara"]]);
  });

  // Andros has room for one. Sparta lands, and Athens cannot leave but aboard.
  test("[PEL-7.1.5] the first block of a side is counted like the others when it goes in", () => {
    const g = table()
      .control("sparta", "andros")
      .put("andros", { s01: 1, s11: 1, s14: 3 })
      .put("cyclades-sea", { a14: 4 })
      .attack("athens", "cyclades-sea", "andros", ["a14"])
      .play("fortify");
    expect(g.list).toEqual(["bring-inside s01", "bring-inside s11"]);
    g.play("bring-inside s01");
    expect(g.placesOf("s01", "s11", "s14")).toEqual(["inside andros 1", "central-aegean 1", "central-aegean 3"]);
  });

  test("[PEL-7.1.4] one alone goes in", () => {
    expect(corinth({ s01: 2 }).placesOf("s01")).toEqual(["inside corinth 2"]);
  });
});
