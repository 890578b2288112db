/** The law of telling finds hidden names in what is heard, and no names that were or are shown. */
import { describe, expect, test } from "vitest";
import { CARDS } from "../../../../examples/tiny/data/cards.js";
import { TINY } from "../../../../examples/tiny/index.js";
import { PLEDGED, type TinyState } from "../../../../examples/tiny/state/index.js";
import type { TinyEvent } from "../../../../examples/tiny/vocabulary/events.js";
import { held } from "../../broken.js";

/** All hear the card that north has pledged; a view shows all cards while `isShown` says so. */
function hearing(isShown: (hasPledged: boolean) => boolean): () => void {
  const faces = CARDS.map(({ id }) => id);
  return held(16, {
    viewEvents: (events: readonly TinyEvent[], viewer: "north") =>
      events.flatMap((event) => (event.type === "pledged" && event.seat === "north" ? [event] : TINY.viewEvents([event], viewer))),
    view: (s: TinyState, viewer: "north") => {
      const view = TINY.view(s, viewer);
      const isPledging = TINY.decision(s)?.kind === "pledge";
      return isPledging && isShown(s.deck.includes(PLEDGED)) ? { ...view, faces } : view;
    },
  });
}

describe("law 16 finds", () => {
  test("a hidden name that is heard", () => expect(hearing(() => false)).toThrow(/hears the hidden name \S+ of "north pledge/));
  test("nothing in a name that was shown before", () => expect(hearing((hasPledged) => !hasPledged)).not.toThrow());
  test("nothing in a name that is shown", () => expect(hearing((hasPledged) => hasPledged)).not.toThrow());
});
