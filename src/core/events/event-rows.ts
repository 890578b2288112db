/** Rows for events that hide or reveal facts. The rows decide what other viewers see, and which moves cannot be taken back. */
import type { Viewer } from "../flow/decision.js";
import type { EventBase } from "./events.js";

type FieldOf<E> = Exclude<keyof E & string, "type" | "clause" | "seat">;

/** The part of an event that only its own seat (its field `seat`) may know, and a flag for an event that shows a seat something new. */
export interface EventRow<E = EventBase> {
  /** The secret: a field that is null for others; a list whose length others see; a field missing for others; or the whole event. */
  readonly secret?: FieldOf<E> | { readonly entries: FieldOf<E> } | { readonly without: FieldOf<E> } | "event";
  /** True if a seat learns something new, so that the move cannot be taken back. */
  readonly reveals?: true;
}

/** The events that hide or reveal something; all others are public and reveal nothing. */
export type EventRows<E extends EventBase> = { readonly [T in E["type"]]?: EventRow<Extract<E, { readonly type: T }>> };

/** The functions of a ruleset that filter events for viewers and recognize revealing events. */
export interface EventViews<E extends EventBase, Seat extends string> {
  viewEvents(events: readonly E[], viewer: Viewer<Seat>): E[];
  revealsSecret(event: E): boolean;
}

type AnyRow = EventRow<Record<string, unknown>>;

export function eventViews<E extends EventBase, Seat extends string>(rows: EventRows<E>): EventViews<E, Seat> {
  const byType: ReadonlyMap<string, AnyRow> = new Map(Object.entries(rows) as [string, AnyRow][]);
  return {
    viewEvents(events, viewer) {
      if (viewer === "arbiter") return [...events];
      return events.flatMap((event) => {
        const secret = byType.get(event.type)?.secret;
        return secret === undefined || (event as { readonly seat?: unknown }).seat === viewer ? [event] : told(event, secret);
      });
    },
    revealsSecret: ({ type }) => byType.get(type)?.reveals === true,
  };
}

// The event as other viewers see it: nothing, or without its secret.
function told<E extends EventBase>(event: E, secret: NonNullable<AnyRow["secret"]>): E[] {
  if (secret === "event") return [];
  if (typeof secret === "string") return [{ ...event, [secret]: null }];
  if ("without" in secret) return [Object.fromEntries(Object.entries(event).filter(([name]) => name !== secret.without)) as unknown as E];
  const list = (event as unknown as Readonly<Record<string, readonly unknown[] | null>>)[secret.entries];
  return [{ ...event, [secret.entries]: list?.map(() => null) ?? null }];
}
