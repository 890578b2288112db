import { describe, expect, test } from "vitest";
import { areOdrysiansWilling, canBuild, canPlace, homesOf } from "../../../src/peloponnesian/rules/homes.js";
import { NOBODY, type PeloponnesianState, setController } from "../../../src/peloponnesian/state/index.js";
import { ATHENS } from "../../../src/peloponnesian/vocabulary/types.js";
import { area, areaIds, block, t, table, type Table } from "../table.js";

const builds = (s: PeloponnesianState, id: string) => canBuild(s, t, block(id));
const places = (s: PeloponnesianState, id: string, ...homes: readonly string[]) => homes.map((home) => canPlace(s, t, block(id), area(home)));

describe("builds", () => {
  test("[PEL-4.2.1.1] a Greek block in a home city is built up to its max CV, nowhere else", () => {
    const g = table().put("corinth", { s14: 2 });
    expect(builds(g.state, "s14")).toBe(true);
    g.put("corinth", { s14: 4 });
    expect([t.maxCV[block("s14")], builds(g.state, "s14")]).toEqual([4, false]);
    g.put("sicyon", { s14: 2 });
    expect(builds(g.state, "s14")).toBe(false);
    expect(builds(g.state, "s15")).toBe(false);
  });

  test("[PEL-2.1.1.2] any of a block's homes counts", () => {
    const g = table().put("chios", { a31: 1 }).put("lesbos", { a32: 1 });
    expect([builds(g.state, "a31"), builds(g.state, "a32")]).toEqual([true, true]);
  });

  test("[PEL-2.2.6.3] barbarians are not built", () => {
    const g = table().put("rhodope", { a39: 1 });
    expect(builds(g.state, "a39")).toBe(false);
  });

  test("[PEL-4.2.0.5] nothing is built in a city its player does not control", () => {
    const g = table().control("athens", "corinth").put("corinth", { s14: 1 });
    expect(builds(g.state, "s14")).toBe(false);
  });

  test("[PEL-4.2.0.2] [PEL-D.21] nothing is built in a besieged city that is not a port", () => {
    const g = table().put("inside thebes", { s22: 2 }).put("thebes", { a01: 4 }).besiege("thebes");
    expect(builds(g.state, "s22")).toBe(false);
  });

  test("[PEL-4.2.0.3] in a besieged port blocks inside are built unless it is blockaded", () => {
    const g = table().put("inside athens", { a01: 2 }).put("athens", { s01: 4 }).besiege("athens");
    expect(builds(g.state, "a01")).toBe(true);
    g.put("saronic-gulf", { s14: 3 });
    expect(builds(g.state, "a01")).toBe(false);
    g.put("saronic-gulf", { a15: 1 });
    expect(builds(g.state, "a01")).toBe(true);
  });

  test("[PEL-13.2.4] E1 fleets in play are built without Persian Aid", () => {
    const g = table({ scenario: "413" }).control("sparta", "ephesus").garrison("ephesus", "rebel", 3).put("ephesus", { s43: 1 });
    expect(builds(g.state, "s43")).toBe(true);
  });
});

describe("recruits", () => {
  test("[PEL-4.2.2.5] [PEL-4.2.0.5] a Greek block is placed in its home while its player controls it, and nowhere else", () => {
    const g = table();
    expect(areaIds(homesOf(g.state, block("s11")))).toEqual(["corinth"]);
    expect(places(g.state, "s11", "corinth")).toEqual([true]);
    g.control("athens", "corinth");
    expect(places(g.state, "s11", "corinth")).toEqual([false]);
  });

  test("[PEL-4.2.0.4] in a besieged port not blockaded there must be room inside", () => {
    const g = table().besiege("athens").put("athens", { s01: 4 }).put("inside athens", { a01: 1, a02: 1, a03: 1 });
    expect(places(g.state, "a04", "athens")).toEqual([true]);
    g.put("inside athens", { a05: 1 });
    expect(places(g.state, "a04", "athens")).toEqual([false]);
  });

  test("[PEL-4.2.0.2] [PEL-4.2.0.3] nothing is recruited in a besieged city that is no port or is blockaded", () => {
    const g = table().besiege("plataea").put("plataea", { s22: 4 });
    expect(places(g.state, "a26", "plataea")).toEqual([false]);
    g.besiege("athens").put("athens", { s01: 4 }).put("saronic-gulf", { s14: 1 });
    expect(places(g.state, "a04", "athens")).toEqual([false]);
  });

  test("[PEL-4.2.2.7] [PEL-4.2.2.8] a barbarian is placed in its settlement unless an enemy block is there", () => {
    const g = table();
    expect(places(g.state, "s35", "aetolia")).toEqual([true]);
    g.put("aetolia", { a33: 1 });
    expect(places(g.state, "s35", "aetolia")).toEqual([false]);
    expect(places(g.state, "a48", "aetolia")).toEqual([true]);
  });

  test("[PEL-2.2.7.1] [PEL-4.2.2.12] an Odrysian is recruited only while Athens controls Abdera and no Spartan is in Odrysia", () => {
    const g = table();
    expect([areOdrysiansWilling(g.state, t), ...places(g.state, "a40", "odrysia")]).toEqual([true, true]);
    g.put("odrysia", { s33: 1 });
    expect([areOdrysiansWilling(g.state, t), ...places(g.state, "a40", "odrysia")]).toEqual([false, false]);
    const lost = table().control("sparta", "abdera").garrison("abdera", "rebel", 1);
    expect([areOdrysiansWilling(lost.state, t), ...places(lost.state, "a40", "odrysia")]).toEqual([false, false]);
  });

  test("[PEL-2.2.10.1] [PEL-13.2.1] [PEL-13.2.3] Persians and E1 fleets are recruited only with Persian Aid", () => {
    const g = table({ scenario: "413" }).control("sparta", "ephesus").garrison("ephesus", "rebel", 3);
    expect([...places(g.state, "s41", "lydia", "phrygia"), ...places(g.state, "s43", "ephesus")]).toEqual([false, false, false]);
    g.inPlay("persian-aid-46");
    expect([...places(g.state, "s41", "lydia", "phrygia"), ...places(g.state, "s43", "ephesus")]).toEqual([true, true, true]);
  });

  test("[PEL-4.2.2.13] [PEL-D.24] [PEL-D.62] the insurgent fleet rises at Lesbos or Chios even against Athens' control, but not where an Athenian block is", () => {
    const g = table();
    expect(places(g.state, "s36", "lesbos", "chios")).toEqual([true, true]);
    g.put("chios", { a31: 2 });
    expect(places(g.state, "s36", "lesbos", "chios")).toEqual([true, false]);
  });

  test("[PEL-4.2.2.16] [PEL-D.63] Athens' Aeolian fleets need a friendly city without Spartan blocks and are never placed in a besieged port", () => {
    const g = table();
    expect(places(g.state, "a31", "lesbos", "chios")).toEqual([true, true]);
    g.put("lesbos", { s36: 1 }).besiege("lesbos");
    expect(places(g.state, "a31", "lesbos", "chios")).toEqual([false, true]);
    g.control("sparta", "chios").garrison("chios", "rebel", 3);
    expect(places(g.state, "a31", "lesbos", "chios")).toEqual([false, false]);
  });

  test("[PEL-4.2.2.17] [PEL-4.2.2.19] [PEL-2.2.8.1] a Macedonian is placed in any Macedonian settlement without enemies, never in Pella", () => {
    const g = table();
    expect(areaIds(homesOf(g.state, block("a43")))).not.toContain("pella");
    expect([...places(g.state, "a43", "pieria", "lyncestis", "mygdonia"), ...places(g.state, "s33", "pieria")]).toEqual([true, true, true, true]);
    g.put("pieria", { s33: 2 });
    expect(places(g.state, "a43", "pieria", "lyncestis", "mygdonia")).toEqual([false, true, true]);
  });

  test("[PEL-15.2.2] in Sicily blocks from overseas come in at their entry city", () => {
    const g = table({ scenario: "sicily" });
    expect(areaIds(homesOf(g.state, block("a14")))).toEqual(["thurii"]);
    expect(areaIds(homesOf(g.state, block("s03")))).toEqual(["syracuse"]);
    expect(areaIds(homesOf(table().state, block("a14")))).toEqual(["athens"]);
  });

  test("[PEL-EX.19] with Abdera lost and Plataea besieged only the Athenian fleet of the three may be placed; with Athens blockaded nothing", () => {
    const g = table().control("sparta", "abdera").garrison("abdera", "rebel", 1).besiege("plataea").put("plataea", { s22: 4 });
    const drawn = () => [...places(g.state, "a40", "odrysia"), ...places(g.state, "a15", "athens"), ...places(g.state, "a26", "plataea")];
    expect(drawn()).toEqual([false, true, false]);
    g.besiege("athens").put("athens", { s01: 4 }).put("saronic-gulf", { s14: 3 });
    expect(drawn()).toEqual([false, false, false]);
  });
});

describe("where a block that is drawn may be placed", () => {
  type Change = (g: Table) => void;
  const nothing: Change = () => {};

  test.each<readonly [title: string, id: string, home: string, change: Change, expected: boolean]>([
    ["[PEL-4.2.2.13] the insurgents rise in a city of Athens", "s36", "lesbos", (g) => g.control("athens", "lesbos"), true],
    ["[PEL-4.2.2.13] not where an Athenian block is", "s36", "lesbos", (g) => g.put("lesbos", { a48: 1 }), false],
    ["[PEL-4.2.2.13] nor in a city that nobody controls", "s36", "argos", nothing, false],
    ["[PEL-4.2.2.13] nor where there is no city", "s36", "messenia", nothing, false],
    ["[PEL-4.2.2.13] nor in Lesbos, if nobody controls it", "s36", "lesbos", (g) => setController(g.state, area("lesbos"), NOBODY), false],
    ["[PEL-4.2.2.13] a city of value 1 is enough", "s36", "erythrae", nothing, true],
    ["[PEL-1.3.1.1] nobody is recruited in a neutral area", "s30", "argos", (g) => g.control("sparta", "argos"), false],
    ["[PEL-1.3.1.1] but in one that is aligned", "s30", "argos", (g) => g.native("sparta", "argos"), true],
    ["[PEL-1.1.8] nor out of play", "s49", "selinus", (g) => g.control("sparta", "selinus"), false],
    ["[PEL-4.2.2.16] the Aeolian fleets come to their port", "a31", "lesbos", (g) => g.control("athens", "lesbos"), true],
    ["[PEL-4.2.2.16] not while it is besieged", "a31", "lesbos", (g) => g.control("athens", "lesbos").besiege("lesbos"), false],
    ["[PEL-4.2.2.16] nor where a Spartan block is", "a31", "lesbos", (g) => g.control("athens", "lesbos").put("lesbos", { s14: 1 }), false],
    ["[PEL-2.2.10.1] [PEL-13.2.3] without Persian Aid no Persian comes", "s41", "lydia", nothing, false],
    ["[PEL-2.2.10.1] [PEL-13.2.3] nor a fleet that Persia pays", "s43", "sparta", nothing, false],
    ["[PEL-2.2.10.1] [PEL-13.2.3] all others come without it", "s01", "sparta", nothing, true],
  ])("%s", (_title, id, home, change, expected) => {
    const g = table();
    change(g);
    expect(canPlace(g.state, t, block(id), area(home))).toBe(expected);
  });
});

describe("Odrysians on other maps", () => {
  const willing = (named: { readonly abdera?: number; readonly odrysia?: number }) =>
    areOdrysiansWilling(table().state, { ...t, named: { ...t.named, ...named } });
  test.each([
    ["[PEL-2.2.7.1] without an Abdera they are not willing", { abdera: -1 }, false],
    ["[PEL-2.2.7.1] nor without an Odrysia", { odrysia: -1 }, false],
    ["[PEL-2.2.7.1] with both they are", {}, true],
    ["[PEL-2.2.7.1] though Odrysia is the first area", { odrysia: 0 }, true],
  ] as const)("%s", (_title, named, expected) => {
    expect(willing(named)).toBe(expected);
  });

  test("[PEL-2.2.7.1] though Abdera is the first area", () => {
    const g = table();
    setController(g.state, 0, ATHENS);
    expect(areOdrysiansWilling(g.state, { ...t, named: { ...t.named, abdera: 0 } })).toBe(true);
  });
});

describe("what can be built", () => {
  test.each([
    ["[PEL-2.2.6.3] no barbarian, though it stands at home and below its max CV", "a39", "rhodope", false],
    ["[PEL-4.2.1.1] a Greek who does", "a01", "athens", true],
  ] as const)("%s", (_title, id, home, expected) => {
    const g = table().put(home, { [id]: 1 });
    const city = { ...t, cityValue: t.cityValue.map((value, a) => (a === area(home) ? 1 : value)) };
    setController(g.state, area(home), ATHENS);
    expect(canBuild(g.state, city, block(id))).toBe(expected);
  });

  test("[PEL-4.2.1.1] nobody who is not in play", () => {
    expect(canBuild(table().state, t, block("a01"))).toBe(false);
  });

  test.each([
    ["[PEL-4.2.1.1] [PEL-4.2.0.5] in a besieged port who is inside", true, true],
    ["[PEL-4.2.1.1] [PEL-4.2.0.5] not who stands before it", false, false],
  ])("%s", (_title, inside, expected) => {
    const g = table()
      .put(inside ? "inside athens" : "athens", { a01: 2 })
      .besiege("athens");
    expect(canBuild(g.state, t, block("a01"))).toBe(expected);
  });
});
