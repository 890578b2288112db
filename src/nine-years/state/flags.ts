/** What has happened or holds, one bit each. */
import type { NineYearsState } from "./position.js";

/** Bits of `flags`. */
export const GR_HAPPENED = 1;
export const SAVOY_ALLIED = 2;
export const SAVOY_GONE = 4;
export const FAMOUS = 8;

// << side
export const STRENGTHENED = 32;

// << side, used up
export const SUPPORT = 128;

// << side
export const TRANSFER_USED = 512;
export const REPLACEMENT_USED = 1024;
export const RALLY_USED = 2048;
export const TURIN_TALKS = 4096;
export const BRITISH_IN_AMSTERDAM = 8192;

/** The side's strengthening counts for this year's roll of King William's War (NYW-18.3.2). */
export const STRENGTHENS_NOW = 16384;

// << side
/** Every flag. */
export const ALL_FLAGS: number = (STRENGTHENS_NOW << 2) - 1;

export function hasFlag(s: NineYearsState, flag: number): boolean {
  return (s.flags & flag) !== 0;
}

/** Every flag that is up, as bits. */
export function flagsOf(s: NineYearsState): number {
  return s.flags;
}

export function setFlag(s: NineYearsState, flag: number, on: boolean): void {
  s.flags = on ? s.flags | flag : s.flags & ~flag;
}
