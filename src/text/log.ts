import type { EventBase } from "../core/events/events.js";
import type { MoveBase } from "../core/moves/moves.js";

/** The events and moves that the log of a ruleset leaves out or joins, in every language, and the events of a short log. */
export interface LogRows<M extends MoveBase, E extends EventBase> {
  /** Events that repeat a move. If a step has such an event for the mover, the move has no line. */
  readonly echoes: { readonly [T in M["type"]]?: E["type"] | readonly E["type"][] };
  /** Moves without a line, because later moves continue them and events show the result, or because they change nothing. */
  readonly silentMoves: readonly M["type"][];
  /**
   * Events without a line: always, or if a function finds that an event adds nothing. It may rely on another event only if no hidden decision can lie
   * in between.
   */
  readonly silent: { readonly [T in E["type"]]?: true | ((event: Extract<E, { readonly type: T }>, index: number, events: readonly E[]) => boolean) };
  /** Two consecutive events as one; null if each has its own line. */
  join?(before: E, after: E): E | null;
  /** The events of a short log. */
  readonly brief: readonly E["type"][];
}

export interface LogOptions {
  /** Only the main course of the game: years, battles, cities, scores. */
  readonly brief?: boolean | undefined;
}

/** The input of a log: an entry of `game.history`, or a move and its events. */
export interface LogEntry<M extends MoveBase, E extends EventBase> {
  /** Null for the set-up, and for decisions of other seats. */
  readonly move: M | null;
  readonly events: readonly E[];
  /** The decision that the move answered, so that buttons such as "Done" name what they end. */
  readonly decision?: { readonly kind: string } | null | undefined;
}

export function logOf<M extends MoveBase, E extends EventBase>(
  rows: LogRows<M, E>,
  moveText: (move: M, decision?: { readonly kind: string } | null) => string,
  eventText: (event: E) => string,
): (entry: LogEntry<M, E>, options?: LogOptions) => string[] {
  return ({ move, events, decision }, { brief } = {}) => {
    if (brief === true) return events.filter(({ type }) => rows.brief.includes(type)).map(eventText);
    const lines = joined(
      rows,
      events.filter((event, index) => !isSilent(rows, event, index, events)),
    ).map(eventText);
    return move === null || rows.silentMoves.includes(move.type) || isEchoed(rows, move, events) ? lines : [moveText(move, decision), ...lines];
  };
}

/** True if the events of a step already show its move. */
export function isEchoed<M extends MoveBase, E extends EventBase>(rows: LogRows<M, E>, move: M, events: readonly E[]): boolean {
  const row: string | readonly string[] = (Object.hasOwn(rows.echoes, move.type) ? rows.echoes[move.type as M["type"]] : undefined) ?? [];
  const echoes = typeof row === "string" ? [row] : row;
  return events.some((event) => echoes.includes(event.type) && isOf(event, move.seat));
}

function joined<M extends MoveBase, E extends EventBase>({ join }: LogRows<M, E>, events: readonly E[]): readonly E[] {
  if (join === undefined) return events;
  const kept: E[] = [];
  for (const event of events) {
    const last = kept[kept.length - 1];
    const one = last === undefined ? null : join(last, event);
    if (one === null) kept.push(event);
    else kept[kept.length - 1] = one;
  }
  return kept;
}

// An event without a seat belongs to the mover.
function isOf(event: EventBase & { readonly seat?: unknown }, seat: string): boolean {
  return event.seat === undefined || event.seat === seat;
}

function isSilent<M extends MoveBase, E extends EventBase>(rows: LogRows<M, E>, event: E, index: number, events: readonly E[]): boolean {
  const silent = Object.hasOwn(rows.silent, event.type) ? rows.silent[event.type as E["type"]] : undefined;
  return silent === true || (typeof silent === "function" && (silent as (event: E, index: number, events: readonly E[]) => boolean)(event, index, events));
}
