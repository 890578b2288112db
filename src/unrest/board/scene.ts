/** Positions made from a few pieces. Counts, cap and reductions are derived, and cards given only by number are dealt. */
import {
  type CardPlace,
  fieldAt,
  layCards,
  type PathsIn,
  rowsBySeat,
  type SceneInProgress,
  type SceneOf,
  type SceneRules,
  type SceneTurn,
} from "../../core/ruleset/scene.js";
import type { Fields } from "../../core/basics/view-fields.js";
import { at as putAt, type Segment } from "./at.js";
import type { UnrestOptions } from "../vocabulary/options.js";
import { isNamed, seatOfNumber, type Tables, tablesOf } from "../tables/index.js";
import { type BySeat, type CardId, LOCATIONS, type Seat, SEATS } from "../vocabulary/types.js";
import type { CardsView, UnrestPieces, UnrestView } from "../knowledge/view.js";

const FOLLOWS = {
  "the scenario": ["rounds"],
  "the CU in the Garrison Box": ["unrest.cap"],
  "unrest.level": ["unrest.handReduction", "unrest.vpReduction"],
  "ports.carthage": ["ports.coalition"],
  "what is printed": ["leaders.*.side", "leaders.*.kind", "leaders.*.initiative", "leaders.*.tactics"],
  "hand and discards": ["cards.*.count", "cards.*.pile"],
  "unrest.level and what is printed": ["cards.*.limit"],
} as const;

const ELSEWHERE = {
  "options stand beside pieces": ["turns"],
  "toMove is the beginning of a part of a turn": ["active", "underWay", "locations.*.fought", "locations.*.overran"],
  "the game goes on": ["winner", "victory"],
} as const;

interface CardPieces extends Omit<CardsView, "hand"> {
  /** The cards, or their number. */
  readonly hand: readonly CardId[] | number;
}

interface ScenePieces extends Omit<UnrestPieces, "cards"> {
  readonly cards: BySeat<CardPieces>;
}

/** The pieces that a scene can name: the pieces of the arbiter's view that are neither derived nor given elsewhere. */
export type UnrestScenePieces = SceneOf<ScenePieces, PathsIn<typeof FOLLOWS> | PathsIn<typeof ELSEWHERE>>;

/** A position described by a few of its pieces, with the options of `setup`. */
export interface UnrestScene extends UnrestOptions, SceneTurn<Seat, Segment, UnrestView> {
  /** The differences from the set-up, or the pieces on an empty map. */
  readonly pieces?: UnrestScenePieces | undefined;
}

export const SCENE: SceneRules = {
  follows: FOLLOWS,
  elsewhere: ELSEWHERE,
  ids: (edition) => ({ locations: LOCATIONS, leaders: tablesOf({ edition }).leaderIds, cards: SEATS, ports: SEATS }),
  empty: emptied,
  settle: settled,
  at: putAt,
};

// An empty map: no CU, and all leaders off it.
function emptied(pieces: Fields, edition: string): Fields {
  const t = tablesOf({ edition });
  const nobody = { cu: { carthage: 0, coalition: 0 }, fought: 0, overran: 0 };
  return {
    ...pieces,
    locations: Object.fromEntries(LOCATIONS.map((id) => [id, nobody])),
    // CAR-R8.4b, CAR-R8.4c: named leaders are displaced, minor ones set aside.
    leaders: Object.fromEntries(t.leaderIds.map((id, leader) => [id, { place: isNamed(t, leader) ? "displaced" : "set-aside", marked: false }])),
  };
}

function settled({ pieces, given, edition, dice }: SceneInProgress): Fields {
  const t = tablesOf({ edition });
  for (const [seat, row] of rowsBySeat(pieces, "cards", SEATS)) {
    const place = (name: "hand" | "discards"): CardPlace => ({
      path: `scene.pieces.cards.${seat}.${name}`,
      given: fieldAt(given, "cards", seat, name),
      base: row[name],
    });
    [row["hand"], row["discards"]] = layCards(deckOf(t, SEATS.indexOf(seat as Seat)), [place("hand"), { ...place("discards"), isOpen: true }], dice);
  }
  return pieces;
}

// Every card of a side, once per copy.
function deckOf(t: Tables, seat: number): string[] {
  return t.cardIds.flatMap((id, card) => (seatOfNumber(t.cardsFrom, card) === seat ? new Array<string>(t.cardCopies[card]!).fill(id) : []));
}
