/** Maneuvers: groups and the parties that set out. */
import { describe, expect, test } from "vitest";
import { addMark, MOVED } from "../../../src/peloponnesian/state/index.js";
import { block, table } from "../table.js";

describe("groups and parties", () => {
  test("[PEL-4.1.1] [PEL-4.1.3] a group is all blocks of one area; one action moves one group", () => {
    const g = table().put("sparta", { s01: 4, s03: 2 }).put("corinth", { s11: 3 }).actionTurn("sparta", 2).play("maneuver");
    expect(g.list).toEqual(["choose-group sparta", "choose-group corinth"]);
    g.play("choose-group sparta");
    expect(g.list).toEqual(["add-block s01", "add-block s03", "end-maneuver"]);
    expect([g.actions, g.reason("add-block s11"), g.reason("add-block s02")]).toEqual([
      1,
      "maneuver/not-in-group PEL-4.1.1",
      "maneuver/no-such-block PEL-4.1.1",
    ]);
  });

  test("[PEL-5.0.1] [PEL-5.0.2] [PEL-D.52] the blocks of a group go to different areas or stay", () => {
    const g = table().put("sparta", { s01: 4, s03: 2, s05: 2 }).actionTurn("sparta", 1).play("maneuver");
    g.setOut("s01").play("enter tegea", "stop-here");
    g.setOut("s03").play("enter messenia", "stop-here", "end-maneuver");
    expect(g.placesOf("s01", "s03", "s05")).toEqual(["tegea 4", "messenia 2", "sparta 2"]);
  });

  test("[PEL-5.0.9] a block moves at most once in a player turn", () => {
    const g = table().put("sparta", { s01: 4, s03: 2 }).actionTurn("sparta", 2).play("maneuver");
    g.setOut("s01").play("enter tegea", "stop-here", "end-maneuver", "maneuver");
    expect(g.reason("add-block s01")).toBe("maneuver/not-in-group PEL-4.1.1");
    expect(g.list).toEqual(["add-block s03", "end-maneuver"]);
  });

  test("[PEL-5.0.12] a group is maneuvered again by a further action, only its blocks that have not moved", () => {
    const g = table().put("tegea", { s07: 3 }).put("sparta", { s01: 4 }).actionTurn("sparta", 2).play("maneuver", "choose-group sparta");
    g.setOut("s01").play("enter tegea", "stop-here", "maneuver");
    expect(g.reason("add-block s01")).toBe("maneuver/already-moved PEL-5.0.9");
    expect(g.list).toEqual(["add-block s07", "end-maneuver"]);
  });

  test("[PEL-EX.1] a build, a recruit and a maneuver of six blocks by land and by sea use three actions", () => {
    const g = table().put("corinth", { s14: 2 }).put("sparta", { s01: 4, s02: 1, s03: 2, s04: 2, s05: 2, s06: 2 }).actionTurn("sparta", 3);
    g.play("build", "build-block s14");
    // The pool in block order: 7 to 13, then 15 and on; pick 20 is the Boeotian fleet.
    g.dice("", "20 0 0").play("recruit", "place-recruit s28 thebes");
    g.play("maneuver", "choose-group sparta", "add-block s01", "add-block s03", "march", "enter tegea", "enter corinth", "no-forced-march");
    g.play("add-block s02", "add-block s06", "march", "load s06 s02", "enter laconian-gulf", "stop-here");
    g.play("add-block s04", "march", "enter messenia", "stop-here", "end-maneuver");
    expect(g.told("turn-ended").map((e) => e.seat)).toEqual(["sparta"]);
    expect(g.placesOf("s14", "s28", "s01", "s03", "s02", "s06", "s04", "s05", "s07")).toEqual([
      "corinth 3",
      "thebes 1",
      "corinth 4",
      "corinth 2",
      "laconian-gulf 1",
      "laconian-gulf 2",
      "messenia 2",
      "sparta 2",
      "pool",
    ]);
  });
});

describe("borders without limit", () => {
  const HOPLITES = ["s01", "s02", "s03", "s04", "s05", "s07", "s08", "s09", "s10", "s11", "s12", "s13", "s17", "s19", "s21", "s22"];
  const FLEETS = ["s14", "s15", "s16", "s06", "s18", "s20", "s28", "s31", "s32"];
  const strong = (ids: readonly string[], cv: number) => Object.fromEntries(ids.map((id) => [id, cv]));

  test("[PEL-1.4.5] any number of blocks cross a land border together", () => {
    const g = table()
      .put("sparta", strong(HOPLITES, 1))
      .actionTurn("sparta", 2)
      .play("maneuver")
      .setOut(...HOPLITES);
    g.play("enter tegea", "enter corinth", "no-forced-march");
    expect(new Set(g.placesOf(...HOPLITES))).toEqual(new Set(["corinth 1"]));
  });

  test("[PEL-1.4.5] any number of blocks cross a land border one after the other, in one Maneuver or in many", () => {
    const g = table().put("sparta", strong(HOPLITES, 1)).actionTurn("sparta", 9).play("maneuver");
    HOPLITES.forEach((id, i) => {
      // Eight of them by one Maneuver, the others by one each two.
      if (i >= 8 && i % 2 === 0) g.play("end-maneuver", "maneuver");
      g.setOut(id).play("enter tegea", "stop-here");
    });
    expect(new Set(g.placesOf(...HOPLITES))).toEqual(new Set(["tegea 1"]));
  });

  test("[PEL-1.4.5] any number of fleets with their cargo cross a coast, a sea and a perilous border together", () => {
    const s = table().put("saronic-gulf", { ...strong(FLEETS, 2), ...strong(HOPLITES.slice(0, 9), 1) });
    FLEETS.forEach((fleet, i) => s.carry(fleet, HOPLITES[i]!));
    const g = s.actionTurn("sparta", 3).play("maneuver");
    g.setOut(...FLEETS).play("enter myrtoan-sea", "enter laconian-gulf", "enter cythera");
    expect(new Set(g.placesOf(...FLEETS, ...HOPLITES.slice(0, 9)))).toEqual(new Set(["cythera 2", "cythera 1"]));
  });

  test("[PEL-1.4.5] any number of blocks try a border by forced march, and any number retreat over one", () => {
    const g = table()
      .put("sparta", strong(HOPLITES, 1))
      .put("megara", { a01: 4, a02: 3 })
      .control("athens", "megara")
      .actionTurn("sparta", 1)
      .play("maneuver")
      .setOut(...HOPLITES);
    g.play("enter tegea", "enter corinth").dice(HOPLITES.map(() => "6").join(" "));
    g.play("force-march megara");
    for (let i = 0; i < HOPLITES.length; i++) g.play("go-on");
    expect(new Set(g.placesOf(...HOPLITES))).toEqual(new Set(["megara 1"]));
    g.play("fight");
    while (g.decision === "melee" && !g.list.includes("retreat")) g.play(g.list[0]!);
    g.play("retreat");
    while (g.decision === "retreat") g.play(g.list[0]!);
    expect(new Set(g.placesOf(...HOPLITES))).toEqual(new Set(["corinth 1"]));
  });
});

describe("why a group is refused", () => {
  // Corinth, of Sparta, is besieged, with a barbarian inside; S22 in Thebes has moved.
  const choosing = () =>
    table()
      .put("corinth", { a01: 4 })
      .put("inside corinth", { s35: 2 })
      .besiege("corinth")
      .put("thebes", { s22: 4 })
      .put("sparta", { s01: 2 })
      .put("elis", { s09: 2 })
      .set((s) => addMark(s, block("s22"), MOVED))
      .actionTurn("sparta", 2)
      .play("maneuver");
  test.each([
    ["[PEL-4.1.1] a group of this area", "choose-group sparta", null],
    ["[PEL-4.1.1] nobody is there", "choose-group tegea", "maneuver/no-group PEL-4.1.1"],
    ["[PEL-7.4.3] nobody is besieged there", "choose-besieged sparta", "maneuver/nobody-besieged PEL-7.4.3"],
    ["[PEL-7.4.2] who is besieged there cannot leave", "choose-besieged corinth", "maneuver/cannot-leave PEL-7.4.2"],
    ["[PEL-5.0.9] all there have moved", "choose-group thebes", "maneuver/group-moved PEL-5.0.9"],
  ] as const)("%s", (_title, line, reason) => {
    expect(choosing().reason(line)).toBe(reason);
  });

  test("[PEL-2.2.6.2] of a besieged group a barbarian does not leave, for nobody carries him; Greeks and fleets do", () => {
    const laid = () => table().put("corinth", { a01: 4 }).put("inside corinth", { s35: 2, s14: 3 }).besiege("corinth");
    expect(laid().actionTurn("sparta", 2).play("maneuver").list).toEqual(["add-block s14", "end-maneuver"]);
    expect(laid().put("inside corinth", { s11: 2 }).actionTurn("sparta", 2).play("maneuver").list).toEqual(["add-block s11", "add-block s14", "end-maneuver"]);
  });

  test("[PEL-2.2.6.2] by land he goes with his group", () => {
    expect(table().put("corinth", { s35: 2, s14: 3 }).actionTurn("sparta", 2).play("maneuver").list).toEqual([
      "add-block s14",
      "add-block s35",
      "end-maneuver",
    ]);
  });
});
