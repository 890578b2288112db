/** Owners, and the places where pieces can be. */

/** NOBODY as owner of a marker or of CUs; the player in seat n is `n + 1`. */
export const NOBODY = 0;

/** The independents, as owner of a marker or of CUs. */
export const INDEPENDENTS = 5;

/** Places of generals and royal family members: a space index is its field; INSIDE + space is inside its walls; the rest is off the map. */
export const INSIDE = 256;

/** In the pool, or not yet in play. */
export const POOL = -1;

/** In the Dispersed Box of his player. */
export const DISPERSED = -2;

/** Dead (generals may be replaced, royal family members are out of the game); for the body: buried or removed. */
export const DEAD = -3;

/** The army under way as a place of CUs; the others are a field (space index) and the inside of a city (INSIDE + space). */
export const FORCE = 600;

/** Places of CUs: the Dispersed Box of seat n is DISPERSED_BOX + n. */
export const DISPERSED_BOX = 700;
