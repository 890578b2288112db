import type { Log } from "../../core/flow/flow.js";
import type { CardUse, UnrestEvent } from "../vocabulary/events.js";
import { cardId, seatId } from "../state/names.js";
import { discardCard, type UnrestState } from "../state/index.js";
import { seatOfNumber, tablesOf } from "../tables/index.js";

/** Plays a card from its owner's hand and discards it. */
export function playCard(s: UnrestState, card: number, use: CardUse, clause: string, log: Log<UnrestEvent>): void {
  const t = tablesOf(s);
  discardCard(s, card);
  log?.push({ type: "card-played", seat: seatId(seatOfNumber(t.cardsFrom, card)), card: cardId(t, card), use, clause });
}
