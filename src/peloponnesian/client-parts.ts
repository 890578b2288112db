/** The parts of a Peloponnesian client beyond those needed to play: the reader of views and the sampler. */
import type { UnreadClientParts } from "../core/ruleset/envelope.js";
import type { PeloponnesianTypes } from "./game-types.js";
import { conceal, determinize } from "./knowledge/hidden/index.js";
import { MEMORY } from "./knowledge/memory/index.js";
import { position } from "./knowledge/position/index.js";

/** The parts that the client and the whole ruleset share. */
export const CLIENT_PARTS: UnreadClientParts<PeloponnesianTypes> = {
  position,
  conceal,
  determinize,
  memory: MEMORY,
};
