/** Which actions have something to do, and for whom. */
import { describe, expect, test } from "vitest";
import { canDetach, canLeave, canLeaveOver, canPillage } from "../../../src/peloponnesian/rules/actions.js";
import { linkBetween } from "../../../src/peloponnesian/rules/passage.js";
import { addCityMark, addMark, CLOCK, MOVED, PILLAGED, type PeloponnesianState, write } from "../../../src/peloponnesian/state/index.js";
import { ATHENS, SPARTA } from "../../../src/peloponnesian/vocabulary/types.js";
import { area, besiege, block, board, control, put, putInside, t } from "../positions.js";

type Change = (s: PeloponnesianState) => void;
const nothing: Change = () => {};

describe("besieged blocks", () => {
  test.each([
    ["[PEL-7.4.2] a fleet leaves a besieged port", "a14", "athens", true],
    ["[PEL-7.4.2] hoplites do not, but aboard", "a01", "athens", false],
    ["[PEL-7.4.2] nor does a fleet out of a city without an offshore sea", "a14", "eretria", false],
  ] as const)("%s", (_title, id, city, expected) => {
    const s = board();
    putInside(s, city, { [id]: 2 });
    besiege(s, city);
    expect(canLeave(s, t, block(id))).toBe(expected);
  });

  test("[PEL-7.4.2] who is not besieged leaves as he likes", () => {
    const s = board();
    put(s, "athens", { a01: 2 });
    expect(canLeave(s, t, block("a01"))).toBe(true);
  });
});

describe("garrisons", () => {
  // Sparta has captured Plataea, and hoplites stand there.
  test.each<readonly [title: string, change: Change, expected: boolean]>([
    ["[PEL-4.2.3.1] a garrison is detached in a captured city with a friendly Greek block", nothing, true],
    ["[PEL-4.2.3.1] not where there is one", (s) => control(s, "plataea", "sparta", "detached", 1), false],
    ["[PEL-4.2.3.1] not in a city of the enemy, though it has none", (s) => control(s, "plataea", "athens"), false],
    ["[PEL-4.2.3.5] not in a besieged city", (s) => besiege(s, "plataea"), false],
  ])("%s", (_title, change, expected) => {
    const s = board();
    control(s, "plataea", "sparta");
    put(s, "plataea", { s22: 2 });
    change(s);
    expect(canDetach(s, t, SPARTA, area("plataea"))).toBe(expected);
  });

  test("[PEL-4.2.3.1] not in a city of one's own that was never captured", () => {
    const s = board();
    control(s, "thebes", "sparta");
    put(s, "thebes", { s22: 2 });
    expect(canDetach(s, t, SPARTA, area("thebes"))).toBe(false);
  });

  test.each([
    ["[PEL-4.2.3.3] a barbarian does not allow it", { s35: 2 }, false],
    ["[PEL-4.2.3.3] a Greek beside him does", { s35: 2, s22: 1 }, true],
  ] as const)("%s", (_title, blocks, expected) => {
    const s = board();
    control(s, "plataea", "sparta");
    put(s, "plataea", blocks);
    expect(canDetach(s, t, SPARTA, area("plataea"))).toBe(expected);
  });
});

describe("pillage", () => {
  const leaves = (id: string, from: string, to: string, enemies: Readonly<Record<string, number>> = {}) => {
    const s = board();
    put(s, from, { [id]: 2 });
    put(s, to, enemies);
    return canLeaveOver(s, t, block(id), linkBetween(t, area(from), area(to)));
  };
  test.each([
    ["[PEL-5.5.3] hoplites leave by land", "a01", "corinth", "sicyon", {}, true],
    ["[PEL-5.5.3] not by sea", "a01", "corinth", "corinthian-gulf", {}, false],
    ["[PEL-5.5.3] nor to an area with an enemy block", "a01", "corinth", "sicyon", { s14: 1 }, false],
    ["[PEL-5.5.3] a fleet leaves by sea", "a14", "corinth", "corinthian-gulf", {}, true],
    ["[PEL-5.5.3] and along a shore", "a14", "corinth", "sicyon", {}, true],
    ["[PEL-5.5.3] not inland", "a14", "corinth", "tegea", {}, false],
    ["[PEL-5.5.3] nor to a sea with an enemy fleet", "a14", "corinth", "corinthian-gulf", { s14: 1 }, false],
  ] as const)("%s", (_title, id, from, to, enemies, expected) => {
    expect(leaves(id, from, to, enemies)).toBe(expected);
  });

  // Athens besieges Cythera, an island, with a fleet that can carry one block.
  const island =
    (blocks: Readonly<Record<string, number>>): Change =>
    (s) =>
      put(s, "cythera", blocks);
  test.each<readonly [title: string, change: Change, expected: boolean]>([
    ["[PEL-5.5.2] [PEL-4.3.1] a city is pillaged that has been besieged since an earlier season", nothing, true],
    ["[PEL-5.5.2] not one that is besieged since this season", (s) => besiege(s, "cythera", 0), false],
    ["[PEL-5.5.8] not twice in a year", (s) => addCityMark(s, area("cythera"), PILLAGED), false],
    ["[PEL-12.1.1.1] not during the truce", (s) => write(s, CLOCK.truce, 1), false],
    ["[PEL-5.5.6] nor when all have come in this turn, so that nobody leaves", (s) => addMark(s, block("a14"), MOVED), false],
    ["[PEL-5.5.4] all leave when the fleet carries the other", island({ a01: 2 }), true],
    ["[PEL-5.5.4] not when one would be left behind", island({ a01: 2, a02: 2 }), false],
    ["[PEL-5.5.4] nor when a barbarian would, whom no fleet carries", island({ a39: 2 }), false],
  ])("%s", (_title, change, expected) => {
    const s = board();
    put(s, "cythera", { a14: 3 });
    besiege(s, "cythera");
    change(s);
    expect(canPillage(s, t, ATHENS, area("cythera"))).toBe(expected);
  });

  test("[PEL-4.3.2] a friendly city is not pillaged", () => {
    const s = board();
    put(s, "cythera", { a14: 3 });
    besiege(s, "cythera");
    control(s, "cythera", "athens");
    expect(canPillage(s, t, ATHENS, area("cythera"))).toBe(false);
  });
});
