import { describe, expect, test } from "vitest";
import { besiegerOf, hasGarrison, isBlockaded, isCaptured, isEnemyCity, isEstablished, roomInside } from "../../../src/peloponnesian/rules/siege.js";
import { controllerOf, isClosedArea } from "../../../src/peloponnesian/state/index.js";
import { ATHENS, SPARTA } from "../../../src/peloponnesian/vocabulary/types.js";
import { area, besiege, board, control, inPlay, own, put, putInside, t } from "../positions.js";

const potidaea = area("potidaea");

describe("control", () => {
  test("[PEL-1.2.7] an enemy city is one the opponent controls", () => {
    const s = board();
    expect([isEnemyCity(s, t, SPARTA, area("athens")), isEnemyCity(s, t, ATHENS, area("athens")), isEnemyCity(s, t, SPARTA, area("argos"))]).toEqual([
      true,
      false,
      false,
    ]);
    expect(isEnemyCity(s, t, SPARTA, area("messenia"))).toBe(false);
  });

  test("[PEL-1.2.8] a captured city is one whose controller is not its native side", () => {
    const s = board();
    expect([isCaptured(s, potidaea), isCaptured(s, area("argos"))]).toEqual([false, false]);
    control(s, "potidaea", "sparta", "rebel", 2);
    expect(isCaptured(s, potidaea)).toBe(true);
  });

  test("[PEL-1.2.2] [PEL-D.36] [PEL-7.3.4] a city holds as many blocks as its value; the garrison does not count", () => {
    const s = board();
    besiege(s, "athens");
    expect(roomInside(s, t, area("athens"))).toBe(4);
    putInside(s, "athens", { a01: 4, a14: 3, a13: 1 });
    expect(roomInside(s, t, area("athens"))).toBe(1);
    put(s, "athens", { s01: 4 });
    expect(roomInside(s, t, area("athens"))).toBe(1);
  });
});

describe("established sieges", () => {
  test("[PEL-7.2.3] [PEL-6.0.13] [PEL-D.4] a siege is established from the season after it began, for the besieger only", () => {
    const s = board();
    put(s, "athens", { s01: 4 });
    besiege(s, "athens", 0);
    expect([besiegerOf(s, area("athens")), isEstablished(s, area("athens"), SPARTA)]).toEqual([SPARTA, false]);
    besiege(s, "athens", 1);
    expect([isEstablished(s, area("athens"), SPARTA), isEstablished(s, area("athens"), ATHENS)]).toEqual([true, false]);
  });
});

describe("besiegers", () => {
  test("[PEL-7.2.6] a besieged city stays with its controller, and the other side besieges it; nobody besieges another", () => {
    const s = board();
    expect([besiegerOf(s, area("athens")), besiegerOf(s, area("sparta"))]).toEqual([-1, -1]);
    besiege(s, "athens");
    besiege(s, "sparta");
    expect([besiegerOf(s, area("athens")), besiegerOf(s, area("sparta"))]).toEqual([SPARTA, ATHENS]);
    expect([controllerOf(s, area("athens")), controllerOf(s, area("sparta"))]).toEqual([ATHENS, SPARTA]);
  });

  test.each([
    ["[PEL-7.3.6] a garrison of 1 CV defends", 1, true],
    ["[PEL-7.3.6] one at 0 does not", 0, false],
  ] as const)("%s", (_title, cv, expected) => {
    const s = board();
    control(s, "potidaea", "sparta", "rebel", cv);
    expect(hasGarrison(s, potidaea)).toBe(expected);
  });
});

describe("blockade", () => {
  test("[PEL-8.2.1.1] a besieged port is blockaded while a fleet of the besieger and none of its controller is in its offshore sea", () => {
    const s = board();
    control(s, "potidaea", "sparta", "rebel", 2);
    put(s, "potidaea", { a03: 3 });
    besiege(s, "potidaea");
    expect(isBlockaded(s, t, potidaea)).toBe(false);
    put(s, "chalcidic-sea", { a15: 3 });
    expect(isBlockaded(s, t, potidaea)).toBe(false);
    put(s, "thermaic-gulf", { a19: 2 });
    expect(isBlockaded(s, t, potidaea)).toBe(true);
    put(s, "thermaic-gulf", { s14: 1 });
    expect(isBlockaded(s, t, potidaea)).toBe(false);
  });

  test("[PEL-8.2.1.2] a port that is not besieged is never blockaded", () => {
    const s = board();
    put(s, "saronic-gulf", { s14: 3 });
    expect(isBlockaded(s, t, area("athens"))).toBe(false);
  });

  test("[PEL-8.2.1.4] [PEL-1.3.0.4] a besieged city that is not a port counts as blockaded", () => {
    const s = board();
    put(s, "plataea", { s22: 4 });
    besiege(s, "plataea");
    expect(isBlockaded(s, t, area("plataea"))).toBe(true);
  });

  test("[PEL-1.3.0.7] [PEL-EX.25] a fleet in the Saronic Gulf does not blockade Corinth, one in the Corinthian Gulf does", () => {
    const s = board();
    put(s, "corinth", { a01: 4 });
    besiege(s, "corinth");
    put(s, "saronic-gulf", { a14: 4 });
    expect(isBlockaded(s, t, area("corinth"))).toBe(false);
    put(s, "corinthian-gulf", { a15: 4 });
    expect(isBlockaded(s, t, area("corinth"))).toBe(true);
  });
});

describe("closed areas", () => {
  test("[PEL-1.1.8] [PEL-1.3.1.1] areas out of play and neutral areas are closed", () => {
    const s = board();
    const closed = ["argos", "patrae", "melos", "cydonia", "syracuse", "sicilian-sea"].map((id) => isClosedArea(s, t, area(id)));
    expect(closed).toEqual([true, true, true, true, true, true]);
    expect(["sparta", "messenia", "aetolia", "ionian-sea"].map((id) => isClosedArea(s, t, area(id)))).toEqual([false, false, false, false]);
    expect(isClosedArea(board("415"), t, area("syracuse"))).toBe(false);
  });

  test("[PEL-1.3.1.4] an area that has been aligned is open", () => {
    const s = board();
    own(s, "argos", "athens");
    expect(isClosedArea(s, t, area("argos"))).toBe(false);
  });

  test("[PEL-1.3.1.3] [PEL-13.2.2] Lydia and Phrygia are closed until a Persian Aid card is in play", () => {
    const s = board("413");
    expect([isClosedArea(s, t, area("lydia")), isClosedArea(s, t, area("phrygia"))]).toEqual([true, true]);
    inPlay(s, "persian-aid-45");
    expect([isClosedArea(s, t, area("lydia")), isClosedArea(s, t, area("phrygia"))]).toEqual([false, false]);
  });
});
