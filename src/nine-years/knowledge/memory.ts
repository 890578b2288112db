/**
 * The memory of hidden hands. The cards chosen for the first round are shown once both are chosen (NYW-HI.2). The card of the second player returns
 * to the hand (NYW-13.2.1.3). The memory keeps it there until a card of its value is played.
 */
import { demand } from "../../core/basics/errors.js";
import { POSITION_COMPLAINT as fail, readArray, readInteger, readKnownFields } from "../../core/basics/json.js";
import type { MemoryParts } from "../../core/ruleset/parts.js";
import type { NineYearsEvent } from "../vocabulary/events.js";
import * as S from "../state/index.js";
import type { NineYearsState } from "../state/index.js";
import { CARD_VALUES, SEATS, type Seat } from "../vocabulary/types.js";

/** The number of cards of each value, from 1 up, that each hidden hand certainly holds. */
export type SureCards = Readonly<Partial<Record<Seat, readonly number[]>>>;

const MOST_CARDS = 99;

export const MEMORY: MemoryParts<NineYearsState> = {
  begin: (s, viewer): SureCards => Object.fromEntries(unseenBy(viewer).map((seat) => [seat, CARD_VALUES.map((value) => (isOpen(s, seat, value) ? 1 : 0))])),
  remember(held: SureCards, _viewer: number, events: readonly NineYearsEvent[]): SureCards {
    let sure = held;
    for (const event of events) sure = after(sure, event);
    return sure;
  },
  read(held, viewer): SureCards {
    const seats = unseenBy(viewer);
    const given = readKnownFields(held, "memory.held", seats, fail);
    return Object.fromEntries(seats.map((seat) => [seat, readCounts(given[seat], `memory.held.${seat}`)]));
  },
  check(s, _viewer, held: SureCards) {
    for (const [seat, counts] of Object.entries(held))
      counts.forEach((count, i) => {
        const holds = S.inHand(s, SEATS.indexOf(seat as Seat), CARD_VALUES[i]!);
        demand(count <= holds, `memory.held.${seat}[${i}]`, `at most ${holds}`, count);
      });
  },
};

function unseenBy(viewer: number): Seat[] {
  return SEATS.filter((_, seat) => seat !== viewer);
}

function isOpen(s: NineYearsState, seat: Seat, value: number): boolean {
  const side = SEATS.indexOf(seat);
  return S.chosenCard(s, S.rivalOf(side)) > 0 && S.chosenCard(s, side) === value;
}

function readCounts(given: unknown, path: string): number[] {
  const counts = readArray(given, path, CARD_VALUES.length, fail);
  return CARD_VALUES.map((_, i) => readInteger(counts[i], `${path}[${i}]`, 0, MOST_CARDS, fail));
}

function after(sure: SureCards, event: NineYearsEvent): SureCards {
  switch (event.type) {
    case "cards-shown":
      return changed(
        changed(sure, "alliance", event.alliance, (count) => Math.max(count, 1)),
        "bourbon",
        event.bourbon,
        (count) => Math.max(count, 1),
      );
    case "card-played":
      return changed(sure, event.seat, event.value, (count) => Math.max(count - 1, 0)); // The known card may be the one played.
    default:
      return sure;
  }
}

function changed(sure: SureCards, seat: Seat, value: number, change: (count: number) => number): SureCards {
  const counts = sure[seat];
  if (counts === undefined) return sure;
  return { ...sure, [seat]: counts.map((count, i) => (CARD_VALUES[i] === value ? change(count) : count)) };
}
