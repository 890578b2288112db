/** The integer of a block: the ten lowest bits are its place, then come its CV and its marks. */

/** The place of a block: one of these off the map, or `ON_MAP` plus its area (PEL-1.1.1). */
export const POOL = 0;
export const RESERVE = 1;
export const EXCLUDED = 2;
export const DRAWN = 3;
export const ON_MAP = 4;
/** The bits of a place, enough for 1,000 areas. */
export const PLACE_MASK = 1023;

export const CV_SHIFT = 10;
export const CV_MASK: number = 15 << CV_SHIFT;

/** The block is inside the besieged city of its area (PEL-1.1.4). */
export const INSIDE: number = 1 << 14;
export const MOVED: number = 1 << 15;
/** The block stopped before the first area of a march. */
export const STAYED: number = 1 << 16;
/** The block belongs to the marching party. */
export const PARTY: number = 1 << 17;
export const LOADED: number = 1 << 18;
export const SUPPLIED: number = 1 << 19;
export const REVEALED: number = 1 << 20;
export const RETREATING: number = 1 << 21;
export const SALLYING: number = 1 << 22;
export const STORMING: number = 1 << 23;
/** A fleet brought the block ashore this turn. */
export const LANDED: number = 1 << 24;
/** The block succeeded in a forced march. */
export const SUCCEEDED: number = 1 << 25;
/** The block must march home after a peace. */
export const HOMEWARD: number = 1 << 26;
/** A fleet carries the block. `aboard` names the fleet; this mark and `aboard` change together. */
export const CARRIED: number = 1 << 27;

/** The marks that do not follow from other facts. */
export const MARKS: number = CARRIED - INSIDE;
/** The largest integer that encodes a block. */
export const ALL_BITS: number = CARRIED * 2 - 1;
