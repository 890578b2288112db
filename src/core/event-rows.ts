/** One row an event: what of it is its own seat's alone, and whether it shows some seat what it did not know. From the rows follow what others hear and what cannot be taken back. */
import type { Viewer } from "./contract.js";
import type { EventBase } from "./events.js";

/** One type of event. */
export interface EventRow<E = EventBase> {
  /** The field that only the event's own seat (its field `seat`) may know: null to others, in a list every entry null. */
  readonly secret?: Exclude<keyof E & string, "type" | "seat">;
  /** It shows some seat what it did not know, so that it cannot be taken back. */
  readonly reveals?: true;
}

/** A row for every type of event. */
export type EventRows<E extends EventBase> = { readonly [T in E["type"]]: EventRow<Extract<E, { readonly type: T }>> };

/** What each viewer hears, and what is a reveal: parts of a ruleset. */
export interface EventViews<E extends EventBase, Seat extends string> {
  viewEvents(events: readonly E[], viewer: Viewer<Seat>): E[];
  isReveal(event: E): boolean;
}

/** What follows from the rows of events. */
export function eventViews<E extends EventBase, Seat extends string>(rows: EventRows<E>): EventViews<E, Seat> {
  const byType = rows as unknown as Readonly<Record<string, EventRow<Record<string, unknown>> | undefined>>;
  const revealing: ReadonlySet<string> = new Set(Object.keys(byType).filter((type) => byType[type]?.reveals === true));
  return {
    viewEvents: (events, viewer) =>
      events.map((event) => {
        const secret = byType[event.type]?.secret;
        if (secret === undefined || (event as { readonly seat?: unknown }).seat === viewer) return event;
        const value = (event as unknown as Readonly<Record<string, unknown>>)[secret];
        return { ...event, [secret]: Array.isArray(value) ? value.map(() => null) : null };
      }),
    isReveal: ({ type }) => revealing.has(type),
  };
}
