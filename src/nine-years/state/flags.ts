/** Flags of things that have happened or hold, one bit each: of the game, of the round under way, and of each side. */
import type { NineYearsState } from "./position.js";

/** The Glorious Revolution has happened (NYW-20.2.5.2). */
export const GR_HAPPENED = 1;
/** Savoy is with the Alliance; `SAVOY_GONE`: it has become neutral for good (NYW-7.2.1). */
export const SAVOY_ALLIED = 2;
export const SAVOY_GONE = 4;
/** The talks of Turin bar Savoyard corps in this turn (NYW-9.3.9); `BRITISH_IN_AMSTERDAM`: the one British corps of this turn is there (NYW-12.2.5.1). */
export const TURIN_TALKS = 4096;
export const BRITISH_IN_AMSTERDAM = 8192;

/** Actions allowed once per round. */
export const TRANSFER_USED = 512;
export const REPLACEMENT_USED = 1024;
export const RALLY_USED = 2048;

/** A side has won a Famous Victory this year (NYW-16.5.1). Of each flag of a side, the bit here is for the Alliance, the next for the Bourbons. */
export const FAMOUS = 8;
/** The side's marker that strengthens King William's War is used up; `STRENGTHENS_NOW`: it counts for this year's roll (NYW-18.2.1, NYW-18.3.2). */
export const STRENGTHENED = 32;
export const STRENGTHENS_NOW = 16384;
/** The side has sent colonial support for this year's roll (NYW-18.5.2). */
export const SUPPORT = 128;

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

/** True if one of a side's own flags is up. */
export function hasSideFlag(s: NineYearsState, side: number, flag: number): boolean {
  return hasFlag(s, flag << side);
}

/** Sets or clears flags of a side. */
export function setSideFlag(s: NineYearsState, side: number, flags: number, on: boolean): void {
  setFlag(s, flags << side, on);
}
