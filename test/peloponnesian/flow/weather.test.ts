import { describe, expect, test } from "vitest";
import { hasField, isBesieged, setHolder } from "../../../src/peloponnesian/state.js";
import { POSEIDON, ZEUS } from "../../../src/peloponnesian/types.js";
import { area, besiege, board, carry, put, seatOf, t } from "../positions.js";
import { actionTurn, expectMoves, type Table, whereIs } from "../table.js";

// Sails fleets of Sparta from the Laconian Gulf over the perilous border into the Myrtoan Sea, and ends the phase.
function roundMalea(
  blocks: Readonly<Record<string, number>>,
  cargo: Readonly<Record<string, string>>,
  season: "spring" | "early-summer" | "late-summer" | "fall" = "spring",
): Table {
  const s = board("431", season);
  put(s, "laconian-gulf", blocks);
  for (const [fleet, block] of Object.entries(cargo)) carry(s, fleet, block);
  const fleets = Object.keys(blocks).filter((id) => !Object.values(cargo).includes(id));
  return actionTurn(s, "sparta", 2).play("maneuver", ...fleets.map((id) => `add-block ${id}`), "enter myrtoan-sea", "stop-here");
}
// The border dice of a turn whose last move ends it.
const borders = (g: Table) => g.told("storm-check").map((e) => [e.border, e.storm, e.fleets]);

describe("storm checks", () => {
  test("[PEL-1.4.4] [PEL-5.2.2.1] [PEL-5.2.2.2] [PEL-5.2.2.6] [PEL-D.12] one die for each border, rolled by the opponent after all actions; in a storm one for each fleet", () => {
    const g = roundMalea({ s14: 3, s15: 2 }, {}).dice("3 4 5").play("end-phase");
    expect(g.told("roll")).toEqual([
      { type: "roll", purpose: "storm-check", clause: "PEL-5.2.2.2", seat: "athens", sides: 6, faces: [3], most: 3, success: true },
      { type: "roll", purpose: "ship-damage", clause: "PEL-5.2.2.6", seat: "athens", sides: 6, faces: [4], most: 3, success: false },
      { type: "roll", purpose: "ship-damage", clause: "PEL-5.2.2.6", seat: "athens", sides: 6, faces: [5], most: 3, success: false },
    ]);
    expect(borders(g)).toEqual([["laconian-gulf.myrtoan-sea", true, 2]]);
    expect(whereIs(g.state, "s14", "s15")).toEqual(["myrtoan-sea 2", "myrtoan-sea 1"]);
  });

  test("[PEL-5.2.2.3] [PEL-5.2.2.4] [PEL-5.2.2.5] [PEL-EX.4] the same dice in other seasons", () => {
    const storm = (season: "spring" | "early-summer" | "late-summer" | "fall", face: number) => {
      const g = roundMalea({ s14: 3 }, {}, season).dice(face > { spring: 3, "early-summer": 2, "late-summer": 1, fall: 2 }[season] ? `${face}` : `${face} 6`);
      return borders(g.play("end-phase"))[0]![1];
    };
    expect([3, 4].map((face) => storm("spring", face))).toEqual([true, false]);
    expect([2, 3].map((face) => storm("early-summer", face))).toEqual([true, false]);
    expect([1, 2].map((face) => storm("late-summer", face))).toEqual([true, false]);
    expect([2, 3].map((face) => storm("fall", face))).toEqual([true, false]);
  });

  test("[PEL-5.2.3.1] a damage die of 3 wrecks the fleet with its cargo", () => {
    const g = roundMalea({ s14: 3, s11: 2 }, { s14: "s11" }).dice("1 3").play("end-phase");
    expect(whereIs(g.state, "s14", "s11")).toEqual(["pool", "pool"]);
    expect(g.told("ships-damaged")).toMatchObject([{ seat: "sparta", wrecks: 1, waves: 0 }]);
  });

  test("[PEL-5.2.3.1] [PEL-5.2.3.2] whatever the block, the cargo goes down with its fleet and is lowered with it", () => {
    const wreck = roundMalea({ s06: 2, s01: 1 }, { s06: "s01" }).dice("1 3").play("end-phase");
    expect(whereIs(wreck.state, "s06", "s01")).toEqual(["pool", "pool"]);
    expect(wreck.told("blocks-lost").map((e) => [e.count, e.secret])).toEqual([[2, { blocks: ["s01", "s06"] }]]);
    const wave = roundMalea({ s14: 4, s01: 3 }, { s14: "s01" }).dice("1 4").play("end-phase");
    expect(whereIs(wave.state, "s14", "s01")).toEqual(["myrtoan-sea 3", "myrtoan-sea 2"]);
  });

  test("[PEL-5.2.3.1] [PEL-5.2.3.4] landed cargo is lost with the fleet that carried it, too", () => {
    const s = board();
    put(s, "laconian-gulf", { s06: 2, s01: 1 });
    carry(s, "s06", "s01");
    const g = actionTurn(s, "sparta", 2).play("maneuver", "add-block s06", "enter myrtoan-sea", "enter argolic-gulf", "enter epidaurus");
    g.dice("1 2").play("end-phase");
    expect(whereIs(g.state, "s06", "s01")).toEqual(["pool", "pool"]);
  });

  test("[PEL-5.2.3.2] [PEL-5.2.1.9] [PEL-D.14] [PEL-EX.3] a great wave takes 1 CV, and the cargo is lowered below its fleet or lost; fleets elsewhere are untouched", () => {
    const s = board();
    put(s, "laconian-gulf", { s14: 3, s11: 1, s15: 2, s12: 1 });
    carry(s, "s14", "s11");
    carry(s, "s15", "s12");
    put(s, "chalcidic-sea", { s16: 2 });
    const g = actionTurn(s, "sparta", 3).play("maneuver", "choose-group laconian-gulf", "add-block s14", "add-block s15", "enter myrtoan-sea", "stop-here");
    g.play("maneuver", "add-block s16", "enter strymonic-gulf").play("stop-here").dice("3 4 5 4").play("end-phase");
    expect(borders(g)).toEqual([
      ["laconian-gulf.myrtoan-sea", true, 2],
      ["chalcidic-sea.strymonic-gulf", false, 1],
    ]);
    expect(whereIs(g.state, "s14", "s11", "s15", "s12", "s16")).toEqual(["myrtoan-sea 2", "myrtoan-sea 1", "myrtoan-sea 1", "pool", "strymonic-gulf 2"]);
  });

  test("[PEL-5.2.3.3] a fleet of 1 CV does not survive a great wave", () => {
    const g = roundMalea({ s14: 1 }, {}).dice("2 6").play("end-phase");
    expect(whereIs(g.state, "s14")).toEqual(["pool"]);
  });

  test("[PEL-5.2.3.4] the damage reaches a cargo that has landed in the meantime", () => {
    const s = board();
    put(s, "laconian-gulf", { s14: 3, s11: 2 });
    carry(s, "s14", "s11");
    const g = actionTurn(s, "sparta", 2)
      .play("maneuver", "add-block s14", "enter myrtoan-sea", "enter saronic-gulf", "enter megara")
      .dice("1 2")
      .play("end-phase");
    expect(whereIs(g.state, "s14", "s11")).toEqual(["pool", "pool"]);
  });

  test("[PEL-5.2.2.8] a fleet that crossed several borders is exposed to each, an eliminated one to no more", () => {
    const s = board();
    put(s, "messenian-sea", { s14: 3 });
    const go = () => actionTurn(s, "sparta", 2).play("maneuver", "add-block s14", "enter cretan-sea", "enter laconian-gulf", "enter myrtoan-sea");
    const sunk = go().play("stop-here").dice("1 1 1 1").play("end-phase");
    expect([sunk.told("roll").length, whereIs(sunk.state, "s14")]).toEqual([4, ["pool"]]);
    const battered = go().play("stop-here").dice("1 6 1 6 6").play("end-phase");
    expect(whereIs(battered.state, "s14")).toEqual(["myrtoan-sea 1"]);
  });

  test("[PEL-5.2.2.7] all border dice fall first, in the order of the crossings", () => {
    const s = board();
    put(s, "messenian-sea", { s14: 4 });
    const g = actionTurn(s, "sparta", 2)
      .play("maneuver", "add-block s14", "enter cretan-sea", "enter laconian-gulf")
      .dice("1 2 4 5")
      .play("stop-here", "end-phase");
    expect(g.told("roll").map((e) => [e.purpose, e.faces[0]])).toEqual([
      ["storm-check", 1],
      ["storm-check", 2],
      ["ship-damage", 4],
      ["ship-damage", 5],
    ]);
  });

  test("[PEL-11.2.1] [PEL-11.0.4] Poseidon calms the borders of his holder, or raises a storm on one of the enemy's without a roll", () => {
    const own = roundMalea({ s14: 3 }, {});
    setHolder(own.state, POSEIDON, seatOf("sparta"));
    own.play("end-phase");
    expectMoves(own, "calm-seas", "keep-olympian");
    own.play("calm-seas");
    expect([borders(own), own.told("roll")]).toEqual([[["laconian-gulf.myrtoan-sea", false, 1]], []]);
    const enemy = roundMalea({ s14: 3 }, {});
    setHolder(enemy.state, POSEIDON, seatOf("athens"));
    enemy.play("end-phase");
    expect(enemy.seats).toEqual(["athens"]);
    expectMoves(enemy, "raise-storm laconian-gulf.myrtoan-sea", "keep-olympian");
    enemy.dice("5").play("raise-storm laconian-gulf.myrtoan-sea");
    expect([borders(enemy), whereIs(enemy.state, "s14")]).toEqual([[["laconian-gulf.myrtoan-sea", true, 1]], ["myrtoan-sea 2"]]);
  });
});

describe("forced marches", () => {
  function toMegara(): Table {
    const s = board();
    put(s, "sparta", { s01: 4, s03: 2, s05: 2 });
    return actionTurn(s, "sparta", 2).play("maneuver", "add-block s01", "add-block s03", "add-block s05", "enter tegea", "enter corinth", "force-march megara");
  }

  test("[PEL-5.3.1] [PEL-5.3.2] [PEL-5.3.3] [PEL-5.3.4] [PEL-5.3.5] [PEL-5.3.7] [PEL-5.3.8] [PEL-EX.5] each block rolls after all actions; elite from 3 on, others from 5; who succeeds goes on or stays", () => {
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
    expectMoves(g, "go-on", "stay");
    g.play("stay", "go-on");
    expect(whereIs(g.state, "s01", "s03", "s05")).toEqual(["corinth 4", "corinth 2", "megara 2"]);
  });

  test("[PEL-5.3.4] [PEL-5.3.5] [PEL-5.3.6] [PEL-D.16] an ordinary block fails on 4, an elite one on 2, and only stays where it is", () => {
    const g = toMegara().dice("2 2 4").play("end-phase");
    expect(whereIs(g.state, "s01", "s03", "s05")).toEqual(["corinth 4", "corinth 2", "corinth 2"]);
  });

  test("[PEL-5.3.9] [PEL-D.17] only a block that has used its allowance and was not stopped may try", () => {
    const s = board();
    put(s, "sparta", { s01: 4 });
    const g = actionTurn(s, "sparta", 2).play("maneuver", "add-block s01", "enter tegea");
    expect(g.list.filter((move) => move.startsWith("force-march"))).toEqual([]);
    const stopped = board();
    put(stopped, "sparta", { s01: 4 });
    put(stopped, "corinth", { a01: 3 });
    expect(actionTurn(stopped, "sparta", 2).play("maneuver", "add-block s01", "enter tegea", "enter corinth").decision).toBe("action-phase");
  });

  test("[PEL-5.3.10] [PEL-5.0.4] a forced march may engage", () => {
    const s = board();
    put(s, "sparta", { s01: 4 });
    put(s, "megara", { a01: 3 });
    const g = actionTurn(s, "sparta", 2)
      .play("maneuver", "add-block s01", "enter tegea", "enter corinth")
      .dice("6")
      .play("force-march megara", "end-phase", "go-on");
    expect(whereIs(g.state, "s01")).toEqual(["megara 4"]);
  });

  test("[PEL-5.3.3] [PEL-D.18] in a forced sail the fleet rolls, its cargo does not", () => {
    const s = board();
    put(s, "athens", { a14: 4, a01: 2 });
    const g = actionTurn(s, "athens", 2).play("maneuver", "add-block a14", "add-block a01", "load a14 a01");
    g.play("enter saronic-gulf", "enter cyclades-sea", "enter icarian-sea", "enter lesbian-sea", "enter lemnian-sea", "force-march lesbos")
      .dice("3")
      .play("end-phase");
    expect(g.told("roll").map((e) => e.faces)).toEqual([[3]]);
    expect(whereIs(g.play("go-on").state, "a14", "a01")).toEqual(["lesbos 4", "lesbos 2"]);
    expect(g.told("blocks-moved")).toEqual([
      { type: "blocks-moved", seat: "athens", from: "lemnian-sea", to: "lesbos", count: 2, secret: { blocks: ["a14", "a01"] } },
    ]);
  });

  test("[PEL-5.2.0.7] [PEL-5.3.3] a forced sail into a besieged port brings fleet and cargo inside, or ashore", () => {
    const sail = () => {
      const s = board();
      put(s, "athens", { a14: 4, a01: 2 });
      put(s, "samos", { s07: 2 });
      besiege(s, "samos");
      const g = actionTurn(s, "athens", 2).play("maneuver", "add-block a14", "add-block a01", "load a14 a01");
      g.play("enter saronic-gulf", "enter cyclades-sea", "enter icarian-sea", "enter lesbian-sea", "enter icarian-sea", "force-march samos").dice("3");
      g.play("end-phase");
      expectMoves(g, "into-city", "ashore", "stay");
      return g;
    };
    expect(whereIs(sail().play("into-city").state, "a14", "a01")).toEqual(["inside samos 4", "inside samos 2"]);
    const ashore = sail().play("ashore");
    expect([whereIs(ashore.state, "a14", "a01"), ashore.told("battle-began").length]).toEqual([["samos 4", "samos 2"], 1]);
  });

  test("[PEL-7.5.1] [PEL-5.3.7] who marches on from a city he has just reached besieges it no longer", () => {
    const s = board();
    put(s, "messenia", { a01: 3 });
    const g = actionTurn(s, "athens", 2).play("maneuver", "add-block a01", "enter sparta", "enter tegea", "force-march corinth");
    expect(isBesieged(g.state, area("tegea"))).toBe(true);
    g.dice("5").play("end-phase").play("go-on");
    expect([g.told("siege-ended").map((e) => e.area), isBesieged(g.state, area("tegea")), isBesieged(g.state, area("corinth"))]).toEqual([
      ["tegea"],
      false,
      true,
    ]);
  });

  test("[PEL-5.2.2.9] [PEL-D.15] storm checks come first; a perilous border of a successful forced sail is checked right after it", () => {
    const twice = board();
    put(twice, "laconian-gulf", { a14: 4 });
    const order = actionTurn(twice, "athens", 2).play(
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
    expect([order.told("storm-check").map((e) => e.storm), whereIs(order.state, "a14")]).toEqual([[false], ["central-aegean 4"]]);
  });

  test("[PEL-5.3.12] a block tries at most once in a turn", () => {
    const g = toMegara().dice("6 6 6").play("end-phase", "go-on", "go-on", "go-on");
    expect(g.told("forced-march-rolled").length).toBe(1);
    expect(hasField(g.state, t, area("megara"), 0)).toBe(true);
  });

  test("[PEL-11.1.1] Zeus rerolls all dice of one border; the new result stands", () => {
    const g = toMegara();
    setHolder(g.state, ZEUS, seatOf("sparta"));
    g.dice("6 6 6").play("end-phase");
    expectMoves(g, "use-olympian", "keep-olympian");
    g.dice("1 1 1").play("use-olympian");
    expect(whereIs(g.state, "s01", "s03", "s05")).toEqual(["corinth 4", "corinth 2", "corinth 2"]);
  });
});
