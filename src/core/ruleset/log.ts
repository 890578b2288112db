/** A caller's log, filled when a step is complete. */

/** Forgets the events of a step that begins again. */
export function emptyLog(events: unknown[] | undefined): void {
  if (events !== undefined) events.length = 0;
}

/** Hands the events of a complete step over. The log is the caller's, whose code may run when it is written to. */
export function handOver<E>(events: readonly E[], log: E[]): void {
  for (const event of events) log.push(event);
}
