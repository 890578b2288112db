/**
 * The turns of a game, each with what the turn track names and its seven phases (DIA-SEQ.1). It lies at the bottom of the stack until the game is over.
 *
 * Steps are phases; the frame remembers the event of the turn track at which the start of the turn goes on.
 */
import type { Dice } from "../../core/dice/dice.js";
import { unreachable } from "../../core/errors.js";
import type { Log, Procedure } from "../../core/flow.js";
import { pushFrame, setSlot, setStep, slot, stepOf } from "../../core/frames.js";
import { completeAction } from "../effects/complete-action.js";
import { cleanUp, deal } from "../effects/deal.js";
import { endGame } from "../effects/end-game.js";
import { removeMarker } from "../effects/markers.js";
import { carryOutTrackEvent } from "../effects/turn-track.js";
import type { DiadochiEvent } from "../events.js";
import { GameTurn, HIDDEN_HANDS, NAME_FIRST_PLAYER, REINFORCEMENT, STRATEGY_ROUND, VICTORIES } from "../frames.js";
import { seatId } from "../names.js";
import { isolatedMarkers } from "../rules/isolation.js";
import { victoryPointsOf } from "../rules/points.js";
import { highestSeats, seniorSeat } from "../rules/seniority.js";
import { countBits, type DiadochiState, lowestBit, seatInTurnOrder } from "../state.js";
import { type Tables, tablesOf } from "../tables.js";
import { hiddenHandCount } from "./hidden-hands.js";

const TURN_TRACK = 1;
const TURN_ORDER = 2;
const USURPER = 3;
const REINFORCEMENTS = 4;
const DEAL = 5;
const STRATEGY = 6;
const ROUND_OVER = 7;
const ISOLATION = 8;
const END_OF_TURN = 9;
const COUNT = 10;

export const gameTurn: Procedure<DiadochiState, DiadochiEvent> = {
  kind: "game-turn",
  clause: "DIA-SEQ.1",
  slots: ["next"],

  run(s, dice, log) {
    const t = tablesOf(s);
    if (completeAction(s, log)) return false; // DIA-VIC.15: the end of a phase
    switch (stepOf(s)) {
      case 0:
        log?.push({ type: "turn-began", clause: "DIA-SEQ.1", turn: s.turn });
        setSlot(s, GameTurn.next, 0);
        setStep(s, TURN_TRACK);
        return false;
      case TURN_TRACK:
        return goOnWithTurnTrack(s, t, log);
      case TURN_ORDER:
        return beginTurnOrder(s, t, dice, log);
      case USURPER:
        return nameUsurper(s, t, log);
      case REINFORCEMENTS:
        return beginReinforcements(s, log);
      case DEAL:
        beginPhase(s, "deal", STRATEGY, log);
        deal(s, t, hiddenHandCount(s, t), dice, log);
        return false;
      case STRATEGY:
        return beginRound(s, t, log);
      case ROUND_OVER:
        setStep(s, STRATEGY);
        pushFrame(s, HIDDEN_HANDS); // DIA-PLY.6
        return false;
      case ISOLATION:
        beginPhase(s, "isolation", END_OF_TURN, log);
        removeIsolatedMarkers(s, t, log);
        return false;
      case END_OF_TURN:
        beginPhase(s, "end-of-turn", COUNT, log);
        cleanUp(s, t, log); // DIA-EOT.3
        return false;
      default:
        return endTurn(s, t, log);
    }
  },

  asks: () => unreachable("game-turn asks nobody"),
  moves: () => unreachable("game-turn asks nobody"),
  play: () => unreachable("game-turn asks nobody"),
};

function beginPhase(s: DiadochiState, phase: string, next: number, log: Log<DiadochiEvent>): void {
  log?.push({ type: "phase-began", clause: "DIA-SEQ.1", phase });
  setStep(s, next);
}

// DIA-EOT.4: before phase I, one event after the other.
function goOnWithTurnTrack(s: DiadochiState, t: Tables, log: Log<DiadochiEvent>): boolean {
  const events = t.setup.turnTrack.find((row) => row.turn === s.turn)?.events ?? [];
  const event = events[slot(s, GameTurn.next)];
  if (event === undefined) {
    setStep(s, TURN_ORDER);
    return false;
  }
  setSlot(s, GameTurn.next, slot(s, GameTurn.next) + 1);
  carryOutTrackEvent(s, t, event, log);
  return false;
}

// DIA-SEQ.2, DIA-SEQ.3
function beginTurnOrder(s: DiadochiState, t: Tables, dice: Dice, log: Log<DiadochiEvent>): boolean {
  beginPhase(s, "turn-order", USURPER, log);
  const fewest = highestSeats(s, (seat) => -victoryPointsOf(s, t, seat));
  pushFrame(s, NAME_FIRST_PLAYER, countBits(fewest) === 1 ? lowestBit(fewest) : rollForFewest(fewest, dice, log));
  return false;
}

function rollForFewest(tied: number, dice: Dice, log: Log<DiadochiEvent>): number {
  const seats: number[] = [];
  for (let rest = tied; rest !== 0; rest &= rest - 1) seats.push(lowestBit(rest));
  const winner = dice.rollOff(seats.length, 6, (still, faces) => {
    still.forEach((n, i) => {
      log?.push({ type: "roll", purpose: "fewest-victory-points", clause: "DIA-SEQ.3", seat: seatId(seats[n] ?? 0), sides: 6, faces: [faces[i] ?? 0] });
    });
  });
  return seats[winner] ?? 0;
}

// DIA-SEQ.6, DIA-SEQ.7, DIA-SEQ.10
function nameUsurper(s: DiadochiState, t: Tables, log: Log<DiadochiEvent>): boolean {
  beginPhase(s, "usurper", REINFORCEMENTS, log);
  s.usurper = seniorSeat(
    s,
    t,
    highestSeats(s, (seat) => victoryPointsOf(s, t, seat)),
  );
  log?.push({ type: "usurper-named", clause: "DIA-SEQ.6", seat: seatId(s.usurper) });
  return false;
}

function beginReinforcements(s: DiadochiState, log: Log<DiadochiEvent>): boolean {
  if (s.turn === 1) {
    setStep(s, DEAL); // DIA-SEQ.12
    return false;
  }
  beginPhase(s, "reinforcements", DEAL, log);
  pushFrame(s, REINFORCEMENT);
  return false;
}

// DIA-SEQ.13, DIA-SEQ.16
function beginRound(s: DiadochiState, t: Tables, log: Log<DiadochiEvent>): boolean {
  if (s.round === t.setup.rounds) {
    s.round = 0;
    setStep(s, ISOLATION);
    return false;
  }
  if (s.round === 0) log?.push({ type: "phase-began", clause: "DIA-SEQ.1", phase: "strategy" });
  s.round++;
  log?.push({ type: "round-began", clause: "DIA-SEQ.13", round: s.round });
  setStep(s, ROUND_OVER);
  pushFrame(s, STRATEGY_ROUND);
  return false;
}

// DIA-ISO.1, DIA-ISO.11
function removeIsolatedMarkers(s: DiadochiState, t: Tables, log: Log<DiadochiEvent>): void {
  for (let n = 0; n < s.seats; n++) for (const space of isolatedMarkers(s, t, seatInTurnOrder(s, n))) removeMarker(s, t, space, "DIA-ISO.1", log);
}

function endTurn(s: DiadochiState, t: Tables, log: Log<DiadochiEvent>): boolean {
  if (s.turn === s.lastTurn) {
    const leaders = highestSeats(s, (seat) => victoryPointsOf(s, t, seat)); // DIA-EOT.2
    endGame(s, seniorSeat(s, t, leaders), VICTORIES.indexOf("most-victory-points"), countBits(leaders) === 1 ? "DIA-VIC.3" : "DIA-VIC.17", log);
    return false;
  }
  s.turn++; // DIA-EOT.1
  setStep(s, 0);
  return false;
}
