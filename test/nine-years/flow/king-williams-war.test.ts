import { describe, expect, test } from "vitest";
import { ScriptedDice } from "../../../src/index.js";
import { kwwModifier, kwwVp, rollKww } from "../../../src/nine-years/effects/kww.js";
import type { NineYearsEvent } from "../../../src/nine-years/vocabulary/events.js";
import { hasFlag, setFlag, STRENGTHENED, STRENGTHENS_NOW, SUPPORT } from "../../../src/nine-years/state/index.js";
import { ALLIANCE, BOURBON } from "../../../src/nine-years/tables/index.js";
import { OCCASION } from "../../../src/nine-years/vocabulary/types.js";
import { type Table, table } from "../table.js";

const dry = (): Table => table().zone("atlantic", "neutral");

/** Rolls, and says where the marker stands then and how VP changed. */
function roll(on: Table, face: number): { kww: number; vp: number } {
  const before = on.state.vp;
  const dice = new ScriptedDice([face]);
  rollKww(on.state, dice, undefined);
  dice.assertUsedUp();
  return { kww: on.state.kww, vp: on.state.vp - before };
}

describe("King William's War", () => {
  test("[NYW-18.1.1] [NYW-18.1.2] [NYW-18.4.1] seven boxes from -3 to +3, worth -2, -1, 0, 0, 0, +1, +2; the marker starts at 0", async () => {
    expect([-3, -2, -1, 0, 1, 2, 3].map(kwwVp)).toEqual([-2, -1, 0, 0, 0, 1, 2]);
    const { NINE_YEARS } = await import("../../../src/nine-years/index.js");
    expect(NINE_YEARS.setup({ seed: "kww" }).kww).toBe(0);
  });
  test("[NYW-18.3.1] [NYW-8.1.1.4] [NYW-18.3.3] each Event Phase rolls: 2 or less one box to -, 3 or 4 none, 5 or more one box to +", () => {
    expect([1, 2, 3, 4, 5, 6].map((face) => roll(dry(), face).kww)).toEqual([-1, -1, 0, 0, 1, 1]);
  });
  test("[NYW-18.3.3] the marker never leaves the track", () => {
    expect(
      roll(
        dry().set((s) => (s.kww = 3)),
        6,
      ),
    ).toEqual({ kww: 3, vp: 0 });
    expect(
      roll(
        dry().set((s) => (s.kww = -3)),
        1,
      ),
    ).toEqual({ kww: -3, vp: 0 });
  });
  test("[NYW-18.4.1] [NYW-6.1.7] VP change by the difference of the boxes", () => {
    expect(
      roll(
        dry().set((s) => (s.kww = -1)),
        1,
      ),
    ).toEqual({ kww: -2, vp: -1 });
    expect(
      roll(
        dry().set((s) => (s.kww = -2)),
        1,
      ),
    ).toEqual({ kww: -3, vp: -1 });
    expect(
      roll(
        dry().set((s) => (s.kww = -3)),
        6,
      ),
    ).toEqual({ kww: -2, vp: 1 });
    expect(
      roll(
        dry().set((s) => (s.kww = 1)),
        6,
      ),
    ).toEqual({ kww: 2, vp: 1 });
    expect(roll(dry(), 6)).toEqual({ kww: 1, vp: 0 });
  });
  test("[NYW-18.3.2] [NYW-18.2.2] support counts 1, strengthening 2, the Atlantic 1, for whom they help", () => {
    const flagged = (...flags: number[]): number => kwwModifier(dry().set((s) => flags.forEach((flag) => setFlag(s, flag, true))).state);
    expect([
      flagged(),
      flagged(SUPPORT << ALLIANCE),
      flagged(SUPPORT << BOURBON),
      flagged(STRENGTHENS_NOW << ALLIANCE),
      flagged(STRENGTHENS_NOW << BOURBON),
    ]).toEqual([0, 1, -1, 2, -2]);
    expect(flagged(SUPPORT << ALLIANCE, STRENGTHENS_NOW << ALLIANCE, SUPPORT << BOURBON)).toBe(2);
    expect([kwwModifier(table().zone("atlantic", "alliance").state), kwwModifier(table().zone("atlantic", "bourbon").state)]).toEqual([1, -1]);
  });
  test("[NYW-18.3.4] after the roll Colonial Support is gone", () => {
    const on = dry().set((s) => setFlag(s, (SUPPORT << ALLIANCE) | (SUPPORT << BOURBON), true));
    roll(on, 3);
    expect([hasFlag(on.state, SUPPORT << ALLIANCE), hasFlag(on.state, SUPPORT << BOURBON)]).toEqual([false, false]);
  });
  test("the roll is shown with its clause", () => {
    const log: NineYearsEvent[] = [];
    rollKww(dry().state, new ScriptedDice("6"), log);
    expect(log).toEqual([
      { type: "roll", purpose: "king-williams-war", clause: "NYW-18.3.2", seat: null, sides: 6, faces: [6], bonus: 0 },
      { type: "kww-moved", from: 0, to: 1, clause: "NYW-18.3.3" },
    ]);
  });
});

describe("strengthening", () => {
  test("[NYW-18.2.1] [NYW-8.1.1.3] [NYW-D-02] each player may do it once per game, for nothing", () => {
    const on = dry().begin("strengthen", { seat: BOURBON });
    expect(on.list).toEqual(["strengthen", "decline"]);
    on.play("bourbon strengthen");
    expect([hasFlag(on.state, STRENGTHENED << BOURBON), kwwModifier(on.state)]).toEqual([true, -2]);
    expect(on.begin("strengthen", { seat: BOURBON }).decision).toBe("first-card");
    expect(on.begin("strengthen", { seat: ALLIANCE }).list).toEqual(["strengthen", "decline"]);
  });
  test("who declines may do it in another year", () => {
    const on = dry().begin("strengthen", { seat: ALLIANCE }).play("alliance decline");
    expect(on.begin("strengthen", { seat: ALLIANCE }).decision).toBe("strengthen");
  });
});

describe("the order of the Event Phase", () => {
  test("[NYW-8.1.1] [NYW-13.2.1.6] [NYW-D-01] the side with initiative says who goes first: the Bourbons to 1693, then the Alliance", () => {
    const asked = (year: number): string[] => table({ year }).begin("choose-order", { why: OCCASION.events }).list;
    expect([asked(1689)[0], asked(1693)[0], asked(1694)[0], asked(1699)[0]]).toEqual([
      "go-first bourbon",
      "go-first bourbon",
      "go-first alliance",
      "go-first alliance",
    ]);
  });
});
