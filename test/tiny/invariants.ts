/** What holds in every state of Tiny. */
import { invariant } from "../../src/core/errors.js";
import { DISCARD, HAND, PILE, PLEDGED, raiderAt, roundOf, roundsOf, type TinyState, tablesOf } from "./state.js";
import { CARDS } from "./data/cards.js";

/** Throws when the state breaks an invariant. */
export function checkInvariants(s: TinyState): void {
  invariant(s.deck.length === CARDS.length, "a card has one place each");
  invariant(
    s.deck.every((place) => [PILE, DISCARD, HAND, HAND + 1, PLEDGED, PLEDGED + 1].includes(place)),
    "a card lies where cards can lie",
  );
  invariant(s.deck.filter((place) => place === PLEDGED).length <= 1 && s.deck.filter((place) => place === PLEDGED + 1).length <= 1, "one pledge a seat");
  invariant(
    s.strength.every((strength) => strength >= 0 && strength <= 6),
    "strength is 0 to 6",
  );
  invariant(raiderAt(s) >= 0 && raiderAt(s) <= tablesOf(s).end, "the raider stands on the track");
  invariant(roundOf(s) <= roundsOf(s), "no round after the last");
}
