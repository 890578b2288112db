import * as M from "../melee.js";
import type { Melee, MeleeEvent } from "../melee.js";
import { BATTLE_WAYS } from "../../vocabulary/types.js";
import type { BattleBlock, BattleDecision, BattleState, Draft } from "./types.js";
import type { Dice } from "../../../core/dice/dice.js";
import { GARRISON_FIGHTER, MODES, SIDES, blocksOf, isInColumn, isThere, nameOf, put } from "./forces.js";
import { afterColumn } from "./retreats.js";

export function startFight(state: Draft): void {
  const melee: Melee = [];
  const { mode, city } = state.setup;
  const column = state.setup.aggressor[state.column];
  const number = mode === "field" && column?.landing === true ? M.LANDING : MODES[mode]!;
  M.beginMelee(melee, number, 0);
  const all = blocksOf(state.setup);
  all.forEach((placed, b) => {
    if (!isThere(state, b) || !isInColumn(state, placed)) return;
    const rating = ratingOf(placed.block, number);
    let flags = placed.side === 1 ? M.DEFENDS : 0;
    if (number === M.AT_SEA && placed.block.sea === undefined) flags |= M.PASSENGER; // PEL-6.7.2: cargo does not fight in a sea battle.
    // PEL-6.6.4: blocks that came as cargo do not attack in the first round.
    if (number === M.LANDING && placed.side === 0 && placed.block.carriedBy !== undefined) flags |= M.CAME_AS_CARGO;
    M.addFighter(melee, { id: b, cv: state.cvs[b]!, agility: rating.charCodeAt(0) - 65, power: Number(rating[1]), flags });
  });
  if (number === M.STORM_MODE && city !== undefined && state.garrison > 0)
    M.addFighter(melee, { id: GARRISON_FIGHTER, cv: state.garrison, agility: 1, power: 2, flags: M.DEFENDS | M.GARRISON });
  for (let i = 0; i < M.fighterCount(melee); i++) {
    const carrier = all[M.fighterId(melee, i)]?.block.carriedBy;
    if (number !== M.AT_SEA || carrier === undefined) continue;
    for (let f = 0; f < M.fighterCount(melee); f++) if (all[M.fighterId(melee, f)]?.block.id === carrier) M.setCarrierFighter(melee, i, f);
  }
  state.melee = melee;
  state.stage = "melee";
}

// PEL-6.8.4, PEL-2.2.5.2: a block uses its rating at sea in sea battles, its rating on land in others, and C1 if it lacks that rating.
function ratingOf(block: BattleBlock, mode: number): string {
  return (mode === M.AT_SEA ? block.sea : block.land) ?? "C1";
}

export function listen(state: Draft): MeleeEvent[] {
  return {
    push(event: MeleeEvent): number {
      if (event.type === "attack")
        state.rolls = [...state.rolls, { purpose: "attack", by: nameOf(state, M.fighterId(state.melee as Melee, event.fighter)), faces: event.faces }];
      return 0;
    },
  } as unknown as MeleeEvent[];
}

export function goOnFighting(state: Draft, dice: Dice): boolean {
  return M.runMelee(state.melee as Melee, dice, listen(state));
}

export function meleeDecision(state: BattleState): BattleDecision | null {
  const melee = state.melee as Melee;
  const question = M.meleeQuestion(melee);
  if (question === "none") return null;
  const numbers: number[] = [];
  M.listMeleeChoices(melee, numbers);
  const choices = numbers.map((n) =>
    n === M.FIGHT_ON ? "fight" : n === M.RETREAT_ALL ? (state.setup.mode === "storm" ? "break-off" : "retreat") : nameOf(state, M.fighterId(melee, n)),
  );
  return { side: SIDES[M.meleeChooser(melee) as 0 | 1]!, question: question as BattleDecision["question"], choices };
}

export function meleeChoice(state: BattleState, decision: BattleDecision, choice: string): number {
  const numbers: number[] = [];
  M.listMeleeChoices(state.melee as Melee, numbers);
  return numbers[decision.choices.indexOf(choice)]!;
}

export function concludeMelee(state: Draft): void {
  const melee = state.melee as Melee;
  for (let i = 0; i < M.fighterCount(melee); i++) {
    const b = M.fighterId(melee, i);
    if (b === GARRISON_FIGHTER) state.garrison = M.fighterCV(melee, i);
    else state.cvs = state.cvs.map((cv, n) => (n === b ? M.fighterCV(melee, i) : cv));
  }
  blocksOf(state.setup).forEach((_, b) => {
    if (state.cvs[b] === 0 && state.where[b] === "") put(state, b, "eliminated");
  });
  const way = M.meleeWay(melee);
  const loser = M.meleeLoser(melee);
  state.way = BATTLE_WAYS[way]!;
  state.melee = [];
  state.fought = [...state.fought, state.column];
  state.winner = way === M.BROKEN_OFF ? null : SIDES[(1 - loser) as 0 | 1];
  // PEL-14.1.1.1, PEL-14.1.1.2, PEL-14.1.1.4: a decided battle gives 2, a retreat of the enemy 1, a storm broken off 0.
  if (way !== M.BROKEN_OFF) addPrestige(state, 1 - loser, way === M.RETREAT_WAY ? 1 : 2);
  if (way === M.BROKEN_OFF || way === M.CAPTURED || way === M.ELIMINATION) return afterColumn(state);
  leave(state, loser);
}

function addPrestige(state: Draft, side: number, points: number): void {
  state.prestige = side === 0 ? [state.prestige[0] + points, state.prestige[1]] : [state.prestige[0], state.prestige[1] + points];
}

// The losers leave: sallying blocks return into the city (PEL-8.3.5); others retreat one by one.
function leave(state: Draft, loser: number): void {
  const blocks = blocksOf(state.setup).flatMap((placed, b) => (placed.side === loser && isThere(state, b) && isInColumn(state, placed) ? [b] : []));
  if (state.setup.mode === "sally" && loser === 0) {
    for (const b of blocks) put(state, b, "inside");
    return afterColumn(state);
  }
  state.pending = blocks;
  state.stage = "retreat";
}
