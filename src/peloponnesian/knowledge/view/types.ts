/**
 * A view holds only what changes in a game; printed data (city values, ratings, coordinates, borders) is in `STANDARD_EDITION` and in the board.
 * Areas with nothing to show are left out, and so are optional fields that would be null, false, 0 or empty. `position` fills them in.
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

export interface BySeat<T> {
  readonly sparta: T;
  readonly athens: T;
}

/** A number for each side; 0 is left out. */
export type Counts = Partial<BySeat<number>>;

export interface SiegeView {
  /** The besieger. */
  readonly seat: Seat;
  /** The season in which the siege began, counted from the start of the game; 0 if it began before the game. */
  readonly since: number;
  /** True if the city is cut off (PEL-8.2.1). */
  readonly blockaded?: true;
}

export interface CityView {
  /** Left out for a neutral or Persian city. */
  readonly controller?: Seat;
  /** The native side, if it is not the controller (PEL-1.2.5). */
  readonly native?: Native;
  /** Left out if the city has no garrison. */
  readonly garrison?: Exclude<GarrisonKind, "none">;
  readonly garrisonCV?: number;
  readonly siege?: SiegeView;
  readonly pillaged?: true;
  readonly closed?: true;
  /** True if its siege has been resolved this turn (PEL-DP.37), even if that ended it (PEL-HI.13). */
  readonly dealtWith?: true;
  /** True if the event Siege Works names this city this turn. */
  readonly siegeWorks?: true;
}

export interface AreaView {
  /** True if blocks may not be there: the area is out of play, neutral, or Persian without Persian Aid. */
  readonly closed?: true;
  /** The number of blocks of each side in the field. */
  readonly field?: Counts;
  /** The number of blocks of each side behind the walls. */
  readonly besieged?: Counts;
  readonly city?: CityView;
}

export type OffMap = "pool" | "reserve" | "excluded" | "drawn";

/** A visible block: its area and CV, or its place off the map. Full CV and ratings are in `STANDARD_EDITION.blocks`. */
export interface BlockView {
  readonly area?: AreaId;
  readonly cv?: number;
  readonly off?: OffMap;
  readonly carriedBy?: BlockId;
  readonly marks?: readonly string[];
  /** The areas of its route this turn, from departure on; left out if it has not moved. */
  readonly route?: readonly AreaId[];
}

/**
 * Hidden blocks that look alike: their place, their marks (such as moved or retreating), and their route (PEL-HI.18, PEL-HI.23). Half-made choices do not
 * show (PEL-HI.22).
 */
export interface HiddenBlocksView {
  /** Left out for blocks off the map. */
  readonly area?: AreaId;
  readonly off?: OffMap;
  readonly count: number;
  readonly marks?: readonly string[];
  /** The areas of their route this turn, from departure on; left out if they have not moved. */
  readonly route?: readonly AreaId[];
  /** The kind that they must be: fleets, or Greek land blocks, which fleets carry (PEL-HI.24). */
  readonly kind?: "fleet" | "greek";
  /** The allowance, if their march shows it (PEL-HI.18). */
  readonly allowance?: number;
  /** The indices in `forcedMarches` of the marches that they announced. */
  readonly forced?: readonly number[];
  /** The block that a fleet visibly carries, in the same area (PEL-HI.24). */
  readonly cargo?: { readonly marks?: readonly string[]; readonly route?: readonly AreaId[] };
}

export interface FighterView extends BattleFace {
  readonly routed?: true;
  readonly attacked?: true;
  readonly singleHit?: true;
}

/** The battle under way. Its faces, dice and choices are public while it lasts (PEL-HI.4). */
export interface BattleView {
  readonly area: AreaId;
  readonly mode: BattleMode;
  readonly round: number;
  readonly fighters: readonly FighterView[];
  readonly stage: MeleeStage;
  /** The attacking fighter by index in `fighters`; while fighters are chosen, the side that chooses, 0 for the aggressor. */
  readonly current: number;
  /** Hits and routs to be taken. While fighters are chosen, `hits` is their agility, 0 for A. */
  readonly hits: number;
  readonly routs: number;
  /** The sides that have had the retreat option this round. */
  readonly options: readonly Seat[];
  /** In pursuit and harrying, the agility of the rearguard; else null. */
  readonly rearguard: number | null;
  readonly loser: Seat | null;
  readonly way: BattleWay;
  /** The sides that Ares helps in this round. */
  readonly ares: readonly Seat[];
}

/** An action of which only the marker is visible (PEL-4.0.8). */
export interface MarkerView {
  readonly seat: Seat;
  readonly area: AreaId;
  readonly action: "build" | "supply";
}

export interface PeloponnesianPieces {
  readonly scenario: string;
  /** Negative for BC: -431. */
  readonly year: number;
  readonly season: Season;
  /** The seat that has, or last had, the first turn of a season. */
  readonly first: Seat;
  readonly active: Seat;
  /** Actions left in the current turn. */
  readonly actions: number;
  /** The prestige marker, positive if Athens leads (PEL-14.1.0.1). */
  readonly prestige: number;
  /** The peace counter, which rises with every Peace Faction (PEL-3.5.21). */
  readonly peace: number;
  /** 0 without a truce; 1 in the year of the peace, and 1 more in each truce year (PEL-12.1.1.5). */
  readonly truce: number;
  /** The highest bid for the choice of side; 0 if there was none (PEL-14.1.4.2). */
  readonly bid: number;
  /** The effects of the turn, the season, the year or the rest of the game, such as tempests, omens, an earthquake or the Long War. */
  readonly effects: readonly string[];
  /** The holder of each Olympian, or "used" if it was used this year. Free Olympians are left out. */
  readonly olympians: Readonly<Partial<Record<Olympian, Seat | "used">>>;
  /** The leader card in play of each side; null without one. */
  readonly leaders: BySeat<CardId | null>;
  /** The cards of visible hands, and the number of cards of others. */
  readonly hands: BySeat<readonly CardId[] | number>;
  /** The card that each seat has committed; for others "hidden" until both have committed (PEL-HI.12); null without a card. */
  readonly committed: BySeat<{ readonly card: CardId; readonly use: CardUse } | "hidden" | null>;
  /** The uses of the season's cards, even after they are used up; hidden with the card (PEL-HI.12). */
  readonly uses: BySeat<CardUse | "hidden">;
  /** Face up: leaders and continuing events. */
  readonly inPlay: readonly CardId[];
  /** Face up (PEL-3.0.5). */
  readonly used: readonly CardId[];
  readonly removed: readonly CardId[];
  /** Cards that do not belong to the deck of the scenario (PEL-3.0.1). */
  readonly outOfDeck: readonly CardId[];
  /** The number of cards in the draw pile. */
  readonly pile: number;
  /** The number of blocks in each recruit pool. */
  readonly pools: BySeat<number>;
  /** The areas with anything to show, in map order: every city, blocks, closed areas. */
  readonly areas: Readonly<Record<AreaId, AreaView>>;
  /** The visible blocks, in the order of the edition: all of the viewer's own, and those of others that are set aside (PEL-HI.16) or in a battle (PEL-HI.4). */
  readonly blocks: BySeat<Readonly<Record<BlockId, BlockView>>>;
  /** The blocks of other sides that show more than their area or the pool; empty for the viewer's own side. */
  readonly hiddenBlocks: BySeat<readonly HiddenBlocksView[]>;
  /** The routes of this turn as a tree: each node has the area entered and the previous node, counted from 1; 0 at an area of departure (PEL-HI.18). */
  readonly routes: readonly RouteView[];
  /**
   * The blocks that wait for a storm check. The viewer's own fleets are in the order of their crossings. Blocks of others are only counted, by border in the
   * order of the first crossings.
   */
  readonly crossings: readonly (FleetCrossingView | CrossingView)[];
  /** The areas where each side built and supplied in its last turn or New Year, in order (PEL-HI.8, PEL-HI.20). */
  readonly markers: readonly MarkerView[];
  /** Announced forced marches in order, one per block. */
  readonly forcedMarches: readonly ForcedMarchView[];
  readonly battle: BattleView | null;
  /** Null while the game continues. */
  readonly ending: EndingView | null;
}

/** The position as a viewer sees it. */
export interface PeloponnesianView extends PeloponnesianPieces, Envelope<Seat, PeloponnesianDecision> {}

export const CARD_USES = ["none", "event", "actions", "sacrifice"] as const;
export type CardUse = (typeof CARD_USES)[number];

/** The end of a game. A draw has no winner. */
export interface EndingView {
  readonly winner: Seat | null;
  readonly victory: Victory;
  readonly clause: EndingClause;
}

export interface RouteView {
  readonly before: number;
  readonly area: AreaId;
}

/** A visible fleet that crossed a perilous border, with its cargo. */
export interface FleetCrossingView {
  readonly border: BorderId;
  readonly fleet: BlockId;
  readonly cargo: BlockId | null;
}

/**
 * Blocks of others that crossed a perilous border on the same route, fleets and cargo together (PEL-HI.3, PEL-HI.18). Without a route: blocks that have since
 * been lost or gone elsewhere.
 */
export interface CrossingView {
  readonly border: BorderId;
  readonly seat: Seat;
  readonly route?: readonly AreaId[];
  readonly count: number;
}

/** An announced forced march. Only its owner sees the block. */
export interface ForcedMarchView {
  readonly block?: BlockId;
  /** Left out if the block is no longer on the map. */
  readonly from?: AreaId;
  readonly to: AreaId;
}
