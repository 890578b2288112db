/** Fights of blocks of any game: order and end of a round, who is hit and who pursues, wherever a block stands in the list. */
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

const block = (id: string, cv: number, land = "C2", more: Partial<BattleBlock> = {}): BattleBlock => ({ id, cv, land, retreatTo: ["home"], ...more });
const field = (aggressor: readonly BattleBlock[], defender: readonly BattleBlock[], more: Partial<BattleSetup> = {}): BattleSetup => ({
  mode: "field",
  aggressor: [{ blocks: aggressor }],
  defender,
  ...more,
});

/** Plays choices one after the other with dice by name; all dice fall. */
function play(setup: BattleSetup, rolls: string, ...choices: readonly string[]): BattleState {
  const dice = new ScriptedDice(rolls);
  let state = runBattle(beginBattle(setup), dice);
  for (const choice of choices) state = decideBattle(state, choice, dice);
  dice.assertUsedUp();
  return state;
}
/** What is left of the defender, or of the aggressor, when all go where they like. */
function left(state: BattleState, side: "aggressor" | "defender"): string[] {
  let next = state;
  for (let decision = battleDecision(next); decision !== null; decision = battleDecision(next))
    next = decideBattle(next, decision.choices[0]!, new ScriptedDice(""));
  return battleResult(next)![side].map(({ id, cv }) => `${id} ${cv}`);
}
const attackers = (state: BattleState) => state.rolls.map(({ by }) => by);

describe("rounds", () => {
  test("[PEL-6.2.8] a round is over when all have attacked, the first of the list too, and the most agile begins again", () => {
    const setup = field([block("horse", 1, "A1"), block("foot", 1)], [block("guard", 1, "B1")]);
    expect(attackers(play(setup, "3 3 3 3", "fight", "fight", "fight"))).toEqual(["horse", "guard", "foot", "horse"]);
  });

  test("[PEL-6.2.6] in every round each side is asked once whether it retreats", () => {
    const setup = field([block("horse", 1, "A1"), block("foot", 1)], [block("guard", 1, "B1")]);
    const sides: string[] = [];
    const dice = new ScriptedDice("3 3 3 3 3 3");
    let state = runBattle(beginBattle(setup), dice);
    for (let i = 0; i < 4; i++) {
      sides.push(`${battleDecision(state)!.side} ${state.rolls.length}`);
      state = decideBattle(state, "fight", dice);
    }
    expect(sides).toEqual(["aggressor 0", "defender 1", "aggressor 3", "defender 4"]);
  });
});

describe("who says", () => {
  // Either side attacks first with horse, and the other has two equal blocks.
  test.each([
    ["[PEL-6.3.2.6] of two equal blocks of the defender he says which is hit", "aggressor", "1 3", "hit", "defender"],
    ["[PEL-6.3.2.6] of two of the aggressor he does", "defender", "1 3", "hit", "aggressor"],
    ["[PEL-6.3.3.5] of two equal blocks of the defender he says which is routed", "aggressor", "6 3", "rout", "defender"],
    ["[PEL-6.3.3.5] of two of the aggressor he does", "defender", "6 3", "rout", "aggressor"],
  ] as const)("%s", (_title, first, rolls, question, asked) => {
    const [horse, feet] = [[block("horse", 2, "A1")], [block("foot", 2), block("rear", 2)]];
    const state = play(first === "aggressor" ? field(horse, feet) : field(feet, horse), rolls, "fight");
    expect(battleDecision(state)).toEqual({ side: asked, question, choices: ["foot", "rear"] });
  });
});

describe("who is hit and routed", () => {
  test("[PEL-6.3.2.8] who is gone is routed no more: the rout goes to the one who is left", () => {
    const setup = field([block("horse", 2, "A1")], [block("foot", 1), block("rear", 1)]);
    const state = play(setup, "1 6", "fight", "rear");
    expect(battleResult(state)).toMatchObject({
      way: "panic",
      defender: [
        { id: "foot", cv: 1 },
        { id: "rear", cv: 0 },
      ],
    });
  });

  test("[PEL-6.3.2.4] a hit costs 1 CV, wherever the block stands", () => {
    const setup = field([block("horse", 3, "A1"), block("foot", 2)], [block("guard", 5, "B1"), block("rear", 4)]);
    expect(left(play(setup, "1 1 1", "fight", "guard", "retreat"), "defender")).toEqual(["guard 3", "rear 3"]);
  });

  test("[PEL-5.2.1.9] [PEL-5.2.1.10] the cargo of a fleet that is hit is lowered, the first of the list too", () => {
    const fleet = block("trireme", 3, "C1", { sea: "F1" });
    const setup: BattleSetup = {
      mode: "sea",
      aggressor: [{ blocks: [block("marines", 2, "C2", { carriedBy: "trireme" }), fleet] }],
      defender: [block("galley", 3, "C1", { sea: "E2" })],
    };
    expect(left(play(setup, "1 3 3", "fight", "retreat"), "aggressor")).toEqual(["marines 1", "trireme 2"]);
  });
});

describe("pursuit and harrying", () => {
  test("[PEL-6.3.4.3] who is only as agile as the rearguard does not pursue", () => {
    const setup = field([block("horse", 2, "A1"), block("foot", 2)], [block("guard", 1)]);
    expect(attackers(play(setup, "6 3", "fight"))).toEqual(["horse"]);
  });

  test("[PEL-6.4.1.2] nor does he harry; who is more agile does", () => {
    const harriers = (land: string, rolls: string) => {
      const setup = field([block("archers", 1, "A1"), block("heavy", 1)], [block("horse", 1, "A1"), block("foot", 1, land)]);
      return attackers(play(setup, rolls, "fight", "retreat"));
    };
    expect([harriers("C2", "3"), harriers("B2", "3 3")]).toEqual([["horse"], ["horse", "foot"]]);
  });

  test("[PEL-6.4.1.1] the rearguard is the least agile of all, the first of the list too", () => {
    const setup = field([block("heavy", 1), block("archers", 1, "A1")], [block("horse", 1, "A1"), block("guard", 1, "B1")]);
    // The horse misses; then the aggressor goes before his archers attack. The guard is more agile than the heavy foot.
    expect(attackers(play(setup, "3 3", "fight", "retreat"))).toEqual(["horse", "guard"]);
  });
});

test("[PEL-6.8.6] nobody decides what he is not asked for, nor when the battle is over", () => {
  const setup = field([block("foot", 1)], [block("guard", 1)]);
  const begun = play(setup, "");
  expect(() => decideBattle(begun, "foot", new ScriptedDice(""))).toThrow("expected one of fight, retreat");
  const over = play(setup, "", "retreat");
  expect(() => decideBattle(over, "fight", new ScriptedDice(""))).toThrow("expected one of no choices");
});
