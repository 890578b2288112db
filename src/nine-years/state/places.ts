/** Places of corps and leaders: a space, INSIDE + space (behind its walls), or off the map. */

export const INSIDE = 128;

/** Leaders off the map: not yet arrived; wounded or waiting for the next Reinforcement Phase; out of the game. */
export const NOT_ARRIVED = 256;
export const WAITING = 257;
export const REMOVED = 258;
