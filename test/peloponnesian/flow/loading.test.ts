/** Loading the fleets of a party, and lowering what is too strong. */
import { describe, expect, test } from "vitest";
import { fitsOn } from "../../../src/peloponnesian/flow/loading.js";
import { PELOPONNESIAN as GAME, STANDARD_EDITION } from "../../../src/peloponnesian/index.js";
import { putOnMap, setCarrier } from "../../../src/peloponnesian/state/index.js";
import { area, block, t, table, type Table } from "../table.js";

describe("who carries whom", () => {
  test.each([
    ["[PEL-5.2.1.3] a fleet of 2 CV carries a block", "a14", 2, "a01", true],
    ["[PEL-5.2.1.3] one of 1 CV does not", "a14", 1, "a01", false],
    ["[PEL-2.2.6.2] [PEL-5.2.1.2] no barbarian is carried", "a14", 4, "a39", false],
    ["[PEL-5.2.1.1] nor a fleet", "a14", 4, "a16", false],
    ["[PEL-5.2.1.1] nor by a land block", "a02", 3, "a01", false],
    ["[PEL-5.2.1.1] nor a block of the enemy", "a14", 4, "s01", false],
    ["[PEL-5.2.1.1] the first block of all is carried by a fleet of its side", "s14", 4, "s01", true],
  ] as const)("%s", (_title, fleet, cv, cargo, expected) => {
    const g = table().put("aegina", { [fleet]: cv, [cargo]: 1 });
    expect(fitsOn(g.state, t, block(fleet), block(cargo))).toBe(expected);
  });
});

test("[PEL-5.2.1.8] who is aboard is not loaded again, though his fleet is the first block of all", () => {
  // S01 and S14 have changed places in the list of blocks.
  const blocks = [...STANDARD_EDITION.blocks];
  [blocks[block("s01")], blocks[block("s14")]] = [blocks[block("s14")]!, blocks[block("s01")]!];
  const s = table();
  s.state.edition = GAME.setup({ seed: 1, edition: { blocks } }).edition;
  const [fleet, cargo] = [block("s01"), block("s14")];
  for (const [b, cv] of [
    [fleet, 4],
    [cargo, 1],
    [block("s15"), 3],
  ] as const)
    putOnMap(s.state, b, area("corinth"), cv);
  const g = s.actionTurn("sparta", 2).play("maneuver", "add-block s01", "add-block s14", "add-block s15");
  expect(g.listed("load")).toEqual(["s14 s01", "s15 s01"]);
  setCarrier(g.change(), cargo, fleet);
  expect(g.listed("load")).toEqual([]);
});

describe("sea transport", () => {
  function harbour(blocks: Readonly<Record<string, number>>): Table {
    return table().put("athens", blocks).actionTurn("athens", 2).play("maneuver");
  }

  test("[PEL-5.2.1.1] [PEL-5.2.1.6] [PEL-5.2.1.7] one fleet carries one Greek land block; both end in the same area, and that is the move of both", () => {
    const g = harbour({ a01: 2, a02: 2, a14: 4 }).play("add-block a01", "add-block a02", "add-block a14");
    expect(g.list).toEqual(["load a14 a01", "load a14 a02", "done"]);
    g.play("load a14 a01");
    // The other block walks, so the party cannot go to sea together.
    expect(g.list).toEqual(["enter megara", "enter thebes", "stop-here"]);
    const sea = harbour({ a01: 2, a14: 4 }).play("add-block a01", "add-block a14", "load a14 a01", "enter saronic-gulf", "enter aegina");
    expect(sea.placesOf("a01", "a14")).toEqual(["aegina 2", "aegina 4"]);
    expect(sea.reason("maneuver")).toBe("action/nothing-to-do PEL-4.1.1");
  });

  test("[PEL-5.2.1.2] [PEL-2.2.6.2] barbarians are not carried", () => {
    const g = harbour({ a39: 2, a14: 4, a01: 1 }).play("add-block a39", "add-block a14", "march");
    expect(g.decision).toBe("march");
  });

  test("[PEL-5.2.1.3] [PEL-D.13] the cargo is strictly weaker than the fleet", () => {
    expect(harbour({ a01: 2, a14: 3 }).play("add-block a01", "add-block a14", "load a14 a01").decision).toBe("march");
    expect(harbour({ a01: 3, a14: 3 }).play("add-block a01", "add-block a14", "load a14 a01").list).toEqual(["lower-to 1", "lower-to 2"]);
    expect(harbour({ a01: 1, a14: 1 }).play("add-block a01", "add-block a14").decision).toBe("march"); // nothing is weaker than 1 CV
  });

  test("[PEL-5.2.1.4] [PEL-EX.23] the owner may lower a block so that it fits, for good", () => {
    const g = harbour({ a01: 4, a14: 3 }).play("add-block a01", "add-block a14", "load a14 a01");
    expect(g.list).toEqual(["lower-to 1", "lower-to 2"]);
    g.play("lower-to 2", "enter saronic-gulf", "enter aegina");
    expect(g.placesOf("a01", "a14")).toEqual(["aegina 2", "aegina 3"]);
  });

  test("[PEL-5.2.1.5] [PEL-4.1.1] fleet and cargo begin the turn in the same area", () => {
    const g = table().put("athens", { a14: 4 }).put("plataea", { a01: 2 }).actionTurn("athens", 3).play("maneuver", "choose-group plataea");
    g.setOut("a01").play("enter athens", "stop-here", "maneuver");
    expect(g.list).toEqual(["add-block a14", "end-maneuver"]);
    g.play("add-block a14");
    expect(g.decision).toBe("march");
  });

  test("[PEL-5.2.1.5] at sea too: a fleet that has come there this turn takes nobody aboard", () => {
    const g = table()
      .put("saronic-gulf", { a14: 4, a15: 3, a01: 2 })
      .carry("a14", "a01")
      .put("aegina", { a16: 3 })
      .actionTurn("athens", 3)
      .play("maneuver", "choose-group aegina", "add-block a16", "enter saronic-gulf", "stop-here");
    g.play("maneuver", "add-block a14", "march");
    expect(g.list).toEqual(["load a15 a01", "done"]);
    expect(g.reason("load a16 a01")).toBe("maneuver/already-moved PEL-5.2.1.5");
  });

  test("[PEL-5.2.1.5] at sea too: a block that has been carried there this turn is not carried on by another fleet", () => {
    const g = table()
      .put("saronic-gulf", { a14: 4 })
      .put("aegina", { a16: 3, a01: 2 })
      .actionTurn("athens", 3)
      .play("maneuver", "choose-group aegina", "add-block a16", "add-block a01", "load a16 a01");
    g.play("enter saronic-gulf", "stop-here", "maneuver", "add-block a14");
    expect([g.decision, g.list.includes("load a14 a01")]).toEqual(["march", false]);
  });

  test("[PEL-5.2.1.8] at sea the assignment may be changed when the group is maneuvered", () => {
    const g = table().put("saronic-gulf", { a14: 4, a15: 3, a01: 2 }).carry("a14", "a01").actionTurn("athens", 2).play("maneuver", "add-block a15", "march");
    expect(g.list).toEqual(["load a15 a01", "done"]);
    g.play("load a15 a01", "enter aegina");
    expect(g.placesOf("a14", "a15", "a01")).toEqual(["saronic-gulf 4", "aegina 3", "aegina 2"]);
  });

  test("[PEL-5.2.1.12] [PEL-D.65] a block recruited this turn may be carried", () => {
    const g = table()
      .put("athens", { a14: 4 })
      .actionTurn("athens", 3)
      .dice("", "0 0 0")
      .play("recruit", "place-recruit a01 athens", "maneuver", "add-block a01", "add-block a14", "load a14 a01", "enter saronic-gulf", "enter aegina");
    expect(g.placesOf("a01")).toEqual(["aegina 1"]);
  });

  test("[PEL-5.2.1.1] [PEL-5.2.1.8] whatever the block, a fleet that carries it takes no second one", () => {
    const g = table()
      .put("saronic-gulf", { s14: 4, s01: 2, s15: 3, s11: 1 })
      .carry("s14", "s01")
      .carry("s15", "s11")
      .actionTurn("sparta", 1)
      .play("maneuver")
      .setOut("s14", "s15");
    expect(g.list.filter((line) => line.startsWith("load"))).toEqual([]);
  });
});

describe("who is taken aboard", () => {
  test("[PEL-5.2.1.8] on land blocks of the party that are not aboard yet", () => {
    const g = table().put("athens", { a14: 4, a15: 3, a01: 2, a02: 2, a03: 1 }).actionTurn("athens", 2).play("maneuver").setOut("a14", "a15", "a01", "a02");
    expect(g.list).toEqual(["load a14 a01", "load a14 a02", "load a15 a01", "load a15 a02", "done"]);
    g.play("load a14 a01");
    expect(g.list).toEqual(["load a15 a02", "done"]);
  });

  test("[PEL-5.2.1.8] the first block of all, too", () => {
    const g = table().put("corinth", { s14: 4, s15: 3, s01: 2, s11: 1 }).actionTurn("sparta", 2).play("maneuver").setOut("s14", "s15", "s01");
    g.play("load s14 s01");
    expect(g.listed("load")).toEqual([]);
  });

  test("[PEL-5.2.1.8] at sea any cargo of the group for a fleet of the party; what it leaves behind stays there", () => {
    const g = table()
      .put("saronic-gulf", { a14: 4, a15: 3, a16: 3, a01: 2, a02: 1 })
      .carry("a14", "a01")
      .carry("a16", "a02")
      .actionTurn("athens", 2)
      .play("maneuver", "add-block a14", "add-block a15", "march");
    expect(g.list).toEqual(["load a15 a01", "load a15 a02", "done"]);
  });

  test.each(["s01", "s11"])("[PEL-5.2.1.5] a fleet that carries %s takes nobody else", (cargo) => {
    const g = table()
      .put("saronic-gulf", { s14: 4, s15: 3, [cargo]: 2, s12: 1 })
      .carry("s14", cargo)
      .carry("s15", "s12")
      .actionTurn("sparta", 2)
      .play("maneuver")
      .setOut("s14", "s15");
    expect(g.listed("load")).toEqual([]);
  });
});
