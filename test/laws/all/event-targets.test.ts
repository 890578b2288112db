/** The law of events on the table looks at all that an event names but cards, and pieces whose face was shown. */
import { describe, expect, test } from "vitest";
import { TINY } from "../../../examples/tiny/index.js";
import type { EventTargets } from "../../../src/core/board/event-targets.js";
import { knownOf } from "../known.js";
import { held } from "../broken.js";

const known = knownOf(TINY);
const [here, there] = Object.keys(known.drawing!.board(TINY.setup({ seed: 1 })).places);
const place = (id: string) => ({ kind: "place", id }) as const;
const piece = { kind: "piece", id: "nobody" } as const;

/** All events have these targets; those of a pledge are shown once. */
function about(targets: EventTargets["targets"], trail: readonly string[] = [], of = (_type: string): boolean => true): () => void {
  const eventTargets = (event: { readonly type: string }): EventTargets => (of(event.type) ? { targets, trail } : { targets: [], trail: [] });
  return held(32, {}, { known: { ...known, shownOnce: { pledged: "TINY-1" }, drawing: { ...known.drawing!, eventTargets: eventTargets as never } } });
}

describe("law 32", () => {
  const isPledged = (type: string): boolean => type === "pledged";
  test("lets a face that was shown be hidden again, and nothing else", () => {
    expect(about([piece], [], isPledged)).not.toThrow();
    expect(about([piece], [], (type) => !isPledged(type))).toThrow("names the piece nobody, which is not there");
    expect(about([piece, place("nobody")], [], isPledged)).toThrow("names the place nobody, which is not there");
    expect(about([place("nobody")], [], isPledged)).toThrow("names the place nobody, which is not there");
  });
  test("lets a card be shuffled", () => expect(about([{ kind: "card", id: "nowhere" }])).not.toThrow());
  test("finds a trail by places that are not named", () => {
    const unnamed = "goes by what it does not name";
    expect(about([place(here!), { kind: "seat", id: "north" }, place(there!)], [here!, there!])).not.toThrow();
    expect(about([place(here!), { kind: "seat", id: "north" }], [here!])).not.toThrow();
    expect(about([], [here!])).toThrow(unnamed);
    expect(about([place(here!)], [here!, there!])).toThrow(unnamed);
    expect(about([place(here!)], [there!])).toThrow(unnamed);
    expect(about([place(here!), { kind: "card", id: there! }], [there!])).toThrow(unnamed);
  });
});
