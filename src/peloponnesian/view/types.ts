/** What a view holds, shaped for drawing. */
import type { AreaId, BattleMode, BlockId, CardId, GarrisonKind, Native, Olympian, Season, Seat, Victory } from "../types.js";
import type { Envelope } from "../../core/envelope.js";
import type { BattleFace } from "../events.js";
import type { PeloponnesianDecision } from "../frames.js";

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

/** An area and what everybody sees in it. Its name is in `tyche/text`, its borders are in the edition (`STANDARD_EDITION.borders`). */
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

/** The face of a block, for its owner. Full CV and ratings are printed: `STANDARD_EDITION.blocks`. */
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

/** An action that is seen by its marker alone (PEL-4.0.8). */
export interface MarkerView {
  readonly seat: Seat;
  readonly area: AreaId;
  readonly action: "build" | "supply";
}

/** The pieces as a viewer may see them. */
export interface PeloponnesianPieces {
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
  readonly committed: BySeat<{ readonly card: CardId; readonly use: CardUse } | "hidden" | null>;
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
  /** Where each side built and supplied in its last turn or New Year, in order (PEL-HI.8, PEL-HI.20). */
  readonly markers: readonly MarkerView[];
  readonly forcedMarches: readonly { readonly from: AreaId; readonly to: AreaId; readonly count: number }[];
  readonly battle: BattleView | null;
  /** What nothing else here tells, for the arbiter alone; null for everybody else. */
  readonly machine: MachineView | null;
}

/** The position as a viewer may see it. */
export interface PeloponnesianView extends PeloponnesianPieces, Envelope<Seat, PeloponnesianDecision> {}

/** What the arbiter sees besides, so that `position` can make the state again. */
export interface MachineView {
  /** Who has, or last had, the first turn of a season. */
  readonly first: Seat;
  /** How the cards of the season are used, also when they have been used up. */
  readonly uses: BySeat<CardUse>;
  /** How the game ended; null while it goes on. */
  readonly ending: EndingView | null;
  /** Cards that are not of the deck of the scenario. */
  readonly outOfDeck: readonly CardId[];
  /** Marks of cities that nothing else tells. */
  readonly cityMarks: Readonly<Record<AreaId, readonly string[]>>;
  /** The ways taken this turn as a tree: each node with the area entered and the node before, counted from 1; 0 at an area of departure. */
  readonly routes: readonly RouteView[];
  /** Perilous crossings in order. */
  readonly crossings: readonly CrossingView[];
  /** Forced marches announced, in order. */
  readonly forced: readonly { readonly block: BlockId; readonly to: AreaId }[];
  /** The fight under way as the engine keeps it; what it means is told by `battle`. */
  readonly melee: readonly number[];
}

/** What a committed card is used for. */
export const CARD_USES = ["none", "event", "actions", "sacrifice"] as const;
export type CardUse = (typeof CARD_USES)[number];

/** The end of a game: nobody wins a draw. */
export interface EndingView {
  readonly winner: Seat | null;
  readonly victory: Victory;
  readonly clause: string;
}

/** A node of the ways taken this turn. */
export interface RouteView {
  readonly before: number;
  readonly area: AreaId;
}

/** A fleet that crossed a perilous border, and what it carried. */
export interface CrossingView {
  readonly border: string;
  readonly fleet: BlockId;
  readonly cargo: BlockId | null;
}
