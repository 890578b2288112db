/** The targets of the events of Peloponnesian on the table. */
import { type EventTargetRows, type EventTargets, eventTargetsOf } from "../../core/board/event-targets.js";
import type { Target } from "../../core/board/targets.js";
import type { PeloponnesianEvent, Secret } from "./events.js";

const piece = (id: string): Target => ({ kind: "piece", id });
const place = (id: string): Target => ({ kind: "place", id });

/** The rows name fields of `secret` too: `eventTargets` spreads what the viewer may see of it into the event. */
export const EVENT_TARGETS: EventTargetRows<PeloponnesianEvent, keyof Secret> = {
  fields: {
    block: "piece",
    blocks: "piece",
    card: "card",
    cards: "card",
    area: "place",
    from: "place",
    to: "place",
    border: (id) => id.split(".").map(place),
    side: "seat",
    winner: "seat",
    besieger: "seat",
    aggressor: "seat",
    controller: "seat",
    seat: "seat",
  },
  events: {
    "battle-began": ({ area, aggressor, faces }) => [
      ...faces.flatMap(({ block }) => (block === null ? [] : [piece(block)])),
      place(area),
      { kind: "seat", id: aggressor },
    ],
    "prestige-changed": ({ seat }) => [
      { kind: "track", id: "prestige" },
      { kind: "seat", id: seat },
    ],
  },
  nowhere: ["roll", "year-began", "season-began", "peace-rolled", "truce-ended", "game-over"],
};

const TARGETS_OF: (event: PeloponnesianEvent) => EventTargets = /* @__PURE__ */ eventTargetsOf(EVENT_TARGETS);

/** The targets of an event, as far as it is shown to its viewer. */
export function eventTargets(event: PeloponnesianEvent): EventTargets {
  return TARGETS_OF("secret" in event ? { ...event, ...event.secret } : event);
}
