import { describe, expect, test } from "vitest";
import { PELOPONNESIAN as GAME } from "../../../src/peloponnesian/index.js";
import { garrisonCV, garrisonOf, isBesieged, setHolder } from "../../../src/peloponnesian/state.js";
import { ATHENA, GARRISONS, type Season } from "../../../src/peloponnesian/types.js";
import { area, besiege, board, control, put, putInside, seatOf } from "../positions.js";
import { actionTurn, eventTurn, expectMoves, marker, type Table, whereIs } from "../table.js";

const garrison = (g: Table, city: string) => `${GARRISONS[garrisonOf(g.state, area(city))]} ${garrisonCV(g.state, area(city))}`;

// Athens before Potidaea in revolt, with or without the fleet that blockades it.
function potidaea(season: Season = "spring", blockaded = true) {
  const s = board("431", season);
  control(s, "potidaea", "sparta", "rebel", 2);
  put(s, "potidaea", { a03: 3 });
  besiege(s, "potidaea");
  if (blockaded) put(s, "thermaic-gulf", { a19: 2 });
  return s;
}

describe("sieges at the end of the combat phase", () => {
  test("[PEL-6.0.9] [PEL-6.0.10] [PEL-6.0.11] [PEL-8.1.0.1] [PEL-8.2.0.1] storm, attrition or nothing in an action turn", () => {
    const g = actionTurn(potidaea(), "athens", 2).play("end-phase");
    expectMoves(g, "storm potidaea", "attrition potidaea", "leave-siege potidaea", "end-sieges");
  });

  test("[PEL-6.0.4] [PEL-6.0.10] [PEL-6.0.11] [PEL-D.9] in an event turn attrition only", () => {
    const g = eventTurn(potidaea(), "athens", "oracle-of-delphi").play("take-olympian zeus");
    expectMoves(g, "attrition potidaea", "leave-siege potidaea", "end-sieges");
    expect(g.reason("storm potidaea")).toBe("siege/event-turn PEL-6.0.10");
  });

  test("[PEL-6.0.4] [PEL-8.3.1] in an event turn nobody sallies", () => {
    const s = board();
    put(s, "athens", { s01: 4 });
    putInside(s, "athens", { a01: 4 });
    besiege(s, "athens");
    const g = eventTurn(s, "athens", "oracle-of-delphi").play("take-olympian ares");
    expect(g.told("turn-ended").map((e) => e.seat)).toEqual(["athens"]);
  });

  test("[PEL-6.0.13] a siege of this season gets neither storm nor attrition", () => {
    const s = potidaea();
    besiege(s, "potidaea", 0);
    const g = actionTurn(s, "athens", 2).play("end-phase");
    expect(g.told("turn-ended").map((e) => e.seat)).toEqual(["athens"]);
  });

  test("[PEL-HI.13] [PEL-DP.37] everybody sees which sieges are dealt with in this turn, also one that is left alone", () => {
    const s = potidaea();
    put(s, "elis", { a01: 3 });
    besiege(s, "elis");
    const g = actionTurn(s, "athens", 2).play("end-phase", "leave-siege elis");
    const dealtWith = (id: string) => (["sparta", "athens", "spectator"] as const).map((viewer) => GAME.view(g.state, viewer).areas[id]!.city!.dealtWith);
    expect([dealtWith("elis"), dealtWith("potidaea")]).toEqual([
      [true, true, true],
      [undefined, undefined, undefined],
    ]);
  });

  test("[PEL-HI.13] everybody sees for which city the Siege Works are", () => {
    const g = eventTurn(potidaea(), "athens", "siege-works"); // the one city that it can be for
    for (const viewer of ["sparta", "athens", "spectator"] as const) expect(GAME.view(g.state, viewer).areas["potidaea"]!.city!.siegeWorks).toBe(true);
  });

  test("[PEL-6.0.9] [PEL-8.1.0.12] each city once, in the order he chooses", () => {
    const s = potidaea();
    put(s, "elis", { a01: 3 });
    besiege(s, "elis");
    const g = actionTurn(s, "athens", 2).play("end-phase");
    expectMoves(g, "storm elis", "attrition elis", "leave-siege elis", "storm potidaea", "attrition potidaea", "leave-siege potidaea", "end-sieges");
    g.dice("6").play("attrition potidaea");
    expectMoves(g, "storm elis", "attrition elis", "leave-siege elis", "end-sieges");
    expect(g.reason("storm potidaea")).toBe("siege/dealt-with PEL-6.0.9");
    expect(g.reason("attrition athens")).toBe("siege/not-established PEL-6.0.13");
  });
});

describe("attrition", () => {
  test("[PEL-8.2.0.2] [PEL-8.2.0.3] [PEL-8.2.0.6] [PEL-6.0.12] [PEL-EX.18] a 1 costs the garrison 1 CV, more nothing; the besieger pays nothing and reveals nothing", () => {
    const hit = actionTurn(potidaea(), "athens", 2).play("end-phase").dice("1").play("attrition potidaea");
    expect([garrison(hit, "potidaea"), hit.told("battle-began"), whereIs(hit.state, "a03")]).toEqual(["rebel 1", [], ["potidaea 3"]]);
    expect(hit.told("roll")).toEqual([
      { type: "roll", purpose: "attrition-garrison", clause: "PEL-8.2.0.2", seat: "athens", sides: 6, faces: [1], most: 1, success: true },
    ]);
    for (const face of ["2", "6"])
      expect(garrison(actionTurn(potidaea(), "athens", 2).play("end-phase").dice(face).play("attrition potidaea"), "potidaea")).toBe("rebel 2");
  });

  test("[PEL-8.2.0.2] [PEL-8.2.0.5] one die for each besieged block in block order, then one for the garrison if it is above 0", () => {
    const s = board();
    put(s, "athens", { s01: 4 });
    put(s, "saronic-gulf", { s14: 3 });
    putInside(s, "athens", { a01: 2, a07: 1, a13: 2 });
    besiege(s, "athens");
    const g = actionTurn(s, "sparta", 2).play("end-phase").dice("1 1 3 1").play("attrition athens");
    expect([whereIs(g.state, "a01", "a07", "a13"), garrison(g, "athens")]).toEqual([["inside athens 1", "pool", "inside athens 2"], "native 3"]);
    expect(g.told("attrition-rolled")).toMatchObject([{ seat: "athens", area: "athens", losses: 2, eliminated: 1 }]);
  });

  test("[PEL-8.2.0.8] [PEL-D.22] [PEL-EX.18] a port that is not blockaded suffers none", () => {
    const g = actionTurn(potidaea("spring", false), "athens", 2).play("end-phase");
    expectMoves(g, "storm potidaea", "leave-siege potidaea", "end-sieges");
    expect(g.reason("attrition potidaea")).toBe("siege/not-blockaded PEL-8.2.0.8");
  });

  test("[PEL-8.2.0.7] [PEL-7.6.1] [PEL-7.6.2] [PEL-7.6.3] [PEL-7.6.4] [PEL-3.4.8] with nothing left inside the city falls; its native side has a full garrison at once, and nobody gains prestige", () => {
    const s = potidaea();
    control(s, "potidaea", "sparta", "rebel", 1);
    const g = actionTurn(s, "athens", 2).play("end-phase").dice("1").play("attrition potidaea");
    expect(g.told("control-changed")).toEqual([{ type: "control-changed", area: "potidaea", controller: "athens", reason: "capture", clause: "PEL-7.6.1" }]);
    expect([garrison(g, "potidaea"), isBesieged(g.state, area("potidaea")), marker(g.state)]).toEqual(["native 2", false, 0]);
  });

  test("[PEL-7.6.3] a city captured by the enemy of its native side has no garrison", () => {
    const s = board();
    put(s, "plataea", { s22: 4 });
    besiege(s, "plataea");
    const g = actionTurn(s, "sparta", 2).play("end-phase").dice("1").play("attrition plataea");
    expect([g.told("control-changed").map((e) => e.controller), garrison(g, "plataea")]).toEqual([["sparta"], "none 0"]);
  });

  test("[PEL-7.3.6] a garrison at 0 takes no part, but the city holds while a block is inside", () => {
    const s = board();
    put(s, "plataea", { s22: 4 });
    putInside(s, "plataea", { a26: 2 });
    control(s, "plataea", "athens", "native", 0);
    besiege(s, "plataea");
    const g = actionTurn(s, "sparta", 2).play("end-phase").dice("4").play("attrition plataea");
    expect([g.told("control-changed"), isBesieged(g.state, area("plataea"))]).toEqual([[], true]);
  });

  test("[PEL-8.2.0.4] [PEL-8.2.0.9] [PEL-9.1.4] [PEL-D.42] in Winter 1 to 3 costs 1 CV, but only a besieger that was supplied starves the city", () => {
    const s = board("431", "winter");
    put(s, "plataea", { s22: 4 });
    putInside(s, "plataea", { a26: 2 });
    besiege(s, "plataea");
    const supplied = actionTurn(s, "sparta", 2).play("supply", "end-phase").dice("3 4").play("attrition plataea");
    expect([whereIs(supplied.state, "a26", "s22"), garrison(supplied, "plataea")]).toEqual([["inside plataea 1", "plataea 4"], "native 1"]);
  });

  test("[PEL-11.4.1] Athena: the announced storm or attrition does not take place this turn", () => {
    const s = board();
    put(s, "plataea", { s22: 4 });
    besiege(s, "plataea");
    setHolder(s, ATHENA, seatOf("athens"));
    const g = actionTurn(s, "sparta", 2).play("end-phase", "attrition plataea");
    expect([g.seats, g.list]).toEqual([["athens"], ["use-olympian", "keep-olympian"]]);
    g.play("use-olympian");
    expect([g.told("roll"), garrison(g, "plataea"), g.told("turn-ended").map((e) => e.seat)]).toEqual([[], "native 1", ["sparta"]]);
  });
});

describe("garrisons", () => {
  test("[PEL-7.3.5] when a siege ends a native garrison is at full CV at once, even from 0", () => {
    const s = board();
    put(s, "plataea", { s22: 4 });
    putInside(s, "plataea", { a26: 2 });
    control(s, "plataea", "athens", "native", 0);
    besiege(s, "plataea");
    const g = actionTurn(s, "sparta", 2).play("maneuver", "add-block s22", "enter thebes");
    expect([garrison(g, "plataea"), whereIs(g.state, "a26"), isBesieged(g.state, area("plataea"))]).toEqual(["native 1", ["plataea 2"], false]);
  });

  test("[PEL-7.2.4] [PEL-7.2.5] the besiegers may change; the siege lasts while one is there, and fleets alone can besiege", () => {
    const s = board();
    put(s, "naupactus", { s14: 3, s11: 2 });
    besiege(s, "naupactus");
    const g = actionTurn(s, "sparta", 2).play("maneuver", "add-block s11", "march", "enter delphi", "stop-here");
    expect([isBesieged(g.state, area("naupactus")), g.told("siege-ended")]).toEqual([true, []]);
  });

  test("[PEL-7.2.6] a besieged city remains under its controller", () => {
    const s = board();
    put(s, "megara", { s17: 2 });
    const g = actionTurn(s, "sparta", 1).play("maneuver", "add-block s17", "enter plataea", "stop-here");
    expect(g.told("control-changed")).toEqual([]);
  });
});

describe("storm", () => {
  // S22 storms Plataea, and the garrison has attacked first, in vain.
  function walls(): Table {
    const s = board();
    put(s, "plataea", { s22: 4 });
    besiege(s, "plataea");
    return actionTurn(s, "sparta", 2).play("end-phase").dice("3").play("storm plataea");
  }

  test("[PEL-8.1.0.2] [PEL-DP.38] the stormer chooses which of his field blocks take part", () => {
    const s = board();
    put(s, "plataea", { s22: 4, s23: 3 });
    besiege(s, "plataea");
    const g = actionTurn(s, "sparta", 2).play("end-phase", "storm plataea");
    expectMoves(g, "storm-with s22", "storm-with s23");
    g.play("storm-with s23");
    expectMoves(g, "storm-with s22", "begin-storm");
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
    const s = board();
    put(s, "plataea", { s22: 4 });
    put(s, "megara", { s17: 2 });
    besiege(s, "plataea");
    const g = actionTurn(s, "sparta", 2).play("maneuver", "choose-group megara", "add-block s17", "enter plataea", "stop-here", "end-phase", "storm plataea");
    expectMoves(g, "storm-with s17", "storm-with s22");
  });

  test("[PEL-8.1.0.3] [PEL-8.1.0.4] [PEL-8.1.0.5] [PEL-8.1.0.8] [PEL-8.1.1.1] [PEL-8.1.1.2] [PEL-6.3.3.7] [PEL-7.1.8] [PEL-7.3.4] [PEL-14.1.1.4] [PEL-EX.17] the storm of Plataea", () => {
    const s = board();
    put(s, "plataea", { s22: 4, s23: 3 });
    putInside(s, "plataea", { a26: 2 });
    besiege(s, "plataea");
    const g = actionTurn(s, "sparta", 2).play("end-phase", "storm plataea", "storm-with s22");
    // Round 1: the garrison hits S22, A26 routs one of two equal blocks.
    g.dice("2 6 3").play("storm-with s23");
    expect([g.seats, g.list]).toEqual([["sparta"], ["rout s22", "rout s23"]]);
    g.play("rout s23");
    expect(g.list).toEqual(["fight", "break-off"]);
    // S22 hits twice: double defence takes 1 CV off A26; the rout is ignored. Round 2: the garrison misses, A26 routs S22.
    g.dice("1 2 5 4 6").play("fight");
    expect(whereIs(g.state, "a26")).toEqual(["inside plataea 1"]);
    expect(g.told("side-panicked").map((e) => e.side)).toEqual(["sparta"]);
    g.play("retreat-block s22", "? retreat-to megara", "? retreat-to thebes", "? retreat-to thebes", "? retreat-to megara");
    expect([marker(g.state), garrison(g, "plataea"), isBesieged(g.state, area("plataea")), whereIs(g.state, "a26")]).toEqual([
      2,
      "native 1",
      false,
      ["plataea 1"],
    ]);
    expect(g.log.filter((e) => e.type === "battle-ended")).toMatchObject([{ winner: "athens", way: "repulsed" }]);
  });

  test("[PEL-6.3.2.6] [PEL-7.3.4] [PEL-8.1.1.1] [PEL-8.1.1.2] [PEL-8.1.1.3] [PEL-DP.33] of a garrison and a block of the same CV their owner says who takes the hit", () => {
    const storm = () => {
      const s = board();
      put(s, "plataea", { s22: 4 });
      putInside(s, "plataea", { a26: 1 });
      besiege(s, "plataea");
      // The garrison and A26 miss, S22 hits twice.
      const g = actionTurn(s, "sparta", 2).play("end-phase").dice("3 3").play("storm plataea").dice("1 1 3 3").play("fight");
      expect([g.seats, g.list]).toEqual([["athens"], ["take-hit a26", "garrison-takes-hit"]]);
      return g;
    };
    // Who has taken one single hit takes the next, too, and that is 1 CV.
    const walls = storm().dice("3").play("garrison-takes-hit");
    expect([garrison(walls, "plataea"), whereIs(walls.state, "a26"), walls.told("block-hit").map((e) => [e.block, e.cv])]).toEqual([
      "native 1",
      ["inside plataea 1"],
      [[null, 0]],
    ]);
    const block = storm().dice("3").play("take-hit a26");
    expect([garrison(block, "plataea"), block.told("block-hit").map((e) => [e.block, e.cv])]).toEqual(["native 1", [["a26", 0]]]);
  });

  test("[PEL-8.1.0.8] [PEL-8.1.0.9] a single survivor of a panicked storm leaves the area, too, and with him the siege", () => {
    const s = board();
    put(s, "plataea", { s22: 4 });
    besiege(s, "plataea");
    const g = actionTurn(s, "sparta", 2).play("end-phase").dice("6").play("storm plataea");
    expect([g.decision, g.list]).toEqual(["retreat", ["retreat-to megara", "retreat-to thebes"]]);
    g.play("retreat-to thebes");
    expect([whereIs(g.state, "s22"), isBesieged(g.state, area("plataea"))]).toEqual([["thebes 4"], false]);
  });

  test("[PEL-8.1.0.11] [PEL-14.1.1.4] if no defender is left the city falls and the stormer gains 2 prestige", () => {
    const g = walls();
    g.dice("1 2 3 3").play("fight");
    expect(g.told("prestige-changed")).toEqual([{ type: "prestige-changed", seat: "sparta", amount: 2, marker: -2, reason: "storm", clause: "PEL-8.1.0.11" }]);
    expect([g.told("control-changed").map((e) => e.controller), garrison(g, "plataea")]).toEqual([["sparta"], "none 0"]);
  });

  test("[PEL-8.1.0.7] [PEL-6.4.1.4] [PEL-D.40] the stormer may break off: the siege goes on, no harrying, no prestige", () => {
    const g = walls();
    g.play("break-off");
    expect([whereIs(g.state, "s22"), marker(g.state), isBesieged(g.state, area("plataea"))]).toEqual([["plataea 4"], 0, true]);
    expect(g.told("battle-ended").map((e) => [e.winner, e.way])).toEqual([[null, "broken-off"]]);
  });

  test("[PEL-8.1.0.6] the defenders are not offered a retreat", () => {
    const s = board();
    put(s, "plataea", { s22: 4 });
    putInside(s, "plataea", { a12: 1 });
    besiege(s, "plataea");
    // The archers and the garrison attack without being asked; the first question is the stormer's.
    const g = actionTurn(s, "sparta", 2).play("end-phase").dice("3 3").play("storm plataea");
    expect([g.seats, g.list]).toEqual([["sparta"], ["fight", "break-off"]]);
  });

  test("[PEL-8.1.0.10] if all stormers are eliminated the defender gains 2", () => {
    const s = board();
    put(s, "plataea", { s22: 1 });
    besiege(s, "plataea");
    const g = actionTurn(s, "sparta", 2).play("end-phase").dice("1").play("storm plataea");
    expect([whereIs(g.state, "s22"), marker(g.state), isBesieged(g.state, area("plataea"))]).toEqual([["pool"], 2, false]);
  });

  test("[PEL-8.1.0.9] blocks that did not take part stay, and the siege with them", () => {
    const s = board();
    put(s, "plataea", { s22: 1, s23: 3 });
    besiege(s, "plataea");
    const g = actionTurn(s, "sparta", 2).play("end-phase", "storm plataea", "storm-with s22").dice("1").play("begin-storm");
    expect([whereIs(g.state, "s22", "s23"), isBesieged(g.state, area("plataea"))]).toEqual([["pool", "plataea 3"], true]);
  });

  test("[PEL-8.1.0.13] fleets storm with C1", () => {
    const s = board();
    put(s, "naupactus", { s14: 3, s11: 2 });
    besiege(s, "naupactus");
    const g = actionTurn(s, "sparta", 2).play("end-phase", "storm naupactus", "storm-with s14").dice("3").play("begin-storm");
    expect(g.told("battle-began")[0]!.faces[0]).toEqual({ side: "sparta", block: "s14", cv: 3, rating: "C1" });
  });

  test("[PEL-8.1.1.4] [PEL-6.3.2.4] the storming blocks take hits singly", () => {
    const s = board();
    put(s, "potidaea", { a03: 3 });
    control(s, "potidaea", "sparta", "rebel", 2);
    besiege(s, "potidaea");
    const g = actionTurn(s, "athens", 2).play("end-phase").dice("1 2").play("storm potidaea");
    expect(g.told("block-hit").map((e) => [e.block, e.cv])).toEqual([
      ["a03", 2],
      ["a03", 1],
    ]);
  });
});
