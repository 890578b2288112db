/** Positions given by a few pieces. Ratings, sieges and counts are derived; cards given only by number are dealt. */
import { POSITION_COMPLAINT as FAIL, readInteger } from "../../core/basics/json.js";
import {
  type CardPlace,
  draftIn,
  dropEmptyRows,
  entriesIn,
  fieldAt,
  layCards,
  type PathsIn,
  rowsBySeat,
  rowsIn,
  type SceneDraft,
  type SceneInProgress,
  type SceneOf,
  type SceneRules,
  type SceneTurn,
} from "../../core/ruleset/scene.js";
import type { Fields } from "../../core/basics/view-fields.js";
import { at as putAt, type Segment } from "./at.js";
import type { NineYearsOptions } from "../vocabulary/options.js";
import { type Tables, tablesOf } from "../tables/index.js";
import { CARD_VALUES, type EventCardId, FLEET_IDS, POWER_IDS, type Seat, SEATS, ZONE_IDS } from "../vocabulary/types.js";
import type { NineYearsPieces, NineYearsView, SideView } from "../knowledge/view/index.js";

const FOLLOWS = {
  "victoryPoints and the year": ["initiative"],
  hand: ["sides.*.handSize"],
  held: ["sides.*.heldCount"],
  "lowered and what is printed": ["spaces.*.strength"],
  "who stands there (NYW-17.1.1)": ["spaces.*.underSiege"],
  "what is printed": ["leaders.*.side", "leaders.*.command", "leaders.*.battle"],
  "where the other cards lie": ["actionDeck.pile", "eventDeck.pile"],
  year: ["eventDeck.notAdded"],
} as const;

const ELSEWHERE = {
  "options stand beside pieces": ["lastYear", "peaceThreshold"],
  "toMove is the beginning of a part of the year": [
    "active",
    "sides.*.hasChosen",
    "sides.*.chosen",
    "sides.*.askedAbout",
    "spaces.*.corps.*.force",
    "spaces.*.corps.*.hurt",
    "spaces.*.garrison.*.force",
    "spaces.*.garrison.*.hurt",
    "leaders.*.force",
  ],
  "the game goes on": ["winner", "victory"],
} as const;

interface SidePieces extends Omit<SideView, "hand" | "held"> {
  /** The numbers of Action cards of 1, 2 and 3 actions, or their total. */
  readonly hand: readonly number[] | number;
  /** The held events, or their number. */
  readonly held: readonly EventCardId[] | number;
}

interface ScenePieces extends Omit<NineYearsPieces, "sides"> {
  readonly sides: Readonly<Record<Seat, SidePieces>>;
}

/** The pieces that a scene can name: those of the arbiter's view that are neither derived nor given elsewhere. */
export type NineYearsScenePieces = SceneOf<ScenePieces, PathsIn<typeof FOLLOWS> | PathsIn<typeof ELSEWHERE>>;

/** A position given by a few of its pieces, with the options of `setup`. */
export interface NineYearsScene extends NineYearsOptions, SceneTurn<Seat, Segment, NineYearsView> {
  /** The differences from the set-up, or the pieces on an empty map. */
  readonly pieces?: NineYearsScenePieces | undefined;
}

export const SCENE: SceneRules = {
  follows: FOLLOWS,
  elsewhere: ELSEWHERE,
  voids: { "leaders.*.space": ["off", "inside"], "leaders.*.off": ["space", "inside"], "fleets.*.place": ["strength", "doomed"] },
  ids(edition) {
    const { spaceIds, leaderIds } = tablesOf({ edition });
    return { sides: SEATS, powers: POWER_IDS, spaces: spaceIds, leaders: leaderIds, fleets: FLEET_IDS, zones: ZONE_IDS };
  },
  empty: emptied,
  settle: settled,
  at: putAt,
};

// Empties the map and the Force Pools, but keeps the control of spaces and seas, and the fleets.
function emptied(pieces: Fields): Fields {
  return {
    ...pieces,
    spaces: Object.fromEntries(rowsIn(pieces, "spaces").map(([id, { control }]) => [id, control === undefined ? {} : { control }])),
    powers: Object.fromEntries(POWER_IDS.map((id) => [id, {}])),
    leaders: Object.fromEntries(
      rowsIn(pieces, "leaders").map(([id, { unnamed }]) => [id, { off: "not-arrived", ...(unnamed === undefined ? {} : { unnamed }) }]),
    ),
  };
}

function settled(scene: SceneInProgress): Fields {
  const t = tablesOf({ edition: scene.edition });
  for (const [, row] of rowsIn(scene.pieces, "spaces")) for (const list of ["corps", "garrison"]) tidyCorps(row, list);
  dropEmptyRows(scene.pieces, "spaces", t.spaceIds);
  layActionCards(scene, t);
  layEvents(scene, t);
  return scene.pieces;
}

// A view shows no empty list, and no count of 1.
function tidyCorps(row: SceneDraft, list: string): void {
  for (const [corps] of entriesIn(row, list)) if (corps["count"] === 1) delete corps["count"];
  const corps = row[list];
  if (Array.isArray(corps) && corps.length === 0) delete row[list];
}

// Action cards of the same value are alike, so the deal names them by their value.
function layActionCards({ pieces, given, dice }: SceneInProgress, t: Tables): void {
  const left = [...t.actionCards];
  const place = (path: string, base: unknown, said: unknown): CardPlace => ({
    path,
    given: Array.isArray(said) ? cardsOf(readCounts(said, path, left)) : said,
    base: Array.isArray(base) ? cardsOf(base) : [],
  });
  const deck = draftIn(pieces, "actionDeck");
  const sides = rowsBySeat(pieces, "sides", SEATS);
  const hands = sides.map(([seat, row]) => place(`scene.pieces.sides.${seat}.hand`, row["hand"], fieldAt(given, "sides", seat, "hand")));
  const discards = place("scene.pieces.actionDeck.discards", deck["discards"], fieldAt(given, "actionDeck", "discards"));
  const laid = layCards(cardsOf(t.actionCards), [...hands, { ...discards, isOpen: true }], dice).map(countsOf);
  sides.forEach(([, row], i) => (row["hand"] = laid[i]));
  deck["discards"] = laid[laid.length - 1];
}

function cardsOf(counts: readonly number[]): string[] {
  return CARD_VALUES.flatMap((value, i) => new Array<string>(counts[i]!).fill(String(value)));
}

function countsOf(cards: readonly string[]): number[] {
  return CARD_VALUES.map((value) => cards.filter((card) => card === String(value)).length);
}

// Reads the counts of the three values. No count may exceed the cards that are left, from which it is then subtracted.
function readCounts(given: readonly unknown[], path: string, left: number[]): number[] {
  if (given.length !== CARD_VALUES.length) throw FAIL(path, "the numbers of cards of 1, 2 and 3, or how many in all", given);
  return given.map((entry, i) => {
    const count = readInteger(entry, `${path}[${i}]`, 0, left[i]!, FAIL);
    left[i] = left[i]! - count;
    return count;
  });
}

const EVENT_PLACES = ["lasting", "out"] as const;

function layEvents({ pieces, given, dice }: SceneInProgress, t: Tables): void {
  const deck = draftIn(pieces, "eventDeck");
  const year = Number(pieces["year"]);
  const events = t.events.filter(({ added1693 }) => !added1693 || year >= ADDED_YEAR); // NYW-5.2.2: the events of 1693 are added in that year.
  const fits = (card: string): boolean => events.some(({ id, held }) => id === card && held);
  const sides = rowsBySeat(pieces, "sides", SEATS);
  const laid = layCards(
    events.map(({ id }) => id),
    [
      ...sides.map(([seat, row]) => ({
        path: `scene.pieces.sides.${seat}.held`,
        given: fieldAt(given, "sides", seat, "held"),
        base: row["held"],
        fits,
      })),
      ...EVENT_PLACES.map((name) => ({
        path: `scene.pieces.eventDeck.${name}`,
        given: fieldAt(given, "eventDeck", name),
        base: deck[name],
        isOpen: true,
      })),
    ],
    dice,
  );
  sides.forEach(([, row], i) => (row["held"] = laid[i]));
  EVENT_PLACES.forEach((name, i) => (deck[name] = laid[SEATS.length + i]));
}

const ADDED_YEAR = 1693;
