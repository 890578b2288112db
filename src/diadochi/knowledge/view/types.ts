/**
 * The view: the position in ids and numbers, ready to draw. It is plain JSON with everything that changes; printed data are in the edition
 * (`STANDARD_EDITION`, `board`). Records by id omit empty spaces and fields that would be null, false, 0 or empty; `position` fills them in.
 * Of the pieces, only `hand` of the seats and `deck.hiddenHands` depend on the viewer (DIA-HID.6, DIA-HID.12).
 */
import type { Switch } from "../../vocabulary/options.js";
import type { Envelope } from "../../../core/ruleset/envelope.js";
import type { DiadochiDecision } from "../../vocabulary/frames/index.js";
import type { RoundSegment, Seat, UnitCounts } from "../../vocabulary/types.js";

/** The owner of a control marker: a player or the independents. */
export type Owner = Seat | "independent";

/** Pieces of one player in one place. */
export interface ForceView {
  readonly seat: Seat;
  /** CUs by type; absent types count 0. */
  readonly units?: UnitCounts;
  /** The most senior first. */
  readonly generals?: readonly string[];
  /** The royal family members and the body that this force protects. */
  readonly royals?: readonly string[];
  /** True for the army that is moving, fighting or landing. */
  readonly underWay?: true;
}

/** An independent army; `id` is "local-tribe" if it is not a named one. */
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

/** Marks of actions in a space that later rules depend on (DIA-MOV.15, DIA-SUR.1, DIA-MOV.21, DIA-RT.9, DIA-GEN.29). */
export interface SegmentMarksView {
  /** CUs that have acted: in the field, or back inside after a sortie. */
  readonly acted?: UnitCounts;
  /** Royal CUs in the field that have moved in this round-turn. */
  readonly movedRoyals?: number;
  /** True after the free attempt of the Surrender Segment. */
  readonly attempted?: true;
  /** True after the moving army has asked for passage here. */
  readonly passageAsked?: true;
  /** True if a minor general has come from the pool, and no action other than placing, taking back or disbanding has followed (DIA-GEN.29). */
  readonly minorPlaced?: true;
  /** True if a minor general has returned to the pool, and no other action has followed, as for `minorPlaced`. */
  readonly minorTaken?: true;
}

/** One space with its pieces; `royals` and `alexander` have the places of the royal family. */
export interface SpaceView {
  /** Absent on transit points and uncontrolled spaces (DIA-MAP.4). */
  readonly control?: Owner;
  /** Forces in the field, the moving one last. */
  readonly field?: readonly ForceView[];
  /** Forces behind the walls (DIA-MAP.15). */
  readonly inside?: readonly ForceView[];
  /** The moving army last. */
  readonly independentArmies?: readonly IndependentArmyView[];
  readonly siege?: SiegeView;
  readonly marks?: SegmentMarksView;
}

/** The kind of place of a piece; only field and inside have a space. */
export type PlaceKind = "field" | "inside" | "pool" | "dispersed" | "dead";

export interface GeneralView {
  readonly seat?: Seat;
  readonly place: PlaceKind;
  readonly space?: string;
  readonly initiative: number;
  readonly battle: number;
  /** Printed prestige, markers (DIA-PRE.5) and Gift of Oratory, added up. */
  readonly prestige?: number;
  readonly prestigeMarkers?: number;
  /** True while Gift of Oratory adds to his prestige (DIA-PRE.6). */
  readonly oratory?: true;
  /** True while Siege Engines add to the siege dice of an army under his command. */
  readonly siegeEngines?: true;
  /** True if he has acted in this segment (DIA-MOV.37). */
  readonly acted?: true;
  /** True if he came from the pool in this segment (DIA-GEN.26). */
  readonly placed?: true;
}

export interface RoyalView {
  readonly place: PlaceKind;
  readonly space?: string;
  /** True for living males and active females. */
  readonly active?: true;
  readonly controller?: Seat;
  readonly husband?: string;
  /** True if he or she has moved in this segment. */
  readonly acted?: true;
}

/** Alexander: the body while it is on the map, then the tomb, or neither. */
export interface AlexanderView {
  readonly place: PlaceKind;
  readonly space?: string;
  readonly controller?: Seat;
  readonly acted?: true;
  readonly tomb?: string;
  /** The seat that buried him (DIA-ALX.8). */
  readonly buriedBy?: Seat;
}

export interface FleetView {
  readonly owner?: Seat;
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
  /** The number of cards in hand (DIA-HID.1). */
  readonly cards: number;
  /** The hand; null if the viewer may not see it. */
  readonly hand: readonly string[] | null;
  /** The OPs recorded on the training track, and the kind of CU, null without OPs (DIA-OPS.16). */
  readonly training: { readonly unit: "mercenary" | "macedonian" | null; readonly ops: number };
  /** The minor generals in the pool. */
  readonly pool: readonly string[];
  readonly dispersed: { readonly units: UnitCounts; readonly generals: readonly string[] };
}

/** The Tyche deck (DIA-HID.2, DIA-HID.3). */
export interface DeckView {
  /** The number of cards in the draw pile. */
  readonly pile: number;
  readonly discards: readonly string[];
  /** Open cards: Surprise cards until the segment ends (DIA-TYC.34), and a Bonus card until its event is carried out or declined (DIA-AMB.161). */
  readonly resting: readonly string[];
  readonly removed: readonly string[];
  /** The cards outside the deck. Their generals were in the set-up, are in play, or have yet to enter. */
  readonly aside: readonly string[];
  /** The number of cards in each hidden hand (DIA-PLY.6). */
  readonly hidden: readonly number[];
  /** The hidden hands; null except for the arbiter. */
  readonly hiddenHands: readonly (readonly string[])[] | null;
}

/** The position in the sequence of play (DIA-SEQ.1, DIA-SEQ.15). */
export interface ClockView {
  readonly turn: number;
  readonly lastTurn: number;
  /** From 1 in the Strategy Phase; else 0. */
  readonly round: number;
  /** Null outside a round-turn. */
  readonly segment: RoundSegment | null;
  /** The seat of the current round-turn or step of a phase; null at other times. */
  readonly active: Seat | null;
  /** The turn order of this turn (DIA-SEQ.4). */
  readonly order: readonly Seat[];
  /** True after the naval move of the segment (DIA-NAV.1). */
  readonly navalMoveMade: boolean;
}

export interface OptionsView extends Readonly<Record<Switch, boolean>> {
  readonly players: number;
  readonly autoVp: number;
  readonly lpToWin: number;
}

/** The points of one player on the tracks. */
export interface TrackView {
  readonly victoryPoints: number;
  readonly legitimacy: number;
}

/** The tracks of points, updated when an action is completed (DIA-VIC.15). During an action they may lag behind the points in `seats`. */
export interface TracksView {
  readonly points: Readonly<Partial<Record<Seat, TrackView>>>;
  /**
   * `pieces` is true if the current action has moved pieces, so that walls, sieges, lone generals and royals are checked at its end; `points` is true
   * if points are then recounted.
   */
  readonly unsettled: { readonly pieces: boolean; readonly points: boolean };
}

export interface DiadochiPieces {
  readonly options: OptionsView;
  readonly clock: ClockView;
  readonly seats: readonly SeatView[];
  /** The spaces with pieces or markers, in the order of the board. */
  readonly spaces: Readonly<Record<string, SpaceView>>;
  /** The controlled provinces (DIA-MAP.6) with their seats. */
  readonly provinces: Readonly<Record<string, Seat>>;
  /** The generals in play, by the id of the piece: a replacement has a different id (DIA-GEN.28). Majors who have yet to enter are absent. */
  readonly generals: Readonly<Record<string, GeneralView>>;
  /** All royal family members, including the dead. */
  readonly royals: Readonly<Record<string, RoyalView>>;
  readonly alexander: AlexanderView;
  readonly fleets: Readonly<Record<string, FleetView>>;
  /** The spaces of the named independent armies on the map. */
  readonly armies: Readonly<Record<string, string>>;
  readonly silverShields: "awaited" | "in-play" | "gone";
  /** Royal CUs disbanded for good (DIA-RT.15). */
  readonly disbandedRoyals: number;
  readonly deck: DeckView;
  readonly tracks: TracksView;
}

/** A position as one viewer may see it. */
export type DiadochiView = DiadochiPieces & Envelope<Seat, DiadochiDecision>;
