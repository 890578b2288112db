/** The ids of the staff officers, who are not rows. */
import type { Seat } from "../vocabulary/types.js";

/** The ids of the staff officers of a side. */
export function staffIds(side: Seat, count: number): string[] {
  return Array.from({ length: count }, (_, i) => `${side}-staff-${i + 1}`);
}
