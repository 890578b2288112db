/** A side is active: one card play, extra events, one rearrangement of its minor leaders, in any order, until it is done (CAR-S.10, CAR-D3). */
import { argA, code, verbOf } from "../../core/moves/codes.js";
import type { Log, Procedure } from "../../core/flow/flow.js";
import type { Refusal } from "../../core/basics/errors.js";
import { NONE } from "../../core/flow/frame-rows.js";
import { ASK, asking } from "../../core/flow/procedures.js";
import type { UnrestEvent } from "../vocabulary/events.js";
import { F } from "../vocabulary/frames.js";
import { V } from "../vocabulary/moves.js";
import { cardId, seatId } from "../state/names.js";
import { boxCu, obstacleToActivateWith, obstacleToEvent, obstacleToReinforceWith } from "../rules/cards.js";
import { hasLeaderToRearrange } from "../rules/leaders.js";
import { raisedLevel } from "../rules/level.js";
import { type Reason, refuse } from "../rules/refusals.js";
import { endRest, inHand, type UnrestState, setActiveSeat } from "../state/index.js";
import { endOfCards, firstCard, type Tables, tablesOf } from "../tables/index.js";
import { EFFECT } from "../vocabulary/types.js";
import { placeMany, rearrangeFrom } from "../effects/begin.js";
import { playCard } from "../effects/cards.js";
import { setLevel } from "../effects/level.js";

/** Order of the moves: card by card (activate, reinforce, event), rearranging, being done. */
export const active: Procedure<UnrestState, UnrestEvent> = asking(F.active, {
  clause: "CAR-S.10",
  run: {
    start(s, _dice, log) {
      const f = F.active.top(s);
      setActiveSeat(s, f.seat);
      log?.push({ type: "became-active", seat: seatId(f.seat), clause: "CAR-S.9" });
      f.step = F.active.step.ask;
      return ASK;
    },
  },
  moves(s, seat, out) {
    const t = tablesOf(s);
    const played = F.active.top(s).cardPlayed;
    const end = endOfCards(t, seat);
    for (let card = firstCard(t, seat); card < end; card++) {
      if (inHand(s, card) === 0) continue;
      if (obstacleToActivateWith(s, t, seat, card, played) === null) out.push(code(V.activate, card));
      if (obstacleToReinforceWith(s, t, seat, card, played) === null) out.push(code(V.reinforce, card));
      if (obstacleToEvent(s, t, seat, card, played) === null) out.push(code(V["play-event"], card));
    }
    if (obstacleToRearrange(s, t, seat) === null) out.push(code(V.rearrange));
    out.push(code(V.done));
  },
  play(s, seat, c, _dice, log) {
    const t = tablesOf(s);
    switch (verbOf(c)) {
      case V.activate:
        activateWith(s, t, seat, argA(c), log);
        break;
      case V.reinforce:
        reinforceWith(s, t, seat, argA(c), log);
        break;
      case V["play-event"]:
        playEvent(s, t, seat, argA(c), log);
        break;
      case V.rearrange:
        F.active.top(s).rearranged = true;
        rearrangeFrom(s, t, seat);
        break;
      default:
        beDone(s, seat, log);
    }
  },
  refuse(s, seat, c) {
    const t = tablesOf(s);
    const card = argA(c);
    const played = F.active.top(s).cardPlayed;
    switch (verbOf(c)) {
      case V.activate:
        return refuse(obstacleToActivateWith(s, t, seat, card, played), { card: cardId(t, card) });
      case V.reinforce:
        return refuse(obstacleToReinforceWith(s, t, seat, card, played), { card: cardId(t, card), needed: t.scenario.reinforceValue });
      case V["play-event"]:
        return refuse(obstacleToEvent(s, t, seat, card, played), eventData(t, card));
      case V.rearrange:
        return refuse(obstacleToRearrange(s, t, seat));
      default:
        return null;
    }
  },
});

// The data of a refused event: the card, and for a blockade also the CU needed.
function eventData(t: Tables, card: number): Refusal["data"] {
  return t.cardEffect[card] === EFFECT.blockade ? { card: cardId(t, card), needed: t.cardAmount[card]! } : { card: t.cardIds[card] ?? null };
}

function obstacleToRearrange(s: UnrestState, t: Tables, seat: number): Reason | null {
  if (F.active.top(s).rearranged) return "active/rearranged"; // CAR-S.10: only one rearrangement.
  return hasLeaderToRearrange(s, t, seat) ? null : "active/nothing-to-rearrange";
}

function activateWith(s: UnrestState, t: Tables, seat: number, card: number, log: Log<UnrestEvent>): void {
  playCard(s, card, "activate", "CAR-S.11", log);
  F.active.top(s).cardPlayed = true; // CAR-S.11: the one card play
  activations(s, seat, t.cardValue[card]!, 1);
}

function reinforceWith(s: UnrestState, t: Tables, seat: number, card: number, log: Log<UnrestEvent>): void {
  playCard(s, card, "reinforce", "CAR-R7.1a", log);
  F.active.top(s).cardPlayed = true;
  placeMany(s, seat, t.scenario.cardReinforcement);
}

function playEvent(s: UnrestState, t: Tables, seat: number, card: number, log: Log<UnrestEvent>): void {
  const amount = t.cardAmount[card]!;
  switch (t.cardEffect[card]) {
    case EFFECT["raise-unrest"]:
      playCard(s, card, "event", "CAR-20.0.7", log); // This does not count as the one card play.
      setLevel(s, raisedLevel(t.box, s.level, boxCu(s), amount), "event", "CAR-20.0.1", log);
      s.marker = 1; // CAR-20.0.3: the marker is on this round
      log?.push({ type: "marker-placed", clause: "CAR-20.0.3" });
      break;
    case EFFECT.blockade:
      playCard(s, card, "event", "CAR-21.5.15c", log); // CAR-21.5.15c: this is not the one card play.
      F.blockade.push(s);
      break;
    case EFFECT.campaign:
      playCard(s, card, "event", "CAR-S.30", log);
      F.active.top(s).cardPlayed = true;
      activations(s, seat, t.cardValue[card]!, amount); // CAR-20.3.15: two activations in one card play
      break;
    default:
      // CAR-21.4.29e: no leader is activated, so there is no response.
      playCard(s, card, "event", "CAR-S.11", log);
      F.active.top(s).cardPlayed = true;
      placeMany(s, seat, amount);
  }
}

function beDone(s: UnrestState, seat: number, log: Log<UnrestEvent>): void {
  endRest(s);
  setActiveSeat(s, NONE);
  log?.push({ type: "done", seat: seatId(seat), clause: "CAR-S.10" });
  F.active.pop(s);
}

function activations(s: UnrestState, seat: number, value: number, left: number): void {
  const f = F.activate.push(s);
  f.seat = seat;
  f.value = value;
  f.left = left;
}
