/**
 * A turn: draw, first player, five rounds, surrender, scoring, reinforcement (CAR-S.6). The step is the phase; every phase with a decision has its
 * own frame.
 */
import type { Log, Procedure } from "../../core/flow/flow.js";
import { NONE } from "../../core/flow/frame-rows.js";
import { automatic } from "../../core/flow/procedures.js";
import type { UnrestEvent } from "../vocabulary/events.js";
import { F } from "../vocabulary/frames.js";
import { clampVictoryPoints } from "../rules/level.js";
import { portPoints, surrenderTo, unrestPoints, victoryBy, winnerBy } from "../rules/victory.js";
import { setFirstSeat, type UnrestState } from "../state/index.js";
import { firstLeader, type Tables, tablesOf } from "../tables/index.js";
import { CARTHAGE, COALITION } from "../vocabulary/types.js";
import { givePort } from "../effects/ports.js";
import { placeMany, rearrangeFrom } from "../effects/begin.js";
import { endGame } from "./game-over.js";

const PHASE = F.turn.step;

export const turn: Procedure<UnrestState, UnrestEvent> = automatic(F.turn, "CAR-S.6", {
  start(s, _dice, log) {
    goOn(s);
    s.turn++;
    log?.push({ type: "turn-started", turn: s.turn, clause: "CAR-S.6" });
  },
  coalitionDraws: (s) => draw(s, COALITION), // CAR-S.7: the coalition first
  carthageDraws: (s) => draw(s, CARTHAGE),
  firstPlayer(s) {
    goOn(s);
    // CAR-S.8: Carthage names the first player while its VP are below the scenario's limit.
    F["first-player"].push(s).seat = s.vp < tablesOf(s).scenario.namesFirstBelow ? CARTHAGE : COALITION;
  },
  rounds(s) {
    if (s.round === tablesOf(s).scenario.rounds) {
      s.round = 0;
      return goOn(s);
    }
    s.round++;
    F.round.push(s);
  },
  scoring: (s, _dice, log) => score(s, tablesOf(s), log),
  coalitionCu: (s) => reinforce(s, COALITION), // CAR-S.34: the coalition first
  carthageCu: (s) => reinforce(s, CARTHAGE),
  coalitionReturns: (s) => returnLeaders(s, COALITION), // CAR-S.35: again the coalition first
  coalitionRearranges: (s) => rearrange(s, COALITION),
  carthageReturns: (s) => returnLeaders(s, CARTHAGE),
  carthageRearranges: (s) => rearrange(s, CARTHAGE),
  end(s) {
    F.turn.top(s).step = PHASE.start;
    s.marked = 0; // CAR-S.26: marks last until the turn ends
    setFirstSeat(s, NONE);
  },
});

function goOn(s: UnrestState): void {
  F.turn.top(s).step++;
}

function draw(s: UnrestState, seat: number): void {
  goOn(s);
  F.draw.push(s).seat = seat;
}

function reinforce(s: UnrestState, seat: number): void {
  goOn(s);
  placeMany(s, seat, tablesOf(s).scenario.reinforcements);
}

function returnLeaders(s: UnrestState, seat: number): void {
  goOn(s);
  const f = F["return-leaders"].push(s);
  f.seat = seat;
  f.next = firstLeader(tablesOf(s), seat);
}

function rearrange(s: UnrestState, seat: number): void {
  goOn(s);
  rearrangeFrom(s, tablesOf(s), seat);
}

function score(s: UnrestState, t: Tables, log: Log<UnrestEvent>): void {
  const receiver = surrenderTo(s);
  if (receiver >= 0) givePort(s, receiver, "surrender", "CAR-S.31", log);
  const ports = portPoints(s, t);
  const loss = unrestPoints(s, t); // CAR-20.2.5, CAR-20.2.6: the level costs VP only here; CAR-20.2.10: lost VP are never regained.
  s.vp = clampVictoryPoints(t.box, s.vp + ports - loss); // CAR-S.32: points for ports, minus the cost of the level
  log?.push({ type: "scored", turn: s.turn, portPoints: ports, unrestPoints: loss, vp: s.vp, clause: "CAR-S.32" });
  const victory = victoryBy(s, t);
  if (victory === null) goOn(s);
  else endGame(s, winnerBy(s, t, victory), victory, "CAR-S.33", log); // CAR-S.6: no reinforcement after the last turn
}
