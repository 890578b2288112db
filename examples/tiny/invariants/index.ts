/** What holds in every state of Tiny. */
import { countAt, demand, NONE } from "tyche/engine";
import { F } from "../vocabulary/frames.js";
import { isAmbushCard } from "../rules/raid.js";
import { endAgainst, winnerOfTrack } from "../rules/track.js";
import { FIELDS, HAND, PLEDGED, rivalOf, strengthOf, type TinyState, victoryOf } from "../state/index.js";
import { tablesOf } from "../tables/index.js";
import { NORTH, SEATS } from "../vocabulary/types.js";

const HAND_SIZE = 3;
const STRONGEST = 6;

/** What core has not checked by the table of frames. @throws PositionError naming the field of the arbiter's view */
export function checkInvariants(s: TinyState): void {
  FIELDS.checkInvariants(s);
  const isOver = F["game-over"].isUnderWay(s);
  demand(s.round >= 1 && s.round <= s.rounds, "round", `a round in 1..${s.rounds} (TINY-6)`, s.round);
  demand((s.victory === NONE) !== isOver, "victory", "none until the game is over, and then how it ended", victoryOf(s));
  if (isOver) checkEnding(s);
  else checkUnderWay(s);
}

function checkUnderWay(s: TinyState): void {
  demand(s.winner === NONE, "winner", "none while the game goes on", SEATS[s.winner]);
  demand(s.raider > 0 && s.raider < tablesOf(s).end, "raider", "a raider between the ends (TINY-5)", s.raider);
  if (F.raid.isUnderWay(s)) checkRaid(s);
  else checkPledge(s);
}

// TINY-1: of three cards each, at most one has been pledged so far.
function checkPledge(s: TinyState): void {
  const { first } = F.round.under(s);
  demand(first === NORTH, `${F.round.path(s)}.slots.first`, "north before the raids", SEATS[first]);
  demand(countAt(s.deck, PLEDGED) + countAt(s.deck, PLEDGED + 1) <= 1, "deck.pledged", "one pledge at most while a seat is asked (TINY-1)", "two");
  SEATS.forEach((seat, index) => {
    const cards = countAt(s.deck, HAND + index) + countAt(s.deck, PLEDGED + index);
    demand(cards === HAND_SIZE, `deck.hand.${seat}`, `${HAND_SIZE} cards with the one pledged (TINY-1)`, cards);
    demand(strengthOf(s, index) === 0, `strength.${seat}`, "0 before the pledges are open (TINY-2)", strengthOf(s, index));
  });
}

// TINY-3: the first raid is over in the second; who raids has strength left, or has just spent it on the strike that may be ambushed.
function checkRaid(s: TinyState): void {
  const { first, step } = F.round.under(s);
  const isFirst = step === F.round.step.secondRaid;
  const seat = isFirst ? first : rivalOf(first);
  const raid = F.raid.under(s);
  const isStriking = F.ambush.isUnderWay(s);
  demand(raid.seat === seat, `${F.raid.path(s)}.slots.seat`, SEATS[seat]!, SEATS[raid.seat]);
  const isInRange = isStriking ? raid.force >= 1 && raid.force <= HAND_SIZE : raid.force === 0;
  demand(isInRange, `${F.raid.path(s)}.slots.force`, isStriking ? `1..${HAND_SIZE}` : "0", raid.force);
  if (isStriking) checkAmbush(s, rivalOf(seat));
  const left = strengthOf(s, seat) + raid.force;
  demand(left >= 1 && left <= STRONGEST, `strength.${SEATS[seat]}`, `1..${STRONGEST} with the strike under way (TINY-3)`, left);
  SEATS.forEach((name, index) => {
    demand(countAt(s.deck, PLEDGED + index) === 0, `deck.pledged.${name}`, "no card in a raid (TINY-2)", "a card");
    demand(countAt(s.deck, HAND + index) < HAND_SIZE, `deck.hand.${name}`, `fewer than ${HAND_SIZE} cards in a raid (TINY-1)`, countAt(s.deck, HAND + index));
  });
  const rival = rivalOf(seat);
  demand(isFirst || strengthOf(s, rival) === 0, `strength.${SEATS[rival]}`, "0 after its raid (TINY-3)", strengthOf(s, rival));
}

function checkAmbush(s: TinyState, rival: number): void {
  const { seat } = F.ambush.under(s);
  demand(seat === rival, `${F.ambush.path(s)}.slots.seat`, SEATS[rival]!, SEATS[seat]);
  const hasCard = s.deck.some((place, card) => place === HAND + seat && isAmbushCard(card));
  demand(hasCard, `deck.hand.${SEATS[seat]}`, "a card of 5 or more in the hand that is asked for an ambush (TINY-4)", "none");
}

function checkEnding(s: TinyState): void {
  const victory = victoryOf(s);
  demand(victory === "last-round" || s.winner !== NONE, "winner", "a seat, unless the middle of the track makes a draw (TINY-6)", s.winner);
  if (victory === "breakthrough") {
    const expected = endAgainst(s, s.winner);
    demand(s.raider === expected, "raider", `the raider at ${expected}, where the winner's rival is (TINY-5)`, s.raider);
  }
  if (victory === "last-round") {
    const side = winnerOfTrack(s);
    demand(s.winner === side, "winner", `${side === NONE ? "none" : SEATS[side]}, by the side of the raider (TINY-6)`, SEATS[s.winner]);
    demand(s.round === s.rounds, "round", `the last, ${s.rounds} (TINY-6)`, s.round);
  }
}
