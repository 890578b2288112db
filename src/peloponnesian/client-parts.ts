import type { UnreadClientParts } from "../core/ruleset/envelope.js";
import type { PeloponnesianTypes } from "./game-types.js";
import { conceal, determinize } from "./knowledge/hidden/index.js";
import { MEMORY } from "./knowledge/memory/index.js";
import { position } from "./knowledge/position/index.js";

/** The parts of a client beyond those needed to play: the reader of views and the sampler. */
export const CLIENT_PARTS: UnreadClientParts<PeloponnesianTypes> = {
  position,
  conceal,
  determinize,
  memory: MEMORY,
};
