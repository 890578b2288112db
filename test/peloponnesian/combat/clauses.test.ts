/** Battles on their own: the clauses of fights, retreats, walls and attrition hold without map and cards. */
import { describe, expect, test } from "vitest";
import { ScriptedDice } from "../../../src/index.js";
import {
  type PeloponnesianBattleBlock as BattleBlock,
  type PeloponnesianBattleSetup as BattleSetup,
  type PeloponnesianBattleState as BattleState,
  battleDecision,
  battleResult,
  beginBattle,
  decideBattle,
  runBattle,
} from "../../../src/peloponnesian/index.js";

const block = (id: string, cv: number, more: Partial<BattleBlock> = {}): BattleBlock => ({ id, cv, land: "C2", retreatTo: ["home"], ...more });

/** Plays choices one after the other with dice by name; all dice fall. */
function play(setup: BattleSetup, rolls: string, ...choices: readonly string[]): BattleState {
  const dice = new ScriptedDice(rolls);
  let state = runBattle(beginBattle(setup), dice);
  for (const choice of choices) state = decideBattle(state, choice, dice);
  dice.assertUsedUp();
  return state;
}
const attackers = (state: BattleState) => state.rolls.map(({ by }) => by);
const fates = (state: BattleState, side: "aggressor" | "defender") => battleResult(state)![side].map(({ id, cv, where }) => `${id} ${cv} ${where}`);

describe("fleets and their cargo", () => {
  const trireme = block("trireme", 3, { sea: "E2", land: "C1" });
  const marines = block("marines", 2, { carriedBy: "trireme" });
  const atSea = (): BattleSetup => ({ mode: "sea", aggressor: [{ blocks: [trireme, marines] }], defender: [block("galley", 3, { sea: "F1" })] });

  test("[PEL-6.7.2] at sea cargo neither attacks nor is hit or routed", () => {
    const state = play(atSea(), "3 3 3 1 3 3", "fight", "fight");
    expect(attackers(state)).toEqual(["trireme", "galley"]);
    expect(state.melee.length).toBeGreaterThan(0);
    expect(battleDecision(state)).toEqual({ side: "aggressor", question: "option", choices: ["fight", "retreat"] });
  });

  test("[PEL-5.2.1.9] [PEL-6.7.2] it is lowered below its fleet, and lost with it", () => {
    const lowered = play(atSea(), "3 3 3 1 3 3", "fight", "fight", "retreat");
    expect(fates(decideAll(lowered), "aggressor")).toEqual(["trireme 2 home", "marines 1 home"]);
    const lost = play(atSea(), "3 3 3 1 1 1", "fight", "fight");
    expect(fates(lost, "aggressor")).toEqual(["trireme 0 eliminated", "marines 0 eliminated"]);
  });

  test("[PEL-2.2.5.2] [PEL-6.8.4] on land a fleet fights with its rating on land, C1 where none is given", () => {
    // A 2 hits with the power of the sea only.
    const state = play(
      { mode: "landing", aggressor: [{ blocks: [block("fleet", 1, { sea: "E2", land: undefined as never })] }], defender: [block("d", 1)] },
      "3 2",
      "fight",
      "fight",
    );
    expect(battleResult(state)).toBeNull();
    expect(attackers(state)).toEqual(["d", "fleet"]);
  });

  const landing = (more: Partial<BattleSetup["aggressor"][number]>, mode: BattleSetup["mode"]): BattleSetup => ({
    mode,
    aggressor: [{ blocks: [trireme, marines], ...more }],
    defender: [block("guard", 1, { land: "B1", carriedBy: "ship" }), block("ship", 2, { sea: "F1", land: "C1" })],
  });

  test("[PEL-6.6.4] who came as cargo does not attack in the first round of a landing, in the second he does", () => {
    const first = play(landing({}, "landing"), "3 3 3 3 3 3", "fight", "fight");
    expect(attackers(first)).toEqual(["guard", "ship", "trireme"]);
    const second = play(landing({}, "landing"), "3 3 3 3 3 3 3 3 3", "fight", "fight", "fight", "fight");
    expect(battleDecision(second)).toMatchObject({ side: "aggressor", question: "attacker", choices: ["trireme", "marines"] });
  });

  test("[PEL-6.6.4] that is so of a landing column in the field, and of no other", () => {
    expect(attackers(play(landing({ landing: true }, "field"), "3 3 3 3 3 3", "fight", "fight"))).toEqual(["guard", "ship", "trireme"]);
    expect(battleDecision(play(landing({}, "field"), "3 3 3", "fight", "fight"))).toMatchObject({ question: "attacker", choices: ["trireme", "marines"] });
  });
});

/** Takes the first choice until the battle is over; no dice fall. */
function decideAll(state: BattleState): BattleState {
  let next = state;
  for (let decision = battleDecision(next); decision !== null; decision = battleDecision(next))
    next = decideBattle(next, decision.choices[0]!, new ScriptedDice(""));
  return next;
}

describe("prestige", () => {
  const duel: BattleSetup = { mode: "field", aggressor: [{ blocks: [block("a", 2)] }], defender: [block("d", 2)] };
  const walls: BattleSetup = { mode: "storm", aggressor: [{ blocks: [block("a", 2)] }], defender: [], city: { value: 1, garrison: 1 } };
  const prestige = (state: BattleState) => {
    const { winner, way, prestige: points } = battleResult(state)!;
    return [winner, way, points.aggressor, points.defender];
  };

  test("[PEL-14.1.1.1] 2 for elimination and for panic", () => {
    expect(prestige(play(duel, "1 1", "fight"))).toEqual(["defender", "elimination", 0, 2]);
    expect(prestige(play(duel, "3 3 6 3", "fight", "fight"))).toEqual(["aggressor", "panic", 2, 0]);
  });

  test("[PEL-14.1.1.2] 1 when the enemy retreats", () => {
    expect(prestige(play(duel, "", "retreat"))).toEqual(["aggressor", "retreat", 1, 0]);
    expect(prestige(play(duel, "3 3", "fight", "retreat"))).toEqual(["defender", "retreat", 0, 1]);
  });

  test("[PEL-14.1.1.4] of a storm 2 for the city, 2 for repulsing it, nothing when it is broken off", () => {
    expect(prestige(play(walls, "3 1 1", "fight"))).toEqual(["aggressor", "captured", 2, 0]);
    expect(prestige(play(walls, "6"))).toEqual(["defender", "repulsed", 0, 2]);
    expect(prestige(play(walls, "3", "break-off"))).toEqual([null, "broken-off", 0, 0]);
  });
});

describe("who is beaten", () => {
  test("[PEL-8.3.5] a beaten sally goes back into the city, beaten besiegers go away", () => {
    const sally: BattleSetup = { mode: "sally", aggressor: [{ blocks: [block("a", 2)] }], defender: [block("d", 2)], city: { value: 2, garrison: 1 } };
    const back = play(sally, "6 3", "fight");
    expect([fates(back, "aggressor"), fates(back, "defender")]).toEqual([["a 2 inside"], ["d 2 area"]]);
    const relieved = play(sally, "", "retreat");
    expect([fates(relieved, "aggressor"), fates(relieved, "defender")]).toEqual([["a 2 area"], ["d 2 home"]]);
  });

  const inCity = (value: number, mode: "field" | "landing" = "field"): BattleSetup => ({
    mode,
    aggressor: [{ blocks: [block("a", 2)] }],
    defender: [block("d", 2), block("e", 1, { retreatTo: [] })],
    city: { value, garrison: 1 },
  });

  test("[PEL-6.4.2.6] beaten defenders may go into their city while there is room", () => {
    const state = play(inCity(1), "", "fight", "retreat");
    expect(battleDecision(state)).toEqual({ side: "defender", question: "retreat", choices: ["d:inside", "d:home", "e:inside"] });
    const full = play(inCity(1), "", "fight", "retreat", "d:inside");
    expect(fates(full, "defender")).toEqual(["d 2 inside", "e 0 eliminated"]);
    expect(battleDecision(play(inCity(1, "landing"), "", "fight", "retreat"))!.choices).toContain("e:inside");
  });

  test("[PEL-6.4.2.6] aggressors may not", () => {
    const state = play(
      { ...inCity(2), aggressor: [{ blocks: [block("a", 2, { retreatTo: ["north", "south"] })] }] },
      "3 3 3",
      "fight",
      "fight",
      "d",
      "retreat",
    );
    expect(battleDecision(state)!.choices).toEqual(["a:north", "a:south"]);
  });

  test("[PEL-6.4.0.5] who has nowhere to go is lost, and when all have gone the battle is over", () => {
    const field: BattleSetup = { mode: "field", aggressor: [{ blocks: [block("a", 2)] }], defender: [block("d", 2), block("e", 1, { retreatTo: [] })] };
    expect(fates(play(field, "", "retreat"), "defender")).toEqual(["d 2 home", "e 0 eliminated"]);
  });

  const columns = (first: string, mode: BattleSetup["mode"] = "field"): BattleSetup => ({
    mode,
    aggressor: [{ blocks: [block("a", 1)] }, { blocks: [block("b", 2)] }],
    defender: [block("d", Number(first))],
  });

  test("[PEL-5.4.1.4] after a defeat the next column fights the defenders that are left", () => {
    const state = play(columns("2"), "1 3", "column:0", "fight");
    expect([battleDecision(state)!.side, battleResult(state)]).toEqual(["defender", null]);
    expect(play(columns("2"), "1 3 6 3", "column:0", "fight", "fight").prestige).toEqual([0, 4]);
  });

  test("[PEL-5.4.1.4] [PEL-6.4.0.5] so it does when the survivors of the first have retreated", () => {
    const panicked: BattleSetup = { ...columns("2"), aggressor: [{ blocks: [block("a", 2)] }, { blocks: [block("b", 2)] }] };
    const state = play(panicked, "1 6", "column:0", "fight");
    expect([state.where, state.way, state.fought]).toEqual([["home", "", ""], "panic", [0]]);
    expect([battleResult(state), battleDecision(state)]).toEqual([null, { side: "defender", question: "option", choices: ["fight", "retreat"] }]);
  });

  test("[PEL-5.4.1.4] a storm that is repulsed is over", () => {
    const storm: BattleSetup = { mode: "storm", aggressor: [{ blocks: [block("a", 2)] }], defender: [block("d", 2)], city: { value: 1, garrison: 0 } };
    const state = play(storm, "1 6");
    expect([battleResult(state)?.way, fates(state, "aggressor"), fates(state, "defender")]).toEqual(["repulsed", ["a 1 home"], ["d 2 area"]]);
  });

  test("[PEL-5.4.1.6] after a victory the others do not fight", () => {
    const state = play(columns("1"), "3 1", "column:0", "fight", "fight");
    expect(battleResult(state)).toMatchObject({
      winner: "aggressor",
      way: "elimination",
      aggressor: [
        { cv: 1, where: "area" },
        { cv: 2, where: "area" },
      ],
    });
  });
});

describe("walls", () => {
  const defenders = (...blocks: readonly BattleBlock[]): BattleSetup => ({
    mode: "field",
    aggressor: [{ blocks: [block("a", 4)] }],
    defender: blocks,
    city: { value: 1, garrison: 1 },
  });
  const stuck = (id: string) => block(id, 1, { retreatTo: [] });

  test("[PEL-7.1.4] all go in for whom there is room", () => {
    expect(fates(play(defenders(block("d", 1)), "", "fortify"), "defender")).toEqual(["d 1 inside"]);
    const two: BattleSetup = { ...defenders(block("d", 1), block("e", 1)), city: { value: 2, garrison: 1 } };
    expect(fates(play(two, "", "fortify"), "defender")).toEqual(["d 1 inside", "e 1 inside"]); // nobody is asked who
  });

  test("[PEL-7.1.5] the others retreat; who cannot, goes in", () => {
    const choice = play(defenders(block("d", 1), block("e", 1)), "", "fortify");
    expect(battleDecision(choice)!.choices).toEqual(["d", "e"]);
    expect(fates(play(defenders(block("d", 1), block("e", 1)), "", "fortify", "e"), "defender")).toEqual(["d 1 home", "e 1 inside"]);
    expect(fates(play(defenders(block("d", 1), stuck("e")), "", "fortify"), "defender")).toEqual(["d 1 home", "e 1 inside"]);
  });

  test("[PEL-7.1.5] with more who cannot than room nobody fortifies", () => {
    expect(battleDecision(play(defenders(stuck("d"), stuck("e")), ""))).toMatchObject({ question: "option" });
    expect(battleDecision(play(defenders(stuck("d"), block("e", 1)), ""))).toMatchObject({ question: "fortify" });
  });
});

describe("attrition", () => {
  const siege = (season: BattleSetup["season"], more: Partial<NonNullable<BattleSetup["city"]>> = {}): BattleSetup => ({
    mode: "attrition",
    season: season!,
    aggressor: [{ blocks: [block("a", 1)] }],
    defender: [block("d", 2), block("e", 1)],
    city: { value: 3, garrison: 1, ...more },
  });
  const left = (season: BattleSetup["season"], rolls: string) => {
    const state = play(siege(season), rolls);
    return [...state.cvs, state.garrison];
  };

  test("[PEL-8.2.0.3] from Spring to Fall a 1 costs 1 CV", () => {
    for (const season of ["spring", "early-summer", "late-summer", "fall"] as const)
      expect([season, left(season, "1 2 1"), left(season, "2 1 2")]).toEqual([season, [1, 1, 1, 0], [1, 2, 0, 1]]);
  });

  test("[PEL-8.2.0.4] in Winter 1 to 3 does", () => {
    expect([left("winter", "3 4 3"), left("winter", "4 2 4")]).toEqual([
      [1, 1, 1, 0],
      [1, 2, 0, 1],
    ]);
  });

  test("[PEL-8.2.0.2] one die for each besieged block and one for the garrison, if there is one", () => {
    expect(attackers(play(siege("spring"), "2 2 2"))).toEqual(["d", "e", "garrison"]);
    expect(attackers(play(siege("spring", { garrison: 0 }), "2 2"))).toEqual(["d", "e"]);
  });

  test("[PEL-8.2.0.8] a port that is not blockaded suffers none", () => {
    expect(attackers(play(siege("winter", { port: true }), ""))).toEqual([]);
    expect(attackers(play(siege("winter", { port: true, blockaded: true }), "4 4 4"))).toHaveLength(3);
    expect(attackers(play(siege("winter", { blockaded: false }), "4 4 4"))).toHaveLength(3);
  });

  test("[PEL-8.2.0.7] with nothing left inside the city falls, not before", () => {
    const fall = (rolls: string, garrison: number) => battleResult(play({ ...siege("winter", { garrison }), defender: [block("e", 1)] }, rolls))!;
    expect([fall("1 1", 1).way, fall("1 1", 1).winner]).toEqual(["captured", "aggressor"]);
    expect([fall("1 4", 1).way, fall("4 1", 1).way, fall("1", 0).way]).toEqual(["none", "none", "captured"]);
    expect(fall("1 1", 1).defender).toEqual([{ id: "e", cv: 0, where: "eliminated" }]);
  });
});
