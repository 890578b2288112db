import { describe, expect, test } from "vitest";
import { PELOPONNESIAN } from "../../../src/peloponnesian/index.js";
import { setCardPlace } from "../../../src/peloponnesian/state/index.js";
import { given, t, table, type Table } from "../table.js";

describe("actions", () => {
  test("[PEL-4.0.3] [PEL-4.0.6] [PEL-4.0.7] each action costs one, in any order and mixture, and the phase may be ended early", () => {
    const g = table().put("corinth", { s11: 1, s14: 1 }).put("sparta", { s01: 4 }).actionTurn("sparta", 3);
    expect(g.list).toEqual(["maneuver", "muster", "build", "recruit", "end-phase"]);
    g.play("build", "build-block s11");
    expect(g.actions).toBe(2);
    g.play("maneuver", "choose-group sparta", "end-maneuver");
    expect(g.actions).toBe(1);
    g.play("end-phase");
    expect([g.seats, g.told("turn-ended").map((e) => e.seat)]).toEqual([["athens"], ["sparta"]]);
  });

  test("[PEL-4.0.2] actions not spent are lost: the phase ends by itself when none is left", () => {
    const g = table().put("corinth", { s11: 1 }).actionTurn("sparta", 1).play("build");
    expect([g.told("turn-ended").map((e) => e.seat), g.placesOf("s11")]).toEqual([["sparta"], ["corinth 2"]]);
  });

  test("[PEL-4.2.1.2] the same block may be built any number of times, one action each", () => {
    const g = table()
      .put("corinth", { s11: 1, s14: 1 })
      .put("sparta", { s01: 1 })
      .actionTurn("sparta", 3)
      .play("build", "build-block s11", "build", "build-block s11");
    expect([g.placesOf("s11"), g.actions]).toEqual([["corinth 3"], 1]);
  });

  test("[PEL-4.2.1.1] [PEL-4.2.0.1] a build raises one block by 1, and one at full CV is not offered", () => {
    const g = table().put("corinth", { s11: 3, s14: 1, s15: 1 }).actionTurn("sparta", 3).play("build");
    expect(g.list).toEqual(["build-block s14", "build-block s15"]);
    expect(g.reason("build-block s11")).toBe("build/full PEL-4.2.1.1");
    expect(g.play("build-block s15").placesOf("s11", "s14", "s15")).toEqual(["corinth 3", "corinth 1", "corinth 2"]);
  });

  test("[PEL-4.0.5] a block that moved to its home is built there in the same turn", () => {
    const g = table()
      .put("sicyon", { s11: 1 })
      .put("sparta", { s01: 4 })
      .actionTurn("sparta", 3)
      .play("maneuver", "choose-group sicyon", "add-block s11", "enter corinth", "stop-here", "build");
    expect(g.placesOf("s11")).toEqual(["corinth 2"]);
  });

  test("[PEL-DP.8] an action is offered only if its next step has an option", () => {
    const g = table().put("athens", { a01: 4 });
    expect(g.actionTurn("athens", 2).list).toEqual(["maneuver", "muster", "recruit", "end-phase"]);
    g.put("plataea", { a01: 4 }).control("sparta", "athens");
    expect(g.actionTurn("athens", 2).list).toEqual(["maneuver", "recruit", "end-phase"]);
  });

  test("[PEL-9.1.3] [PEL-4.4.4] in Winter there is no Maneuver and no Muster, but supply; in other seasons there is no supply", () => {
    const g = table({ season: "winter" }).put("corinth", { s11: 1 }).put("plataea", { s22: 4 }).besiege("plataea").actionTurn("sparta", 2);
    expect(g.list).toEqual(["build", "recruit", "pillage", "supply", "end-phase"]);
    expect([g.reason("maneuver"), g.reason("muster")]).toEqual(["action/not-now PEL-9.1.3", "action/not-now PEL-9.1.3"]);
    expect(table({ season: "fall" }).put("megara", { a01: 4 }).actionTurn("athens", 2).reason("supply")).toBe("action/not-now PEL-4.4.4");
  });
});

describe("recruits", () => {
  // The pool of Sparta in block order begins with s01, s02, s03.
  test("[PEL-4.2.2.1] [PEL-4.2.2.2] [PEL-D.19] three blocks are drawn at random, one is placed at 1 CV, the others return", () => {
    const g = table().put("sparta", { s01: 4 }).actionTurn("sparta", 2).dice("", "1 4 9").play("recruit");
    expect(g.list).toEqual(["place-recruit s03 sparta", "place-recruit s07 tegea", "place-recruit s13 corinth"]);
    expect(g.told("recruits-drawn")).toEqual([{ type: "recruits-drawn", seat: "sparta", count: 3, secret: { blocks: ["s03", "s07", "s13"] } }]);
    g.play("place-recruit s07 tegea");
    expect([g.placesOf("s03", "s07", "s13"), g.actions]).toEqual([["pool", "tegea 1", "pool"], 1]);
  });

  test("[PEL-4.2.2.2] a block that was not drawn is refused for that; a choice of another kind for not being asked for", () => {
    const { state } = table().put("sparta", { s01: 4 }).actionTurn("sparta", 2).dice("", "1 4 9").play("recruit");
    const refusal = (line: string) => PELOPONNESIAN.explain(state, PELOPONNESIAN.parse(line));
    expect(refusal("sparta place-recruit s04 sparta")).toEqual({ code: "recruit/not-drawn", clause: "PEL-4.2.2.2", data: { block: "s04" } });
    expect(refusal("sparta sacrifice cleon")?.code).toBe("move/not-listed");
    expect(refusal("sparta done")?.code).toBe("move/not-listed");
  });

  /** A recruit action that draws these blocks from the pool. */
  const drawn = (g: Table, seat: "sparta" | "athens", ...ids: readonly string[]): Table => {
    g.actionTurn(seat, 2);
    const pool = t.blockIds.filter((id) => id.startsWith(seat.charAt(0)) && g.placesOf(id)[0] === "pool");
    const draws = ids.map((id) => {
      const at = pool.indexOf(id);
      pool.splice(at, 1);
      return at;
    });
    return g.dice("", draws.join(" ")).play("recruit");
  };

  test("[PEL-2.2.7.1] an Odrysian is recruited while Athens controls Abdera and no Spartan block is in Odrysia, and not otherwise", () => {
    const g = drawn(table(), "athens", "a40", "a14", "a31");
    expect(g.list).toContain("place-recruit a40 odrysia");
    expect(g.play("place-recruit a40 odrysia").placesOf("a40")).toEqual(["odrysia 3"]);
    const barred = drawn(table().put("odrysia", { s33: 1 }), "athens", "a40", "a14", "a31");
    expect(barred.list).not.toContain("place-recruit a40 odrysia");
    expect(barred.refusal("place-recruit a40 odrysia")).not.toBe(null);
    expect(barred.play("place-recruit a14 athens").placesOf("a40", "a14")).toEqual(["pool", "athens 1"]);
  });

  test("[PEL-4.2.2.8] a barbarian is not placed in a settlement where an enemy block is", () => {
    const free = drawn(table(), "sparta", "s35", "s03", "s07");
    expect(free.play("place-recruit s35 aetolia").placesOf("s35")).toEqual(["aetolia 2"]);
    const barred = drawn(table().put("aetolia", { a33: 1 }), "sparta", "s35", "s03", "s07");
    expect(barred.refusal("place-recruit s35 aetolia")).not.toBe(null);
    expect(barred.play("place-recruit s03 sparta").placesOf("s35", "s03")).toEqual(["pool", "sparta 1"]);
  });

  test("[PEL-4.2.2.16] an Aeolian fleet of Athens comes to a friendly port without Spartan blocks, not to a besieged one", () => {
    const free = drawn(table(), "athens", "a31", "a01", "a14");
    expect(free.list).toEqual(expect.arrayContaining(["place-recruit a31 lesbos", "place-recruit a31 chios"]));
    const besieged = drawn(table().put("lesbos", { s36: 1 }).besiege("lesbos"), "athens", "a31", "a01", "a14");
    expect(besieged.refusal("place-recruit a31 lesbos")).not.toBe(null);
    expect(besieged.play("place-recruit a31 chios").placesOf("a31")).toEqual(["chios 1"]);
  });

  test("[PEL-4.2.2.17] Athens' Macedonian is placed in any settlement of Macedonia without Spartan blocks, never in Pella", () => {
    const g = drawn(table().put("pieria", { s33: 2 }), "athens", "a43", "a01", "a14");
    expect(g.refusal("place-recruit a43 pieria")).not.toBe(null);
    expect(g.refusal("place-recruit a43 pella")).not.toBe(null);
    expect(g.play("place-recruit a43 mygdonia").placesOf("a43")).toEqual(["mygdonia 2"]);
  });

  test("[PEL-4.2.2.19] so is that of Sparta", () => {
    const g = drawn(table().put("mygdonia", { a43: 2 }), "sparta", "s33", "s03", "s07");
    expect(g.refusal("place-recruit s33 mygdonia")).not.toBe(null);
    expect(g.play("place-recruit s33 pieria").placesOf("s33")).toEqual(["pieria 3"]);
  });

  test("[PEL-4.2.2.4] [PEL-D.20] one that may be placed must be placed: there is no way to decline", () => {
    const g = table().control("athens", "corinth").control("athens", "tegea").put("elis", { s09: 2 }).actionTurn("sparta", 2).dice("", "4 6 9").play("recruit");
    // Of Laconians, Tegeans and Corinthians only the first has a home, so he is placed without a question.
    expect(g.told("recruit-placed").length).toBe(1);
  });

  test("[PEL-4.2.2.3] if none may be placed all return and the action is spent", () => {
    const g = table().control("athens", "corinth").put("elis", { s09: 2 }).actionTurn("sparta", 2).dice("", "9 9 9").play("recruit");
    expect(g.told("recruits-drawn")[0]!.secret).toEqual({ blocks: ["s11", "s12", "s13"] });
    expect(g.told("recruits-returned")).toEqual([{ type: "recruits-returned", seat: "sparta", count: 3 }]);
    expect([g.placesOf("s11", "s12", "s13"), g.actions]).toEqual([["pool", "pool", "pool"], 1]);
  });

  test("[PEL-4.0.4] [PEL-4.2.2.6] a block recruited in a turn is built and moved in it", () => {
    const g = table().put("elis", { s09: 2 }).actionTurn("sparta", 3).dice("", "9 9 9").play("recruit", "place-recruit s11 corinth", "build");
    g.play("maneuver", "choose-group corinth", "add-block s11", "enter megara", "stop-here");
    expect(g.placesOf("s11")).toEqual(["megara 2"]);
  });

  // The Aetolians come in; a free move may follow.
  function aetolians(): Table {
    return table().put("elis", { s09: 2 }).actionTurn("sparta", 2).dice("", "32 32 32").play("recruit", "place-recruit s35 aetolia");
  }

  test("[PEL-4.2.2.7] a barbarian is placed in its home settlement, at full CV", () => {
    expect(aetolians().placesOf("s35")).toEqual(["aetolia 2"]);
  });

  test("[PEL-4.2.2.9] [PEL-DP.20] it may move at once, free of actions, to its full allowance, without a forced march", () => {
    const g = aetolians();
    expect(g.list).toEqual(["enter malis", "enter naupactus", "enter stratus", "stop-here"]);
    g.play("enter malis", "enter delphi");
    expect([g.placesOf("s35"), g.actions, g.decision]).toEqual([["delphi 2"], 1, "action-phase"]);
  });

  test("[PEL-4.2.2.10] [PEL-D.26] the free move is its one move of the turn", () => {
    const g = aetolians().play("enter malis", "enter delphi", "maneuver");
    expect(g.reason("choose-group delphi")).toBe("maneuver/group-moved PEL-5.0.9");
  });

  test("[PEL-4.2.2.10] a barbarian that declines the free move may still be moved by an action", () => {
    const g = table()
      .put("elis", { s09: 2 })
      .actionTurn("sparta", 3)
      .dice("", "32 32 32")
      .play("recruit", "place-recruit s35 aetolia", "stop-here", "maneuver", "choose-group aetolia");
    expect(g.list).toEqual(["add-block s35", "end-maneuver"]);
  });

  test("[PEL-4.2.2.11] in an action turn the free move may engage", () => {
    const g = table()
      .put("elis", { s09: 2 })
      .put("stratus", { a33: 2 })
      .actionTurn("sparta", 2)
      .dice("", "32 32 32")
      .play("recruit", "place-recruit s35 aetolia");
    expect(g.list).toContain("enter stratus");
  });

  test("[PEL-4.2.2.9] a barbarian recruited in Winter has its free move too", () => {
    const s = table({ season: "winter" }).put("athens", { a01: 4 });
    const g = s.actionTurn("athens", 2).recruits("a39").play("recruit", "place-recruit a39 rhodope");
    expect(g.list).toContain("enter abdera");
    g.play("enter abdera", "stop-here");
    expect([g.decision, g.actions, g.placesOf("a39")]).toEqual(["action-phase", 1, ["abdera 2"]]);
    g.play("end-phase");
    expect(g.placesOf("a39")).toEqual(["abdera 2"]);
  });

  test("[PEL-4.2.2.11] [PEL-9.1.5] in Winter the free move does not engage", () => {
    const g = table({ season: "winter" })
      .put("elis", { s09: 2 })
      .put("stratus", { a33: 2 })
      .actionTurn("sparta", 2)
      .dice("", "32 32 32")
      .play("recruit", "place-recruit s35 aetolia");
    expect(g.list).toEqual(["enter malis", "enter naupactus", "stop-here"]);
    expect(g.reason("enter stratus")).toBe("march/cannot-engage PEL-9.1.5");
  });

  // The rebels' fleet is among the recruits.
  function insurgents(): Table {
    return table().put("elis", { s09: 2 }).actionTurn("sparta", 3).dice("", "32 32 32").play("recruit");
  }

  test("[PEL-4.2.2.13] the insurgent fleet may be placed at Lesbos or Chios though Athens controls the city", () => {
    expect(insurgents().list).toEqual(["place-recruit s34 epirus", "place-recruit s35 aetolia", "place-recruit s36 lesbos", "place-recruit s36 chios"]);
  });

  test("[PEL-4.2.2.14] [PEL-1.2.9] [PEL-D.23] by that Sparta captures the city, which then has no garrison", () => {
    const g = insurgents().play("place-recruit s36 chios");
    expect(g.told("control-changed")).toEqual([{ type: "control-changed", area: "chios", controller: "sparta", reason: "insurgents", clause: "PEL-4.2.2.14" }]);
    expect(g.told("garrison-changed")).toEqual([{ type: "garrison-changed", area: "chios", kind: "none", cv: 0 }]);
  });

  test("[PEL-4.2.2.15] the insurgent fleet is built in that city", () => {
    expect(insurgents().play("place-recruit s36 chios", "build").placesOf("s36")).toEqual(["chios 2"]);
  });

  test("[PEL-4.2.2.15] the insurgents are built only while Sparta controls the city", () => {
    expect(
      table().put("chios", { s36: 1 }).put("corinth", { s11: 1 }).besiege("chios").actionTurn("sparta", 2).play("build").told("block-built")[0]?.secret?.blocks,
    ).toEqual(["s11"]);
  });
});

describe("garrisons", () => {
  // Thebans in Plataea, which they have captured.
  function captured(): Table {
    return table().control("sparta", "plataea").put("plataea", { s22: 4 }).actionTurn("sparta", 2);
  }

  test("[PEL-4.2.3.1] [PEL-4.0.6] one action detaches a garrison in a captured city without one, where a Greek field block is", () => {
    const g = captured().play("detach-garrison");
    expect([g.told("garrison-detached"), g.actions]).toEqual([[{ type: "garrison-detached", seat: "sparta", area: "plataea", clause: "PEL-4.2.3.1" }], 1]);
  });

  test("[PEL-4.2.3.2] [PEL-7.3.3] it has 1 CV and keeps the city when all blocks leave", () => {
    const g = captured().play("detach-garrison");
    expect(g.garrisonOf("plataea")).toBe("detached 1");
    g.play("maneuver", "add-block s22", "enter thebes", "stop-here");
    expect(g.told("control-changed")).toEqual([]);
    expect(g.reason("detach-garrison")).toBe("action/nothing-to-do PEL-4.2.3.1");
  });

  test("[PEL-4.2.3.4] it costs no CV of any block", () => {
    const g = captured().play("detach-garrison");
    expect([g.placesOf("s22"), g.told("block-reduced")]).toEqual([["plataea 4"], []]);
  });

  test("[PEL-1.2.10] [PEL-D.59] [PEL-1.2.12] a captured city left by all its blocks without a garrison returns to its native side at once, with a full garrison", () => {
    const g = table().control("sparta", "plataea").put("plataea", { s22: 4 }).actionTurn("sparta", 2).play("maneuver", "add-block s22", "enter thebes");
    expect(g.told("control-changed")).toEqual([{ type: "control-changed", area: "plataea", controller: "athens", reason: "abandoned", clause: "PEL-1.2.10" }]);
    expect(g.told("garrison-changed")).toEqual([{ type: "garrison-changed", area: "plataea", kind: "native", cv: 1 }]);
  });

  test("[PEL-4.2.3.3] [PEL-2.2.6.4] a barbarian block leaves no garrison", () => {
    expect(table().control("sparta", "plataea").put("plataea", { s35: 3 }).actionTurn("sparta", 2).reason("detach-garrison")).toBe(
      "action/nothing-to-do PEL-4.2.3.1",
    );
  });

  test("[PEL-4.2.3.1] none in a city of one's own, nor where one is", () => {
    expect(
      table().put("corinth", { s11: 3 }).control("sparta", "plataea").garrison("plataea", "rebel", 1).put("plataea", { s22: 4 }).actionTurn("sparta", 2).list,
    ).not.toContain("detach-garrison");
  });

  test("[PEL-4.2.3.5] none in a besieged city", () => {
    expect(
      table().control("sparta", "plataea").put("inside plataea", { s22: 4 }).put("plataea", { a01: 4 }).besiege("plataea").actionTurn("sparta", 2).list,
    ).not.toContain("detach-garrison");
  });
});

describe("pillage", () => {
  function attica(since: number) {
    return table({ season: "early-summer" }).put("athens", { s01: 4, s07: 3, s22: 4 }).put("inside athens", { a01: 4 }).besiege("athens", since);
  }

  test("[PEL-5.5.1] [PEL-4.3.1] a group that besieges an enemy city pillages it for one action", () => {
    const g = attica(1).actionTurn("sparta", 2).play("pillage");
    expect([g.told("city-pillaged").map((e) => [e.seat, e.area]), g.actions]).toEqual([[["sparta", "athens"]], 1]);
    expect(table().actionTurn("sparta", 2).list).not.toContain("pillage");
  });

  test("[PEL-4.3.3] [PEL-5.5.7] [PEL-14.1.2.1] the prestige is received at once: 2 for Athens", () => {
    const g = attica(1).actionTurn("sparta", 2).play("pillage");
    expect(g.told("prestige-changed")).toEqual([
      { type: "prestige-changed", seat: "sparta", amount: 2, marker: -2, reason: "pillage", clause: "PEL-14.1.2.1" },
    ]);
  });

  test("[PEL-5.5.3] [PEL-D.1] [PEL-EX.20] each block that besieged leaves, to an adjacent area of its choice without enemies", () => {
    const g = attica(1).actionTurn("sparta", 2).play("pillage");
    expect(g.list).toEqual(["leave-to megara", "leave-to plataea", "leave-to thebes"]);
    g.play("leave-to megara", "leave-to megara", "leave-to thebes");
    expect(g.placesOf("s01", "s07", "s22", "a01")).toEqual(["megara 4", "megara 3", "thebes 4", "athens 4"]);
    expect(attica(1).put("plataea", { a26: 1 }).actionTurn("sparta", 2).play("pillage").list).toEqual(["leave-to megara", "leave-to thebes"]);
  });

  test("[PEL-5.5.10] [PEL-7.5.2] the siege ends, the city and its control are not affected", () => {
    const g = attica(1).actionTurn("sparta", 2).play("pillage", "leave-to megara", "leave-to megara", "leave-to thebes");
    expect([g.told("siege-ended"), g.told("control-changed")]).toEqual([[{ type: "siege-ended", area: "athens", clause: "PEL-7.5.1" }], []]);
  });

  // All three go to Megara; Thebans stand in Thebes.
  function pillaged(): Table {
    return attica(1).put("thebes", { s23: 3 }).actionTurn("sparta", 3).play("pillage", "leave-to megara", "leave-to megara", "leave-to megara", "maneuver");
  }

  test("[PEL-5.5.6] [PEL-5.0.9] leaving is the move of these blocks for the turn", () => {
    expect(pillaged().reason("add-block s01")).toBe("maneuver/not-in-group PEL-4.1.1");
  });

  test("[PEL-5.5.9] [PEL-D.2] no block of the pillager enters the City-State again this turn", () => {
    const g = pillaged().play("add-block s23");
    expect([g.list, g.reason("enter athens")]).toEqual([["enter plataea", "enter orchomenus", "enter opus", "stop-here"], "march/closed-area PEL-5.5.9"]);
  });

  test("[PEL-5.5.2] [PEL-D.3] a siege begun in this season is not enough", () => {
    expect(attica(0).actionTurn("sparta", 2).list).not.toContain("pillage");
  });

  // Megarians come to the siege, and the city is pillaged.
  function withMegarians(): Table {
    const g = attica(1).put("megara", { s17: 2 }).actionTurn("sparta", 3).play("maneuver", "choose-group megara", "add-block s17", "enter athens", "stop-here");
    return g.play("pillage", "leave-to megara", "leave-to megara", "leave-to thebes");
  }

  test("[PEL-5.5.3] [PEL-5.5.6] [PEL-D.76] a block that has come this turn stays; those that besieged at the start leave", () => {
    expect(withMegarians().placesOf("s01", "s07", "s22", "s17")).toEqual(["megara 4", "megara 3", "thebes 4", "athens 2"]);
  });

  test("[PEL-5.5.10] [PEL-D.76] who stays keeps up the siege", () => {
    expect(withMegarians().told("siege-ended")).toEqual([]);
  });

  test("[PEL-5.5.3] [PEL-5.5.6] with nobody there who besieged at the start there is no pillage", () => {
    const g = attica(1).put("megara", { s17: 2 }).actionTurn("sparta", 5).play("maneuver", "choose-group megara", "add-block s17", "enter athens", "stop-here");
    g.play("maneuver", "add-block s01", "add-block s07", "add-block s22", "enter megara", "stop-here");
    expect([g.list.includes("pillage"), g.reason("pillage")]).toEqual([false, "action/nothing-to-do PEL-5.5.2"]);
    const changed = g.change();
    given(changed).put("plataea", { s23: 3 });
    given(changed).put("naupactus", { s24: 2 });
    given(changed).besiege("plataea");
    given(changed).besiege("naupactus");
    g.play("pillage");
    expect([g.list, g.reason("choose-city athens")]).toEqual([["choose-city plataea", "choose-city naupactus"], "pillage/all-moved PEL-5.5.3"]);
  });

  test("[PEL-5.5.4] not if one of the blocks cannot leave", () => {
    expect(attica(1).put("megara", { a02: 1 }).put("plataea", { a26: 1 }).put("thebes", { a03: 1 }).actionTurn("sparta", 2).list).not.toContain("pillage");
  });

  test("[PEL-5.5.7] other cities give 1 prestige", () => {
    const g = table({ season: "early-summer" }).put("plataea", { s22: 4 }).besiege("plataea").actionTurn("sparta", 1).play("pillage");
    expect(g.told("prestige-changed").map((e) => e.amount)).toEqual([1]);
  });

  test("[PEL-5.5.8] a City-State is pillaged only once a year, by whichever side", () => {
    const g = table({ season: "early-summer" }).put("plataea", { s22: 4 }).besiege("plataea").actionTurn("sparta", 1).play("pillage", "leave-to thebes");
    g.put("plataea", { s22: 4 }).besiege("plataea");
    expect(g.state.city.some((bits) => (bits & (1 << 9)) !== 0)).toBe(true);
    const again = g.actionTurn("sparta", 2);
    expect(again.list).not.toContain("pillage");
  });

  test("[PEL-4.3.2] [PEL-D.60] a friendly city cannot be pillaged, but an own city in revolt can", () => {
    const g = table({ season: "early-summer" })
      .control("sparta", "potidaea")
      .garrison("potidaea", "rebel", 2)
      .put("potidaea", { a03: 3 })
      .besiege("potidaea")
      .actionTurn("athens", 2)
      .play("pillage");
    expect(g.told("city-pillaged").map((e) => e.area)).toEqual(["potidaea"]);
  });

  test("[PEL-5.5.6] a fleet that leaves by sea may carry one Greek block, by land none", () => {
    const g = table({ season: "early-summer" }).put("naupactus", { s06: 2, s07: 1, s35: 2 }).besiege("naupactus").actionTurn("sparta", 2).play("pillage");
    expect(g.list).toEqual(["leave-to delphi", "leave-to corinthian-gulf", "leave-carrying corinthian-gulf s07"]);
    g.play("leave-carrying corinthian-gulf s07");
    expect(g.placesOf("s06", "s07")).toEqual(["corinthian-gulf 2", "corinthian-gulf 1"]);
    expect(g.list).toEqual(["leave-to delphi", "leave-to aetolia"]);
  });

  test("[PEL-3.5.24] with Agis the pillage of Athens gives 1 more", () => {
    const g = table({ scenario: "413", season: "early-summer" }).put("athens", { s01: 3 }).besiege("athens");
    setCardPlace(g.state, 54, 4);
    expect(
      g
        .actionTurn("sparta", 1)
        .play("pillage")
        .told("prestige-changed")
        .map((e) => e.amount),
    ).toEqual([3]);
  });
});

test("[PEL-4.1.2] [PEL-5.1.3] [PEL-7.4.1] besieged blocks are a group of their own and do not move by land", () => {
  expect(
    table()
      .put("thebes", { a01: 4, a02: 3 })
      .put("inside thebes", { s22: 4 })
      .besiege("thebes")
      .put("corinth", { s11: 3 })
      .actionTurn("sparta", 2)
      .play("maneuver").list,
  ).toEqual(["add-block s11", "end-maneuver"]);
});
