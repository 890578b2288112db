/** The seniority list as tie-breaker (DIA-SEQ.9). */
import { hasBit, withBit } from "../../core/basics/bits.js";
import { DISPERSED, type DiadochiState, ownerOfGeneral, ownerOfSeat, placeOfGeneral } from "../state/index.js";
import { NONE, type Tables } from "../tables/index.js";

const LAST = 1000;

/** The rank of a seat's most senior general in play; a lower number is more senior. Seats without a general come last, in turn order. */
export function seniorityOf(s: DiadochiState, t: Tables, seat: number): number {
  const general = seniorGeneral(s, t, seat);
  return general === NONE ? LAST + ((seat - s.first + s.seats) % s.seats) : t.seniorities[general]!;
}

/** A seat's most senior general in play; NONE without one. */
export function seniorGeneral(s: DiadochiState, t: Tables, seat: number): number {
  const owner = ownerOfSeat(seat);
  let senior = NONE;
  let best = t.rules.seniority.length; // Generals who are not listed have this rank.
  for (let g = 0; g < t.majorCount; g++) {
    const place = placeOfGeneral(s, g);
    // DIA-SEQ.9: a general counts on the map or in the Dispersed Box. A replacement has the number, and so the seniority, of the general he replaces
    // (DIA-GEN.20).
    if (ownerOfGeneral(s, g) !== owner || (place < 0 && place !== DISPERSED) || t.seniorities[g]! >= best) continue;
    best = t.seniorities[g]!;
    senior = g;
  }
  return senior;
}

/** The most senior seat of a mask, or NONE for an empty mask. */
export function seniorSeat(s: DiadochiState, t: Tables, mask: number): number {
  let best = NONE;
  for (let seat = 0; seat < s.seats; seat++) {
    if (hasBit(mask, seat) && (best === NONE || seniorityOf(s, t, seat) < seniorityOf(s, t, best))) best = seat;
  }
  return best;
}

export function highestSeats(s: DiadochiState, valueOf: (seat: number) => number): number {
  let best = Number.NEGATIVE_INFINITY;
  let mask = 0;
  for (let seat = 0; seat < s.seats; seat++) {
    const value = valueOf(seat);
    if (value > best) {
      best = value;
      mask = 0;
    }
    if (value === best) mask = withBit(mask, seat);
  }
  return mask;
}
