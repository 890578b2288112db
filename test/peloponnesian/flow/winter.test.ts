import { describe, expect, test } from "vitest";
import { isBesieged, setHolder } from "../../../src/peloponnesian/state/index.js";
import { DEMETER } from "../../../src/peloponnesian/vocabulary/types.js";
import { area, besiege, board, carry, control, inPlay, put, putInside, seatOf } from "../positions.js";
import { actionsLeft, actionTurn, eventTurn, expectMoves, type Table, whereIs } from "../table.js";

// Three Athenian blocks before Potidaea and a fleet in the Thermaic Gulf, in Winter.
function beforePotidaea() {
  const s = board("431", "winter");
  control(s, "potidaea", "sparta", "rebel", 2);
  put(s, "potidaea", { a03: 3, a04: 2, a05: 1 });
  put(s, "thermaic-gulf", { a19: 2 });
  besiege(s, "potidaea");
  return s;
}

describe("winter supply", () => {
  // With 2 coins and Pericles: two blocks before the city and the fleet are supplied.
  function supplied(): Table {
    const s = beforePotidaea();
    inPlay(s, "pericles");
    return actionTurn(s, "athens", 2).play("supply", "supply-block a03", "supply", "supply-block a04", "supply", "supply-block a19");
  }

  test("[PEL-4.4.2] [PEL-9.2.2.1] supply costs one action for each block, and who is supplied may stay", () => {
    const s = beforePotidaea();
    inPlay(s, "pericles");
    const g = actionTurn(s, "athens", 2);
    const left = [actionsLeft(g.state)];
    for (const id of ["a03", "a04"]) left.push(actionsLeft(g.play("supply", `supply-block ${id}`).state));
    expect(left).toEqual([3, 2, 1]);
    expect(whereIs(supplied().play("winter-in torone").state, "a03", "a04", "a19")).toEqual(["potidaea 3", "potidaea 2", "thermaic-gulf 2"]);
  });

  test("[PEL-4.4.1] [PEL-EX.21] a block outside friendly cities that is not supplied must go home", () => {
    const g = supplied();
    expect(g.decision).toBe("wintering");
    expectMoves(g, "winter-in torone", "winter-in stagira", "winter-in amphipolis");
    expect(whereIs(g.play("winter-in torone").state, "a05")).toEqual(["torone 1"]);
  });

  test("[PEL-4.4.3] a supplied block is not disbanded, even where nobody could go home", () => {
    const s = board("431", "winter");
    put(s, "malis", { a01: 3, a02: 2 });
    control(s, "larissa", "sparta", "rebel", 2);
    for (const city of ["pagasae", "naupactus", "stratus"]) control(s, city, "sparta", "rebel", 1);
    const g = actionTurn(s, "athens", 1).play("supply", "supply-block a01");
    expect(whereIs(g.state, "a01", "a02")).toEqual(["malis 3", "pool"]);
  });

  test("[PEL-9.1.2] [PEL-EX.21] after going home the sieges: that of the supplied goes on with the Winter number", () => {
    const g = supplied().play("winter-in torone");
    expect(g.list).toContain("attrition potidaea");
    g.dice("3").play("attrition potidaea");
    expect(g.told("garrison-changed")).toEqual([{ type: "garrison-changed", area: "potidaea", kind: "rebel", cv: 1 }]);
  });
});

describe("going home", () => {
  const inEventTurn = () => eventTurn(beforePotidaea(), "athens", "oracle-of-delphi").play("take-olympian zeus");

  test("[PEL-9.2.2.2] [PEL-9.2.1.2] [PEL-D.44] in an event turn nothing is supplied: all go home, which costs no action", () => {
    const g = inEventTurn();
    expect([actionsLeft(g.state), g.decision]).toEqual([0, "wintering"]);
    expectMoves(g, "go-home a03", "go-home a04", "go-home a05", "go-home a19");
  });

  test("[PEL-9.2.1.1] [PEL-DP.39] each goes to a friendly City-State within its allowance that is not besieged", () => {
    const g = inEventTurn().play("go-home a03");
    expectMoves(g, "winter-in torone", "winter-in stagira", "winter-in amphipolis");
    g.play("winter-in torone", "go-home a04", "winter-in torone", "go-home a05", "winter-in stagira");
    expect(whereIs(g.state, "a03", "a04", "a05")).toEqual(["torone 3", "torone 2", "stagira 1"]);
    const s = beforePotidaea();
    put(s, "torone", { s01: 1 });
    besiege(s, "torone");
    expect(eventTurn(s, "athens", "oracle-of-delphi").play("take-olympian zeus", "go-home a03").listed("winter-in")).not.toContain("torone");
  });

  test("[PEL-7.5.1] [PEL-EX.21] the siege ends when the last besieger has gone home", () => {
    const g = inEventTurn().play("go-home a03", "winter-in torone", "go-home a04", "winter-in torone", "go-home a05");
    expect(isBesieged(g.state, area("potidaea"))).toBe(true);
    g.play("winter-in stagira", "winter-in amphipolis");
    expect([isBesieged(g.state, area("potidaea")), g.told("siege-ended").map((e) => e.area)]).toEqual([false, ["potidaea"]]);
  });

  test("[PEL-9.2.1.7] [PEL-7.4.5] [PEL-D.55] blocks in friendly City-States and besieged ones stay where they are", () => {
    const s = board("431", "winter");
    put(s, "athens", { s01: 4 });
    putInside(s, "athens", { a01: 4 });
    put(s, "plataea", { a26: 2 });
    besiege(s, "athens");
    const g = actionTurn(s, "athens", 2).play("end-phase");
    expect([g.decision === "wintering", whereIs(g.state, "a01", "a26")]).toEqual([false, ["inside athens 4", "plataea 2"]]);
  });

  test("[PEL-9.2.3.1] who cannot go home is disbanded to the pool", () => {
    const s = board("431", "winter");
    put(s, "malis", { a01: 3 });
    control(s, "larissa", "sparta", "rebel", 2);
    control(s, "pagasae", "sparta", "rebel", 1);
    control(s, "naupactus", "sparta", "rebel", 1);
    control(s, "stratus", "sparta", "rebel", 1);
    const g = actionTurn(s, "athens", 2).play("end-phase");
    expect([whereIs(g.state, "a01"), g.told("blocks-lost").map((e) => e.reason)]).toEqual([["pool"], ["disbanded"]]);
  });

  test("[PEL-9.2.2.5] [PEL-9.2.3.1] [PEL-5.2.1.10] with a fleet that cannot go home its cargo is disbanded, whatever the block", () => {
    const s = board("431", "winter");
    put(s, "propontis", { s06: 2, s01: 1 });
    for (const city of ["thebes", "opus", "pella"]) control(s, city, "athens", "detached", 1);
    carry(s, "s06", "s01");
    const g = actionTurn(s, "sparta", 2).play("end-phase");
    expect(whereIs(g.state, "s06", "s01")).toEqual(["pool", "pool"]);
    const lost = g.told("blocks-lost").flatMap((e) => e.secret?.blocks ?? []);
    expect([[...lost].sort(), g.told("blocks-lost").reduce((n, e) => n + e.count, 0)]).toEqual([["s01", "s06"], 2]);
  });

  test("[PEL-9.2.1.6] [PEL-5.2.1.1] a fleet takes a block home that it has not carried before", () => {
    const s = board("431", "winter");
    put(s, "cythera", { a14: 3, a01: 2 });
    besiege(s, "cythera");
    const g = actionTurn(s, "athens", 2).play("end-phase", "go-home-carrying a14 a01", "winter-in aegina");
    expect(whereIs(g.state, "a14", "a01")).toEqual(["aegina 3", "aegina 2"]);
  });

  test("[PEL-4.4.1] [PEL-4.4.3] [PEL-D.43] a barbarian outside friendly cities is supplied like a Greek, and supplied it stays", () => {
    const s = board("431", "winter");
    control(s, "potidaea", "sparta", "rebel", 2);
    put(s, "potidaea", { a03: 3 });
    put(s, "rhodope", { a48: 2 });
    besiege(s, "potidaea");
    const g = actionTurn(s, "athens", 3).play("supply");
    expectMoves(g, "supply-block a03", "supply-block a48");
    g.play("supply-block a48", "supply", "end-phase");
    expect([whereIs(g.state, "a03", "a48"), g.told("blocks-lost")]).toEqual([["potidaea 3", "rhodope 2"], []]);
  });

  test("[PEL-9.2.1.1] [PEL-9.2.1.7] [PEL-D.43] a barbarian in a friendly city needs no supply and stays; another goes home, or is disbanded if no way leads there", () => {
    const s = board("431", "winter");
    put(s, "abdera", { a39: 2 });
    put(s, "rhodope", { a48: 2 });
    const home = actionTurn(s, "athens", 3).play("end-phase");
    const reach = ["potidaea", "stagira", "amphipolis", "abdera", "maronea", "byzantium", "sestos"];
    expectMoves(home, ...reach.map((city) => `winter-in ${city}`));
    home.play("winter-in abdera");
    expect(whereIs(home.state, "a39", "a48")).toEqual(["abdera 2", "abdera 2"]);
    const lost = board("431", "winter");
    put(lost, "rhodope", { a48: 2 });
    for (const city of reach) control(lost, city, "sparta", "detached", 1);
    expect(whereIs(actionTurn(lost, "athens", 3).play("end-phase").state, "a48")).toEqual(["pool"]);
  });

  test("[PEL-9.2.1.1] of blocks that stay nobody can be sent home, a barbarian no more than a Greek", () => {
    const s = board("431", "winter");
    put(s, "abdera", { a39: 2 });
    put(s, "rhodope", { a48: 2, a01: 2 });
    const supply = actionTurn(s, "athens", 3).play("supply");
    expectMoves(supply, "supply-block a01", "supply-block a48");
    expect(supply.reason("supply-block a39")).toBe("supply/not-needed PEL-4.4.1");
    const g = actionTurn(s, "athens", 3).play("end-phase");
    expectMoves(g, "go-home a01", "go-home a48");
    expect(g.reason("go-home a39")).toBe("wintering/stays PEL-9.2.1.1");
  });

  test("[PEL-8.2.0.9] a supplied barbarian keeps up a siege in Winter", () => {
    const s = board("431", "winter");
    control(s, "maronea", "sparta", "rebel", 2);
    put(s, "maronea", { a39: 2 });
    besiege(s, "maronea");
    const g = actionTurn(s, "athens", 2).play("supply", "end-phase");
    expectMoves(g, "storm maronea", "attrition maronea", "leave-siege maronea", "end-sieges");
  });

  test("[PEL-9.2.1.3] [PEL-5.4.0.2] blocks going home are not stopped by enemy blocks", () => {
    const s = board("431", "winter");
    put(s, "malis", { s07: 2 });
    put(s, "delphi", { a01: 3 });
    put(s, "opus", { a02: 3 });
    besiege(s, "delphi");
    besiege(s, "opus");
    const g = actionTurn(s, "sparta", 2).play("end-phase");
    expect([g.list, whereIs(g.state, "s07")]).toEqual([["winter-in thebes", "winter-in orchomenus"], ["malis 2"]]);
  });

  test("[PEL-9.2.1.4] no forced march on the way home", () => {
    const s = board("431", "winter");
    put(s, "malis", { s07: 2 });
    const homes = actionTurn(s, "sparta", 2).play("end-phase").list;
    expect(homes).not.toContain("winter-in corinth");
    expect(homes).not.toContain("winter-in athens");
  });

  test("[PEL-9.2.1.8] a captured city counts as friendly", () => {
    const s = board("431", "winter");
    control(s, "plataea", "sparta", "detached", 1);
    put(s, "athens", { s07: 2 });
    besiege(s, "athens");
    expect(actionTurn(s, "sparta", 2).play("end-phase").list).toContain("winter-in plataea");
  });

  test("[PEL-9.2.1.6] [PEL-9.2.2.4] [PEL-9.2.2.5] a fleet takes its cargo home; if only the fleet is supplied the cargo is disbanded", () => {
    const s = board("431", "winter");
    put(s, "saronic-gulf", { a14: 4, a01: 2 });
    carry(s, "a14", "a01");
    const home = actionTurn(s, "athens", 2).play("end-phase");
    expect(home.list).toEqual(expect.arrayContaining(["winter-in athens", "winter-in aegina"]));
    home.play("winter-in aegina");
    expect(whereIs(home.state, "a14", "a01")).toEqual(["aegina 4", "aegina 2"]);
    const stay = actionTurn(s, "athens", 2).play("supply", "supply-block a14", "end-phase");
    expect(whereIs(stay.state, "a14", "a01")).toEqual(["saronic-gulf 4", "pool"]);
  });

  test("[PEL-9.2.1.1] a fleet goes by its offshore sea into a besieged port that is not blockaded, within its capacity", () => {
    const s = board("431", "winter");
    put(s, "athens", { s01: 4 });
    putInside(s, "athens", { a01: 4 });
    besiege(s, "athens");
    put(s, "saronic-gulf", { a14: 4 });
    const g = actionTurn(s, "athens", 2).play("end-phase");
    expect(g.list).toContain("winter-in athens");
    g.play("winter-in athens");
    expect(whereIs(g.state, "a14")).toEqual(["inside athens 4"]);
  });

  test("[PEL-9.2.1.6] perilous borders on the way home are checked with the Winter number", () => {
    const s = board("431", "winter");
    put(s, "laconian-gulf", { a14: 4 });
    const g = actionTurn(s, "athens", 2).play("end-phase");
    g.dice("3 5").play("winter-in aegina");
    expect([g.told("storm-check").map((e) => [e.border, e.storm]), whereIs(g.state, "a14")]).toEqual([[["laconian-gulf.myrtoan-sea", true]], ["aegina 3"]]);
  });

  test("[PEL-9.2.3.4] [PEL-9.2.3.3] a captured city is not abandoned by a barbarian, who stays there; a detached garrison needs no supply and holds", () => {
    const s = board("431", "winter");
    control(s, "plataea", "sparta");
    put(s, "plataea", { s35: 2 });
    const g = actionTurn(s, "sparta", 2).play("end-phase");
    expect([g.told("control-changed"), whereIs(g.state, "s35")]).toEqual([[], ["plataea 2"]]);
    const held = board("431", "winter");
    control(held, "plataea", "sparta", "detached", 1);
    put(held, "sparta", { s01: 4 });
    expect(actionTurn(held, "sparta", 2).play("end-phase").told("control-changed")).toEqual([]);
  });

  test("[PEL-9.1.5] no battles other than sallies are fought in Winter", () => {
    const s = board("431", "winter");
    put(s, "athens", { s01: 4 });
    putInside(s, "athens", { a01: 4 });
    besiege(s, "athens");
    const g = actionTurn(s, "athens", 2).play("end-phase");
    expectMoves(g, "sally-from athens", "done");
  });

  test("[PEL-11.7.1] Demeter supplies up to three blocks free, also in an event turn", () => {
    const s = beforePotidaea();
    setHolder(s, DEMETER, seatOf("athens"));
    const g = eventTurn(s, "athens", "oracle-of-delphi").play("take-olympian zeus");
    expectMoves(g, "use-olympian", "keep-olympian");
    g.play("use-olympian", "supply-block a03", "supply-block a04", "supply-block a05");
    expect([isBesieged(g.state, area("potidaea")), g.list.every((move) => !move.startsWith("supply"))]).toEqual([true, true]);
  });

  test("[PEL-3.5.8] Winter Stores supply up to five blocks, barbarians among them", () => {
    const s = beforePotidaea();
    put(s, "rhodope", { a39: 2, a48: 2 });
    const g = eventTurn(s, "athens", "winter-stores-20");
    expectMoves(g, "supply-block a03", "supply-block a04", "supply-block a05", "supply-block a19", "supply-block a39", "supply-block a48", "done");
    g.play("supply-block a03", "supply-block a04", "supply-block a05", "supply-block a19", "supply-block a39");
    expect([g.decision, whereIs(g.state, "a03", "a19", "a39")]).toEqual(["wintering", ["potidaea 3", "thermaic-gulf 2", "rhodope 2"]]);
  });
});
