/** Why a side cannot intercept from a space (NYW-14.6): the first check that fails, with its clause. */
import type { Refusal } from "../../core/flow.js";
import { linkKind } from "../../core/graph.js";
import { DEMORALIZED } from "../corps.js";
import { freeCorps } from "./actions.js";
import { isFortress, leadersAt } from "./forces.js";
import { hasLeaderInOrder } from "./interception.js";
import type { Reason } from "./refusals.js";
import { controlOf, corpsOf, type NineYearsState, rivalOf } from "../state.js";
import { ALLIANCE, RED, type Tables } from "../tables.js";
import { refusalBy } from "./bars.js";

const BARS: readonly Reason[] = [
  "interception/not-adjacent",
  "interception/red-link",
  "interception/left-there",
  "interception/no-corps",
  "interception/besieges",
  "interception/corps-demoralized",
  "interception/no-leader",
  "interception/leaders-demoralized",
];

/** Why a side cannot intercept from `origin` an army that has come from `from` into `space`. */
export function interceptionRefusal(
  s: NineYearsState,
  t: Tables,
  side: number,
  origin: number,
  army: { readonly from: number; readonly space: number },
): Refusal | null {
  const link = linkKind(t.graph, army.space, origin);
  const bar = link < 0 ? 0 : link === RED && side !== ALLIANCE ? 1 : origin === army.from ? 2 : forceBar(s, t, side, origin);
  return refusalBy(BARS, bar, { space: t.spaceIds[origin] ?? null });
}

// What bars the units of a space.
function forceBar(s: NineYearsState, t: Tables, side: number, origin: number): number {
  if (corpsOf(s, t, side, origin) === 0) return 3;
  if (isFortress(t, origin) && controlOf(s, origin) === rivalOf(side)) return 4;
  if (freeCorps(s, t, side, origin, DEMORALIZED) === 0) return 5;
  if (leadersAt(s, t, side, origin) === 0) return 6;
  return hasLeaderInOrder(s, t, side, origin) ? BARS.length : 7;
}
