/** A round: deal to three cards, pledge, the first seat's raid, the other's. Remembers who is first. */
import { automatic, countAt, type Dice, drawCard, type Log, moveAll, type Procedure } from "tyche/engine";
import { CARDS } from "../data/cards.js";
import type { TinyEvent } from "../vocabulary/events.js";
import { F } from "../vocabulary/frames.js";
import { DISCARD, HAND, PILE, pledgeOf, rivalOf, type TinyState, cardValueOf } from "../state/index.js";
import { SEATS } from "../vocabulary/types.js";

const HAND_SIZE = 3;

export const round: Procedure<TinyState, TinyEvent> = automatic(F.round, "TINY-1", {
  deal(s, dice, log) {
    for (let seat = 0; seat < SEATS.length; seat++) dealTo(s, seat, dice, log);
    F.round.top(s).step = F.round.step.firstRaid;
    F.pledge.push(s);
  },
  firstRaid(s) {
    const f = F.round.top(s);
    f.first = F.pledge.answered(s);
    for (let seat = 0; seat < SEATS.length; seat++) takePledge(s, seat);
    f.step = F.round.step.secondRaid;
    F.raid.push(s).seat = f.first;
  },
  secondRaid(s) {
    const f = F.round.top(s);
    f.step = F.round.step.end;
    F.raid.push(s).seat = rivalOf(f.first);
  },
  end: (s) => F.round.pop(s),
});

function dealTo(s: TinyState, seat: number, dice: Dice, log: Log<TinyEvent>): void {
  const cards: string[] = [];
  while (countAt(s.deck, HAND + seat) < HAND_SIZE) {
    if (countAt(s.deck, PILE) === 0) moveAll(s.deck, DISCARD, PILE);
    cards.push(CARDS[drawCard(s.deck, PILE, HAND + seat, dice)]!.id);
  }
  log?.push({ type: "dealt", seat: SEATS[seat]!, cards });
}

// The pledged card is the strength of the round and is spent.
function takePledge(s: TinyState, seat: number): void {
  const card = pledgeOf(s, seat);
  s.strength[seat] = cardValueOf(card);
  s.deck[card] = DISCARD;
}
