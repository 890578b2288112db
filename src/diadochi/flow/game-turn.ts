/**
 * The turns of a game, each with its events on the turn track and its seven phases (DIA-SEQ.1). This frame is at the bottom of the stack until the
 * game is over; most of its steps are phases.
 */
import { countBits, lowestBit, nextBit } from "../../core/basics/bits.js";
import type { Dice } from "../../core/dice/dice.js";
import type { Log, Procedure } from "../../core/flow/flow.js";
import { automatic, type StepWork } from "../../core/flow/procedures.js";
import { completeAction } from "../effects/complete-action.js";
import { cleanUp, deal } from "../effects/deal.js";
import { endGame } from "../effects/end-game.js";
import { removeMarker } from "../effects/markers.js";
import { carryOutTrackEvent } from "../effects/turn-track.js";
import type { DiadochiEvent } from "../vocabulary/events.js";
import { F } from "../vocabulary/frames/index.js";
import { seatId } from "../state/names.js";
import { isolatedMarkers } from "../rules/isolated-markers.js";
import { victoryPointsOf } from "../rules/points.js";
import { highestSeats, seniorSeat } from "../rules/seniority.js";
import { type DiadochiState, seatInTurnOrder } from "../state/index.js";
import { type Tables, tablesOf } from "../tables/index.js";
import { type Phase, ROLLS } from "../vocabulary/types.js";
import { hiddenHandCount } from "./hidden-hands.js";

const STEP = F["game-turn"].step;

type Work = StepWork<DiadochiState, DiadochiEvent>;

export const gameTurn: Procedure<DiadochiState, DiadochiEvent> = automatic(F["game-turn"], "DIA-SEQ.1", {
  start: settled((s, _dice, log) => {
    const f = F["game-turn"].top(s);
    log?.push({ type: "turn-began", clause: "DIA-SEQ.1", turn: s.turn });
    f.next = 0;
    f.step = STEP.turnTrack;
  }),
  turnTrack: settled((s, _dice, log) => goOnWithTurnTrack(s, tablesOf(s), log)),
  turnOrder: settled((s, dice, log) => beginTurnOrder(s, tablesOf(s), dice, log)),
  usurper: settled((s, _dice, log) => nameUsurper(s, tablesOf(s), log)),
  reinforcements: settled((s, _dice, log) => beginReinforcements(s, log)),
  deal: settled((s, dice, log) => {
    const t = tablesOf(s);
    beginPhase(s, "deal", STEP.strategy, log);
    deal(s, t, hiddenHandCount(s, t), dice, log);
  }),
  strategy: settled((s, _dice, log) => beginRound(s, tablesOf(s), log)),
  roundOver: settled((s) => {
    F["game-turn"].top(s).step = STEP.strategy;
    F["hidden-hands"].push(s); // DIA-PLY.6: reveals cards of hidden hands after each round
  }),
  isolation: settled((s, _dice, log) => {
    beginPhase(s, "isolation", STEP.endOfTurn, log);
    removeIsolatedMarkers(s, tablesOf(s), log);
  }),
  endOfTurn: settled((s, _dice, log) => {
    beginPhase(s, "end-of-turn", STEP.end, log);
    cleanUp(s, tablesOf(s), log); // DIA-EOT.3: hands are discarded, effects of the turn end
  }),
  end: settled((s, _dice, log) => endTurn(s, tablesOf(s), log)),
});

// DIA-VIC.15: the effects of a phase are settled at its end.
function settled(work: Work): Work {
  return (s, dice, log) => {
    if (!completeAction(s, log)) work(s, dice, log);
  };
}

function beginPhase(s: DiadochiState, phase: Phase, next: number, log: Log<DiadochiEvent>): void {
  log?.push({ type: "phase-began", clause: "DIA-SEQ.1", phase });
  F["game-turn"].top(s).step = next;
}

// DIA-EOT.4: events take place one by one before phase I.
function goOnWithTurnTrack(s: DiadochiState, t: Tables, log: Log<DiadochiEvent>): void {
  const events = t.setup.turnTrack.find((row) => row.turn === s.turn)?.events ?? [];
  const event = events[F["game-turn"].top(s).next];
  if (event === undefined) {
    F["game-turn"].top(s).step = STEP.turnOrder;
    return;
  }
  F["game-turn"].top(s).next++;
  carryOutTrackEvent(s, t, event, log);
}

// DIA-SEQ.2, DIA-SEQ.3: the player with the fewest VP names the first player; dice break ties.
function beginTurnOrder(s: DiadochiState, t: Tables, dice: Dice, log: Log<DiadochiEvent>): void {
  beginPhase(s, "turn-order", STEP.usurper, log);
  const fewest = highestSeats(s, (seat) => -victoryPointsOf(s, t, seat));
  const next = F["name-first-player"].push(s);
  next.seat = countBits(fewest) === 1 ? lowestBit(fewest) : rollForFewest(fewest, dice, log);
}

function rollForFewest(tied: number, dice: Dice, log: Log<DiadochiEvent>): number {
  const seats: number[] = [];
  for (let seat = nextBit(tied, 0); seat >= 0; seat = nextBit(tied, seat + 1)) seats.push(seat);
  const winner = dice.rollOff(seats.length, 6, (still, faces) => {
    still.forEach((n, i) => {
      log?.push({
        type: "roll",
        purpose: "fewest-victory-points",
        clause: ROLLS["fewest-victory-points"],
        seat: seatId(seats[n] ?? 0),
        sides: 6,
        faces: [faces[i] ?? 0],
      });
    });
  });
  return seats[winner] ?? 0;
}

// DIA-SEQ.6, DIA-SEQ.7, DIA-SEQ.10: the Usurper for the whole turn has the most VP; seniority breaks ties.
function nameUsurper(s: DiadochiState, t: Tables, log: Log<DiadochiEvent>): void {
  beginPhase(s, "usurper", STEP.reinforcements, log);
  s.usurper = seniorSeat(
    s,
    t,
    highestSeats(s, (seat) => victoryPointsOf(s, t, seat)),
  );
  log?.push({ type: "usurper-named", clause: "DIA-SEQ.6", seat: seatId(s.usurper) });
}

function beginReinforcements(s: DiadochiState, log: Log<DiadochiEvent>): void {
  if (s.turn === 1) {
    F["game-turn"].top(s).step = STEP.deal; // DIA-SEQ.12: no reinforcements on turn 1
    return;
  }
  beginPhase(s, "reinforcements", STEP.deal, log);
  F.reinforcement.push(s);
}

// DIA-SEQ.13, DIA-SEQ.16: the phase ends after five rounds.
function beginRound(s: DiadochiState, t: Tables, log: Log<DiadochiEvent>): void {
  if (s.round === t.setup.rounds) {
    s.round = 0;
    F["game-turn"].top(s).step = STEP.isolation;
    return;
  }
  if (s.round === 0) log?.push({ type: "phase-began", clause: "DIA-SEQ.1", phase: "strategy" });
  s.round++;
  log?.push({ type: "round-began", clause: "DIA-SEQ.13", round: s.round });
  F["game-turn"].top(s).step = STEP.roundOver;
  F["strategy-round"].push(s);
}

// DIA-ISO.1, DIA-ISO.11: in turn order, each player loses all his isolated markers at once.
function removeIsolatedMarkers(s: DiadochiState, t: Tables, log: Log<DiadochiEvent>): void {
  for (let n = 0; n < s.seats; n++) for (const space of isolatedMarkers(s, t, seatInTurnOrder(s, n))) removeMarker(s, space, "DIA-ISO.1", log);
}

function endTurn(s: DiadochiState, t: Tables, log: Log<DiadochiEvent>): void {
  if (s.turn === s.lastTurn) {
    const leaders = highestSeats(s, (seat) => victoryPointsOf(s, t, seat)); // DIA-EOT.2: the most VP win
    const clause = countBits(leaders) === 1 ? "DIA-VIC.3" : "DIA-VIC.17";
    endGame(s, seniorSeat(s, t, leaders), "most-victory-points", log, clause);
    return;
  }
  s.turn++; // DIA-EOT.1: a new turn
  F["game-turn"].top(s).step = STEP.start;
}
