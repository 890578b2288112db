import { type EventTargetRows, type EventTargets, eventTargetsOf } from "../../core/board/event-targets.js";
import type { Target } from "../../core/board/targets.js";
import type { DiadochiEvent } from "./events.js";
import { BODY_ID, SEATS } from "./types.js";

const BODY: Target = { kind: "piece", id: BODY_ID };
// Independents also own, fight and lose, but are not seats.
const seat = (id: string): Target[] => (SEATS.some((known) => known === id) ? [{ kind: "seat", id }] : []);

export const EVENT_TARGETS: EventTargetRows<DiadochiEvent> = {
  fields: {
    general: "piece",
    by: "piece",
    generals: "piece",
    royal: "piece",
    husband: "piece",
    royals: "piece",
    fleet: "piece",
    fleets: "piece",
    escorts: "piece",
    card: "card",
    cards: "card",
    space: "place",
    from: "place",
    to: "place",
    path: "place",
    first: "seat",
    owner: seat,
    winner: seat,
    loser: seat,
    attacker: seat,
    defender: seat,
    interceptor: seat,
    against: seat,
    seat: "seat",
  },
  events: {
    "turn-began": () => [{ kind: "track", id: "turn" }],
    "body-removed": () => [BODY],
    "body-buried": ({ seat: owner, space }) => [BODY, { kind: "place", id: space }, { kind: "seat", id: owner }],
    "units-changed-sides": ({ from, to, space }) => [{ kind: "place", id: space }, ...seat(from), ...seat(to)],
  },
  unmoved: ["units-changed-sides"],
  nowhere: ["roll", "phase-began", "round-began", "cards-dealt", "deck-reshuffled", "movement-points-changed"],
};

/** The targets of an event, as its viewer sees it. */
export const eventTargets: (event: DiadochiEvent) => EventTargets = /* @__PURE__ */ eventTargetsOf(EVENT_TARGETS);
