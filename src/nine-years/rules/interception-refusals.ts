import type { Refusal } from "../../core/basics/errors.js";
import { linkKind } from "../../core/basics/graph.js";
import { DEMORALIZED } from "../vocabulary/corps.js";
import { freeCorps } from "./starts.js";
import { isFortress, leadersAt } from "./forces.js";
import { hasLeaderInOrder } from "./interception.js";
import { type Reason, refuse } from "./refusals.js";
import { controlOf, corpsOf, type NineYearsState, rivalOf } from "../state/index.js";
import { ALLIANCE, RED, type Tables } from "../tables/index.js";

/** Explains why a side cannot intercept from `origin` an army that has gone from `from` to `space` (NYW-14.6): the first check that fails. */
export function interceptionRefusal(
  s: NineYearsState,
  t: Tables,
  side: number,
  origin: number,
  army: { readonly from: number; readonly space: number },
): Refusal | null {
  return refuse(linkBar(t, side, origin, army) ?? forceBar(s, t, side, origin), { space: t.spaceIds[origin] ?? null, into: t.spaceIds[army.space] ?? null });
}

function linkBar(t: Tables, side: number, origin: number, army: { readonly from: number; readonly space: number }): Reason | null {
  const link = linkKind(t.graph, army.space, origin);
  if (link < 0) return "interception/not-adjacent";
  if (link === RED && side !== ALLIANCE) return "interception/red-link";
  return origin === army.from ? "interception/left-there" : null;
}

function forceBar(s: NineYearsState, t: Tables, side: number, origin: number): Reason | null {
  if (corpsOf(s, t, side, origin) === 0) return "interception/no-corps";
  if (isFortress(t, origin) && controlOf(s, origin) === rivalOf(side)) return "interception/besieges";
  if (freeCorps(s, t, side, origin, DEMORALIZED) === 0) return "interception/corps-demoralized";
  if (leadersAt(s, t, side, origin) === 0) return "interception/no-leader";
  return hasLeaderInOrder(s, t, side, origin) ? null : "interception/leaders-demoralized";
}
