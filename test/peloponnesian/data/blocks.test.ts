import { describe, expect, test } from "vitest";
import { STANDARD_EDITION } from "../../../src/peloponnesian/data/standard.js";
import type { BlockRow } from "../../../src/peloponnesian/vocabulary/edition-types.js";
import { compileChecked } from "../../../src/peloponnesian/register.js";
import type { Arm } from "../../../src/peloponnesian/vocabulary/types.js";

const { land: LAND, blocks: BLOCKS } = STANDARD_EDITION;

const t = compileChecked(STANDARD_EDITION);
const block = (id: string): BlockRow => BLOCKS.find((row) => row.id === id)!;
const idsWhere = (test: (row: BlockRow) => boolean): string[] => BLOCKS.filter(test).map((row) => row.id);
const ofArm = (arm: Arm): BlockRow[] => BLOCKS.filter((row) => row.arm === arm && row.greek);
const land = (id: string) => LAND.find((row) => row.id === id)!;

test("there are 97 blocks, those of Sparta first, in the order of their numbers", () => {
  expect([BLOCKS.length, idsWhere((row) => row.side === "sparta").length]).toEqual([97, 49]);
  expect(BLOCKS.map((row) => row.id)).toEqual([
    ...Array.from({ length: 49 }, (_, i) => `s${String(i + 1).padStart(2, "0")}`),
    ...Array.from({ length: 48 }, (_, i) => `a${String(i + 1).padStart(2, "0")}`),
  ]);
});

test("[PEL-2.1.1.1] a Greek block has home cities of its own side or to be won, a barbarian block home settlements or Persian areas", () => {
  for (const { id, greek, home } of BLOCKS) {
    expect(home.length, id).toBeGreaterThan(0);
    for (const place of home) {
      if (greek) expect(land(place).city, `${id} at ${place}`).not.toBe(null);
      else expect(land(place).settlement !== null || land(place).nation === "Persia", `${id} at ${place}`).toBe(true);
    }
  }
  expect(block("s11").home).toEqual(["corinth"]);
  expect(block("a31").home).toEqual(["lesbos", "chios"]);
});

test("blocks have a printed CV of 2 to 4", () => {
  expect([...new Set(BLOCKS.map((row) => row.maxCV))].sort()).toEqual([2, 3, 4]);
});

test("[PEL-2.1.3.1] a combat rating is an agility A to F and a power 1 to 3", () => {
  for (const { id, rating } of BLOCKS) expect(rating, id).toMatch(/^[A-F][1-3]$/);
  const first = t.blockIndex.get("s01")!;
  expect([t.agility[first], t.power[first]]).toEqual([1, 2]);
  expect(() => compileChecked({ ...STANDARD_EDITION, blocks: [{ ...block("s01"), rating: "G1" }, ...BLOCKS.slice(1)] })).toThrow(
    "options.edition.blocks[0].rating: expected agility A to F and power 1 to 3",
  );
});

test("[PEL-2.1.4.1] [PEL-2.2.5.3] elite are the Spartan hoplites and the fleets rated E, no other fleet", () => {
  expect(BLOCKS.filter((row) => row.arm === "fleet" && row.elite !== row.rating.startsWith("E"))).toEqual([]);
  expect(idsWhere((row) => row.elite && row.arm !== "fleet" && row.nation === "Sparta")).toEqual(["s01", "s02", "s03", "s04"]);
});

test("[PEL-2.1.5.1] land blocks move 2, cavalry 3, fleets 5", () => {
  const allowances = new Map<Arm, number>();
  BLOCKS.forEach((row, i) => allowances.set(row.arm, t.allowance[i]!));
  expect(Object.fromEntries(allowances)).toEqual({ hoplite: 2, light: 2, archer: 2, cavalry: 3, fleet: 5 });
});

test("[PEL-2.1.6.1] a block is Greek or barbarian; fleets, hoplites and archers are Greek but for the Persians", () => {
  expect(idsWhere((row) => !row.greek)).toEqual(["s33", "s34", "s35", "s41", "s42", "a39", "a40", "a41", "a42", "a43", "a44", "a48"]);
  expect(idsWhere((row) => row.arm === "fleet" && !row.greek)).toEqual([]);
});

describe("kinds of blocks", () => {
  test("[PEL-2.2.1.1] hoplites are C2, the Spartan ones B2, elite and of 4, 3, 2 and 2 CV", () => {
    expect(["s01", "s02", "s03", "s04"].map((id) => [block(id).maxCV, block(id).rating, block(id).elite])).toEqual([
      [4, "B2", true],
      [3, "B2", true],
      [2, "B2", true],
      [2, "B2", true],
    ]);
    const others = ofArm("hoplite").filter((row) => row.nation !== "Sparta");
    expect(others.filter((row) => row.rating === "C2").length).toBeGreaterThan(others.length * 0.8);
  });

  test("[PEL-2.2.2.1] light infantry is normally B1", () => {
    const light = ofArm("light");
    expect(light.filter((row) => row.rating !== "B1").map((row) => row.id)).toEqual([]);
  });

  test("[PEL-2.2.3.1] archers are A1", () => {
    expect(ofArm("archer").map((row) => [row.id, row.rating])).toEqual([["a12", "A1"]]);
  });

  test("[PEL-2.2.4.1] cavalry is A1, that of Syracuse and of the Odrysians A2", () => {
    expect(BLOCKS.filter((row) => row.arm === "cavalry" && row.rating !== "A1").map((row) => [row.id, row.rating])).toEqual([
      ["s38", "A2"],
      ["a40", "A2"],
    ]);
  });

  test("[PEL-2.2.5.1] fleets are E or F at sea", () => {
    expect([...new Set(ofArm("fleet").map((row) => row.rating[0]))].sort()).toEqual(["E", "F"]);
  });

  test("[PEL-2.2.6.1] barbarians move and fight as the arm given", () => {
    expect(BLOCKS.filter((row) => !row.greek && !["light", "cavalry"].includes(row.arm))).toEqual([]);
  });

  test("[PEL-2.2.7.1] the Odrysian blocks live in Odrysia", () => {
    expect(BLOCKS.filter((row) => row.special.includes("odrysian")).map((row) => [row.id, row.home])).toEqual([
      ["a40", ["odrysia"]],
      ["a41", ["odrysia"]],
      ["a42", ["odrysia"]],
    ]);
  });

  test("[PEL-2.2.8.1] [PEL-D.25] each side has one Macedonian block; its homes are the three settlements, never Pella", () => {
    const macedonians = BLOCKS.filter((row) => row.special.includes("macedonian"));
    expect(macedonians.map((row) => [row.id, row.side, row.greek])).toEqual([
      ["s33", "sparta", false],
      ["a43", "athens", false],
    ]);
    for (const row of macedonians) expect([...row.home].sort()).toEqual(["lyncestis", "mygdonia", "pieria"]);
  });

  test("[PEL-2.2.9.1] the Aeolian Isles have fleets of both sides, Greek, at home on Lesbos and Chios", () => {
    expect(
      BLOCKS.filter((row) => row.special.includes("insurgent-aeolian") || row.special.includes("aeolian")).map((row) => [row.id, row.arm, row.greek, row.home]),
    ).toEqual([
      ["s36", "fleet", true, ["lesbos", "chios"]],
      ["a31", "fleet", true, ["lesbos", "chios"]],
      ["a32", "fleet", true, ["lesbos", "chios"]],
    ]);
  });

  test("[PEL-2.2.10.1] blocks 41 to 46 of Sparta are the Persians and the fleets of Persian money, E1 and elite", () => {
    expect(idsWhere((row) => row.special.includes("persian"))).toEqual(["s41", "s42"]);
    expect(BLOCKS.filter((row) => row.special.includes("persian-funded")).map((row) => [row.id, row.arm, row.rating, row.elite])).toEqual(
      ["s43", "s44", "s45", "s46"].map((id) => [id, "fleet", "E1", true]),
    );
  });

  test("[PEL-2.2.11.1] there are two Argive blocks, at home in Argos", () => {
    expect(BLOCKS.filter((row) => row.special.includes("argive")).map((row) => [row.id, row.home])).toEqual([
      ["a35", ["argos"]],
      ["a36", ["argos"]],
    ]);
  });
});
