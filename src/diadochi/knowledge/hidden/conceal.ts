import { hasBit } from "../../../core/basics/bits.js";
import { layInOrder } from "../../../core/dice/unseen-cards.js";
import { topKind } from "../../../core/flow/frames.js";
import { PROCEDURES } from "../../flow/index.js";
import { F } from "../../vocabulary/frames/index.js";
import { type DiadochiState, HAND } from "../../state/index.js";
import { tycheDeck, unseenBy } from "./cards.js";
import { isReaction, toFirstAsked } from "./windows.js";

/**
 * Replaces, in place, everything that the viewer (a seat, or -1 for a spectator) cannot know by values that are the same in all positions that look
 * alike to him. Unseen cards are in card order, a sea path is not begun, the chosen card is the first of its hand, and the seat asked about Surprise
 * cards is the first that is possible for the viewer.
 */
export function conceal(s: DiadochiState, viewer: number): void {
  concealCards(s, viewer);
  if (hidesQuestion(s, viewer)) concealQuestion(s, viewer);
}

/** Conceals the frames, in place (DIA-HID.14), and the cards only if the frames depend on them. */
export function concealFrames(s: DiadochiState, viewer: number): void {
  if (!hidesQuestion(s, viewer)) return;
  if (s.frames[s.frames.length - 1] === F["choose-use"].kind) concealCards(s, viewer); // the chosen card is one of a hand
  concealQuestion(s, viewer);
}

function concealCards(s: DiadochiState, viewer: number): void {
  layInOrder(tycheDeck(s), unseenBy(s, viewer));
}

/** True if a seat is asked, but not the viewer. */
export function hidesQuestion(s: DiadochiState, viewer: number): boolean {
  const asked = PROCEDURES[topKind(s)]?.asks(s) ?? 0;
  return asked !== 0 && (viewer < 0 || !hasBit(asked, viewer));
}

function concealQuestion(s: DiadochiState, viewer: number): void {
  if (isReaction(s)) return toFirstAsked(s, viewer); // the asked seat and its window are secret (DIA-HID.9, DIA-HID.13)
  switch (s.frames[s.frames.length - 1]) {
    case F["sea-path"].kind: {
      const f = F["sea-path"].top(s); // DIA-HID.11: the path is not announced yet
      f.cost = 0;
      f.path.clear();
      return;
    }
    case F["choose-use"].kind: {
      const f = F["choose-use"].top(s); // DIA-HID.11: the card is not used yet
      f.card = s.where.indexOf(HAND + f.seat);
      return;
    }
    default:
  }
}
