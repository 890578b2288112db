/** Storm checks at perilous borders, and the damage to ships. */
import { describe, expect, test } from "vitest";
import { setHolder } from "../../../src/peloponnesian/state/index.js";
import { POSEIDON } from "../../../src/peloponnesian/vocabulary/types.js";
import { seatOf, table, type Table } from "../table.js";

// Sails fleets of Sparta from the Laconian Gulf over the perilous border into the Myrtoan Sea, and ends the phase.
function roundMalea(
  blocks: Readonly<Record<string, number>>,
  cargo: Readonly<Record<string, string>>,
  season: "spring" | "early-summer" | "late-summer" | "fall" = "spring",
): Table {
  const g = table({ season }).put("laconian-gulf", blocks);
  for (const [fleet, block] of Object.entries(cargo)) g.carry(fleet, block);
  const fleets = Object.keys(blocks).filter((id) => !Object.values(cargo).includes(id));
  return g.actionTurn("sparta", 2).play("maneuver", ...fleets.map((id) => `add-block ${id}`), "enter myrtoan-sea", "stop-here");
}
// The border dice of a turn whose last move ends it.
const borders = (g: Table) => g.told("storm-check").map((e) => [e.border, e.storm, e.fleets]);

describe("storm checks", () => {
  test("[PEL-1.4.4] a perilous border calls for a storm check, another sea border for none", () => {
    expect(borders(roundMalea({ s14: 3 }, {}).dice("4").play("end-phase"))).toEqual([["laconian-gulf.myrtoan-sea", false, 1]]);
    const calm = table()
      .put("laconian-gulf", { s14: 3 })
      .actionTurn("sparta", 2)
      .play("maneuver", "add-block s14", "enter messenian-sea", "stop-here", "end-phase");
    expect([borders(calm), calm.told("roll")]).toEqual([[], []]);
  });

  test("[PEL-5.2.2.1] [PEL-D.12] a border is checked once, however many fleets cross it, together or one after the other", () => {
    expect(borders(roundMalea({ s14: 3, s15: 2 }, {}).dice("4").play("end-phase"))).toEqual([["laconian-gulf.myrtoan-sea", false, 2]]);
    const g = table()
      .put("laconian-gulf", { s14: 3, s15: 2 })
      .actionTurn("sparta", 3)
      .play("maneuver", "add-block s14", "march", "enter myrtoan-sea", "stop-here");
    g.play("add-block s15", "enter myrtoan-sea", "stop-here").dice("4").play("end-phase");
    expect(borders(g)).toEqual([["laconian-gulf.myrtoan-sea", false, 2]]);
  });

  test("[PEL-5.2.2.2] [PEL-D.58] after all actions the opponent rolls one die for the border", () => {
    const g = roundMalea({ s14: 3, s15: 2 }, {});
    expect(g.log.some((e) => e.type === "roll")).toBe(false);
    expect(g.dice("4").play("end-phase").told("roll")).toEqual([
      { type: "roll", purpose: "storm-check", clause: "PEL-5.2.2.2", seat: "athens", sides: 6, faces: [4], most: 3, success: false },
    ]);
  });

  test("[PEL-5.2.2.6] in a storm the opponent rolls a damage die for every fleet that crossed", () => {
    const g = roundMalea({ s14: 3, s15: 2 }, {}).dice("3 4 5").play("end-phase");
    expect(g.told("roll").slice(1)).toEqual([
      { type: "roll", purpose: "ship-damage", clause: "PEL-5.2.2.6", seat: "athens", sides: 6, faces: [4], most: 3, success: false },
      { type: "roll", purpose: "ship-damage", clause: "PEL-5.2.2.6", seat: "athens", sides: 6, faces: [5], most: 3, success: false },
    ]);
    expect(g.placesOf("s14", "s15")).toEqual(["myrtoan-sea 2", "myrtoan-sea 1"]);
  });

  test("[PEL-5.2.2.6] all learn how many are wrecked and how many are struck by a wave", () => {
    const told = (dice: string) => roundMalea({ s14: 3, s15: 2, s16: 2 }, {}).dice(dice).play("end-phase").told("ships-damaged");
    expect(told("3 3 4 5")).toEqual([{ type: "ships-damaged", seat: "sparta", wrecks: 1, waves: 2 }]);
    expect(told("3 1 2 3")).toEqual([{ type: "ships-damaged", seat: "sparta", wrecks: 3, waves: 0 }]);
    expect(told("4")).toEqual([]);
  });

  test("[PEL-5.2.2.2] and of each border, whether there was a storm", () => {
    const told = (die: string) => roundMalea({ s14: 3 }, {}).dice(die).play("end-phase").told("storm-check");
    const check = { type: "storm-check", seat: "sparta", border: "laconian-gulf.myrtoan-sea", rolled: true, fleets: 1, clause: "PEL-5.2.2.2" };
    expect([told("4"), told("3 5")]).toEqual([[{ ...check, storm: false }], [{ ...check, storm: true }]]);
  });

  // Whether this face of the border die is a storm; the damage is a great wave.
  const isStorm = (season: "spring" | "early-summer" | "late-summer" | "fall", face: number, storm: boolean) =>
    borders(
      roundMalea({ s14: 3 }, {}, season)
        .dice(storm ? `${face} 6` : `${face}`)
        .play("end-phase"),
    )[0]![1] === storm;

  test("[PEL-5.2.2.3] [PEL-EX.4] in Spring 1 to 3 is a storm", () => {
    expect([isStorm("spring", 3, true), isStorm("spring", 4, false)]).toEqual([true, true]);
  });

  test("[PEL-5.2.2.4] [PEL-EX.4] in Early Summer and Fall 1 and 2 are", () => {
    expect([isStorm("early-summer", 2, true), isStorm("early-summer", 3, false)]).toEqual([true, true]);
    expect([isStorm("fall", 2, true), isStorm("fall", 3, false)]).toEqual([true, true]);
  });

  test("[PEL-5.2.2.5] [PEL-EX.4] in Late Summer only 1 is", () => {
    expect([isStorm("late-summer", 1, true), isStorm("late-summer", 2, false)]).toEqual([true, true]);
  });

  test("[PEL-5.2.3.1] a damage die of 3 wrecks the fleet with its cargo", () => {
    const g = roundMalea({ s14: 3, s11: 2 }, { s14: "s11" }).dice("1 3").play("end-phase");
    expect(g.placesOf("s14", "s11")).toEqual(["pool", "pool"]);
    expect(g.told("ships-damaged")).toMatchObject([{ seat: "sparta", wrecks: 1, waves: 0 }]);
  });

  test("[PEL-5.2.3.1] [PEL-5.2.3.2] whatever the block, the cargo goes down with its fleet and is lowered with it", () => {
    const wreck = roundMalea({ s06: 2, s01: 1 }, { s06: "s01" }).dice("1 3").play("end-phase");
    expect(wreck.placesOf("s06", "s01")).toEqual(["pool", "pool"]);
    expect(wreck.told("blocks-lost").map((e) => [e.count, e.secret])).toEqual([[2, { blocks: ["s01", "s06"] }]]);
    const wave = roundMalea({ s14: 4, s01: 3 }, { s14: "s01" }).dice("1 4").play("end-phase");
    expect(wave.placesOf("s14", "s01")).toEqual(["myrtoan-sea 3", "myrtoan-sea 2"]);
  });

  test("[PEL-5.2.3.1] [PEL-5.2.3.4] landed cargo is lost with the fleet that carried it, too", () => {
    const g = table()
      .put("laconian-gulf", { s06: 2, s01: 1 })
      .carry("s06", "s01")
      .actionTurn("sparta", 2)
      .play("maneuver", "add-block s06", "enter myrtoan-sea", "enter argolic-gulf", "enter epidaurus");
    g.dice("1 2").play("end-phase");
    expect(g.placesOf("s06", "s01")).toEqual(["pool", "pool"]);
  });

  // Two fleets with cargo cross into the Myrtoan Sea in a storm, a third crosses elsewhere in fair weather.
  function example(): Table {
    const g = table()
      .put("laconian-gulf", { s14: 3, s11: 1, s15: 2, s12: 1 })
      .carry("s14", "s11")
      .carry("s15", "s12")
      .put("chalcidic-sea", { s16: 2 })
      .actionTurn("sparta", 3)
      .play("maneuver", "choose-group laconian-gulf", "add-block s14", "add-block s15", "enter myrtoan-sea", "stop-here");
    return g.play("maneuver", "add-block s16", "enter strymonic-gulf").play("stop-here").dice("3 4 5 4").play("end-phase");
  }

  test("[PEL-5.2.3.2] [PEL-EX.3] a great wave takes 1 CV; fleets elsewhere are untouched", () => {
    expect(borders(example())).toEqual([
      ["laconian-gulf.myrtoan-sea", true, 2],
      ["chalcidic-sea.strymonic-gulf", false, 1],
    ]);
    expect(example().placesOf("s14", "s15", "s16")).toEqual(["myrtoan-sea 2", "myrtoan-sea 1", "strymonic-gulf 2"]);
  });

  test("[PEL-5.2.1.9] [PEL-D.14] the cargo is lowered below its fleet; at 0 it is eliminated", () => {
    expect(example().placesOf("s11", "s12")).toEqual(["myrtoan-sea 1", "pool"]);
    const lowered = roundMalea({ s14: 4, s11: 3 }, { s14: "s11" }).dice("1 4").play("end-phase");
    expect(lowered.placesOf("s14", "s11")).toEqual(["myrtoan-sea 3", "myrtoan-sea 2"]);
  });

  test("[PEL-5.2.3.3] a fleet of 1 CV does not survive a great wave", () => {
    const g = roundMalea({ s14: 1 }, {}).dice("2 6").play("end-phase");
    expect(g.placesOf("s14")).toEqual(["pool"]);
  });

  test("[PEL-5.2.3.4] the damage reaches a cargo that has landed in the meantime", () => {
    const g = table()
      .put("laconian-gulf", { s14: 3, s11: 2 })
      .carry("s14", "s11")
      .actionTurn("sparta", 2)
      .play("maneuver", "add-block s14", "enter myrtoan-sea", "enter saronic-gulf", "enter megara")
      .dice("1 2")
      .play("end-phase");
    expect(g.placesOf("s14", "s11")).toEqual(["pool", "pool"]);
  });

  test("[PEL-5.2.2.8] a fleet that crossed several borders is exposed to each, an eliminated one to no more", () => {
    const laid = () => table().put("messenian-sea", { s14: 3 });
    const go = () => laid().actionTurn("sparta", 2).play("maneuver", "add-block s14", "enter cretan-sea", "enter laconian-gulf", "enter myrtoan-sea");
    const sunk = go().play("stop-here").dice("1 1 1 1").play("end-phase");
    expect([sunk.told("roll").length, sunk.placesOf("s14")]).toEqual([4, ["pool"]]);
    const battered = go().play("stop-here").dice("1 6 1 6 6").play("end-phase");
    expect(battered.placesOf("s14")).toEqual(["myrtoan-sea 1"]);
  });

  test("[PEL-5.2.2.7] all border dice fall first, in the order of the crossings", () => {
    const g = table()
      .put("messenian-sea", { s14: 4 })
      .actionTurn("sparta", 2)
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
    const own = roundMalea({ s14: 3 }, {})
      .set((s) => setHolder(s, POSEIDON, seatOf("sparta")))
      .play("end-phase");
    expect(own.list).toEqual(["calm-seas", "keep-olympian"]);
    own.play("calm-seas");
    expect([borders(own), own.told("roll")]).toEqual([[["laconian-gulf.myrtoan-sea", false, 1]], []]);
    const enemy = roundMalea({ s14: 3 }, {})
      .set((s) => setHolder(s, POSEIDON, seatOf("athens")))
      .play("end-phase");
    expect(enemy.seats).toEqual(["athens"]);
    expect(enemy.list).toEqual(["raise-storm laconian-gulf.myrtoan-sea", "keep-olympian"]);
    enemy.dice("5").play("raise-storm laconian-gulf.myrtoan-sea");
    expect([borders(enemy), enemy.placesOf("s14")]).toEqual([[["laconian-gulf.myrtoan-sea", true, 1]], ["myrtoan-sea 2"]]);
  });
});
