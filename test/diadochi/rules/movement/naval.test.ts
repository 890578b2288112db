/** Questions about fleets and ports: strengths, scores, ranges, and where a general may land. */
import { describe, expect, test } from "vitest";
import { ScriptedDice } from "../../../../src/core/dice/scripted.js";
import { canLand, hasMarkerInRange } from "../../../../src/diadochi/rules/movement/naval.js";
import { fightNavalBattle, fleetsStrength, rollNavalScore } from "../../../../src/diadochi/rules/naval-battle.js";
import { setFleet } from "../../../../src/diadochi/state/index.js";
import { tablesOf } from "../../../../src/diadochi/tables/index.js";
import { type Table, table } from "../../table.js";

const t0 = tablesOf({ edition: "" });
const space = (id: string): number => t0.spaceIds.indexOf(id);
const fleet = (id: string): number => t0.fleetIds.indexOf(id);

describe("battles at sea", () => {
  test("[DIA-NAV.25] [DIA-NAV.24] without a fleet a side scores nothing and rolls no die", () => {
    const dice = new ScriptedDice("");
    expect(rollNavalScore(t0, 0, dice, undefined, null)).toBe(0);
    dice.assertUsedUp();
  });

  test("[DIA-NAV.24] the strength of a side is the sum of its fleets, each as it is now", () => {
    const t = table().control("red", "rhodes", "ephesus", "athens");
    const strength = (...ids: string[]): number =>
      fleetsStrength(
        t.state,
        t0,
        ids.reduce((mask, id) => mask | (1 << fleet(id)), 0),
      );
    const [first] = t0.fleetIds;
    expect([strength("rhodian-fleet"), strength("rhodian-fleet", "ionian-fleet"), strength()]).toEqual([2, 3, 0]);
    expect(strength(first!)).toBeGreaterThan(0);
    t.set((s) => setFleet(s, fleet("rhodian-fleet"), true, false));
    expect(strength("rhodian-fleet", "ionian-fleet")).toBe(4);
  });

  test("[DIA-NAV.24] [DIA-NAV.26] each side reads two dice on the combat table; the higher score wins", () => {
    expect(fightNavalBattle(5, 5, new ScriptedDice("3 4 1 1"))).toEqual({ winner: "mover", moverScore: 10, interceptorScore: 5 });
    expect(fightNavalBattle(5, 5, new ScriptedDice("1 1 3 4"))).toEqual({ winner: "interceptor", moverScore: 5, interceptorScore: 10 });
  });

  test("[DIA-NAV.27] on equal scores nobody wins; the stronger of two equal rolls does", () => {
    expect(fightNavalBattle(5, 5, new ScriptedDice("3 4 5 2"))).toEqual({ winner: null, moverScore: 10, interceptorScore: 10 });
    expect(fightNavalBattle(6, 5, new ScriptedDice("3 4 5 2")).winner).toBe("mover");
    expect(fightNavalBattle(5, 6, new ScriptedDice("3 4 5 2")).winner).toBe("interceptor");
    expect(fightNavalBattle(0, 6, new ScriptedDice(""))).toEqual({ winner: "interceptor", moverScore: 0, interceptorScore: 0 });
  });
});

test("[DIA-NAV.16] [DIA-NAV.17] a marker within two sea routes of a port counts, the port itself included, Trans-Mediterranean routes not", () => {
  const near = (marker: string, port: string): boolean => hasMarkerInRange(table().control("blue", marker).state, t0, 2, space(port));
  expect([near("alexandria", "alexandria"), near("pelusium", "alexandria"), near("cyrene", "alexandria"), near("euesperides", "alexandria")]).toEqual([
    ...[true, true, true, true],
  ]);
  // Rhodes is joined to Alexandria by a Trans-Mediterranean route alone.
  expect([near("rhodes", "alexandria"), near("memphis", "alexandria"), near("sardis", "rhodes")]).toEqual([false, false, false]);
  expect(hasMarkerInRange(table().control("blue", "alexandria").state, t0, 3, space("alexandria"))).toBe(false);
});

test("[DIA-MOV.17] a lone general lands only where no enemy CUs are, an army anywhere", () => {
  const sailor = (units: number): Table => {
    const t = table().general("red", "antigonus", "mytilene").units("red", "memphis", { mercenary: 1 }).units("red", "ephesus", { mercenary: 1 });
    if (units > 0) t.units("red", "mytilene", { mercenary: units });
    t.units("blue", "rhodes", { mercenary: 1 })
      .independents("athens", 1)
      .segment("red", "movement")
      .play("move-armies")
      .dice(units > 0 ? "4" : "");
    t.play("activate-general antigonus");
    return t.decision === "compose-army" ? t.play("done") : t;
  };
  const ports = ["pergamum", "ephesus", "rhodes", "athens"];
  expect(ports.map((port) => canLand(sailor(0).state, space(port)))).toEqual([true, true, false, false]);
  expect(ports.map((port) => canLand(sailor(1).state, space(port)))).toEqual([true, true, true, true]);
});
