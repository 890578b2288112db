/** The storm of a city. */
import { describe, expect, test } from "vitest";
import { isBesieged } from "../../../src/peloponnesian/state/index.js";
import { area, plataea, table, type Table } from "../table.js";

describe("storm", () => {
  // S22 storms Plataea, and the garrison has attacked first, in vain.
  function walls(): Table {
    return plataea({ s22: 4 }).actionTurn("sparta", 2).play("end-phase").dice("3").play("storm plataea");
  }

  test("[PEL-8.1.0.2] [PEL-DP.38] the stormer chooses which of his field blocks take part", () => {
    const g = plataea({ s22: 4, s23: 3 }).actionTurn("sparta", 2).play("end-phase", "storm plataea");
    expect(g.list).toEqual(["storm-with s22", "storm-with s23"]);
    g.play("storm-with s23");
    expect(g.list).toEqual(["storm-with s22", "begin-storm"]);
    g.dice("3").play("begin-storm");
    expect(g.told("battle-began")).toEqual([
      {
        type: "battle-began",
        area: "plataea",
        mode: "storm",
        aggressor: "sparta",
        faces: [
          { side: "sparta", block: "s23", cv: 3, rating: "C2" },
          { side: "athens", block: null, cv: 1, rating: "B2" },
        ],
      },
    ]);
  });

  test("[PEL-5.4.2.1] [PEL-D.61] blocks that arrived this turn take part in the storm of an earlier siege", () => {
    const g = table()
      .put("plataea", { s22: 4 })
      .put("megara", { s17: 2 })
      .besiege("plataea")
      .actionTurn("sparta", 2)
      .play("maneuver", "choose-group megara", "add-block s17", "enter plataea", "stop-here", "end-phase", "storm plataea");
    expect(g.list).toEqual(["storm-with s17", "storm-with s22"]);
  });

  // The storm of Plataea. Round 1: the garrison hits S22, A26 routs one of two equal blocks, S23.
  function example(): Table {
    return plataea({ s22: 4, s23: 3 }, { a26: 2 })
      .actionTurn("sparta", 2)
      .play("end-phase", "storm plataea", "storm-with s22")
      .dice("2 6 3")
      .play("storm-with s23");
  }
  // S22 hits twice and routs in vain. Round 2: the garrison misses, A26 routs S22, and the storm is over.
  const panic = () => example().play("rout s23").dice("1 2 5 4 6").play("fight");

  test("[PEL-8.1.0.3] [PEL-8.1.0.4] [PEL-7.1.8] all besieged blocks and the garrison defend, and all who take part are revealed", () => {
    expect(example().log.filter((e) => e.type === "battle-began")).toEqual([
      {
        type: "battle-began",
        area: "plataea",
        mode: "storm",
        aggressor: "sparta",
        faces: [
          { side: "sparta", block: "s22", cv: 4, rating: "C2" },
          { side: "sparta", block: "s23", cv: 3, rating: "C2" },
          { side: "athens", block: "a26", cv: 2, rating: "C2" },
          { side: "athens", block: null, cv: 1, rating: "B2" },
        ],
      },
    ]);
  });

  test("[PEL-8.1.0.5] [PEL-7.3.4] a storm is fought in rounds, the garrison attacking like a block, with B2", () => {
    expect(example().attacks).toEqual([
      [null, 1, 0],
      ["a26", 0, 1],
    ]);
    const second = panic();
    expect([second.attacks.map(([block]) => block), second.told("round-began").map((e) => e.round)]).toEqual([["s22", null, "a26"], [2]]);
  });

  test("[PEL-8.1.1.1] double defence: two hits cost a defender 1 CV", () => {
    const before = example().play("rout s23");
    expect(before.view.battle!.fighters.find(({ block }) => block === "a26")!.cv).toBe(2);
    expect(panic().placesOf("a26")).toEqual(["inside plataea 1"]);
  });

  test("[PEL-8.1.1.2] a single hit is kept until the storm ends, and then dropped", () => {
    const storm = () => plataea({ s22: 4 }, { a26: 2 }).actionTurn("sparta", 2).play("end-phase").dice("3 3 3").play("storm plataea");
    const once = storm().dice("1 3 3 3 3 3 3").play("fight");
    expect(once.view.battle!.fighters.find(({ block }) => block === "a26")).toMatchObject({ cv: 2 });
    const twice = storm().dice("1 3 3 3 3 3 3").play("fight").dice("1 3 3 3 3 3").play("fight");
    expect(twice.told("block-hit").map((e) => [e.block, e.cv])).toEqual([["a26", 1]]); // the second hit of the second round
    const left = storm().dice("1 3 3 3 3 3 3").play("fight", "break-off");
    const later = left.actionTurn("sparta", 2).play("end-phase").dice("3 3 3").play("storm plataea").dice("1 3 3 3 3 3 3").play("fight");
    expect(later.told("block-hit").map((e) => [e.block, e.cv])).toEqual([]); // the hit of the storm that was broken off is forgotten
  });

  test("[PEL-6.3.3.7] [PEL-8.1.0.6] defenders of a city cannot be routed", () => {
    expect(panic().attacks[0]).toEqual(["s22", 2, 1]);
    expect(
      panic()
        .told("block-routed")
        .map((e) => e.block),
    ).toEqual(["s22"]);
  });

  test("[PEL-8.1.0.8] [PEL-14.1.1.4] routed stormers panic: they leave the area, and the defender gains 2 prestige", () => {
    const g = panic();
    expect([g.told("side-panicked").map((e) => e.side), g.told("battle-ended").map((e) => [e.winner, e.way])]).toEqual([["sparta"], [["athens", "repulsed"]]]);
    expect(g.told("prestige-changed")).toEqual([{ type: "prestige-changed", seat: "athens", amount: 2, marker: 2, reason: "storm", clause: "PEL-8.1.0.8" }]);
    expect(g.list).toEqual(["retreat-block s22", "retreat-block s23"]);
  });

  test("[PEL-EX.17] the storm of Plataea: both stormers leave, the siege ends, the garrison is at 1", () => {
    const g = panic().play("retreat-block s22", "retreat-to megara", "retreat-to thebes");
    expect([g.placesOf("s22", "s23", "a26"), g.garrisonOf("plataea"), isBesieged(g.state, area("plataea"))]).toEqual([
      ["megara 3", "thebes 3", "plataea 1"],
      "native 1",
      false,
    ]);
  });

  // A26 and the garrison, both of 1 CV, have missed; S22 hits twice.
  function hitAtEquals(): Table {
    return plataea({ s22: 4 }, { a26: 1 }).actionTurn("sparta", 2).play("end-phase").dice("3 3").play("storm plataea").dice("1 1 3 3").play("fight");
  }

  test("[PEL-6.3.2.6] [PEL-7.3.4] [PEL-DP.33] of a garrison and a block of the same CV their owner says who takes the hit", () => {
    const g = hitAtEquals();
    expect([g.seats, g.list]).toEqual([["athens"], ["take-hit a26", "garrison-takes-hit"]]);
  });

  test("[PEL-8.1.1.3] [PEL-8.1.1.1] who carries a single hit takes the next among equals, and that is 1 CV", () => {
    const walls = hitAtEquals().dice("3").play("garrison-takes-hit");
    expect([walls.placesOf("a26"), walls.told("block-hit").map((e) => [e.block, e.cv])]).toEqual([["inside plataea 1"], [[null, 0]]]);
    const block = hitAtEquals().dice("3").play("take-hit a26");
    expect([block.garrisonOf("plataea"), block.told("block-hit").map((e) => [e.block, e.cv])]).toEqual(["native 1", [["a26", 0]]]);
  });

  test("[PEL-8.1.0.8] [PEL-8.1.0.9] a single survivor of a panicked storm leaves the area, too, and with him the siege", () => {
    const g = plataea({ s22: 4 }).actionTurn("sparta", 2).play("end-phase").dice("6").play("storm plataea");
    expect([g.decision, g.list]).toEqual(["retreat", ["retreat-to megara", "retreat-to thebes"]]);
    g.play("retreat-to thebes");
    expect([g.placesOf("s22"), isBesieged(g.state, area("plataea"))]).toEqual([["thebes 4"], false]);
  });

  test("[PEL-8.1.0.11] [PEL-14.1.1.4] if no defender is left the city falls and the stormer gains 2 prestige", () => {
    const g = walls().dice("1 2 3 3").play("fight");
    expect(g.told("prestige-changed")).toEqual([{ type: "prestige-changed", seat: "sparta", amount: 2, marker: -2, reason: "storm", clause: "PEL-8.1.0.11" }]);
    expect([g.told("control-changed").map((e) => e.controller), g.garrisonOf("plataea")]).toEqual([["sparta"], "none 0"]);
  });

  test("[PEL-8.1.0.7] [PEL-6.4.1.4] [PEL-D.40] the stormer may break off: the siege goes on, no harrying, no prestige", () => {
    const g = walls().play("break-off");
    expect([g.placesOf("s22"), g.prestige, isBesieged(g.state, area("plataea"))]).toEqual([["plataea 4"], 0, true]);
    expect(g.told("battle-ended").map((e) => [e.winner, e.way])).toEqual([[null, "broken-off"]]);
  });

  test("[PEL-8.1.0.6] the defenders are not offered a retreat", () => {
    // The archers and the garrison attack without being asked; the first question is the stormer's.
    const g = plataea({ s22: 4 }, { a12: 1 }).actionTurn("sparta", 2).play("end-phase").dice("3 3").play("storm plataea");
    expect([g.seats, g.list]).toEqual([["sparta"], ["fight", "break-off"]]);
  });

  test("[PEL-8.1.0.10] if all stormers are eliminated the defender gains 2", () => {
    const g = plataea({ s22: 1 }).actionTurn("sparta", 2).play("end-phase").dice("1").play("storm plataea");
    expect([g.placesOf("s22"), g.prestige, isBesieged(g.state, area("plataea"))]).toEqual([["pool"], 2, false]);
  });

  test("[PEL-8.1.0.9] blocks that did not take part stay, and the siege with them", () => {
    const g = plataea({ s22: 1, s23: 3 }).actionTurn("sparta", 2).play("end-phase", "storm plataea", "storm-with s22").dice("1").play("begin-storm");
    expect([g.placesOf("s22", "s23"), isBesieged(g.state, area("plataea"))]).toEqual([["pool", "plataea 3"], true]);
  });

  test("[PEL-8.1.0.13] fleets storm with C1", () => {
    const g = table()
      .put("naupactus", { s14: 3, s11: 2 })
      .besiege("naupactus")
      .actionTurn("sparta", 2)
      .play("end-phase", "storm naupactus", "storm-with s14")
      .dice("3")
      .play("begin-storm");
    expect(g.told("battle-began")[0]!.faces[0]).toEqual({ side: "sparta", block: "s14", cv: 3, rating: "C1" });
  });

  test("[PEL-8.1.1.4] [PEL-6.3.2.4] the storming blocks take hits singly", () => {
    const g = table()
      .put("potidaea", { a03: 3 })
      .control("sparta", "potidaea")
      .garrison("potidaea", "rebel", 2)
      .besiege("potidaea")
      .actionTurn("athens", 2)
      .play("end-phase")
      .dice("1 2")
      .play("storm potidaea");
    expect(g.told("block-hit").map((e) => [e.block, e.cv])).toEqual([
      ["a03", 2],
      ["a03", 1],
    ]);
  });
});
