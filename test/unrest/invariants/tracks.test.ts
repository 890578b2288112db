/** Clock and tracks of a position: what does not fit is refused by its field, with what was expected and what came. */
import { describe, expect, test } from "vitest";
import { active, blockading, type Change, ended, naming, refusalFor, refusedFor, unchanged } from "../positions.js";
import type { Table } from "../table.js";

describe("each of these is refused, where the position itself is accepted", () => {
  const OF_COALITION: Change = (view, frames) => {
    view.active = "coalition";
    view.first = "coalition";
    frames[2]!.slots["seat"] = "coalition";
  };
  const rows: readonly (readonly [what: string, game: () => Table, change: Change, refusal: { path: string; expected: string; got: string }])[] = [
    [
      "[CAR-S.8] the coalition naming the first player while Carthage has 5 VP",
      naming,
      (view) => (view.victoryPoints = 5),
      { path: "frames[1].slots.seat", expected: "carthage, as turn says", got: '"coalition"' },
    ],
    [
      "[CAR-S.9] Carthage active in the place of the first player",
      active,
      (view) => (view.first = "coalition"),
      { path: "active", expected: "coalition, who is first in this round", got: '"carthage"' },
    ],
    [
      "[CAR-S.9] the first player active in the place of the second",
      active,
      (_view, frames) => (frames[1]!.step = "end"),
      { path: "active", expected: "coalition, who is second in this round", got: '"carthage"' },
    ],
    [
      "[CAR-S.26] a mark before the rounds of a turn",
      naming,
      (view) => (view.leaders["hanno"]!.marked = true),
      { path: "leaders.hanno.marked", expected: "false before the rounds of a turn (CAR-S.26)", got: "true" },
    ],
    [
      "[CAR-S.29] a blockade of the coalition",
      blockading,
      OF_COALITION,
      { path: "active", expected: "carthage, who alone blockades (CAR-S.29)", got: '"coalition"' },
    ],
    [
      "[CAR-S.33] a victory on time in the middle of the rounds",
      ended,
      (view) => (view.round = 3),
      { path: "round", expected: "0 at the end of scoring (CAR-S.33)", got: "3" },
    ],
  ];
  test.each(rows)("%s", (_what, game, change, refusal) => {
    expect(refusedFor(game(), unchanged)).toBe("accepted");
    expect(refusalFor(game(), change)).toEqual(refusal);
  });
});
