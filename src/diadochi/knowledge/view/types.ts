/**
 * The view: the position in ids and numbers, ready to draw. It is plain JSON, and holds what changes; printed data are in the edition (`STANDARD_EDITION`, `board`). Records by
 * id leave out empty spaces and the fields that would be null, false, 0 or empty; `position` fills them in. Everything but `hand` of the seats, `deck.hiddenHands` and `secret`
 * is the same for all viewers (DIA-HID.6, DIA-HID.12).
 */
import type { Switch } from "../../vocabulary/options.js";
import type { Envelope } from "../../../core/ruleset/envelope.js";
import type { DiadochiDecision } from "../../vocabulary/frames/index.js";
import type { RoundSegment, Seat, UnitCounts } from "../../vocabulary/types.js";

/** The owner of a control marker: a player or the independents. */
export type Owner = Seat | "independent";

/** Pieces of one player that stand together. */
export interface ForceView {
  readonly seat: Seat;
  /** CUs by type; types that are absent count 0. */
  readonly units?: UnitCounts;
  /** Generals, the senior one first. */
  readonly generals?: readonly string[];
  /** Royal family members and the body that these pieces guard. */
  readonly royals?: readonly string[];
  /** True for the army under way, which is moving, fighting or landing. */
  readonly underWay?: true;
}

/** An independent army; `id` is "local-tribe" when it has no name of its own. */
export interface IndependentArmyView {
  readonly id: string;
  readonly units: number;
  /** True while a card is moving it. */
  readonly underWay?: true;
}

/** Siege or subjugation points on a space (DIA-SIE.9). */
export interface SiegeView {
  readonly seat: Seat;
  readonly points: number;
}

/** Marks of what has been done in a space, for rules that ask about it later (DIA-MOV.15, DIA-SUR.1, DIA-MOV.21, DIA-RT.9, DIA-GEN.29). */
export interface SegmentMarksView {
  /** CUs that have acted: in the field, or inside again after a sortie. */
  readonly acted?: UnitCounts;
  /** Royal CUs in the field that have moved in this round-turn. */
  readonly movedRoyals?: number;
  /** The free attempt of the Surrender Segment has been made. */
  readonly attempted?: true;
  /** The army under way has asked for passage here. */
  readonly passageAsked?: true;
  /**
   * A minor general has come here from the pool, and nothing but such moves and disbanding has been done since (DIA-GEN.29); `minorTaken`: one has gone back to
   * the pool.
   */
  readonly minorPlaced?: true;
  readonly minorTaken?: true;
}

/** One space with its pieces; `royals` and `alexander` say which of the royal family are here. */
export interface SpaceView {
  /** The control marker; none on transit points and uncontrolled spaces (DIA-MAP.4). */
  readonly control?: Owner;
  /** Forces in the field; one that is under way comes last. */
  readonly field?: readonly ForceView[];
  /** Forces behind the walls (DIA-MAP.15). */
  readonly inside?: readonly ForceView[];
  /** Independent armies; one that is under way comes last. */
  readonly independentArmies?: readonly IndependentArmyView[];
  readonly siege?: SiegeView;
  readonly marks?: SegmentMarksView;
}

/** The place of a piece; only field and inside have a space. */
export type PlaceKind = "field" | "inside" | "pool" | "dispersed" | "dead";

/** A general: where he is and what he is worth. */
export interface GeneralView {
  readonly seat?: Seat;
  readonly place: PlaceKind;
  readonly space?: string;
  readonly initiative: number;
  readonly battle: number;
  /** Printed prestige, markers (DIA-PRE.5) and Gift of Oratory together. */
  readonly prestige?: number;
  readonly prestigeMarkers?: number;
  /** True while Gift of Oratory adds to his prestige (DIA-PRE.6). */
  readonly oratory?: true;
  /** True while Siege Engines add to the siege dice of an army that he commands. */
  readonly siegeEngines?: true;
  /** Has acted in this segment (DIA-MOV.37). */
  readonly acted?: true;
  /** Came from the pool in this segment (DIA-GEN.26). */
  readonly placed?: true;
}

/** A royal family member. */
export interface RoyalView {
  readonly place: PlaceKind;
  readonly space?: string;
  /** True for living males and activated females. */
  readonly active?: true;
  readonly controller?: Seat;
  readonly husband?: string;
  /** Has moved in this segment. */
  readonly acted?: true;
}

/** Alexander: the body while it is a piece, then the tomb, or nothing. */
export interface AlexanderView {
  readonly place: PlaceKind;
  readonly space?: string;
  /** The controller of the body. */
  readonly controller?: Seat;
  readonly acted?: true;
  /** The space of the tomb. */
  readonly tomb?: string;
  /** The seat that has buried him (DIA-ALX.8). */
  readonly buriedBy?: Seat;
}

/** A fleet (DIA-FLT). */
export interface FleetView {
  readonly owner?: Seat;
  /** Present strength. */
  readonly strength: number;
  readonly upgraded?: true;
  readonly dispersed?: true;
}

/** The public state of one player, and his own cards. */
export interface SeatView {
  readonly seat: Seat;
  readonly victoryPoints: number;
  readonly legitimacy: number;
  readonly champion: boolean;
  readonly usurper: boolean;
  /** The number of Suspicions on him this turn (DIA-CRD.7). */
  readonly suspicions: number;
  /** Number of cards in hand (DIA-HID.1). */
  readonly cards: number;
  /** The hand; null for everybody who may not see it. */
  readonly hand: readonly string[] | null;
  /** OPs recorded on the training track, and for what (DIA-OPS.16). */
  readonly training: { readonly unit: "mercenary" | "macedonian" | null; readonly ops: number };
  /** Minor generals in the pool. */
  readonly pool: readonly string[];
  readonly dispersed: { readonly units: UnitCounts; readonly generals: readonly string[] };
}

/** The Tyche deck (DIA-HID.2, DIA-HID.3). */
export interface DeckView {
  /** Cards in the draw pile. */
  readonly pile: number;
  readonly discards: readonly string[];
  /** Surprise cards laid open until the segment ends (DIA-TYC.34). */
  readonly resting: readonly string[];
  readonly removed: readonly string[];
  /** Cards that are not in the deck: set-up generals, generals in play or yet to come. */
  readonly aside: readonly string[];
  /** Cards in each hidden hand (DIA-PLY.6). */
  readonly hidden: readonly number[];
  /** The hidden hands themselves; only the arbiter sees them. */
  readonly hiddenHands: readonly (readonly string[])[] | null;
}

/** The position in the sequence of play (DIA-SEQ.1, DIA-SEQ.15). */
export interface ClockView {
  readonly turn: number;
  readonly lastTurn: number;
  /** The round, from 1, in the Strategy Phase, else 0. */
  readonly round: number;
  /** The segment of a round-turn, or null outside of one. */
  readonly segment: RoundSegment | null;
  /** The seat whose round-turn or phase step is under way, or null. */
  readonly active: Seat | null;
  /** Turn order of this turn (DIA-SEQ.4). */
  readonly order: readonly Seat[];
  /** The naval move of the segment has been made (DIA-NAV.1). */
  readonly navalMoveMade: boolean;
}

/** The options in force. */
export interface OptionsView extends Readonly<Record<Switch, boolean>> {
  readonly players: number;
  readonly autoVp: number;
  readonly lpToWin: number;
}

/** The points of one player as the tracks show them. */
export interface TrackView {
  readonly victoryPoints: number;
  readonly legitimacy: number;
}

/** The tracks of points. They are moved when an action is completed (DIA-VIC.15); in the middle of one they may be behind the points that `seats` counts. */
export interface TracksView {
  /** The tracks of every player. */
  readonly points: Readonly<Partial<Record<Seat, TrackView>>>;
  /**
   * `pieces`: true if the action under way has moved pieces, so that walls, sieges, lone generals and royals are checked on completion; `points`: true if points are counted
   * again then.
   */
  readonly unsettled: { readonly pieces: boolean; readonly points: boolean };
}

/** The pieces as one viewer may see them. */
export interface DiadochiPieces {
  readonly options: OptionsView;
  readonly clock: ClockView;
  readonly seats: readonly SeatView[];
  /** The spaces with something on them, in the order of the board. */
  readonly spaces: Readonly<Record<string, SpaceView>>;
  /** The provinces that somebody controls (DIA-MAP.6), with the seat. */
  readonly provinces: Readonly<Record<string, Seat>>;
  /** The generals in play, by the id of the piece: a replacement has an id of his own (DIA-GEN.28). Majors who are yet to come are left out. */
  readonly generals: Readonly<Record<string, GeneralView>>;
  /** Every royal family member, including the dead. */
  readonly royals: Readonly<Record<string, RoyalView>>;
  readonly alexander: AlexanderView;
  readonly fleets: Readonly<Record<string, FleetView>>;
  /** The spaces of the named independent armies that stand on the map. */
  readonly armies: Readonly<Record<string, string>>;
  readonly silverShields: "awaited" | "in-play" | "gone";
  /** Royal CUs disbanded for good (DIA-RT.15). */
  readonly disbandedRoyals: number;
  readonly deck: DeckView;
  readonly tracks: TracksView;
}

/** The position as one viewer may see it. */
export type DiadochiView = DiadochiPieces & Envelope<Seat, DiadochiDecision>;
