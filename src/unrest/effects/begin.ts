/** Begins procedures that several others use: placing CU, rearranging leaders, spending support. */
import { F } from "../vocabulary/frames.js";
import type { UnrestState } from "../state/index.js";
import { firstLeader, type Tables } from "../tables/index.js";

export function placeMany(s: UnrestState, seat: number, count: number): void {
  const f = F["place-cu"].push(s);
  f.seat = seat;
  f.left = count;
}

export function rearrangeFrom(s: UnrestState, t: Tables, seat: number): void {
  const f = F.rearrange.push(s);
  f.seat = seat;
  f.next = firstLeader(t, seat);
}

export function winSupport(s: UnrestState, seat: number, points: number): void {
  const f = F.support.push(s);
  f.seat = seat;
  f.points = points;
}
