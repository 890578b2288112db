import type { Seat } from "../vocabulary/types.js";

export function staffIds(side: Seat, count: number): string[] {
  return Array.from({ length: count }, (_, i) => `${side}-staff-${i + 1}`);
}
