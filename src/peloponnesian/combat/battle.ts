/**
 * Block combat (6.8) between two forces and perhaps a city, without map or cards, for any game with blocks.
 * `fightBlockBattle` fights a battle under two policies. `beginBattle`, `battleDecision` and `decideBattle` go step by step and ask for every choice. A
 * battle in progress is plain JSON. The campaign uses the same fight (`melee.ts`).
 */
import type { BattleDecision, BattlePolicy, BattleResult, BattleSetup, BattleSide, BattleState, Draft } from "./battle/types.js";
import type { Dice } from "../../core/dice/dice.js";
import { GARRISON_FIGHTER, blockNamed, blocksOf, checkSetup, nameOf, sideOf, waitingColumns } from "./battle/forces.js";
import { type Melee, fighterCount, fighterId, fighterKey, meleeKey, playMelee } from "./melee.js";
import { SetupError } from "../../core/basics/errors.js";
import { beginFortifying, bringInside, canFortify, canOfferFortify, enterers } from "./battle/fortifying.js";
import { concludeMelee, goOnFighting, listen, meleeChoice, meleeDecision, startFight } from "./battle/fight.js";
import { loseStranded, retreatChoices, retreatTo } from "./battle/retreats.js";
import { starve } from "./battle/attrition.js";

export type {
  BattleSide,
  BattleBlock,
  BattleColumn,
  BattleCity,
  BattleSetup,
  BattleDecision,
  BattleResult,
  BattleState,
  BattlePolicy,
} from "./battle/types.js";

/**
 * The position before any choice or die; `runBattle` takes it to the first choice.
 * @throws SetupError if the forces cannot fight it
 */
export function beginBattle(setup: BattleSetup): BattleState {
  checkSetup(setup);
  const all = blocksOf(setup);
  return {
    setup,
    stage: setup.mode === "attrition" ? "attrition" : "column",
    melee: [],
    cvs: all.map((b) => b.block.cv),
    where: all.map(() => ""),
    garrison: setup.city?.garrison ?? 0,
    column: -1,
    fought: [],
    pending: [],
    winner: null,
    way: "none",
    prestige: [0, 0],
    rolls: [],
  };
}

/** The next choice, or null if dice are next or the battle is over. `runBattle` makes forced choices without asking. */
export function battleDecision(state: BattleState): BattleDecision | null {
  switch (state.stage) {
    case "column":
      return { side: "aggressor", question: "column", choices: waitingColumns(state).map((c) => `column:${c}`) };
    case "fortify":
      return { side: "defender", question: "fortify", choices: canFortify(state) ? ["fight", "fortify"] : ["fight"] };
    case "bring-inside":
      return { side: "defender", question: "bring-inside", choices: enterers(state).map((b) => nameOf(state, b)) };
    case "melee":
      return meleeDecision(state);
    case "retreat":
      return { side: sideOf(state, state.pending[0]!), question: "retreat", choices: retreatChoices(state) };
    default:
      return null;
  }
}

/**
 * Makes a choice and rolls the dice up to the next choice. Nothing else affects the battle (PEL-6.8.8).
 * @throws SetupError if the choice is not offered
 */
export function decideBattle(state: BattleState, choice: string, dice: Dice): BattleState {
  const decision = battleDecision(state);
  // PEL-6.8.6: the choice must be one of those offered.
  if (decision === null || !decision.choices.includes(choice)) {
    throw new SetupError("battle/no-such-choice", `expected one of ${decision?.choices.join(", ") ?? "no choices"}, got ${JSON.stringify(choice)}`, {
      expected: decision?.choices.join(", ") ?? "",
    });
  }
  const next: Draft = { ...state, melee: [...state.melee], cvs: [...state.cvs], where: [...state.where], rolls: [...state.rolls] };
  choose(next, decision, choice, dice);
  return runOn(next, dice);
}

/** Makes forced choices and rolls dice until a player has to choose or the battle is over. */
export function runBattle(state: BattleState, dice: Dice): BattleState {
  return runOn({ ...state, melee: [...state.melee], cvs: [...state.cvs], where: [...state.where], rolls: [...state.rolls] }, dice);
}

/** The result, or null while the battle continues. */
export function battleResult(state: BattleState): BattleResult | null {
  if (state.stage !== "over") return null;
  const fates = (side: number) =>
    blocksOf(state.setup).flatMap((b, i) => (b.side === side ? [{ id: b.block.id, cv: state.cvs[i]!, where: state.where[i] || "area" }] : []));
  return {
    winner: state.winner,
    way: state.way,
    prestige: { aggressor: state.prestige[0], defender: state.prestige[1] },
    aggressor: fates(0),
    defender: fates(1),
    garrison: state.garrison,
    rolls: state.rolls,
  };
}

/** Fights on, never fortifies, and otherwise takes the first choice. */
export const steadfast: BattlePolicy = (decision) => (decision.choices.includes("fight") ? "fight" : decision.choices[0]!);

/** Fights a whole battle under a policy for each side, by default `steadfast`. */
export function fightBlockBattle(setup: BattleSetup, dice: Dice, policies: Partial<Record<BattleSide, BattlePolicy>> = {}): BattleResult {
  let state = runBattle(beginBattle(setup), dice);
  for (let decision = battleDecision(state); decision !== null; decision = battleDecision(state)) {
    state = decideBattle(state, (policies[decision.side] ?? steadfast)(decision, state), dice);
  }
  return battleResult(state)!;
}

function runOn(state: Draft, dice: Dice): BattleState {
  for (;;) {
    if (state.stage === "attrition") starve(state, dice);
    if (state.stage === "melee" && !goOnFighting(state, dice)) concludeMelee(state);
    if (state.stage === "retreat") loseStranded(state);
    if (state.stage === "over") return state;
    const decision = battleDecision(state);
    if (decision === null || decision.choices.length > 1) return state;
    choose(state, decision, decision.choices[0]!, dice);
  }
}

function choose(state: Draft, decision: BattleDecision, choice: string, dice: Dice): void {
  switch (decision.question) {
    case "column":
      state.column = Number(choice.slice("column:".length));
      if (state.setup.mode === "storm") startFight(state);
      else state.stage = canOfferFortify(state) ? "fortify" : "melee";
      if (state.stage === "melee" && state.melee.length === 0) startFight(state);
      return;
    case "fortify":
      if (choice === "fight") startFight(state);
      else beginFortifying(state);
      return;
    case "bring-inside":
      bringInside(state, blockNamed(state, choice));
      return;
    case "retreat":
      retreatTo(state, choice);
      return;
    default:
      playMelee(state.melee as Melee, meleeChoice(state, decision, choice), dice, listen(state));
  }
}

/**
 * The key of a position for the odds: positions with the same key have the same continuations. Blocks that differ only in their ids are interchangeable,
 * except fleets and the blocks that they carry. Of the number of the round, the key shows only if it is 1.
 */
export function battleKey(state: BattleState): string {
  const { melee, setup } = state;
  const fighters = melee.length === 0 ? 0 : fighterCount(melee as Melee);
  const all = blocksOf(setup);
  const inMelee = new Map<number, string>();
  for (let i = 0; i < fighters; i++) inMelee.set(fighterId(melee as Melee, i), fighterKey(melee as Melee, i));
  const blocks = all.map(({ block, side, column }, b) => {
    const mark = state.pending.includes(b) ? "!" : "";
    const crew = block.carriedBy === undefined && !all.some((x) => x.block.carriedBy === block.id) ? "" : block.id;
    return `${side}${column} ${block.land}${block.sea} ${crew}${(block.retreatTo ?? []).join()} ${state.cvs[b]}${state.where[b]}${mark} ${inMelee.get(b) ?? ""}`;
  });
  return `${state.stage} ${meleeKey(melee as Melee)} ${state.garrison} ${inMelee.get(GARRISON_FIGHTER) ?? ""} ${state.column} ${state.fought.join()} ${state.way} ${state.prestige.join()} ${blocks.sort().join(";")}`;
}
