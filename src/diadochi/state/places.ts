/** Owners, and places of pieces. */

/** The owner of an uncontrolled space or an empty field; the player in seat n is `n + 1`. */
export const NOBODY = 0;

export const INDEPENDENTS = 5;

/** Places of generals and royal family members: a space index is its field, INSIDE + space is inside its walls, negative numbers are off the map. */
export const INSIDE = 256;

/** In the pool, or not yet in play. */
export const POOL = -1;

/** In the Dispersed Box of his player. */
export const DISPERSED = -2;

/** Dead. A dead major general may be replaced; a dead royal family member is out of the game. The body has this place once buried or removed. */
export const DEAD = -3;

/** The moving army as a place of CUs. Other places are a field (space index), and the inside of a city (INSIDE + space). */
export const FORCE = 600;

/** As a place of CUs, the Dispersed Box of seat n is DISPERSED_BOX + n. */
export const DISPERSED_BOX = 700;
