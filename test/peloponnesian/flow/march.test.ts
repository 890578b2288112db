/** A party on the march, by land and by sea. */
import { describe, expect, test } from "vitest";
import { PELOPONNESIAN as GAME } from "../../../src/peloponnesian/index.js";
import { seasonNumber } from "../../../src/peloponnesian/state/index.js";
import { given, plataea, table, type Table } from "../table.js";
import { blocksIn } from "../seen.js";

describe("by land", () => {
  test("[PEL-5.1.1] [PEL-1.4.1] [PEL-2.1.5.1] land blocks move over land borders, hoplites two areas, cavalry three", () => {
    const g = table().put("thebes", { s22: 4, s25: 2 }).actionTurn("sparta", 2).play("maneuver").setOut("s22");
    expect(g.list).toEqual(["enter athens", "enter plataea", "enter orchomenus", "enter opus", "stop-here"]);
    expect(g.reason("enter euboean-gulf")).toBe("march/no-fleet PEL-5.2.0.1");
    g.play("enter orchomenus", "enter delphi");
    expect([g.placesOf("s22"), g.list]).toEqual([
      ["delphi 4"],
      ["force-march opus", "force-march malis", "force-march naupactus", "force-march orchomenus", "no-forced-march"].sort(order(g)),
    ]);
    g.play("no-forced-march");
    g.setOut("s25").play("enter orchomenus", "enter delphi", "enter malis");
    expect(g.placesOf("s25")).toEqual(["malis 2"]);
  });

  test("[PEL-5.1.2] [PEL-1.3.1.1] [PEL-1.1.8] nobody enters a neutral area or one out of play", () => {
    const g = table().put("sparta", { s01: 4 }).actionTurn("sparta", 2).play("maneuver").setOut("s01");
    expect(g.list).toEqual(["enter messenia", "enter tegea", "stop-here"]);
    expect(g.reason("enter argos")).toBe("march/neutral-area PEL-5.1.2");
    expect(table().put("ionian-sea", { a28: 2 }).actionTurn("athens", 2).play("maneuver").setOut("a28").reason("enter gulf-of-tarentum")).toBe(
      "march/neutral-area PEL-5.1.2",
    );
  });

  const throughPlataea = (g: Table) => g.actionTurn("sparta", 2).play("maneuver", "choose-group megara").setOut("s17").play("enter plataea");

  test("[PEL-5.0.10] blocks pass freely through areas with friendly blocks", () => {
    const g = table().put("megara", { s17: 2 }).put("plataea", { s23: 2 }).besiege("plataea");
    expect(throughPlataea(g).play("enter thebes").placesOf("s17")).toEqual(["thebes 2"]);
  });

  test("[PEL-5.1.7] [PEL-5.4.0.3] [PEL-EX.24] a city held only by its garrison does not stop movement through its area, field blocks do", () => {
    const laid = () => table().put("megara", { s17: 2 }).put("corinth", { s11: 2 });
    expect(throughPlataea(laid()).play("enter thebes").placesOf("s17")).toEqual(["thebes 2"]);
    expect(throughPlataea(laid().put("plataea", { a26: 1 })).decision).toBe("action-phase");
  });

  test("[PEL-5.0.11] [PEL-5.4.0.1] [PEL-5.0.4] a block stops when it enters an area with enemy field blocks", () => {
    const g = table().put("megara", { s17: 2 }).put("plataea", { a26: 2 }).actionTurn("sparta", 2).play("maneuver").setOut("s17").play("enter plataea");
    expect([g.placesOf("s17"), g.decision]).toEqual([["plataea 2"], "action-phase"]);
  });

  test("[PEL-5.4.0.3] besieged enemies do not stop blocks", () => {
    const g = table()
      .put("megara", { s17: 2 })
      .put("plataea", { s23: 2 })
      .put("inside plataea", { a26: 2 })
      .besiege("plataea")
      .actionTurn("sparta", 2)
      .play("maneuver", "choose-group megara")
      .setOut("s17")
      .play("enter plataea");
    expect(g.list).toEqual(["enter megara", "enter athens", "enter thebes", "stop-here"]);
  });

  const toPlataea = () => table().put("megara", { s17: 2 }).actionTurn("sparta", 1).play("maneuver").setOut("s17").play("enter plataea", "stop-here");

  test("[PEL-5.0.13] [PEL-7.2.2] a block may end its move in an enemy City-State without enemy field blocks, and besieges it", () => {
    expect(toPlataea().told("siege-began")).toEqual([{ type: "siege-began", area: "plataea", besieger: "sparta", clause: "PEL-7.2.2" }]);
  });

  test("[PEL-7.2.3] [PEL-6.0.13] [PEL-EX.24] the siege is of this season and established from the next one on", () => {
    const g = toPlataea();
    expect([g.told("turn-ended").map((e) => e.seat), g.view.areas["plataea"]!.city!.siege!.since]).toEqual([["sparta"], seasonNumber(g.state)]);
    expect(plataea({ s17: 2 }).actionTurn("sparta", 1).play("end-phase").list).toContain("storm plataea");
  });

  test("[PEL-5.1.4] [PEL-5.1.5] [PEL-5.1.6] a fleet on land follows the shore one area only, and never goes inland", () => {
    const g = table().put("corinth", { s14: 3 }).actionTurn("sparta", 2).play("maneuver").setOut("s14");
    expect(g.list).toEqual(["enter sicyon", "enter epidaurus", "enter megara", "enter corinthian-gulf", "enter saronic-gulf", "stop-here"]);
    expect(g.reason("enter tegea")).toBe("march/no-shore PEL-5.1.6");
    g.play("enter megara");
    expect([g.placesOf("s14"), g.decision]).toEqual([["megara 3"], "action-phase"]);
  });
});

describe("by sea", () => {
  test("[PEL-1.4.2] [PEL-1.4.3] [PEL-5.2.0.1] coasts and seas are crossed by fleets and their cargo, and by nobody else", () => {
    const laid = () => table().put("athens", { a14: 4, a01: 2 });
    const group = () => laid().actionTurn("athens", 2).play("maneuver");
    expect(group().setOut("a01").reason("enter saronic-gulf")).toBe("march/no-fleet PEL-5.2.0.1");
    const g = group().play("add-block a14", "add-block a01", "load a14 a01", "enter saronic-gulf", "enter cyclades-sea", "stop-here");
    expect(g.placesOf("a14", "a01")).toEqual(["cyclades-sea 4", "cyclades-sea 2"]);
  });

  test("[PEL-5.2.0.2] [PEL-2.1.5.1] every sea area counts, and so does the land area at the end: five in all", () => {
    const g = table().put("athens", { a14: 4 }).actionTurn("athens", 2).play("maneuver").setOut("a14");
    g.play("enter saronic-gulf", "enter cyclades-sea", "enter icarian-sea", "enter lesbian-sea");
    expect(g.list).toContain("enter chios");
    const land = GAME.clone(g.state);
    expect([given(land).play("enter chios").decision, g.play("enter lemnian-sea").placesOf("a14")]).toEqual(["action-phase", ["lemnian-sea 4"]]);
    expect(g.listed("enter")).toEqual([]); // the fifth was the last
  });

  test("[PEL-5.2.0.3] [PEL-1.3.0.6] [PEL-EX.25] blocks by sea stop on entering a land area, Corinth too", () => {
    const g = table().put("corinthian-gulf", { s14: 3 }).actionTurn("sparta", 2).play("maneuver").setOut("s14").play("enter corinth");
    expect([g.placesOf("s14"), g.decision]).toEqual([["corinth 3"], "action-phase"]);
    expect(
      table({ season: "early-summer" })
        .put("corinth", { s14: 3 })
        .actionTurn("sparta", 2)
        .play("maneuver")
        .setOut("s14")
        .play("enter saronic-gulf", "stop-here")
        .placesOf("s14"),
    ).toEqual(["saronic-gulf 3"]);
  });

  test("[PEL-5.2.0.4] a fleet on land, also a besieging one, enters any adjacent sea", () => {
    const g = table().put("corinth", { a14: 4 }).besiege("corinth").actionTurn("athens", 2).play("maneuver").setOut("a14");
    expect(g.list).toEqual(expect.arrayContaining(["enter corinthian-gulf", "enter saronic-gulf"]));
  });

  test("[PEL-5.2.0.8] a fleet stops on entering a sea with enemy fleets", () => {
    const g = table()
      .put("athens", { a14: 4 })
      .put("saronic-gulf", { s14: 3 })
      .actionTurn("athens", 2)
      .play("maneuver")
      .setOut("a14")
      .play("enter saronic-gulf");
    expect([g.placesOf("a14"), g.decision]).toEqual([["saronic-gulf 4"], "action-phase"]);
  });

  // A fleet and two Corinthian blocks besieged in their port.
  function inCorinth(): Table {
    return table().put("corinth", { a01: 4 }).put("inside corinth", { s14: 3, s11: 2, s12: 1 }).besiege("corinth").actionTurn("sparta", 2).play("maneuver");
  }

  test("[PEL-5.2.0.5] [PEL-1.3.0.3] a besieged port is left by its offshore sea only", () => {
    const g = inCorinth().play("add-block s14", "add-block s11", "march", "load s14 s11");
    expect(g.list).toEqual(["enter corinthian-gulf", "stop-here"]);
    expect(g.reason("enter saronic-gulf")).toBe("march/only-offshore PEL-5.2.0.5");
  });

  test("[PEL-5.2.0.6] [PEL-7.4.2] [PEL-D.54] besieged fleets leave a port with cargo", () => {
    const g = inCorinth().play("add-block s14", "add-block s11", "march", "load s14 s11", "enter corinthian-gulf", "stop-here");
    expect(g.placesOf("s14", "s11", "s12")).toEqual(["corinthian-gulf 3", "corinthian-gulf 2", "inside corinth 1"]);
  });

  test("[PEL-7.4.3] [PEL-4.1.2] leaving is a Maneuver of the besieged group", () => {
    const g = inCorinth();
    expect(g.list).toEqual(["add-block s11", "add-block s12", "add-block s14", "end-maneuver"]);
    expect(g.actions).toBe(1);
  });

  test("[PEL-1.3.0.4] nothing leaves a besieged coastal city that is no port", () => {
    const g = table()
      .put("sparta", { a01: 4 })
      .put("inside sparta", { s06: 2 })
      .put("corinth", { s11: 1 })
      .besiege("sparta")
      .actionTurn("sparta", 2)
      .play("maneuver");
    expect(g.list).toEqual(["add-block s11", "end-maneuver"]);
  });

  test("[PEL-5.2.0.6] if the port is blockaded the fleets that leave engage the blockaders", () => {
    const g = table()
      .put("athens", { s01: 4 })
      .put("saronic-gulf", { s14: 1 })
      .put("inside athens", { a14: 4 })
      .besiege("athens")
      .actionTurn("athens", 1)
      .play("maneuver", "add-block a14", "enter saronic-gulf");
    expect(g.told("battle-began").map((e) => [e.area, e.mode, e.aggressor])).toEqual([["saronic-gulf", "sea", "athens"]]);
  });

  test("[PEL-5.2.0.7] fleets from the offshore sea go into the besieged friendly port, or ashore before it", () => {
    const g = table()
      .put("athens", { s01: 4 })
      .put("saronic-gulf", { a14: 4 })
      .put("inside athens", { a01: 2 })
      .besiege("athens")
      .actionTurn("athens", 2)
      .play("maneuver")
      .setOut("a14")
      .play("enter athens");
    expect(g.list).toEqual(["into-city", "ashore"]);
    expect(g.play("into-city").placesOf("a14")).toEqual(["inside athens 4"]);
  });

  test("[PEL-5.2.0.7] a full city takes nobody in", () => {
    const g = table()
      .put("athens", { s01: 4 })
      .put("saronic-gulf", { a14: 4 })
      .put("inside athens", { a01: 2, a02: 1, a03: 1, a04: 1 })
      .besiege("athens")
      .actionTurn("athens", 2)
      .play("maneuver")
      .setOut("a14")
      .play("enter athens");
    expect(g.placesOf("a14")).toEqual(["athens 4"]);
  });
});

function order(g: Table): (a: string, b: string) => number {
  const list = g.list;
  return (a, b) => list.indexOf(a) - list.indexOf(b);
}

describe("one by one", () => {
  test("[PEL-5.3.9] a party of unequal allowances goes no farther than the slower, and does not try", () => {
    const g = table().put("thebes", { s22: 4, s25: 2 }).actionTurn("sparta", 2).play("maneuver").setOut("s22", "s25").play("enter orchomenus", "enter delphi");
    expect([g.decision, g.placesOf("s22", "s25")]).toEqual(["action-phase", ["delphi 4", "delphi 2"]]);
  });

  test("[PEL-DP.13] who stops where he is, is not chosen again in this maneuver, but in the next", () => {
    const g = table().put("sparta", { s01: 4, s02: 3 }).actionTurn("sparta", 3).play("maneuver", "add-block s01", "march", "stop-here");
    expect(g.list).toEqual(["add-block s02", "end-maneuver"]);
    g.play("end-maneuver", "maneuver");
    expect(g.list).toEqual(["add-block s01", "add-block s02", "end-maneuver"]);
  });

  test("[PEL-5.2.1.6] a cargo moves with its fleet, once, whichever comes first in block order", () => {
    const g = table()
      .put("laconian-gulf", { s14: 3, s01: 2, s06: 2, s11: 1 })
      .carry("s14", "s01")
      .carry("s06", "s11")
      .actionTurn("sparta", 2)
      .play("maneuver", "add-block s06", "add-block s14", "enter messenian-sea", "enter cephallenian-sea", "stop-here");
    expect(g.placesOf("s14", "s01", "s06", "s11")).toEqual(["cephallenian-sea 3", "cephallenian-sea 2", "cephallenian-sea 2", "cephallenian-sea 1"]);
    expect(g.told("blocks-moved").map((e) => [e.to, e.count])).toEqual([
      ["messenian-sea", 4],
      ["cephallenian-sea", 4],
    ]);
    const marks = (id: string) => blocksIn(g.view).find((b) => b.id === id)!.marks;
    expect(["s14", "s01", "s06", "s11"].map(marks)).toEqual([["moved"], ["moved"], ["moved"], ["moved"]]);
  });
});
