/** A round: deal to three cards, pledge, the first seat's raid, the other's. Remembers who is first. */
import { drawCard, countAt, moveAll } from "../../../src/core/deck.js";
import type { Dice } from "../../../src/core/dice/dice.js";
import { unreachable } from "../../../src/core/errors.js";
import type { Log, Procedure } from "../../../src/core/flow.js";
import { answerOf, popFrame, pushFrame, setSlot, setStep, slot, stepOf } from "../../../src/core/frames.js";
import { CARDS } from "../data/cards.js";
import type { TinyEvent } from "../events.js";
import { PLEDGE, RAID, Round } from "../frames.js";
import { DISCARD, HAND, PILE, pledgeOf, setStrength, type TinyState, placeCard, cardValueOf } from "../state.js";
import { SEATS } from "../types.js";

const HAND_SIZE = 3;

export const round: Procedure<TinyState, TinyEvent> = {
  kind: "round",
  clause: "TINY-1",
  slots: ["first"],
  run(s, dice, log) {
    switch (stepOf(s)) {
      case 0:
        for (let seat = 0; seat < SEATS.length; seat++) dealTo(s, seat, dice, log);
        setStep(s, 1);
        pushFrame(s, PLEDGE);
        return false;
      case 1:
        setSlot(s, Round.first, answerOf(s));
        for (let seat = 0; seat < SEATS.length; seat++) takePledge(s, seat);
        setStep(s, 2);
        pushFrame(s, RAID, slot(s, Round.first));
        return false;
      case 2:
        setStep(s, 3);
        pushFrame(s, RAID, 1 - slot(s, Round.first));
        return false;
      default:
        popFrame(s);
        return false;
    }
  },
  asks: () => unreachable(),
  moves: () => unreachable(),
  play: () => unreachable(),
};

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
  setStrength(s, seat, cardValueOf(card));
  placeCard(s, card, DISCARD);
}
