/**
 * An edition's data compiled to numbers: the lookup tables of the rules and the flow. Cards and leaders are numbered Carthage first, then the
 * coalition, otherwise in the order of the data, so that each side has one range.
 */
import { createEditions, type Editions } from "../../core/state/editions.js";
import { zeros } from "../../core/basics/lists.js";
import { STANDARD_EDITION } from "../data/standard.js";
import type { EditionData, ScenarioData, TablesData } from "../vocabulary/edition-types.js";
import { CIRCUMSTANCES, type Circumstance, type Effect, EFFECTS, type LocationId, LOCATIONS, SEATS } from "../vocabulary/types.js";

/** The compiled tables of the Box, the level and the battle, as the pure procedures need them. A host may pass its own. */
export interface BoxTables {
  readonly dicePerSide: number;
  readonly dieSides: number;
  /** CU lost by [rolled by winner 0 / loser 1][lost by the enemy 0 / by the roller 1][die][size class 0..2], flat. */
  readonly losses: readonly number[];
  readonly ratios: readonly { readonly larger: number; readonly smaller: number; readonly result: number }[];
  readonly circumstances: Readonly<Record<Circumstance, number>>;
  readonly maxLevel: number;
  readonly capBase: number;
  readonly unrestTactics: number;
  /** The cards that each level costs, indexed by level. */
  readonly handReduction: readonly number[];
  /** The VP that each level costs, indexed by level. */
  readonly vpReduction: readonly number[];
  readonly supportDivisor: number;
  readonly movementPoints: number;
  readonly seaMoveCost: number;
  readonly attackCost: number;
  readonly mostCu: number;
  /** The CU that a sea move carries, by card value. */
  readonly seaCapacity: readonly number[];
  readonly maxVictoryPoints: number;
}

export interface Tables {
  readonly box: BoxTables;
  readonly scenario: ScenarioData;
  readonly cardIds: readonly string[];
  readonly cardCopies: readonly number[];
  readonly cardValue: readonly number[];
  readonly cardEffect: readonly number[];
  readonly cardAmount: readonly number[];
  readonly cardNeutralPower: readonly boolean[];
  /** The most CU that one card play can place. */
  readonly mostCuByCard: number;
  /** The most CU that the dice of one battle can cost a side. */
  readonly mostLosses: number;
  /** The number of the first card of each seat, then one past the last card. */
  readonly cardsFrom: readonly number[];
  readonly leaderIds: readonly string[];
  readonly leaderNamed: readonly boolean[];
  readonly leaderInitiative: readonly number[];
  readonly leaderTactics: readonly number[];
  readonly leaderStart: readonly number[];
  /** The number of the first leader of each seat, then one past the last leader. */
  readonly leadersFrom: readonly number[];
}

/** The `result` of a ratio row that is an automatic victory. */
export const AUTOMATIC = 99;

const SIZE_CLASSES = 3;
const FACES = 7;

export function lossIndex(rolledByLoser: boolean, lostByHimself: boolean, die: number, sizeClass: number): number {
  return (((rolledByLoser ? 2 : 0) + (lostByHimself ? 1 : 0)) * FACES + die) * SIZE_CLASSES + sizeClass;
}

/** The seat of a card or leader number. */
export function seatOfNumber(from: readonly number[], number: number): number {
  return number < (from[1] as number) ? 0 : 1;
}

/** True if a side may have CU and leaders in a location (CAR-S.1). */
export function mayHold(location: LocationId, side: string): boolean {
  // CAR-19.0.4: only Carthage enters the Box.
  return location === "sicily" || (location === "syracusae") === (side === "coalition");
}

export function firstCard(t: Tables, seat: number): number {
  return t.cardsFrom[seat] as number;
}

/** One past the last card of a seat. */
export function endOfCards(t: Tables, seat: number): number {
  return t.cardsFrom[seat + 1] as number;
}

export function isNeutralPower(t: Tables, card: number): boolean {
  return t.cardNeutralPower[card] === true;
}

export function firstLeader(t: Tables, seat: number): number {
  return t.leadersFrom[seat] as number;
}

/** One past the last leader of a seat. */
export function endOfLeaders(t: Tables, seat: number): number {
  return t.leadersFrom[seat + 1] as number;
}

/** True for a named leader, false for a minor one. */
export function isNamed(t: Tables, leader: number): boolean {
  return t.leaderNamed[leader] === true;
}

export function boxTablesOf(data: TablesData): BoxTables {
  const { battleDice, unrest, movement } = data;
  const circumstances = {} as Record<Circumstance, number>;
  for (const id of CIRCUMSTANCES) circumstances[id] = data.circumstances[id].value;
  return {
    dicePerSide: battleDice.perSide,
    dieSides: battleDice.sides,
    losses: compileLosses(data),
    ratios: data.ratios.map(({ larger, smaller, result }) => ({ larger, smaller, result: result === "automatic" ? AUTOMATIC : result })),
    circumstances,
    maxLevel: unrest.max,
    capBase: unrest.capBase,
    unrestTactics: unrest.tactics,
    handReduction: data.effects.map((row) => row.hand),
    vpReduction: data.effects.map((row) => row.vp),
    supportDivisor: data.support.divisor,
    movementPoints: movement.points,
    seaMoveCost: movement.seaMove,
    attackCost: movement.attack,
    mostCu: movement.mostCu,
    seaCapacity: [0, ...data.seaCapacity.map((row) => row.cu)],
    maxVictoryPoints: data.victoryPoints.max,
  };
}

function compileLosses(data: TablesData): number[] {
  const losses = zeros(4 * FACES * SIZE_CLASSES);
  for (const { die, rolledBy, lossTo, bySize } of data.losses) {
    bySize.forEach((cu, size) => {
      losses[lossIndex(rolledBy === "loser", lossTo === rolledBy, die, size)] = cu;
    });
  }
  return losses;
}

/** Compiles an edition that has been checked. */
export function compile(data: EditionData): Tables {
  const cards = bySide(Object.entries(data.cards), (row) => row.deck);
  const leaders = bySide(Object.entries(data.leaders), (row) => row.side);
  const box = boxTablesOf(data.tables);
  const amountsOf = (effect: Effect): number[] => cards.map(([, row]) => (row.effect === effect ? row.amount : 0));
  return {
    box,
    scenario: data.scenario,
    cardIds: cards.map(([id]) => id),
    cardCopies: cards.map(([, row]) => row.copies),
    cardValue: cards.map(([, row]) => row.value),
    cardEffect: cards.map(([, row]) => EFFECTS.indexOf(row.effect)),
    cardAmount: cards.map(([, row]) => row.amount),
    cardNeutralPower: cards.map(([, row]) => row.neutralPower),
    mostCuByCard: Math.max(data.scenario.cardReinforcement, ...amountsOf("place-cu")),
    mostLosses: 2 * Math.max(box.dicePerSide, ...amountsOf("set-dice")) * Math.max(...box.losses),
    cardsFrom: rangesOf(cards, (row) => row.deck),
    leaderIds: leaders.map(([id]) => id),
    leaderNamed: leaders.map(([, row]) => row.kind === "named"),
    leaderInitiative: leaders.map(([, row]) => row.initiative),
    leaderTactics: leaders.map(([, row]) => row.tactics),
    leaderStart: leaders.map(([, row]) => LOCATIONS.indexOf(row.start)),
    leadersFrom: rangesOf(leaders, (row) => row.side),
  };
}

type Rows<T> = readonly (readonly [id: string, row: T])[];

function bySide<T>(rows: Rows<T>, side: (row: T) => string): Rows<T> {
  return SEATS.flatMap((seat) => rows.filter(([, row]) => side(row) === seat));
}

function rangesOf<T>(rows: Rows<T>, side: (row: T) => string): number[] {
  return [0, rows.filter(([, row]) => side(row) === "carthage").length, rows.length];
}

export const EDITIONS: Editions<Tables> = createEditions(() => compile(STANDARD_EDITION));

/** @throws PositionError if this program does not know the edition */
export function tablesOf(s: { readonly edition: string }): Tables {
  return EDITIONS.of(s.edition);
}

/** The compiled tables of the standard edition's Box, for the pure procedures and for hosts. */
export function standardBoxTables(): BoxTables {
  return tablesOf({ edition: "" }).box;
}
