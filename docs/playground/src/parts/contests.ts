/** Battles, sieges and whatever else two sides roll dice for, found among what has happened. What begins and ends one is data of each game. */
import type { Moment, Told } from "../protocol.js";

/** The types of events that make a contest of a game. */
interface Kinds {
  /** Events that begin one that can take several decisions. */
  readonly begins: readonly string[];
  /** Events that decide it. */
  readonly ends: readonly string[];
  /** Events that are a contest by themselves, with the rolls just before them. */
  readonly alone: readonly string[];
}

const KINDS: Readonly<Record<string, Kinds>> = {
  diadochi: {
    begins: ["battle-began"],
    ends: ["battle-won", "battle-drawn", "no-battle"],
    alone: ["attempt-made", "naval-battle", "overrun", "interception-succeeded", "interception-failed"],
  },
  "nine-years": { begins: ["battle-began"], ends: ["battle-won"], alone: ["siege-rolled", "interception"] },
  peloponnesian: { begins: ["battle-began"], ends: ["battle-ended"], alone: [] },
  unrest: { begins: ["attack-declared"], ends: ["battle-fought", "automatic-victory"], alone: [] },
};

/** A contest, with all that was told of it in its order. */
export interface Contest {
  /** The moment that decided it. */
  readonly moment: number;
  /** The event that it began with, or was. */
  readonly first: Told;
  /** The event that decided it. */
  readonly last: Told;
  /** The attacker and the attacked; null for nobody's troops. */
  readonly sides: readonly [string | null, string | null];
  readonly events: readonly Told[];
  /** The winner; null for nobody or nobody's troops. */
  readonly winner: string | null;
  readonly isDecided: boolean;
}

type Fields = Readonly<Record<string, unknown>>;

/** The contests that ended between two moments, in their order; `seats` are those that play. */
export function contestsIn(log: readonly Moment[], ruleset: string, seats: readonly string[], from = 0): readonly Contest[] {
  const kinds = KINDS[ruleset];
  if (kinds === undefined) return [];
  const found: Contest[] = [];
  let open: Told[] | null = null;
  for (const [at, { events }] of log.entries()) {
    for (const [nth, event] of (events as readonly Told[]).entries()) {
      if (kinds.begins.includes(event.type)) open = [event];
      else if (open !== null) {
        open.push(event);
        if (!kinds.ends.includes(event.type)) continue;
        const after = consequences(events as readonly Told[], nth, kinds);
        if (at >= from) found.push(contestOf([...open, ...after], at, seats, event));
        open = null;
      } else if (kinds.alone.includes(event.type) && at >= from) {
        const rolls = rollsBefore(events as readonly Told[], nth);
        found.push(contestOf([...rolls, event, ...consequences(events as readonly Told[], nth, kinds)], at, seats, event, event));
      }
    }
  }
  return found;
}

function rollsBefore(events: readonly Told[], nth: number): readonly Told[] {
  let start = nth;
  while (start > 0 && events[start - 1]!.type === "roll") start--;
  return events.slice(start, nth);
}

/** Events that are no consequence of a contest: the game goes on. */
const GOES_ON = /-(?:ended|began|played|begins|drawn|activated)$|^(?:done|became-active|round-began)$/;
/** So many events after the one that decides a contest tell what it led to. */
const LED_TO = 6;

function consequences(events: readonly Told[], nth: number, { begins, alone }: Kinds): readonly Told[] {
  const rest = events.slice(nth + 1, nth + 1 + LED_TO);
  const next = rest.findIndex(({ type }) => begins.includes(type) || alone.includes(type) || GOES_ON.test(type));
  return next < 0 ? rest : rest.slice(0, next);
}

function contestOf(events: readonly Told[], moment: number, seats: readonly string[], last: Told, first: Told = events[0]!): Contest {
  const [a, z] = [first as unknown as Fields, last as unknown as Fields];
  const attacker = seatOf(a["attacker"] ?? a["aggressor"] ?? a["seat"], seats);
  const named = a["defender"] ?? a["interceptor"] ?? a["loser"];
  const rolled = events.flatMap((event) => (event.type === "roll" ? [seatOf((event as unknown as Fields)["seat"], seats)] : []));
  const rival = seats.length === 2 ? (seats.find((seat) => seat !== attacker) ?? null) : null;
  const defender = named === undefined ? (rolled.find((seat) => seat !== attacker && seat !== null) ?? rival) : seatOf(named, seats);
  const winner = seatOf(z["winner"] ?? (last.type === "battle-won" ? z["seat"] : null), seats);
  return { moment, first, last, sides: [attacker, defender], events, winner, isDecided: last.type !== "battle-drawn" && last.type !== "no-battle" };
}

function seatOf(value: unknown, seats: readonly string[]): string | null {
  return typeof value === "string" && seats.includes(value) ? value : null;
}
