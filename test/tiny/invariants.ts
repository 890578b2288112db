/** What holds in every state of Tiny. */
import { demand } from "../../src/core/errors.js";
import { countAt } from "../../src/core/deck.js";
import { type FrameView, viewFrames } from "../../src/core/frames.js";
import { PROCEDURES } from "./flow/index.js";
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

/** @throws PositionError naming the field of the arbiter's view */
export function checkInvariants(s: TinyState): void {
  const frames = viewFrames(s, PROCEDURES);
  const kinds = frames.map(({ kind }) => kind).join(" ");
  demand(STACKS.includes(kinds), "secret.frames", `one of ${STACKS.join(", ")}`, kinds);
  demand(roundOf(s) >= 1 && roundOf(s) <= roundsOf(s), "round", `a round in 1..${roundsOf(s)} (TINY-6)`, roundOf(s));
  demand((endingOf(s) === UNDECIDED) !== (kinds === "game-over"), "ending", "0 until the game is over, and then how it ended", endingOf(s));
  if (endingOf(s) === UNDECIDED) checkUnderWay(s, frames);
  else checkEnding(s);
}

const STACKS: readonly string[] = ["game round pledge", "game round raid", "game round raid ambush", "game-over"];

function checkUnderWay(s: TinyState, frames: readonly FrameView[]): void {
  demand(winnerOf(s) === SEATS.length, "winner", `${SEATS.length} while the game goes on`, winnerOf(s));
  demand(raiderAt(s) > 0 && raiderAt(s) < tablesOf(s).end, "track", "a raider between the ends (TINY-5)", raiderAt(s));
  const [game, round, third, ambush] = frames as [FrameView, FrameView, FrameView, FrameView | undefined];
  checkFrame(game, [0, 0], [0, 0], {});
  if (third.kind === "pledge") checkPledge(s, round, third);
  else checkRaid(s, round, third, ambush);
}

// TINY-1: of three cards each, at most one has been pledged so far.
function checkPledge(s: TinyState, round: FrameView, pledge: FrameView): void {
  checkFrame(round, [1, 1], [0, 0], { first: [0, 0] });
  checkFrame(pledge, [0, 0], [0, 0], {});
  demand(countAt(s.deck, PLEDGED) + countAt(s.deck, PLEDGED + 1) <= 1, "seats", "one pledge at most while a seat is asked (TINY-1)", "two");
  SEATS.forEach((seat, index) => {
    const cards = countAt(s.deck, HAND + index) + countAt(s.deck, PLEDGED + index);
    demand(cards === HAND_SIZE, `seats.${seat}.hand`, `${HAND_SIZE} cards with the one pledged (TINY-1)`, cards);
    demand(strengthOf(s, index) === 0, `seats.${seat}.strength`, "0 before the pledges are open (TINY-2)", strengthOf(s, index));
  });
}

// TINY-3: the first raid is over in the second; who raids has strength left, or has just spent it on the strike that may be ambushed.
function checkRaid(s: TinyState, round: FrameView, raid: FrameView, ambush: FrameView | undefined): void {
  checkFrame(round, [2, 3], [0, 1], { first: [0, 1] });
  const seat = round.step === 2 ? round.slots["first"]! : 1 - round.slots["first"]!;
  checkFrame(raid, ambush === undefined ? [0, 0] : [1, 1], [0, 1], { seat: [seat, seat], force: ambush === undefined ? [0, 0] : [1, HAND_SIZE] });
  if (ambush !== undefined) checkAmbush(s, ambush, 1 - seat);
  const left = strengthOf(s, seat) + raid.slots["force"]!;
  demand(left >= 1 && left <= STRONGEST, `seats.${SEATS[seat]}.strength`, `1..${STRONGEST} with the strike under way (TINY-3)`, left);
  SEATS.forEach((name, index) => {
    demand(countAt(s.deck, PLEDGED + index) === 0, `seats.${name}.pledged`, "null in a raid (TINY-2)", "a card");
    demand(countAt(s.deck, HAND + index) < HAND_SIZE, `seats.${name}.hand`, `fewer than ${HAND_SIZE} cards in a raid (TINY-1)`, countAt(s.deck, HAND + index));
  });
  const isDone = round.step === 2 || strengthOf(s, 1 - seat) === 0;
  demand(isDone, `seats.${SEATS[1 - seat]}.strength`, "0 after his raid (TINY-3)", strengthOf(s, 1 - seat));
}

function checkAmbush(s: TinyState, ambush: FrameView, seat: number): void {
  checkFrame(ambush, [0, 0], [0, 0], { seat: [seat, seat] });
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

type Range = readonly [least: number, most: number];

function checkFrame(frame: FrameView, step: Range, answer: Range, slots: Readonly<Record<string, Range>>): void {
  const path = `secret.frames.${frame.kind}`;
  checkRange(`${path}.step`, frame.step, step);
  checkRange(`${path}.answer`, frame.answer, answer);
  for (const [name, range] of Object.entries(slots)) checkRange(`${path}.slots.${name}`, frame.slots[name]!, range);
}

function checkRange(path: string, value: number, [least, most]: Range): void {
  demand(value >= least && value <= most, path, least === most ? String(least) : `${least}..${most}`, value);
}
