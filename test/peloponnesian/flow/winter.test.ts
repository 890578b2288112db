import { describe, expect, test } from "vitest";
import { isBesieged, setHolder } from "../../../src/peloponnesian/state/index.js";
import { DEMETER } from "../../../src/peloponnesian/vocabulary/types.js";
import { area, seatOf, table, type Table } from "../table.js";

// Three Athenian blocks before Potidaea and a fleet in the Thermaic Gulf, in Winter.
function beforePotidaea() {
  return table({ season: "winter" })
    .control("sparta", "potidaea")
    .garrison("potidaea", "rebel", 2)
    .put("potidaea", { a03: 3, a04: 2, a05: 1 })
    .put("thermaic-gulf", { a19: 2 })
    .besiege("potidaea");
}

describe("winter supply", () => {
  // With 2 coins and Pericles: two blocks before the city and the fleet are supplied.
  function supplied(): Table {
    return beforePotidaea()
      .inPlay("pericles")
      .actionTurn("athens", 2)
      .play("supply", "supply-block a03", "supply", "supply-block a04", "supply", "supply-block a19");
  }

  test("[PEL-4.4.2] [PEL-9.2.2.1] supply costs one action for each block, and who is supplied may stay", () => {
    const g = beforePotidaea().inPlay("pericles").actionTurn("athens", 2);
    const left = [g.actions];
    for (const id of ["a03", "a04"]) left.push(g.play("supply", `supply-block ${id}`).actions);
    expect(left).toEqual([3, 2, 1]);
    expect(supplied().play("winter-in torone").placesOf("a03", "a04", "a19")).toEqual(["potidaea 3", "potidaea 2", "thermaic-gulf 2"]);
  });

  test("[PEL-4.4.1] [PEL-EX.21] a block outside friendly cities that is not supplied must go home", () => {
    const g = supplied();
    expect(g.decision).toBe("wintering");
    expect(g.list).toEqual(["winter-in torone", "winter-in stagira", "winter-in amphipolis"]);
    expect(g.play("winter-in torone").placesOf("a05")).toEqual(["torone 1"]);
  });

  test("[PEL-4.4.3] a supplied block is not disbanded, even where nobody could go home", () => {
    const s = table({ season: "winter" }).put("malis", { a01: 3, a02: 2 }).control("sparta", "larissa").garrison("larissa", "rebel", 2);
    for (const city of ["pagasae", "naupactus", "stratus"]) s.control("sparta", city).garrison(city, "rebel", 1);
    const g = s.actionTurn("athens", 1).play("supply", "supply-block a01");
    expect(g.placesOf("a01", "a02")).toEqual(["malis 3", "pool"]);
  });

  test("[PEL-9.1.2] [PEL-EX.21] after going home the sieges: that of the supplied goes on with the Winter number", () => {
    const g = supplied().play("winter-in torone");
    expect(g.list).toContain("attrition potidaea");
    g.dice("3").play("attrition potidaea");
    expect(g.told("garrison-changed")).toEqual([{ type: "garrison-changed", area: "potidaea", kind: "rebel", cv: 1 }]);
  });
});

describe("going home", () => {
  const inEventTurn = () => beforePotidaea().eventTurn("athens", "oracle-of-delphi").play("take-olympian zeus");

  test("[PEL-9.2.2.2] [PEL-9.2.1.2] [PEL-D.44] in an event turn nothing is supplied: all go home, which costs no action", () => {
    const g = inEventTurn();
    expect([g.actions, g.decision]).toEqual([0, "wintering"]);
    expect(g.list).toEqual(["go-home a03", "go-home a04", "go-home a05", "go-home a19"]);
  });

  test("[PEL-9.2.1.1] while the city of a block is asked for no block is chosen, and no city before", () => {
    const g = inEventTurn();
    expect(g.reason("winter-in torone")).toBe("move/not-listed PEL-9.2.1.1");
    g.play("go-home a03");
    expect([g.reason("go-home a03"), g.reason("go-home a04"), g.reason("winter-in torone")]).toEqual([
      "move/not-listed PEL-9.2.1.1",
      "move/not-listed PEL-9.2.1.1",
      null,
    ]);
  });

  test("[PEL-9.2.1.1] [PEL-DP.39] each goes to a friendly City-State within its allowance that is not besieged", () => {
    const g = inEventTurn().play("go-home a03");
    expect(g.list).toEqual(["winter-in torone", "winter-in stagira", "winter-in amphipolis"]);
    g.play("winter-in torone", "go-home a04", "winter-in torone", "go-home a05", "winter-in stagira");
    expect(g.placesOf("a03", "a04", "a05")).toEqual(["torone 3", "torone 2", "stagira 1"]);
    expect(
      beforePotidaea()
        .put("torone", { s01: 1 })
        .besiege("torone")
        .eventTurn("athens", "oracle-of-delphi")
        .play("take-olympian zeus", "go-home a03")
        .listed("winter-in"),
    ).not.toContain("torone");
  });

  test("[PEL-7.5.1] [PEL-EX.21] the siege ends when the last besieger has gone home", () => {
    const g = inEventTurn().play("go-home a03", "winter-in torone", "go-home a04", "winter-in torone", "go-home a05");
    expect(isBesieged(g.state, area("potidaea"))).toBe(true);
    g.play("winter-in stagira", "winter-in amphipolis");
    expect([isBesieged(g.state, area("potidaea")), g.told("siege-ended").map((e) => e.area)]).toEqual([false, ["potidaea"]]);
  });

  test("[PEL-9.2.1.7] [PEL-7.4.5] [PEL-D.55] blocks in friendly City-States and besieged ones stay where they are", () => {
    const g = table({ season: "winter" })
      .put("athens", { s01: 4 })
      .put("inside athens", { a01: 4 })
      .put("plataea", { a26: 2 })
      .besiege("athens")
      .actionTurn("athens", 2)
      .play("end-phase");
    expect([g.decision === "wintering", g.placesOf("a01", "a26")]).toEqual([false, ["inside athens 4", "plataea 2"]]);
  });

  test("[PEL-9.2.3.1] who cannot go home is disbanded to the pool", () => {
    const g = table({ season: "winter" })
      .put("malis", { a01: 3 })
      .control("sparta", "larissa")
      .garrison("larissa", "rebel", 2)
      .control("sparta", "pagasae")
      .garrison("pagasae", "rebel", 1)
      .control("sparta", "naupactus")
      .garrison("naupactus", "rebel", 1)
      .control("sparta", "stratus")
      .garrison("stratus", "rebel", 1)
      .actionTurn("athens", 2)
      .play("end-phase");
    expect([g.placesOf("a01"), g.told("blocks-lost").map((e) => e.reason)]).toEqual([["pool"], ["disbanded"]]);
  });

  test("[PEL-9.2.2.5] [PEL-9.2.3.1] [PEL-5.2.1.10] with a fleet that cannot go home its cargo is disbanded, whatever the block", () => {
    const s = table({ season: "winter" }).put("propontis", { s06: 2, s01: 1 });
    for (const city of ["thebes", "opus", "pella"]) s.control("athens", city).garrison(city, "detached", 1);
    s.carry("s06", "s01");
    const g = s.actionTurn("sparta", 2).play("end-phase");
    expect(g.placesOf("s06", "s01")).toEqual(["pool", "pool"]);
    const lost = g.told("blocks-lost").flatMap((e) => e.secret?.blocks ?? []);
    expect([[...lost].sort(), g.told("blocks-lost").reduce((n, e) => n + e.count, 0)]).toEqual([["s01", "s06"], 2]);
  });

  test("[PEL-9.2.1.6] [PEL-5.2.1.1] a fleet takes a block home that it has not carried before", () => {
    const g = table({ season: "winter" })
      .put("cythera", { a14: 3, a01: 2 })
      .besiege("cythera")
      .actionTurn("athens", 2)
      .play("end-phase", "go-home-carrying a14 a01", "winter-in aegina");
    expect(g.placesOf("a14", "a01")).toEqual(["aegina 3", "aegina 2"]);
  });

  test("[PEL-4.4.1] [PEL-4.4.3] [PEL-D.43] a barbarian outside friendly cities is supplied like a Greek, and supplied it stays", () => {
    const g = table({ season: "winter" })
      .control("sparta", "potidaea")
      .garrison("potidaea", "rebel", 2)
      .put("potidaea", { a03: 3 })
      .put("rhodope", { a48: 2 })
      .besiege("potidaea")
      .actionTurn("athens", 3)
      .play("supply");
    expect(g.list).toEqual(["supply-block a03", "supply-block a48"]);
    g.play("supply-block a48", "supply", "end-phase");
    expect([g.placesOf("a03", "a48"), g.told("blocks-lost")]).toEqual([["potidaea 3", "rhodope 2"], []]);
  });

  test("[PEL-9.2.1.1] [PEL-9.2.1.7] [PEL-D.43] a barbarian in a friendly city needs no supply and stays; another goes home, or is disbanded if no way leads there", () => {
    const home = table({ season: "winter" }).put("abdera", { a39: 2 }).put("rhodope", { a48: 2 }).actionTurn("athens", 3).play("end-phase");
    const reach = ["potidaea", "stagira", "amphipolis", "abdera", "maronea", "byzantium", "sestos"];
    expect(home.list).toEqual([...reach.map((city) => `winter-in ${city}`)]);
    home.play("winter-in abdera");
    expect(home.placesOf("a39", "a48")).toEqual(["abdera 2", "abdera 2"]);
    const lost = table({ season: "winter" }).put("rhodope", { a48: 2 });
    for (const city of reach) lost.control("sparta", city).garrison(city, "detached", 1);
    expect(lost.actionTurn("athens", 3).play("end-phase").placesOf("a48")).toEqual(["pool"]);
  });

  test("[PEL-9.2.1.1] of blocks that stay nobody can be sent home, a barbarian no more than a Greek", () => {
    const laid = () => table({ season: "winter" }).put("abdera", { a39: 2 }).put("rhodope", { a48: 2, a01: 2 });
    const supply = laid().actionTurn("athens", 3).play("supply");
    expect(supply.list).toEqual(["supply-block a01", "supply-block a48"]);
    expect(supply.reason("supply-block a39")).toBe("supply/not-needed PEL-4.4.1");
    const g = laid().actionTurn("athens", 3).play("end-phase");
    expect(g.list).toEqual(["go-home a01", "go-home a48"]);
    expect(g.reason("go-home a39")).toBe("wintering/stays PEL-9.2.1.1");
  });

  test("[PEL-8.2.0.9] a supplied barbarian keeps up a siege in Winter", () => {
    const g = table({ season: "winter" })
      .control("sparta", "maronea")
      .garrison("maronea", "rebel", 2)
      .put("maronea", { a39: 2 })
      .besiege("maronea")
      .actionTurn("athens", 2)
      .play("supply", "end-phase");
    expect(g.list).toEqual(["storm maronea", "attrition maronea", "leave-siege maronea", "end-sieges"]);
  });

  test("[PEL-9.2.1.3] [PEL-5.4.0.2] blocks going home are not stopped by enemy blocks", () => {
    const g = table({ season: "winter" })
      .put("malis", { s07: 2 })
      .put("delphi", { a01: 3 })
      .put("opus", { a02: 3 })
      .besiege("delphi")
      .besiege("opus")
      .actionTurn("sparta", 2)
      .play("end-phase");
    expect([g.list, g.placesOf("s07")]).toEqual([["winter-in thebes", "winter-in orchomenus"], ["malis 2"]]);
  });

  test("[PEL-9.2.1.4] no forced march on the way home", () => {
    const homes = table({ season: "winter" }).put("malis", { s07: 2 }).actionTurn("sparta", 2).play("end-phase").list;
    expect(homes).not.toContain("winter-in corinth");
    expect(homes).not.toContain("winter-in athens");
  });

  test("[PEL-9.2.1.8] a captured city counts as friendly", () => {
    expect(
      table({ season: "winter" })
        .control("sparta", "plataea")
        .garrison("plataea", "detached", 1)
        .put("athens", { s07: 2 })
        .besiege("athens")
        .actionTurn("sparta", 2)
        .play("end-phase").list,
    ).toContain("winter-in plataea");
  });

  test("[PEL-9.2.1.6] [PEL-9.2.2.4] [PEL-9.2.2.5] a fleet takes its cargo home; if only the fleet is supplied the cargo is disbanded", () => {
    const laid = () => table({ season: "winter" }).put("saronic-gulf", { a14: 4, a01: 2 }).carry("a14", "a01");
    const home = laid().actionTurn("athens", 2).play("end-phase");
    expect(home.list).toEqual(expect.arrayContaining(["winter-in athens", "winter-in aegina"]));
    home.play("winter-in aegina");
    expect(home.placesOf("a14", "a01")).toEqual(["aegina 4", "aegina 2"]);
    const stay = laid().actionTurn("athens", 2).play("supply", "supply-block a14", "end-phase");
    expect(stay.placesOf("a14", "a01")).toEqual(["saronic-gulf 4", "pool"]);
  });

  test("[PEL-9.2.1.1] a fleet goes by its offshore sea into a besieged port that is not blockaded, within its capacity", () => {
    const g = table({ season: "winter" })
      .put("athens", { s01: 4 })
      .put("inside athens", { a01: 4 })
      .besiege("athens")
      .put("saronic-gulf", { a14: 4 })
      .actionTurn("athens", 2)
      .play("end-phase");
    expect(g.list).toContain("winter-in athens");
    g.play("winter-in athens");
    expect(g.placesOf("a14")).toEqual(["inside athens 4"]);
  });

  test("[PEL-9.2.1.6] perilous borders on the way home are checked with the Winter number", () => {
    const g = table({ season: "winter" }).put("laconian-gulf", { a14: 4 }).actionTurn("athens", 2).play("end-phase");
    g.dice("3 5").play("winter-in aegina");
    expect([g.told("storm-check").map((e) => [e.border, e.storm]), g.placesOf("a14")]).toEqual([[["laconian-gulf.myrtoan-sea", true]], ["aegina 3"]]);
  });

  test("[PEL-9.2.3.4] [PEL-9.2.3.3] a captured city is not abandoned by a barbarian, who stays there; a detached garrison needs no supply and holds", () => {
    const g = table({ season: "winter" }).control("sparta", "plataea").put("plataea", { s35: 2 }).actionTurn("sparta", 2).play("end-phase");
    expect([g.told("control-changed"), g.placesOf("s35")]).toEqual([[], ["plataea 2"]]);
    expect(
      table({ season: "winter" })
        .control("sparta", "plataea")
        .garrison("plataea", "detached", 1)
        .put("sparta", { s01: 4 })
        .actionTurn("sparta", 2)
        .play("end-phase")
        .told("control-changed"),
    ).toEqual([]);
  });

  test("[PEL-9.1.5] no battles other than sallies are fought in Winter", () => {
    const g = table({ season: "winter" })
      .put("athens", { s01: 4 })
      .put("inside athens", { a01: 4 })
      .besiege("athens")
      .actionTurn("athens", 2)
      .play("end-phase");
    expect(g.list).toEqual(["sally-from athens", "done"]);
  });

  test("[PEL-11.7.1] Demeter supplies up to three blocks free, also in an event turn", () => {
    const g = beforePotidaea()
      .set((s) => setHolder(s, DEMETER, seatOf("athens")))
      .eventTurn("athens", "oracle-of-delphi")
      .play("take-olympian zeus");
    expect(g.list).toEqual(["use-olympian", "keep-olympian"]);
    g.play("use-olympian", "supply-block a03", "supply-block a04", "supply-block a05");
    expect([isBesieged(g.state, area("potidaea")), g.list.every((move) => !move.startsWith("supply"))]).toEqual([true, true]);
  });

  test("[PEL-3.5.8] Winter Stores supply up to five blocks, barbarians among them", () => {
    const g = beforePotidaea().put("rhodope", { a39: 2, a48: 2 }).eventTurn("athens", "winter-stores-20");
    expect(g.list).toEqual(["supply-block a03", "supply-block a04", "supply-block a05", "supply-block a19", "supply-block a39", "supply-block a48", "done"]);
    g.play("supply-block a03", "supply-block a04", "supply-block a05", "supply-block a19", "supply-block a39");
    expect([g.decision, g.placesOf("a03", "a19", "a39")]).toEqual(["wintering", ["potidaea 3", "thermaic-gulf 2", "rhodope 2"]]);
  });
});
