import { describe, expect, test } from "vitest";
import { closingYear, leader, suddenVictory, victoryLevel } from "../../../src/peloponnesian/rules/victory.js";
import { addEffect, CLOCK, LONG_WAR, PEACE_CONCLUDED, type PeloponnesianState, write } from "../../../src/peloponnesian/state/index.js";
import { ATHENS, SPARTA } from "../../../src/peloponnesian/vocabulary/types.js";
import { given, t, table } from "../table.js";

function lead(s: PeloponnesianState, marker: number): PeloponnesianState {
  write(s, CLOCK.prestige, marker);
  return s;
}
const sudden = (s: PeloponnesianState) => {
  const victory = suddenVictory(s, t);
  return victory === null ? null : [victory.winner, victory.clause];
};

test("[PEL-14.1.0.1] above zero Athens leads, below zero Sparta, at zero nobody", () => {
  expect([1, 40, -1, -40, 0].map((marker) => leader(lead(table().state, marker)))).toEqual([ATHENS, ATHENS, SPARTA, SPARTA, -1]);
});

describe("victory check", () => {
  test("[PEL-14.2.1] a lead of 15 wins at once, 14 does not", () => {
    expect([sudden(lead(table().state, 14)), sudden(lead(table().state, 15)), sudden(lead(table().state, -15))]).toEqual([
      null,
      [ATHENS, "PEL-14.2.1"],
      [SPARTA, "PEL-14.2.1"],
    ]);
  });

  test("[PEL-14.2.2] who controls the enemy capital wins at once", () => {
    const g = table().control("sparta", "athens");
    expect(sudden(g.state)).toEqual([SPARTA, "PEL-14.2.2"]);
    const other = table().control("athens", "sparta");
    expect(sudden(other.state)).toEqual([ATHENS, "PEL-14.2.2"]);
  });

  test("[PEL-14.2.3] the capital counts before the lead; if each holds the other's the game goes on", () => {
    const s = lead(table().state, 20);
    given(s).control("sparta", "athens");
    expect(sudden(s)).toEqual([SPARTA, "PEL-14.2.2"]);
    given(s).control("athens", "sparta");
    expect(sudden(s)).toBe(null);
  });

  test("[PEL-15.2.1] in Sicily neither lead nor capitals count, but Athens wins with Syracuse", () => {
    const s = lead(table({ scenario: "sicily" }).state, -30);
    expect(sudden(s)).toBe(null);
    given(s).control("athens", "syracuse");
    expect(sudden(s)).toEqual([ATHENS, "PEL-15.2.1"]);
  });

  test("[PEL-14.3.1] [PEL-D.49] 0 to 5 is a draw, 6 to 9 marginal, 10 to 14 substantial, 15 decisive", () => {
    const three = ["marginal", "substantial", "decisive"];
    const levels = [0, 5, 6, 9, 10, 14, 15, -5, -6, -10, -15].map((marker) => victoryLevel(lead(table().state, marker)));
    expect(levels).toEqual(["draw", "draw", ...three.flatMap((level) => [level, level]).slice(0, 5), "draw", ...three]);
    expect([leader(lead(table().state, -6)), leader(lead(table().state, 6)), leader(table().state)]).toEqual([SPARTA, ATHENS, -1]);
  });

  test("[PEL-15.2.1] [PEL-15.2.4] the levels of Sicily are its own: any lead wins", () => {
    expect([0, 1, 4, 5, 8, 9].map((marker) => victoryLevel(lead(table({ scenario: "sicily" }).state, marker)))).toEqual([
      "draw",
      "marginal",
      "marginal",
      "substantial",
      "substantial",
      "decisive",
    ]);
  });

  test("[PEL-15.1.5] [PEL-15.5.1] [PEL-15.5.2] the 431 campaign closes at New Year 421, the Long War after a peace in 404", () => {
    const g = table();
    expect(closingYear(g.state)).toBe(-421);
    addEffect(g.state, LONG_WAR);
    expect(closingYear(g.state)).toBe(-421);
    addEffect(g.state, PEACE_CONCLUDED);
    expect(closingYear(g.state)).toBe(-403);
  });
});
