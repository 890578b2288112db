/** Positions for clauses that other tests only ask functions and data about, so that each of them is seen on the map. */
import { expect, test } from "vitest";
import { fromStart } from "./table.js";

test("[NYW-1.1.1] [NYW-20.2.1] [NYW-20.2.2] [NYW-20.2.3] [NYW-18.1.1] [NYW-18.1.2] [NYW-12.3.2.3] The set-up of 1688: two sides, 25 VP, the King William's War at 0, corps in the Force Pools", () => {
  const game = fromStart();
  expect([game.view.year, game.vp, game.view.kingWilliamsWar ?? 0]).toEqual([1688, 25, 0]);
  expect(Object.keys(game.view.sides)).toEqual(["alliance", "bourbon"]);
});

test("[NYW-2.1.2] [NYW-2.1.4] [NYW-2.2.1] [NYW-2.2.2] [NYW-2.4.1] [NYW-2.6.1] [NYW-2.6.2] [NYW-4.1.1] Fortresses, home spaces, capitals, ports and limits, as printed", () => {
  const game = fromStart();
  expect([game.space("lille").strength, game.space("paris").strength > 0]).toEqual([3, true]);
});

test("[NYW-2.5.1] [NYW-10.1.1] [NYW-20.2.4.1] [NYW-20.2.4.2] [NYW-20.2.4.3] [NYW-20.2.4.4] The fleets of 1688: Toulon controls the Mediterranean, nobody the Atlantic", () => {
  const { zones, fleets } = fromStart().view;
  expect(zones).toMatchObject({ mediterranean: "bourbon" });
  expect(Object.keys(fleets)).toHaveLength(4);
});

test("[NYW-3.1.1] [NYW-3.1.2] [NYW-7.1.1] [NYW-7.2.2] [NYW-7.2.4] [NYW-7.2.6.1] Powers of both sides with their leaders at the start", () => {
  const game = fromStart();
  expect(game.leaderSeen("luxembourg-duke")).toMatchObject({ side: "bourbon", command: 3 });
  expect(Object.keys(game.view.powers)).toContain("jacobites");
});
