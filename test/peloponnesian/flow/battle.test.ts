/** The battles in one area: columns, battles at sea, and landings. */
import { describe, expect, test } from "vitest";
import { fight, table, type Table } from "../table.js";

test("[PEL-6.1.1] [PEL-5.4.0.6] [PEL-HI.4] all blocks of both sides are revealed when a battle begins, not before", () => {
  const g = fight({ s17: 2 }, { a01: 4, a12: 1 }, "messenia", "sparta");
  expect(g.told("battle-began")[0]!.faces).toEqual([
    { side: "sparta", block: "s17", cv: 2, rating: "C2" },
    { side: "athens", block: "a01", cv: 4, rating: "C2" },
    { side: "athens", block: "a12", cv: 1, rating: "A1" },
  ]);
  const engaged = table().put("sparta", { s17: 2 }).put("messenia", { a01: 4 }).actionTurn("sparta", 2).play("maneuver", "add-block s17", "enter messenia");
  expect([engaged.viewOf("sparta").blocks.athens, engaged.decision]).toEqual([onlySetAside(engaged, "sparta", "athens"), "action-phase"]);
});

/** The blocks of a seat that a viewer is shown off the map: those the scenario sets aside. */
function onlySetAside(g: Table, viewer: "sparta" | "athens", seat: "sparta" | "athens") {
  return Object.fromEntries(Object.entries(g.viewOf(viewer).blocks[seat]).filter(([, { off }]) => off === "reserve" || off === "excluded"));
}

describe("columns", () => {
  // Three hoplites by land from Athens to Megara, and a fleet with light infantry over the Saronic Gulf; two Spartan blocks stand there.
  function toMegara(): Table {
    const g = table()
      .put("megara", { s17: 2, s11: 3 })
      .put("athens", { a01: 2, a02: 2, a03: 2, a14: 4, a07: 3 })
      .actionTurn("athens", 2)
      .play("maneuver", "add-block a01", "add-block a02", "add-block a03", "march", "enter megara");
    return g.play("add-block a14", "add-block a07", "load a14 a07", "enter saronic-gulf", "enter megara", "end-phase");
  }
  // The land column fights: in the first round S17 is routed, in the second it retreats.
  function landColumnBeaten(): Table {
    const g = toMegara().play("send-column a01", "fight", "fight").dice("3 3 3 3 3").play("attack-with s11").play("fight");
    g.dice("6 3 3 3 3 3").play("attack-with a01", "attack-with a02").dice("3 3 3").play("fight");
    return g.play("retreat", "retreat-block a01", "retreat-block a02");
  }
  // The landing column routs both Spartans in its first round.
  const landed = () => landColumnBeaten().play("fight", "fight").dice("3 3 3 3 3").play("attack-with s17").dice("6 6 3 3").play("fight");

  test("[PEL-5.4.1.1] columns that came by different routes fight separate battles", () => {
    expect(toMegara().list).toEqual(["send-column a01", "send-column a07"]);
    const g = toMegara().play("send-column a01", "fight");
    expect(g.told("battle-began").map((e) => e.faces.map((face) => face.block))).toEqual([["a01", "a02", "a03", "s11", "s17"]]);
    const next = landColumnBeaten().play("fight");
    expect(next.told("battle-began").map((e) => [e.mode, e.faces.map((face) => face.block)])).toEqual([["landing", ["a07", "a14", "s11", "s17"]]]);
  });

  test("[PEL-5.4.1.2] [PEL-6.6.6] a group that divides, by land and by sea, forms different columns", () => {
    expect(toMegara().list).toEqual(["send-column a01", "send-column a07"]);
  });

  test("[PEL-5.4.1.3] [PEL-DP.29] the aggressor chooses the column that fights first", () => {
    const g = toMegara();
    expect([g.seats, g.decision]).toEqual([["athens"], "battle"]);
    g.play("send-column a07", "fight");
    expect(g.told("battle-began").map((e) => e.mode)).toEqual(["landing"]);
  });

  test("[PEL-5.4.1.4] [PEL-EX.14] if a column loses, another fights the defenders in a new battle", () => {
    const g = landColumnBeaten();
    expect(g.placesOf("a01", "a02", "a03")).toEqual(["athens 2", "athens 2", "athens 2"]);
    expect([g.seats, g.list]).toEqual([["sparta"], ["fight", "fortify"]]);
  });

  test("[PEL-5.4.1.5] [PEL-6.3.3.8] defenders routed in one battle have recovered in the next", () => {
    const g = landColumnBeaten();
    expect(g.log.flatMap((e) => (e.type === "block-routed" ? [e.block] : []))).toEqual(["s17"]);
    g.play("fight", "fight");
    expect(g.list).toEqual(["attack-with s11", "attack-with s17"]);
  });

  test("[PEL-14.1.1.3] [PEL-EX.14] every battle of a column counts", () => {
    expect(landColumnBeaten().prestige).toBe(-1);
    expect(landed().prestige).toBe(1);
  });

  test("[PEL-5.4.1.6] [PEL-EX.14] columns that retreated do not come back when another wins", () => {
    const g = landed().play("retreat-block s11", "retreat-to corinth", "retreat-to corinth");
    expect(g.placesOf("a14", "a07", "a01")).toEqual(["megara 4", "megara 3", "athens 2"]);
  });

  test("[PEL-5.4.1.6] as soon as one column wins, those that have not fought join it", () => {
    const g = table()
      .put("megara", { s17: 1 })
      .control("athens", "megara")
      .put("athens", { a01: 4, a14: 4 })
      .actionTurn("athens", 2)
      .play("maneuver", "add-block a01", "march", "enter megara", "add-block a14", "enter saronic-gulf");
    g.play("enter megara", "end-phase", "send-column a01").dice("3").play("fight").dice("1 3 3 3").play("fight");
    expect([g.placesOf("s17", "a01", "a14"), g.told("battle-began")]).toEqual([["pool", "megara 4", "megara 4"], []]);
    expect(g.prestige).toBe(2);
  });

  test("[PEL-5.4.1.4] a column that is wiped out where nobody can fortify does not keep the next from its battle", () => {
    const g = table()
      .put("megara", { s17: 2, s11: 3 })
      .control("athens", "megara")
      .put("athens", { a04: 1, a14: 4 })
      .actionTurn("athens", 2)
      .play("maneuver", "add-block a04", "march", "enter megara", "add-block a14", "enter saronic-gulf");
    g.play("enter megara", "end-phase", "send-column a04").dice("1 3 3").play("fight", "attack-with s11");
    expect([g.placesOf("a04", "a14"), g.told("battle-ended").map((e) => e.way)]).toEqual([["pool", "megara 4"], ["elimination"]]);
    expect(g.told("battle-began").map((e) => [e.mode, e.faces.map((face) => face.block)])).toContainEqual(["landing", ["a14", "s11", "s17"]]);
  });

  test("[PEL-5.0.3] [PEL-5.0.14] [PEL-D.64] blocks of the same route are one column even by different maneuvers", () => {
    const g = table()
      .put("sparta", { s01: 4, s02: 3 })
      .put("messenia", { a01: 3 })
      .actionTurn("sparta", 3)
      .play("maneuver", "add-block s01", "march", "enter messenia", "end-maneuver");
    g.play("maneuver", "add-block s02", "enter messenia", "end-phase");
    expect(g.told("battle-began")[0]!.faces.map((e) => e.block)).toEqual(["s01", "s02", "a01"]);
  });
});

describe("at sea", () => {
  // A Corinthian fleet with hoplites aboard attacks an Athenian fleet in the Messenian Sea.
  function atSea(): Table {
    return table()
      .put("laconian-gulf", { s14: 3, s11: 2 })
      .carry("s14", "s11")
      .put("messenian-sea", { a14: 3 })
      .attack("sparta", "laconian-gulf", "messenian-sea", ["s14"]);
  }

  test("[PEL-6.7.1] [PEL-6.8.4] only fleets fight at sea, with their rating at sea", () => {
    const g = atSea();
    const ratings = g
      .told("battle-began")[0]!
      .faces.filter(({ block }) => block !== "s11")
      .map((face) => [face.block, face.rating]);
    expect([g.told("battle-began")[0]!.mode, ratings]).toEqual([
      "sea",
      [
        ["s14", "F1"],
        ["a14", "E2"],
      ],
    ]);
    g.dice("3 3 3").play("fight").dice("3 3 3").play("fight");
    expect(g.log.flatMap((e) => (e.type === "block-attacked" ? [e.block] : []))).toEqual(["a14", "s14"]);
  });

  test("[PEL-6.7.2] cargo takes no hits and is not routed: what the enemy rolls falls on the fleets", () => {
    const g = atSea().dice("1 1 6").play("fight");
    expect([g.told("block-hit").map((e) => [e.block, e.cv]), g.told("block-routed").map((e) => e.block)]).toEqual([
      [
        ["s14", 2],
        ["s14", 1],
      ],
      ["s14"],
    ]);
  });

  test("[PEL-6.7.3] the size of a sea battle counts fleets only", () => {
    const g = table()
      .put("laconian-gulf", { s14: 3, s11: 2 })
      .carry("s14", "s11")
      .put("messenian-sea", { a14: 3 })
      .put("sparta", { s01: 2 })
      .put("tegea", { a01: 2 })
      .actionTurn("sparta", 3)
      .play("maneuver", "choose-group laconian-gulf", "add-block s14", "enter messenian-sea");
    g.play("maneuver", "add-block s01", "enter tegea", "end-phase");
    expect(g.list).toEqual(["fight-at tegea", "fight-at messenian-sea"]);
  });
});

describe("landing", () => {
  // An Athenian fleet lands hoplites in Messenia, where Spartan light infantry stands.
  function landing(): Table {
    return table()
      .put("messenian-sea", { a14: 4, a01: 3 })
      .carry("a14", "a01")
      .put("messenia", { s05: 1 })
      .attack("athens", "messenian-sea", "messenia", ["a14"]);
  }

  test("[PEL-6.6.1] a column that comes from the sea is a landing column, one that comes by land is not", () => {
    expect(
      landing()
        .told("battle-began")
        .map((e) => e.mode),
    ).toEqual(["landing"]);
    expect(
      fight({ s17: 2 }, { a01: 2 }, "messenia", "sparta")
        .told("battle-began")
        .map((e) => e.mode),
    ).toEqual(["field"]);
  });

  test("[PEL-6.6.3] [PEL-2.2.5.2] fleets that land fight with C1", () => {
    expect(
      landing()
        .told("battle-began")[0]!
        .faces.map((face) => [face.block, face.rating]),
    ).toEqual([
      ["a01", "C2"],
      ["a14", "C1"],
      ["s05", "B1"],
    ]);
  });

  test("[PEL-6.6.4] [PEL-D.34] in the first round what came as cargo does not attack, in the second it does", () => {
    const g = landing().dice("3").play("fight").dice("3 3 3 3").play("fight");
    expect(g.attacks).toEqual([["a14", 0, 0]]);
    g.dice("3").play("fight").play("fight");
    expect(g.list).toEqual(["attack-with a01", "attack-with a14"]);
  });

  test("[PEL-6.6.4] in the first round it can take hits", () => {
    const g = landing().dice("1").play("fight");
    expect(g.told("block-hit").map((e) => [e.block, e.cv])).toEqual([["a14", 3]]);
    const weakest = landing().dice("6").play("fight");
    expect(weakest.told("block-routed").map((e) => e.block)).toEqual(["a01"]);
  });

  test("[PEL-6.6.2] a landing column that meets nobody simply lands", () => {
    const g = table().put("messenian-sea", { a14: 4, a01: 3 }).carry("a14", "a01").attack("athens", "messenian-sea", "messenia", ["a14"]);
    expect([g.told("battle-began"), g.placesOf("a14", "a01")]).toEqual([[], ["messenia 4", "messenia 3"]]);
  });
});
