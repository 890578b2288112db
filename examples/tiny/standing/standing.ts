/** How the seats stand: spaces that the raider is away from the own end, and the strength left this round. */
import type { Standing } from "tyche/engine";
import { strengthOf, type TinyState } from "../state/index.js";
import { tablesOf } from "../tables/index.js";
import { NORTH, type Seat, SOUTH } from "../vocabulary/types.js";

export type TinyMeasure = "distance" | "strength";

export function standing(s: TinyState): Standing<Seat, TinyMeasure> {
  return {
    north: { distance: s.raider, strength: strengthOf(s, NORTH) },
    south: { distance: tablesOf(s).end - s.raider, strength: strengthOf(s, SOUTH) },
  };
}
