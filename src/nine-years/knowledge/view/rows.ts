import type { NamedBits } from "../../../core/basics/bits.js";
import { ACTED, DEMORALIZED, FORCE, HURT, REDUCED } from "../../vocabulary/corps.js";
import * as S from "../../state/index.js";

export const CORPS_MARKS: NamedBits<"reduced" | "demoralized" | "acted" | "force" | "hurt"> = [
  ["reduced", REDUCED],
  ["demoralized", DEMORALIZED],
  ["acted", ACTED],
  ["force", FORCE],
  ["hurt", HURT],
];

export const LEADER_MARKS: NamedBits<"demoralized" | "acted" | "force"> = [
  ["demoralized", S.LEADER_DEMORALIZED],
  ["acted", S.LEADER_ACTED],
  ["force", S.LEADER_FORCE],
];

/** Flags of the game that views show under these names. */
export const FLAGS: NamedBits<"gloriousRevolution" | "turinTalks" | "britishInAmsterdam"> = [
  ["gloriousRevolution", S.GR_HAPPENED],
  ["turinTalks", S.TURIN_TALKS],
  ["britishInAmsterdam", S.BRITISH_IN_AMSTERDAM],
];
export const USED: NamedBits<"transfer" | "replacement" | "rally"> = [
  ["transfer", S.TRANSFER_USED],
  ["replacement", S.REPLACEMENT_USED],
  ["rally", S.RALLY_USED],
];
/** These two flags are only for observations. Views show the status of Savoy as one word. */
export const OF_SAVOY: NamedBits = [
  ["savoyAllied", S.SAVOY_ALLIED],
  ["savoyGone", S.SAVOY_GONE],
];
/** The bits for side 0; they are shifted left by the number of the side. */
export const SIDE_FLAGS: NamedBits<"strengthened" | "strengthensNow" | "colonialSupport" | "famousVictory"> = [
  ["strengthened", S.STRENGTHENED],
  ["strengthensNow", S.STRENGTHENS_NOW],
  ["colonialSupport", S.SUPPORT],
  ["famousVictory", S.FAMOUS],
];

export const LEADER_OFF = ["not-arrived", "waiting", "removed"] as const;
export const OFF_PLACES: readonly number[] = [S.NOT_ARRIVED, S.WAITING, S.REMOVED];

export function tellMarks<Name extends string>(row: { [K in Name]?: true }, marks: NamedBits<Name>, bits: number): void {
  for (const [name, bit] of marks) if ((bits & bit) !== 0) row[name] = true;
}
