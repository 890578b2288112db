/**
 * Checks each card: it is in the scenario's deck or set aside, stays in play only if its effect continues, and is committed only by a seat that will still
 * use it.
 */
import { hasBit } from "../../core/basics/bits.js";
import { demand } from "../../core/basics/errors.js";
import * as S from "../state/index.js";
import type { PeloponnesianState } from "../state/index.js";
import type { Tables } from "../tables/index.js";
import { NEW_YEAR, SEATS, SPARTA } from "../vocabulary/types.js";
import { isAtNewYear } from "./clock.js";
import type { Frame } from "./stack.js";

const LAST_PLACE = S.COMMITTED + 1;

export function checkCards(s: PeloponnesianState, t: Tables): void {
  const leaders = [0, 0];
  const set = deckSet(s, t);
  for (let c = t.cardIds.length; c < s.cards.length * 4; c++)
    demand(S.cardPlace(s, c) === S.NOT_IN_DECK, "cards", "no card more than there are", S.cardPlace(s, c));
  for (let c = 0; c < t.cardIds.length; c++) {
    const place = S.cardPlace(s, c);
    if (place > LAST_PLACE) demand(false, `cards.${t.cardIds[c]}`, "a place of cards", place);
    checkDeck(t, c, place, set);
    if (place === S.IN_PLAY || place === S.REMOVED) checkEffect(t, c, place);
    if (place !== S.IN_PLAY || t.leaderSide[c]! < 0) continue;
    demand(leaders[t.leaderSide[c]!]!++ === 0, `leaders.${SEATS[t.leaderSide[c]!]}`, "one leader at most (PEL-3.2.3.1)", t.cardIds[c]);
  }
}

// PEL-3.2.2.1, PEL-3.2.3.2: a card is in play only if its effect continues, and removed only if something can remove it.
function checkEffect(t: Tables, card: number, place: number): void {
  const { continuing, removed } = t.eventOfCard[card]!;
  const fits = place === S.IN_PLAY ? continuing : t.leaderSide[card]! >= 0 || removed !== "never";
  demand(fits, `cards.${t.cardIds[card]}`, place === S.IN_PLAY ? "no card in play that does not stay there" : "no card removed that nothing removes", place);
}

// The set of cards in the deck besides the common ones. It changes when the war resumes after a peace (PEL-12.1.3.2).
function deckSet(s: PeloponnesianState, t: Tables): string {
  const resumed = S.hasEffect(s, S.PEACE_CONCLUDED) && t.cards.some(({ set }, c) => set === "415" && S.cardPlace(s, c) !== S.NOT_IN_DECK);
  return resumed ? "415" : S.scenarioOf(s).row.cardSet;
}

// PEL-3.0.1: a card of another deck is outside. PEL-12.1.3.2: cards of a replaced deck stay in play or removed.
function checkDeck(t: Tables, card: number, place: number, current: string): void {
  const { set } = t.cards[card]!;
  const isCurrent = set === "common" || set === current;
  const replaced = current === "415" && set === "431" && (place === S.IN_PLAY || place === S.REMOVED);
  if (isCurrent === (place !== S.NOT_IN_DECK) || replaced) return;
  demand(false, `cards.${t.cardIds[card]}`, isCurrent ? "a place of a card of this deck (PEL-3.0.1)" : "not in the deck (PEL-3.0.1)", place);
}

/** Checks that exactly the seats with an unused committed card have one in front of them (PEL-3.1.1). */
export function checkCommitted(s: PeloponnesianState, t: Tables, frames: readonly Frame[]): void {
  for (let seat = 0; seat < 2; seat++) {
    const cards = t.cardIds.filter((_, c) => S.cardPlace(s, c) === S.COMMITTED + seat);
    const expected = holdsCard(s, frames, seat) ? 1 : 0;
    demand(cards.length === expected, `committed.${SEATS[seat]}`, expected === 1 ? "one card" : "none", cards.join(", "));
    if (expected === 1 && S.useOf(s, seat) === S.EVENT_USE) checkEventUse(s, t, seat); // PEL-3.1.3: the event must belong to that side and season.
  }
}

function holdsCard(s: PeloponnesianState, frames: readonly Frame[], seat: number): boolean {
  const use = S.useOf(s, seat);
  const campaign = frames[0]!;
  const turn = frames[1];
  if (use === S.NO_USE || campaign.kind !== "campaign") return false;
  const { step } = campaign;
  if (step === "beginYear" || step === "firstEvent" || step === "firstTurn" || use === S.SACRIFICE_USE) return true;
  if (isAtNewYear(campaign)) return step === "secondEvent" || (step === "firstSacrifice" && seat !== SPARTA); // PEL-10.4.3: Sparta's event comes first.
  if (turn?.slots["seat"] !== seat) return step === "secondTurn"; // The turn of this seat is still to come.
  return use === S.ACTIONS_USE || frames[2]?.kind === "event";
}

// PEL-3.1.3: the event belongs to the side and the season. Its other conditions may have changed since the card was committed.
function checkEventUse(s: PeloponnesianState, t: Tables, seat: number): void {
  const card = t.cardIds.findIndex((_, c) => S.cardPlace(s, c) === S.COMMITTED + seat);
  const season = S.seasonOf(s);
  const allowed = hasBit(t.cardSides[card]!, seat) && hasBit(t.cardSeasons[card]!, season);
  demand(
    allowed,
    `committed.${SEATS[seat]}.card`,
    season === NEW_YEAR ? "an event of the New Year (PEL-10.4.2)" : "an event of that side and season (PEL-3.1.3)",
    t.cardIds[card],
  );
}
