/** Who comes first: the seniority list, commands in an army, the order of seats. */
import { describe, expect, test } from "vitest";
import { battleRatingOf, interceptionThreshold, avoidanceThreshold, seniorGeneral, seniorsOf } from "../../../src/diadochi/rules/command.js";
import { highestSeats, seniorityOf, seniorSeat } from "../../../src/diadochi/rules/seniority.js";
import { DEAD, DISPERSED, nextSeat, POOL, seatAfterActive, seatInTurnOrder } from "../../../src/diadochi/state/index.js";
import { NONE, tablesOf } from "../../../src/diadochi/tables/index.js";
import { type Table, table } from "../table.js";

const t0 = tablesOf({ edition: "" });
const general = (id: string): number => t0.pieceIds.indexOf(id);
const space = (id: string): number => t0.spaceIds.indexOf(id);

describe("the seniority list", () => {
  const senior = (t: Table, mask = 0b1111): number => seniorSeat(t.state, t0, mask);

  test("[DIA-SEQ.9] the most senior general on the map or in the Dispersed Box counts, of the seats that tie", () => {
    const t = table().general("blue", "antipater", "pella").general("green", "craterus", "tyre").generalAt("yellow", "perdiccas", DISPERSED);
    expect([senior(t), senior(t, 0b0110), senior(t, 0b0100), senior(t, 0)]).toEqual([3, 1, 2, NONE]);
    for (const place of [DEAD, POOL]) expect(senior(table().generalAt("yellow", "perdiccas", place).general("green", "demetrius", "tyre")), `${place}`).toBe(2);
    // In the first space of the map too, and inside walls.
    expect(senior(table().general("yellow", "perdiccas", t0.spaceIds[0]!).general("green", "craterus", "tyre"))).toBe(3);
    expect(senior(table().inside("yellow", "tyre", {}, "perdiccas").general("green", "craterus", "argos"))).toBe(3);
  });

  test("[DIA-SEQ.9] without a listed general the earlier in turn order comes first, after all who have one", () => {
    const t = table()
      .general("red", "alcetas", "pella")
      .set((s) => (s.first = 2));
    expect([0, 1, 2, 3].map((seat) => seniorityOf(t.state, t0, seat)).map((rank, _, all) => rank - Math.min(...all))).toEqual([2, 3, 0, 1]);
    expect(senior(t)).toBe(2);
    expect(senior(t.general("yellow", "demetrius", "argos"))).toBe(3);
  });

  test("[DIA-GEN.20] a replacement has the seniority and the rank of the general he replaces", () => {
    const t = table()
      .general("blue", "antipater", "pella")
      .general("green", "craterus", "tyre")
      .set((s) => (s.replaced = 1 << general("antipater")));
    expect(senior(t)).toBe(1);
    expect(seniorGeneral(t0, (1 << general("antipater")) | (1 << general("craterus")))).toBe(general("antipater"));
  });

  test("[DIA-SEQ.7] several may have the most", () => {
    const s = table().state;
    expect([highestSeats(s, () => 3), highestSeats(s, (seat) => seat), highestSeats(s, (seat) => -seat), highestSeats(s, (seat) => seat % 2)]).toEqual([
      ...[0b1111, 0b1000, 0b0001, 0b1010],
    ]);
  });
});

describe("command", () => {
  const mask = (...ids: string[]): number => ids.reduce((bits, id) => bits | (1 << general(id)), 0);

  test("[DIA-BAT.3] the highest-ranking general present commands, in whatever order they stand", () => {
    expect(seniorGeneral(t0, mask("perdiccas", "antipater", "alcetas"))).toBe(general("perdiccas"));
    expect(seniorGeneral(t0, mask("alcetas", "demetrius"))).toBe(general("demetrius"));
    expect([seniorGeneral(t0, mask("alcetas")), seniorGeneral(t0, 0)]).toEqual([general("alcetas"), NONE]);
    // Of minor generals, who rank alike, the first.
    expect(seniorGeneral(t0, mask("neoptolemus", "alcetas"))).toBe(Math.min(general("alcetas"), general("neoptolemus")));
  });

  test("[DIA-INT.10] generals senior to the one who leads stay behind", () => {
    expect(seniorsOf(t0, mask("perdiccas", "antipater", "alcetas"), general("antipater"))).toBe(mask("perdiccas"));
    expect(seniorsOf(t0, mask("perdiccas", "antipater", "alcetas"), general("alcetas"))).toBe(mask("perdiccas", "antipater"));
    expect([seniorsOf(t0, mask("perdiccas", "antipater"), general("perdiccas")), seniorsOf(t0, mask("alcetas", "neoptolemus"), general("alcetas"))]).toEqual([
      0, 0,
    ]);
  });

  test("[DIA-BAT.24] without a commander there is no minimum; a replacement has his own rating", () => {
    const t = table();
    expect(battleRatingOf(t.state, t0, NONE, space("pella"), false)).toBe(0);
    expect(battleRatingOf(t.state, t0, general("perdiccas"), space("pella"), false)).toBe(t0.battles[general("perdiccas")]);
    t.state.replaced = 1 << general("craterus");
    expect(battleRatingOf(t.state, t0, general("craterus"), space("pella"), false)).toBe(2);
  });

  test("[DIA-GEN.1] [DIA-GEN.3] [DIA-GEN.14] two have 4 where their ability holds, their replacements not", () => {
    const rating = (id: string, place: string, independents: boolean, replaced = false): number => {
      const t = table().set((s) => (s.replaced = replaced ? 1 << general(id) : 0));
      return battleRatingOf(t.state, t0, general(id), space(place), independents);
    };
    expect([rating("antipater", "pella", false), rating("antipater", "pella", true), rating("antipater", "argos", true)]).toEqual([4, 4, 3]);
    expect([rating("peithon", "pella", true), rating("peithon", "pella", false), rating("peithon", "argos", true)]).toEqual([4, 3, 4]);
    expect([rating("antipater", "pella", false, true), rating("peithon", "argos", true, true)].every((value) => value < 4)).toBe(true);
  });

  test("[DIA-GEN.7] [DIA-GEN.9] [DIA-GEN.17] a threshold of 3 replaces the normal one for two generals, not for their replacements", () => {
    const thresholds = (id: string, replaced = false): [number, number] => {
      const t = table().set((s) => (s.replaced = replaced ? 1 << general(id) : 0));
      return [interceptionThreshold(t.state, t0, general(id)), avoidanceThreshold(t.state, t0, general(id))];
    };
    const plain = (id: string): number => t0.initiatives[general(id)]! + 1;
    expect(thresholds("lysimachus")).toEqual([plain("lysimachus"), 3]);
    expect(thresholds("eumenes")).toEqual([3, plain("eumenes")]);
    expect(thresholds("ptolemy")).toEqual([plain("ptolemy"), plain("ptolemy")]);
    expect([thresholds("lysimachus", true)[1], thresholds("eumenes", true)[0]]).toEqual([5, 5]);
  });
});

describe("the order of seats", () => {
  test("[DIA-SEQ.4] the others follow clockwise after the first player, and after the active one", () => {
    for (const players of [2, 3, 4] as const) {
      const seats = Array.from({ length: players }, (_, seat) => seat);
      const { state } = table({ players });
      expect(seats.map((seat) => nextSeat(state, seat))).toEqual([...seats.slice(1), 0]);
      state.first = 1;
      state.active = players - 1;
      expect(seats.map((n) => seatInTurnOrder(state, n))).toEqual([...seats.slice(1), 0]);
      expect(seats.map((n) => seatAfterActive(state, n))).toEqual([players - 1, ...seats.slice(0, -1)]);
    }
  });
});
