/** The procedure that opened a Surprise window: the one directly below it, even while a card played in the window takes effect. */
import { endOfNearest, type FrameKind, sizeOfKind } from "../../../core/flow/frames.js";
import { F } from "../../vocabulary/frames/index.js";
import type { DiadochiState } from "../../state/index.js";

/** True if a procedure of this kind opened the nearest Surprise window; in that case it is the nearest procedure of its kind. */
export function isOpener(s: DiadochiState, { kind }: { readonly kind: FrameKind }): boolean {
  const window = F["surprise-window"].kind;
  const end = endOfNearest(s, window) - sizeOfKind(window);
  return end > 0 && s.frames[end - 1] === kind;
}

/** The frame of the Surprise card that can be answered in the nearest window. */
export function answeredCard(s: DiadochiState): ReturnType<(typeof F)["surprise-effect"]["top"]> {
  const window = F["surprise-window"].kind;
  return F["surprise-effect"].at(s, endOfNearest(s, window) - sizeOfKind(window));
}
