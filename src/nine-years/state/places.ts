/** Places of corps and leaders: a space, INSIDE + space, or off the map. */

/** Place of pieces behind the walls of a space. */
export const INSIDE = 128;

/** Places of leaders off the map: not yet arrived; wounded or waiting for the next Reinforcement Phase; out of the game. */
export const NOT_ARRIVED = 256;
export const WAITING = 257;
export const REMOVED = 258;
