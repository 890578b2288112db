/** Pure questions about the track: where a seat pushes, whether it is through, whose side the raider is on. */
import { NONE } from "tyche/engine";
import type { TinyState } from "../state/index.js";
import { tablesOf } from "../tables/index.js";
import { NORTH, SOUTH } from "../vocabulary/types.js";

/** North pushes south, south pushes north. */
export function stepTowardsRivalOf(seat: number): number {
  return seat === NORTH ? 1 : -1;
}

/** TINY-5: where the raider is through for a seat, its rival's end. */
export function endAgainst(s: TinyState, seat: number): number {
  return seat === NORTH ? tablesOf(s).end : 0;
}

/** TINY-6: who has the raider on the rival's side of the track; NONE when it is in the middle. */
export function winnerOfTrack(s: TinyState): number {
  const middle = tablesOf(s).end / 2;
  if (s.raider === middle) return NONE;
  return s.raider > middle ? NORTH : SOUTH;
}
