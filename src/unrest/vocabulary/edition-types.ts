/** The types of the data of an edition: cards, leaders, tables and the scenario, each row with its source. */
import type { CardId, Circumstance, Effect, LeaderId, LocationId, Seat, Timing } from "./types.js";

/** The sources of a number or a rule: the source text, other published material, or a reconstruction. */
export const SOURCES = ["seed", "reference", "reconstruction"] as const;

export type Source = (typeof SOURCES)[number];

/** One kind of card: its deck, number of copies, value for activations, and event. */
export interface CardRow {
  readonly deck: Seat;
  readonly copies: number;
  readonly value: number;
  readonly timing: Timing;
  readonly effect: Effect;
  /** The number in the effect: activations, dice, CU, steps or a modifier; 0 for an effect without a number. */
  readonly amount: number;
  /** True for a "neutral power activates" event (NPA). Only NPA events of decks other than Carthage's may raise the unrest. */
  readonly neutralPower: boolean;
  readonly source?: Source;
}

/** A minor leader is an unnamed counter that is set aside instead of displaced. */
export type LeaderKind = "named" | "minor";

export interface LeaderRow {
  readonly side: Seat;
  readonly kind: LeaderKind;
  /** The least card value that activates him. */
  readonly initiative: number;
  readonly tactics: number;
  readonly start: LocationId;
  readonly source?: Source;
}

/** The losses by a natural die, for an army of 1 CU, of 2, and of 3 or more (the army that rolled). */
export interface LossRow {
  readonly die: number;
  readonly rolledBy: "winner" | "loser";
  readonly lossTo: "winner" | "loser";
  readonly bySize: readonly [one: number, two: number, more: number];
  readonly source?: Source;
}

/** The modifier of the larger army at or above this ratio; `automatic` is the automatic victory. */
export interface RatioRow {
  readonly larger: number;
  readonly smaller: number;
  readonly result: number | "automatic";
  readonly source?: Source;
}

/** The reductions of the owner's hand, in cards, and of his VP at this level of the unrest (CAR-20.2.1, CAR-20.2.4). */
export interface EffectRow {
  readonly level: number;
  readonly hand: number;
  readonly vp: number;
  readonly source?: Source;
}

/** The numbers of the Garrison Box, the level and the battle. */
export interface TablesData {
  readonly battleDice: { readonly perSide: number; readonly sides: number; readonly source?: Source };
  readonly losses: readonly LossRow[];
  readonly ratios: readonly RatioRow[];
  readonly circumstances: Readonly<Record<Circumstance, { readonly value: number; readonly source?: Source }>>;
  /** The level of the unrest; its cap is capBase − CU in the Box. */
  readonly unrest: { readonly max: number; readonly capBase: number; readonly tactics: number; readonly source?: Source };
  readonly effects: readonly EffectRow[];
  /** Support = CU removed ÷ divisor, rounded up. */
  readonly support: { readonly divisor: number; readonly source?: Source };
  readonly movement: { readonly points: number; readonly seaMove: number; readonly attack: number; readonly mostCu: number; readonly source?: Source };
  /** The CU of a sea move by card value 1, 2, 3. */
  readonly seaCapacity: readonly { readonly value: number; readonly cu: number; readonly source?: Source }[];
  readonly victoryPoints: { readonly max: number; readonly source?: Source };
}

export interface ScenarioData {
  readonly turns: number;
  readonly rounds: number;
  readonly ports: number;
  readonly start: {
    readonly level: number;
    readonly ports: number;
    readonly victoryPoints: number;
    readonly cu: readonly { readonly side: Seat; readonly location: LocationId; readonly count: number; readonly source?: Source }[];
  };
  readonly hand: { readonly carthageBase: number; readonly carthagePerPort: number; readonly coalition: number };
  /** Carthage names the first player while it has fewer VP than this. */
  readonly namesFirstBelow: number;
  readonly pointsPerPort: number;
  readonly reinforcements: number;
  /** A card of at least this value brings `cardReinforcement` CU. */
  readonly reinforceValue: number;
  readonly cardReinforcement: number;
  /** The results of a blockade by the face of the die. */
  readonly blockade: readonly ("lose-cu" | "nothing" | "port")[];
  /** In scoring, Carthage gains one VP for more ports than this, and loses one for fewer. */
  readonly evenPorts: number;
  /** The coalition wins at level `coalitionAtLevel` or more; never if that is above the highest level (CAR-S.33). */
  readonly end: { readonly carthageAt: number; readonly carthageOnTime: number; readonly coalitionAt: number; readonly coalitionAtLevel: number };
  readonly source?: Source;
}

export interface EditionData {
  readonly tables: TablesData;
  readonly leaders: Readonly<Record<LeaderId, LeaderRow>>;
  readonly cards: Readonly<Record<CardId, CardRow>>;
  readonly scenario: ScenarioData;
}
