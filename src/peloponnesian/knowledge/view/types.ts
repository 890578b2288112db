/**
 * The view: it holds what changes, in ids and words. Printed data (values of cities, ratings of blocks, coordinates, borders) are in `STANDARD_EDITION` and in the board.
 * Records by id leave out areas with nothing in them, and all fields that would be null, false, 0 or empty; `position` fills them in.
 */
import type { Envelope } from "../../../core/ruleset/envelope.js";
import type { BattleFace } from "../../vocabulary/events.js";
import type { PeloponnesianDecision } from "../../vocabulary/frames.js";
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
} from "../../vocabulary/types.js";

/** One of something for each side. */
export interface BySeat<T> {
  readonly sparta: T;
  readonly athens: T;
}

/** A number for each side; a side that has none is left out. */
export type Counts = Partial<BySeat<number>>;

/** A siege: who besieges, since which season of the game (0 is before the game), and whether the city is cut off (PEL-8.2.1). */
export interface SiegeView {
  readonly seat: Seat;
  readonly since: number;
  readonly blockaded?: true;
}

/** A city: its controller, its garrison and the state of its siege. */
export interface CityView {
  /** Left out of a neutral or Persian city. */
  readonly controller?: Seat;
  /** The native side, if it is not the controller (PEL-1.2.5). */
  readonly native?: Native;
  /** Left out where the city has none. */
  readonly garrison?: Exclude<GarrisonKind, "none">;
  readonly garrisonCV?: number;
  readonly siege?: SiegeView;
  readonly pillaged?: true;
  readonly closed?: true;
  /** Its siege is dealt with in this turn (PEL-DP.37), even if that has ended it (PEL-HI.13). */
  readonly dealtWith?: true;
  /** The event Siege Works is for this city, in this turn. */
  readonly siegeWorks?: true;
}

/** An area and what everybody sees in it. */
export interface AreaView {
  /** Nobody may be there: neutral or out of play. */
  readonly closed?: true;
  /** The number of blocks of each side in the field; `besieged`: behind the walls under siege. */
  readonly field?: Counts;
  readonly besieged?: Counts;
  readonly city?: CityView;
}

/** The place of a block off the map. */
export type OffMap = "pool" | "reserve" | "excluded" | "drawn";

/** The face of a block, for those who see it: its area and CV, or where it is off the map. Full CV and ratings are printed: `STANDARD_EDITION.blocks`. */
export interface BlockView {
  readonly area?: AreaId;
  readonly cv?: number;
  readonly off?: OffMap;
  readonly carriedBy?: BlockId;
  readonly marks?: readonly string[];
  /** The areas of its route this turn, from departure on; left out when it has not moved. */
  readonly route?: readonly AreaId[];
}

/**
 * Hidden blocks that look the same: their place, their marks (such as moved or retreating), and the route on which they came (PEL-HI.18, PEL-HI.23). Half-made choices do not
 * show (PEL-HI.22).
 */
export interface HiddenBlocksView {
  /** Left out off the map. */
  readonly area?: AreaId;
  readonly off?: OffMap;
  readonly count: number;
  readonly marks?: readonly string[];
  /** The areas of their route this turn, from departure on; left out when they have not moved. */
  readonly route?: readonly AreaId[];
  /** The kind that they must be: fleets, or Greek land blocks, which fleets carry (PEL-HI.24). */
  readonly kind?: "fleet" | "greek";
  /** The allowance, where their march shows it (PEL-HI.18). */
  readonly allowance?: number;
  /** The forced marches they have announced, by their indices in `forcedMarches`. */
  readonly forced?: readonly number[];
  /** The block that a fleet is seen to carry, in the same area (PEL-HI.24). */
  readonly cargo?: { readonly marks?: readonly string[]; readonly route?: readonly AreaId[] };
}

/** A fighter of the battle and its state. */
export interface FighterView extends BattleFace {
  readonly routed?: true;
  readonly attacked?: true;
  readonly singleHit?: true;
}

/** The battle being fought; faces are public while it lasts (PEL-HI.4), and so are its dice and what is chosen in it. */
export interface BattleView {
  readonly area: AreaId;
  readonly mode: BattleMode;
  readonly round: number;
  readonly fighters: readonly FighterView[];
  readonly stage: MeleeStage;
  /** The fighter who attacks, by his place in `fighters`; while fighters are chosen the side that chooses, 0 for the aggressor. */
  readonly current: number;
  /** Hits and routs to be taken; while fighters are chosen, `hits` is the agility whose turn it is, 0 for A. */
  readonly hits: number;
  readonly routs: number;
  /** The sides that have had the retreat option this round. */
  readonly options: readonly Seat[];
  /** In pursuit and harrying the agility of the rearguard, else null. */
  readonly rearguard: number | null;
  readonly loser: Seat | null;
  readonly way: BattleWay;
  /** The sides that Ares helps in this round. */
  readonly ares: readonly Seat[];
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
  /** The seat that has, or last had, the first turn of a season. */
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
  /** The effects of the turn, the season, the year or the rest of the game, by name: tempests, omens, an earthquake, the Long War and so on. */
  readonly effects: readonly string[];
  /** The holder of each Olympian, or "used" if it has been used this year; an Olympian that is free to take is left out. */
  readonly olympians: Readonly<Partial<Record<Olympian, Seat | "used">>>;
  /** The leader card in play of each side. */
  readonly leaders: BySeat<CardId | null>;
  /** The cards of hands that may be seen, and the number of cards of the others. */
  readonly hands: BySeat<readonly CardId[] | number>;
  /** The card that each seat has committed; "hidden" until both have committed (PEL-HI.12), null without one. */
  readonly committed: BySeat<{ readonly card: CardId; readonly use: CardUse } | "hidden" | null>;
  /** The uses of the season's cards, also when they have been used up; hidden with the card (PEL-HI.12). */
  readonly uses: BySeat<CardUse | "hidden">;
  /** Leaders and events in play, face up. */
  readonly inPlay: readonly CardId[];
  /** Played, face up (PEL-3.0.5). */
  readonly used: readonly CardId[];
  /** Out of the game. */
  readonly removed: readonly CardId[];
  /** Cards that do not belong to the scenario's deck, which is printed (PEL-3.0.1). */
  readonly outOfDeck: readonly CardId[];
  /** Cards in the draw pile. */
  readonly pile: number;
  /** Blocks in each recruit pool. */
  readonly pools: BySeat<number>;
  /** The areas with anything to show, in the order of the map: every city, blocks, areas that are closed. */
  readonly areas: Readonly<Record<AreaId, AreaView>>;
  /**
   * The faces that the viewer sees, in the order of the edition: all of his own, of others those that are set aside (PEL-HI.16) and those in a battle (PEL-HI.4).
   */
  readonly blocks: BySeat<Readonly<Record<BlockId, BlockView>>>;
  /** The blocks of others of which more is seen than their area or the pool; empty for one's own. */
  readonly hiddenBlocks: BySeat<readonly HiddenBlocksView[]>;
  /** The ways taken this turn as a tree: each node with the area entered and the node before, counted from 1; 0 at an area of departure (PEL-HI.18). */
  readonly routes: readonly RouteView[];
  /**
   * The blocks that wait for a storm check: one's own fleets in the order of their crossings; of others only their number, for each border in the order of its
   * first crossing.
   */
  readonly crossings: readonly (FleetCrossingView | CrossingView)[];
  /** The areas where each side built and supplied in its last turn or New Year, in order (PEL-HI.8, PEL-HI.20). */
  readonly markers: readonly MarkerView[];
  /** Forced marches announced, in order: one per block. */
  readonly forcedMarches: readonly ForcedMarchView[];
  readonly battle: BattleView | null;
  /** The outcome of the game; null while it goes on. */
  readonly ending: EndingView | null;
}

/** The position as a viewer may see it. */
export interface PeloponnesianView extends PeloponnesianPieces, Envelope<Seat, PeloponnesianDecision> {}

/** Uses of a committed card. */
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

/** A fleet of one's own that crossed a perilous border, and what it carried. */
export interface FleetCrossingView {
  readonly border: BorderId;
  readonly fleet: BlockId;
  readonly cargo: BlockId | null;
}

/**
 * Blocks of others that crossed a perilous border on the same route, fleets and cargo together (PEL-HI.3, PEL-HI.18); without a route, blocks that have been lost since, or
 * gone elsewhere.
 */
export interface CrossingView {
  readonly border: BorderId;
  readonly seat: Seat;
  readonly route?: readonly AreaId[];
  readonly count: number;
}

/** A forced march announced; only its owner knows the block. */
export interface ForcedMarchView {
  readonly block?: BlockId;
  /** Left out when the block is no longer on the map. */
  readonly from?: AreaId;
  readonly to: AreaId;
}
