import type { UnreadClientParts } from "../core/ruleset/envelope.js";
import type { NineYearsTypes } from "./game-types.js";
import { conceal, determinize } from "./knowledge/hidden.js";
import { MEMORY } from "./knowledge/memory.js";
import { inGivenOrder, position } from "./knowledge/position.js";

/** The parts of a client beyond those needed to play: the reader of views and the sampler. */
export const CLIENT_PARTS: UnreadClientParts<NineYearsTypes> = {
  position,
  inGivenOrder,
  conceal,
  determinize,
  memory: MEMORY,
};
