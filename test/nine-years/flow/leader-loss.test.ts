import { describe, expect, test } from "vitest";
import { all, one } from "../../support/table.js";
import { facing, march } from "../marching.js";
import { at, type Scene } from "../table.js";

describe("the loss of leaders", () => {
  test("[NYW-16.3.2] [NYW-16.3.2.1] a commander whose side took a hit rolls: on a 6 he is hit, then 1 to 4 wounds and 5 or 6 kills", () => {
    for (const [second, place] of [
      ["4", "waiting"],
      ["5", "removed"],
    ] as const) {
      const t = facing("2 spain-full", "2 france-full");
      t.dice(`1 1 5 1 6 ${second}`);
      const events = march(t);
      expect(one(events, "leader-hit")).toMatchObject({ leader: "gastanaga", killed: place === "removed" });
      expect(t.placeOf("gastanaga")).toBe(place);
    }
    const safe = facing("2 spain-full", "2 france-full");
    safe.dice("1 1 5 1 5");
    expect(all(march(safe), "leader-hit")).toEqual([]);
  });

  test("[NYW-16.3.2] nobody rolls for a side without a commander, nor for one that took no hit; the first leader of the game is a commander like others", () => {
    const rolls = (leaders: Scene["leader"], dice: string): readonly string[] => {
      const t = at({
        active: "bourbon",
        control: { reims: "alliance" },
        corps: { valenciennes: "2 france-full", reims: "2 spain-full" },
        leader: { "luxembourg-duke": "valenciennes", ...leaders },
      });
      t.play("act campaign", "take-corps france-full", "take-corps france-full");
      t.dice(dice).play("step reims");
      return t
        .told("roll")
        .filter(({ purpose }) => purpose === "leader-loss")
        .map(({ seat }) => `${seat}`);
    };
    expect(rolls({}, "1 1 1 1 1 1 5 1 1")).toEqual(["bourbon"]);
    expect(rolls({}, "5 1 1 1 1 1 1 1")).toEqual([]);
    expect(rolls({ gastanaga: "reims demoralized" }, "5 1 1 1 1 1 5 1 1 1")).toEqual(["bourbon", "alliance"]);
  });

  test("[NYW-16.2.3] Luxembourg, the first leader of the game, adds four dice; a side without a commander adds none", () => {
    const t = at({
      active: "bourbon",
      control: { reims: "alliance" },
      corps: { valenciennes: "1 france-full", reims: "1 spain-full" },
      leader: { "luxembourg-duke": "valenciennes" },
    });
    t.play("act campaign", "take-corps france-full").dice("1 5 5 1 1 1").play("step reims");
    expect(t.told("roll").map(({ seat, purpose, faces }) => [seat, purpose, faces.length])).toEqual([
      ["bourbon", "battle-full-corps", 1],
      ["bourbon", "battle-commander", 4],
      ["alliance", "battle-full-corps", 1],
    ]);
    expect(t.one("battle-hits").attacker).toBe(2);
  });

  test("[NYW-16.3.2.4] no staff officer where a leader is left, where no corps are, or where the commander is not hit", () => {
    const called = (corps: string, leaders: Scene["leader"], dice: string) => {
      const t = facing(corps, "2 france-full", { leader: { gastanaga: "valenciennes", ...leaders } });
      t.dice(dice);
      march(t);
      return t.told("staff-officer");
    };
    expect(called("2 spain-full", {}, "1 1 5 1 6 5")).toEqual([{ type: "staff-officer", leader: "alliance-staff-1", space: "reims", clause: "NYW-16.3.2.4" }]);
    expect(called("2 spain-full", { leganes: "valenciennes" }, "1 1 5 1 6 5")).toEqual([]);
    expect(called("1 spain-reduced", {}, "1 5 1 6 5")).toEqual([]);
    expect(called("2 spain-full", {}, "1 1 5 1 5")).toEqual([]);
    // The second when the first is out already.
    expect(called("2 spain-full", { "alliance-staff-1": "antwerp" }, "1 1 5 1 6 5")[0]!.leader).toBe("alliance-staff-2");
  });

  test("[NYW-16.3.2.2] a staff officer is no monarch, nor is another leader: they are killed", () => {
    const killed = (leader: string): boolean => {
      const t = facing("2 spain-full", "2 france-full", { leader: { [leader]: "valenciennes", gastanaga: "antwerp" } });
      t.dice("1 1 5 1 6 6");
      return one(march(t), "leader-hit").killed;
    };
    expect(["alliance-staff-1", "alliance-staff-2", "waldeck"].map(killed)).toEqual([true, true, true]);
  });

  test("[NYW-16.3.2.2] monarchs are wounded instead of killed", () => {
    const t = facing("2 spain-full", "2 france-full", { leader: { "william-iii": "valenciennes", gastanaga: "antwerp" } });
    t.dice("1 1 1 1 5 1 6 6");
    expect(one(march(t), "leader-hit")).toMatchObject({ leader: "william-iii", killed: false });
    expect(t.placeOf("william-iii")).toBe("waiting");
  });

  test("[NYW-16.3.2.3] [NYW-16.3.2.4] a staff officer takes command of corps left without a leader, and is demoralized with them", () => {
    const t = facing("2 spain-full", "2 france-full");
    t.dice("1 1 5 1 6 5");
    const events = march(t);
    expect(one(events, "staff-officer")).toMatchObject({ leader: "alliance-staff-1", space: "reims" });
    expect([t.placeOf("alliance-staff-1"), t.leaderSeen("alliance-staff-1").command, t.leaderSeen("alliance-staff-1").battle]).toEqual([
      "valenciennes demoralized",
      2,
      0,
    ]);
    const both = facing("2 spain-full", "2 france-full", {
      leader: { gastanaga: "valenciennes", "alliance-staff-1": "antwerp", "alliance-staff-2": "breda" },
    });
    both.dice("1 1 5 1 6 5");
    expect(all(march(both), "staff-officer")).toEqual([]);
  });
});
