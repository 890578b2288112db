/** Drawing cards: a side may first discard any cards it holds, then draws up to its hand size (CAR-R6.2a, CAR-S.7). */
import { code, argA, verbOf } from "../../core/moves/codes.js";
import { type Dice, together, type UnorderedDice } from "../../core/dice/dice.js";
import type { Log, Procedure } from "../../core/flow/flow.js";
import { asking } from "../../core/flow/procedures.js";
import type { UnrestEvent } from "../vocabulary/events.js";
import { F } from "../vocabulary/frames.js";
import { V } from "../vocabulary/moves.js";
import { cardId, seatId } from "../state/names.js";
import { cardsToDraw } from "../rules/cards.js";
import { refuse } from "../rules/refusals.js";
import { discardCard, drawCard, inHand, inPile, pileSize, rebuildPile, takeFromPile, type UnrestState } from "../state/index.js";
import { endOfCards, firstCard, seatOfNumber, type Tables, tablesOf } from "../tables/index.js";

/** Order of the moves: discards in card order, then drawing. */
export const draw: Procedure<UnrestState, UnrestEvent> = asking(F.draw, {
  clause: "CAR-R6.2a",
  moves(s, seat, out) {
    const t = tablesOf(s);
    const end = endOfCards(t, seat);
    for (let card = firstCard(t, seat); card < end; card++) if (inHand(s, card) > 0) out.push(code(V.discard, card));
    out.push(code(V.draw));
  },
  play(s, seat, c, dice, log) {
    if (verbOf(c) === V.discard) discardOne(s, seat, argA(c), log);
    else drawHand(s, seat, dice, log);
  },
  refuse(s, seat, c) {
    const t = tablesOf(s);
    if (verbOf(c) !== V.discard) return null;
    return refuse(seatOfNumber(t.cardsFrom, argA(c)) === seat ? "card/not-in-hand (discard)" : "card/other-deck", { card: cardId(t, argA(c)) });
  },
});

function discardOne(s: UnrestState, seat: number, card: number, log: Log<UnrestEvent>): void {
  discardCard(s, card);
  log?.push({ type: "card-discarded", seat: seatId(seat), card: cardId(tablesOf(s), card), clause: "CAR-R6.2a" });
}

function drawHand(s: UnrestState, seat: number, dice: Dice, log: Log<UnrestEvent>): void {
  const t = tablesOf(s);
  const counting = together(dice, log);
  const drawn: string[] = [];
  const count = cardsToDraw(s, t, seat); // CAR-20.2.2, CAR-20.2.3: the level costs cards only here.
  for (let i = 0; counting === undefined && i < count && hasCardToDraw(s, t, seat, log); i++) {
    const card = drawCard(s, t, seat, dice);
    if (log !== undefined) drawn.push(cardId(t, card));
  }
  if (counting !== undefined) drawTogether(s, t, seat, count, counting);
  log?.push({ type: "cards-drawn", seat: seatId(seat), count: drawn.length, cards: drawn, clause: "CAR-R6.2b" });
  F.draw.pop(s);
}

// Draws a hand with dice that enumerate possible hands, each once for all orders of its cards.
function drawTogether(s: UnrestState, t: Tables, seat: number, count: number, dice: UnorderedDice): void {
  for (let left = count; left > 0 && hasCardToDraw(s, t, seat, undefined); ) {
    const now = Math.min(left, pileSize(s, t, seat));
    const first = firstCard(t, seat);
    const copies = Array.from({ length: endOfCards(t, seat) - first }, (_, i) => inPile(s, first + i));
    for (const [i, taken] of dice.hand(copies, now).entries()) for (let n = 0; n < taken; n++) takeFromPile(s, first + i);
    left -= now;
  }
}

// CAR-R6.4: an exhausted deck is rebuilt from its discards.
function hasCardToDraw(s: UnrestState, t: Tables, seat: number, log: Log<UnrestEvent>): boolean {
  if (pileSize(s, t, seat) > 0) return true;
  const count = rebuildPile(s, t, seat);
  if (count > 0) log?.push({ type: "deck-rebuilt", seat: seatId(seat), count, clause: "CAR-R6.4" });
  return count > 0;
}
