import { describe, expect, test } from "vitest";
import { ScriptedDice, SeededDice } from "../../../src/index.js";
import {
  type PeloponnesianBattleBlock as BattleBlock,
  type PeloponnesianBattleSetup as BattleSetup,
  type PeloponnesianBattleState as BattleState,
  fightBlockBattle,
  battleDecision,
  battleOdds,
  battleResult,
  beginBattle,
  decideBattle,
  runBattle,
  simulateBattle,
} from "../../../src/peloponnesian/index.js";

const HOPLITES = "C2";

function block(id: string, cv: number, land: string = HOPLITES, more: Partial<BattleBlock> = {}): BattleBlock {
  return { id, cv, land, retreatTo: ["home"], ...more };
}

function field(aggressor: readonly BattleBlock[], defender: readonly BattleBlock[], more: Partial<BattleSetup> = {}): BattleSetup {
  return { mode: "field", aggressor: [{ blocks: aggressor }], defender, ...more };
}

/** Plays choices one after the other with dice by name; all dice fall. */
function play(setup: BattleSetup, rolls: string, ...choices: readonly string[]): BattleState {
  const dice = new ScriptedDice(rolls);
  let state = runBattle(beginBattle(setup), dice);
  for (const choice of choices) state = decideBattle(state, choice, dice);
  dice.assertUsedUp();
  return state;
}

describe("the forces", () => {
  test("[PEL-6.8.1] every mode is fought: in the field, at sea, landing, storm, sally and attrition", () => {
    const fleets = [block("trireme", 2, "C1", { sea: "E2" })];
    const city = { value: 2, garrison: 1 };
    const setups: BattleSetup[] = [
      field([block("a", 2)], [block("d", 2)]),
      { mode: "sea", aggressor: [{ blocks: fleets }], defender: [block("galley", 2, "C1", { sea: "F1" })] },
      { mode: "landing", aggressor: [{ blocks: [...fleets, block("marines", 1, HOPLITES, { carriedBy: "trireme" })] }], defender: [block("d", 2)] },
      { mode: "storm", aggressor: [{ blocks: [block("a", 4)] }], defender: [], city },
      { mode: "sally", aggressor: [{ blocks: [block("a", 2)] }], defender: [block("d", 2)], city },
      { mode: "attrition", aggressor: [], defender: [block("d", 1)], city, season: "winter" },
    ];
    for (const setup of setups) expect(fightBlockBattle(setup, new SeededDice(setup.mode)).way).toMatch(/^(elimination|panic|captured|repulsed|none)$/);
  });

  test("[PEL-6.8.1] [PEL-6.8.5] storm, sally and attrition need a city, attrition its season; a storm needs nothing further", () => {
    const force = { aggressor: [{ blocks: [block("a", 2)] }], defender: [block("d", 2)] };
    for (const mode of ["storm", "sally", "attrition"] as const) expect(() => beginBattle({ mode, ...force })).toThrow(/battle.city/);
    expect(() => beginBattle({ mode: "attrition", ...force, city: { value: 2, garrison: 0 } })).toThrow(/battle.season/);
    expect(beginBattle({ mode: "storm", ...force, city: { value: 2, garrison: 0 } }).stage).toBe("column");
  });

  test("[PEL-6.8.2] blocks are of any game: ids, CVs and ratings are those that are given", () => {
    const state = play(field([block("old-guard", 7, "A3")], [block("line", 7, "F1")]), "1 2 3 4 5 6 4", "fight");
    expect(battleResult(state)).toMatchObject({ winner: "aggressor", way: "panic", defender: [{ id: "line", cv: 4, where: "home" }] });
    expect(() => beginBattle(field([block("a", 2, "G4")], [block("d", 2)]))).toThrow(/ratings/);
    expect(() => beginBattle(field([block("a", 2)], [block("a", 2)]))).toThrow(/an id of its own/);
  });

  test("[PEL-6.8.3] a block with an empty list of retreats is lost if it has to retreat, the others choose", () => {
    const setup = field([block("a", 2)], [block("d", 2, HOPLITES, { retreatTo: [] }), block("e", 2, HOPLITES, { retreatTo: ["hills", "coast"] })]);
    const state = play(setup, "", "retreat");
    expect(battleDecision(state)).toEqual({ side: "defender", question: "retreat", choices: ["e:hills", "e:coast"] });
    expect(battleResult(decideBattle(state, "e:coast", new ScriptedDice("")))?.defender).toEqual([
      { id: "d", cv: 0, where: "eliminated" },
      { id: "e", cv: 2, where: "coast" },
    ]);
  });

  test("[PEL-6.8.4] at sea the rating at sea is used, else the one on land", () => {
    const fleet = (id: string): BattleBlock => ({ id, cv: 1, sea: "E2", land: "C1", retreatTo: ["home"] });
    // A 2 is a hit of power 2 only.
    const atSea = play({ mode: "sea", aggressor: [{ blocks: [fleet("a")] }], defender: [fleet("d")] }, "2", "fight");
    expect(battleResult(atSea)).toMatchObject({ winner: "defender", way: "elimination" });
    const ashore = play({ mode: "landing", aggressor: [{ blocks: [fleet("a")] }], defender: [fleet("d")] }, "2", "fight");
    expect(battleResult(ashore)).toBeNull();
  });
});

describe("choices and results", () => {
  test("[PEL-6.8.6] order of equal blocks, hits, routs, retreats, columns and fortifying are all asked for", () => {
    const equal = field([block("a", 2), block("b", 2)], [block("d", 2), block("e", 2)]);
    const first = runBattle(beginBattle(equal), new ScriptedDice(""));
    expect(battleDecision(first)).toEqual({ side: "defender", question: "option", choices: ["fight", "retreat"] });
    const order = play(equal, "", "fight");
    expect(battleDecision(order)).toEqual({ side: "defender", question: "attacker", choices: ["d", "e"] });
    const hit = play(equal, "1 6", "fight", "d");
    expect(battleDecision(hit)).toEqual({ side: "aggressor", question: "hit", choices: ["a", "b"] });
    const rout = play(equal, "6 3", "fight", "d");
    expect(battleDecision(rout)).toEqual({ side: "aggressor", question: "rout", choices: ["a", "b"] });
    const columns = runBattle(beginBattle({ ...equal, aggressor: [{ blocks: [block("a", 2)] }, { blocks: [block("b", 2)] }] }), new ScriptedDice(""));
    expect(battleDecision(columns)).toEqual({ side: "aggressor", question: "column", choices: ["column:0", "column:1"] });
    const walls = runBattle(beginBattle({ ...equal, city: { value: 1, garrison: 1 } }), new ScriptedDice(""));
    expect(battleDecision(walls)).toEqual({ side: "defender", question: "fortify", choices: ["fight", "fortify"] });
    expect(battleDecision(play({ ...equal, city: { value: 1, garrison: 1 } }, "", "fortify"))).toEqual({
      side: "defender",
      question: "bring-inside",
      choices: ["d", "e"],
    });
    expect(() => decideBattle(first, "run", new ScriptedDice(""))).toThrow(/expected one of fight, retreat/);
  });

  test("[PEL-6.8.7] the result tells survivors, losses, where everybody went, winner, way, prestige and all dice", () => {
    const state = play(field([block("horse", 2, "A1")], [block("foot", 2), block("rear", 1)]), "1 6", "fight");
    expect(battleDecision(state)?.side).toBe("defender");
    const won = battleResult(play(field([block("horse", 2, "A1")], [block("foot", 2)]), "1 6", "fight"));
    expect(won).toEqual({
      winner: "aggressor",
      way: "panic",
      prestige: { aggressor: 2, defender: 0 },
      aggressor: [{ id: "horse", cv: 2, where: "area" }],
      defender: [{ id: "foot", cv: 1, where: "home" }],
      garrison: 0,
      rolls: [{ purpose: "attack", by: "horse", faces: [1, 6] }],
    });
  });

  test("[PEL-6.8.8] the same input, choices and dice give the same output, and no state is changed", () => {
    const setup = field([block("a", 4), block("b", 2)], [block("d", 3), block("e", 3)]);
    const begun = Object.freeze(beginBattle(setup));
    const twice = [1, 2].map(() => fightBlockBattle(setup, new SeededDice("same")));
    expect(twice[0]).toEqual(twice[1]);
    runBattle(begun, new SeededDice("x"));
    expect(JSON.parse(JSON.stringify(begun))).toEqual(begun);
  });

  test("[PEL-6.4.1.1] [PEL-6.3.4.2] the rearguard are blocks of the side that goes, not the slowest of the battle", () => {
    const setup = field([block("archers", 1, "A1"), block("light", 1, "B1"), block("heavy", 1)], [block("horse", 2, "A1"), block("guard", 2, "B2")]);
    // The defender goes before anybody has attacked. More agile than his B are the archers alone: one die.
    const state = play(setup, "3", "retreat");
    expect(state.rolls).toEqual([{ purpose: "attack", by: "archers", faces: [3] }]);
  });

  test("[PEL-6.4.1.1] nor are they blocks that have fallen before", () => {
    const setup = field([block("light", 2, "B2")], [block("horse", 1, "A1"), block("heavy", 1)]);
    // The horse misses; the light troops hit once, and the heavy fall; in the next round the horse goes alone, and nobody is faster.
    const state = play(setup, "3 1 3", "fight", "fight", "heavy", "retreat");
    expect(battleResult(state)).toMatchObject({ winner: "aggressor", way: "retreat", defender: [{ cv: 1 }, { cv: 0 }] });
  });

  test("[PEL-EX.13] when every defender has attacked already, nobody harries the aggressor who retreats", () => {
    const setup = field([block("hoplites", 4)], [block("light", 2, "B1"), block("heavy", 2)]);
    // Round 1: light 3 4, heavy 3 4, hoplites 3 3 4 4: nothing. Round 2: light 3 3, heavy 4 4, and the aggressor retreats.
    const state = play(setup, "3 4 3 4 3 3 4 4 3 3 4 4", "fight", "fight", "fight", "retreat");
    expect(battleResult(state)).toMatchObject({
      winner: "defender",
      way: "retreat",
      prestige: { aggressor: 0, defender: 1 },
      aggressor: [{ cv: 4, where: "home" }],
    });
  });

  test("[PEL-6.4.1.5] a retreat is won by retreat, for 1 prestige, even if harrying leaves nobody", () => {
    const harried = play(field([block("foot", 1), block("van", 2, "B2")], [block("horse", 1, "A1"), block("slow", 1)]), "1 1", "retreat", "horse");
    expect(battleResult(harried)).toMatchObject({
      winner: "aggressor",
      way: "retreat",
      prestige: { aggressor: 1 },
      defender: [{ where: "eliminated" }, { where: "eliminated" }],
    });
  });
});

describe("odds", () => {
  test("one die against one: exact odds of a battle of single blocks", () => {
    // Each side needs one hit or rout, the defender first: 4/6, else 4/6 of the rest, and so on: 3/4.
    const odds = battleOdds(field([block("a", 1)], [block("d", 1)]));
    const defender = odds.chances.filter((c) => c.winner === "defender").reduce((sum, c) => sum + c.probability, 0);
    expect(odds.exact).toBe(true);
    expect(defender).toBeCloseTo(3 / 4, 6);
  });

  test("[PEL-8.2.0.2] [PEL-8.2.0.3] [PEL-8.2.0.4] exact odds of attrition: one in six for each block and the garrison, in Winter one in two", () => {
    const starve = (season: "spring" | "winter", defender: readonly BattleBlock[], garrison: number) =>
      battleOdds({ mode: "attrition", season, aggressor: [{ blocks: [block("a", 1)] }], defender, city: { value: 3, garrison } });
    const captured = (odds: ReturnType<typeof starve>) => odds.chances.find((c) => c.way === "captured")?.probability ?? 0;
    expect(captured(starve("spring", [], 1))).toBeCloseTo(1 / 6, 9);
    expect(captured(starve("winter", [], 1))).toBeCloseTo(1 / 2, 9);
    expect(captured(starve("spring", [block("d", 1)], 1))).toBeCloseTo(1 / 36, 9);
    expect(captured(starve("winter", [block("d", 1), block("e", 1)], 1))).toBeCloseTo(1 / 8, 9);
    expect(captured(starve("winter", [block("d", 2)], 1))).toBe(0);
    expect(starve("spring", [block("d", 2)], 1).meanCV.defender).toBeCloseTo(11 / 6, 9);
  });

  test("[PEL-D.37] ten CV of hoplites storm a city of value 3 in about two of five attempts", () => {
    const setup: BattleSetup = {
      mode: "storm",
      aggressor: [{ blocks: [block("a", 4), block("b", 3), block("c", 3)] }],
      defender: [],
      city: { value: 3, garrison: 3 },
    };
    const odds = simulateBattle(setup, 3000, "walls");
    const taken = odds.chances.find((c) => c.way === "captured")!.probability;
    expect(odds.exact).toBe(false);
    expect(Math.abs(taken - 0.401)).toBeLessThan(4 * odds.error);
  });

  test("[PEL-D.70] of equal hoplite armies the defender wins about 97 of 100 battles", () => {
    const odds = simulateBattle(field([block("a", 4), block("b", 3), block("c", 3)], [block("d", 4), block("e", 3), block("f", 3)]), 2000, "phalanx");
    const defender = odds.chances.filter((c) => c.winner === "defender").reduce((sum, c) => sum + c.probability, 0);
    expect(defender).toBeGreaterThan(0.95);
    expect(defender).toBeLessThan(0.99);
  });

  test("what is too large to be exact says so", () => {
    const setup = field([block("a", 4), block("b", 3)], [block("d", 4), block("e", 3)]);
    expect(() => battleOdds(setup, {}, { positions: 50 })).toThrow(/simulate instead/);
  });
});
