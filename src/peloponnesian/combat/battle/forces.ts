/** The forces of a battle outside a campaign: the blocks of both sides in one list, their places, and the checks of the set-up (PEL-6.8.1). */
import { AT_SEA, FIELD, LANDING, SALLY, STORM_MODE } from "../melee.js";
import type { BattleBlock, BattleSetup, BattleSide, BattleState, Draft } from "./types.js";
import { SetupError } from "../../../core/basics/errors.js";

export const SIDES = ["aggressor", "defender"] as const;
export const MODES: Readonly<Record<string, number>> = { field: FIELD, sea: AT_SEA, landing: LANDING, storm: STORM_MODE, sally: SALLY };
export const GARRISON_FIGHTER = 999;

interface Placed {
  readonly block: BattleBlock;
  readonly side: 0 | 1;
  readonly column: number;
}

const placedOf = new WeakMap<BattleSetup, readonly Placed[]>();

export function blocksOf(setup: BattleSetup): readonly Placed[] {
  let placed = placedOf.get(setup);
  if (placed === undefined) placedOf.set(setup, (placed = listBlocks(setup)));
  return placed;
}

function listBlocks(setup: BattleSetup): Placed[] {
  const aggressors = setup.aggressor.flatMap((column, c) => column.blocks.map((block) => ({ block, side: 0 as const, column: c })));
  return [...aggressors, ...setup.defender.map((block) => ({ block, side: 1 as const, column: -1 }))];
}

export function checkSetup(setup: BattleSetup): void {
  const fail = (path: string, expected: string): never => {
    throw new SetupError("battle/bad-setup", `battle.${path}: expected ${expected}`, { path: `battle.${path}`, expected });
  };
  if (setup.mode !== "attrition" && MODES[setup.mode] === undefined) fail("mode", "field, sea, landing, storm, sally or attrition");
  const needsCity = setup.mode === "storm" || setup.mode === "sally" || setup.mode === "attrition";
  if (needsCity && setup.city === undefined) fail("city", "a city in this mode");
  if (setup.mode === "attrition" && setup.season === undefined) fail("season", "the season of the attrition");
  const ids = new Set<string>();
  blocksOf(setup).forEach(({ block }, i) => {
    if (ids.has(block.id) || block.id === "garrison" || /[: ]/.test(block.id)) fail(`blocks[${i}].id`, "an id of its own without colon or space");
    ids.add(block.id);
    if (!Number.isInteger(block.cv) || block.cv < 1 || block.cv > 99) fail(`blocks[${i}].cv`, "a CV of 1 to 99");
    for (const rating of [block.sea, block.land]) if (rating !== undefined && !/^[A-F][1-3]$/.test(rating)) fail(`blocks[${i}]`, "ratings such as C2");
  });
  if (setup.mode !== "attrition" && !blocksOf(setup).some((b) => b.side === 0)) fail("aggressor", "at least one block");
  if (setup.defender.length === 0 && (setup.mode !== "storm" || setup.city!.garrison === 0) && setup.mode !== "attrition")
    fail("defender", "at least one block, or a garrison to storm");
}

export function nameOf(state: BattleState, b: number): string {
  return b === GARRISON_FIGHTER ? "garrison" : blocksOf(state.setup)[b]!.block.id;
}

export function sideOf(state: BattleState, b: number): BattleSide {
  return SIDES[blocksOf(state.setup)[b]!.side];
}

export function isThere(state: BattleState, b: number): boolean {
  return state.where[b] === "" && state.cvs[b]! > 0;
}

export function waitingColumns(state: BattleState): number[] {
  if (state.setup.mode === "storm") return [0];
  return state.setup.aggressor.map((_, c) => c).filter((c) => !state.fought.includes(c));
}

export function isInColumn(state: BattleState, placed: Placed): boolean {
  return placed.side === 1 || state.setup.mode === "storm" || placed.column === state.column;
}

export function blockNamed(state: BattleState, name: string): number {
  return name === "garrison" ? GARRISON_FIGHTER : blocksOf(state.setup).findIndex((b) => b.block.id === name);
}

export function defendersOutside(state: BattleState): number[] {
  return blocksOf(state.setup).flatMap((b, i) => (b.side === 1 && isThere(state, i) ? [i] : []));
}

export function roomInside(state: BattleState): number {
  return state.setup.city!.value - state.where.filter((w) => w === "inside").length;
}

export function put(state: Draft, b: number, where: string): void {
  state.where = state.where.map((w, i) => (i === b ? where : w));
}
