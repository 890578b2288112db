/**
 * A turn: draw, first player, five rounds, surrender, scoring, reinforcement (CAR-S.6). It asks nothing itself.
 *
 * The step is the phase; every phase that asks is a frame of its own.
 */
import { unreachable } from "../../core/errors.js";
import type { Log, Procedure } from "../../core/flow.js";
import { pushFrame, setStep, stepOf } from "../../core/frames.js";
import type { UnrestEvent } from "../events.js";
import { DRAW, FIRST_PLAYER, PLACE_CU, REARRANGE, RETURN_LEADERS, ROUND } from "../frames.js";
import { clampVictoryPoints } from "../rules/level.js";
import { endingOf, portPoints, surrenderTo, unrestPoints, winnerBy } from "../rules/victory.js";
import type { UnrestState } from "../state.js";
import { type Tables, tablesOf } from "../tables.js";
import { CARTHAGE, COALITION, ENDING } from "../types.js";
import { givePort } from "./changes.js";
import { endGame } from "./game-over.js";

const PHASE = {
  start: 0,
  coalitionDraws: 1,
  carthageDraws: 2,
  firstPlayer: 3,
  rounds: 4,
  scoring: 5,
  coalitionCu: 6,
  carthageCu: 7,
  coalitionReturns: 8,
  coalitionRearranges: 9,
  carthageReturns: 10,
  carthageRearranges: 11,
  end: 12,
} as const;

/** Asks nobody. */
export const turn: Procedure<UnrestState, UnrestEvent> = {
  kind: "turn",
  clause: "CAR-S.6",
  slots: [],
  run(s, _dice, log) {
    const t = tablesOf(s);
    const phase = stepOf(s);
    if (phase === PHASE.rounds) return playRound(s, t);
    if (phase === PHASE.scoring) return score(s, t, log);
    setStep(s, phase === PHASE.end ? PHASE.start : phase + 1);
    switch (phase) {
      case PHASE.start:
        s.turn++;
        log?.push({ type: "turn-started", turn: s.turn, clause: "CAR-S.6" });
        break;
      case PHASE.coalitionDraws:
        pushFrame(s, DRAW, COALITION); // CAR-S.7: the coalition first
        break;
      case PHASE.carthageDraws:
        pushFrame(s, DRAW, CARTHAGE);
        break;
      case PHASE.firstPlayer:
        // CAR-S.8: Carthage names the first player while it is behind
        pushFrame(s, FIRST_PLAYER, s.vp < t.scenario.namesFirstBelow ? CARTHAGE : COALITION);
        break;
      case PHASE.coalitionCu:
        pushFrame(s, PLACE_CU, COALITION, t.scenario.reinforcements); // CAR-S.34: the coalition first
        break;
      case PHASE.carthageCu:
        pushFrame(s, PLACE_CU, CARTHAGE, t.scenario.reinforcements);
        break;
      case PHASE.coalitionReturns:
        pushFrame(s, RETURN_LEADERS, COALITION, t.leadersFrom[COALITION]!); // CAR-S.35: again the coalition first
        break;
      case PHASE.coalitionRearranges:
        pushFrame(s, REARRANGE, COALITION, t.leadersFrom[COALITION]!);
        break;
      case PHASE.carthageReturns:
        pushFrame(s, RETURN_LEADERS, CARTHAGE, t.leadersFrom[CARTHAGE]!);
        break;
      case PHASE.carthageRearranges:
        pushFrame(s, REARRANGE, CARTHAGE, t.leadersFrom[CARTHAGE]!);
        break;
      default:
        s.marked = 0; // CAR-S.26: marks last until the turn ends
        s.first = 0;
    }
    return false;
  },
  asks: () => unreachable("a question of a turn"),
  moves: () => unreachable("a question of a turn"),
  play: () => unreachable("a question of a turn"),
};

function playRound(s: UnrestState, t: Tables): boolean {
  if (s.round < t.scenario.rounds) {
    s.round++;
    pushFrame(s, ROUND);
  } else {
    s.round = 0;
    setStep(s, PHASE.scoring);
  }
  return false;
}

function score(s: UnrestState, t: Tables, log: Log<UnrestEvent>): boolean {
  const receiver = surrenderTo(s);
  if (receiver >= 0) givePort(s, t, receiver, "surrender", "CAR-S.31", log);
  const ports = portPoints(s, t);
  const loss = unrestPoints(s, t); // CAR-20.2.5, CAR-20.2.6: only here does it cost VP; CAR-20.2.10: nothing gives them back
  s.vp = clampVictoryPoints(t.box, s.vp + ports - loss); // CAR-S.32
  log?.push({ type: "scored", turn: s.turn, portPoints: ports, unrestPoints: loss, vp: s.vp, clause: "CAR-S.32" });
  const ending = endingOf(s, t);
  if (ending === ENDING.none) setStep(s, PHASE.coalitionCu);
  else endGame(s, winnerBy(s, t, ending), ending, "CAR-S.33", log); // CAR-S.6: no reinforcement after the last turn
  return false;
}
