/**
 * The lists of the latest decision. The engine makes them to see whether there is a choice, and the next caller wants the same lists.
 *
 * They are kept for one state only: the one that the engine has just stepped. They stay valid only while nobody else writes into it, which is why only the
 * engine may change a state.
 */
import { hasBit } from "../basics/bits.js";
import { type Code, emptied } from "./codes.js";

const kept: { state: object | null; asked: number; readonly bySeat: Code[][] } = { state: null, asked: 0, bySeat: [] };

/** Forgets the lists: a state is about to change. */
export function dropLists(): void {
  kept.state = null;
}

/** The list, emptied, that the engine fills for a seat and `keepLists` may keep. */
export function listToFill(seat: number): Code[] {
  const list = kept.bySeat[seat];
  return list === undefined ? (kept.bySeat[seat] = []) : emptied(list);
}

/** Keeps the lists that the engine has just filled for the seats asked in this state. */
export function keepLists(s: object, asked: number): void {
  kept.state = s;
  kept.asked = asked;
}

/** The mask of the seats asked in this state, or -1 where it is not kept. */
export function keptAsked(s: object): number {
  return kept.state === s ? kept.asked : -1;
}

/** The list of a seat in this state, to be read at once and not written to; null where it is not kept. */
export function keptList(s: object, seat: number): readonly Code[] | null {
  return kept.state === s && hasBit(kept.asked, seat) ? kept.bySeat[seat]! : null;
}
