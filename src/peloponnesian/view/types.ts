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

/** A city: who holds it, with what, and how its siege stands. */
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

/** An area and what everybody sees in it. Its name is in `tyche/text`, its borders are in the board (`STANDARD_BOARD.borders`). */
export interface AreaView {
  readonly id: AreaId;
  readonly kind: "land" | "sea";
  /** East, 0 to 1000, and south, 0 to 800; Sicily is an inset in the south-west. */
  readonly x: number;
  readonly y: number;
  /** Nobody may be there: neutral or out of play. */
  readonly closed: boolean;
  /** How many blocks each side has in the field, and behind the walls under siege. */
  readonly field: BySeat<number>;
  readonly besieged: BySeat<number>;
  readonly city: CityView | null;
}

/** Where a block is when not on the map. */
export type OffMap = "pool" | "reserve" | "excluded" | "drawn";

/** The face of a block, for its owner. Full CV and ratings are printed: `STANDARD_BOARD.blocks`. */
export interface BlockView {
  readonly id: BlockId;
  readonly side: Seat;
  readonly area: AreaId | null;
  /** Null while it is on the map. */
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

/** The battle being fought; faces are public while it lasts (PEL-HI.4). */
export interface BattleView {
  readonly area: AreaId | null;
  readonly mode: BattleMode;
  readonly round: number;
  readonly fighters: readonly (BattleFace & { readonly routed: boolean; readonly attacked: boolean; readonly singleHit: boolean })[];
}

/** The position as a viewer may see it. */
export interface PeloponnesianView {
  readonly viewer: Viewer<Seat>;
  readonly scenario: string;
  /** Years before Christ are negative: -431. */
  readonly year: number;
  readonly season: Season;
  readonly active: Seat;
  /** Actions left in the turn under way. */
  readonly actions: number;
  /** The marker: positive when Athens leads (PEL-14.1.0.1). */
  readonly prestige: number;
  readonly peace: number;
  readonly truce: number;
  readonly bid: number;
  readonly effects: readonly string[];
  readonly olympians: Readonly<Record<Olympian, Seat | "used" | null>>;
  readonly leaders: BySeat<CardId | null>;
  /** The cards of those whose hand may be seen, of others their number. */
  readonly hands: BySeat<readonly CardId[] | number>;
  /** Hidden until both have committed (PEL-HI.12); null when none is. */
  readonly committed: BySeat<{ readonly card: CardId; readonly use: string } | "hidden" | null>;
  readonly inPlay: readonly CardId[];
  readonly used: readonly CardId[];
  readonly removed: readonly CardId[];
  readonly pile: number;
  /** Blocks in each recruit pool. */
  readonly pools: BySeat<number>;
  readonly areas: readonly AreaView[];
  /** The faces this viewer may see: his own blocks, all for the arbiter, none for a spectator. */
  readonly blocks: readonly BlockView[];
  readonly columns: readonly ColumnView[];
  /** Borders where storms will be checked, in the order of their first crossing. */
  readonly crossings: readonly { readonly border: string }[];
  readonly forcedMarches: readonly { readonly from: AreaId; readonly to: AreaId; readonly count: number }[];
  readonly battle: BattleView | null;
  /** Who is asked what; null when the game is over. */
  readonly decision: { readonly kind: string; readonly clause: string; readonly seats: readonly Seat[] } | null;
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
