/** What stands in views and in positions alike: the words of marks with their bits, and what a field says that is left out. */
import { ACTED, DEMORALIZED, FORCE, HURT, REDUCED } from "./corps.js";
import {
  BRITISH_IN_AMSTERDAM,
  FAMOUS,
  GR_HAPPENED,
  LEADER_ACTED,
  LEADER_DEMORALIZED,
  LEADER_FORCE,
  NOT_ARRIVED,
  RALLY_USED,
  REMOVED,
  REPLACEMENT_USED,
  STRENGTHENED,
  STRENGTHENS_NOW,
  SUPPORT,
  TRANSFER_USED,
  TURIN_TALKS,
  WAITING,
} from "./state.js";

/** Words of marks, with their bits. */
export type Marks<Name extends string = string> = readonly (readonly [name: Name, bit: number])[];

export const CORPS_MARKS: Marks<"reduced" | "demoralized" | "acted" | "force" | "hurt"> = [
  ["reduced", REDUCED],
  ["demoralized", DEMORALIZED],
  ["acted", ACTED],
  ["force", FORCE],
  ["hurt", HURT],
];

export const LEADER_MARKS: Marks<"demoralized" | "acted" | "force"> = [
  ["demoralized", LEADER_DEMORALIZED],
  ["acted", LEADER_ACTED],
  ["force", LEADER_FORCE],
];

/** Flags of the game, of the actions used in the round, and of a side (`<< side`). */
export const FLAGS: Marks<"gloriousRevolution" | "turinTalks" | "britishInAmsterdam"> = [
  ["gloriousRevolution", GR_HAPPENED],
  ["turinTalks", TURIN_TALKS],
  ["britishInAmsterdam", BRITISH_IN_AMSTERDAM],
];
export const USED: Marks<"transfer" | "replacement" | "rally"> = [
  ["transfer", TRANSFER_USED],
  ["replacement", REPLACEMENT_USED],
  ["rally", RALLY_USED],
];
export const SIDE_FLAGS: Marks<"strengthened" | "strengthensNow" | "colonialSupport" | "famousVictory"> = [
  ["strengthened", STRENGTHENED],
  ["strengthensNow", STRENGTHENS_NOW],
  ["colonialSupport", SUPPORT],
  ["famousVictory", FAMOUS],
];

/** Where a leader is off the map, and the places. */
export const LEADER_OFF = ["not-arrived", "waiting", "removed"] as const;
export const OFF_PLACES: readonly number[] = [NOT_ARRIVED, WAITING, REMOVED];

/** Writes the marks that are there. */
export function tellMarks<Name extends string>(row: { [K in Name]?: true }, marks: Marks<Name>, bits: number): void {
  for (const [name, bit] of marks) if ((bits & bit) !== 0) row[name] = true;
}

// ---------------------------------------------------------------- what is left out

/** A row of a view with fields of any kind. */
export type Row = Record<string, unknown>;

const noMarks = (...lists: readonly Marks[]): Row => Object.fromEntries(lists.flat().map(([name]) => [name, false]));

/** A view in which nothing is left out, of these spaces: what a position may say of itself. */
export function inFull(view: Row, spaceIds: readonly string[]): Row {
  const none = Object.fromEntries(spaceIds.map((id) => [id, {}]));
  return {
    winner: null,
    victory: null,
    ...noMarks(FLAGS),
    ...view,
    used: { ...noMarks(USED), ...(view["used"] as Row) },
    sides: each(view["sides"], { resourceModifier: 0, fewerCards: 0, penalty: "none", ...noMarks(SIDE_FLAGS), hasChosen: false, chosen: null }),
    powers: each(view["powers"], { pool: 0, waiting: 0, formed: 0, restored: 0 }),
    spaces: each({ ...none, ...(view["spaces"] as Row) }, EMPTY_SPACE, ({ line }) => (line === undefined ? {} : { line: { isNew: false, ...(line as Row) } })),
    leaders: each(view["leaders"], { space: null, inside: false, off: null, battle: 0, unnamed: false, ...noMarks(LEADER_MARKS) }),
    fleets: each(view["fleets"], { strength: 0, doomed: false }),
    zones: { atlantic: null, mediterranean: null, ...(view["zones"] as Row) },
  };
}

const EMPTY_SPACE: Row = { control: null, lowered: 0, underSiege: false, continuedSiege: false, line: null, corps: [], garrison: [] };

function each(rows: unknown, defaults: Row, more: (row: Row) => Row = () => ({})): Row {
  return Object.fromEntries(Object.entries(rows as Record<string, Row>).map(([id, row]) => [id, { ...defaults, ...row, ...more(row) }]));
}
