import { describe, expect, test } from "vitest";
import { PELOPONNESIAN as GAME } from "../../../src/peloponnesian/index.js";
import { area, block, table, type Table } from "../table.js";
import { areaOf, hasMark, isBesieged, MOVED, routeOf } from "../../../src/peloponnesian/state/index.js";
import { blocksIn } from "../seen.js";

// Two Athenians retreat from Messenia, which borders Sparta, Elis, Tegea and the Messenian Sea; the enemy came from Sparta.
function fromMessenia(change: (g: Table) => void): Table {
  const g = table().put("sparta", { s01: 4 }).put("messenia", { a01: 2, a02: 2 });
  change(g);
  return g.attack("sparta", "sparta", "messenia", ["s01"]).dice("3 3 3 3").play("fight").play("retreat");
}

describe("the blocks of a lost battle", () => {
  const everywhereFriendly = (g: Table) => {
    for (const city of ["sparta", "elis", "tegea"]) g.control("athens", city).garrison(city, "detached", 1);
  };

  test("[PEL-6.4.0.4] [PEL-6.4.2.2] each block goes to one adjacent area, land blocks over land borders", () => {
    const g = fromMessenia(everywhereFriendly).play("retreat-block a01");
    expect(g.list).toEqual(["retreat-to elis", "retreat-to tegea"]); // not to sea
    g.play("retreat-to elis", "retreat-to tegea");
    expect(g.placesOf("a01", "a02")).toEqual(["elis 2", "tegea 2"]);
  });

  test("[PEL-6.4.2.1] a retreat area holds no enemy field block and is not neutral", () => {
    expect(
      fromMessenia((g) => {
        everywhereFriendly(g);
        g.put("tegea", { s07: 1 }).besiege("tegea");
      })
        .play("retreat-block a01")
        .placesOf("a01", "a02"),
    ).toEqual(["elis 2", "elis 2"]);
    expect(
      fromMessenia((g) => {
        everywhereFriendly(g);
        g.native("neutral", "elis");
      })
        .play("retreat-block a01")
        .placesOf("a01", "a02"),
    ).toEqual(["tegea 2", "tegea 2"]);
  });

  test("[PEL-6.4.2.4] a defender does not go where the enemy came from, though the city there is his", () => {
    expect(fromMessenia(everywhereFriendly).play("retreat-block a01").listed("retreat-to")).not.toContain("sparta");
  });

  test("[PEL-6.4.0.5] [PEL-6.4.1.5] with nowhere to go all are eliminated, and the victory is one by retreat", () => {
    const g = fromMessenia(() => {}); // Elis and Tegea are enemy cities
    expect([g.placesOf("a01", "a02"), g.prestige]).toEqual([["pool", "pool"], -1]);
  });

  test("[PEL-6.4.0.4] [PEL-6.4.2.5] different blocks may go to different areas, to an enemy City-State only where friends besiege it", () => {
    const g = table()
      .put("thebes", { s22: 4 })
      .put("plataea", { a01: 2, a02: 2 })
      .put("megara", { a03: 2 })
      .besiege("megara", 0)
      .attack("sparta", "thebes", "plataea", ["s22"]);
    g.play("fight").play("retreat").play("retreat-block a01");
    expect(g.list).toEqual(["retreat-inside", "retreat-to megara", "retreat-to athens"]);
    g.play("retreat-to megara");
    expect(g.list).toEqual(["retreat-inside", "retreat-to megara", "retreat-to athens"]);
    g.play("retreat-to athens");
    expect(g.placesOf("a01", "a02")).toEqual(["megara 2", "athens 2"]);
  });

  test("[PEL-6.4.2.6] [PEL-6.4.2.12] into the city of the area within its capacity; then it is besieged", () => {
    const g = table().put("thebes", { s22: 4 }).put("plataea", { a01: 2, a02: 2 }).attack("sparta", "thebes", "plataea", ["s22"]);
    g.play("fight").play("retreat").play("retreat-block a01", "retreat-inside");
    // Plataea holds one; the other can only go to Athens.
    expect(g.placesOf("a01", "a02")).toEqual(["inside plataea 2", "athens 2"]);
    expect(isBesieged(g.state, area("plataea"))).toBe(true);
  });

  test("[PEL-6.4.2.3] an aggressor goes back where his column came from, and nowhere else", () => {
    const g = table().put("sparta", { s01: 4 }).put("messenia", { a01: 2 }).attack("sparta", "sparta", "messenia", ["s01"]);
    g.play("retreat");
    expect(g.placesOf("s01")).toEqual(["sparta 4"]);
    expect(g.log.filter((e) => e.type === "blocks-retreated").map((e) => e.type === "blocks-retreated" && e.to)).toEqual(["sparta"]);
  });

  test("[PEL-6.4.0.5] a block that cannot retreat is eliminated", () => {
    const g = table()
      .put("aegina", { a03: 1, a01: 2 })
      .put("saronic-gulf", { s14: 4, s01: 3 })
      .carry("s14", "s01")
      .actionTurn("sparta", 1)
      .play("maneuver", "add-block s14", "enter aegina");
    expect(g.seats).toEqual(["athens"]);
    g.play("retreat", "retreat-block a01");
    // One finds room in Aegina, the island offers nothing else.
    expect(g.placesOf("a01", "a03").sort()).toEqual(["inside aegina 2", "pool"]);
  });

  test("[PEL-6.4.0.6] [PEL-5.2.2.10] a retreat costs no movement and calls for no storm check", () => {
    const g = table().put("sparta", { s01: 4 }).put("messenia", { a01: 2 }).attack("sparta", "sparta", "messenia", ["s01"]).play("retreat");
    expect([hasMark(g.state, block("s01"), MOVED), routeOf(g.state, block("s01"))]).toEqual([false, 0]);
    expect(g.log.some((e) => e.type === "storm-check")).toBe(false);
  });
});

test("[PEL-6.4.2.12] a retreat back into a City-State of the enemy that was passed besieges it", () => {
  const g = table()
    .put("megara", { s17: 2 })
    .put("thebes", { a01: 3 })
    .control("athens", "thebes")
    .garrison("thebes", "detached", 1)
    .actionTurn("sparta", 2)
    .play("maneuver", "add-block s17", "enter plataea", "enter thebes", "end-phase");
  g.play("fight").dice("3 3 3").play("fight").play("retreat");
  expect([g.placesOf("s17"), isBesieged(g.state, area("plataea"))]).toEqual([["plataea 2"], true]);
  expect(g.log.filter((e) => e.type === "siege-began").map((e) => e.area)).toEqual(["plataea"]);
});

describe("fleets in retreat", () => {
  test("[PEL-6.4.2.9] a fleet that retreats from a sea area takes its cargo with it", () => {
    const g = table()
      .put("corinth", { s14: 4 })
      .put("saronic-gulf", { a14: 3, a01: 1 })
      .carry("a14", "a01")
      .attack("sparta", "corinth", "saronic-gulf", ["s14"]);
    g.play("retreat", "retreat-to athens");
    expect(g.placesOf("a14", "a01")).toEqual(["athens 3", "athens 1"]);
  });

  test("[PEL-6.4.2.9] [PEL-5.2.1.8] and keeps it aboard, whichever sea it goes to", () => {
    const g = table()
      .put("corinthian-gulf", { s14: 4 })
      .put("cephallenian-sea", { a14: 3, a01: 1 })
      .carry("a14", "a01")
      .attack("sparta", "corinthian-gulf", "cephallenian-sea", ["s14"]);
    g.play("retreat", "retreat-to ionian-sea");
    expect(g.placesOf("a14", "a01")).toEqual(["ionian-sea 3", "ionian-sea 1"]);
    expect(blocksIn(GAME.view(g.state, "athens")).find((b) => b.id === "a01")!.carriedBy).toBe("a14");
  });

  test("[PEL-6.4.0.5] [PEL-5.2.1.10] a fleet with nowhere to go is lost with its cargo, whatever the block", () => {
    const g = table()
      .put("hellespont", { a14: 4 })
      .put("propontis", { s14: 2, s01: 1 })
      .carry("s14", "s01")
      .attack("athens", "hellespont", "propontis", ["a14"])
      .dice("3 3 3 3")
      .play("athens fight")
      .play("sparta retreat");
    expect(g.placesOf("s14", "s01")).toEqual(["pool", "pool"]);
    expect(g.told("blocks-lost").map((e) => [e.count, e.reason, e.secret])).toEqual([[2, "retreat", { blocks: ["s14", "s01"] }]]);
  });

  test("[PEL-6.4.2.8] [PEL-6.6.5] a landing column goes back to the sea it came from; a land block needs a fleet to carry it", () => {
    const g = table()
      .put("messenian-sea", { a14: 4, a01: 2 })
      .carry("a14", "a01")
      .put("messenia", { s01: 4 })
      .actionTurn("athens", 1)
      .play("maneuver", "add-block a14", "enter messenia");
    g.dice("3 3 3 3").play("fight").play("retreat");
    expect(g.list).toEqual(["retreat-to messenian-sea", "retreat-carrying messenian-sea a01"]);
    g.play("retreat-carrying messenian-sea a01");
    expect(g.placesOf("a14", "a01")).toEqual(["messenian-sea 4", "messenian-sea 2"]);
  });

  test("[PEL-6.4.2.11] from the offshore sea of a besieged friendly port fleets may retreat into the port", () => {
    const g = table()
      .put("megara", { a01: 3 })
      .put("inside megara", { s17: 1 })
      .besiege("megara")
      .put("saronic-gulf", { s14: 3 })
      .put("athens", { a14: 4 })
      .attack("athens", "athens", "saronic-gulf", ["a14"]);
    g.dice("3 3 3 3").play("fight").play("retreat").play("retreat-to megara");
    expect(g.placesOf("s14")).toEqual(["inside megara 3"]);
  });
});

describe("why a way out is refused", () => {
  // Fleets, hoplites and a barbarian of Athens retreat from Naupactus, which has room for one; the enemy came from Delphi.
  function fromNaupactus(block: string, change: (g: Table) => void = () => {}): Table {
    const s = table().put("naupactus", { a14: 3, a01: 2, a48: 1, a15: 1 }).put("athens", { a02: 1 }).put("delphi", { s22: 4 });
    change(s);
    const g = s.attack("sparta", "delphi", "naupactus", ["s22"]).play("fight", "retreat");
    return block === "" ? g : g.play(`retreat-block ${block}`);
  }

  test.each([
    [
      "[PEL-6.4.2.8] a fleet takes a block of the same battle, not one from elsewhere",
      "retreat-carrying corinthian-gulf a02",
      "retreat/not-waiting PEL-6.4.2.8",
    ],
    ["[PEL-6.4.2.8] nor one of the enemy", "retreat-carrying corinthian-gulf s22", "retreat/not-waiting PEL-6.4.2.8"],
    ["[PEL-6.4.2.8] but this one", "retreat-carrying corinthian-gulf a01", null],
    ["[PEL-5.2.1.2] [PEL-6.4.2.8] no barbarian", "retreat-carrying corinthian-gulf a48", "load/barbarian PEL-5.2.1.2"],
    ["[PEL-5.2.1.1] [PEL-6.4.2.8] and no fleet", "retreat-carrying corinthian-gulf a15", "load/not-a-cargo PEL-5.2.1.1"],
    ["[PEL-6.4.2.8] [PEL-6.4.2.4] it goes with him where it may go itself", "retreat-carrying delphi a01", "retreat/enemy-came-from PEL-6.4.2.4"],
    ["[PEL-6.4.2.8] [PEL-6.4.2.1] and that is beside the area", "retreat-carrying athens a01", "march/not-adjacent PEL-6.4.2.1"],
    ["[PEL-6.4.2.2] a fleet does not go inland", "retreat-to aetolia", "retreat/wrong-border PEL-6.4.2.2"],
    ["[PEL-6.4.2.4] nor where the enemy came from", "retreat-to delphi", "retreat/enemy-came-from PEL-6.4.2.4"],
    ["[PEL-6.4.2.6] it may go into its city", "retreat-inside", null],
  ] as const)("%s", (_title, line, reason) => expect(fromNaupactus("a14").reason(line)).toBe(reason));

  test("[PEL-6.4.2.8] a fleet takes nobody along ashore", () => {
    const shore = (g: Table) => g.control("sparta", "chalcis");
    const s = table().put("corinth", { s14: 3, s11: 2, s12: 1 }).put("tegea", { a01: 4 }).control("athens", "tegea").garrison("tegea", "detached", 1);
    shore(s);
    const g = s.attack("athens", "tegea", "corinth", ["a01"]).play("fight", "retreat", "retreat-block s14");
    expect(g.list).toContain("retreat-to megara");
    expect(g.reason("retreat-carrying megara s11")).toBe("retreat/no-cargo-ashore PEL-6.4.2.8");
    expect(g.list).toContain("retreat-carrying saronic-gulf s11");
  });

  test("[PEL-6.4.2.2] a land block does not go to sea by itself", () => {
    expect(fromNaupactus("a01").log.some((e) => e.type === "blocks-retreated" && e.to === "corinthian-gulf")).toBe(false);
    expect(
      fromMessenia((g) => g.control("athens", "elis").garrison("elis", "detached", 1))
        .play("retreat-block a01")
        .placesOf("a01", "a02"),
    ).toEqual(["elis 2", "elis 2"]);
  });

  test("[PEL-6.4.2.6] a full city takes nobody else in", () => {
    const g = fromNaupactus("a01", (position) => position.put("aetolia", { s35: 1 })); // the one for whom there was room
    expect([g.placesOf("a01"), g.reason("retreat-inside")]).toEqual([["inside naupactus 2"], "retreat/no-room PEL-6.4.2.6"]);
  });

  test("[PEL-6.4.0.4] who does not retreat has nowhere to go", () => {
    expect(fromNaupactus("").reason("retreat-block a02")).toBe("retreat/not-waiting PEL-6.4.0.4");
  });

  test("[PEL-6.4.0.5] who cannot go is gone, the last of the map too", () => {
    const g = fromNaupactus("a01", (g) => g.put("aetolia", { s35: 1 })).play("retreat-block a14");
    expect(g.placesOf("a14", "a15", "a48")).toEqual(["corinthian-gulf 3", "corinthian-gulf 1", "pool"]);
  });
});

describe("after a battle", () => {
  test("[PEL-6.5.1] [PEL-6.5.2] [PEL-6.5.3] the winner stays in the area, and besieges the enemy city there", () => {
    const g = table().put("thebes", { s22: 4 }).put("plataea", { a01: 1 }).attack("sparta", "thebes", "plataea", ["s22"]);
    g.play("fight").dice("3").play("fight");
    g.dice("1 3 3 3").play("fight");
    expect([g.placesOf("s22"), isBesieged(g.state, area("plataea"))]).toEqual([["plataea 4"], true]);
  });

  test("[PEL-6.5.5] a defender who beat off every column stays where he is", () => {
    const g = table().put("thebes", { s22: 4 }).put("plataea", { a01: 3 }).attack("sparta", "thebes", "plataea", ["s22"]);
    g.play("fight").dice("3 3 3").play("fight").play("retreat");
    expect([areaOf(g.state, block("a01")), isBesieged(g.state, area("plataea"))]).toEqual([area("plataea"), false]);
  });

  test("[PEL-6.5.4] [PEL-5.4.1.7] [PEL-8.3.8] a relieving battle and a sally are separate; if the besiegers have left after the first, the other does not take place", () => {
    const g = table()
      .put("megara", { a01: 2 })
      .put("inside megara", { s17: 2 })
      .besiege("megara")
      .put("corinth", { s11: 3, s22: 3 })
      .actionTurn("sparta", 2)
      .play("maneuver", "add-block s11", "add-block s22", "enter megara", "end-phase");
    expect(g.list).toEqual(["sally-from megara", "done"]);
    g.play("sally-from megara");
    // The sally of one comes first; the besieger retreats, and the two who came join the winners.
    g.play("retreat", "retreat-to athens");
    expect(g.log.filter((e) => e.type === "battle-began")).toHaveLength(1);
    expect(g.placesOf("s17", "s11", "s22")).toEqual(["megara 2", "megara 3", "megara 3"]);
  });
});
