/** The fight of a battle: the order of attacks, hits and routs, panic and pursuit, and retreat with harrying. */
import { describe, expect, test } from "vitest";
import { fight, table, type Table } from "../table.js";

const hits = (g: Table) => g.told("block-hit").map((e) => [e.block, e.cv]);
const routed = (g: Table) => g.told("block-routed").map((e) => e.block);
const order = (g: Table) => g.log.flatMap((e) => (e.type === "block-attacked" ? [e.block] : []));

describe("rounds", () => {
  // Cavalry, Spartans and Thebans against archers and hoplites; a 3 does nothing, neither for power 1 nor for 2.
  const example = () => fight({ s25: 2, s01: 4, s22: 4 }, { a12: 1, a01: 1 }, "messenia", "sparta");
  const firstRound = () => example().dice("3").play("fight").dice("3 3 3 3 3 3 3 3 3 3 3").play("fight");

  test("[PEL-6.2.2] [PEL-6.2.3] [PEL-EX.8] order of attacks: agility first, at the same agility the defender", () => {
    expect(order(firstRound())).toEqual(["a12", "s25", "s01", "a01", "s22"]);
  });

  test("[PEL-6.2.1] in a round every block attacks once", () => {
    const g = firstRound();
    expect([...order(g)].sort()).toEqual(["a01", "a12", "s01", "s22", "s25"]);
    expect(g.told("round-began").map((e) => e.round)).toEqual([2]);
  });

  test("[PEL-6.1.2] the active player is the aggressor, whichever side he is", () => {
    const began = (g: Table) => g.told("battle-began").map((e) => e.aggressor);
    expect(began(fight({ s17: 2 }, { a01: 2 }, "messenia", "sparta"))).toEqual(["sparta"]);
    const g = table().put("elis", { a01: 2 }).put("messenia", { s17: 2 }).attack("athens", "elis", "messenia", ["a01"]);
    expect([began(g), g.seats]).toEqual([["athens"], ["sparta"]]); // the defender attacks first at the same agility
  });

  test("[PEL-6.2.4] of blocks of the same agility and side the owner chooses the order", () => {
    const g = fight({ s17: 2 }, { a01: 1, a02: 1 }, "messenia", "sparta").play("fight");
    expect(g.list).toEqual(["attack-with a01", "attack-with a02"]);
    g.dice("3 3").play("attack-with a02");
    expect(order(g)).toEqual(["a02", "a01"]);
  });

  test("[PEL-6.2.6] [PEL-D.27] once a round, before the first attack of one of his blocks, each player may retreat", () => {
    const g = fight({ s17: 2 }, { a01: 2 }, "messenia", "sparta");
    g.dice("3 3").play("fight");
    expect([g.seats, g.list, order(g)]).toEqual([["sparta"], ["fight", "retreat"], ["a01"]]);
    g.dice("3 3").play("fight");
    expect([g.seats, g.list, g.told("round-began")]).toEqual([["athens"], ["fight", "retreat"], [{ type: "round-began", area: "messenia", round: 2 }]]);
  });

  test("[PEL-6.2.6] before a second attack of his blocks in the round nobody is asked again", () => {
    const g = fight({ s17: 2 }, { a12: 1, a01: 1 }, "messenia", "sparta").dice("3 3").play("fight");
    expect([g.seats, order(g)]).toEqual([["sparta"], ["a12", "a01"]]);
  });

  test("[PEL-6.2.7] [PEL-D.28] one may retreat in the first round too", () => {
    const g = fight({ s17: 2 }, { a01: 2 }, "messenia", "sparta");
    expect([g.told("round-began").map((e) => e.round), g.seats, g.list]).toEqual([[1], ["athens"], ["fight", "retreat"]]);
  });

  test("[PEL-6.2.5] a block that is eliminated before its turn comes does not attack", () => {
    const g = fight({ s25: 1, s17: 2 }, { a01: 1, a02: 1 }, "messenia", "sparta").dice("1").play("fight", "take-hit a01");
    g.dice("3 3 3").play("fight");
    expect([order(g), g.told("round-began").map((e) => e.round)]).toEqual([["s25", "a02", "s17"], [2]]);
  });
});

describe("attacks", () => {
  // A01 attacks three Spartan blocks in Messenia: 1, 2, 4, 6 are two hits and a rout. The defenders attack first, in vain.
  function oneAttack(): Table {
    const g = table()
      .put("messenia", { s01: 4, s02: 3, s03: 2 })
      .put("elis", { a01: 4 })
      .attack("athens", "elis", "messenia", ["a01"])
      .play("fight")
      .dice("3 3 3 3 3 3 3 3 3")
      .play("attack-with s01", "attack-with s02");
    return g.dice("1 2 4 6").play("fight");
  }

  test("[PEL-6.3.1.1] a block rolls as many dice as its CV", () => {
    const g = oneAttack();
    expect(g.told("roll").map((e) => [e.seat, e.faces])).toEqual([["athens", [1, 2, 4, 6]]]);
    expect(g.attacks).toEqual([["a01", 2, 1]]);
  });

  test("[PEL-6.3.2.4] [PEL-6.3.2.5] each hit goes to the block that is strongest at that moment", () => {
    const g = fight({ s22: 4, s19: 2 }, { a01: 4 }, "messenia", "sparta").dice("1 1 3 3").play("fight");
    expect(hits(g)).toEqual([
      ["s22", 3],
      ["s22", 2],
    ]);
    expect([g.seats, g.list]).toEqual([["sparta"], ["fight", "retreat"]]); // and that is all
    // The strongest is found again for each hit: after the first two blocks are equal.
    const equal = oneAttack();
    expect([hits(equal), equal.list]).toEqual([[["s01", 3]], ["take-hit s01", "take-hit s02"]]);
  });

  test("[PEL-6.3.2.6] [PEL-DP.33] of equally strong blocks their owner says which is hit", () => {
    expect([oneAttack().seats, hits(oneAttack().play("take-hit s01"))]).toEqual([["sparta"], [["s01", 2]]]);
    expect(hits(oneAttack().play("take-hit s02"))).toEqual([["s02", 2]]);
  });

  test("[PEL-6.3.3.4] a rout goes to the weakest block after the hits of the attack", () => {
    // After its two hits S01 has 2 CV and is as weak as S03; S02 with 3 CV is not.
    expect(oneAttack().play("take-hit s01").list).toEqual(["rout s01", "rout s03"]);
    const g = fight({ s22: 4, s19: 1 }, { a01: 1 }, "messenia", "sparta").dice("6").play("fight");
    expect(routed(g)).toEqual(["s19"]);
  });

  test("[PEL-6.3.3.5] [PEL-DP.34] of equally weak blocks their owner says which is routed", () => {
    const g = oneAttack().play("take-hit s02");
    expect([g.seats, g.list]).toEqual([["sparta"], ["rout s02", "rout s03"]]);
    expect(routed(oneAttack().play("take-hit s02", "rout s02"))).toEqual(["s02"]);
  });

  test("[PEL-EX.7] the example of one attack: S01 3, S02 2, S03 2 and routed", () => {
    const g = oneAttack().play("take-hit s02", "rout s03");
    const fighters = g.view.battle!.fighters.filter(({ side }) => side === "sparta");
    expect(fighters.map(({ block, cv, routed: isRouted = false }) => [block, cv, isRouted])).toEqual([
      ["s01", 3, false],
      ["s02", 2, false],
      ["s03", 2, true],
    ]);
  });

  test("[PEL-6.3.1.2] [PEL-EX.10] all hits before all routs", () => {
    const g = fight({ s17: 2, s19: 1 }, { a01: 2 }, "messenia", "sparta");
    g.dice("1 6").play("fight");
    expect([g.attacks, hits(g), g.seats, g.list]).toEqual([[["a01", 1, 1]], [["s17", 1]], ["sparta"], ["rout s17", "rout s19"]]);
  });

  test("[PEL-6.3.1.3] [PEL-EX.9] results that cannot be applied are lost", () => {
    const g = fight({ s17: 1 }, { a01: 4 }, "messenia", "sparta").dice("1 2 5 6").play("fight");
    expect([g.attacks, hits(g), routed(g)]).toEqual([[["a01", 2, 2]], [["s17", 0]], []]);
  });

  test("[PEL-6.3.2.8] a block below 1 CV is eliminated and goes to its owner's pool", () => {
    const g = fight({ s17: 1 }, { a01: 4 }, "messenia", "sparta").dice("1 2 5 6").play("fight");
    expect([g.placesOf("s17", "a01"), g.told("blocks-lost").map((e) => [e.seat, e.count, e.reason])]).toEqual([
      ["pool", "messenia 4"],
      [["sparta", 1, "battle"]],
    ]);
  });

  // Archers of power 1, hoplites of power 2, Argives of power 3. The Spartans, B, act after archers, A, and before hoplites, C; they miss with 3s.
  const ratingRow = (id: string) =>
    [1, 2, 3, 4, 5, 6].map((face) => {
      const g = fight({ s01: 4 }, { [id]: 1 }, "messenia", "sparta");
      if (id !== "a12") g.dice("3 3 3 3").play("fight");
      const [, hit, rout] = g
        .dice(`${face}`)
        .play("fight")
        .attacks.find(([block]) => block === id)!;
      return hit > 0 ? "hit" : rout > 0 ? "rout" : "-";
    });

  test("[PEL-6.3.2.1] [PEL-6.3.3.1] [PEL-EX.6] power 1 hits on 1 and routs on 6", () => {
    expect(ratingRow("a12")).toEqual(["hit", "-", "-", "-", "-", "rout"]);
  });

  test("[PEL-6.3.2.2] [PEL-6.3.3.2] [PEL-EX.6] power 2 hits on 1 and 2 and routs on 5 and 6", () => {
    expect(ratingRow("a01")).toEqual(["hit", "hit", "-", "-", "rout", "rout"]);
  });

  test("[PEL-6.3.2.3] [PEL-6.3.3.3] [PEL-EX.6] power 3 hits on 1 to 3 and routs on 4 to 6", () => {
    expect(ratingRow("a36")).toEqual(["hit", "hit", "hit", "rout", "rout", "rout"]);
  });

  test("[PEL-6.3.2.7] [PEL-6.3.3.6] [PEL-6.2.5] a routed block does not attack and takes no hits", () => {
    const g = fight({ s17: 2, s19: 1 }, { a01: 2 }, "messenia", "sparta");
    // The weaker block is routed, both hits of the next round go to the hoplites.
    g.dice("6 3").play("fight");
    expect(routed(g)).toEqual(["s19"]);
    g.dice("3 3").play("fight");
    expect(g.attacks).toEqual([["s17", 0, 0]]);
    g.dice("1 3").play("fight");
    expect(hits(g)).toEqual([["s17", 1]]);
  });
});

describe("panic and pursuit", () => {
  // The cavalry routs both Athenians; S01 pursues with 1, 2, 5, 6.
  const example = () => fight({ s25: 2, s01: 4, s22: 4 }, { a01: 1, a04: 2 }, "aetolia", "malis").dice("6 6 1 2 5 6").play("fight");

  test("[PEL-6.3.4.1] [PEL-6.3.4.9] a side all of whose blocks are routed panics at once, after the attack that caused it", () => {
    const g = example();
    expect([routed(g), g.told("side-panicked").map((e) => e.side)]).toEqual([["a01", "a04"], ["athens"]]);
    const types = g.events.map((e) => e.type).filter((type) => type === "block-attacked" || type === "side-panicked");
    expect(types).toEqual(["block-attacked", "side-panicked", "block-attacked"]);
  });

  test("[PEL-6.3.4.2] [PEL-6.3.4.3] [PEL-D.30] the more agile than the rearguard who have not yet attacked pursue, once", () => {
    // S25 has attacked, S22 is no more agile than the hoplites: only S01 pursues.
    expect(example().attacks).toEqual([
      ["s25", 0, 2],
      ["s01", 2, 2],
    ]);
  });

  test("[PEL-6.3.4.2] the rearguard are the least agile blocks: beside archers hoplites are, and light infantry pursues", () => {
    const both = fight({ s25: 2, s05: 1 }, { a12: 1, a01: 1 }, "aetolia", "malis").dice("3").play("fight").dice("6 6").play("fight");
    expect(both.dice("3").play("rout a12").attacks).toEqual([["s05", 0, 0]]);
    const archers = fight({ s25: 2, s05: 1 }, { a12: 1 }, "aetolia", "malis").dice("3").play("fight").dice("6 3").play("fight");
    expect([archers.attacks, archers.told("side-panicked").length]).toEqual([[["s25", 0, 1]], 1]);
  });

  test("[PEL-6.3.4.4] pursuit hits the routed, the strongest first, and routs nobody", () => {
    const g = example();
    expect([hits(g), g.seats, g.list]).toEqual([[["a04", 1]], ["athens"], ["take-hit a01", "take-hit a04"]]);
    g.play("take-hit a04");
    expect([routed(g), g.placesOf("a01", "a04")]).toEqual([[], ["aetolia 1", "pool"]]);
  });

  test("[PEL-6.3.4.6] [PEL-EX.11] after the pursuit the survivors must retreat", () => {
    const g = example().play("take-hit a04");
    expect(g.list).toEqual(["retreat-to naupactus", "retreat-to stratus"]);
    g.play("retreat-to stratus");
    expect(g.placesOf("a01")).toEqual(["stratus 1"]);
  });

  test("[PEL-6.3.4.7] [PEL-14.1.1.1] [PEL-EX.11] panic gives the winner 2 prestige", () => {
    const g = example().play("take-hit a04");
    expect(g.told("prestige-changed")).toEqual([{ type: "prestige-changed", seat: "sparta", amount: 2, marker: -2, reason: "battle", clause: "PEL-14.1.1.1" }]);
  });

  test("[PEL-14.1.1.1] [PEL-6.3.4.7] elimination of all enemy blocks gives 2 prestige", () => {
    const g = fight({ s17: 1 }, { a01: 4 }, "messenia", "sparta");
    g.dice("1 3 3 3").play("fight");
    expect(g.told("prestige-changed").map((e) => [e.seat, e.amount, e.marker])).toEqual([["athens", 2, 2]]);
  });

  test("[PEL-6.3.4.8] if the last unrouted blocks are eliminated while routed ones survive, the side panics", () => {
    const hit = (face: string) =>
      fight({ s17: 1, s19: 1 }, { a01: 2 }, "messenia", "sparta").dice("6 3").play("fight", "rout s19").dice("3").play("fight").dice(`${face} 3`).play("fight");
    expect(
      hit("1")
        .told("side-panicked")
        .map((e) => e.side),
    ).toEqual(["sparta"]);
    expect(hit("3").told("side-panicked")).toEqual([]);
  });
});

describe("retreat", () => {
  // Archers and hoplites withdraw before cavalry, Spartans and Thebans.
  const example = () => fight({ s25: 2, s01: 4, s22: 4 }, { a12: 2, a01: 3 }, "aetolia", "malis").dice("1 3 2 2 6 4").play("retreat");

  test("[PEL-6.4.1.1] [PEL-6.4.1.2] [PEL-D.31] the more agile than the rearguard who have not attacked in the round harry", () => {
    expect(example().attacks).toEqual([
      ["s25", 1, 0],
      ["s01", 2, 1],
    ]);
  });

  test("[PEL-6.4.1.3] harrying hits the strongest of the retreating; routs are ignored", () => {
    const g = example();
    expect([hits(g)[0], routed(g), g.seats, g.list]).toEqual([["a01", 2], [], ["athens"], ["take-hit a01", "take-hit a12"]]);
  });

  test("[PEL-6.4.0.3] [PEL-14.1.1.2] [PEL-D.29] who did not retreat wins 1 prestige", () => {
    const g = example().play("take-hit a12");
    expect(g.told("prestige-changed")).toEqual([
      { type: "prestige-changed", seat: "sparta", amount: 1, marker: -1, reason: "retreat", clause: "PEL-14.1.1.2" },
    ]);
  });

  test("[PEL-6.4.0.1] a voluntary retreat takes all blocks of the side out of the battle, the routed too", () => {
    const g = fight({ s17: 2 }, { a01: 1, a02: 2 }, "aetolia", "malis").dice("3 3 3").play("fight", "attack-with a01");
    g.dice("6 3").play("fight");
    expect(routed(g)).toEqual(["a01"]);
    g.play("retreat");
    expect(g.list).toEqual(["retreat-block a01", "retreat-block a02"]);
  });

  test("[PEL-6.4.0.2] [PEL-EX.12] announcement, harrying, then the blocks go one by one in the order of their owner", () => {
    const g = example().play("take-hit a12");
    expect(g.log.map((e) => e.type).filter((type) => ["retreat-announced", "block-attacked", "battle-ended"].includes(type))).toEqual([
      "retreat-announced",
      "block-attacked",
      "block-attacked",
      "battle-ended",
    ]);
    expect(g.list).toEqual(["retreat-block a01", "retreat-block a12"]);
    g.play("retreat-block a12", "retreat-to stratus", "retreat-to naupactus");
    expect(g.placesOf("a01", "a12")).toEqual(["naupactus 1", "stratus 1"]);
  });

  test("[PEL-6.4.2.4] [PEL-6.4.2.5] [PEL-6.4.2.1] a defender goes neither where the enemy column came from, nor into a City-State of the enemy, nor where enemies stand", () => {
    const g = table().put("sparta", { s01: 4 }).put("messenia", { a01: 3 }).put("tegea", { s07: 2 }).attack("sparta", "sparta", "messenia", ["s01"]);
    g.dice("3 3 3 3").play("fight").dice("").play("retreat");
    // Sparta, Elis and Tegea are the neighbours: one the enemy came from, one is his city, one is held.
    expect([g.placesOf("a01"), g.told("blocks-lost").map((e) => e.reason)]).toEqual([["pool"], ["retreat"]]);
  });
});
