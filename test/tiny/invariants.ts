/** What holds in every state of Tiny. */
import { countAt, demand } from "tyche/engine";
import { F } from "./frames.js";
import { isAmbushCard } from "./rules/raid.js";
import {
  BREAKTHROUGH,
  endingOf,
  HAND,
  LAST_ROUND,
  PLEDGED,
  raiderAt,
  roundOf,
  roundsOf,
  strengthOf,
  type TinyState,
  tablesOf,
  UNDECIDED,
  winnerOf,
} from "./state.js";
import { SEATS } from "./types.js";

const HAND_SIZE = 3;
const STRONGEST = 6;

/** What core has not checked by the table of frames. @throws PositionError naming the field of the arbiter's view */
export function checkInvariants(s: TinyState): void {
  const isOver = F["game-over"].isUnderWay(s);
  demand(roundOf(s) >= 1 && roundOf(s) <= roundsOf(s), "round", `a round in 1..${roundsOf(s)} (TINY-6)`, roundOf(s));
  demand((endingOf(s) === UNDECIDED) !== isOver, "ending", "0 until the game is over, and then how it ended", endingOf(s));
  if (isOver) checkEnding(s);
  else checkUnderWay(s);
}

function checkUnderWay(s: TinyState): void {
  demand(winnerOf(s) === SEATS.length, "winner", `${SEATS.length} while the game goes on`, winnerOf(s));
  demand(raiderAt(s) > 0 && raiderAt(s) < tablesOf(s).end, "track", "a raider between the ends (TINY-5)", raiderAt(s));
  if (F.raid.isUnderWay(s)) checkRaid(s);
  else checkPledge(s);
}

// TINY-1: of three cards each, at most one has been pledged so far.
function checkPledge(s: TinyState): void {
  const { first } = F.round.under(s);
  demand(first === 0, `${F.round.path(s)}.slots.first`, "red before the raids", SEATS[first]);
  demand(countAt(s.deck, PLEDGED) + countAt(s.deck, PLEDGED + 1) <= 1, "seats", "one pledge at most while a seat is asked (TINY-1)", "two");
  SEATS.forEach((seat, index) => {
    const cards = countAt(s.deck, HAND + index) + countAt(s.deck, PLEDGED + index);
    demand(cards === HAND_SIZE, `seats.${seat}.hand`, `${HAND_SIZE} cards with the one pledged (TINY-1)`, cards);
    demand(strengthOf(s, index) === 0, `seats.${seat}.strength`, "0 before the pledges are open (TINY-2)", strengthOf(s, index));
  });
}

// TINY-3: the first raid is over in the second; who raids has strength left, or has just spent it on the strike that may be ambushed.
function checkRaid(s: TinyState): void {
  const { first, step } = F.round.under(s);
  const isFirst = step === F.round.step.secondRaid;
  const seat = isFirst ? first : 1 - first;
  const raid = F.raid.under(s);
  const isStriking = F.ambush.isUnderWay(s);
  demand(raid.seat === seat, `${F.raid.path(s)}.slots.seat`, SEATS[seat]!, SEATS[raid.seat]);
  const isInRange = isStriking ? raid.force >= 1 && raid.force <= HAND_SIZE : raid.force === 0;
  demand(isInRange, `${F.raid.path(s)}.slots.force`, isStriking ? `1..${HAND_SIZE}` : "0", raid.force);
  if (isStriking) checkAmbush(s, 1 - seat);
  const left = strengthOf(s, seat) + raid.force;
  demand(left >= 1 && left <= STRONGEST, `seats.${SEATS[seat]}.strength`, `1..${STRONGEST} with the strike under way (TINY-3)`, left);
  SEATS.forEach((name, index) => {
    demand(countAt(s.deck, PLEDGED + index) === 0, `seats.${name}.pledged`, "null in a raid (TINY-2)", "a card");
    demand(countAt(s.deck, HAND + index) < HAND_SIZE, `seats.${name}.hand`, `fewer than ${HAND_SIZE} cards in a raid (TINY-1)`, countAt(s.deck, HAND + index));
  });
  const isDone = isFirst || strengthOf(s, 1 - seat) === 0;
  demand(isDone, `seats.${SEATS[1 - seat]}.strength`, "0 after his raid (TINY-3)", strengthOf(s, 1 - seat));
}

function checkAmbush(s: TinyState, rival: number): void {
  const { seat } = F.ambush.under(s);
  demand(seat === rival, `${F.ambush.path(s)}.slots.seat`, SEATS[rival]!, SEATS[seat]);
  const hasCard = s.deck.some((place, card) => place === HAND + seat && isAmbushCard(card));
  demand(hasCard, `seats.${SEATS[seat]}.hand`, "a card of 5 or more in the hand that is asked for an ambush (TINY-4)", "none");
}

function checkEnding(s: TinyState): void {
  const { end } = tablesOf(s);
  demand(endingOf(s) === LAST_ROUND || winnerOf(s) < SEATS.length, "winner", "a seat, unless the middle of the track makes a draw (TINY-6)", winnerOf(s));
  if (endingOf(s) === BREAKTHROUGH) {
    const expected = winnerOf(s) === 0 ? end : 0;
    demand(raiderAt(s) === expected, "track", `the raider at ${expected}, where the winner's rival is (TINY-5)`, raiderAt(s));
  }
  if (endingOf(s) === LAST_ROUND) {
    const side = raiderAt(s) * 2 === end ? SEATS.length : raiderAt(s) * 2 > end ? 0 : 1;
    demand(winnerOf(s) === side, "winner", `${side}, by the side of the raider (TINY-6)`, winnerOf(s));
    demand(roundOf(s) === roundsOf(s), "round", `the last, ${roundsOf(s)} (TINY-6)`, roundOf(s));
  }
}
