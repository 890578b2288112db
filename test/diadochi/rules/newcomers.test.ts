/** Generals who enter by the turn track. */
import { describe, expect, test } from "vitest";
import { entersByTrack, followerOf } from "../../../src/diadochi/rules/newcomers.js";
import { DEAD } from "../../../src/diadochi/state/index.js";
import { NONE, tablesOf } from "../../../src/diadochi/tables/index.js";
import { table } from "../table.js";

const t0 = tablesOf({ edition: "" });
const general = (id: string): number => t0.pieceIds.indexOf(id);

describe("generals of the turn track", () => {
  test("[DIA-EOT.7] Demetrius follows Antigonus from turn 3 on, while he is in nobody's faction", () => {
    const follower = (turn: number, of: string, owner?: "blue"): number => {
      const t = table({ turn });
      if (owner !== undefined) t.generalAt(owner, "demetrius", DEAD);
      return followerOf(t.state, t0, general(of));
    };
    expect([follower(3, "antigonus"), follower(4, "antigonus")]).toEqual(Array(2).fill(general("demetrius")));
    expect([follower(2, "antigonus"), follower(3, "perdiccas"), follower(3, "antigonus", "blue")]).toEqual([NONE, NONE, NONE]);
  });

  test("[DIA-SET.7] [DIA-EOT.7] he alone enters by the turn track", () => {
    expect(t0.pieceIds.slice(0, t0.generalCount).filter((_, g) => entersByTrack(t0, g))).toEqual(["demetrius"]);
  });
});
