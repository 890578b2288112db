/** What each viewer may see (TINY-1: hands and pledges are secret, the pile has no order). */
import { cardsAt, countAt, type Envelope, type Viewer } from "tyche/engine";
import { CARDS } from "./data/cards.js";
import type { TinyEvent } from "./events.js";
import type { TinyDecision } from "./frames.js";
import { DISCARD, endingOf, HAND, PILE, pledgeOf, raiderAt, roundOf, roundsOf, strengthOf, type TinyState, tablesOf, winnerOf } from "./state.js";
import { SEATS, type Seat } from "./types.js";

export interface TinySeatView {
  readonly strength: number;
  readonly cards: number;
  readonly hasPledged: boolean;
  /** Null for those who may not see it. */
  readonly hand: readonly string[] | null;
  readonly pledged: string | null;
}

export interface TinyPieces {
  readonly round: number;
  readonly rounds: number;
  readonly track: readonly { readonly space: string; readonly hasRaider: boolean }[];
  readonly seats: Readonly<Record<Seat, TinySeatView>>;
  readonly discards: readonly string[];
  readonly pile: number;
  readonly ending: number;
  readonly winner: number;
}

export interface TinyView extends TinyPieces, Envelope<Seat, TinyDecision> {}

export function view(s: TinyState, viewer: Viewer<Seat>): TinyPieces {
  return {
    round: roundOf(s),
    rounds: roundsOf(s),
    track: tablesOf(s).spaces.map((space, i) => ({ space, hasRaider: i === raiderAt(s) })),
    seats: { north: seatView(s, 0, viewer), south: seatView(s, 1, viewer) },
    discards: cardsAt(s.deck, DISCARD).map(idOf),
    pile: countAt(s.deck, PILE),
    ending: endingOf(s),
    winner: winnerOf(s),
  };
}

function seatView(s: TinyState, seat: number, viewer: Viewer<Seat>): TinySeatView {
  const sees = viewer === "arbiter" || viewer === SEATS[seat];
  const pledged = pledgeOf(s, seat);
  return {
    strength: strengthOf(s, seat),
    cards: countAt(s.deck, HAND + seat),
    hasPledged: pledged >= 0,
    hand: sees ? cardsAt(s.deck, HAND + seat).map(idOf) : null,
    pledged: sees && pledged >= 0 ? idOf(pledged) : null,
  };
}

/** The same events as the viewer may know them. */
export function viewEvents(events: readonly TinyEvent[], viewer: Viewer<Seat>): TinyEvent[] {
  return events.map((event) => {
    if (event.type === "dealt" && event.seat !== viewer) return { ...event, cards: event.cards.map(() => null) };
    if (event.type === "pledged" && event.seat !== viewer) return { ...event, card: null };
    return event;
  });
}

/** Cards drawn, pledges opened and ambush cards shown are news to somebody. */
export function isReveal(event: TinyEvent): boolean {
  return event.type === "dealt" || event.type === "revealed" || event.type === "ambushed";
}

function idOf(card: number): string {
  return CARDS[card]!.id;
}
