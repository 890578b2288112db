import type { UnreadClientParts } from "../core/ruleset/envelope.js";
import type { DiadochiTypes } from "./game-types.js";
import { conceal, determinize } from "./knowledge/hidden/index.js";
import { position } from "./knowledge/position/index.js";

/** The parts of a client that the whole ruleset shares. */
export const CLIENT_PARTS: UnreadClientParts<DiadochiTypes> = {
  position,
  conceal,
  determinize,
};
