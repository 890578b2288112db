/** Pieces of a position: what cannot be is refused by its field, with what was expected and what came. */
import { describe, expect, test } from "vitest";
import { mayHold } from "../../../src/unrest/tables/index.js";
import { LOCATIONS, SEATS } from "../../../src/unrest/vocabulary/types.js";
import { active, activated, between, type Change, refusalFor, refusedFor, sailing, unchanged } from "../positions.js";
import { at, type Scene, type Table } from "../table.js";

test("[CAR-S.1] [CAR-19.0.4] Sicily is open to both sides, Syracusae to the coalition alone, the Box and Carthago to Carthage alone", () => {
  expect(Object.fromEntries(LOCATIONS.map((id) => [id, SEATS.filter((side) => mayHold(id, side))]))).toEqual({
    "garrison-box": ["carthage"],
    carthago: ["carthage"],
    sicily: ["carthage", "coalition"],
    syracusae: ["coalition"],
  });
});

describe("each of these is refused, where the position itself is accepted", () => {
  const rows: readonly (readonly [what: string, game: () => Table, change: Change, refusal: { path: string; expected: string; got: string }])[] = [
    [
      "[CAR-S.1] a CU of the coalition in the Box",
      active,
      (view) => (view.locations["garrison-box"].cu.coalition = 1),
      { path: "locations.garrison-box.cu.coalition", expected: "0, since that side cannot be there (CAR-S.1)", got: "1" },
    ],
    [
      "[CAR-S.26] a mark on a commander of the coalition",
      active,
      (view) => (view.leaders["coalition-strategos"]!.marked = true),
      { path: "leaders.coalition-strategos.marked", expected: "false, since nobody but Carthaginian commanders is marked (CAR-S.26)", got: "true" },
    ],
  ];
  test.each(rows)("%s", (_what, game, change, refusal) => {
    expect(refusedFor(game(), unchanged)).toBe("accepted");
    expect(refusalFor(game(), change)).toEqual(refusal);
  });
  test("[CAR-S.26] but a Carthaginian commander may be marked", () => {
    expect(refusedFor(active(), (view) => (view.leaders["hasdrubal"]!.marked = true))).toBe("accepted");
  });
});

describe("room for the CU to come", () => {
  const LATE: Scene = { round: 5, first: "coalition", cardPlayed: true, cu: { syracusae: 1 }, leader: { hanno: "garrison-box" }, rearranged: false };
  const withBox =
    (count: number): Change =>
    (view) =>
      (view.locations["garrison-box"].cu.carthage = count);

  test("[CAR-S.41] 99,999 CU of a side are the most, in one location or in all together", () => {
    const game = at({ ...LATE, turn: 5, cu: { box: 1, syracusae: 1 } });
    expect([99_999, 100_000].map((count) => refusedFor(game, withBox(count)))).toEqual(["accepted", "view.locations.garrison-box.cu.carthage"]);
    const two = at({ ...LATE, turn: 5, cu: { box: 1, carthago: 1, syracusae: 1 } });
    expect([99_998, 99_999].map((count) => refusedFor(two, withBox(count)))).toEqual(["accepted", "locations"]);
  });

  test("[CAR-S.6] of those, as many are kept free as the turns, rounds and reinforcement phases to come can bring", () => {
    // Four turns of 3 CU of reinforcement and five card plays that bring 3 CU at most.
    const toCome = 4 * (3 + 5 * 3);
    const game = at({ ...LATE, turn: 1, cu: { box: 1, syracusae: 1 } });
    expect([0, 1].map((more) => refusedFor(game, withBox(99_999 - toCome + more)))).toEqual(["accepted", "locations"]);
  });
});

describe("who has overrun an enemy", () => {
  const one: Change = (view) => (view.locations["garrison-box"].overran = 1);
  const overrunning = (): Table =>
    at({ level: 1, cu: { box: 6, syracusae: 1 }, leader: { hanno: "garrison-box", "minor-a": "garrison-box" }, hand: { carthage: ["c-ops-3"] } }).play(
      ...["activate c-ops-3", "activate-leader hanno", "attack", "attack-with 6"],
    );

  test("[CAR-20.3.3] has spent the MP of an attack, besides those of a sea move under way", () => {
    expect([activated(), sailing()].map((game) => refusedFor(game, one))).toEqual(["locations.garrison-box.overran", "locations.garrison-box.overran"]);
    const sails = overrunning();
    expect([sails.view.underWay.activation?.points, refusedFor(sails, unchanged)]).toEqual([3, "accepted"]);
    sails.play("sea-move", "sail-to carthago", "take-cu 3");
    expect([sails.decision, sails.view.underWay.activation?.points, refusedFor(sails, unchanged)]).toEqual(["movement", 0, "accepted"]);
  });

  test("[CAR-S.16] has done so in the Box or in Sicily, and nobody has fought elsewhere", () => {
    const expected = "0, since nobody can have fought there";
    expect(refusalFor(activated(), (view) => (view.locations.carthago.fought = 1))).toMatchObject({ path: "locations.carthago.fought", expected });
    // Before the first battle of a card play nobody has fought in the Box either; after it those have who fought.
    expect(refusalFor(activated(), (view) => (view.locations["garrison-box"].fought = 1))).toMatchObject({ path: "locations.garrison-box.fought", expected });
    expect([3, 7].map((fought) => refusedFor(between(), (view) => (view.locations["garrison-box"].fought = fought)))).toEqual([
      "accepted",
      "locations.garrison-box.fought",
    ]);
  });
});
