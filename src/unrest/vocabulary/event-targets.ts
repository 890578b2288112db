import { type EventTargetRows, type EventTargets, eventTargetsOf } from "../../core/board/event-targets.js";
import type { Target } from "../../core/board/targets.js";
import type { UnrestEvent } from "./events.js";
import { SEATS } from "./types.js";

const track = (id: string): Target => ({ kind: "track", id });
// The unrest can win too, but is not a seat.
const seat = (id: string): Target[] => (SEATS.some((known) => known === id) ? [{ kind: "seat", id }] : []);

export const EVENT_TARGETS: EventTargetRows<UnrestEvent> = {
  fields: {
    leader: "piece",
    leaders: "piece",
    card: "card",
    cards: "card",
    location: "place",
    from: "place",
    to: "place",
    winner: seat,
    first: "seat",
    seat: "seat",
  },
  events: {
    "turn-started": () => [track("turn")],
    "round-started": () => [track("round")],
    "marker-placed": () => [track("round")],
    "marker-removed": () => [track("round")],
    "level-changed": () => [track("unrest-level")],
    "support-won": ({ winner }) => [track("unrest-level"), ...seat(winner)],
    "support-lost": ({ winner }) => [track("unrest-level"), ...seat(winner)],
    "port-changed": ({ to }) => [track("ports"), { kind: "seat", id: to }],
    scored: () => [track("victory-points")],
  },
  unmoved: ["level-changed", "port-changed"],
  nowhere: ["roll"],
};

/** The targets of an event, as its viewer sees it. */
export const eventTargets: (event: UnrestEvent) => EventTargets = /* @__PURE__ */ eventTargetsOf(EVENT_TARGETS);
