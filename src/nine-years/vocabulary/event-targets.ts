import { type EventTargetRows, type EventTargets, eventTargetsOf } from "../../core/board/event-targets.js";
import type { Target } from "../../core/board/targets.js";
import type { NineYearsEvent } from "./events.js";
import { CORPS_KIND_IDS } from "./corps.js";

const track = (id: string): Target => ({ kind: "track", id });
const seat = (id: string): Target => ({ kind: "seat", id });
const action = (value: number): Target => ({ kind: "card", id: `action-${value}` });
// Corps are not pieces of their own.
const unit = (id: string): Target[] => (CORPS_KIND_IDS.includes(id) ? [] : [{ kind: "piece", id }]);

export const EVENT_TARGETS: EventTargetRows<NineYearsEvent> = {
  fields: {
    leader: "piece",
    leaders: "piece",
    fleet: "piece",
    unit,
    card: "card",
    space: "place",
    zone: "place",
    from: "place",
    to: "place",
    first: "seat",
    winner: "seat",
    initiative: "seat",
    attacker: "seat",
    seat: "seat",
  },
  events: {
    "year-began": ({ initiative }) => [track("year"), seat(initiative)],
    winter: () => [track("year")],
    "held-asked": (event) => [seat(event.seat)], // The card is in a hand that others do not see.
    "kww-moved": () => [track("king-williams-war")],
    strengthened: (event) => [track("king-williams-war"), seat(event.seat)],
    "victory-points": () => [track("victory-points")],
    "action-cards-dealt": ({ seat: owner, values }) => [...(values ?? []).map(action), seat(owner)],
    "card-played": ({ seat: owner, value }) => [action(value), seat(owner)],
    "cards-shown": ({ alliance, bourbon }) => [action(alliance), action(bourbon), seat("alliance"), seat("bourbon")],
  },
  unmoved: ["kww-moved"],
  nowhere: ["roll", "savoy-joined", "events-added", "corps-delayed", "action-cards-shuffled", "glorious-revolution", "peace-roll"],
};

/** The things on the table to which an event refers, as far as the viewer of the event may know them. */
export const eventTargets: (event: NineYearsEvent) => EventTargets = /* @__PURE__ */ eventTargetsOf(EVENT_TARGETS);
