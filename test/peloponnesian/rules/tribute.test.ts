/** The prestige of a New Year. */
import { describe, expect, test } from "vitest";
import { capturesOf, leagueTribute, opinionTribute, tributeOf, yearlyPrestige } from "../../../src/peloponnesian/rules/tribute.js";
import { CLOCK, controllerOf, type PeloponnesianState, write } from "../../../src/peloponnesian/state/index.js";
import { ATHENS, SPARTA } from "../../../src/peloponnesian/vocabulary/types.js";
import { t, table } from "../table.js";

function lead(s: PeloponnesianState, marker: number): PeloponnesianState {
  write(s, CLOCK.prestige, marker);
  return s;
}

/** The value of the cities that may revolt, and that for which they pay a point. */
const LEAGUE = 47;
const SHARE = t.numbers.leagueShare.value;
const valueOfLeague = (s: PeloponnesianState) => leagueTribute(s, { ...t, numbers: { ...t.numbers, leagueShare: { value: 1, source: "reconstruction" } } });

describe("tribute", () => {
  test("[PEL-10.1.1] [PEL-14.1.3.1] a captured city pays, one's own does not", () => {
    const g = table();
    expect([capturesOf(g.state, t, SPARTA), capturesOf(g.state, t, ATHENS)]).toEqual([0, 0]);
    g.control("sparta", "erythrae").control("athens", "cythera").garrison("cythera", "detached", 1);
    expect([capturesOf(g.state, t, SPARTA), capturesOf(g.state, t, ATHENS)]).toEqual([1, 1]);
  });

  test("[PEL-10.1.1] the first city of the map as any", () => {
    const g = table().control("athens", "sparta").garrison("sparta", "detached", 1);
    expect([capturesOf(g.state, t, ATHENS), capturesOf(g.state, t, SPARTA)]).toEqual([3, 0]);
  });

  test("[PEL-1.2.4] [PEL-D.45] it pays its value", () => {
    const g = table().control("sparta", "ephesus").garrison("ephesus", "detached", 1).control("sparta", "miletus").garrison("miletus", "detached", 1);
    expect(capturesOf(g.state, t, SPARTA)).toBe(3 + 2);
  });

  test("[PEL-10.1.1] a captured city that is besieged pays nothing", () => {
    const g = table()
      .control("sparta", "ephesus")
      .garrison("ephesus", "detached", 1)
      .control("sparta", "miletus")
      .garrison("miletus", "detached", 1)
      .put("ephesus", { a14: 2 })
      .besiege("ephesus");
    expect(tributeOf(g.state, t, SPARTA)).toBe(2);
  });

  test("[PEL-3.4.7] [PEL-10.1.1] [PEL-D.72] a city held by its rebels pays nobody, with Spartans in it too; an edition may have it pay", () => {
    const g = table().control("sparta", "ephesus").garrison("ephesus", "rebel", 3).put("ephesus", { s01: 4 });
    expect([tributeOf(g.state, t, SPARTA), leagueTribute(g.state, t)]).toEqual([0, Math.floor((LEAGUE - 3) / SHARE)]);
    expect(tributeOf(g.state, { ...t, numbers: { ...t.numbers, rebelsPay: { value: 1, source: "reconstruction" } } }, SPARTA)).toBe(3);
  });

  test("[PEL-10.1.5] [PEL-D.72] the League pays a point for each full share of the value of its faithful cities", () => {
    const g = table();
    expect(leagueTribute(g.state, t)).toBe(Math.floor(LEAGUE / SHARE));
    const subjects = t.cities.filter((city) => t.mayRevolt[city] === 1 && controllerOf(g.state, city) === ATHENS);
    let value = LEAGUE;
    for (const city of subjects) {
      g.control("sparta", t.areaIds[city]!).garrison(t.areaIds[city]!, "rebel", t.cityValue[city]!);
      value -= t.cityValue[city]!;
      expect([t.areaIds[city], leagueTribute(g.state, t)]).toEqual([t.areaIds[city], Math.floor(value / SHARE)]);
    }
    expect(value).toBe(0);
    expect(leagueTribute(g.state, { ...t, numbers: { ...t.numbers, leagueShare: { value: 0, source: "reconstruction" } } })).toBe(0);
  });

  test("[PEL-10.1.5] a city that may revolt is of the League, the first of the map as any", () => {
    const g = table().native("athens", "sparta");
    const before = valueOfLeague(g.state);
    const withSparta = { ...t, mayRevolt: t.mayRevolt.map((may, a) => (t.areaIds[a] === "sparta" ? 1 : may)) };
    const value = leagueTribute(g.state, { ...withSparta, numbers: { ...t.numbers, leagueShare: { value: 1, source: "reconstruction" } } });
    expect([before, value]).toEqual([LEAGUE, LEAGUE + 3]);
  });

  test("[PEL-10.1.5] a besieged city of the League pays nothing", () => {
    const g = table();
    const before = valueOfLeague(g.state);
    g.put("samos", { s01: 4 }).besiege("samos");
    expect([before, valueOfLeague(g.state)]).toEqual([LEAGUE, LEAGUE - t.cityValue[t.areaIndex.get("samos")!]!]);
  });

  test("[PEL-10.1.5] [PEL-1.1.8] in Sicily the League is out of play and pays nothing", () => {
    expect([leagueTribute(table().state, t), leagueTribute(table({ scenario: "sicily" }).state, t)]).toEqual([2, 0]);
  });

  test("[PEL-10.1.6] opinion gives the leading side a point for each full 3 points of its lead; an edition may go without", () => {
    const gains = (seat: number, markers: readonly number[]) => markers.map((marker) => opinionTribute(lead(table().state, marker), t, seat));
    expect(gains(ATHENS, [0, 2, 3, 5, 6, 14, -14])).toEqual([0, 0, 1, 1, 2, 4, 0]);
    expect(gains(SPARTA, [0, -2, -3, -5, -6, -14, 14])).toEqual([0, 0, 1, 1, 2, 4, 0]);
    const without = { ...t, numbers: { ...t.numbers, opinionShare: { value: 0, source: "reconstruction" } } } as const;
    expect(opinionTribute(lead(table().state, 14), without, ATHENS)).toBe(0);
  });

  test("[PEL-10.1.2] [PEL-1.3.1.5] cities native to Persia or to nobody pay nothing", () => {
    const g = table().control("athens", "argos").control("sparta", "lydia");
    expect([capturesOf(g.state, t, SPARTA), capturesOf(g.state, t, ATHENS)]).toEqual([0, 0]);
    g.native("athens", "argos");
    expect(capturesOf(g.state, t, ATHENS)).toBe(0);
  });

  test("[PEL-10.1.3] [PEL-3.5.26] [PEL-13.1.2] each year Decelea gives Sparta 1, each Persian Aid card costs it 1", () => {
    const g = table({ scenario: "413" }).inPlay("decelea-fortified");
    expect(yearlyPrestige(g.state, t, SPARTA)).toBe(1);
    g.inPlay("persian-aid-45", "persian-aid-46");
    expect(yearlyPrestige(g.state, t, SPARTA)).toBe(-1);
  });

  test("[PEL-3.5.24] with Cleon Athens gains 1 more if it collects tribute of a captured city", () => {
    const g = table().inPlay("cleon");
    expect(yearlyPrestige(g.state, t, ATHENS)).toBe(0);
    g.control("athens", "cythera").garrison("cythera", "detached", 1);
    expect(yearlyPrestige(g.state, t, ATHENS)).toBe(1);
  });
});

test("[PEL-7.6.4] [PEL-10.1.1] a captured city pays tribute, one that is besieged or out of play does not", () => {
  const g = table().control("sparta", "miletus").garrison("miletus", "detached", 1).control("sparta", "erythrae");
  expect(capturesOf(g.state, t, SPARTA)).toBe(2 + 1);
  g.put("miletus", { a14: 2 }).besiege("miletus");
  expect(capturesOf(g.state, t, SPARTA)).toBe(1);
  const sicily = table({ scenario: "sicily" }).control("sparta", "miletus").garrison("miletus", "detached", 1);
  expect(capturesOf(sicily.state, t, SPARTA)).toBe(0);
});
