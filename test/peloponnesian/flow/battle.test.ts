import { describe, expect, test } from "vitest";
import { PELOPONNESIAN } from "../../../src/peloponnesian/index.js";
import { besiege, board, carry, control, put, putInside } from "../positions.js";
import { actionTurn, expectMoves, marker, type Table, whereIs } from "../table.js";
import { blocksIn } from "../seen.js";

// Spartan blocks march from Corinth into Megara, held by Athenians in an Athenian city or not; then the phase ends.
function fight(sparta: Readonly<Record<string, number>>, athens: Readonly<Record<string, number>>, where = "plataea", from = "megara", rolls = ""): Table {
  const s = board();
  put(s, from, sparta);
  put(s, where, athens);
  const g = actionTurn(s, "sparta", 2).play("maneuver", ...Object.keys(sparta).map((id) => `add-block ${id}`), `enter ${where}`);
  return g.dice(rolls).play("end-phase");
}
const faces = (g: Table) => g.told("block-attacked").map((e) => [e.block, e.hits, e.routs]);

describe("which battles, in which order", () => {
  test("[PEL-6.0.5] [PEL-6.0.6] [PEL-D.5] [PEL-D.6] [PEL-EX.15] by the number of the active player's blocks, the largest column counting; equal ones in his order", () => {
    const s = board();
    put(s, "corinth", { s11: 3 });
    put(s, "megara", { a01: 2 });
    put(s, "thebes", { s22: 4, s23: 3, s24: 2 });
    put(s, "plataea", { a26: 2 });
    put(s, "sparta", { s01: 4 });
    put(s, "tegea", { a02: 1 });
    const g = actionTurn(s, "sparta", 4);
    g.play("maneuver", "choose-group corinth", "add-block s11", "enter megara");
    g.play("maneuver", "choose-group thebes", "add-block s22", "add-block s23", "add-block s24", "enter plataea");
    g.play("maneuver", "add-block s01", "enter tegea", "end-phase");
    expectMoves(g, "fight-at tegea", "fight-at megara");
  });

  test("[PEL-6.0.1] [PEL-D.56] an engagement leads to a battle, which is finished before the next begins", () => {
    const g = fight({ s17: 2 }, { a01: 4 }, "messenia", "sparta");
    expect(g.told("battle-began").map((e) => [e.area, e.mode, e.aggressor])).toEqual([["messenia", "field", "sparta"]]);
    expect(g.decision).toBe("melee");
  });

  test("[PEL-6.1.1] [PEL-5.4.0.6] [PEL-HI.4] all blocks of both sides are revealed at its start, not before", () => {
    const g = fight({ s17: 2 }, { a01: 4, a12: 1 }, "messenia", "sparta");
    expect(g.told("battle-began")[0]!.faces).toEqual([
      { side: "sparta", block: "s17", cv: 2, rating: "C2" },
      { side: "athens", block: "a01", cv: 4, rating: "C2" },
      { side: "athens", block: "a12", cv: 1, rating: "A1" },
    ]);
  });
});

describe("rounds", () => {
  test("[PEL-6.2.1] [PEL-6.2.2] [PEL-6.2.3] [PEL-6.1.2] [PEL-EX.8] order of attacks: agility first, at the same agility the defender", () => {
    // Nothing hits or routs: every die is a 3, but power 2 and 1 do nothing with it.
    const g = fight({ s25: 2, s01: 4, s22: 4 }, { a12: 1, a01: 1 }, "messenia", "sparta");
    expect(g.seats).toEqual(["athens"]);
    g.dice("3").play("fight");
    g.dice("3 3 3 3 3 3 3 3 3 3 3").play("fight");
    expect(g.log.filter((e) => e.type === "block-attacked").map((e) => e.type === "block-attacked" && e.block)).toEqual(["a12", "s25", "s01", "a01", "s22"]);
  });

  test("[PEL-6.2.4] of blocks of the same agility and side the owner chooses the order", () => {
    const g = fight({ s17: 2 }, { a01: 1, a02: 1 }, "messenia", "sparta").play("fight");
    expectMoves(g, "attack-with a01", "attack-with a02");
  });

  test("[PEL-6.2.6] [PEL-6.2.7] [PEL-D.27] [PEL-D.28] once a round, before the first attack of one of his blocks, each player may retreat, in the first round too", () => {
    const g = fight({ s17: 2 }, { a01: 2 }, "messenia", "sparta");
    expect([g.seats, g.list]).toEqual([["athens"], ["fight", "retreat"]]);
    g.dice("3 3").play("fight");
    expect([g.seats, g.list]).toEqual([["sparta"], ["fight", "retreat"]]);
    g.dice("3 3").play("fight");
    expect([g.seats, g.told("round-began")]).toEqual([["athens"], [{ type: "round-began", area: "messenia", round: 2 }]]);
  });
});

describe("attacks", () => {
  test("[PEL-6.3.1.1] [PEL-6.3.2.2] [PEL-6.3.2.4] [PEL-6.3.2.5] [PEL-6.3.2.6] [PEL-6.3.3.2] [PEL-6.3.3.4] [PEL-6.3.3.5] [PEL-EX.7] four dice for 4 CV; hits go to the strongest, routs to the weakest, the owner choosing among equals", () => {
    const s = board();
    put(s, "messenia", { s01: 4, s02: 3, s03: 2 });
    put(s, "elis", { a01: 4 });
    const g = actionTurn(s, "athens", 2).play("maneuver", "add-block a01", "enter messenia", "end-phase");
    // The defenders attack first: 4, 3 and 2 dice that do nothing.
    g.play("fight").dice("3 3 3 3 3 3 3 3 3").play("attack-with s01", "attack-with s02");
    g.dice("1 2 4 6").play("fight");
    expect([g.seats, g.list]).toEqual([["sparta"], ["take-hit s01", "take-hit s02"]]);
    expect(g.told("block-hit").map((e) => [e.block, e.cv])).toEqual([["s01", 3]]);
    g.play("take-hit s02");
    expect(g.list).toEqual(["rout s02", "rout s03"]);
    g.play("rout s03");
    expect(g.told("block-routed").map((e) => e.block)).toEqual(["s03"]);
  });

  test("[PEL-6.3.1.2] [PEL-EX.10] all hits before all routs", () => {
    const g = fight({ s17: 2, s19: 1 }, { a01: 2 }, "messenia", "sparta");
    g.dice("1 6").play("fight");
    expect([g.told("block-hit").map((e) => [e.block, e.cv]), g.seats, g.list]).toEqual([[["s17", 1]], ["sparta"], ["rout s17", "rout s19"]]);
  });

  test("[PEL-6.3.1.3] [PEL-EX.9] [PEL-6.3.2.8] results that cannot be applied are lost; a block below 1 is eliminated and goes to its pool", () => {
    const g = fight({ s17: 1 }, { a01: 4 }, "messenia", "sparta");
    g.dice("1 2 5 6").play("fight");
    expect([faces(g), whereIs(g.state, "s17", "a01"), g.told("battle-ended").map((e) => [e.winner, e.way])]).toEqual([
      [["a01", 2, 2]],
      ["pool", "messenia 4"],
      [["athens", "elimination"]],
    ]);
  });

  test("[PEL-6.3.2.1] [PEL-6.3.2.2] [PEL-6.3.2.3] [PEL-6.3.3.1] [PEL-6.3.3.2] [PEL-6.3.3.3] [PEL-EX.6] the rating table", () => {
    // One attack of one die for each power and face: hits and routs as told.
    const table: Record<string, readonly [hits: number, routs: number][]> = {};
    for (const [power, id] of [
      ["1", "a12"],
      ["2", "a01"],
      ["3", "a36"],
    ] as const) {
      table[power] = [1, 2, 3, 4, 5, 6].map((face) => {
        const g = fight({ s01: 4 }, { [id]: 1 }, "messenia", "sparta");
        // The Spartans, B, act after the archers, A, and before hoplites, C; they miss with 3s.
        if (power !== "1") g.dice("3 3 3 3").play("fight");
        g.dice(`${face}`).play("fight");
        const { hits, routs } = g.told("block-attacked").find((e) => e.block === id)!;
        return [hits, routs];
      });
    }
    expect(table).toEqual({
      1: [
        [1, 0],
        [0, 0],
        [0, 0],
        [0, 0],
        [0, 0],
        [0, 1],
      ],
      2: [
        [1, 0],
        [1, 0],
        [0, 0],
        [0, 0],
        [0, 1],
        [0, 1],
      ],
      3: [
        [1, 0],
        [1, 0],
        [1, 0],
        [0, 1],
        [0, 1],
        [0, 1],
      ],
    });
  });

  test("[PEL-6.3.2.7] [PEL-6.3.3.6] [PEL-6.2.5] a routed block does not attack and takes no hits", () => {
    const g = fight({ s17: 2, s19: 1 }, { a01: 2 }, "messenia", "sparta");
    // The weaker block is routed, both hits of the next round go to the hoplites.
    g.dice("6 3").play("fight");
    expect(g.told("block-routed").map((e) => e.block)).toEqual(["s19"]);
    g.dice("3 3").play("fight");
    expect(faces(g)).toEqual([["s17", 0, 0]]);
    g.dice("1 3").play("fight");
    expect(g.told("block-hit").map((e) => [e.block, e.cv])).toEqual([["s17", 1]]);
  });
});

describe("panic and pursuit", () => {
  test("[PEL-6.3.4.1] [PEL-6.3.4.2] [PEL-6.3.4.3] [PEL-6.3.4.4] [PEL-6.3.4.6] [PEL-6.3.4.7] [PEL-6.3.4.9] [PEL-D.30] [PEL-EX.11] all blocks routed: the more agile who have not attacked pursue, then the survivors retreat; 2 prestige", () => {
    const g = fight({ s25: 2, s01: 4, s22: 4 }, { a01: 1, a04: 2 }, "aetolia", "malis");
    expect(g.seats).toEqual(["sparta"]);
    g.dice("6 6 1 2 5 6").play("fight");
    expect(faces(g)).toEqual([
      ["s25", 0, 2],
      ["s01", 2, 2],
    ]);
    expect(g.told("block-routed").map((e) => e.block)).toEqual(["a01", "a04"]);
    expect([g.told("side-panicked").map((e) => e.side), g.seats, g.list]).toEqual([["athens"], ["athens"], ["take-hit a01", "take-hit a04"]]);
    g.play("take-hit a04");
    expect([whereIs(g.state, "a01", "a04"), marker(g.state)]).toEqual([["aetolia 1", "pool"], -2]);
    expect(g.told("prestige-changed")).toEqual([{ type: "prestige-changed", seat: "sparta", amount: 2, marker: -2, reason: "battle", clause: "PEL-14.1.1.1" }]);
    expectMoves(g, "retreat-to naupactus", "retreat-to stratus");
    g.play("retreat-to stratus");
    expect(whereIs(g.state, "a01")).toEqual(["stratus 1"]);
  });

  test("[PEL-6.3.4.8] if the last unrouted blocks are eliminated while routed ones survive, the side panics", () => {
    const g = fight({ s17: 2, s19: 1 }, { a01: 3 }, "messenia", "sparta");
    g.dice("6 1 1").play("fight");
    expect([g.told("side-panicked").length, g.decision]).toEqual([0, "melee"]);
  });

  test("[PEL-14.1.1.1] [PEL-6.3.4.7] elimination of all enemy blocks gives 2 prestige", () => {
    const g = fight({ s17: 1 }, { a01: 4 }, "messenia", "sparta");
    g.dice("1 3 3 3").play("fight");
    expect(g.told("prestige-changed").map((e) => [e.seat, e.amount, e.marker])).toEqual([["athens", 2, 2]]);
  });
});

describe("retreat", () => {
  test("[PEL-6.4.0.1] [PEL-6.4.0.2] [PEL-6.4.0.3] [PEL-6.4.1.1] [PEL-6.4.1.2] [PEL-6.4.1.3] [PEL-14.1.1.2] [PEL-D.29] [PEL-D.31] [PEL-EX.12] harrying by the more agile who have not attacked, then the blocks go; 1 prestige", () => {
    const g = fight({ s25: 2, s01: 4, s22: 4 }, { a12: 2, a01: 3 }, "aetolia", "malis");
    g.dice("1 3 2 2 6 4").play("retreat");
    expect(faces(g)).toEqual([
      ["s25", 1, 0],
      ["s01", 2, 1],
    ]);
    expect(g.told("block-routed")).toEqual([]);
    expect([g.seats, g.list]).toEqual([["athens"], ["take-hit a01", "take-hit a12"]]);
    g.play("take-hit a12");
    expect([marker(g.state), g.told("prestige-changed").map((e) => e.clause)]).toEqual([-1, ["PEL-14.1.1.2"]]);
    expectMoves(g, "retreat-block a01", "retreat-block a12");
    g.play("retreat-block a01", "retreat-to naupactus", "retreat-to stratus");
    expect(whereIs(g.state, "a01", "a12")).toEqual(["naupactus 1", "stratus 1"]);
  });

  test("[PEL-6.4.2.4] [PEL-6.4.2.5] [PEL-6.4.2.1] a defender goes neither where the enemy column came from, nor into a City-State of the enemy, nor where enemies stand", () => {
    const s = board();
    put(s, "sparta", { s01: 4 });
    put(s, "messenia", { a01: 3 });
    put(s, "tegea", { s07: 2 });
    const g = actionTurn(s, "sparta", 2).play("maneuver", "choose-group sparta", "add-block s01", "enter messenia", "end-phase");
    g.dice("3 3 3 3").play("fight").dice("").play("retreat");
    // Sparta, Elis and Tegea are the neighbours: one the enemy came from, one is his city, one is held.
    expect([whereIs(g.state, "a01"), g.told("blocks-lost").map((e) => e.reason)]).toEqual([["pool"], ["retreat"]]);
  });
});

describe("columns", () => {
  test("[PEL-5.4.1.1] [PEL-5.4.1.2] [PEL-5.4.1.3] [PEL-5.4.1.4] [PEL-5.4.1.5] [PEL-5.4.1.6] [PEL-6.6.6] [PEL-14.1.1.3] [PEL-EX.14] by land and by sea are two columns and two battles", () => {
    const s = board();
    put(s, "megara", { s17: 2, s11: 3 });
    put(s, "athens", { a01: 2, a02: 2, a03: 2, a14: 4, a07: 3 });
    const g = actionTurn(s, "athens", 2).play("maneuver", "add-block a01", "add-block a02", "add-block a03", "march", "enter megara");
    g.play("add-block a14", "add-block a07", "load a14 a07", "enter saronic-gulf", "enter megara", "end-phase");
    expect([g.seats, g.decision, g.list]).toEqual([["athens"], "battle", ["send-column a01", "send-column a07"]]);
    g.play("send-column a01");
    expect([g.seats, g.list]).toEqual([["sparta"], ["fight", "fortify"]]);
    g.play("fight");
    expect(g.told("battle-began")[0]!.faces.map((e) => e.block)).toEqual(["a01", "a02", "a03", "s11", "s17"]);
    // Round 1: Sparta misses, a01 routs s17. Round 2: s11 misses alone, then the land column retreats.
    g.play("fight").dice("3 3 3 3 3").play("attack-with s11").play("fight");
    g.dice("6 3 3 3 3 3").play("attack-with a01", "attack-with a02");
    expect(g.told("block-routed").map((e) => e.block)).toEqual(["s17"]);
    g.dice("3 3 3").play("fight").play("retreat");
    expect(marker(g.state)).toBe(-1);
    g.play("retreat-block a01", "retreat-block a02");
    expect(whereIs(g.state, "a01", "a02", "a03")).toEqual(["athens 2", "athens 2", "athens 2"]);
    // The landing column meets both Spartans again; its fleet routs them in the first round.
    g.play("fight");
    expect(g.told("battle-began").map((e) => [e.mode, e.faces.map((face) => face.block)])).toEqual([["landing", ["a07", "a14", "s11", "s17"]]]);
    g.play("fight").dice("3 3 3 3 3").play("attack-with s17");
    g.dice("6 6 3 3").play("fight");
    expect(g.told("side-panicked").map((e) => e.side)).toEqual(["sparta"]);
    expect(g.told("block-attacked").map((e) => e.block)).toEqual(["a14"]);
    expect(marker(g.state)).toBe(1);
    g.play("retreat-block s11", "retreat-to corinth", "retreat-to corinth");
    // The winners stay, the land column does not come back.
    expect(whereIs(g.state, "a14", "a07", "a01")).toEqual(["megara 4", "megara 3", "athens 2"]);
  });

  test("[PEL-5.4.1.6] as soon as one column wins, those that have not fought join it", () => {
    const s = board();
    put(s, "megara", { s17: 1 });
    control(s, "megara", "athens", "none", 0);
    put(s, "athens", { a01: 4, a14: 4 });
    const g = actionTurn(s, "athens", 2).play(
      "maneuver",
      "add-block a01",
      "? march",
      "enter megara",
      "add-block a14",
      "? march",
      "enter saronic-gulf",
      "enter megara",
      "end-phase",
    );
    g.play("send-column a01").dice("3").play("fight").dice("1 3 3 3").play("fight");
    expect([whereIs(g.state, "s17", "a01", "a14"), g.told("battle-began")]).toEqual([["pool", "megara 4", "megara 4"], []]);
    expect(marker(g.state)).toBe(2);
  });

  test("[PEL-5.4.1.4] a column that is wiped out where nobody can fortify does not keep the next from its battle", () => {
    const s = board();
    put(s, "megara", { s17: 2, s11: 3 });
    control(s, "megara", "athens", "none", 0);
    put(s, "athens", { a04: 1, a14: 4 });
    const g = actionTurn(s, "athens", 2).play("maneuver", "add-block a04", "? march", "enter megara", "add-block a14", "? march", "enter saronic-gulf");
    g.play("enter megara", "end-phase", "send-column a04").dice("1 3 3").play("fight", "attack-with s11");
    expect([whereIs(g.state, "a04", "a14"), g.told("battle-ended").map((e) => e.way)]).toEqual([["pool", "megara 4"], ["elimination"]]);
    expect(g.told("battle-began").map((e) => [e.mode, e.faces.map((face) => face.block)])).toContainEqual(["landing", ["a14", "s11", "s17"]]);
  });

  test("[PEL-5.0.3] [PEL-5.0.14] [PEL-D.64] blocks of the same route are one column even by different maneuvers", () => {
    const s = board();
    put(s, "sparta", { s01: 4, s02: 3 });
    put(s, "messenia", { a01: 3 });
    const g = actionTurn(s, "sparta", 3).play(
      "maneuver",
      "add-block s01",
      "? march",
      "enter messenia",
      "end-maneuver",
      "maneuver",
      "add-block s02",
      "? march",
      "enter messenia",
      "end-phase",
    );
    expect(g.told("battle-began")[0]!.faces.map((e) => e.block)).toEqual(["s01", "s02", "a01"]);
  });
});

describe("at sea and landing", () => {
  test("[PEL-6.7.1] [PEL-6.7.2] [PEL-6.7.3] [PEL-6.8.4] [PEL-2.2.5.2] at sea only fleets fight, with their rating at sea; cargo goes with its fleet", () => {
    const s = board();
    put(s, "laconian-gulf", { s14: 3, s11: 2 });
    carry(s, "s14", "s11");
    put(s, "messenian-sea", { a14: 3 });
    const g = actionTurn(s, "sparta", 2).play("maneuver", "add-block s14", "enter messenian-sea", "end-phase");
    const [battle] = g.told("battle-began");
    expect([battle!.mode, battle!.faces.filter((face) => face.block !== "s11").map((face) => [face.block, face.rating])]).toEqual([
      "sea",
      [
        ["s14", "F1"],
        ["a14", "E2"],
      ],
    ]);
  });

  test("[PEL-6.6.1] [PEL-6.6.3] [PEL-6.6.4] [PEL-D.34] in the first round of a landing battle what came as cargo does not attack; fleets fight C1", () => {
    const s = board();
    put(s, "messenian-sea", { a14: 4, a01: 3 });
    carry(s, "a14", "a01");
    put(s, "messenia", { s05: 1 });
    const g = actionTurn(s, "athens", 2).play("maneuver", "add-block a14", "enter messenia", "end-phase");
    const [battle] = g.told("battle-began");
    expect([battle!.mode, battle!.faces.map((face) => [face.block, face.rating])]).toEqual([
      "landing",
      [
        ["a01", "C2"],
        ["a14", "C1"],
        ["s05", "B1"],
      ],
    ]);
    g.dice("3").play("fight").dice("3 3 3 3").play("fight");
    expect(faces(g)).toEqual([["a14", 0, 0]]);
    // In the second round the cargo attacks too.
    g.dice("3").play("fight").play("fight");
    expectMoves(g, "attack-with a01", "attack-with a14");
  });

  test("[PEL-6.6.2] a landing column that meets nobody simply lands", () => {
    const s = board();
    put(s, "messenian-sea", { a14: 4, a01: 3 });
    carry(s, "a14", "a01");
    const g = actionTurn(s, "athens", 2).play("maneuver", "add-block a14", "enter messenia", "end-phase");
    expect([g.told("battle-began"), whereIs(g.state, "a14", "a01")]).toEqual([[], ["messenia 4", "messenia 3"]]);
  });
});

describe("fortifying", () => {
  test("[PEL-6.0.8] [PEL-7.1.1] [PEL-7.1.2] [PEL-7.1.6] [PEL-7.1.7] [PEL-7.2.2] the defender in his own City-State may decline before anybody is revealed; a siege begins, no prestige", () => {
    const g = fight({ s17: 2 }, { a26: 2 });
    expect([g.seats, g.decision, g.list, g.told("battle-began")]).toEqual([["athens"], "fortify", ["fight", "fortify"], []]);
    g.play("fortify");
    expect(g.told("fortified")).toEqual([{ type: "fortified", seat: "athens", area: "plataea", inside: 1, clause: "PEL-7.1.1" }]);
    expect([whereIs(g.state, "a26"), g.told("siege-began").map((e) => e.area), g.told("battle-began"), marker(g.state)]).toEqual([
      ["inside plataea 2"],
      ["plataea"],
      [],
      0,
    ]);
  });

  test("[PEL-7.1.4] [PEL-7.1.5] [PEL-D.35] [PEL-D.66] [PEL-EX.16] only as many go in as there is room; the others retreat at once", () => {
    const s = board();
    put(s, "athens", { a01: 4, a02: 3, a03: 3, a04: 2, a05: 2 });
    put(s, "megara", { s17: 2, s11: 3, s12: 2, s07: 2 });
    const g = actionTurn(s, "athens", 2).play(
      "maneuver",
      "add-block a01",
      "add-block a02",
      "add-block a03",
      "add-block a04",
      "add-block a05",
      "enter megara",
      "end-phase",
    );
    g.play("fortify", "bring-inside s11", "bring-inside s17");
    expect([g.decision, g.list]).toEqual(["retreat", ["retreat-block s07", "retreat-block s12"]]);
    g.play("retreat-block s07");
    expect([whereIs(g.state, "s17", "s11", "s12", "s07"), marker(g.state)]).toEqual([["inside megara 2", "inside megara 3", "corinth 2", "corinth 2"], 0]);
    expect(g.told("battle-began")).toEqual([]);
  });

  test("[PEL-7.1.1] outside a City-State of his own nobody fortifies", () => {
    expect(fight({ s17: 2 }, { a01: 2 }, "messenia", "sparta").decision).toBe("melee");
  });

  test("[PEL-6.7.4] nobody fortifies in a battle at sea", () => {
    const s = board();
    put(s, "corinthian-gulf", { s14: 3 });
    put(s, "cephallenian-sea", { a14: 3 });
    const g = actionTurn(s, "sparta", 2).play("maneuver", "add-block s14", "enter cephallenian-sea", "end-phase");
    expect(g.decision).toBe("melee");
  });
});

describe("sallies", () => {
  function besieged(): Table {
    const s = board();
    put(s, "plataea", { s22: 2 });
    putInside(s, "plataea", { a26: 2 });
    besiege(s, "plataea");
    return actionTurn(s, "athens", 2).play("end-phase");
  }

  test("[PEL-8.3.1] [PEL-8.3.2] [PEL-8.3.3] [PEL-7.4.4] [PEL-6.0.7] in his action turn a player may sally, without an action; the besiegers defend", () => {
    const g = besieged();
    expectMoves(g, "sally-from plataea", "done");
    g.play("sally-from plataea");
    expect(g.told("battle-began").map((e) => [e.mode, e.aggressor, e.faces.map((face) => face.block)])).toEqual([["sally", "athens", ["a26", "s22"]]]);
  });

  test("[PEL-8.3.4] [PEL-6.1.5] the garrison does not sally", () => {
    const g = besieged().play("sally-from plataea");
    expect(g.told("battle-began")[0]!.faces.some((face) => face.block === null)).toBe(false);
  });

  test("[PEL-8.3.6] [PEL-7.5.1] who was to sally and is relieved by another column before his battle sallies no more", () => {
    const s = board();
    put(s, "plataea", { s22: 2 });
    putInside(s, "plataea", { a26: 2 });
    besiege(s, "plataea");
    put(s, "athens", { a02: 1 });
    put(s, "megara", { a01: 3, a03: 3 });
    put(s, "corinth", { s11: 3 });
    const g = actionTurn(s, "athens", 4).play("maneuver", "choose-group athens", "add-block a02", "enter plataea");
    g.play("maneuver", "add-block a01", "add-block a03", "enter corinth", "end-phase");
    g.play("sally-from plataea", "fight-at plataea", "retreat", "retreat-to thebes");
    expect([g.told("siege-ended").length, g.decision]).toEqual([1, "fortify"]);
    const marked = blocksIn(PELOPONNESIAN.view(g.state, "arbiter")).filter(({ marks }) => (marks as readonly string[]).includes("sallying"));
    expect(marked).toEqual([]);
  });

  test("[PEL-8.3.5] [PEL-6.4.2.7] sallying blocks that retreat return into the city", () => {
    const g = besieged().play("sally-from plataea");
    g.dice("3 3").play("fight").play("retreat");
    expect([whereIs(g.state, "a26"), marker(g.state)]).toEqual(["inside plataea 2", -1].map((v, i) => (i === 0 ? [v] : v)));
  });

  test("[PEL-8.3.6] [PEL-7.5.1] [PEL-6.4.2.10] if the besiegers retreat the siege ends and the sallying blocks are field blocks", () => {
    const g = besieged().play("sally-from plataea");
    g.play("retreat").play("retreat-to megara");
    expect([whereIs(g.state, "a26"), g.log.some((e) => e.type === "siege-ended"), marker(g.state)]).toEqual([["plataea 2"], true, 1]);
  });
});
