/**
 * What a view holds: what changes, in ids and words. What is printed (values of cities, ratings of blocks, coordinates, borders) stands in `STANDARD_EDITION` and in the
 * board. In the records by id what says nothing is left out: areas with nothing in them, and of every entry the fields that would be null, false, 0 or empty; `position`
 * fills them in.
 */
import type { Envelope } from "../../core/envelope.js";
import type { BattleFace } from "../events.js";
import type { PeloponnesianDecision } from "../frames.js";
import type {
  AreaId,
  BattleMode,
  BattleWay,
  BlockId,
  BorderId,
  CardId,
  EndingClause,
  GarrisonKind,
  MeleeStage,
  Native,
  Olympian,
  Season,
  Seat,
  Victory,
} from "../types.js";

/** One of something for each side. */
export interface BySeat<T> {
  readonly sparta: T;
  readonly athens: T;
}

/** A number for each side; who has none is left out. */
export type Counts = Partial<BySeat<number>>;

/** A siege: who besieges, since which season of the game (0 is before the game), whether the city is cut off (PEL-8.2.1), and whether it is dealt with in this turn (PEL-DP.37). */
export interface SiegeView {
  readonly seat: Seat;
  readonly since: number;
  readonly blockaded?: true;
  readonly dealtWith?: true;
}

/** A city: who holds it, with what, and how its siege stands. */
export interface CityView {
  /** Left out of a neutral or Persian city. */
  readonly controller?: Seat;
  /** Whose it was before the war, where that is not who controls it (PEL-1.2.5). */
  readonly native?: Native;
  /** Left out where blocks hold the city. */
  readonly garrison?: Exclude<GarrisonKind, "none">;
  readonly garrisonCV?: number;
  readonly siege?: SiegeView;
  readonly pillaged?: true;
  readonly closed?: true;
  /** The event Siege Works is for this city, in this turn. */
  readonly siegeWorks?: true;
}

/** An area and what everybody sees in it. */
export interface AreaView {
  /** Nobody may be there: neutral or out of play. */
  readonly closed?: true;
  /** How many blocks each side has in the field, and behind the walls under siege. */
  readonly field?: Counts;
  readonly besieged?: Counts;
  readonly city?: CityView;
}

/** Where a block is when not on the map. */
export type OffMap = "pool" | "reserve" | "excluded" | "drawn";

/** The face of a block, for its owner: its area and CV, or where it is off the map. Full CV and ratings are printed: `STANDARD_EDITION.blocks`. */
export interface BlockView {
  readonly area?: AreaId;
  readonly cv?: number;
  readonly off?: OffMap;
  readonly carriedBy?: BlockId;
  readonly marks?: readonly string[];
  /** The areas of its route this turn, from departure on; left out when it has not moved. */
  readonly route?: readonly AreaId[];
}

/** Blocks of one side that took the same route this turn (PEL-HI.18). */
export interface ColumnView {
  readonly seat: Seat;
  readonly area: AreaId;
  readonly route: readonly AreaId[];
  readonly count: number;
}

/** Who fights, and how he stands. */
export interface FighterView extends BattleFace {
  readonly routed?: true;
  readonly attacked?: true;
  readonly singleHit?: true;
}

/** The battle being fought; faces are public while it lasts (PEL-HI.4). */
export interface BattleView {
  readonly area: AreaId;
  readonly mode: BattleMode;
  readonly round: number;
  readonly fighters: readonly FighterView[];
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
  /** Who has, or last had, the first turn of a season. */
  readonly first: Seat;
  readonly active: Seat;
  /** Actions left in the turn under way. */
  readonly actions: number;
  /** The marker: positive when Athens leads (PEL-14.1.0.1). */
  readonly prestige: number;
  /** The peace counter, which rises with every Peace Faction (PEL-3.5.21). */
  readonly peace: number;
  /** 0 without a truce; 1 in the year of the peace, and one more in every truce year (PEL-12.1.1.5). */
  readonly truce: number;
  /** The highest bid for the choice of side, 0 without one (PEL-14.1.4.2). */
  readonly bid: number;
  /** What holds for the season, the year or the rest of the game, by name: tempests, omens, an earthquake, the Long War and so on. */
  readonly effects: readonly string[];
  /** Who holds an Olympian, or that it was used this year; left out when nobody does. */
  readonly olympians: Readonly<Partial<Record<Olympian, Seat | "used">>>;
  /** The leader card in play of each side. */
  readonly leaders: BySeat<CardId | null>;
  /** The cards of those whose hand may be seen, of others their number. */
  readonly hands: BySeat<readonly CardId[] | number>;
  /** Hidden until both have committed (PEL-HI.12); null when none is. */
  readonly committed: BySeat<{ readonly card: CardId; readonly use: CardUse } | "hidden" | null>;
  /** Leaders and events that lie open and hold. */
  readonly inPlay: readonly CardId[];
  /** Played, face up (PEL-3.0.5). */
  readonly used: readonly CardId[];
  /** Out of the game. */
  readonly removed: readonly CardId[];
  /** Cards in the draw pile. */
  readonly pile: number;
  /** Blocks in each recruit pool. */
  readonly pools: BySeat<number>;
  /** The areas with anything to tell, in the order of the map: every city, blocks, areas that are closed. */
  readonly areas: Readonly<Record<AreaId, AreaView>>;
  /** The faces of those whose blocks may be seen, all of them in the order of the edition; null of others. */
  readonly blocks: BySeat<Readonly<Record<BlockId, BlockView>> | null>;
  readonly columns: readonly ColumnView[];
  /** Borders where storms will be checked, in the order of their first crossing. */
  readonly crossings: readonly BorderId[];
  /** Where each side built and supplied in its last turn or New Year, in order (PEL-HI.8, PEL-HI.20). */
  readonly markers: readonly MarkerView[];
  /** Forced marches announced, with the blocks of each. */
  readonly forcedMarches: readonly { readonly from: AreaId; readonly to: AreaId; readonly count: number }[];
  readonly battle: BattleView | null;
  /** How the game ended; null while it goes on. */
  readonly ending: EndingView | null;
}

/** The position as a viewer may see it. */
export interface PeloponnesianView extends PeloponnesianPieces, Envelope<Seat, PeloponnesianDecision, PeloponnesianSecret> {}

/** What the arbiter sees besides, so that `position` can make the state again. */
export interface PeloponnesianSecret {
  /** How the cards of the season are used, also when they have been used up. */
  readonly uses: BySeat<CardUse>;
  /** Cards that are not of the deck of the scenario. */
  readonly outOfDeck: readonly CardId[];
  /** Marks of cities that nothing else says. */
  readonly cityMarks: Readonly<Record<AreaId, readonly string[]>>;
  /** The ways taken this turn as a tree: each node with the area entered and the node before, counted from 1; 0 at an area of departure. */
  readonly routes: readonly RouteView[];
  /** Perilous crossings in order. */
  readonly crossings: readonly CrossingView[];
  /** Forced marches announced, in order. */
  readonly forced: readonly { readonly block: BlockId; readonly to: AreaId }[];
  /** What `battle` does not tell of the fight under way. */
  readonly melee: MeleeView | null;
}

/** A fight under way, besides those who fight. */
export interface MeleeView {
  readonly stage: MeleeStage;
  /** The fighter who attacks, by his place in `battle.fighters`; while fighters are chosen the side that chooses, 0 for the aggressor. */
  readonly current: number;
  /** Hits and routs to be taken; while fighters are chosen, `hits` is the agility whose turn it is, 0 for A. */
  readonly hits: number;
  readonly routs: number;
  /** Who has had the retreat option this round. */
  readonly options: readonly Seat[];
  /** In pursuit and harrying the agility of the rearguard, else null. */
  readonly rearguard: number | null;
  readonly loser: Seat | null;
  readonly way: BattleWay;
  /** Whose round of Ares it is. */
  readonly ares: readonly Seat[];
}

/** What a committed card is used for. */
export const CARD_USES = ["none", "event", "actions", "sacrifice"] as const;
export type CardUse = (typeof CARD_USES)[number];

/** The end of a game: nobody wins a draw. */
export interface EndingView {
  readonly winner: Seat | null;
  readonly victory: Victory;
  readonly clause: EndingClause;
}

/** A node of the ways taken this turn. */
export interface RouteView {
  readonly before: number;
  readonly area: AreaId;
}

/** A fleet that crossed a perilous border, and what it carried. */
export interface CrossingView {
  readonly border: BorderId;
  readonly fleet: BlockId;
  readonly cargo: BlockId | null;
}
