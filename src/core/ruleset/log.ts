/** Drops the events of a step that is run again. */
export function emptyLog(events: unknown[] | undefined): void {
  if (events !== undefined) events.length = 0;
}

/** Gives the events of a complete step to the caller's log, whose `push` may run the caller's code. */
export function handOver<E>(events: readonly E[], log: E[]): void {
  for (const event of events) log.push(event);
}
