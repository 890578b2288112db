/** Exit codes of the program. */
export const OK = 0;
/** A record does not play as it says, or the shards of a run do not add up. */
export const BROKEN = 1;
/** Bad input, shown in one line on standard error. */
export const BAD_INPUT = 2;
/** Something could not be written, shown in one line on standard error. */
export const UNWRITTEN = 3;
/** Somebody interrupted a run of games: what was played until then is reported. Shells give this number for SIGINT (128 + 2). */
export const INTERRUPTED = 130;
