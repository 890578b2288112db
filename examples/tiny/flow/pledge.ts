/** The pledge, TINY-1 and TINY-2: both seats secretly choose a card at the same time. Remembers nothing: a pledged card has its own place. */
import { argA, ASK, asking, code, type Dice, type Log, type Procedure, withBit } from "tyche/engine";
import { CARDS } from "../data/cards.js";
import type { TinyEvent } from "../vocabulary/events.js";
import { F } from "../vocabulary/frames.js";
import { V } from "../vocabulary/moves.js";
import { refuse } from "../rules/refusals.js";
import { HAND, PLEDGED, pledgeOf, type TinyState, cardValueOf } from "../state/index.js";
import { SEATS } from "../vocabulary/types.js";

export const pledge: Procedure<TinyState, TinyEvent> = asking(F.pledge, {
  clause: "TINY-1",
  run: { ask: (s, dice, log) => (pledge.asks(s) !== 0 ? ASK : reveal(s, dice, log)) },
  asks(s) {
    return SEATS.reduce((asked, _, seat) => (pledgeOf(s, seat) < 0 ? withBit(asked, seat) : asked), 0);
  },
  moves(s, seat, out) {
    for (let card = 0; card < s.deck.length; card++) if (s.deck[card] === HAND + seat) out.push(code(V.pledge, card));
  },
  play(s, seat, c, _dice, log) {
    s.deck[argA(c)] = PLEDGED + seat;
    log?.push({ type: "pledged", seat: SEATS[seat]!, card: CARDS[argA(c)]!.id });
  },
  refuse(s, seat, c) {
    const isPledge = (c & 255) === V.pledge;
    return isPledge && s.deck[argA(c)] !== HAND + seat ? refuse("pledge/not-in-hand", { card: CARDS[argA(c)]!.id }) : null;
  },
});

function reveal(s: TinyState, dice: Dice, log: Log<TinyEvent>): void {
  const north = pledgeOf(s, 0);
  const south = pledgeOf(s, 1);
  const difference = cardValueOf(north) - cardValueOf(south);
  const first = difference === 0 ? rollOff() : difference > 0 ? 0 : 1;
  log?.push({ type: "revealed", cards: [CARDS[north]!.id, CARDS[south]!.id], first: SEATS[first]!, clause: "TINY-2" });
  F.pledge.pop(s, first);

  // TINY-2: equal pledges roll one die each, the higher raids first.
  function rollOff(): number {
    return dice.rollOff(2, 6, (_still, faces) => log?.push({ type: "roll", purpose: "first-raid", clause: "TINY-2", seat: null, sides: 6, faces }));
  }
}
