/**
 * Targets of events: the things that a line of the log highlights, and the path of a movement. A ruleset states once how the fields of its events map
 * to the table.
 */
import type { EventBase } from "../events/events.js";
import { frozen } from "../basics/frozen.js";
import { type Meaning, type Target, targetsFor } from "./targets.js";

export interface EventTargets {
  /**
   * Pieces, cards and places first, then tracks and seats. Empty for an event about nothing on the table, such as the start of a phase. Never a
   * button.
   */
  readonly targets: readonly Target[];
  /** The places of the movement in the event, from first to last; empty if nothing moved between places. */
  readonly trail: readonly string[];
}

export type FieldOf<E> = E extends unknown ? Exclude<keyof E & string, "type" | "clause" | "setUp"> : never;

/** The event rows of a ruleset. `More` are names of fields besides those of its events. */
export interface EventTargetRows<E extends EventBase, More extends string = never> {
  /** The meaning of fields on the table, in the order of the targets; only a text or a list of texts gives targets. */
  readonly fields: { readonly [F in FieldOf<E> | More]?: Meaning };
  /** Targets of single event types, which replace the targets of their fields. */
  readonly events?: { readonly [T in E["type"]]?: (event: Extract<E, { readonly type: T }>) => readonly Target[] };
  /** Types whose `from` and `to` are not places. */
  readonly unmoved?: readonly E["type"][];
  /** Types without a target on the table. */
  readonly nowhere: readonly E["type"][];
}

/** Makes the function that returns the targets of an event. The event must be as a viewer sees it. */
export function eventTargetsOf<E extends EventBase>(rows: EventTargetRows<E, string>): (event: E) => EventTargets {
  const fields = Object.entries(rows.fields as Readonly<Record<string, Meaning>>);
  const special = (rows.events ?? {}) as Readonly<Record<string, ((event: E) => readonly Target[]) | undefined>>;
  return (event) => {
    const values = event as unknown as Readonly<Record<string, unknown>>;
    const own = Object.hasOwn(special, event.type) ? special[event.type] : undefined;
    const named = own?.(event) ?? fields.flatMap(([field, meaning]) => textsIn(values[field]).flatMap((id) => targetsFor(meaning, id)));
    const targets = new Map(named.map((target) => [`${target.kind} ${target.id}`, target]));
    return frozen({ targets: [...targets.values()], trail: rows.unmoved?.includes(event.type) === true ? [] : trailOf(values) });
  };
}

function textsIn(value: unknown): string[] {
  return (Array.isArray(value) ? value : [value]).filter((entry): entry is string => typeof entry === "string");
}

function trailOf({ from, to, space, path }: Readonly<Record<string, unknown>>): readonly string[] {
  if (Array.isArray(path)) return textsIn(path);
  const trail = textsIn([from, to ?? space]);
  return trail.length === 2 ? trail : [];
}
