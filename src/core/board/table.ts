/**
 * Tables: the current contents of the board, in one shape for all games. A ruleset makes one from a view, so a table holds only facts that the viewer
 * may see. It is plain JSON. Ids are the ids of the `Board`; the texts name things.
 */

/** A number with a name, such as a score or a turn. `value` is null if the name says everything; `of` is null without a maximum. */
export interface Measure {
  readonly id: string;
  readonly value: number | null;
  readonly of: number | null;
}

/** One piece, or several that are alike. */
export interface Piece {
  /** Unique on the table; for pieces that are alike, made from the id of their stack and their kind. */
  readonly id: string;
  /** One of `style.pieces` of the board. */
  readonly kind: string;
  /** The id by which the texts name it; null if it is face down. */
  readonly name: string | null;
  readonly owner: string | null;
  readonly count: number;
  /** The strength of one piece in battle; null if unknown or irrelevant. */
  readonly strength: number | null;
  /** Its printed ratings in the order of the game: a general's initiative and battle, `2-3`. Null without ratings. */
  readonly rating: string | null;
  readonly faceUp: boolean;
  /** Its condition, such as `acted` or `reduced`. */
  readonly marks: readonly string[];
}

/** Pieces of one owner in one place. */
export interface Stack {
  /** The id made by `stackId`: `athens/red/inside`. */
  readonly id: string;
  readonly place: string;
  /** Null for pieces without an owner. */
  readonly owner: string | null;
  /** True if behind the walls of its place. */
  readonly inside: boolean;
  /** True while moving or fighting. */
  readonly underWay: boolean;
  readonly pieces: readonly Piece[];
}

/** A marker on a place: a siege with its points, a fortified line with its level. */
export interface PlaceMark {
  /** One of `style.marks` of the board. */
  readonly kind: string;
  readonly owner: string | null;
  readonly value: number | null;
}

export interface PlaceState {
  /** Null without a controller. */
  readonly control: string | null;
  /**
   * The current number on its symbol, such as the strength of a fortress. Null if it is the printed number (`value` of the place on the board), or if
   * there is none.
   */
  readonly value: number | null;
  readonly marks: readonly PlaceMark[];
}

/** Cards in one pile: a hand, a draw pile, the cards in play. */
export interface Pile {
  readonly id: string;
  /** The seat that owns the pile; null for a common pile. */
  readonly owner: string | null;
  readonly count: number;
  /** The ids by which the texts name the cards, in no meaningful order; null if the viewer may not see them. */
  readonly cards: readonly string[] | null;
}

export interface TrackMark {
  readonly kind: string;
  readonly owner: string | null;
  readonly at: number;
}

/** A track with the numbers `from` to `to`, inclusive. */
export interface TrackState {
  readonly id: string;
  readonly from: number;
  readonly to: number;
  readonly marks: readonly TrackMark[];
}

export interface SeatState {
  readonly seat: string;
  readonly scores: readonly Measure[];
  /** Titles and roles: `champion`, an Olympian. */
  readonly marks: readonly string[];
}

/** Everything on and beside the board that a viewer may see. */
export interface Table {
  readonly ruleset: string;
  readonly viewer: string;
  /** The position in the sequence of play, the longest unit first. */
  readonly clock: readonly Measure[];
  /** Null outside a turn. */
  readonly active: string | null;
  /** The pending decision and its seats; null if the game is over. */
  readonly decision: { readonly kind: string; readonly seats: readonly string[] } | null;
  /** The seats that play, in seat order. */
  readonly seats: readonly SeatState[];
  /** Places with something to show besides pieces. */
  readonly places: Readonly<Record<string, PlaceState>>;
  /** The controllers of controlled regions. */
  readonly regions: Readonly<Record<string, string>>;
  readonly stacks: readonly Stack[];
  readonly piles: readonly Pile[];
  readonly tracks: readonly TrackState[];
}

/** The id of a stack. `apart` distinguishes stacks of the same owner in the same place. */
export function stackId(place: string, owner: string | null, apart = ""): string {
  return `${place}/${owner ?? "nobody"}${apart === "" ? "" : `/${apart}`}`;
}

/** Makes a stack and drops pieces whose count is 0. */
export function stackOf(place: string, owner: string | null, apart: string, makePieces: (id: string) => readonly Piece[]): Stack {
  const id = stackId(place, owner, apart);
  const pieces = makePieces(id).filter(({ count }) => count > 0);
  return { id, place, owner, inside: apart === "inside", underWay: apart === "under-way", pieces };
}

/** A face-up piece with its own name. */
export function namedPiece(id: string, kind: string, owner: string | null, { strength = null, rating = null, marks = [] }: Partial<Piece> = {}): Piece {
  return { id, kind, name: id, owner, count: 1, strength, rating, faceUp: true, marks };
}

/** Face-up pieces that are alike, all with the same name. `count` is 0 by default. */
export function alikePieces(id: string, kind: string, name: string, owner: string, { count = 0, marks = [] }: Partial<Piece>): Piece {
  return { id, kind, name, owner, count, strength: null, rating: null, faceUp: true, marks };
}
