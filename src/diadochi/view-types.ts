/**
 * What `view` gives: the position in words and numbers ready to draw. Everything is plain JSON; nobody's secrets are in anybody else's view.
 */
import type { LinkKind, Seat, SpaceKind, UnitCounts } from "./types.js";

/** Who owns a control marker or a battle line: a player or the independents. */
export type Owner = Seat | "independent";

/** Pieces of one player that stand together. Generals come in order of rank, the commander first. */
export interface ForceView {
  readonly seat: Seat;
  /** CUs by type; types that are absent count 0. */
  readonly units: UnitCounts;
  /** All CUs together, the Silver Shields with their remaining number. */
  readonly count: number;
  readonly generals: readonly string[];
}

/** An independent army. */
export interface IndependentArmyView {
  readonly id: string;
  readonly units: number;
  /** Battle rating. */
  readonly battle: number;
}

/** Siege or subjugation points that lie on a space. */
export interface SiegeView {
  readonly seat: Seat;
  readonly points: number;
}

/** One space with everything on it. */
export interface SpaceView {
  readonly id: string;
  readonly name: string;
  /** East, 0 to 1000. */
  readonly x: number;
  /** South, 0 to 700. */
  readonly y: number;
  readonly kind: SpaceKind;
  readonly province: string | null;
  readonly port: boolean;
  readonly hellespont: boolean;
  /** The control marker; null on transit points and uncontrolled spaces (DIA-MAP.4). */
  readonly control: Owner | null;
  /** Forces in the field, in seat order; normally one (DIA-MAP.17). */
  readonly field: readonly ForceView[];
  /** Forces behind the walls (DIA-MAP.15), in seat order. */
  readonly inside: readonly ForceView[];
  readonly independentArmy: IndependentArmyView | null;
  readonly siege: SiegeView | null;
  /** Royal family members here, field and inside. */
  readonly royals: readonly string[];
  readonly body: boolean;
  readonly tomb: boolean;
}

/** A province: who controls it and what it is worth. */
export interface ProvinceView {
  readonly id: string;
  readonly name: string;
  readonly points: number;
  readonly control: Seat | null;
}

/** Where a piece is. */
export type PlaceKind = "field" | "inside" | "dispersed" | "pool" | "waiting" | "dead" | "out";

/** A general: where he is and what he is worth. */
export interface GeneralView {
  /** The id of the piece: a replacement has an id of his own. */
  readonly id: string;
  readonly class: "major" | "replacement" | "minor";
  readonly seat: Seat | null;
  readonly place: PlaceKind;
  readonly space: string | null;
  readonly initiative: number;
  readonly battle: number;
  readonly rank: number;
  /** Printed prestige and markers of DIA-PRE.5 together. */
  readonly prestige: number;
}

/** A royal family member. */
export interface RoyalView {
  readonly id: string;
  readonly alive: boolean;
  readonly space: string | null;
  readonly inside: boolean;
  /** Whether she is active; males always are. */
  readonly active: boolean;
  readonly controller: Seat | null;
  readonly husband: string | null;
  readonly legitimacy: number;
}

/** A fleet. */
export interface FleetView {
  readonly id: string;
  readonly owner: Seat | null;
  readonly strength: number;
  readonly upgraded: boolean;
  readonly dispersed: boolean;
}

/** Alexander: the body as a piece, then the tomb, then nothing. */
export interface AlexanderView {
  /** Where the body lies while it is a piece. */
  readonly body: string | null;
  readonly inside: boolean;
  /** Who controls the body, or holds the tomb. */
  readonly holder: Seat | null;
  readonly tomb: string | null;
  /** Who buried Alexander. */
  readonly buriedBy: Seat | null;
}

/** What is known of one player. */
export interface SeatView {
  readonly seat: Seat;
  readonly victoryPoints: number;
  readonly legitimacy: number;
  readonly champion: boolean;
  readonly usurper: boolean;
  /** Under the effect of Suspicion (DIA-CRD.7). */
  readonly suspected: boolean;
  /** Number of cards in hand (DIA-HID.1). */
  readonly cards: number;
  /** The hand; null for everybody who may not see it. */
  readonly hand: readonly string[] | null;
  /** OPs recorded on the training track, and for what (DIA-OPS.16). */
  readonly training: { readonly project: "mercenary" | "macedonian" | null; readonly ops: number };
  /** Minor generals in the pool. */
  readonly pool: readonly string[];
  /** What is in the Dispersed Box. */
  readonly dispersed: { readonly units: UnitCounts; readonly generals: readonly string[] };
}

/** A link of the map, both ways (DIA-MAP.9). */
export interface LinkView {
  readonly a: string;
  readonly b: string;
  readonly kind: LinkKind;
}

/** Where in the sequence of play the game stands (DIA-SEQ.1, DIA-SEQ.15). */
export interface ClockView {
  readonly turn: number;
  readonly lastTurn: number;
  readonly phase: string;
  /** 1 to 5 in the Strategy Phase, else 0. */
  readonly round: number;
  /** The segment of a round-turn, or null outside of one. */
  readonly segment: string | null;
  /** Whose round-turn it is, or null. */
  readonly active: Seat | null;
  readonly order: readonly Seat[];
}
