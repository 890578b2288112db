/** The visible part of hidden blocks and half-made choices, which views show and `conceal` keeps. */
export { allowanceSeen, cargoSeen, fixedRoles, isAnnounced, isHidden, isNaval, isOfGroup, SECRET_MARKS } from "./blocks.js";
export { concealFrames, rewind, showAgain, type Shown } from "./choices.js";
export { type Crossed, crossedBy } from "./crossings.js";
