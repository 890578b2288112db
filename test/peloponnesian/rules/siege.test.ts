import { describe, expect, test } from "vitest";
import { besiegerOf, hasGarrison, isBlockaded, isCaptured, isEnemyCity, isEstablished, roomInside } from "../../../src/peloponnesian/rules/siege.js";
import { isClosedArea } from "../../../src/peloponnesian/state/index.js";
import { ATHENS, SPARTA } from "../../../src/peloponnesian/vocabulary/types.js";
import { area, t, table } from "../table.js";

const potidaea = area("potidaea");

describe("control", () => {
  test("[PEL-1.2.7] an enemy city is one the opponent controls", () => {
    const g = table();
    expect([
      isEnemyCity(g.state, t, SPARTA, area("athens")),
      isEnemyCity(g.state, t, ATHENS, area("athens")),
      isEnemyCity(g.state, t, SPARTA, area("argos")),
    ]).toEqual([true, false, false]);
    expect(isEnemyCity(g.state, t, SPARTA, area("messenia"))).toBe(false);
  });

  test("[PEL-1.2.8] a captured city is one whose controller is not its native side", () => {
    const g = table();
    expect([isCaptured(g.state, potidaea), isCaptured(g.state, area("argos"))]).toEqual([false, false]);
    g.control("sparta", "potidaea").garrison("potidaea", "rebel", 2);
    expect(isCaptured(g.state, potidaea)).toBe(true);
  });

  test("[PEL-1.2.2] [PEL-D.36] [PEL-7.3.4] a city holds as many blocks as its value; the garrison does not count", () => {
    const g = table().besiege("athens");
    expect(roomInside(g.state, t, area("athens"))).toBe(4);
    g.put("inside athens", { a01: 4, a14: 3, a13: 1 });
    expect(roomInside(g.state, t, area("athens"))).toBe(1);
    g.put("athens", { s01: 4 });
    expect(roomInside(g.state, t, area("athens"))).toBe(1);
  });
});

describe("established sieges", () => {
  test("[PEL-7.2.3] [PEL-6.0.13] [PEL-D.4] a siege is established from the season after it began, for the besieger only", () => {
    const g = table().put("athens", { s01: 4 }).besiege("athens", 0);
    expect([besiegerOf(g.state, area("athens")), isEstablished(g.state, area("athens"), SPARTA)]).toEqual([SPARTA, false]);
    g.besiege("athens", 1);
    expect([isEstablished(g.state, area("athens"), SPARTA), isEstablished(g.state, area("athens"), ATHENS)]).toEqual([true, false]);
  });
});

describe("besiegers", () => {
  test("[PEL-7.2.6] a besieged city stays with its controller, and the other side besieges it; nobody besieges another", () => {
    const g = table();
    expect([besiegerOf(g.state, area("athens")), besiegerOf(g.state, area("sparta"))]).toEqual([-1, -1]);
    g.besiege("athens").besiege("sparta");
    expect([besiegerOf(g.state, area("athens")), besiegerOf(g.state, area("sparta"))]).toEqual([SPARTA, ATHENS]);
    expect([g.controlOf("athens"), g.controlOf("sparta")]).toEqual(["athens", "sparta"]);
  });

  test.each([
    ["[PEL-7.3.6] a garrison of 1 CV defends", 1, true],
    ["[PEL-7.3.6] one at 0 does not", 0, false],
  ] as const)("%s", (_title, cv, expected) => {
    const g = table().control("sparta", "potidaea").garrison("potidaea", "rebel", cv);
    expect(hasGarrison(g.state, potidaea)).toBe(expected);
  });
});

describe("blockade", () => {
  test("[PEL-8.2.1.1] a besieged port is blockaded while a fleet of the besieger and none of its controller is in its offshore sea", () => {
    const g = table().control("sparta", "potidaea").garrison("potidaea", "rebel", 2).put("potidaea", { a03: 3 }).besiege("potidaea");
    expect(isBlockaded(g.state, t, potidaea)).toBe(false);
    g.put("chalcidic-sea", { a15: 3 });
    expect(isBlockaded(g.state, t, potidaea)).toBe(false);
    g.put("thermaic-gulf", { a19: 2 });
    expect(isBlockaded(g.state, t, potidaea)).toBe(true);
    g.put("thermaic-gulf", { s14: 1 });
    expect(isBlockaded(g.state, t, potidaea)).toBe(false);
  });

  test("[PEL-8.2.1.2] a port that is not besieged is never blockaded", () => {
    const g = table().put("saronic-gulf", { s14: 3 });
    expect(isBlockaded(g.state, t, area("athens"))).toBe(false);
  });

  test("[PEL-8.2.1.4] [PEL-1.3.0.4] a besieged city that is not a port counts as blockaded", () => {
    const g = table().put("plataea", { s22: 4 }).besiege("plataea");
    expect(isBlockaded(g.state, t, area("plataea"))).toBe(true);
  });

  test("[PEL-1.3.0.7] [PEL-EX.25] a fleet in the Saronic Gulf does not blockade Corinth, one in the Corinthian Gulf does", () => {
    const g = table().put("corinth", { a01: 4 }).besiege("corinth").put("saronic-gulf", { a14: 4 });
    expect(isBlockaded(g.state, t, area("corinth"))).toBe(false);
    g.put("corinthian-gulf", { a15: 4 });
    expect(isBlockaded(g.state, t, area("corinth"))).toBe(true);
  });
});

describe("closed areas", () => {
  test("[PEL-1.1.8] [PEL-1.3.1.1] areas out of play and neutral areas are closed", () => {
    const g = table();
    const closed = ["argos", "patrae", "melos", "cydonia", "syracuse", "sicilian-sea"].map((id) => isClosedArea(g.state, t, area(id)));
    expect(closed).toEqual([true, true, true, true, true, true]);
    expect(["sparta", "messenia", "aetolia", "ionian-sea"].map((id) => isClosedArea(g.state, t, area(id)))).toEqual([false, false, false, false]);
    expect(isClosedArea(table({ scenario: "415" }).state, t, area("syracuse"))).toBe(false);
  });

  test("[PEL-1.3.1.4] an area that has been aligned is open", () => {
    const g = table().native("athens", "argos");
    expect(isClosedArea(g.state, t, area("argos"))).toBe(false);
  });

  test("[PEL-1.3.1.3] [PEL-13.2.2] Lydia and Phrygia are closed until a Persian Aid card is in play", () => {
    const g = table({ scenario: "413" });
    expect([isClosedArea(g.state, t, area("lydia")), isClosedArea(g.state, t, area("phrygia"))]).toEqual([true, true]);
    g.inPlay("persian-aid-45");
    expect([isClosedArea(g.state, t, area("lydia")), isClosedArea(g.state, t, area("phrygia"))]).toEqual([false, false]);
  });
});
