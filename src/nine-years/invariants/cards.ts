/** Checks that each card is in one possible place, and that no hand has more cards than were dealt. */
import { demand } from "../../core/basics/errors.js";
import { F } from "../vocabulary/frames.js";
import { seatId } from "../state/names.js";
import { actionCardsOf } from "../rules/resources.js";
import * as S from "../state/index.js";
import type { NineYearsState } from "../state/index.js";
import { ALLIANCE, BOURBON, type Tables } from "../tables/index.js";
import { CARD_VALUES, EVENT_CARD_IDS } from "../vocabulary/types.js";

const ADDED_YEAR = 1693;
const SIDES: readonly number[] = [ALLIANCE, BOURBON];
const BEACHY_HEAD = EVENT_CARD_IDS.indexOf("beachy-head");
const GUERRE_DE_COURSE = EVENT_CARD_IDS.indexOf("guerre-de-course");

export function checkCards(s: NineYearsState, t: Tables): void {
  for (const value of CARD_VALUES) {
    const count = t.actionCards[value - 1]!;
    const open = S.inDiscards(s, value) + S.inHand(s, ALLIANCE, value) + S.inHand(s, BOURBON, value);
    const isAll = S.inPile(s, value) >= 0 && S.inPile(s, value) + open === count;
    demand(
      isAll,
      "actionDeck",
      `${count} cards of ${value} in pile, discards and hands (NYW-5.1.1)`,
      S.inPile(s, value) >= 0 ? S.inPile(s, value) + open : open,
    );
  }
  for (const side of SIDES) {
    const chosen = S.chosenCard(s, side);
    demand(chosen === 0 || S.inHand(s, side, chosen) > 0, `sides.${seatId(side)}.chosen`, "a card of the hand (NYW-13.2.1.1)", chosen);
  }
  t.events.forEach((row, card) => {
    const place = S.placeOfEvent(s, card);
    const isKeptBack = row.added1693 && s.year < ADDED_YEAR;
    demand(
      (place === S.EVENT_NOT_ADDED) === isKeptBack,
      "eventDeck",
      `${row.id} ${isKeptBack ? "kept back until" : "in the game, before or after"} 1693 (NYW-5.2.2)`,
    );
    for (const side of SIDES)
      demand(row.held || place !== S.EVENT_HELD + side, `sides.${seatId(side)}.held`, "cards that are held until played (NYW-9.2.1.1)", row.id);
    demand(row.lasting || place !== S.EVENT_LASTING, "eventDeck.lasting", "lasting events (NYW-9.2.3.1)", row.id);
  });
  const isRaiding = S.placeOfEvent(s, GUERRE_DE_COURSE) === S.EVENT_LASTING;
  demand(!isRaiding || S.placeOfEvent(s, BEACHY_HEAD) !== S.EVENT_LASTING, "eventDeck.lasting", "beachy-head or guerre-de-course (NYW-9.3.2.1)");
}

/** Checks the hands against the point of the year. */
export function checkHands(s: NineYearsState): void {
  const isDealt = F["first-card"].isUnderWay(s) || F["action-rounds"].isUnderWay(s);
  for (const side of SIDES) {
    const path = `sides.${seatId(side)}`;
    const most = isDealt ? actionCardsOf(s, side) : 0;
    demand(S.handSize(s, side) <= most, `${path}.hand`, `at most ${most} cards (NYW-13.1.2)`, S.handSize(s, side));
    demand(S.chosenCard(s, side) === 0 || F["first-card"].isUnderWay(s), `${path}.chosen`, "null outside the choice of the first card");
  }
  const [alliance, bourbon] = [S.handSize(s, ALLIANCE), S.handSize(s, BOURBON)];
  if (F["first-card"].isUnderWay(s))
    demand(alliance === bourbon && alliance > 0, "sides.bourbon.hand", `${alliance} cards, as many as the Alliance has`, bourbon);
}
