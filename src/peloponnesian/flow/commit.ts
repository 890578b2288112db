/** Both players commit a card face down, with its use (3.1, 10.4.1). */
import { type Code, argA, code, verbOf } from "../../core/moves/codes.js";
import { ASK, asking } from "../../core/flow/procedures.js";
import { F } from "../vocabulary/frames.js";
import { refuse } from "../rules/refusals.js";
import type { PeloponnesianLog } from "../vocabulary/events.js";
import { V } from "../vocabulary/moves.js";
import { canCommitEvent } from "../rules/cards.js";
import * as S from "../state/index.js";
import type { PeloponnesianState } from "../state/index.js";
import { type Tables, tablesOf } from "../tables/index.js";
import { SEATS } from "../vocabulary/types.js";
import type { PeloponnesianProcedure } from "./procedure.js";

/** In the order of EVENT_USE and the constants after it. */
const USES = ["event", "actions", "sacrifice"] as const;

export const commit: PeloponnesianProcedure = asking(F.commit, {
  clause: "PEL-3.1.1",
  run: {
    ask: (s, _dice, log) => (asked(s) !== 0 ? ASK : reveal(s, tablesOf(s), log)),
  },
  asks: asked,
  moves(s, seat, out) {
    const t = tablesOf(s);
    const other = S.isNewYear(s) ? V.sacrifice : V["play-actions"];
    S.listCardsAt(s, S.HAND + seat, cards);
    for (let i = 0; i < cards.length; i++) {
      const c = cards[i]!;
      if (canCommitEvent(s, t, seat, c)) out.push(code(V["play-event"], c));
      out.push(code(other, c)); // PEL-3.1.4, PEL-10.4.1: any card can be used for its actions, or as a sacrifice at New Year.
    }
  },
  play(s, seat, c: Code, _dice, log) {
    const card = argA(c);
    const use = verbOf(c) === V["play-event"] ? S.EVENT_USE : verbOf(c) === V["play-actions"] ? S.ACTIONS_USE : S.SACRIFICE_USE;
    S.setCardPlace(s, card, S.COMMITTED + seat);
    S.write(s, S.CLOCK.useOfSparta + seat, use);
    log?.push({ type: "card-committed", seat: SEATS[seat]!, secret: { cards: [tablesOf(s).cardIds[card]!] } });
  },
  refuse(s, seat, c) {
    const t = tablesOf(s);
    const card = argA(c);
    const verb = verbOf(c);
    if (verb !== V["play-event"] && verb !== V["play-actions"] && verb !== V.sacrifice) return null;
    const data = { card: t.cardIds[card]! };
    if (S.cardPlace(s, card) !== S.HAND + seat) return refuse("commit/not-in-hand", data);
    if (verb === V["play-event"]) return refuse("commit/event-not-allowed", data, S.isNewYear(s) ? "PEL-10.4.2" : "PEL-3.1.3");
    return refuse("commit/wrong-step", data, S.isNewYear(s) ? "PEL-10.4.1" : "PEL-3.1.1");
  },
});

const cards: number[] = [];

function asked(s: PeloponnesianState): number {
  return (S.useOf(s, 0) === S.NO_USE ? 1 : 0) | (S.useOf(s, 1) === S.NO_USE ? 2 : 0);
}

// PEL-3.1.2: both cards are revealed at the same time.
function reveal(s: PeloponnesianState, t: Tables, log: PeloponnesianLog): void {
  for (let seat = 0; seat < 2; seat++) {
    log?.push({
      type: "card-revealed",
      seat: SEATS[seat]!,
      card: t.cardIds[S.committedCard(s, seat)]!,
      use: USES[S.useOf(s, seat) - S.EVENT_USE]!,
    });
  }
  F.commit.pop(s);
}

/** Puts a committed card among the used ones, unless its event put it elsewhere. */
export function discardCommitted(s: PeloponnesianState, seat: number): void {
  const card = S.committedCard(s, seat);
  if (card >= 0) S.setCardPlace(s, card, S.USED); // PEL-3.0.5: used cards are face up.
}
