/** What a view holds, shaped for drawing. */
import type { AreaId, BlockId, CardId, GarrisonKind, Native, Olympian, Season, Seat } from "../types.js";
import type { BattleFace, BattleMode } from "../events.js";
import type { FrameView } from "../../core/frames.js";
import type { Viewer } from "../../core/contract.js";

/** A number for each side. */
export interface BySeat<T> {
  readonly sparta: T;
  readonly athens: T;
}

export interface CityView {
  readonly value: number;
  readonly native: Native;
  readonly controller: Seat | null;
  readonly garrison: GarrisonKind;
  readonly garrisonCV: number;
  /** The number of the season in which its siege began (0 is before the game), or null. */
  readonly siegeSince: number | null;
  readonly besieger: Seat | null;
  readonly blockaded: boolean;
  readonly pillaged: boolean;
  readonly closed: boolean;
}

export interface AreaView {
  readonly id: AreaId;
  readonly kind: "land" | "sea";
  readonly x: number;
  readonly y: number;
  /** Nobody may be there: neutral or out of play. */
  readonly closed: boolean;
  readonly field: BySeat<number>;
  readonly besieged: BySeat<number>;
  readonly city: CityView | null;
}

/** Where a block is when not on the map. */
export type OffMap = "pool" | "reserve" | "excluded" | "drawn";

/** The face of a block, for its owner. */
export interface BlockView {
  readonly id: BlockId;
  readonly side: Seat;
  readonly area: AreaId | null;
  readonly off: OffMap | null;
  readonly cv: number;
  readonly carriedBy: BlockId | null;
  readonly marks: readonly string[];
  /** The areas of its route this turn, from departure on; empty when it has not moved. */
  readonly route: readonly AreaId[];
}

/** Blocks of one side that took the same route this turn (PEL-HI.18). */
export interface ColumnView {
  readonly seat: Seat;
  readonly area: AreaId;
  readonly route: readonly AreaId[];
  readonly count: number;
}

export interface BattleView {
  readonly area: AreaId | null;
  readonly mode: BattleMode;
  readonly round: number;
  readonly fighters: readonly (BattleFace & { readonly routed: boolean; readonly attacked: boolean; readonly singleHit: boolean })[];
}

export interface PeloponnesianView {
  readonly viewer: Viewer<Seat>;
  readonly scenario: string;
  readonly year: number;
  readonly season: Season;
  readonly active: Seat;
  readonly actions: number;
  readonly prestige: number;
  readonly peace: number;
  readonly truce: number;
  readonly bid: number;
  readonly effects: readonly string[];
  readonly olympians: Readonly<Record<Olympian, Seat | "used" | null>>;
  readonly leaders: BySeat<CardId | null>;
  readonly hands: BySeat<readonly CardId[] | number>;
  readonly committed: BySeat<{ readonly card: CardId; readonly use: string } | "hidden" | null>;
  readonly inPlay: readonly CardId[];
  readonly used: readonly CardId[];
  readonly removed: readonly CardId[];
  readonly pile: number;
  readonly pools: BySeat<number>;
  readonly areas: readonly AreaView[];
  readonly blocks: readonly BlockView[];
  readonly columns: readonly ColumnView[];
  readonly crossings: readonly { readonly border: string }[];
  readonly forcedMarches: readonly { readonly from: AreaId; readonly to: AreaId; readonly count: number }[];
  readonly battle: BattleView | null;
  /** Everything else; only for the arbiter. */
  readonly machine?: MachineView;
}

/** What the arbiter sees besides. */
export interface MachineView {
  readonly edition: string;
  readonly dice: readonly number[];
  readonly frames: readonly FrameView[];
  readonly clock: readonly number[];
  readonly cityMarks: Readonly<Record<AreaId, readonly string[]>>;
  readonly cards: Readonly<Record<CardId, number>>;
  readonly routes: readonly number[];
  readonly routeOf: Readonly<Record<BlockId, number>>;
  readonly crossings: readonly number[];
  readonly forced: readonly number[];
  readonly melee: readonly number[];
}
