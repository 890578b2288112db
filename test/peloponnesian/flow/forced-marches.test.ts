/** Forced marches and forced sails. */
import { describe, expect, test } from "vitest";
import { ScriptedDice } from "../../../src/core/dice/scripted.js";
import { PELOPONNESIAN as GAME } from "../../../src/peloponnesian/index.js";
import { hasField, isBesieged, setHolder } from "../../../src/peloponnesian/state/index.js";
import { POSEIDON, ZEUS } from "../../../src/peloponnesian/vocabulary/types.js";
import { area, seatOf, t, table, type Table } from "../table.js";

describe("forced marches", () => {
  // Two elite blocks and light infantry of Sparta at Corinth, two areas from where they set out.
  function beforeMegara(): Table {
    return table()
      .put("sparta", { s01: 4, s03: 2, s05: 2 })
      .actionTurn("sparta", 2)
      .play("maneuver", "add-block s01", "add-block s03", "add-block s05", "enter tegea", "enter corinth");
  }
  const toMegara = () => beforeMegara().play("force-march megara");

  test("[PEL-5.3.1] [PEL-DP.15] a block that has used its allowance may try to enter one area more", () => {
    expect(beforeMegara().list).toEqual(["force-march tegea", "force-march sicyon", "force-march epidaurus", "force-march megara", "no-forced-march"]);
  });

  test("[PEL-5.3.2] the attempt is announced for a border, and rolled after all actions", () => {
    const g = toMegara();
    expect(g.told("forced-march-announced")).toEqual([
      { type: "forced-march-announced", seat: "sparta", from: "corinth", to: "megara", count: 3, secret: { blocks: ["s01", "s03", "s05"] } },
    ]);
    expect([g.placesOf("s01"), g.told("roll"), g.decision]).toEqual([["corinth 4"], [], "action-phase"]);
    expect(
      g
        .dice("1 1 1")
        .play("end-phase")
        .told("roll")
        .map((e) => e.purpose),
    ).toEqual(["forced-march"]);
  });

  test("[PEL-5.3.3] [PEL-5.3.8] [PEL-EX.5] one die for each block, in block order, before the owner decides", () => {
    const g = toMegara().dice("3 2 5").play("end-phase");
    expect(g.told("forced-march-rolled")).toEqual([
      {
        type: "forced-march-rolled",
        seat: "sparta",
        from: "corinth",
        to: "megara",
        successes: 2,
        needed: 5,
        eliteNeeded: 3,
        secret: { blocks: ["s01", "s03", "s05"], values: [3, 2, 5] },
      },
    ]);
    expect(g.placesOf("s01", "s03", "s05")).toEqual(["corinth 4", "corinth 2", "corinth 2"]);
  });

  test("[PEL-5.3.7] [PEL-DP.26] [PEL-EX.5] who succeeds goes on or stays", () => {
    const g = toMegara().dice("3 2 5").play("end-phase");
    expect(g.list).toEqual(["go-on", "stay"]);
    g.play("stay", "go-on");
    expect(g.placesOf("s01", "s03", "s05")).toEqual(["corinth 4", "corinth 2", "megara 2"]);
  });

  // How many succeed with these dice of S01 and S03, elite, and S05.
  const successes = (faces: string) => toMegara().dice(faces).play("end-phase").told("forced-march-rolled")[0]!.successes;

  test("[PEL-5.3.4] an ordinary block succeeds on 5 and 6", () => {
    expect(["1 1 4", "1 1 5", "1 1 6"].map(successes)).toEqual([0, 1, 1]);
  });

  test("[PEL-5.3.5] an elite block succeeds from 3 on", () => {
    expect(["2 2 1", "3 2 1", "3 6 1"].map(successes)).toEqual([0, 1, 2]);
  });

  test("[PEL-5.3.6] [PEL-D.16] a block that fails stays where it is, without another penalty", () => {
    const g = toMegara().dice("2 2 4").play("end-phase");
    expect([g.placesOf("s01", "s03", "s05"), g.told("turn-ended").length]).toEqual([["corinth 4", "corinth 2", "corinth 2"], 1]);
  });

  test("[PEL-5.3.9] [PEL-D.17] only a block that has used its allowance and was not stopped may try", () => {
    const g = table().put("sparta", { s01: 4 }).actionTurn("sparta", 2).play("maneuver", "add-block s01", "enter tegea");
    expect(g.list.filter((move) => move.startsWith("force-march"))).toEqual([]);
    expect(
      table().put("sparta", { s01: 4 }).put("corinth", { a01: 3 }).actionTurn("sparta", 2).play("maneuver", "add-block s01", "enter tegea", "enter corinth")
        .decision,
    ).toBe("action-phase");
  });

  test("[PEL-5.3.10] [PEL-5.0.4] a forced march may engage", () => {
    const g = table()
      .put("sparta", { s01: 4 })
      .put("megara", { a01: 3 })
      .actionTurn("sparta", 2)
      .play("maneuver", "add-block s01", "enter tegea", "enter corinth")
      .dice("6")
      .play("force-march megara", "end-phase", "go-on");
    expect(g.placesOf("s01")).toEqual(["megara 4"]);
  });

  test("[PEL-5.3.3] [PEL-D.18] in a forced sail the fleet rolls, its cargo does not", () => {
    const g = table().put("athens", { a14: 4, a01: 2 }).actionTurn("athens", 2).play("maneuver", "add-block a14", "add-block a01", "load a14 a01");
    g.play("enter saronic-gulf", "enter cyclades-sea", "enter icarian-sea", "enter lesbian-sea", "enter lemnian-sea", "force-march lesbos")
      .dice("3")
      .play("end-phase");
    expect(g.told("roll").map((e) => e.faces)).toEqual([[3]]);
    expect(g.play("go-on").placesOf("a14", "a01")).toEqual(["lesbos 4", "lesbos 2"]);
    expect(g.told("blocks-moved")).toEqual([
      { type: "blocks-moved", seat: "athens", from: "lemnian-sea", to: "lesbos", count: 2, secret: { blocks: ["a14", "a01"] } },
    ]);
  });

  test("[PEL-5.2.0.7] [PEL-5.3.3] a forced sail into a besieged port brings fleet and cargo inside, or ashore", () => {
    const sail = () => {
      const g = table()
        .put("athens", { a14: 4, a01: 2 })
        .put("samos", { s07: 2 })
        .besiege("samos")
        .actionTurn("athens", 2)
        .play("maneuver", "add-block a14", "add-block a01", "load a14 a01");
      g.play("enter saronic-gulf", "enter cyclades-sea", "enter icarian-sea", "enter lesbian-sea", "enter icarian-sea", "force-march samos").dice("3");
      g.play("end-phase");
      expect(g.list).toEqual(["into-city", "ashore", "stay"]);
      return g;
    };
    expect(sail().play("into-city").placesOf("a14", "a01")).toEqual(["inside samos 4", "inside samos 2"]);
    const ashore = sail().play("ashore");
    expect([ashore.placesOf("a14", "a01"), ashore.told("battle-began").length]).toEqual([["samos 4", "samos 2"], 1]);
  });

  test("[PEL-7.5.1] [PEL-5.3.7] who marches on from a city he has just reached besieges it no longer", () => {
    const g = table()
      .put("messenia", { a01: 3 })
      .actionTurn("athens", 2)
      .play("maneuver", "add-block a01", "enter sparta", "enter tegea", "force-march corinth");
    expect(isBesieged(g.state, area("tegea"))).toBe(true);
    g.dice("5").play("end-phase").play("go-on");
    expect([g.told("siege-ended").map((e) => e.area), isBesieged(g.state, area("tegea")), isBesieged(g.state, area("corinth"))]).toEqual([
      ["tegea"],
      false,
      true,
    ]);
  });

  test("[PEL-5.2.2.9] [PEL-D.15] storm checks come first; a perilous border of a successful forced sail is checked right after it", () => {
    const order = table()
      .put("laconian-gulf", { a14: 4 })
      .actionTurn("athens", 2)
      .play(
        "maneuver",
        "add-block a14",
        "enter myrtoan-sea",
        "enter saronic-gulf",
        "enter cyclades-sea",
        "enter icarian-sea",
        "enter lesbian-sea",
        "force-march central-aegean",
      );
    order.dice("4 6").play("end-phase");
    expect(order.told("roll").map((e) => e.purpose)).toEqual(["storm-check", "forced-march"]);
    order.dice("5").play("go-on");
    expect([order.told("storm-check").map((e) => e.storm), order.placesOf("a14")]).toEqual([[false], ["central-aegean 4"]]);
  });

  test("[PEL-5.2.2.9] in a storm the ship is damaged, and the turn goes on without another check", () => {
    const g = table()
      .put("laconian-gulf", { a14: 4 })
      .actionTurn("athens", 2)
      .play("maneuver", "add-block a14", "enter messenian-sea", "enter laconian-gulf", "enter messenian-sea");
    g.play("enter laconian-gulf", "enter messenian-sea", "force-march cretan-sea").dice("5").play("end-phase").dice("3 5").play("go-on");
    expect(g.told("storm-check").map((e) => [e.seat, e.border, e.storm])).toEqual([["athens", "messenian-sea.cretan-sea", true]]);
    expect(g.told("roll").map((e) => [e.purpose, e.seat])).toEqual([
      ["storm-check", "sparta"],
      ["ship-damage", "sparta"],
    ]);
    expect([g.placesOf("a14"), g.told("turn-ended").map((e) => e.seat)]).toEqual([["cretan-sea 3"], ["athens"]]);
  });

  test("[PEL-5.2.2.9] the check after a forced sail asks nobody about Poseidon", () => {
    const g = table()
      .put("laconian-gulf", { a14: 4 })
      .actionTurn("athens", 2)
      .play("maneuver", "add-block a14", "enter messenian-sea", "enter laconian-gulf", "enter messenian-sea");
    g.play("enter laconian-gulf", "enter messenian-sea", "force-march cretan-sea").dice("5").play("end-phase");
    setHolder(g.state, POSEIDON, seatOf("sparta"));
    g.dice("6").play("go-on");
    expect(g.told("storm-check").map((e) => [e.border, e.storm])).toEqual([["messenian-sea.cretan-sea", false]]);
  });

  test.each([
    ["[PEL-5.3.6] who fails is not asked and stays", "4 4 4", ["corinth 4", "corinth 2", "corinth 2"], null],
    ["[PEL-5.3.6] beside him who succeeds goes on", "1 5 1", ["corinth 4", "megara 2", "corinth 2"], "go-on"],
  ] as const)("%s", (_title, dice, expected, line) => {
    const g = toMegara()
      .dice(dice === "4 4 4" ? "2 4 4" : dice)
      .play("end-phase");
    if (line !== null) g.play(line);
    expect(g.placesOf("s01", "s03", "s05")).toEqual(expected);
  });

  test("[PEL-5.3.3] a die has six faces", () => {
    const { state } = toMegara();
    expect(() => GAME.apply(state, GAME.parse("sparta end-phase"), new ScriptedDice("7 1 1"))).toThrow("the die has 6 sides");
  });

  test("[PEL-5.3.12] a block tries at most once in a turn", () => {
    const g = toMegara().dice("6 6 6").play("end-phase", "go-on", "go-on", "go-on");
    expect(g.told("forced-march-rolled").length).toBe(1);
    expect(hasField(g.state, t, area("megara"), 0)).toBe(true);
  });

  test("[PEL-11.1.1] Zeus rerolls all dice of one border; the new result stands", () => {
    const g = toMegara()
      .set((s) => setHolder(s, ZEUS, seatOf("sparta")))
      .dice("6 6 6")
      .play("end-phase");
    expect(g.list).toEqual(["use-olympian", "keep-olympian"]);
    g.dice("1 1 1").play("use-olympian");
    expect(g.placesOf("s01", "s03", "s05")).toEqual(["corinth 4", "corinth 2", "corinth 2"]);
  });
});
