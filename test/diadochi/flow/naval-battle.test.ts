/** Naval battles and what follows from them: who is beaten, where the army is then, what it may still do. */
import { describe, expect, test } from "vitest";
import { F } from "../../../src/diadochi/vocabulary/frames/index.js";
import { isFleetDispersed, isFleetUpgraded, setFleet } from "../../../src/diadochi/state/index.js";
import { tablesOf } from "../../../src/diadochi/tables/index.js";
import { type Table, table } from "../table.js";

const t0 = tablesOf({ edition: "" });
const fleet = (id: string): number => t0.fleetIds.indexOf(id);

/** Blue sails from Mytilene to Pergamum with a movement roll of 6; Red's fleets are near. */
function sailing(t: Table, ...escorts: string[]): Table {
  t.army("blue", "antigonus", "mytilene", { mercenary: 3 })
    .segment("blue", "movement")
    .play("blue move-armies")
    .dice("6")
    .play("blue activate-general antigonus", "blue done");
  t.dice("").play("blue embark", "blue sail-to pergamum", ...escorts.map((id) => `blue add-escort ${id}`));
  return t.decision === "escort" ? t.play("blue done") : t;
}
const near = (): Table => table().control("red", "ephesus").control("blue", "rhodes");

test("[DIA-NAV.6] a move is land and then sea, or sea and then land, but not land, sea and land", () => {
  const march = (...lines: string[]): string[] => {
    const t = table().army("blue", "antigonus", "sardis", { mercenary: 3 }).army("blue", "craterus", "mytilene", { mercenary: 3 }).segment("blue", "movement");
    t.play("blue move-armies").dice("6").play(`blue activate-general ${lines[0]}`, "blue done").dice("");
    return t.play(...lines.slice(1)).list.map((line) => line.split(" ")[0]!);
  };
  expect(march("antigonus", "blue step-to ephesus", "blue embark", "blue sail-to delos", "blue land-here")).not.toContain("step-to");
  expect(march("craterus", "blue embark", "blue sail-to pergamum")).toContain("step-to");
  expect(march("craterus", "blue embark", "blue sail-to pergamum", "blue step-to sardis")).not.toContain("embark");
});

test("[DIA-NAV.1] [DIA-MOV.29] the naval move of the segment is made once it is announced, battle or not", () => {
  const t = near().army("blue", "craterus", "rhodes", { mercenary: 1 });
  sailing(t, "rhodian-fleet").play("red pass");
  expect([t.state.navalUsed, t.placeOf("antigonus")]).toEqual([1, "pergamum"]);
  t.play("blue end-move").dice("6").play("blue activate-general craterus", "blue done");
  expect(t.moves("embark")).toEqual([]);
});

test("[DIA-NAV.23] [DIA-NAV.35] rivals are asked, the mover himself never, though his own fleets are in range", () => {
  const t = sailing(table().control("blue", "ephesus", "rhodes"));
  expect([t.decision, t.placeOf("antigonus"), t.told("naval-interception-declared")]).toEqual(["march", "pergamum", []]);
  const asked = sailing(table().control("blue", "rhodes").control("red", "ephesus").control("green", "cardia", "athens"));
  expect(asked.asked).toBe("naval-interception green");
  expect(asked.play("green pass").asked).toBe("naval-interception red");
  expect(asked.play("red pass").decision).toBe("march");
});

describe("the battle", () => {
  test("[DIA-NAV.26] [DIA-NAV.24] is shown with both scores and the winner, the mover, the interceptor, or nobody", () => {
    const told = (rolls: string) => sailing(near(), "rhodian-fleet").dice(rolls).play("red intercept-at-sea").one("naval-battle");
    expect(told("6 6 1 1")).toEqual({
      type: "naval-battle",
      clause: "DIA-NAV.26",
      attacker: "blue",
      interceptor: "red",
      attackerScore: 6,
      interceptorScore: 1,
      winner: "blue",
    });
    expect(told("1 1 6 6 1")).toMatchObject({ attackerScore: 2, interceptorScore: 3, winner: "red" });
    expect(told("1 1 3 4")).toMatchObject({ attackerScore: 2, interceptorScore: 2, winner: null });
  });

  test.each([
    ["6 6 1 1", "blue", [true, false], [false, true]],
    ["1 1 6 6 1", "red", [false, true], [true, false]],
  ] as const)(
    "[DIA-NAV.28] [DIA-FLT.5] dice %s: all fleets of the beaten side are dispersed and reduced, those of %s are as they were",
    (rolls, winner, red, blue) => {
      const t = near().control("red", "athens");
      for (const id of ["ionian-fleet", "athenian-fleet", "rhodian-fleet"]) t.set((s) => setFleet(s, fleet(id), true, false));
      sailing(t, "rhodian-fleet").play("red intercept-at-sea", "red commit-fleet athenian-fleet").dice(rolls).play("red commit-fleet ionian-fleet");
      expect(t.one("naval-battle").winner).toBe(winner);
      const stateOf = (id: string): boolean[] => [isFleetDispersed(t.state, fleet(id)), isFleetUpgraded(t.state, fleet(id))];
      expect([stateOf("ionian-fleet"), stateOf("athenian-fleet"), stateOf("rhodian-fleet")]).toEqual([red, red, blue]);
    },
  );
});

test.each(t0.fleetIds.map((id, f) => [id, t0.fleetIds[(f + 1) % t0.fleetIds.length]!] as const))(
  "[DIA-NAV.28] [DIA-FLT.5] %s and %s, beaten together, are both dispersed and reduced",
  (one, other) => {
    const t = sailing(near());
    const both = [fleet(one), fleet(other)];
    for (const f of both) t.set((s) => setFleet(s, f, true, false));
    t.set((s) => {
      const battle = F["naval-battle"].push(s);
      battle.seat = 0;
      battle.fleets = (1 << both[0]!) | (1 << both[1]!);
      battle.escorts = 1 << fleet("rhodian-fleet");
    });
    t.dice("6 6 1 1").run();
    expect(t.one("naval-battle").winner).toBe("blue");
    expect(both.map((f) => [isFleetDispersed(t.state, f), isFleetUpgraded(t.state, f)])).toEqual(Array(2).fill([true, false]));
  },
);

describe("the army", () => {
  test("[DIA-NAV.27] [DIA-NAV.32] sails on after a draw or a victory, and turns back when it is beaten", () => {
    const at = (rolls: string, ...escorts: string[]): [string, number] => {
      const t = sailing(near(), ...escorts)
        .dice(rolls)
        .play("red intercept-at-sea");
      return [t.placeOf("antigonus"), t.told("turned-back").length];
    };
    expect([at("6 6 1 1", "rhodian-fleet"), at("1 1 3 4", "rhodian-fleet")]).toEqual(Array(2).fill(["pergamum", 0]));
    expect([at("1 1 6 6 1", "rhodian-fleet"), at("1")]).toEqual(Array(2).fill(["mytilene", 1]));
  });

  test("[DIA-NAV.32] the escorts of a victory fight the next interceptor as well", () => {
    const t = sailing(near().control("green", "athens", "cardia"), "rhodian-fleet");
    expect(t.seat).toBe("green");
    t.play("green intercept-at-sea").dice("6 6 1 1 6 6 1 1").play("red intercept-at-sea");
    expect(t.told("naval-battle").map(({ interceptor, winner }) => [interceptor, winner])).toEqual([
      ["green", "blue"],
      ["red", "blue"],
    ]);
  });

  test("[DIA-NAV.29] [DIA-NAV.30] turns back to its port with those who survive, and its move ends", () => {
    const t = sailing(near()).dice("6").play("red intercept-at-sea");
    // Column 3, a roll of 6: two of three.
    expect([t.field("mytilene"), t.placeOf("antigonus"), t.decision]).toEqual([["blue", { mercenary: 1 }], "mytilene", "movement-segment"]);
    expect(t.one("turned-back")).toEqual({ type: "turned-back", clause: "DIA-NAV.29", seat: "blue", space: "mytilene" });
  });

  test("[DIA-NAV.9] lands by an entry from the port it came from: after a drawn battle it is there again", () => {
    const t = table().units("red", "pergamum", { mercenary: 3 }).army("blue", "antigonus", "mytilene", { mercenary: 3 }).segment("blue", "movement");
    t.play("blue move-armies").dice("6 4 4 4 4").play("blue activate-general antigonus", "blue done", "blue embark", "blue sail-to pergamum");
    expect([t.one("battle-drawn").space, t.placeOf("antigonus"), t.field("mytilene")]).toEqual(["pergamum", "mytilene", ["blue", { mercenary: 2 }]]);
  });
});
