/** The spaces that the card under way has marked (slot b of EVENT): the last part of Peucestas and the range of the League of the Islanders depend on them. */
import { setSlot, slot } from "../../../core/frames.js";
import { Event } from "../../frames.js";
import { withPackedSpace } from "../../packed-spaces.js";
import type { DiadochiState } from "../../state.js";
import type { SpaceIndex } from "../../tables.js";

/** The spaces marked by the card under way, as a packed list. */
export function markedSpaces(s: DiadochiState): number {
  return slot(s, Event.b);
}

/** Adds a space to the marked ones. */
export function rememberMarked(s: DiadochiState, space: SpaceIndex): void {
  setSlot(s, Event.b, withPackedSpace(slot(s, Event.b), space));
}
