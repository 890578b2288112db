import { type EventTargetRows, type EventTargets, eventTargetsOf } from "../../core/board/event-targets.js";
import type { Target } from "../../core/board/targets.js";
import type { PeloponnesianEvent, Secret } from "./events.js";

const piece = (id: string): Target => ({ kind: "piece", id });
const place = (id: string): Target => ({ kind: "place", id });

/** The rows also name fields of `secret`, because `eventTargets` copies the visible ones into the event. */
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

/** The things on the table to which an event refers, as far as the viewer of the event may know them. */
export function eventTargets(event: PeloponnesianEvent): EventTargets {
  return TARGETS_OF("secret" in event ? { ...event, ...event.secret } : event);
}
