/** The parts of a client of Diadochi besides the rules of play: the reader of views and the sampler. */
import type { UnreadClientParts } from "../core/ruleset/envelope.js";
import type { DiadochiTypes } from "./game-types.js";
import { conceal, determinize } from "./knowledge/hidden/index.js";
import { position } from "./knowledge/position/index.js";

/** The parts that the client and the whole ruleset share. */
export const CLIENT_PARTS: UnreadClientParts<DiadochiTypes> = {
  position,
  conceal,
  determinize,
};
