/** The board of Tiny, laid out by itself, and what lies on it. */
import type { Board } from "../../src/core/board/board.js";
import { type EventTargets, eventTargetsOf } from "../../src/core/board/event-targets.js";
import { namedPiece, stackOf, type Table } from "../../src/core/board/table.js";
import { layOut } from "../../src/drawing/layout.js";
import type { Outline } from "../../src/drawing/outline.js";
import type { TinyEvent } from "../../examples/tiny/vocabulary/events.js";
import { tablesOf } from "../../examples/tiny/tables/index.js";
import { SEATS, type Seat } from "../../examples/tiny/vocabulary/types.js";
import type { TinyView } from "../../examples/tiny/knowledge/view.js";

/** The track of the edition that a state plays on. */
export function board(state: { readonly edition: string }): Board {
  return layOut(outline(state));
}

function outline(state: { readonly edition: string }): Outline {
  const { spaces } = tablesOf(state);
  return {
    ruleset: "tiny",
    edition: state.edition,
    places: spaces.map((id) => ({
      id,
      title: id,
      kind: "space",
      region: null,
      sheet: "tiny",
      marks: [],
      lettering: { size: 14, weight: "regular" },
      isSea: false,
      at: null,
    })),
    links: spaces.slice(1).map((b, i) => ({ a: spaces[i]!, b, kind: "path" })),
    regions: [],
    boxes: [],
    tracks: ["round"],
    style: {
      hasWalls: false,
      places: { space: { symbol: "circle", size: 8 } },
      links: { path: { colour: "#7d6243", width: 2, dash: "" } },
      printed: {},
      pieces: { raider: { sign: "star", isRated: false } },
      marks: {},
      owners: {
        north: { colour: "#2d5f94", form: "circle", hatch: "level", side: null },
        south: { colour: "#b3342b", form: "square", hatch: "none", side: null },
      },
    },
  };
}

// Cards that are seen, or how many there are.
function pileOf(id: string, owner: Seat | null, cards: readonly string[] | number): Table["piles"][number] {
  return typeof cards === "number" ? { id, owner, count: cards, cards: null } : { id, owner, count: cards.length, cards };
}

/** The position of a view as a `Table`. */
export function table(view: TinyView): Table {
  return {
    ruleset: "tiny",
    viewer: view.viewer,
    clock: [{ id: "round", value: view.round, of: view.rounds }],
    active: null,
    decision: null,
    seats: SEATS.map((seat) => ({ seat, scores: [{ id: "strength", value: view.strength[seat], of: null }], marks: [] })),
    places: {},
    regions: {},
    stacks: [stackOf(view.raider, null, "", () => [namedPiece("raider", "raider", null)])],
    piles: [
      ...SEATS.map((seat) => pileOf("hand", seat, view.deck.hand[seat])),
      pileOf("draw-pile", null, view.deck.pile),
      pileOf("discards", null, view.deck.discards),
    ],
    tracks: [{ id: "round", from: 1, to: view.rounds, marks: [{ kind: "turn", owner: null, at: view.round }] }],
  };
}

/** What the events are about. */
export const eventTargets: (event: TinyEvent) => EventTargets = eventTargetsOf<TinyEvent>({
  fields: { card: "card", cards: "card", space: "place", seat: "seat", first: "seat", winner: "seat" },
  nowhere: ["roll", "round-began", "game-over"],
});
