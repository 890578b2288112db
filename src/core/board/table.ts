/**
 * Tables: what is on the board now, in one shape for all games. Each ruleset makes one from a view alone, so that no state is needed; it holds nothing that the
 * viewer may not see. It is plain JSON. Ids are those of the `Board`; whatever has a name is named by the texts.
 */

/** A number with a name: a score, a turn. `value` is null where the name says everything, `of` where there is no maximum. */
export interface Measure {
  readonly id: string;
  readonly value: number | null;
  readonly of: number | null;
}

/** One piece, or several that are alike. */
export interface Piece {
  /** Unique on the table; for pieces that are alike, the id of their stack and their kind. */
  readonly id: string;
  /** One of the `style.pieces` of the board. */
  readonly kind: string;
  /** The id by which the texts name it; null if its face is hidden. */
  readonly name: string | null;
  readonly owner: string | null;
  readonly count: number;
  /** The strength of one of them in battle; null if that is unknown or does not matter. */
  readonly strength: number | null;
  /** The ratings printed on it, in the order of the game: a general's initiative and battle, `2-3`; null when it has none. */
  readonly rating: string | null;
  readonly faceUp: boolean;
  /** Its condition: `acted`, `reduced`. */
  readonly marks: readonly string[];
}

/** Pieces of one owner that lie together. */
export interface Stack {
  /** The place, the owner and what sets it apart there, as `stackId` makes it: `athens/red/inside`. */
  readonly id: string;
  readonly place: string;
  /** Null for nobody's pieces. */
  readonly owner: string | null;
  /** True if it is behind the walls of its place. */
  readonly inside: boolean;
  /** True if it is moving or fighting now. */
  readonly underWay: boolean;
  readonly pieces: readonly Piece[];
}

/** A marker on a place: a siege with its points, a fortified line with its level. */
export interface PlaceMark {
  /** One of the `style.marks` of the board. */
  readonly kind: string;
  readonly owner: string | null;
  readonly value: number | null;
}

/** A place as it is now. */
export interface PlaceState {
  /** The controller; null if there is none. */
  readonly control: string | null;
  /** The number on its symbol now: the strength of a fortress. Null where it is the printed one (`value` of the place of the board), or where there is none. */
  readonly value: number | null;
  readonly marks: readonly PlaceMark[];
}

/** Cards that lie together: a hand, a draw pile, what is in play. */
export interface Pile {
  readonly id: string;
  /** The seat whose pile it is, null for a common one. */
  readonly owner: string | null;
  readonly count: number;
  /** The ids by which the texts name the cards, in no meaningful order; null for those who may not see them. */
  readonly cards: readonly string[] | null;
}

/** A marker on a track. */
export interface TrackMark {
  readonly kind: string;
  readonly owner: string | null;
  readonly at: number;
}

/** A track from its first number to its last, and the markers on it. */
export interface TrackState {
  readonly id: string;
  readonly from: number;
  readonly to: number;
  readonly marks: readonly TrackMark[];
}

/** The public state of a seat that plays. */
export interface SeatState {
  readonly seat: string;
  readonly scores: readonly Measure[];
  /** Titles and roles: `champion`, an Olympian. */
  readonly marks: readonly string[];
}

/** Everything on the board and beside it now, as far as a viewer may see it. */
export interface Table {
  readonly ruleset: string;
  readonly viewer: string;
  /** The position in the sequence of play, the longest part first. */
  readonly clock: readonly Measure[];
  /** The seat whose turn it is, null outside of a turn. */
  readonly active: string | null;
  /** The decision under way and its seats, null when the game is over. */
  readonly decision: { readonly kind: string; readonly seats: readonly string[] } | null;
  /** The seats that play, in seat order. */
  readonly seats: readonly SeatState[];
  /** Places with anything to show besides pieces. */
  readonly places: Readonly<Record<string, PlaceState>>;
  /** The controller of each region that has one. */
  readonly regions: Readonly<Record<string, string>>;
  readonly stacks: readonly Stack[];
  readonly piles: readonly Pile[];
  readonly tracks: readonly TrackState[];
}

/** The id of the stack of an owner (or null) at a place, with a word for what sets it apart from others there. */
export function stackId(place: string, owner: string | null, apart = ""): string {
  return `${place}/${owner ?? "nobody"}${apart === "" ? "" : `/${apart}`}`;
}

/** A stack of pieces; those with a count of 0 are left out. */
export function stackOf(place: string, owner: string | null, apart: string, makePieces: (id: string) => readonly Piece[]): Stack {
  const id = stackId(place, owner, apart);
  const pieces = makePieces(id).filter(({ count }) => count > 0);
  return { id, place, owner, inside: apart === "inside", underWay: apart === "under-way", pieces };
}

/** One piece with a name of its own, face up. */
export function namedPiece(id: string, kind: string, owner: string | null, { strength = null, rating = null, marks = [] }: Partial<Piece> = {}): Piece {
  return { id, kind, name: id, owner, count: 1, strength, rating, faceUp: true, marks };
}

/** Pieces that are alike, face up, named only by their kind. */
export function alikePieces(id: string, kind: string, name: string, owner: string, { count = 0, marks = [] }: Partial<Piece>): Piece {
  return { id, kind, name, owner, count, strength: null, rating: null, faceUp: true, marks };
}
