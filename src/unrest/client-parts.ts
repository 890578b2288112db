/** The parts of a client of Unrest besides the rules of play: the reader of views and the sampler. */
import type { UnreadClientParts } from "../core/ruleset/envelope.js";
import type { UnrestTypes } from "./game-types.js";
import { conceal, determinize } from "./knowledge/hidden.js";
import { position } from "./knowledge/position.js";

/** The parts that the client and the whole ruleset share. */
export const CLIENT_PARTS: UnreadClientParts<UnrestTypes> = {
  position,
  conceal,
  determinize,
};
