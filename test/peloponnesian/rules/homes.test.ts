import { describe, expect, test } from "vitest";
import { areOdrysiansWilling, canBuild, canPlace, homesOf } from "../../../src/peloponnesian/rules/homes.js";
import { NOBODY, type PeloponnesianState, setController } from "../../../src/peloponnesian/state/index.js";
import { ATHENS } from "../../../src/peloponnesian/vocabulary/types.js";
import { area, areaIds, besiege, block, board, control, inPlay, own, put, putInside, t } from "../positions.js";

const builds = (s: PeloponnesianState, id: string) => canBuild(s, t, block(id));
const places = (s: PeloponnesianState, id: string, ...homes: readonly string[]) => homes.map((home) => canPlace(s, t, block(id), area(home)));

describe("builds", () => {
  test("[PEL-4.2.1.1] a Greek block in a home city is built up to its max CV, nowhere else", () => {
    const s = board();
    put(s, "corinth", { s14: 2 });
    expect(builds(s, "s14")).toBe(true);
    put(s, "corinth", { s14: 4 });
    expect([t.maxCV[block("s14")], builds(s, "s14")]).toEqual([4, false]);
    put(s, "sicyon", { s14: 2 });
    expect(builds(s, "s14")).toBe(false);
    expect(builds(s, "s15")).toBe(false);
  });

  test("[PEL-2.1.1.2] any of a block's homes counts", () => {
    const s = board();
    put(s, "chios", { a31: 1 });
    put(s, "lesbos", { a32: 1 });
    expect([builds(s, "a31"), builds(s, "a32")]).toEqual([true, true]);
  });

  test("[PEL-2.2.6.3] barbarians are not built", () => {
    const s = board();
    put(s, "rhodope", { a39: 1 });
    expect(builds(s, "a39")).toBe(false);
  });

  test("[PEL-4.2.0.5] nothing is built in a city its player does not control", () => {
    const s = board();
    control(s, "corinth", "athens");
    put(s, "corinth", { s14: 1 });
    expect(builds(s, "s14")).toBe(false);
  });

  test("[PEL-4.2.0.2] [PEL-D.21] nothing is built in a besieged city that is not a port", () => {
    const s = board();
    putInside(s, "thebes", { s22: 2 });
    put(s, "thebes", { a01: 4 });
    besiege(s, "thebes");
    expect(builds(s, "s22")).toBe(false);
  });

  test("[PEL-4.2.0.3] in a besieged port blocks inside are built unless it is blockaded", () => {
    const s = board();
    putInside(s, "athens", { a01: 2 });
    put(s, "athens", { s01: 4 });
    besiege(s, "athens");
    expect(builds(s, "a01")).toBe(true);
    put(s, "saronic-gulf", { s14: 3 });
    expect(builds(s, "a01")).toBe(false);
    put(s, "saronic-gulf", { a15: 1 });
    expect(builds(s, "a01")).toBe(true);
  });

  test("[PEL-13.2.4] E1 fleets in play are built without Persian Aid", () => {
    const s = board("413");
    control(s, "ephesus", "sparta", "rebel", 3);
    put(s, "ephesus", { s43: 1 });
    expect(builds(s, "s43")).toBe(true);
  });
});

describe("recruits", () => {
  test("[PEL-4.2.2.5] [PEL-4.2.0.5] a Greek block is placed in its home while its player controls it, and nowhere else", () => {
    const s = board();
    expect(areaIds(homesOf(s, block("s11")))).toEqual(["corinth"]);
    expect(places(s, "s11", "corinth")).toEqual([true]);
    control(s, "corinth", "athens");
    expect(places(s, "s11", "corinth")).toEqual([false]);
  });

  test("[PEL-4.2.0.4] in a besieged port not blockaded there must be room inside", () => {
    const s = board();
    besiege(s, "athens");
    put(s, "athens", { s01: 4 });
    putInside(s, "athens", { a01: 1, a02: 1, a03: 1 });
    expect(places(s, "a04", "athens")).toEqual([true]);
    putInside(s, "athens", { a05: 1 });
    expect(places(s, "a04", "athens")).toEqual([false]);
  });

  test("[PEL-4.2.0.2] [PEL-4.2.0.3] nothing is recruited in a besieged city that is no port or is blockaded", () => {
    const s = board();
    besiege(s, "plataea");
    put(s, "plataea", { s22: 4 });
    expect(places(s, "a26", "plataea")).toEqual([false]);
    besiege(s, "athens");
    put(s, "athens", { s01: 4 });
    put(s, "saronic-gulf", { s14: 1 });
    expect(places(s, "a04", "athens")).toEqual([false]);
  });

  test("[PEL-4.2.2.7] [PEL-4.2.2.8] a barbarian is placed in its settlement unless an enemy block is there", () => {
    const s = board();
    expect(places(s, "s35", "aetolia")).toEqual([true]);
    put(s, "aetolia", { a33: 1 });
    expect(places(s, "s35", "aetolia")).toEqual([false]);
    expect(places(s, "a48", "aetolia")).toEqual([true]);
  });

  test("[PEL-2.2.7.1] [PEL-4.2.2.12] an Odrysian is recruited only while Athens controls Abdera and no Spartan is in Odrysia", () => {
    const s = board();
    expect([areOdrysiansWilling(s, t), ...places(s, "a40", "odrysia")]).toEqual([true, true]);
    put(s, "odrysia", { s33: 1 });
    expect([areOdrysiansWilling(s, t), ...places(s, "a40", "odrysia")]).toEqual([false, false]);
    const lost = board();
    control(lost, "abdera", "sparta", "rebel", 1);
    expect([areOdrysiansWilling(lost, t), ...places(lost, "a40", "odrysia")]).toEqual([false, false]);
  });

  test("[PEL-2.2.10.1] [PEL-13.2.1] [PEL-13.2.3] Persians and E1 fleets are recruited only with Persian Aid", () => {
    const s = board("413");
    control(s, "ephesus", "sparta", "rebel", 3);
    expect([...places(s, "s41", "lydia", "phrygia"), ...places(s, "s43", "ephesus")]).toEqual([false, false, false]);
    inPlay(s, "persian-aid-46");
    expect([...places(s, "s41", "lydia", "phrygia"), ...places(s, "s43", "ephesus")]).toEqual([true, true, true]);
  });

  test("[PEL-4.2.2.13] [PEL-D.24] [PEL-D.62] the insurgent fleet rises at Lesbos or Chios even against Athens' control, but not where an Athenian block is", () => {
    const s = board();
    expect(places(s, "s36", "lesbos", "chios")).toEqual([true, true]);
    put(s, "chios", { a31: 2 });
    expect(places(s, "s36", "lesbos", "chios")).toEqual([true, false]);
  });

  test("[PEL-4.2.2.16] [PEL-D.63] Athens' Aeolian fleets need a friendly city without Spartan blocks and are never placed in a besieged port", () => {
    const s = board();
    expect(places(s, "a31", "lesbos", "chios")).toEqual([true, true]);
    put(s, "lesbos", { s36: 1 });
    besiege(s, "lesbos");
    expect(places(s, "a31", "lesbos", "chios")).toEqual([false, true]);
    control(s, "chios", "sparta", "rebel", 3);
    expect(places(s, "a31", "lesbos", "chios")).toEqual([false, false]);
  });

  test("[PEL-4.2.2.17] [PEL-4.2.2.19] [PEL-2.2.8.1] a Macedonian is placed in any Macedonian settlement without enemies, never in Pella", () => {
    const s = board();
    expect(areaIds(homesOf(s, block("a43")))).not.toContain("pella");
    expect([...places(s, "a43", "pieria", "lyncestis", "mygdonia"), ...places(s, "s33", "pieria")]).toEqual([true, true, true, true]);
    put(s, "pieria", { s33: 2 });
    expect(places(s, "a43", "pieria", "lyncestis", "mygdonia")).toEqual([false, true, true]);
  });

  test("[PEL-15.2.2] in Sicily blocks from overseas come in at their entry city", () => {
    const s = board("sicily");
    expect(areaIds(homesOf(s, block("a14")))).toEqual(["thurii"]);
    expect(areaIds(homesOf(s, block("s03")))).toEqual(["syracuse"]);
    expect(areaIds(homesOf(board(), block("a14")))).toEqual(["athens"]);
  });

  test("[PEL-EX.19] with Abdera lost and Plataea besieged only the Athenian fleet of the three may be placed; with Athens blockaded nothing", () => {
    const s = board();
    control(s, "abdera", "sparta", "rebel", 1);
    besiege(s, "plataea");
    put(s, "plataea", { s22: 4 });
    const drawn = () => [...places(s, "a40", "odrysia"), ...places(s, "a15", "athens"), ...places(s, "a26", "plataea")];
    expect(drawn()).toEqual([false, true, false]);
    besiege(s, "athens");
    put(s, "athens", { s01: 4 });
    put(s, "saronic-gulf", { s14: 3 });
    expect(drawn()).toEqual([false, false, false]);
  });
});

describe("where a block that is drawn may be placed", () => {
  type Change = (s: PeloponnesianState) => void;
  const nothing: Change = () => {};

  test.each<readonly [title: string, id: string, home: string, change: Change, expected: boolean]>([
    ["[PEL-4.2.2.13] the insurgents rise in a city of Athens", "s36", "lesbos", (s) => control(s, "lesbos", "athens"), true],
    ["[PEL-4.2.2.13] not where an Athenian block is", "s36", "lesbos", (s) => put(s, "lesbos", { a48: 1 }), false],
    ["[PEL-4.2.2.13] nor in a city that nobody controls", "s36", "argos", nothing, false],
    ["[PEL-4.2.2.13] nor where there is no city", "s36", "messenia", nothing, false],
    ["[PEL-4.2.2.13] nor in Lesbos, if nobody controls it", "s36", "lesbos", (s) => setController(s, area("lesbos"), NOBODY), false],
    ["[PEL-4.2.2.13] a city of value 1 is enough", "s36", "erythrae", nothing, true],
    ["[PEL-1.3.1.1] nobody is recruited in a neutral area", "s30", "argos", (s) => control(s, "argos", "sparta"), false],
    ["[PEL-1.3.1.1] but in one that is aligned", "s30", "argos", (s) => own(s, "argos", "sparta"), true],
    ["[PEL-1.1.8] nor out of play", "s49", "selinus", (s) => control(s, "selinus", "sparta"), false],
    ["[PEL-4.2.2.16] the Aeolian fleets come to their port", "a31", "lesbos", (s) => control(s, "lesbos", "athens"), true],
    [
      "[PEL-4.2.2.16] not while it is besieged",
      "a31",
      "lesbos",
      (s) => {
        control(s, "lesbos", "athens");
        besiege(s, "lesbos");
      },
      false,
    ],
    [
      "[PEL-4.2.2.16] nor where a Spartan block is",
      "a31",
      "lesbos",
      (s) => {
        control(s, "lesbos", "athens");
        put(s, "lesbos", { s14: 1 });
      },
      false,
    ],
    ["[PEL-2.2.10.1] [PEL-13.2.3] without Persian Aid no Persian comes", "s41", "lydia", nothing, false],
    ["[PEL-2.2.10.1] [PEL-13.2.3] nor a fleet that Persia pays", "s43", "sparta", nothing, false],
    ["[PEL-2.2.10.1] [PEL-13.2.3] all others come without it", "s01", "sparta", nothing, true],
  ])("%s", (_title, id, home, change, expected) => {
    const s = board();
    change(s);
    expect(canPlace(s, t, block(id), area(home))).toBe(expected);
  });
});

describe("Odrysians on other maps", () => {
  const willing = (named: { readonly abdera?: number; readonly odrysia?: number }) => areOdrysiansWilling(board(), { ...t, named: { ...t.named, ...named } });
  test.each([
    ["[PEL-2.2.7.1] without an Abdera they are not willing", { abdera: -1 }, false],
    ["[PEL-2.2.7.1] nor without an Odrysia", { odrysia: -1 }, false],
    ["[PEL-2.2.7.1] with both they are", {}, true],
    ["[PEL-2.2.7.1] though Odrysia is the first area", { odrysia: 0 }, true],
  ] as const)("%s", (_title, named, expected) => {
    expect(willing(named)).toBe(expected);
  });

  test("[PEL-2.2.7.1] though Abdera is the first area", () => {
    const s = board();
    setController(s, 0, ATHENS);
    expect(areOdrysiansWilling(s, { ...t, named: { ...t.named, abdera: 0 } })).toBe(true);
  });
});

describe("what can be built", () => {
  test.each([
    ["[PEL-2.2.6.3] no barbarian, though it stands at home and below its max CV", "a39", "rhodope", false],
    ["[PEL-4.2.1.1] a Greek who does", "a01", "athens", true],
  ] as const)("%s", (_title, id, home, expected) => {
    const s = board();
    put(s, home, { [id]: 1 });
    const city = { ...t, cityValue: t.cityValue.map((value, a) => (a === area(home) ? 1 : value)) };
    setController(s, area(home), ATHENS);
    expect(canBuild(s, city, block(id))).toBe(expected);
  });

  test("[PEL-4.2.1.1] nobody who is not in play", () => {
    expect(canBuild(board(), t, block("a01"))).toBe(false);
  });

  test.each([
    ["[PEL-4.2.1.1] [PEL-4.2.0.5] in a besieged port who is inside", true, true],
    ["[PEL-4.2.1.1] [PEL-4.2.0.5] not who stands before it", false, false],
  ])("%s", (_title, inside, expected) => {
    const s = board();
    (inside ? putInside : put)(s, "athens", { a01: 2 });
    besiege(s, "athens");
    expect(canBuild(s, t, block("a01"))).toBe(expected);
  });
});
