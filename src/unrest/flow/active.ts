/**
 * A side is active: one card play, extra events, one rearrangement of its minor leaders, in any order, until it is done (CAR-S.10, CAR-D3).
 *
 * The frame remembers whose turn it is, whether the card play is used up and whether the minor leaders have been rearranged.
 */
import { argA, code, verbOf } from "../../core/codes.js";
import type { Log, Procedure, Refusal } from "../../core/flow.js";
import { popFrame, pushFrame, setSlot, setStep, slot, stepOf } from "../../core/frames.js";
import type { UnrestEvent } from "../events.js";
import { ACTIVATE, Active, BLOCKADE, PLACE_CU, REARRANGE } from "../frames.js";
import { VERB } from "../moves.js";
import { boxCu, obstacleToActivateWith, obstacleToEvent, obstacleToReinforceWith } from "../rules/cards.js";
import { hasLeaderToRearrange } from "../rules/leaders.js";
import { raisedLevel } from "../rules/level.js";
import { type Obstacle, OBSTACLES, refusalFor } from "../rules/obstacles.js";
import { endRest, inHand, type UnrestState } from "../state.js";
import { type Tables, tablesOf } from "../tables.js";
import { EFFECT, SEATS } from "../types.js";
import { playCard, setLevel } from "./changes.js";

const STEP = { start: 0, ask: 1 } as const;

/** Order: card by card (activate, reinforce, event), rearranging, being done. */
export const active: Procedure<UnrestState, UnrestEvent> = {
  kind: "active",
  clause: "CAR-S.10",
  slots: ["seat", "cardPlayed", "rearranged"],
  run(s, _dice, log) {
    if (stepOf(s) === STEP.start) {
      s.active = slot(s, Active.seat) + 1;
      log?.push({ type: "became-active", seat: SEATS[slot(s, Active.seat)]!, clause: "CAR-S.9" });
      setStep(s, STEP.ask);
    }
    return true;
  },
  asks: (s) => 1 << slot(s, Active.seat),
  moves(s, seat, out) {
    const t = tablesOf(s);
    const played = slot(s, Active.cardPlayed) === 1;
    const end = t.cardsFrom[seat + 1]!;
    for (let card = t.cardsFrom[seat]!; card < end; card++) {
      if (inHand(s, card) === 0) continue;
      if (obstacleToActivateWith(s, t, seat, card, played) === null) out.push(code(VERB.activate, card));
      if (obstacleToReinforceWith(s, t, seat, card, played) === null) out.push(code(VERB.reinforce, card));
      if (obstacleToEvent(s, t, seat, card, played) === null) out.push(code(VERB.playEvent, card));
    }
    if (obstacleToRearrange(s, t, seat) === null) out.push(code(VERB.rearrange));
    out.push(code(VERB.done));
  },
  play(s, seat, c, _dice, log) {
    const t = tablesOf(s);
    switch (verbOf(c)) {
      case VERB.activate:
        activateWith(s, t, seat, argA(c), log);
        break;
      case VERB.reinforce:
        reinforceWith(s, t, seat, argA(c), log);
        break;
      case VERB.playEvent:
        playEvent(s, t, seat, argA(c), log);
        break;
      case VERB.rearrange:
        setSlot(s, Active.rearranged, 1);
        pushFrame(s, REARRANGE, seat, t.leadersFrom[seat]!);
        break;
      default:
        beDone(s, seat, log);
    }
  },
  refuse(s, seat, c) {
    const t = tablesOf(s);
    const card = argA(c);
    const played = slot(s, Active.cardPlayed) === 1;
    switch (verbOf(c)) {
      case VERB.activate:
        return refusalFor(obstacleToActivateWith(s, t, seat, card, played), { card: t.cardIds[card]! });
      case VERB.reinforce:
        return refusalFor(obstacleToReinforceWith(s, t, seat, card, played), { card: t.cardIds[card]!, needed: t.scenario.reinforceValue });
      case VERB.playEvent:
        return refusalFor(obstacleToEvent(s, t, seat, card, played), eventData(t, card));
      case VERB.rearrange:
        return refusalFor(obstacleToRearrange(s, t, seat));
      default:
        return null;
    }
  },
};

// A blockade needs so many CU; the other events name the card alone.
function eventData(t: Tables, card: number): Refusal["data"] {
  return t.cardEffect[card] === EFFECT.blockade ? { card: t.cardIds[card]!, needed: t.cardAmount[card]! } : { card: t.cardIds[card] ?? null };
}

function obstacleToRearrange(s: UnrestState, t: Tables, seat: number): Obstacle | null {
  if (slot(s, Active.rearranged) === 1) return OBSTACLES.rearranged; // CAR-S.10: once
  return hasLeaderToRearrange(s, t, seat) ? null : OBSTACLES.nothingToRearrange;
}

function activateWith(s: UnrestState, t: Tables, seat: number, card: number, log: Log<UnrestEvent>): void {
  playCard(s, t, card, "activate", "CAR-S.11", log);
  setSlot(s, Active.cardPlayed, 1); // CAR-S.11: the one card play
  pushFrame(s, ACTIVATE, seat, t.cardValue[card]!, 1);
}

function reinforceWith(s: UnrestState, t: Tables, seat: number, card: number, log: Log<UnrestEvent>): void {
  playCard(s, t, card, "reinforce", "CAR-R7.1a", log);
  setSlot(s, Active.cardPlayed, 1);
  pushFrame(s, PLACE_CU, seat, t.scenario.cardReinforcement);
}

function playEvent(s: UnrestState, t: Tables, seat: number, card: number, log: Log<UnrestEvent>): void {
  const amount = t.cardAmount[card]!;
  switch (t.cardEffect[card]) {
    case EFFECT.raiseUnrest:
      playCard(s, t, card, "event", "CAR-20.0.7", log); // not a card play: as often as it is legal
      setLevel(s, raisedLevel(t.box, s.level, boxCu(s), amount), "event", "CAR-20.0.1", log);
      s.marker = 1; // CAR-20.0.3
      log?.push({ type: "marker-placed", clause: "CAR-20.0.3" });
      break;
    case EFFECT.blockade:
      playCard(s, t, card, "event", "CAR-21.5.15c", log); // not the one card play
      pushFrame(s, BLOCKADE);
      break;
    case EFFECT.campaign:
      playCard(s, t, card, "event", "CAR-S.30", log);
      setSlot(s, Active.cardPlayed, 1);
      pushFrame(s, ACTIVATE, seat, t.cardValue[card]!, amount); // CAR-20.3.15: two activations in one card play
      break;
    default:
      // CAR-21.4.29e: nobody is activated, so nothing answers
      playCard(s, t, card, "event", "CAR-S.11", log);
      setSlot(s, Active.cardPlayed, 1);
      pushFrame(s, PLACE_CU, seat, amount);
  }
}

function beDone(s: UnrestState, seat: number, log: Log<UnrestEvent>): void {
  endRest(s);
  s.active = 0;
  log?.push({ type: "done", seat: SEATS[seat]!, clause: "CAR-S.10" });
  popFrame(s);
}
