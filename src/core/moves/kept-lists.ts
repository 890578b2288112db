/**
 * The lists of the latest decision. The engine makes them to see if there is a choice, and the next caller usually needs the same ones. They are kept
 * for one state only, the last one stepped, and are valid only while no other code writes into it. This is why only the engine may change a state.
 */
import { hasBit } from "../basics/bits.js";
import { type Code, emptied } from "./codes.js";

const kept: { state: object | null; asked: number; readonly bySeat: Code[][] } = { state: null, asked: 0, bySeat: [] };

/** Drops the lists before a state changes. */
export function dropLists(): void {
  kept.state = null;
}

/** An empty list that the engine fills for a seat, for `keepLists` to keep. */
export function listToFill(seat: number): Code[] {
  const list = kept.bySeat[seat];
  return list === undefined ? (kept.bySeat[seat] = []) : emptied(list);
}

/** Keeps the lists just filled for the seats asked in this state. */
export function keepLists(s: object, asked: number): void {
  kept.state = s;
  kept.asked = asked;
}

/** The mask of the seats asked in this state; -1 if not kept. */
export function keptAsked(s: object): number {
  return kept.state === s ? kept.asked : -1;
}

/** The list of a seat in this state, to be read at once and not changed; null if not kept. */
export function keptList(s: object, seat: number): readonly Code[] | null {
  return kept.state === s && hasBit(kept.asked, seat) ? kept.bySeat[seat]! : null;
}
