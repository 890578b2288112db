/** Exit codes of the program. */
export const OK = 0;
/** A record does not play as it states, or the shards of a run do not match. */
export const BROKEN = 1;
/** Bad input, reported in one line on standard error. */
export const BAD_INPUT = 2;
/** Output could not be written, reported in one line on standard error. */
export const UNWRITTEN = 3;
/** A run of games was interrupted and reported in part. Shells use this number for SIGINT (128 + 2). */
export const INTERRUPTED = 130;
