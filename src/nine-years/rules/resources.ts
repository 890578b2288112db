import { EVENT_CARD_IDS } from "../vocabulary/types.js";
import * as S from "../state/index.js";
import type { NineYearsState } from "../state/index.js";
import { ALLIANCE, BOURBON, REGION_IRELAND, type Tables } from "../tables/index.js";

const BASE_RP: readonly number[] = [6, 3]; // NYW-20.2.3: the Alliance has 6, the Bourbons 3.
const RESOURCE_PENALTY = 2;
const CARDS_1688 = 3; // NYW-13.1.3, NYW-20.2.5.1: the first year has three rounds.
const CARDS = 5;
const KWW_ALLIANCE_LOSES = -3;
const KWW_BOURBONS_LOSE = 3;

const LOUVOIS = EVENT_CARD_IDS.indexOf("death-of-louvois");
const ZENTA = EVENT_CARD_IDS.indexOf("battle-of-zenta");
const GUERRE_DE_COURSE = EVENT_CARD_IDS.indexOf("guerre-de-course");

/** True if a lasting event card is in its place on the map, where it has its effect (NYW-9.2.3.2). */
export function isLasting(s: NineYearsState, card: number): boolean {
  return S.placeOfEvent(s, card) === S.EVENT_LASTING;
}

/** The resource points of a side at the start of step 2.a. */
export function resourcePoints(s: NineYearsState, t: Tables, side: number): number {
  let points = BASE_RP[side]! + S.rpModifierOf(s, side); // NYW-12.3.1.2, NYW-12.3.1.3: events change the printed points.
  if (side === BOURBON) {
    // NYW-12.3.1.8, NYW-12.3.1.4: each rich space gives the Bourbons 1.
    for (let space = 0; space < t.spaceIds.length; space++) if (t.rich[space]! && S.controlOf(s, space) === BOURBON) points++;
    if (isLasting(s, LOUVOIS)) points--; // NYW-9.3.3.1: the card costs 1 while it is on the map.
  } else {
    if (holdsTheIsles(s, t)) points++; // NYW-12.3.1.9: London with all of Ireland gives 1.
    if (isLasting(s, ZENTA)) points++; // NYW-9.3.4.1: the card gives 1 while it is on the map.
    if (isLasting(s, GUERRE_DE_COURSE)) points--; // NYW-9.3.2.2: the card costs 1 while it is on the map.
  }
  if ((S.penaltiesOf(s, side) & S.PENALTY_RESOURCES) !== 0) points -= RESOURCE_PENALTY; // NYW-12.3.1.11: this penalty costs 2.
  return Math.max(0, points); // NYW-12.3.1.12: the result is not negative.
}

// NYW-12.3.1.9: true if the side controls London and all spaces of Ireland.
function holdsTheIsles(s: NineYearsState, t: Tables): boolean {
  if (S.controlOf(s, t.named.london) !== ALLIANCE) return false;
  for (let space = 0; space < t.spaceIds.length; space++) if (t.region[space] === REGION_IRELAND && S.controlOf(s, space) !== ALLIANCE) return false;
  return true;
}

/** The number of Action cards that a side draws (NYW-13.1.2 to NYW-13.1.6). */
export function actionCardsOf(s: NineYearsState, side: number): number {
  let cards = s.year === 1688 ? CARDS_1688 : CARDS;
  // NYW-13.1.4, NYW-18.4.2, NYW-18.4.3: at either end of the track, one side loses a card.
  if (s.kww === (side === ALLIANCE ? KWW_ALLIANCE_LOSES : KWW_BOURBONS_LOSE)) cards--;
  if ((S.penaltiesOf(s, side) & S.PENALTY_CARD) !== 0) cards--; // NYW-13.1.5: this penalty costs 1.
  return Math.max(0, cards - S.fewerCardsOf(s, side)); // NYW-13.1.6: events take cards too.
}

/** NYW-13.2.1.1, NYW-13.2.1.5: the side with more Action cards, or -1 if the numbers are equal, when each side must show a card. */
export function firstByCards(allianceCards: number, bourbonCards: number): number {
  return allianceCards === bourbonCards ? -1 : allianceCards > bourbonCards ? ALLIANCE : BOURBON;
}
