import { describe, expect, test } from "vitest";
import { besiege, board, carry, control, own, put, putInside } from "../positions.js";
import { actionsLeft, actionTurn, expectMoves, type Table, whereIs } from "../table.js";

// Forms a party of these blocks and sets out.
function setOut(g: Table, ...blocks: readonly string[]): Table {
  return g.play(...blocks.map((id) => `add-block ${id}`), "? march");
}

describe("groups and parties", () => {
  test("[PEL-4.1.1] [PEL-4.1.3] a group is all blocks of one area; one action moves one group", () => {
    const s = board();
    put(s, "sparta", { s01: 4, s03: 2 });
    put(s, "corinth", { s11: 3 });
    const g = actionTurn(s, "sparta", 2).play("maneuver");
    expectMoves(g, "choose-group sparta", "choose-group corinth");
    g.play("choose-group sparta");
    expectMoves(g, "add-block s01", "add-block s03", "end-maneuver");
    expect([actionsLeft(g.state), g.reason("add-block s11"), g.reason("add-block s02")]).toEqual([
      1,
      "maneuver/not-in-group PEL-4.1.1",
      "maneuver/no-such-block PEL-4.1.1",
    ]);
  });

  test("[PEL-5.0.1] [PEL-5.0.2] [PEL-D.52] the blocks of a group go to different areas or stay", () => {
    const s = board();
    put(s, "sparta", { s01: 4, s03: 2, s05: 2 });
    const g = actionTurn(s, "sparta", 1).play("maneuver");
    setOut(g, "s01").play("enter tegea", "stop-here");
    setOut(g, "s03").play("enter messenia", "stop-here", "end-maneuver");
    expect(whereIs(g.state, "s01", "s03", "s05")).toEqual(["tegea 4", "messenia 2", "sparta 2"]);
  });

  test("[PEL-5.0.9] a block moves at most once in a player turn", () => {
    const s = board();
    put(s, "sparta", { s01: 4, s03: 2 });
    const g = actionTurn(s, "sparta", 2).play("maneuver");
    setOut(g, "s01").play("enter tegea", "stop-here", "end-maneuver", "maneuver");
    expect(g.reason("add-block s01")).toBe("maneuver/not-in-group PEL-4.1.1");
    expectMoves(g, "add-block s03", "end-maneuver");
  });

  test("[PEL-5.0.12] a group is maneuvered again by a further action, only its blocks that have not moved", () => {
    const s = board();
    put(s, "tegea", { s07: 3 });
    put(s, "sparta", { s01: 4 });
    const g = actionTurn(s, "sparta", 2).play("maneuver", "choose-group sparta");
    setOut(g, "s01").play("enter tegea", "stop-here", "maneuver");
    expect(g.reason("add-block s01")).toBe("maneuver/already-moved PEL-5.0.9");
    expectMoves(g, "add-block s07", "end-maneuver");
  });

  test("[PEL-EX.1] a build, a recruit and a maneuver of six blocks by land and by sea use three actions", () => {
    const s = board();
    put(s, "corinth", { s14: 2 });
    put(s, "sparta", { s01: 4, s02: 1, s03: 2, s04: 2, s05: 2, s06: 2 });
    const g = actionTurn(s, "sparta", 3);
    g.play("build", "build-block s14");
    // The pool in block order: 7 to 13, then 15 and on; pick 20 is the Boeotian fleet.
    g.dice("", "20 0 0").play("recruit", "place-recruit s28 thebes");
    g.play("maneuver", "choose-group sparta", "add-block s01", "add-block s03", "march", "enter tegea", "enter corinth", "no-forced-march");
    g.play("add-block s02", "add-block s06", "march", "load s06 s02", "enter laconian-gulf", "stop-here");
    g.play("add-block s04", "march", "enter messenia", "stop-here", "end-maneuver");
    expect(g.told("turn-ended").map((e) => e.seat)).toEqual(["sparta"]);
    expect(whereIs(g.state, "s14", "s28", "s01", "s03", "s02", "s06", "s04", "s05", "s07")).toEqual([
      "corinth 3",
      "thebes 1",
      "corinth 4",
      "corinth 2",
      "laconian-gulf 1",
      "laconian-gulf 2",
      "messenia 2",
      "sparta 2",
      "pool",
    ]);
  });
});

describe("by land", () => {
  test("[PEL-5.1.1] [PEL-1.4.1] [PEL-2.1.5.1] land blocks move over land borders, hoplites two areas, cavalry three", () => {
    const s = board();
    put(s, "thebes", { s22: 4, s25: 2 });
    const g = setOut(actionTurn(s, "sparta", 2).play("maneuver"), "s22");
    expectMoves(g, "enter athens", "enter plataea", "enter orchomenus", "enter opus", "stop-here");
    expect(g.reason("enter euboean-gulf")).toBe("march/no-fleet PEL-5.2.0.1");
    g.play("enter orchomenus", "enter delphi");
    expect([whereIs(g.state, "s22"), g.list]).toEqual([
      ["delphi 4"],
      ["force-march opus", "force-march malis", "force-march naupactus", "force-march orchomenus", "no-forced-march"].sort(order(g)),
    ]);
    g.play("no-forced-march");
    setOut(g, "s25").play("enter orchomenus", "enter delphi", "enter malis");
    expect(whereIs(g.state, "s25")).toEqual(["malis 2"]);
  });

  test("[PEL-5.1.2] [PEL-1.3.1.1] [PEL-1.1.8] nobody enters a neutral area or one out of play", () => {
    const s = board();
    put(s, "sparta", { s01: 4 });
    const g = setOut(actionTurn(s, "sparta", 2).play("maneuver"), "s01");
    expectMoves(g, "enter messenia", "enter tegea", "stop-here");
    expect(g.reason("enter argos")).toBe("march/neutral-area PEL-5.1.2");
    const ionian = board();
    put(ionian, "ionian-sea", { a28: 2 });
    expect(setOut(actionTurn(ionian, "athens", 2).play("maneuver"), "a28").reason("enter gulf-of-tarentum")).toBe("march/neutral-area PEL-5.1.2");
  });

  test("[PEL-5.0.10] [PEL-5.1.7] [PEL-5.4.0.3] [PEL-EX.24] friendly blocks and a city held only by its garrison stop nobody", () => {
    const s = board();
    put(s, "megara", { s17: 2 });
    put(s, "plataea", { s23: 2 });
    besiege(s, "plataea");
    const g = setOut(actionTurn(s, "sparta", 2).play("maneuver", "choose-group megara"), "s17").play("enter plataea", "enter thebes");
    expect(whereIs(g.state, "s17")).toEqual(["thebes 2"]);
    const garrison = board();
    put(garrison, "megara", { s17: 2 });
    expect(whereIs(setOut(actionTurn(garrison, "sparta", 2).play("maneuver"), "s17").play("enter plataea", "enter thebes").state, "s17")).toEqual(["thebes 2"]);
  });

  test("[PEL-5.0.11] [PEL-5.4.0.1] [PEL-5.0.4] a block stops when it enters an area with enemy field blocks", () => {
    const s = board();
    put(s, "megara", { s17: 2 });
    put(s, "plataea", { a26: 2 });
    const g = setOut(actionTurn(s, "sparta", 2).play("maneuver"), "s17").play("enter plataea");
    expect([whereIs(g.state, "s17"), g.decision]).toEqual([["plataea 2"], "action-phase"]);
  });

  test("[PEL-5.4.0.3] besieged enemies do not stop blocks", () => {
    const s = board();
    put(s, "megara", { s17: 2 });
    put(s, "plataea", { s23: 2 });
    putInside(s, "plataea", { a26: 2 });
    besiege(s, "plataea");
    const g = setOut(actionTurn(s, "sparta", 2).play("maneuver", "choose-group megara"), "s17").play("enter plataea");
    expect(g.list).toEqual(["enter megara", "enter athens", "enter thebes", "stop-here"]);
  });

  test("[PEL-5.0.13] [PEL-7.2.2] [PEL-7.2.3] [PEL-EX.24] a block that ends its move in an enemy City-State without enemies besieges it from this season on", () => {
    const s = board();
    put(s, "megara", { s17: 2 });
    const g = setOut(actionTurn(s, "sparta", 1).play("maneuver"), "s17").play("enter plataea", "stop-here");
    expect(g.told("siege-began")).toEqual([{ type: "siege-began", area: "plataea", besieger: "sparta", clause: "PEL-7.2.2" }]);
    expect(g.told("attrition-rolled")).toEqual([]);
  });

  test("[PEL-5.1.4] [PEL-5.1.5] [PEL-5.1.6] a fleet on land follows the shore one area only, and never goes inland", () => {
    const s = board();
    put(s, "corinth", { s14: 3 });
    const g = setOut(actionTurn(s, "sparta", 2).play("maneuver"), "s14");
    expectMoves(g, "enter sicyon", "enter epidaurus", "enter megara", "enter corinthian-gulf", "enter saronic-gulf", "stop-here");
    expect(g.reason("enter tegea")).toBe("march/no-shore PEL-5.1.6");
    g.play("enter megara");
    expect([whereIs(g.state, "s14"), g.decision]).toEqual([["megara 3"], "action-phase"]);
  });
});

describe("by sea", () => {
  test("[PEL-5.2.0.1] [PEL-1.4.2] [PEL-1.4.3] [PEL-5.2.0.2] [PEL-2.1.5.1] only fleets go to sea; every sea and the land at the end count", () => {
    const s = board();
    put(s, "athens", { a14: 4 });
    const g = setOut(actionTurn(s, "athens", 2).play("maneuver"), "a14");
    g.play("enter saronic-gulf", "enter cyclades-sea", "enter icarian-sea", "enter lesbian-sea");
    expect(g.list).toContain("enter chios");
    g.play("enter chios");
    expect([whereIs(g.state, "a14"), g.decision]).toEqual([["chios 4"], "action-phase"]);
  });

  test("[PEL-5.2.0.3] [PEL-1.3.0.6] [PEL-EX.25] blocks by sea stop on entering a land area, Corinth too", () => {
    const s = board();
    put(s, "corinthian-gulf", { s14: 3 });
    const g = setOut(actionTurn(s, "sparta", 2).play("maneuver"), "s14").play("enter corinth");
    expect([whereIs(g.state, "s14"), g.decision]).toEqual([["corinth 3"], "action-phase"]);
    const later = board("431", "early-summer");
    put(later, "corinth", { s14: 3 });
    expect(whereIs(setOut(actionTurn(later, "sparta", 2).play("maneuver"), "s14").play("enter saronic-gulf", "stop-here").state, "s14")).toEqual([
      "saronic-gulf 3",
    ]);
  });

  test("[PEL-5.2.0.4] a fleet on land, also a besieging one, enters any adjacent sea", () => {
    const s = board();
    put(s, "corinth", { a14: 4 });
    besiege(s, "corinth");
    const g = setOut(actionTurn(s, "athens", 2).play("maneuver"), "a14");
    expect(g.list).toEqual(expect.arrayContaining(["enter corinthian-gulf", "enter saronic-gulf"]));
  });

  test("[PEL-5.2.0.8] a fleet stops on entering a sea with enemy fleets", () => {
    const s = board();
    put(s, "athens", { a14: 4 });
    put(s, "saronic-gulf", { s14: 3 });
    const g = setOut(actionTurn(s, "athens", 2).play("maneuver"), "a14").play("enter saronic-gulf");
    expect([whereIs(g.state, "a14"), g.decision]).toEqual([["saronic-gulf 4"], "action-phase"]);
  });

  test("[PEL-5.2.0.5] [PEL-1.3.0.3] [PEL-5.2.0.6] [PEL-7.4.2] [PEL-7.4.3] [PEL-D.54] besieged fleets leave a port by its offshore sea only, with cargo, as a maneuver", () => {
    const s = board();
    put(s, "corinth", { a01: 4 });
    putInside(s, "corinth", { s14: 3, s11: 2, s12: 1 });
    besiege(s, "corinth");
    const g = actionTurn(s, "sparta", 2).play("maneuver");
    expectMoves(g, "add-block s11", "add-block s12", "add-block s14", "end-maneuver");
    g.play("add-block s14", "add-block s11", "march", "load s14 s11");
    expectMoves(g, "enter corinthian-gulf", "stop-here");
    g.play("enter corinthian-gulf", "stop-here");
    expect([whereIs(g.state, "s14", "s11", "s12"), actionsLeft(g.state)]).toEqual([["corinthian-gulf 3", "corinthian-gulf 2", "inside corinth 1"], 1]);
  });

  test("[PEL-1.3.0.4] nothing leaves a besieged coastal city that is no port", () => {
    const s = board();
    put(s, "sparta", { a01: 4 });
    putInside(s, "sparta", { s06: 2 });
    put(s, "corinth", { s11: 1 });
    besiege(s, "sparta");
    const g = actionTurn(s, "sparta", 2).play("maneuver");
    expectMoves(g, "add-block s11", "end-maneuver");
  });

  test("[PEL-5.2.0.6] if the port is blockaded the fleets that leave engage the blockaders", () => {
    const s = board();
    put(s, "athens", { s01: 4 });
    put(s, "saronic-gulf", { s14: 1 });
    putInside(s, "athens", { a14: 4 });
    besiege(s, "athens");
    const g = actionTurn(s, "athens", 1).play("maneuver", "add-block a14", "enter saronic-gulf");
    expect(g.told("battle-began").map((e) => [e.area, e.mode, e.aggressor])).toEqual([["saronic-gulf", "sea", "athens"]]);
  });

  test("[PEL-5.2.0.7] fleets from the offshore sea go into the besieged friendly port, or ashore before it", () => {
    const s = board();
    put(s, "athens", { s01: 4 });
    put(s, "saronic-gulf", { a14: 4 });
    putInside(s, "athens", { a01: 2 });
    besiege(s, "athens");
    const g = setOut(actionTurn(s, "athens", 2).play("maneuver"), "a14").play("enter athens");
    expectMoves(g, "into-city", "ashore");
    expect(whereIs(g.play("into-city").state, "a14")).toEqual(["inside athens 4"]);
  });

  test("[PEL-5.2.0.7] a full city takes nobody in", () => {
    const s = board();
    put(s, "athens", { s01: 4 });
    put(s, "saronic-gulf", { a14: 4 });
    putInside(s, "athens", { a01: 2, a02: 1, a03: 1, a04: 1 });
    besiege(s, "athens");
    const g = setOut(actionTurn(s, "athens", 2).play("maneuver"), "a14").play("enter athens");
    expect(whereIs(g.state, "a14")).toEqual(["athens 4"]);
  });
});

describe("sea transport", () => {
  function harbour(blocks: Readonly<Record<string, number>>): Table {
    const s = board();
    put(s, "athens", blocks);
    return actionTurn(s, "athens", 2).play("maneuver");
  }

  test("[PEL-5.2.1.1] [PEL-5.2.1.6] [PEL-5.2.1.7] one fleet carries one Greek land block; both end in the same area, and that is the move of both", () => {
    const g = harbour({ a01: 2, a02: 2, a14: 4 }).play("add-block a01", "add-block a02", "add-block a14");
    expectMoves(g, "load a14 a01", "load a14 a02", "done");
    g.play("load a14 a01");
    // The other block walks, so the party cannot go to sea together.
    expect(g.list).toEqual(["enter megara", "enter thebes", "stop-here"]);
    const sea = harbour({ a01: 2, a14: 4 }).play("add-block a01", "add-block a14", "load a14 a01", "enter saronic-gulf", "enter aegina");
    expect(whereIs(sea.state, "a01", "a14")).toEqual(["aegina 2", "aegina 4"]);
    expect(sea.reason("maneuver")).toBe("action/nothing-to-do PEL-4.1.1");
  });

  test("[PEL-5.2.1.2] [PEL-2.2.6.2] barbarians are not carried", () => {
    const g = harbour({ a39: 2, a14: 4, a01: 1 }).play("add-block a39", "add-block a14", "march");
    expect(g.decision).toBe("march");
  });

  test("[PEL-5.2.1.3] [PEL-5.2.1.4] [PEL-D.13] [PEL-EX.23] the cargo is strictly weaker than the fleet; a stronger block is lowered for good", () => {
    const g = harbour({ a01: 4, a14: 3 }).play("add-block a01", "add-block a14", "load a14 a01");
    expectMoves(g, "lower-to 1", "lower-to 2");
    g.play("lower-to 2", "enter saronic-gulf", "enter aegina");
    expect(whereIs(g.state, "a01", "a14")).toEqual(["aegina 2", "aegina 3"]);
    const weak = harbour({ a01: 1, a14: 1 }).play("add-block a01", "add-block a14");
    expect(weak.decision).toBe("march");
    const fits = harbour({ a01: 2, a14: 3 }).play("add-block a01", "add-block a14", "load a14 a01");
    expect(fits.decision).toBe("march");
  });

  test("[PEL-5.2.1.5] [PEL-4.1.1] fleet and cargo begin the turn in the same area", () => {
    const s = board();
    put(s, "athens", { a14: 4 });
    put(s, "plataea", { a01: 2 });
    const g = actionTurn(s, "athens", 3).play("maneuver", "choose-group plataea");
    setOut(g, "a01").play("enter athens", "stop-here", "maneuver");
    expect(g.list).toEqual(["add-block a14", "end-maneuver"]);
    g.play("add-block a14");
    expect(g.decision).toBe("march");
  });

  test("[PEL-5.2.1.5] at sea too: a fleet that has come there this turn takes nobody aboard", () => {
    const s = board();
    put(s, "saronic-gulf", { a14: 4, a15: 3, a01: 2 });
    carry(s, "a14", "a01");
    put(s, "aegina", { a16: 3 });
    const g = actionTurn(s, "athens", 3).play("maneuver", "choose-group aegina", "add-block a16", "enter saronic-gulf", "stop-here");
    g.play("maneuver", "add-block a14", "march");
    expectMoves(g, "load a15 a01", "done");
    expect(g.reason("load a16 a01")).toBe("maneuver/already-moved PEL-5.2.1.5");
  });

  test("[PEL-5.2.1.5] at sea too: a block that has been carried there this turn is not carried on by another fleet", () => {
    const s = board();
    put(s, "saronic-gulf", { a14: 4 });
    put(s, "aegina", { a16: 3, a01: 2 });
    const g = actionTurn(s, "athens", 3).play("maneuver", "choose-group aegina", "add-block a16", "add-block a01", "load a16 a01");
    g.play("enter saronic-gulf", "stop-here", "maneuver", "add-block a14");
    expect([g.decision, g.list.includes("load a14 a01")]).toEqual(["march", false]);
  });

  test("[PEL-5.2.1.8] at sea the assignment may be changed when the group is maneuvered", () => {
    const s = board();
    put(s, "saronic-gulf", { a14: 4, a15: 3, a01: 2 });
    carry(s, "a14", "a01");
    const g = actionTurn(s, "athens", 2).play("maneuver", "add-block a15", "march");
    expectMoves(g, "load a15 a01", "done");
    g.play("load a15 a01", "enter aegina");
    expect(whereIs(g.state, "a14", "a15", "a01")).toEqual(["saronic-gulf 4", "aegina 3", "aegina 2"]);
  });

  test("[PEL-5.2.1.12] [PEL-D.65] a block recruited this turn may be carried", () => {
    const s = board();
    put(s, "athens", { a14: 4 });
    const g = actionTurn(s, "athens", 3)
      .dice("", "0 0 0")
      .play("recruit", "place-recruit a01 athens", "maneuver", "add-block a01", "add-block a14", "load a14 a01", "enter saronic-gulf", "enter aegina");
    expect(whereIs(g.state, "a01")).toEqual(["aegina 1"]);
  });
});

describe("muster", () => {
  test("[PEL-5.0.5] [PEL-DP.16] [PEL-DP.17] any blocks within their allowance gather in one friendly City-State", () => {
    const s = board();
    put(s, "sparta", { s01: 4 });
    put(s, "elis", { s09: 2 });
    put(s, "thebes", { s22: 4 });
    const g = actionTurn(s, "sparta", 2).play("muster", "muster-to tegea");
    expectMoves(g, "muster-block s01", "muster-block s09", "done");
    g.play("muster-block s01", "muster-block s09");
    expect([whereIs(g.state, "s01", "s09"), actionsLeft(g.state)]).toEqual([["tegea 4", "tegea 2"], 1]);
  });

  test("[PEL-5.0.6] [PEL-5.0.8] [PEL-5.4.0.5] mustering blocks do not engage: no goal with enemies, no way through them", () => {
    const s = board();
    put(s, "sparta", { s01: 4 });
    put(s, "tegea", { a01: 2 });
    put(s, "thebes", { s22: 4 });
    const g = actionTurn(s, "sparta", 2).play("muster");
    expect(g.list).not.toContain("muster-to tegea");
    expect(g.list).not.toContain("muster-to corinth");
    expect(g.list).toContain("muster-to elis");
  });

  test("[PEL-5.0.7] [PEL-5.3.11] no forced march: what is beyond the allowance is out of reach", () => {
    const s = board();
    put(s, "sparta", { s01: 4 });
    expect(actionTurn(s, "sparta", 2).play("muster").list).not.toContain("muster-to megara");
  });

  test("[PEL-5.2.1.1] [PEL-5.2.1.8] whatever the block, a fleet that carries it takes no second one", () => {
    const s = board();
    put(s, "saronic-gulf", { s14: 4, s01: 2, s15: 3, s11: 1 });
    carry(s, "s14", "s01");
    carry(s, "s15", "s11");
    const g = setOut(actionTurn(s, "sparta", 1).play("maneuver"), "s14", "s15");
    expect(g.list.filter((line) => line.startsWith("load"))).toEqual([]);
  });

  test("[PEL-1.3.0.7] [PEL-7.4.2] [PEL-5.2.0.8] a fleet besieged in Corinth musters by the Corinthian Gulf only, though the other gulf is free", () => {
    const besieged = (enemies: Readonly<Record<string, number>>) => {
      const s = board();
      put(s, "corinth", { a01: 4 });
      putInside(s, "corinth", { s14: 3 });
      besiege(s, "corinth");
      put(s, "corinthian-gulf", enemies);
      return actionTurn(s, "sparta", 2);
    };
    expect(besieged({ a14: 2 }).list).not.toContain("muster");
    const free = besieged({}).play("muster");
    expect(free.list).toContain("muster-to sicyon");
    expect(free.list).not.toContain("muster-to epidaurus");
    // Where another fleet can come, this one still cannot.
    const both = besieged({ a14: 2 });
    put(both.state, "saronic-gulf", { s18: 2, s15: 2 });
    both.play("muster", "muster-to epidaurus");
    expectMoves(both, "muster-block s15", "muster-block s18", "done");
  });

  test("[PEL-5.0.11] [PEL-DP.17] cavalry goes round an enemy that bars the short way, hoplites cannot", () => {
    const s = board();
    put(s, "malis", { s25: 2, s22: 4 });
    put(s, "opus", { a01: 3 });
    besiege(s, "opus");
    const g = actionTurn(s, "sparta", 2).play("muster", "muster-to thebes", "muster-block s25");
    expect(g.told("blocks-moved").map((e) => e.to)).toEqual(["delphi", "orchomenus", "thebes"]);
    expect(whereIs(g.state, "s25", "s22")).toEqual(["thebes 2", "malis 4"]);
    // Round Tegea by Argos: from there Tegea, though first in map order, is still barred.
    const south = board();
    own(south, "argos", "sparta");
    put(south, "sparta", { s25: 2 });
    put(south, "tegea", { a01: 3 });
    besiege(south, "tegea");
    const h = actionTurn(south, "sparta", 2).play("muster", "muster-to sicyon").play("muster-block s25");
    expect(h.log.flatMap((e) => (e.type === "blocks-moved" ? [e.to] : []))).toEqual(["argos", "corinth", "sicyon"]);
  });

  test("[PEL-7.2.7] a besieged city is no goal", () => {
    const s = board();
    put(s, "sparta", { s01: 4 });
    put(s, "elis", { s09: 2 });
    put(s, "tegea", { a01: 2 });
    besiege(s, "tegea");
    expect(actionTurn(s, "sparta", 2).play("muster").list).not.toContain("muster-to tegea");
  });

  test("[PEL-5.0.5] an enemy or captured city: friendly is whose city is controlled", () => {
    const s = board();
    put(s, "thebes", { s22: 4 });
    control(s, "plataea", "sparta", "detached", 1);
    const goals = actionTurn(s, "sparta", 2).play("muster").list;
    expect(goals).toContain("muster-to plataea");
    expect(goals).not.toContain("muster-to athens");
  });

  test("[PEL-5.2.1.11] fleets may carry cargo in a muster", () => {
    const s = board();
    put(s, "corinthian-gulf", { s14: 3, s11: 2 });
    carry(s, "s14", "s11");
    const g = actionTurn(s, "sparta", 2).play("muster", "muster-to sicyon", "muster-carrying s14 s11");
    expect(whereIs(g.state, "s14", "s11")).toEqual(["sicyon 3", "sicyon 2"]);
    const port = board();
    put(port, "corinth", { s14: 3, s11: 2 });
    const from = actionTurn(port, "sparta", 2).play("muster", "muster-to delphi");
    expect(from.list).toEqual(expect.arrayContaining(["muster-block s14", "muster-carrying s14 s11", "done"]));
  });

  test("[PEL-DP.17] the route has the fewest perilous borders, then the fewest areas", () => {
    const s = board();
    put(s, "sparta", { s06: 2 });
    const g = actionTurn(s, "sparta", 2).play("muster", "muster-to corinth", "muster-block s06");
    // Over the Laconian, Messenian and Cephallenian seas and not around Malea.
    expect(g.told("blocks-moved").map((e) => e.to)).toEqual(["laconian-gulf", "messenian-sea", "cephallenian-sea", "corinthian-gulf", "corinth"]);
  });
});

// Sorts as the list of the table is sorted: the list is in map order, compared as a set.
describe("borders without limit", () => {
  const HOPLITES = ["s01", "s02", "s03", "s04", "s05", "s07", "s08", "s09", "s10", "s11", "s12", "s13", "s17", "s19", "s21", "s22"];
  const FLEETS = ["s14", "s15", "s16", "s06", "s18", "s20", "s28", "s31", "s32"];
  const strong = (ids: readonly string[], cv: number) => Object.fromEntries(ids.map((id) => [id, cv]));

  test("[PEL-1.4.5] any number of blocks cross a land border together", () => {
    const s = board();
    put(s, "sparta", strong(HOPLITES, 1));
    const g = setOut(actionTurn(s, "sparta", 2).play("maneuver"), ...HOPLITES);
    g.play("enter tegea", "enter corinth", "no-forced-march");
    expect(new Set(whereIs(g.state, ...HOPLITES))).toEqual(new Set(["corinth 1"]));
  });

  test("[PEL-1.4.5] any number of blocks cross a land border one after the other, in one Maneuver or in many", () => {
    const s = board();
    put(s, "sparta", strong(HOPLITES, 1));
    const g = actionTurn(s, "sparta", 9).play("maneuver");
    HOPLITES.forEach((id, i) => {
      // Eight of them by one Maneuver, the others by one each two.
      if (i >= 8 && i % 2 === 0) g.play("end-maneuver", "maneuver");
      g.play(`add-block ${id}`, "? march", "enter tegea", "stop-here");
    });
    expect(new Set(whereIs(g.state, ...HOPLITES))).toEqual(new Set(["tegea 1"]));
  });

  test("[PEL-1.4.5] any number of fleets with their cargo cross a coast, a sea and a perilous border together", () => {
    const s = board();
    put(s, "saronic-gulf", { ...strong(FLEETS, 2), ...strong(HOPLITES.slice(0, 9), 1) });
    FLEETS.forEach((fleet, i) => carry(s, fleet, HOPLITES[i]!));
    const g = actionTurn(s, "sparta", 3).play("maneuver");
    setOut(g, ...FLEETS).play("enter myrtoan-sea", "enter laconian-gulf", "enter cythera");
    expect(new Set(whereIs(g.state, ...FLEETS, ...HOPLITES.slice(0, 9)))).toEqual(new Set(["cythera 2", "cythera 1"]));
  });

  test("[PEL-1.4.5] any number of blocks try a border by forced march, and any number retreat over one", () => {
    const s = board();
    put(s, "sparta", strong(HOPLITES, 1));
    put(s, "megara", { a01: 4, a02: 3 });
    control(s, "megara", "athens");
    const g = setOut(actionTurn(s, "sparta", 1).play("maneuver"), ...HOPLITES);
    g.play("enter tegea", "enter corinth").dice(HOPLITES.map(() => "6").join(" "));
    g.play("force-march megara");
    for (let i = 0; i < HOPLITES.length; i++) g.play("go-on");
    expect(new Set(whereIs(g.state, ...HOPLITES))).toEqual(new Set(["megara 1"]));
    g.play("fight");
    while (g.decision === "melee" && !g.list.includes("retreat")) g.play(g.list[0]!);
    g.play("retreat");
    while (g.decision === "retreat") g.play(g.list[0]!);
    expect(new Set(whereIs(g.state, ...HOPLITES))).toEqual(new Set(["corinth 1"]));
  });
});

function order(g: Table): (a: string, b: string) => number {
  const list = g.list;
  return (a, b) => list.indexOf(a) - list.indexOf(b);
}
