/** One number for a set of games: the sum of a hash of each, which does not depend on order, shards or origin. */
import { hashText } from "../core/state/hash.js";
import type { PlayedGame } from "./game.js";
import { sortedJson } from "./run.js";

/** The version of the data that a digest covers. Shards and summaries name it, and digests of different versions are not compared. */
export const DIGEST_VERSION = 2;

const MODULUS = 1n << 128n;

/** The digest of an empty set: 32 zeros. */
export const NO_DIGEST: string = "0".repeat(32);

/**
 * The 128-bit digest of a game, as 32 hexadecimal digits. It covers the number, seed, seats, winners, kind of victory, decisions, hash and fault of the
 * game, but not the thinking times.
 */
export function digestOf({ game, seed, seats, winners, kind, decisions, hash, fault }: Omit<PlayedGame, "thought">): string {
  const text = sortedJson([DIGEST_VERSION, game, seed, seats, winners, kind, decisions, hash, fault]);
  return hashText(text) + hashText(`${text} ${hashText(`other half of ${text}`)}`);
}

/** The sum of digests, modulo 2^128, as 32 hexadecimal digits. */
export function sumOf(digests: Iterable<string>): string {
  let sum = 0n;
  for (const digest of digests) sum += BigInt(`0x${digest}`);
  return (sum % MODULUS).toString(16).padStart(32, "0");
}
