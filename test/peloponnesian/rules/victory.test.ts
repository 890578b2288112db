import { describe, expect, test } from "vitest";
import {
  capturesOf,
  closingYear,
  leader,
  leagueTribute,
  opinionTribute,
  suddenVictory,
  tributeOf,
  victoryLevel,
  yearlyPrestige,
} from "../../../src/peloponnesian/rules/victory.js";
import { addEffect, CLOCK, controllerOf, LONG_WAR, PEACE_CONCLUDED, type PeloponnesianState, write } from "../../../src/peloponnesian/state/index.js";
import { ATHENS, SPARTA } from "../../../src/peloponnesian/vocabulary/types.js";
import { besiege, board, control, inPlay, own, put, t } from "../positions.js";

function lead(s: PeloponnesianState, marker: number): PeloponnesianState {
  write(s, CLOCK.prestige, marker);
  return s;
}
const sudden = (s: PeloponnesianState) => {
  const victory = suddenVictory(s, t);
  return victory === null ? null : [victory.winner, victory.clause];
};

/** The value of the cities that may revolt, and that for which they pay a point. */
const LEAGUE = 47;
const SHARE = t.numbers.leagueShare.value;
const valueOfLeague = (s: PeloponnesianState) => leagueTribute(s, { ...t, numbers: { ...t.numbers, leagueShare: { value: 1, source: "reconstruction" } } });

describe("tribute", () => {
  test("[PEL-10.1.1] [PEL-14.1.3.1] a captured city pays, one's own does not", () => {
    const s = board();
    expect([capturesOf(s, t, SPARTA), capturesOf(s, t, ATHENS)]).toEqual([0, 0]);
    control(s, "erythrae", "sparta");
    control(s, "cythera", "athens", "detached", 1);
    expect([capturesOf(s, t, SPARTA), capturesOf(s, t, ATHENS)]).toEqual([1, 1]);
  });

  test("[PEL-10.1.1] the first city of the map as any", () => {
    const s = board();
    control(s, "sparta", "athens", "detached", 1);
    expect([capturesOf(s, t, ATHENS), capturesOf(s, t, SPARTA)]).toEqual([3, 0]);
  });

  test("[PEL-1.2.4] [PEL-D.45] it pays its value", () => {
    const s = board();
    control(s, "ephesus", "sparta", "detached", 1);
    control(s, "miletus", "sparta", "detached", 1);
    expect(capturesOf(s, t, SPARTA)).toBe(3 + 2);
  });

  test("[PEL-10.1.1] a captured city that is besieged pays nothing", () => {
    const s = board();
    control(s, "ephesus", "sparta", "detached", 1);
    control(s, "miletus", "sparta", "detached", 1);
    put(s, "ephesus", { a14: 2 });
    besiege(s, "ephesus");
    expect(tributeOf(s, t, SPARTA)).toBe(2);
  });

  test("[PEL-3.4.7] [PEL-10.1.1] [PEL-D.72] a city held by its rebels pays nobody, with Spartans in it too; an edition may have it pay", () => {
    const s = board();
    control(s, "ephesus", "sparta", "rebel", 3);
    put(s, "ephesus", { s01: 4 });
    expect([tributeOf(s, t, SPARTA), leagueTribute(s, t)]).toEqual([0, Math.floor((LEAGUE - 3) / SHARE)]);
    expect(tributeOf(s, { ...t, numbers: { ...t.numbers, rebelsPay: { value: 1, source: "reconstruction" } } }, SPARTA)).toBe(3);
  });

  test("[PEL-10.1.5] [PEL-D.72] the League pays a point for each full share of the value of its faithful cities", () => {
    const s = board();
    expect(leagueTribute(s, t)).toBe(Math.floor(LEAGUE / SHARE));
    const subjects = t.cities.filter((city) => t.mayRevolt[city] === 1 && controllerOf(s, city) === ATHENS);
    let value = LEAGUE;
    for (const city of subjects) {
      control(s, t.areaIds[city]!, "sparta", "rebel", t.cityValue[city]!);
      value -= t.cityValue[city]!;
      expect([t.areaIds[city], leagueTribute(s, t)]).toEqual([t.areaIds[city], Math.floor(value / SHARE)]);
    }
    expect(value).toBe(0);
    expect(leagueTribute(s, { ...t, numbers: { ...t.numbers, leagueShare: { value: 0, source: "reconstruction" } } })).toBe(0);
  });

  test("[PEL-10.1.5] a city that may revolt is of the League, the first of the map as any", () => {
    const s = board();
    own(s, "sparta", "athens");
    const before = valueOfLeague(s);
    const withSparta = { ...t, mayRevolt: t.mayRevolt.map((may, a) => (t.areaIds[a] === "sparta" ? 1 : may)) };
    const value = leagueTribute(s, { ...withSparta, numbers: { ...t.numbers, leagueShare: { value: 1, source: "reconstruction" } } });
    expect([before, value]).toEqual([LEAGUE, LEAGUE + 3]);
  });

  test("[PEL-10.1.5] a besieged city of the League pays nothing", () => {
    const s = board();
    const before = valueOfLeague(s);
    put(s, "samos", { s01: 4 });
    besiege(s, "samos");
    expect([before, valueOfLeague(s)]).toEqual([LEAGUE, LEAGUE - t.cityValue[t.areaIndex.get("samos")!]!]);
  });

  test("[PEL-10.1.5] [PEL-1.1.8] in Sicily the League is out of play and pays nothing", () => {
    expect([leagueTribute(board("431"), t), leagueTribute(board("sicily"), t)]).toEqual([2, 0]);
  });

  test("[PEL-10.1.6] opinion gives the leading side a point for each full 3 points of its lead; an edition may go without", () => {
    const gains = (seat: number, markers: readonly number[]) => markers.map((marker) => opinionTribute(lead(board(), marker), t, seat));
    expect(gains(ATHENS, [0, 2, 3, 5, 6, 14, -14])).toEqual([0, 0, 1, 1, 2, 4, 0]);
    expect(gains(SPARTA, [0, -2, -3, -5, -6, -14, 14])).toEqual([0, 0, 1, 1, 2, 4, 0]);
    const without = { ...t, numbers: { ...t.numbers, opinionShare: { value: 0, source: "reconstruction" } } } as const;
    expect(opinionTribute(lead(board(), 14), without, ATHENS)).toBe(0);
  });

  test("[PEL-10.1.2] [PEL-1.3.1.5] cities native to Persia or to nobody pay nothing", () => {
    const s = board();
    control(s, "argos", "athens");
    control(s, "lydia", "sparta");
    expect([capturesOf(s, t, SPARTA), capturesOf(s, t, ATHENS)]).toEqual([0, 0]);
    own(s, "argos", "athens");
    expect(capturesOf(s, t, ATHENS)).toBe(0);
  });

  test("[PEL-10.1.3] [PEL-3.5.26] [PEL-13.1.2] each year Decelea gives Sparta 1, each Persian Aid card costs it 1", () => {
    const s = board("413");
    inPlay(s, "decelea-fortified");
    expect(yearlyPrestige(s, t, SPARTA)).toBe(1);
    inPlay(s, "persian-aid-45", "persian-aid-46");
    expect(yearlyPrestige(s, t, SPARTA)).toBe(-1);
  });

  test("[PEL-3.5.24] with Cleon Athens gains 1 more if it collects tribute of a captured city", () => {
    const s = board();
    inPlay(s, "cleon");
    expect(yearlyPrestige(s, t, ATHENS)).toBe(0);
    control(s, "cythera", "athens", "detached", 1);
    expect(yearlyPrestige(s, t, ATHENS)).toBe(1);
  });
});

test("[PEL-7.6.4] [PEL-10.1.1] a captured city pays tribute, one that is besieged or out of play does not", () => {
  const s = board();
  control(s, "miletus", "sparta", "detached", 1);
  control(s, "erythrae", "sparta");
  expect(capturesOf(s, t, SPARTA)).toBe(2 + 1);
  put(s, "miletus", { a14: 2 });
  besiege(s, "miletus");
  expect(capturesOf(s, t, SPARTA)).toBe(1);
  const sicily = board("sicily");
  control(sicily, "miletus", "sparta", "detached", 1);
  expect(capturesOf(sicily, t, SPARTA)).toBe(0);
});

test("[PEL-14.1.0.1] above zero Athens leads, below zero Sparta, at zero nobody", () => {
  expect([1, 40, -1, -40, 0].map((marker) => leader(lead(board(), marker)))).toEqual([ATHENS, ATHENS, SPARTA, SPARTA, -1]);
});

describe("victory check", () => {
  test("[PEL-14.2.1] a lead of 15 wins at once, 14 does not", () => {
    expect([sudden(lead(board(), 14)), sudden(lead(board(), 15)), sudden(lead(board(), -15))]).toEqual([null, [ATHENS, "PEL-14.2.1"], [SPARTA, "PEL-14.2.1"]]);
  });

  test("[PEL-14.2.2] who controls the enemy capital wins at once", () => {
    const s = board();
    control(s, "athens", "sparta");
    expect(sudden(s)).toEqual([SPARTA, "PEL-14.2.2"]);
    const other = board();
    control(other, "sparta", "athens");
    expect(sudden(other)).toEqual([ATHENS, "PEL-14.2.2"]);
  });

  test("[PEL-14.2.3] the capital counts before the lead; if each holds the other's the game goes on", () => {
    const s = lead(board(), 20);
    control(s, "athens", "sparta");
    expect(sudden(s)).toEqual([SPARTA, "PEL-14.2.2"]);
    control(s, "sparta", "athens");
    expect(sudden(s)).toBe(null);
  });

  test("[PEL-15.2.1] in Sicily neither lead nor capitals count, but Athens wins with Syracuse", () => {
    const s = lead(board("sicily"), -30);
    expect(sudden(s)).toBe(null);
    control(s, "syracuse", "athens");
    expect(sudden(s)).toEqual([ATHENS, "PEL-15.2.1"]);
  });

  test("[PEL-14.3.1] [PEL-D.49] 0 to 5 is a draw, 6 to 9 marginal, 10 to 14 substantial, 15 decisive", () => {
    const three = ["marginal", "substantial", "decisive"];
    const levels = [0, 5, 6, 9, 10, 14, 15, -5, -6, -10, -15].map((marker) => victoryLevel(lead(board(), marker)));
    expect(levels).toEqual(["draw", "draw", ...three.flatMap((level) => [level, level]).slice(0, 5), "draw", ...three]);
    expect([leader(lead(board(), -6)), leader(lead(board(), 6)), leader(board())]).toEqual([SPARTA, ATHENS, -1]);
  });

  test("[PEL-15.2.1] [PEL-15.2.4] the levels of Sicily are its own: any lead wins", () => {
    expect([0, 1, 4, 5, 8, 9].map((marker) => victoryLevel(lead(board("sicily"), marker)))).toEqual([
      "draw",
      "marginal",
      "marginal",
      "substantial",
      "substantial",
      "decisive",
    ]);
  });

  test("[PEL-15.1.5] [PEL-15.5.1] [PEL-15.5.2] the 431 campaign closes at New Year 421, the Long War after a peace in 404", () => {
    const s = board();
    expect(closingYear(s)).toBe(-421);
    addEffect(s, LONG_WAR);
    expect(closingYear(s)).toBe(-421);
    addEffect(s, PEACE_CONCLUDED);
    expect(closingYear(s)).toBe(-403);
  });
});
