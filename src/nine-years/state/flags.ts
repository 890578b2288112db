/** Flags of the game, of the current round and of each side, one bit each. */
import type { NineYearsState } from "./position.js";

/** NYW-20.2.5.2: the Glorious Revolution has happened. */
export const GR_HAPPENED = 1;
/** Savoy is with the Alliance (NYW-7.2.1). */
export const SAVOY_ALLIED = 2;
/** Savoy has become neutral for good (NYW-7.2.1). */
export const SAVOY_GONE = 4;
/** No Savoyard corps is formed, restored or replaced this turn (NYW-9.3.9). */
export const TURIN_TALKS = 4096;
/** This turn's British corps has landed in Amsterdam (NYW-12.2.5.1). */
export const BRITISH_IN_AMSTERDAM = 8192;

export const TRANSFER_USED = 512;
export const REPLACEMENT_USED = 1024;
export const RALLY_USED = 2048;

// Flags of a side. The constant is the bit of the Alliance; the next higher bit is that of the Bourbons.
/** The side has won a Famous Victory this year (NYW-16.5.1). */
export const FAMOUS = 8;
/** The side's marker for King William's War is used up (NYW-18.2.1). */
export const STRENGTHENED = 32;
/** The side's marker for King William's War counts in this year's roll (NYW-18.3.2). */
export const STRENGTHENS_NOW = 16384;
/** The side has sent colonial support for this year's roll (NYW-18.5.2). */
export const SUPPORT = 128;

export const ALL_FLAGS: number = (STRENGTHENS_NOW << 2) - 1;

export function hasFlag(s: NineYearsState, flag: number): boolean {
  return (s.flags & flag) !== 0;
}

export function flagsOf(s: NineYearsState): number {
  return s.flags;
}

export function setFlag(s: NineYearsState, flag: number, on: boolean): void {
  s.flags = on ? s.flags | flag : s.flags & ~flag;
}

export function hasSideFlag(s: NineYearsState, side: number, flag: number): boolean {
  return hasFlag(s, flag << side);
}

export function setSideFlag(s: NineYearsState, side: number, flags: number, on: boolean): void {
  setFlag(s, flags << side, on);
}
