/**
 * Block combat on its own (6.8): two forces, perhaps a city, no map and no cards; usable by any game with blocks.
 *
 * `battle` fights one out under two policies; `beginBattle`, `battleDecision` and `decideBattle` are the same step by step, with every choice asked for. A battle in
 * progress is plain JSON. The fight is that of `melee.ts`, the same that the campaign uses.
 */
import type { Dice } from "../../core/dice/dice.js";
import { SetupError } from "../../core/errors.js";
import {
  addFighter,
  AT_SEA,
  beginMelee,
  BROKEN_OFF,
  CAME_AS_CARGO,
  CAPTURED,
  DEFENDS,
  ELIMINATION,
  FIELD,
  FIGHT_ON,
  fighterCount,
  fighterCV,
  fighterId,
  GARRISON,
  LANDING,
  fighterKey,
  listMeleeChoices,
  type Melee,
  MELEE_WAYS,
  type MeleeEvent,
  meleeChooser,
  meleeKey,
  meleeLoser,
  meleeQuestion,
  meleeWay,
  PASSENGER,
  playMelee,
  RETREAT_ALL,
  RETREAT_WAY,
  runMelee,
  SALLY,
  setCarrierFighter,
  STORM_MODE,
} from "./melee.js";

export type BlockBattleMode = "field" | "sea" | "landing" | "storm" | "sally" | "attrition";
export type BattleSide = "aggressor" | "defender";

/** A block of any game. Ratings are agility A to F and power 1 to 3, such as "C2"; one that is missing makes the block unfit for that element. */
export interface BattleBlock {
  readonly id: string;
  readonly cv: number;
  /** Rating at sea; blocks without one are cargo there. */
  readonly sea?: string;
  /** Rating on land; C1 when missing. */
  readonly land?: string;
  /** The fleet of the same column that carries it: its cargo at sea, its passenger in a landing. */
  readonly carriedBy?: string;
  /** Where it may retreat to; when empty or missing it is lost if it has to (PEL-6.8.3). */
  readonly retreatTo?: readonly string[];
}

/** Blocks that came by the same way. */
export interface BattleColumn {
  readonly blocks: readonly BattleBlock[];
  /** Whether a column of a field battle comes from the sea (6.6). */
  readonly landing?: boolean;
}

export interface BattleCity {
  /** Its value is its capacity. */
  readonly value: number;
  /** The CV of the garrison, 0 for none. */
  readonly garrison: number;
  readonly port?: boolean;
  readonly blockaded?: boolean;
}

/** Everything a battle needs (PEL-6.8.1). */
export interface BattleSetup {
  readonly mode: BlockBattleMode;
  readonly aggressor: readonly BattleColumn[];
  readonly defender: readonly BattleBlock[];
  /** Needed for storm, sally and attrition; for a field battle or a landing if the defender controls a city there, so that he may fortify. */
  readonly city?: BattleCity;
  /** Needed for attrition (PEL-6.8.5). */
  readonly season?: "spring" | "early-summer" | "late-summer" | "fall" | "winter";
}

/** What is asked: the kind of question and the choices, each one word. */
export interface BattleDecision {
  readonly side: BattleSide;
  readonly question: "column" | "fortify" | "bring-inside" | "option" | "attacker" | "hit" | "rout" | "pursuer" | "retreat";
  /** "column:0", "fight", "fortify", "retreat", "break-off", "a01" or "garrison", and for retreats "a01:corinth" or "a01:inside". */
  readonly choices: readonly string[];
}

/** A block after the battle: its CV, and where it is: in the area, inside the city, in another area, or eliminated. */
export interface BattleFate {
  readonly id: string;
  readonly cv: number;
  readonly where: string;
}

/** Dice that fell, in order. */
export interface BattleRoll {
  readonly purpose: "attack" | "attrition";
  readonly by: string;
  readonly faces: readonly number[];
}

/** What came of a battle (PEL-6.8.7). */
export interface BattleResult {
  readonly winner: BattleSide | null;
  /** How the last fight ended: elimination, panic, retreat, captured, repulsed, broken-off, fortified, or none. */
  readonly way: string;
  readonly prestige: Readonly<Record<BattleSide, number>>;
  readonly aggressor: readonly BattleFate[];
  readonly defender: readonly BattleFate[];
  readonly garrison: number;
  readonly rolls: readonly BattleRoll[];
}

type Stage = "column" | "fortify" | "bring-inside" | "melee" | "retreat" | "attrition" | "over";

/** A battle in progress; plain JSON, never changed in place by the functions here. */
export interface BattleState {
  readonly setup: BattleSetup;
  readonly stage: Stage;
  readonly melee: readonly number[];
  /** For each block, aggressor's columns first: its CV, and where it is ("" in the area). */
  readonly cvs: readonly number[];
  readonly where: readonly string[];
  readonly garrison: number;
  /** The column under way, and those that have fought. */
  readonly column: number;
  readonly fought: readonly number[];
  /** Blocks that have to retreat now. */
  readonly pending: readonly number[];
  readonly winner: BattleSide | null;
  readonly way: string;
  readonly prestige: readonly [number, number];
  readonly rolls: readonly BattleRoll[];
}

type Draft = { -readonly [K in keyof BattleState]: BattleState[K] };

const SIDES = ["aggressor", "defender"] as const;
const MODES: Readonly<Record<string, number>> = { field: FIELD, sea: AT_SEA, landing: LANDING, storm: STORM_MODE, sally: SALLY };
const GARRISON_FIGHTER = 999;
/** The highest face that costs a CV by season (PEL-8.2.0.3, PEL-8.2.0.4). */
const ATTRITION_UP_TO: Readonly<Record<string, number>> = { spring: 1, "early-summer": 1, "late-summer": 1, fall: 1, winter: 3 };

/** Begins a battle. @throws SetupError when the forces cannot fight it */
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

/** The choice that is due, or null when dice or nothing are. A choice with one possibility is not asked. */
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

/** The battle after a choice and the dice up to the next one. @throws SetupError when it is not one of the choices */
export function decideBattle(state: BattleState, choice: string, dice: Dice): BattleState {
  const decision = battleDecision(state);
  if (decision === null || !decision.choices.includes(choice)) {
    throw new SetupError("battle/no-such-choice", `expected one of ${decision?.choices.join(", ") ?? "no choices"}, got ${JSON.stringify(choice)}`, {
      expected: decision?.choices.join(", ") ?? "",
    });
  }
  const next: Draft = { ...state, melee: [...state.melee], cvs: [...state.cvs], where: [...state.where], rolls: [...state.rolls] };
  choose(next, decision, choice, dice);
  return runOn(next, dice);
}

/** Plays everything that asks nobody: single choices and dice. */
export function runBattle(state: BattleState, dice: Dice): BattleState {
  return runOn({ ...state, melee: [...state.melee], cvs: [...state.cvs], where: [...state.where], rolls: [...state.rolls] }, dice);
}

/** The result, or null while the battle goes on. */
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

/** Chooses for a side: one of the choices. */
export type BattlePolicy = (decision: BattleDecision, state: BattleState) => string;

/** Fights on, never fortifies, and otherwise takes the first choice. */
export const steadfast: BattlePolicy = (decision) => (decision.choices.includes("fight") ? "fight" : decision.choices[0]!);

/** Fights a battle out under a policy for each side; `steadfast` when none is given. */
export function battle(setup: BattleSetup, dice: Dice, policies: Partial<Record<BattleSide, BattlePolicy>> = {}): BattleResult {
  let state = runBattle(beginBattle(setup), dice);
  for (let decision = battleDecision(state); decision !== null; decision = battleDecision(state)) {
    state = decideBattle(state, (policies[decision.side] ?? steadfast)(decision, state), dice);
  }
  return battleResult(state)!;
}

// The blocks of both sides in one row

interface Placed {
  readonly block: BattleBlock;
  readonly side: 0 | 1;
  readonly column: number;
}

const PLACED = new WeakMap<BattleSetup, readonly Placed[]>();

function blocksOf(setup: BattleSetup): readonly Placed[] {
  let placed = PLACED.get(setup);
  if (placed === undefined) PLACED.set(setup, (placed = listBlocks(setup)));
  return placed;
}

function listBlocks(setup: BattleSetup): Placed[] {
  const aggressors = setup.aggressor.flatMap((column, c) => column.blocks.map((block) => ({ block, side: 0 as const, column: c })));
  return [...aggressors, ...setup.defender.map((block) => ({ block, side: 1 as const, column: -1 }))];
}

function checkSetup(setup: BattleSetup): void {
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

function nameOf(state: BattleState, b: number): string {
  return b === GARRISON_FIGHTER ? "garrison" : blocksOf(state.setup)[b]!.block.id;
}

function sideOf(state: BattleState, b: number): BattleSide {
  return SIDES[blocksOf(state.setup)[b]!.side];
}

function isThere(state: BattleState, b: number): boolean {
  return state.where[b] === "" && state.cvs[b]! > 0;
}

// Columns

function waitingColumns(state: BattleState): number[] {
  if (state.setup.mode === "storm") return [0];
  return state.setup.aggressor.map((_, c) => c).filter((c) => !state.fought.includes(c));
}

function isInColumn(state: BattleState, placed: Placed): boolean {
  return placed.side === 1 || state.setup.mode === "storm" || placed.column === state.column;
}

// Going on without anybody

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

function blockNamed(state: BattleState, name: string): number {
  return name === "garrison" ? GARRISON_FIGHTER : blocksOf(state.setup).findIndex((b) => b.block.id === name);
}

// Fortifying (7.1)

function canOfferFortify(state: BattleState): boolean {
  return state.setup.city !== undefined && (state.setup.mode === "field" || state.setup.mode === "landing");
}

function defendersOutside(state: BattleState): number[] {
  return blocksOf(state.setup).flatMap((b, i) => (b.side === 1 && isThere(state, i) ? [i] : []));
}

function roomInside(state: BattleState): number {
  return state.setup.city!.value - state.where.filter((w) => w === "inside").length;
}

function hasRetreat(state: BattleState, b: number): boolean {
  return (blocksOf(state.setup)[b]!.block.retreatTo ?? []).length > 0;
}

// PEL-7.1.5: who finds no room must be able to retreat.
function canFortify(state: BattleState): boolean {
  return defendersOutside(state).filter((b) => !hasRetreat(state, b)).length <= roomInside(state);
}

function enterers(state: BattleState): number[] {
  const outside = defendersOutside(state);
  const bound = outside.filter((b) => !hasRetreat(state, b));
  return bound.length >= roomInside(state) ? bound : outside;
}

function beginFortifying(state: Draft): void {
  state.way = "fortified";
  state.stage = "bring-inside";
  if (defendersOutside(state).length <= roomInside(state)) for (const b of defendersOutside(state)) put(state, b, "inside"); // PEL-7.1.4
  settleFortifying(state);
}

function bringInside(state: Draft, b: number): void {
  put(state, b, "inside");
  settleFortifying(state);
}

function settleFortifying(state: Draft): void {
  const outside = defendersOutside(state);
  if (outside.length > 0 && roomInside(state) > 0) return;
  state.pending = outside;
  state.stage = outside.length > 0 ? "retreat" : "over";
}

function put(state: Draft, b: number, where: string): void {
  state.where = state.where.map((w, i) => (i === b ? where : w));
}

// The fight

function startFight(state: Draft): void {
  const melee: Melee = [];
  const { mode, city } = state.setup;
  const column = state.setup.aggressor[state.column];
  const number = mode === "field" && column?.landing === true ? LANDING : MODES[mode]!;
  beginMelee(melee, number, 0);
  const all = blocksOf(state.setup);
  all.forEach((placed, b) => {
    if (!isThere(state, b) || !isInColumn(state, placed)) return;
    const rating = ratingOf(placed.block, number);
    let flags = placed.side === 1 ? DEFENDS : 0;
    if (number === AT_SEA && placed.block.sea === undefined) flags |= PASSENGER; // PEL-6.7.2
    if (number === LANDING && placed.side === 0 && placed.block.carriedBy !== undefined) flags |= CAME_AS_CARGO; // PEL-6.6.4
    addFighter(melee, b, state.cvs[b]!, rating.charCodeAt(0) - 65, Number(rating[1]), flags, -1);
  });
  if (number === STORM_MODE && city !== undefined && state.garrison > 0) addFighter(melee, GARRISON_FIGHTER, state.garrison, 1, 2, DEFENDS | GARRISON, -1);
  for (let i = 0; i < fighterCount(melee); i++) {
    const carrier = all[fighterId(melee, i)]?.block.carriedBy;
    if (number !== AT_SEA || carrier === undefined) continue;
    for (let f = 0; f < fighterCount(melee); f++) if (all[fighterId(melee, f)]?.block.id === carrier) setCarrierFighter(melee, i, f);
  }
  state.melee = melee;
  state.stage = "melee";
}

// PEL-6.8.4, PEL-2.2.5.2
function ratingOf(block: BattleBlock, mode: number): string {
  return (mode === AT_SEA ? block.sea : block.land) ?? "C1";
}

function listen(state: Draft): MeleeEvent[] {
  return {
    push(event: MeleeEvent): number {
      if (event.type === "attack")
        state.rolls = [...state.rolls, { purpose: "attack", by: nameOf(state, fighterId(state.melee as Melee, event.fighter)), faces: event.faces }];
      return 0;
    },
  } as unknown as MeleeEvent[];
}

function goOnFighting(state: Draft, dice: Dice): boolean {
  return runMelee(state.melee as Melee, dice, listen(state));
}

function meleeDecision(state: BattleState): BattleDecision | null {
  const melee = state.melee as Melee;
  const question = meleeQuestion(melee);
  if (question === "none") return null;
  const numbers: number[] = [];
  listMeleeChoices(melee, numbers);
  const choices = numbers.map((n) =>
    n === FIGHT_ON ? "fight" : n === RETREAT_ALL ? (state.setup.mode === "storm" ? "break-off" : "retreat") : nameOf(state, fighterId(melee, n)),
  );
  return { side: SIDES[meleeChooser(melee) as 0 | 1]!, question: question as BattleDecision["question"], choices };
}

function meleeChoice(state: BattleState, decision: BattleDecision, choice: string): number {
  const numbers: number[] = [];
  listMeleeChoices(state.melee as Melee, numbers);
  return numbers[decision.choices.indexOf(choice)]!;
}

function concludeMelee(state: Draft): void {
  const melee = state.melee as Melee;
  for (let i = 0; i < fighterCount(melee); i++) {
    const b = fighterId(melee, i);
    if (b === GARRISON_FIGHTER) state.garrison = fighterCV(melee, i);
    else state.cvs = state.cvs.map((cv, n) => (n === b ? fighterCV(melee, i) : cv));
  }
  blocksOf(state.setup).forEach((_, b) => {
    if (state.cvs[b] === 0 && state.where[b] === "") put(state, b, "eliminated");
  });
  const way = meleeWay(melee);
  const loser = meleeLoser(melee);
  state.way = MELEE_WAYS[way]!;
  state.melee = [];
  state.fought = [...state.fought, state.column];
  state.winner = way === BROKEN_OFF ? null : SIDES[(1 - loser) as 0 | 1];
  if (way !== BROKEN_OFF) addPrestige(state, 1 - loser, way === RETREAT_WAY ? 1 : 2); // PEL-14.1.1.1, PEL-14.1.1.2, PEL-14.1.1.4
  if (way === BROKEN_OFF || way === CAPTURED || way === ELIMINATION) return afterColumn(state);
  leave(state, loser);
}

function addPrestige(state: Draft, side: number, points: number): void {
  state.prestige = side === 0 ? [state.prestige[0] + points, state.prestige[1]] : [state.prestige[0], state.prestige[1] + points];
}

// The beaten go: a sally back into the city (PEL-8.3.5), others one by one.
function leave(state: Draft, loser: number): void {
  const blocks = blocksOf(state.setup).flatMap((placed, b) => (placed.side === loser && isThere(state, b) && isInColumn(state, placed) ? [b] : []));
  if (state.setup.mode === "sally" && loser === 0) {
    for (const b of blocks) put(state, b, "inside");
    return afterColumn(state);
  }
  state.pending = blocks;
  state.stage = "retreat";
}

// Retreats (PEL-6.8.3)

function placesFor(state: BattleState, b: number): string[] {
  const { block, side } = blocksOf(state.setup)[b]!;
  const places = [...(block.retreatTo ?? [])];
  const city = state.setup.city !== undefined && side === 1 && state.way !== "fortified" && (state.setup.mode === "field" || state.setup.mode === "landing");
  if (city && roomInside(state) > 0) places.unshift("inside"); // PEL-6.4.2.6
  return places;
}

function retreatChoices(state: BattleState): string[] {
  return state.pending.flatMap((b) => placesFor(state, b).map((place) => `${nameOf(state, b)}:${place}`));
}

function retreatTo(state: Draft, choice: string): void {
  const at = choice.indexOf(":");
  const b = blockNamed(state, choice.slice(0, at));
  put(state, b, choice.slice(at + 1));
  state.pending = state.pending.filter((x) => x !== b);
}

// PEL-6.4.0.5: who has nowhere to go is lost; when nobody is left to go the retreat is over.
function loseStranded(state: Draft): void {
  for (const b of state.pending) {
    if (placesFor(state, b).length > 0) continue;
    put(state, b, "eliminated");
    state.cvs = state.cvs.map((cv, n) => (n === b ? 0 : cv));
    state.pending = state.pending.filter((x) => x !== b);
  }
  if (state.pending.length > 0) return;
  if (state.way === "fortified") state.stage = "over";
  else afterColumn(state);
}

// PEL-5.4.1.4, PEL-5.4.1.6: after a defeat the next column fights the defenders that are left.
function afterColumn(state: Draft): void {
  const goesOn = state.winner === "defender" && state.setup.mode !== "storm" && waitingColumns(state).length > 0 && defendersOutside(state).length > 0;
  state.stage = goesOn ? "column" : "over";
}

// Attrition (8.2)

function starve(state: Draft, dice: Dice): void {
  const { city, season } = state.setup;
  state.stage = "over";
  if (city!.port === true && city!.blockaded !== true) return; // PEL-8.2.0.8
  const upTo = ATTRITION_UP_TO[season!]!;
  state.cvs = state.cvs.map((cv, b) => {
    if (blocksOf(state.setup)[b]!.side === 0) return cv;
    return rollAttrition(state, nameOf(state, b), dice) <= upTo ? cv - 1 : cv;
  });
  state.where = state.where.map((w, b) => (state.cvs[b] === 0 ? "eliminated" : w));
  if (state.garrison > 0 && rollAttrition(state, "garrison", dice) <= upTo) state.garrison--;
  if (state.garrison > 0 || defendersOutside(state).length > 0) return;
  state.way = "captured"; // PEL-8.2.0.7
  state.winner = "aggressor";
}

function rollAttrition(state: Draft, by: string, dice: Dice): number {
  const face = dice.roll(6);
  state.rolls = [...state.rolls, { purpose: "attrition", by, faces: [face] }];
  return face;
}

/**
 * What a position is for the odds: positions with the same key play on alike. Blocks that differ by nothing but their ids are interchangeable, the number of the round
 * matters only in the first, and the dice that have fallen do not matter.
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
