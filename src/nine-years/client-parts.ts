/** What a client of Nine Years has besides what it plays by: the reader of views, and what samples. */
import type { UnreadClientParts } from "../core/envelope.js";
import type { NineYearsTypes } from "./game-types.js";
import { conceal, determinize } from "./hidden.js";
import { MEMORY } from "./memory.js";
import { inGivenOrder, position } from "./position.js";

/** Of these both the client and the whole ruleset make their value. */
export const CLIENT_PARTS: UnreadClientParts<NineYearsTypes> = {
  position,
  inGivenOrder,
  conceal,
  determinize,
  memory: MEMORY,
};
