import type { UnreadClientParts } from "../core/ruleset/envelope.js";
import type { UnrestTypes } from "./game-types.js";
import { conceal, determinize } from "./knowledge/hidden.js";
import { position } from "./knowledge/position.js";

/** The parts of a client that the whole ruleset shares. */
export const CLIENT_PARTS: UnreadClientParts<UnrestTypes> = {
  position,
  conceal,
  determinize,
};
