import { describe, expect, test } from "vitest";
import { changeControl, gainVp } from "../../../src/nine-years/effects/control.js";
import { NINE_YEARS } from "../../../src/nine-years/index.js";
import { peaceModifier, peaceModifiers } from "../../../src/nine-years/rules/peace.js";
import { automaticVictory, victoryBand } from "../../../src/nine-years/rules/victory.js";
import { PENALTY_CARD, PENALTY_RESOURCES, penaltiesOf, SAVOY_GONE, setFlag, setPenalties } from "../../../src/nine-years/state/index.js";
import { ALLIANCE, BOURBON, NEUTRAL } from "../../../src/nine-years/tables/index.js";
import { space, t, type Table, table } from "../table.js";

function take(on: Table, id: string, side: number): number {
  const before = on.state.vp;
  changeControl(on.state, space(id), side, "NYW-17.5.8", undefined);
  return on.state.vp - before;
}

describe("victory points", () => {
  test("[NYW-6.1.1] [NYW-2.8.1] one number: a gain of the Alliance raises it, one of the Bourbons lowers it", () => {
    const on = table();
    gainVp(on.state, 2, "NYW-6.1.3", undefined);
    gainVp(on.state, -5, "NYW-6.1.3", undefined);
    expect(on.state.vp).toBe(19);
  });
  test("[NYW-2.8.2] [NYW-2.8.3] it stays between 0 and 40", () => {
    const on = table();
    gainVp(on.state, -50, "NYW-6.1.3", undefined);
    expect(on.state.vp).toBe(0);
    gainVp(on.state, 90, "NYW-6.1.3", undefined);
    expect(on.state.vp).toBe(40);
  });
  test("[NYW-6.1.2] a fortress that passes between the sides moves VP by its value", () => {
    expect([take(table(), "lille", ALLIANCE), take(table(), "brussels", BOURBON), take(table(), "amsterdam", BOURBON)]).toEqual([2, -2, -5]);
  });
  test("[NYW-6.1.2.1] [NYW-6.1.2.2] neither Savoy's joining nor its neutrality moves VP", () => {
    expect([take(table({ savoy: false }), "turin", ALLIANCE), take(table(), "turin", NEUTRAL)]).toEqual([0, 0]);
  });
  test("[NYW-6.1.2.3] unfortified spaces move none", () => {
    expect(take(table(), "rouen", ALLIANCE)).toBe(0);
  });
});

describe("automatic victory", () => {
  const result = (on: Table) => automaticVictory(on.state, t);
  test("[NYW-6.2.1] [NYW-11.1.2.1] the Alliance with Paris and a land LOC to Amsterdam or Vienna", () => {
    const on = table().control("alliance", "paris", "amiens", "lille", "tournai");
    expect(result(on)).toEqual({ winner: "alliance", victory: "automatic", clause: "NYW-6.2.1" });
    expect(result(table().control("alliance", "paris"))).toBeNull();
    const vienna = table().control("alliance", "paris", "reims", "metz", "saarlouis").control("bourbon", "amsterdam");
    expect(result(vienna)?.clause).toBe("NYW-6.2.1");
  });
  test("[NYW-6.2.2] or with 35 VP", () => {
    expect(result(table().set((s) => (s.vp = 35)))).toEqual({ winner: "alliance", victory: "automatic", clause: "NYW-6.2.2" });
    expect(result(table().set((s) => (s.vp = 34)))).toBeNull();
  });
  test("[NYW-6.2.3] the Bourbons with Vienna or Amsterdam and a land LOC to Paris", () => {
    const on = table().control("bourbon", "amsterdam", "breda", "antwerp", "ghent");
    expect(result(on)).toEqual({ winner: "bourbon", victory: "automatic", clause: "NYW-6.2.3" });
    expect(result(table().control("bourbon", "amsterdam"))).toBeNull();
  });
  test("[NYW-6.2.4] or with 0 VP", () => {
    expect(result(table().set((s) => (s.vp = 0)))).toEqual({ winner: "bourbon", victory: "automatic", clause: "NYW-6.2.4" });
    expect(result(table().set((s) => (s.vp = 1)))).toBeNull();
  });
  test("[NYW-6.2.7] when both hold, the Alliance wins at 25 or more, otherwise the Bourbons", () => {
    const both = (vp: number) => {
      const on = table().control("alliance", "paris", "amiens", "lille", "tournai");
      // with Paris lost the Bourbons can only have 0 VP
      on.state.vp = vp;
      return result(on);
    };
    expect([both(25)?.winner, both(0)?.winner, both(0)?.clause]).toEqual(["alliance", "bourbon", "NYW-6.2.4"]);
  });
  test("[NYW-6.2.5] [NYW-19.6.1] it is checked in step 5.f only", () => {
    const on = table({ year: 1692, revolution: true }).set((s) => (s.vp = 36));
    expect(NINE_YEARS.outcome(on.state)).toBeNull();
    on.begin("winter");
    expect(NINE_YEARS.outcome(on.state)).toMatchObject({ winners: ["alliance"], kind: "automatic", clause: "NYW-6.2.2" });
  });
});

describe("the end of the war", () => {
  const band = (vp: number): string => Object.values(victoryBand(vp)).join(" ");
  test("[NYW-6.3.2] [NYW-6.3.3] the Alliance wins significantly with 30 and more, marginally with 25 to 29", () => {
    expect([40, 30].map(band)).toEqual(Array(2).fill("alliance significant NYW-6.3.2"));
    expect([29, 25].map(band)).toEqual(Array(2).fill("alliance marginal NYW-6.3.3"));
  });
  test("[NYW-6.3.4] [NYW-6.3.5] the Bourbons win marginally with 20 to 24, significantly with 19 and less", () => {
    expect([24, 20].map(band)).toEqual(Array(2).fill("bourbon marginal NYW-6.3.4"));
    expect([19, 0].map(band)).toEqual(Array(2).fill("bourbon significant NYW-6.3.5"));
  });
  test("[NYW-6.3.1] [NYW-20.1.2] without an automatic victory VP decide after the last turn, 1699 or with the option 1697", () => {
    const last = table({ year: 1699, savoy: false }).dice("1").begin("winter").play("bourbon take-penalty none", "alliance take-penalty none");
    expect(NINE_YEARS.outcome(last.state)).toMatchObject({ winners: ["bourbon"], kind: "marginal", clause: "NYW-6.3.4" });
    const short = table({ year: 1697, savoy: false })
      .set((s) => (s.lastYear = 1697))
      .dice("1")
      .begin("winter")
      .play("bourbon take-penalty none", "alliance take-penalty none");
    expect(NINE_YEARS.outcome(short.state)?.kind).toBe("marginal");
    const on = table({ year: 1697, savoy: false }).dice("1").begin("winter").play("bourbon take-penalty none", "alliance take-penalty none");
    expect(NINE_YEARS.outcome(on.state)).toBeNull();
  });
  test("[NYW-6.3.6] an automatic victory in the turn of a successful Peace roll counts", () => {
    const on = table({ year: 1699, savoy: false })
      .control("alliance", "edinburgh", "dublin")
      .set((s) => {
        s.peaceThreshold = 6;
        s.vp = 38;
      });
    on.dice("6").begin("winter").play("bourbon take-penalty none", "alliance take-penalty none");
    expect(NINE_YEARS.outcome(on.state)).toMatchObject({ kind: "automatic", winners: ["alliance"] });
  });
});

describe("the Peace roll", () => {
  const modifier = (on: Table): number => peaceModifier(peaceModifiers(on.state, t));
  /** 1696, with none of the spaces that count in Bourbon hands. */
  const plain = (): Table => table({ year: 1696 }).control("alliance", "london", "dublin", "edinburgh");
  test("[NYW-6.4.1] [NYW-8.1.5.7] [NYW-19.5] it is made in Winter Quarters from 1696 to 1699", () => {
    const asked = (year: number): string | null => table({ year, savoy: false }).control("alliance", "london").begin("winter").decision;
    expect([1695, 1696, 1697, 1698, 1699].map(asked)).toEqual(["first-card", "peace-talks", "peace-talks", "peace-talks", "peace-talks"]);
  });
  test("[NYW-6.4.2] [NYW-6.4.3] [NYW-D-36] first the player without initiative, then the other, takes no penalty, either or both", () => {
    const on = table({ year: 1696 }).dice("1").begin("peace-talks");
    expect([NINE_YEARS.seatsToMove(on.state), on.list]).toEqual([
      ["bourbon"],
      ["take-penalty none", "take-penalty card", "take-penalty resources", "take-penalty both"],
    ]);
    on.play("bourbon take-penalty both", "alliance take-penalty resources");
    expect([penaltiesOf(on.state, BOURBON), penaltiesOf(on.state, ALLIANCE)]).toEqual([PENALTY_CARD | PENALTY_RESOURCES, PENALTY_RESOURCES]);
  });
  test("[NYW-6.4.4] [NYW-A-01] [NYW-A-02] the Bourbon player rolls; 10 or more is peace", () => {
    const roll = (face: number) => {
      const on = table({ year: 1699 }).dice(String(face)).begin("peace-talks").play("bourbon take-penalty none", "alliance take-penalty none");
      return on.told("peace-roll")[0];
    };
    // 1699: +3; Dublin, Edinburgh and London are Bourbon: +3
    expect(roll(4)).toMatchObject({ total: 10, peace: true });
    expect(roll(3)).toMatchObject({ total: 9, peace: false });
  });
  test("[NYW-6.4.15] the option peaceThreshold: 6 lowers it", () => {
    expect([NINE_YEARS.setup({ seed: 1 }).peaceThreshold, NINE_YEARS.setup({ seed: 1, peaceThreshold: 6 }).peaceThreshold]).toEqual([10, 6]);
    const on = plain()
      .set((s) => (s.peaceThreshold = 6))
      .dice("6")
      .begin("peace-talks")
      .play("bourbon take-penalty none", "alliance take-penalty none");
    expect(on.told("peace-roll")[0]).toMatchObject({ total: 6, threshold: 6, peace: true });
  });
  test("[NYW-6.4.5] -1 for each player with one penalty, -2 with both", () => {
    expect(modifier(plain())).toBe(0);
    const on = (a: number, b: number): number =>
      modifier(
        plain().set((s) => {
          setPenalties(s, ALLIANCE, a);
          setPenalties(s, BOURBON, b);
        }),
      );
    expect([on(PENALTY_CARD, 0), on(PENALTY_CARD, PENALTY_RESOURCES), on(3, 3)]).toEqual([-1, -2, -4]);
  });
  test("[NYW-6.4.6] +1 for a fortified Spanish home space outside Spain", () => {
    expect([
      modifier(plain().control("bourbon", "mons")),
      modifier(plain().control("bourbon", "mons", "ghent", "milan")),
      modifier(plain().control("bourbon", "finale")),
    ]).toEqual([1, 1, 0]);
  });
  test("[NYW-6.4.7] [NYW-A-22] +1 for two fortified home spaces of the Empire", () => {
    expect([
      modifier(plain().control("bourbon", "mainz")),
      modifier(plain().control("bourbon", "mainz", "ulm")),
      modifier(plain().control("bourbon", "mainz", "trier")),
      modifier(plain().control("bourbon", "innsbruck", "vienna")),
    ]).toEqual([0, 1, 0, 0]);
  });
  test("[NYW-6.4.8] +1 for three fortified Spanish home spaces in Spain", () => {
    expect([
      modifier(plain().control("bourbon", "girona", "roses")),
      modifier(plain().control("bourbon", "girona", "roses", "lleida")),
      modifier(plain().control("bourbon", "girona", "roses", "burgos")),
    ]).toEqual([0, 1, 0]);
  });
  test("[NYW-6.4.9] [NYW-6.4.10] [NYW-6.4.11] +1 each for London, Dublin and Edinburgh", () => {
    expect([
      modifier(plain().control("bourbon", "london")),
      modifier(plain().control("bourbon", "dublin")),
      modifier(plain().control("bourbon", "edinburgh")),
      modifier(plain().control("bourbon", "london", "dublin", "edinburgh")),
    ]).toEqual([1, 1, 1, 3]);
  });
  test("[NYW-6.4.12] +1 with the KWW marker in the -1 VP box, +2 in the -2 VP box", () => {
    expect([-3, -2, -1, 0, 3].map((kww) => modifier(plain().set((s) => (s.kww = kww))))).toEqual([2, 1, 0, 0, 0]);
  });
  test("[NYW-6.4.13] +1 while Savoy is neutral again", () => {
    expect(modifier(plain().set((s) => setFlag(s, SAVOY_GONE, true)))).toBe(1);
  });
  test("[NYW-6.4.14] +1 for each turn after 1696", () => {
    expect([1696, 1697, 1698, 1699].map((year) => modifier(plain().set((s) => (s.year = year))))).toEqual([0, 1, 2, 3]);
  });
});
