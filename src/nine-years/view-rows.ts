/** What stands in views and in positions alike: the words of marks, with their bits. */
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
